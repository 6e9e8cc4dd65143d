"""The emperor, the haruspex, and how they go with boards and player counts."""

from __future__ import annotations

import pytest

from asclepia.table import IllegalAction, OptionError

from .positions import (
    BOARDS,
    GAME,
    HAND,
    ORDERS,
    ROUNDS,
    SEATS,
    TABLES,
    action,
    asked,
    do,
    emperor,
    facts,
    fill,
    finish_round,
    kinds,
    legal,
    names,
    play_out,
    playing,
    start,
    take_turn,
)

# G-V1: emperor


@pytest.mark.rule("G-V1", "G-R3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_the_emperor_lets_the_amphora_holder_choose_any_cetarium_not_yet_filled(board, seats):
    state = start(seats, board=board, order="emperor")
    places = state.view(None)["places"]
    left = set(range(1, ROUNDS[board] + 1))
    for number in range(1, ROUNDS[board] + 1):
        holder = places[state.amphora]
        seat = state.view(None)["stocks"][holder]["seat"]
        assert asked(state) == {"to": "choose_cetarium", "waits_for": [seat], "colour": holder}
        assert state.view(None)["cetarium"] == 0  # nobody knows it yet
        assert {choice["cetarium"] for choice in legal(state, "choose")} == left
        assert kinds(state) == {"choose"}
        chosen = sorted(left)[number * 7 % len(left)]
        left.remove(chosen)
        told = do(state, "choose", chosen)
        assert facts(told, "chosen") == [{"round": number, "colour": holder, "cetarium": chosen}]
        assert state.view(None)["cetarium"] == chosen
        assert asked(state) == {"to": "place_tile", "waits_for": [seat], "colour": holder}
        laid = facts(finish_round(state), "laid")
        assert {event["cetarium"] for event in laid} == {chosen}
        assert laid[0]["colour"] == holder
    assert state.over


@pytest.mark.rule("G-V1")
def test_the_emperor_cannot_choose_a_filled_cetarium_again():
    state = emperor()
    fill(state, 4, 9)
    for number in (4, 9):
        with pytest.raises(IllegalAction):
            do(state, "choose", number)
    assert state.view(None)["left"] == [n for n in range(1, 17) if n not in (4, 9)]


@pytest.mark.rule("G-V1")
def test_the_emperor_knows_no_gaps():
    state = emperor(board="baelo")
    for number in (13, 14, 15, 16):
        with pytest.raises(IllegalAction):
            do(state, "choose", number)


@pytest.mark.rule("G-V1")
@pytest.mark.parametrize("board", BOARDS)
def test_the_emperor_uses_no_aureus(board):
    state = start(board=board, order="emperor")
    assert state.aureus == []
    assert state.view(None)["coming"] is None
    told = play_out(state)
    assert "aureus" not in names(told)
    assert len(facts(told, "chosen")) == ROUNDS[board]


@pytest.mark.rule("G-V1")
@pytest.mark.parametrize("order", ["aureus", "haruspex"])
def test_nobody_chooses_a_cetarium_without_the_emperor(order):
    state = start(order=order)
    for seat in playing(state, luck=3):
        assert "choose" not in kinds(state)
        with pytest.raises(IllegalAction):
            state.play(seat, action("choose", 1 + state.cetarium % 16))


@pytest.mark.rule("G-V1")
def test_the_choice_is_made_once_a_round():
    state = emperor()
    do(state, "choose", 8)
    for _ in range(4):
        with pytest.raises(IllegalAction):
            do(state, "choose", 9)
        take_turn(state)
    assert asked(state)["to"] == "choose_cetarium"


# G-V2: haruspex


@pytest.mark.rule("G-V2", "G-S2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_the_haruspex_foretells_the_whole_order_to_everybody(board, seats):
    state = start(seats, board=board, order="haruspex")
    foretold = [state.cetarium, *state.view(None)["coming"]]
    assert sorted(foretold) == list(range(1, ROUNDS[board] + 1))
    for seat in range(seats):
        assert state.view(seat)["coming"] == foretold[1:]
    came = []
    while not state.over:
        came.append(state.cetarium)
        assert state.view(None)["coming"] == foretold[len(came) :]
        finish_round(state)
    assert came == foretold


@pytest.mark.rule("G-V2")
def test_the_haruspex_foretells_another_order_in_each_game():
    orders = {
        (state.cetarium, *state.view(None)["coming"])
        for state in (start(seed=seed, order="haruspex") for seed in range(20))
    }
    assert len(orders) == 20


@pytest.mark.rule("G-V2")
def test_the_haruspex_changes_nothing_but_what_is_known():
    """With one seed, the hidden and the open order play the same game."""
    hidden, known = start(seed=5), start(seed=5, order="haruspex")
    one, other = play_out(hidden, luck=5), play_out(known, luck=5)
    assert [repr(event) for event in one] == [repr(event) for event in other]
    assert hidden.scores == known.scores


# G-V3: together


@pytest.mark.rule("G-V3", "G-V1", "G-V2")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_every_variant_goes_with_every_board_and_player_count(board, order, seats):
    state = start(seats, board=board, order=order)
    view = state.view(None)
    assert (view["board"], view["order"], view["rounds"]) == (board, order, ROUNDS[board])
    assert (asked(state)["to"] == "choose_cetarium") == (order == "emperor")
    assert (view["coming"] is not None) == (order == "haruspex")
    assert {stock["hand_size"] for stock in view["stocks"]} - {0} == {HAND[board]}
    play_out(state, luck=seats)
    assert state.over
    assert len(state.scores) == seats
    assert set(state.winners) <= set(range(seats))
    assert state.winners


@pytest.mark.rule("G-V3")
def test_the_orders_are_one_option_so_that_two_never_meet():
    declared = {option.name: option for option in GAME.options}
    assert declared["order"].choices == ORDERS
    assert declared["order"].default == "aureus"
    assert declared["board"].choices == BOARDS
    assert declared["board"].default == "troia"
    for both in ("emperor-haruspex", "emperor,haruspex", ("emperor", "haruspex")):
        with pytest.raises(OptionError, match="order"):
            GAME.start(4, order=both)
    for name in ("emperor", "haruspex"):
        with pytest.raises(OptionError, match=f"unknown option '{name}'"):
            GAME.start(4, **{name: "yes"})
