"""The terminal where several are asked at once, where asides are open, where one is alone."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from asclepia.players import make_player
from asclepia.table import Match
from asclepia.terminal import TerminalTable
from tests.tiny import AUCTION, CLINIC, KITCHEN, SOLITAIRE


@pytest.fixture
def sit_down(tmp_path):
    """A terminal table with a person on any seat; what is typed comes from a list."""

    def table(game, typed, players, language="en", seed=3):
        match = Match(game, len(players), seed)
        words = iter(typed)
        out = StringIO()
        minds = [None if one == "me" else make_player(one, 1) for one in players]
        console = Console(file=out, width=160)
        path = tmp_path / "game.json"
        TerminalTable(
            match, minds, list(players), language, path, console, lambda _: next(words, "q")
        ).run()
        return match, out.getvalue()

    return table


def test_asides_have_a_letter_of_their_own(sit_down):
    match, told = sit_down(CLINIC, ["a", "2 1", "1"], ("me", "random"))
    assert "Before that you may do something else (4 ways: a)." in told
    assert [str(action) for _, action in match.moves[:2]] == ["sell vial=0", "herb leaf=0"]
    assert "Sell vial" not in told.split("What will you do?")[1]  # not among the answers


def test_the_letter_says_so_where_there_is_nothing_to_do_first(sit_down):
    _, told = sit_down(AUCTION, ["a"], ("me", "random"))
    assert "There is nothing else to do first." in told


def test_a_choice_is_shown_with_what_it_would_surely_bring(sit_down):
    _, told = sit_down(CLINIC, ["a", "2"], ("me", "random"))
    assert "Seat 0 sells vial 0 for 1." in told


@pytest.mark.parametrize("players", [("random", "me", "greedy"), ("greedy", "random", "me")])
def test_a_person_on_any_seat_is_asked_their_own_question(sit_down, players):
    me = players.index("me")
    match, told = sit_down(KITCHEN, ["1", "1"], players)
    mine = [str(action) for seat, action in match.moves if seat == me]
    assert mine[:2] == ["dish worth=1", "salt pinches=0"]
    assert "Choose a dish (2 left)." in told
    assert "Salt it, or draw a spice." in told


def test_side_by_side_a_move_can_be_taken_back(sit_down):
    match, told = sit_down(KITCHEN, ["3", "u", "2"], ("random", "me"))
    assert "Taken back: A dish worth 3." in told
    assert [str(action) for seat, action in match.moves if seat == 1] == ["dish worth=2"]


def test_a_game_that_nobody_has_won_says_so(sit_down):
    _, told = sit_down(KITCHEN, ["3", "4"], ("me", "random"))
    assert "Seat 0 has set the kitchen on fire." in told
    assert "Nobody wins." in told


@pytest.mark.parametrize(
    ("language", "words"), [("en", ["Nobody wins.", "Place 4."]), ("fr", ["Personne", "Rang 4."])]
)
def test_alone_the_place_is_told(sit_down, language, words):
    _, told = sit_down(SOLITAIRE, ["2"] * 8, ("me",), language)
    for one in words:
        assert one in told
