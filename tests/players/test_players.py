"""The players: fair, repeatable, and each better than the one before."""

from __future__ import annotations

import pytest

import asclepia
from asclepia.lab.simulate import Study, simulate
from asclepia.players import (
    Glimpse,
    GreedyPlayer,
    RandomPlayer,
    SearchPlayer,
    make_player,
    play_out,
)
from asclepia.table import OptionError, Stream
from tests.games.conformance import one_with_both
from tests.games.golden import settings

GARUM = asclepia.load("garum")
MAKERS = [RandomPlayer, GreedyPlayer, lambda seed: SearchPlayer(seed, rounds=60)]


def some_positions(game, seats, **options):
    """A few decisions of a random game, early to late."""
    stream = Stream(4)
    state = asclepia.load(game).start(seats=seats, seed=5, **options)
    ply = 0
    while not state.over:
        if ply % 12 == 5 and ply < 160:
            yield state
        seat = state.pending[0]
        choices = state.choices(seat)
        state.play(seat, choices[stream.below(len(choices))])
        ply += 1


@pytest.mark.parametrize("make", MAKERS, ids=["random", "greedy", "search"])
@pytest.mark.parametrize(("name", "seats", "options"), one_with_both(settings()))
def test_a_player_decides_the_same_whatever_is_hidden_from_it(make, name, seats, options):
    """The fair-bot property: hidden facts are dealt anew, the decision stays."""
    insight = asclepia.load(name).insight
    for number, state in enumerate(some_positions(name, seats, **options)):
        seat = state.pending[0]
        decided = make(9).decide(Glimpse(state, seat, insight))
        for deal in range(3):
            other = state.resample(seat, Stream(100 * number + deal))
            assert make(9).decide(Glimpse(other, seat, insight)) is decided


@pytest.mark.parametrize("make", MAKERS, ids=["random", "greedy", "search"])
@pytest.mark.parametrize("name", asclepia.games())
def test_a_player_changes_nothing_by_thinking(make, name):
    for state in some_positions(name, 3):
        seat = state.pending[0]
        views = [state.view(one) for one in range(3)]
        action = make(1).decide(Glimpse(state, seat, asclepia.load(name).insight))
        assert action in state.choices(seat)
        assert [state.view(one) for one in range(3)] == views


def test_the_same_seeds_play_the_same_game():
    ends = []
    for _ in range(2):
        state = GARUM.start(seats=3, seed=3)
        players = [RandomPlayer(1), GreedyPlayer(2), SearchPlayer(3, rounds=20)]
        play_out(state, GARUM.insight, players)
        ends.append(state.view(None))
    assert ends[0] == ends[1]


@pytest.mark.compiled
@pytest.mark.parametrize("name", asclepia.games())
def test_greedy_beats_random_and_search_beats_greedy(name):
    """A small sample with a wide margin; the measured rates stand in docs/players.md."""
    greedy = simulate(Study(name, ("greedy", "random"), seed=1), games=30).by_player()
    assert greedy[0].rate > 0.9
    search = simulate(Study(name, ("search:100", "greedy"), seed=1), games=10).by_player()
    assert search[0].rate > 0.5


def test_search_explains_itself_best_first():
    state = next(some_positions("garum", 2))
    seat = state.pending[0]
    glimpse = Glimpse(state, seat, GARUM.insight)
    weighed = SearchPlayer(5, rounds=200).weigh(glimpse)
    assert weighed[0][0] is SearchPlayer(5, rounds=200).decide(glimpse)
    assert {action for action, _ in weighed} <= set(state.choices(seat))


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search", "search:50ms", "search:2s", "search:9"]
)
def test_players_are_made_by_name(name):
    assert make_player(name, 1).name == name.partition(":")[0]


@pytest.mark.parametrize("name", ["", "clever", "search:", "search:-1s", "search:1h"])
def test_unknown_players_are_refused(name):
    with pytest.raises(OptionError, match="there is no player"):
        make_player(name, 1)


def test_a_simulation_is_the_same_on_one_process_and_on_two():
    study = Study("garum", ("greedy", "random", "random"), {"board": "baelo"}, seed=8)
    one = simulate(study, games=12, jobs=1)
    two = simulate(study, games=12, jobs=2)
    assert one.outcomes == two.outcomes
    assert one.by_player() == two.by_player()


def test_players_change_seats_and_share_the_deals():
    study = Study("garum", ("random", "greedy"), seed=8)
    assert [study.seating(number) for number in range(3)] == [[0, 1], [1, 0], [0, 1]]
