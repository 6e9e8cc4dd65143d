"""Two, three and four players."""

from __future__ import annotations

from itertools import product

import pytest

from asclepia.table import OptionError

from .positions import (
    BLUE,
    BOARDS,
    FREE,
    GAME,
    GREEN,
    LETTERS,
    ORDERS,
    RED,
    ROUNDS,
    TABLES,
    YELLOW,
    asked,
    before_the_last_tile,
    components,
    do,
    emperor,
    faces,
    facts,
    fill,
    finish_round,
    hired,
    kinds,
    lay,
    legal,
    names,
    on_line,
    picture,
    play_out,
    playing,
    printed_parts,
    start,
    station,
    take_turn,
)

BOARDS_AND_ORDERS = list(product(BOARDS, ORDERS))


@pytest.mark.rule("G-N2", "G-N3", "G-N4")
@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_garum_is_for_two_to_four(seats):
    with pytest.raises(OptionError, match="2 to 4 seats"):
        GAME.start(seats)


# G-N2: two players


@pytest.mark.rule("G-N2")
@pytest.mark.parametrize(("board", "order"), BOARDS_AND_ORDERS)
def test_two_players_alternate_with_two_colours_each(board, order):
    state = start(2, board=board, order=order)
    assert state.view(None)["places"] == [BLUE, GREEN, YELLOW, RED]
    assert [stock["seat"] for stock in state.view(None)["stocks"]] == [0, 1, 0, 1]
    turns = []
    for seat in playing(state, luck=1, shy=1.0):
        if asked(state)["to"] == "place_tile":
            turns.append((asked(state)["colour"], seat))
    for number in range(ROUNDS[board]):
        of_round = turns[number * 4 : number * 4 + 4]
        first = of_round[0][0]
        colours = [(first + step) % 4 for step in range(4)]
        assert of_round == [(colour, colour % 2) for colour in colours]


@pytest.mark.rule("G-N2")
def test_each_of_two_colours_has_its_own_hand_and_pile():
    state = emperor(2)
    before = [(stock.hand, stock.left()) for stock in state.stocks]
    do(state, "choose", 1)
    own = {way["tile"] for way in legal(state, "place")}
    assert own == set(state.stocks[BLUE].hand)  # not yellow's, though seat 0 has both
    take_turn(state)
    after = [(stock.hand, stock.left()) for stock in state.stocks]
    assert after[BLUE] != before[BLUE]
    assert after[BLUE][1] == before[BLUE][1] - 1
    assert after[1:] == before[1:]


@pytest.mark.rule("G-N2")
def test_each_of_two_colours_counts_its_own_species_with_its_own_workers():
    state = before_the_last_tile(2)
    station(state, BLUE, 1)
    station(state, YELLOW, 2, dominus=True)
    told = finish_round(state)
    rows = picture(state)
    scored = {event["colour"]: event["specimens"] for event in facts(told, "scored")}
    assert scored == {
        BLUE: on_line(rows, 1).count("b"),
        YELLOW: on_line(rows, 2).count("y"),
    }
    assert (state.stocks[BLUE].vilici, state.stocks[BLUE].domini) == (4, 1)
    assert (state.stocks[YELLOW].vilici, state.stocks[YELLOW].domini) == (5, 0)


@pytest.mark.rule("G-N2", "G-E3")
@pytest.mark.parametrize("board", BOARDS)
def test_a_player_of_two_colours_scores_the_sum(board):
    state = before_the_last_tile(2, board)
    for colour, points in enumerate((10, 7, -3, 1)):
        state.stocks[colour].points = points
    finish_round(state)
    assert state.scores == [10 - 3, 7 + 1]
    assert state.winners == (1,)


@pytest.mark.rule("G-N2", "G-E3")
@pytest.mark.parametrize(
    ("hired", "winners"),
    [
        ({BLUE: 1, GREEN: 3, YELLOW: 3, RED: 0}, (1,)),
        ({BLUE: 4, GREEN: 2, YELLOW: 0, RED: 3}, (0,)),
        ({BLUE: 4, GREEN: 2, YELLOW: 0, RED: 2}, (0, 1)),
        ({BLUE: 0, GREEN: 0, YELLOW: 0, RED: 0}, (0, 1)),
    ],
)
def test_a_tie_of_two_players_counts_the_vilicus_of_both_colours(hired, winners):
    state = before_the_last_tile(2)
    lines = iter(range(1, 33))
    for colour, count in hired.items():
        for _ in range(count):
            station(state, colour, next(lines))
    twin = state.clone()
    finish_round(twin)
    for colour in range(4):
        state.stocks[colour].points = 6 - twin.stocks[colour].points
    finish_round(state)
    assert state.scores == [12, 12]
    assert state.winners == winners


# G-N3: three players and the ghost


@pytest.mark.rule("G-N3")
@pytest.mark.parametrize(("board", "order"), BOARDS_AND_ORDERS)
def test_after_the_last_turn_the_amphora_holder_lays_the_ghosts_top_tile(board, order):
    state = start(3, board=board, order=order)
    ghost = state.stocks[RED]
    for number in range(ROUNDS[board]):
        holder = state.pending[0]
        if order == "emperor":
            do(state, "choose", state.choices(holder)[0].values[0])
        told = []
        for _ in range(3):
            assert asked(state)["to"] == "place_tile"
            assert ghost.hand == ()  # face down until everybody has had a turn
            told = take_turn(state)
        top = ghost.pile[number]
        assert facts(told, "turned_up") == [{"colour": RED, "tile": top}]
        assert asked(state) == {"to": "place_ghost", "waits_for": [holder], "colour": RED}
        for seat in (None, 0, 1, 2):
            assert state.view(seat)["stocks"][RED]["hand"] == [top]
        assert ghost.left() == ROUNDS[board] - number - 1
        assert {way["tile"] for way in legal(state, "place")} == {top}
        assert kinds(state) == {"place"}  # it must be laid
        told = lay(state)
        assert facts(told, "laid")[0]["colour"] == RED
        assert ghost.hand == ()
    assert state.over


@pytest.mark.rule("G-N3", "G-S2")
def test_the_ghosts_tile_is_told_to_all():
    state = start(3)
    told = play_out(state)
    turned = [event for event in told if event.kind.name == "turned_up"]
    assert len(turned) == 16
    for event in turned:
        seen = {"event": "turned_up", "colour": RED, "tile": event.values[1]}
        assert [event.seen_by(seat) for seat in (None, 0, 1, 2)] == [seen] * 4


@pytest.mark.rule("G-N3", "G-P1")
@pytest.mark.parametrize("area", range(4))
def test_the_ghosts_tile_goes_into_the_free_area_in_any_rotation(area):
    state = emperor(3)
    ghost = state.stocks[RED]
    ghost.pile = [15, *[tile for tile in ghost.pile if tile != 15]]  # one of each species
    do(state, "choose", 5)
    for other in {0, 1, 2, 3} - {area}:
        take_turn(state, area=other)
    assert legal(state, "place") == [
        {"kind": "place", "tile": 15, "area": area, "rotation": rotation} for rotation in range(4)
    ]
    lay(state, rotation=3)
    piece = state.laid[5 * 4 + area]
    assert piece == (RED * 16 + 15) * 4 + 3


@pytest.mark.rule("G-N3")
@pytest.mark.parametrize(("board", "order"), BOARDS_AND_ORDERS)
def test_no_worker_follows_the_ghosts_tile(board, order):
    state = start(3, board=board, order=order)
    assert (state.stocks[RED].vilici, state.stocks[RED].domini) == (0, 0)
    told = []
    laid_before = 0
    for _ in playing(state, luck=2, told=told):
        laid = [event["colour"] for event in facts(told, "laid")]
        if len(laid) > laid_before and laid[-1] == RED:
            assert asked(state)["to"] in ("place_tile", "choose_cetarium")
        laid_before = len(laid)
    assert RED not in {event["colour"] for event in facts(told, "hired")}
    assert RED not in {event["colour"] for event in facts(told, "scored")}


@pytest.mark.rule("G-N3", "G-P2", "G-P3")
@pytest.mark.parametrize("bonuses", ["****", "rrrr", "bgyr"])
def test_a_bonus_that_the_ghost_covers_is_lost_to_everyone(bonuses, tmp_path):
    parts = printed_parts()
    rows = [["."] * 16 for _ in range(16)]
    for corner, bonus in enumerate(bonuses):
        rows[corner // 2][corner % 2] = bonus
    if bonuses == "rrrr":  # as many of the others, out of the way
        rows[15][:12] = "bbbbggggyyyy"
    parts["boards"]["troia"]["bonuses"] = ["".join(row) for row in rows]
    state = emperor(3, components=components(parts, tmp_path))
    do(state, "choose", 13)
    for area in (3, 2, 1):
        take_turn(state, area=area)
    assert asked(state)["to"] == "place_ghost"
    told = lay(state, area=0)
    assert "bonus" not in names(told)
    assert state.scores == [0, 0, 0]
    assert state.stocks[RED].points == 0


@pytest.mark.rule("G-N3", "G-E1")
def test_the_specimens_of_the_ghosts_tiles_count_on_the_lines():
    state = emperor(3)
    do(state, "choose", 13)
    take_turn(state, "vilicus", 1, area=3)
    for area in (2, 1):
        take_turn(state, area=area)
    before = on_line(picture(state), 1).count("b")
    ghost = state.stocks[RED]
    with_blue = next(tile for tile in range(16) if has_blue_on_top(state, tile, rotation=0))
    ghost.hand = (with_blue,)
    lay(state, tile=with_blue, area=0, rotation=0)
    [(line, worker)] = hired(state.view(None))
    assert line == 1
    assert worker["specimens"] == on_line(picture(state), 1).count("b") > before


def has_blue_on_top(state, tile, rotation):
    return BLUE in faces(state)[(RED * 16 + tile) * 4 + rotation][:2]


@pytest.mark.rule("G-N3", "G-E3")
@pytest.mark.parametrize("board", BOARDS)
def test_the_ghost_has_no_seat_and_cannot_win(board):
    state = start(3, board=board)
    assert [stock["seat"] for stock in state.view(None)["stocks"]] == [0, 1, 2, -1]
    assert state.view(None)["places"] == [BLUE, GREEN, YELLOW]
    play_out(state)
    assert len(state.scores) == 3
    assert set(state.winners) <= {0, 1, 2}
    assert state.stocks[RED].points == 0


@pytest.mark.rule("G-N3", "G-S1")
@pytest.mark.parametrize("ghost", ["blue", "green", "yellow", "red"])
def test_any_colour_can_be_the_ghost(ghost):
    others = [colour for colour in ("blue", "green", "yellow", "red") if colour != ghost]
    state = start(3, colours="-".join([*others, ghost]))
    number = ["blue", "green", "yellow", "red"].index(ghost)
    assert state.view(None)["stocks"][number]["seat"] == -1
    told = play_out(state)
    assert {event["colour"] for event in facts(told, "turned_up")} == {number}
    laid = [event["colour"] for event in facts(told, "laid")]
    assert laid[3::4] == [number] * 16


@pytest.mark.rule("G-N3")
@pytest.mark.parametrize("board", BOARDS)
def test_the_whole_ghost_pile_is_laid(board):
    state = start(3, board=board)
    told = play_out(state)
    laid = [event["tile"] for event in facts(told, "laid") if event["colour"] == RED]
    assert sorted(laid) == state.printed()["tiles"]


# G-N4: four players


@pytest.mark.rule("G-N4")
@pytest.mark.parametrize(("board", "order"), BOARDS_AND_ORDERS)
def test_four_players_have_one_colour_each(board, order):
    state = start(4, board=board, order=order)
    assert [stock["seat"] for stock in state.view(None)["stocks"]] == [0, 1, 2, 3]
    told = []
    for seat in playing(state, luck=1, told=told):
        assert asked(state)["colour"] == seat
    assert "turned_up" not in names(told)
    assert state.scores == [stock.points for stock in state.stocks]


@pytest.mark.rule("G-N2", "G-N3", "G-N4", "G-V3")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_all_four_colours_come_onto_the_board_equally(board, order, seats):
    state = start(seats, board=board, order=order)
    told = play_out(state)
    laid = [event["colour"] for event in facts(told, "laid")]
    assert [laid.count(colour) for colour in range(4)] == [ROUNDS[board]] * 4
    for number in range(1, ROUNDS[board] + 1):
        pieces = state.laid[number * 4 : number * 4 + 4]
        assert sorted(piece // 64 for piece in pieces) == [0, 1, 2, 3]
        assert FREE not in pieces
    assert "".join(picture(state)).count(LETTERS[0]) == ROUNDS[board] * 4


@pytest.mark.rule("G-N2", "G-N3", "G-N4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_filling_a_cetarium_takes_exactly_one_round(seats):
    state = emperor(seats)
    fill(state, 13)
    assert FREE not in state.laid[13 * 4 : 13 * 4 + 4]
    assert asked(state)["to"] == "choose_cetarium"
    assert state.round == 2
