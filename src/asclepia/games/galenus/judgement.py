"""Judging a position of Galenus by each seat's outlook, and what one leans to at each question."""

from __future__ import annotations

from typing import Final, final

from asclepia.games.galenus.actions import PASS
from asclepia.games.galenus.attributes import OVERFLOW, Choose
from asclepia.games.galenus.box import (
    ANY_FOCUS,
    ANY_HERB,
    ENVY,
    FOCUS,
    HURT,
    PAY_ANY_FOCUS,
    PAY_ANY_HERB,
)
from asclepia.games.galenus.contest import Bidding
from asclepia.games.galenus.outlook import (
    ABLE,
    BIDDING,
    DELAYED,
    GOAL,
    MEDIPLE,
    NEVER,
    THINKING,
    TIE,
    Outlook,
)
from asclepia.games.galenus.pergamon import AskForNicon
from asclepia.games.galenus.places import Pick
from asclepia.games.galenus.projects import PublishNow
from asclepia.games.galenus.reasons import parts_of
from asclepia.games.galenus.state import CONTEST, Galenus, Removing
from asclepia.games.galenus.treating import (
    ALL_FOCUS,
    ALL_IMPACT,
    AS_BEFORE,
    ENOUGH,
    EXTRA,
    LEARN,
    TO_FOCUS,
    Assign,
    Dose,
    FirstInLine,
    Rise,
    present,
)
from asclepia.games.galenus.villa import PUBLISH, Call
from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    BOOK,
    CHOLERIC,
    GOALS,
    JOURNEY,
    KINDS,
    NONE,
    PHLEGMATIC,
    REGION,
    SANGUINE,
    VILLA,
    YEARS,
)
from asclepia.games.galenus.work import (
    BEGIN,
    ENTER,
    PROJECT,
    RECUPERATE,
    SHOP,
    SOLICIT,
    STOP,
    TRAVEL,
    TREAT,
    WARD,
    ChooseSubject,
    Plan,
    Result,
)
from asclepia.table.actions import Action
from asclepia.table.insight import Insight, Part
from asclepia.table.state import State

CONTESTED: Final = 0.5  # how much less urgent a result is that nobody else can take
SURE: Final = 0.8  # how much leanings are trusted
VICTORY: Final = 30.0


@final
class GalenusInsight(Insight):
    swing = 6.0
    own_parts: tuple[str, ...] = ("home", "goal", "asked", "track")
    faint_parts: tuple[str, ...] = ("home",)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Galenus)
        state = self._carried_out(state)
        if state.over:
            return _final(state)
        found: list[float] = []
        for seat in range(state.seats):
            found.append(Outlook(state, seat).worth())
        return found

    def parts(self, state: State) -> list[list[Part]]:
        assert isinstance(state, Galenus)
        state = self._carried_out(state)
        if state.over:
            return _final_parts(state)
        return [parts_of(Outlook(state, seat)) for seat in range(state.seats)]

    def _carried_out(self, state: Galenus) -> Galenus:
        """In the middle of a result: as it will be, by what one leans to."""
        if self.calm(state):
            return state
        after = state.clone()
        while not self.calm(after):
            seat = after.pending[0]
            choices = after.choices(seat)
            leanings = self.lean(after, seat, choices)
            after.advance(seat, choices[leanings.index(max(leanings))])
        return after

    def beside(self, state: State) -> tuple[str, ...]:
        """Where one bids, what mediples will do is next year's; where nobody asks for points, they
        are no reason."""
        assert isinstance(state, Galenus)
        found = ("home", "work", "contest") if state.phase == CONTEST else ()
        return (*found, "impact") if state.box.pergamon and not state.box.judged else found

    def goal(self, state: State) -> float:
        """In Pergamon winning is worth the same at each level."""
        return GOALS * GOAL

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        assert isinstance(state, Galenus)
        frame = state.asking(seat)
        look = Outlook(state, seat)
        if isinstance(frame, Plan):
            return _lean_plan(state, look, choices)
        if isinstance(frame, Result):
            return _lean_result(state, look, choices)
        if isinstance(frame, Assign):
            return _lean_assign(frame, look, choices)
        if isinstance(frame, Rise):
            return [_lean_rise(look, action) for action in choices]
        if isinstance(frame, FirstInLine):
            return _lean_extra(state, frame, look, choices)
        if isinstance(frame, Dose):
            return _lean_dose(state, frame, look, choices)
        if isinstance(frame, Bidding):
            return _lean_bid(state, look, choices)
        if isinstance(frame, (Call, AskForNicon)):
            return [_lean_call(look, action) for action in choices]
        if isinstance(frame, Pick):
            return [_lean_pick(look, action) for action in choices]
        if isinstance(frame, Choose):
            return [_lean_choose(frame, look, action) for action in choices]
        if isinstance(frame, ChooseSubject):
            return [_lean_subject(state, look, action) for action in choices]
        if isinstance(frame, PublishNow):
            return [_lean_publish(look, action) for action in choices]
        if isinstance(frame, Removing):
            return [HINDERS[action.values[0]] for action in choices]
        return [look.aside(action) if action.aside else 0.0 for action in choices]

    def calm(self, state: State) -> bool:
        """Nobody is in the middle of a result."""
        frame = state.frame
        return not isinstance(
            frame,
            (
                Assign,
                Rise,
                FirstInLine,
                Dose,
                Choose,
                Call,
                Pick,
                PublishNow,
                AskForNicon,
                Removing,
            ),
        )


#: How gladly a dignitary is sent away.
HINDERS: Final = [1.0, 0.4, 0.6, 0.5, -1.0]


def _final(state: Galenus) -> list[float]:
    """The scores, and what it is worth to have won by works, or in Pergamon. What ends early has
    few points yet: by them alone any lead would be better that is still to be lost."""
    found = [float(physician.impact) for physician in state.physicians]
    if state.seats == 1:
        return [GOALS * GOAL + (VICTORY if state.winners else -VICTORY)]
    if len(state.winners) == 1:
        winner = state.winners[0]
        best = max(found)
        if best > found[winner] or state.year < YEARS:
            found[winner] = best + VICTORY
    return found


def _final_parts(state: Galenus) -> list[list[Part]]:
    found: list[list[Part]] = []
    for seat, worth in enumerate(_final(state)):
        points = 0 if state.seats == 1 else state.physicians[seat].impact
        own = [Part("impact", float(points), {}, {"points": points})]
        if worth != points:
            own.append(Part("victory", worth - points, {}, {}))
        found.append(own)
    return found


# Leanings: below nothing, by how much a choice is worse than the best of them


def _beside_best(found: list[float]) -> list[float]:
    best = -1e9
    for value in found:
        best = max(best, value)
    return [max(SURE * (value - best), NEVER) for value in found]


def _lean_plan(state: Galenus, look: Outlook, choices: list[Action]) -> list[float]:
    found: list[float] = []
    asides: list[float] = []
    for action in choices:
        if action.aside:
            found.append(-1e9)
            asides.append(look.aside(action))
        elif action is BEGIN:
            found.append(look.contest_step() + 0.3)
        else:
            section = action.values[0]
            if section == VILLA:
                uses: list[float] = []
                look.at_villa(uses)
                planned = look.physician.planned
                value = uses[planned] if planned < len(uses) else -1.0
            elif section == BATHS:
                value = look.at_baths()
            elif section == ARENA:
                value = look.at_arena()
            elif section == JOURNEY:
                value = look.at_journey()
            else:
                value = look.at_region(section - REGION)
            found.append(DELAYED * value)
    found = _beside_best(found)
    return _with_asides(choices, found, asides)


def _with_asides(choices: list[Action], found: list[float], asides: list[float]) -> list[float]:
    if asides:
        number = 0
        for place in range(len(choices)):
            if choices[place].aside:
                found[place] = asides[number]
                number += 1
    return found


def _lean_result(state: Galenus, look: Outlook, choices: list[Action]) -> list[float]:
    found: list[float] = []
    asides: list[float] = []
    physician = look.physician
    box = state.box
    for action in choices:
        if action.aside:
            found.append(-1e9)
            asides.append(look.aside(action))
            continue
        value = 0.0
        if action is SOLICIT:
            value = look.patient() * 2.0 + look.reputation(-1) - 0.5
        elif action is WARD:
            there = [0.0, 0.0, 0.0, 0.0]
            for humour in range(KINDS):
                there[humour] = float(physician.hospital[humour])
            value = look.treatment(VILLA, there, 0, False) * (1.0 if box.pergamon else CONTESTED)
        elif action is RECUPERATE:
            value = look.health(physician.house.health - physician.health)
        elif action is ENTER:
            extra = 0 if state.inside else physician.house.first_in_line
            fighters = [float(state.gladiators), 0.0, 0.0, 0.0]
            value = look.treatment(ARENA, fighters, extra, bool(state.inside))
            value += look.reputation(-physician.house.arena)
        elif action is SHOP:
            more = 1
            if not state.shoppers:
                more = 3 if state.seats == 2 else 2
            value = look.shopping(more)
        elif action is TRAVEL:
            value = look.project(box.journey_projects[state.journey], NONE)
        elif action is STOP:
            value = 0.9 * look.contest_step()
        elif action is PASS:
            value = 0.0
        else:
            number = action.values[0]
            if len(action.values) > 1:
                value = -1.0
            elif action is PUBLISH[number]:
                value = look.published(number) + MEDIPLE
            elif action is TREAT[number]:
                start = number * KINDS
                there = [0.0, 0.0, 0.0, 0.0]
                for humour in range(KINDS):
                    there[humour] = float(state.patients[start + humour])
                value = look.treatment(REGION + number, there, 0, bool(state.treated[number]))
            elif action is PROJECT[number]:
                value = look.project(box.projects[state.faces[number]], number)
            else:
                value = TIE * look.contests + max(ABLE * 0.7, look.ability(number) * 0.9)
        found.append(value)
    found = _beside_best(found)
    return _with_asides(choices, found, asides)


def _lean_assign(frame: Assign, look: Outlook, choices: list[Action]) -> list[float]:
    """One humour after the other: it does not matter in which order."""
    left = frame.left
    first = 0
    while not left[first]:
        first += 1
    gained = look.gained(first) - 1.0
    mixed = False
    for humour in range(KINDS):
        if left[humour] and (look.gained(humour) > 1.0) != (gained > 0.0):
            mixed = True
    found: list[float] = []
    for action in choices:
        if action.aside:
            found.append(look.aside(action))
        elif action is ALL_IMPACT:
            found.append(-2.0 if mixed or gained > 0.0 else 0.2)
        elif action is ALL_FOCUS:
            found.append(-2.0 if mixed or gained <= 0.0 else gained - 0.3)
        elif action is AS_BEFORE:
            found.append(-2.0)
        elif action.values[0] != first:
            found.append(-5.0)
        elif action is TO_FOCUS[first]:
            found.append(gained)
        else:
            found.append(0.0)
    return found


def _lean_rise(look: Outlook, action: Action) -> float:
    if action.aside:
        return look.aside(action)
    if action is PASS:
        return -1.0
    humour = action.values[0]
    return look.step(humour, 2 if action is LEARN[humour] else 1)


def _lean_publish(look: Outlook, action: Action) -> float:
    if action.aside:
        return look.aside(action)
    return look.published(action.values[0])


def _lean_extra(
    state: Galenus, frame: FirstInLine, look: Outlook, choices: list[Action]
) -> list[float]:
    """A gladiator now, or a project of the own mediples that takes those who are left."""
    then = state.clone()
    work: list[float] = []
    for more in range(2):
        then.gladiators = state.gladiators - frame.able[SANGUINE] - more
        work.append(Outlook(then, look.seat).work())
    now = max(1.0, look.gained(SANGUINE)) + work[1] - work[0]
    found: list[float] = []
    for action in choices:
        if action.aside:
            found.append(look.aside(action))
        else:
            found.append(now if action is EXTRA else 0.0)
    return found


def _lean_dose(state: Galenus, frame: Dose, look: Outlook, choices: list[Action]) -> list[float]:
    """One patient more; all together they may clear a region."""
    there = present(state, look.seat, frame.section)
    herbs = look.physician.herbs
    missing = 0
    covered = frame.section >= REGION
    for humour in range(KINDS):
        short = max(0, there[humour] - frame.able[humour])
        missing += short
        if short > herbs[humour]:
            covered = False
    more = 0.0
    if covered:
        bonus = state.box.bonuses[state.faces[frame.section - REGION]]
        more = (bonus + look.physician.house.bonus) / missing
    found: list[float] = []
    for action in choices:
        if action.aside:
            found.append(look.aside(action))
        elif action is ENOUGH:
            found.append(0.0)
        else:
            humour = action.values[0]
            found.append(max(1.0, look.gained(humour)) + more + look.herb(humour, -1))
    return found


def _lean_bid(state: Galenus, look: Outlook, choices: list[Action]) -> list[float]:
    marker = float(state.markers[look.seat])
    best = look.best_other()
    found: list[float] = []
    for action in choices:
        philosophy, focus = action.values[0], action.values[1]
        value = look.prizes(marker + philosophy + focus, best)
        value -= philosophy * (1.0 + THINKING * look.still)
        if focus:
            value += look.focus(state.subject, -focus)
        found.append(value)
    return _beside_best(found)


def _lean_call(look: Outlook, action: Action) -> float:
    if action.aside:
        return look.aside(action)
    humour = action.values[0]
    found = max(1.0, look.gained(humour)) - 1.0
    if look.physician.hospital[humour] >= look.state.level(look.seat, humour):
        found -= 0.5
    if humour == PHLEGMATIC:
        found -= 0.4
    elif humour == CHOLERIC:
        found += 0.3
    return found


def _lean_pick(look: Outlook, action: Action) -> float:
    if action.aside:
        return look.aside(action)
    good = action.values[0]
    return look.books() if good == BOOK else look.herb(good, 1)


def _lean_choose(frame: Choose, look: Outlook, action: Action) -> float:
    if action.aside:
        return look.aside(action)
    if action is OVERFLOW:
        return look.philosophy(1)
    humour = action.values[0]
    what = frame.what
    if what == FOCUS:
        if humour == frame.humour:
            return 0.0
        return look.focus(frame.humour, 1) + look.focus(humour, -1)
    if what in (HURT, ENVY, PAY_ANY_FOCUS):
        return look.focus(humour, -1)
    if what == PAY_ANY_HERB:
        return look.herb(humour, -1)
    if what == ANY_HERB:
        return look.herb(humour, 1)
    if what == ANY_FOCUS:
        return look.gained(humour)
    return look.step(humour, 1)


def _lean_subject(state: Galenus, look: Outlook, action: Action) -> float:
    if action.aside:
        return look.aside(action)
    humour = action.values[0]
    mine = state.box.levels[look.physician.skill[humour]] + BIDDING * look.physician.focus[humour]
    best = 0.0
    for other in range(state.seats):
        if other != look.seat:
            rival = state.physicians[other]
            theirs = state.box.levels[rival.skill[humour]] + BIDDING * rival.focus[humour]
            best = max(best, theirs)
    return mine - best
