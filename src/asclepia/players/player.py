"""Players: whoever decides. A player never gets a state, only a glimpse of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from asclepia.table.actions import Action
from asclepia.table.chance import Bits
from asclepia.table.errors import IllegalAction, PlayerError
from asclepia.table.insight import Insight
from asclepia.table.numbers import Whole
from asclepia.table.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Glimpse:
    """A state as one seat may know it: its view, its choices, and states drawn at random
    among those that it cannot tell from the real one."""

    def __init__(self, state: State, seat: Whole, insight: Insight) -> None:
        self.__state = state
        self.seat: Final = state.seated(seat)
        self.insight: Final = insight

    def choices(self) -> list[Action]:
        return self.__state.offered(self.seat)

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

    def cost(self) -> float:
        """How long a decision may take, in seconds on a slow machine."""
        return 0.05

    def repeats(self) -> bool:
        """Does it decide the same again, made with the same seed? Not if it thinks by the clock."""
        return True


def play_out(state: State, insight: Insight, players: Sequence[Player]) -> int:
    """Play to the end, every move checked; the number of decisions."""
    seated = _seated(state, players)
    glimpses = [Glimpse(state, seat, insight) for seat in range(state.seats)]
    decisions = 0
    while not state.over:
        seat = state.pending[0]
        try:
            state.decided(seat, seated[seat].decide(glimpses[seat]))
        except (TypeError, IllegalAction) as error:  # what is no action is a TypeError, compiled
            name = type(seated[seat]).__name__
            words = f"player {name} on seat {seat} has not decided on one of its choices: {error}"
            raise PlayerError(words) from error
        decisions += 1
    return decisions


def _seated(state: State, players: Sequence[object]) -> list[Player]:
    """A player for each seat."""
    if len(players) != state.seats:
        raise PlayerError(
            f"{state.seats} seats need as many players, not {len(players)}: "
            f"the first is for seat 0, the last for seat {state.seats - 1}"
        )
    seated: list[Player] = []
    for seat, player in enumerate(players):
        if not isinstance(player, Player):
            raise PlayerError(
                f"on seat {seat} there must be a Player, not {player!r}: "
                "derive yours from asclepia.players.Player"
            )
        seated.append(player)
    return seated
