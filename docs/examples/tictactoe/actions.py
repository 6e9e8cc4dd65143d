"""Step 2: what a player can do, declared once."""

from __future__ import annotations

from asclepia.table import ActionSpace, Field, Kind

#: The game's folder as a module: actions, texts and messages are found by it.
MODULE = "asclepia.games.tictactoe"

#: One kind with one bounded field: nine actions in all, with the codes 0 to 8. The cells are
#:   0 1 2
#:   3 4 5
#:   6 7 8
ACTIONS = ActionSpace(MODULE, Kind("mark", Field("cell", 0, 8)))
