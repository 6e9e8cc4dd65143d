"""Phase 1: welcoming patients (H-W1 to H-W9)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE
from asclepia.games.hippocrates.assistants import (
    CHARITY,
    SCHEDULE,
    TAKE,
    after_power,
    can_enter,
    can_take,
    move_die,
    moves_of,
    within_reach,
)
from asclepia.games.hippocrates.knowledge import WelcomeTiles
from asclepia.games.hippocrates.settle import Decision, settle
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.views import AskedToEnter, AskedToWelcome
from asclepia.games.hippocrates.vocabulary import (
    COLUMNS,
    NONE,
    ROWS,
    SCHEDULING,
    TRAVELLING,
    TURNS,
    assistant_of,
)
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.lists import put
from asclepia.table.state import Frame, Spot
from asclepia.table.texts import Message

ENTER: Final = [ACTIONS.find("enter", column) for column in range(COLUMNS)]
IDLE: Final = [ACTIONS.find("idle", column) for column in range(COLUMNS)]

ROLLED: Final = EventKind("rolled", ("one", "two", "three", "four", "five", "six"), reveals=True)
ENTERED: Final = EventKind("entered", ("seat", "column"))
IDLED: Final = EventKind("idled", ("seat", "column"))
WELCOMED: Final = EventKind("welcomed", ("seat", "patient", "column", "row", "scheduled"))
PAID: Final = EventKind("paid", ("seat", "money"))  # a printed loss
BRIBED: Final = EventKind("bribed", ("seat", "money"))
FOUND_EMPTY: Final = EventKind("found_empty", ("seat", "column", "row", "money"))
UNCOVERED: Final = EventKind("uncovered", ("column", "patient"), reveals=True)
READY: Final = EventKind("ready", ("seat", "assistant"))
VIRTUAL_TOOK: Final = EventKind("virtual_took", ("virtual", "patient", "column", "row"))
VIRTUAL_IDLED: Final = EventKind("virtual_idled", ("virtual", "column"))
VIRTUAL_SCORED: Final = EventKind("virtual_scored", ("virtual", "points"))

HARDER: Final = 2  # H-D21


def begin_turn(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    """H-W1: six dice are rolled, each marks a space of its column."""
    rows = [state.chance.below(ROWS) for _ in range(COLUMNS)]
    state.dice = [1 << row for row in rows]
    state.tell(ROLLED, (rows[0], rows[1], rows[2], rows[3], rows[4], rows[5]))
    next_marker(state, course)


def next_marker(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    """H-W2: in welcome order, everybody once; virtual players act at once."""
    while state.waiting:
        marker = state.waiting[0]
        if marker < state.seats:
            state.frame = Enter(course, marker)
            return
        virtual_turn(state, marker)
    end_turn(state, course)


def end_turn(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    """H-W7: the markers go back up in their new order. The queue is not refilled."""
    state.waiting = tuple([marker for marker in state.columns if marker != NONE])
    state.columns = [NONE] * COLUMNS
    state.dice = [0] * COLUMNS
    if state.turn < TURNS:
        state.turn += 1
        begin_turn(state, course)
    else:
        state.frame = course
        course.resume(state)


def move_marker(state: Hippocrates, marker: int, column: int) -> None:
    state.waiting = state.waiting[1:]
    state.columns = put(state.columns, column, marker)


def take_die_away(state: Hippocrates, column: int) -> None:
    """H-D4: in the revised edition the die goes with the turn, whatever was taken."""
    if state.box.revised:
        state.dice = put(state.dice, column, 0)


# Virtual players (H-W8)


def virtual_turn(state: Hippocrates, marker: int) -> None:
    """The highest-numbered patient next to a die in a free column leaves."""
    box = state.box
    best = NONE
    number = 0
    for column in range(COLUMNS):
        if state.columns[column] != NONE:
            continue
        for row in range(ROWS):
            patient = state.queue[column * ROWS + row]
            if (
                patient != NONE
                and state.dice[column] >> row & 1
                and (best == NONE or box.patient_numbers[patient] > number)
            ):
                best = column * ROWS + row
                number = box.patient_numbers[patient]
    virtual = marker - state.seats
    if best == NONE:
        column = state.columns.index(NONE)
        move_marker(state, marker, column)
        state.tell(VIRTUAL_IDLED, (virtual, column))
    else:
        column, row = divmod(best, ROWS)
        patient = state.queue[best]
        move_marker(state, marker, column)
        state.queue = put(state.queue, best, NONE)
        state.bribes = put(state.bribes, best, 0)
        state.tell(VIRTUAL_TOOK, (virtual, patient, column, row))
        gain = box.gains[column][row]
        if box.solo:
            points = box.patient_points[patient]
            if column == 0:
                points += gain.points
            if box.harder and column % 2:
                points += HARDER
            score_virtual(state, virtual, points)
        state.gain_reputation(marker, gain.reputation)
    take_die_away(state, column)


def score_virtual(state: Hippocrates, virtual: int, points: int) -> None:
    if points:
        before = state.virtual_points
        state.virtual_points = put(before, virtual, before[virtual] + points)
        state.tell(VIRTUAL_SCORED, (virtual, points))


# People


@final
class Enter(Decision):
    """Which column? One where something can be taken; if there is none, any, for nothing."""

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        found: list[Action] = []
        for column in range(COLUMNS):
            if state.columns[column] == NONE and can_enter(state, seat, column):
                found.append(ENTER[column])
        if not found:
            for column in range(COLUMNS):
                if state.columns[column] == NONE:
                    found.append(IDLE[column])
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        course = self.below
        assert course is not None
        column = action.values[0]
        move_marker(state, seat, column)
        if action is IDLE[column]:  # H-D6
            state.tell(IDLED, (seat, column))
            take_die_away(state, column)
            next_marker(state, course)
            return
        state.tell(ENTERED, (seat, column))
        Welcoming(course, seat, column, NONE, 0).ask(state)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToEnter = {"to": "enter", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        if self.choices(state, seat)[0].kind.name == "idle":
            return Message(MODULE, "prompt-idle")
        return Message(MODULE, "prompt-enter", turn=state.turn)

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        offered = self.choices(state, seat)
        for column in range(COLUMNS):
            if state.columns[column] != NONE:
                found.append(({"column": column}, "H-W2", Message(MODULE, "blocked-column-taken")))
            elif ENTER[column] not in offered and IDLE[column] not in offered:
                if state.dice[column]:
                    reason = Message(MODULE, "blocked-cannot-pay-loss")
                    found.append(({"column": column}, "H-D6", reason))
                elif state.practices[seat].ready(TRAVELLING):
                    reason = Message(MODULE, "blocked-no-die-to-pay")
                    found.append(({"column": column}, "H-D6", reason))
                else:
                    reason = Message(MODULE, "blocked-no-die")
                    found.append(({"column": column}, "H-D7", reason))
        return found


@final
class Welcoming(Decision):
    """In the column: take what the die points at, or let an assistant change that."""

    def __init__(
        self, below: Frame[Hippocrates], seat: int, column: int, row: int, without: int
    ) -> None:
        super().__init__(below, seat)
        self.column: Final = column
        self.row: Final = row  # of the die that was moved this turn
        self.without: Final = without  # the rows, as bits, that it could have had with fewer moves

    def open_to_asides(self, state: Hippocrates, seat: int) -> bool:
        return False  # H-C9: the column was chosen for what can be paid and done there

    def ask(self, state: Hippocrates) -> None:
        """Without a question where there is only one thing to do."""
        moves = self.choices(state, self.seat)
        if len(moves) == 1:
            self.play(state, self.seat, moves[0])
        else:
            state.frame = self

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return moves_of(state, seat, self.column, self.row, self.without)

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        if action in TAKE:
            self.take(state, below, action.values[0], False)
        elif action in SCHEDULE:
            after_power(state, seat, SCHEDULING)
            self.take(state, below, action.values[0], True)
        else:
            without = within_reach(state, self.column, self.row)
            row = move_die(state, seat, self.column, action)
            Welcoming(below, seat, self.column, row, without).ask(state)

    def take(
        self, state: Hippocrates, below: Frame[Hippocrates], row: int, scheduled: bool
    ) -> None:
        place = self.column * ROWS + row
        if state.queue[place] == NONE and not scheduled:  # H-W3
            money = state.box.empty[self.column][row]
            state.practices[self.seat].money += money
            state.tell(FOUND_EMPTY, (self.seat, self.column, row, money))
            Leaving(below, self.seat, self.column).resume(state)
        else:
            loss = -min(0, state.box.gains[self.column][row].money)
            settle(state, self.seat, loss, Taken(below, self.seat, self.column, row, scheduled))

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToWelcome = {
            "to": "welcome",
            "waits_for": [self.seat],
            "column": self.column,
            "row": self.row,
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-welcome", column=self.column)

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        offered = self.choices(state, seat)
        for row in range(ROWS):
            if TAKE[row] in offered or CHARITY[row] in offered:
                continue
            if not state.dice[self.column] >> row & 1:
                reason = Message(MODULE, "blocked-no-die-here")
                found.append(({"row": row}, "H-W2", reason))
            elif not can_take(state, seat, self.column, row):
                reason = Message(MODULE, "blocked-cannot-pay-loss")
                found.append(({"row": row}, "H-D6", reason))
            else:
                reason = Message(MODULE, "blocked-moved-for-nothing")
                found.append(({"row": row}, "H-W4", reason))
        if state.practices[seat].ready(SCHEDULING) and not state.stacks[self.column]:
            place: Spot = {"assistant": SCHEDULING}
            found.append((place, "H-W4", Message(MODULE, "blocked-empty-stack")))
        return found


@final
class Taken(Frame[Hippocrates]):
    """A patient is welcomed, once a printed loss is paid."""

    def __init__(
        self, below: Frame[Hippocrates], seat: int, column: int, row: int, scheduled: bool
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.column: Final = column
        self.row: Final = row
        self.scheduled: Final = scheduled

    def resume(self, state: Hippocrates) -> None:
        below = self.below
        assert below is not None
        seat = self.seat
        practice = state.practices[seat]
        place = self.column * ROWS + self.row
        stack = state.stacks[self.column]
        patient = stack[0] if self.scheduled else state.queue[place]
        practice.examination = (*practice.examination, patient)
        state.tell(WELCOMED, (seat, patient, self.column, self.row, int(self.scheduled)))
        gain = state.box.gains[self.column][self.row]
        if gain.money < 0:
            state.tell(PAID, (seat, -gain.money))
        state.receive(seat, gain)
        if self.scheduled:
            state.stacks = put(state.stacks, self.column, stack[1:])
        else:
            state.queue = put(state.queue, place, NONE)
            bribe = state.bribes[place]
            if bribe:
                state.bribes = put(state.bribes, place, 0)
                practice.money += bribe
                state.tell(BRIBED, (seat, bribe))
        leaving = Leaving(below, seat, self.column)
        tiles = WelcomeTiles(leaving, seat, patient, self.column)
        if tiles.usable(state):
            state.frame = tiles
        else:
            state.frame = leaving
            ready_assistant(state, seat, self.column)
        if self.scheduled and state.stacks[self.column]:  # after all that can be foretold
            state.tell(UNCOVERED, (self.column, state.stacks[self.column][0]))
        if state.frame is leaving:
            leaving.resume(state)


@final
class Leaving(Frame[Hippocrates]):
    """The end of an action, when what tiles give is given."""

    def __init__(self, below: Frame[Hippocrates], seat: int, column: int) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.column: Final = column

    def resume(self, state: Hippocrates) -> None:
        below = self.below
        assert below is not None
        ready_assistant(state, self.seat, self.column)
        take_die_away(state, self.column)
        next_marker(state, below)


def ready_assistant(state: Hippocrates, seat: int, column: int) -> None:
    """H-W5: in columns 2, 4 and 6 the assistant becomes ready."""
    assistant = assistant_of(column)
    if assistant == NONE:
        return
    practice = state.practices[seat]
    if not practice.ready(assistant):
        practice.assistants |= 1 << assistant
        state.tell(READY, (seat, assistant))
