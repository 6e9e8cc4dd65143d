"""Positions of Garum for the gallery, played by bots that search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import asclepia
from asclepia.players import Glimpse, make_player
from asclepia.table.actions import Action

Found = Callable[[Any, dict[str, Any]], bool]
Record = Callable[[str, Any, int | None, Found, Callable[[Any, int], Action], int], bool]


def play(
    record: Record,
    name: str,
    seats: int,
    seat: int | None,
    found: Found,
    seed: int = 7,
    film: int = 0,
    thrifty: bool = False,  # the seat keeps its workers
    **options: str,
) -> None:
    game = asclepia.load("garum")
    players = [make_player("search:150", seed * 10 + one) for one in range(seats)]

    def decide(state: Any, mover: int) -> Action:
        choice = players[mover].decide(Glimpse(state, mover, game.insight))
        if thrifty and mover == seat and choice.kind.name in ("vilicus", "dominus"):
            return state.choices(mover)[0]
        return choice

    state = game.start(seats=seats, seed=seed, **options)
    if not record(name, state, seat, found, decide, film):
        raise SystemExit(f"{name}: the game ended before the position was found")


def asked(to: str, from_round: int, seat: int = 0) -> Found:
    def found(state: Any, view: dict[str, Any]) -> bool:
        if state.over or view["round"] < from_round:
            return False
        return bool(view["asked"]["to"] == to and seat in view["asked"]["waits_for"])

    return found


def waiting(from_round: int, seat: int = 0) -> Found:
    def found(state: Any, view: dict[str, Any]) -> bool:
        return not state.over and view["round"] >= from_round and seat not in state.pending

    return found


def both_workers(from_round: int) -> Found:
    """A worker is asked for, vilicus and dominus both at hand, many lines open."""
    base = asked("place_worker", from_round)

    def found(state: Any, view: dict[str, Any]) -> bool:
        kinds = {one.kind.name for one in state.choices(0)} if base(state, view) else set()
        return len(kinds) == 3 and len(state.choices(0)) >= 7

    return found


def make(record: Record) -> None:
    play(record, "start", 4, 0, asked("place_tile", 1), film=24)
    play(record, "tile", 4, 0, asked("place_tile", 8), film=16)
    play(record, "worker", 4, 0, both_workers(5), seed=11, thrifty=True)
    play(record, "waiting", 4, 0, waiting(10))
    play(record, "emperor", 4, 0, asked("choose_cetarium", 5), order="emperor", seed=3)
    play(record, "ghost", 3, 0, asked("place_ghost", 6), seed=5)
    play(record, "two", 2, 0, asked("place_tile", 6), seed=9)
    play(record, "haruspex", 4, 0, asked("place_tile", 5), order="haruspex", seed=13)
    play(record, "baelo", 4, 0, asked("place_tile", 7), board="baelo", seed=17)
    play(
        record,
        "spectator",
        3,
        None,
        lambda state, view: not state.over and view["round"] >= 9,
        seed=5,
    )
    play(record, "end", 4, 0, lambda state, view: state.over)
    play(record, "end-two", 2, 0, lambda state, view: state.over, seed=9, board="baelo")
