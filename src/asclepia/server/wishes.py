"""What the others want of a seat that is away: kept with its table.

A wish is about one absence: when anything was done with the seat, or its person has been here, it
is void, and nobody has to take it back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec


class Wish(msgspec.Struct):
    seat: int
    what: Literal["bot", "end"]
    level: str  # of the bot
    since: int  # the ply from which on nothing was done with the seat
    seen: int | None  # when its person was last here
    by: list[str]

    def is_alike(self, other: Wish) -> bool:
        return (self.seat, self.what, self.level) == (other.seat, other.what, other.level)


def without(wishes: Iterable[Wish], seat: int, person: str) -> list[Wish]:
    """The wishes, without what this person wants of this seat. What nobody wants any more is
    gone."""
    left = (
        msgspec.structs.replace(
            wish, by=[one for one in wish.by if one != person or wish.seat != seat]
        )
        for wish in wishes
    )
    return [wish for wish in left if wish.by]


def with_one(wishes: Iterable[Wish], wished: Wish) -> list[Wish]:
    """The wishes, with one more who wants this."""
    found = list(wishes)
    for number, wish in enumerate(found):
        if wish.is_alike(wished):
            found[number] = msgspec.structs.replace(wish, by=[*wish.by, *wished.by])
            return found
    return [*found, wished]
