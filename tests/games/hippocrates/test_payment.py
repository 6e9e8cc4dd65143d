"""Paying the doctors (H-P1, H-D16, H-D19)."""

from __future__ import annotations

import pytest

from .positions import (
    DOCTOR_H_U,
    DOCTOR_P,
    EDITIONS,
    MACEDONIA,
    NONE,
    PERSIA,
    SCHEDULING,
    TILE_DOCTOR,
    WAGES,
    asked,
    begin,
    can,
    do,
    doctor,
    employ,
    facts,
    legal,
    own,
    patient,
    services,
    shown,
    stand,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)
LEANDROS, PHILOXENOS = doctor("Leandros"), doctor("Philoxenos")
BASIC = 30


def payday(edition, money=20, **rest):
    """Seat 0 has Leandros, Philoxenos and the basic doctor, and pays 2 each."""
    state = table(4, edition)
    employ(state, 0, (BASIC,), (LEANDROS,), (PHILOXENOS,))
    own(state, 0, money=money, **rest)
    return state


@pytest.mark.rule("H-P1", "H-C8")
@both
@pytest.mark.parametrize("space", range(9))
def test_each_doctor_wants_the_wage_of_the_reputation_section(edition, space):
    state = payday(edition)
    stand(state, space, 4, 4, 4, order=(0, 3, 2, 1) if space >= 4 else (3, 2, 1, 0))
    begin(state, "payment")
    assert asked(state, 0)["wage"] == WAGES[space] == shown(state)["wage"]
    assert asked(state, 0)["due"] == [BASIC, LEANDROS, PHILOXENOS]
    told = do(state, "pay", seat=0)
    assert shown(state)["money"] == 20 - 3 * WAGES[space]
    assert facts(told, "wages") == [{"seat": 0, "doctors": 3, "money": 3 * WAGES[space]}]
    assert list(services(state)) == [BASIC, LEANDROS, PHILOXENOS]


@pytest.mark.rule("H-P1")
@both
def test_without_a_wage_nothing_is_asked(edition):
    state = payday(edition)
    stand(state, 9, 4, 4, 4, order=(0, 3, 2, 1))
    begin(state, "payment")
    assert list(state.pending) == [1, 2, 3]
    assert shown(state)["money"] == 20


@pytest.mark.rule("H-P1")
@both
def test_without_doctors_nothing_is_asked(edition):
    state = payday(edition)
    for seat in range(4):
        employ(state, seat)
    begin(state, "payment")
    assert wanted(state)[0] == "option"


@pytest.mark.rule("H-P1", "H-T5")
@both
def test_everybody_pays_at_the_same_time(edition):
    state = table(4, edition)
    for seat in range(4):
        own(state, seat, money=9)
    begin(state, "payment")
    assert list(state.pending) == [0, 1, 2, 3]
    for seat in (2, 0, 3, 1):
        assert state.view(None)["phase"] == "payment"
        do(state, "pay", seat=seat)
    assert state.view(None)["phase"] == "recruitment"


@pytest.mark.rule("H-P1")
@both
def test_all_wages_must_be_there_and_a_vial_sold_may_help(edition):
    state = payday(edition, money=5, has="pu")
    begin(state, "payment")
    dismissals = [("dismiss", one) for one in (BASIC, LEANDROS, PHILOXENOS)]
    assert legal(state, 0) == dismissals
    assert [rule for _, rule, _ in state.blocked(0)] == ["H-P1"]
    do(state, "sell", 0, seat=0)
    assert legal(state, 0) == [("pay",), *dismissals]
    assert state.blocked(0) == []
    do(state, "pay", seat=0)
    assert shown(state)["money"] == 1


@pytest.mark.rule("H-P1")
@both
def test_a_doctor_who_is_not_paid_leaves_for_good_and_scores_nothing(edition):
    state = payday(edition)
    begin(state, "payment")
    told = do(state, "dismiss", LEANDROS, seat=0)
    assert facts(told, "dismissed") == [{"seat": 0, "doctor": LEANDROS}]
    assert asked(state, 0)["due"] == [BASIC, PHILOXENOS]
    do(state, "pay", seat=0)
    assert list(services(state)) == [BASIC, PHILOXENOS]
    assert (shown(state)["points"], shown(state)["money"]) == (0, 16)


@pytest.mark.rule("H-P1")
@both
def test_a_player_may_refuse_though_there_is_money(edition):
    state = payday(edition)
    begin(state, "payment")
    for one in (PHILOXENOS, BASIC, LEANDROS):
        do(state, "dismiss", one, seat=0)
    assert 0 not in state.pending
    assert (services(state), shown(state)["money"]) == ({}, 20)


@pytest.mark.rule("H-P1")
@both
def test_whoever_has_nothing_loses_all_doctors(edition):
    state = payday(edition, money=0)
    begin(state, "payment")
    assert not can(state, "pay", seat=0)
    for one in (BASIC, LEANDROS, PHILOXENOS):
        do(state, "dismiss", one, seat=0)
    assert services(state) == {}


@pytest.mark.rule("H-P1")
@both
def test_offerings_are_collected_before_wages(edition):
    state = payday(edition, money=3, examination=(patient(PERSIA, "u"),))  # offers 3
    begin(state, "payment")
    assert can(state, "pay", seat=0)


@pytest.mark.rule("H-P1", "H-R2")
@both
def test_a_doctor_hired_this_round_is_paid_from_the_next(edition):
    """Hiring comes after the payment; the next payment knows no difference."""
    state = table(1, edition)
    employ(state, 0)
    own(state, 0, money=30, examination=(patient(PERSIA, "h"),))
    state.free = [LEANDROS, PHILOXENOS, NONE, NONE]
    stand(state, 4, 3, 2, 1)
    begin(state, "recruitment")
    do(state, "option", 0)
    while asked(state)["to"] != "hire_optioned":
        do(state, "pass")
    do(state, "hire_optioned")
    assert wanted(state) == ("treat", 0)
    assert [(one["doctor"], one["new"]) for one in shown(state)["doctors"]] == [(LEANDROS, True)]
    begin(state, "score")
    assert [(one["doctor"], one["new"]) for one in shown(state)["doctors"]] == [(LEANDROS, False)]
    begin(state, "payment")
    assert asked(state)["due"] == [LEANDROS]


@pytest.mark.rule("H-P1", "H-D23")
def test_first_wages_may_be_paid_in_part_by_an_assistant():
    state = payday("first", money=5, ready=(SCHEDULING,))
    begin(state, "payment")
    do(state, "pay", seat=0)
    assert (asked(state, 0)["to"], asked(state, 0)["due"]) == ("settle", 6)
    assert legal(state, 0) == [("assistant_pays", SCHEDULING)]
    do(state, "assistant_pays", SCHEDULING, seat=0)
    assert shown(state)["money"] == 1
    assert 0 not in state.pending


# Patients of unpaid doctors (H-D16)


MINE, SHARED = patient(MACEDONIA, "h"), patient(PERSIA, "pu")


def with_patients(edition):
    state = payday(edition)
    employ(state, 0, (BASIC,), (LEANDROS, SHARED, MINE), (PHILOXENOS, SHARED, NONE, NONE))
    begin(state, "payment")
    return state


@pytest.mark.rule("H-D16")
def test_patients_of_an_unpaid_doctor_leave_another_doctors_contract_or_stay_there():
    for edition in EDITIONS:
        state = with_patients(edition)
        do(state, "dismiss", LEANDROS, seat=0)
        do(state, "pay", seat=0)
        kept = SHARED if edition == "revised" else NONE
        assert services(state) == {BASIC: [NONE, NONE], PHILOXENOS: [kept, NONE, NONE]}


@pytest.mark.rule("H-D16")
@pytest.mark.parametrize("order", [(LEANDROS, PHILOXENOS), (PHILOXENOS, LEANDROS)])
@both
def test_with_both_doctors_unpaid_the_patient_leaves(edition, order):
    state = with_patients(edition)
    for one in order:
        do(state, "dismiss", one, seat=0)
    do(state, "pay", seat=0)
    assert services(state) == {BASIC: [NONE, NONE]}
    assert shown(state)["discharged"] == []


@pytest.mark.rule("H-D16")
@both
def test_other_patients_of_other_doctors_are_not_touched(edition):
    state = payday(edition)
    employ(state, 0, (BASIC,), (LEANDROS, SHARED), (PHILOXENOS, MINE))
    begin(state, "payment")
    do(state, "dismiss", LEANDROS, seat=0)
    do(state, "pay", seat=0)
    assert services(state)[PHILOXENOS] == [MINE, NONE, NONE]


# Doctors on tiles (H-D19)


@pytest.mark.rule("H-D19")
def test_a_doctor_on_a_tile_wants_wages_or_does_not():
    attached = patient(MACEDONIA, "h")
    for edition in EDITIONS:
        state = payday(edition)
        tile_doctor = TILE_DOCTOR + DOCTOR_H_U
        employ(state, 0, (LEANDROS,), (tile_doctor, attached))
        begin(state, "payment")
        paid = [LEANDROS] if edition == "revised" else [LEANDROS, tile_doctor]
        assert asked(state, 0)["due"] == paid
        do(state, "pay", seat=0)
        assert shown(state)["money"] == 20 - 2 * len(paid)
        assert services(state)[tile_doctor] == [attached, NONE]


@pytest.mark.rule("H-D19")
def test_revised_a_doctor_on_a_tile_in_hand_wants_nothing_either():
    state = payday("revised", tiles=(DOCTOR_P,))
    employ(state, 0)
    begin(state, "payment")
    assert 0 not in state.pending
    assert shown(state)["tiles"] == [DOCTOR_P]


@pytest.mark.rule("H-D19", "H-K1")
def test_first_an_unpaid_doctor_on_a_tile_leaves():
    state = payday("first")
    employ(state, 0, (TILE_DOCTOR + DOCTOR_P,))
    begin(state, "payment")
    do(state, "dismiss", TILE_DOCTOR + DOCTOR_P, seat=0)
    assert (services(state), shown(state)["tiles"]) == ({}, [])
