"""Positions of Galenus for the gallery, played by people who like to do things."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import asclepia
from asclepia.table.actions import Action

Found = Callable[[Any, dict[str, Any]], bool]
Record = Callable[[str, Any, int | None, Found, Callable[[Any, int], Action], int], bool]

#: What is liked best, where it is offered; the contest wants somebody at home.
LIKED = ("publish", "project", "journey_project", "join", "treat", "learn", "rise", "herb")


def play(
    record: Record,
    name: str,
    seats: int,
    seat: int | None,
    found: Found,
    film: int = 0,
    **options: str,
) -> None:
    for seed in range(1, 400):
        rng = random.Random(seed)

        def decide(state: Any, mover: int, rng: random.Random = rng) -> Action:
            choices = [one for one in state.choices(mover) if not one.aside]
            plans = [one for one in choices if one.kind.name == "plan"]
            if plans:
                home = state.view(mover)["players"][mover]["at_home"]
                return rng.choice(plans if home > 1 or rng.random() < 0.3 else choices)
            liked = [one for one in choices if one.kind.name in LIKED]
            return rng.choice(liked if liked and rng.random() < 0.7 else choices)

        state = asclepia.load("galenus").start(seats, seed=seed, **options)
        if record(name, state, seat, found, decide, film):
            return
    raise SystemExit(f"{name}: no such position was found")


def asks(
    to: str, year: int = 1, choices: int = 2, mine: bool = True, more: Found | None = None
) -> Found:
    """Seat 0 (or another) is asked this in such a year, with so many answers."""

    def found(state: Any, view: dict[str, Any]) -> bool:
        if state.over or view["year"] < year or (0 in state.pending) != mine:
            return False
        asked = state.view(state.pending[0])["asked"] if not mine else view["asked"]
        if asked.get("to") != to or (mine and len(state.choices(0)) < choices):
            return False
        return more is None or more(state, view)

    return found


def crowded(state: Any, view: dict[str, Any]) -> bool:
    """Everybody has planned much."""
    return sum(len(one["planned"]) for one in view["regions"]) >= 8


def rich(state: Any, view: dict[str, Any]) -> bool:
    me = view["players"][0]
    return sum(me["focus"]) >= 3 and sum(me["herbs"]) >= 2 and sum(me["hospital"]) >= 3


def over(state: Any, view: dict[str, Any]) -> bool:
    return bool(state.over)


def make(record: Record) -> None:
    play(record, "start", 4, 0, asks("work"))
    play(record, "plan", 4, 0, asks("work", 2, more=crowded), film=10)
    play(record, "result", 4, 0, asks("result", 3, 3, more=rich), villas="asymmetric")
    play(record, "two", 2, 0, asks("result", 2, 4))
    play(record, "three", 3, 0, asks("work", 3, 3))
    play(record, "move-in", 4, 0, asks("move_in"), villas="chosen")
    play(record, "subject", 4, 0, asks("subject"))
    play(record, "first-in-line", 4, 0, asks("first_in_line", 2, 2))
    play(record, "dose", 4, 0, asks("dose", 2, 2))
    play(record, "assign", 4, 0, asks("assign", 2, 7))
    play(record, "overflow", 4, 0, asks("overflow", 2, 3))
    play(record, "lose", 4, 0, asks("lose"))
    play(record, "rise", 4, 0, asks("rise", 2, 5))
    play(record, "call", 4, 0, asks("call", 2, 3))
    play(record, "pick", 4, 0, asks("pick", 2, 3))
    play(record, "prepare", 4, 0, asks("prepare", 1, 1))
    play(record, "bid", 4, 0, asks("bid", 2, 4, more=goes_on), film=8)
    play(record, "waiting", 4, 0, asks("result", 2, mine=False))
    play(record, "spectator", 3, None, asks("work", 2, mine=False))
    play(record, "colleague", 3, 0, asks("work", 2), colleague="yes")
    play(record, "pelops", 4, 0, asks("result", 3, 3, more=pelops), colleague="yes")
    play(record, "pergamon", 1, 0, asks("result", 2, 5))
    play(record, "pergamon-bid", 1, 0, asks("bid", 1, 3), film=2)
    play(record, "remove", 1, 0, asks("remove"))
    play(record, "nicon", 1, 0, asks("nicon"), level="easy")
    play(record, "end", 4, 0, over, villas="asymmetric")
    play(record, "end-solo", 1, 0, over)


def goes_on(state: Any, view: dict[str, Any]) -> bool:
    """A new year follows."""
    return bool(view["year"] < 5)


def pelops(state: Any, view: dict[str, Any]) -> bool:
    return bool(view["pelops"])
