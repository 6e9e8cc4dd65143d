"""As in all browser tests; people come to play Hippocrates."""

from __future__ import annotations

import pytest

from tests.games.hippocrates.web.healers import Healer
from tests.web.conftest import guest, person, service

__all__ = ["guest", "person", "service"]


@pytest.fixture
def player() -> type[Healer]:
    return Healer
