"""Insight: what a player may think about a position, without knowing any player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.state import State


@final
class Part:
    """One thing that a seat's worth is made of, so that a hint can say what decides.

    Parts of two positions are the same if key and `about` are: `about` says which one it is (a
    line, a patient …), `facts` how it stands. A hint is told in the words `reason-<key>`.
    """

    def __init__(
        self,
        key: str,
        points: float,
        about: dict[str, int] | None = None,
        facts: dict[str, int] | None = None,
    ) -> None:
        self.key: Final = key
        self.points: Final = points
        self.about: Final[dict[str, int]] = about or {}
        self.facts: Final[dict[str, int]] = facts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Judges states; games give their own. It is only ever shown `resample`d states."""

    #: Do players want different things, in secret? Then a search lets the others do in each
    #: drawn state what they would lean to there, instead of what has paid on average.
    secret_aims = False
    #: Is winning all that counts, by however much? Then a search takes a game that is over for won
    #: or lost, and no lead for as much.
    decisive = False
    #: In points: a lead that makes winning 73 % likely. The more can still happen, the larger.
    swing = 2.0
    #: Keys of parts that are a reason only if they are one's own: a worker that somebody else still
    #: has in hand may be their strength or their trouble.
    own_parts: tuple[str, ...] = ()
    #: How many decisions are played on before two actions are compared, one after the other until
    #: something tells them apart. Only at once where what comes later is mostly something else's.
    horizons: tuple[int, ...] = (0, 2, 8)
    #: Keys of parts that are a reason only if no comparison finds another: a card that is kept says
    #: little of a move that wins.
    faint_parts: tuple[str, ...] = ()
    #: Keys of parts that the board shows grow: what an action surely brings its seat there is told
    #: before what others lack, for nobody would believe another reason.
    gains: tuple[str, ...] = ()

    def worth(self, state: State) -> list[float]:
        """For each seat the points it can expect in the end; the scores once it is over."""
        return [float(score) for score in state.scores]

    def parts(self, state: State) -> list[list[Part]]:
        """For each seat what its `worth` is made of; the sum is near it. Where it is not calm, what
        hangs in the air may be counted already. Only hints ask for it, so it may take its time.
        None at all: hints give no reasons."""
        return []

    def beside(self, state: State) -> tuple[str, ...]:
        """Keys of parts that are no reason at what is asked here, however they differ: nobody
        would see what the one has to do with the other."""
        return ()

    def goal(self, state: State) -> float:
        """In a game for one seat: the points that it takes to win, as far as one can tell."""
        return 0.0

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        """For each choice a first guess of its worth for the seat, in points."""
        return [0.0 for _ in choices]

    def calm(self, state: State) -> bool:
        """Is this a good moment to judge, with nothing hanging in the air?"""
        return True
