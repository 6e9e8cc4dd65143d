"""The patient's fate: cured, succumbed with what the card prints for that case, or gone
(Q-A4 to Q-A8)."""

from __future__ import annotations

from typing import Final, final

from asclepia.games.quackery.effects import BALANCED, DEAD_HIGH, DEAD_LOW, Step
from asclepia.games.quackery.hands import Discard, draw_or_limit, over_the_limit, those
from asclepia.games.quackery.provisional import Landing
from asclepia.games.quackery.state import NOBODY, Quackery
from asclepia.games.quackery.vocabulary import (
    CURED,
    DISCARD,
    DRAW,
    EVERY,
    INFECT,
    LIMIT,
    RENEW,
    SEND,
    SHUFFLE,
    SUCCUMBED,
    UNDECIDED,
    Fate,
)
from asclepia.games.quackery.winning import settle
from asclepia.table.events import EventKind
from asclepia.table.state import Frame

PATIENT_CURED: Final = EventKind("cured", ("seat", "patient"))
PATIENT_SUCCUMBED: Final = EventKind("succumbed", ("seat", "patient"))
PATIENT_LEFT: Final = EventKind("left", ("patient",))
RENEWED: Final = EventKind("renewed", reveals=True)
SHUFFLED: Final = EventKind("shuffled", reveals=True)
SENT: Final = EventKind("sent", reveals=True)
INFECTED: Final = EventKind("infected", ("humour", "by"))


def judge(before: list[int], landing: Landing) -> tuple[Fate, int]:
    """Q-A4, Q-A5: the patient's fate, and who has caused it; the latest effect decides."""
    latest = -1
    for humour in range(4):
        if landing.status[humour] in (DEAD_LOW, DEAD_HIGH):
            latest = max(latest, landing.cause[humour])
    if latest >= 0:
        return SUCCUMBED, landing.owner[latest]
    for humour in range(4):
        if landing.status[humour] != BALANCED:
            return UNDECIDED, NOBODY
        if before[humour] != BALANCED:
            latest = max(latest, landing.cause[humour])
    return CURED, landing.owner[latest]


@final
class Verdict(Frame[Quackery]):
    """Waits for the hand limits; then the patient is cured, succumbs, or is treated on."""

    def __init__(self, below: Frame[Quackery], fate: Fate, culprit: int) -> None:
        super().__init__(below)
        self.fate: Final = fate
        self.culprit: Final = culprit

    def resume(self, state: Quackery) -> None:
        if self.fate == SUCCUMBED:
            state.tell(PATIENT_SUCCUMBED, (self.culprit, state.patient))
            Directions(self, self.culprit, 0).resume(state)
        elif self.fate == CURED:
            state.tell(PATIENT_CURED, (self.culprit, state.patient))
            state.cured[self.culprit] = (*state.cured[self.culprit], state.patient)
            self._decided(state)
        elif state.turns >= state.box.patience:  # Q-A8
            state.tell(PATIENT_LEFT, (state.patient,))
            self._decided(state)
        else:
            state.done(self)

    def bury(self, state: Quackery) -> None:
        """The printed directions have been followed."""
        state.succumbed[self.culprit] = (*state.succumbed[self.culprit], state.patient)
        self._decided(state)

    def _decided(self, state: Quackery) -> None:
        """Q-A7: what was played on this patient is discarded."""
        state.patient = NOBODY
        state.discards = state.discards + state.played
        state.played = ()
        if not settle(state):
            state.done(self)


@final
class Directions(Frame[Quackery]):
    """Q-A4: what the patient prints for this case, step by step."""

    def __init__(self, below: Verdict, culprit: int, step: int) -> None:
        super().__init__(below)
        self.verdict: Final = below
        self.culprit: Final = culprit
        self.step: Final = step

    def resume(self, state: Quackery) -> None:
        steps = state.box.directions[state.patient]
        if self.step == len(steps):
            self.verdict.bury(state)
            return
        step = steps[self.step]
        on = Directions(self.verdict, self.culprit, self.step + 1)
        if step.do == DISCARD:
            owed = [0] * state.seats
            for seat in those(state, step.who, self.culprit, NOBODY):
                owed[seat] = min(step.by, len(state.hands[seat]))
            Discard(on, tuple(owed)).begin(state)
            return
        if step.do in (DRAW, LIMIT):
            for seat in those(state, step.who, self.culprit, NOBODY):
                draw_or_limit(state, step, seat)
        else:
            _follow(state, step)
        Discard(on, over_the_limit(state)).begin(state)


def _follow(state: Quackery, step: Step) -> None:
    """A direction about the court."""
    if step.do == RENEW:
        pile = sorted(state.pile + state.discards)
        state.dice.shuffle(pile)
        state.pile = tuple(pile)
        state.discards = ()
        state.tell(RENEWED, ())
    elif step.do == SHUFFLE:
        waiting = sorted(state.waiting)
        state.dice.shuffle(waiting)
        state.waiting = tuple(waiting)
        state.glimpsed = (0,) * len(waiting)
        state.tell(SHUFFLED, ())
    elif step.do == SEND and state.waiting:
        state.waiting = (*state.waiting[1:], state.waiting[0])
        state.glimpsed = (*state.glimpsed[1:], state.glimpsed[0])
        state.tell(SENT, ())
    elif step.do == INFECT:
        infection = list(state.infection)
        for humour in range(4):
            if step.humour in (humour, EVERY):
                infection[humour] += step.by
                state.tell(INFECTED, (humour, step.by))
        state.infection = tuple(infection)
