"""Records: a game written down so that it can be played again, exactly.

The log is the game: a record holds the intentions (seat and action code), and everything
else follows from the seed and the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from asclepia.table.deal import Deal
from asclepia.table.errors import RecordError


class Result(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One game, finished or not. A record from a table where it is not over may keep quiet
    about the seed and, as `[seat]`, about what others have done: then it is only to be read."""

    game: str
    revision: int
    seats: int
    options: dict[str, str]
    components: str
    digest: str
    seed: str  # hexadecimal: 128 bits are too many for a JSON number
    moves: list[list[int]]  # [seat, action code], in order
    players: list[str] = []
    result: Result | None = None
    own: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET  # the component set, if it is one's own
    deal: Deal | msgspec.UnsetType = msgspec.UNSET  # what the seed was made from, at a server

    def __post_init__(self) -> None:
        if self.deal is not msgspec.UNSET:
            for part in self.deal.parts:
                if part.seat >= self.seats:
                    raise ValueError(f"the deal has a part of seat {part.seat}, the game has none")

    def to_json(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    def save(self, path: Path) -> None:
        """Write it whole or not at all: a crash never leaves half a record."""
        beside = path.with_name(path.name + ".part")
        beside.write_bytes(self.to_json())
        beside.replace(path)


def read_record(path: Path) -> Record:
    """The record in this file; whether it replays is for `Match.replay` to say."""
    try:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise RecordError(f"{path}: not a record: {error}") from error
    return record
