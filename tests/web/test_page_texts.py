"""What the pages say: everything in both languages, and nothing that they do not have."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from asclepia.table.texts import LANGUAGES
from tests.table.test_texts import messages
from tests.web.texts import ROOT, catalogue, said

WEB = ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in WEB.glob("games/*/game.ts"))
PAGES = [
    WEB / "texts",
    WEB / "pages" / "texts",
    *sorted(path.parent for path in WEB.glob("pages/texts/*/en.ftl")),
]
HOMES = [
    *PAGES,
    *(WEB / "games" / game / home for game in GAMES for home in ("texts", "texts/lobby")),
    *sorted(path.parent for path in WEB.glob("games/*/texts/rules/en.ftl")),
    *sorted(path.parent for path in WEB.glob("games/*/texts/lesson/en.ftl")),
]
SAID = re.compile(r"(?<![\w.])(?:say|rich)\(\s*'([a-z_0-9-]+)'")


@pytest.mark.parametrize("home", HOMES, ids=lambda home: str(home.relative_to(WEB)))
def test_all_languages_say_the_same_with_the_same_facts(home):
    english = messages(home / "en.ftl")
    for language in LANGUAGES:
        assert messages(home / f"{language}.ftl") == english


def test_no_moves_are_not_one_move_in_french():
    """There nought is counted as one is."""
    for key, facts in (("unplayable-moves", {}), ("me-before", {"name": "Ada"})):
        none, one = (said(key, "fr", GAMES[0], count=count, **facts) for count in (0, 1))
        assert none != one


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_says_is_there(game):
    known = catalogue("en", game)
    files = [path for path in (WEB / "games" / game).glob("*.*") if ".test." not in path.name]
    said = {key for path in files for key in SAID.findall(path.read_text(encoding="utf-8"))}
    assert said
    assert [key for key in sorted(said) if not known.has_message(key)] == []


def test_whatever_the_pages_say_is_there():
    """They say nothing that only one game has: another may be at the table."""
    homes = [ROOT / "src/asclepia/table/texts", *PAGES]
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
    said = [key for home in PAGES for key in messages(home / "en.ftl")]
    assert [key for key, times in Counter(said).items() if times > 1] == []


#: The pages, by their texts; each is fetched with what only it says.
ENTRIES = {
    "lobby": ["Lobby"],
    "make": ["MakeTable", "PlayNow"],
    "t": ["Table"],
    "replay": ["ReplayPage"],
    "me": ["MePage"],
    "games": ["MyGames"],
    "p": ["PlayerPage"],
    "rules": ["RulesPage"],
    "learn": ["LearnPage"],
    "room": ["WaitingRoom"],
    "fair": ["Leave", "Absent", "FairEnd"],
    "finish": ["Finish"],
    "chat": ["../shell/Chat"],
    "unplayable": ["Unplayable"],
    "settings": ["Settings"],
    "": ["Prose", "NotFound"],
}
#: Parts of a page that are fetched later, with what only they say.
PARTS = ["make", "room", "finish", "chat", "fair", "unplayable"]
LATER = {one: [f"{name.rpartition('/')[2]}.svelte" for name in ENTRIES[one]] for one in PARTS}
#: A lesson is a table, too, and so is a replay: they fetch what that says.
ALSO = {"make": ["lobby"], **{one: ["t"] for one in ["learn", "replay", *PARTS[1:]]}}
QUOTED = re.compile(r"'([a-z0-9]+(?:-[a-z0-9]+)+)'")
IMPORTED = re.compile(r"(?:from|import\()\s*'(\.[^']+)'")


def reached(entry: Path) -> set[Path]:
    """The files that a page is made of."""
    found: set[Path] = set()
    todo = [entry]
    while todo:
        path = todo.pop()
        if path in found or not path.is_file():
            continue
        found.add(path)
        for name in IMPORTED.findall(path.read_text(encoding="utf-8")):
            place = (path.parent / name).resolve()
            if any(place.name in names for names in LATER.values()):
                continue  # it comes with its own texts
            todo += [place, place.with_name(f"{place.name}.ts")]
    return found


@pytest.mark.parametrize("texts", ENTRIES)
def test_a_page_has_the_texts_of_all_its_parts(texts):
    homes = [ROOT / "src/asclepia/table/texts", *PAGES[:2]]
    homes += [WEB / "pages" / "texts" / one for one in (texts, *ALSO.get(texts, [])) if one]
    known = {key for home in homes for key in messages(home / "en.ftl")}
    entries = [WEB / "pages" / f"{name}.svelte" for name in ENTRIES[texts]]
    assert all(entry.is_file() for entry in entries)
    files = set().union(*map(reached, entries))
    quoted = {key for path in files for key in QUOTED.findall(path.read_text(encoding="utf-8"))}
    others = {key for home in PAGES for key in messages(home / "en.ftl")} - known
    assert sorted(quoted & others) == []


@pytest.mark.parametrize("texts", LATER)
def test_a_part_that_comes_later_is_fetched_with_its_texts(texts):
    files = [path for folder in ("pages", "shell") for path in (WEB / folder).glob("*.svelte")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    for name in LATER[texts]:
        shown = re.findall(rf"/{name}'\)\}}\s+(\S+)", code)
        assert shown
        assert set(shown) == {f'texts="{texts}"'}


def test_all_texts_of_single_pages_are_fetched_with_one():
    assert {home.name for home in PAGES[2:]} == set(filter(None, ENTRIES))
