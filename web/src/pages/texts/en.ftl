# What the pages around the table say.

lobby-title = A table for games of antiquity
lobby-lead = Play against fair bots, with friends around one screen, or online. No account.
lobby-name = Your name
lobby-save = Save
lobby-now = Play { $game } now
lobby-now-hint = { $bots ->
        [0] You alone, at once
        [one] You against one bot, at once
       *[other] You against { $bots } bots, at once
    }
lobby-range = { $fewest }–{ $most } players
lobby-make = Make a table: { $game }
lobby-game = Game
lobby-seats = Players
lobby-seat = Seat { $seat }
lobby-who-me = Me
lobby-who-open = Open seat
lobby-who-here = Somebody at this screen
lobby-who-name = Name
level-novice = Bot: novice
level-apprentice = Bot: apprentice
level-physician = Bot: physician
level-master = Bot: master
lobby-public = Listed in the lobby
lobby-private = Only by link
lobby-create = Make the table
lobby-open = Waiting for players
lobby-playing = Running now
lobby-mine = My tables
lobby-none = None at the moment.
lobby-join = Join
lobby-watch = Watch
lobby-continue = Continue
lobby-look = Look back
lobby-record = Open a record
lobby-rules = Rules
lobby-home = All tables
lobby-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lobby-turn = Your turn

lobby-chairs = Who sits where
lobby-more = More options
lobby-record-hint = a saved game, to look at it or play on
lobby-all = Show all { $count }
lobby-fewer = Show fewer
lobby-just-now = just now
lobby-over = over,

room-title = Waiting for everybody
room-link = Send this link to whoever is to play
room-copy = Copy the link
room-copied = Copied
room-sit = Sit here
room-leave = Stand up
room-free = free
room-level = How well the bot on seat { $seat } plays
room-bot = Seat a bot
room-start = Begin
room-start-wait = The game begins when every seat is taken and the host says so.
room-host = You made this table.

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

origin-record = from a record
origin-record-why = This table comes from a record. Whoever brought it may know every card.
origin-branch = played on
origin-branch-why = This table was played on from a finished game, whose cards are known.
origin-server-why = This game was dealt by the server alone, in an earlier version.

table-lost = The connection is lost; trying again …
table-watching = You are watching.
table-share = Share
table-rules = Rules
table-hint-thinking = Thinking …
table-hint = Hint: { $action }. Expected lead { $lead }; the next best: { $other }.
table-hint-equal = Hint: { $action }. About as good: { $next }.
table-hint-only = Hint: { $action }. Expected lead { $lead }.
table-curtain = Pass the screen to { $name }
table-curtain-hint = The others look away: only { $name } may see what comes now.
table-curtain-open = I am { $name }
table-rematch = Play again
table-rematch-go = To the rematch
table-replay = Look back
table-record = Download the record
table-again = New table
table-tour-1 = This sentence says whose turn it is and what to do.
table-tour-2 = What glows can be clicked. Choose, then confirm.
table-tour-3 = Here are the players, how they stand, and what happened.
table-tour-next = Next
table-tour-done = Let’s play
table-tour-skip = Skip

fair-title = Was the deal fair?
fair-explained = Before the first move the server was bound to a secret, and everybody’s page to a number, by showing only their fingerprints. The cards come from all of these together.
fair-commit = The server’s fingerprint, shown before anybody sat down
fair-secret = The server’s secret
fair-number = { $name }: fingerprint and number
fair-seed = The seed that the cards were dealt from
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
replay-step = Move { $ply } of { $plies }
replay-begin = The table is laid; nothing has happened yet.
replay-branch = Play on from here
replay-table = Back to the table

rules-contents = Contents

refused-offline = The server does not answer.
refused-unfetched = A part of the page could not be fetched: the connection is lost, or there is a newer page.
refused-stale = The game has moved on; look again.
refused-not-asked = It is not your turn.
refused-not-your-seat = This seat is not yours.
refused-not-playing = No game is going on at this table.
refused-no-undo = This cannot be taken back any more.
refused-no-more-undo = This move was taken back too often: it stands now.
refused-seat-taken = Somebody sits there already.
refused-not-open = The game has begun.
refused-not-host = Only whoever made the table can do this.
refused-seats-open = Some seats are still open.
refused-no-table = There is no such table.
refused-nobody = This browser is not known here; reload the page.
refused-trouble = Something went wrong on the server. Nothing has changed; try again in a moment.
refused-too-many = That is more than one person or one network may do here at once. Wait a little, or finish something first.
refused-too-fast = Slower, please.
refused-too-big = That was too long.
refused-too-long = At most 500 characters at a time.
refused-empty = There is nothing in it.
refused-bad-record = This is not a record that can be opened.
refused-not-over = The game is not over yet.
refused-known-deal = Whoever brings a game knows its cards: play on alone or with bots.
refused-dealing = The cards are being dealt; the host can take that back.
refused-not-dealing = The cards are not being dealt.
refused-numbers-owed = Somebody’s page has yet to draw another number: they must look at the table.
refused-bad-number = This is not the number that was sealed.
refused-no-number = You have put no number into this deal.
refused-not-begun = The game has not begun.

cards-title = Cards and tiles
cards-bring = Bring my own file …
cards-explained = If you own the game, type in what is printed on your cards and play with them.
cards-template = A file to begin with
cards-refused = This file cannot be played with:
cards-warned = It can be played with, but differs from what we know:
cards-own = { $title } (own cards)

unplayable-title = This table cannot be played on
unplayable-short = cannot be played on
unplayable-moves = { $count ->
        [one] 1 move was made.
       *[other] { $count } moves were made.
    }
