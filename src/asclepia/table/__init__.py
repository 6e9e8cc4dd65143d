"""What every game shares: the contract, frames, actions, chance, events, records, views."""

from asclepia.table.actions import Action, ActionSpace, Field, Kind
from asclepia.table.chance import Bits, Dice, Stream, fresh_seed
from asclepia.table.components import ComponentSet
from asclepia.table.errors import (
    AsclepiaError,
    ComponentError,
    IllegalAction,
    LessonError,
    OptionError,
    PlayerError,
    Problem,
    RecordError,
    SeatError,
)
from asclepia.table.events import Event, EventKind
from asclepia.table.frames import Sealed, Together
from asclepia.table.game import Game
from asclepia.table.insight import Insight
from asclepia.table.match import Match
from asclepia.table.numbers import Whole
from asclepia.table.options import Option
from asclepia.table.records import Handover, Record, Result, read_record
from asclepia.table.state import ALONE, End, Frame, Spot, State
from asclepia.table.texts import LANGUAGES, Message, Texts

__all__ = [
    "ALONE",
    "LANGUAGES",
    "Action",
    "ActionSpace",
    "AsclepiaError",
    "Bits",
    "ComponentError",
    "ComponentSet",
    "Dice",
    "End",
    "Event",
    "EventKind",
    "Field",
    "Frame",
    "Game",
    "Handover",
    "IllegalAction",
    "Insight",
    "Kind",
    "LessonError",
    "Match",
    "Message",
    "Option",
    "OptionError",
    "PlayerError",
    "Problem",
    "Record",
    "RecordError",
    "Result",
    "Sealed",
    "SeatError",
    "Spot",
    "State",
    "Stream",
    "Texts",
    "Together",
    "Whole",
    "fresh_seed",
    "read_record",
]
