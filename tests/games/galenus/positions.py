"""Tables and positions for the tests of Galenus.

Most tests play with a set of components of their own, the bench, so that nothing depends on how
the game's own set is balanced. On the bench no project can be done and no goal be met unless a
test lays one there. A position is made by setting what lies on the table; a phase is then begun
by waking the frame at the bottom. Humours, regions and seats count from 0; patients, focus and
herbs are written as letters, "spp" is a sanguine and two phlegmatic ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

import asclepia
from asclepia.games.galenus.components import (
    Card,
    Doctrine,
    Face,
    Gain,
    GalenusComponents,
    Goal,
    GoalFace,
    Humours,
    Journey,
    Measures,
    Power,
    Price,
    Project,
    Tracks,
    Villa,
)
from asclepia.table import Event, State

GAME = asclepia.load("galenus")
NONE = -1
LETTERS = "spcm"
HUMOURS = ("sanguine", "phlegmatic", "choleric", "melancholic")
SANGUINE, PHLEGMATIC, CHOLERIC, MELANCHOLIC = range(4)
BOOK = 4
CLASSES = ("patrician", "plebeian", "peregrini")
VILLA, BATHS, ARENA, JOURNEY, TOP, MIDDLE, BOTTOM, FOURTH = range(8)  # sections
REGION = TOP
SATYRUS, PELOPS, ASIARCH, THEAGENES, NICON = range(5)
LEVELS = ("easy", "normal", "intermediate", "hard", "extreme", "legendary")
WINTER = 36  # the first winter face
#: Skill on the bench: just below the three lines, and the top space.
LINES = (2, 5, 8)
PRIMUS = 11
GALENUS = 9  # his space on the bench

#: Seats, villas, the colleague, the level: every kind of table.
TABLES = [
    *[
        (seats, villas, colleague, "normal")
        for seats in (2, 3, 4)
        for villas in ("standard", "asymmetric", "chosen")
        for colleague in ("no", "yes")
    ],
    *[(1, "standard", "no", level) for level in LEVELS],
    (1, "asymmetric", "no", "easy"),
    (1, "chosen", "no", "normal"),
]

# The bench


def humours(letters: str) -> Humours:
    return Humours(*counts(letters))


def counts(letters: str) -> list[int]:
    assert set(letters) <= set(LETTERS)
    return [letters.count(letter) for letter in LETTERS]


def price(focus: str = "", herbs: str = "", **rest: int) -> Price:
    return Price(focus=humours(focus), herbs=humours(herbs), **rest)


def gain(focus: str = "", herbs: str = "", skill: str = "", **rest: int) -> Gain:
    return Gain(focus=humours(focus), herbs=humours(herbs), skill=humours(skill), **rest)


def project(treat: str = "", solicit: str = "", **rest: Any) -> Project:
    return Project(treat=humours(treat), solicit=humours(solicit), **rest)


#: Nobody ever has so many.
NEVER = Measures(works=200)
IMPOSSIBLE = Project(needs=NEVER, gain=Gain(impact=1))
#: By class, summer and winter: who comes, gladiators, the bonus. The first card of a class in
#: winter, and the last one in summer, are those of the rulebook's example of the new year.
SEEDS = {
    ("patrician", "summer"): ("scc", 0, 1),
    ("plebeian", "summer"): ("spcm", 0, 2),
    ("peregrini", "summer"): ("ccppppmm", 0, 3),
    ("patrician", "winter"): ("cp", -1, 4),
    ("plebeian", "winter"): ("sm", 1, 5),
    ("peregrini", "winter"): ("pp", -2, 6),
}
GOODS = ["sanguine", "phlegmatic", "choleric", "melancholic", "book"]
#: By number; the ranks are not in order, so that nobody takes one for the other.
DOCTRINES = [
    Doctrine(name="second", rank=2, pay=price(reputation=1), gain=gain(any_herbs=1)),
    Doctrine(name="third", rank=3, gain=gain(any_skill=1)),
    Doctrine(name="first", rank=1, gain=gain(philosophy=2)),
]
SECOND, THIRD, FIRST = range(3)
POWERS = [
    Power(book=3),
    Power(arena=0),
    Power(goods=1),
    Power(bonus=2),
    Power(rest=1),
    Power(preparation=1),
    Power(hospital=Humours(1, 1, 1, 1)),
    Power(publication=3),
]


def face(cls: str, season: str, number: int, task: Project) -> Face:
    seeds, gladiators, bonus = SEEDS[cls, season]
    title = number if season == "summer" else 11 - number  # not in the same order
    return Face(
        event=f"{cls} {season} {title:02}",
        seeds=humours(seeds),
        gladiators=gladiators,
        bonus=bonus,
        project=task,
    )


def bench(
    task: Project = IMPOSSIBLE,
    travel: Project = IMPOSSIBLE,
    goals: Iterable[Measures] = (NEVER,) * 4,
    power: Power | None = None,
    doctrines: list[Doctrine] = DOCTRINES,
    **changes: Any,
) -> GalenusComponents:
    """The bench: with a project on every region, one on every journey, the same four goals on
    all faces, a power of the standard villa, or whatever else."""
    wanted = list(goals)
    parts: dict[str, Any] = {
        "game": "galenus",
        "name": "bench",
        "title": "For the tests",
        "source": "the tests",
        "tracks": Tracks(segments=[3, 3, 3, 3], contest=GALENUS),
        "standard": Villa() if power is None else Villa(power=power),
        "villas": [Villa(power=one, name=f"villa {n}") for n, one in enumerate(POWERS)],
        "cards": [
            Card(
                cls=cls,
                summer=face(cls, "summer", number, task),
                winter=face(cls, "winter", number, task),
            )
            for cls in CLASSES
            for number in range(12)
        ],
        "journeys": [
            Journey(city=f"city {number}", goods=GOODS[:], project=travel) for number in range(10)
        ],
        "doctrines": doctrines,
        "goal_faces": [
            GoalFace(card=half, goals=[Goal(needs=one) for one in found])
            for half, found in (("perga", wanted[:2]), ("mon", wanted[2:]))
            for _ in range(4)
        ],
    }
    return GalenusComponents(**{**parts, **changes})


BENCH = bench()


def changed(components: GalenusComponents, **changes: Any) -> GalenusComponents:
    return msgspec.structs.replace(components, **changes)


# Starting


@cache
def _seed(seats: int, villas: str, colleague: int) -> int:
    """Chance that makes seat 0 begin, with this colleague."""
    options = {"villas": villas, "colleague": "no" if colleague == NONE else "yes"}
    for seed in range(10_000):
        state = GAME.start(seats, seed, BENCH, **options)
        here = [one["who"] for one in state.view(None)["visitors"]]
        if state.first == 0 and colleague in (NONE, *here):
            return seed
    raise AssertionError("seat 0 never begins")


def table(
    seats: int = 3,
    components: GalenusComponents = BENCH,
    colleague: int = NONE,
    villas: str = "standard",
) -> State:
    """The first turn of the first year, seat 0 to work."""
    seed = _seed(seats, villas, colleague)
    told = "no" if colleague == NONE else "yes"
    return GAME.start(seats, seed, components, villas=villas, colleague=told)


def pergamon(
    level: str = "normal", components: GalenusComponents = BENCH, seed: int = 1, **options: str
) -> State:
    """Alone; the dignitaries ahead have acted."""
    return GAME.start(1, seed, components, level=level, **options)


def bottom(state: State) -> Any:
    """The frame that knows the course of the game."""
    found = state.frame
    while found.below is not None:
        found = found.below
    return found


SETUP, WORK, CONTEST = range(3)


def begin(state: State, phase: str) -> list[Event]:
    """A phase begins, whatever was going on: "work", "contest" or "year" (the check of works,
    and the new year or the final scoring)."""
    course = bottom(state)
    state.frame = course
    state.phase = {"work": SETUP, "contest": WORK, "year": CONTEST}[phase]
    state.listen()
    course.resume(state)
    state.settle_goals()
    return state.heard()


def at_work(
    state: State, *plans: Iterable[int], turn: int = 0, subject: int = SANGUINE
) -> list[Event]:
    """All get results: these mediples are planned, by seat, and nobody prepares. The last seat,
    if nothing is said of it, is on its way to the baths, so that the year goes on."""
    for seat in range(state.seats):
        mine = list(plans[seat]) if seat < len(plans) else []
        if seat == state.seats - 1 >= len(plans):
            mine = [BATHS]
        physician = state.physicians[seat]
        physician.at_home = 0
        physician.results = True
        physician.planned = mine.count(VILLA)
        physician.sections = sum({1 << section for section in mine if section != VILLA})
    state.subject = subject
    state.turn = turn
    state.passes = 0
    frame = state.frame
    while type(frame).__name__ != "Work":
        frame = frame.below
    state.frame = frame
    state.listen()
    frame.take_turns(state)
    return state.heard()


# Making positions


def own(state: State, seat: int = 0, **things: Any) -> Any:
    """What a seat has. Focus, herbs and the hospital as letters, skill as four positions,
    doctrines by their numbers, all else as a physician has it."""
    physician = state.physicians[seat]
    for name, value in things.items():
        if name in ("focus", "herbs", "hospital"):
            value = counts(value)
        elif name == "skill":
            value = list(value)
        elif name in ("doctrines", "used"):
            value = sum(1 << number for number in value)
        assert hasattr(physician, name)
        setattr(physician, name, value)
    return physician


def ward(state: State, *regions: str) -> None:
    """These patients wait in the regions, from the top; nobody in those that are not said."""
    found: list[int] = []
    for region in range(state.box.regions):
        found += counts(regions[region] if region < len(regions) else "")
    state.patients = found


def lay(state: State, *faces: int) -> None:
    """These faces lie open; below a summer face its own winter face, as on the bench."""
    below = dict(state.box.pairs)
    state.faces = list(faces)
    state.backs = [below.get(one, NONE) for one in faces]


def guests(state: State, *order: int, spaces: Iterable[int] | None = None) -> None:
    """Pergamon: these dignitaries, the highest on the contest track first, each in the region of
    its rank; nobody has acted."""
    where = [NONE] * 5
    found = [0] * 5
    highest = list(spaces or range(4, 0, -1))
    for rank, who in enumerate(order):
        where[who] = rank
        found[who] = highest[rank]
    state.where, state.spaces = where, found
    state.teachers = [one if where[one] != NONE else NONE for one in state.teachers]
    state.acted = 0


# Playing


def asked(state: State, seat: int | None = None) -> dict[str, Any]:
    """What is asked now; empty when the game is over."""
    who = state.pending[0] if seat is None and state.pending else seat
    return state.view(who)["asked"] or {}


def wanted(state: State) -> tuple[str, int]:
    """What is asked, and of whom: ("result", 2)."""
    return asked(state)["to"], state.pending[0]


def legal(state: State, seat: int | None = None, asides: bool = False) -> list[tuple[Any, ...]]:
    """The choices of the asked seat, as ("plan", 3); without asides, or only those."""
    who = state.pending[0] if seat is None else seat
    return [
        (action.kind.name, *action.values)
        for action in state.choices(who)
        if action.aside == asides
    ]


def do(state: State, kind: str, *values: int, seat: int | None = None) -> list[Event]:
    """The asked seat does this."""
    who = state.pending[0] if seat is None else seat
    state.choices(who)  # anew, for a test may have changed the position
    return state.play(who, GAME.actions.find(kind, *values))


def can(state: State, kind: str, *values: int, seat: int | None = None) -> bool:
    """Is this among the choices, an aside or not?"""
    who = state.pending[0] if seat is None else seat
    return GAME.actions.find(kind, *values) in state.choices(who)


def steps(state: State, *moves: Any) -> list[Event]:
    """One move after the other, by whoever is asked: "begin" or ("plan", 3)."""
    told: list[Event] = []
    for move in moves:
        told += do(state, move) if isinstance(move, str) else do(state, *move)
    return told


def playing(
    state: State, luck: int, told: list[Event] | None = None, shy: float = 0.7
) -> Iterator[int]:
    """Random moves to the end; before each, hands over the seat that is asked. Asides are tried,
    but `shy` is how often they are not."""
    rng = random.Random(luck)
    while not state.over:
        seat = rng.choice(state.pending)
        yield seat
        choices = state.choices(seat)
        if rng.random() < shy:
            choices = [action for action in choices if not action.aside]
        events = state.play(seat, rng.choice(choices))
        if told is not None:
            told += events


def play_out(state: State, luck: int = 1) -> list[Event]:
    """A random game to its end; everything that happened."""
    told: list[Event] = []
    for _ in playing(state, luck, told):
        pass
    return told


# Looking


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, each as its fields."""
    return [
        dict(zip(event.kind.fields, event.values, strict=True))
        for event in events
        if event.kind.name == kind
    ]


def has(state: State, seat: int, *names: str) -> Any:
    """What everybody sees of a seat; focus, herbs and the hospital as letters. One thing alone,
    several as a tuple."""
    shown = state.view(None)["players"][seat]
    found = []
    for name in names:
        value = shown[name]
        if name in ("focus", "herbs", "hospital"):
            value = letters(value)
        found.append(value)
    return found[0] if len(found) == 1 else tuple(found)


def letters(found: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, found, strict=True))


def waiting(state: State, region: int) -> str:
    """The patients of a region, as letters."""
    return letters(state.view(None)["regions"][region]["patients"])


def why_not(state: State, kind: str = "") -> dict[tuple[Any, ...], tuple[str, str]]:
    """What is blocked for the asked seat: the move, its rule and the key of the reason; all moves
    or those of a kind."""
    found = {}
    for spot, rule, reason in state.blocked(state.pending[0]):
        if kind in ("", spot.kind.name):
            found[spot.kind.name, *spot.values] = (rule, reason.key)
    return found


def whole(state: State) -> dict[str, Any]:
    """Everything in a state that can be compared, hidden or not."""
    found = {
        name: getattr(state, name)
        for name in ("decks", "backs", "journeys", "owed", "passes")
        if hasattr(state, name)
    }
    found["views"] = [state.view(seat) for seat in (*range(state.seats), None)]
    found["counted"] = [
        (one.treated, one.cleared, one.firsts, one.sections) for one in state.physicians
    ]
    return found
