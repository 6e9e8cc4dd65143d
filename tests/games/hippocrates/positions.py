"""Tables and positions for the tests of Hippocrates.

Most tests play with a set of components of their own, the workbench, so that nothing depends on
how the game's own set is balanced. A position is made by setting what lies on the table; a phase is
then begun by waking the frame at the bottom. Columns, rows and seats count from 0.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import asclepia
from asclepia.games.hippocrates.components import (
    Basic,
    Doctor,
    Gain,
    HippocratesComponents,
    Kit,
    Patient,
    Section,
    Space,
    Tile,
    Track,
    Vials,
)
from asclepia.table import Event, State

GAME = asclepia.load("hippocrates")
FILE = GAME.folder / "components" / "reconstructed.toml"
PRINTED = GAME.components()

EDITIONS = ("revised", "first")
SEATS = (1, 2, 3, 4)
TABLES = [(seats, edition) for seats in SEATS for edition in EDITIONS]
NONE = -1
REGIONS = ("macedonia", "carthage", "persia", "alexandria", "greece", "cyrene")
MACEDONIA, CARTHAGE, PERSIA, ALEXANDRIA, GREECE, CYRENE = range(6)
POTIONS, HERBS, UNGUENTS = range(3)
TRAVELLING, CHARITABLE, SCHEDULING = range(3)  # the first one exchanges in the revised edition
LETTERS = "phu"
MEDICINES = {"p": "potions", "h": "herbs", "u": "unguents"}
TILE_PATIENT, BASIC, TILE_DOCTOR = 72, 30, 31

# The workbench

#: The twelve patients of each region, by what they need: "pph" is two potions and a herb.
NEEDS = ("p", "h", "u", "ph", "pu", "hu", "phu", "pp", "hh", "uu", "pph", "huu")
#: The five doctors of each region: contracts, cost, points.
DOCTORS = (
    ("phu", 4, 3),
    ("pu h", 5, 4),
    ("h", 1, 2),
    ("u p", 6, 5),
    ("ph hu p", 8, 7),
)
#: Those whom the rulebooks name, by region and place.
NAMED = {
    "Aristophanes": (MACEDONIA, 0),
    "Philoxenos": (MACEDONIA, 4),
    "Ashkan": (PERSIA, 3),
    "Celse": (ALEXANDRIA, 0),
    "Oribase": (ALEXANDRIA, 1),
    "Leandros": (GREECE, 1),
    "Xenophon": (GREECE, 2),
    "Althaia": (GREECE, 0),
    "Lacydes": (CYRENE, 0),
    "Tedros": (CYRENE, 4),
}


def vials(letters: str) -> Vials:
    return Vials(**{name: letters.count(letter) for letter, name in MEDICINES.items()})


def medicines(contracts: str) -> list[list[Any]]:
    """ "pu h": two contracts."""
    return [[MEDICINES[letter] for letter in contract] for contract in contracts.split()]


def gain(letters: str = "", **rest: int) -> Gain:
    """Vials, and points, reputation or drachmas."""
    return Gain(**{name: letters.count(letter) for letter, name in MEDICINES.items()}, **rest)


def _name(region: int, place: int) -> str:
    for name, where in NAMED.items():
        if where == (region, place):
            return name
    return f"{REGIONS[region]} {place}"


WELCOME_GAINS = (
    gain(points=2, reputation=2),
    gain("ppp"),
    gain(drachmas=7),
    gain("hhh"),
    gain(reputation=4),
    gain("uuu"),
)
COLUMNS = {
    "macedonia": [
        Space(
            gain=gain(points=1, reputation=1),
            revised=gain(points=1, drachmas=1, reputation=1),
            empty=2,
        ),
        Space(gain=gain(points=2), empty=3),
        Space(gain=gain(points=3, reputation=-2), empty=4),
    ],
    "carthage": [
        Space(gain=gain("p", reputation=1), empty=1, assistant=True),
        Space(gain=gain("pp"), empty=1),
        Space(gain=gain("ppp", reputation=-1), empty=3),
    ],
    "persia": [
        Space(gain=gain(drachmas=3, reputation=1), empty=3),
        Space(gain=gain(drachmas=5), empty=4),
        Space(gain=gain(drachmas=7, reputation=-3), empty=5),
    ],
    "alexandria": [
        Space(gain=gain("h", reputation=1), empty=1, assistant=True),
        Space(gain=gain("hh"), empty=1, assistant=True),
        Space(gain=gain("hhh", reputation=-1), empty=3),
    ],
    "greece": [
        Space(gain=gain(reputation=2), empty=2),
        Space(gain=gain(reputation=4, drachmas=-1), empty=3),
        Space(gain=gain(reputation=6, drachmas=-3), empty=4),
    ],
    "cyrene": [
        Space(gain=gain("u", reputation=1), empty=1, assistant=True),
        Space(gain=gain("uu"), empty=1, assistant=True),
        Space(gain=gain("uuu", reputation=-1), empty=3),
    ],
}
WAGES = (3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)  # by space of the workbench's track
START = 4
LAST = len(WAGES) - 1

# Knowledge tiles of the workbench: first welcome tiles by region, then double tiles by region.
DOUBLE = 6
PATIENT_PH, PATIENT_U, PATIENT_PHU = 12, 13, 14  # 4, 3 and 5 points
DOCTOR_P, DOCTOR_H_U, DOCTOR_PHU = 15, 16, 17  # 3, 4 and 2 points
FAME, MONEY, BASKET = 18, 19, 20  # lightning: 3 reputation, 5 drachmas, a potion and a herb
WELCOME_AGAIN = 21  # the same six welcome tiles once more
DOUBLE_AGAIN = 27  # of Macedonia

BENCH = HippocratesComponents(
    game="hippocrates",
    name="workbench",
    title="For the tests",
    source="the tests",
    track=Track(
        sections=[Section(spaces=3, wage=wage) for wage in (3, 2, 1, 0)],
        start=START + 1,
        three_players=[8],
        two_players=[7, 9],
        solo=[3, 6, 8],
    ),
    columns=COLUMNS,
    basic=Basic(contracts=medicines("ph u"), points=2),
    patients=[
        Patient(
            number=1 + region + 6 * place,
            region=REGIONS[region],
            name=f"{REGIONS[region]} {needs}",
            offering=1 + place % 4,
            needs=vials(needs),
            points=1 + place,
        )
        for region in range(6)
        for place, needs in enumerate(NEEDS)
    ],
    doctors=[
        Doctor(
            number=1 + region + 6 * place,
            region=REGIONS[region],
            name=_name(region, place),
            cost=cost,
            contracts=medicines(contracts),
            points=points,
        )
        for region in range(6)
        for place, (contracts, cost, points) in enumerate(DOCTORS)
    ],
    kits=[Kit(cost=1 + number % 4, vials=vials("phu"[: 1 + number % 3])) for number in range(30)],
    tiles=[
        *[
            Tile(kind="welcome", region=REGIONS[region], gain=WELCOME_GAINS[region])
            for region in range(6)
        ],
        *[Tile(kind="double", region=REGIONS[region]) for region in range(6)],
        Tile(kind="patient", needs=vials("ph"), points=4),
        Tile(kind="patient", needs=vials("u"), points=3),
        Tile(kind="patient", needs=vials("phu"), points=5),
        Tile(kind="doctor", contracts=medicines("p"), points=3),
        Tile(kind="doctor", contracts=medicines("h u"), points=4),
        Tile(kind="doctor", contracts=medicines("phu"), points=2),
        Tile(kind="lightning", gain=gain(reputation=3)),
        Tile(kind="lightning", gain=gain(drachmas=5)),
        Tile(kind="lightning", gain=gain("ph")),
        *[
            Tile(kind="welcome", region=REGIONS[region], gain=WELCOME_GAINS[region])
            for region in range(6)
        ],
        Tile(kind="double", region="macedonia"),
        Tile(kind="lightning", gain=gain("u")),
        Tile(kind="lightning", gain=gain(drachmas=1)),
    ],
)


def bench(**changes: Any) -> HippocratesComponents:
    """The workbench with other parts."""
    return msgspec.structs.replace(BENCH, **changes)


def patient(region: int, needs: str) -> int:
    """The patient of this region who needs this: 1 point for "p" up to 12 for "huu"."""
    return region * 12 + NEEDS.index(needs)


def doctor(name_or_region: str | int, place: int = 0) -> int:
    """A doctor of the workbench, by name or by region and place."""
    if isinstance(name_or_region, str):
        region, place = NAMED[name_or_region]
    else:
        region = name_or_region
    return region * 5 + place


# Starting


@cache
def _seed(seats: int, edition: str) -> int:
    """Chance that lines the markers up as 0, 1, 2, 3 on the welcome track."""
    for seed in range(10_000):
        state = GAME.start(seats, seed, BENCH, edition=edition)
        if list(state.waiting) == [0, 1, 2, 3]:
            return seed
    raise AssertionError("nobody lines up in order")


def table(
    seats: int = 4,
    edition: str = "revised",
    components: HippocratesComponents = BENCH,
    **options: str,
) -> State:
    """The first turn of welcoming, seat 0 to enter, 1, 2 and 3 behind it; no assistant is ready,
    nobody has a vial or a drachma. On the reputation track people stand on the start space."""
    state = GAME.start(seats, _seed(seats, edition), components, edition=edition, **options)
    for _ in range(seats):
        do(state, "assist", TRAVELLING)
    for seat in range(seats):
        own(state, seat, money=0, has="", ready=())
    assert list(state.waiting) == [0, 1, 2, 3]
    return state


def bottom(state: State) -> Any:
    """The frame that knows the course of the game."""
    frame = state.frame
    while frame.below is not None:
        frame = frame.below
    return frame


PHASES = ("setup", "welcome", "payment", "recruitment", "treatment", "end")


def begin(state: State, phase: str) -> list[Event]:
    """A phase begins, whatever was going on: "payment", "recruitment", "treatment", "score" (with
    what follows it) or "end", which is only reckoned up."""
    course = bottom(state)
    before = {"welcome": 0, "payment": 1, "recruitment": 2, "treatment": 3, "score": 4, "end": 5}
    state.phase = before[phase]
    state.frame = course
    state.listen()
    course.resume(state)
    return state.heard()


# Making positions


def own(
    state: State,
    seat: int,
    money: int | None = None,
    has: str | None = None,
    ready: tuple[int, ...] | None = None,
    **rest: Any,
) -> Any:
    """What a seat has: money, vials as letters, assistants that are ready, and anything else that
    a practice holds."""
    practice = state.practices[seat]
    if money is not None:
        practice.money = money
    if has is not None:
        practice.vials = [has.count(letter) for letter in LETTERS]
    if ready is not None:
        practice.assistants = sum(1 << assistant for assistant in ready)
    for name, value in rest.items():
        setattr(practice, name, value)
    return practice


def employ(state: State, seat: int, *services: tuple[int, ...]) -> None:
    """These doctors are in service, and nobody else: each with its patients by contract."""
    practice = state.practices[seat]
    practice.doctors = tuple([service[0] for service in services])
    attached = []
    for doctor, *patients in services:
        count = len(state.box.contracts[doctor])
        attached.append((*patients, *[NONE] * (count - len(patients))))
    practice.attached = tuple(attached)
    practice.fresh = 0


def roll(state: State, rows: str) -> None:
    """The dice lie there, column by column: "0121.0" has none in column 4."""
    state.dice = [0 if row == "." else 1 << int(row) for row in rows]


def queue(state: State, column: int, *patients: int) -> None:
    """These patients stand in a column, none where NONE is said; without bribes."""
    for row, one in enumerate(patients):
        state.queue[column * 3 + row] = one
        state.bribes[column * 3 + row] = 0


def move_to(state: State, *columns: int) -> None:
    """Markers 1, 2, … have moved to these columns already; only seat 0 is left."""
    state.columns = [NONE] * 6
    for marker, column in enumerate(columns, 1):
        state.columns[column] = marker
    state.waiting = tuple(m for m in state.waiting if m == 0 or m > len(columns))


def stand(state: State, *spaces: int, order: tuple[int, ...] | None = None) -> None:
    """Reputation markers stand on these spaces; on one space the lower seat is on top unless an
    order is given."""
    state.reputation = list(spaces)
    markers = order or tuple(sorted(range(4), key=lambda marker: -spaces[marker]))
    state.order = tuple(markers)
    assert [spaces[marker] for marker in markers] == sorted(spaces, reverse=True)


# Playing


def asked(state: State, seat: int | None = None) -> dict[str, Any]:
    """What is asked now; empty when the game is over."""
    who = state.pending[0] if seat is None and state.pending else seat
    return state.view(who)["asked"] or {}


def wanted(state: State) -> tuple[str, int]:
    """What is asked, and of whom: ("enter", 2)."""
    return asked(state)["to"], state.pending[0]


def legal(state: State, seat: int | None = None, asides: bool = False) -> list[tuple[Any, ...]]:
    """The choices of the asked seat, as ("attach", 30, 1); without asides, or only those."""
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


def enter(state: State, column: int) -> list[Event]:
    """The asked seat takes what the die shows in a column, with no help and no tiles."""
    told = do(state, "enter", column)
    while asked(state).get("to") in ("welcome", "settle", "tiles"):
        (first, *_) = legal(state)
        told += do(state, *(("pass",) if asked(state)["to"] == "tiles" else first))
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


def shown(state: State, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a seat's practice."""
    return state.view(None)["players"][seat]


def ready(state: State, seat: int = 0) -> list[int]:
    """The assistants that are ready."""
    return [number for number, here in enumerate(shown(state, seat)["assistants"]) if here]


def services(state: State, seat: int = 0) -> dict[int, list[int]]:
    """The doctors in service, each with its patients by contract."""
    return {one["doctor"]: one["attached"] for one in shown(state, seat)["doctors"]}


# Component files


@cache
def _parts() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def printed_parts() -> dict[str, Any]:
    """The component file as it stands, read without the engine."""
    return deepcopy(_parts())


def write_parts(parts: dict[str, Any], folder: Path) -> Path:
    """A component file that says this."""
    tables = ("track", "columns", "basic")
    lists = ("patients", "doctors", "kits", "tiles")
    lines = [f"{key} = {_toml(value)}" for key, value in parts.items() if key not in tables + lists]
    for key in tables + lists:
        title = f"[{key}]" if key in tables else f"[[{key}]]"
        found = parts.get(key, [])
        for one in [found] if isinstance(found, dict) else found:
            lines.append(title)
            lines += [f"{name} = {_toml(value)}" for name, value in one.items()]
    path = folder / "my-hippocrates.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_toml(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def read_parts(parts: dict[str, Any], folder: Path) -> HippocratesComponents:
    return GAME.read_components(write_parts(parts, folder))
