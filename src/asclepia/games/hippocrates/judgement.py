"""What a position of Hippocrates is worth."""

from __future__ import annotations

from typing import final

from asclepia.games.hippocrates.state import Hippocrates
from asclepia.table.insight import Insight
from asclepia.table.state import State


@final
class HippocratesInsight(Insight):
    def goal(self, state: State) -> float:
        assert isinstance(state, Hippocrates)
        return 50.0
