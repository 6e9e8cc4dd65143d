"""How much is fetched, and when: the lobby at once, a game with its table."""

from __future__ import annotations

import pytest

from asclepia.table.texts import LANGUAGES
from tests.web.built import FIRST, TABLE, games, parts, scripts, weight

MOST = 60_000  # gzipped
COVER = 12_000  # of every game of the house
LIGHT = scripts(FIRST)


def test_the_first_script_of_the_lobby_is_light():
    assert weight(LIGHT) < MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_own_part_of_a_game_is_light(game, language):
    own = parts(game, language)
    assert weight(scripts(*own["cover"]) - LIGHT) < COVER
    assert weight(scripts(*own["cover"], *own["table"]) - scripts(FIRST, TABLE)) < MOST


def fetched(person) -> set[str]:
    """The names of the scripts that the page has asked for."""
    names = person.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {one.split("/", 3)[3] for one in names if one.endswith(".js")}


def test_the_lobby_fetches_covers_but_no_table(person):
    ada = person("Ada")
    ada.visit("/")
    for game in games():
        ada.page.locator(f"article:has(input[value='{game}']) .picture svg").first.wait_for()
        here = fetched(ada)
        assert scripts(*parts(game)["cover"]) <= here
        assert not here & (scripts(*parts(game)["table"]) - scripts(*parts(game)["cover"], FIRST))
        assert not here & scripts(*parts(game, "fr")["cover"][1:])


@pytest.mark.parametrize("game", games())
def test_a_table_fetches_its_game_and_no_other(person, game):
    ada = person("Ada", game=game)
    ada.sit_down("me", "novice")
    ada.page.locator(".table main > .board").wait_for()
    here = fetched(ada)
    assert scripts(*parts(game)["table"]) <= here
    own = scripts(FIRST, TABLE, *parts(game)["table"], *parts(game)["cover"])
    for other in games():
        if other != game:
            assert not here & (scripts(*(parts(other)["table"] + parts(other)["cover"])) - own)
