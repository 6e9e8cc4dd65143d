"""Vilicus and dominus: where they may stand."""

from __future__ import annotations

import pytest

from asclepia.table import IllegalAction

from .positions import (
    BLUE,
    BOARDS,
    FREE,
    GREEN,
    ROUNDS,
    SEATS,
    TABLES,
    action,
    areas_of_influence,
    asked,
    do,
    emperor,
    facts,
    fill,
    finish_round,
    kinds,
    lay,
    legal,
    lines_through,
    playing,
    start,
    take_turn,
)


def lines_for(state, worker="vilicus"):
    return {choice["line"] for choice in legal(state, worker)}


@pytest.mark.rule("G-W1", "G-W2", "G-W3", "G-R2")
@pytest.mark.parametrize("shy", [0.0, 0.6])
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_in_whole_games_workers_go_exactly_where_the_rules_let_them(board, order, seats, shy):
    for seed in range(3):
        state = start(seats, seed, board=board, order=order)
        told = []
        before = None  # the colour that has just laid a tile, with the lines open to it
        for _ in playing(state, luck=seed, told=told, shy=shy):
            step = asked(state)
            if before is not None:
                colour, lines = before
                stock = state.view(None)["stocks"][colour]
                offered = {
                    worker: lines if stock[left] else set()
                    for worker, left in (("vilicus", "vilici"), ("dominus", "domini"))
                }
                if any(offered.values()):
                    assert (step["to"], step["colour"]) == ("place_worker", colour)
                    assert lines_for(state, "vilicus") == offered["vilicus"]
                    assert lines_for(state, "dominus") == offered["dominus"]
                    assert len(legal(state, "no_worker")) == 1
                else:
                    assert step["to"] != "place_worker"
            elif step["to"] == "place_worker":
                raise AssertionError("a worker is asked for without a tile before it")
            before = None
            if step["to"] == "place_tile":
                before = step["colour"], lines_open_by_the_rules(state)


def lines_open_by_the_rules(state):
    """From the view alone: lines through the cetarium without a worker, in areas where some
    other cetarium has room."""
    view, printed = state.view(None), state.printed()
    found = set()
    for tanks, lines in areas_of_influence(printed).items():
        others = [number for number in tanks if number != view["cetarium"]]
        room = any(FREE in view["laid"][number * 4 : number * 4 + 4] for number in others)
        if view["cetarium"] in tanks and room:
            found |= {line for line in lines if view["workers"][line] is None}
    return found


# G-W1: one worker a turn, on a line through the cetarium


@pytest.mark.rule("G-W1")
@pytest.mark.parametrize("board", BOARDS)
def test_any_of_the_eight_lines_through_the_cetarium_takes_a_worker(board):
    for number in range(1, ROUNDS[board] + 1):
        for area in range(4):  # also those that the tile does not touch
            state = emperor(board=board)
            do(state, "choose", number)
            lay(state, area=area)
            expected = lines_through(state.printed(), number)
            assert len(expected) == 8
            assert lines_for(state, "vilicus") == expected
            assert lines_for(state, "dominus") == expected


@pytest.mark.rule("G-W1")
@pytest.mark.parametrize("worker", ["vilicus", "dominus"])
def test_a_line_elsewhere_takes_no_worker(worker):
    state = emperor()
    do(state, "choose", 13)
    lay(state)
    for line in set(range(1, 33)) - lines_through(state.printed(), 13):
        with pytest.raises(IllegalAction):
            do(state, worker, line)
    assert set(state.workers) == {FREE}


@pytest.mark.rule("G-W1")
@pytest.mark.parametrize("worker", ["vilicus", "dominus"])
def test_at_most_one_worker_a_turn(worker):
    state = emperor()
    do(state, "choose", 13)
    lay(state)
    do(state, worker, 1)
    assert asked(state) == {"to": "place_tile", "waits_for": [1], "colour": GREEN}
    with pytest.raises(IllegalAction):
        state.play(0, action("vilicus", 2))
    with pytest.raises(IllegalAction):
        state.play(1, action("vilicus", 2))
    assert [line for line in range(33) if state.workers[line] != FREE] == [1]


@pytest.mark.rule("G-W1", "G-N2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_worker_is_of_the_colour_just_played(seats):
    state = emperor(seats)
    do(state, "choose", 13)
    for turn, colour in enumerate(state.view(None)["places"]):
        line, dominus = turn + 1, turn % 2
        told = take_turn(state, "dominus" if dominus else "vilicus", line)
        assert facts(told, "hired") == [{"colour": colour, "dominus": dominus, "line": line}]
        worker = state.view(None)["workers"][line]
        assert (worker["colour"], worker["dominus"]) == (colour, dominus)
        stock = state.view(None)["stocks"][colour]
        assert (stock["vilici"], stock["domini"]) == ((5, 0) if dominus else (4, 1))


@pytest.mark.rule("G-W1", "G-R2")
def test_a_worker_can_be_kept_back():
    state = emperor()
    do(state, "choose", 13)
    told = take_turn(state, "no_worker")
    assert facts(told, "hired") == []
    assert set(state.workers) == {FREE}
    assert (state.stocks[BLUE].vilici, state.stocks[BLUE].domini) == (5, 1)


# G-W2: one a line, for good, and only so many


@pytest.mark.rule("G-W2")
@pytest.mark.parametrize("first", ["vilicus", "dominus"])
@pytest.mark.parametrize("second", ["vilicus", "dominus"])
def test_a_line_with_a_worker_takes_no_other_whoever_owns_it(first, second):
    state = emperor()
    do(state, "choose", 13)
    take_turn(state, first, 1)
    lay(state)
    assert 1 not in lines_for(state, second)
    with pytest.raises(IllegalAction):
        do(state, second, 1)
    do(state, "no_worker")
    finish_round(state)
    fill(state, 5, 6, 7)
    do(state, "choose", 14)  # the amphora is back with blue, on the same row
    lay(state)
    assert asked(state)["colour"] == BLUE
    assert lines_for(state, "vilicus") == {2, 3, 4, 21, 22, 23, 24}
    with pytest.raises(IllegalAction):
        do(state, "vilicus", 1)  # not even its owner's


@pytest.mark.rule("G-W2")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_workers_are_never_moved_nor_taken_back(board, order, seats):
    state = start(seats, board=board, order=order)
    before = state.workers[:]
    for _ in playing(state, luck=seats):
        assert all(old in (FREE, new) for old, new in zip(before, state.workers, strict=True))
        before = state.workers[:]
    assert all(old in (FREE, new) for old, new in zip(before, state.workers, strict=True))
    for colour in range(4):
        standing = [worker for worker in state.workers if worker >> 1 == colour]
        hired = standing.count(colour * 2), standing.count(colour * 2 + 1)
        stock = state.stocks[colour]
        if state.box.seat_of[colour] == -1:
            assert hired == (0, 0)
        else:
            assert hired == (5 - stock.vilici, 1 - stock.domini)


@pytest.mark.rule("G-W2")
def test_a_colour_has_five_vilicus_and_one_dominus_for_the_whole_game():
    state = emperor()
    for left, number in zip((5, 4, 3, 2, 1, 0), (13, 3, 1, 7, 10, 4), strict=True):
        do(state, "choose", number)
        while asked(state)["colour"] != BLUE:
            take_turn(state)
        lay(state)
        assert state.stocks[BLUE].vilici == left
        if left:
            assert kinds(state) == {"no_worker", "vilicus", "dominus"}
            do(state, "vilicus", min(lines_for(state)))
            if asked(state)["to"] == "place_tile":
                finish_round(state)
    assert kinds(state) == {"no_worker", "dominus"}
    line = min(lines_for(state, "dominus"))
    with pytest.raises(IllegalAction):
        do(state, "vilicus", line)
    do(state, "dominus", line)
    assert state.stocks[BLUE].domini == 0
    assert state.stocks[GREEN].vilici == 5  # nobody else's are touched


@pytest.mark.rule("G-W2")
def test_the_dominus_can_be_sent_only_once():
    state = emperor()
    do(state, "choose", 13)
    take_turn(state, "dominus", 1)
    finish_round(state)
    do(state, "choose", 1)
    while asked(state)["colour"] != BLUE:
        take_turn(state)
    lay(state)
    assert kinds(state) == {"no_worker", "vilicus"}
    assert len(state.choices(BLUE)) == 1 + 8
    with pytest.raises(IllegalAction):
        do(state, "dominus", min(lines_for(state)))


@pytest.mark.rule("G-W2", "G-N2")
def test_with_two_players_each_colour_has_its_own_workers():
    state = emperor(2)
    state.stocks[BLUE].vilici = 0
    state.stocks[BLUE].domini = 0
    do(state, "choose", 13)
    lay(state)  # blue, of seat 0: no worker left
    take_turn(state)  # green, of seat 1
    lay(state)  # yellow, of seat 0
    assert state.pending == (0,)
    assert kinds(state) == {"no_worker", "vilicus", "dominus"}


# G-W3: too late


@pytest.mark.rule("G-W3")
@pytest.mark.parametrize(("board", "others"), [("troia", 3), ("baelo", 2)])
def test_an_area_takes_workers_until_its_last_cetarium_is_being_filled(board, others):
    printed = emperor(board=board).printed()
    for tanks, lines in areas_of_influence(printed).items():
        assert len(tanks) == others + 1
        state = emperor(board=board)
        for full, number in enumerate(tanks):
            do(state, "choose", number)
            lay(state)
            open_here = lines_for(state) & lines
            assert open_here == (lines if full < others else set())
            assert lines_for(state) - lines == lines_through(printed, number) - lines
            do(state, "no_worker")
            finish_round(state)


@pytest.mark.rule("G-W3")
@pytest.mark.parametrize("board", BOARDS)
def test_the_table_shows_which_lines_are_closed_for_good(board):
    for seed in range(3):
        state = emperor(board=board, seed=seed)
        printed = state.printed()
        closed = set()
        for _ in playing(state, luck=seed):
            view = state.view(None)
            assert closed <= set(view["closed"])  # for good
            closed = set(view["closed"])
            free = {line for line in range(1, 33) if not view["workers"][line]}
            if asked(state)["to"] == "place_worker":
                here = lines_through(printed, view["cetarium"]) & free
                assert lines_for(state) | lines_for(state, "dominus") == here - closed
            elif asked(state)["to"] == "choose_cetarium":
                reached = set()
                for choice in legal(state, "choose"):
                    twin = state.clone()
                    do(twin, "choose", choice["cetarium"])
                    reached |= lines_open_by_the_rules(twin)
                assert reached == free - closed


@pytest.mark.rule("G-W3")
def test_the_order_in_which_an_area_was_filled_does_not_matter():
    for last in (13, 14, 15, 16):
        state = emperor()
        fill(state, *[number for number in (16, 14, 13, 15) if number != last])
        do(state, "choose", last)
        lay(state)
        assert not lines_for(state) & {1, 2, 3, 4}


@pytest.mark.rule("G-W3")
def test_the_last_cetarium_is_closed_for_everybody_in_the_round():
    state = emperor()
    fill(state, 13, 14, 15)
    do(state, "choose", 16)
    for _ in range(4):
        lay(state)
        assert lines_for(state) == {29, 30, 31, 32}
        do(state, "no_worker")


@pytest.mark.rule("G-W3")
def test_workers_that_stand_there_already_stay():
    state = emperor()
    do(state, "choose", 13)
    take_turn(state, "vilicus", 1)
    finish_round(state)
    fill(state, 14, 15, 16)
    assert state.workers[1] == BLUE * 2


@pytest.mark.rule("G-W3")
def test_a_cetarium_that_is_only_partly_filled_keeps_its_areas_open():
    """During a round the cetarium itself is partly filled; that closes nothing."""
    state = emperor()
    fill(state, 13, 14)
    do(state, "choose", 15)
    for _ in range(4):
        lay(state)
        assert {1, 2, 3, 4} <= lines_for(state)
        do(state, "no_worker")


@pytest.mark.rule("G-W3", "G-N3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_nobody_can_send_a_worker_in_the_last_round(board, seats):
    state = emperor(seats, board)
    fill(state, *range(1, ROUNDS[board]))
    do(state, "choose", ROUNDS[board])
    while not state.over:
        assert asked(state)["to"] in ("place_tile", "place_ghost")
        lay(state)
