"""A deal that belongs to everybody, and how anybody can check it.

The server commits to a secret, and everybody at the table to a number of their own, before any
of these is known to anybody else; the game's seed is made from all of them. So nobody can choose
it, unless all of them do so together. A commitment is the SHA-256 of what it is about.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated

import msgspec

VERSION = "asclepia deal 1"

#: A number, or the SHA-256 of one: 256 bits, hexadecimal.
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
TableId = Annotated[str, msgspec.Meta(max_length=32, pattern=r"\A[0-9A-Za-z]+\Z")]


class DealPart(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one person has put in; who has several seats is named by the first of them."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    sealed: Hex  # the SHA-256 of the number, known before anybody knew any number
    number: Hex


class Deal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything that a seed was made from. Nothing in it can be taken for something else of it:
    so a seed has one such story."""

    table: TableId
    round: Annotated[int, msgspec.Meta(ge=1)]  # how often it was begun: anew if somebody stands up
    commit: Hex  # the SHA-256 of the secret, known since the table was made
    secret: Hex
    parts: list[DealPart]

    def __post_init__(self) -> None:
        seats = [one.seat for one in self.parts]
        if seats != sorted(set(seats)):
            raise ValueError("the parts of a deal go by seat, each has one")

    @property
    def seed(self) -> str:
        return seed_of(
            self.table, self.round, self.secret, [(one.seat, one.number) for one in self.parts]
        )


def fresh_number() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


def seal(number: str) -> str:
    """What may be known of a number before all are in."""
    return sha256(number.encode()).hexdigest()


def seed_of(table: str, round: int, secret: str, numbers: Iterable[tuple[int, str]]) -> str:
    """The first 128 bits of the SHA-256 over all of it, a line each."""
    lines = [VERSION, table, str(round), secret]
    lines += [f"{seat} {number}" for seat, number in sorted(numbers)]
    return sha256("\n".join(lines).encode()).hexdigest()[:32]
