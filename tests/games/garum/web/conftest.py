"""As in all browser tests; people come to play Garum."""

from __future__ import annotations

import pytest

from tests.games.garum.web.salters import Salter
from tests.web.conftest import guest, person, service

__all__ = ["guest", "person", "service"]


@pytest.fixture
def player() -> type[Salter]:
    return Salter
