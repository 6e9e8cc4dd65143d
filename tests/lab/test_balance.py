"""The study of balance counts what happened, and nothing else."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import asclepia
from asclepia.lab.balance import Account, Balance, examine
from asclepia.lab.simulate import Study

STUDY = Study("quackery", ("greedy", "greedy", "greedy"), {"quacks": "dealt"}, seed=5)


def test_every_game_is_won_by_somebody_with_an_agenda_and_a_character():
    balance = examine(STUDY, games=12)
    assert len(balance.accounts) == 12
    for sort in ("agenda", "character"):
        tallies = [tally for tally in balance.traits() if tally.label.startswith(sort)]
        assert sum(tally.games for tally in tallies) == 12 * 3
        assert sum(tally.wins for tally in tallies) == pytest.approx(12)
    first = [tally for tally in balance.traits() if tally.label == "diagnoses first"]
    assert [tally.games for tally in first] == [12]
    assert sum(balance.endings().values()) == pytest.approx(1)


def test_two_processes_find_the_same():
    assert examine(STUDY, games=6).accounts == examine(STUDY, games=6, jobs=2).accounts


def test_pieces_are_named_by_the_set_that_is_played_with():
    game = asclepia.load("quackery")
    whole = game.components()
    replace = msgspec.structs.replace
    cards = [replace(one, name=replace(one.name, en=f"my {one.id}")) for one in whole.cards]
    own = replace(whole, cards=cards)
    study = Study("quackery", ("greedy", "greedy"), components=own, seed=5)
    assert all(piece.startswith("my ") for piece, _, _ in examine(study, games=1).pieces())


def test_pieces_are_counted_by_the_games_they_were_offered_in():
    accounts = [
        Account([["a"], ["b"]], (0,), "value", 10, {"leech", "saw"}, Counter(leech=2)),
        Account([["b"], ["a"]], (0, 1), "agenda", 20, {"leech"}, Counter()),
    ]
    balance = Balance(Study("quackery", ("greedy", "greedy")), accounts, 1.0)
    assert balance.pieces() == [("saw", 0, 0), ("leech", 0.5, 1.0)]
    assert balance.endings() == {"value": 0.5, "agenda": 0.5}
    assert {tally.label: tally.wins for tally in balance.traits()} == {"a": 1.5, "b": 0.5}
    assert balance.decisions == 15
