"""Events: what happened, told to each seat as far as that seat may know it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from asclepia.table.errors import SeatError
from asclepia.table.numbers import Whole, natural
from asclepia.table.pickling import Reduced, fixed


@final
class EventKind:
    """A kind of event: its name, its fields, and which of them only the owner may see.

    `reveals` marks events that show something which could not be foretold: a card drawn, a
    die rolled, a hand turned up. What comes before one can be foretold and taken back.

    `silent` kinds are details for previews, such as what a line would score: told only when
    something is foretold closely, so that playing never pays for them, and no part of a log.
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        silent: bool = False,
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.secret: Final = secret
        self.reveals: Final = reveals
        self.silent: Final = silent

    def __reduce__(self) -> Reduced:
        return fixed(self)


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. `owner` is the seat that may see the secret fields."""

    def __init__(self, kind: EventKind, values: tuple[int, ...], owner: int = -1) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.owner: Final = owner

    def __reduce__(self) -> Reduced:
        return fixed(self)

    def seen_by(self, seat: Whole | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) may know it, ready for JSON. Where a part
        of it is secret, `only` says who may know that: a screen may have several people."""
        found: dict[str, object] = {"event": self.kind.name}
        secret = self.kind.secret
        mine = not secret or (seat is not None and _number(seat) == self.owner)
        for name, value in zip(self.kind.fields, self.values, strict=True):
            found[name] = value if mine or name not in secret else None
        if secret:
            found["only"] = {"seat": self.owner, "fields": list(secret)}
        return found

    def all(self) -> tuple[str, tuple[int, ...], int]:
        """Everything about it, to compare it with another."""
        return self.kind.name, self.values, self.owner

    def shows(self, seat: int) -> bool:
        """Does it show this seat something that could not be foretold?"""
        return self.kind.reveals and (not self.kind.secret or seat == self.owner)

    def __repr__(self) -> str:
        pairs = zip(self.kind.fields, self.values, strict=True)
        return f"<{self.kind.name} {' '.join(f'{name}={value}' for name, value in pairs)}>"


def _number(seat: object) -> int:
    """The seat, as far as an event can know it: how many there are it cannot."""
    number = natural(seat)
    if number < 0:
        raise SeatError(f"there is no seat {seat!r}: seats are whole numbers from 0")
    return number
