"""The course of the game: patient after patient, treatment after treatment (Q-T1, Q-A6, Q-A7)."""

from __future__ import annotations

from typing import final

from asclepia.games.quackery.diagnosis import diagnose
from asclepia.games.quackery.state import NOBODY, Quackery
from asclepia.games.quackery.treatment import Treat
from asclepia.table.state import Frame


@final
class Court(Frame[Quackery]):
    """Lies at the bottom and goes on whenever a treatment is finished."""

    def resume(self, state: Quackery) -> None:
        if state.patient == NOBODY:
            state.diagnosing = state.left_of(state.diagnosing)  # Q-A7
            diagnose(state)
        else:
            state.treating = state.left_of(state.treating)  # Q-A6
        state.frame = Treat(self)


def hold_court(state: Quackery) -> None:
    """The first diagnosis."""
    diagnose(state)
    state.frame = Treat(Court(None))
