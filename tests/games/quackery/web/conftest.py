"""As in all browser tests; people come to play Quackery."""

from __future__ import annotations

import pytest

from tests.games.quackery.web.quacks import Quack
from tests.web.conftest import browser, guest, person, service

__all__ = ["browser", "guest", "person", "service"]


@pytest.fixture
def player() -> type[Quack]:
    return Quack
