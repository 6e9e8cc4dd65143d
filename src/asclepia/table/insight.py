"""Insight: what a player may think about a position, without knowing any player."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Judges states; games give their own. It is only ever shown `resample`d states."""

    #: Do players want different things, in secret? Then a search lets the others do in each
    #: drawn state what they would lean to there, instead of what has paid on average.
    secret_aims = False
    #: In points: a lead that makes winning 73 % likely. The more can still happen, the larger.
    swing = 2.0

    def worth(self, state: State) -> list[float]:
        """For each seat the points it can expect in the end; the scores once it is over."""
        return [float(score) for score in state.scores]

    def goal(self, state: State) -> float:
        """In a game for one seat: the points that it takes to win, as far as one can tell."""
        return 0.0

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        """For each choice a first guess of its worth for the seat, in points."""
        return [0.0 for _ in choices]

    def calm(self, state: State) -> bool:
        """Is this a good moment to judge, with nothing hanging in the air?"""
        return True
