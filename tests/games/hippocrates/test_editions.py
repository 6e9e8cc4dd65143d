"""Where the editions differ, side by side, as far as other files do not show it already; and the
options of the table."""

from __future__ import annotations

import pytest

from asclepia.table import OptionError

from .positions import (
    BENCH,
    CARTHAGE,
    CHARITABLE,
    CYRENE,
    EDITIONS,
    GAME,
    GREECE,
    MACEDONIA,
    NONE,
    PERSIA,
    START,
    TABLES,
    TRAVELLING,
    can,
    do,
    enter,
    facts,
    legal,
    move_to,
    own,
    patient,
    play_out,
    playing,
    queue,
    ready,
    roll,
    shown,
    stand,
    table,
    wanted,
)

RULES = GAME.rule_ids()


def test_twenty_one_points_tell_the_editions_apart():
    assert len([rule for rule in RULES if rule.startswith("H-D")]) == 21


# Options


@pytest.mark.rule("H-D21")
def test_the_revised_edition_is_the_default_and_nothing_is_harder():
    view = GAME.start(1, 1).view(None)
    assert (view["edition"], view["harder"]) == ("revised", False)
    for edition in EDITIONS:
        assert GAME.start(3, 1, edition=edition).view(None)["edition"] == edition


@pytest.mark.rule("H-D21")
@pytest.mark.parametrize("options", [{"edition": "third"}, {"harder": "maybe"}, {"colour": "blue"}])
def test_other_options_are_refused(options):
    (name,) = options
    with pytest.raises(OptionError, match=name):
        GAME.start(1, 1, **options)


@pytest.mark.rule("H-X4")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats):
    with pytest.raises(OptionError):
        GAME.start(seats, 1)
    assert list(GAME.seats) == [1, 2, 3, 4]


# Dice


@pytest.mark.rule("H-D4")
@pytest.mark.parametrize("what", ["a patient", "an empty space", "a scheduled patient"])
def test_the_die_stays_or_is_removed_whatever_was_taken(what):
    for edition in EDITIONS:
        state = table(4, edition)
        roll(state, "000000")
        if what == "an empty space":
            queue(state, PERSIA, NONE, NONE, NONE)
        if what == "a scheduled patient":
            own(state, 0, ready=(2,))
        do(state, "enter", PERSIA)
        if what == "a scheduled patient":
            do(state, "schedule", 0)
        left = [] if edition == "revised" else [0]
        assert state.view(None)["dice"] == [[0], [0], left, [0], [0], [0]]
        assert wanted(state) == ("enter", 1)


@pytest.mark.rule("H-D4")
def test_the_die_stays_or_is_removed_after_doing_nothing():
    for edition in EDITIONS:
        state = table(4, edition)
        stand(state, 0, 4, 4, 4, order=(3, 2, 1, 0))
        roll(state, "000020")
        for column in (MACEDONIA, CARTHAGE, PERSIA, 3, CYRENE):
            state.columns[column] = 3
        do(state, "idle", GREECE)
        assert state.view(None)["dice"][GREECE] == ([] if edition == "revised" else [2])


@pytest.mark.rule("H-D4", "H-W8")
@pytest.mark.parametrize("somebody", [True, False])
def test_the_die_stays_or_is_removed_after_a_virtual_player(somebody):
    for edition in EDITIONS:
        state = table(2, edition)
        roll(state, "000000")
        for column in range(6):
            queue(state, column, NONE, NONE, NONE)
        if somebody:
            queue(state, MACEDONIA, patient(MACEDONIA, "p"))
        state.waiting = (0, 2, 1, 3)
        do(state, "enter", GREECE)  # then the virtual player goes to Macedonia
        assert state.columns[MACEDONIA] == 2
        left = [] if edition == "revised" else [0]
        assert state.view(None)["dice"][MACEDONIA] == left
        assert wanted(state) == ("enter", 1)


@pytest.mark.rule("H-D4", "H-W1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_the_next_turn_there_are_six_dice_again(edition):
    state = table(4, edition)
    roll(state, "000000")
    for column in (0, 1, 2, 3):
        enter(state, column)
    assert [len(rows) for rows in state.view(None)["dice"]] == [1] * 6


@pytest.mark.rule("H-D4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_third_turn_no_die_lies_anywhere(edition):
    state = table(4, edition)
    state.turn = 3
    roll(state, "000000")
    for column in (0, 1, 2, 3):
        enter(state, column)
    assert state.view(None)["dice"] == [[]] * 6


# Losses


@pytest.mark.rule("H-D6")
def test_a_loss_of_reputation_stops_at_the_left_end_or_must_be_there_in_full():
    for edition in EDITIONS:
        state = table(4, edition)
        stand(state, 1, 4, 4, 4, order=(3, 2, 1, 0))
        roll(state, "002000")  # Persia costs 3
        assert can(state, "enter", PERSIA) == (edition == "first")
        if edition == "first":
            enter(state, PERSIA)
            assert state.reputation[0] == 0
            assert shown(state)["money"] == 7


@pytest.mark.rule("H-D6")
def test_a_loss_of_drachmas_must_be_payable_in_both():
    for edition in EDITIONS:
        state = table(4, edition)
        roll(state, "000010")
        own(state, 0, money=0)
        assert not can(state, "enter", GREECE)
        own(state, 0, money=1)
        assert can(state, "enter", GREECE)


# The first assistant


@pytest.mark.rule("H-D7")
def test_a_die_is_brought_or_two_are_exchanged():
    for edition in EDITIONS:
        state = table(4, edition)
        roll(state, "010000")
        own(state, 0, ready=(TRAVELLING,))
        wanted_patient = state.queue[MACEDONIA * 3 + 1]
        do(state, "enter", MACEDONIA)
        if edition == "first":
            assert legal(state) == [("take", 0), ("bring", CARTHAGE, 1)]
            do(state, "bring", CARTHAGE, 1)
            assert state.view(None)["dice"][:2] == [[0, 1], []]
        else:
            assert legal(state) == [("take", 0), ("exchange", CARTHAGE)]
            do(state, "exchange", CARTHAGE)
            assert state.view(None)["dice"][:2] == [[], [0]]
        assert shown(state)["examination"] == [wanted_patient]


@pytest.mark.rule("H-D7", "H-D4")
def test_a_die_of_a_column_that_was_taken_can_be_brought_but_not_exchanged():
    for edition in EDITIONS:
        state = table(4, edition)
        roll(state, "010000")
        enter(state, CARTHAGE)
        own(state, 1, ready=(TRAVELLING,))
        do(state, "enter", PERSIA)
        if edition == "first":
            assert ("bring", CARTHAGE, 1) in legal(state)
        else:
            assert wanted(state) == ("enter", 2)  # the die has gone, nothing to choose


# Column 1


@pytest.mark.rule("H-D22")
def test_the_first_space_of_column_one_gives_a_drachma_or_none():
    for edition, drachmas in (("first", 0), ("revised", 1)):
        for components in (BENCH, None):  # in the game's own set, too
            state = table(4, edition, components)
            roll(state, "000000")
            before = state.reputation[0]
            enter(state, MACEDONIA)
            assert shown(state)["money"] == drachmas
            assert shown(state)["points"] == 1
            assert state.reputation[0] == before + 1
            printed = state.printed()["spaces"][0][0]["gain"]
            assert printed == {
                "points": 1,
                "reputation": 1,
                "money": drachmas,
                "vials": [0, 0, 0],
            }


# Spending assistants


@pytest.mark.rule("H-D23")
def test_an_assistant_is_spent_inside_a_payment_or_at_any_time():
    for edition in EDITIONS:
        state = table(4, edition)
        own(state, 0, money=1, ready=(CHARITABLE,))
        offered = {one[0] for one in legal(state, asides=True)}
        if edition == "revised":
            assert offered == {"spend_as_vial", "spend_as_drachmas"}
            do(state, "spend_as_drachmas", CHARITABLE)
            assert (shown(state)["money"], ready(state)) == (3, [])
        else:
            assert offered == {"buy"}  # for which it may pay
            do(state, "buy", 0)
            assert legal(state) == [("assistant_pays", CHARITABLE)]
            do(state, "assistant_pays", CHARITABLE)
            assert (shown(state)["money"], ready(state)) == (0, [])


# Whole games


@pytest.mark.rule("H-X2", "H-W1")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_whole_games_come_to_an_end_after_four_rounds(seats, edition):
    for luck in range(3):
        state = GAME.start(seats, luck, edition=edition)
        told = play_out(state, luck)
        assert [one["round"] for one in facts(told, "round_began")] == [1, 2, 3, 4]
        assert [event.kind.name for event in told].count("rolled") == 12
        assert state.over
        welcomed = len(facts(told, "welcomed")) + len(facts(told, "found_empty"))
        welcomed += len(facts(told, "idled"))
        assert welcomed == 12 * seats  # three turns in each of four rounds
        took = len(facts(told, "virtual_took")) + len(facts(told, "virtual_idled"))
        assert took == 12 * (4 - seats)


@pytest.mark.rule("H-D7")
def test_the_first_edition_knows_no_exchange_and_the_revised_one_no_bringing():
    kinds = {}
    for edition in EDITIONS:
        kinds[edition] = set()
        for luck in range(4):
            state = GAME.start(4, luck, BENCH, edition=edition)
            for seat in playing(state, luck):
                kinds[edition] |= {action.kind.name for action in state.choices(seat)}
    only_first = {"bring", "keep", "cash", "assistant_pays"}
    only_revised = {"exchange", "spend_as_vial", "spend_as_drachmas", "keep_basic", "retire_basic"}
    everything = {kind.name for kind in GAME.actions.kinds}
    assert kinds["first"] | {"idle"} == everything - only_revised
    assert kinds["revised"] >= only_revised - {"keep_basic", "retire_basic"}
    assert not kinds["revised"] & only_first


@pytest.mark.rule("H-X1", "H-W7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_that_moves_further_right_comes_later(edition):
    state = table(4, edition)
    move_to(state, CARTHAGE, GREECE, CYRENE)
    roll(state, "000000")
    enter(state, PERSIA)
    assert list(state.waiting) == [1, 0, 2, 3]
    assert state.reputation[0] == START + 1
