"""Loading and starting games: what is wrong is said, with what would be right."""

from __future__ import annotations

import pytest

import asclepia
from asclepia.table import ComponentSet, Match, read_record
from tests.tiny import AUCTION, SOLITAIRE


def test_games_are_listed_and_loaded_by_name():
    assert "garum" in asclepia.games()
    for name in asclepia.games():
        assert asclepia.load(name).name == name


def test_importing_a_game_does_not_hide_the_list_of_games():
    import asclepia.games.garum

    assert callable(asclepia.games)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: asclepia.load("garun"), "no game 'garun', did you mean 'garum'"),
        (lambda: AUCTION.start(seats=1), "Auction is for 2 to 4 seats, not 1"),
        (lambda: AUCTION.start(seats="2"), "not '2'"),
        (lambda: AUCTION.start(seats=2.0), "not 2.0"),
        (lambda: AUCTION.start(seats=None), "not None"),
        (lambda: AUCTION.start(seats=10**30), "seats, not 1000"),
        (lambda: SOLITAIRE.start(seats=True), "not True"),
        (lambda: asclepia.load(None), "no game 'None'"),
        (lambda: asclepia.load([]), "no game '\\[\\]'"),
        (lambda: AUCTION.rules("la"), "no texts in 'la': the languages are en, fr"),
        (lambda: AUCTION.rules(None), "no texts in None"),
        (lambda: AUCTION.texts("la"), "no texts in 'la'"),
        (lambda: AUCTION.start(seats=2, seed=-3), "seed must be a whole number"),
        (lambda: AUCTION.start(seats=2, moods="calm"), "unknown option 'moods', did you mean"),
        (lambda: AUCTION.start(seats=2, mood="mild"), "mood cannot be 'mild', did you mean 'wild'"),
        (lambda: AUCTION.start(seats=2, mood=3), "mood cannot be 3"),
    ],
)
def test_what_cannot_be_started_is_refused_in_words(call, words):
    with pytest.raises(asclepia.OptionError, match=words):
        call()


def test_components_of_another_game_are_refused():
    other = ComponentSet(game="auction", name="none", title="", source="")
    garum = asclepia.load("garum")
    with pytest.raises(asclepia.ComponentError, match="must be a set for Garum"):
        garum.start(seats=2, components=other)
    with pytest.raises(asclepia.ComponentError, match="no component set 'printed'"):
        garum.start(seats=2, components="printed")
    for odd in (None, [], 3):
        with pytest.raises(asclepia.ComponentError, match="no component set"):
            garum.components(odd)


def test_without_a_seed_every_game_is_another():
    garum = asclepia.load("garum")
    assert len({str(garum.start(seats=4).view(0)) for _ in range(5)}) == 5


def test_files_are_named_by_paths_or_by_words(tmp_path):
    garum = asclepia.load("garum")
    file = garum.folder / "components" / "reconstructed.toml"
    assert garum.read_components(str(file)) == garum.read_components(file)
    match = Match(garum, 2, 1)
    match.record().save(str(tmp_path / "a.json"))
    assert read_record(str(tmp_path / "a.json")) == read_record(tmp_path / "a.json")
