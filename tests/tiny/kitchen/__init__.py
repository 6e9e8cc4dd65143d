"""Kitchen: two courses of two dishes, each chosen and then salted; nobody waits for another.

A spice may be drawn instead of salt: only the cook sees which. Three pinches on the best dish
set the kitchen on fire: the game is over at once, and nobody has won.
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
    Field,
    Frame,
    Kind,
    Message,
    Stream,
    Together,
    Whole,
)
from tests.tiny.common import TinyGame, TinyState

DISHES = ActionSpace(
    __name__,
    Kind("dish", Field("worth", 1, 3)),
    Kind("salt", Field("pinches", 0, 3)),
    Kind("spice"),
)
COOKED = EventKind("cooked", ("seat", "worth"))
SALTED = EventKind("salted", ("seat", "pinches"))
SPICED = EventKind("spiced", ("seat", "spice"), secret=("spice",), reveals=True)
SERVED = EventKind("served", ("course",))
BURNT = EventKind("burnt", ("seat",))
SPICE = DISHES.find("spice")
COURSES, SPICES = 2, 6


class Kitchen(TinyState):
    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats)
        self.dice = dice
        self.course = 0
        self.spices: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> Kitchen:
        twin = Kitchen(self.seats, self.dice.clone())
        twin.points, twin.course = self.points[:], self.course
        twin.spices = [spices[:] for spices in self.spices]
        twin.frame = self.frame
        return twin

    def view(self, seat: Whole | None) -> dict[str, Any]:
        me = self.checked_seat(seat)
        return {
            "points": self.points[:],
            "course": self.course,
            "spices": [len(spices) for spices in self.spices],
            "mine": self.spices[me][:] if me >= 0 else None,
            "asked": self.shown(me),
        }

    def resample(self, seat: Whole | None, rng: Bits) -> Kitchen:
        me = self.checked_seat(seat)
        twin = self.clone()
        stream = Stream.of(rng)
        twin.dice = Dice(stream.getrandbits(62))
        for other in range(self.seats):
            if other != me:
                twin.spices[other] = [stream.below(SPICES) for _ in self.spices[other]]
        return twin

    def next_course(self) -> None:
        self.course += 1
        if self.course > COURSES:
            self.end_by_points()
        else:
            cooks = {seat: Dish(seat, 2) for seat in range(self.seats)}
            self.frame = Cooking(Course(None), dict(cooks))


class Course(Frame[Kitchen]):
    """Waits until everybody has cooked."""

    def resume(self, state: Kitchen) -> None:
        state.tell(SERVED, (state.course,))
        state.next_course()


class Cooking(Together[Kitchen]):
    def again(self, stacks: dict[int, Frame[Kitchen] | None]) -> Cooking:
        return Cooking(self.below, stacks)


class Dish(Frame[Kitchen]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(None)
        self.seat = seat
        self.left = left

    def pending(self, state: Kitchen) -> tuple[int, ...]:
        return ALONE[self.seat]

    def choices(self, state: Kitchen, seat: int) -> list[Action]:
        return [DISHES.find("dish", worth) for worth in (1, 2, 3)]

    def play(self, state: Kitchen, seat: int, action: Action) -> None:
        state.points[seat] += action.values[0]
        state.tell(COOKED, (seat, action.values[0]))
        state.frame = Salt(self, action.values[0])

    def resume(self, state: Kitchen) -> None:
        state.frame = Dish(self.seat, self.left - 1) if self.left > 1 else None

    def prompt(self, state: Kitchen, seat: int) -> Message:
        return Message(__name__, "prompt-dish", left=self.left)

    def seen(self, state: Kitchen, seat: int) -> dict[str, Any]:
        return {"to": "cook", "left": self.left}


class Salt(Frame[Kitchen]):
    def __init__(self, below: Dish, worth: int) -> None:
        super().__init__(below)
        self.dish = below
        self.worth = worth

    def pending(self, state: Kitchen) -> tuple[int, ...]:
        return self.dish.pending(state)

    def choices(self, state: Kitchen, seat: int) -> list[Action]:
        return [*(DISHES.find("salt", pinches) for pinches in range(4)), SPICE]

    def play(self, state: Kitchen, seat: int, action: Action) -> None:
        if action is SPICE:
            state.spices[seat].append(state.dice.below(SPICES))
            state.tell(SPICED, (seat, state.spices[seat][-1]), seat)
        else:
            pinches = action.values[0]
            state.points[seat] += pinches == 1
            state.tell(SALTED, (seat, pinches))
            if pinches == 3 and self.worth == 3:
                state.tell(BURNT, (seat,))
                state.end(())
                return
        state.done(self)

    def prompt(self, state: Kitchen, seat: int) -> Message:
        return Message(__name__, "prompt-salt")

    def seen(self, state: Kitchen, seat: int) -> dict[str, Any]:
        return {"to": "salt", "worth": self.worth}


class KitchenGame(TinyGame):
    name = "kitchen"
    title = "Kitchen"
    actions = DISHES

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: ComponentSet
    ) -> Kitchen:
        state = Kitchen(seats, dice)
        state.next_course()
        return state


GAME = KitchenGame()
