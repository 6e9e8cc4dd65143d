"""What a player of Galenus may think of a position."""

from __future__ import annotations

from typing import final

from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.vocabulary import WORK_POINTS
from asclepia.table.insight import Insight
from asclepia.table.state import State


@final
class GalenusInsight(Insight):
    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Galenus)
        if state.over:
            return [float(score) for score in state.scores]
        return [one.impact + WORK_POINTS * one.works + one.philosophy for one in state.physicians]
