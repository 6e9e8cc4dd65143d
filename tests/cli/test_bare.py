"""The bare command explains itself. In a terminal it offers to serve the tables."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import asclepia
from tests.terminal import OFFER, accept_the_offer, terminal

BARE = (sys.executable, "-m", "asclepia")
WITHOUT_A_LIBRARY = (
    "import sys; sys.modules['litestar'] = None; from asclepia.cli import main; main()"
)


@pytest.fixture
def apart(tmp_path):
    """Settings of a server that touches nothing of the person who runs the tests."""
    return {
        "ASCLEPIA_DATABASE": str(tmp_path / "tables.db"),
        "BROWSER": "true",  # the program `true` opens nothing
        "PYTHONUNBUFFERED": "1",
    }


def call(*words, folder, code=0):
    done = subprocess.run(
        words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_without_a_terminal_it_only_explains(tmp_path):
    said = call(*BARE, folder=tmp_path)
    for name in asclepia.games():
        assert asclepia.load(name).title in said
    for way in ("serve --browse", "play ", "--help"):
        assert f"python -m asclepia {way}" in said
    assert "?" not in said


@pytest.mark.parametrize("keys", ["\n", "y\n"])
def test_yes_serves_the_tables(tmp_path, apart, keys):
    with terminal(*BARE, folder=tmp_path, variables=apart) as screen:
        accept_the_offer(screen, keys)


def test_no_ends_it(tmp_path, apart):
    with terminal(*BARE, folder=tmp_path, variables=apart) as screen:
        screen.until(OFFER)
        screen.type("n\n")
        assert "http://" not in screen.until("http://")
        assert screen.process.wait() == 0
    assert not os.listdir(tmp_path)


def test_a_missing_library_is_named_with_the_line_that_brings_it(tmp_path):
    for words in ((), ("serve",), ("tables", "check")):
        said = call(sys.executable, "-c", WITHOUT_A_LIBRARY, *words, folder=tmp_path, code=2)
        assert "the server cannot run without the library litestar" in said
        assert f"{sys.executable} -m pip install " in said
        assert "Traceback" not in said
    call(sys.executable, "-c", WITHOUT_A_LIBRARY, "games", folder=tmp_path)  # needs none
