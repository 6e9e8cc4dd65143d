"""Studies: what is dealt by which seed, in what portions, and how one ends early."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice
from multiprocessing import active_children

import pytest

import asclepia
from asclepia.lab import balance, simulate
from asclepia.lab.study import Study, deal, drawn
from asclepia.players import play_out
from asclepia.table import OptionError

TWO = ("greedy", "random")
DEALS = [187030702948375783789661633839300318410, 318668847358620621482193922869286893044]
MINDS = 100447378401277991473098448116304021338


class Like:
    """A number that is no int, such as NumPy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


# What is dealt


def test_known_deals_never_change():
    """Studies can be dealt again, in any later version, only while these stay as they are."""
    assert deal(1, 0) == DEALS[0]
    assert deal(2**128 - 1, 10**9) == DEALS[1]
    assert drawn("minds", 1, 0) == MINDS
    words = b"asclepia study 1\ndeal\n1\n0"
    assert f"{deal(1, 0):032x}" == sha256(words).hexdigest()[:32]


def test_seeds_side_by_side_have_no_deal_in_common():
    deals = {deal(seed, number) for seed in range(40) for number in range(200)}
    assert len(deals) == 40 * 200
    one, two = (simulate.simulate(Study("garum", TWO, seed=seed), 40) for seed in (1, 2))
    shared = sum(a.scores == b.scores for a, b in zip(one.outcomes, two.outcomes, strict=True))
    assert shared < 10


def test_one_round_of_seats_has_one_deal_and_the_next_another():
    """Each game of a study can be played again by hand."""
    study = Study("garum", ("random", "greedy", "random"), seed=9)
    game = asclepia.load("garum")
    for number, outcome in enumerate(simulate.simulate(study, 5).outcomes):
        state = game.start(3, deal(9, number // 3))
        names = [study.players[who] for who in outcome.seating]
        play_out(state, game.insight, study.minds(number, names))
        assert state.scores == outcome.scores


def test_a_deal_of_a_study_is_dealt_again_by_its_seed():
    study = Study("quackery", ("random", "random", "random"), seed=5)
    account = balance.examine(study, 1).accounts[0]
    game = asclepia.load("quackery")
    state = game.start(3, deal(5, 0))
    assert [game.traits(state, seat) for seat in range(3)] == account.traits


def test_a_seed_may_be_anything_that_is_a_whole_number():
    study = Study("garum", TWO, seed=Like(8))
    summary = simulate.simulate(study, Like(4), Like(1))
    assert summary.outcomes == simulate.simulate(Study("garum", TWO, seed=8), 4).outcomes
    assert json.loads(json.dumps(summary.to_json()))["seed"] == 8


# Portions


def sizes(players: tuple[str, ...], games: int, jobs: int) -> list[int]:
    return [len(portion) for portion in Study("garum", players).portions(games, jobs)]


@pytest.mark.parametrize("thinker", ["physician", "master", "search", "search:100", "search:1s"])
def test_games_of_a_player_that_thinks_come_one_by_one(thinker):
    assert sizes((thinker, "random"), 40, 2) == [1] * 40
    assert sizes(("random", thinker), 40, 2) == [1] * 40


def test_quick_games_come_in_portions_that_are_worth_a_process():
    assert sizes(("random", "random"), 2001, 1)[0] > 50
    assert sum(sizes(("random", "random"), 2001, 1)) == 2001
    assert len(sizes(("random", "random"), 40, 2)) >= 8  # each process has several


def test_what_is_asked_without_end_begins_at_once():
    for jobs in (1, 2):
        course = simulate.outcomes(Study("garum", ("random", "random")), 10**30, jobs)
        assert [len(some) > 0 for some in islice(course, 3)] == [True] * 3
        course.close()


def test_who_stops_listening_ends_the_processes():
    before = set(active_children())
    course = simulate.outcomes(Study("garum", ("greedy", "greedy")), 10**6, 2)
    assert next(course)
    assert set(active_children()) - before
    course.close()
    assert not set(active_children()) - before


# What is refused


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Study("chess", TWO), "no game 'chess'"),
        (lambda: Study("garum", ("random",)), "for 2 to 4 seats, not 1"),
        (lambda: Study("garum", ()), "for 2 to 4 seats, not 0"),
        (lambda: Study("garum", ("random", "bob")), "no player 'bob'"),
        (lambda: Study("garum", ("random", None)), "no player None"),
        (lambda: Study("garum", TWO, {"board": "rome"}), "board cannot be 'rome'"),
        (lambda: Study("garum", TWO, seed=-1), "seed must be"),
        (lambda: Study("garum", TWO, seed=1.5), "seed must be"),
        (lambda: simulate.simulate(Study("garum", TWO), 0), "one game or more, not 0"),
        (lambda: simulate.simulate(Study("garum", TWO), 2.0), "one game or more, not 2.0"),
        (lambda: simulate.simulate(Study("garum", TWO), True), "one game or more, not True"),
        (lambda: simulate.simulate(Study("garum", TWO), 2, 0), "one process or more, not 0"),
        (lambda: balance.examine(Study("garum", TWO), 2, None), "one process or more, not None"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_words(make, words):
    with pytest.raises(OptionError, match=words):
        make()


# Who is who


def test_players_that_are_called_alike_are_counted():
    summary = simulate.simulate(Study("garum", ("greedy", "random", "greedy"), seed=1), 3)
    labels = [tally.label for tally in summary.by_player()]
    assert labels == ["greedy (1)", "random", "greedy (2)"]
    told = summary.to_json()
    assert [one["label"] for one in told["players"]] == labels
    assert [one["player"] for one in told["players"]] == ["greedy", "random", "greedy"]


def test_programs_count_seats_from_0_and_people_from_1():
    summary = simulate.simulate(Study("garum", TWO, seed=1), 2)
    assert [one["seat"] for one in summary.to_json()["seats"]] == [0, 1]
    assert [tally.label for tally in summary.by_seat()] == ["1", "2"]


def test_players_say_whether_they_think_by_the_clock():
    names = ("search:100", "master", "greedy", "search:1s")
    assert Study("garum", names).by_the_clock() == ["master", "search:1s"]
    assert Study("garum", ("physician", "novice")).by_the_clock() == []
