"""Step 3: what is printed on the pieces, as data that a person can edit."""

from __future__ import annotations

from collections.abc import Iterable

from asclepia.table import ComponentSet


class Pieces(ComponentSet, frozen=True, kw_only=True):
    """The tables of components/*.toml. Shape and types are checked for us."""

    signs: list[str]  # by seat

    def problems(self) -> Iterable[str]:
        """What only this game can know to be wrong: the entry, and what it should be."""
        if len(self.signs) != 2 or self.signs[0] == self.signs[1]:
            yield f"signs: must be two different signs (T-1), not {self.signs}"
        for number, sign in enumerate(self.signs, 1):
            if len(sign) != 1 or not sign.isprintable() or sign.isspace():
                yield f"signs, sign {number}: must be one letter, not {sign!r}"
