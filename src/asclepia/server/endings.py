"""How a game ended that was not played out, as it is kept with its table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from asclepia.server import wire
from asclepia.server.clock import now


def ended(why: str, seat: int | None = None, winners: list[int] | None = None) -> str:
    """To be stored: why, by which seat, and who has won by that."""
    told = {"why": why, "seat": seat, "made": now(), "winners": winners or []}
    return msgspec.json.encode(told).decode()


def ended_of(row: Row[Any]) -> wire.Ended | None:
    """None: it has not, or in the ordinary way."""
    try:
        return msgspec.json.decode(row.ended, type=wire.Ended) if row.ended else None
    except msgspec.DecodeError:
        return None
