"""The deal of a table: the server's secret, and what everybody who sits there puts in.

Kept with the table, so it goes on after a restart and at another process. What it holds stays
here until the game is over: of a number that was opened only that it was.
"""

from __future__ import annotations

import msgspec

from asclepia.server import wire
from asclepia.table.deal import Deal, DealPart, fresh_number, seal, seed_of


class Part(msgspec.Struct):
    """What one person has put in."""

    person: str
    seat: int  # the first of theirs
    sealed: str  # "": it was opened, and the dealing taken back; they owe another one
    number: str = ""


class Dealing(msgspec.Struct):
    secret: str
    round: int = 1
    parts: list[Part] = []
    changes: int = 0  # of who sits where: so a table is seen to have changed

    @staticmethod
    def new() -> Dealing:
        return Dealing(fresh_number())

    def changed(self) -> Dealing:
        """To be stored: whoever has seen it before sees that it is another one."""
        self.changes += 1
        return self

    # What people do

    def put_in(self, person: str, seat: int, sealed: str | None) -> None:
        """Somebody sits down, or seals another number."""
        mine = self._part(person)
        if mine is not None:
            mine.seat = min(mine.seat, seat)
        if sealed is None:
            return
        if any(one.sealed == sealed for one in self.parts if one is not mine):
            raise wire.Refused("bad-number", "somebody else has sealed this number already")
        if mine is None:
            self.parts.append(Part(person, seat, sealed))
        else:
            mine.sealed = sealed

    def take_out(self, person: str, left: list[int]) -> None:
        """Somebody stands up; these seats are left to them."""
        mine = self._part(person)
        if mine is not None and left:
            mine.seat = min(left)
        elif mine is not None:
            self.parts.remove(mine)

    def open(self, person: str, number: str) -> None:
        mine = self._part(person)
        if mine is None:
            raise wire.Refused("no-number", "nothing of yours is in this deal")
        if seal(number) != mine.sealed:
            raise wire.Refused("bad-number", "this is not the number that was sealed")
        mine.number = number

    def has_opened(self, person: str, number: str) -> bool:
        mine = self._part(person)
        return mine is not None and mine.number == number

    def begin_anew(self) -> None:
        """Back to before the dealing. A number that the server knows is worth nothing now."""
        self.round += 1
        for one in self.parts:
            if one.number:
                one.sealed = one.number = ""

    def _part(self, person: str) -> Part | None:
        return next((one for one in self.parts if one.person == person), None)

    # What comes of it

    def owed(self) -> list[int]:
        """The seats of those who have yet to seal another number."""
        return [one.seat for one in self.parts if not one.sealed]

    def whole(self) -> bool:
        """Whether all numbers are in."""
        return all(one.number for one in self.parts)

    def unopened(self) -> set[str]:
        """The people whose numbers are not in."""
        return {one.person for one in self.parts if not one.number}

    def seed(self, table_id: str) -> str:
        return seed_of(
            table_id, self.round, self.secret, [(one.seat, one.number) for one in self.parts]
        )

    def info(self, over: bool) -> wire.DealInfo:
        """What everybody may know of it."""
        parts = [
            wire.DealPart(one.seat, one.sealed, bool(one.number), one.number if over else None)
            for one in sorted(self.parts, key=lambda one: one.seat)
        ]
        secret = self.secret if over else None
        return wire.DealInfo(seal(self.secret), self.round, parts, secret)

    def record(self, table_id: str) -> Deal:
        """All of it, for the record of a game that is over."""
        parts = [DealPart(one.seat, one.sealed, one.number) for one in self.parts]
        parts.sort(key=lambda one: one.seat)
        return Deal(table_id, self.round, seal(self.secret), self.secret, parts)
