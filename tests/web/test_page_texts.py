"""What the pages say: everything in both languages, and nothing that they do not have."""

from __future__ import annotations

import re

import pytest

from asclepia.table.texts import LANGUAGES
from tests.table.test_texts import messages
from tests.web.texts import ROOT, catalogue

WEB = ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in WEB.glob("games/*/game.ts"))
HOMES = [
    WEB / "texts",
    WEB / "pages" / "texts",
    *(WEB / "games" / game / home for game in GAMES for home in ("texts", "texts/lobby")),
]
SAID = re.compile(r"(?<![\w.])(?:say|rich)\('([a-z_0-9-]+)'")


@pytest.mark.parametrize("home", HOMES, ids=lambda home: str(home.relative_to(WEB)))
def test_all_languages_say_the_same_with_the_same_facts(home):
    english = messages(home / "en.ftl")
    for language in LANGUAGES:
        assert messages(home / f"{language}.ftl") == english


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_says_is_there(game):
    known = catalogue("en", game)
    files = [path for path in (WEB / "games" / game).glob("*.*") if ".test." not in path.name]
    said = {key for path in files for key in SAID.findall(path.read_text(encoding="utf-8"))}
    assert said
    assert [key for key in sorted(said) if not known.has_message(key)] == []


def test_whatever_the_pages_say_is_there():
    """They say nothing that only one game has: another may be at the table."""
    homes = [ROOT / "src/asclepia/table/texts", *HOMES[:2]]
    known = {key for home in homes for key in messages(home / "en.ftl")}
    files = [
        path
        for folder in ("pages", "shell", "lib")
        for path in (WEB / folder).glob("*.*")
        if ".test." not in path.name
    ]
    said = {key for path in files for key in SAID.findall(path.read_text(encoding="utf-8"))}
    assert sorted(said - known) == []


def test_no_two_catalogues_of_the_pages_say_the_same():
    shared = [set(messages(home / "en.ftl")) for home in HOMES[:2]]
    assert shared[0] & shared[1] == set()
