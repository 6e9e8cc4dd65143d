# What only a player’s page says.

player-sum = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won ->
        [one] 1 victory
       *[other] { $won } victories
    } ({ $percent })
player-counted = the last { $count } are counted
player-by-game = By game
player-by-seats = By number of players
player-by-opponents = By opponents
player-games = games
player-won = won
player-best = best
player-mean = mean
player-people = people
player-alone = alone
player-recent = Last games
player-none = No finished games that you may see.
player-none-yours = You have finished no game yet.
player-what-counts = Counted: games with one seat of one’s own and cards that nobody knew. Against bots the strongest of them counts. Private tables are seen by those who played there.
