# What the server says by itself: where our links are shown.

share-title = Asclepia: a table for games of antiquity
share-words = Play against fair bots, with friends around one screen, or online. No account.
share-open-title = { $names } { $count ->
        [one] invites
       *[other] invite
    } you to { $game }
share-open-private = You are invited to { $game }
share-playing-private = A game of { $game }
share-over-private = A game of { $game }
share-closed-private = A game of { $game }
share-open = { $free ->
        [0] All seats are taken; come and watch.
        [one] One seat is free. Sit down: no account is needed.
       *[other] { $free } seats are free. Sit down: no account is needed.
    }
share-playing = The game is going on: come and watch.
share-over = Look back at every move.
share-closed = This game has ended.
share-player-title = { $name } at Asclepia
share-player = Games, victories and scores.
share-rules-title = { $game }: the rules
share-rules = All rules, numbered, with examples.
share-learn-title = { $game }: learn it in three minutes
share-learn = A lesson at the real table, step by step.
