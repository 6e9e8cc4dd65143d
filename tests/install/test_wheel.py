"""The wheel that `make` builds, in an empty environment outside the checkout: it plays."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

import asclepia

ROOT = Path(__file__).parents[2]
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


def test_the_wheel_plays_in_an_empty_environment():
    wheels = list((ROOT / "dist").glob("*.whl"))
    assert len(wheels) == 1, "there must be one wheel in dist: `make dist/.built` builds it"
    with tempfile.TemporaryDirectory(prefix="asclepia-") as name:
        folder = Path(name)
        commands = folder / "env" / "bin"
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}

        def run(*words: object, code: int = 0) -> str:
            done = subprocess.run(
                [str(word) for word in words],
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            assert done.returncode == code, done.stdout
            return done.stdout

        venv.create(commands.parent)
        pip = (sys.executable, "-m", "pip", "--quiet", "--python", commands / "python")
        run(*pip, "install", "--no-compile", "-c", ROOT / "requirements.lock", wheels[0])

        version = run(commands / "asclepia", "--version")
        if can_compile():
            assert version == f"asclepia {asclepia.__version__} (compiled)\n"
        else:  # works all the same, and says why
            assert version.startswith(f"asclepia {asclepia.__version__} (uncompiled)\nWhy: ")

        games = asclepia.games()
        told = run(commands / "python", "-c", PLAY_EVERY_GAME)
        assert told == "".join(f"{game} is over\n" for game in games)
        assert "20 games of" in run(commands / "asclepia", "simulate", games[0], "--games", 20)

        refused = run(commands / "asclepia", "serve", "--port", 0, code=2)
        assert "install asclepia[server]" in refused
        (page,) = commands.parent.glob("lib/*/site-packages/asclepia/server/page")
        assets = re.findall(r'(?:src|href)="/([^"]+)"', (page / "index.html").read_text())
        assert assets
        assert all((page / asset).stat().st_size for asset in assets)


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
