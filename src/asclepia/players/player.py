"""Players: whoever decides. A player never gets a state, only a glimpse of one."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.chance import Bits
from asclepia.table.insight import Insight
from asclepia.table.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Glimpse:
    """A state as one seat may know it: its view, its choices, and states drawn at random
    among those that it cannot tell from the real one."""

    def __init__(self, state: State, seat: int, insight: Insight) -> None:
        self.__state = state
        self.seat: Final = seat
        self.insight: Final = insight

    def choices(self) -> list[Action]:
        return self.__state.choices(self.seat)

    def view(self) -> dict[str, Any]:
        return self.__state.view(self.seat)

    def sample(self, rng: Bits) -> State:
        return self.__state.resample(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Decides for a seat. One player object plays one seat of one game at a time."""

    name = "player"

    def decide(self, glimpse: Glimpse) -> Action:
        raise NotImplementedError

    def weigh(self, glimpse: Glimpse) -> list[tuple[Action, float]]:
        """The choices with the points each is thought to be worth, the best first."""
        return [(self.decide(glimpse), 0.0)]


def play_out(state: State, insight: Insight, players: list[Player]) -> int:
    """Play to the end, every move checked; the number of decisions."""
    decisions = 0
    while not state.over:
        seat = state.pending[0]
        state.play(seat, players[seat].decide(Glimpse(state, seat, insight)))
        decisions += 1
    return decisions
