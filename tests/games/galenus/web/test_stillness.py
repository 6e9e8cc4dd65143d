"""Nothing jumps under a finger."""

from __future__ import annotations

import pytest

from tests.web.stillness import SCREENS, Still


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_with_still_hands(person, screen):
    ada = person("Ada", **SCREENS[screen])
    ada.sit_down("me", "novice")
    Still(ada).play_to_the_end()
