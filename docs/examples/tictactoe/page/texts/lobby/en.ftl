# What the lobby says about tic-tac-toe.

lobby-line = Three in a line, on a wax tablet
lobby-length = about a minute
lobby-hero = Crosses and noughts, scratched into wax and rubbed out again. Everybody knows how; nobody remembers losing.

option-begins = Who begins
choice-crosses = the crosses
choice-lot = by lot
choice-crosses-help = The crosses always begin.
choice-lot-help = Chance says who begins.
