"""How much is fetched, and when: the lobby at once, a game with its table."""

from __future__ import annotations

import pytest

from asclepia.table.texts import LANGUAGES
from tests.web.built import BUILT, LOBBY, TABLE

MOST = 60_000  # gzipped
COVER = 12_500  # of every game of the house, with its picture
WHOLE = 120_000  # of a table that somebody comes to by a link


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_script_of_the_lobby_is_light(language):
    lobby = BUILT.page(LOBBY, "lobby", language)
    assert BUILT.weight(BUILT.scripts(*BUILT.first(language), *lobby)) < MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT.games)
def test_the_own_part_of_a_game_is_light(game, language):
    cover, table = BUILT.cover(game, language), BUILT.table(game, language)
    first = BUILT.first(language)
    shown = BUILT.scripts(*cover, BUILT.picture(game))
    assert BUILT.weight(shown - BUILT.scripts(*first, LOBBY)) < COVER
    assert BUILT.weight(BUILT.scripts(*cover, *table) - BUILT.scripts(*first, TABLE)) < MOST
    page = BUILT.page(TABLE, "t", language)
    assert BUILT.weight(BUILT.scripts(*first, *page, *cover, *table)) < WHOLE


def fetched(person) -> set[str]:
    """The names of the scripts that the page has asked for."""
    names = person.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {one.split("/", 3)[3] for one in names if one.endswith(".js")}


def test_the_lobby_fetches_covers_but_no_table(person):
    ada = person("Ada")
    ada.visit("/")
    covers = BUILT.scripts(
        *BUILT.first(),
        LOBBY,
        *(part for game in BUILT.games for part in (*BUILT.cover(game), BUILT.picture(game))),
    )
    for game in BUILT.games:
        ada.page.locator(f"article:has(input[value='{game}']) .picture svg").first.wait_for()
        here = fetched(ada)
        cover, table = BUILT.cover(game), BUILT.table(game)
        assert BUILT.scripts(*cover) <= here
        assert not here & (BUILT.scripts(*table) - covers)
        assert not here & BUILT.scripts(*BUILT.cover(game, "fr")[1:], *BUILT.first("fr")[1:])


@pytest.mark.parametrize("game", BUILT.games)
def test_a_table_fetches_its_game_and_no_other(person, game):
    ada = person("Ada", game=game)
    ada.sit_down("me", "novice")
    ada.page.locator(".table main > .board").wait_for()
    here = fetched(ada)
    assert BUILT.scripts(*BUILT.table(game)) <= here
    own = BUILT.scripts(*BUILT.first(), TABLE, *BUILT.table(game), *BUILT.cover(game))
    for other in BUILT.games:
        if other != game:
            assert not here & (BUILT.scripts(*BUILT.table(other), *BUILT.cover(other)) - own)
