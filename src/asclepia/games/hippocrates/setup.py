"""Setting up a game of Hippocrates (H-S1 to H-S4)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE
from asclepia.games.hippocrates.box import Box
from asclepia.games.hippocrates.course import Course
from asclepia.games.hippocrates.practice import Practice
from asclepia.games.hippocrates.settle import Decision
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.views import AskedToAssist
from asclepia.games.hippocrates.vocabulary import (
    BASIC,
    COLUMNS,
    DOCTORS,
    FREE_SPACES,
    KITS,
    MARKERS,
    PATIENTS,
    ROWS,
    TILES,
)
from asclepia.games.hippocrates.welcome import READY
from asclepia.table.actions import Action
from asclepia.table.chance import Dice
from asclepia.table.events import EventKind
from asclepia.table.state import Frame
from asclepia.table.texts import Message

ASSIST: Final = [ACTIONS.find("assist", assistant) for assistant in range(3)]
LINED_UP: Final = EventKind("lined_up", ("seat", "place"))  # on the welcome track

MONEY: Final = 6  # H-S3


def deal(box: Box, dice: Dice) -> Hippocrates:
    state = Hippocrates(box, dice)
    state.lay_out()
    deal_doctors(state)
    deal_patients(state)
    deal_market(state)
    for _ in range(box.seats):
        practice = Practice(MONEY, [1, 1, 1])
        practice.serve(BASIC, len(box.contracts[BASIC]))
        practice.fresh = 0
        state.practices.append(practice)
    set_markers(state)
    state.listen()
    for place in range(box.seats):
        state.tell(LINED_UP, (state.waiting[place], place))
    course = Course(None)
    state.frame = ChooseAssistant(course, state.waiting[0], state.waiting[1 : box.seats])
    state.opening = state.heard()
    return state


def deal_doctors(state: Hippocrates) -> None:
    """H-S1: one doctor of each region is drawn: four open ones at random, two extra."""
    drawn: list[int] = []
    a_region = DOCTORS // COLUMNS
    for column in range(COLUMNS):
        stack = list(range(column * a_region, (column + 1) * a_region))
        state.chance.shuffle(stack)
        drawn.append(stack[0])
        state.doctor_stacks.append(tuple(stack[1:]))
    state.chance.shuffle(drawn)
    state.free = drawn[:FREE_SPACES]
    state.extra = tuple(drawn[FREE_SPACES:])


def deal_patients(state: Hippocrates) -> None:
    """H-S2: three in each queue, the next one open on the stack."""
    a_region = PATIENTS // COLUMNS
    for column in range(COLUMNS):
        stack = list(range(column * a_region, (column + 1) * a_region))
        state.chance.shuffle(stack)
        for row in range(ROWS):
            state.queue[column * ROWS + row] = stack[row]
        state.stacks.append(tuple(stack[ROWS:]))


def deal_market(state: Hippocrates) -> None:
    """H-D1, H-D2: kits and knowledge tiles, four or five a column, the top one open."""
    a_column = 4 if state.box.revised else 5
    kits = list(range(KITS))
    state.chance.shuffle(kits)
    tiles = list(range(TILES))
    state.chance.shuffle(tiles)
    for column in range(COLUMNS):
        start, end = column * a_column, (column + 1) * a_column
        state.kits[column] = kits[start]
        state.kit_stacks.append(tuple(kits[start + 1 : end]))
        state.tiles[column] = tiles[start]
        state.tile_stacks.append(tuple(tiles[start + 1 : end]))
    state.kits_out = tuple(kits[COLUMNS * a_column :])
    state.tiles_out = tuple(tiles[COLUMNS * a_column :])


def set_markers(state: Hippocrates) -> None:
    """H-S4: welcome order at random, virtual players after the players; on the reputation track
    the first of them lies at the bottom of the pile."""
    seats = list(range(state.seats))
    state.chance.shuffle(seats)
    virtual = list(range(state.seats, MARKERS))
    state.chance.shuffle(virtual)
    state.waiting = tuple(seats + virtual)
    for seat in range(state.seats):
        state.reputation[seat] = state.box.start
    for place in range(len(virtual)):
        state.reputation[state.seats + place] = state.box.virtual_spaces[place]
    order: list[int] = []
    for marker in [*seats, *range(state.seats, MARKERS)]:  # arriving puts a marker on top
        place = 0
        while place < len(order) and state.reputation[order[place]] > state.reputation[marker]:
            place += 1
        order.insert(place, marker)
    state.order = tuple(order)


@final
class ChooseAssistant(Decision):
    """H-S3: in welcome order, everybody has one assistant ready."""

    def __init__(self, below: Frame[Hippocrates], seat: int, after: tuple[int, ...]) -> None:
        super().__init__(below, seat)
        self.after: Final = after

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return ASSIST[:]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        assistant = action.values[0]
        state.practices[seat].assistants |= 1 << assistant
        state.tell(READY, (seat, assistant))
        course = self.below
        assert course is not None
        if self.after:
            state.frame = ChooseAssistant(course, self.after[0], self.after[1:])
        else:
            state.frame = course
            course.resume(state)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToAssist = {"to": "assist", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-assist")
