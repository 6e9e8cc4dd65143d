"""What lies in the box for one kind of table: everything that never changes during a game.

Made once for a set of components, a player count and the options; shared by all states. Patients
and doctors on knowledge tiles count on after the printed ones (see `vocabulary.py`). Kinds of
medicine are bits: 1 potions, 2 herbs, 4 unguents.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.hippocrates.views import Printed
from asclepia.games.hippocrates.vocabulary import MARKERS
from asclepia.table.pickling import Reduced

# Kinds of knowledge tiles
WELCOME: Final = 0
DOUBLE: Final = 1
PATIENT: Final = 2
DOCTOR: Final = 3
LIGHTNING: Final = 4


@final
class Gain:
    """What a space or a tile gives, or costs where it is below zero."""

    def __init__(self, points: int, reputation: int, money: int, vials: list[int]) -> None:
        self.points: Final = points
        self.reputation: Final = reputation
        self.money: Final = money
        self.vials: Final = vials

    def like(self, other: Gain) -> bool:
        return (
            self.points == other.points
            and self.reputation == other.reputation
            and self.money == other.money
            and self.vials == other.vials
        )


@final
class Box:
    def __init__(
        self,
        made: Reduced,
        seats: int,
        revised: bool,
        harder: bool,
        wages: list[int],
        start: int,
        virtual_spaces: list[int],
        gains: list[list[Gain]],
        empty: list[list[int]],
        patient_numbers: list[int],
        patient_regions: list[int],
        offerings: list[int],
        needs: list[list[int]],
        patient_points: list[int],
        doctor_numbers: list[int],
        doctor_regions: list[int],
        costs: list[int],
        contracts: list[list[int]],
        doctor_points: list[int],
        kit_costs: list[int],
        kit_vials: list[list[int]],
        tile_kinds: list[int],
        tile_regions: list[int],
        tile_gains: list[Gain],
        printed: Printed,
    ) -> None:
        self.made: Final = made  # how to have this very box again
        self.seats: Final = seats
        self.revised: Final = revised
        self.harder: Final = harder
        self.virtual: Final = MARKERS - seats  # H-X4
        self.solo: Final = seats == 1
        # The board
        self.wages: Final = wages  # by space of the reputation track
        self.start: Final = start
        self.virtual_spaces: Final = virtual_spaces
        self.gains: Final = gains  # by column and row, for this edition
        self.empty: Final = empty
        # By patient
        self.patient_numbers: Final = patient_numbers
        self.patient_regions: Final = patient_regions
        self.offerings: Final = offerings
        self.needs: Final = needs
        self.kinds: Final = [kinds_in(need) for need in needs]
        self.patient_points: Final = patient_points
        # By doctor
        self.doctor_numbers: Final = doctor_numbers
        self.doctor_regions: Final = doctor_regions
        self.costs: Final = costs
        self.contracts: Final = contracts
        self.doctor_points: Final = doctor_points
        # By kit, by tile
        self.kit_costs: Final = kit_costs
        self.kit_vials: Final = kit_vials
        self.tile_kinds: Final = tile_kinds
        self.tile_regions: Final = tile_regions
        self.tile_gains: Final = tile_gains
        self.printed: Final = printed

    def __reduce__(self) -> Reduced:
        return self.made


def kinds_in(vials: list[int]) -> int:
    """Which medicines are among these vials, as bits."""
    found = 0
    for medicine in range(3):
        if vials[medicine]:
            found |= 1 << medicine
    return found
