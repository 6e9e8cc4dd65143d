"""Nothing jumps under a finger."""

from __future__ import annotations

import pytest

from tests.games.quackery.web.quacks import BOT, short_game
from tests.web.stillness import SCREENS, Still


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_with_still_hands(person, screen):
    ada = person("Ada", **SCREENS[screen])
    ada.play_on(short_game(), 0, "me", BOT, BOT)
    Still(ada).play_to_the_end()
