"""A worker's databases and services; guests that leave when the test is over."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import Databases
from tests.server.service import ROOT, TINY_GAMES, Guest, Service


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """PostgreSQL's socket lies there, too: a longer path would be too long for it."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        made = Databases(Path(folder))
        try:
            yield made
        finally:
            made.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """On which databases a test runs that does not say so itself: see databases.py."""
    said = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "kind" in metafunc.fixturenames and "kind" not in said:
        marks = [pytest.mark.nightly] if "service" in metafunc.fixturenames else []
        kinds = ["sqlite", pytest.param("postgres", marks=marks)]
        metafunc.parametrize("kind", kinds, indirect=True)


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """Which database the test runs on."""
    return str(request.param)


@pytest.fixture
def database(kind: str, databases: Databases) -> str:
    """The address of a database that only this test uses."""
    return databases.new(kind)


@pytest.fixture
def empty_database(kind: str, databases: Databases) -> str:
    """The address of one that has no schema yet."""
    return databases.empty(kind)


@pytest.fixture(scope="session")
def services(databases: Databases) -> Iterator[dict[str, Service]]:
    """The worker's services, by the kind of their databases, which outlive them."""
    running: dict[str, Service] = {}
    yield running
    for one in running.values():
        one.stop()


@pytest.fixture
def service(kind: str, services: dict[str, Service], databases: Databases) -> Service:
    """The worker's service, which knows the tiny games, too. A test may kill and start it."""
    if kind not in services:
        services[kind] = Service(databases.new(kind), **TINY_GAMES)
    elif services[kind].ended:  # by a test that has failed
        services[kind].start()
    return services[kind]


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
