"""The game that the shared browser tests play, where any game would do: Garum."""

from __future__ import annotations

from tests.games.garum.web.salters import Salter as Player

__all__ = ["Player"]
