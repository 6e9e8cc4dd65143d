"""Tables and positions for the tests of Quackery.

Most tests play with a set of cards of their own, the workbench: one card for everything that a
card can do, so that nothing depends on how the game's own set is balanced. A position is made by
setting statuses, hands and piles of a started game; cards change places, none is made.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import asclepia
from asclepia.games.quackery.components import (
    Agenda,
    Card,
    Character,
    Need,
    Patient,
    QuackeryComponents,
    Step,
    Words,
)
from asclepia.table import Event, State

GAME = asclepia.load("quackery")
FILE = GAME.folder / "components" / "reconstructed.toml"
PRINTED = GAME.components()

SEATS = (2, 3, 4, 5, 6)
BLACK, BLOOD, PHLEGM, YELLOW = range(4)
DOWN, UP = 0, 1
TREATMENT, ANSWER = 0, 1  # what a card about a played card is about
NOBODY = -1
FIRST_CHARACTER = 40  # characters are numbered after so many cards

#: The seven places of Q-C1, from too little to too much.
PLACES = {"†-": 0, "--": 1, "-": 2, "0": 3, "+": 4, "++": 5, "†+": 6}
BAND = {value: 2 + (value - 1) // 4 for value in range(1, 13)}  # Q-C2: imbalanced humours

OPTIONS = [
    {"diagnosis": diagnosis, "quacks": quacks}
    for diagnosis in ("printed", "random")
    for quacks in ("none", "dealt")
]

# The workbench


def words(text: str) -> Words:
    return Words(en=text, fr=text)


def step(do: str, **rest: Any) -> Step:
    return Step(do=do, **rest)


def card(id: str, kind: str, *steps: Step, copies: int = 12) -> Card:
    return Card(
        id=id, kind=kind, copies=copies, name=words(id), line=words("ha"), steps=list(steps)
    )


def character(id: str, use: str, *steps: Step, **rest: Any) -> Character:
    return Character(id=id, use=use, name=words(id), line=words("ha"), steps=list(steps), **rest)


def need(whose: str, fate: str, measure: str, least: int, **rest: Any) -> Need:
    return Need(whose=whose, fate=fate, measure=measure, least=[least] * 5, **rest)


def agenda(id: str, *needs: Need) -> Agenda:
    return Agenda(id=id, name=words(id), line=words("ha"), needs=list(needs))


def patient(value: int, *succumbs: Step, id: str = "") -> Patient:
    return Patient(
        id=id or f"patient {value}",
        value=value,
        estate=("throne", "altar", "sword")[value % 3],
        status=[1] * BAND[value] + [0] * (4 - BAND[value]),
        name=words(f"patient {value}"),
        line=words("ha"),
        succumbs=list(succumbs),
    )


EITHER = {"humour": "chosen", "way": "chosen"}
CARDS = [
    # Treatments
    card("one", "treatment", step("move", by=1, **EITHER)),
    card("two", "treatment", step("move", by=2, **EITHER)),
    card("three", "treatment", step("move", by=3, **EITHER)),
    card("blood", "treatment", step("move", humour="blood", by=2, way="chosen")),
    card("up", "treatment", step("move", humour="chosen", by=1)),
    card("all up", "treatment", step("move", humour="every", by=1)),
    card(
        "both down",
        "treatment",
        step("move", humour="chosen", by=-1),
        step("move", humour="other", by=-1),
    ),
    card(
        "across",
        "treatment",
        step("move", humour="chosen", by=-1),
        step("move", humour="other", by=1),
    ),
    card("soothe all", "treatment", step("balance", humour="every", by=1)),
    card("soothe", "treatment", step("balance", humour="chosen", by=2)),
    card("harm", "treatment", step("upset", humour="chosen", by=2)),
    card("harm all", "treatment", step("upset", humour="every", by=1)),
    card("mirror", "treatment", step("mirror", humour="every")),
    card("swap", "treatment", step("swap")),
    card("rest", "treatment", step("draw", who="self", by=1)),
    card("feast", "treatment", step("draw", who="all", by=1)),
    card("present", "treatment", step("draw", who="player", by=2)),
    card("peek", "treatment", step("peek", by=2)),
    card("spy", "treatment", step("confess", who="player")),
    card("bag", "treatment", step("limit", who="self", by=1)),
    card("audit", "treatment", step("limit", who="others", by=-1)),
    card("decree", "treatment", step("limit", who="all", by=-1)),
    card("fire", "treatment", step("discard", who="others", by=1)),
    # Responses
    card("cancel", "response", step("cancel")),
    card("redirect", "response", step("redirect")),
    card("reverse", "response", step("reverse")),
    card("double", "response", step("double")),
    card("credit", "response", step("credit")),
    card("restore", "response", step("restore", humour="chosen")),
    card("pinch", "response", step("move", by=1, **EITHER)),
    card("push", "response", step("move", by=2, **EITHER)),
    card("turn", "response", step("mirror", humour="chosen")),
    card("writ", "response", step("limit", who="player", by=-1)),
    card("purse", "response", step("draw", who="self", by=1)),
]
CHARACTERS = [
    character("surgeon", "treatment", step("move", humour="blood", by=-2)),
    character(
        "chemist",
        "treatment",
        step("move", humour="chosen", by=-1),
        step("move", humour="other", by=1),
    ),
    character("stargazer", "treatment", step("peek", by=3)),
    character("flatterer", "response", step("credit"), pay=1),
    character("meddler", "response", step("move", by=1, **EITHER), pay=2),
    character("nurse", "response", step("restore", humour="chosen")),
    character("hoarder", "always", hand=1),
    character("ascetic", "always", hand=-1),
    character("gossip", "always", draws=1),
    character("monk", "always", mourning="none"),
]
#: An agenda that nobody meets, so that a test's game goes on.
NEVER = need("mine", "cured", "number", 12)
AGENDAS = [agenda(f"agenda {number}", NEVER) for number in range(6)]
BENCH = QuackeryComponents(
    game="quackery",
    name="workbench",
    title="For the tests",
    source="the tests",
    patients=[patient(value) for value in range(1, 13)],
    agendas=AGENDAS,
    cards=CARDS,
    characters=CHARACTERS,
)


def bench(**changes: Any) -> QuackeryComponents:
    """The workbench with other patients, agendas, cards or characters."""
    return msgspec.structs.replace(BENCH, **changes)


def with_directions(directions: dict[int, list[Step]]) -> QuackeryComponents:
    """The workbench; patients of these values print these directions."""
    return bench(patients=[patient(value, *directions.get(value, [])) for value in range(1, 13)])


def with_agendas(*agendas: Agenda) -> QuackeryComponents:
    """The workbench with these agendas first; those that follow are never met."""
    return bench(agendas=[*agendas, *AGENDAS[len(agendas) :]])


# Numbers and names


def number_of(state: State, id: str) -> int:
    """The number of a card or a character."""
    printed = state.printed()
    for number, one in enumerate(printed["cards"]):
        if one["id"] == id:
            return number
    for number, one in enumerate(printed["characters"]):
        if one["id"] == id:
            return FIRST_CHARACTER + number
    raise AssertionError(f"there is no card {id!r}")


def id_of(state: State, number: int) -> str:
    printed = state.printed()
    if number >= FIRST_CHARACTER:
        return printed["characters"][number - FIRST_CHARACTER]["id"]
    return printed["cards"][number]["id"]


def held(state: State, seat: int) -> list[str]:
    """The ids of a seat's cards."""
    return sorted(id_of(state, card) for card in state.hands[seat])


def ids(state: State, cards: Any) -> list[str]:
    return sorted(id_of(state, card) for card in cards)


# Making positions


def places(text: str) -> list[int]:
    """The statuses of "0 + -- ++", in the order black, blood, phlegm, yellow."""
    return [PLACES[sign] for sign in text.split()]


def table(
    seats: int = 3,
    status: str = "++ ++ ++ ++",
    hands: dict[int, list[str]] | None = None,
    treating: int = 0,
    diagnosing: int = -1,
    value: int = 0,
    components: QuackeryComponents = BENCH,
    seed: int = 1,
    **options: str,
) -> State:
    """A game in which this seat is about to treat the first patient, and seats hold these cards.
    Unless it is said otherwise it was this seat that diagnosed the patient."""
    options.setdefault("first", str(treating + 1))
    state = GAME.start(seats, seed, components, **options)
    assert state.treating == treating
    if diagnosing >= 0:
        state.diagnosing = diagnosing
    if value:
        bring_in(state, value)
    state.status = places(status)
    for seat, cards in (hands or {}).items():
        give(state, seat, *cards)
    return state


def start_printed(seats: int = 3, seed: int = 1, **options: str) -> State:
    """A game with the set that comes with Quackery."""
    return GAME.start(seats, seed, **options)


def bring_in(state: State, value: int) -> None:
    """Have the patient of this value in bed, in exchange for the one who is there."""
    wanted = value - 1
    if state.patient != wanted:
        there = state.patient
        state.waiting = tuple(there if one == wanted else one for one in state.waiting)
        state.patient = wanted


def give(state: State, seat: int, *cards: str) -> None:
    """These cards go from the draw pile into a hand."""
    pile = list(state.pile)
    numbers = [number_of(state, id) for id in cards]
    for number in numbers:
        pile.remove(number)
    state.pile = tuple(pile)
    state.hands[seat] = tuple(sorted((*state.hands[seat], *numbers)))


def stack(state: State, *cards: str) -> None:
    """These cards lie on top of the draw pile, the first to be drawn first."""
    pile = list(state.pile)
    numbers = [number_of(state, id) for id in cards]
    for number in numbers:
        pile.remove(number)
    state.pile = (*pile, *reversed(numbers))


def leave_in_pile(state: State, *cards: str) -> None:
    """The draw pile is these cards, the first on top; the rest is out of this game."""
    state.pile = tuple(number_of(state, id) for id in reversed(cards))


def throw_away(state: State, *cards: str) -> None:
    """These cards lie in the discard pile."""
    state.discards = tuple(number_of(state, id) for id in cards)


def be(state: State, seat: int, id: str) -> None:
    """A seat is this character, as if it had been dealt."""
    characters = list(state.characters)
    characters[seat] = number_of(state, id)
    state.characters = characters
    state.limits[seat] = state.first_limit(seat)


# Playing


def asked(state: State) -> dict[str, Any]:
    """What is asked now; empty when the game is over."""
    return state.view(None)["asked"] or {}


def wanted(state: State) -> tuple[str, int]:
    """What is asked, and of whom: ("respond", 2)."""
    now = asked(state)
    assert now["waits_for"] == list(state.pending)
    return now["to"], state.pending[0]


def legal(state: State, id: str | None = None) -> list[dict[str, Any]]:
    """The choices of the asked seat; those with this card."""
    found = [action.to_json() for action in state.choices(state.pending[0])]
    if id is not None:
        found = [one for one in found if one.get("remedy") == number_of(state, id)]
    return found


def do(state: State, kind: str, *values: int) -> list[Event]:
    """The asked seat does this."""
    seat = state.pending[0]
    state.choices(seat)  # anew, for a test may have changed the position
    return state.play(seat, GAME.actions.find(kind, *values))


def treat(state: State, humour: int, way: int) -> list[Event]:
    return do(state, "treat", humour, way)


def play(state: State, id: str, **targets: int) -> list[Event]:
    """The asked seat plays this card, or its character, on exactly these targets."""
    wanted = {"remedy": number_of(state, id), **targets}
    for action in state.choices(state.pending[0]):
        found = action.to_json()
        del found["kind"]
        if found == wanted:
            return state.play(state.pending[0], action)
    raise AssertionError(f"{id} cannot be played on {targets}: {legal(state, id)}")


def say_pass(state: State) -> list[Event]:
    return do(state, "pass")


def discard(state: State, id: str) -> list[Event]:
    return do(state, "discard", number_of(state, id))


def answer(state: State, seat: int, id: str, **targets: int) -> list[Event]:
    """This seat answers; those who are asked before it pass."""
    told = []
    while state.pending != (seat,):
        assert asked(state)["to"] == "respond"
        told += say_pass(state)
    return told + play(state, id, **targets)


def close(state: State) -> list[Event]:
    """Everybody passes until the window closes."""
    told = []
    while asked(state).get("to") == "respond":
        told += say_pass(state)
    return told


def in_order(state: State) -> list[int]:
    """Everybody passes; who was asked in the window."""
    found = []
    while asked(state).get("to") == "respond":
        found.append(state.pending[0])
        say_pass(state)
    return found


def finish(state: State) -> list[Event]:
    """Everybody passes, and discards the first card that can be, until the next treatment."""
    told = []
    while asked(state).get("to") in ("respond", "discard"):
        told += state.play(state.pending[0], state.choices(state.pending[0])[0])
    return told


def playing(state: State, luck: int, told: list[Event] | None = None) -> Iterator[int]:
    """Random moves to the end; before each, hands over the seat that is asked."""
    rng = random.Random(luck)
    while not state.over:
        seat = state.pending[0]
        yield seat
        events = state.play(seat, rng.choice(state.choices(seat)))
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


def drawers(events: list[Event]) -> list[int]:
    """Who drew a card, one after the other."""
    return [event["seat"] for event in facts(events, "drew")]


def signs(status: list[int]) -> str:
    """The other way round: [3, 4, 1, 5] is "0 + -- ++"."""
    by_place = {place: sign for sign, place in PLACES.items()}
    return " ".join(by_place[place] for place in status)


def hospitals(state: State) -> list[tuple[list[int], list[int]]]:
    """By seat: the values of its cured and of its succumbed patients, as everybody sees them."""
    value = [one["value"] for one in state.printed()["patients"]]
    return [
        ([value[one] for one in player["cured"]], [value[one] for one in player["succumbed"]])
        for player in state.view(None)["players"]
    ]


def fill_hospital(
    state: State, seat: int, cured: tuple[int, ...] = (), succumbed: tuple[int, ...] = ()
) -> None:
    """Patients of these values are in a seat's hospital instead of in the waiting line."""
    taken = {value - 1 for value in (*cured, *succumbed)}
    assert state.patient not in taken
    kept = [place for place, one in enumerate(state.waiting) if one not in taken]
    state.glimpsed = tuple(state.glimpsed[place] for place in kept)
    state.waiting = tuple(state.waiting[place] for place in kept)
    state.cured[seat] = (*state.cured[seat], *[value - 1 for value in cured])
    state.succumbed[seat] = (*state.succumbed[seat], *[value - 1 for value in succumbed])


def empty_the_line(state: State) -> None:
    """Nobody waits any more: the patient in bed is the last one."""
    state.waiting = ()
    state.glimpsed = ()


# Component files


def printed_parts() -> dict[str, Any]:
    """The component file as it stands, read without the engine."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def write_parts(parts: dict[str, Any], folder: Path) -> Path:
    """A component file that says this."""
    lines = []
    for key, value in parts.items():
        if key not in ("patients", "agendas", "cards", "characters") or not value:
            lines.append(f"{key} = {_toml(value)}")
    for key in ("patients", "agendas", "cards", "characters"):
        for one in parts.get(key, ()):
            lines.append(f"[[{key}]]")
            lines += [f"{name} = {_toml(value)}" for name, value in one.items()]
    path = folder / "my-quackery.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_toml(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def read_parts(parts: dict[str, Any], folder: Path) -> QuackeryComponents:
    return GAME.read_components(write_parts(parts, folder))
