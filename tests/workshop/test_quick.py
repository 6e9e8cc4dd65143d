"""`make quick` runs what the changed files can have broken."""

from __future__ import annotations

import asclepia
from tests.workshop.project import ROOT
from workshop import quick

GAME = asclepia.games()[0]


def test_a_game_s_files_are_known_wherever_they_lie():
    for file in (
        f"src/asclepia/games/{GAME}/state.py",
        f"web/src/games/{GAME}/Board.svelte",
        f"tests/games/{GAME}/test_setup.py",
    ):
        assert quick.game_of(file) == GAME
    for file in (
        "src/asclepia/games/__init__.py",
        "tests/games/golden.py",
        "web/src/games/index.ts",
    ):
        assert quick.game_of(file) is None


def test_modules_are_named_as_they_are_imported():
    assert quick.module_of("src/asclepia/table/state.py") == "asclepia.table.state"
    assert quick.module_of("src/asclepia/table/__init__.py") == "asclepia.table"
    assert quick.module_of("tests/server/service.py") == "tests.server.service"
    assert quick.module_of("docs/garum.jpg") is None


def test_what_imports_a_module_is_found_also_through_others():
    found = quick.importing({"asclepia.server.clocks"})
    assert "tests/server/test_clocks.py" in found
    assert "tests/games/test_golden.py" not in found
    assert "tests/server/test_at_once.py" in quick.importing({"tests.server.crowd"})


def test_every_folder_that_is_named_exists():
    for folder, tests in quick.FOLDERS.items():
        assert all((ROOT / one).exists() for one in (folder, *tests)), folder
