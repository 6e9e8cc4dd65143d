# What the pages around the table say.

lobby-name = Your name
name-left = { $count ->
    [0] { $most } characters: that is all there is room for.
    [one] One more character.
   *[other] { $count } more characters.
}
lobby-save = Save
lobby-game = Game
lobby-seat = Seat { $seat }
level-novice = Bot: novice
level-apprentice = Bot: apprentice
level-physician = Bot: physician
level-master = Bot: master
lobby-join = Join
lobby-watch = Watch
lobby-continue = Continue
lobby-look = Look back
lobby-rules = Rules
lobby-home = All tables
lobby-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
lobby-turn = Your turn
lobby-awaited = Others wait for you

lobby-just-now = just now
lobby-over = over,

room-copy = Copy the link
room-copied = Copied
room-free = free

origin-record = from a record
origin-record-why = This table comes from a record. Whoever brought it may know every card.
origin-branch = played on
origin-branch-why = This table was played on from a finished game, whose cards are known.
origin-server-why = This game was dealt by the server alone, in an earlier version.

table-watching = You are watching.
table-share = Share
table-rules = Rules
learn-open = Learn in three minutes
table-rematch = Play again
table-rematch-go = To the rematch
table-replay = Look back
table-record = Download the record
table-again = New table

refused-offline = The server does not answer: you may be offline. Your games are kept there; nothing is lost.
refused-unfetched = A part of the page could not be fetched: the connection is lost, or there is a newer page.
refused-not-your-seat = This seat is not yours.
refused-no-table = There is no such table.
refused-nobody = This browser is not known here; reload the page.
refused-trouble = Something went wrong on the server. Nothing has changed; try again in a moment.
refused-too-many = That is more than one person or one network may do here at once. Wait a little, or finish something first.
refused-too-fast = Slower, please.
refused-too-big = That was too long.
refused-too-long = At most 500 characters at a time.
refused-empty = There is nothing in it.
refused-bad-record = This is not a record that can be opened.

cards-own = { $title } (own cards)

unplayable-short = cannot be played on

# Who is here, leaving and coming back

seat-here = here
seat-away = away
seat-away-for = away for { $time }
seat-called = { $name } ({ $away })
seat-is-bot = bot ({ $level })
seat-bot = a bot ({ $level }) plays
seat-given = A bot ({ $level }) plays for you.
seat-back = Take my seat back

ended-short = ended unfinished
ended-resigned = { $count ->
        [one] { $name } has resigned: { $names } wins.
       *[other] { $name } has resigned: { $names } share the victory.
    }
ended-time = { $count ->
        [0] Nobody had time left: nobody wins.
        [one] { $name } had no time left: { $names } wins.
       *[other] { $name } had no time left: { $names } share the victory.
    }
ended-away = { $count ->
        [0] { $name } was away for too long: nobody wins.
        [one] { $name } was away for too long: { $names } wins.
       *[other] { $name } was away for too long: { $names } share the victory.
    }
ended-agreed = { $name } was away, and the others did not want to wait. It counts for nobody.

## Who I am: /me

me-keep = Your games are kept, but only in this browser.
me-keep-how = Keep them for good

# How long people may take

pace-said-untimed = Everybody takes as long as they like.
pace-said-live = Everybody is here: { $bank } for each player, and { $increment } more for every turn.
pace-said-days = Look in now and then: { $days ->
        [one] one day
       *[other] { $days } days
    } for every turn.
pace-said-out-bot = When time is over, a bot decides this once.
pace-said-out-seat = When time is over, the seat is lost.
pace-short-untimed = Untimed
pace-short-live = Live: { $bank } + { $increment }
pace-short-days = { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
clock-left = { $time } left
clock-out = Time is over: a bot decides
clock-out-mine = Your time is over: a bot decides this for you.
clock-warning = You have less than { $time } left.

## Where people find games: the lobby, my games, a player's page

lobby-kept = Take my seat
lobby-won = has won
list-on = Older
list-back = Newer
list-more = Show more
games-title = My games
room-kept = kept for { $name }
rematch-wanted = { $names } { $count ->
        [one] wants
       *[other] want
    } a rematch.
refused-no-player = There is no such player.
