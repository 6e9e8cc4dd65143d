"""Galenus's printed parts as data (A-C3 to A-C10).

A project, a doctrine's ability, a villa's power and a goal are put together from the few words
below; the text on a card is made from them. What the rulebook tells is demanded of a file: 36
region cards with two faces, 10 journeys, 3 doctrines, 8 villas, four faces of goals for each half
of Pergamon. Lines of colour and second languages are ours: an owner's file needs none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from asclepia.games.galenus.vocabulary import (
    CARDS_OF_A_CLASS,
    CLASSES,
    DOCTRINES,
    GOAL_FACES,
    HUMOURS,
    JOURNEYS,
    MOST_FOCUS,
    MOST_PHILOSOPHY,
    SEGMENTS,
    VILLAS,
)
from asclepia.table.components import ComponentSet, Words

Class = Literal["patrician", "plebeian", "peregrini"]
Good = Literal["sanguine", "phlegmatic", "choleric", "melancholic", "book"]
MOST = 20  # of anything else
MOST_POSITIONS = 6  # of a segment of the skill track
LEAST_TOP = 7  # A-C9


class Humours(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """So many of each."""

    sanguine: int = 0
    phlegmatic: int = 0
    choleric: int = 0
    melancholic: int = 0

    def of_each(self) -> list[int]:
        return [self.sanguine, self.phlegmatic, self.choleric, self.melancholic]


class Measures(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What a project or a goal asks for: all of it reached at the same moment."""

    impact: int = 0
    works: int = 0
    publications: int = 0
    humours: int = 0  # in so many of which something was published
    primus: int = 0  # top spaces held
    level: int = 0  # patients treated of a type, in every humour (A-C5)
    sanguine: int = 0  # … in this humour
    phlegmatic: int = 0
    choleric: int = 0
    melancholic: int = 0
    philosophy: int = 0
    reputation: int = 0
    health: int = 0
    focus: int = 0
    herbs: int = 0  # different colours
    books: int = 0
    doctrines: int = 0
    treated: int = 0  # patients treated so far, all game
    cleared: int = 0  # clearing bonuses so far
    firsts: int = 0  # contests won so far


class Price(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is paid; it must be there."""

    philosophy: int = 0
    reputation: int = 0
    health: int = 0
    books: int = 0
    focus: Humours = Humours()
    any_focus: int = 0  # of the player's choice
    herbs: Humours = Humours()
    any_herbs: int = 0


class Gain(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is gained. A step of skill that does not fit is lost."""

    impact: int = 0
    philosophy: int = 0
    reputation: int = 0
    health: int = 0  # never above its track
    books: int = 0
    works: int = 0  # notable works from the supply
    focus: Humours = Humours()
    any_focus: int = 0
    herbs: Humours = Humours()
    any_herbs: int = 0
    skill: Humours = Humours()
    any_skill: int = 0


class Project(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A-L4: in this order, all of it or nothing."""

    needs: Measures = Measures()
    pay: Price = Price()
    treat: Humours = Humours()  # exactly so many
    place: Literal["here", "hospital", "arena"] = "here"  # where they are treated
    solicit: Humours = Humours()  # from this region into the own hospital
    any_solicit: int = 0  # … of the player's choice
    publish: int | None = None  # a publication, for so much focus less
    gain: Gain = Gain()


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A side of a region card."""

    event: Words | str
    seeds: Humours
    bonus: int  # impact points for clearing it
    project: Project
    gladiators: int = 0
    line: Words | str = ""


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A region card."""

    cls: Class = msgspec.field(name="class")
    summer: Face
    winter: Face


class Journey(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    city: Words | str
    goods: list[Good]
    project: Project
    line: Words | str = ""


class Doctrine(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A sect: its tie-break and its ability."""

    name: Words | str
    rank: int
    pay: Price = Price()
    gain: Gain = Gain()
    line: Words | str = ""


class Track(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    start: int
    most: int


class Power(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the rules that a villa may change."""

    arena: int = 1  # reputation to enter it (A-L1)
    first_in_line: int = 1  # gladiators more for the first (A-L1)
    solicit: int = 1  # reputation to solicit (A-V1)
    called: int = 1  # patients from each region (A-V1)
    discount: int = 0  # focus less for a publication, one is always paid (A-V3)
    publication: int = 2  # impact points for one (A-V3)
    book: int = 2  # philosophy from a book (A-T3)
    fame: int = 1  # reputation when choleric patients were treated (A-P3)
    plague: int = 1  # health lost when phlegmatic patients were treated (A-P3)
    goods: int = 0  # more when shopping (A-L5)
    bonus: int = 0  # impact points more for clearing a region (A-P6)
    rest: int = 0  # philosophy when recuperating (A-L2)
    preparation: int = 0  # spaces more in each contest (A-K1)
    hospital: Humours = Humours()  # patients more that are treated in the hospital
    regions: Humours = Humours()  # … in regions


class Villa(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    philosophy: Track = Track(0, 4)
    health: Track = Track(3, 3)
    reputation: Track = Track(1, 4)
    focus: int = 4
    power: Power = Power()
    name: Words | str | None = None
    line: Words | str = ""


class Goal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    needs: Measures
    name: Words | str | None = None


class GoalFace(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A side of a solo card: two goals."""

    card: Literal["perga", "mon"]
    goals: list[Goal]


class Tracks(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Skill: positions in each segment (A-C5). Contest: Galenus's space, counted from the
    players' start (A-C9)."""

    segments: list[int]
    contest: int


class GalenusComponents(ComponentSet, frozen=True, kw_only=True):
    tracks: Tracks
    standard: Villa
    villas: list[Villa]
    cards: list[Card]
    journeys: list[Journey]
    doctrines: list[Doctrine]
    goal_faces: list[GoalFace]

    def cards_in_order(self) -> list[Card]:
        """By class, whatever their order in the file."""
        return sorted(self.cards, key=lambda card: CLASSES.index(card.cls))

    def problems(self) -> Iterable[str]:
        yield from _track_problems(self.tracks)
        yield from _villa_problems("standard", self.standard)
        if len(self.villas) != VILLAS:
            yield f"villas: there are {VILLAS} (A-C4), not {len(self.villas)}"
        for place, villa in enumerate(self.villas, 1):
            yield from _villa_problems(f"villas, entry {place}", villa)
        for cls in CLASSES:
            count = sum(card.cls == cls for card in self.cards)
            if count != CARDS_OF_A_CLASS:
                yield f"cards: {CARDS_OF_A_CLASS} of the class {cls!r} (A-C6), not {count}"
        for place, card in enumerate(self.cards, 1):
            yield from _face_problems(f"cards, entry {place}.summer", card.summer)
            yield from _face_problems(f"cards, entry {place}.winter", card.winter)
        if len(self.journeys) != JOURNEYS:
            yield f"journeys: there are {JOURNEYS} (A-C7), not {len(self.journeys)}"
        for place, journey in enumerate(self.journeys, 1):
            where = f"journeys, entry {place}"
            yield from _range(f"{where}.goods", len(journey.goods), 1, MOST)
            yield from _project_problems(f"{where}.project", journey.project, at_region=False)
        if sorted(one.rank for one in self.doctrines) != [1, 2, 3]:
            yield f"doctrines: there are {DOCTRINES}, with the ranks 1, 2 and 3 (A-C8)"
        for place, doctrine in enumerate(self.doctrines, 1):
            yield from _amount_problems(f"doctrines, entry {place}.pay", doctrine.pay)
            yield from _amount_problems(f"doctrines, entry {place}.gain", doctrine.gain)
        for half in ("perga", "mon"):
            count = sum(face.card == half for face in self.goal_faces)
            if count != GOAL_FACES:
                yield f"goal_faces: {GOAL_FACES} of {half!r} (A-C10), not {count}"
        for place, face in enumerate(self.goal_faces, 1):
            where = f"goal_faces, entry {place}.goals"
            if len(face.goals) != 2:
                yield f"{where}: two (A-C10), not {len(face.goals)}"
            for number, goal in enumerate(face.goals, 1):
                yield from _measure_problems(f"{where}, entry {number}.needs", goal.needs)
                if not msgspec.to_builtins(goal.needs):
                    yield f"{where}, entry {number}.needs: at least one thing to reach"

    def warnings(self) -> Iterable[str]:
        for number, cls, humour in ((0, "patrician", "choleric"), (2, "peregrini", "phlegmatic")):
            kind = HUMOURS.index(humour)
            seeds = [0, 0, 0]
            for card in self.cards:
                for face in (card.summer, card.winter):
                    seeds[CLASSES.index(card.cls)] += face.seeds.of_each()[kind]
            if max(seeds) > seeds[number]:
                yield f"cards: the {cls} cards should bring the most {humour} patients (A-C6)"


def _range(where: str, value: int, least: int, most: int) -> Iterator[str]:
    if not least <= value <= most:
        yield f"{where}: from {least} to {most}, not {value}"


def _track_problems(tracks: Tracks) -> Iterator[str]:
    if len(tracks.segments) != SEGMENTS:
        yield f"tracks.segments: {SEGMENTS} (A-C5), not {len(tracks.segments)}"
    for place, positions in enumerate(tracks.segments, 1):
        yield from _range(f"tracks.segments, entry {place}", positions, 1, MOST_POSITIONS)
    yield from _range("tracks.contest", tracks.contest, LEAST_TOP, 2 * MOST)


def _villa_problems(where: str, villa: Villa) -> Iterator[str]:
    for name, most in (("philosophy", MOST_PHILOSOPHY), ("health", MOST), ("reputation", MOST)):
        track: Track = getattr(villa, name)
        yield from _range(f"{where}.{name}.most", track.most, 1, most)
        yield from _range(f"{where}.{name}.start", track.start, 0, track.most)
    yield from _range(f"{where}.focus", villa.focus, 1, MOST_FOCUS)
    for name in villa.power.__struct_fields__:
        value = getattr(villa.power, name)
        if isinstance(value, Humours):
            yield from _humour_problems(f"{where}.power.{name}", value)
        else:
            yield from _range(f"{where}.power.{name}", value, 0, MOST)


def _humour_problems(where: str, humours: Humours) -> Iterator[str]:
    for name, value in zip(HUMOURS, humours.of_each(), strict=True):
        yield from _range(f"{where}.{name}", value, 0, MOST)


def _measure_problems(where: str, measures: Measures) -> Iterator[str]:
    for name in measures.__struct_fields__:
        yield from _range(f"{where}.{name}", getattr(measures, name), 0, 200)


def _amount_problems(where: str, amounts: Price | Gain) -> Iterator[str]:
    for name in amounts.__struct_fields__:
        value = getattr(amounts, name)
        if isinstance(value, Humours):
            yield from _humour_problems(f"{where}.{name}", value)
        else:
            yield from _range(f"{where}.{name}", value, 0, MOST)


def _face_problems(where: str, face: Face) -> Iterator[str]:
    yield from _humour_problems(f"{where}.seeds", face.seeds)
    if not any(face.seeds.of_each()):
        yield f"{where}.seeds: at least one patient"
    yield from _range(f"{where}.bonus", face.bonus, 0, MOST)
    yield from _range(f"{where}.gladiators", face.gladiators, -MOST, MOST)
    yield from _project_problems(f"{where}.project", face.project, at_region=True)


def _project_problems(where: str, project: Project, at_region: bool) -> Iterator[str]:
    yield from _measure_problems(f"{where}.needs", project.needs)
    yield from _amount_problems(f"{where}.pay", project.pay)
    yield from _humour_problems(f"{where}.treat", project.treat)
    yield from _humour_problems(f"{where}.solicit", project.solicit)
    yield from _range(f"{where}.any_solicit", project.any_solicit, 0, MOST)
    if project.publish is not None:
        yield from _range(f"{where}.publish", project.publish, 0, MOST)
    yield from _amount_problems(f"{where}.gain", project.gain)
    treats = any(project.treat.of_each())
    if project.place == "arena" and any(project.treat.of_each()[1:]):
        yield f"{where}.treat: only sanguine patients are in the arena"
    if not at_region and treats and project.place == "here":
        yield f"{where}.place: nobody waits on a journey; write 'hospital' or 'arena'"
    if not at_region and (any(project.solicit.of_each()) or project.any_solicit):
        yield f"{where}.solicit: nobody waits on a journey"
    if project.publish is not None and (treats or project.pay.any_focus):
        yield f"{where}.publish: not together with a treat or with any focus as a price"
    if treats and project.pay.any_herbs:
        yield f"{where}.pay.any_herbs: not together with a treat; name the herbs"
    if project == Project(needs=project.needs, pay=project.pay, place=project.place):
        yield f"{where}: it does nothing; give it a treat, a solicit, a publish or a gain"
