"""Rounds, turns and the way of the amphora."""

from __future__ import annotations

from collections import Counter

import pytest

from asclepia.table import IllegalAction

from .positions import (
    BOARDS,
    FREE,
    HAND,
    RED,
    ROUNDS,
    SEATS,
    TABLES,
    action,
    asked,
    do,
    draw_in_order,
    emperor,
    facts,
    fill,
    finish_round,
    kinds,
    lay,
    names,
    play_out,
    playing,
    start,
    station,
    take_turn,
)

# G-R1: rounds and their cetaria


@pytest.mark.rule("G-R1", "G-V3")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_a_game_lasts_as_many_rounds_as_there_are_cetaria(board, order, seats):
    state = start(seats, board=board, order=order)
    assert state.round == 1
    rounds = {state.round for _ in playing(state, luck=3)}
    assert rounds == set(range(1, ROUNDS[board] + 1))
    assert state.over


@pytest.mark.rule("G-R1", "G-R3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("order", ["aureus", "haruspex"])
@pytest.mark.parametrize("board", BOARDS)
def test_each_round_turns_up_the_next_aureus(board, order, seats):
    state = start(seats, board=board, order=order)
    draw_in_order(state, 5, 11, 2)
    assert state.view(None)["cetarium"] == 5
    for number, cetarium in ((2, 11), (3, 2)):
        told = finish_round(state)
        assert facts(told, "aureus") == [{"round": number, "cetarium": cetarium}]
        assert names(told)[-2:] == ["amphora", "aureus"]  # the new holder turns it up
        assert state.view(None)["cetarium"] == cetarium


@pytest.mark.rule("G-R1", "G-P1")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_all_tiles_of_a_round_go_into_its_cetarium(board, order, seats):
    state = start(seats, board=board, order=order)
    cetarium_of = {1: state.cetarium}
    told = []
    for _ in playing(state, luck=9, told=told):
        if state.cetarium:
            cetarium_of[state.round] = state.cetarium
    laid = [event["cetarium"] for event in facts(told, "laid")]
    assert laid == [cetarium_of[number] for number in sorted(cetarium_of) for _ in range(4)]


# G-R2: the turns of a round


@pytest.mark.rule("G-R2", "G-N2", "G-N3", "G-N4")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_everybody_has_one_turn_clockwise_from_the_amphora(board, order, seats):
    state = start(seats, board=board, order=order)
    places = state.view(None)["places"]
    ghost = [RED] if seats == 3 else []  # its tile comes after the last turn
    while not state.over:
        amphora = state.amphora
        if asked(state)["to"] == "choose_cetarium":
            do(state, "choose", state.choices(state.pending[0])[0].values[0])
        turns = [event["colour"] for event in facts(finish_round(state), "laid")]
        clockwise = places[amphora:] + places[:amphora]
        assert turns == clockwise + ghost


@pytest.mark.rule("G-R2")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_a_turn_is_a_tile_then_perhaps_a_worker_then_a_draw(board, order, seats):
    state = start(seats, board=board, order=order)
    hand = HAND[board]
    if order == "emperor":
        do(state, "choose", 7)
    for worker in (("vilicus", state.box.lines_of[state.cetarium][0]), ("no_worker",)):
        colour, seat = asked(state)["colour"], state.pending[0]
        assert kinds(state) == {"place"}  # a tile must be placed
        assert len(state.stocks[colour].hand) == hand
        assert names(lay(state))[0] == "laid"
        assert state.pending == (seat,)
        assert asked(state)["colour"] == colour
        assert kinds(state) == {"no_worker", "vilicus", "dominus"}  # a worker may be
        assert len(state.stocks[colour].hand) == hand - 1
        told = do(state, *worker)
        assert facts(told, "drew")[0]["colour"] == colour  # drawing is not asked for
        assert len(state.stocks[colour].hand) == hand


@pytest.mark.rule("G-R2")
def test_the_top_tile_of_the_pile_is_drawn():
    state = start()
    colour = asked(state)["colour"]
    stock = state.stocks[colour]
    top, before = stock.pile[stock.drawn], stock.hand
    told = take_turn(state)
    assert facts(told, "drew") == [{"colour": colour, "tile": top}]
    laid = facts(told, "laid")[0]["tile"]
    assert sorted(stock.hand) == sorted({*before, top} - {laid})


@pytest.mark.rule("G-R2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_drawn_once_the_pile_is_spent(board, seats):
    state = start(seats, board=board)
    told = play_out(state)
    drawn = Counter(event["colour"] for event in facts(told, "drew"))
    played = [colour for colour in range(4) if state.box.seat_of[colour] != -1]
    assert drawn == Counter(dict.fromkeys(played, ROUNDS[board] - HAND[board]))
    assert [stock.hand for stock in state.stocks] == [()] * 4
    last_turns = [event.kind.name for event in told if event.kind.name in ("laid", "drew")]
    assert "drew" not in last_turns[-4 * HAND[board] + 4 :]


@pytest.mark.rule("G-R2")
def test_hands_shrink_when_the_pile_is_spent():
    state = emperor()
    fill(state, *range(1, 13))
    assert [stock.left() for stock in state.stocks] == [0, 0, 0, 0]
    assert [len(stock.hand) for stock in state.stocks] == [4, 4, 4, 4]
    fill(state, 13)
    assert [len(stock.hand) for stock in state.stocks] == [3, 3, 3, 3]


@pytest.mark.rule("G-R2", "G-W2")
def test_who_has_no_worker_left_is_not_asked_for_one():
    state = emperor()
    do(state, "choose", 1)
    state.stocks[0].vilici = 0
    state.stocks[0].domini = 0
    told = lay(state)
    assert "drew" in names(told)
    assert asked(state) == {"to": "place_tile", "waits_for": [1], "colour": 1}


@pytest.mark.rule("G-R2", "G-W2")
@pytest.mark.parametrize(("vilici", "domini"), [(1, 0), (0, 1)])
def test_who_has_one_worker_left_is_asked(vilici, domini):
    state = emperor()
    do(state, "choose", 1)
    state.stocks[0].vilici = vilici
    state.stocks[0].domini = domini
    lay(state)
    worker = "vilicus" if vilici else "dominus"
    assert kinds(state) == {"no_worker", worker}
    assert len(state.choices(0)) == 1 + 8


@pytest.mark.rule("G-R2", "G-W2")
def test_where_all_lines_are_taken_no_worker_is_asked_for():
    state = emperor()
    do(state, "choose", 1)
    lines = state.box.lines_of[1]
    for place, line in enumerate(lines[:-1]):
        station(state, 1 + place // 4, line)
    lay(state)
    assert asked(state)["to"] == "place_worker"
    do(state, "vilicus", lines[-1])
    lay(state)
    assert asked(state)["to"] == "place_tile"
    assert asked(state)["colour"] == 2


@pytest.mark.rule("G-R2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_step_that_is_not_due_cannot_be_played(seats):
    state = start(seats)
    seat = state.pending[0]
    for early in (action("no_worker"), action("vilicus", 1), action("choose", 1)):
        with pytest.raises(IllegalAction):
            state.play(seat, early)
    lay(state)
    tile = state.stocks[asked(state)["colour"]].hand[0]
    free = [area for area in range(4) if state.laid[state.cetarium * 4 + area] == FREE]
    with pytest.raises(IllegalAction):
        state.play(seat, action("place", tile, free[0], 0))  # a second tile


@pytest.mark.rule("G-R2")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_plays_out_of_turn(seats):
    state = start(seats)
    due = state.pending[0]
    for seat in range(seats):
        if seat != due:
            assert state.choices(seat) == []
            with pytest.raises(IllegalAction, match=f"seat {seat} is not asked now"):
                state.play(seat, state.choices(due)[0])
    assert set(state.laid) == {FREE}


# G-R3: the end of a round


@pytest.mark.rule("G-R3")
@pytest.mark.parametrize("order", ["aureus", "haruspex"])
@pytest.mark.parametrize("board", BOARDS)
def test_an_aureus_that_was_used_is_out_of_the_game(board, order):
    state = start(board=board, order=order)
    used = []
    while not state.over:
        used.append(state.cetarium)
        assert len(used) == len(set(used))
        assert not set(used) & set(state.view(None)["left"])
        finish_round(state)
    assert sorted(used) == list(range(1, ROUNDS[board] + 1))


@pytest.mark.rule("G-R3", "G-N4")
@pytest.mark.parametrize("board", BOARDS)
def test_the_amphora_goes_round_the_four_players(board):
    holders, told = holders_of_the_amphora(start(4, board=board))
    assert holders == [(holders[0] + number) % 4 for number in range(ROUNDS[board])]
    assert told == holders[1:]  # seats and colours are the same here


@pytest.mark.rule("G-R3", "G-N2")
@pytest.mark.parametrize("board", BOARDS)
def test_with_two_players_the_amphora_goes_place_by_place(board):
    for seed in range(6):
        holders, told = holders_of_the_amphora(start(2, seed, board=board))
        assert holders == [(holders[0] + number) % 2 for number in range(ROUNDS[board])]
        assert told[:5] == [(told[0] + number) % 4 for number in range(5)]  # A1 B1 A2 B2


@pytest.mark.rule("G-R3", "G-N3")
@pytest.mark.parametrize(("board", "shares"), [("troia", [6, 5, 5]), ("baelo", [4, 4, 4])])
def test_with_three_players_the_amphora_goes_round_the_three(board, shares):
    for seed in range(6):
        holders, told = holders_of_the_amphora(start(3, seed, board=board))
        first = holders[0]
        assert holders == [(first + number) % 3 for number in range(ROUNDS[board])]
        assert [holders.count((first + step) % 3) for step in range(3)] == shares
        assert told == holders[1:]  # never the ghost's colour


def holders_of_the_amphora(state):
    """The seat that starts each round, and the colours that the amphora was said to go to."""
    holders, told = [], []
    while not state.over:
        holders.append(state.pending[0])
        told += facts(finish_round(state), "amphora")
    return holders, [event["colour"] for event in told]
