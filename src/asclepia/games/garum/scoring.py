"""The end of the game and its scoring (G-E1 to G-E4)."""

from __future__ import annotations

from typing import Final

from asclepia.games.garum.box import LINES
from asclepia.games.garum.state import Garum
from asclepia.table.events import EventKind

SCORED: Final = EventKind("scored", ("colour", "dominus", "line", "specimens", "points"))
ENDED: Final = EventKind("ended")


def score_lines(state: Garum) -> None:
    """G-E1: every worker scores the specimens of its own colour on its line."""
    for line in range(1, LINES + 1):
        worker = state.workers[line]
        if worker >= 0:
            colour = worker >> 1
            specimens, points = state.standing(line)
            state.stocks[colour].points += points
            state.tell(SCORED, (colour, worker & 1, line, specimens, points))


def end_game(state: Garum) -> None:
    score_lines(state)
    state.frame = None
    state.tell(ENDED, ())
