"""Step 10: the shapes of what is shown. The types of the page are made from them."""

from __future__ import annotations

from typing import TypedDict


class Asked(TypedDict):
    waits_for: list[int]


class View(TypedDict):
    cells: list[int]  # the seat whose sign is there; below 0 the cell is empty
    asked: Asked | None
    scores: list[int]
    winners: list[int]


class Printed(TypedDict):
    signs: list[str]  # by seat
