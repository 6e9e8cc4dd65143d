# What only a table and its replay say.

table-hint-thinking = Thinking …
table-curtain = Pass the screen to { $name }
table-curtain-hint = The others look away: only { $name } may see what comes now.
table-curtain-open = I am { $name }
table-tour-1 = This sentence says whose turn it is and what to do.
table-tour-2 = What glows is there to be chosen. Choose, then confirm.
table-tour-3 = Here are the players, how they stand, and what happened.
table-tour-lesson = New to { $game }? A lesson of three minutes opens beside this table, which waits. You find it again at this sign.
table-learn = Lesson
table-tour-learn = The lesson
table-tour-next = Next
table-tour-done = Let’s play
table-tour-skip = Skip
replay-stop = Stop
replay-pace = Speed: { $pace }
replay-move = { $name }: { $action }
leave-open = Leave
leave-not = No
absent-open = { $name } is away: what now?
absent-open-offers = { $name } is away: { $count } of { $needed } agree

## What happened

moment-dismiss = Go on
since-open = What happened?
since-title = Since your last turn
since-close = Close
since-look = Show this on the board
since-play = Show it again
since-now = Back to the game
since-step = Looking back ({ $step } of { $steps }):
since-nothing = Nothing has happened since.

## How it ended

verdict-won = You have won!
verdict-shared = You share the victory with { $names }.
verdict-lost = { $count ->
        [one] You have lost: { $names } wins.
       *[other] You have lost: { $names } share the victory.
    }
verdict-points = { $best } points to { $next }.
verdict-points-lost = { $best } points to your { $mine }.
turning-point = The turning point: move { $ply }.
turning-why =
    { $ahead ->
        [alone] As a bot judges it, it was more likely won than lost from then on.
        [yes] As a bot judges it, the winner had the better chances from then on.
       *[no] As a bot judges it, the winner had the better chances from then on, even when the points said otherwise.
    }
turning-look = Look at it
refused-no-undo = This cannot be taken back any more.
refused-no-hints = There are no hints at this table: that was agreed on.
refused-no-take-backs = At this table nothing is taken back: that was agreed on.
refused-no-spectators = At this table spectators do not speak: that was agreed on.
refused-bot-too-good = At a table without hints only a novice or an apprentice plays for you.
refused-no-more-undo = This move was taken back too often: it stands now.
refused-not-begun = The game has not begun.
refused-bot-plays = A bot plays for you: take your seat back first.
refused-too-early = That is not to be decided yet: they were not away for long enough.
refused-not-absent = That is not to be decided now: they are here, were here just now, or are asked nothing.
refused-not-alone = Others play here: you can leave, or resign.
refused-time-up = Your time is over: a bot decides this for you.
refused-stale = The game has moved on; look again.
refused-not-asked = It is not your turn.
refused-not-playing = No game is going on at this table.
refused-not-host = Only whoever made the table can do this.
refused-not-over = The game is not over yet.
refused-known-deal = Whoever brings a game knows its cards: play on alone or with bots.
