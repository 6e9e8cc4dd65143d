"""The treatment puzzle: small cases that the oracle solves by trying everything.

Everything that the rules allow can be reached through the engine's questions, and nothing else;
and 'arrange for me' does as well as the best of all arrangements.

Many more cases: `PUZZLES=20000 python -m pytest tests/games/hippocrates/test_oracle.py`.
"""

from __future__ import annotations

import itertools
import os
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import asclepia
from asclepia.games.hippocrates.components import Doctor, Gain, Patient, Tile, Vials
from asclepia.games.hippocrates.course import Course
from asclepia.games.hippocrates.state import TREATMENT
from asclepia.games.hippocrates.treatment import begin_treatment

from . import oracle
from .oracle import Case, Way

PUZZLES = int(os.environ.get("PUZZLES", "1500"))
GAME = asclepia.load("hippocrates")
REGIONS = ("macedonia", "carthage", "persia", "alexandria", "greece", "cyrene")
MEDICINES = ("potions", "herbs", "unguents")
BASIC, TILE_DOCTOR, TILE_PATIENT = 30, 31, 72
#: Tiles of the puzzles: doctors, then patients, then lightning, then welcome tiles.
DOCTOR_TILES, PATIENT_TILES, LIGHTNING, OTHERS = (
    range(8),
    range(8, 16),
    range(16, 23),
    range(23, 30),
)


def puzzles() -> Any:
    """A set with patients and doctors of every shape."""
    luck = random.Random(1)
    kinds = [list(some) for n in (1, 2, 3) for some in itertools.combinations(MEDICINES, n)]

    def contracts(count: int) -> list[list[Any]]:
        some = [luck.choice(kinds) for _ in range(count)]
        if count > 1 and luck.random() < 0.4:
            some[-1] = some[0]  # twins
        return some

    shapes = [one for one in itertools.product(range(3), repeat=3) if any(one)]
    ours: Any = GAME.components()
    tiles = [
        *[
            Tile(kind="doctor", contracts=contracts(1 + place % 3), points=place % 4)
            for place in DOCTOR_TILES
        ],
        *[
            Tile(kind="patient", needs=Vials(*shapes[place]), points=place % 5)
            for place in PATIENT_TILES
        ],
        *[Tile(kind="lightning", gain=Gain(drachmas=1)) for _ in LIGHTNING],
        *[Tile(kind="welcome", region="persia", gain=Gain(drachmas=7)) for _ in OTHERS],
    ]
    return msgspec.structs.replace(
        ours,
        name="puzzles",
        patients=[
            Patient(
                number=place + 1,
                region=REGIONS[place // 12],  # type: ignore[arg-type]
                name=f"patient {place}",
                offering=1,
                needs=Vials(*shapes[place % len(shapes)]),
                points=place % 7,
            )
            for place in range(72)
        ],
        doctors=[
            Doctor(
                number=place + 1,
                region=REGIONS[place // 5],  # type: ignore[arg-type]
                name=f"doctor {place}",
                cost=5,
                contracts=contracts(1 + place % 3),
                points=place % 5,
            )
            for place in range(30)
        ],
        tiles=tiles,
    )


SET = puzzles()
assert not list(SET.problems())
STARTED = {
    edition: GAME.start(1, 7, SET, edition=edition, harder="no") for edition in ("revised", "first")
}


@st.composite
def tables(draw: Any, most_doctors: int, most_patients: int) -> dict[str, Any]:
    """What a seat may have in front of it when treatment begins."""
    revised = draw(st.booleans())
    ids = draw(
        st.lists(
            st.integers(0, BASIC) | st.sampled_from([TILE_DOCTOR + tile for tile in DOCTOR_TILES]),
            max_size=most_doctors,
            unique=True,
        )
    )
    printed = STARTED["revised"].printed()
    doctors: dict[int, list[int]] = {}
    in_hand = []
    for id in ids:
        contracts = contracts_of(printed, id)
        used = draw(st.integers(0, 2 ** len(contracts) - 2))  # never all of them
        if id >= TILE_DOCTOR and revised and not used:
            in_hand.append(id - TILE_DOCTOR)
        else:
            doctors[id] = [71 if used >> one & 1 else -1 for one in range(len(contracts))]
    patients = draw(st.lists(st.integers(0, 70), max_size=most_patients, unique=True))
    urgent = draw(st.integers(0, len(patients)))
    some = st.sampled_from([*PATIENT_TILES, *OTHERS])
    tiles = draw(st.lists(some, max_size=2, unique=True))
    face_down = [] if revised else draw(st.sampled_from([[], [], [16], [16, 17]]))
    few = st.integers(0, 3)
    return {
        "revised": revised,
        "round": draw(st.sampled_from([2, 4])),
        "doctors": doctors,
        "emergency": patients[:urgent],
        "examination": patients[urgent:],
        "tiles": [*in_hand, *tiles],
        "face_down": face_down,
        "vials": [draw(few), draw(few), draw(few)],
        "money": draw(st.integers(0, 10)),
        "assistants": draw(st.integers(0, 7)),
    }


def contracts_of(printed: dict[str, Any], id: int) -> list[list[int]]:
    return doctor_of(printed, id)["contracts"]  # type: ignore[no-any-return]


def doctor_of(printed: dict[str, Any], id: int) -> dict[str, Any]:
    if id >= TILE_DOCTOR:
        return printed["tiles"][id - TILE_DOCTOR]  # type: ignore[no-any-return]
    return printed["basic"] if id == BASIC else printed["doctors"][id]  # type: ignore[no-any-return]


def laid_out(table: dict[str, Any]) -> Any:
    """The engine's state with this table, when treatment begins."""
    state: Any = STARTED["revised" if table["revised"] else "first"].clone()
    own = state.practices[0]
    own.doctors = tuple(table["doctors"])
    own.attached = tuple(tuple(one) for one in table["doctors"].values())
    own.fresh = 0
    for name in ("emergency", "examination", "tiles", "face_down"):
        setattr(own, name, tuple(table[name]))
    own.vials = list(table["vials"])
    own.money = table["money"]
    own.assistants = table["assistants"]
    state.round = table["round"]
    state.phase = TREATMENT
    begin_treatment(state, Course(None))
    return state


def case_of(table: dict[str, Any]) -> Case:
    """The same for the oracle."""
    printed = STARTED["revised"].printed()
    revised = table["revised"]
    in_service = [
        oracle.Doctor(
            id,
            tuple(frozenset(one) for one in contracts_of(printed, id)),
            tuple(one != -1 for one in attached),
            doctor_of(printed, id)["points"],
            id - TILE_DOCTOR if id >= TILE_DOCTOR and set(attached) == {-1} else -1,
        )
        for id, attached in table["doctors"].items()
    ]
    in_hand = [
        oracle.Doctor(
            TILE_DOCTOR + tile,
            tuple(frozenset(one) for one in printed["tiles"][tile]["contracts"]),
            tuple(False for _ in printed["tiles"][tile]["contracts"]),
            printed["tiles"][tile]["points"],
            tile,
        )
        for tile in table["tiles"]
        if tile in DOCTOR_TILES
    ]
    # H-D17: who is not treated in the last round is lost, who is in the emergency room always
    last = table["round"] == 4
    saves = {"emergency": 3, "examination": (3 if revised else 1) if last else 0}
    patients = [
        oracle.Patient(
            id,
            tuple(printed["patients"][id]["needs"]),
            printed["patients"][id]["points"],
            saves[room],
        )
        for room in ("emergency", "examination")
        for id in table[room]
    ]
    on_tiles = [
        oracle.Patient(
            TILE_PATIENT + tile,
            tuple(printed["tiles"][tile]["needs"]),
            printed["tiles"][tile]["points"],
            tile=tile,
        )
        for tile in table["tiles"]
        if tile in PATIENT_TILES
    ]
    idle = [one.tile for one in in_service if one.tile >= 0]
    return Case(
        revised,
        (*in_service, *in_hand),
        (*patients, *on_tiles),
        tuple(table["vials"]),  # type: ignore[arg-type]
        table["money"],
        tuple(bool(table["assistants"] >> one & 1) for one in range(3)),  # type: ignore[arg-type]
        (*table["tiles"], *table["face_down"], *idle),
    )


def attached_to(state: Any, patient: int) -> Way:
    """Where a patient is attached, as everybody sees it."""
    return frozenset(
        (one["doctor"], contract)
        for one in state.view(None)["players"][0]["doctors"]
        for contract, who in enumerate(one["attached"])
        if who == patient
    )


def reached(state: Any, patient: int) -> list[Way]:
    """Every attachment that the engine's questions about this patient lead to."""
    asked = state.view(0)["asked"]
    if asked["to"] != "attach":
        return [attached_to(state, patient)]
    found = []
    for action in state.choices(0):
        after = state.clone()
        after.play(0, action)
        found += reached(after, patient)
    return found


@pytest.mark.rule("H-T1", "H-T2", "H-T3", "H-T4")
@settings(max_examples=PUZZLES)
@given(tables(4, 3))
def test_all_legal_attachments_and_only_those(table):
    state, case = laid_out(table), case_of(table)
    offered = {one.values[0]: one for one in state.choices(0) if one.kind.name == "treat"}
    for patient in case.patients:
        legal = {
            oracle.without_twins(case, way)
            for way in oracle.attachments(case, patient)
            if oracle.least_spent(case, {patient.id: way}) is not None
        }
        assert bool(legal) == (patient.id in offered)
        if legal:
            after = state.clone()
            after.play(0, offered[patient.id])
            ways = set(reached(after, patient.id))
            assert {oracle.without_twins(case, way) for way in ways} == legal
            assert len(ways) == len(legal), "twins count once"


@pytest.mark.rule("H-T1", "H-T2", "H-T3")
@settings(max_examples=PUZZLES)
@given(tables(3, 3))
def test_nothing_is_better_than_the_arrangement(table):
    state, case = laid_out(table), case_of(table)
    best = oracle.best(case)
    arrange = [one for one in state.choices(0) if one.kind.name == "arrange"]
    assert bool(arrange) == (best[1] > 0)
    if not arrange:
        return
    before = state.view(None)["players"][0]
    state.play(0, arrange[0])
    after = state.view(None)["players"][0]
    ways = {patient: attached_to(state, patient) for patient in after["treated"]}
    for patient in case.patients:
        if patient.id in ways:
            assert oracle.legal(case, patient, ways[patient.id])
    spent = before["money"] - after["money"]
    spent += oracle.VIAL * (sum(before["vials"]) - sum(after["vials"]))
    spent += oracle.ASSISTANT * (sum(before["assistants"]) - sum(after["assistants"]))
    left = {*after["tiles"], *after["face_down"]}
    left |= {one["doctor"] - TILE_DOCTOR for one in after["doctors"]}
    left |= {patient - TILE_PATIENT for patient in after["treated"]}
    spent += oracle.TILE * sum(tile not in left for tile in case.tiles)
    assert (oracle.points_of(case, ways), len(ways), spent) == best
