"""Shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from tests.written import page_from_others  # isort: skip  # refuses before anything else is read
from tests.order import (
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_runtest_logreport,
    pytest_sessionfinish,
    pytest_xdist_make_scheduler,
)

__all__ = [
    "pytest_addoption",
    "pytest_collection_modifyitems",
    "pytest_runtest_logreport",
    "pytest_sessionfinish",
    "pytest_xdist_make_scheduler",
]

# The same examples on every machine and no deadlines: a slow machine is not a failure.
settings.register_profile("asclepia", deadline=None, derandomize=True)
settings.load_profile("asclepia")


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


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One service for all browser tests that need none of their own."""
    from tests.server.service import Service

    running = Service(str(tmp_path_factory.mktemp("database") / "asclepia.db"))
    try:
        yield running
    finally:
        running.stop()
