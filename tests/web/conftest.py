"""A browser, a service, and people who use them as people do.

Whatever a test is about, it fails if a page complains in its console, or if a page is told
anything that its person may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.service import Guest, Service
from tests.web.example import Player
from tests.web.people import Person

expect.set_options(timeout=60_000)


@pytest.fixture(scope="module")
def service(shared_service: Service) -> Service:
    """The service of these tests. It has served others: what a test looks for there has a name of
    its own. A file whose tests need another configuration starts its own."""
    return shared_service


@pytest.fixture
def guest(service: Service) -> Iterator[Callable[..., Guest]]:
    """Somebody who plays without a page."""
    made: list[Guest] = []

    def make(name: str | None = None) -> Guest:
        made.append(Guest(service, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def player() -> type[Person]:
    """The kind of person who comes to play: the example game, unless a game's tests say else."""
    return Player


@pytest.fixture
def person(
    browser: Browser, service: Service, player: type[Person]
) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser: a player, or whoever looks at a certain game; the options are
    those of a person and of a browser context."""
    made: list[Person] = []

    def make(name: str = "Ada", kind: type[Person] | None = None, **options: Any) -> Person:
        kind = kind or (Person if "game" in options else player)
        made.append(kind(browser, service, name, **options))
        return made[-1]

    yield make
    for one in made:
        one.leave()
    complaints = [f"{one.name}: {words}" for one in made for words in one.complaints]
    assert not complaints, "\n".join(complaints)
    for one in made:
        one.was_told_only_what_is_theirs()
