"""Places of Roma (A-L1 to A-L7): baths, arena, regions, journey."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import ACTIONS, MODULE
from asclepia.games.galenus.attributes import Decision, run
from asclepia.games.galenus.box import PHILOSOPHY, Effect
from asclepia.games.galenus.events import (
    JOINED,
    JOURNEY_PROJECT,
    PROJECT,
    RECUPERATED,
    SHOPPED,
)
from asclepia.games.galenus.physician import added
from asclepia.games.galenus.projects import work_on
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.treating import treat
from asclepia.games.galenus.vocabulary import ARENA, BOOK, NONE, REGION
from asclepia.table.actions import Action
from asclepia.table.lists import put
from asclepia.table.state import Frame
from asclepia.table.texts import Message

PICK: Final = [ACTIONS.find("pick", good) for good in range(BOOK + 1)]


# Baths (A-L2)


def recuperate(state: Galenus, seat: int, below: Frame[Galenus]) -> None:
    physician = state.physicians[seat]
    state.recuperated = (*state.recuperated, seat)
    state.tell(RECUPERATED, (seat, physician.house.health - physician.health))
    physician.health = physician.house.health
    state.changed(seat)
    rest = physician.house.rest
    run(state, seat, (Effect(PHILOSOPHY, rest),) if rest else (), below)


def can_join(state: Galenus, seat: int) -> bool:
    """One mediple a year; one doctrine each, in Pergamon several (S-7)."""
    if state.joined != NONE or not state.doctrines:
        return False
    return state.box.pergamon or not state.physicians[seat].doctrines


def join(state: Galenus, seat: int, doctrine: int, below: Frame[Galenus]) -> None:
    state.joined = seat
    state.doctrines &= ~(1 << doctrine)
    state.physicians[seat].doctrines |= 1 << doctrine
    state.tell(JOINED, (seat, doctrine))
    state.changed(seat)
    state.frame = below
    below.resume(state)


# Arena (A-L1)


def can_enter(state: Galenus, seat: int) -> bool:
    physician = state.physicians[seat]
    return physician.reputation >= physician.house.arena


def enter_arena(state: Galenus, seat: int, below: Frame[Galenus]) -> None:
    house = state.physicians[seat].house
    state.pay_reputation(seat, house.arena)
    extra = 0 if state.inside else house.first_in_line
    state.inside = (*state.inside, seat)
    if state.gladiators:
        treat(state, seat, ARENA, below, extra, True)
    else:
        state.frame = below
        below.resume(state)


# Regions (A-L3, A-L4)


def treat_region(state: Galenus, seat: int, region: int, below: Frame[Galenus]) -> None:
    state.treated = put(state.treated, region, (*state.treated[region], seat))
    treat(state, seat, REGION + region, below, 0, True)


def begin_project(state: Galenus, seat: int, region: int, below: Frame[Galenus]) -> None:
    state.projects = put(state.projects, region, seat)
    face = state.faces[region]
    state.tell(PROJECT, (seat, region, face))
    work_on(state, seat, state.box.projects[face], region, below)


# Journey (A-L5, A-L6)


def shop(state: Galenus, seat: int, below: Frame[Galenus]) -> None:
    """The first takes more."""
    goods = 1
    if not state.shoppers:
        goods = 3 if state.seats == 2 else 2
    goods += state.physicians[seat].house.goods
    state.shoppers = (*state.shoppers, seat)
    pick_next(state, seat, goods, below)


def pick_next(state: Galenus, seat: int, left: int, below: Frame[Galenus]) -> None:
    while left and state.goods and not state.all_goals_met():
        if len(set(state.goods)) > 1:
            state.frame = Pick(below, seat, left)
            return
        pick(state, seat, state.goods[0])
        left -= 1
    state.frame = below
    below.resume(state)


def pick(state: Galenus, seat: int, good: int) -> None:
    """Of equal goods the last one goes, so that the first ones listed are still there (S-8)."""
    goods = list(state.goods)
    place = len(goods) - 1
    while goods[place] != good:
        place -= 1
    del goods[place]
    state.goods = tuple(goods)
    physician = state.physicians[seat]
    if good == BOOK:
        physician.books += 1
    else:
        physician.herbs = added(physician.herbs, good, 1)
    state.tell(SHOPPED, (seat, good))
    state.changed(seat)


@final
class Pick(Decision):
    """Which of the goods?"""

    def __init__(self, below: Frame[Galenus], seat: int, left: int) -> None:
        super().__init__(below, seat)
        self.left: Final = left

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        goods = state.goods
        return [PICK[good] for good in range(BOOK + 1) if good in goods]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        pick(state, seat, action.values[0])
        pick_next(state, seat, self.left - 1, below)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        left = min(self.left, len(state.goods))
        return {"to": "pick", "waits_for": [self.seat], "left": left}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-pick", left=min(self.left, len(state.goods)))


def begin_journey_project(state: Galenus, seat: int, below: Frame[Galenus]) -> None:
    state.traveller = seat
    state.tell(JOURNEY_PROJECT, (seat, state.journey))
    work_on(state, seat, state.box.journey_projects[state.journey], NONE, below)
