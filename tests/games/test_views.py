"""Views are what `views.py` says: the page's types are made from it (web/typescript.py)."""

from __future__ import annotations

import importlib
import importlib.util
import types
import typing
from typing import Any, Literal, NotRequired, TypedDict, Union, get_args, get_origin

import pytest

import asclepia
from asclepia.table import Game, Stream
from tests.games.conformance import settings

SELDOM = 10  # one decision in so many is looked at by all

TYPED = [
    game
    for game in map(asclepia.load, asclepia.games())
    if importlib.util.find_spec(f"{game.module}.views")
]


def misfits(value: Any, hint: Any, where: str) -> list[str]:
    """Where a value is not what a type says."""
    if hint is Any:
        return []
    origin, inner = get_origin(hint), get_args(hint)
    if typing.is_typeddict(hint):
        hints = typing.get_type_hints(hint, include_extras=True)
        needed = {name for name, one in hints.items() if get_origin(one) is not NotRequired}
        if type(value) is not dict or not needed <= value.keys() <= hints.keys():
            return [f"{where}: {value!r} is no {hint.__name__}"]
        return [
            bad for name in value for bad in misfits(value[name], hints[name], f"{where}.{name}")
        ]
    if origin is NotRequired:
        return misfits(value, inner[0], where)
    if origin in (Union, types.UnionType):
        wrong = [misfits(value, one, where) for one in inner]
        return min(wrong, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r} is none of {inner}"]
    if origin is list and type(value) is list:
        return [
            bad for at, one in enumerate(value) for bad in misfits(one, inner[0], f"{where}[{at}]")
        ]
    if origin is dict and type(value) is dict:
        return [bad for key in value for bad in misfits(value[key], inner[1], f"{where}[{key!r}]")]
    return [] if type(value) is hint else [f"{where}: {value!r} is no {hint}"]


@pytest.mark.parametrize("game", TYPED, ids=lambda game: game.name)
def test_what_is_seen_is_what_is_declared(game: Game):
    views = importlib.import_module(f"{game.module}.views")
    printed = None
    for number, (seats, options) in enumerate(settings(game)):
        state, stream = game.start(seats, number, **options), Stream(number)
        if state.printed() is not printed:  # tables of one kind may share it
            printed = state.printed()
            assert not misfits(printed, views.Printed, "printed")
        while not state.over:
            for watcher in (None, *range(seats)) if stream.below(SELDOM) == 0 else ():
                assert not misfits(state.view(watcher), views.View, "view")
            seat = state.pending[stream.below(len(state.pending))]
            choices = state.choices(seat)
            state.play(seat, choices[stream.below(len(choices))])
        assert not misfits(state.view(0), views.View, "view")
        assert not misfits(state.open_view(), views.View, "view")


class Card(TypedDict):
    name: str
    worth: list[int | None]
    way: NotRequired[Literal["up", "down"]]


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ({"name": "a", "worth": [1, None]}, True),
        ({"name": "a", "worth": [], "way": "up"}, True),
        ({"name": "a", "worth": [], "way": "left"}, False),
        ({"name": "a"}, False),
        ({"name": "a", "worth": [], "more": 1}, False),
        ({"name": "a", "worth": (1, 2)}, False),
        ({"name": "a", "worth": [True]}, False),
    ],
)
def test_what_does_not_fit_is_found(value, fits):
    assert (misfits(value, Card, "card") == []) is fits
