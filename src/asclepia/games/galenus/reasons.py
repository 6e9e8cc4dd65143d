"""What a seat's worth is made of, for the reasons of hints.

The same sum as `Outlook.worth`, part by part. What planned mediples will still do this year is one
part: which of them acts first matters less than that nothing is lost meanwhile.
"""

from __future__ import annotations

from typing import Final

from asclepia.games.galenus.contest import Bidding
from asclepia.games.galenus.outlook import (
    ABLE,
    GOAL,
    NEAR,
    PLANNED,
    REPUTED,
    SOUND,
    THINKING,
    TIE,
    Outlook,
)
from asclepia.games.galenus.pergamon import PUBLICATIONS_ASKED
from asclepia.games.galenus.physician import total
from asclepia.games.galenus.places import can_join
from asclepia.games.galenus.state import CONTEST, Galenus
from asclepia.games.galenus.treating import capacity, present
from asclepia.games.galenus.villa import publishable
from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    DIGNITARIES,
    DOCTRINES,
    GOALS,
    JOURNEY,
    KINDS,
    NONE,
    REGION,
    SANGUINE,
    VILLA,
    WORK_POINTS,
)
from asclepia.table.insight import Part

BESIDE: Final = 0.15  # Pergamon: a point, beside the goals
SHORT: Final = 0.5  # … where points are asked for that are not there yet


def parts_of(look: Outlook) -> list[Part]:
    state = look.state
    if not state.box.pergamon:
        return _parts(look, 1.0)
    points = 0.0
    for part in _parts(look, 1.0):
        points += part.points
    weight = BESIDE
    short = 0.0
    if state.box.judged and points < state.box.points_asked:
        weight += SHORT
        short = SHORT * state.box.points_asked
    return _parts(look, weight) + _goals(look, short)


def _parts(look: Outlook, weight: float) -> list[Part]:
    """What it has and can make of it; each point counts so much."""
    state = look.state
    physician = look.physician
    philosophy = physician.philosophy
    focus = physician.focus[:]
    if state.phase == CONTEST and isinstance(state.frame, Bidding):
        sealed = state.frame.sealed.get(look.seat)
        if sealed is not None:
            philosophy -= sealed.values[0]
            if sealed.values[1]:
                focus[state.subject] -= sealed.values[1]
    # In the contest a work hangs on the bids of others.
    bidding = 1 if state.phase == CONTEST else 0
    found = [Part("impact", weight * physician.impact, {}, {"points": physician.impact})]
    for humour in range(KINDS):
        position = physician.skill[humour]
        found.append(
            Part(
                "track",
                weight * look.track(humour, position, focus[humour]),
                {"humour": humour},
                {"position": position, "focus": focus[humour], "bidding": bidding},
            )
        )
    works = float(WORK_POINTS * physician.works)
    if not state.box.pergamon:
        works += look.hope(look.ahead(look.seat))
    owned = {"works": physician.works, "bidding": bidding}
    found.append(Part("works", weight * works, {}, owned))
    thought = philosophy * (1.0 + THINKING * look.still)
    wise = {"philosophy": philosophy, "bidding": bidding}
    found.append(Part("philosophy", weight * thought, {}, wise))
    reputed = sound = 0.0
    for step in range(physician.reputation):
        reputed += REPUTED[min(5, step)] * look.still
    for step in range(physician.health):
        sound += SOUND[min(5, step)] * look.still
    found.append(Part("reputation", weight * reputed, {}, {"reputation": physician.reputation}))
    ailing = {"health": physician.health, "bidding": bidding}
    found.append(Part("health", weight * sound, {}, ailing))
    colours = 0
    for humour in range(KINDS):
        if physician.herbs[humour]:
            colours += 1
    herbs = weight * look.herbs(physician.herbs)
    found.append(Part("herbs", herbs, {}, {"herbs": total(physician.herbs), "colours": colours}))
    books = physician.books * look.books() if physician.books else 0.0
    found.append(Part("books", weight * books, {}, {"books": physician.books}))
    inside = total(physician.hospital)
    warded = inside * look.patient() if inside else 0.0
    found.append(Part("hospital", weight * warded, {}, {"patients": inside}))
    found.append(Part("doctrine", weight * _doctrines(look), {}, {}))
    standing = _standing(look)
    found.append(Part("work", weight * standing, {}, _tasks(look)))
    found.append(
        Part("home", weight * (look.work() - standing), {}, {"mediples": physician.at_home})
    )
    found.append(Part("contest", weight * look.contest(), {}, {"highest": _highest(state)}))
    return found


def _highest(state: Galenus) -> int:
    """The space of the highest dignitary of Pergamon who is still there."""
    found = 0
    if state.box.pergamon:
        for who in range(len(DIGNITARIES)):
            if state.where[who] != NONE:
                found = max(found, state.spaces[who])
    return found


def _doctrines(look: Outlook) -> float:
    physician = look.physician
    if not physician.doctrines:
        return 0.0
    found = TIE * look.contests
    able = physician.doctrines & ~physician.used
    for doctrine in range(DOCTRINES):
        if able >> doctrine & 1:
            found += ABLE * min(1.0, look.still + 0.2)
    return found


def _standing(look: Outlook) -> float:
    """What the mediples will bring that are planned; the others may still go anywhere."""
    physician = look.physician
    if not look.working or look.state.box.pergamon:
        return 0.0
    found = 0.0
    if physician.planned:
        uses: list[float] = []
        look.at_villa(uses)
        for place in range(min(physician.planned, len(uses))):
            found += uses[place]
    for section in range(BATHS, REGION + look.state.box.regions):
        if physician.sections >> section & 1:
            if section == BATHS:
                found += look.at_baths()
            elif section == ARENA:
                found += look.at_arena()
            elif section == JOURNEY:
                found += look.at_journey()
            else:
                found += look.at_region(section - REGION)
    return PLANNED * found


def _tasks(look: Outlook) -> dict[str, int]:
    """What there is to do for the mediples that are planned, if nobody comes first."""
    state = look.state
    physician = look.physician
    sections = physician.sections
    patients = projects = goods = papers = sects = rests = 0
    if look.working and not state.box.pergamon:
        papers = min(physician.planned, len(publishable(state, look.seat, 0)))
        if physician.planned > papers:
            able_at_home = capacity(state, look.seat, VILLA)
            for humour in range(KINDS):
                patients += min(able_at_home[humour], physician.hospital[humour])
        if sections >> BATHS & 1:
            lacking = physician.house.health - physician.health
            if can_join(state, look.seat) and look.doctrine() > look.health(lacking):
                sects = 1
            elif lacking:
                rests = 1
        if sections >> ARENA & 1:
            able = capacity(state, look.seat, ARENA)[SANGUINE]
            if not state.inside:
                able += physician.house.first_in_line
            patients += min(able, state.gladiators)
        if sections >> JOURNEY & 1:
            journey = state.box.journey_projects[state.journey]
            some = 1 if state.shoppers else (3 if state.seats == 2 else 2)
            if state.traveller == NONE and look.project(journey, NONE) > look.shopping(some):
                projects += 1
            else:
                goods += min(some, len(state.goods))
        for region in range(state.box.regions):
            section = REGION + region
            if not sections >> section & 1:
                continue
            able_here = capacity(state, look.seat, section)
            there = present(state, look.seat, section)
            treated = 0
            waiting = [0.0, 0.0, 0.0, 0.0]
            for humour in range(KINDS):
                treated += min(able_here[humour], there[humour])
                waiting[humour] = float(there[humour])
            value = look.treatment(section, waiting, 0, bool(state.treated[region]))
            project = state.box.projects[state.faces[region]]
            if state.projects[region] == NONE and look.project(project, region) > value:
                projects += 1
            else:
                patients += treated
    return {
        "patients": patients,
        "projects": projects,
        "goods": goods,
        "papers": papers,
        "sects": sects,
        "rests": rests,
    }


# Pergamon


def _goals(look: Outlook, short: float) -> list[Part]:
    state = look.state
    found: list[Part] = []
    for place in range(GOALS):
        goal = state.goals[place]
        met = bool(state.met >> place & 1)
        points = GOAL
        if not met:
            near = 0.0
            needs = state.box.goals[goal]
            for need in needs:
                near += min(need.least, state.measure(0, need.measure)) / need.least
            points *= NEAR * near / len(needs) * (0.5 + 0.5 * look.pace)
            if not look.results:
                points = 0.0
        found.append(Part("goal", points, {"goal": goal}, {"met": 1 if met else 0}))
    if state.box.judged:
        lacking = max(0, PUBLICATIONS_ASKED - state.publications(0))
        points = -short - lacking * (3.0 - 2.0 * look.pace)
        found.append(Part("asked", points, {}, {"lacking": lacking}))
    return found
