"""A deal that belongs to everybody, and how anybody can check it.

The server commits to a secret, and everybody at the table to a number of their own, before any
of these is known to anybody else; the game's seed is made from all of them. So nobody can choose
it, unless all of them do so together. A commitment is the SHA-256 of what it is about.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256

import msgspec

VERSION = "asclepia deal 1"


class DealPart(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one person has put in; who has several seats is named by the first of them."""

    seat: int
    sealed: str  # the SHA-256 of the number, known before anybody knew any number
    number: str


class Deal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything that a seed was made from."""

    table: str
    round: int  # how often it was begun: whoever stands up meanwhile has it begun anew
    commit: str  # the SHA-256 of the secret, known since the table was made
    secret: str
    parts: list[DealPart]

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
