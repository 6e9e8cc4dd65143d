"""Lists that clones of a state share: never changed, only replaced. A clone then copies nothing."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(things: list[T], place: int, thing: T) -> list[T]:
    """The list with another thing there."""
    found = things[:]
    found[place] = thing
    return found
