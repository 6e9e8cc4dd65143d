"""Winning the game (Q-E1 to Q-E3)."""

from __future__ import annotations

from typing import Final

from asclepia.games.quackery.state import Quackery
from asclepia.table.events import EventKind

AGENDA_MET: Final = EventKind("agenda", ("seat", "agenda"), reveals=True)
#: At the end: that it is one at all shows that no agenda was met.
VALUED: Final = EventKind("valued", ("seat", "points"), reveals=True)


def is_met(state: Quackery, seat: int) -> bool:
    """Is the seat's agenda met?"""
    for need in state.box.agendas[state.agendas[seat]]:
        if state.tally(seat, need) < need.least:
            return False
    return True


def settle(state: Quackery) -> bool:
    """A patient is decided: whether that ends the game."""
    for seat in state.clockwise(state.treating):  # Q-E1: the Treating Quack first
        if is_met(state, seat):
            state.victor = seat
            state.tell(AGENDA_MET, (seat, state.agendas[seat]))
            state.end((seat,))
            return True
    if state.waiting:
        return False
    for seat in range(state.seats):  # Q-E2
        state.tell(VALUED, (seat, state.value_of(seat)))
    state.end(most_valuable(state))
    return True


def most_valuable(state: Quackery) -> tuple[int, ...]:
    """Q-E2, Q-E3: most value, then the most valuable cure; then shared."""
    values = state.box.values
    standing = [
        (state.value_of(seat), max([0] + [values[patient] for patient in state.cured[seat]]))
        for seat in range(state.seats)
    ]
    best = max(standing)
    return tuple([seat for seat in range(state.seats) if standing[seat] == best])
