"""Hands: who draws, who discards down to the maximum hand size (Q-A3)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.quackery.actions import ACTIONS, CARDS, MODULE
from asclepia.games.quackery.effects import Step
from asclepia.games.quackery.state import Quackery
from asclepia.games.quackery.views import AskedToDiscard
from asclepia.games.quackery.vocabulary import DRAW, OTHERS, PLAYER, SELF, Who
from asclepia.table.actions import Action
from asclepia.table.state import ALONE, Frame
from asclepia.table.texts import Message

DISCARDS: Final = [ACTIONS.find("discard", card) for card in range(CARDS)]


def those(state: Quackery, who: Who, seat: int, player: int) -> list[int]:
    """The seats that a step is about, clockwise from the Treating Quack."""
    if who == SELF:
        return [seat]
    if who == PLAYER:
        return [player]
    found = state.clockwise(state.treating)
    if who == OTHERS:
        found.remove(seat)
    return found


def draw_or_limit(state: Quackery, step: Step, seat: int) -> None:
    if step.do == DRAW:
        state.draw(seat, step.by)
    else:
        state.change_limit(seat, step.by)


def over_the_limit(state: Quackery) -> tuple[int, ...]:
    """How many cards too many each seat has."""
    return tuple(
        [max(0, len(state.hands[seat]) - state.limits[seat]) for seat in range(state.seats)]
    )


def owing(state: Quackery, seat: int, count: int) -> tuple[int, ...]:
    """One seat owes so many cards, if it has them."""
    owed = [0] * state.seats
    owed[seat] = min(count, len(state.hands[seat]))
    return tuple(owed)


@final
class Discard(Frame[Quackery]):
    """Who owes cards chooses which, openly; clockwise from the Treating Quack."""

    def __init__(self, below: Frame[Quackery], owed: tuple[int, ...]) -> None:
        super().__init__(below)
        self.owed: Final = owed  # by seat

    def begin(self, state: Quackery) -> None:
        """Ask the next one who has a choice. Who owes the whole hand has none."""
        owed = list(self.owed)
        for seat in state.clockwise(state.treating):
            if owed[seat] and owed[seat] < len(state.hands[seat]):
                state.frame = Discard(self._next(), tuple(owed))
                return
            if owed[seat]:
                owed[seat] = 0
                state.drop_all(seat)
        self._next().resume(state)

    def _next(self) -> Frame[Quackery]:
        below = self.below
        assert below is not None
        return below

    def asked(self, state: Quackery) -> int:
        for seat in state.clockwise(state.treating):
            if self.owed[seat]:
                return seat
        raise AssertionError("nobody owes a card")

    def pending(self, state: Quackery) -> tuple[int, ...]:
        return ALONE[self.asked(state)]

    def in_turn(self, state: Quackery, seat: int) -> bool:
        return False  # it follows from a treatment

    def choices(self, state: Quackery, seat: int) -> list[Action]:
        return [DISCARDS[card] for card in sorted(set(state.hands[seat]))]

    def play(self, state: Quackery, seat: int, action: Action) -> None:
        state.drop(seat, action.values[0])
        owed = list(self.owed)
        owed[seat] -= 1
        Discard(self._next(), tuple(owed)).begin(state)

    def seen(self, state: Quackery, seat: int) -> dict[str, Any]:
        found: AskedToDiscard = {
            "to": "discard",
            "waits_for": list(self.pending(state)),
            "owed": list(self.owed),
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Quackery, seat: int) -> Message:
        """Whoever holds too many is told so; else a card wants it."""
        count = self.owed[seat]
        held, limit = len(state.hands[seat]), state.limits[seat]
        if count and held - count == limit:
            return Message(MODULE, "prompt-discard-limit", count=count, held=held, limit=limit)
        return Message(MODULE, "prompt-discard", count=count)

    def overheard(self, state: Quackery, seat: int) -> Message:
        return Message(MODULE, "prompt-discard", count=self.owed[seat])
