"""Welcoming patients (H-W1 to H-W3, H-W5, H-W7 to H-W9); assistants' powers are elsewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from asclepia.table import IllegalAction

from .positions import (
    ALEXANDRIA,
    BENCH,
    CARTHAGE,
    CHARITABLE,
    COLUMNS,
    CYRENE,
    EDITIONS,
    GAME,
    GREECE,
    MACEDONIA,
    NONE,
    PERSIA,
    REGIONS,
    SCHEDULING,
    START,
    TABLES,
    TRAVELLING,
    asked,
    begin,
    can,
    do,
    enter,
    facts,
    legal,
    move_to,
    names,
    own,
    patient,
    queue,
    ready,
    roll,
    shown,
    stand,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)


def gain_of(column, row, edition):
    """What is printed below a space."""
    space = COLUMNS[REGIONS[column]][row]
    return space.revised if edition == "revised" and space.revised else space.gain


# Dice and turns


@pytest.mark.rule("H-W1", "H-C7")
@both
def test_six_dice_are_rolled_one_a_column(edition):
    state = GAME.start(4, 1, BENCH, edition=edition)
    for _ in range(3):
        do(state, "assist", 0)
    told = do(state, "assist", 0)
    (rolled,) = [event for event in told if event.kind.name == "rolled"]
    assert [[row] for row in rolled.values] == state.view(None)["dice"]
    assert rolled.kind.reveals


@pytest.mark.rule("H-C7", "H-W1")
def test_each_die_shows_each_row_equally_often():
    counts = Counter()
    for seed in range(400):
        state = GAME.start(1, seed, BENCH)
        told = do(state, "assist", 0)
        (rolled,) = [event.values for event in told if event.kind.name == "rolled"]
        counts.update(enumerate(rolled))
    assert set(counts) == {(column, row) for column in range(6) for row in range(3)}
    assert all(100 < count < 170 for count in counts.values())  # about a third of 400


@pytest.mark.rule("H-W1", "H-W7")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_there_are_three_turns_with_a_roll_each_and_then_everybody_pays(seats, edition):
    state = table(seats, edition)
    for turn in (1, 2, 3):
        asked_seats = []
        told = []
        while state.view(None)["phase"] == "welcome" and state.turn == turn:
            assert state.view(None)["turn"] == turn
            asked_seats.append(state.pending[0])
            own(state, state.pending[0], money=9)
            queue(state, GREECE, NONE, NONE, NONE)  # whoever is left can go there
            told += enter(state, legal(state)[0][1])
        assert sorted(asked_seats) == list(range(seats))
        assert names(told).count("rolled") == (1 if turn < 3 else 0)
    assert state.phase >= 2


@pytest.mark.rule("H-W7")
@both
def test_markers_go_back_up_in_the_order_of_their_columns(edition):
    state = table(4, edition)
    roll(state, "000000")
    for column in (CYRENE, MACEDONIA, GREECE, PERSIA):
        enter(state, column)
    assert state.view(None)["waiting"] == [1, 3, 2, 0]
    assert state.view(None)["columns"] == [NONE] * 6
    assert wanted(state) == ("enter", 1)


@pytest.mark.rule("H-W7")
@both
def test_the_order_is_carried_into_the_next_round(edition):
    state = table(4, edition)
    state.turn = 3
    roll(state, "000000")
    for column in (CYRENE, MACEDONIA, GREECE, PERSIA):
        enter(state, column)
    while state.round == 1:
        kinds = [one[0] for one in legal(state)]
        do(state, *legal(state)[kinds.index("pass") if "pass" in kinds else 0])
    assert list(state.waiting) == [1, 3, 2, 0]
    assert (state.round, state.turn) == (2, 1)


@pytest.mark.rule("H-W7", "H-E5")
@both
def test_the_queue_is_not_refilled_between_turns(edition):
    state = table(4, edition)
    roll(state, "000000")
    for column in (0, 1, 2, 3):
        enter(state, column)
    assert state.turn == 2
    assert [state.queue[column * 3] for column in range(4)] == [NONE] * 4
    assert [len(stack) for stack in state.stacks] == [9] * 6


@pytest.mark.rule("H-W2")
@both
def test_seats_move_in_welcome_order(edition):
    state = table(4, edition)
    roll(state, "000000")
    order = []
    while state.turn == 1:
        order.append(state.pending[0])
        enter(state, legal(state)[-1][1])
    assert order == [0, 1, 2, 3]


# Taking a patient


@pytest.mark.rule("H-W2", "H-C6")
@both
@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("column", range(6))
def test_a_patient_is_taken_with_what_is_printed_below_the_space(edition, column, row):
    state = table(4, edition)
    roll(state, str(row) * 6)
    own(state, 0, money=3)
    taken = state.queue[column * 3 + row]
    others = [one for one in state.queue if one != taken]
    told = enter(state, column)
    practice = shown(state)
    gain = gain_of(column, row, edition)
    assert practice["examination"] == [taken]
    assert practice["points"] == gain.points
    assert practice["money"] == 3 + gain.drachmas  # the offering comes later
    assert practice["vials"] == gain.vials()
    assert state.reputation[0] == START + gain.reputation
    assert [one for one in state.queue if one != NONE] == others
    assert state.queue[column * 3 + row] == NONE
    assert state.columns[column] == 0
    assert facts(told, "welcomed")[0] == {
        "seat": 0,
        "patient": taken,
        "column": column,
        "row": row,
        "scheduled": 0,
    }


@pytest.mark.rule("H-W2", "H-C9")
@both
def test_a_column_is_entered_by_one_marker_a_turn(edition):
    state = table(4, edition)
    roll(state, "000000")
    enter(state, PERSIA)
    assert not can(state, "enter", PERSIA)
    assert [(spot, rule) for spot, rule, _ in state.blocked(1)] == [({"column": PERSIA}, "H-W2")]
    with pytest.raises(IllegalAction):
        do(state, "enter", PERSIA)
    assert {one[1] for one in legal(state)} == {0, 1, 3, 4, 5}


@pytest.mark.rule("H-W2")
@both
def test_the_taker_takes_the_bribe_too(edition):
    state = table(4, edition)
    roll(state, "111111")
    state.bribes[1] = 2
    state.bribes[0] = 5  # on somebody else
    told = enter(state, MACEDONIA)
    assert shown(state)["money"] == 2
    assert facts(told, "bribed") == [{"seat": 0, "money": 2}]
    assert state.bribes[:3] == [5, 0, 0]


@pytest.mark.rule("H-W2", "H-D6")
@both
def test_a_loss_is_paid_from_what_is_owned_not_from_the_bribe(edition):
    state = table(4, edition)
    roll(state, "000010")
    state.bribes[GREECE * 3 + 1] = 5
    assert not can(state, "enter", GREECE)  # costs a drachma
    own(state, 0, money=1)
    told = enter(state, GREECE)
    assert shown(state)["money"] == 5
    assert facts(told, "paid") == [{"seat": 0, "money": 1}]


@pytest.mark.rule("H-W2", "H-W5", "H-K2")
@both
def test_gains_come_before_tiles_and_the_assistant_comes_last(edition):
    state = table(4, edition)
    roll(state, "000000")
    state.bribes[CARTHAGE * 3] = 1
    own(state, 0, tiles=(CARTHAGE,))
    told = do(state, "enter", CARTHAGE)
    assert names(told) == ["entered", "welcomed", "filled", "rose", "bribed"]
    assert wanted(state) == ("tiles", 0)
    assert ready(state) == []
    told = do(state, "use", CARTHAGE)
    assert names(told)[:3] == ["used", "filled", "ready"]
    assert ready(state) == [TRAVELLING]


@pytest.mark.rule("H-W2")
@both
def test_with_nothing_to_choose_in_the_column_nothing_is_asked(edition):
    state = table(4, edition)
    roll(state, "000000")
    do(state, "enter", CYRENE)
    assert wanted(state) == ("enter", 1)


# Empty spaces


@pytest.mark.rule("H-W3", "H-C6")
@both
@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("column", range(6))
def test_an_empty_space_gives_what_is_printed_in_it_and_nothing_from_below(edition, column, row):
    state = table(4, edition)
    roll(state, str(row) * 6)
    state.queue[column * 3 + row] = NONE
    told = enter(state, column)
    practice = shown(state)
    empty = COLUMNS[REGIONS[column]][row].empty
    assert practice["money"] == empty
    assert (practice["points"], practice["vials"]) == (0, [0, 0, 0])
    assert state.reputation[0] == START
    assert practice["examination"] == []
    assert ready(state) == ([column // 2] if column % 2 else [])
    assert names(told).count("ready") == column % 2  # one gain with the printed one
    assert facts(told, "found_empty") == [{"seat": 0, "column": column, "row": row, "money": empty}]


@pytest.mark.rule("H-W3", "H-D6")
@both
def test_an_empty_space_above_a_loss_can_always_be_chosen(edition):
    state = table(4, edition)
    stand(state, 0, 4, 4, 4, order=(1, 2, 3, 0))
    roll(state, "222222")
    queue(state, GREECE, NONE, NONE, NONE)
    assert can(state, "enter", GREECE)
    enter(state, GREECE)
    assert shown(state)["money"] == 4


@pytest.mark.rule("H-W3", "H-K2")
@both
def test_welcome_tiles_are_not_for_empty_spaces(edition):
    state = table(4, edition)
    roll(state, "000000")
    queue(state, CARTHAGE, NONE, NONE, NONE)
    own(state, 0, tiles=(CARTHAGE,))
    do(state, "enter", CARTHAGE)
    assert wanted(state) == ("enter", 1)
    assert shown(state)["tiles"] == [CARTHAGE]


# The column's assistant


@pytest.mark.rule("H-W5", "H-C10")
@both
@pytest.mark.parametrize(
    ("column", "assistant"),
    [(CARTHAGE, TRAVELLING), (ALEXANDRIA, CHARITABLE), (CYRENE, SCHEDULING)],
)
def test_columns_two_four_and_six_make_an_assistant_ready(edition, column, assistant):
    state = table(4, edition)
    roll(state, "000000")
    told = enter(state, column)
    assert ready(state) == [assistant]
    assert facts(told, "ready") == [{"seat": 0, "assistant": assistant}]


@pytest.mark.rule("H-W5")
@both
@pytest.mark.parametrize("column", [MACEDONIA, PERSIA, GREECE])
def test_the_other_columns_make_none_ready(edition, column):
    state = table(4, edition)
    roll(state, "000000")
    told = enter(state, column)
    assert ready(state) == []
    assert facts(told, "ready") == []


@pytest.mark.rule("H-W5")
@both
def test_an_assistant_who_is_ready_already_stays_one(edition):
    state = table(4, edition)
    roll(state, "000000")
    own(state, 0, ready=(CHARITABLE,))
    told = enter(state, ALEXANDRIA)
    assert ready(state) == [CHARITABLE]
    assert facts(told, "ready") == []


# Losses that cannot be paid


@pytest.mark.rule("H-D6")
@pytest.mark.parametrize(
    ("stands", "rows"),
    [(1, "020000"), (0, "020000"), (2, "200000"), (1, "200000"), (3, "002000"), (2, "002000")],
)
def test_revised_the_whole_reputation_must_be_there(stands, rows):
    """Carthage costs 1, Macedonia 2, Persia 3."""
    state = table(4, "revised")
    stand(state, stands, 4, 4, 4, order=(3, 2, 1, 0))
    roll(state, rows)
    column = rows.index("2")
    cost = {CARTHAGE: 1, MACEDONIA: 2, PERSIA: 3}[column]
    assert can(state, "enter", column) == (stands >= cost)
    if stands < cost:
        found = [(spot, rule) for spot, rule, _ in state.blocked(0)]
        assert found == [({"column": column}, "H-D6")]
    else:
        enter(state, column)
        assert state.reputation[0] == stands - cost


@pytest.mark.rule("H-D6")
@both
@pytest.mark.parametrize("money", [2, 3])
def test_drachmas_must_be_there_in_full(edition, money):
    state = table(4, edition)
    own(state, 0, money=money)
    roll(state, "000020")
    assert can(state, "enter", GREECE) == (money == 3)
    if money == 3:
        enter(state, GREECE)
        assert shown(state)["money"] == 0


def nothing_possible(edition):
    """Only Greece and Cyrene are free, and there is nothing to be had for seat 0."""
    state = table(4, edition)
    stand(state, 0, 4, 4, 4, order=(3, 2, 1, 0))
    move_to(state, MACEDONIA, CARTHAGE, PERSIA)
    state.columns[ALEXANDRIA] = 3
    roll(state, "000022")
    state.queue[CYRENE * 3 + 2] = patient(CYRENE, "u")
    if edition == "first":  # where reputation is no obstacle
        state.columns[CYRENE] = 2
    return state


@pytest.mark.rule("H-D6")
@both
def test_with_no_possible_column_the_marker_moves_and_nothing_happens(edition):
    state = nothing_possible(edition)
    free = [GREECE, CYRENE] if edition == "revised" else [GREECE]
    assert legal(state) == [("idle", column) for column in free]
    before = shown(state)
    told = do(state, "idle", free[-1])
    assert shown(state) == before  # no assistant either
    assert facts(told, "idled") == [{"seat": 0, "column": free[-1]}]
    assert facts(told, "welcomed") == []
    assert state.queue[free[-1] * 3 + 2] != NONE
    assert 0 in state.waiting  # in the new order, at its place


@pytest.mark.rule("H-D6")
@both
def test_idling_is_only_for_those_who_cannot_do_anything(edition):
    state = nothing_possible(edition)
    own(state, 0, money=3)
    assert legal(state) == [("enter", GREECE)]


@pytest.mark.rule("H-D6", "H-C9")
@both
def test_selling_a_vial_first_may_open_a_column(edition):
    state = nothing_possible(edition)
    own(state, 0, money=1, has="p")
    assert legal(state)[0][0] == "idle"
    do(state, "sell", 0)
    assert legal(state) == [("enter", GREECE)]


# Offerings


@pytest.mark.rule("H-W9")
@both
def test_offerings_of_the_new_patients_are_paid_after_the_third_turn(edition):
    state = table(4, edition)
    mine = (patient(PERSIA, "ph"), patient(GREECE, "h"))  # offer 4 and 2
    old = (patient(CYRENE, "ph"),)
    own(state, 0, money=10, examination=mine, emergency=old)
    told = begin(state, "payment")
    assert facts(told, "offered")[0] == {"seat": 0, "money": 6}
    assert shown(state)["money"] == 16


@pytest.mark.rule("H-W9")
@both
def test_no_offering_is_paid_before(edition):
    state = table(4, edition)
    roll(state, "111111")
    enter(state, MACEDONIA)
    for column in (1, 2, 3):
        enter(state, column)
    assert (state.turn, shown(state)["money"]) == (2, 0)


# Virtual players


def lines(state, **patients):
    """Only these columns have somebody in the first row: `persia="p"`."""
    for region in range(6):
        queue(state, region, NONE, NONE, NONE)
    for region, needs in patients.items():
        column = REGIONS.index(region)
        state.queue[column * 3] = patient(column, needs)


@pytest.mark.rule("H-W8", "H-X4")
@both
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_virtual_player_takes_the_highest_numbered_patient_next_to_a_die(edition, seats):
    state = table(seats, edition)
    for seat in range(1, seats):
        state.columns[GREECE if seat == 1 else CYRENE] = seat
    state.waiting = (0, *range(seats, 4))
    roll(state, "000000")
    # Numbers grow by six with each need and by one with each region.
    lines(state, persia="p", alexandria="ph", carthage="hu", macedonia="hh", greece="huu")
    state.queue[CARTHAGE * 3 + 1] = patient(CARTHAGE, "huu")  # not next to a die
    told = do(state, "enter", MACEDONIA)
    took = [(one["virtual"], one["patient"]) for one in facts(told, "virtual_took")]
    best = [patient(CARTHAGE, "hu"), patient(ALEXANDRIA, "ph"), patient(PERSIA, "p")]
    if seats == 1:
        best = [patient(GREECE, "huu"), *best]
    assert took == list(enumerate(best))[: 4 - seats]
    assert facts(told, "virtual_took")[0]["column"] == best[0] // 12
    assert facts(told, "virtual_took")[0]["row"] == 0
    assert all(one not in state.queue for one in best[: 4 - seats])
    assert patient(CARTHAGE, "huu") in state.queue


@pytest.mark.rule("H-W8")
@both
def test_a_virtual_marker_moves_in_the_order_of_its_column(edition):
    state = table(3, edition)
    roll(state, "000000")
    lines(state, macedonia="huu", persia="p", greece="p", cyrene="p")
    for column in (PERSIA, GREECE, CYRENE):
        enter(state, column)
    assert state.queue[0] == NONE  # it took Macedonia, so it is the first to move in turn 2
    assert (state.turn, list(state.waiting)) == (2, [0, 1, 2])
    assert 3 in state.columns


@pytest.mark.rule("H-W8")
@both
@pytest.mark.parametrize(("row", "by"), [(0, 1), (1, 0), (2, -1)])
def test_a_virtual_player_gains_or_loses_the_reputation_printed_below(edition, row, by):
    state = table(3, edition)
    move_to(state, MACEDONIA, PERSIA)
    roll(state, f"0{row}0000")
    lines(state)
    state.queue[CARTHAGE * 3 + row] = patient(CARTHAGE, "p")
    before = state.reputation[3]
    told = do(state, "enter", GREECE)
    assert state.reputation[3] == before + by
    expected = [{"virtual": 0, "by": by, "space": before + by}] if by else []
    assert facts(told, "virtual_rose") == expected


@pytest.mark.rule("H-W8", "H-D6")
@both
def test_a_loss_never_blocks_a_virtual_player(edition):
    state = table(3, edition)
    move_to(state, MACEDONIA, CYRENE)
    stand(state, 4, 4, 4, 0, order=(2, 1, 0, 3))
    roll(state, "002000")
    lines(state)
    state.queue[PERSIA * 3 + 2] = patient(PERSIA, "p")
    do(state, "enter", GREECE)
    assert state.reputation[3] == 0
    assert patient(PERSIA, "p") not in state.queue


@pytest.mark.rule("H-W8")
@both
def test_a_virtual_player_takes_nothing_else_and_bribes_are_lost(edition):
    state = table(2, edition)
    move_to(state, MACEDONIA)
    roll(state, "000000")
    lines(state, carthage="huu", cyrene="uu")
    state.bribes[CARTHAGE * 3] = 3
    before = shown(state, 1)
    do(state, "enter", GREECE)
    assert state.bribes == [0] * 18
    assert state.view(None)["virtual"] == [0, 0]  # points are for solo games (H-X4)
    assert shown(state, 1) == before
    assert shown(state, 0)["money"] == 2  # the empty space of Greece and nothing more


@pytest.mark.rule("H-W8")
@both
def test_with_no_patient_next_to_a_die_a_virtual_player_goes_to_the_leftmost_free_column(edition):
    state = table(3, edition)
    move_to(state, MACEDONIA, PERSIA)
    roll(state, "000000")
    lines(state)
    state.queue[GREECE * 3 + 1] = patient(GREECE, "p")
    before = state.reputation[3]
    told = do(state, "enter", CYRENE)
    assert facts(told, "virtual_idled") == [{"virtual": 0, "column": CARTHAGE}]
    assert facts(told, "virtual_took") == []
    assert state.reputation[3] == before
    assert list(state.waiting) == [1, 3, 2, 0]


@pytest.mark.rule("H-W8", "H-D4")
def test_in_the_revised_edition_a_column_without_a_die_has_no_patient_for_a_virtual_player():
    state = table(3, "revised")
    move_to(state, MACEDONIA, PERSIA)
    roll(state, "0.0000")
    lines(state, carthage="huu", alexandria="p")
    told = do(state, "enter", CYRENE)
    assert [one["patient"] for one in facts(told, "virtual_took")] == [patient(ALEXANDRIA, "p")]


@pytest.mark.rule("H-W8", "H-D7")
def test_in_the_first_edition_a_die_brought_away_leaves_nobody_for_a_virtual_player():
    state = table(3, "first")
    move_to(state, MACEDONIA, PERSIA)
    roll(state, "010000")
    lines(state, greece="p")
    queue(state, CARTHAGE, NONE, patient(CARTHAGE, "huu"), NONE)
    state.queue[GREECE * 3 + 1] = patient(GREECE, "u")
    own(state, 0, money=1, ready=(TRAVELLING,))
    do(state, "enter", GREECE)
    told = do(state, "bring", CARTHAGE, 1)
    told += do(state, "cash") if asked(state)["to"] == "settle" else []
    assert facts(told, "virtual_took") == []
    assert facts(told, "virtual_idled") == [{"virtual": 0, "column": CARTHAGE}]


@pytest.mark.rule("H-W8")
@both
def test_virtual_players_gain_no_assistant(edition):
    """They act after each other at once: nothing is asked between them."""
    state = table(1, edition)
    roll(state, "000000")
    lines(state, carthage="huu", alexandria="uu", cyrene="hh", macedonia="p")
    told = do(state, "enter", MACEDONIA)
    assert [one["column"] for one in facts(told, "virtual_took")] == [
        CARTHAGE,
        ALEXANDRIA,
        CYRENE,
    ]
    assert facts(told, "ready") == []
    assert state.turn == 2
