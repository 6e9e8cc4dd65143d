"""The score of a round and the renewal (H-E1 to H-E5), reputation (H-X1, H-D25)."""

from __future__ import annotations

import pytest

from .positions import (
    ALEXANDRIA,
    BASIC,
    CARTHAGE,
    CYRENE,
    DOCTOR_H_U,
    DOCTOR_P,
    EDITIONS,
    GREECE,
    LAST,
    MACEDONIA,
    NONE,
    PATIENT_PH,
    PERSIA,
    START,
    TILE_DOCTOR,
    TILE_PATIENT,
    asked,
    begin,
    do,
    doctor,
    employ,
    facts,
    legal,
    names,
    own,
    patient,
    queue,
    services,
    shown,
    stand,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)
LEANDROS, PHILOXENOS = doctor("Leandros"), doctor("Philoxenos")  # 4 and 7 points


# Patients who were not treated


@pytest.mark.rule("H-E1")
@both
def test_patients_who_were_not_treated_get_worse(edition):
    state = table(4, edition)
    fresh = patient(PERSIA, "p"), patient(PERSIA, "h")
    old, dead = patient(GREECE, "p"), patient(GREECE, "h")
    own(state, 0, examination=fresh, emergency=(old,), hades=(dead,))
    told = begin(state, "score")
    practice = shown(state)
    assert practice["examination"] == []
    assert practice["emergency"] == list(fresh)
    assert practice["hades"] == [dead, old]
    assert practice["points"] == 0  # Hades costs at the end
    assert facts(told, "died") == [{"seat": 0, "patient": old}]
    assert facts(told, "worsened") == [{"seat": 0, "patient": one} for one in fresh]


# Reputation and points


@pytest.mark.rule("H-E2", "H-E3")
@both
def test_each_patient_treated_brings_a_step_and_its_points(edition):
    """Who needs "ph" is worth 4, who needs "u" 3."""
    state = table(4, edition)
    one, two = patient(GREECE, "ph"), patient(PERSIA, "u")
    employ(state, 0, (PHILOXENOS, one, NONE, two))
    own(state, 0, treated=(one, two))
    told = begin(state, "score")
    assert state.reputation[0] == START + 2
    assert shown(state)["points"] == 4 + 3
    assert facts(told, "discharged") == [
        {"seat": 0, "patient": one, "points": 4},
        {"seat": 0, "patient": two, "points": 3},
    ]
    assert shown(state)["treated"] == []
    assert services(state) == {PHILOXENOS: [one, NONE, two]}  # they still occupy their contracts


@pytest.mark.rule("H-E3")
@both
def test_a_patient_scores_once(edition):
    state = table(4, edition)
    one = patient(GREECE, "ph")
    employ(state, 0, (PHILOXENOS, one))
    own(state, 0, treated=(one,))
    begin(state, "score")
    begin(state, "score")
    assert shown(state)["points"] == 4
    assert state.reputation[0] == START + 1


@pytest.mark.rule("H-E2", "H-X1")
@both
def test_reputation_is_gained_in_the_order_at_the_start_of_the_step(edition):
    """Seat 2 is ahead and gains first; the others arrive on the same space later, on top."""
    state = table(4, edition)
    stand(state, 4, 3, 5, 4, order=(2, 3, 0, 1))
    for seat, count in ((0, 1), (1, 2), (3, 1)):
        own(state, seat, treated=tuple(patient(seat, needs) for needs in ("p", "h")[:count]))
    told = begin(state, "score")
    assert [one["seat"] for one in facts(told, "rose")] == [3, 0, 1]
    assert state.reputation == [5, 5, 5, 5]
    assert list(state.order) == [1, 0, 3, 2]


@pytest.mark.rule("H-E2", "H-X4")
@both
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_virtual_players_gain_nothing_here(edition, seats):
    state = table(seats, edition)
    before = state.reputation[seats:]
    own(state, 0, treated=(patient(PERSIA, "p"),))
    begin(state, "score")
    assert state.reputation[seats:] == before
    assert state.reputation[0] == START + 1


@pytest.mark.rule("H-K5", "H-E2", "H-E3")
@both
def test_a_patient_on_a_tile_brings_points_and_reputation(edition):
    state = table(4, edition)
    who = TILE_PATIENT + PATIENT_PH
    employ(state, 0, (PHILOXENOS, who))
    own(state, 0, treated=(who,))
    begin(state, "score")
    assert shown(state)["points"] == 4
    assert state.reputation[0] == START + 1


# Doctors


@pytest.mark.rule("H-E4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_athenas_retiring_doctor(edition):
    """Philoxenos of Macedonia has fulfilled all contracts: 7 VP, and he leaves, in the revised
    edition with his patients. Tedros of Cyrene and Oribase of Alexandria stay with theirs."""
    state = table(4, edition)
    tedros, oribase = doctor("Tedros"), doctor("Oribase")
    a, b, c, d, e = (patient(GREECE, needs) for needs in ("p", "h", "u", "ph", "hu"))
    employ(state, 0, (tedros, d), (PHILOXENOS, a, b, c), (oribase, NONE, e))
    told = begin(state, "score")
    assert shown(state)["points"] == 7
    assert facts(told, "retired") == [{"seat": 0, "doctor": PHILOXENOS, "points": 7}]
    assert services(state) == {tedros: [d, NONE, NONE], oribase: [NONE, e]}
    assert shown(state)["discharged"] == ([a, b, c] if edition == "first" else [])


@pytest.mark.rule("H-E4")
@both
def test_a_doctor_with_an_open_contract_neither_scores_nor_retires(edition):
    state = table(4, edition)
    employ(state, 0, (LEANDROS, patient(GREECE, "p")))
    begin(state, "score")
    assert shown(state)["points"] == 0
    assert list(services(state)) == [LEANDROS]


@pytest.mark.rule("H-E4")
@both
def test_several_doctors_retire_in_one_round(edition):
    state = table(4, edition)
    shared, other = patient(GREECE, "pu"), patient(GREECE, "h")
    small = doctor(PERSIA, 2)
    employ(state, 0, (LEANDROS, shared, other), (BASIC,), (small, shared))
    begin(state, "score")
    assert shown(state)["points"] == 4 + 2
    assert services(state) == {BASIC: [NONE, NONE]}
    expected = {shared, other} if edition == "first" else set()
    assert set(shown(state)["discharged"]) == expected


@pytest.mark.rule("H-D15", "H-E4")
def test_patients_without_a_doctor_leave_or_lie_about_and_shared_ones_stay():
    mine, shared = patient(GREECE, "h"), patient(GREECE, "pu")
    for edition in EDITIONS:
        state = table(4, edition)
        employ(state, 0, (LEANDROS, shared, mine), (PHILOXENOS, shared))
        begin(state, "score")
        assert services(state) == {PHILOXENOS: [shared, NONE, NONE]}
        assert shown(state)["discharged"] == ([mine] if edition == "first" else [])


@pytest.mark.rule("H-D15", "H-K1")
def test_first_a_patient_on_a_tile_leaves_when_its_attachment_ends():
    state = table(4, "first")
    mine, printed = TILE_PATIENT + PATIENT_PH, patient(GREECE, "h")
    employ(state, 0, (LEANDROS, mine, printed))
    begin(state, "score")
    assert services(state) == {}
    assert shown(state)["discharged"] == [printed]


# The basic doctor (H-D14)


def basic_done(edition, *others):
    """The basic doctor is about to fulfil its last contract, with potions and herbs."""
    state = table(4, edition)
    old, new = patient(GREECE, "u"), patient(PERSIA, "ph")
    employ(state, 0, (BASIC, NONE, old), *others)
    own(state, 0, has="ph", examination=(new,))
    begin(state, "treatment")
    do(state, "treat", new, seat=0)
    while asked(state, 0).get("to") == "attach":
        do(state, "attach", BASIC, 0, seat=0)
    do(state, "pass", seat=0)
    return state


@pytest.mark.rule("H-D14")
def test_the_basic_doctor_retires_or_may_be_kept():
    for edition in EDITIONS:
        state = basic_done(edition)
        if edition == "first":
            assert state.round == 2  # not asked
            assert services(state) == {}
        else:
            assert wanted(state) == ("basic", 0)
            assert legal(state) == [("keep_basic",), ("retire_basic",)]
            told = do(state, "keep_basic")
            assert state.round == 2
            assert services(state) == {BASIC: [NONE, NONE]}
            assert facts(told, "keeps_basic") == [{"seat": 0, "keeps": 1}]
            assert facts(told, "stayed") == [{"seat": 0, "points": 2}]
        assert shown(state)["points"] == 4 + 2  # the patient and the doctor


@pytest.mark.rule("H-D14")
def test_revised_the_basic_doctor_may_retire_like_any_other():
    state = basic_done("revised")
    told = do(state, "retire_basic")
    assert services(state) == {}
    assert shown(state)["points"] == 4 + 2
    assert facts(told, "retired") == [{"seat": 0, "doctor": BASIC, "points": 2}]


@pytest.mark.rule("H-D14", "H-D15")
def test_revised_a_patient_shared_with_another_doctor_stays_there():
    shared = patient(GREECE, "u")
    state = basic_done("revised", (PHILOXENOS, NONE, shared))
    do(state, "keep_basic")
    assert services(state) == {BASIC: [NONE, NONE], PHILOXENOS: [NONE, shared, NONE]}


@pytest.mark.rule("H-D14", "H-P1")
def test_revised_a_basic_doctor_who_stays_wants_wages_and_it_is_asked_each_time():
    state = basic_done("revised")
    do(state, "keep_basic")
    own(state, 0, money=9)
    begin(state, "payment")
    assert asked(state, 0)["due"] == [BASIC]
    again = basic_done("revised")
    do(again, "keep_basic")
    old, new = patient(GREECE, "u"), patient(PERSIA, "hu")
    employ(again, 0, (BASIC, old, NONE))
    own(again, 0, has="u", examination=(new, patient(PERSIA, "u")))
    begin(again, "treatment")
    do(again, "treat", patient(PERSIA, "u"), seat=0)
    do(again, "pass", seat=0)
    assert wanted(again) == ("basic", 0)
    do(again, "retire_basic")
    assert services(again) == {}


@pytest.mark.rule("H-D14")
def test_revised_it_is_not_asked_while_a_contract_is_open_or_without_a_basic_doctor():
    for service in ((BASIC,), (doctor(PERSIA, 4),)):
        state = table(4, "revised")
        employ(state, 0, service)
        own(state, 0, has="ph", examination=(patient(PERSIA, "ph"),))
        begin(state, "treatment")
        do(state, "treat", patient(PERSIA, "ph"), seat=0)
        told = do(state, "pass", seat=0)
        assert "keeps_basic" not in names(told)
        assert state.round == 2


# Doctors on tiles (H-D19)


@pytest.mark.rule("H-D19", "H-E4", "H-K1")
@both
def test_a_doctor_on_a_tile_scores_and_leaves_when_all_contracts_are_used(edition):
    state = table(4, edition)
    small, big = TILE_DOCTOR + DOCTOR_P, TILE_DOCTOR + DOCTOR_H_U
    one, two = patient(GREECE, "p"), patient(GREECE, "h")
    employ(state, 0, (small, one), (big, two))
    begin(state, "score")
    assert shown(state)["points"] == 3
    assert services(state) == {big: [two, NONE]}  # it stays until all are used
    assert shown(state)["tiles"] == []


@pytest.mark.rule("H-D19")
def test_revised_a_doctor_on_a_tile_in_hand_does_not_score():
    state = table(4, "revised")
    own(state, 0, tiles=(DOCTOR_P,))
    begin(state, "score")
    assert shown(state)["points"] == 0
    assert shown(state)["tiles"] == [DOCTOR_P]


# Renewal


@pytest.mark.rule("H-D12", "H-E5")
def test_patients_who_are_left_stay_or_slide_up():
    last = patient(CARTHAGE, "huu")
    for edition in EDITIONS:
        state = table(4, edition)
        queue(state, CARTHAGE, NONE, NONE, last)
        state.bribes[CARTHAGE * 3 + 2] = 1
        next_ones = list(state.stacks[CARTHAGE][:3])
        begin(state, "score")
        row = state.view(None)["queues"][CARTHAGE]
        if edition == "first":
            assert [space["patient"] for space in row] == [*next_ones[:2], last]
            assert [space["bribe"] for space in row] == [0, 0, 2]
        else:
            assert [space["patient"] for space in row] == [last, *next_ones[:2]]
            assert [space["bribe"] for space in row] == [2, 0, 0]
        assert state.stacks[CARTHAGE][0] == next_ones[2]


@pytest.mark.rule("H-D12", "H-E5")
def test_first_the_gap_nearest_to_the_head_of_the_queue_is_filled_first():
    state = table(4, "first")
    middle = patient(CYRENE, "huu")
    queue(state, CYRENE, NONE, middle, NONE)
    one, two = state.stacks[CYRENE][:2]
    told = begin(state, "score")
    assert state.queue[CYRENE * 3 :] == [one, middle, two]
    came = [fact for fact in facts(told, "queued") if fact["column"] == CYRENE]
    assert [(fact["row"], fact["patient"]) for fact in came] == [(0, one), (2, two)]


@pytest.mark.rule("H-D12")
@both
def test_each_patient_who_is_left_gets_a_drachma_more(edition):
    state = table(4, edition)
    one, two, three = state.queue[:3]
    state.bribes[:3] = [0, 3, 1]
    told = begin(state, "score")
    assert state.queue[:3] == [one, two, three]
    assert state.bribes[:3] == [1, 4, 2]
    waited = [(fact["column"], fact["row"]) for fact in facts(told, "waited")]
    assert waited == [(column, row) for column in range(6) for row in range(3)]


@pytest.mark.rule("H-D12")
def test_revised_bribes_slide_with_their_patients():
    state = table(4, "revised")
    one, two = patient(PERSIA, "p"), patient(PERSIA, "h")
    queue(state, PERSIA, one, NONE, two)
    state.bribes[PERSIA * 3 : PERSIA * 3 + 3] = [2, 0, 5]
    begin(state, "score")
    row = state.view(None)["queues"][PERSIA]
    assert [space["patient"] for space in row][:2] == [one, two]
    assert [space["bribe"] for space in row] == [3, 6, 0]


@pytest.mark.rule("H-E5")
@both
def test_a_stack_that_runs_short_leaves_spaces_empty(edition):
    state = table(4, edition)
    one, two = patient(CYRENE, "huu"), patient(CYRENE, "pph")
    queue(state, CYRENE, NONE, one, NONE)
    state.stacks[CYRENE] = (two,)
    queue(state, GREECE, NONE, NONE, NONE)
    state.stacks[GREECE] = ()
    told = begin(state, "score")
    standing = [space["patient"] for space in state.view(None)["queues"][CYRENE]]
    assert standing == ([two, one, NONE] if edition == "first" else [one, two, NONE])
    assert [space["patient"] for space in state.view(None)["queues"][GREECE]] == [NONE] * 3
    assert state.view(None)["stacks"][GREECE] == NONE
    assert CYRENE not in [fact["column"] for fact in facts(told, "next_patient")]
    assert state.view(None)["stacks"][CYRENE] == NONE


@pytest.mark.rule("H-E5", "H-S2", "H-X5")
@both
def test_who_is_new_in_a_queue_and_on_a_stack_is_told(edition):
    state = table(4, edition)
    queue(state, PERSIA, NONE, NONE, NONE)
    stack = state.stacks[PERSIA]
    told = begin(state, "score")
    queued = [fact["patient"] for fact in facts(told, "queued")]
    assert queued == list(stack[:3])
    assert facts(told, "next_patient") == [{"column": PERSIA, "patient": stack[3]}]


@pytest.mark.rule("H-D13", "H-E5")
def test_open_kits_leave_and_open_tiles_leave_or_stay():
    for edition in EDITIONS:
        state = table(4, edition)
        kits, tiles = state.kits[:], state.tiles[:]
        next_kits = [stack[0] for stack in state.kit_stacks]
        next_tiles = [stack[0] for stack in state.tile_stacks]
        begin(state, "score")
        assert state.view(None)["kits"] == next_kits
        assert not set(kits) & {*state.kits, *sum(state.kit_stacks, ())}
        if edition == "first":
            assert state.view(None)["tiles"] == tiles
        else:
            assert state.view(None)["tiles"] == next_tiles
            assert not set(tiles) & {*state.tiles, *sum(state.tile_stacks, ())}
        below = 4 if edition == "first" else 2
        assert [len(stack) for stack in state.kit_stacks] == [3 if edition == "first" else 2] * 6
        assert [len(stack) for stack in state.tile_stacks] == [below] * 6


@pytest.mark.rule("H-D13", "H-E5")
@both
def test_a_bought_kit_and_a_taken_tile_are_replaced(edition):
    state = table(4, edition)
    kit, tile = state.kit_stacks[PERSIA][0], state.tile_stacks[PERSIA][0]
    state.kits[PERSIA] = NONE
    if edition == "revised":
        state.tiles[PERSIA] = NONE
    told = begin(state, "score")
    assert state.kits[PERSIA] == kit
    assert {"column": PERSIA, "kit": kit} in facts(told, "kit_opened")
    assert (state.tiles[PERSIA] == tile) == (edition == "revised")


@pytest.mark.rule("H-E5")
@both
def test_stacks_of_kits_and_tiles_may_run_out(edition):
    state = table(4, edition)
    state.kit_stacks[PERSIA] = ()
    state.tile_stacks[PERSIA] = ()
    begin(state, "score")
    assert state.view(None)["kits"][PERSIA] == NONE
    assert (state.view(None)["tiles"][PERSIA] == NONE) == (edition == "revised")


@pytest.mark.rule("H-E5")
@both
def test_there_are_four_rounds_and_renewals_after_the_first_three(edition):
    state = table(4, edition)
    for number in (1, 2, 3):
        assert state.round == number
        told = begin(state, "score")
        assert facts(told, "round_began") == [{"round": number + 1}]
        assert facts(told, "kit_opened") != []
    told = begin(state, "score")
    assert facts(told, "kit_opened") == facts(told, "queued") == facts(told, "waited") == []
    assert state.over
    assert state.view(None)["round"] == 4


# The reputation track


@pytest.mark.rule("H-X1")
@both
def test_who_arrives_comes_on_top(edition):
    state = table(4, edition)
    stand(state, 5, 6, 7, 4, order=(2, 1, 0, 3))
    state.gain_reputation(0, 1)
    assert list(state.order) == [2, 0, 1, 3]
    state.gain_reputation(2, -1)
    assert list(state.order) == [2, 0, 1, 3]
    assert state.reputation == [6, 6, 6, 4]
    state.gain_reputation(1, -3)
    assert list(state.order) == [2, 0, 3, 1]
    state.gain_reputation(1, 0)  # nothing moves
    assert list(state.order) == [2, 0, 3, 1]


@pytest.mark.rule("H-X1", "H-C8")
@both
def test_nobody_leaves_the_track(edition):
    state = table(4, edition)
    state.gain_reputation(0, 20)
    state.gain_reputation(1, -20)
    assert state.reputation == [LAST, 0, START, START]
    assert list(state.order) == [0, 3, 2, 1]


@pytest.mark.rule("H-D25")
def test_a_gain_at_the_right_end_puts_on_top_or_changes_nothing():
    for edition in EDITIONS:
        state = table(4, edition)
        stand(state, LAST, LAST, LAST, 4, order=(2, 1, 0, 3))
        state.gain_reputation(0, 2)
        expected = [0, 2, 1, 3] if edition == "revised" else [2, 1, 0, 3]
        assert list(state.order) == expected
        assert state.reputation[0] == LAST


@pytest.mark.rule("H-D25")
def test_a_loss_at_the_left_end_puts_at_the_bottom_or_changes_nothing():
    for edition in EDITIONS:
        state = table(4, edition)
        stand(state, 0, 0, 0, 4, order=(3, 2, 1, 0))
        state.gain_reputation(2, -1)
        expected = [3, 1, 0, 2] if edition == "revised" else [3, 2, 1, 0]
        assert list(state.order) == expected
        assert state.reputation[2] == 0


@pytest.mark.rule("H-D25")
@both
def test_an_arrival_at_an_end_also_by_overshoot_goes_on_top(edition):
    state = table(4, edition)
    stand(state, LAST, LAST, LAST - 1, 0, order=(1, 0, 2, 3))
    state.gain_reputation(2, 5)
    assert list(state.order) == [2, 1, 0, 3]
    stand(state, 4, 0, 0, 1, order=(0, 3, 2, 1))
    state.gain_reputation(3, -4)
    assert list(state.order) == [0, 3, 2, 1]
    stand(state, 1, 0, 0, 2, order=(3, 0, 2, 1))
    state.gain_reputation(3, -2)
    assert list(state.order) == [0, 3, 2, 1]


@pytest.mark.rule("H-D25")
@both
def test_to_pass_at_the_right_end_by_leaving_and_returning(edition):
    state = table(4, edition)
    stand(state, LAST, LAST, 4, 4, order=(1, 0, 3, 2))
    state.gain_reputation(0, -1)
    state.gain_reputation(0, 1)
    assert list(state.order) == [0, 1, 3, 2]


@pytest.mark.rule("H-E1", "H-E5")
@both
def test_nothing_of_another_seat_is_touched(edition):
    state = table(4, edition)
    own(state, 0, examination=(patient(ALEXANDRIA, "p"),), emergency=(patient(MACEDONIA, "p"),))
    before = shown(state, 1)
    begin(state, "score")
    assert shown(state, 1) == before
