"""Asclepia: a digital table for games of ancient medicine and Roman trade.

>>> import asclepia
>>> game = asclepia.load("garum")
>>> state = game.start(seats=3, seed=7, board="troia", order="haruspex")
>>> state.pending
"""

from __future__ import annotations

from asclepia.games import load
from asclepia.games import names as games
from asclepia.table import state as _state
from asclepia.table.errors import (
    AsclepiaError,
    ComponentError,
    IllegalAction,
    OptionError,
    PlayerError,
    RecordError,
    SeatError,
)

__all__ = [
    "AsclepiaError",
    "ComponentError",
    "IllegalAction",
    "OptionError",
    "PlayerError",
    "RecordError",
    "SeatError",
    "__version__",
    "compiled",
    "games",
    "load",
]

__version__ = "0.9.0"

#: Whether this installation's engine was compiled (about seven times as fast).
compiled: bool = not (_state.__file__ or "").endswith(".py")
