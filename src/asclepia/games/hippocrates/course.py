"""The course of the game: four rounds of five phases."""

from __future__ import annotations

from typing import final

from asclepia.games.hippocrates.payment import begin_payment
from asclepia.games.hippocrates.recruitment import begin_recruitment
from asclepia.games.hippocrates.score import ROUND_BEGAN, final_score, renew, score_round
from asclepia.games.hippocrates.state import (
    END,
    PAYMENT,
    RECRUITMENT,
    SETUP,
    TREATMENT,
    WELCOME,
    Hippocrates,
)
from asclepia.games.hippocrates.treatment import begin_self_treatment, begin_treatment
from asclepia.games.hippocrates.vocabulary import ROUNDS
from asclepia.games.hippocrates.welcome import begin_turn
from asclepia.table.state import Frame


@final
class Course(Frame[Hippocrates]):
    """Lies at the bottom and goes on whenever a phase is finished."""

    def resume(self, state: Hippocrates) -> None:
        phase = state.phase
        if phase == SETUP:
            self.begin_round(state)
        elif phase == WELCOME:
            state.phase = PAYMENT
            begin_payment(state, self)
        elif phase == PAYMENT:
            state.phase = RECRUITMENT
            begin_recruitment(state, self)
        elif phase == RECRUITMENT:
            state.phase = TREATMENT
            begin_treatment(state, self)
        elif phase == END:
            final_score(state)
        else:
            score_round(state)
            if state.round < ROUNDS:
                renew(state)
                state.round += 1
                self.begin_round(state)
            else:
                state.phase = END
                begin_self_treatment(state, self)

    def begin_round(self, state: Hippocrates) -> None:
        state.phase = WELCOME
        state.turn = 1
        state.tell(ROUND_BEGAN, (state.round,))
        begin_turn(state, self)
