"""Paying, and what may be done at any own decision (H-C9, H-W6, H-D23).

In the revised edition an assistant can be turned into drachmas or a vial at any time, so a payment
is cash. In the first one it can only help inside a payment, without change: whoever pays and has
one ready is asked how.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE
from asclepia.games.hippocrates.state import AS_VIAL, BUY, SELL, Hippocrates
from asclepia.games.hippocrates.views import AskedToSettle
from asclepia.games.hippocrates.vocabulary import ASSISTANT_PAYS, BUYING, SELLING
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame
from asclepia.table.texts import Message

SOLD: Final = EventKind("sold", ("seat", "medicine"))
BOUGHT: Final = EventKind("bought", ("seat", "medicine"))
SPENT: Final = EventKind("spent", ("seat", "assistant", "as_vial"))

CASH: Final = ACTIONS.find("cash")
ASSISTANT_PAYING: Final = [ACTIONS.find("assistant_pays", assistant) for assistant in range(3)]


class Decision(Frame[Hippocrates]):
    """A question to one seat, which may also buy, sell and spend first."""

    def __init__(self, below: Frame[Hippocrates] | None, seat: int) -> None:
        super().__init__(below)
        self.seat: Final = seat

    def pending(self, state: Hippocrates) -> tuple[int, ...]:
        return ALONE[self.seat]

    def open_to_asides(self, state: Hippocrates, seat: int) -> bool:
        return True

    def aside(self, state: Hippocrates, seat: int, action: Action) -> None:
        practice = state.practices[seat]
        number = action.values[0]
        if action is BUY[number]:
            settle(state, seat, BUYING, Bought(self, seat, number))
        elif action is SELL[number]:
            practice.add_vials(number, -1)
            practice.money += SELLING
            state.tell(SOLD, (seat, number))
        else:
            practice.assistants &= ~(1 << number)
            if action is AS_VIAL[number]:
                practice.add_vials(number, 1)
                state.tell(SPENT, (seat, number, 1))
            else:
                practice.money += ASSISTANT_PAYS
                state.tell(SPENT, (seat, number, 0))


@final
class Bought(Frame[Hippocrates]):
    """A vial, once it is paid."""

    def __init__(self, below: Frame[Hippocrates], seat: int, medicine: int) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.medicine: Final = medicine

    def resume(self, state: Hippocrates) -> None:
        state.practices[self.seat].add_vials(self.medicine, 1)
        state.tell(BOUGHT, (self.seat, self.medicine))
        state.frame = self.below


def settle(state: Hippocrates, seat: int, due: int, then: Frame[Hippocrates]) -> None:
    """Pay, and go on with the frame that knows what for."""
    practice = state.practices[seat]
    if due <= 0 or state.box.revised or not practice.assistants:
        if due > 0:
            practice.money -= due
        state.frame = then
        then.resume(state)
    else:
        state.frame = Settle(then, seat, due)


def spend_in_payment(state: Hippocrates, seat: int, assistant: int) -> None:
    """H-D23: an assistant helps to pay."""
    state.practices[seat].assistants &= ~(1 << assistant)
    state.tell(SPENT, (seat, assistant, 0))


@final
class Settle(Frame[Hippocrates]):
    """H-D23: how much of it do assistants pay?"""

    def __init__(self, below: Frame[Hippocrates], seat: int, due: int) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.due: Final = due

    def pending(self, state: Hippocrates) -> tuple[int, ...]:
        return ALONE[self.seat]

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        practice = state.practices[seat]
        found: list[Action] = []
        if practice.money >= self.due:
            found.append(CASH)
        for assistant in range(3):
            if practice.ready(assistant):
                found.append(ASSISTANT_PAYING[assistant])
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        due = self.due
        if action is not CASH:
            spend_in_payment(state, seat, action.values[0])
            due -= ASSISTANT_PAYS  # and no change is given
            if due > 0 and state.practices[seat].assistants:
                state.frame = Settle(below, seat, due)
                return
        if due > 0:
            state.practices[seat].money -= due
        state.frame = below
        below.resume(state)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToSettle = {"to": "settle", "waits_for": [self.seat], "due": self.due}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-settle", money=self.due)
