"""What a page at a table of Quackery must never be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.looks import looks_of


def leaks(position: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[object]:
    """Hands and drawn cards of others, agendas that were not confided, patients that were not
    peeked at, and what a seat that is asked could do."""
    for seat, look in looks_of(position).items():
        own = [event for event in events if str(event.get("seat")) == seat]
        confided = {one["player"] for one in own if one["event"] == "confided"}
        peeked = {one["patient"] for one in own if one["event"] == "peeked"}
        for number, player in enumerate(look["view"]["players"]):
            if str(number) == seat:
                continue
            if player["hand"] is not None:
                yield f"{seat} sees the hand of {number}"
            if player["agenda"] is not None and number not in confided:
                yield f"{seat} sees the agenda of {number}"
            if (player["agenda"] is None) != (player["progress"] is None):
                yield f"{seat} sees how far the agenda of {number} is"
        for patient in look["view"]["coming"]:
            if patient is not None and patient not in peeked:
                yield f"{seat} sees that {patient} waits"
        asked = look["view"]["asked"]
        waits = asked is None or seat not in map(str, asked["waits_for"])
        if waits and look["question"] is not None:
            yield f"{seat} is asked what others are"
    secret = {"drew": "card", "peeked": "patient", "confided": "agenda"}
    for event in events:
        field = secret.get(event["event"])
        if field and str(event["seat"]) not in position["seats"] and event[field] is not None:
            yield event
