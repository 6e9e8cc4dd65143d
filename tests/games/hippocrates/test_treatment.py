"""Treatment: patients, contracts and vials (H-T1 to H-T5, H-K5)."""

from __future__ import annotations

import itertools
import random

import pytest

from asclepia.table import IllegalAction

from .positions import (
    ALEXANDRIA,
    BASIC,
    CARTHAGE,
    CHARITABLE,
    CYRENE,
    DOCTOR_H_U,
    DOCTOR_P,
    DOCTOR_PHU,
    DOCTORS,
    EDITIONS,
    GREECE,
    HERBS,
    MACEDONIA,
    MONEY,
    NEEDS,
    NONE,
    PATIENT_PH,
    PATIENT_PHU,
    PATIENT_U,
    PERSIA,
    POTIONS,
    SCHEDULING,
    TILE_DOCTOR,
    TILE_PATIENT,
    TRAVELLING,
    UNGUENTS,
    asked,
    begin,
    can,
    do,
    doctor,
    employ,
    facts,
    legal,
    names,
    own,
    patient,
    ready,
    services,
    shown,
    table,
)

both = pytest.mark.parametrize("edition", EDITIONS)
ALL, PU_H, H, U_P, THREE = (doctor(CARTHAGE, place) for place in range(5))  # DOCTORS
OLD = patient(ALEXANDRIA, "p")  # discharged long ago


def ward(edition="revised", patients="", has="pppphhhhuuuu", money=0, seats=4, **rest):
    """Seat 0 is asked to treat: patients of Macedonia by their needs, "ph u"."""
    state = table(seats, edition)
    doctors = rest.pop("doctors", ((BASIC,),))
    employ(state, 0, *doctors)
    own(
        state,
        0,
        money=money,
        has=has,
        examination=tuple(patient(MACEDONIA, needs) for needs in patients.split()),
        **rest,
    )
    begin(state, "treatment")
    return state


def treat(state, needs_or_patient, *contracts):
    """Treat a patient of Macedonia with exactly these contracts, in whatever order is asked."""
    who = needs_or_patient
    if isinstance(who, str):
        who = patient(MACEDONIA, who)
    told = do(state, "treat", who, seat=0)
    while asked(state, 0).get("to") == "attach":
        chosen = [one for one in legal(state, 0) if one[1:] in contracts]
        told += do(state, *chosen[0], seat=0)
    attached = [(one["doctor"], one["contract"]) for one in facts(told, "attached")]
    if contracts:
        assert sorted(attached) == sorted(contracts)
    return told


def treatable(state):
    return [one[1] for one in legal(state, 0) if one[0] == "treat"]


# The worked example


@pytest.mark.rule("H-T1", "H-T3", "H-T4")
@both
def test_galens_two_patients(edition):
    """One needs potions and unguents, and there is a free contract that gives both. The other
    needs herbs and unguents: a new doctor who only gives herbs and an older one who only gives
    unguents are attached together."""
    both_kinds = (PU_H, NONE, OLD)  # its herbs are taken
    older = (U_P, NONE, OLD)
    state = ward(edition, "pu hu", has="phuu", doctors=(both_kinds, older, (H,)))
    one, two = patient(MACEDONIA, "pu"), patient(MACEDONIA, "hu")
    treat(state, one, (PU_H, 0))
    treat(state, two, (H, 0), (U_P, 0))
    assert services(state) == {PU_H: [one, OLD], U_P: [two, OLD], H: [two]}
    assert shown(state)["treated"] == [one, two]
    assert shown(state)["examination"] == []
    assert shown(state)["vials"] == [0, 0, 0]


# Which doctors


@pytest.mark.rule("H-T1")
@both
def test_one_contract_that_gives_all_kinds_is_enough(edition):
    state = ward(edition, "ph")
    told = treat(state, "ph")
    assert services(state) == {BASIC: [patient(MACEDONIA, "ph"), NONE]}
    assert facts(told, "treated") == [{"seat": 0, "patient": patient(MACEDONIA, "ph"), "money": 0}]


@pytest.mark.rule("H-T1")
@both
def test_more_kinds_than_needed_are_no_harm(edition):
    state = ward(edition, "u", doctors=((ALL,),))
    treat(state, "u", (ALL, 0))
    assert services(state) == {ALL: [patient(MACEDONIA, "u")]}


@pytest.mark.rule("H-T1", "H-T3")
@both
def test_amounts_do_not_matter_to_doctors_but_vials_are_all_paid(edition):
    state = ward(edition, "huu", has="huu", doctors=((H,), (U_P,)))
    treat(state, "huu", (H, 0), (U_P, 0))
    assert shown(state)["vials"] == [0, 0, 0]


@pytest.mark.rule("H-T1")
@both
def test_a_doctor_uses_one_contract_a_patient(edition):
    """Potions and unguents are on two contracts of one doctor: it cannot give both."""
    state = ward(edition, "pu", doctors=((U_P,),))
    assert treatable(state) == []
    assert [(spot, rule) for spot, rule, _ in state.blocked(0)] == [
        ({"patient": patient(MACEDONIA, "pu")}, "H-T1")
    ]
    state = ward(edition, "pu", doctors=((U_P,), (BASIC,)))
    do(state, "treat", patient(MACEDONIA, "pu"), seat=0)
    ways = {one[1:] for one in legal(state, 0)}
    assert ways == {(U_P, 0), (U_P, 1), (BASIC, 0), (BASIC, 1)}
    do(state, "attach", U_P, 1, seat=0)
    assert services(state)[BASIC] == [NONE, patient(MACEDONIA, "pu")]  # the only one left


@pytest.mark.rule("H-T1")
@both
def test_a_contract_that_is_used_is_not_free(edition):
    state = ward(edition, "ph u", doctors=((BASIC, OLD, NONE),))
    assert treatable(state) == [patient(MACEDONIA, "u")]
    treat(state, "u")
    assert treatable(state) == []
    assert legal(state, 0) == [("pass",)]


@pytest.mark.rule("H-T1")
@both
def test_two_patients_take_two_contracts_of_one_doctor(edition):
    state = ward(edition, "ph u")
    treat(state, "ph")
    treat(state, "u")
    assert services(state) == {BASIC: [patient(MACEDONIA, "ph"), patient(MACEDONIA, "u")]}


@pytest.mark.rule("H-T1", "H-E1")
@both
def test_patients_of_the_emergency_room_are_treated_too(edition):
    who = patient(GREECE, "ph")
    state = ward(edition, "u", emergency=(who,))
    treat(state, who)
    assert shown(state)["emergency"] == []
    assert shown(state)["examination"] == [patient(MACEDONIA, "u")]
    assert shown(state)["treated"] == [who]


@pytest.mark.rule("H-T1", "H-R2")
@both
def test_a_doctor_hired_this_round_treats(edition):
    state = table(1, edition)
    own(state, 0, money=2, has="h", examination=(patient(MACEDONIA, "h"),))
    employ(state, 0)
    state.free = [NONE, NONE, NONE, H]
    state.reputation = [9, 2, 1, 0]
    state.order = (0, 1, 2, 3)
    begin(state, "recruitment")
    do(state, "option", 3)
    while asked(state)["to"] != "hire_optioned":
        do(state, "pass")
    do(state, "hire_optioned")
    do(state, "treat", patient(MACEDONIA, "h"))
    assert services(state) == {H: [patient(MACEDONIA, "h")]}


@pytest.mark.rule("H-T2")
@both
def test_no_doctor_is_attached_who_is_not_needed(edition):
    """For potions and herbs: the basic doctor alone; or one who gives potions with one who gives
    herbs, but nobody beside the basic doctor's contract for both."""
    state = ward(edition, "ph", doctors=((BASIC,), (H,), (U_P,)))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert legal(state, 0) == [("attach", BASIC, 0), ("attach", H, 0), ("attach", U_P, 1)]
    assert asked(state, 0)["missing"] == [POTIONS, HERBS]
    other = state.clone()
    do(state, "attach", BASIC, 0, seat=0)
    assert shown(state)["treated"] == [patient(MACEDONIA, "ph")]  # nothing more to ask
    do(other, "attach", H, 0, seat=0)
    assert services(other)[U_P] == [NONE, patient(MACEDONIA, "ph")]
    assert services(other)[BASIC] == [NONE, NONE]


@pytest.mark.rule("H-T2")
@both
def test_a_second_doctor_must_leave_the_first_one_needed(edition):
    """Herbs first: then potions alone, not potions and herbs, which would make it superfluous."""
    state = ward(edition, "ph", doctors=((H,), (U_P,), (THREE,)))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    do(state, "attach", H, 0, seat=0)
    assert legal(state, 0) == [("attach", U_P, 1), ("attach", THREE, 2)]
    assert asked(state, 0)["attached"] == [[H, 0]]
    assert asked(state, 0)["missing"] == [POTIONS]
    with pytest.raises(IllegalAction):
        do(state, "attach", THREE, 0, seat=0)


@pytest.mark.rule("H-T2")
@both
def test_why_a_doctor_is_not_needed_is_told(edition):
    state = ward(edition, "ph", doctors=((H,), (U_P,), (BASIC,), (THREE,)))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert state.blocked(0) == []
    do(state, "attach", H, 0, seat=0)
    told = [(spot, rule) for spot, rule, _ in state.blocked(0)]
    assert told == [({"doctor": BASIC}, "H-T2")]


@pytest.mark.rule("H-T1", "H-T2")
@both
def test_three_doctors_share_a_patient_if_each_gives_another_kind(edition):
    other_u = doctor(PERSIA, 3)
    state = ward(edition, "phu", doctors=((H,), (U_P,), (other_u,)))
    treat(state, "phu", (H, 0), (U_P, 1), (other_u, 0))
    who = patient(MACEDONIA, "phu")
    assert services(state) == {H: [who], U_P: [NONE, who], other_u: [who, NONE]}


@pytest.mark.rule("H-T1")
@both
def test_of_two_contracts_that_are_alike_one_is_named(edition):
    tile = TILE_DOCTOR + DOCTOR_H_U
    twins = doctor(PERSIA, 4)  # "ph hu p"; its herbs come with different companions
    state = ward(edition, "h", doctors=((twins,), (tile, OLD)))
    do(state, "treat", patient(MACEDONIA, "h"), seat=0)
    assert legal(state, 0) == [("attach", twins, 0), ("attach", twins, 1)]


def minimal_covers(contracts, needs):
    """By trying everything: sets of contracts, one a doctor, that give all kinds, nobody of whom
    could be left out. Contracts of a doctor that give the same count as one."""
    found = set()
    wanted = set(needs)
    for count in (1, 2, 3, 4):
        for chosen in itertools.combinations(contracts, count):
            doctors = {who for who, _, _ in chosen}
            if len(doctors) < count:
                continue
            given = [kinds & wanted for _, _, kinds in chosen]
            if set().union(*given) != wanted:
                continue
            rest = (set().union(*given[:n], *given[n + 1 :]) for n in range(count))
            if any(one == wanted for one in rest):
                continue
            found.add(frozenset((who, "".join(sorted(kinds))) for who, _, kinds in chosen))
    return found


def reached(state, contracts, chosen=()):
    """All attachments to which the questions lead."""
    kinds = {(who, number): "".join(sorted(given)) for who, number, given in contracts}
    if asked(state, 0).get("to") != "attach":
        attached = {
            (who, kinds[who, number])
            for who, patients in services(state).items()
            for number, one in enumerate(patients)
            if one in shown(state)["treated"]
        }
        return {frozenset(attached)}
    found = set()
    for step in legal(state, 0):
        after = state.clone()
        do(after, *step, seat=0)
        found |= reached(after, contracts)
    return found


@pytest.mark.rule("H-T1", "H-T2")
@both
def test_all_legal_attachments_are_offered_and_only_those(edition):
    rng = random.Random(edition)
    covered = 0
    for _ in range(120):
        doctors = rng.sample(range(30), rng.randint(1, 4))
        busy = [
            [OLD if rng.random() < 0.3 else NONE for _ in DOCTORS[who % 5][0].split()]
            for who in doctors
        ]
        needs = rng.choice(NEEDS)
        services_ = [(who, *taken) for who, taken in zip(doctors, busy, strict=True)]
        state = ward(edition, needs, doctors=services_)
        contracts = [
            (who, number, set(kinds))
            for who, taken in zip(doctors, busy, strict=True)
            for number, kinds in enumerate(DOCTORS[who % 5][0].split())
            if taken[number] == NONE
        ]
        expected = minimal_covers(contracts, needs)
        assert bool(treatable(state)) == bool(expected)
        if expected:
            do(state, "treat", patient(MACEDONIA, needs), seat=0)
            assert reached(state, contracts) == expected
            covered += 1
    assert covered > 60


# Vials


@pytest.mark.rule("H-T3")
@both
def test_without_the_vials_a_patient_is_not_treated(edition):
    state = ward(edition, "ph u", has="pu", money=2)
    assert treatable(state) == [patient(MACEDONIA, "u")]
    assert [(spot, rule) for spot, rule, _ in state.blocked(0)] == [
        ({"patient": patient(MACEDONIA, "ph")}, "H-T3")
    ]


@pytest.mark.rule("H-T3", "H-C9")
@both
def test_missing_vials_are_bought_at_three_each(edition):
    state = ward(edition, "huu", has="u", money=6, doctors=((THREE,),))
    told = treat(state, "huu")
    assert (shown(state)["vials"], shown(state)["money"]) == ([0, 0, 0], 0)
    assert facts(told, "treated")[0]["money"] == 6
    state = ward(edition, "huu", has="u", money=5, doctors=((THREE,),))
    assert treatable(state) == []


@pytest.mark.rule("H-T3")
@both
def test_own_vials_are_used_first_and_the_others_are_kept(edition):
    state = ward(edition, "ph", has="pphu", money=9)
    treat(state, "ph")
    assert (shown(state)["vials"], shown(state)["money"]) == ([1, 0, 1], 9)


@pytest.mark.rule("H-T3", "H-W6")
@both
def test_an_assistant_stands_for_a_vial_of_its_colour(edition):
    state = ward(edition, "ph", has="p", ready=(CHARITABLE, SCHEDULING))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    if edition == "first":  # where both together could also buy one, for 3 of their 4 drachmas
        assert legal(state, 0) == [("administer",), ("assistant_for", HERBS)]
        do(state, "assistant_for", HERBS, seat=0)
    assert shown(state)["treated"] == [patient(MACEDONIA, "ph")]
    assert ready(state) == [SCHEDULING]
    assert shown(state)["vials"] == [0, 0, 0]


@pytest.mark.rule("H-T3")
@both
def test_what_pays_for_a_vial_is_chosen(edition):
    state = ward(edition, "ph", has="ph", money=3, ready=(TRAVELLING,), tiles=(MACEDONIA,))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert asked(state, 0) == {
        "to": "administer",
        "waits_for": [0],
        "patient": patient(MACEDONIA, "ph"),
        "needs": [1, 1, 0],
        "lacking": [0, 0, 0],
        "cost": 0,
    }
    assert legal(state, 0) == [
        ("administer",),
        ("assistant_for", POTIONS),
        ("tile_for", MACEDONIA, POTIONS),
        ("tile_for", MACEDONIA, HERBS),
    ]
    told = do(state, "assistant_for", POTIONS, seat=0)
    assert facts(told, "stood_in") == [{"seat": 0, "assistant": TRAVELLING}]
    told = do(state, "tile_for", MACEDONIA, HERBS, seat=0)
    assert facts(told, "substituted") == [{"seat": 0, "tile": MACEDONIA, "medicine": HERBS}]
    assert shown(state)["vials"] == [1, 1, 0]
    assert (shown(state)["tiles"], ready(state)) == ([], [])
    assert shown(state)["treated"] == [patient(MACEDONIA, "ph")]


@pytest.mark.rule("H-T3")
@both
def test_any_number_of_tiles_and_assistants_may_stand_in(edition):
    state = ward(
        edition,
        "pph",
        has="",
        ready=(TRAVELLING, CHARITABLE),
        tiles=(MACEDONIA,),
    )
    do(state, "treat", patient(MACEDONIA, "pph"), seat=0)
    while asked(state, 0)["to"] == "administer":
        do(state, *legal(state, 0)[0], seat=0)
    assert shown(state)["treated"] == [patient(MACEDONIA, "pph")]
    assert (shown(state)["tiles"], ready(state)) == ([], [])


@pytest.mark.rule("H-T3")
@both
def test_a_stand_in_that_would_leave_the_rest_unpaid_is_not_offered(edition):
    """One tile, one potion short: the tile cannot stand for the herb that is there."""
    state = ward(edition, "ph", has="h", tiles=(MACEDONIA,))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert shown(state)["treated"] == [patient(MACEDONIA, "ph")]
    assert (shown(state)["vials"], shown(state)["tiles"]) == ([0, 0, 0], [])


@pytest.mark.rule("H-T3", "H-D23")
def test_first_assistants_of_another_colour_may_help_to_buy():
    state = ward("first", "ph", has="p", money=1, ready=(SCHEDULING,))
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert (asked(state, 0)["to"], asked(state, 0)["due"]) == ("settle", 3)
    do(state, "assistant_pays", SCHEDULING, seat=0)
    assert shown(state)["treated"] == [patient(MACEDONIA, "ph")]
    assert (shown(state)["money"], ready(state)) == (0, [])


@pytest.mark.rule("H-T3", "H-D23")
def test_revised_they_are_turned_into_drachmas_before():
    state = ward("revised", "ph", has="p", money=1, ready=(SCHEDULING,))
    assert treatable(state) == []
    do(state, "spend_as_drachmas", SCHEDULING, seat=0)
    treat(state, "ph")
    assert (shown(state)["money"], ready(state)) == (0, [])


@pytest.mark.rule("H-T3", "H-D23")
def test_first_an_assistant_is_counted_once_as_a_vial_or_as_drachmas():
    state = ward("first", "ph", has="", money=2, ready=(TRAVELLING,))
    assert treatable(state) == []  # it is the potion, and 2 drachmas do not buy the herb
    own(state, 0, money=3)
    assert treatable(state) == [patient(MACEDONIA, "ph")]


@pytest.mark.rule("H-T3", "H-D23")
def test_first_an_assistant_of_another_colour_is_two_drachmas_and_not_more():
    state = ward("first", "ph", has="", money=3, ready=(SCHEDULING,))
    assert treatable(state) == []  # 5 of the 6 drachmas for two vials
    own(state, 0, money=4)
    assert treatable(state) == [patient(MACEDONIA, "ph")]


@pytest.mark.rule("H-C9", "H-T3")
@both
def test_vials_given_to_a_patient_cannot_be_sold(edition):
    state = ward(edition, "ph u", has="phu")
    treat(state, "ph")
    assert legal(state, 0, asides=True) == [("sell", UNGUENTS)]


@pytest.mark.rule("H-C9")
@both
def test_one_may_trade_between_patients_but_not_inside_a_treatment(edition):
    state = ward(edition, "ph", has="phu", money=3, ready=(TRAVELLING,))
    assert {one[0] for one in legal(state, 0, asides=True)} >= {"buy", "sell"}
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert asked(state, 0)["to"] == "administer"
    assert legal(state, 0, asides=True) == []


@pytest.mark.rule("H-T3", "H-C9")
@both
def test_a_vial_sold_may_buy_another_one(edition):
    state = ward(edition, "ph", has="puu")
    assert treatable(state) == []
    do(state, "sell", UNGUENTS, seat=0)
    assert treatable(state) == []
    do(state, "sell", UNGUENTS, seat=0)
    treat(state, "ph")
    assert (shown(state)["vials"], shown(state)["money"]) == ([0, 0, 0], 1)


# What was there before


@pytest.mark.rule("H-T4")
@both
def test_existing_attachments_never_change_and_groups_are_joined_by_a_new_patient(edition):
    one, two = patient(GREECE, "h"), patient(GREECE, "u")
    state = ward(edition, "hu", doctors=((PU_H, NONE, one), (U_P, NONE, two), (H,)))
    treat(state, "hu", (H, 0), (U_P, 0))
    who = patient(MACEDONIA, "hu")
    assert services(state) == {PU_H: [NONE, one], U_P: [who, two], H: [who]}


@pytest.mark.rule("H-T4")
@both
def test_a_discharged_patient_is_not_treated_again(edition):
    state = ward(edition, "u", doctors=((BASIC, OLD, NONE),))
    assert OLD not in treatable(state)
    treat(state, "u")
    assert treatable(state) == []


# All at the same time


@pytest.mark.rule("H-T5")
@both
def test_nobody_waits_for_another(edition):
    state = table(4, edition)
    for seat in range(4):
        who = patient(seat, "ph")
        own(state, seat, has="phu", examination=(who,))
    begin(state, "treatment")
    assert list(state.pending) == [0, 1, 2, 3]
    before = [state.view(seat)["asked"] for seat in range(4)]
    choices = [legal(state, seat) for seat in range(4)]
    do(state, "treat", patient(2, "ph"), seat=2)
    do(state, "pass", seat=2)
    assert list(state.pending) == [0, 1, 3]
    for seat in (0, 1, 3):
        assert legal(state, seat) == choices[seat]
        assert state.view(seat)["asked"]["to"] == before[seat]["to"]
    for seat in (3, 0, 1):
        assert state.round == 1
        do(state, "pass", seat=seat)
    assert state.round == 2


@pytest.mark.rule("H-T5")
@both
def test_whoever_has_no_patient_is_not_asked(edition):
    state = table(4, edition)
    own(state, 2, has="phu", examination=(patient(0, "ph"),))
    own(state, 3, has="phu", money=9)
    begin(state, "treatment")
    assert list(state.pending) == [2]


@pytest.mark.rule("H-T5", "H-T3")
@both
def test_whoever_can_do_nothing_is_not_asked_but_whoever_could_trade_is(edition):
    state = table(4, edition)
    own(state, 2, has="p", examination=(patient(0, "ph"),))
    own(state, 3, has="", examination=(patient(1, "ph"),))
    begin(state, "treatment")
    assert list(state.pending) == [2]
    assert legal(state, 2) == [("pass",)]


@pytest.mark.rule("H-T5")
@both
def test_after_a_treatment_the_seat_confirms(edition):
    state = ward(edition, "ph", has="ph")
    treat(state, "ph")
    assert legal(state, 0) == [("pass",)]
    told = do(state, "pass", seat=0)
    assert facts(told, "confirmed") == [{"seat": 0}]


# Arranging all at once


@pytest.mark.rule("H-T5", "H-T1")
@both
def test_the_best_treatment_of_the_round_can_be_arranged(edition):
    """One contract for both: the patient worth more; the doctor's points decide nothing."""
    state = ward(edition, "hu phu", has="phu", doctors=((ALL,),))
    assert legal(state, 0)[-2:] == [("arrange",), ("pass",)]
    told = do(state, "arrange", seat=0)
    assert services(state) == {ALL: [patient(MACEDONIA, "phu")]}
    (arranged,) = facts(told, "arranged")
    assert arranged == {
        "seat": 0,
        "patients": 1,
        "by_patients": 7,
        "by_doctors": 3,
        "saved": 0,
        "money": 0,
    }
    assert shown(state)["vials"] == [0, 0, 0]
    assert names(told).count("treated") == 1


@pytest.mark.rule("H-T5", "H-D23")
def test_first_an_assistant_who_helps_to_pay_for_an_arrangement_is_told():
    state = ward("first", "u", has="", money=1, ready=(POTIONS, HERBS))
    told = do(state, "arrange", seat=0)
    assert facts(told, "spent") == [{"seat": 0, "assistant": POTIONS, "as_vial": 0}]
    assert names(told) == ["arranged", "attached", "spent", "treated"]
    assert (shown(state)["money"], shown(state)["assistants"]) == (0, [False, True, False])


@pytest.mark.rule("H-T5")
@both
def test_with_nobody_to_treat_nothing_is_arranged(edition):
    state = ward(edition, "ph", has="p")
    assert legal(state, 0) == [("pass",)]


# Patients and doctors on knowledge tiles


@pytest.mark.rule("H-K5", "H-T1")
@both
def test_a_patient_on_a_tile_is_treated_as_any_other(edition):
    state = ward(edition, "", has="ph", tiles=(PATIENT_PH, PATIENT_U))
    who = TILE_PATIENT + PATIENT_PH
    treat(state, who)
    do(state, "administer", seat=0)  # though the other tile could stand for a vial
    assert services(state) == {BASIC: [who, NONE]}
    assert shown(state)["tiles"] == [PATIENT_U]
    assert shown(state)["treated"] == [who]


@pytest.mark.rule("H-K5", "H-T3")
@both
def test_a_tile_stands_for_any_vial_but_not_for_the_own_patient(edition):
    state = ward(edition, "", has="p", tiles=(PATIENT_PH,))
    assert treatable(state) == []
    state = ward(edition, "", has="p", tiles=(PATIENT_PH, MACEDONIA))
    treat(state, TILE_PATIENT + PATIENT_PH)
    assert shown(state)["tiles"] == []


@pytest.mark.rule("H-K5", "H-T3")
@both
def test_a_patient_on_a_tile_may_stand_for_a_vial_of_another(edition):
    state = ward(edition, "u", has="", tiles=(PATIENT_PHU,))
    treat(state, "u")
    assert shown(state)["tiles"] == []


@pytest.mark.rule("H-D24", "H-T3")
def test_first_a_lightning_tile_that_was_kept_stands_for_a_vial():
    state = ward("first", "u", has="", face_down=(MONEY,))
    treat(state, "u")
    assert shown(state)["face_down"] == []
    assert shown(state)["treated"] == [patient(MACEDONIA, "u")]


@pytest.mark.rule("H-D19", "H-K5")
def test_a_doctor_on_a_tile_is_played_from_the_hand_or_serves_already():
    who = patient(MACEDONIA, "h")
    for edition in EDITIONS:
        if edition == "revised":
            state = ward(edition, "h", doctors=(), tiles=(DOCTOR_H_U,))
            assert services(state) == {}
        else:
            state = ward(edition, "h", doctors=((TILE_DOCTOR + DOCTOR_H_U,),))
        treat(state, who)
        assert services(state) == {TILE_DOCTOR + DOCTOR_H_U: [who, NONE]}
        assert shown(state)["tiles"] == []


@pytest.mark.rule("H-K5", "H-D19")
@both
def test_a_doctor_on_a_tile_stands_for_a_vial_only_while_nobody_is_attached(edition):
    loose = {"tiles": (DOCTOR_P,)} if edition == "revised" else {}
    basic = (BASIC,)
    serving = () if edition == "revised" else ((TILE_DOCTOR + DOCTOR_P,),)
    state = ward(edition, "ph", has="h", doctors=(basic, *serving), **loose)
    do(state, "treat", patient(MACEDONIA, "ph"), seat=0)
    assert shown(state)["treated"] == [patient(MACEDONIA, "ph")]
    assert list(services(state)) == [BASIC]  # the tile was the potion, so it was no doctor
    assert shown(state)["tiles"] == []
    state = ward(edition, "ph", has="h", doctors=((BASIC,), (TILE_DOCTOR + DOCTOR_H_U, NONE, OLD)))
    assert treatable(state) == []


@pytest.mark.rule("H-K5", "H-T3")
@both
def test_a_tile_is_not_doctor_and_vial_of_the_same_patient(edition):
    loose = {"tiles": (DOCTOR_PHU,)} if edition == "revised" else {}
    serving = () if edition == "revised" else ((TILE_DOCTOR + DOCTOR_PHU,),)
    state = ward(edition, "u", has="", doctors=serving, **loose)
    assert treatable(state) == []
    state = ward(edition, "u", has="u", doctors=serving, **loose)
    treat(state, "u")
    assert services(state) == {TILE_DOCTOR + DOCTOR_PHU: [patient(MACEDONIA, "u")]}


@pytest.mark.rule("H-D19", "H-K5")
@both
def test_two_doctors_on_tiles_and_a_vial_short(edition):
    """A potion and a herb are needed, the potion is missing: both tiles together could be the
    doctors, but then nobody would be the vial. With a vial more they may."""
    tiles = (DOCTOR_P, DOCTOR_H_U)
    loose = {"tiles": tiles} if edition == "revised" else {}
    serving = () if edition == "revised" else tuple((TILE_DOCTOR + tile,) for tile in tiles)
    state = ward(edition, "ph", has="h", doctors=serving, **loose)
    assert treatable(state) == []
    state = ward(edition, "ph", has="ph", doctors=serving, **loose)
    treat(state, "ph", (TILE_DOCTOR + DOCTOR_P, 0), (TILE_DOCTOR + DOCTOR_H_U, 0))


@pytest.mark.rule("H-T3", "H-D24")
@both
@pytest.mark.parametrize("where", ["tiles", "face_down"])
def test_a_tile_is_used_once(edition, where):
    state = ward(edition, "ph u", has="p", **{where: (MACEDONIA,)})
    treat(state, "u")
    assert shown(state)[where] == []
    assert treatable(state) == []


@pytest.mark.rule("H-T1")
@both
def test_a_patient_of_another_column_is_no_different(edition):
    """Regions play no part in treating."""
    state = table(4, edition)
    employ(state, 0, (doctor(GREECE, 2),))
    own(state, 0, has="h", examination=(patient(CYRENE, "h"),))
    begin(state, "treatment")
    assert can(state, "treat", patient(CYRENE, "h"), seat=0)


# What is said


def asks(state, seat=0):
    """The key of the question, and what it says."""
    message = state.prompt(seat)
    return message.key, message.facts


def treating(money, has, emergency=(), examination=(), edition="revised"):
    state = table(2, edition=edition)
    own(state, 0, money=money, has=has, emergency=emergency, examination=examination)
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),))  # the phase goes on
    begin(state, "treatment")
    return state


@pytest.mark.rule("H-E1")
def test_who_continues_is_told_who_will_be_lost():
    urgent, new = patient(PERSIA, "pp"), patient(PERSIA, "hh")
    key, facts = asks(treating(0, "u", (urgent,), (new,)))
    assert (key, facts["patients"], facts["patient"]) == ("prompt-treated-hades", 1, urgent)
    key, facts = asks(treating(0, "u", (), (new,)))
    assert (key, facts["patients"]) == ("prompt-treated", 1)
    state = treating(0, "u" * 2, (), (patient(PERSIA, "u"),))
    do(state, "arrange", seat=0)
    assert asks(state) == ("prompt-treated", {"patients": 0})


@pytest.mark.rule("H-C9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_could_sell_to_treat_is_told_so(edition):
    urgent = patient(PERSIA, "p")
    key, facts = asks(treating(1, "u", (urgent,), edition=edition))
    assert (key, facts["patient"], facts["urgent"]) == ("prompt-treat-sell", urgent, 1)
    assert asks(treating(0, "u", (urgent,), edition=edition))[0] == "prompt-treated-hades"


@pytest.mark.rule("H-X2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_nobody_is_said_to_be_lost_who_can_be_saved(edition):
    saved = patient(PERSIA, "pp")
    for money, said in ((1, "prompt-self-treat-sell"), (0, "prompt-self-treated")):
        state = table(2, edition=edition)
        state.round = 4
        own(state, 0, money=money, has="u", ready=(0,), examination=(saved,))
        begin(state, "score")
        key, facts = asks(state)
        assert (key, facts["patient"], facts["each"]) == (
            said,
            saved,
            1 + 2 * (edition == "revised"),
        )
    state = table(2, edition=edition)
    state.round = 4
    own(state, 0, has="ppu", examination=(saved,))
    begin(state, "score")
    do(state, "treat", saved)
    key, facts = asks(state)
    assert (key, facts["patients"]) == ("prompt-self-treated", 0)
