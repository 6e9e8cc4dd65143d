"""Step 9, if you like: how the game looks in a terminal. Without this file the terminal
shows the bare view, and everything else works."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from asclepia.table import Texts


def draw(
    view: dict[str, Any],
    printed: dict[str, Any],
    seat: int | None,
    names: list[str],
    texts: Texts,
    console: Console,
) -> RenderableType:
    """The whole table as this seat sees it."""
    signs = printed["signs"]
    cells = ["·" if owner < 0 else signs[owner] for owner in view["cells"]]
    rows = ["  " + " ".join(cells[first : first + 3]) for first in (0, 3, 6)]
    players = [f"{sign} {name}" for sign, name in zip(signs, names, strict=True)]
    return Text("\n".join([*rows, "", *players]))


def option(
    field: str, value: int, fixed: dict[str, int], view: dict[str, Any], printed: dict[str, Any]
) -> RenderableType | None:
    """A picture beside a choice; the words are enough here."""
    return None
