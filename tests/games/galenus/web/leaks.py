"""What a page at a table of Galenus must never be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from asclepia.games.galenus import views
from tests.games.looks import looks_of

VIEW = set(views.View.__annotations__)
PHYSICIAN = set(views.Physician.__annotations__)
REGION = set(views.Region.__annotations__)


def leaks(position: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[object]:
    """Decks, the winter face below a summer face, and bids before all are in."""
    for seat, look in looks_of(position).items():
        view = look["view"]
        for part, known in [
            (view, VIEW),
            *((one, PHYSICIAN) for one in view["players"]),
            *((one, REGION) for one in view["regions"]),
        ]:
            if extra := set(part) - known:
                yield f"{seat} sees {extra}"
        if not all(isinstance(one, int) for one in [*view["decks"], view["journeys_left"]]):
            yield f"{seat} sees what lies in a deck"
        if look["question"] is not None and seat not in map(str, position["pending"]):
            yield f"{seat} is asked what others are"
        asked = view["asked"] or {}
        if asked.get("sealed") is not None and seat == "nobody":
            yield "everybody sees a sealed bid"
        if asked.get("to") == "bid" and seat not in map(str, asked["waits_for"]):
            yield f"{seat} sees what others may bid"
