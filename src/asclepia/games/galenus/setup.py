"""Setting up a game of Galenus (A-S1 to A-S5; B-1, S-1 to S-3)."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import ACTIONS, MODULE
from asclepia.games.galenus.attributes import Decision
from asclepia.games.galenus.box import Box, class_of
from asclepia.games.galenus.course import Course
from asclepia.games.galenus.events import (
    COLLEAGUE_CAME,
    DIGNITARY_CAME,
    FIRST_PLAYER,
    GOAL_DRAWN,
    MOVED_IN,
    YEAR_BEGAN,
)
from asclepia.games.galenus.new_year import open_journey
from asclepia.games.galenus.physician import Physician
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.vocabulary import (
    ASIARCH,
    CLASSES,
    EASY,
    FACES,
    GLADIATORS,
    JOURNEYS,
    NICON,
    NONE,
    PELOPS,
    SATYRUS,
    THEAGENES,
    VILLAS,
)
from asclepia.table.actions import Action
from asclepia.table.chance import Dice
from asclepia.table.state import Frame
from asclepia.table.texts import Message

MOVE_IN: Final = [ACTIONS.find("move_in", villa) for villa in range(VILLAS)]


def deal(box: Box, dice: Dice) -> Galenus:
    state = Galenus(box)
    state.lay_out()
    state.listen()
    state.first = dice.below(box.seats)
    state.tell(FIRST_PLAYER, (state.first,))
    villas = list(range(VILLAS))
    if box.asymmetric:
        dice.shuffle(villas)
    for seat in range(box.seats):
        villa = villas[seat] if box.asymmetric and not box.chosen_villas else NONE
        state.physicians.append(Physician(villa, box.house(villa)))
        if villa != NONE:
            state.tell(MOVED_IN, (seat, villa))
    state.tell(YEAR_BEGAN, (1,))
    state.gladiators = GLADIATORS
    shuffle_cards(state, dice)
    for region in range(box.regions):
        state.draw_region(region)
    open_journey(state)
    if box.colleague:
        invite_colleague(state, dice)
    elif box.pergamon:
        invite_dignitaries(state, dice)
        draw_goals(state, dice)
    course = Course(None)
    if box.chosen_villas:
        order = state.player_order()
        order.reverse()
        state.frame = MoveIn(course, order[0], tuple(order[1:]), tuple(range(VILLAS)))
    else:
        state.changed(0)  # what a villa begins with may be enough for a goal
        state.frame = course
        course.resume(state)
    state.settle_goals()
    state.opening = state.heard()
    return state


def shuffle_cards(state: Galenus, dice: Dice) -> None:
    """A-S2, S-1: a deck for each class, or one for all."""
    cards = [summer * FACES + winter for summer, winter in state.box.pairs]
    if state.box.pergamon:
        dice.shuffle(cards)
        state.decks = [tuple(cards)]
    else:
        for cls in range(len(CLASSES)):
            deck = [card for card in cards if class_of(card // FACES) == cls]
            dice.shuffle(deck)
            state.decks.append(tuple(deck))
    journeys = list(range(JOURNEYS))
    dice.shuffle(journeys)
    state.journeys = tuple(journeys)


def invite_colleague(state: Galenus, dice: Dice) -> None:
    """B-1: Satyrus or Pelops, in the top region."""
    who = SATYRUS if dice.below(2) == 0 else PELOPS
    state.where[who] = 0
    state.tell(COLLEAGUE_CAME, (who,))


def invite_dignitaries(state: Galenus, dice: Dice) -> None:
    """S-3: four of them, each above a skill track, on the contest track and in a region."""
    brown = NICON if state.box.level == EASY else THEAGENES
    present = [SATYRUS, PELOPS, ASIARCH, brown]
    above = present[:]
    dice.shuffle(above)
    state.teachers = above[:]
    dice.shuffle(present)
    for place in range(len(present)):
        who = present[place]
        space = state.box.first_space + len(present) - 1 - place
        state.spaces[who] = space
        state.where[who] = place
        state.tell(DIGNITARY_CAME, (who, state.teachers.index(who), space, place))


def draw_goals(state: Galenus, dice: Dice) -> None:
    """S-2: a Perga face and a Mon face, two goals each."""
    perga = state.box.perga[dice.below(len(state.box.perga))]
    mon = state.box.mon[dice.below(len(state.box.mon))]
    state.goals = (perga, perga + 1, mon, mon + 1)
    for place in range(len(state.goals)):
        state.tell(GOAL_DRAWN, (state.goals[place], place))


@final
class MoveIn(Decision):
    """A-S1: villas are chosen in reverse player order."""

    def __init__(
        self, below: Frame[Galenus], seat: int, after: tuple[int, ...], free: tuple[int, ...]
    ) -> None:
        super().__init__(below, seat)
        self.after: Final = after
        self.free: Final = free

    def open_to_asides(self, state: Galenus, seat: int) -> bool:
        return False

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        return [MOVE_IN[villa] for villa in self.free]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        villa = action.values[0]
        state.physicians[seat] = Physician(villa, state.box.house(villa))
        state.tell(MOVED_IN, (seat, villa))
        state.changed(seat)
        if self.after:
            free = tuple([one for one in self.free if one != villa])
            state.frame = MoveIn(below, self.after[0], self.after[1:], free)
        else:
            state.frame = below
            below.resume(state)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "move_in", "waits_for": [self.seat]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-move-in")
