"""Treating patients (A-P1 to A-P7): in the hospital, in a region, in the arena.

First how many (first in line, herbs), then each patient to impact or focus, then what choleric
and phlegmatic patients bring, then skill. A project treats the same way, exactly so many and
without learning (A-L4).
"""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import ACTIONS, MODULE, PASS
from asclepia.games.galenus.attributes import Decision, run
from asclepia.games.galenus.box import FOCUS, HURT, REPUTATION, Effect
from asclepia.games.galenus.events import DOSED, IMPACT, TREATING
from asclepia.games.galenus.physician import added
from asclepia.games.galenus.state import Galenus, Removing
from asclepia.games.galenus.vocabulary import (
    ARENA,
    CHOLERIC,
    KINDS,
    NONE,
    PHLEGMATIC,
    REGION,
    SANGUINE,
    VILLA,
)
from asclepia.table.actions import Action
from asclepia.table.state import Frame, Spot
from asclepia.table.texts import Message

EXTRA: Final = ACTIONS.find("extra")
DOSE: Final = [ACTIONS.find("herb", humour) for humour in range(KINDS)]
ENOUGH: Final = ACTIONS.find("enough")
TO_IMPACT: Final = [ACTIONS.find("impact", humour) for humour in range(KINDS)]
TO_FOCUS: Final = [ACTIONS.find("focus", humour) for humour in range(KINDS)]
ALL_IMPACT: Final = ACTIONS.find("all_impact")
ALL_FOCUS: Final = ACTIONS.find("all_focus")
AS_BEFORE: Final = ACTIONS.find("as_before")
RISE: Final = [ACTIONS.find("rise", humour) for humour in range(KINDS)]
LEARN: Final = [ACTIONS.find("learn", humour) for humour in range(KINDS)]
A_FOCUS: Final = [(Effect(FOCUS, 1, humour),) for humour in range(KINDS)]

# How patients are assigned: one by one, or all that are left
BY_HAND: Final = 0
FOR_IMPACT: Final = 1
FOR_FOCUS: Final = 2
BY_HABIT: Final = 3


def present(state: Galenus, seat: int, section: int) -> list[int]:
    """Who can be treated there, by humour."""
    if section == VILLA:
        return state.physicians[seat].hospital
    if section == ARENA:
        return [state.gladiators, 0, 0, 0]
    start = (section - REGION) * KINDS
    return state.patients[start : start + KINDS]


def capacity(state: Galenus, seat: int, section: int) -> list[int]:
    """A-P1: how many of each type are treated there without herbs, if they are there."""
    physician = state.physicians[seat]
    levels = state.box.levels
    skill = physician.skill
    found = [
        levels[skill[0]] + 1,
        levels[skill[1]] + 1,
        levels[skill[2]] + 1,
        levels[skill[3]] + 1,
    ]
    if section != ARENA:
        extra = physician.house.hospital if section == VILLA else physician.house.regions
        for humour in range(KINDS):
            found[humour] += extra[humour]
    return found


def treat(
    state: Galenus, seat: int, section: int, below: Frame[Galenus], extra: int, learn: bool
) -> None:
    """A treatment on a treatment space; `extra` gladiators for the first in line (A-L1)."""
    state.tell(TREATING, (seat, section))
    able = capacity(state, seat, section)
    if extra and state.gladiators > able[SANGUINE]:
        state.frame = FirstInLine(below, seat, able, extra)
    else:
        dose(state, seat, section, below, able, learn)


def dose(
    state: Galenus,
    seat: int,
    section: int,
    below: Frame[Galenus],
    able: list[int],
    learn: bool,
) -> None:
    """A-P1: are there herbs for patients that skill does not cover?"""
    there = present(state, seat, section)
    herbs = state.physicians[seat].herbs
    for humour in range(KINDS):
        if herbs[humour] and there[humour] > able[humour]:
            state.frame = Dose(below, seat, section, able, learn)
            return
    begin_assigning(state, seat, section, below, able, learn)


def treat_exactly(
    state: Galenus, seat: int, section: int, below: Frame[Galenus], counts: list[int]
) -> None:
    """A-L4: so many, with as many herbs as that takes, and nothing to learn."""
    able = capacity(state, seat, section)
    for humour in range(KINDS):
        for _ in range(counts[humour] - able[humour]):
            spend_herb(state, seat, humour)
    begin_assigning(state, seat, section, below, counts, False)


def spend_herb(state: Galenus, seat: int, humour: int) -> None:
    physician = state.physicians[seat]
    physician.herbs = added(physician.herbs, humour, -1)
    state.tell(DOSED, (seat, humour))


def begin_assigning(
    state: Galenus,
    seat: int,
    section: int,
    below: Frame[Galenus],
    able: list[int],
    learn: bool,
) -> None:
    there = present(state, seat, section)
    counts = [min(able[humour], there[humour]) for humour in range(KINDS)]
    assign = Assign(below, seat, section, counts, counts, BY_HAND, learn)
    state.frame = assign
    assign.resume(state)


@final
class FirstInLine(Decision):
    """A-L1: one gladiator more than the level allows? A project may need those who are left."""

    def __init__(self, below: Frame[Galenus], seat: int, able: list[int], extra: int) -> None:
        super().__init__(below, seat)
        self.able: Final = able  # with those that were more so far
        self.extra: Final = extra  # how many more it may be

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        return [EXTRA, PASS]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        able = self.able
        if action is EXTRA:
            able = added(able, SANGUINE, 1)
            if self.extra > 1 and state.gladiators > able[SANGUINE]:
                state.frame = FirstInLine(below, seat, able, self.extra - 1)
                return
        dose(state, seat, ARENA, below, able, False)  # there is nobody yet to learn from

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {
            "to": "first_in_line",
            "waits_for": [self.seat],
            "section": ARENA,
            "counts": [self.able[SANGUINE], 0, 0, 0],
        }

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-first-in-line")


@final
class Dose(Decision):
    """A-P1: herbs, each for one more patient."""

    def __init__(
        self, below: Frame[Galenus], seat: int, section: int, able: list[int], learn: bool
    ) -> None:
        super().__init__(below, seat)
        self.section: Final = section
        self.able: Final = able  # with the herbs spent so far
        self.learn: Final = learn

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        found: list[Action] = []
        there = present(state, seat, self.section)
        herbs = state.physicians[seat].herbs
        for humour in range(KINDS):
            if herbs[humour] and there[humour] > self.able[humour]:
                found.append(DOSE[humour])
        found.append(ENOUGH)
        return found

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        able = self.able
        if action is not ENOUGH:
            humour = action.values[0]
            spend_herb(state, seat, humour)
            dose(state, seat, self.section, below, added(able, humour, 1), self.learn)
        else:
            begin_assigning(state, seat, self.section, below, able, self.learn)

    def blocked(self, state: Galenus, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        there = present(state, seat, self.section)
        herbs = state.physicians[seat].herbs
        for humour in range(KINDS):
            if herbs[humour] and there[humour] <= self.able[humour]:
                why = Message(MODULE, "why-no-extra-patient", humour=humour)
                found.append((DOSE[humour], "A-P1", why))
        return found

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        there = present(state, self.seat, self.section)
        counts = [min(self.able[humour], there[humour]) for humour in range(KINDS)]
        return {
            "to": "dose",
            "waits_for": [self.seat],
            "section": self.section,
            "counts": counts,
        }

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-dose")


@final
class Assign(Decision):
    """A-P2: each treated patient becomes an impact point or a focus."""

    def __init__(
        self,
        below: Frame[Galenus],
        seat: int,
        section: int,
        counts: list[int],
        left: list[int],
        way: int,
        learn: bool,
    ) -> None:
        super().__init__(below, seat)
        self.section: Final = section
        self.counts: Final = counts  # who is treated
        self.left: Final = left  # … and not assigned yet
        self.way: Final = way
        self.learn: Final = learn

    def resume(self, state: Galenus) -> None:
        """The next patient, or all are assigned."""
        left = self.left
        if state.all_goals_met():
            state.frame = self  # won in Pergamon: the state ends it
        elif left[0] + left[1] + left[2] + left[3] == 0:
            self.finish(state)
        elif self.way == BY_HAND:
            state.frame = self
        elif state.owed:
            state.frame = Removing(self, True)
        else:
            humour = 0
            while not left[humour]:
                humour += 1
            if self.way == BY_HABIT:
                focus = bool(state.physicians[self.seat].habits >> humour & 1)
            else:
                focus = self.way == FOR_FOCUS
            self.assign(state, humour, focus, self.way)

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        left = self.left
        found: list[Action] = []
        for humour in range(KINDS):
            if left[humour]:
                found.append(TO_IMPACT[humour])
                found.append(TO_FOCUS[humour])
        if left[0] + left[1] + left[2] + left[3] > 1:
            found.append(ALL_IMPACT)
            found.append(ALL_FOCUS)
            habits = state.physicians[seat].habits
            to_focus = to_impact = False
            for humour in range(KINDS):
                if left[humour]:
                    if habits >> humour & 1:
                        to_focus = True
                    else:
                        to_impact = True
            if to_focus and to_impact:
                found.append(AS_BEFORE)
        return found

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        if action is ALL_IMPACT:
            self.go_on(FOR_IMPACT).resume(state)
        elif action is ALL_FOCUS:
            self.go_on(FOR_FOCUS).resume(state)
        elif action is AS_BEFORE:
            self.go_on(BY_HABIT).resume(state)
        else:
            humour = action.values[0]
            self.assign(state, humour, action is TO_FOCUS[humour], BY_HAND)

    def go_on(self, way: int) -> Assign:
        below = self.below
        assert below is not None
        return Assign(below, self.seat, self.section, self.counts, self.left, way, self.learn)

    def assign(self, state: Galenus, humour: int, focus: bool, way: int) -> None:
        """One patient: the small step that everything here is made of."""
        seat, section = self.seat, self.section
        physician = state.physicians[seat]
        if section == VILLA:
            physician.hospital = added(physician.hospital, humour, -1)
        elif section == ARENA:
            state.gladiators -= 1
        else:
            state.leave(section - REGION, humour, 1)
        below = self.below
        assert below is not None
        left = added(self.left, humour, -1)
        then = Assign(below, seat, section, self.counts, left, way, self.learn)
        physician.treated += 1
        if focus:
            physician.habits |= 1 << humour
            state.changed(seat)
            run(state, seat, A_FOCUS[humour], then)
        else:
            physician.habits &= ~(1 << humour)
            physician.impact += 1
            state.tell(IMPACT, (seat, humour))
            state.changed(seat)
            state.frame = then
            then.resume(state)

    def finish(self, state: Galenus) -> None:
        """A-P6, then A-P3, then A-P4."""
        seat, section = self.seat, self.section
        below = self.below
        assert below is not None
        if section >= REGION and not state.waiting(section - REGION):
            state.clear(seat, section - REGION)
        house = state.physicians[seat].house
        effects: tuple[Effect, ...] = ()
        if self.counts[CHOLERIC] and house.fame:
            effects = (Effect(REPUTATION, house.fame),)
        if self.counts[PHLEGMATIC] and house.plague:
            effects = (*effects, Effect(HURT, house.plague))
        run(state, seat, effects, Rise(below, seat, section, self.counts, self.learn))

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {
            "to": "assign",
            "waits_for": [self.seat],
            "section": self.section,
            "counts": self.left[:],
        }

    def prompt(self, state: Galenus, seat: int) -> Message:
        left = self.left
        return Message(MODULE, "prompt-assign", left=left[0] + left[1] + left[2] + left[3])


@final
class Rise(Decision):
    """A-P4, A-P5: one step in a humour that was treated, or two by learning."""

    def __init__(
        self, below: Frame[Galenus], seat: int, section: int, counts: list[int], learn: bool
    ) -> None:
        super().__init__(below, seat)
        self.section: Final = section
        self.counts: Final = counts
        self.learn: Final = learn

    def resume(self, state: Galenus) -> None:
        for humour in range(KINDS):
            if self.counts[humour] and state.room(self.seat, humour):
                state.frame = self
                return
        state.done(self)

    def learns(self, state: Galenus, humour: int) -> bool:
        """A-P5, S-5: is there somebody here to learn this humour from?"""
        if not self.learn:
            return False
        if state.box.pergamon:
            if self.section < REGION:
                return False
            teacher = state.teachers[humour]
            return teacher != NONE and state.where[teacher] == self.section - REGION
        mine = state.physicians[self.seat].skill[humour]
        others = state.inside if self.section == ARENA else state.treated[self.section - REGION]
        for other in others:
            if other != self.seat and state.physicians[other].skill[humour] > mine:
                return True
        return False

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        found: list[Action] = []
        for humour in range(KINDS):
            if self.counts[humour]:
                room = state.room(seat, humour)
                if room:
                    found.append(RISE[humour])
                    if room > 1 and self.learns(state, humour):
                        found.append(LEARN[humour])
        found.append(PASS)
        return found

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        if action is not PASS:
            humour = action.values[0]
            state.rise(seat, humour, 2 if action is LEARN[humour] else 1)
        state.done(self)

    def blocked(self, state: Galenus, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        box = state.box
        for humour in range(KINDS):
            if self.counts[humour] and not state.room(seat, humour):
                position = state.physicians[seat].skill[humour]
                key = "why-bold-line" if box.ends[position] != box.top else "why-top-taken"
                found.append((RISE[humour], "A-P4", Message(MODULE, key, humour=humour)))
        return found

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {
            "to": "rise",
            "waits_for": [self.seat],
            "section": self.section,
            "counts": self.counts[:],
        }

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-rise")
