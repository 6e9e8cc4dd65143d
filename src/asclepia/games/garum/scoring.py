"""The end of the game and its scoring (G-E1 to G-E4)."""

from __future__ import annotations

from typing import Final

from asclepia.games.garum.box import LINES, NOBODY
from asclepia.games.garum.state import Garum
from asclepia.table.events import EventKind

SCORED: Final = EventKind("scored", ("colour", "dominus", "line", "specimens", "points"))
ENDED: Final = EventKind("ended")
#: For previews: what a worker's line would score now, so many of its specimens being new.
COUNTED: Final = EventKind(
    "counted", ("colour", "dominus", "line", "gained", "specimens", "points"), silent=True
)


def score_lines(state: Garum) -> None:
    """G-E1: every worker scores the specimens of its own colour on its line."""
    for line in range(1, LINES + 1):
        worker = state.workers[line]
        if worker >= 0:
            colour = worker >> 1
            specimens, points = state.standing(line, worker)
            state.stocks[colour].points += points
            state.tell(SCORED, (colour, worker & 1, line, specimens, points))


def count_line(state: Garum, line: int, worker: int, gained: int) -> None:
    """Tell what this worker's line would score now."""
    specimens, points = state.standing(line, worker)
    state.tell(COUNTED, (worker >> 1, worker & 1, line, gained, specimens, points))


def end_game(state: Garum) -> None:
    score_lines(state)
    state.end(best(state))
    state.tell(ENDED, ())


def best(state: Garum) -> tuple[int, ...]:
    """G-E3: most points; then fewer vilicus on the board; then shared."""
    scores = state.scores
    at_home = [0] * state.seats
    for colour in range(4):
        seat = state.box.seat_of[colour]
        if seat != NOBODY:
            at_home[seat] += state.stocks[colour].vilici
    standing = [(scores[seat], at_home[seat]) for seat in range(state.seats)]
    most = max(standing)
    return tuple([seat for seat in range(state.seats) if standing[seat] == most])
