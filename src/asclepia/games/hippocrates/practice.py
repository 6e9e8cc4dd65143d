"""What a player has: money, vials, assistants, doctors at work, patients in their rooms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from asclepia.games.hippocrates.vocabulary import BASIC, NONE
from asclepia.table.lists import put
from asclepia.table.pickling import Reduced, changing

NO_PATIENTS: Final[tuple[int, ...]] = ()


@final
@mypyc_attr(acyclic=True)
class Practice:
    def __init__(self, money: int, vials: list[int]) -> None:
        self.points = 0
        self.by_patients = 0  # of these points
        self.by_doctors = 0
        self.money = money
        self.vials = vials  # by medicine; never changed, only replaced (`put`)
        self.assistants = 0  # those that are ready, as bits
        # Doctors in service, in the order of hiring, and by contract who is attached (or none).
        self.doctors: tuple[int, ...] = ()
        self.attached: tuple[tuple[int, ...], ...] = ()
        self.fresh = 0  # so many of them, at the end, were hired this round
        # Patients
        self.examination = NO_PATIENTS
        self.emergency = NO_PATIENTS
        self.hades = NO_PATIENTS
        self.treated = NO_PATIENTS  # this round
        self.discharged = NO_PATIENTS  # lying about without a doctor (H-D15, first edition)
        # Knowledge tiles, and those face down (H-D24)
        self.tiles: tuple[int, ...] = ()
        self.face_down: tuple[int, ...] = ()
        self.option = NONE
        self.keeps_basic = False  # H-D14: decided before this round is scored

    def clone(self) -> Practice:
        twin = Practice(self.money, self.vials)
        twin.points = self.points
        twin.by_patients = self.by_patients
        twin.by_doctors = self.by_doctors
        twin.assistants = self.assistants
        twin.doctors = self.doctors
        twin.attached = self.attached
        twin.fresh = self.fresh
        twin.examination = self.examination
        twin.emergency = self.emergency
        twin.hades = self.hades
        twin.treated = self.treated
        twin.discharged = self.discharged
        twin.tiles = self.tiles
        twin.face_down = self.face_down
        twin.option = self.option
        twin.keeps_basic = self.keeps_basic
        return twin

    def __reduce__(self) -> Reduced:
        return changing(self)

    def add_vials(self, medicine: int, vials: int) -> None:
        self.vials = put(self.vials, medicine, self.vials[medicine] + vials)

    # Assistants

    def ready(self, assistant: int) -> bool:
        return bool(self.assistants >> assistant & 1)

    def ready_count(self) -> int:
        bits = self.assistants
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)

    # Doctors

    def serve(self, doctor: int, contracts: int) -> None:
        """A doctor begins, with free contracts."""
        self.doctors = (*self.doctors, doctor)
        self.attached = (*self.attached, (NONE,) * contracts)
        self.fresh += 1

    def leave(self, doctor: int) -> tuple[int, ...]:
        """A doctor leaves; who was attached to it."""
        place = self.doctors.index(doctor)
        patients = self.attached[place]
        if place >= len(self.doctors) - self.fresh:
            self.fresh -= 1
        self.doctors = self.doctors[:place] + self.doctors[place + 1 :]
        self.attached = self.attached[:place] + self.attached[place + 1 :]
        return patients

    def attach(self, doctor: int, contract: int, patient: int) -> None:
        place = self.doctors.index(doctor)
        before = self.attached[place]
        after = (*before[:contract], patient, *before[contract + 1 :])
        self.attached = (*self.attached[:place], after, *self.attached[place + 1 :])

    def held(self, patient: int) -> bool:
        """Is this patient attached to anybody?"""
        for patients in self.attached:
            if patient in patients:
                return True
        return False

    def release(self, patient: int) -> None:
        """Whatever contract this patient has is open again."""
        self.attached = tuple(
            [
                tuple([NONE if one == patient else one for one in patients])
                for patients in self.attached
            ]
        )

    def basic_is_done(self) -> bool:
        """Has the basic doctor fulfilled all contracts?"""
        if BASIC not in self.doctors:
            return False
        return NONE not in self.attached[self.doctors.index(BASIC)]


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """All but the first such thing."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
