"""Numbers with names: what everybody in this game counts by."""

from __future__ import annotations

from typing import Final

#: H-C1: the six columns, left to right.
REGIONS: Final = ("macedonia", "carthage", "persia", "alexandria", "greece", "cyrene")
MEDICINES: Final = ("potions", "herbs", "unguents")
#: H-C10: an assistant has the colour of the medicine with its number, and is gained in column
#: 2, 4 or 6. The first one travels in the first edition and exchanges in the revised one.
ASSISTANTS: Final = ("travelling", "charitable", "scheduling")
TRAVELLING: Final = 0  # or exchange
CHARITABLE: Final = 1
SCHEDULING: Final = 2

COLUMNS: Final = 6
ROWS: Final = 3  # of a queue, the first in line on top
MARKERS: Final = 4  # people and virtual players together (H-X4)
FREE_SPACES: Final = 4  # for doctors without a region
ROUNDS: Final = 4
TURNS: Final = 3  # of welcoming, a round

PATIENTS: Final = 72
DOCTORS: Final = 30
KITS: Final = 30
TILES: Final = 30
#: Patients and doctors on knowledge tiles count on after the printed ones.
TILE_PATIENT: Final = PATIENTS  # the patient on tile t is TILE_PATIENT + t
BASIC: Final = DOCTORS  # everybody's own basic doctor
TILE_DOCTOR: Final = BASIC + 1  # the doctor on tile t is TILE_DOCTOR + t

BUYING: Final = 3  # H-C9: drachmas for a vial
SELLING: Final = 2
ASSISTANT_PAYS: Final = 2  # H-W6
OPTION: Final = 2  # H-R1
HADES: Final = 3  # H-D17: points lost a patient

NONE: Final = -1  # no patient, no doctor, no tile, nobody


def assistant_of(column: int) -> int:
    """The assistant that a column gives (H-W5), or none."""
    return column // 2 if column % 2 else NONE
