"""Initial diagnosis (Q-D1, Q-D2)."""

from __future__ import annotations

from typing import Final

from asclepia.games.quackery.effects import BALANCED
from asclepia.games.quackery.state import Quackery
from asclepia.table.events import EventKind

DIAGNOSED: Final = EventKind(
    "diagnosed", ("seat", "patient", "black", "blood", "phlegm", "yellow"), reveals=True
)

DEALT: Final = (5, 4, 2, 1)  # ++, +, −, −−


def diagnose(state: Quackery) -> None:
    """Q-D1: the next patient is turned up, and the statuses are set."""
    patient = state.waiting[0]
    state.waiting = state.waiting[1:]
    state.glimpsed = state.glimpsed[1:]
    state.patient = patient
    state.turns = 0
    state.treating = state.diagnosing
    if state.box.random_diagnosis:
        state.status = random_statuses(state, patient)
    else:
        state.status = [BALANCED + one for one in state.box.statuses[patient]]
    # What the patient before has passed on makes a balanced humour ill, and no other.
    for humour in range(4):
        if state.status[humour] == BALANCED:
            state.status[humour] += max(-2, min(2, state.infection[humour]))
    state.infection = (0, 0, 0, 0)
    state.tell(DIAGNOSED, (state.diagnosing, patient, *state.status))


def imbalanced(value: int) -> int:
    """How many humours of a patient of this value are imbalanced, by the rulebook's bands."""
    return 2 + (value - 1) // 4


def random_statuses(state: Quackery, patient: int) -> list[int]:
    """Q-D2: as many humours as the value's band asks get a status each, without repeats."""
    count = imbalanced(state.box.values[patient])
    humours = [0, 1, 2, 3]
    state.dice.shuffle(humours)
    statuses = list(DEALT)
    state.dice.shuffle(statuses)
    found = [BALANCED] * 4
    for i in range(count):
        found[humours[i]] = statuses[i]
    return found
