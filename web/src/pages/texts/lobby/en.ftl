# What only the lobby says.

lobby-title = A table for games of antiquity
lobby-lead = Play against fair bots, with friends around one screen, or online. No account.
lobby-now = Play { $game } now
lobby-now-hint = { $bots ->
        [0] You alone, at once
        [one] You against one bot ({ $level }), at once
       *[other] You against { $bots } bots ({ $level }), at once
    }
lobby-range = { $fewest }–{ $most } players
lobby-own = With friends, with other options
lobby-make = Make a table: { $game }
lobby-seats = Players
lobby-who-me = Me
lobby-who-open = Open seat
lobby-who-here = Somebody at this screen
lobby-who-name = Name
lobby-public = Listed in the lobby
lobby-private = Only by link
lobby-create = Make the table
lobby-open = Waiting for players
lobby-playing = Running now
lobby-mine = My tables
lobby-record = Open a record
lobby-chairs = Who sits where
lobby-more = More options
lobby-record-hint = a saved game, to look at it or play on
cards-title = Cards and tiles
cards-bring = Bring my own file …
cards-explained = If you own the game, type in what is printed on your cards and play with them.
cards-template = A file to begin with
cards-refused = This file cannot be played with:
cards-warned = It can be played with, but differs from what we know:
lobby-games = All my games
lobby-open-none = Nobody is waiting. Make a table, and send the link to somebody.
lobby-playing-none = Nobody else is playing at the moment.
now-change = change
now-change-of = change whom to play against: { $game }
now-bots = How many bots?
now-play = Play
now-close = Close
levels-title = How well do the bots play?
bot-novice = Novice
bot-apprentice = Apprentice
bot-physician = Physician
bot-master = Master
bot-the-novice = the novice
bot-the-apprentice = the apprentice
bot-the-physician = the physician
bot-the-master = the master
bot-novice-help = Takes what looks best, but misjudges it now and then.
bot-apprentice-help = Takes what looks best at the moment, without looking ahead.
bot-physician-help = Thinks a hundred courses of the game through before each decision.
bot-master-help = Thinks as far ahead as it can in seven tenths of a second.
level-beats = Beats { $below } in { $percent } of 100 games of two.
level-hurried = With a fraction of that time it already beats { $below } in { $percent } of 100 games of two.
level-unmeasured = How often it beats { $below } has not been measured.
