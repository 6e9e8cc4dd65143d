"""Positions of Quackery for the gallery, played by people who like to play cards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import asclepia
from asclepia.table.actions import Action

Found = Callable[[Any, dict[str, Any]], bool]
Record = Callable[[str, Any, int | None, Found, Callable[[Any, int], Action], int], bool]


def play(
    record: Record,
    name: str,
    seats: int,
    seat: int | None,
    found: Found,
    talk: float = 0.5,
    film: int = 0,
    **options: str,
) -> None:
    for seed in range(1, 4000):
        rng = random.Random(seed)

        def decide(state: Any, mover: int, rng: random.Random = rng) -> Action:
            return treat(state, mover, rng, talk)

        state = asclepia.load("quackery").start(seats, seed=seed, **options)
        if record(name, state, seat, found, decide, film):
            return
    raise SystemExit(f"{name}: no such position was found")


def treat(state: Any, seat: int, rng: random.Random, talk: float) -> Action:
    """Mostly towards balance; cards now and then, as talkative as wished."""
    choices = state.choices(seat)
    view = state.view(seat)
    to = view["asked"]["to"]
    if to == "respond":
        return rng.choice(choices[1:]) if len(choices) > 1 and rng.random() < talk else choices[0]
    if to == "discard":
        return rng.choice(choices)
    cards = [one for one in choices if one.kind.name != "treat"]
    if cards and rng.random() < talk:
        return rng.choice(cards)
    basic = choices[:8]
    status = view["status"]
    good = [one for one in basic if one.values[1] == (status[one.values[0]] < 3)]
    good = [one for one in good if status[one.values[0]] != 3]
    return rng.choice(good if good and rng.random() < 0.75 else basic)


def decided(view: dict[str, Any]) -> int:
    return sum(len(one["cured"]) + len(one["succumbed"]) for one in view["players"])


def asks(to: str, least: int, cards: int = 0, entries: int = 0, mine: bool = True) -> Found:
    """Seat 0 (or another) is asked this, after so many patients, with so much in hand."""

    def found(state: Any, view: dict[str, Any]) -> bool:
        if state.over or view["asked"]["to"] != to or decided(view) < least:
            return False
        if (state.pending[0] == 0) != mine or view["players"][0]["hand_size"] < cards:
            return False
        if mine and len(state.choices(0)) <= {"treat": 8 if cards else 0, "respond": 1}.get(to, 0):
            return False
        return len(view["asked"].get("entries", ())) >= entries

    return found


def peeked(state: Any, view: dict[str, Any]) -> bool:
    """Some of the patients to come are known."""
    return not state.over and view["coming"].count(None) < len(view["coming"])


def make(record: Record) -> None:
    play(record, "start", 4, 0, asks("treat", 0), film=24)
    play(record, "treat", 4, 0, asks("treat", 4, cards=2), talk=0.3, film=16)
    play(record, "window", 4, 0, asks("respond", 1, entries=4), talk=0.85)
    play(record, "waiting", 4, 0, asks("respond", 3, entries=2, mine=False), talk=0.7)
    play(record, "discard", 4, 0, asks("discard", 1), quacks="dealt")
    play(record, "six", 6, 0, asks("treat", 4, cards=2), quacks="dealt")
    play(record, "six-window", 6, 0, asks("respond", 2, entries=3), talk=0.6, quacks="dealt")
    play(record, "two", 2, 0, asks("respond", 2, entries=3), talk=0.8)
    play(record, "known", 4, 0, peeked, talk=0.7)
    play(record, "spectator", 5, None, asks("respond", 4, entries=2, mine=False), talk=0.7)
    play(record, "end", 4, 0, lambda state, view: state.over and view["victor"] >= 0)
    play(record, "end-value", 2, 0, lambda state, view: state.over and view["victor"] < 0)
