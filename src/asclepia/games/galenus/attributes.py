"""Attributes (A-T1 to A-T3): gains and losses one after the other, with a question wherever the
player has a choice. Projects, prizes, doctrines and treatments all come through `run`."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.galenus.actions import ACTIONS, MODULE
from asclepia.games.galenus.box import (
    ANY_FOCUS,
    ANY_HERB,
    ANY_SKILL,
    BOOKS,
    ENVY,
    FOCUS,
    HEALTH,
    HERB,
    HURT,
    IMPACT,
    PAY_ANY_FOCUS,
    PAY_ANY_HERB,
    PAY_BOOKS,
    PAY_FOCUS,
    PAY_HEALTH,
    PAY_HERB,
    PAY_PHILOSOPHY,
    PAY_REPUTATION,
    PHILOSOPHY,
    REPUTATION,
    SKILL,
    WORKS,
    Effect,
)
from asclepia.games.galenus.events import EXCHANGED, GAINED, INVOKED, PATIENTS, PRICE, REPUTED
from asclepia.games.galenus.events import READ as READ_EVENT
from asclepia.games.galenus.physician import added
from asclepia.games.galenus.state import READ, Galenus
from asclepia.games.galenus.vocabulary import KINDS, NONE
from asclepia.table.actions import Action
from asclepia.table.state import ALONE, Frame
from asclepia.table.texts import Message

EXCHANGE: Final = [ACTIONS.find("exchange", humour) for humour in range(KINDS)]
OVERFLOW: Final = ACTIONS.find("overflow")

Effects = tuple[Effect, ...]


class Decision(Frame[Galenus]):
    """A question to one seat, which may also read a book or use its doctrine first."""

    def __init__(self, below: Frame[Galenus] | None, seat: int) -> None:
        super().__init__(below)
        self.seat: Final = seat

    def pending(self, state: Galenus) -> tuple[int, ...]:
        return ALONE[self.seat]

    def open_to_asides(self, state: Galenus, seat: int) -> bool:
        return True

    def again(self, state: Galenus) -> None:
        """After an aside: the question stands."""
        state.frame = self

    def aside(self, state: Galenus, seat: int, action: Action) -> None:
        physician = state.physicians[seat]
        if action is READ:
            physician.books -= 1
            state.tell(READ_EVENT, (seat,))
            run(state, seat, (Effect(PHILOSOPHY, physician.house.book),), Back(self))
        else:
            doctrine = action.values[0]
            physician.used |= 1 << doctrine
            state.tell(INVOKED, (seat, doctrine))
            printed = state.box.doctrines[doctrine]
            run(state, seat, printed.price + printed.gain, Back(self))


@final
class Back(Frame[Galenus]):
    """After an aside the question below is asked again."""

    def resume(self, state: Galenus) -> None:
        below = self.below
        assert isinstance(below, Decision)
        below.again(state)


def run(state: Galenus, seat: int, effects: Effects, then: Frame[Galenus]) -> None:
    """One effect after the other, then the frame that knows what comes next."""
    physician = state.physicians[seat]
    for place in range(len(effects)):
        if state.all_goals_met():
            break
        effect = effects[place]
        what, amount, humour = effect.what, effect.amount, effect.humour
        hurt = 0
        if what == IMPACT:
            state.score(seat, amount)
        elif what == PHILOSOPHY:
            hurt = state.gain_philosophy(seat, amount)
        elif what == REPUTATION:
            hurt = state.gain_reputation(seat, amount)
        elif what in (HURT, ENVY):
            hurt = amount
        elif what == HEALTH:
            state.change_health(seat, amount, GAINED)
        elif what == BOOKS:
            state.change_books(seat, amount)
        elif what == WORKS:
            state.gain_works(seat, amount)
        elif what == HERB:
            state.change_herbs(seat, humour, amount)
        elif what == SKILL:
            steps = min(amount, state.room(seat, humour))
            if steps:
                state.rise(seat, humour, steps)
        elif what == FOCUS:
            while amount and physician.focus_count() < physician.house.focus:
                state.add_focus(seat, humour)
                amount -= 1
            if amount:
                ask(state, Choose(then, seat, FOCUS, humour, amount, effects[place + 1 :]))
                return
        elif what == PAY_PHILOSOPHY:
            state.pay_philosophy(seat, amount)
        elif what == PAY_REPUTATION:
            state.pay_reputation(seat, amount)
        elif what == PAY_HEALTH:
            state.change_health(seat, -amount, PRICE)
        elif what == PAY_BOOKS:
            state.change_books(seat, -amount)
        elif what == PAY_FOCUS:
            for _ in range(amount):
                state.lose_focus(seat, humour)
        elif what == PAY_HERB:
            state.change_herbs(seat, humour, -amount)
        elif what == ANY_SKILL and not can_rise(state, seat):
            pass  # a step that does not fit is lost
        else:
            ask(state, Choose(then, seat, what, NONE, amount, effects[place + 1 :]))
            return
        if hurt and not state.all_goals_met():
            cause = HURT if what == HURT else ENVY
            left = lose_health(state, seat, hurt, PATIENTS if cause == HURT else REPUTED)
            if left:
                ask(state, Choose(then, seat, cause, NONE, left, effects[place + 1 :]))
                return
    state.frame = then
    if not state.all_goals_met():  # then nothing more happens: the state ends the game
        then.resume(state)


def ask(state: Galenus, frame: Decision) -> None:
    """Put the question, unless there is only one answer."""
    choices = frame.choices(state, frame.seat)
    if len(choices) > 1:
        state.frame = frame
    else:
        frame.play(state, frame.seat, choices[0])


def can_rise(state: Galenus, seat: int) -> bool:
    for humour in range(KINDS):
        if state.room(seat, humour):
            return True
    return False


def lose_health(state: Galenus, seat: int, by: int, cause: int) -> int:
    """A-T2: as far as there is nothing to choose; how much of it is left then."""
    physician = state.physicians[seat]
    while by:
        if physician.health:
            state.change_health(seat, -1, cause)
        else:
            kinds = physician.focus_kinds()
            if kinds > 1:
                return by
            if kinds == 0:
                state.score(seat, -1)
            else:
                for humour in range(KINDS):
                    if physician.focus[humour]:
                        state.lose_focus(seat, humour)
                        break
        by -= 1
    return 0


# What is asked for an effect that leaves a choice
NAMES: Final = {
    FOCUS: "overflow",
    HURT: "lose",
    ENVY: "lose",
    PAY_ANY_FOCUS: "pay_focus",
    PAY_ANY_HERB: "pay_herb",
    ANY_FOCUS: "gain_focus",
    ANY_HERB: "gain_herb",
    ANY_SKILL: "gain_skill",
}
CHOICES: Final = {
    what: [ACTIONS.find(name, humour) for humour in range(KINDS)]
    for what, name in NAMES.items()
    if what != FOCUS
}


@final
class Choose(Decision):
    """An effect that leaves the player a choice: which humour, or what to do with a full track."""

    def __init__(
        self,
        below: Frame[Galenus],
        seat: int,
        what: int,
        humour: int,
        left: int,
        rest: Effects,
    ) -> None:
        super().__init__(below, seat)
        self.what: Final = what
        self.humour: Final = humour  # of a focus that finds the track full
        self.left: Final = left  # how often, this time included
        self.rest: Final = rest  # what comes then

    def open_to_asides(self, state: Galenus, seat: int) -> bool:
        """A-T3: not while a price is paid, of which an aside could cost what is owed; nor for
        the prizes of a contest, which come in no player's turn."""
        return self.what not in (PAY_ANY_FOCUS, PAY_ANY_HERB) and not state.awarding()

    def again(self, state: Galenus) -> None:
        """A focus may fit now, or a loss be borne by health: the effect is looked at anew."""
        below = self.below
        assert below is not None
        left = Effect(self.what, self.left, self.humour)
        run(state, self.seat, (left, *self.rest), below)

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        physician = state.physicians[seat]
        what = self.what
        found: list[Action] = []
        for humour in range(KINDS):
            if what == FOCUS:
                if physician.focus[humour]:
                    found.append(EXCHANGE[humour])
                continue
            if what in (HURT, ENVY, PAY_ANY_FOCUS):
                possible = physician.focus[humour] > 0
            elif what == PAY_ANY_HERB:
                possible = physician.herbs[humour] > 0
            elif what == ANY_SKILL:
                possible = state.room(seat, humour) > 0
            else:
                possible = True
            if possible:
                found.append(CHOICES[what][humour])
        if what == FOCUS:
            found.append(OVERFLOW)
        return found

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        what = self.what
        below = self.below
        assert below is not None
        rest = self.rest
        if self.left > 1:
            rest = (Effect(what, self.left - 1, self.humour), *rest)
        if action is OVERFLOW:
            rest = (Effect(PHILOSOPHY, 1), *rest)
        else:
            humour = action.values[0]
            if what == FOCUS:
                physician = state.physicians[seat]
                swapped = added(physician.focus, humour, -1)
                physician.focus = added(swapped, self.humour, 1)
                state.tell(EXCHANGED, (seat, self.humour, humour))
                state.changed(seat)
            elif what in (HURT, ENVY, PAY_ANY_FOCUS):
                state.lose_focus(seat, humour)
            elif what == PAY_ANY_HERB:
                state.change_herbs(seat, humour, -1)
            elif what == ANY_HERB:
                state.change_herbs(seat, humour, 1)
            elif what == ANY_SKILL:
                state.rise(seat, humour, 1)
            else:
                rest = (Effect(FOCUS, 1, humour), *rest)
        run(state, seat, rest, below)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        found = {"to": NAMES[self.what], "waits_for": [self.seat], "left": self.left}
        if self.what == FOCUS:
            found["humour"] = self.humour
        return cast(dict[str, Any], found)

    def prompt(self, state: Galenus, seat: int) -> Message:
        name = NAMES[self.what].replace("_", "-")
        if self.what == FOCUS:
            return Message(MODULE, "prompt-overflow", humour=self.humour, left=self.left)
        return Message(MODULE, f"prompt-{name}", left=self.left)
