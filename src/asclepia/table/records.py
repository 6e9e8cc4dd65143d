"""Records: a game written down so that it can be played again, exactly.

The log is the game: a record holds the intentions (seat and action code), and everything
else follows from the seed and the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from asclepia.table.deal import Deal
from asclepia.table.errors import RecordError


class Result(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]


class Handover(msgspec.Struct, forbid_unknown_fields=True, frozen=True, array_like=True):
    """A seat that has changed hands after so many moves, as `[seat, ply, kind, level]`: to a bot of
    a level, or back to its person; one who resigns, or whose time is over, may leave none. Who is
    late has a bot answer until their turn ends."""

    seat: int
    ply: int
    kind: Literal["bot", "replaced", "back", "resigned", "time", "away", "late"]
    level: str | None

    @property
    def key(self) -> str:
        """The text of the table's that tells it."""
        given_up = self.kind in ("resigned", "time", "away")
        return f"handover-{self.kind}{'-bot' if given_up and self.level else ''}"


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
    handovers: list[Handover] | msgspec.UnsetType = msgspec.UNSET  # if there were any

    def __post_init__(self) -> None:
        if self.deal is not msgspec.UNSET:
            for part in self.deal.parts:
                if part.seat >= self.seats:
                    raise ValueError(f"the deal has a part of seat {part.seat}, the game has none")
        if self.handovers is not msgspec.UNSET:
            for one in self.handovers:
                if not (0 <= one.seat < self.seats and 0 <= one.ply <= len(self.moves)):
                    raise ValueError(f"no seat {one.seat} can change hands after move {one.ply}")

    def to_json(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    def save(self, path: Path | str) -> None:
        """Write it whole or not at all: a crash never leaves half a record."""
        path = Path(path)
        if path.is_dir():
            raise RecordError(f"{path}: cannot be written: it is a folder; name a file in it")
        if path.exists() and not path.is_file():  # a device, or a pipe, would be gone
            raise RecordError(f"{path}: cannot be written: it is no file; name another")
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_bytes(self.to_json())
            beside.replace(path)
        except OSError as error:
            words = "name a file in a folder that is there, and that you may write to"
            raise RecordError(f"{path}: cannot be written: {error.strerror}; {words}") from error


def read_record(path: Path | str) -> Record:
    """The record in this file; whether it replays is for `Match.replay` to say."""
    try:
        record = msgspec.json.decode(Path(path).read_bytes(), type=Record)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise RecordError(f"{path}: not a record: {error}") from error
    return record
