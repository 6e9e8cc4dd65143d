"""A game is its folders: `src/asclepia/games/X`, `web/src/games/X`, `tests/games/X`.

What is shared names no game, so that another one needs no change there. Comments and docstrings may
speak of a game to explain something. Other tests play a game as an example, by name; the shared
browser tests say in one place which (`tests/web/example.py`).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import asclepia

ROOT = Path(__file__).parents[2]
HOMES = (ROOT / "src/asclepia/games", ROOT / "web/src/games", ROOT / "tests/games")
SHARED = ("src/asclepia", "web", "tests/web", "tests/games")
MADE = {"node_modules", "dist", "dist-gallery", "page", "__pycache__"}
EXAMPLE = ROOT / "tests/web/example.py"
KINDS = {".py", ".ts", ".svelte", ".css", ".js", ".json", ".html", ".ftl", ".toml"}
NAME = re.compile("|".join(asclepia.games()), re.IGNORECASE)


def shared(folder: str) -> list[Path]:
    """All files of a shared folder that are in no game's folder."""
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in KINDS
        and MADE.isdisjoint(path.relative_to(ROOT).parts)
        and not any(path.is_relative_to(home / game) for home in HOMES for game in asclepia.games())
        and path != EXAMPLE
    ]


def code(path: Path) -> str:
    """What a file says to the machine: no comments, no docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return ast.unparse(Bare().visit(ast.parse(text)))
    if path.suffix in (".ftl", ".toml"):
        return re.sub(r"(?m)^\s*#.*", "", text)
    return re.sub(r"(?s)<!--.*?-->|/\*.*?\*/|(?m:(?<![:\w])//.*$)", "", text)


class Bare(ast.NodeTransformer):
    """Takes sentences that do nothing out of Python code."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        constant = isinstance(node.value, ast.Constant)
        return ast.Pass() if constant else self.generic_visit(node)


@pytest.mark.parametrize("folder", SHARED)
def test_what_is_shared_names_no_game(folder):
    found = {
        str(path.relative_to(ROOT)): line
        for path in shared(folder)
        for line in [path.name, *code(path).splitlines()]
        if NAME.search(line)
    }
    assert found == {}
    assert len(shared(folder)) > 10


def test_it_would_be_noticed(tmp_path):
    game = asclepia.games()[0]
    files = {
        "a.py": (f'"""As in {game}."""\n# {game}\nx = 1', f'GAMES = ["{game}"]'),
        "b.ts": (f"// {game}\n/* {game} */ const x = 1;", f"import {{ {game} }} from './{game}';"),
        "c.svelte": (f"<!-- {game} -->\n<p></p>", f"<a href='https://x/{game}'></a>"),
        "d.ftl": (f"# {game}\na = b", f"{game}-a = b"),
    }
    for name, (clean, bad) in files.items():
        path = tmp_path / name
        path.write_text(clean)
        assert not NAME.search(code(path)), name
        path.write_text(bad)
        assert NAME.search(code(path)), name


@pytest.mark.parametrize("game", asclepia.games())
def test_a_game_has_all_its_folders(game):
    assert all((home / game).is_dir() for home in HOMES)
