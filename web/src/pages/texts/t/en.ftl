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
replay-title = Looking back
replay-from = Seen by
replay-open = everybody, nothing hidden
replay-watch = a spectator
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-onward = On, past mere passes
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-pace = Speed: { $pace }
replay-step = Move { $ply } of { $plies }
replay-begin = The table is laid; nothing has happened yet.
replay-move = { $name }: { $action }
replay-branch = Play on from here
replay-table = Back to the table
leave-open = Leave
leave-title = Leave the game?
leave-bot = A bot plays on for you. You still see your hand, and take your seat back with one click, at any time.
leave-bot-go = Let a bot play
leave-level = How well the bot plays
leave-resign-bot = Resign: you leave for good, and a bot of the level above takes your seat, so that the others can play on.
leave-resign-ends = Resign: the game ends here, and you have lost. The hands stay hidden.
leave-resign-go = Resign
leave-resign-sure = Yes, resign
leave-end = End the game unfinished. The hands stay hidden.
leave-end-go = End the game
leave-end-sure = Yes, end it
leave-not = No
leave-look-away = Or just go: your seat stays yours. The others see that you are away, and after a while can have a bot play for you.
leave-look-away-alone = Or just go: the game waits for you, and you find it again among your games.
leave-stay = Stay
absent-open = { $name } is away: what now?
absent-open-offers = { $name } is away: { $count } of { $needed } agree
absent-title = { $name }: { $away }
absent-you = You decide what becomes of this seat. { $name } can take it back from a bot at any time.
absent-together = It is done when more than half of you want the same. { $name } can take the seat back from a bot at any time.
absent-bot = A bot ({ $level }) plays for { $name }.
absent-end = The game ends unfinished.
absent-count = { $count ->
        [one] 1 wants this; { $needed } must.
       *[other] { $count } want this; { $needed } must.
    }
absent-too = I want that too
absent-not = After all not
absent-end-go = End the game unfinished
absent-wait = Wait on
arrival-invited = { $names } { $count ->
        [one] invites
       *[other] invite
    } you to { $game }.
arrival-open = You are invited to { $game }.
arrival-name = What shall we call you?
arrival-save = That’s me
arrival-skip = Skip
replay-why-thinking = Why this move? Thinking …
replay-why-only =
    { $level ->
        [you] You had no other choice.
       *[other] { $name } had no other choice.
    }
replay-why-best =
    { $level ->
        [you] You found the best move.
        [apprentice] { $name } (apprentice) took what looked best at once, and rightly.
        [physician] { $name } (physician) weighed it well.
        [master] { $name } (master) thought it through.
       *[other] { $name } found the best move.
    }
replay-why-equal =
    { $level ->
        [you] Nothing clearly better was there.
        [apprentice] { $name } (apprentice) took what looked best at once.
        [physician] { $name } (physician) saw nothing better.
        [master] { $name } (master) saw nothing better.
       *[other] Nothing clearly better was there for { $name }.
    }
replay-why-better =
    { $level ->
        [you] { "" }
        [novice] { $name } (novice) misjudged it.
        [apprentice] { $name } (apprentice) looked at this one move only.
        [physician] { $name } (physician) thought too briefly.
        [master] { $name } (master) judged it otherwise.
       *[other] { $name } missed something.
    }
replay-why-instead = A better move was there:

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
        [alone] From then on it was always more likely won than lost.
        [yes] From then on the winner always had the better chances.
       *[no] From then on the winner had the better chances, even when the points said otherwise.
    }
turning-here = The turning point:
turning-look = Look at it
