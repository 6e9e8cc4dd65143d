# What the table says in every game.

turn-yours = { $name }, it is your turn.
turn-waits = Waiting for { $names }.
asked-so = Player { $seat }: { $words }
asked-and = { $one } { $two }
asked-quietly = Something only this player needs to know.
game-over = The game is over.
winner =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
rank-of = Place { $rank }.
score-of = { $name }: { $points }

# The terminal

ask-kind = What will you do?
ask-number = number, or ? for help
help-line = numbers: choose (several at once: “3 2 1”) · enter: back · a: something else first · u: undo · h: hint · w: why not? · b: board · q: quit
asides-open =
    { $count ->
        [one] Before that you may do something else (a).
       *[other] Before that you may do something else ({ $count } ways: a).
    }
asides-none = There is nothing else to do first.
not-a-choice = “{ $word }” is not one of the choices.
undone = Taken back: { $action }.
undo-refused-none = You have made no move to take back.
undo-refused-revealed = That move has shown something new: it cannot be taken back.
undo-refused-later = Somebody else has moved since: it cannot be taken back.
undo-refused-over = The game is over: nothing can be taken back.
hint-only = Hint: { $action }; there is nothing else.
hint-best = Hint: { $action }.
hint-agreed = Hint: your own choice, { $action }.
hint-equal = Hint: { $action }. Tried in thought, yours went about as well.
hint-better = Hint, rather than your choice: { $action }.
hint-why = { $reason }.
hint-unnamed = No single reason: tried in thought, it went best.
hint-why-later = { $when ->
        [soon] Thought a few moves ahead:
        [end] Thought through to the end:
       *[now] Tried in thought, mostly:
    } { $reason }.
reason-wins = that wins the game
why-head = Not possible now:
why-nothing = Nothing obvious is forbidden now.
thinking = { $name } is thinking …
record-kept = The game is kept in { $file }; go on with: asclepia play { $game } --resume { $file }
record-saved = The record of the game is in { $file }.

# A stored table that cannot be played by today's rules

trouble-game = The game “{ $game }” is not installed here any more.
trouble-revision = The rules of { $title } have changed here since this game began: it is of revision { $theirs }, and this server plays revision { $ours }.
trouble-components = It is played with other components: “{ $name }” is not here as it was then.
trouble-closed = It was closed: nobody had touched it for a long time.
trouble-resigned = It was ended unfinished: somebody has resigned.
trouble-time = It was ended unfinished: somebody had no time left.
trouble-away = It was ended unfinished: a player was away for too long.
trouble-agreed = It was ended unfinished: somebody was away, and the others did not want to wait.
trouble-host = It was closed by whoever made it.
trouble-setup = It was set up in a way that is not known here any more.
trouble-moves = Move { $number } does not follow the rules: the moves are damaged, or the rules have changed.

# A seat that has changed hands

bot-level =
    { $level ->
        [novice] novice
        [apprentice] apprentice
        [physician] physician
        [master] master
       *[other] { $level }
    }
handover-bot = From here on a bot ({ $level }) plays for { $name }.
handover-replaced = { $name } is away: from here on a bot ({ $level }) plays, as the others wanted.
handover-back = { $name } is back and plays.
handover-resigned = { $name } has resigned.
handover-resigned-bot = { $name } has resigned: from here on a bot ({ $level }) plays.
handover-late = { $name } had no time left: a bot ({ $level }) decides this once.
handover-time = { $name } has no time left.
handover-time-bot = { $name } has no time left: from here on a bot ({ $level }) plays.
handover-away = { $name } was away for too long.
handover-away-bot = { $name } was away for too long: from here on a bot ({ $level }) plays.

# What people may do at a table besides playing

allowed-with = With { $what }
allowed-without = Without { $what }
allowed-said = With { $what }; without { $not }.
allowed-hints = hints
allowed-foretelling = previews
allowed-take_backs = take-backs
allowed-spectators = talking spectators
hinted = { $name } has had a hint.

# People on a server

guest = Guest { $mark }

# Calls to somebody who has no page open (Web Push)

call-turn = Your turn · { $game }
call-moved = { $name } has moved.
call-begun = The game has begun.
call-deal = About to begin · { $game }
call-deal-body = Come in: your part in the deal is still missing.
