"""Nothing jumps under a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.web.people import player_of
from tests.web.recordings import GAMES, read
from tests.web.stillness import HANDS, SCREENS, Still

#: How often a sentence of a recorded game is looked at: on each push, and once a night.
OFTEN = [pytest.param(2, id="twice"), pytest.param(None, marks=pytest.mark.nightly, id="always")]

#: On each push each game is in one pair of hands, and each pair of hands in two games.
CASES = [
    (game, hands) if (place + at) % 2 == 0 else at_night(game, hands)
    for place, game in enumerate(GAMES)
    for at, hands in enumerate(HANDS)
]


@pytest.mark.parametrize("often", OFTEN)
@pytest.mark.parametrize(("game", "hands"), CASES)
def test_nothing_moves_through_a_whole_game(person, game, hands, often):
    options, screens = HANDS[hands]
    still = Still(person("Ada", kind=player_of(game), **options))
    still.is_shown(read(game), screens, often)


@pytest.mark.nightly
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_still_hands(person, game, screen):
    """Every press, and what the server answers."""
    ada = person("Ada", kind=player_of(game), **SCREENS[screen])
    ada.begin()
    Still(ada).play_to_the_end()


def test_what_cannot_be_done_now_keeps_its_place(person):
    ada = person("Ada")
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    for key in ("page-back", "page-confirm", "page-hint", "page-undo"):
        expect(ada.button(key)).to_be_visible()
    expect(ada.button("page-back")).to_be_disabled()
    expect(ada.confirm).to_be_disabled()
    expect(ada.button("page-hint")).to_be_enabled()


def test_whoever_only_watches_has_no_buttons(person):
    ada = person("Ada")
    table = ada.sit_down("me", "novice")
    assert ada.is_asked()
    bede = person("Bede")
    bede.visit(f"/t/{table}")
    expect(bede.prompt).to_contain_text("Ada")
    expect(bede.button("page-hint")).to_have_count(0)
    expect(bede.confirm).to_have_count(0)
