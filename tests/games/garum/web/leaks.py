"""What a page at a table of Garum must never be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.looks import looks_of


def leaks(position: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[object]:
    """Hands and drawn tiles of others."""
    looks = looks_of(position)
    for seat, look in looks.items():
        for stock in look["view"]["stocks"]:
            if stock["seat"] >= 0 and str(stock["seat"]) != seat and stock["hand"] is not None:
                yield f"{seat} sees the hand of {stock['seat']}"
    owners = [str(stock["seat"]) for stock in next(iter(looks.values()))["view"]["stocks"]]
    for event in events:
        if event["event"] != "drew" or owners[event["colour"]] in position["seats"]:
            continue
        if event["tile"] is not None:
            yield event
