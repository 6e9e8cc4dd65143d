"""What assistants do for whoever welcomes (H-W4, H-D6 to H-D8).

A seat in a column may take what the die points at. The charitable assistant moves the die up or
down, the first one brings a die from elsewhere (first edition) or exchanges two (revised), the
scheduling one takes the top of the stack instead. One power a turn in the revised edition, any
number in the first. A die is only moved if that changes what the mover takes.
"""

from __future__ import annotations

from typing import Final

from asclepia.games.hippocrates.actions import ACTIONS
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANT_PAYS,
    CHARITABLE,
    COLUMNS,
    NONE,
    ROWS,
    SCHEDULING,
    TRAVELLING,
)
from asclepia.table.actions import Action
from asclepia.table.events import EventKind

TAKE: Final = [ACTIONS.find("take", row) for row in range(ROWS)]
SCHEDULE: Final = [ACTIONS.find("schedule", row) for row in range(ROWS)]
CHARITY: Final = [ACTIONS.find("charity", row) for row in range(ROWS)]
EXCHANGE: Final = [ACTIONS.find("exchange", column) for column in range(COLUMNS)]
BRING: Final = [
    [ACTIONS.find("bring", column, row) for row in range(ROWS)] for column in range(COLUMNS)
]

ASSISTED: Final = EventKind("assisted", ("seat", "assistant"))
MOVED: Final = EventKind("moved", ("column", "row", "to_column", "to_row"))  # a die


def can_take(state: Hippocrates, seat: int, column: int, row: int) -> bool:
    """Can this seat take what lies there? An empty space always (H-W3)."""
    if state.queue[column * ROWS + row] == NONE:
        return True
    return can_bear(state, seat, column, row, state.practices[seat].assistants)


def can_bear(state: Hippocrates, seat: int, column: int, row: int, ready: int) -> bool:
    """H-D6: are the printed losses payable, with these assistants ready?"""
    gain = state.box.gains[column][row]
    if state.box.revised:
        return (
            state.practices[seat].money >= -gain.money
            and state.reputation[seat] >= -gain.reputation
        )
    helpers = (ready & 1) + (ready >> 1 & 1) + (ready >> 2 & 1)
    return state.practices[seat].money + ASSISTANT_PAYS * helpers >= -gain.money


def alike(state: Hippocrates, column: int, row: int, other: int, schedules: bool) -> bool:
    """Would the same be taken at both spaces of a column?"""
    box = state.box
    one, two = column * ROWS + row, column * ROWS + other
    if row == other:
        return True
    if schedules and not box.gains[column][row].like(box.gains[column][other]):
        return False
    return (
        state.queue[one] == NONE
        and state.queue[two] == NONE
        and box.empty[column][row] == box.empty[column][other]
    )


def changes(state: Hippocrates, column: int, rows: int, other: int, schedules: bool) -> bool:
    """Would a die in this row give something that one in those rows (as bits) would not?"""
    for row in range(ROWS):
        if rows >> row & 1 and alike(state, column, row, other, schedules):
            return False
    return True


def can_enter(state: Hippocrates, seat: int, column: int) -> bool:
    """Is there anything to take in this column, with or without assistants?"""
    bits = state.dice[column]
    for row in range(ROWS):
        if bits >> row & 1 and can_take(state, seat, column, row):
            return True
    if not state.practices[seat].assistants:
        return False
    return bool(moves_of(state, seat, column, NONE, bits))


def moves_of(state: Hippocrates, seat: int, column: int, row: int, rows: int) -> list[Action]:
    """What a seat can do in a column. `row` is that of the die it has moved, if it has; in those
    `rows` (as bits) a die lies or has lain in this turn."""
    if state.box.revised:
        return _revised_moves(state, seat, column, row)
    return _first_moves(state, seat, column, row, rows)


def _revised_moves(state: Hippocrates, seat: int, column: int, row: int) -> list[Action]:
    found: list[Action] = []
    lies = topmost(state.dice[column])
    if can_take(state, seat, column, lies):
        found.append(TAKE[lies])
    assistants = state.practices[seat].assistants
    if row != NONE or not assistants:  # H-D8: one power a turn
        return found
    schedules = assistants >> SCHEDULING & 1 and state.stacks[column]
    if schedules and can_bear(state, seat, column, lies, 0):
        found.append(SCHEDULE[lies])
    if assistants >> CHARITABLE & 1:
        for other in range(ROWS):
            if worth_moving(state, seat, column, lies, other):
                found.append(CHARITY[other])
    if assistants >> TRAVELLING & 1:
        for elsewhere in range(COLUMNS):
            bits = 0 if elsewhere == column else state.dice[elsewhere]
            if bits and worth_moving(state, seat, column, lies, topmost(bits)):
                found.append(EXCHANGE[elsewhere])
    return found


def worth_moving(state: Hippocrates, seat: int, column: int, row: int, other: int) -> bool:
    """Would a die in the other row change what is taken, and could that be taken?"""
    return not alike(state, column, row, other, False) and can_take(state, seat, column, other)


def _first_moves(state: Hippocrates, seat: int, column: int, row: int, rows: int) -> list[Action]:
    found: list[Action] = []
    ready = state.practices[seat].assistants
    mine = state.dice[column] if row == NONE else 1 << row
    schedules = bool(ready >> SCHEDULING & 1) and bool(state.stacks[column])
    for lies in range(ROWS):
        if not mine >> lies & 1:
            continue
        if can_take(state, seat, column, lies):
            found.append(TAKE[lies])
        if schedules and can_bear(state, seat, column, lies, ready & ~(1 << SCHEDULING)):
            found.append(SCHEDULE[lies])
    if ready >> CHARITABLE & 1 and mine:
        left = ready & ~(1 << CHARITABLE)
        for other in range(ROWS):
            if changes(state, column, rows, other, schedules) and leads_on(
                state, seat, column, other, rows | 1 << other, left
            ):
                found.append(CHARITY[other])
    if ready >> TRAVELLING & 1:
        left = ready & ~(1 << TRAVELLING)
        for elsewhere in range(COLUMNS):
            for other in range(ROWS):
                if (
                    elsewhere != column
                    and state.dice[elsewhere] >> other & 1
                    and changes(state, column, rows, other, schedules)
                    and leads_on(state, seat, column, other, rows | 1 << other, left)
                ):
                    found.append(BRING[elsewhere][other])
    return found


def leads_on(state: Hippocrates, seat: int, column: int, row: int, rows: int, ready: int) -> bool:
    """First edition: with the die in this row and these assistants left, can the turn end well?"""
    if state.queue[column * ROWS + row] == NONE or can_bear(state, seat, column, row, ready):
        return True
    schedules = bool(ready >> SCHEDULING & 1) and bool(state.stacks[column])
    if schedules and can_bear(state, seat, column, row, ready & ~(1 << SCHEDULING)):
        return True
    for other in range(ROWS):
        if not changes(state, column, rows, other, schedules):
            continue
        after = rows | 1 << other
        if ready >> CHARITABLE & 1 and leads_on(
            state, seat, column, other, after, ready & ~(1 << CHARITABLE)
        ):
            return True
        if (
            ready >> TRAVELLING & 1
            and die_elsewhere(state, column, other)
            and leads_on(state, seat, column, other, after, ready & ~(1 << TRAVELLING))
        ):
            return True
    return False


def die_elsewhere(state: Hippocrates, column: int, row: int) -> bool:
    """Does a die lie in this row of another column?"""
    for elsewhere in range(COLUMNS):
        if elsewhere != column and state.dice[elsewhere] >> row & 1:
            return True
    return False


def topmost(rows: int) -> int:
    """The first of these rows, as bits."""
    return 0 if rows & 1 else 1 if rows & 2 else 2


def after_power(state: Hippocrates, seat: int, assistant: int) -> None:
    """An assistant that was used goes back above the board."""
    state.practices[seat].assistants &= ~(1 << assistant)
    state.tell(ASSISTED, (seat, assistant))


def move_die(state: Hippocrates, seat: int, column: int, row: int, action: Action) -> int:
    """Move a die; the row where it lies then, in the mover's column."""
    dice = state.dice = state.dice[:]  # a list of our own, that can be changed here
    mine = dice[column] if row == NONE else 1 << row
    lies = topmost(mine)
    kind = action.kind.name
    if kind == "charity":
        after_power(state, seat, CHARITABLE)
        other = action.values[0]
        dice[column] = dice[column] & ~(1 << lies) | 1 << other
        state.tell(MOVED, (column, lies, column, other))
        return other
    after_power(state, seat, TRAVELLING)
    elsewhere = action.values[0]
    if kind == "exchange":
        other = topmost(dice[elsewhere])
        dice[elsewhere] = 1 << lies
        dice[column] = 1 << other
        state.tell(MOVED, (elsewhere, other, column, other))
        state.tell(MOVED, (column, lies, elsewhere, lies))
        return other
    other = action.values[1]
    dice[elsewhere] &= ~(1 << other)
    dice[column] |= 1 << other
    state.tell(MOVED, (elsewhere, other, column, other))
    return other
