"""What a position of Galenus promises a seat: the points it can expect in the end.

An `Outlook` counts what a seat has, and guesses what that will bring: each skill track by the
publication ahead (how many steps and how much focus are missing, and how much time is left), herbs
by the chance of theriac, the tracks of the villa by their use. Then it looks where the mediples of
this year are or may go yet, and what waits for them there if others do not come first; and what
the contest promises. In Pergamon the goals count, and points where they are asked for.
"""

from __future__ import annotations

import math
from typing import Final, final

from asclepia.games.galenus.box import (
    ANY_FOCUS,
    ANY_HERB,
    ANY_SKILL,
    BOOKS,
    FOCUS,
    HEALTH,
    HERB,
    HERE,
    HURT,
    IMPACT,
    PAY_ANY_FOCUS,
    PAY_BOOKS,
    PAY_FOCUS,
    PAY_HEALTH,
    PAY_HERB,
    PAY_PHILOSOPHY,
    PAY_REPUTATION,
    PHILOSOPHY,
    REPUTATION,
    SKILL,
    WORKS,
    Effect,
    Project,
)
from asclepia.games.galenus.contest import Bidding, Prepare
from asclepia.games.galenus.pergamon import PUBLICATIONS_ASKED
from asclepia.games.galenus.physician import Physician, total
from asclepia.games.galenus.places import can_join
from asclepia.games.galenus.projects import IMPOSSIBLE, possible
from asclepia.games.galenus.state import CONTEST, READ, WORK, Galenus
from asclepia.games.galenus.treating import (
    capacity,
)
from asclepia.games.galenus.villa import can_publish
from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    BOOK,
    CHOLERIC,
    DOCTRINES,
    GOALS,
    JOURNEY,
    KINDS,
    LEAD_IN_WORKS,
    LINES,
    NONE,
    PHLEGMATIC,
    PRIMUS_POINTS,
    REGION,
    SANGUINE,
    THERIAC_POINTS,
    VILLA,
    WORK_POINTS,
    YEARS,
)
from asclepia.table.actions import Action

# Found by self-play (docs/players.md), in points.
MEDIPLE: Final = 1.8  # what a mediple does that does not publish
PACE: Final = 0.35  # how surely steps and focus come, for each result to come
LEVEL: Final = [1.5, 1.0, 0.6]  # a patient more at a time, a year: the second, third, fourth
COMMON: Final = [1.0, 1.3, 0.7, 1.0]  # … by how often the humour is met
TOP: Final = 5.5  # a top space that others may reach first
SPARE: Final = 0.45  # a focus that no publication waits for
THINKING: Final = 0.25  # a philosophy, beside its point
REPUTED: Final = [0.9, 0.8, 0.6, 0.4, 0.25, 0.15]  # the first step of reputation, the second …
SOUND: Final = [1.2, 0.9, 0.6, 0.4, 0.25, 0.15]  # … and of health
HARM: Final = 1.3  # … and what it costs without any
WARDED: Final = 0.55  # a patient in the hospital, with time to treat him
READING: Final = 1.9  # a book
HERBAL: Final = 0.5  # a herb, beside the theriac
TIE: Final = 0.4  # a doctrine, for each contest to come
ABLE: Final = 2.2  # … of what it brings usually
FAME: Final = 1.6  # the reputation of the first in the contest, if it can be used before
LEADING: Final = 0.6  # to begin the next year
AHEAD: Final = [0.0, 0.25, 0.9, 2.5, 6.5]  # so many works more than the others: they may win
DECIDING: Final = 15.0  # … and a contest whose winner may have won by them, or kept others from it
LOOSE: Final = 1.6  # spaces of the contest track: how well bids can be foreseen
SHARP: Final = 0.3  # … when it is known who can bid how much
BIDDING: Final = 0.5  # of what could be bid
TIED: Final = 0.5  # spaces: how much further up one stands at the bids who wins ties by a doctrine
PREPARING: Final = 1.2  # mediples that somebody who still plans will send to prepare
DELAYED: Final = 0.8  # a mediple that is still at home
PLANNED: Final = 0.95  # … and one that is planned
FIRST: Final = 0.85  # how likely somebody gets results first who has begun
GOAL: Final = 14.0  # Pergamon: a goal that is met
NEAR: Final = 0.8  # … of that, one that is almost met

NEVER: Final = -50.0  # asides that nobody should think about
#: How likely one has a herb of each colour in the end: by missing colours and journeys to come.
THERIAC: Final = [
    [0.97, 0.96, 0.95, 0.95, 0.95, 0.95],
    [0.0, 0.5, 0.64, 0.7, 0.74, 0.76],
    [0.0, 0.1, 0.3, 0.44, 0.52, 0.58],
    [0.0, 0.02, 0.12, 0.24, 0.34, 0.4],
    [0.0, 0.0, 0.04, 0.12, 0.2, 0.28],
]


@final
class Outlook:
    """What a seat has, and what it can make of it."""

    def __init__(self, state: Galenus, seat: int) -> None:
        box = state.box
        physician = state.physicians[seat]
        self.state: Final = state
        self.seat: Final = seat
        self.physician: Final = physician
        self.years: Final = YEARS - state.year
        works = state.phase <= WORK
        mediples = 0
        villa = self.years > 0
        if works:
            mediples = physician.at_home + physician.planned
            sections = physician.sections
            if not box.pergamon:
                while sections:
                    sections &= sections - 1
                    mediples += 1
            if physician.planned or physician.at_home:
                villa = True
        self.working: Final = works
        self.results: Final = 5 * self.years + mediples  # to come
        self.villa: Final = villa  # there are mediples to publish with, or to treat in the hospital
        rate = PACE * self.results
        self.pace: Final = rate / (1.0 + rate)
        self.still: Final = min(1.0, self.results * 0.2)
        contests = self.years
        if works or (state.phase == CONTEST and isinstance(state.frame, (Bidding, Prepare))):
            contests += 1
        self.contests: Final = contests
        journeys = self.years
        if works and (physician.at_home or physician.sections >> JOURNEY & 1):
            journeys += 1
        self.journeys: Final = journeys
        self.a_work: Final = WORK_POINTS + self.next_work()
        self.promise = [0.0, 0.0, 0.0, 0.0]  # of each track
        self.promise[0] = self.track(0, physician.skill[0], physician.focus[0])
        self.promise[1] = self.track(1, physician.skill[1], physician.focus[1])
        self.promise[2] = self.track(2, physician.skill[2], physician.focus[2])
        self.promise[3] = self.track(3, physician.skill[3], physician.focus[3])

    # Skill and focus

    def line(self, humour: int, line: int) -> float:
        """What it brings to cross a line: points, works, a higher level, and what comes then."""
        state = self.state
        found = float(self.physician.house.publication)
        found += self.a_work * state.lines[humour * LINES + line]
        found += LEVEL[line] * COMMON[humour] * (self.years + 0.3)
        pace = self.pace
        if line + 1 == LINES:
            if state.primus[humour] == NONE:
                found += TOP * pace * pace
        else:
            then = self.line(humour, line + 1) - MEDIPLE - (line + 2)
            if then > 0:
                found += then * pace ** (line + 4)
        return found

    def track(self, humour: int, position: int, focus: int) -> float:
        """What a marker at this position promises, with so much focus of its humour."""
        state = self.state
        box = state.box
        line = box.levels[position]
        steps = box.ends[position] - position
        pace = self.pace
        if line == LINES:
            found = SPARE * self.still * focus
            if steps and state.primus[humour] == NONE:
                found += TOP * pace**steps
            return found
        if not self.villa:
            return SPARE * self.still * focus
        cost = max(1, line + 1 - self.physician.house.discount)
        missing = cost - focus
        spare = 0
        if missing < 0:
            spare = -missing
            missing = 0
        wanting = missing
        if focus:
            wanting = max(0, missing - self.physician.philosophy)
        net = self.line(humour, line) - MEDIPLE - missing
        found = SPARE * self.still * (focus if net <= 0 else spare)
        if net > 0:
            found += net * pace ** (steps + wanting)
        return found

    def step(self, humour: int, steps: int) -> float:
        """What so many steps are worth."""
        physician = self.physician
        position = physician.skill[humour] + steps
        found = self.track(humour, position, physician.focus[humour]) - self.promise[humour]
        if position == self.state.box.top:
            found += PRIMUS_POINTS
        return found

    def focus(self, humour: int, by: int) -> float:
        """What so much focus more is worth, or less."""
        physician = self.physician
        focus = max(0, physician.focus[humour] + by)
        return self.track(humour, physician.skill[humour], focus) - self.promise[humour]

    def gained(self, humour: int) -> float:
        """… where the track of the villa may be full."""
        physician = self.physician
        if physician.focus_count() < physician.house.focus:
            return self.focus(humour, 1)
        return max(self.philosophy(1), self.focus(humour, 1) - SPARE)

    def published(self, humour: int) -> float:
        """What a publication brings now."""
        physician = self.physician
        position = physician.skill[humour]
        line = self.state.box.levels[position]
        if line >= LINES:
            return 0.0
        cost = max(1, line + 1 - physician.house.discount)
        focus = min(cost, physician.focus[humour])
        found = float(physician.house.publication)
        found += self.a_work * self.state.lines[humour * LINES + line]
        found += LEVEL[line] * COMMON[humour] * (self.years + 0.3)
        found += self.track(humour, position + 1, physician.focus[humour] - focus)
        return found - self.promise[humour] - (cost - focus) * (1.0 + THINKING * self.still)

    # The tracks of the villa, herbs and books

    def philosophy(self, by: int) -> float:
        physician = self.physician
        room = physician.house.philosophy - physician.philosophy
        if by <= room:
            return by * (1.0 + THINKING * self.still)
        return room * (1.0 + THINKING * self.still) + self.reputation(by - room)

    def reputation(self, by: int) -> float:
        physician = self.physician
        now = physician.reputation
        found = 0.0
        while by > 0:
            if now < physician.house.reputation:
                found += REPUTED[min(5, now)]
                now += 1
            else:
                found -= 0.7
            by -= 1
        while by < 0:
            now -= 1
            found -= REPUTED[max(0, min(5, now))]
            by += 1
        return found * self.still

    def health(self, by: int) -> float:
        physician = self.physician
        now = physician.health
        found = 0.0
        while by > 0 and now < physician.house.health:
            found += SOUND[min(5, now)] * self.still
            now += 1
            by -= 1
        while by < 0:
            if now > 0:
                now -= 1
                found -= SOUND[min(5, now)] * self.still
            else:
                found -= HARM
            by += 1
        return found

    def herbs(self, herbs: list[int]) -> float:
        missing = 0
        count = 0
        for humour in range(KINDS):
            count += herbs[humour]
            if not herbs[humour]:
                missing += 1
        likely = THERIAC[missing][min(5, self.journeys)]
        return THERIAC_POINTS * likely + HERBAL * self.still * (count - KINDS + missing)

    def herb(self, humour: int, by: int) -> float:
        herbs = self.physician.herbs[:]
        before = self.herbs(herbs)
        herbs[humour] += by
        return self.herbs(herbs) - before

    def best_herb(self) -> float:
        best = -1e9
        for humour in range(KINDS):
            best = max(best, self.herb(humour, 1))
        return best

    def books(self) -> float:
        """What one is worth."""
        physician = self.physician
        if self.years == 0 and not self.working and self.state.phase != CONTEST:
            return 0.0
        book = physician.house.book
        if self.years == 0:
            room = physician.house.philosophy - physician.philosophy
            return 0.8 * min(book, room)
        return READING * book * 0.5

    def ability(self, doctrine: int) -> float:
        printed = self.state.box.doctrines[doctrine]
        return self.effects(printed.price) + self.effects(printed.gain)

    def patient(self) -> float:
        """One more in the hospital."""
        if not self.villa:
            return -1.0
        return WARDED * self.still - (1.0 - self.still)

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """What they are worth, each by itself."""
        found = 0.0
        for effect in effects:
            found += self.effect(effect.what, effect.amount, effect.humour)
        return found

    def effect(self, what: int, amount: int, humour: int) -> float:
        if what == IMPACT:
            return float(amount)
        if what == PHILOSOPHY:
            return self.philosophy(amount)
        if what == REPUTATION:
            return self.reputation(amount)
        if what == HEALTH:
            return self.health(amount)
        if what in (HURT, PAY_HEALTH):
            return self.health(-amount)
        if what == BOOKS:
            return amount * self.books()
        if what == PAY_BOOKS:
            return -amount * self.books()
        if what == WORKS:
            return amount * self.a_work
        if what == FOCUS:
            return amount * self.gained(humour)
        if what == ANY_FOCUS:
            best = 0.0
            for one in range(KINDS):
                best = max(best, self.gained(one))
            return amount * best
        if what == HERB:
            return self.herb(humour, amount)
        if what == ANY_HERB:
            return amount * self.best_herb()
        if what == SKILL:
            steps = min(amount, self.state.room(self.seat, humour))
            return self.step(humour, steps) if steps else 0.0
        if what == ANY_SKILL:
            return self.best_steps(amount)
        if what == PAY_PHILOSOPHY:
            return -amount * (1.0 + THINKING * self.still)
        if what == PAY_REPUTATION:
            return self.reputation(-amount)
        if what == PAY_FOCUS:
            return self.focus(humour, -amount)
        if what == PAY_ANY_FOCUS:
            least = 1e9
            for one in range(KINDS):
                if self.physician.focus[one]:
                    least = min(least, -self.focus(one, -1))
            return -amount * least
        if what == PAY_HERB:
            return self.herb(humour, -amount)
        least = 1e9
        for one in range(KINDS):
            if self.physician.herbs[one]:
                least = min(least, -self.herb(one, -1))
        return -amount * least

    def best_steps(self, amount: int) -> float:
        best = 0.0
        most = 0
        for humour in range(KINDS):
            steps = min(amount, self.state.room(self.seat, humour))
            if steps:
                value = self.step(humour, steps)
                if value > best:
                    best = value
                    most = steps
        return best * amount / most if most else 0.0

    def aside(self, action: Action) -> float:
        """A book or an ability: is it time?"""
        state = self.state
        physician = self.physician
        if action is READ:
            book = physician.house.book
            if physician.philosophy + book > physician.house.philosophy:
                if self.years or state.phase != CONTEST:
                    return NEVER
                return 0.5 if physician.philosophy < physician.house.philosophy else NEVER
            if state.phase == CONTEST:
                return 0.5 if self.years == 0 or self.near_first(book) else NEVER
            if physician.planned:
                for humour in range(KINDS):
                    if physician.focus[humour] and not can_publish(state, self.seat, humour, 0):
                        position = physician.skill[humour]
                        line = state.box.levels[position]
                        short = line + 1 - physician.house.discount - physician.focus[humour]
                        if (
                            position == state.box.ends[position]
                            and line < LINES
                            and short <= physician.philosophy + book
                        ):
                            return 0.5
            return NEVER
        brings = self.ability(action.values[0])
        if self.years == 0 and (state.phase == CONTEST or self.results <= 3):
            return 0.5 if brings > 0 else NEVER
        return 0.5 if brings > ABLE * 1.2 else NEVER

    def near_first(self, by: int) -> bool:
        """Would so much more make a difference in the contest?"""
        mine = self.strength(self.seat)
        gap = self.best_other() - mine
        return -0.5 * by <= gap <= by

    # What mediples will do

    def tracks(self) -> float:
        return self.promise[0] + self.promise[1] + self.promise[2] + self.promise[3]

    def treatment(self, section: int, there: list[float], extra: int, learn: bool) -> float:
        """What a treatment brings there, if so many of each are left."""
        state = self.state
        physician = self.physician
        able = capacity(state, self.seat, section)
        able[SANGUINE] += extra
        found = 0.0
        rest = 0.0
        step = 0.0
        for humour in range(KINDS):
            count = there[humour]
            if count <= 0.0:
                continue
            if count > able[humour]:
                rest += count - able[humour]
                count = float(able[humour])
            found += count * max(1.0, 0.5 + 0.5 * self.gained(humour))
            sure = min(1.0, count)
            room = state.room(self.seat, humour)
            if room:
                steps = 2 if learn and room > 1 else 1
                step = max(step, sure * self.step(humour, steps))
            if humour == CHOLERIC:
                found += sure * self.reputation(physician.house.fame)
            elif humour == PHLEGMATIC and physician.house.plague:
                found += sure * self.health(-physician.house.plague)
        found += step
        if section >= REGION and rest < 1.0 and found > 0.0:
            bonus = state.box.bonuses[state.faces[section - REGION]] + physician.house.bonus
            found += bonus * (1.0 - rest) * (1.0 - rest)
        return found

    def project(self, project: Project, region: int) -> float:
        """What a project brings that can be done now; else nothing."""
        state = self.state
        if possible(state, self.seat, project, region) == IMPOSSIBLE:
            return 0.0
        found = self.effects(project.price) + self.effects(project.gain)
        if project.treats:
            section = REGION + region if project.place == HERE else VILLA
            there = [0.0, 0.0, 0.0, 0.0]
            able = capacity(state, self.seat, section)
            for humour in range(KINDS):
                there[humour] = float(project.treat[humour])
                for _ in range(project.treat[humour] - able[humour]):
                    found += 1.0 + self.herb(humour, -1)
            found += self.treatment(VILLA, there, 0, False)
            if project.place == HERE and state.waiting(region) == total(project.treat):
                found += state.box.bonuses[state.faces[region]]
        called = project.any_solicit + total(project.solicit)
        found += called * self.patient()
        if project.publish != NONE:
            best = 0.0
            for humour in range(KINDS):
                if can_publish(state, self.seat, humour, project.publish):
                    best = max(best, self.published(humour) + min(1, project.publish))
            found += best
        return found

    def at_region(self, region: int) -> float:
        """What a mediple can do there, others permitting."""
        state = self.state
        start = region * KINDS
        there = [
            float(state.patients[start]),
            float(state.patients[start + 1]),
            float(state.patients[start + 2]),
            float(state.patients[start + 3]),
        ]
        free = 1.0
        learn = False
        if not state.box.pergamon:
            for other in range(state.seats):
                if other == self.seat:
                    continue
                rival = state.physicians[other]
                if not rival.sections >> (REGION + region) & 1:
                    continue
                likely = self.goes_first(rival)
                free *= 1.0 - 0.4 * likely
                able = capacity(state, other, REGION + region)
                for humour in range(KINDS):
                    there[humour] -= likely * 0.8 * min(there[humour], float(able[humour]))
            if state.treated[region]:
                learn = True
        found = 0.0
        if there[0] + there[1] + there[2] + there[3] >= 0.5:
            found = self.treatment(REGION + region, there, 0, learn)
        if state.projects[region] == NONE:
            project = state.box.projects[state.faces[region]]
            found = max(found, free * self.project(project, region))
        return found

    def goes_first(self, rival: Physician) -> float:
        """How likely somebody else gets a result before this seat."""
        if self.physician.results:
            return 0.5 if rival.results else 1.0 - FIRST
        return FIRST if rival.results else 0.5

    def at_arena(self) -> float:
        state = self.state
        physician = self.physician
        fighters = float(state.gladiators)
        first = 1.0 if not state.inside else 0.0
        for other in range(state.seats):
            rival = state.physicians[other]
            if other != self.seat and not state.box.pergamon and rival.sections >> ARENA & 1:
                likely = self.goes_first(rival)
                first *= 1.0 - likely
                fighters -= likely * (state.level(other, SANGUINE) + 0.5)
        found = self.reputation(-physician.house.arena)
        if physician.reputation < physician.house.arena:
            found -= 0.6
        if fighters > 0:
            extra = physician.house.first_in_line if first > 0.5 else 0
            found += self.treatment(ARENA, [fighters, 0.0, 0.0, 0.0], extra, bool(state.inside))
        return found

    def at_baths(self) -> float:
        state = self.state
        physician = self.physician
        found = self.health(physician.house.health - physician.health)
        if physician.house.rest:
            found += self.philosophy(physician.house.rest)
        if can_join(state, self.seat):
            free = 1.0
            for other in range(state.seats):
                rival = state.physicians[other]
                if other != self.seat and not rival.doctrines and rival.sections >> BATHS & 1:
                    free *= 1.0 - 0.7 * self.goes_first(rival)
            found = max(found, free * self.doctrine())
        return found

    def doctrine(self) -> float:
        """What it brings to join a sect."""
        if not self.state.doctrines:
            return 0.0
        return TIE * self.contests + ABLE * min(1.0, self.still + 0.2)

    def at_journey(self) -> float:
        state = self.state
        box = state.box
        found = 0.0
        goods = len(state.goods)
        more = 1
        free = 1.0
        if not state.shoppers:
            more = 3 if state.seats == 2 else 2
        for other in range(state.seats):
            rival = state.physicians[other]
            if other != self.seat and not box.pergamon and rival.sections >> JOURNEY & 1:
                likely = self.goes_first(rival)
                free *= 1.0 - likely
                goods -= 1
        if goods > 0:
            found = self.shopping(more if free > 0.4 else 1)
        if state.traveller == NONE:
            project = self.project(box.journey_projects[state.journey], NONE)
            found = max(found, (0.5 + 0.5 * free) * project)
        return found

    def shopping(self, more: int) -> float:
        """The best so many goods."""
        more += self.physician.house.goods
        herbs = self.physician.herbs[:]
        goods = self.state.goods
        found = 0.0
        before = self.herbs(herbs)
        book = self.books()
        taken = 0
        for good in range(BOOK):
            if taken < more and not herbs[good] and good in goods:
                herbs[good] += 1
                taken += 1
        found = self.herbs(herbs) - before
        rest = 0.4
        if BOOK in goods:
            rest = max(rest, book)
        left = min(more, len(goods)) - taken
        if left > 0:
            found += rest + (left - 1) * 0.4
        return found

    def at_villa(self, uses: list[float]) -> None:
        """What mediples in the villa can do, the best first."""
        state = self.state
        physician = self.physician
        box = state.box
        for humour in range(KINDS):
            position = physician.skill[humour]
            line = box.levels[position]
            if line == LINES:
                continue
            steps = box.ends[position] - position
            if steps > 1:
                continue
            cost = max(1, line + 1 - physician.house.discount)
            focus = physician.focus[humour]
            wanting = max(0, cost - focus)
            if focus:
                wanting = max(0, wanting - physician.philosophy)
            if wanting <= 1:
                _insert(uses, MEDIPLE * (1.0 - 0.45 * (steps + wanting)) + 0.2)
        inside = total(physician.hospital)
        if inside:
            hospital = physician.hospital
            able = capacity(state, self.seat, VILLA)
            there = [0.0, 0.0, 0.0, 0.0]
            late = 0
            for humour in range(KINDS):
                there[humour] = float(hospital[humour])
                late += max(0, hospital[humour] - able[humour])
            treated = inside - late
            value = self.treatment(VILLA, there, 0, False) - treated * self.patient()
            _insert(uses, value)
            if late:
                _insert(uses, min(2, late) * (1.0 - self.patient()) + 0.6)
        if physician.reputation >= physician.house.solicit:
            regions = 0
            for region in range(box.regions):
                if state.waiting(region):
                    regions += 1
            if regions and self.still > 0.3:
                value = regions * physician.house.called * max(0.0, self.patient())
                value += self.reputation(-physician.house.solicit)
                if not inside and physician.planned + physician.at_home > 1:
                    value += 1.0
                _insert(uses, value)

    def work(self) -> float:
        """What the mediples that have not acted yet will bring this year."""
        state = self.state
        physician = self.physician
        if not self.working:
            return 0.0
        pergamon = state.box.pergamon
        at_home = physician.at_home
        if physician.results and not physician.planned and not physician.sections:
            return 0.0
        found = 0.0
        open_to: list[float] = []
        uses: list[float] = []
        if at_home or physician.planned:
            self.at_villa(uses)
            for place in range(len(uses)):
                if place < physician.planned:
                    found += PLANNED * uses[place]
                elif at_home:
                    _insert(open_to, uses[place])
        for section in range(BATHS, REGION + state.box.regions):
            there = bool(physician.sections >> section & 1)
            if pergamon:
                if there:
                    continue
            elif not there and not at_home:
                continue
            if section == BATHS:
                value = self.at_baths()
            elif section == ARENA:
                value = self.at_arena()
            elif section == JOURNEY:
                value = self.at_journey()
            else:
                value = self.at_region(section - REGION)
            if there and not pergamon:
                found += PLANNED * value
            elif value > 0:
                _insert(open_to, value)
        contest = 0.7 * self.contest_step()
        for place in range(at_home):
            value = contest
            if place < len(open_to):
                value = max(value, DELAYED * open_to[place])
            found += value
        return found

    # The contest

    def strength(self, seat: int) -> float:
        """How far a seat will probably come on the contest track."""
        state = self.state
        physician = state.physicians[seat]
        focus = 0
        found = 0.0
        if state.phase == CONTEST:
            frame = state.frame
            if isinstance(frame, Bidding):
                found = float(state.markers[seat])
                sealed = frame.sealed.get(seat)
                if sealed is not None:
                    return found + sealed.values[0] + sealed.values[1]
            elif state.ranking and state.bids:
                return float(state.markers[seat])
        if not found:
            found = float(physician.prepared + physician.house.preparation)
            if not physician.results:
                found += min(PREPARING, physician.at_home)
            found += 0.6 * physician.books * physician.house.book * BIDDING
        bid = physician.philosophy
        if not state.box.pergamon:
            subject = state.subject
            if subject == NONE:
                focus = 1 if physician.focus_count() else 0
            else:
                focus = physician.focus[subject]
                if not isinstance(state.frame, Bidding):
                    found += state.box.levels[physician.skill[subject]]
        return found + BIDDING * (bid + focus)

    def best_other(self) -> float:
        state = self.state
        best = -1e9
        if state.box.pergamon:
            best = 0.0
            for who in range(len(state.where)):
                if state.where[who] != NONE:
                    best = max(best, float(state.spaces[who]))
            return best
        mine = state.tie_break(self.seat)
        for other in range(state.seats):
            if other != self.seat:
                value = self.strength(other)
                if not self.working:
                    theirs = state.tie_break(other)
                    if theirs != mine:
                        value += TIED if theirs < mine else -TIED
                best = max(best, value)
        return best

    def loose(self) -> float:
        """How well it can be foreseen: when bids are made, the better the less can be bid."""
        if self.working:
            return LOOSE
        state = self.state
        most = 0
        for other in range(state.seats):
            if other != self.seat:
                rival = state.physicians[other]
                most = max(most, rival.philosophy + rival.focus[state.subject])
        return SHARP + SHARP * most

    def prizes(self, mine: float, best: float) -> float:
        """What the contest promises to somebody who comes so far."""
        state = self.state
        physician = self.physician
        first = _likely((mine - best) / self.loose())
        prize = self.a_work + (FAME * self.still if self.working else self.reputation(3))
        if self.years:
            prize += LEADING
        if not self.working and self.deciding():
            prize += DECIDING
        found = first * prize
        if state.seats > 2:
            found += (1.0 - first) * 0.6 * self.reputation(2)
        if not state.box.pergamon:
            past = mine - state.galenus
            past += 0.2 if physician.doctrines else -0.5
            found += self.a_work * _likely(past / (0.7 * self.loose()))
        return found

    def contest(self) -> float:
        if self.contests == self.years:
            return 0.0
        return self.prizes(self.strength(self.seat), self.best_other())

    def contest_step(self) -> float:
        mine = self.strength(self.seat)
        best = self.best_other()
        return self.prizes(mine + 0.5, best) - self.prizes(mine - 0.5, best)

    # All of it

    def worth(self) -> float:
        state = self.state
        physician = self.physician
        found = physician.impact + self.tracks()
        found += WORK_POINTS * physician.works
        found += physician.philosophy * (1.0 + THINKING * self.still)
        if state.phase == CONTEST and isinstance(state.frame, Bidding):
            sealed = state.frame.sealed.get(self.seat)
            if sealed is not None:
                found -= sealed.values[0] * (1.0 + THINKING * self.still)
                if sealed.values[1]:
                    found += self.focus(state.subject, -sealed.values[1])
        for step in range(physician.reputation):
            found += REPUTED[min(5, step)] * self.still
        for step in range(physician.health):
            found += SOUND[min(5, step)] * self.still
        found += self.herbs(physician.herbs)
        if physician.books:
            found += physician.books * self.books()
        inside = total(physician.hospital)
        if inside:
            found += inside * self.patient()
        if physician.doctrines:
            found += TIE * self.contests
            able = physician.doctrines & ~physician.used
            for doctrine in range(DOCTRINES):
                if able >> doctrine & 1:
                    found += ABLE * min(1.0, self.still + 0.2)
        found += self.work()
        found += self.contest()
        if state.box.pergamon:
            return self.progress(found)
        return found + self.hope(self.ahead(self.seat))

    def ahead(self, seat: int) -> int:
        """How many works a seat has more than everybody else."""
        physicians = self.state.physicians
        most = 0
        for other in range(len(physicians)):
            if other != seat:
                most = max(most, physicians[other].works)
        return physicians[seat].works - most

    def hope(self, ahead: int) -> float:
        """A-Y1: what so many works more than everybody else are worth, beside their points."""
        if ahead <= 0 or not self.contests:
            return 0.0
        return AHEAD[min(LEAD_IN_WORKS, ahead)]

    def deciding(self) -> bool:
        """A-Y1: may the next work win the game, somebody's or one's own?"""
        if self.state.box.pergamon:
            return False
        for seat in range(self.state.seats):
            if self.ahead(seat) + 1 >= LEAD_IN_WORKS:
                return True
        return False

    def next_work(self) -> float:
        """… and the next one: nearer to four more than the others, or keeping one from that."""
        if self.state.box.pergamon:
            return 0.0
        mine = self.ahead(self.seat)
        found = self.hope(mine + 1) - self.hope(mine)
        for other in range(self.state.seats):
            if other != self.seat:
                theirs = self.ahead(other)
                if theirs + self.physician.works == self.state.physicians[other].works:
                    found += self.hope(theirs) - self.hope(theirs - 1)
        return found

    # Pergamon

    def progress(self, points: float) -> float:
        """How near winning is, counted so that GOAL a goal is enough."""
        state = self.state
        box = state.box
        found = 0.0
        for place in range(GOALS):
            if state.met >> place & 1:
                found += GOAL
                continue
            share = 1.0
            needs = box.goals[state.goals[place]]
            near = 0.0
            for need in needs:
                has = min(need.least, state.measure(0, need.measure))
                near += has / need.least
            share = near / len(needs)
            found += GOAL * NEAR * share * (0.5 + 0.5 * self.pace) * (1.0 if self.results else 0.0)
        if box.judged:
            short = box.points_asked - points
            if short > 0:
                found -= 0.5 * short
            lacking = PUBLICATIONS_ASKED - state.publications(0)
            if lacking > 0:
                found -= lacking * (3.0 - 2.0 * self.pace)
        return found + 0.15 * points


def _likely(by: float) -> float:
    if by > 12.0:
        return 1.0
    if by < -12.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-by))


def _insert(values: list[float], value: float) -> None:
    """The best first."""
    place = len(values)
    values.append(value)
    while place and values[place - 1] < value:
        values[place] = values[place - 1]
        place -= 1
    values[place] = value
