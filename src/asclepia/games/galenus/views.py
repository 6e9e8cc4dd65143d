"""What the table shows of Galenus, and what is printed on its components: their shapes. The
page's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    BOOK,
    CARDS,
    CARDS_OF_A_CLASS,
    CLASSES,
    DIGNITARIES,
    GLADIATORS,
    GOODS,
    HUMOURS,
    JOURNEY,
    LEAD_IN_WORKS,
    LEVELS,
    LINES,
    MEDIPLES,
    PRIMUS_POINTS,
    REGION,
    SECTIONS,
    THEATRE,
    THERIAC_POINTS,
    VILLA,
    WORK_POINTS,
    YEARS,
)

Phase = Literal["setup", "work", "contest", "end"]
Mode = Literal["rome", "colleague", "pergamon"]
Level = Literal["", "easy", "normal", "intermediate", "hard", "extreme", "legendary"]


class Asked(TypedDict):
    """What is asked. Besides `waits_for` only what belongs to the question is there. While bids
    are secret, a seat that owes none sees no `to`."""

    waits_for: list[int]
    to: NotRequired[
        Literal[
            "move_in",  # a villa
            "work",  # plan, or begin to get results
            "subject",  # of the contest
            "result",  # one planned mediple; in Pergamon: one action, or stop
            "publish",  # by a project
            "call",  # a patient of a region, when soliciting
            "nicon",  # a patient for Nicon to treat
            "first_in_line",  # one gladiator more
            "dose",  # herbs for a treatment
            "assign",  # each treated patient: impact or focus
            "overflow",  # a full focus track
            "lose",  # a focus, with health at zero
            "rise",  # skill after a treatment
            "pick",  # goods of the journey
            "pay_focus",
            "pay_herb",
            "gain_focus",
            "gain_herb",
            "gain_skill",
            "prepare",  # books before the contest
            "bid",
            "remove",  # a dignitary, for a goal
        ]
    ]
    #: where there are patients: VILLA (the hospital), ARENA or REGION + region
    section: NotRequired[int]
    #: dose, first_in_line: who would be treated; assign: who is left; rise: who was treated
    counts: NotRequired[list[int]]
    humour: NotRequired[int]  # overflow: the new focus
    left: NotRequired[int]  # pick, lose, pay_…, gain_…: how many, this one included
    most: NotRequired[list[int]]  # bid: the most philosophy and the most focus
    sealed: NotRequired[dict[str, int | str] | None]  # bid: the own one, once made
    goal: NotRequired[int]  # remove: the goal that was met (its place among the four)


class Region(TypedDict):
    face: int
    winter: bool
    patients: list[int]  # by humour
    planned: list[int]  # seats with a mediple on the planning space
    treated: list[int]  # seats on the treatment spaces, in order
    project: int  # the seat on the project space, or −1
    visitor: int  # the dignitary or colleague there, or −1


class Journey(TypedDict):
    card: int
    goods: list[int]  # in the printed order
    planned: list[int]
    shoppers: list[int]  # in order
    project: int


class Baths(TypedDict):
    planned: list[int]
    recuperated: list[int]
    joined: int  # who has joined a sect this year, or −1
    doctrines: list[int]  # still to be had


class Arena(TypedDict):
    gladiators: int
    planned: list[int]
    inside: list[int]  # in order


class Theatre(TypedDict):
    subject: int  # a humour, or −1
    prepared: list[int]  # mediples by seat
    markers: list[int]  # contest track, by seat
    galenus: int  # −1 in Pergamon, where he is the player
    top: int  # of the printed track
    bids: list[list[int]]  # the last contest's: by seat philosophy and focus; empty until open
    ranking: list[int]  # the last contest's seats, the first one first; empty until then


class Physician(TypedDict):
    """A player."""

    villa: int  # −1: a standard one
    impact: int
    philosophy: int
    health: int
    reputation: int
    focus: list[int]  # by humour
    hospital: list[int]  # patients by humour
    herbs: list[int]
    books: int
    works: int
    skill: list[int]  # position by humour
    doctrines: list[int]
    used: list[int]  # of them, those whose ability is spent
    at_home: int  # mediples not planned yet
    planned: int  # in the own villa
    office: int  # mediples that have acted there
    ward: int  # … in the hospital
    results: bool  # getting results
    publications: int


class Dignitary(TypedDict):
    """The colleague, or a dignitary of Pergamon who is still there."""

    who: int
    track: int  # the humour whose track the card lies above; −1 for the colleague
    marker: int  # contest track
    region: int
    acted: bool  # this year
    success: bool  # it has, and did what it came for
    did: int  # the patients it has treated this year, or gladiators or goods taken away


class Goal(TypedDict):
    goal: int  # among the printed goals
    met: bool
    has: dict[str, int]  # what stands now, by the measures that it asks for


class View(TypedDict):
    mode: Mode
    level: Level  # of Pergamon
    year: int  # from 1
    phase: Phase
    first: int  # the first player
    turn: int  # whose turn it is, or −1
    regions: list[Region]  # from the top
    decks: list[int]  # cards left; in Pergamon one
    gone: list[int]  # faces that have left the game
    journey: Journey
    journeys_left: int
    journeys_gone: list[int]
    baths: Baths
    arena: Arena
    theatre: Theatre
    lines: list[list[int]]  # notable works by humour and line
    primus: list[int]  # by humour the seat on the top space, or −1
    players: list[Physician]
    visitors: list[Dignitary]
    pelops: list[int]  # his skill by humour, if he is there; else empty
    swapped: bool  # Pergamon: the subject's space is taken this year
    goals: list[Goal]
    asked: Asked | None  # null when the game is over
    scores: list[int]
    winners: list[int]
    ranks: list[int]


class Price(TypedDict):
    """What a project costs."""

    philosophy: int
    reputation: int
    health: int
    books: int
    focus: list[int]
    any_focus: int
    herbs: list[int]
    any_herbs: int


class Gain(TypedDict):
    impact: int
    philosophy: int
    reputation: int
    health: int
    books: int
    works: int
    focus: list[int]
    any_focus: int
    herbs: list[int]
    any_herbs: int
    skill: list[int]
    any_skill: int


class Project(TypedDict):
    """Done in this order: needs are checked, the price is paid, then treating, soliciting,
    publishing, gains."""

    needs: dict[str, int]  # a measure and what it must reach
    pay: Price
    treat: list[int]  # by humour; all zero: nobody
    place: Literal["here", "hospital", "arena"]  # of the treatment
    solicit: list[int]
    any_solicit: int
    publish: int  # focus less for a publication; −1: none
    gain: Gain
    text: dict[str, str]  # made from all this, by language


class Face(TypedDict):
    cls: int  # CLASSES
    event: dict[str, str]
    line: dict[str, str]
    seeds: list[int]
    gladiators: int  # added, or removed where it is below zero
    bonus: int
    project: Project


class PrintedJourney(TypedDict):
    city: dict[str, str]
    line: dict[str, str]
    goods: list[int]
    project: Project


class Doctrine(TypedDict):
    name: dict[str, str]
    line: dict[str, str]
    rank: int  # 1 is the best tie-break
    pay: Price
    gain: Gain
    text: dict[str, str]


class Track(TypedDict):
    start: int
    most: int


class PrintedVilla(TypedDict):
    name: dict[str, str]
    line: dict[str, str]
    philosophy: Track
    health: Track
    reputation: Track
    focus: int  # spaces
    power: dict[str, int]  # what differs from the rules
    text: dict[str, str]


class PrintedGoal(TypedDict):
    card: Literal["perga", "mon"]
    needs: dict[str, int]  # measures, all at the same moment
    name: dict[str, str]
    text: dict[str, str]


class PrintedDignitary(TypedDict):
    name: dict[str, str]
    line: dict[str, str]
    text: dict[str, str]  # what it does


class Printed(TypedDict):
    faces: list[Face]  # see FACES in the vocabulary
    journeys: list[PrintedJourney]
    doctrines: list[Doctrine]
    standard: PrintedVilla
    villas: list[PrintedVilla]
    goals: list[PrintedGoal]
    dignitaries: list[PrintedDignitary]
    segments: list[int]  # positions of a skill track in each segment, from the start
    top: int  # of the contest track


CONSTANTS = {
    "HUMOURS": HUMOURS,
    "GOODS": GOODS,
    "BOOK": BOOK,
    "CLASSES": CLASSES,
    "CARDS": CARDS,
    "CARDS_OF_A_CLASS": CARDS_OF_A_CLASS,
    "SECTIONS": SECTIONS,
    "VILLA": VILLA,
    "BATHS": BATHS,
    "ARENA": ARENA,
    "JOURNEY": JOURNEY,
    "REGION": REGION,  # regions come last: REGION + its place
    "THEATRE": THEATRE,
    "DIGNITARIES": DIGNITARIES,
    "LEVELS": LEVELS,
    "MEDIPLES": MEDIPLES,
    "YEARS": YEARS,
    "LINES": LINES,
    "GLADIATORS": GLADIATORS,
    "PRIMUS_POINTS": PRIMUS_POINTS,
    "WORK_POINTS": WORK_POINTS,
    "THERIAC_POINTS": THERIAC_POINTS,
    "LEAD_IN_WORKS": LEAD_IN_WORKS,
}
