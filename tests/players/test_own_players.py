"""Players of one's own, and what the engine says where they are wrong."""

from __future__ import annotations

import subprocess
import sys

import pytest

import asclepia
from asclepia.players import (
    LEVELS,
    Glimpse,
    GreedyPlayer,
    Player,
    RandomPlayer,
    SearchPlayer,
    make_player,
    play_out,
    seconds_of_thought,
)
from asclepia.table import OptionError, PlayerError, SeatError
from tests.terminal import hearing_ctrl_c

GARUM = asclepia.load("garum")


class First(Player):
    """Takes the first choice."""

    def decide(self, glimpse):
        return glimpse.choices()[0]


class Forgetful(Player):
    """Has no `return`."""

    def decide(self, glimpse):
        glimpse.choices()


class Numeric(Player):
    def decide(self, glimpse):
        return glimpse.choices()[0].code


class Cheat(Player):
    """Takes what is not on offer."""

    def decide(self, glimpse):
        legal = glimpse.choices()
        return next(action for action in GARUM.actions if action not in legal)


class Broken(Player):
    def decide(self, glimpse):
        return glimpse.choices()[0].code + "x"


class Lost(Player):
    def decide(self, glimpse):
        raise LookupError("where am I?")


def refused(players) -> str:
    with pytest.raises(PlayerError) as error:
        play_out(GARUM.start(3, 1), GARUM.insight, players)
    return str(error.value)


def test_a_player_of_ones_own_plays_whole_games():
    state = GARUM.start(3, 1)
    assert play_out(state, GARUM.insight, (First(), RandomPlayer(1), First())) > 0
    assert state.over


@pytest.mark.parametrize("wrong", [Forgetful, Numeric, Cheat, Broken])
@pytest.mark.parametrize("seat", range(3))
def test_a_player_that_decides_on_nothing_legal_is_named_with_its_seat(wrong, seat):
    players = [First(), First(), First()]
    players[seat] = wrong()
    assert f"player {wrong.__name__} on seat {seat} has not decided" in refused(players)


def test_what_a_player_raises_by_itself_comes_through():
    with pytest.raises(LookupError, match="where am I"):
        play_out(GARUM.start(2, 1), GARUM.insight, [Lost(), Lost()])


@pytest.mark.parametrize("count", [0, 2, 4])
def test_as_many_players_as_seats(count):
    assert f"3 seats need as many players, not {count}" in refused([First()] * count)


@pytest.mark.parametrize("odd", [None, "greedy", First], ids=repr)
def test_what_is_no_player_is_named_with_its_seat(odd):
    assert "on seat 1 there must be a Player" in refused([First(), odd, First()])


def test_a_glimpse_is_of_a_seat():
    for seat in (7, -1, "0", None):
        with pytest.raises(SeatError, match="seats run from 0 to 1"):
            Glimpse(GARUM.start(2, 1), seat, GARUM.insight)


# What they cost, and whether they decide the same again


def test_each_player_declares_what_a_decision_costs():
    costs = [make_player(name, 0).cost() for name in ("random", "greedy", "physician", "master")]
    assert costs == sorted(costs)
    assert SearchPlayer(1, seconds=3.0).cost() == 3.0
    assert SearchPlayer(1, rounds=2000).cost() > SearchPlayer(1, rounds=1000).cost()
    assert [seconds_of_thought(level) for level in LEVELS] == [0.05, 0.05, 0.2, 0.7]
    assert seconds_of_thought("a level of old") == 0.7
    assert First().cost() > 0


def test_only_who_thinks_by_the_clock_may_decide_otherwise():
    assert RandomPlayer(1).repeats()
    assert GreedyPlayer(1).repeats()
    assert SearchPlayer(1, rounds=5).repeats()
    assert not SearchPlayer(1).repeats()
    assert not make_player("master", 1).repeats()


# What a search thinks with


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:0", "nothing to think with"),
        ("search:0s", "nothing to think with"),
        ("search:0.000ms", "nothing to think with"),
        ("search:0.4", "rounds are whole"),
        ("search:1.7", "rounds are whole"),
        ("search:" + "9" * 400, "no player"),
        ("search:٣", "no player"),
        ("search:1e3", "no player"),
        (5, "no player 5"),
        (None, "no player None"),
    ],
)
def test_what_a_search_cannot_think_with_is_said(name, words):
    with pytest.raises(OptionError, match=words):
        make_player(name, 1)


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf")])
def test_seconds_of_thought_are_a_number(seconds):
    with pytest.raises(OptionError, match="a number of seconds"):
        SearchPlayer(1, seconds=seconds)


@pytest.mark.parametrize("rounds", [-1, 1.5, True])
def test_rounds_of_thought_are_whole(rounds):
    with pytest.raises(OptionError, match="a whole number of rounds"):
        SearchPlayer(1, rounds=rounds)


WITHOUT_END = """
import _thread, threading
import asclepia
from asclepia.players import Glimpse, SearchPlayer

game = asclepia.load("garum")
state = game.start(2, 1)
player = SearchPlayer(1, rounds=10**12)

def interrupt():
    while not player.thought:
        pass
    _thread.interrupt_main()

threading.Thread(target=interrupt, daemon=True).start()
try:
    player.decide(Glimpse(state, state.pending[0], game.insight))
except KeyboardInterrupt:
    print("interrupted")
"""


def test_a_search_hears_signals_while_it_thinks():
    """A compiled loop would not: it would think to its end before Ctrl-C is heard."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_END],
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=hearing_ctrl_c,
    )
    assert done.stdout == "interrupted\n", done.stderr
