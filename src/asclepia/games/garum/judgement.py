"""What a position of Garum is worth: the points each seat can expect in the end.

A guess from what lies on the table alone: each line with a worker is expected to go on
filling at the usual rate; a worker still in hand is worth what workers usually bring.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.garum.box import LINES, NOBODY
from asclepia.games.garum.placing import PlaceGhost, PlaceTile, bonus
from asclepia.games.garum.state import Garum
from asclepia.games.garum.workers import NO_WORKER, PlaceWorker, nearly_full
from asclepia.table.actions import Action
from asclepia.table.insight import Insight, Part
from asclepia.table.state import State

# Found by self-play (docs/players.md).
HOPE: Final = 3.0  # what a vilicus in hand brings when there is all the time to place it
HURRY: Final = 3.0  # turns left at which it is only worth half of that
PROMISE: Final = 0.25  # how much of a free line's outlook counts for those who may take it
RIVALRY: Final = 0.5  # how much of the others' gain a seat minds


@final
class GarumInsight(Insight):
    own_parts: tuple[str, ...] = ("workers", "promise")
    horizons: tuple[int, ...] = (0,)  # later it is other tiles that tell, on other lines
    gains: tuple[str, ...] = ("line", "bonus", "promise")

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Garum)
        box = state.box
        found = [0.0] * state.seats
        over = state.over
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

    def parts(self, state: State) -> list[list[Part]]:
        assert isinstance(state, Garum)
        box = state.box
        found: list[list[Part]] = [[] for _ in range(state.seats)]
        bonuses = state.scores
        promised = [0.0] * 4  # by colour
        lines = [0] * state.seats  # what they would score now
        for line in range(1, LINES + 1):
            worker = state.workers[line]
            if worker < 0:
                if not state.over and not nearly_full(state, line):
                    _promise(state, line, found, promised)
                continue
            colour = worker >> 1
            seat = box.seat_of[colour]
            specimens, scored = state.standing(line, worker)
            points = float(scored)
            lines[seat] += scored
            if state.over:  # the lines are in the scores by now
                bonuses[seat] -= scored
            else:
                points = _outlook(state, line, colour) * (2 if worker & 1 else 1)
            about = {"line": line, "colour": colour, "species": colour, "dominus": worker & 1}
            open_cells = _filled(state, line, colour)[1]
            facts = {
                "specimens": specimens,
                "next": specimens + 1,
                "scores": scored,
                "open": open_cells,
                "there": 1,
                "alike": _alike(state, line, colour),
            }
            found[seat].append(Part("line", points, about, facts))
        for seat in range(state.seats):
            facts = {"points": bonuses[seat], "lines": lines[seat]}
            found[seat].append(Part("bonus", bonuses[seat], {}, facts))
        for colour in range(4):
            seat = box.seat_of[colour]
            if seat != NOBODY and not state.over:
                facts = {"domini": state.stocks[colour].domini}
                points = _in_hand(state, colour) - promised[colour]
                found[seat].append(Part("workers", points, {"colour": colour}, facts))
        return found

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        assert isinstance(state, Garum)
        frame = state.frame
        if isinstance(frame, PlaceWorker):
            return _lean_workers(state, frame.colour, choices)
        if isinstance(frame, PlaceTile):
            return _lean_tiles(state, seat, frame.colour, choices)
        if isinstance(frame, PlaceGhost):
            return _lean_tiles(state, seat, state.box.ghost, choices)
        return [0.0] * len(choices)


def _outlook(state: Garum, line: int, colour: int) -> float:
    """The points that a vilicus of this colour can expect on this line."""
    specimens, open_cells = _filled(state, line, colour)
    return state.box.outlook[specimens * 17 + open_cells]


def _alike(state: Garum, line: int, colour: int) -> int:
    """A free line beside this one, through the same cetaria, that stands the same for the colour; 0
    if there is none."""
    stands = _filled(state, line, colour)
    first = (line - 1) // 4 * 4 + 1
    for other in range(first, first + 4):
        free = other != line and state.workers[other] < 0 and not nearly_full(state, other)
        if free and _filled(state, other, colour) == stands:
            return other
    return 0


def _promise(state: Garum, line: int, found: list[list[Part]], promised: list[float]) -> None:
    """What a free line promises to everybody who can still place a worker there: it is part of what
    these workers are worth."""
    for colour in range(4):
        seat = state.box.seat_of[colour]
        stock = state.stocks[colour]
        if seat != NOBODY and (stock.vilici or stock.domini):
            points = PROMISE * max(0.0, _outlook(state, line, colour))
            promised[colour] += points
            about = {"line": line, "colour": colour}
            specimens = state.specimens(line, colour)
            found[seat].append(Part("promise", points, about, {"specimens": specimens}))


def _filled(state: Garum, line: int, colour: int) -> tuple[int, int]:
    """The colour's specimens on a line so far, and the cells still open."""
    box = state.box
    strip = box.strips[box.side_of[line] * 4 + colour]
    laid = state.laid
    specimens = 0
    open_cells = 0
    for spot in box.spots_on[line]:
        piece = laid[spot]
        if piece >= 0:
            specimens += strip[piece]
        else:
            open_cells += 2
    return specimens, open_cells


def _in_hand(state: Garum, colour: int) -> float:
    """What the colour's unplaced workers are worth."""
    stock = state.stocks[colour]
    left = state.box.rounds - state.round
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
    outlook = box.outlook
    change = [0.0] * (4 * 4 * 3)  # by area, side and specimens that the side would get
    species = [0] * (4 * 4)  # by area and side: which specimens matter there
    for area in range(4):
        spot = state.cetarium * 4 + area
        if state.laid[spot] >= 0:
            continue
        for side in range(4):
            line = box.line_at[spot * 4 + side]
            worker = state.workers[line]
            if worker >= 0:
                counted = worker >> 1
                mine = box.seat_of[counted] == seat
                weight = 1.0 if mine else -RIVALRY / (state.seats - 1)
                if worker & 1:
                    weight *= 2
            else:
                counted = colour
                weight = 0.0 if box.ghost == colour or nearly_full(state, line) else PROMISE
            species[area * 4 + side] = counted
            specimens, open_cells = _filled(state, line, counted)
            before = outlook[specimens * 17 + open_cells]
            for more in range(3):
                after = outlook[(specimens + more) * 17 + open_cells - 2]
                change[(area * 4 + side) * 3 + more] = weight * (after - before)
    ghost = box.ghost == colour
    found: list[float] = []
    for action in choices:
        area = action.values[1]
        piece = (colour * 16 + action.values[0]) * 4 + action.values[2]
        value = 0.0 if ghost else float(bonus(state, state.cetarium * 4 + area, piece))
        for side in range(4):
            at = area * 4 + side
            value += change[at * 3 + box.strips[side * 4 + species[at]][piece]]
        found.append(value)
    return found
