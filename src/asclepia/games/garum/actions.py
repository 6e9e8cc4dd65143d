"""What a player of Garum can do."""

from __future__ import annotations

from typing import Final

from asclepia.table.actions import ActionSpace, Field, Kind

MODULE: Final = "asclepia.games.garum"

ACTIONS: Final = ActionSpace(
    MODULE,
    # tile: its place in the colour's set; area: 0 1 / 2 3 in the cetarium; rotation:
    # quarter turns clockwise. The colour and the cetarium are those of the turn.
    Kind("place", Field("tile", 0, 15), Field("area", 0, 3), Field("rotation", 0, 3)),
    Kind("vilicus", Field("line", 1, 32)),
    Kind("dominus", Field("line", 1, 32)),
    Kind("no_worker"),
    Kind("choose", Field("cetarium", 1, 16)),
)
