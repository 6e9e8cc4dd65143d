"""Every game of the table, with all options and seats, does what every game must do."""

from __future__ import annotations

import pytest

import asclepia
from asclepia.table import Option, OptionError
from tests.games.conformance import check_game, one_with_both, settings
from tests.tiny import AUCTION
from tests.tiny.auction import AuctionGame

MANY = 12
CASES = [
    (name, seats, options)
    for name in asclepia.games()
    for seats, options in settings(asclepia.load(name))
]


@pytest.mark.parametrize(("name", "seats", "options"), one_with_both(CASES))
def test_random_games_keep_the_contract(name, seats, options):
    """Two games of each kind, one where there are many kinds."""
    seeds = [3, 2**127 + 5]
    if sum(one == name for one, _, _ in CASES) > MANY:
        del seeds[CASES.index((name, seats, options)) % 2]
    for seed in seeds:
        check_game(asclepia.load(name), seats, options, seed)


@pytest.mark.parametrize("name", asclepia.games())
def test_the_game_introduces_itself(name):
    game = asclepia.load(name)
    assert game.name == name
    assert game.title
    assert len(game.seats) >= 1
    assert game.action_count == len({game.action(code) for code in range(game.action_count)})
    for option in game.options:
        assert option.default in option.choices
        assert option.help


class AuctionOpenedBy(AuctionGame):
    """A game that refuses some of its options: the seat that begins must be there."""

    options = (Option("first", ("0", "1", "2", "3"), "0", "who begins"),)
    folder = AUCTION.folder

    def set_up(self, seats, dice, options, components):
        if int(options["first"]) >= seats:
            raise OptionError("first: there is no such seat")
        return super().set_up(seats, dice, options, components)


def test_options_that_a_game_refuses_are_no_settings():
    found = [(seats, options["first"]) for seats, options in settings(AuctionOpenedBy())]
    assert found == [(seats, str(first)) for seats in (2, 3, 4) for first in range(seats)]
