"""As in all browser tests; people come to play Garum."""

from __future__ import annotations

import pytest

from tests.games.garum.web.salters import Salter
from tests.web.conftest import browser, guest, person, service

__all__ = ["browser", "guest", "person", "service"]


@pytest.fixture
def player() -> type[Salter]:
    return Salter
