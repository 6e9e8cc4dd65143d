"""The wheel, as a stranger gets it, in an empty environment outside the checkout: it plays."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

import asclepia
from tests.terminal import accept_the_offer, terminal

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
#: What a game in the terminal needs, with what these need themselves.
LIGHT = ["fluent.runtime", "msgspec", "mypy-extensions", "rich", "typer"]
PLAY_EVERY_GAME = """
import asclepia
for name in asclepia.games():
    game = asclepia.load(name)
    state = game.start(game.seats[0], seed=7)
    while not state.over:
        seat = state.pending[0]
        state.play(seat, state.choices(seat)[-1])
    print(name, "is over")
"""


@pytest.fixture
def apart(tmp_path: Path) -> dict[str, str]:
    """Variables for a command that knows nothing of the checkout and of this person's tables."""
    return {
        **{name: str(tmp_path / name.lower()) for name in ("PIPX_HOME", "XDG_STATE_HOME")},
        "ASCLEPIA_DATABASE": str(tmp_path / "tables.db"),
        "BROWSER": "true",  # the program `true` opens nothing
        "PIP_CONSTRAINT": str(LOCK),
        "PYTHONUNBUFFERED": "1",
        "UV_CONSTRAINT": str(LOCK),
    }


class Environment:
    """An empty one. uv fills it, because that is quick; pip does so at night."""

    def __init__(self, folder: Path, variables: dict[str, str]) -> None:
        self.folder = folder
        self.variables = variables
        self.commands = folder / "env" / "bin"
        venv.create(self.commands.parent)

    def run(self, command: object, *words: object, code: int = 0) -> str:
        done = subprocess.run(
            [str(self.commands / str(command)), *map(str, words)],
            cwd=self.folder,
            env={**os.environ, **self.variables},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == code, done.stdout
        return done.stdout

    def install(self, *words: object) -> None:
        python = self.commands / "python"
        self.run(beside("uv"), "pip", "install", "--quiet", "--python", python, *words)


@pytest.fixture
def environment(tmp_path: Path, apart: dict[str, str]) -> Iterator[Environment]:
    yield Environment(tmp_path, apart)
    shutil.rmtree(tmp_path / "env")  # it is large


def test_it_plays_in_an_empty_environment(environment, wheel):
    environment.install(wheel)
    version = environment.run("asclepia", "--version")
    if can_compile():
        assert version == f"asclepia {asclepia.__version__} (compiled)\n"
    else:  # works all the same, and says why
        assert version.startswith(f"asclepia {asclepia.__version__} (uncompiled)\nWhy: ")

    games = asclepia.games()
    told = environment.run("python", "-c", PLAY_EVERY_GAME)
    assert told == "".join(f"{game} is over\n" for game in games)
    assert "20 games of" in environment.run("asclepia", "simulate", games[0], "--games", 20)

    [package] = environment.commands.parent.glob("lib/*/site-packages/asclepia")
    assert (package / "py.typed").exists()
    page = (package / "server" / "page" / "index.html").read_text()
    assets = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert assets
    assert all((package / "server" / "page" / asset).stat().st_size for asset in assets)

    words = (environment.commands / "asclepia",)
    with terminal(*words, folder=environment.folder, variables=environment.variables) as screen:
        accept_the_offer(screen)


@pytest.mark.nightly
def test_the_line_that_it_says_brings_the_missing_libraries(environment, wheel):
    environment.install(*LIGHT)
    environment.install("--no-deps", wheel)
    assert "20 games of" in environment.run(
        "asclepia", "simulate", asclepia.games()[0], "--games", 20
    )
    for words in ((), ("serve",)):
        said = environment.run("asclepia", *words, code=2)
        assert "the server cannot run without the library" in said
        *_, line = said.splitlines()
        assert line.endswith(f"-m pip install {wheel}")
    environment.install("pip")
    environment.run(*shlex.split(line))
    words = (environment.commands / "asclepia",)
    with terminal(*words, folder=environment.folder, variables=environment.variables) as screen:
        accept_the_offer(screen)


@pytest.mark.nightly
@pytest.mark.parametrize("runner", [("pipx", "run", "--spec"), ("uvx", "--from")], ids=" ".join)
def test_a_runner_of_packages_ends_in_a_game(runner, wheel, tmp_path, apart):
    name, *options = runner
    words = (beside(name), *options, wheel, "asclepia")
    with terminal(*words, folder=tmp_path, variables=apart) as screen:
        accept_the_offer(screen)


def beside(tool: str) -> Path:
    """A tool of the environment that the tests run in."""
    return Path(sys.executable).with_name(tool)


def can_compile() -> bool:
    """Whether this machine has a C compiler and the headers of this Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    done = subprocess.run(
        [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
    )
    return done.returncode == 0
