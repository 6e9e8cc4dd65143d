"""As in all browser tests; people come to play Galenus."""

from __future__ import annotations

import pytest

from tests.games.galenus.web.physicians import Physician
from tests.web.conftest import guest, person, service

__all__ = ["guest", "person", "service"]


@pytest.fixture
def player() -> type[Physician]:
    return Physician
