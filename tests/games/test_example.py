"""The example of docs/adding-a-game.md: a game outside the package, with everything a game has.

ASCLEPIA_GAMES is read when the package is imported, so all of this happens in processes of
their own: first the very tests that the package's games pass, then what people do with a game.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from asclepia.cli import proofs_by_rule
from asclepia.table.texts import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "docs" / "examples"
GAME = EXAMPLES / "tictactoe"


def run(*words: str, games: str = str(EXAMPLES)) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env={**os.environ, "ASCLEPIA_GAMES": games, "NO_COLOR": "1", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=120,
    )


def asclepia(*words: str, **more: str) -> str:
    done = run("asclepia.cli", *words, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("what", "tests"),
    [
        ("its own rules", "docs/examples/tictactoe"),
        ("the contract", "tests/games/test_conformance.py"),
        ("complete texts", "tests/table/test_texts.py"),
        ("views as declared", "tests/games/test_views.py"),
    ],
)
def test_the_example_passes_the_tests_of_every_game(what, tests):
    words = ("-k", "tictactoe", "-p", "no:cacheprovider", "-n", "0")
    done = run("pytest", "--import-mode=importlib", *words, tests)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d+ passed", done.stdout)


def test_the_types_of_its_page_are_those_of_python():
    games = {**os.environ, "ASCLEPIA_GAMES": str(EXAMPLES)}
    words = [sys.executable, "web/typescript.py", "--check"]
    done = subprocess.run(words, cwd=ROOT, env=games, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_rule_of_the_example_is_proven_by_a_test():
    pages = [(GAME / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    ids = [re.findall(r"^- \*\*\[(T-\d+)\]\*\*", page, re.MULTILINE) for page in pages]
    assert ids[0] == ids[1] == [f"T-{number}" for number in range(1, len(ids[0]) + 1)]
    assert set(proofs_by_rule(GAME)) == set(ids[0])


def test_the_command_knows_the_example(tmp_path):
    assert "Tic-tac-toe" in asclepia("games")
    assert "Three in a line" in asclepia("rules", "tictactoe")
    assert "5 of 5 rules" in asclepia("rules", "tictactoe", "--coverage", "--tests", str(GAME))
    record = tmp_path / "game.json"
    players = "--players=random,random"
    assert "The game is over." in asclepia("play", "tictactoe", players, "--record", str(record))
    assert "moves replay" in asclepia("record", "verify", str(record))
    told = asclepia("play", "tictactoe", players, "--lang=fr", "--record", str(record))
    assert "marquent la case" in told


def test_searching_bots_are_better_than_random_ones_also_in_processes():
    words = ("--games=40", "--players=search:60,random", "--jobs=2", "--seed=1", "--json")
    summary = json.loads(asclepia("simulate", "tictactoe", *words))
    wins = {one["label"]: one["win_rate"] for one in summary["players"]}
    assert wins["search:60"] > 0.8


def test_without_the_variable_there_is_no_such_game():
    done = run("asclepia.cli", "rules", "tictactoe", games="")
    assert done.returncode == 2
    assert "there is no game 'tictactoe'" in done.stderr


def test_a_folder_that_is_not_there_is_named():
    done = run("asclepia.cli", "games", games=os.pathsep.join([str(EXAMPLES), "no/such/folder"]))
    assert done.returncode == 2
    assert "there is no folder" in done.stderr


def test_the_server_deals_the_example(tmp_path, monkeypatch):
    pytest.importorskip("litestar")
    from tests.server.service import Guest, Service, seen

    monkeypatch.setenv("ASCLEPIA_GAMES", str(EXAMPLES))
    service = Service(str(tmp_path / "asclepia.db"))
    try:
        guest = Guest(service)
        assert "tictactoe" in [game["name"] for game in guest.http.get("/api/games").json()]
        table = guest.table("me", "apprentice", game="tictactoe")
        with guest.live(table) as page:
            assert page.hear_a("hello")["printed"] == {"signs": ["X", "O"]}
            end = page.play_to_the_end(0)
        assert seen(end)["winners"]
        guest.close()
    finally:
        service.stop()


def bare(code: str) -> str:
    """Code without comments, docstrings and the way it is set."""
    code = re.sub(r'""".*?"""|\s(#|//) [^\n]*', "", code, flags=re.DOTALL)
    return re.sub(r",(?=[)\]])", "", re.sub(r"\s+", "", code))


def test_the_guide_shows_the_example_as_it_is():
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    pieces = re.findall(r"```(?:python|ts)\n(.*?)```", guide, re.DOTALL)
    files = [path for path in GAME.rglob("*.*") if path.suffix in (".py", ".ts", ".svelte")]
    code = [bare(path.read_text(encoding="utf-8")) for path in files]
    shown = [piece for piece in pieces if re.search("tictactoe|MODULE|Pieces|cell", piece)]
    assert len(shown) >= 5
    for piece in shown:
        assert any(bare(piece) in text for text in code), piece
