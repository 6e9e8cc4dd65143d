"""What a position of Garum is worth: the points each seat can expect in the end.

A guess from what lies on the table alone: each line with a worker is expected to go on
filling at the usual rate; a worker still in hand is worth what workers usually bring.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.garum.box import LINES, NOBODY, Box
from asclepia.games.garum.placing import PlaceGhost, bonus
from asclepia.games.garum.state import Garum
from asclepia.games.garum.workers import NO_WORKER, PlaceWorker
from asclepia.table.actions import Action
from asclepia.table.insight import Insight
from asclepia.table.state import State

# Found by self-play (docs/players.md).
HOPE: Final = 3.0  # what a vilicus in hand brings when there is all the time to place it
HURRY: Final = 3.0  # turns left at which it is only worth half of that
PROMISE: Final = 0.25  # how much of a free line's outlook counts for those who may take it
RIVALRY: Final = 0.5  # how much of the others' gain a seat minds


@final
class GarumInsight(Insight):
    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Garum)
        box = state.box
        found = [0.0] * state.seats
        over = state.frame is None
        for colour in range(4):
            seat = box.seat_of[colour]
            if seat != NOBODY:
                stock = state.stocks[colour]
                found[seat] += stock.points
                if not over:
                    found[seat] += _in_hand(state, colour)
        if over:
            return found
        for line in range(1, LINES + 1):
            worker = state.workers[line]
            if worker >= 0:
                colour = worker >> 1
                outlook = _outlook(state, line, colour)
                found[box.seat_of[colour]] += outlook * 2 if worker & 1 else outlook
        return found

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        assert isinstance(state, Garum)
        frame = state.frame
        if isinstance(frame, PlaceWorker):
            return _lean_workers(state, state.colour_of(frame.turn), choices)
        if choices[0].kind.name != "place":
            return [0.0] * len(choices)
        colour = state.box.ghost if isinstance(frame, PlaceGhost) else _colour_asked(state, seat)
        return _lean_tiles(state, seat, colour, choices)


def _colour_asked(state: Garum, seat: int) -> int:
    frame = state.frame
    assert frame is not None
    colour = frame.seen(state, seat)["colour"]
    assert isinstance(colour, int)
    return colour


def _outlook(state: Garum, line: int, colour: int) -> float:
    """The points that a vilicus of this colour can expect on this line."""
    box = state.box
    strips = box.strips
    laid = state.laid
    offset = box.side_of[line] * 4 + colour
    specimens = 0
    open_cells = 0
    for spot in box.spots_on[line]:
        piece = laid[spot]
        if piece >= 0:
            specimens += strips[piece * 16 + offset]
        else:
            open_cells += 2
    return box.outlook[specimens * 17 + open_cells]


def _turns_left(state: Garum, colour: int) -> int:
    return state.box.rounds - state.round


def _in_hand(state: Garum, colour: int) -> float:
    """What the colour's unplaced workers are worth."""
    stock = state.stocks[colour]
    left = _turns_left(state, colour)
    value = 0.0
    if stock.domini and left > 0:
        value += 2 * HOPE * left / (left + HURRY)
        left -= 1
    vilici = stock.vilici
    while vilici > 0 and left > 0:
        value += HOPE * left / (left + HURRY)
        vilici -= 1
        left -= 1
    return value


def _lean_workers(state: Garum, colour: int, choices: list[Action]) -> list[float]:
    """For each line its outlook, less what the worker would be worth kept."""
    stock = state.stocks[colour]
    kept = _in_hand(state, colour)
    stock.vilici -= 1
    without_vilicus = kept - _in_hand(state, colour)
    stock.vilici += 1
    stock.domini -= 1
    without_dominus = kept - _in_hand(state, colour)
    stock.domini += 1
    found: list[float] = []
    for action in choices:
        if action is NO_WORKER:
            found.append(0.0)
        else:
            line = action.values[0]
            outlook = _outlook(state, line, colour)
            if action is state.box.dominus_on[line]:
                found.append(2 * outlook - without_dominus)
            else:
                found.append(outlook - without_vilicus)
    return found


def _lean_tiles(state: Garum, seat: int, colour: int, choices: list[Action]) -> list[float]:
    """For each way to lay a tile: its bonuses, and what it changes on the lines it touches."""
    box = state.box
    change: list[float] = [0.0] * (4 * 4 * 4 * 3)  # by area, side, species and cells covered
    return [0.0] * len(choices)
