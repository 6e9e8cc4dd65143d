"""The state of a game of Galenus: Roma, the skill board, the theatre, the physicians."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.galenus.actions import ACTIONS, MODULE
from asclepia.games.galenus.box import (
    BOOKS_HELD,
    CLEARED,
    DOCTRINES_HELD,
    FIRSTS,
    FOCUS_HELD,
    HEALTH_HELD,
    HERB_COLOURS,
    HUMOURS_PUBLISHED,
    IMPACTS,
    LEVEL,
    LEVEL_OF,
    MEASURES,
    PAY_ANY_FOCUS,
    PAY_ANY_HERB,
    PAY_BOOKS,
    PAY_FOCUS,
    PAY_HEALTH,
    PAY_HERB,
    PAY_PHILOSOPHY,
    PAY_REPUTATION,
    PHILOSOPHY_HELD,
    PRIMUS_HELD,
    PUBLICATIONS,
    REPUTATION_HELD,
    TREATED,
    WORKS_HELD,
    Box,
    Effect,
    Need,
    class_of,
)
from asclepia.games.galenus.events import (
    BOOKS,
    FOCUS_LOST,
    FOCUSED,
    GLADIATORS,
    GOAL_MET,
    HEALTH,
    HERB,
    PHILOSOPHY,
    PRIMUS,
    REGION_OPENED,
    REMOVED,
    REPUTATION,
    ROSE,
    SCORED,
    WORKS,
)
from asclepia.games.galenus.events import CLEARED as CLEARED_EVENT
from asclepia.games.galenus.physician import Physician, added, bits_in, total
from asclepia.games.galenus.views import (
    Arena,
    Asked,
    Baths,
    Dignitary,
    Goal,
    Journey,
    Level,
    Phase,
    Region,
    Theatre,
    View,
)
from asclepia.games.galenus.views import Physician as ShownPhysician
from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    CARDS,
    CLASSES,
    DIGNITARIES,
    DOCTRINES,
    FACES,
    GOALS,
    JOURNEY,
    KINDS,
    LEVELS,
    LINES,
    NONE,
    PELOPS,
    PRIMUS_POINTS,
    REGION,
)
from asclepia.table.actions import Action
from asclepia.table.chance import Bits, Stream
from asclepia.table.lists import put
from asclepia.table.numbers import Whole
from asclepia.table.state import ALONE, Frame, State
from asclepia.table.texts import Message

SETUP: Final = 0
WORK: Final = 1
CONTEST: Final = 2
END: Final = 3
PHASES: Final[list[Phase]] = ["setup", "work", "contest", "end"]

READ: Final = ACTIONS.find("read")
INVOKE: Final = [ACTIONS.find("invoke", doctrine) for doctrine in range(DOCTRINES)]
REMOVE: Final = [ACTIONS.find("remove", who) for who in range(len(DIGNITARIES))]
ALL_GOALS: Final = (1 << GOALS) - 1

# What a new state has until it is laid out or becomes a clone
NOTHING: Final[list[int]] = []
NO_STACKS: Final[list[tuple[int, ...]]] = []
NO_PHYSICIANS: Final[list[Physician]] = []


@final
class Galenus(State):
    def __init__(self, box: Box) -> None:
        super().__init__(box.seats)
        self.box: Final = box
        self.year = 1
        self.phase = SETUP
        self.first = 0
        self.turn = NONE
        self.passes = 0  # in a row, by seats that could get no result
        # Lists are never changed, only replaced (`put`): clones share them.
        # Regions, from the top: the open face, the hidden one below a summer face, patients by
        # region and humour, who has treated there, who does the project
        self.faces = NOTHING
        self.backs = NOTHING
        self.patients = NOTHING
        self.treated = NO_STACKS
        self.projects = NOTHING
        # Cards as summer face × FACES + winter face, the next one first: a deck for each class,
        # in Pergamon one for all
        self.decks = NO_STACKS
        self.gone: tuple[int, ...] = ()
        # The journey
        self.journey = NONE
        self.journeys: tuple[int, ...] = ()  # to come
        self.journeys_gone: tuple[int, ...] = ()
        self.goods: tuple[int, ...] = ()
        self.shoppers: tuple[int, ...] = ()
        self.traveller = NONE  # who does the journey's project
        # Baths and arena
        self.recuperated: tuple[int, ...] = ()
        self.joined = NONE
        self.doctrines = (1 << DOCTRINES) - 1  # those still to be had, as bits
        self.gladiators = 0
        self.inside: tuple[int, ...] = ()
        # The theatre
        self.subject = NONE
        self.markers = NOTHING
        self.galenus = box.contest
        self.bids: tuple[tuple[int, int], ...] = ()
        self.ranking: tuple[int, ...] = ()
        # The skill board
        self.lines = NOTHING  # notable works by humour and line
        self.primus = NOTHING
        # The colleague or the dignitaries: by who it is, the space on the contest track and the
        # region (none: not there); the dignitary above each skill track
        self.spaces = NOTHING
        self.where = NOTHING
        self.acted = 0  # bits
        self.successes = 0  # bits of those who have acted
        self.deeds = NOTHING  # this year's: patients, gladiators or goods, by who it is
        self.teachers = NOTHING
        self.pelops = NOTHING  # his skill
        # Pergamon
        self.swapped = False
        self.goals: tuple[int, ...] = ()
        self.met = 0  # bits
        self.owed: tuple[int, ...] = ()  # goals met, for which nobody has been removed yet
        self.physicians = NO_PHYSICIANS

    def lay_out(self) -> None:
        """The empty board. A clone has no use for it."""
        box = self.box
        self.faces = [NONE] * box.regions
        self.backs = [NONE] * box.regions
        self.patients = [0] * (box.regions * KINDS)
        self.treated = [()] * box.regions
        self.projects = [NONE] * box.regions
        self.decks = []
        self.markers = [0] * box.seats
        self.lines = [1] * (KINDS * LINES)
        self.primus = [NONE] * KINDS
        self.spaces = [0] * len(DIGNITARIES)
        self.where = [NONE] * len(DIGNITARIES)
        self.deeds = [0] * len(DIGNITARIES)
        self.teachers = [NONE] * KINDS
        self.pelops = [0] * KINDS
        self.physicians = []

    def clone(self) -> Galenus:
        twin = Galenus(self.box)
        twin.year = self.year
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.passes = self.passes
        twin.faces = self.faces
        twin.backs = self.backs
        twin.patients = self.patients
        twin.treated = self.treated
        twin.projects = self.projects
        twin.decks = self.decks
        twin.gone = self.gone
        twin.journey = self.journey
        twin.journeys = self.journeys
        twin.journeys_gone = self.journeys_gone
        twin.goods = self.goods
        twin.shoppers = self.shoppers
        twin.traveller = self.traveller
        twin.recuperated = self.recuperated
        twin.joined = self.joined
        twin.doctrines = self.doctrines
        twin.gladiators = self.gladiators
        twin.inside = self.inside
        twin.subject = self.subject
        twin.markers = self.markers
        twin.galenus = self.galenus
        twin.bids = self.bids
        twin.ranking = self.ranking
        twin.lines = self.lines
        twin.primus = self.primus
        twin.spaces = self.spaces
        twin.where = self.where
        twin.acted = self.acted
        twin.successes = self.successes
        twin.deeds = self.deeds
        twin.teachers = self.teachers
        twin.pelops = self.pelops
        twin.swapped = self.swapped
        twin.goals = self.goals
        twin.met = self.met
        twin.owed = self.owed
        twin.physicians = [physician.clone() for physician in self.physicians]
        twin.frame = self.frame
        return twin

    def player_order(self) -> list[int]:
        """Clockwise from the first player."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    # Regions

    def waiting(self, region: int) -> int:
        """How many patients are there."""
        start = region * KINDS
        patients = self.patients
        return patients[start] + patients[start + 1] + patients[start + 2] + patients[start + 3]

    def leave(self, region: int, humour: int, count: int) -> None:
        """Patients go: treated or solicited."""
        place = region * KINDS + humour
        self.patients = put(self.patients, place, self.patients[place] - count)

    def open_face(self, region: int, face: int, back: int) -> None:
        """A card is laid or turned: patients are seeded, gladiators come or go (A-S2, A-Y4)."""
        self.faces = put(self.faces, region, face)
        self.backs = put(self.backs, region, back)
        patients = self.patients[:]
        for humour in range(KINDS):
            patients[region * KINDS + humour] = self.box.seeds[face][humour]
        self.patients = patients
        self.tell(REGION_OPENED, (region, face))
        self.change_gladiators(self.box.gladiators[face])

    def draw_region(self, region: int) -> None:
        """The next card of the region's deck, summer side up."""
        deck = 0 if self.box.pergamon else region
        card = self.decks[deck][0]
        self.decks = put(self.decks, deck, self.decks[deck][1:])
        self.open_face(region, card // FACES, card % FACES)

    def change_gladiators(self, by: int) -> None:
        """Never below zero."""
        now = max(0, self.gladiators + by)
        if now != self.gladiators:
            self.tell(GLADIATORS, (now - self.gladiators, now))
            self.gladiators = now

    # Skill (A-C5, A-P4)

    def level(self, seat: int, humour: int) -> int:
        """How many patients of this type are treated at once."""
        return self.box.levels[self.physicians[seat].skill[humour]] + 1

    def publications(self, seat: int) -> int:
        levels = self.box.levels
        skill = self.physicians[seat].skill
        return levels[skill[0]] + levels[skill[1]] + levels[skill[2]] + levels[skill[3]]

    def room(self, seat: int, humour: int) -> int:
        """How many steps are free: up to the next bold line, the top space for one only."""
        position = self.physicians[seat].skill[humour]
        end = self.box.ends[position]
        if end == self.box.top and self.primus[humour] != NONE:
            end -= 1
        return max(0, end - position)

    def rise(self, seat: int, humour: int, steps: int) -> None:
        physician = self.physicians[seat]
        position = physician.skill[humour] + steps
        physician.skill = put(physician.skill, humour, position)
        self.tell(ROSE, (seat, humour, steps, position))
        if position == self.box.top:
            self.primus = put(self.primus, humour, seat)
            physician.impact += PRIMUS_POINTS
            self.tell(PRIMUS, (seat, humour, PRIMUS_POINTS))
        self.changed(seat)

    # What a physician gains and loses; every change goes through here

    def score(self, seat: int, points: int) -> None:
        if points:
            self.physicians[seat].impact += points
            self.tell(SCORED, (seat, points))
            self.changed(seat)

    def gain_philosophy(self, seat: int, by: int) -> int:
        """A-T1: what does not fit becomes reputation; how much health that costs."""
        physician = self.physicians[seat]
        fits = min(by, physician.house.philosophy - physician.philosophy)
        if fits > 0:
            physician.philosophy += fits
            self.tell(PHILOSOPHY, (seat, fits, physician.philosophy))
            self.changed(seat)
        return self.gain_reputation(seat, by - fits) if by > fits else 0

    def gain_reputation(self, seat: int, by: int) -> int:
        """A-T1: how much health it costs where it does not fit."""
        physician = self.physicians[seat]
        fits = min(by, physician.house.reputation - physician.reputation)
        if fits > 0:
            physician.reputation += fits
            self.tell(REPUTATION, (seat, fits, physician.reputation))
            self.changed(seat)
        return by - fits

    def pay_philosophy(self, seat: int, by: int) -> None:
        if by:
            physician = self.physicians[seat]
            physician.philosophy -= by
            self.tell(PHILOSOPHY, (seat, -by, physician.philosophy))

    def pay_reputation(self, seat: int, by: int) -> None:
        if by:
            physician = self.physicians[seat]
            physician.reputation -= by
            self.tell(REPUTATION, (seat, -by, physician.reputation))

    def change_health(self, seat: int, by: int, cause: int) -> None:
        """Within its track."""
        physician = self.physicians[seat]
        now = min(physician.house.health, physician.health + by)
        if now != physician.health:
            by = now - physician.health
            physician.health = now
            self.tell(HEALTH, (seat, by, now, cause))
            self.changed(seat)

    def add_focus(self, seat: int, humour: int) -> None:
        physician = self.physicians[seat]
        physician.focus = added(physician.focus, humour, 1)
        self.tell(FOCUSED, (seat, humour))
        self.changed(seat)

    def lose_focus(self, seat: int, humour: int) -> None:
        physician = self.physicians[seat]
        physician.focus = added(physician.focus, humour, -1)
        self.tell(FOCUS_LOST, (seat, humour))

    def change_herbs(self, seat: int, humour: int, by: int) -> None:
        physician = self.physicians[seat]
        physician.herbs = added(physician.herbs, humour, by)
        self.tell(HERB, (seat, humour, by))
        self.changed(seat)

    def change_books(self, seat: int, by: int) -> None:
        self.physicians[seat].books += by
        self.tell(BOOKS, (seat, by))
        self.changed(seat)

    def gain_works(self, seat: int, by: int) -> None:
        """From the supply."""
        self.physicians[seat].works += by
        self.tell(WORKS, (seat, by))
        self.changed(seat)

    def clear(self, seat: int, region: int) -> None:
        """A-P6: the last patient of a region was treated."""
        physician = self.physicians[seat]
        points = self.box.bonuses[self.faces[region]] + physician.house.bonus
        physician.cleared += 1
        physician.impact += points
        self.tell(CLEARED_EVENT, (seat, region, points))
        self.changed(seat)

    # What projects and goals ask for

    def measure(self, seat: int, what: int) -> int:
        physician = self.physicians[seat]
        if what == IMPACTS:
            return physician.impact
        if what == WORKS_HELD:
            return physician.works
        if what == PUBLICATIONS:
            return self.publications(seat)
        if what == HUMOURS_PUBLISHED:
            published = [self.level(seat, humour) > 1 for humour in range(KINDS)]
            return sum(published)
        if what == PRIMUS_HELD:
            return self.primus.count(seat)
        if what == LEVEL:
            return min([self.level(seat, humour) for humour in range(KINDS)])
        if LEVEL_OF <= what < LEVEL_OF + KINDS:
            return self.level(seat, what - LEVEL_OF)
        if what == PHILOSOPHY_HELD:
            return physician.philosophy
        if what == REPUTATION_HELD:
            return physician.reputation
        if what == HEALTH_HELD:
            return physician.health
        if what == FOCUS_HELD:
            return physician.focus_count()
        if what == HERB_COLOURS:
            return KINDS - physician.herbs.count(0)
        if what == BOOKS_HELD:
            return physician.books
        if what == DOCTRINES_HELD:
            return len(bits_in(physician.doctrines))
        if what == TREATED:
            return physician.treated
        if what == CLEARED:
            return physician.cleared
        assert what == FIRSTS
        return physician.firsts

    def reaches(self, seat: int, needs: list[Need]) -> bool:
        for need in needs:
            if self.measure(seat, need.measure) < need.least:
                return False
        return True

    def can_pay(self, seat: int, price: tuple[Effect, ...]) -> bool:
        physician = self.physicians[seat]
        focus = physician.focus_count()
        herbs = total(physician.herbs)
        for effect in price:
            what, amount = effect.what, effect.amount
            if what == PAY_PHILOSOPHY:
                if physician.philosophy < amount:
                    return False
            elif what == PAY_REPUTATION:
                if physician.reputation < amount:
                    return False
            elif what == PAY_HEALTH:
                if physician.health < amount:
                    return False
            elif what == PAY_BOOKS:
                if physician.books < amount:
                    return False
            elif what == PAY_FOCUS:
                if physician.focus[effect.humour] < amount:
                    return False
                focus -= amount
            elif what == PAY_ANY_FOCUS:
                if focus < amount:
                    return False
            elif what == PAY_HERB:
                if physician.herbs[effect.humour] < amount:
                    return False
                herbs -= amount
            else:
                assert what == PAY_ANY_HERB
                if herbs < amount:
                    return False
        return True

    # Goals (S-2, S-10, S-11)

    def changed(self, seat: int) -> None:
        """A goal is checked after every change. Met once is met for good."""
        box = self.box
        if not box.pergamon or self.met == ALL_GOALS:
            return
        for place in range(len(self.goals)):
            if self.met >> place & 1 or not self.reaches(seat, box.goals[self.goals[place]]):
                continue
            self.met |= 1 << place
            self.tell(GOAL_MET, (self.goals[place], place))
            if self.all_goals_met():
                return  # `advance` ends it
            if not box.set_removal:
                self.owed = (*self.owed, place)
                continue
            for who in range(len(DIGNITARIES)):
                if self.where[who] == place:
                    self.remove(who)

    def all_goals_met(self) -> bool:
        """Below the hard level that is the victory, at once."""
        return self.met == ALL_GOALS and not self.box.judged

    def remove(self, who: int) -> None:
        """S-10: a dignitary with card, mediple and markers."""
        self.where = put(self.where, who, NONE)
        for humour in range(KINDS):
            if self.teachers[humour] == who:
                self.teachers = put(self.teachers, humour, NONE)
        self.tell(REMOVED, (who,))

    def advance(self, seat: int, action: Action) -> None:
        super().advance(seat, action)
        self.settle_goals()

    def settle_goals(self) -> None:
        """Whoever met a goal removes a dignitary before anything else; all of them: won."""
        if self.box.pergamon and self.met and not self.over:
            if self.all_goals_met():
                self.phase = END
                self.turn = NONE
                self.end((0,))
            elif self.owed and not isinstance(self.frame, Removing):
                self.frame = Removing(self.frame, False)

    # Asides (A-T3, A-L2); `Decision` (attributes.py) does them

    def awarding(self) -> bool:
        """The bids are open, and the prizes of the contest are given."""
        return self.phase == CONTEST and bool(self.bids)

    def asides(self, seat: int) -> list[Action]:
        physician = self.physicians[seat]
        found: list[Action] = []
        if physician.books:
            found.append(READ)
        able = physician.doctrines & ~physician.used
        if able:
            for doctrine in bits_in(able):
                if self.can_pay(seat, self.box.doctrines[doctrine].price):
                    found.append(INVOKE[doctrine])
        return found

    def tie_break(self, seat: int) -> int:
        """The rank of the best doctrine held; without any, one behind all."""
        found = DOCTRINES + 1
        for doctrine in bits_in(self.physicians[seat].doctrines):
            found = min(found, self.box.doctrines[doctrine].rank)
        return found

    # The contract

    @property
    def scores(self) -> list[int]:
        return [physician.impact for physician in self.physicians]

    def resample(self, seat: Whole | None, rng: Bits) -> Galenus:
        """A-S4: the order of the decks, what lies below summer faces, bids."""
        me = self.checked_seat(seat)
        stream = Stream.of(rng)
        twin = self.clone()
        winters: list[list[int]] = [[] for _ in CLASSES]
        for back in self.backs:
            if back != NONE:
                winters[class_of(back)].append(back)
        for deck in self.decks:
            for card in deck:
                winters[class_of(card % FACES)].append(card % FACES)
        for hidden in winters:
            hidden.sort()
            stream.shuffle(hidden)
        backs = self.backs[:]
        for region in range(len(backs)):
            if backs[region] != NONE:
                backs[region] = winters[class_of(backs[region])].pop()
        twin.backs = backs
        decks: list[tuple[int, ...]] = []
        for deck in self.decks:
            summers = [card // FACES for card in deck]
            summers.sort()
            stream.shuffle(summers)
            drawn = [summer * FACES + winters[class_of(summer)].pop() for summer in summers]
            decks.append(tuple(drawn))
        twin.decks = decks
        journeys = sorted(self.journeys)
        stream.shuffle(journeys)
        twin.journeys = tuple(journeys)
        frame = self.frame
        if frame is not None:
            twin.frame = frame.resampled(twin, me, stream)
        return twin

    def printed(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.box.printed)

    def view(self, seat: Whole | None) -> dict[str, Any]:
        me = self.checked_seat(seat)
        box = self.box
        visitors = self.shown_visitors()
        has_pelops = self.where[PELOPS] != NONE
        goals: list[Goal] = [
            {
                "goal": self.goals[place],
                "met": bool(self.met >> place & 1),
                "has": {
                    MEASURES[need.measure]: self.measure(0, need.measure)
                    for need in box.goals[self.goals[place]]
                },
            }
            for place in range(len(self.goals))
        ]
        lines = [self.lines[humour * LINES : (humour + 1) * LINES] for humour in range(KINDS)]
        level: Level = "" if box.level == NONE else LEVELS[box.level]
        journey: Journey = {
            "card": self.journey,
            "goods": list(self.goods),
            "planned": self.planners(JOURNEY),
            "shoppers": list(self.shoppers),
            "project": self.traveller,
        }
        baths: Baths = {
            "planned": self.planners(BATHS),
            "recuperated": list(self.recuperated),
            "joined": self.joined,
            "doctrines": bits_in(self.doctrines),
        }
        arena: Arena = {
            "gladiators": self.gladiators,
            "planned": self.planners(ARENA),
            "inside": list(self.inside),
        }
        theatre: Theatre = {
            "subject": self.subject,
            "prepared": [physician.prepared for physician in self.physicians],
            "markers": self.markers[:],
            "galenus": NONE if box.pergamon else self.galenus,
            "top": box.contest,
            "bids": [list(bid) for bid in self.bids],
            "ranking": list(self.ranking),
        }
        found: View = {
            "mode": "pergamon" if box.pergamon else "colleague" if box.colleague else "rome",
            "level": level,
            "year": self.year,
            "phase": PHASES[self.phase],
            "first": self.first,
            "turn": self.turn,
            "regions": [self.shown_region(region) for region in range(box.regions)],
            "decks": [len(deck) for deck in self.decks],
            "gone": list(self.gone),
            "journey": journey,
            "journeys_left": len(self.journeys),
            "journeys_gone": list(self.journeys_gone),
            "baths": baths,
            "arena": arena,
            "theatre": theatre,
            "lines": lines,
            "primus": self.primus[:],
            "players": [self.shown_physician(one) for one in range(self.seats)],
            "visitors": visitors,
            "pelops": self.pelops[:] if has_pelops else [],
            "swapped": self.swapped,
            "goals": goals,
            "asked": cast(Asked | None, self.shown(me)),
            "scores": self.scores,
            "winners": list(self.winners),
            "ranks": list(self.ranks),
        }
        return cast(dict[str, Any], found)

    def planners(self, section: int) -> list[int]:
        """Seats with a mediple on this planning space of Roma."""
        if self.box.pergamon:
            return []
        physicians = self.physicians
        return [seat for seat in range(self.seats) if physicians[seat].sections >> section & 1]

    def shown_region(self, region: int) -> Region:
        start = region * KINDS
        visitor = self.where.index(region) if region in self.where else NONE
        return {
            "face": self.faces[region],
            "winter": self.faces[region] >= CARDS,
            "patients": self.patients[start : start + KINDS],
            "planned": self.planners(REGION + region),
            "treated": list(self.treated[region]),
            "project": self.projects[region],
            "visitor": visitor,
        }

    def shown_visitors(self) -> list[Dignitary]:
        found: list[Dignitary] = []
        for who in range(len(DIGNITARIES)):
            if self.where[who] != NONE:
                found.append(
                    {
                        "who": who,
                        "track": self.teachers.index(who) if who in self.teachers else NONE,
                        "marker": self.spaces[who],
                        "region": self.where[who],
                        "acted": bool(self.acted >> who & 1),
                        "success": bool(self.successes >> who & 1),
                        "did": self.deeds[who],
                    }
                )
        return found

    def shown_physician(self, seat: int) -> ShownPhysician:
        physician = self.physicians[seat]
        return {
            "villa": physician.villa,
            "impact": physician.impact,
            "philosophy": physician.philosophy,
            "health": physician.health,
            "reputation": physician.reputation,
            "focus": physician.focus[:],
            "hospital": physician.hospital[:],
            "herbs": physician.herbs[:],
            "books": physician.books,
            "works": physician.works,
            "skill": physician.skill[:],
            "doctrines": bits_in(physician.doctrines),
            "used": bits_in(physician.used),
            "at_home": physician.at_home,
            "planned": physician.planned,
            "office": physician.office,
            "ward": physician.ward,
            "results": physician.results,
            "publications": self.publications(seat),
        }


@final
class Removing(Frame[Galenus]):
    """S-10: a goal is met; which dignitary leaves? Lies on top of whatever was going on."""

    def __init__(self, below: Frame[Galenus] | None, wake: bool) -> None:
        super().__init__(below)
        self.wake: Final = wake  # the frame below goes on by itself; else it asks

    def pending(self, state: Galenus) -> tuple[int, ...]:
        return ALONE[0]

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        return [REMOVE[who] for who in range(len(DIGNITARIES)) if state.where[who] != NONE]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        state.owed = state.owed[1:]
        state.remove(action.values[0])
        if state.owed:
            state.frame = Removing(self.below, self.wake)
        elif self.wake:
            state.done(self)
        else:
            state.frame = self.below

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "remove", "waits_for": [0], "goal": state.owed[0]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-remove", goal=state.goals[state.owed[0]])
