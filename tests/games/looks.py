"""From where a page sees a table."""

from __future__ import annotations

from typing import Any


def looks_of(position: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By seat; "nobody" is a spectator, whom whoever has one seat is not told of."""
    watching = position["watching"]
    return {**({} if watching is None else {"nobody": watching}), **position["seats"]}
