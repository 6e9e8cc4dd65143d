"""Assistants' powers in welcoming (H-W4, H-D7, H-D8), and spending them (H-W6, H-D23)."""

from __future__ import annotations

import json

import pytest

from asclepia.games.hippocrates.components import Space
from asclepia.table import IllegalAction

from .positions import (
    ALEXANDRIA,
    CARTHAGE,
    CHARITABLE,
    COLUMNS,
    CYRENE,
    EDITIONS,
    GAME,
    GREECE,
    HERBS,
    MACEDONIA,
    NONE,
    PERSIA,
    POTIONS,
    SCHEDULING,
    START,
    TRAVELLING,
    UNGUENTS,
    asked,
    begin,
    bench,
    can,
    do,
    enter,
    facts,
    gain,
    legal,
    move_to,
    names,
    own,
    patient,
    playing,
    queue,
    ready,
    roll,
    shown,
    stand,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)


def helped(edition, *assistants, rows="000000", money=0):
    """Seat 0 is about to enter, with these assistants ready."""
    state = table(4, edition)
    roll(state, rows)
    own(state, 0, money=money, ready=assistants)
    return state


# The worked example


@pytest.mark.rule("H-W4", "H-W5", "H-D4", "H-D22")
@pytest.mark.parametrize(("edition", "drachmas"), [("first", 0), ("revised", 1)])
def test_lydia_moves_the_die_to_the_top_of_the_queue(edition, drachmas):
    """Both rulebooks: after column 4 she has the charitable assistant; the die of column 1 lies
    beside an empty space. She gains 1 VP and 1 reputation, in the revised edition 1 drachma."""
    state = table(1, edition)
    roll(state, "000000")
    enter(state, ALEXANDRIA)  # her last turn
    assert ready(state) == [CHARITABLE]
    stand(state, START, 2, 3, 5)
    roll(state, "200000")
    queue(state, MACEDONIA, patient(MACEDONIA, "ph"), patient(MACEDONIA, "u"), NONE)
    state.columns = [NONE] * 6
    state.waiting = (0,)
    before = shown(state)
    do(state, "enter", MACEDONIA)
    assert asked(state) == {
        "to": "welcome",
        "waits_for": [0],
        "column": MACEDONIA,
        "row": NONE,
    }
    told = do(state, "charity", 0)
    after = shown(state)
    assert after["examination"] == [*before["examination"], patient(MACEDONIA, "ph")]
    assert after["points"] == before["points"] + 1
    assert after["money"] == before["money"] + drachmas
    assert state.reputation[0] == START + 1
    assert ready(state) == []
    assert facts(told, "assisted") == [{"seat": 0, "assistant": CHARITABLE}]
    moved = {"column": MACEDONIA, "row": 2, "to_column": MACEDONIA, "to_row": 0}
    assert facts(told, "moved") == [moved]


# Charitable


@pytest.mark.rule("H-W4")
@both
@pytest.mark.parametrize("row", [1, 2])
def test_the_charitable_assistant_moves_the_die_to_any_row(edition, row):
    state = helped(edition, CHARITABLE)
    wanted_patient = state.queue[CARTHAGE * 3 + row]
    do(state, "enter", CARTHAGE)
    assert legal(state) == [("take", 0), ("charity", 1), ("charity", 2)]
    do(state, "charity", row)
    assert shown(state)["examination"] == [wanted_patient]
    assert shown(state)["vials"] == [row + 1, 0, 0]
    assert ready(state) == [TRAVELLING]  # used one, gained another


@pytest.mark.rule("H-W4")
@both
def test_it_may_be_moved_to_an_empty_space_for_the_drachmas(edition):
    state = helped(edition, CHARITABLE)
    queue(state, PERSIA, patient(PERSIA, "p"), NONE, patient(PERSIA, "u"))
    do(state, "enter", PERSIA)
    do(state, "charity", 1)
    assert (shown(state)["money"], shown(state)["examination"]) == (4, [])


@pytest.mark.rule("H-W4")
@both
def test_nobody_need_use_an_assistant(edition):
    state = helped(edition, CHARITABLE)
    do(state, "enter", PERSIA)
    do(state, "take", 0)
    assert ready(state) == [CHARITABLE]


@pytest.mark.rule("H-W4")
@both
def test_a_die_is_not_moved_between_spaces_that_give_the_same(edition):
    """The first two spaces of Carthage print 1 drachma each when they are empty, the third 3."""
    state = helped(edition, CHARITABLE)
    queue(state, CARTHAGE, NONE, NONE, NONE)
    do(state, "enter", CARTHAGE)
    assert legal(state) == [("take", 0), ("charity", 2)]


@pytest.mark.rule("H-W4", "H-W5")
@both
def test_an_assistant_can_be_used_and_regained_in_one_turn(edition):
    state = helped(edition, CHARITABLE)
    do(state, "enter", ALEXANDRIA)
    told = do(state, "charity", 1)
    assert names(told).index("assisted") < names(told).index("ready")
    assert ready(state) == [CHARITABLE]


@pytest.mark.rule("H-W5")
@both
def test_an_assistant_just_gained_is_for_the_next_turn(edition):
    """In the column nothing can be chosen: the charitable one comes at the end."""
    state = table(4, edition)
    roll(state, "000000")
    do(state, "enter", ALEXANDRIA)
    assert wanted(state) == ("enter", 1)
    assert ready(state) == [CHARITABLE]


@pytest.mark.rule("H-W4", "H-D6")
@both
def test_the_charitable_assistant_opens_a_column_whose_die_shows_what_cannot_be_paid(edition):
    state = helped(edition, rows="000020", money=1)
    assert not can(state, "enter", GREECE)
    own(state, 0, ready=(CHARITABLE,))
    assert can(state, "enter", GREECE)
    do(state, "enter", GREECE)
    if edition == "revised":
        assert legal(state) == [("charity", 0), ("charity", 1)]  # costs nothing, or 1 drachma
    else:  # the assistant itself could pay 2 of the 3 drachmas
        assert legal(state) == [("take", 2), ("charity", 0), ("charity", 1)]


@pytest.mark.rule("H-D6", "H-W4")
@both
def test_a_die_is_not_moved_to_a_space_that_cannot_be_taken(edition):
    state = helped(edition, CHARITABLE, money=2)
    do(state, "enter", GREECE)
    assert legal(state) == [("take", 0), ("charity", 1)]  # the third costs 3 drachmas
    assert not can(state, "charity", 2)


# Scheduling


@pytest.mark.rule("H-W4")
@both
def test_the_scheduling_assistant_takes_the_top_of_the_stack(edition):
    state = helped(edition, SCHEDULING, rows="111111")
    state.bribes[CARTHAGE * 3 + 1] = 4
    standing = state.queue[CARTHAGE * 3 + 1]
    top, after = state.stacks[CARTHAGE][:2]
    do(state, "enter", CARTHAGE)
    told = do(state, "schedule", 1)
    practice = shown(state)
    assert practice["examination"] == [top]
    assert practice["vials"] == [2, 0, 0]  # as printed at the die
    assert practice["money"] == 0  # no bribe
    assert state.bribes[CARTHAGE * 3 + 1] == 4
    assert state.queue[CARTHAGE * 3 + 1] == standing
    assert state.view(None)["stacks"][CARTHAGE] == after
    assert state.view(None)["stack_sizes"][CARTHAGE] == 8
    assert ready(state) == [TRAVELLING]
    assert facts(told, "welcomed")[0]["scheduled"] == 1
    assert facts(told, "uncovered") == [{"column": CARTHAGE, "patient": after}]


@pytest.mark.rule("H-W4")
@both
def test_scheduling_at_a_space_with_a_loss_costs_it(edition):
    state = helped(edition, SCHEDULING, rows="000010", money=1)
    do(state, "enter", GREECE)
    do(state, "schedule", 1)
    while asked(state)["to"] == "settle":
        do(state, "cash")
    assert shown(state)["money"] == 0
    assert state.reputation[0] == START + 4


@pytest.mark.rule("H-W4", "H-D6")
@both
def test_scheduling_at_a_space_whose_loss_cannot_be_paid_is_no_way_round_it(edition):
    state = helped(edition, SCHEDULING, rows="000020", money=2)
    queue(state, GREECE, NONE, NONE, NONE)
    told = do(state, "enter", GREECE)  # the empty space is all that is left
    assert names(told)[:2] == ["entered", "found_empty"]
    assert ready(state) == [SCHEDULING]


@pytest.mark.rule("H-W4", "H-W3")
@both
def test_scheduling_on_an_empty_space_gives_what_is_below_and_not_what_is_in_it(edition):
    state = helped(edition, SCHEDULING)
    queue(state, PERSIA, NONE, NONE, NONE)
    top = state.stacks[PERSIA][0]
    do(state, "enter", PERSIA)
    assert legal(state) == [("take", 0), ("schedule", 0)]
    do(state, "schedule", 0)
    assert shown(state)["examination"] == [top]
    assert shown(state)["money"] == 3  # below: 3 drachmas; in it: 3 more
    assert state.reputation[0] == START + 1


@pytest.mark.rule("H-W4")
@both
def test_scheduling_needs_somebody_on_the_stack(edition):
    state = helped(edition, SCHEDULING, CHARITABLE)
    state.stacks[PERSIA] = ()
    do(state, "enter", PERSIA)
    assert legal(state) == [("take", 0), ("charity", 1), ("charity", 2)]
    assert ({"assistant": SCHEDULING}, "H-W4") in [one[:2] for one in state.blocked(0)]


@pytest.mark.rule("H-W4", "H-E5")
@both
def test_the_last_of_a_stack_can_be_scheduled(edition):
    state = helped(edition, SCHEDULING)
    last = patient(PERSIA, "huu")
    state.stacks[PERSIA] = (last,)
    do(state, "enter", PERSIA)
    told = do(state, "schedule", 0)
    assert shown(state)["examination"] == [last]
    assert facts(told, "uncovered") == []
    assert state.view(None)["stacks"][PERSIA] == NONE


@pytest.mark.rule("H-W4", "H-W5")
@both
def test_the_scheduling_assistant_too_can_be_regained_at_once(edition):
    state = helped(edition, SCHEDULING)
    do(state, "enter", CYRENE)
    do(state, "schedule", 0)
    assert ready(state) == [SCHEDULING]


# Exchange (revised)


@pytest.mark.rule("H-D7")
def test_exchanged_dice_keep_their_rows():
    state = helped("revised", TRAVELLING, rows="012000")
    wanted_patient = state.queue[MACEDONIA * 3 + 1]
    do(state, "enter", MACEDONIA)
    assert legal(state) == [("take", 0), ("exchange", CARTHAGE), ("exchange", PERSIA)]
    told = do(state, "exchange", CARTHAGE)
    assert shown(state)["examination"] == [wanted_patient]
    assert shown(state)["points"] == 2
    assert state.view(None)["dice"] == [[], [0], [2], [0], [0], [0]]  # the own one has gone
    assert facts(told, "moved") == [
        {"column": CARTHAGE, "row": 1, "to_column": MACEDONIA, "to_row": 1},
        {"column": MACEDONIA, "row": 0, "to_column": CARTHAGE, "to_row": 0},
    ]
    assert ready(state) == []


@pytest.mark.rule("H-D7")
def test_an_exchange_that_changes_nothing_is_illegal():
    state = helped("revised", TRAVELLING, rows="001000")
    queue(state, CARTHAGE, NONE, NONE, patient(CARTHAGE, "p"))
    do(state, "enter", CARTHAGE)  # both empty spaces print 1 drachma
    assert wanted(state) == ("enter", 1)  # so there was nothing to choose
    assert shown(state)["money"] == 1


@pytest.mark.rule("H-D7", "H-D4")
def test_an_exchange_needs_a_column_that_still_has_its_die():
    state = helped("revised", TRAVELLING, rows="0.2.00")
    do(state, "enter", MACEDONIA)
    assert legal(state) == [("take", 0), ("exchange", PERSIA)]


@pytest.mark.rule("H-D7", "H-D6")
def test_an_exchange_must_lead_to_a_space_that_can_be_taken():
    state = helped("revised", TRAVELLING, rows="120001", money=0)
    do(state, "enter", GREECE)
    assert wanted(state) == ("enter", 1)  # the other spaces of Greece cost drachmas
    state = helped("revised", TRAVELLING, rows="120001", money=1)
    do(state, "enter", GREECE)
    assert legal(state) == [("take", 0), ("exchange", MACEDONIA), ("exchange", CYRENE)]


# Travelling (first)


@pytest.mark.rule("H-D7")
def test_a_die_is_brought_in_its_row_and_stays():
    state = helped("first", TRAVELLING, rows="012000")
    wanted_patient = state.queue[MACEDONIA * 3 + 2]
    do(state, "enter", MACEDONIA)
    assert legal(state) == [("take", 0), ("bring", CARTHAGE, 1), ("bring", PERSIA, 2)]
    told = do(state, "bring", PERSIA, 2)
    assert shown(state)["examination"] == [wanted_patient]
    assert state.view(None)["dice"] == [[0, 2], [1], [], [0], [0], [0]]
    moved = {"column": PERSIA, "row": 2, "to_column": MACEDONIA, "to_row": 2}
    assert facts(told, "moved") == [moved]
    assert ready(state) == []


@pytest.mark.rule("H-D7")
def test_a_die_can_be_brought_from_a_column_that_was_taken_already():
    state = table(4, "first")
    roll(state, "010000")
    enter(state, CARTHAGE)
    own(state, 1, ready=(TRAVELLING,))
    do(state, "enter", PERSIA)
    assert legal(state) == [("take", 0), ("bring", CARTHAGE, 1)]
    do(state, "bring", CARTHAGE, 1)
    assert shown(state, 1)["money"] == 5


@pytest.mark.rule("H-D7")
def test_a_die_can_be_brought_out_of_a_column_with_several():
    state = helped("first", TRAVELLING, rows="012000")
    do(state, "enter", MACEDONIA)
    do(state, "bring", PERSIA, 2)
    own(state, 1, ready=(TRAVELLING,))
    do(state, "enter", CYRENE)
    assert legal(state) == [("take", 0), ("bring", MACEDONIA, 2), ("bring", CARTHAGE, 1)]


@pytest.mark.rule("H-D7")
def test_a_column_without_a_die_can_be_entered_only_by_bringing_one():
    state = helped("first", rows="01200.")
    assert not can(state, "enter", CYRENE)
    assert ({"column": CYRENE}, "H-D7") in [one[:2] for one in state.blocked(0)]
    own(state, 0, ready=(SCHEDULING, CHARITABLE))
    assert not can(state, "enter", CYRENE)
    own(state, 0, ready=(TRAVELLING,))
    do(state, "enter", CYRENE)
    assert {one[0] for one in legal(state)} == {"bring"}
    do(state, "bring", CARTHAGE, 1)
    assert shown(state)["vials"] == [0, 0, 2]


@pytest.mark.rule("H-D7", "H-W4")
def test_a_die_that_changes_nothing_is_not_brought():
    state = helped("first", TRAVELLING, rows="001000")
    queue(state, CARTHAGE, NONE, NONE, patient(CARTHAGE, "p"))
    told = do(state, "enter", CARTHAGE)
    assert "found_empty" in names(told)  # nothing to choose: both spaces give the same
    state = helped("first", TRAVELLING)
    told = do(state, "enter", CARTHAGE)  # all dice lie in the same row
    assert "welcomed" in names(told)


@pytest.mark.rule("H-D7", "H-D6")
def test_a_die_is_brought_only_to_a_space_that_can_be_taken():
    state = helped("first", TRAVELLING, rows="120000", money=2)
    do(state, "enter", GREECE)
    assert legal(state) == [("take", 0), ("bring", MACEDONIA, 1)]  # the third costs 3 drachmas


# How many powers a turn


@pytest.mark.rule("H-D8")
def test_one_power_a_turn_or_any_number():
    for edition in EDITIONS:
        state = helped(edition, TRAVELLING, CHARITABLE, SCHEDULING, rows="002000")
        do(state, "enter", MACEDONIA)
        kinds = {one[0] for one in legal(state)}
        other = "exchange" if edition == "revised" else "bring"
        assert kinds == {"take", "schedule", "charity", other}
        do(state, "charity", 1)
        if edition == "revised":  # and the patient is taken at once
            assert wanted(state) == ("enter", 1)
            assert ready(state) == [TRAVELLING, SCHEDULING]
        else:
            assert asked(state)["row"] == 1
            assert legal(state) == [("take", 1), ("schedule", 1)]
            top = state.stacks[MACEDONIA][0]
            do(state, "schedule", 1)
            assert ready(state) == [TRAVELLING]
            assert shown(state)["examination"] == [top]
            assert (shown(state)["points"], state.reputation[0]) == (2, START)


@pytest.mark.rule("H-D8")
def test_first_all_three_assistants_may_help_in_one_turn():
    """Macedonia has no die, and none of the third row lies anywhere."""
    state = helped("first", TRAVELLING, CHARITABLE, SCHEDULING, rows=".01011")
    do(state, "enter", MACEDONIA)
    do(state, "bring", CARTHAGE, 0)
    assert legal(state) == [("take", 0), ("schedule", 0), ("charity", 2)]
    do(state, "charity", 2)
    assert legal(state) == [("take", 2), ("schedule", 2)]
    top = state.stacks[MACEDONIA][0]
    do(state, "schedule", 2)
    assert ready(state) == []
    assert shown(state)["examination"] == [top]
    assert (shown(state)["points"], state.reputation[0]) == (3, START - 2)


@pytest.mark.rule("H-D8", "H-D7")
def test_first_the_mover_of_a_die_takes_with_that_die():
    state = helped("first", TRAVELLING, SCHEDULING, rows="012000")
    do(state, "enter", MACEDONIA)
    do(state, "bring", CARTHAGE, 1)
    assert legal(state) == [("take", 1), ("schedule", 1)]


@pytest.mark.rule("H-D8", "H-W4")
def test_first_a_die_moved_to_be_scheduled_there_changes_something_on_empty_spaces_too():
    state = helped("first", CHARITABLE, rows="000000")
    queue(state, CARTHAGE, NONE, NONE, NONE)
    do(state, "enter", CARTHAGE)
    assert not can(state, "charity", 1)
    state = helped("first", CHARITABLE, SCHEDULING, rows="000000")
    queue(state, CARTHAGE, NONE, NONE, NONE)
    do(state, "enter", CARTHAGE)
    do(state, "charity", 1)  # and it is scheduled: what is found there was to be had before
    assert shown(state)["vials"] == [2, 0, 0]
    assert ready(state) == [TRAVELLING]


def twins(below, money, *assistants):
    """Seat 0 is in Carthage, whose first two spaces are empty and alike but for what is printed
    below them, the second one at a loss."""
    spaces = [Space(gain=gain("p"), empty=2), Space(gain=below, empty=2)]
    line = [*spaces, Space(gain=gain(), empty=9)]
    state = table(4, "first", bench(columns={**COLUMNS, "carthage": line}))
    roll(state, "001000")
    queue(state, CARTHAGE, NONE, NONE, NONE)
    own(state, 0, money=money, ready=assistants)
    do(state, "enter", CARTHAGE)
    return state


@pytest.mark.rule("H-W4", "H-D8")
@pytest.mark.parametrize("money", [0, 2, 3])
def test_first_a_difference_by_scheduling_counts_only_if_it_can_be_paid(money):
    dear = gain("pp", drachmas=-3)
    state = twins(dear, money, CHARITABLE, SCHEDULING)
    assert can(state, "charity", 1) == (money == 3)
    assert can(state, "charity", 2)
    state = twins(dear, money, TRAVELLING, SCHEDULING)
    assert can(state, "bring", PERSIA, 1) == (money == 3)
    state = twins(dear, money, TRAVELLING, CHARITABLE, SCHEDULING)
    assert can(state, "charity", 1) == (money >= 2)  # the third assistant can help to pay
    assert can(state, "bring", PERSIA, 1) == (money >= 2)


@pytest.mark.rule("H-W4")
def test_first_a_die_is_not_moved_for_a_schedule_that_was_to_be_had_before():
    state = twins(gain("p"), 9, CHARITABLE, SCHEDULING)
    queue(state, CARTHAGE, patient(CARTHAGE, "p"), patient(CARTHAGE, "u"), NONE)
    do(state, "charity", 1)  # and the patient there is taken: that alone is new
    assert shown(state)["examination"] == [patient(CARTHAGE, "u")]
    assert ready(state) == [TRAVELLING, SCHEDULING]


@pytest.mark.rule("H-D8", "H-W4")
@pytest.mark.parametrize(
    "other",
    [{}, {"points": 2}, {"reputation": 2}, {"drachmas": 2}, {"letters": "pph"}],
    ids=["nothing else", "points", "reputation", "drachmas", "vials"],
)
def test_first_a_die_is_moved_for_scheduling_if_anything_printed_below_differs(other):
    here = {"letters": "ph", "points": 1, "reputation": 1, "drachmas": 1}
    spaces = [Space(gain=gain(**here), empty=2), Space(gain=gain(**{**here, **other}), empty=2)]
    line = [*spaces, Space(gain=gain(), empty=9)]
    mine = bench(columns={**COLUMNS, "carthage": line})
    state = table(4, "first", mine)
    roll(state, "000000")
    queue(state, CARTHAGE, NONE, NONE, NONE)
    own(state, 0, ready=(CHARITABLE, SCHEDULING))
    do(state, "enter", CARTHAGE)
    assert can(state, "charity", 1) == bool(other)
    assert can(state, "charity", 2)


@pytest.mark.rule("H-D8", "H-D6")
def test_first_a_power_may_lead_on_to_a_space_that_another_power_opens():
    """Greece has no die, and its third space costs 3 drachmas: a die of row 2 is brought, and
    charity takes it on to row 0, the only way that is left."""
    state = helped("first", TRAVELLING, CHARITABLE, rows="2222.2")
    do(state, "enter", GREECE)
    do(state, "bring", MACEDONIA, 2)
    assert state.reputation[0] == START + 2
    assert ready(state) == []
    assert state.view(None)["dice"][GREECE] == [0]
    state = helped("first", TRAVELLING, SCHEDULING, rows="2222.2")
    assert not can(state, "enter", GREECE)


@pytest.mark.rule("H-D8", "H-W4", "H-D6")
@pytest.mark.parametrize("elsewhere", ["0", "2"])
def test_first_a_die_does_not_go_where_nothing_can_be_paid(elsewhere):
    """Greece without money: row 0 costs nothing, the others 1 and 3 drachmas. A die of row 0 can be
    brought at once."""
    state = helped("first", TRAVELLING, CHARITABLE, rows=f"{elsewhere}22212")
    do(state, "enter", GREECE)
    assert not can(state, "charity", 2)
    assert can(state, "bring", MACEDONIA, 0) == (elsewhere == "0")


@pytest.mark.rule("H-D8", "H-W4")
def test_first_no_die_is_brought_where_the_own_one_would_serve():
    """Seed 4 of issue 25: first a die was brought, then charity moved on what had been brought."""
    state = helped("first", TRAVELLING, CHARITABLE, rows="012222")
    do(state, "enter", MACEDONIA)
    told = do(state, "bring", CARTHAGE, 1)
    assert facts(told, "welcomed")[0]["row"] == 1  # there is nothing more to be asked
    assert ready(state) == [CHARITABLE]
    assert state.view(None)["dice"] == [[0, 1], [], [2], [2], [2], [2]]


@pytest.mark.rule("H-D8", "H-W4")
def test_first_no_die_is_moved_before_another_one_is_brought():
    """Seed 11 of issue 25: away from row 0, and on by a die that could be brought at once."""
    state = helped("first", TRAVELLING, CHARITABLE, rows="002222")
    do(state, "enter", MACEDONIA)
    told = do(state, "charity", 1)
    assert facts(told, "welcomed")[0]["row"] == 1
    assert ready(state) == [TRAVELLING]
    assert state.view(None)["dice"] == [[1], [0], [2], [2], [2], [2]]


@pytest.mark.rule("H-D8", "H-D7", "H-W4")
def test_first_a_die_that_was_brought_moves_on_only_where_none_could_be_brought():
    state = helped("first", TRAVELLING, CHARITABLE, rows="01.111")
    do(state, "enter", PERSIA)
    bringing = [("bring", column, row) for column, row in enumerate((0, 1, None, 1, 1, 1))]
    assert legal(state) == [one for one in bringing if one[2] is not None]
    do(state, "bring", MACEDONIA, 0)
    assert legal(state) == [("take", 0), ("charity", 2)]
    told = do(state, "charity", 2)
    moved = {"column": PERSIA, "row": 0, "to_column": PERSIA, "to_row": 2}
    assert facts(told, "moved") == [moved]
    assert state.view(None)["dice"] == [[], [1], [2], [1], [1], [1]]
    assert ready(state) == []


@pytest.mark.rule("H-D8", "H-W4")
def test_first_with_dice_of_all_rows_elsewhere_nothing_is_moved_twice():
    state = helped("first", TRAVELLING, CHARITABLE, rows="01.211")
    do(state, "enter", PERSIA)
    do(state, "bring", MACEDONIA, 0)
    assert wanted(state) == ("enter", 1)
    assert ready(state) == [CHARITABLE]


@pytest.mark.rule("H-W4", "H-D8", "H-D7")
@pytest.mark.parametrize("luck", range(3))
def test_charity_never_finds_more_than_one_die(luck):
    """A column that is free has one die at most, so that there is no choice which one moves."""
    several = asked_for = 0
    for seats in (1, 2, 3, 4):
        state = GAME.start(seats, luck, edition="first")
        for seat in playing(state, luck, shy=0.95):
            for column in range(6):
                dice = state.view(None)["dice"][column]
                several += len(dice) > 1
                assert len(dice) < 2 or state.columns[column] != NONE
            if state.view(seat)["asked"]["to"] == "welcome" and any(
                action.kind.name == "charity" for action in state.choices(seat)
            ):
                asked_for += 1
                assert len(state.view(None)["dice"][state.view(seat)["asked"]["column"]]) == 1
    assert several
    assert asked_for


@pytest.mark.rule("H-W2", "H-D6", "H-W4")
@both
def test_why_a_row_cannot_be_taken_is_told(edition):
    state = helped(edition, SCHEDULING, rows="000020", money=3)
    do(state, "enter", GREECE)
    own(state, 0, money=0)
    told = [(spot, rule) for spot, rule, _ in state.blocked(0)]
    assert told == [({"row": 0}, "H-W2"), ({"row": 1}, "H-W2"), ({"row": 2}, "H-D6")]


@pytest.mark.rule("H-W4")
def test_first_why_the_own_die_does_not_serve_any_more_is_told():
    state = helped("first", TRAVELLING, SCHEDULING, rows="012222")
    do(state, "enter", MACEDONIA)
    do(state, "bring", CARTHAGE, 1)
    assert legal(state) == [("take", 1), ("schedule", 1)]
    why = {spot["row"]: (rule, reason.key) for spot, rule, reason in state.blocked(0)}
    assert why == {0: ("H-W4", "blocked-moved-for-nothing"), 2: ("H-W2", "blocked-no-die-here")}


@pytest.mark.rule("H-D6", "H-D7")
def test_first_why_a_column_without_a_die_is_closed_is_told():
    """Greece has no die. Without the travelling assistant that is why; with it, a die can be
    brought, but not to a place that can be paid."""
    for assistants, rule, key in (
        ((CHARITABLE,), "H-D7", "blocked-no-die"),
        ((TRAVELLING,), "H-D6", "blocked-no-die-to-pay"),
    ):
        state = helped("first", *assistants, rows="2222.2")
        assert not can(state, "enter", GREECE)
        assert [(why, reason.key) for _, why, reason in state.blocked(0)] == [(rule, key)]


# Who can take something only by an assistant has to


def only_greece(edition, rows, *assistants, money=0):
    """All other columns are taken."""
    state = helped(edition, *assistants, rows=rows, money=money)
    move_to(state, MACEDONIA, CARTHAGE, PERSIA)
    state.columns[ALEXANDRIA] = state.columns[CYRENE] = 3
    return state


@pytest.mark.rule("H-D6")
@both
def test_a_player_who_can_take_something_only_by_an_assistant_has_to(edition):
    state = only_greece(edition, "000020")
    assert legal(state) == [("idle", GREECE)]
    for assistant in (TRAVELLING, CHARITABLE):
        state = only_greece(edition, "000020", assistant)
        assert legal(state) == [("enter", GREECE)]
        told = do(state, "enter", GREECE)
        while asked(state)["to"] == "welcome":
            assert all(one[0] in ("charity", "exchange", "bring") for one in legal(state))
            told += do(state, *legal(state)[0])
        assert [fact["assistant"] for fact in facts(told, "assisted")] == [assistant]


@pytest.mark.rule("H-D6")
@both
def test_nobody_has_to_sell_or_to_exchange_assistants_for_that(edition):
    state = only_greece(edition, "222222", SCHEDULING, money=1)
    own(state, 0, has="p")
    if edition == "revised":
        assert legal(state) == [("idle", GREECE)]
        do(state, "spend_as_drachmas", SCHEDULING)  # but may
    assert legal(state) == [("enter", GREECE)]  # in the first edition it helps to pay


# Trade within a column (H-C9)


def after_trades(state, asides):
    """Every position to which so many trades lead, with those that are paid in other ways."""
    found = [state]
    for _ in range(asides):
        further = []
        for one in found:
            for action in one.choices(0):
                if action.aside:
                    twin = one.clone()
                    twin.play(0, action)
                    further += settled(twin)
        found = further
    return found


def settled(state):
    """Every way to pay, to the end of the payment."""
    if asked(state)["to"] != "settle":
        return [state]
    found = []
    for action in state.choices(0):
        twin = state.clone()
        twin.play(0, action)
        found += settled(twin)
    return found


def ends(state, trades):
    """How the table can look when seat 0 has left its column, with so many trades within it."""
    if state.pending != (0,) or asked(state)["to"] not in ("welcome", "settle"):
        return {json.dumps(state.view(0), sort_keys=True)}
    found = set()
    if trades and asked(state)["to"] == "welcome":
        frame = state.frame
        for action in state.asides(0):  # as if the question were open to them
            twin = state.clone()
            frame.aside(twin, 0, action)
            for one in settled(twin):
                found |= ends(one, trades - 1)
    for action in state.choices(0):
        twin = state.clone()
        twin.play(0, action)
        found |= ends(twin, trades)
    return found


@pytest.mark.rule("H-C9", "H-D23")
@pytest.mark.parametrize("trades", [1, 2])
@both
@pytest.mark.parametrize("money", [0, 1, 2, 3, 6])
def test_no_trade_within_a_column_would_lead_where_trade_before_does_not(edition, money, trades):
    """With trade inside and outside, seat 0 comes to the same positions."""
    for rows, column in (("000020", GREECE), ("012121", GREECE), ("0.2121", CARTHAGE)):
        state = helped(edition, TRAVELLING, CHARITABLE, SCHEDULING, rows=rows, money=money)
        if edition == "revised":
            roll(state, rows.replace(".", "2"))
        own(state, 0, has="ph")
        state.waiting = (0, 1)
        before = set()
        for some in range(trades + 1):
            for one in after_trades(state, some):
                if can(one, "enter", column):
                    do(one, "enter", column)
                    before |= ends(one, 0)
        within = set()
        if can(state, "enter", column):
            do(state, "enter", column)
            within = ends(state, trades)
            assert asked(state)["to"] != "welcome" or legal(state, asides=True) == []
        assert within <= before


@pytest.mark.rule("H-D8", "H-D23")
def test_spending_is_not_counted_as_a_power():
    state = helped("revised", TRAVELLING, CHARITABLE, rows="000000")
    do(state, "spend_as_drachmas", TRAVELLING)
    do(state, "enter", MACEDONIA)
    do(state, "charity", 1)
    assert (shown(state)["money"], shown(state)["points"]) == (2, 2)


# Spending


@pytest.mark.rule("H-W6", "H-D23", "H-C10")
@pytest.mark.parametrize("assistant", [TRAVELLING, CHARITABLE, SCHEDULING])
def test_revised_an_assistant_is_a_vial_of_its_colour_or_two_drachmas_at_any_time(assistant):
    state = helped("revised", assistant)
    other = state.clone()
    told = do(state, "spend_as_vial", assistant)
    assert shown(state)["vials"] == [int(one == assistant) for one in range(3)]
    assert (shown(state)["money"], ready(state)) == (0, [])
    assert facts(told, "spent") == [{"seat": 0, "assistant": assistant, "as_vial": 1}]
    assert wanted(state) == ("enter", 0)  # the question stands
    told = do(other, "spend_as_drachmas", assistant)
    assert (shown(other)["vials"], shown(other)["money"]) == ([0, 0, 0], 2)
    assert ready(other) == []
    assert facts(told, "spent") == [{"seat": 0, "assistant": assistant, "as_vial": 0}]


@pytest.mark.rule("H-D23", "H-W5")
def test_revised_an_assistant_can_be_spent_just_before_it_is_regained():
    state = helped("revised", CHARITABLE)
    do(state, "spend_as_vial", CHARITABLE)
    enter(state, ALEXANDRIA)
    assert ready(state) == [CHARITABLE]
    assert shown(state)["vials"] == [0, 2, 0]


@pytest.mark.rule("H-W6")
@both
def test_an_assistant_that_is_not_ready_cannot_be_spent(edition):
    state = helped(edition, CHARITABLE)
    for assistant in (TRAVELLING, SCHEDULING):
        assert not can(state, "spend_as_vial", assistant)
        assert not can(state, "spend_as_drachmas", assistant)


@pytest.mark.rule("H-D23")
def test_first_an_assistant_is_spent_only_inside_a_payment():
    state = helped("first", CHARITABLE, money=5)
    assert not can(state, "spend_as_vial", CHARITABLE)
    assert not can(state, "spend_as_drachmas", CHARITABLE)
    with pytest.raises(IllegalAction):
        do(state, "spend_as_drachmas", CHARITABLE)


@pytest.mark.rule("H-D23", "H-C9")
def test_first_an_assistant_may_help_to_buy_a_vial():
    state = helped("first", CHARITABLE, money=1)
    do(state, "buy", UNGUENTS)
    assert asked(state) == {"to": "settle", "waits_for": [0], "due": 3}
    assert legal(state) == [("assistant_pays", CHARITABLE)]  # the cash would not do
    do(state, "assistant_pays", CHARITABLE)
    assert shown(state)["vials"] == [0, 0, 1]
    assert (shown(state)["money"], ready(state)) == (0, [])
    assert wanted(state) == ("enter", 0)


@pytest.mark.rule("H-D23")
def test_first_no_change_is_given():
    state = helped("first", CHARITABLE, SCHEDULING, money=4)
    do(state, "buy", POTIONS)
    do(state, "assistant_pays", CHARITABLE)
    assert asked(state)["due"] == 1
    do(state, "assistant_pays", SCHEDULING)
    assert shown(state)["vials"] == [1, 0, 0]
    assert (shown(state)["money"], ready(state)) == (4, [])


@pytest.mark.rule("H-D23")
def test_first_the_rest_is_paid_in_cash():
    state = helped("first", CHARITABLE, SCHEDULING, money=4)
    do(state, "buy", POTIONS)
    do(state, "assistant_pays", CHARITABLE)
    do(state, "cash")
    assert (shown(state)["money"], ready(state)) == (3, [SCHEDULING])
    do(state, "buy", POTIONS)
    do(state, "cash")
    assert (shown(state)["money"], ready(state)) == (0, [SCHEDULING])


@pytest.mark.rule("H-D23", "H-D6")
def test_first_an_assistant_may_pay_a_printed_loss():
    state = helped("first", SCHEDULING, rows="000010")
    move_to(state, MACEDONIA, CARTHAGE, PERSIA)
    state.columns[ALEXANDRIA] = state.columns[CYRENE] = 3
    do(state, "enter", GREECE)
    assert wanted(state) == ("settle", 0)  # it cannot be scheduled: then nobody would pay
    do(state, "assistant_pays", SCHEDULING)
    assert (shown(state)["money"], ready(state)) == (0, [])
    assert state.reputation[0] == START + 4


@pytest.mark.rule("H-W6", "H-D23", "H-P1")
def test_wages_are_paid_with_an_assistant_in_both_editions():
    for edition in EDITIONS:
        state = helped(edition, CHARITABLE)
        begin(state, "payment")  # the basic doctor wants 2 drachmas
        if edition == "revised":
            assert not can(state, "pay", seat=0)
            do(state, "spend_as_drachmas", CHARITABLE, seat=0)
            do(state, "pay", seat=0)
        else:
            do(state, "pay", seat=0)
            assert legal(state, 0) == [("assistant_pays", CHARITABLE)]
            do(state, "assistant_pays", CHARITABLE, seat=0)
        assert (shown(state)["money"], ready(state)) == (0, [])
        assert len(shown(state)["doctors"]) == 1


# Buying and selling


@pytest.mark.rule("H-C9")
@both
@pytest.mark.parametrize("medicine", [POTIONS, HERBS, UNGUENTS])
def test_a_vial_is_bought_for_three_and_sold_for_two(edition, medicine):
    state = table(4, edition)
    own(state, 0, money=3)
    told = do(state, "buy", medicine)
    assert shown(state)["vials"] == [int(one == medicine) for one in range(3)]
    assert shown(state)["money"] == 0
    assert facts(told, "bought") == [{"seat": 0, "medicine": medicine}]
    told = do(state, "sell", medicine)
    assert (shown(state)["vials"], shown(state)["money"]) == ([0, 0, 0], 2)
    assert facts(told, "sold") == [{"seat": 0, "medicine": medicine}]
    assert legal(state, asides=True) == []  # 2 drachmas buy nothing
    assert wanted(state) == ("enter", 0)


@pytest.mark.rule("H-C9")
@both
def test_vials_are_never_short(edition):
    state = table(4, edition)
    own(state, 0, money=300)
    for _ in range(100):
        do(state, "buy", HERBS)
    assert shown(state)["vials"] == [0, 100, 0]
