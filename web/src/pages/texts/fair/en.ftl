# What is said where one leaves a running game, and where one waits for somebody who has left.

leave-title = Leave the game?
leave-bot = A bot plays on for you. You still see your hand, and take your seat back with one click, at any time.
leave-clock = Your clock runs on while it plays, and a bot’s turn brings no time.
leave-bot-go = Let a bot play
leave-level = How well the bot plays
leave-resign-bot = Resign: you leave for good, and have lost this game. The best bot takes your seat, so that the others can play on.
leave-resign-ends = Resign: the game ends here, and you have lost. The hands stay hidden.
leave-resign-go = Resign
leave-resign-sure = Yes, resign
leave-end = End the game unfinished. The hands stay hidden.
leave-end-go = End the game
leave-end-sure = Yes, end it
leave-look-away = Or just go: your seat stays yours, and the others see that you are away.
leave-look-away-alone = Or just go: the game waits for you, and you find it again among your games.
leave-stay = Stay
absent-title = { $name }: { $away }
absent-you = You decide what becomes of this seat.
absent-together = It is done when more than half of you want the same.
absent-together-all = This table has no hints: a bot plays when all the other players want it. Anything else is done when more than half of you want it.
absent-bot = A bot ({ $level }) plays for { $name }.
absent-end = The game ends unfinished, and counts for nobody.
absent-lost = { $size ->
        [two] The game ends: { $name } has lost it.
       *[several] { $name } has lost this game, and the bot keeps the seat.
    }
absent-count = { $count ->
        [one] 1 wants this; { $needed } must.
       *[other] { $count } want this; { $needed } must.
    }
absent-too = I want that too
absent-not = After all not
absent-end-go = End the game for nobody
absent-lost-go = { $size ->
        [two] End the game: { $name } has lost
       *[several] Give the seat to the bot for good
    }
absent-wait = Wait on

# What a fair end is: docs/decisions/0060-a-fair-end.md

fair-leaving = When a player leaves
fair-when = Asked, and away for
fair-may = The others can
fair-counts = How it counts
fair-first = { $time }, before their first move
fair-first-may = have the best bot play, or end the game
fair-first-counts = ended: for nobody
fair-later = { $time }
fair-later-may = have the best bot play; the player can take the seat back at any time
fair-later-counts = as the game ends
fair-long = { $time }
fair-long-may = { $size ->
        [two] end the game
       *[several] give the seat to the bot for good
    }
fair-long-counts = { $size ->
        [two] lost for the player who left, won for the other
       *[several] lost for the player who left; for the others as the game ends
    }
fair-days = The clock decides, however long a player is away.
fair-resigns = A player who resigns has lost. A victory counts for a player who has made at least half of the moves; a defeat counts in any case.
fair-alone = A game against bots that is ended after the first move is lost.
fair-all = The same for every pace
