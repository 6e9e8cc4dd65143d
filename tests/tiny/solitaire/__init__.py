"""Solitaire: one seat, eight rolls of a die. Each is kept or left before it is rolled: a kept
one counts twice if it is even and costs three if it is odd, one that is left counts one. It is
won with twenty points; three physicians of old stand at 10, 15 and 20.
"""

from __future__ import annotations

from typing import Any

from asclepia.table import (
    ALONE,
    Action,
    ActionSpace,
    Bits,
    ComponentSet,
    Dice,
    EventKind,
    Frame,
    Insight,
    Kind,
    Message,
    State,
    Stream,
    Whole,
)
from tests.tiny.common import TinyGame, TinyState

WAGERS = ActionSpace(__name__, Kind("keep"), Kind("leave"))
KEEP, LEAVE = WAGERS[0], WAGERS[1]
LEFT = EventKind("left", ("points",))
ROLLED = EventKind("rolled", ("face", "points"), reveals=True)
ROLLS = 8
RIVALS = (10, 15, 20)


class Solitaire(TinyState):
    def __init__(self, dice: Dice) -> None:
        super().__init__(1)
        self.dice = dice
        self.rolls = 0

    def clone(self) -> Solitaire:
        twin = Solitaire(self.dice.clone())
        twin.points, twin.rolls = self.points[:], self.rolls
        twin.frame = self.frame
        return twin

    def view(self, seat: Whole | None) -> dict[str, Any]:
        return {
            "points": self.points[:],
            "rolls": self.rolls,
            "asked": self.shown(self.checked_seat(seat)),
        }

    def resample(self, seat: Whole | None, rng: Bits) -> Solitaire:
        self.checked_seat(seat)
        twin = self.clone()
        twin.dice = Dice(Stream.of(rng).getrandbits(62))
        return twin


class Wager(Frame[Solitaire]):
    def pending(self, state: Solitaire) -> tuple[int, ...]:
        return ALONE[0]

    def choices(self, state: Solitaire, seat: int) -> list[Action]:
        return [KEEP, LEAVE]

    def play(self, state: Solitaire, seat: int, action: Action) -> None:
        state.rolls += 1
        if action is KEEP:
            face = 1 + state.dice.below(6)
            points = -3 if face % 2 else 2 * face
            state.tell(ROLLED, (face, points))
        else:
            points = 1
            state.tell(LEFT, (points,))
        state.points[0] = max(0, state.points[0] + points)
        if state.rolls == ROLLS:
            ahead = sum(rival >= state.points[0] for rival in RIVALS)
            state.end((0,) if state.points[0] >= 20 else (), (1 + ahead,))

    def prompt(self, state: Solitaire, seat: int) -> Message:
        return Message(__name__, "prompt-wager", left=ROLLS - state.rolls)


class SolitaireInsight(Insight):
    def goal(self, state: State) -> float:
        return 20.0


class SolitaireGame(TinyGame):
    name = "solitaire"
    title = "Solitaire"
    seats = range(1, 2)
    actions = WAGERS
    insight = SolitaireInsight()

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: ComponentSet
    ) -> Solitaire:
        state = Solitaire(dice)
        state.frame = Wager(None)
        return state


GAME = SolitaireGame()
