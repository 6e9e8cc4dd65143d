"""The work phase (A-W1 to A-W5): plan, or get results."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import ACTIONS, MODULE, PASS
from asclepia.games.galenus.attributes import Decision
from asclepia.games.galenus.box import (
    MEASURES,
    PAY_ANY_FOCUS,
    PAY_BOOKS,
    PAY_FOCUS,
    PAY_HEALTH,
    PAY_PHILOSOPHY,
    PAY_REPUTATION,
    Effect,
    Project,
)
from asclepia.games.galenus.colleague import attempt_if_due
from asclepia.games.galenus.dignitaries import swap
from asclepia.games.galenus.events import BEGAN, PASSED, PLANNED, SUBJECT
from asclepia.games.galenus.physician import bits_in, total
from asclepia.games.galenus.places import (
    begin_journey_project,
    begin_project,
    can_enter,
    can_join,
    enter_arena,
    join,
    recuperate,
    shop,
    treat_region,
)
from asclepia.games.galenus.projects import (
    IMPOSSIBLE,
    NEEDS,
    OBSTACLES,
    POSSIBLE,
    PRICE,
    obstacle,
    possible,
)
from asclepia.games.galenus.state import WORK, Galenus
from asclepia.games.galenus.treating import treat
from asclepia.games.galenus.villa import (
    PUBLISH,
    below_a_line,
    can_publish,
    can_solicit,
    publish,
    solicit,
    somebody_waits,
)
from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    DIGNITARIES,
    DOCTRINES,
    HUMOURS,
    JOURNEY,
    KINDS,
    MEDIPLES,
    MOST_REGIONS,
    NONE,
    REGION,
    REGIONS,
    THEATRE,
    VILLA,
)
from asclepia.table.actions import Action
from asclepia.table.state import Frame, Spot
from asclepia.table.texts import Message

PLAN: Final = [ACTIONS.find("plan", section) for section in range(REGION + REGIONS)]
BEGIN: Final = ACTIONS.find("begin")
CHOOSE_SUBJECT: Final = [ACTIONS.find("subject", humour) for humour in range(KINDS)]
SOLICIT: Final = ACTIONS.find("solicit")
WARD: Final = ACTIONS.find("hospital")
RECUPERATE: Final = ACTIONS.find("recuperate")
JOIN: Final = [ACTIONS.find("join", doctrine) for doctrine in range(DOCTRINES)]
ENTER: Final = ACTIONS.find("arena")
SHOP: Final = ACTIONS.find("shop")
TRAVEL: Final = ACTIONS.find("journey_project")
TREAT: Final = [ACTIONS.find("treat", region) for region in range(MOST_REGIONS)]
PROJECT: Final = [ACTIONS.find("project", region) for region in range(MOST_REGIONS)]
WHO: Final = len(DIGNITARIES)
SWAP: Final = [ACTIONS.find("swap", one, other) for one in range(WHO) for other in range(WHO)]
STOP: Final = ACTIONS.find("stop")


def begin_work(state: Galenus, course: Frame[Galenus]) -> None:
    state.phase = WORK
    state.turn = state.first
    state.passes = 0
    attempt_if_due(state)
    work = Work(course)
    state.frame = work
    work.take_turns(state)


@final
class Work(Frame[Galenus]):
    """Lies below every turn, and goes on when one is over."""

    def resume(self, state: Galenus) -> None:
        attempt_if_due(state)
        state.turn = (state.turn + 1) % state.seats
        self.take_turns(state)

    def take_turns(self, state: Galenus) -> None:
        """Ask the next seat that has something to decide; A-W5: until nobody can go on."""
        while state.passes < state.seats:
            seat = state.turn
            physician = state.physicians[seat]
            if not physician.results:
                if physician.at_home:
                    state.frame = Plan(self, seat)
                else:
                    begin(state, seat, self)
                return
            if offer_result(state, seat, self):
                return
            passes(state, seat, 0)
            state.turn = (state.turn + 1) % state.seats
        state.done(self)


def passes(state: Galenus, seat: int, declined: int) -> None:
    """A-W4: none of the planned mediples can act, or has to."""
    state.passes += 1
    physician = state.physicians[seat]
    if physician.planned or physician.sections:
        state.tell(PASSED, (seat, declined))


def begin(state: Galenus, seat: int, work: Frame[Galenus]) -> None:
    """A-W3: the rest of the mediples prepare for the contest."""
    physician = state.physicians[seat]
    physician.results = True
    physician.prepared = physician.at_home
    physician.at_home = 0
    state.passes = 0
    state.tell(BEGAN, (seat, physician.prepared))
    if state.subject == NONE:
        state.frame = ChooseSubject(work, seat)
    else:
        first_result(state, seat, work)


def first_result(state: Galenus, seat: int, work: Frame[Galenus]) -> None:
    """In the turn in which results begin."""
    if not offer_result(state, seat, work):
        state.frame = work
        work.resume(state)


def offer_result(state: Galenus, seat: int, work: Frame[Galenus]) -> bool:
    """Ask for a result, if there is anything to decide."""
    physician = state.physicians[seat]
    if not physician.planned and not physician.sections:
        return False
    frame = Result(work, seat)
    choices = frame.choices(state, seat)
    if len(choices) == 1 and choices[0] is PASS and not state.asides(seat):
        return False
    state.frame = frame
    return True


@final
class Plan(Decision):
    """A-W1, A-W2: a mediple on a planning space, or begin to get results."""

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        sections = state.physicians[seat].sections
        found: list[Action] = [PLAN[VILLA]]
        for section in range(BATHS, REGION + REGIONS):
            if not sections >> section & 1:
                found.append(PLAN[section])
        found.append(BEGIN)
        return found

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        if action is BEGIN:
            begin(state, seat, below)
            return
        physician = state.physicians[seat]
        section = action.values[0]
        physician.at_home -= 1
        if section == VILLA:
            physician.planned += 1
        else:
            physician.sections |= 1 << section
        state.passes = 0
        state.tell(PLANNED, (seat, section))
        state.done(self)

    def blocked(self, state: Galenus, seat: int) -> list[tuple[Spot, str, Message]]:
        sections = state.physicians[seat].sections
        why = Message(MODULE, "why-section-planned")
        return [
            (PLAN[section], "A-W2", why)
            for section in range(BATHS, REGION + REGIONS)
            if sections >> section & 1
        ]

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "work", "waits_for": [self.seat]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-work", left=state.physicians[self.seat].at_home)


@final
class ChooseSubject(Decision):
    """A-W3: the first to get results chooses what the contest is about."""

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        return CHOOSE_SUBJECT[:]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        state.subject = action.values[0]
        state.tell(SUBJECT, (seat, state.subject))
        first_result(state, seat, below)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "subject", "waits_for": [self.seat]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-subject")


def usable(state: Galenus, seat: int, section: int) -> bool:
    """Can a mediple act there: a planned one, in Pergamon any, once a year (S-4)?"""
    physician = state.physicians[seat]
    if state.box.pergamon:
        return section == VILLA or not physician.sections >> section & 1
    return physician.planned > 0 if section == VILLA else bool(physician.sections >> section & 1)


def project_at(state: Galenus, region: int) -> Project:
    return state.box.projects[state.faces[region]]


@final
class Result(Decision):
    """A-W4: one mediple acts. In Pergamon (S-4): any, straight from home, or none any more."""

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        box = state.box
        found: list[Action] = []
        extra: list[Action] = []  # possible with herbs only: never a duty
        if usable(state, seat, VILLA):
            for humour in range(KINDS):
                if can_publish(state, seat, humour, 0):
                    found.append(PUBLISH[humour])
            if can_solicit(state, seat):
                found.append(SOLICIT)
            if total(state.physicians[seat].hospital):
                found.append(WARD)
        if usable(state, seat, BATHS):
            found.append(RECUPERATE)
            if can_join(state, seat):
                for doctrine in range(DOCTRINES):
                    if state.doctrines >> doctrine & 1:
                        found.append(JOIN[doctrine])
        if usable(state, seat, ARENA) and can_enter(state, seat):
            found.append(ENTER)
        if usable(state, seat, JOURNEY):
            if state.goods:
                found.append(SHOP)
            if state.traveller == NONE:
                project = box.journey_projects[state.journey]
                can = possible(state, seat, project, NONE)
                if can != IMPOSSIBLE:
                    (found if can == POSSIBLE else extra).append(TRAVEL)
        for region in range(box.regions):
            if usable(state, seat, REGION + region):
                if state.waiting(region):
                    found.append(TREAT[region])
                if state.projects[region] == NONE:
                    can = possible(state, seat, project_at(state, region), region)
                    if can != IMPOSSIBLE:
                        (found if can == POSSIBLE else extra).append(PROJECT[region])
        if box.pergamon:
            if not state.swapped:
                for one in range(WHO):
                    for other in range(one + 1, WHO):
                        if state.where[one] != NONE and state.where[other] != NONE:
                            found.append(SWAP[one * WHO + other])
            extra.append(STOP)
        elif not found:
            extra.append(PASS)
        found.extend(extra)
        return found

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        physician = state.physicians[seat]
        if action is PASS:
            passes(state, seat, 0 if self.choices(state, seat)[0] is PASS else 1)
            state.done(self)
            return
        if action is STOP:
            physician.results = True
            state.done(self)
            return
        state.passes = 0
        if action is SOLICIT:
            go(state, seat, VILLA)
            physician.ward += 1
            solicit(state, seat, below)
        elif action is WARD:
            go(state, seat, VILLA)
            physician.ward += 1
            treat(state, seat, VILLA, below, 0, False)
        elif action is RECUPERATE:
            go(state, seat, BATHS)
            recuperate(state, seat, below)
        elif action is ENTER:
            go(state, seat, ARENA)
            enter_arena(state, seat, below)
        elif action is SHOP:
            go(state, seat, JOURNEY)
            shop(state, seat, below)
        elif action is TRAVEL:
            go(state, seat, JOURNEY)
            begin_journey_project(state, seat, below)
        else:
            number = action.values[0]
            if len(action.values) > 1:
                go(state, seat, THEATRE)
                swap(state, seat, number, action.values[1])
                state.done(self)
            elif action is PUBLISH[number]:
                go(state, seat, VILLA)
                physician.office += 1
                publish(state, seat, number, 0)
                state.done(self)
            elif action is TREAT[number]:
                go(state, seat, REGION + number)
                treat_region(state, seat, number, below)
            elif action is PROJECT[number]:
                go(state, seat, REGION + number)
                begin_project(state, seat, number, below)
            else:
                go(state, seat, BATHS)
                join(state, seat, number, below)

    def blocked(self, state: Galenus, seat: int) -> list[tuple[Spot, str, Message]]:
        """Why the mediples that are there cannot do this or that."""
        box = state.box
        physician = state.physicians[seat]
        found = out_of_reach(state, seat)
        if usable(state, seat, VILLA):
            for humour in range(KINDS):
                if can_publish(state, seat, humour, 0):
                    continue
                if not below_a_line(state, seat, humour):
                    key = "why-not-below-a-line"
                elif not physician.focus[humour]:
                    key = "why-no-focus"
                else:
                    key = "why-too-little-for-the-line"
                found.append((PUBLISH[humour], "A-V3", Message(MODULE, key, humour=humour)))
            if not can_solicit(state, seat):
                key = "why-no-reputation" if somebody_waits(state) else "why-nobody-to-solicit"
                found.append((SOLICIT, "A-V1", Message(MODULE, key)))
            if not total(physician.hospital):
                found.append((WARD, "A-V2", Message(MODULE, "why-hospital-empty")))
        if usable(state, seat, BATHS) and not can_join(state, seat):
            key = "why-sect-joined" if state.joined != NONE else "why-has-a-doctrine"
            for doctrine in range(DOCTRINES):
                if state.doctrines >> doctrine & 1:
                    found.append((JOIN[doctrine], "A-L2", Message(MODULE, key)))
        if usable(state, seat, ARENA) and not can_enter(state, seat):
            found.append((ENTER, "A-L1", Message(MODULE, "why-no-reputation")))
        if usable(state, seat, JOURNEY):
            if not state.goods:
                found.append((SHOP, "A-L5", Message(MODULE, "why-nothing-left-to-buy")))
            if state.traveller != NONE:
                found.append((TRAVEL, "A-L6", Message(MODULE, "why-project-taken")))
            else:
                why = why_not(state, seat, box.journey_projects[state.journey], NONE)
                if why is not None:
                    found.append((TRAVEL, "A-L6", why))
        for region in range(box.regions):
            if usable(state, seat, REGION + region):
                if not state.waiting(region):
                    found.append((TREAT[region], "A-L3", Message(MODULE, "why-no-patients")))
                if state.projects[region] != NONE:
                    why = Message(MODULE, "why-project-taken")
                else:
                    why = why_not(state, seat, project_at(state, region), region)
                if why is not None:
                    found.append((PROJECT[region], "A-L4", why))
        return found

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "result", "waits_for": [self.seat]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        if state.box.pergamon:
            left = state.physicians[self.seat].at_home
            acted = len(bits_in(state.acted)) if left == MEDIPLES else 0  # said once
            return Message(MODULE, "prompt-result-pergamon", left=left, acted=acted)
        choices = self.choices(state, self.seat)
        if choices[0] is PASS:
            return Message(MODULE, "prompt-result-none")
        if choices[-1] is PASS:
            return Message(MODULE, "prompt-result-herbs")
        return Message(MODULE, "prompt-result")


def out_of_reach(state: Galenus, seat: int) -> list[tuple[Spot, str, Message]]:
    """Actions of sections where no mediple can act now."""
    if state.box.pergamon:
        rule, why = "S-4", Message(MODULE, "why-place-used")
    else:
        rule, why = "A-W4", Message(MODULE, "why-no-mediple-there")
    sections: list[tuple[int, list[Action]]] = [
        (VILLA, [*PUBLISH, SOLICIT, WARD]),
        (BATHS, [RECUPERATE, *JOIN]),
        (ARENA, [ENTER]),
        (JOURNEY, [SHOP, TRAVEL]),
    ]
    for region in range(state.box.regions):
        sections.append((REGION + region, [TREAT[region], PROJECT[region]]))
    return [
        (action, rule, why)
        for section, actions in sections
        if not usable(state, seat, section)
        for action in actions
    ]


def go(state: Galenus, seat: int, section: int) -> None:
    """A mediple leaves its planning space, or in Pergamon the living quarters, to act."""
    physician = state.physicians[seat]
    if state.box.pergamon:
        physician.at_home -= 1
        if section != VILLA:
            physician.sections |= 1 << section
    elif section == VILLA:
        physician.planned -= 1
    else:
        physician.sections &= ~(1 << section)


def why_not(state: Galenus, seat: int, project: Project, region: int) -> Message | None:
    """What is in the way of a project, in words."""
    stop = obstacle(state, seat, project, region)
    if not stop:
        return None
    if stop == NEEDS:
        for need in project.needs:
            has = state.measure(seat, need.measure)
            if has < need.least:
                wanted = Message(MODULE, f"measure-{MEASURES[need.measure]}", count=need.least)
                return Message(MODULE, "why-project-needs", needed=wanted, has=has)
    if stop == PRICE:
        for place in range(len(project.price)):
            if not state.can_pay(seat, project.price[: place + 1]):
                missing = amount(project.price[place])
                return Message(MODULE, "why-project-price", missing=missing)
    return Message(MODULE, f"why-project-{OBSTACLES[stop]}")


def amount(effect: Effect) -> Message:
    """A part of a price, in words."""
    what = effect.what
    if what == PAY_PHILOSOPHY:
        return Message(MODULE, "amount-philosophy", count=effect.amount)
    if what == PAY_REPUTATION:
        return Message(MODULE, "amount-reputation", count=effect.amount)
    if what == PAY_HEALTH:
        return Message(MODULE, "amount-health", count=effect.amount)
    if what == PAY_BOOKS:
        return Message(MODULE, "amount-books", count=effect.amount)
    kind = "any" if effect.humour == NONE else HUMOURS[effect.humour]
    if what in (PAY_FOCUS, PAY_ANY_FOCUS):
        return Message(MODULE, "amount-focus", count=effect.amount, kind=kind)
    return Message(MODULE, "amount-herbs", count=effect.amount, kind=kind)
