"""Rows: what the database keeps of a table, in the types that the rest of the server speaks.

A row is decoded here, once, when it is read. What no server of ours has written is odd, and costs
its table (see `damage`); what only tells people something is left out instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, Self, TypeVar

import msgspec
from sqlalchemy import Row

from asclepia.server import wire
from asclepia.server.clocks import Clocks
from asclepia.server.damage import Odd, check
from asclepia.server.deal import Dealing
from asclepia.server.fairness import ALL, NOTHING
from asclepia.server.pace import UNTIMED
from asclepia.server.wishes import Wish

T = TypeVar("T")

Kind = Literal["open", "person", "bot", "guest"]
Status = Literal["open", "dealing", "playing", "over", "closed"]


class Stored(msgspec.Struct, frozen=True):
    """A row whose columns are what they say."""

    @classmethod
    def of(cls, row: Row[Any]) -> Self:
        check(row)
        found = row._mapping
        return cls(**{name: found[name] for name in cls.__struct_fields__ if name in found})


class ChairRow(Stored, frozen=True):
    table_id: str
    seat: int
    kind: Kind
    person: str | None
    name: str
    level: str | None
    bot: str | None
    asker: str | None
    here: int | None
    seen: int | None
    handle: str | None = None  # by which others know the person, where it was asked for


class HandoverRow(Stored, frozen=True):
    number: int
    seat: int
    ply: int
    kind: wire.HandoverKind
    level: str | None
    name: str


class Seen(msgspec.Struct, frozen=True):
    """What was stored, to the letter: a change is made only if it still is."""

    deal: str | None
    wishes: str | None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    revision: int
    seats: int
    options: dict[str, str] | None  # None: they cannot be read
    seed: str  # "" until it is dealt
    host: str
    public: bool
    status: Status
    created: int
    changed: int
    next: str | None
    components: str
    digest: str | None
    own_title: str | None = None  # of a component set that a person has brought …
    own_content: str | None = None  # … which is read with one table, not with lists
    standing: wire.Standing | None
    origin: Literal["dealt", "server", "record", "branch"]
    deal: Dealing | None
    due: int | None
    pace: wire.Pace
    allowed: wire.Allowed
    clocks: Clocks | None
    flag: int | None
    ended: wire.Ended | None
    wishes: list[Wish]
    seen: Seen

    @classmethod
    def of(cls, row: Row[Any]) -> Self:
        check(row)
        found = {**row._mapping}
        found["seen"] = Seen(found["deal"], found["wishes"])
        for column, kind, else_ in _TOLD:
            found[column] = decoded(kind, found[column], else_)
        found["allowed"] = ALL if row.allowed is None else _allowed(row.allowed)
        found["pace"] = UNTIMED if row.pace is None else _needed("pace", wire.Pace, row.pace)
        found["clocks"] = _needed("clocks", Clocks, row.clocks)
        return cls(**found)


#: What is shown as nothing if it cannot be read.
_TOLD: tuple[tuple[str, Any, Any], ...] = (
    ("options", dict[str, str], None),
    ("standing", wire.Standing, None),
    ("deal", Dealing, None),
    ("ended", wire.Ended, None),
    ("wishes", list[Wish], []),
)


def decoded(kind: type[T], text: object, else_: T | None = None) -> T | None:
    """What a column says; something else if it says nothing, or nothing that can be read."""
    if not isinstance(text, str) or not text:
        return else_
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        return else_


def _needed(column: str, kind: type[T], text: str | None) -> T | None:
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Odd(column) from error


@lru_cache(maxsize=64)
def _allowed(text: str) -> wire.Allowed:
    """What was agreed on and cannot be read: nobody gets more than others."""
    found = decoded(wire.Allowed, text)
    return NOTHING if found is None else found


#: What is the same as nothing, and is not written.
_USUAL = {"pace": UNTIMED, "allowed": ALL, "wishes": []}


def columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values of a row as they are stored: what is no plain one, as JSON."""
    return {
        name: None if value is None or value == _USUAL.get(name) else _column(value)
        for name, value in values.items()
    }


def _column(value: Any) -> str | int:
    return value if isinstance(value, (str, int)) else msgspec.json.encode(value).decode()
