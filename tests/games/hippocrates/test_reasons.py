"""Hippocrates: what hints give as reasons, on positions where the reason is known."""

from __future__ import annotations

from typing import Any

import pytest

from asclepia.games.hippocrates.course import Course
from asclepia.games.hippocrates.setup import ChooseAssistant
from asclepia.games.hippocrates.state import SETUP
from asclepia.players import Glimpse
from asclepia.players.reasons import Reason, advise, look_back, reason
from asclepia.table import State
from tests.games.hippocrates.positions import (
    BASIC,
    BENCH,
    CARTHAGE,
    EDITIONS,
    GAME,
    GREECE,
    MACEDONIA,
    NONE,
    PERSIA,
    begin,
    do,
    doctor,
    employ,
    own,
    patient,
    queue,
    roll,
    stand,
    table,
)


def why(state: State, better: tuple[Any, ...], other: tuple[Any, ...], seat: int = 0) -> Reason:
    actions = GAME.actions
    glimpse = Glimpse(state, seat, GAME.insight)
    found = reason(glimpse, actions.find(*better), actions.find(*other), 1)
    assert found is not None
    return found


def said(found: Reason) -> str:
    assert found.sure
    facts = GAME.facts({"seat": found.seat, **found.facts}, "en", BENCH) | {"name": "Ben"}
    return GAME.texts().say(found.key, **facts)


def welcoming(*columns: tuple[int, int]) -> State:
    """Somebody alone chooses between columns, each with one patient who is first in line."""
    state = table(1)
    roll(state, "000000")
    for column in range(6):
        queue(state, column, NONE, NONE, NONE)
    for column, one in columns:
        queue(state, column, one, NONE, NONE)
    return state


def test_a_patient_whom_my_doctors_can_cure():
    state = welcoming((MACEDONIA, patient(MACEDONIA, "pph")), (CARTHAGE, patient(CARTHAGE, "p")))
    own(state, 0, has="ppph", money=3)
    words = said(why(state, ("enter", MACEDONIA), ("enter", CARTHAGE)))
    assert words == "your doctors could cure macedonia pph: 11 VP"


def test_a_patient_for_whom_an_assistant_must_be_sent():
    state = welcoming((CARTHAGE, patient(CARTHAGE, "p")))
    queue(state, MACEDONIA, NONE, patient(MACEDONIA, "pph"), NONE)
    own(state, 0, has="ppph", money=3, ready=(1,))
    words = said(why(state, ("enter", MACEDONIA), ("enter", CARTHAGE)))
    assert words == (
        "with the charitable assistant (second in line), "
        "your doctors could cure macedonia pph: 11 VP"
    )


def test_no_assistant_is_a_reason_for_another():
    """Each is worth the same: that one joins is what was to be chosen."""
    state = table(1)
    own(state, 0, ready=(1,))
    herbs = GAME.insight.parts(state)[0]
    own(state, 0, ready=(0,))
    potions = GAME.insight.parts(state)[0]
    for one in (herbs, potions):
        assert [part.facts["ready"] for part in one if part.key == "assistant"] == [1]


def test_what_every_choice_brings_is_no_reason():
    glimpse = Glimpse(GAME.start(2, 1), 0, GAME.insight)
    assist = [GAME.actions.find("assist", one) for one in range(3)]
    told = advise(glimpse, 0.0, None, [(one, 0.0) for one in assist])
    assert told.reason is None


def beginning(dear: int, weak: int, place: str) -> State:
    """Everybody is worth little but one: the next of a stack, or somebody in one of the queues."""
    state = table(2)
    own(state, 0, has="ppph", money=6)
    for column in range(6):
        state.stacks[column] = (weak,)
        queue(state, column, weak, weak, weak)
    if place == "stack":
        state.stacks[GREECE] = (dear,)
    else:
        queue(state, GREECE, weak, dear, weak)
    state.phase = SETUP
    state.frame = ChooseAssistant(Course(None), 0, (1,))
    return state


@pytest.mark.parametrize(
    ("place", "better", "other", "words"),
    [
        ("stack", 2, 1, "once you can get who comes next from a stack: greece pph (11 VP), say"),
        ("stack", 2, 0, "once you can get who comes next from a stack: greece pph (11 VP), say"),
        ("queue", 1, 2, "once you can choose among all three of a region: greece pph (11 VP), say"),
    ],
)
def test_what_the_first_assistant_can_fetch(place, better, other, words):
    dear, weak = patient(GREECE, "pph"), patient(MACEDONIA, "p")
    state = beginning(dear, weak, place)
    leanings = GAME.insight.lean(state, 0, state.choices(0))
    assert max(range(3), key=lambda one: leanings[one]) == better
    assert said(why(state, ("assist", better), ("assist", other))) == words


def hiring(money: int, *needs: str) -> State:
    """Somebody alone, in whose rooms patients lie, and who may hire in two regions."""
    state = table(1)
    employ(state, 0, (doctor(GREECE, 2), NONE))  # herbs
    ill = tuple(patient(region, one) for region, one in enumerate(needs))
    own(state, 0, money=money, has="ppphhhuuu", examination=ill)
    stand(state, 11, 3, 2, 1)
    begin(state, "recruitment")
    while state.asking(0).seen(state, 0)["to"] == "option":
        do(state, "pass")
    state.regional = [doctor(MACEDONIA, 3), doctor(CARTHAGE, 4), NONE, NONE, NONE, NONE]
    return state


def test_contracts_that_help_nobody_here_are_for_patients_to_come():
    """One for potions and one for unguents: nobody here needs only that, nor with herbs alone."""
    state = hiring(9, "phu", "phu")
    do(state, "hire", MACEDONIA)
    parts = {(one.key, *one.about.values()): one for one in GAME.insight.parts(state)[0]}
    assert parts["doctor", doctor(MACEDONIA, 3)].facts["helps"] == 0
    assert said(why(hiring(9, "phu", "phu"), ("hire", MACEDONIA), ("pass",))) == (
        "macedonia 3 has contracts for patients to come"
    )
    state = hiring(9, "ph")
    do(state, "hire", MACEDONIA)
    parts = {(one.key, *one.about.values()): one for one in GAME.insight.parts(state)[0]}
    assert parts["doctor", doctor(MACEDONIA, 3)].facts["helps"] == 1


def test_what_is_left_when_nobody_comes_any_more_is_told_last():
    state = hiring(9, "ph")
    keys = {one.key for one in GAME.insight.parts(state)[0]}
    assert {"money", "vials"} <= keys
    state.round = 4
    keys = {one.key for one in GAME.insight.parts(state)[0]}
    assert not {"money", "vials"} & keys
    assert "leftover" in keys
    assert "leftover" in GAME.insight.faint_parts


def test_several_patients_who_can_be_cured_are_counted():
    found = why(hiring(9, "pph", "huu", "h"), ("hire", CARTHAGE), ("pass",))
    assert said(found) == "your doctors could cure 3 patients rather than 1: 25 VP"


def test_a_patient_of_the_emergency_room_is_saved():
    state = table(2)
    employ(state, 0, (doctor(MACEDONIA, 2), NONE))  # who has one contract
    urgent, new = patient(PERSIA, "h"), patient(GREECE, "h")
    own(state, 0, has="hh", emergency=(urgent,), examination=(new,))
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),))  # the phase goes on
    begin(state, "treatment")
    found = why(state, ("treat", urgent), ("treat", new))
    assert (found.key, found.facts["patient"]) == ("reason-patient", urgent)
    assert said(found) == "you cure persia h in time: 2 VP, and 3 not lost to Hades"


def test_leaving_a_patient_to_hades_is_named():
    state = table(2)
    state.round = 2
    one = patient(PERSIA, "p")
    own(state, 0, has="p", emergency=(one,))
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),))
    begin(state, "treatment")
    do(state, "pass", seat=1)
    found = why(state, ("treat", one), ("pass",))
    assert (found.facts["fate"], found.facts["fate_else"]) == (2, -1)
    assert said(found) == "you cure persia p in time: 1 VP, and 3 not lost to Hades"


def last_rescue(edition: str, asks_another: bool = False, **rest: Any) -> State:
    """After the fourth round somebody lies in the emergency room whose vials are there."""
    state = table(2, edition)
    state.round = 4
    own(state, 0, has="phhh", money=0, examination=(patient(PERSIA, "ph"),), **rest)
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),) if asks_another else ())
    begin(state, "score")
    return state


RESCUES = [
    pytest.param(points, another, id=f"{points} points{', another is asked' if another else ''}")
    for points in (80, 0, -80)
    for another in (False, True)
]


@pytest.mark.parametrize(("points", "another"), RESCUES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_a_patient_is_saved_before_the_game_is_won(edition, points, another):
    """Passing would end the game, and who is ahead wins anyway: by fewer points."""
    state = last_rescue(edition, another)
    own(state, 0, points=points)
    ill = patient(PERSIA, "ph")
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=80)
    assert found.weighed[0][0] is GAME.actions.find("treat", ill)
    assert found.reason is not None
    assert (found.reason.part, found.reason.facts["patient"]) == ("patient", ill)
    instead = advise(Glimpse(state, 0, GAME.insight), 0, GAME.actions.find("pass"), rounds=80)
    assert (instead.verdict, instead.weighed[0][0]) == ("better", found.weighed[0][0])


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("revised", "otherwise persia ph goes to Hades, which costs you 3 VP"),
        ("first", "otherwise persia ph is not treated, which costs you 1 VP"),
    ],
)
@pytest.mark.parametrize(("points", "another"), RESCUES)
def test_who_was_saved_at_the_end_would_have_been_lost(edition, words, points, another):
    state = last_rescue(edition, another)
    own(state, 0, points=points)
    done = GAME.actions.find("treat", patient(PERSIA, "ph"))
    found = look_back(Glimpse(state, 0, GAME.insight), done, 0, rounds=80)
    assert found.verdict == "best"
    assert found.why is not None
    assert said(found.why) == words
    facts = GAME.facts({"seat": 0, **found.why.facts}, "en", BENCH) | {"name": "Ben"}
    told = GAME.texts().say(f"{found.why.key}-named", **facts)
    assert told == words.replace("you", "Ben")


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("revised", "you could still save persia ph from Hades"),
        ("first", "you could still save persia ph, who costs you 1 VP otherwise"),
    ],
)
def test_who_can_be_saved_at_the_end_in_several_ways(edition, words):
    state = last_rescue(edition, ready=(1,))
    assert said(why(state, ("treat", patient(PERSIA, "ph")), ("pass",))) == words


@pytest.mark.parametrize("edition", EDITIONS)
def test_vials_are_bought_to_save_somebody_at_the_end(edition):
    state = last_rescue(edition)
    own(state, 0, has="p", money=3, points=80)
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=80)
    assert found.weighed[0][0] is GAME.actions.find("treat", patient(PERSIA, "ph"))
    assert found.reason is not None


def test_the_last_treatment_is_not_left_out_because_the_game_is_won():
    state = table(2)
    state.round = 4
    own(state, 0, has="", money=0, points=80, examination=(patient(PERSIA, "p"),))
    own(state, 0, ready=(), tiles=(MACEDONIA,))  # which stands for a vial only now
    begin(state, "treatment")
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=80)
    assert found.weighed[0][0] is not GAME.actions.find("pass")
    assert found.reason is not None


@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_an_earlier_round_whoever_can_be_treated_is(number):
    state = table(2)
    state.round = number
    one = patient(PERSIA, "p")
    own(state, 0, has="", money=3, points=80, emergency=(one,))
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),))
    begin(state, "treatment")
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=80)
    assert str(found.weighed[0][0]) in ("arrange", f"treat patient={one}")
    assert found.reason is not None
    assert found.reason.facts["patient"] == one


def test_who_is_cured_before_the_round_ends_would_not_have_been_taken_in():
    """Some decisions later the cured is gone, and otherwise is dead: nobody is taken in."""
    one = patient(PERSIA, "p")
    part = {"there": 0, "there_now": 1, "fate_else": -1, "lost_else": 3}
    facts = GAME.facts({"patient": one, **part}, "en", BENCH)
    words = GAME.texts().say("reason-patient", **facts)
    assert words == "otherwise persia p goes to Hades, which costs you 3 VP"
    facts |= {"fate_else": 0}
    words = GAME.texts().say("reason-patient", **facts)
    assert words == "otherwise no cure for persia p is in sight"
    facts |= {"there_now": 0}
    words = GAME.texts().say("reason-patient", **facts)
    assert words == "otherwise you would take in persia p, for whom no cure is in sight yet"


def test_a_doctor_whom_patients_wait_for():
    state = table(1)
    employ(state, 0)
    waiting = patient(PERSIA, "phu")
    own(state, 0, money=8, has="phu", emergency=(waiting,))
    stand(state, 11, 3, 2, 1)
    begin(state, "recruitment")
    while state.asking(0).seen(state, 0)["to"] == "option":
        do(state, "pass")
    state.regional = [doctor(MACEDONIA, 0), doctor(CARTHAGE, 2), NONE, NONE, NONE, NONE]
    found = why(state, ("hire", MACEDONIA), ("hire", CARTHAGE))
    assert (found.key, found.facts["patient"], found.facts["urgent"]) == (
        "reason-patient", waiting, 1,
    )  # fmt: skip
    assert said(found) == "you could still save persia phu from Hades"


def test_a_doctor_who_is_nearly_done_is_paid():
    state = table(2)
    near = doctor("Philoxenos")
    employ(state, 0, (near, patient(PERSIA, "ph"), patient(PERSIA, "hu")))
    own(state, 0, money=9, has="p", examination=(patient(PERSIA, "p"),))
    employ(state, 1, (BASIC, NONE, NONE))
    own(state, 1, money=9)
    begin(state, "payment")
    found = why(state, ("pay",), ("dismiss", near))
    assert said(found) == "all contracts of Philoxenos could be used: 7 VP"


def test_money_that_is_kept():
    state = table(1)
    own(state, 0, money=2, has="")
    stand(state, 11, 3, 2, 1)
    begin(state, "recruitment")
    state.free = [doctor(MACEDONIA, 4)] * 4  # far too dear
    found = why(state, ("pass",), ("option", 0))
    assert said(found) == "as it stands, you have 2 drachmas left when all is paid, rather than 0"


def test_the_dead_are_no_reason_to_end_the_game():
    """They cost as much whatever is done: one is not told that one could hardly cure them."""
    state = table(2)
    state.round = 4
    dead, ill = patient(PERSIA, "p"), patient(PERSIA, "hh")
    own(state, 0, hades=(dead,), has="u", examination=(ill,))
    begin(state, "score")
    before = {
        one.about["patient"]: one for one in GAME.insight.parts(state)[0] if one.key == "patient"
    }
    do(state, "pass")
    assert state.over
    after = {
        one.about["patient"]: one for one in GAME.insight.parts(state)[0] if one.key == "patient"
    }
    assert after[dead].points == before[dead].points == -3
    assert after[ill].points == -3
    assert sum(one.points for one in GAME.insight.parts(state)[0]) == state.scores[0] == -6


@pytest.mark.parametrize("seats", [1, 4])
def test_every_patient_and_doctor_is_a_part_of_its_own(seats):
    state = table(seats)
    dead, ill, new = patient(PERSIA, "p"), patient(PERSIA, "h"), patient(GREECE, "u")
    own(state, 0, hades=(dead,), emergency=(ill,), examination=(new,), has="u")
    parts = {(one.key, *one.about.values()): one for one in GAME.insight.parts(state)[0]}
    assert parts["patient", dead].points == -3
    assert parts["patient", new].facts["fate"] == 1
    assert parts["patient", ill].facts["urgent"] == 1
    assert ("doctor", BASIC) in parts
