"""What a player of Hippocrates can do.

Columns, rows and spaces count from 0, left to right and from the first in line down. Patients,
doctors and tiles go by their places in the component set; see `vocabulary.py` for those on tiles.
"""

from __future__ import annotations

from typing import Final

from asclepia.games.hippocrates.vocabulary import (
    COLUMNS,
    FREE_SPACES,
    ROWS,
    TILE_DOCTOR,
    TILE_PATIENT,
    TILES,
)
from asclepia.table.actions import ActionSpace, Field, Kind

MODULE: Final = "asclepia.games.hippocrates"

_ASSISTANT: Final = Field("assistant", 0, 2)
_MEDICINE: Final = Field("medicine", 0, 2)
_COLUMN: Final = Field("column", 0, COLUMNS - 1)
_ROW: Final = Field("row", 0, ROWS - 1)
_TILE: Final = Field("tile", 0, TILES - 1)
_PATIENT: Final = Field("patient", 0, TILE_PATIENT + TILES - 1)
_DOCTOR: Final = Field("doctor", 0, TILE_DOCTOR + TILES - 1)

ACTIONS: Final = ActionSpace(
    MODULE,
    # Set-up
    Kind("assist", _ASSISTANT),  # the assistant to begin with
    # Welcome
    Kind("enter", _COLUMN),  # move the welcome marker there
    Kind("idle", _COLUMN),  # move it there and do nothing, when nothing is possible
    Kind("take", _ROW),  # what the die of this row points at
    Kind("schedule", _ROW),  # the top of the stack, with what is printed at the die of this row
    Kind("charity", _ROW),  # move the die to this row
    Kind("exchange", _COLUMN),  # swap the die with that of another column (revised)
    Kind("bring", _COLUMN, _ROW),  # bring the die of this space into the own column (first)
    Kind("use", _TILE),  # a welcome tile, a lightning tile
    Kind("keep"),  # the lightning tile, face down (first)
    # Payment
    Kind("double", Field("patient", 0, TILE_PATIENT - 1)),  # the offering, with a tile
    Kind("pay"),  # all wages that are due
    Kind("dismiss", _DOCTOR),  # a doctor who is not paid
    # Recruitment
    Kind("option", Field("space", 0, FREE_SPACES - 1)),
    Kind("hire", _COLUMN),
    Kind("kit", _COLUMN),
    Kind("bundle", _COLUMN),
    Kind("hire_optioned"),
    # Treatment
    Kind("treat", _PATIENT),
    Kind("attach", _DOCTOR, Field("contract", 0, 2)),
    Kind("administer"),  # own vials, and bought ones for what is missing
    Kind("tile_for", _TILE, _MEDICINE),
    Kind("assistant_for", _MEDICINE),
    Kind("arrange"),  # the best treatment of the round, at once
    Kind("keep_basic"),
    Kind("retire_basic"),
    # What ends an optional step, and whatever is not wanted
    Kind("pass"),
    # A payment in the first edition, where assistants pay only inside one
    Kind("cash"),
    Kind("assistant_pays", _ASSISTANT),
    # At any own decision
    Kind("buy", _MEDICINE, aside=True),
    Kind("sell", _MEDICINE, aside=True),
    Kind("spend_as_vial", _ASSISTANT, aside=True),
    Kind("spend_as_drachmas", _ASSISTANT, aside=True),
)
PASS: Final = ACTIONS.find("pass")
