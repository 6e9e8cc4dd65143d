"""The tiny games keep the same contract as the real ones."""

from __future__ import annotations

import pytest

from tests.games.conformance import check_game, settings
from tests.tiny import TINY_GAMES


@pytest.mark.parametrize("game", TINY_GAMES, ids=lambda game: game.name)
def test_tiny_games_keep_the_contract(game):
    for seats, options in settings(game):
        for seed in range(4):
            check_game(game, seats, options, seed)
