"""Placing a tile in the cetarium, and the bonuses it covers (G-P1 to G-P4, G-N3)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from asclepia.games.garum.actions import MODULE
from asclepia.games.garum.box import JOKER, JOKER_BONUS, NOBODY, SPECIES_BONUS
from asclepia.games.garum.scoring import count_line
from asclepia.games.garum.state import Garum, sign_of
from asclepia.games.garum.workers import nearly_full, open_lines, place_a_worker
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame, Spot
from asclepia.table.texts import Message

LAID: Final = EventKind("laid", ("colour", "tile", "cetarium", "area", "rotation"))
BONUS: Final = EventKind("bonus", ("colour", "points"))
TURNED_UP: Final = EventKind("turned_up", ("colour", "tile"), reveals=True)


def free_areas(state: Garum) -> i64:
    """The areas of the round's cetarium without a tile, as bits."""
    laid = state.laid
    spot: i64 = state.cetarium * 4
    free: i64 = 0
    area: i64
    for area in range(4):
        if laid[spot + area] < 0:
            free |= 1 << area
    return free


def ways_to_place(state: Garum, colour: int) -> list[Action]:
    """G-P1: every tile of the hand, free area and rotation, what looks the same once."""
    free = free_areas(state)
    hand = state.stocks[colour].hand
    box = state.box
    found: list[Action] = []
    for tile in hand:
        twins = box.twins[colour * 16 + tile]
        if twins is None or not any([twin in hand for twin in twins]):
            found += box.placements[colour * 16 + tile][free]
    return found


def lay(state: Garum, colour: int, action: Action) -> None:
    """Lay the tile, and collect the bonuses it covers for its owner."""
    tile = action.values[0]
    area = action.values[1]
    rotation = action.values[2]
    spot = state.cetarium * 4 + area
    piece = (colour * 16 + tile) * 4 + rotation
    stock = state.stocks[colour]
    stock.hand = tuple([other for other in stock.hand if other != tile])
    state.laid[spot] = piece
    state.tell(LAID, (colour, tile, state.cetarium, area, rotation))
    if state.box.seat_of[colour] != NOBODY:  # G-N3: what the ghost covers is lost to everyone
        points = bonus(state, spot, piece)
        if points:
            stock.points += points
            state.tell(BONUS, (colour, points))
    if state.listening_closely:
        count_lines(state, spot, piece, colour if colour != state.box.ghost else state.colour_of(0))


def count_lines(state: Garum, spot: int, piece: int, colour: int) -> None:
    """Tell what a tile has changed on the lines it lies on: for the worker there, or, where one
    may still come, for a vilicus of this colour."""
    stock = state.stocks[colour]
    for side in range(4):
        line = state.box.line_at[spot * 4 + side]
        worker = state.workers[line]
        if worker < 0:
            if nearly_full(state, line) or not (stock.vilici or stock.domini):
                continue
            worker = colour * 2
        gained = state.box.strips[side * 4 + (worker >> 1)][piece]
        if gained:
            count_line(state, line, worker, gained)


def bonus(state: Garum, spot: int, piece: int) -> int:
    """G-P2 to G-P4: 2 for a covered bonus of the same species, 1 for a covered joker."""
    points = 0
    for corner, sign in state.box.bonuses[spot]:
        if sign == JOKER:
            points += JOKER_BONUS
        elif sign == state.box.faces[piece][corner]:
            points += SPECIES_BONUS
    return points


def taken_areas(state: Garum) -> list[tuple[Spot, str, Message]]:
    free = free_areas(state)
    found: list[tuple[Spot, str, Message]] = []
    area: i64
    for area in range(4):
        if not free >> area & 1:
            found.append(({"area": area}, "G-P1", Message(MODULE, "blocked-area-taken")))
    for number in state.box.numbers:
        if number != state.cetarium:
            reason = Message(MODULE, "blocked-other-cetarium", cetarium=state.cetarium)
            found.append(({"cetarium": number}, "G-R1", reason))
    return found


@final
class PlaceTile(Frame[Garum]):
    def __init__(self, below: Frame[Garum], colour: int) -> None:
        super().__init__(below)
        self.colour: Final = colour

    def pending(self, state: Garum) -> tuple[int, ...]:
        return ALONE[state.box.seat_of[self.colour]]

    def choices(self, state: Garum, seat: int) -> list[Action]:
        return ways_to_place(state, self.colour)

    def play(self, state: Garum, seat: int, action: Action) -> None:
        lay(state, self.colour, action)
        below = self.below
        assert below is not None
        place_a_worker(state, below, self.colour)

    def seen(self, state: Garum, seat: int) -> dict[str, Any]:
        return state.asked("place_tile", self.pending(state), self.colour)

    def prompt(self, state: Garum, seat: int) -> Message:
        stock = state.stocks[self.colour]
        workers = "some"  # is there one to place afterwards, and a line for it?
        if not (stock.vilici or stock.domini):
            workers = "none"
        elif not open_lines(state):
            workers = "nowhere"
        sign = sign_of(self.colour)
        board = state.box.board if state.round == 1 else "known"
        return Message(
            MODULE,
            "prompt-tile",
            sign=sign,
            cetarium=state.cetarium,
            workers=workers,
            board=board,
        )

    def blocked(self, state: Garum, seat: int) -> list[tuple[Spot, str, Message]]:
        return taken_areas(state)


@final
class PlaceGhost(Frame[Garum]):
    """G-N3: the amphora holder lays the tile that the ghost's pile has turned up."""

    def pending(self, state: Garum) -> tuple[int, ...]:
        return ALONE[state.seat_of(0)]

    def choices(self, state: Garum, seat: int) -> list[Action]:
        return ways_to_place(state, state.box.ghost)

    def play(self, state: Garum, seat: int, action: Action) -> None:
        lay(state, state.box.ghost, action)
        state.done(self)

    def seen(self, state: Garum, seat: int) -> dict[str, Any]:
        return state.asked("place_ghost", self.pending(state), state.box.ghost)

    def prompt(self, state: Garum, seat: int) -> Message:
        sign = sign_of(state.box.ghost)
        return Message(MODULE, "prompt-ghost", sign=sign, cetarium=state.cetarium)

    def blocked(self, state: Garum, seat: int) -> list[tuple[Spot, str, Message]]:
        return taken_areas(state)
