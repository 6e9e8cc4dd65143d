"""What assistants do for a seat that welcomes (H-W4, H-D6 to H-D8).

A seat in a column may take what the die points at. The charitable assistant moves the die up or
down, the first one brings a die from elsewhere (first edition) or exchanges two (revised), the
scheduling one takes the top of the stack instead. One power a turn in the revised edition, any
number in the first.

A die is only moved if the mover takes something else by it, and two moves are only made if one of
them would not do. A column that is free never has more than one die, and the charitable assistant
moves that one anywhere. So two moves are needed only in a column without a die: one is brought, and
moved on to where none could be brought.
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


def takes(state: Hippocrates, seat: int, column: int, row: int, without: int, ready: int) -> bool:
    """May a seat with these assistants take what is at this row? What a die in the rows `without`
    (as bits) would give as well is not worth a move."""
    empty = state.queue[column * ROWS + row] == NONE
    if not empty and not can_bear(state, seat, column, row, ready):
        return False
    for other in range(ROWS):
        if without >> other & 1 and (
            other == row
            or (
                empty
                and state.queue[column * ROWS + other] == NONE
                and state.box.empty[column][row] == state.box.empty[column][other]
            )
        ):
            return False
    return True


def schedules(
    state: Hippocrates, seat: int, column: int, row: int, without: int, ready: int
) -> bool:
    """… and may it take the top of the stack, with what is printed below this row?"""
    left = ready & ~(1 << SCHEDULING)
    if left == ready or not state.stacks[column] or not can_bear(state, seat, column, row, left):
        return False
    gains = state.box.gains[column]
    for other in range(ROWS):
        if without >> other & 1 and gains[row].like(gains[other]):
            return False
    return True


def serves(state: Hippocrates, seat: int, column: int, row: int, without: int, ready: int) -> bool:
    """Is a die in this row good for anything that those in the others are not good for?"""
    return takes(state, seat, column, row, without, ready) or schedules(
        state, seat, column, row, without, ready
    )


def can_enter(state: Hippocrates, seat: int, column: int) -> bool:
    """Is there anything to take in this column, with or without assistants?"""
    bits = state.dice[column]
    for row in range(ROWS):
        if bits >> row & 1 and can_take(state, seat, column, row):
            return True
    if not state.practices[seat].assistants:
        return False
    return bool(moves_of(state, seat, column, NONE, 0))


def moves_of(state: Hippocrates, seat: int, column: int, row: int, without: int) -> list[Action]:
    """What a seat can do in a column. `row` is that of the die it has moved, if it has; to dice in
    the rows `without` (as bits) it would have come with fewer moves."""
    revised = state.box.revised
    ready = state.practices[seat].assistants
    if revised and row != NONE:  # H-D8: one power a turn
        ready = 0
    dice = state.dice[column]
    found: list[Action] = []
    if dice:
        lies = topmost(dice) if row == NONE else row
        if takes(state, seat, column, lies, without, ready):
            found.append(TAKE[lies])
        if schedules(state, seat, column, lies, without, ready):
            found.append(SCHEDULE[lies])
    if without or not ready:  # with a further move one of those before would not be needed
        return found
    if dice and ready >> CHARITABLE & 1:
        left = 0 if revised else ready & ~(1 << CHARITABLE)
        before = within_reach(state, column, row)
        for other in range(ROWS):
            if serves(state, seat, column, other, before, left):
                found.append(CHARITY[other])
    if row == NONE and ready >> TRAVELLING & 1:
        left = 0 if revised else ready & ~(1 << TRAVELLING)
        for elsewhere in range(COLUMNS):
            for other in range(ROWS):
                if (
                    elsewhere != column
                    and state.dice[elsewhere] >> other & 1
                    and leads_on(state, seat, column, other, left)
                ):
                    found.append(EXCHANGE[elsewhere] if revised else BRING[elsewhere][other])
    return found


def within_reach(state: Hippocrates, column: int, row: int) -> int:
    """The rows, as bits, to which a seat comes without a further move: where the die of the column
    lies; and if that one was brought there, where another could be brought instead."""
    found = state.dice[column]
    if row != NONE:
        for dice in state.dice:
            found |= dice
    return found


def leads_on(state: Hippocrates, seat: int, column: int, row: int, ready: int) -> bool:
    """Is it good for anything to bring a die of this row? In a column that has none the charitable
    assistant may move it on to where no die could be brought."""
    dice = state.dice[column]
    if serves(state, seat, column, row, dice, ready):
        return True
    if dice or not ready >> CHARITABLE & 1:
        return False
    left = ready & ~(1 << CHARITABLE)
    before = within_reach(state, column, row)
    for other in range(ROWS):
        if serves(state, seat, column, other, before, left):
            return True
    return False


def topmost(rows: int) -> int:
    """The first of these rows, as bits."""
    return 0 if rows & 1 else 1 if rows & 2 else 2


def after_power(state: Hippocrates, seat: int, assistant: int) -> None:
    """An assistant that was used goes back above the board."""
    state.practices[seat].assistants &= ~(1 << assistant)
    state.tell(ASSISTED, (seat, assistant))


def move_die(state: Hippocrates, seat: int, column: int, action: Action) -> int:
    """Move a die; the row where it lies then, in the mover's column."""
    dice = state.dice = state.dice[:]  # a list of our own, that can be changed here
    lies = topmost(dice[column])
    kind = action.kind.name
    if kind == "charity":
        after_power(state, seat, CHARITABLE)
        other = action.values[0]
        dice[column] = 1 << other
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
