"""Knowledge tiles that are used for something (H-K1 to H-K3, H-K5)."""

from __future__ import annotations

import pytest

from .positions import (
    ALEXANDRIA,
    CARTHAGE,
    CYRENE,
    DOUBLE,
    DOUBLE_AGAIN,
    EDITIONS,
    GREECE,
    MACEDONIA,
    NONE,
    PATIENT_PH,
    PERSIA,
    SCHEDULING,
    WELCOME_AGAIN,
    asked,
    begin,
    can,
    do,
    employ,
    enter,
    facts,
    legal,
    names,
    own,
    patient,
    roll,
    shown,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)


def holding(edition, *tiles, rows="111111"):
    """Seat 0 is about to enter with these tiles, and a drachma for Greece."""
    state = table(4, edition)
    roll(state, rows)
    own(state, 0, money=1, tiles=tiles)
    return state


# Welcome tiles


@pytest.mark.rule("H-K2", "H-C5", "H-K1")
@both
@pytest.mark.parametrize(
    ("region", "points", "reputation", "money", "vials"),
    [
        (MACEDONIA, 2, 2, 0, [0, 0, 0]),
        (CARTHAGE, 0, 0, 0, [3, 0, 0]),
        (PERSIA, 0, 0, 7, [0, 0, 0]),
        (ALEXANDRIA, 0, 0, 0, [0, 3, 0]),
        (GREECE, 0, 4, 0, [0, 0, 0]),
        (CYRENE, 0, 0, 0, [0, 0, 3]),
    ],
)
def test_a_welcome_tile_gives_what_its_region_gives(
    edition, region, points, reputation, money, vials
):
    state = holding(edition, region)
    do(state, "enter", region)
    assert wanted(state) == ("tiles", 0)
    assert asked(state)["patient"] == state.practices[0].examination[0]
    assert asked(state)["column"] == region
    before, space = shown(state), state.reputation[0]
    told = do(state, "use", region)
    after = shown(state)
    assert after["points"] - before["points"] == points
    assert state.reputation[0] - space == min(reputation, 11 - space)
    assert after["money"] - before["money"] == money
    assert [new - old for new, old in zip(after["vials"], before["vials"], strict=True)] == vials
    assert after["tiles"] == []  # used once
    assert facts(told, "used") == [{"seat": 0, "tile": region}]
    assert wanted(state) == ("enter", 1)


@pytest.mark.rule("H-K2")
@both
def test_a_welcome_tile_may_be_kept(edition):
    state = holding(edition, CARTHAGE)
    do(state, "enter", CARTHAGE)
    assert legal(state) == [("use", CARTHAGE), ("pass",)]
    do(state, "pass")
    assert shown(state)["tiles"] == [CARTHAGE]
    assert shown(state)["vials"] == [2, 0, 0]


@pytest.mark.rule("H-K2")
@both
def test_it_is_for_patients_of_its_own_region(edition):
    state = holding(edition, CARTHAGE)
    do(state, "enter", PERSIA)
    assert wanted(state) == ("enter", 1)
    assert shown(state)["tiles"] == [CARTHAGE]


@pytest.mark.rule("H-K2")
@both
def test_several_can_be_used_on_one_welcome(edition):
    state = holding(edition, CARTHAGE, PERSIA, WELCOME_AGAIN + CARTHAGE)
    do(state, "enter", CARTHAGE)
    do(state, "use", WELCOME_AGAIN + CARTHAGE)
    assert legal(state) == [("use", CARTHAGE), ("pass",)]
    do(state, "use", CARTHAGE)
    assert shown(state)["vials"] == [8, 0, 0]
    assert shown(state)["tiles"] == [PERSIA]


@pytest.mark.rule("H-K2", "H-W4")
@both
def test_it_counts_for_a_scheduled_patient_too(edition):
    state = holding(edition, PERSIA)
    own(state, 0, money=0, ready=(SCHEDULING,))
    top = state.stacks[PERSIA][0]
    do(state, "enter", PERSIA)
    do(state, "schedule", 1)
    assert asked(state)["patient"] == top
    do(state, "use", PERSIA)
    assert shown(state)["money"] == 5 + 7


@pytest.mark.rule("H-K2", "H-W2")
@both
def test_a_welcome_tile_does_not_help_to_pay_the_loss(edition):
    state = holding(edition, GREECE, rows="000010")
    own(state, 0, money=0)
    assert not can(state, "enter", GREECE)


@pytest.mark.rule("H-K2")
@both
def test_other_tiles_are_not_asked_about_at_a_welcome(edition):
    state = holding(edition, DOUBLE + MACEDONIA, PATIENT_PH)
    enter(state, MACEDONIA)
    assert wanted(state) == ("enter", 1)
    assert shown(state)["tiles"] == [DOUBLE + MACEDONIA, PATIENT_PH]


@pytest.mark.rule("H-C9", "H-K2")
@both
def test_one_may_trade_before_using_a_welcome_tile(edition):
    state = holding(edition, CARTHAGE)
    do(state, "enter", CARTHAGE)
    do(state, "sell", 0)
    assert shown(state)["money"] == 3
    assert wanted(state) == ("tiles", 0)


# Double tiles


def collecting(edition, tiles, *patients, **rest):
    """Offerings are to be collected: these patients were welcomed this round."""
    state = table(4, edition)
    for seat in range(4):
        employ(state, seat)  # no wages
    own(state, 0, money=0, tiles=tiles, examination=patients, **rest)
    own(state, 1, examination=(patient(GREECE, "pu"),))  # so that a treatment will follow
    own(state, 1, has="p")
    begin(state, "payment")
    return state


@pytest.mark.rule("H-K3", "H-K1")
@both
def test_a_double_tile_doubles_the_printed_offering_of_one_patient(edition):
    """Patients who need "ph" offer 4, those who need "h" offer 2."""
    mine = patient(PERSIA, "ph"), patient(PERSIA, "h")
    state = collecting(edition, (DOUBLE + PERSIA,), *mine)
    assert asked(state, 0)["to"] == "collect"
    assert legal(state, 0) == [("double", mine[0]), ("double", mine[1]), ("pass",)]
    assert shown(state)["money"] == 6
    told = do(state, "double", mine[0], seat=0)
    doubled = {"seat": 0, "patient": mine[0], "tile": DOUBLE + PERSIA, "money": 4}
    assert facts(told, "doubled") == [doubled]
    assert shown(state)["money"] == 6 + 4
    assert shown(state)["tiles"] == []


@pytest.mark.rule("H-K3", "H-W9")
@both
def test_offerings_are_paid_before_a_tile_doubles_one(edition):
    who = patient(PERSIA, "ph")
    state = table(4, edition)
    own(state, 0, money=0, tiles=(DOUBLE + PERSIA,), examination=(who,))
    told = begin(state, "payment")
    assert facts(told, "offered") == [{"seat": 0, "money": 4}]
    assert (shown(state)["money"], state.prompt(0).key) == (4, "prompt-collect")
    told += do(state, "double", who, seat=0)
    assert names(told) == ["offered", "doubled"]
    assert shown(state)["money"] == 8


@pytest.mark.rule("H-K3")
@both
def test_doubling_is_not_compulsory(edition):
    state = collecting(edition, (DOUBLE + PERSIA,), patient(PERSIA, "ph"))
    do(state, "pass", seat=0)
    assert shown(state)["money"] == 4
    assert shown(state)["tiles"] == [DOUBLE + PERSIA]


@pytest.mark.rule("H-K3")
@both
def test_a_double_tile_is_for_its_own_region_and_for_this_rounds_patients(edition):
    state = collecting(edition, (DOUBLE + PERSIA,), patient(GREECE, "ph"))
    assert asked(state)["to"] == "option"  # nothing to double, no wages
    assert shown(state)["money"] == 4
    old = {"emergency": (patient(PERSIA, "ph"),)}
    state = collecting(edition, (DOUBLE + PERSIA,), patient(GREECE, "h"), **old)
    assert asked(state)["to"] == "option"
    assert shown(state)["money"] == 2


@pytest.mark.rule("H-K3")
@both
def test_bribes_are_not_doubled(edition):
    state = table(4, edition)
    roll(state, "111111")
    state.bribes[1] = 3
    own(state, 0, tiles=(DOUBLE + MACEDONIA,))
    (who,) = state.queue[1:2]
    enter(state, MACEDONIA)
    assert shown(state)["money"] == 3
    begin(state, "payment")
    told = do(state, "double", who, seat=0)
    assert facts(told, "doubled")[0]["money"] == state.box.offerings[who]


@pytest.mark.rule("H-K3")
@both
def test_two_tiles_double_two_patients_but_none_twice(edition):
    mine = patient(MACEDONIA, "ph"), patient(MACEDONIA, "h")
    tiles = (DOUBLE + MACEDONIA, DOUBLE_AGAIN)
    state = collecting(edition, tiles, *mine)
    do(state, "double", mine[0], seat=0)
    assert legal(state, 0) == [("double", mine[1]), ("pass",)]
    do(state, "double", mine[1], seat=0)
    assert shown(state)["money"] == 2 * (4 + 2)
    state = collecting(edition, tiles, mine[0])
    do(state, "double", mine[0], seat=0)
    assert 0 not in state.pending or asked(state, 0)["to"] == "option"
    assert shown(state)["tiles"] == [DOUBLE_AGAIN]


@pytest.mark.rule("H-K3", "H-P1")
@both
def test_what_was_doubled_can_pay_wages(edition):
    who = patient(PERSIA, "p")  # offers 1
    state = table(4, edition)
    own(state, 0, money=0, tiles=(DOUBLE + PERSIA,), examination=(who,))
    begin(state, "payment")
    do(state, "double", who, seat=0)
    do(state, "pay", seat=0)
    assert shown(state)["money"] == 0
    assert shown(state)["doctors"] != []


@pytest.mark.rule("H-K3", "H-T5")
@both
def test_nobody_waits_for_whoever_doubles(edition):
    state = table(4, edition)
    for seat in range(4):
        own(state, seat, money=9)
    own(state, 2, tiles=(DOUBLE + PERSIA,), examination=(patient(PERSIA, "h"),))
    begin(state, "payment")
    assert list(state.pending) == [0, 1, 2, 3]
    assert state.view(2)["asked"]["to"] == "collect"
    assert state.view(0)["asked"]["to"] == "pay"


# Patients on tiles


@pytest.mark.rule("H-K5")
@both
def test_a_patient_on_a_tile_brings_no_offering_and_is_not_doubled(edition):
    state = collecting(edition, (DOUBLE + MACEDONIA, PATIENT_PH))
    assert (asked(state)["to"], shown(state)["money"]) == ("option", 0)


@pytest.mark.rule("H-K5")
@both
def test_a_patient_on_a_tile_lies_beside_the_board(edition):
    state = table(4, edition)
    own(state, 0, tiles=(PATIENT_PH,), money=0)
    employ(state, 0)
    begin(state, "score")
    practice = shown(state)
    assert practice["tiles"] == [PATIENT_PH]
    assert (practice["emergency"], practice["examination"]) == ([], [])
    state.round = 4
    begin(state, "score")
    assert state.over
    assert state.scores[0] == 0  # no loss


@pytest.mark.rule("H-K5", "H-K2")
@both
def test_a_patient_on_a_tile_belongs_to_no_region(edition):
    state = table(4, edition)
    assert state.printed()["tiles"][PATIENT_PH]["region"] == NONE
