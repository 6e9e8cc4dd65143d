"""The wheel that all tests of a run install."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from workshop import wheel as workshop


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """Built once a run, in an empty environment, by the first process that wants it."""
    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        folder = folder.parent  # that of all processes of the run
    with (folder / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for built in (folder / "wheel").glob("*.whl"):
            return built
        return workshop.build(folder / "wheel")
