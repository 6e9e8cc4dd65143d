# What only a table and its replay say.

room-title = Waiting for everybody
room-link = Send this link to whoever is to play
room-sit = Sit here
room-leave = Stand up
room-level = How well the bot on seat { $seat } plays
room-bot = Seat a bot
room-start = Begin
room-start-wait = The game begins when every seat is taken and the host says so.
room-host = You made this table.
room-clear = Free the seat
room-clear-whose = Free the seat of { $name }
room-cleared = The host has freed your seat.
room-close = Close the table
room-close-sure = Nobody will be able to play here.
room-start-again = The game begins as soon as everybody has come again.
deal-beforehand = Then everybody’s page opens a secret number, and the cards are dealt from all of them: nobody can choose them.
deal-title = Dealing
deal-explained = The cards follow from the secret numbers of everybody at the table. A page opens its number by itself as soon as its player looks at the table.
deal-owed = { $names } must look at this table once more: the numbers are drawn anew.
deal-waiting = Still awaited: { $names }.
deal-awaited = number awaited
deal-in = number open
deal-back = Take the start back
deal-elsewhere = Your number for the deal is in another browser: look at this table there, or ask the host to take the start back.
deal-elsewhere-yet = Your number for the deal is in another browser. If you are going to play in this one, draw another here.
deal-here = Play in this browser
deal-distrusted = The server shows this deal otherwise than before. Your number stays sealed: do not play here.
table-hint-thinking = Thinking …
table-curtain = Pass the screen to { $name }
table-curtain-hint = The others look away: only { $name } may see what comes now.
table-curtain-open = I am { $name }
table-tour-1 = This sentence says whose turn it is and what to do.
table-tour-2 = What glows can be clicked. Choose, then confirm.
table-tour-3 = Here are the players, how they stand, and what happened.
table-tour-lesson = New to { $game }? A lesson of three minutes opens beside this table, which waits. You find it again at this sign.
table-learn = Lesson
table-tour-learn = The lesson
table-tour-next = Next
table-tour-done = Let’s play
table-tour-skip = Skip
fair-title = Was the deal fair?
fair-explained = Before the first move the server was bound to a secret, and everybody’s page to a number, by showing only their fingerprints. The deal comes from all of these together.
fair-commit = The server’s fingerprint, shown before anybody sat down
fair-secret = The server’s secret
fair-number = { $name }: fingerprint and number
fair-seed = The seed that the deal comes from
fair-commit-yes = The server’s secret is the one it was bound to.
fair-commit-no = The server’s secret is not the one it was bound to!
fair-seals-yes = Every number is the one its player was bound to.
fair-seals-no = A number is not the one its player was bound to!
fair-seed-yes = The seed follows from the secret and all numbers.
fair-seed-no = The seed does not follow from the secret and the numbers!
fair-mine-yes = Your number is among them.
fair-mine-no = Your number is not among them!
fair-mine-unknown = This browser has put no number in, or has forgotten it.
fair-before-yes = All the others were bound to theirs before your number was opened.
fair-before-no = Others have changed theirs after your number was opened!
fair-before-unknown = This browser does not know what the others were bound to.
fair-rules-yes = The game, its options and its cards are those that were shown then.
fair-rules-no = The game, its options or its cards were changed after your number was opened!
fair-rules-unknown = This browser does not know which options and cards were shown then.
fair-round = The dealing was begun { $times } times, because somebody stood up or the host took the start back.
fair-replay = Whether the game was played with this seed, the record shows:
fair-yes = The deal was fair: nobody could choose it.
fair-no = This deal was not fair!
fair-unknown = Everything fits together. Only a browser that took part can know that nobody chose it.
fair-none = So this deal is not certified.
replay-title = Looking back
replay-from = Seen by
replay-open = everybody, hands open
replay-watch = a spectator
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
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
        [novice] { $name } (novice) hit on the best move.
        [apprentice] { $name } (apprentice) took what looked best at once, and rightly.
        [physician] { $name } (physician) weighed it well.
        [master] { $name } (master) thought it through.
       *[other] { $name } found the best move.
    }
replay-why-equal =
    { $level ->
        [you] There was nothing better.
        [novice] { $name } (novice) did this on a whim; it was as good as any.
        [apprentice] { $name } (apprentice) took what looked best at once.
        [physician] { $name } (physician) saw nothing better.
        [master] { $name } (master) saw nothing better.
       *[other] There was nothing better for { $name }.
    }
replay-why-better =
    { $level ->
        [you] { "" }
        [novice] { $name } (novice) was careless.
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
since-close = To the log
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
turning-point = The turning point: move { $ply }, by { $name }.
turning-why = From then on the winner was ahead to the end.
turning-here = The turning point:
turning-look = Look at it
