"""As in all browser tests; people come to play Quackery."""

from __future__ import annotations

import pytest

from tests.games.quackery.web.quacks import Quack
from tests.web.conftest import guest, person, service

__all__ = ["guest", "person", "service"]


@pytest.fixture
def player() -> type[Quack]:
    return Quack
