"""Shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from tests.written import page_from_others, pytest_configure

__all__ = ["pytest_configure"]

# The same examples on every machine and no deadlines: a slow machine is not a failure.
settings.register_profile("asclepia", deadline=None, derandomize=True)
settings.load_profile("asclepia")


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "also the tests that are marked `nightly`: they are too long for each push"
    parser.addoption("--nightly", action="store_true", help=words)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("nightly"):
        config.hook.pytest_deselected(items=[one for one in items if is_nightly(one)])
        items[:] = [one for one in items if not is_nightly(one)]
    # Files with browser tests come last: the browser's driver keeps an event loop running in its
    # process, beside which no other could be run.
    browsing = {one.path for one in items if "browser" in getattr(one, "fixturenames", ())}
    items.sort(key=lambda item: item.path in browsing)


def is_nightly(item: pytest.Item) -> bool:
    return item.get_closest_marker("nightly") is not None


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Any]:
    """One Chromium for all browser tests, those of the games too."""
    from playwright.sync_api import sync_playwright

    from tests.web.chromium import FLAGS, chromium

    if why := page_from_others():
        request.session.shouldstop = why
        pytest.fail(why, pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()
