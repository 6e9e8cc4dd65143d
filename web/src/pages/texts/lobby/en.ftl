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
lobby-friends = With friends
lobby-own = Other options
lobby-open-all = Show all that wait
lobby-open = Waiting for players
lobby-playing = Running now
lobby-mine = My tables
lobby-record = Open a record
lobby-record-hint = a saved game, to look at it or play on
lobby-games = All my games
lobby-open-none = Nobody is waiting. Make a table, and send the link to somebody.
lobby-playing-none = Nobody else is playing at the moment.
now-change = change
now-change-of = change whom to play against: { $game }
bot-novice = Novice
bot-apprentice = Apprentice
bot-physician = Physician
bot-master = Master
