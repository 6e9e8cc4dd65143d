"""States, matches and events go through a pickle, into another process, and through `copy`."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import asclepia
from asclepia.table import Game, Match, State, Stream
from tests.games.conformance import settings
from tests.tiny import TINY_GAMES

GAMES = [*map(asclepia.load, asclepia.games()), *TINY_GAMES]
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: Game, count: int, apart: int) -> Iterator[Match]:
    """Matches with all seats and options in turn, each some moves further than the one before."""
    kinds = list(settings(game))
    for number in range(max(count, len(kinds))):
        seats, options = kinds[number % len(kinds)]
        match = Match(game, seats, number, **options)
        played = number * apart % 250
        play_on(match, number, played)
        yield match


def play_on(match: Match, seed: int, most: int = 5000) -> tuple[Any, ...]:
    """Random moves; the record afterwards, and all that was told on the way."""
    stream = Stream(seed)
    told = []
    for _ in range(most):
        if match.state.over:
            break
        seat = match.state.pending[stream.below(len(match.state.pending))]
        choices = match.state.choices(seat)
        events = match.play(seat, choices[stream.below(len(choices))])
        told.append([event.all() for event in events])
    return match.record().to_json(), told, seen(match.state)


def search(state: State, seed: int) -> tuple[Any, ...]:
    """What a search does with a state: it draws it anew for a seat, and plays it to the end."""
    stream = Stream(seed)
    drawn = state.resample(seed % state.seats, stream)
    while not drawn.over:
        seat = drawn.pending[stream.below(len(drawn.pending))]
        choices = drawn.choices(seat)
        drawn.advance(seat, choices[stream.below(len(choices))])
    return drawn.scores, drawn.winners, seen(state)


def seen(state: State) -> list[Any]:
    """A state from all sides, and what can be done there."""
    sides = [None, *range(state.seats)]
    return [state.open_view(), [(state.view(one), state.prompt(one)) for one in sides]] + [
        [action.code for action in state.choices(seat)] for seat in range(state.seats)
    ]


def opened(state: State) -> list[Any]:
    return [event.all() for event in state.opening]


def elsewhere() -> int:
    return os.getpid()


@pytest.fixture(scope="module")
def other_process() -> Iterator[ProcessPoolExecutor]:
    """Begun anew: it inherits nothing of this process."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(elsewhere).result() != os.getpid()
        yield pool


@by_name
def test_a_copy_is_the_same_and_goes_its_own_way(game):
    for number, match in enumerate(positions(game, 12, 23)):
        before = seen(match.state)
        for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
            assert seen(twin.state) == before
            assert opened(twin.state) == opened(match.state)
            ended = play_on(twin, number, 12)
            assert seen(match.state) == before  # the copy has moved alone
            assert play_on(match.clone(), number, 12) == ended
        state = copy.deepcopy(match.state.resample(0, Stream(number)))
        assert search(state, number) == search(state.clone(), number)


@by_name
def test_another_process_plays_on_alike(game, other_process):
    for number, match in enumerate([*positions(game, 4, 37)][:4]):
        there = other_process.submit(play_on, match, number)
        assert play_on(match.clone(), number) == there.result()
        there = other_process.submit(search, match.state, number)
        assert search(match.state, number) == there.result()
        assert seen(other_process.submit(copy.copy, match).result().state) == seen(match.state)


@by_name
def test_what_never_changes_is_shared(game):
    match = next(positions(game, 1, 0))
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert twin.game is game
        if hasattr(match.state, "box"):
            assert twin.state.box is match.state.box
