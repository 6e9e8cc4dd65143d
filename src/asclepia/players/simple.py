"""The simple players: one who does anything, and one who takes what looks best now."""

from __future__ import annotations

from typing import Final, final

from asclepia.players.player import Glimpse, Player
from asclepia.table.actions import Action
from asclepia.table.chance import Stream
from asclepia.table.numbers import Whole
from asclepia.table.state import State

BOTHER: Final = 0.01  # in points: what an aside must bring at least
DRAWN: Final = 6  # states that a greedy player tries its choices on, where aims are secret


@final
class RandomPlayer(Player):
    """Any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: Whole) -> None:
        self._stream: Final = Stream(seed)

    def cost(self) -> float:
        return 0.0001

    def decide(self, glimpse: Glimpse) -> Action:
        choices = glimpse.choices()
        return choices[self._stream.below(len(choices))]


@final
class GreedyPlayer(Player):
    """Looks one step ahead and takes what is worth most to its seat then: on one drawn state,
    or on the mean of a few where the others' aims are secret.

    A careless one misjudges each choice by up to so many points.
    """

    name = "greedy"

    def __init__(self, seed: Whole, carelessness: float = 0.0) -> None:
        self._stream: Final = Stream(seed)
        self.carelessness: Final = carelessness

    def weigh(self, glimpse: Glimpse) -> list[tuple[Action, float]]:
        drawn = DRAWN if glimpse.insight.secret_aims else 1
        states = [glimpse.sample(self._stream) for _ in range(drawn)]
        weighed: list[tuple[Action, float]] = []
        asides: list[tuple[Action, float]] = []
        for action in glimpse.choices():
            value = 0.0
            for state in states:
                after = state.clone()
                after.advance(glimpse.seat, action)
                value += lead(glimpse.insight.worth(after), glimpse.seat)
            value = value / drawn
            if action.aside:  # not even the careless fiddle with what brings nothing
                asides.append((action, value))
            else:
                weighed.append((action, value + self.carelessness * self._stream.random()))
        weighed.sort(key=_value, reverse=True)
        if asides:
            _put_first(weighed, asides, self._now(glimpse, states))
        return weighed

    def _now(self, glimpse: Glimpse, states: list[State]) -> float:
        """What the seat has before it does anything."""
        value = 0.0
        for state in states:
            value += lead(glimpse.insight.worth(state), glimpse.seat)
        return value / len(states)

    def decide(self, glimpse: Glimpse) -> Action:
        weighed = self.weigh(glimpse)
        best = weighed[0][1]
        equals = [action for action, value in weighed if value >= best - 1e-9]
        return equals[self._stream.below(len(equals))]


def lead(worth: list[float], seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    best = -1e9
    for other, value in enumerate(worth):
        if other != seat and value > best:
            best = value
    return worth[seat] - best if len(worth) > 1 else worth[seat]


def _put_first(
    answers: list[tuple[Action, float]], asides: list[tuple[Action, float]], now: float
) -> None:
    """After an aside the answer is still to come: it is worth what it brings beside that."""
    best = answers[0][1]
    answers += [(action, best + value - now - BOTHER) for action, value in asides]
    answers.sort(key=_value, reverse=True)


def _value(weighed: tuple[Action, float]) -> float:
    return weighed[1]
