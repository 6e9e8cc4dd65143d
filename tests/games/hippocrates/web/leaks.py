"""What a page at a table of Hippocrates must never be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from asclepia.games.hippocrates.views import Practice, View
from tests.games.looks import looks_of

VIEW = set(View.__annotations__)
PRACTICE = set(Practice.__annotations__)


def leaks(position: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[object]:
    """Whatever lies face down or below the top of a stack, and what another seat is asked."""
    for seat, look in looks_of(position).items():
        view = look["view"]
        if extra := set(view) - VIEW:
            yield f"{seat} sees {extra}"
        for number, player in enumerate(view["players"]):
            if extra := set(player) - PRACTICE:
                yield f"{seat} sees {extra} of {number}"
        for name in ("stack_sizes", "doctor_stacks", "kit_stacks", "tile_stacks"):
            if not all(isinstance(one, int) for one in view[name]):
                yield f"{seat} sees what lies in {name}"
        if not isinstance(view["extra"], int):
            yield f"{seat} sees the extra doctors"
        if look["question"] is not None and seat not in map(str, position["pending"]):
            yield f"{seat} is asked what others are"
        asked = view["asked"]
        if asked is not None and "to" in asked and asked["waits_for"] != list(position["pending"]):
            yield f"{seat} is told another question than the table's"
