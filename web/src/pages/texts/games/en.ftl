# What only the page with my games says.

games-me = How I play
games-filter = Which games
games-all = all
games-anybody = anybody
games-against = Against
games-people = people
games-bots = bots alone
games-won = only those I won
games-running = Running
games-waiting = Waiting
games-finished = Finished
games-running-none = No game of yours is going on.
games-waiting-none = You are waiting at no table.
games-finished-none = You have finished no game yet.
games-none-filtered = None of these.
