"""Positions of Hippocrates for the gallery, played by people who like to treat."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import asclepia
from asclepia.table.actions import Action

Found = Callable[[Any, dict[str, Any]], bool]
Record = Callable[[str, Any, int | None, Found, Callable[[Any, int], Action], int], bool]

#: What is liked best, where it is offered.
LIKED = ("arrange", "pay", "bundle", "hire", "hire_optioned", "option", "administer", "double")


def play(
    record: Record,
    name: str,
    seats: int,
    seat: int | None,
    found: Found,
    film: int = 0,
    arrange: float = 0.7,
    **options: str,
) -> None:
    for seed in range(1, 200):
        rng = random.Random(seed)

        def decide(state: Any, mover: int, rng: random.Random = rng) -> Action:
            choices = [one for one in state.choices(mover) if not one.aside]
            liked = [one for one in choices if one.kind.name in LIKED]
            first = [one for one in liked if one.kind.name == liked[0].kind.name]
            return rng.choice(first if first and rng.random() < arrange else choices)

        state = asclepia.load("hippocrates").start(seats, seed=seed, **options)
        if record(name, state, seat, found, decide, film):
            return
    raise SystemExit(f"{name}: no such position was found")


def asks(
    to: str, round: int = 1, choices: int = 2, mine: bool = True, more: Found | None = None
) -> Found:
    """Seat 0 (or another) is asked this in such a round, with so many answers."""

    def found(state: Any, view: dict[str, Any]) -> bool:
        if state.over or view["round"] < round or (0 in state.pending) != mine:
            return False
        asked = state.view(state.pending[0])["asked"] if not mine else view["asked"]
        if asked.get("to") != to or (mine and len(state.choices(0)) < choices):
            return False
        return more is None or more(state, view)

    return found


def full(state: Any, view: dict[str, Any]) -> bool:
    """A practice with much in it."""
    me = view["players"][0]
    return len(me["doctors"]) >= 4 and len(me["examination"]) + len(me["emergency"]) >= 4


def tiles(state: Any, view: dict[str, Any]) -> bool:
    return bool(view["players"][0]["tiles"])


def powers(state: Any, view: dict[str, Any]) -> bool:
    """Several assistants can be sent."""
    kinds = {one.kind.name for one in state.choices(0)}
    return len(kinds & {"take", "charity", "exchange", "schedule"}) > 2


def over(state: Any, view: dict[str, Any]) -> bool:
    return bool(state.over)


def make(record: Record) -> None:
    play(record, "start", 4, 0, asks("assist"))
    play(record, "enter", 4, 0, asks("enter", 2), film=8)
    play(record, "powers", 4, 0, asks("welcome", 2, 4, more=powers))
    play(record, "lightning", 4, 0, asks("lightning"), edition="first")
    play(record, "pay", 4, 0, asks("pay", 2))
    play(record, "option", 4, 0, asks("option", 2))
    play(record, "recruit", 4, 0, asks("recruit", 2, 6))
    play(record, "treat", 4, 0, asks("treat", 2, 4), arrange=0.5)
    play(record, "fullest", 4, 0, asks("treat", 3, 3, more=full), arrange=0.4)
    play(record, "attach", 4, 0, asks("attach", 2, 2), arrange=0.2)
    play(record, "administer", 4, 0, asks("administer", 2, 3), arrange=0.2)
    play(record, "use", 4, 0, asks("tiles"))
    play(record, "basic", 4, 0, asks("basic"))
    play(record, "self-treat", 4, 0, asks("self_treat"))
    play(record, "settle", 4, 0, asks("settle", 2), edition="first")
    play(record, "tiles", 4, 0, asks("enter", 3, more=tiles))
    play(record, "waiting", 4, 0, asks("enter", 2, mine=False))
    play(record, "spectator", 3, None, asks("recruit", 2, mine=False))
    play(record, "solo", 1, 0, asks("enter", 3, 3))
    play(record, "first", 4, 0, asks("welcome", 2, 4), edition="first")
    play(record, "end", 4, 0, over)
    play(record, "end-solo", 1, 0, over)
