"""Seats, seeds and codes: whole numbers of every kind are taken, all else is refused in words, by
the compiled engine as by the interpreted one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import asclepia
from asclepia.table import Event, EventKind, IllegalAction, Match, SeatError, State, Stream
from tests.tiny import TINY_GAMES

GARUM = asclepia.load("garum")
GAMES = [*map(asclepia.load, asclepia.games()), *TINY_GAMES]
NO_SEATS = [7, -1, 10**30, True, "1", 1.0, None, [0]]


class Like:
    """A number that is no int, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"Like({self.number})"


def kinds() -> list[Callable[[int], Any]]:
    """What makes a number of another kind: NumPy's, too, where it is installed."""
    try:
        import numpy
    except ModuleNotFoundError:
        return [Like]
    return [Like, numpy.int64, numpy.uint8]


#: Every way to ask a state about a seat, or to act for it.
ASKING: dict[str, Callable[[State, Any], object]] = {
    "choices": lambda state, seat: state.choices(seat),
    "play": lambda state, seat: state.play(seat, GARUM.action(0)),
    "view": lambda state, seat: state.view(seat),
    "resample": lambda state, seat: state.resample(seat, random.Random(1)),
    "prompt": lambda state, seat: state.prompt(seat),
    "overheard": lambda state, seat: state.overheard(seat),
    "blocked": lambda state, seat: state.blocked(seat),
    "asking": lambda state, seat: state.asking(seat),
    "foretell": lambda state, seat: state.foretell(seat, GARUM.action(0)),
    "foretell_all": lambda state, seat: state.foretell_all(seat),
}
WATCHED = ("view", "resample", "prompt")  # None is a spectator there


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
@pytest.mark.parametrize("way", ASKING)
def test_a_seat_that_is_not_there_is_refused_everywhere_alike(way, seat):
    state = GARUM.start(seats=3, seed=1)
    before = state.view(None)
    if seat is None and way in WATCHED:
        ASKING[way](state, seat)
    else:
        with pytest.raises(SeatError) as refused:
            ASKING[way](state, seat)
        assert str(refused.value) == f"there is no seat {seat!r}: seats run from 0 to 2"
    assert state.view(None) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_game_checks_its_seats(game):
    state = game.start(game.seats[-1], 1)
    for way in ("choices", "view", "resample", "prompt"):
        for seat in (game.seats[-1], -1, "0"):
            with pytest.raises(SeatError, match=f"no seat {seat!r}"):
                ASKING[way](state, seat)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_match_refuses_them_too_and_notes_nothing(seat):
    match = Match(GARUM, 3, 1)
    action = match.state.choices(match.state.pending[0])[0]
    for deed in (match.undo, match.can_undo, match.without):
        with pytest.raises(SeatError, match="seats run from 0 to 2"):
            deed(seat)
    for deed in (match.play, match.after):
        with pytest.raises(SeatError, match="seats run from 0 to 2"):
            deed(seat, action)
    assert match.moves == []


@pytest.mark.parametrize("make", kinds())
def test_a_number_of_another_kind_is_as_good(make):
    plain, other = GARUM.start(3, 3), GARUM.start(make(3), make(3))
    assert other.view(None) == plain.view(None)
    seat = plain.pending[0]
    assert other.choices(make(seat)) == plain.choices(seat)
    assert other.view(make(seat)) == plain.view(seat)
    assert str(other.prompt(make(seat))) == str(plain.prompt(seat))
    drawn = other.resample(make(seat), Stream(make(5)))
    assert drawn.view(None) == plain.resample(seat, Stream(5)).view(None)
    action = GARUM.action(make(plain.choices(seat)[0].code))
    assert action is plain.choices(seat)[0]
    values = [make(value) for value in action.values]
    assert GARUM.actions.find(action.kind.name, *values) is action
    assert other.foretell(make(seat), action) == plain.foretell(seat, action)
    told = [event.seen_by(make(seat)) for event in other.play(make(seat), action)]
    assert told == [event.seen_by(seat) for event in plain.play(seat, action)]


@pytest.mark.parametrize("make", kinds())
def test_a_record_keeps_plain_numbers(make):
    plain, other = Match(GARUM, 2, 9), Match(GARUM, make(2), make(9))
    for match, kind in ((plain, int), (other, make)):
        seat = match.state.pending[0]
        match.play(kind(seat), match.state.choices(seat)[0])
    assert other.record().to_json() == plain.record().to_json()
    other.undo(make(other.moves[0][0]))
    assert other.moves == []


@pytest.mark.parametrize("seed", [Like(-1), Like(2**128)])
def test_a_number_of_another_kind_has_the_same_bounds(seed):
    with pytest.raises(asclepia.OptionError, match="seed must be a whole number"):
        GARUM.start(2, seed)
    with pytest.raises(asclepia.OptionError, match="seed must be a whole number"):
        Match(GARUM, 2, seed)


@pytest.mark.parametrize("code", [True, "5", None, 1.0, -1, Like(-1), 10**30, [1]], ids=repr)
def test_what_is_no_code_is_refused(code):
    with pytest.raises(IllegalAction, match=r"no action has the code .*: codes run from 0 to"):
        GARUM.action(code)


@pytest.mark.parametrize("action", [None, 5, "pass", {"kind": "pass"}, True], ids=repr)
def test_what_is_no_action_is_a_wrong_type(action):
    state = GARUM.start(2, 1)
    before = state.view(None)
    for deed in (state.play, state.foretell):
        with pytest.raises(TypeError, match=r"[Aa]ction"):
            deed(state.pending[0], action)
    assert state.view(None) == before


def test_an_action_of_another_game_is_not_legal():
    state = GARUM.start(2, 1)
    with pytest.raises(IllegalAction, match="is not legal for seat"):
        state.play(state.pending[0], asclepia.load("galenus").action(0))


# Generators


@pytest.mark.parametrize("rng", [None, 7, "7", random.Random, object()])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_no_generator_is_refused_with_what_would_be(game, rng):
    state = game.start(game.seats[-1], 1)
    with pytest.raises(TypeError, match=r"generator with getrandbits.*random\.Random\(7\).*not "):
        state.resample(0, rng)


def test_a_generator_of_numpy_is_refused_with_what_would_do():
    numpy = pytest.importorskip("numpy")
    with pytest.raises(TypeError, match=r"getrandbits.*not Generator\(PCG64\)"):
        GARUM.start(2, 1).resample(0, numpy.random.default_rng(1))


def test_whatever_has_getrandbits_is_a_generator():
    state = GARUM.start(2, 1)
    for rng in (random, random.Random(1), random.SystemRandom(), Stream(1)):
        assert state.resample(0, rng).view(0) == state.view(0)


# Events and lists of actions


def test_an_event_is_seen_by_seats_and_spectators():
    event = Event(EventKind("drew", ("seat", "card"), secret=("card",)), (1, 8), 1)
    assert event.seen_by(1)["card"] == 8
    assert event.seen_by(0)["card"] is event.seen_by(None)["card"] is None
    for seat in (-1, "1", 1.0, True):
        with pytest.raises(SeatError, match="seats are whole numbers from 0"):
            event.seen_by(seat)


def test_all_actions_of_a_game_can_be_gone_through():
    assert [action.code for action in GARUM.actions] == list(range(GARUM.action_count))


def test_kinds_of_action_are_named_by_words():
    for kind in (None, 3, "fly"):
        with pytest.raises(IllegalAction, match="there is no kind of action"):
            GARUM.actions.find(kind)
