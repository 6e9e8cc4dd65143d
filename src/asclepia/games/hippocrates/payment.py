"""Offerings and phase 2: paying the doctors (H-W9, H-K3, H-P1). Everybody at the same time."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE, PASS
from asclepia.games.hippocrates.box import DOUBLE
from asclepia.games.hippocrates.practice import without
from asclepia.games.hippocrates.settle import Decision, settle
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.views import AskedToCollect, AskedToPay
from asclepia.games.hippocrates.vocabulary import NONE, PATIENTS, TILE_DOCTOR, TILES
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.frames import Together
from asclepia.table.state import Frame, Spot
from asclepia.table.texts import Message

DOUBLING: Final = [ACTIONS.find("double", patient) for patient in range(PATIENTS)]
PAY: Final = ACTIONS.find("pay")
DISMISS: Final = [ACTIONS.find("dismiss", doctor) for doctor in range(TILE_DOCTOR + TILES)]

OFFERED: Final = EventKind("offered", ("seat", "money"))
DOUBLED: Final = EventKind("doubled", ("seat", "patient", "tile", "money"))
WAGES: Final = EventKind("wages", ("seat", "doctors", "money"))
DISMISSED: Final = EventKind("dismissed", ("seat", "doctor"))


def begin_payment(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    stacks: dict[int, Frame[Hippocrates] | None] = {}
    for seat in range(state.seats):
        pay_offerings(state, seat)
        collect = Collect(None, seat, ())
        stacks[seat] = collect if collect.doubles(state) else about_wages(state, seat)
    Payment(course, stacks).begin(state)


def pay_offerings(state: Hippocrates, seat: int) -> None:
    """H-W9: what the patients who were welcomed this round bring."""
    practice = state.practices[seat]
    money = 0
    for patient in practice.examination:
        money += state.box.offerings[patient]
    if money:
        practice.money += money
        state.tell(OFFERED, (seat, money))


def about_wages(state: Hippocrates, seat: int) -> Frame[Hippocrates] | None:
    """The question about wages, if a doctor of this seat wants any."""
    wages = Wages(None, seat)
    return wages if wages.due(state) else None


@final
class Payment(Together[Hippocrates]):
    def again(self, stacks: dict[int, Frame[Hippocrates] | None]) -> Payment:
        return Payment(self.below, stacks)


@final
class Collect(Decision):
    """H-K3: a tile doubles the printed offering of a patient welcomed this round."""

    def __init__(
        self, below: Frame[Hippocrates] | None, seat: int, doubled: tuple[int, ...]
    ) -> None:
        super().__init__(below, seat)
        self.doubled: Final = doubled

    def tile_for(self, state: Hippocrates, patient: int) -> int:
        """The tile that would double this patient's offering, or none."""
        box = state.box
        if patient in self.doubled:
            return NONE
        for tile in state.practices[self.seat].tiles:
            if (
                box.tile_kinds[tile] == DOUBLE
                and box.tile_regions[tile] == box.patient_regions[patient]
            ):
                return tile
        return NONE

    def doubles(self, state: Hippocrates) -> list[Action]:
        return [
            DOUBLING[patient]
            for patient in state.practices[self.seat].examination
            if self.tile_for(state, patient) != NONE
        ]

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return [*self.doubles(state), PASS]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        if action is not PASS:
            patient = action.values[0]
            tile = self.tile_for(state, patient)
            practice = state.practices[seat]
            money = state.box.offerings[patient]
            practice.tiles = without(practice.tiles, tile)
            practice.money += money
            state.tell(DOUBLED, (seat, patient, tile, money))
            again = Collect(self.below, seat, (*self.doubled, patient))
            if again.doubles(state):
                state.frame = again
                return
        state.frame = about_wages(state, seat)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToCollect = {"to": "collect", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-collect")


@final
class Wages(Decision):
    """H-P1: pay all who stay; whoever is not paid leaves."""

    def due(self, state: Hippocrates) -> list[int]:
        """Doctors who want wages. Those of tiles want none in the revised edition (H-D19)."""
        if state.wage(self.seat) == 0:
            return []
        revised = state.box.revised
        return [
            doctor
            for doctor in state.practices[self.seat].doctors
            if not (revised and doctor >= TILE_DOCTOR)
        ]

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        due = self.due(state)
        found = [DISMISS[doctor] for doctor in due]
        if state.purse(seat) >= state.wage(seat) * len(due):
            found.insert(0, PAY)
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        if action is PAY:
            count = len(self.due(state))
            money = state.wage(seat) * count
            settle(state, seat, money, WagesPaid(None, seat, count, money))
            return
        dismiss(state, seat, action.values[0])
        if not self.due(state):
            state.frame = None

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToPay = {
            "to": "pay",
            "waits_for": [self.seat],
            "wage": state.wage(self.seat),
            "due": self.due(state),
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        wage = state.wage(self.seat)
        count = len(self.due(state))
        return Message(MODULE, "prompt-pay", wage=wage, doctors=count, money=wage * count)

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        if self.choices(state, seat)[0] is PAY:
            return []
        return [(PAY, "H-P1", Message(MODULE, "blocked-wages"))]


@final
class WagesPaid(Frame[Hippocrates]):
    def __init__(
        self, below: Frame[Hippocrates] | None, seat: int, doctors: int, money: int
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.doctors: Final = doctors
        self.money: Final = money

    def resume(self, state: Hippocrates) -> None:
        state.tell(WAGES, (self.seat, self.doctors, self.money))
        state.frame = self.below


def dismiss(state: Hippocrates, seat: int, doctor: int) -> None:
    """An unpaid doctor leaves for good and scores nothing. Its patients are discarded: in the
    first edition also from other doctors, whose contracts are open again (H-D16); in the revised
    one only if no other doctor holds them, and those contracts stay fulfilled."""
    practice = state.practices[seat]
    patients = practice.leave(doctor)
    state.tell(DISMISSED, (seat, doctor))
    if not state.box.revised:
        for patient in patients:
            if patient != NONE:
                practice.release(patient)
