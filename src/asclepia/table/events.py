"""Events: what happened, told to each seat as far as that seat may know it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr


@final
class EventKind:
    """A kind of event: its name, its fields, and which of them only the owner may see.

    `reveals` marks events after which nobody can take a move back, because somebody
    learned something: a card drawn, a die rolled.
    """

    def __init__(
        self,
        name: str,
        fields: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.secret: Final = secret
        self.reveals: Final = reveals


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. `owner` is the seat that may see the secret fields."""

    def __init__(self, kind: EventKind, values: tuple[int, ...], owner: int = -1) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.owner: Final = owner

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat (None: a spectator) may know it, ready for JSON."""
        found: dict[str, Any] = {"event": self.kind.name}
        mine = seat is not None and seat == self.owner
        for name, value in zip(self.kind.fields, self.values, strict=True):
            found[name] = value if mine or name not in self.kind.secret else None
        return found

    def __repr__(self) -> str:
        pairs = zip(self.kind.fields, self.values, strict=True)
        return f"<{self.kind.name} {' '.join(f'{name}={value}' for name, value in pairs)}>"
