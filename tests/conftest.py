"""Shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

# The same examples on every machine and no deadlines: a slow machine is not a failure.
settings.register_profile("asclepia", deadline=None, derandomize=True)
settings.load_profile("asclepia")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with browser tests come last: the browser's driver keeps an event loop running in its
    process, beside which no other could be run."""
    browsing = {one.path for one in items if "browser" in getattr(one, "fixturenames", ())}
    items.sort(key=lambda item: item.path in browsing)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all browser tests, those of the games too."""
    from playwright.sync_api import sync_playwright

    from tests.web.chromium import FLAGS, chromium

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()
