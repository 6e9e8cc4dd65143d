"""What is in the box: tiles, workers, aureus and the two sides of the board."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from asclepia.games.garum.components import COLOURS, SPECIES

from .positions import (
    BOARDS,
    FREE,
    GAME,
    JOKER,
    LETTERS,
    ROUNDS,
    SEATS,
    areas_of_influence,
    asked,
    do,
    emperor,
    faces,
    facts,
    hired,
    hold,
    lay,
    legal,
    lines_through,
    on_line,
    picture,
    play_out,
    playing,
    printed_parts,
    start,
)

SPIRAL = [
    [13, 14, 15, 16],
    [12, 3, 4, 5],
    [11, 2, 1, 6],
    [10, 9, 8, 7],
]


# Tiles and workers


@pytest.mark.rule("G-C1")
def test_each_colour_is_one_species():
    assert dict(zip(COLOURS, SPECIES, strict=True)) == {
        "blue": "tuna",
        "green": "mackerel",
        "yellow": "mollusc",
        "red": "shellfish",
    }


@pytest.mark.rule("G-C1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_played_colour_has_16_tiles_five_vilicus_and_one_dominus(seats):
    state = start(seats)
    stocks = state.view(None)["stocks"]
    assert len(stocks) == 4
    for stock in stocks:
        assert stock["hand_size"] + stock["pile"] == 16
        ghost = stock["seat"] == -1
        assert (stock["vilici"], stock["domini"]) == ((0, 0) if ghost else (5, 1))


@pytest.mark.rule("G-C1")
def test_all_16_tiles_of_each_colour_are_laid_in_a_game():
    told = play_out(start())
    laid = Counter((event["colour"], event["tile"]) for event in facts(told, "laid"))
    assert laid == Counter(product(range(4), range(16)))


@pytest.mark.rule("G-C1", "G-R1")
@pytest.mark.parametrize("order", ["aureus", "haruspex"])
def test_the_aureus_are_numbered_from_1_to_16(order):
    state = start(order=order)
    turned = [state.cetarium]  # the first one is turned up already
    turned += [event["cetarium"] for event in facts(play_out(state), "aureus")]
    assert sorted(turned) == list(range(1, 17))


@pytest.mark.rule("G-C2")
def test_every_tile_is_a_block_of_four_with_its_own_species_in_front():
    pieces = start().printed()["pieces"]
    assert len(pieces) == 64 * 4
    for number, piece in enumerate(pieces):
        face = piece["face"]
        assert len(face) == 4
        counts = Counter(face)
        own = counts[number // 64]
        assert own >= 1
        assert own == max(counts.values())


@pytest.mark.rule("G-C2")
def test_every_tile_looks_as_its_file_says_and_turns_clockwise():
    tiles = printed_parts()["tiles"]
    looks = faces(start())
    for colour, name in enumerate(COLOURS):
        for tile, written in enumerate(tiles[name]):
            rows = written.split("/")
            for rotation in range(4):
                face = looks[(colour * 16 + tile) * 4 + rotation]
                assert "".join(LETTERS[species] for species in face) == "".join(rows)
                rows = quarter_turn(rows)


@pytest.mark.rule("G-C2", "G-P1")
def test_a_tile_can_be_laid_in_each_of_its_four_rotations():
    for rotation in range(4):
        state = emperor()
        do(state, "choose", 13)
        hold(state, 0, 15)  # one of each species: bg/ry
        lay(state, tile=15, area=0, rotation=rotation)
        rows = ["bg", "ry"]
        for _ in range(rotation):
            rows = quarter_turn(rows)
        assert [row[:2] for row in picture(state)[:2]] == rows


def quarter_turn(rows):
    """Clockwise: the left column, read upwards, becomes the top row."""
    return [rows[1][0] + rows[0][0], rows[1][1] + rows[0][1]]


# Troia


@pytest.mark.rule("G-C3", "G-C4")
def test_the_16_cetaria_of_troia_run_in_a_spiral():
    assert start(board="troia").printed()["cetaria"] == SPIRAL


@pytest.mark.rule("G-C3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_cetarium_takes_one_tile_in_each_of_its_four_areas(seats):
    state = start(seats)
    played: dict[int, list[int]] = {}
    for event in facts(play_out(state), "laid"):
        played.setdefault(event["cetarium"], []).append(event["area"])
    assert set(played) == set(range(1, 17))
    assert all(sorted(areas) == [0, 1, 2, 3] for areas in played.values())


@pytest.mark.rule("G-C3")
def test_the_full_board_of_troia_is_16_by_16_specimens():
    state = start()
    assert picture(state) == ["." * 16] * 16
    play_out(state)
    rows = picture(state)
    assert [len(row) for row in rows] == [16] * 16
    assert not any("." in row for row in rows)
    assert FREE not in state.laid[4:]


@pytest.mark.rule("G-C3", "G-C4")
def test_a_tile_covers_its_area_of_the_cetarium_that_bears_the_number():
    for number, area in product(range(1, 17), range(4)):
        state = emperor()
        do(state, "choose", number)
        lay(state, area=area)
        rows = picture(state)
        covered = {(y, x) for y in range(16) for x in range(16) if rows[y][x] != "."}
        row = next(row for row in range(4) if number in SPIRAL[row])
        top, left = row * 4 + area // 2 * 2, SPIRAL[row].index(number) * 4 + area % 2 * 2
        assert covered == {(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)}


# Lines


@pytest.mark.rule("G-C5", "G-C7")
@pytest.mark.parametrize("board", BOARDS)
def test_eight_areas_of_four_lines_each(board):
    printed = start(board=board).printed()
    areas = areas_of_influence(printed)
    assert len(areas) == 8
    assert {len(tanks) for tanks in areas} == {4 if board == "troia" else 3}
    assert sorted(line for lines in areas.values() for line in lines) == list(range(1, 33))
    for number in range(1, ROUNDS[board] + 1):  # the engine's lines are the same
        state = emperor(board=board)
        do(state, "choose", number)
        lay(state)
        offered = {choice["line"] for choice in legal(state, "vilicus")}
        assert offered == lines_through(printed, number)


@pytest.mark.rule("G-C5", "G-C7")
@pytest.mark.parametrize(("board", "length"), [("troia", 16), ("baelo", 12)])
def test_lines_1_to_16_are_the_rows_and_17_to_32_the_columns(board, length):
    state = start(board=board)
    for _ in playing(state, luck=5):
        assert_lines_count_what_lies_on_them(state)
    assert_lines_count_what_lies_on_them(state)
    for line in range(1, 33):
        assert sum(state.specimens(line, species) for species in range(4)) == length


def assert_lines_count_what_lies_on_them(state):
    rows = picture(state)
    for line in range(1, 33):
        for species, letter in enumerate(LETTERS):
            assert state.specimens(line, species) == on_line(rows, line).count(letter)


@pytest.mark.rule("G-C5")
@pytest.mark.parametrize("line", [0, 33])
def test_there_are_no_other_lines(line):
    with pytest.raises(ValueError, match="line must be a whole number from 1 to 32"):
        GAME.actions.find("vilicus", line)


# What is told about the board


@pytest.mark.rule("G-C4", "G-C5")
@pytest.mark.parametrize("board", BOARDS)
def test_spots_and_lines_are_told_as_they_lie_on_the_board(board):
    printed = start(board=board).printed()
    spots = {one["spot"]: one for one in printed["spots"]}
    assert len(spots) == 4 * ROUNDS[board]
    for one in spots.values():
        row, column = one["row"], one["column"]
        assert printed["cetaria"][row // 4][column // 4] == one["cetarium"]
        assert one["area"] == row % 4 // 2 * 2 + column % 4 // 2
        assert one["lines"] == [row + 1, row + 2, column + 17, column + 18]
    for number, line in enumerate(printed["lines"], 1):
        cells = []
        for spot in line["spots"]:
            for corner in line["corners"]:
                cells.append((spots[spot]["row"] + corner // 2, spots[spot]["column"] + corner % 2))
        along = [(at, number - 17) if number > 16 else (number - 1, at) for at in range(16)]
        assert cells == [(y, x) for y, x in along if printed["cetaria"][y // 4][x // 4]]
        assert (line["line"], line["down"]) == (number, number > 16)
        assert line["at"] == (number - 17 if number > 16 else number - 1)


@pytest.mark.rule("G-C2")
def test_pieces_are_told_by_colour_tile_and_rotation():
    parts = [(p["colour"], p["tile"], p["rotation"]) for p in start().printed()["pieces"]]
    assert parts == list(product(range(4), range(16), range(4)))


@pytest.mark.rule("G-P2", "G-P3")
def test_what_a_bonus_is_worth_is_told():
    for bonus in start().printed()["bonuses"]:
        assert bonus["points"] == (1 if bonus["sign"] == JOKER else 2)


# Bonuses


@pytest.mark.rule("G-C6")
@pytest.mark.parametrize("board", BOARDS)
def test_each_species_has_equally_many_bonus_cells(board):
    counts = Counter(bonus["sign"] for bonus in start(board=board).printed()["bonuses"])
    assert counts[JOKER] >= 1
    assert len({counts[species] for species in range(4)}) == 1
    assert counts[0] >= 1


@pytest.mark.rule("G-C6")
def test_cetarium_10_of_troia_has_a_joker():
    bonuses = start(board="troia").printed()["bonuses"]
    assert any(bonus["spot"] // 4 == 10 and bonus["sign"] == JOKER for bonus in bonuses)


@pytest.mark.rule("G-C6")
@pytest.mark.parametrize("board", BOARDS)
def test_the_bonuses_lie_where_the_file_says(board):
    printed = start(board=board).printed()
    places = {
        number: (row, column)
        for row, numbers in enumerate(printed["cetaria"])
        for column, number in enumerate(numbers)
    }
    cells = [["."] * 16 for _ in range(16)]
    for bonus in printed["bonuses"]:
        row, column = places[bonus["spot"] // 4]
        area, corner = bonus["spot"] % 4, bonus["corner"]
        y = row * 4 + area // 2 * 2 + corner // 2
        x = column * 4 + area % 2 * 2 + corner % 2
        assert cells[y][x] == "."
        cells[y][x] = (LETTERS + "*")[bonus["sign"]]
    assert ["".join(row) for row in cells] == printed_parts()["boards"][board]["bonuses"]


# Baelo Claudia


@pytest.mark.rule("G-C7")
def test_baelo_claudia_has_one_gap_in_each_row_and_each_column():
    rows = start(board="baelo").printed()["cetaria"]
    columns = [list(column) for column in zip(*rows, strict=True)]
    assert [line.count(0) for line in rows + columns] == [1] * 8
    assert sorted(number for row in rows for number in row if number) == list(range(1, 13))


@pytest.mark.rule("G-C7")
def test_a_line_of_baelo_claudia_runs_on_across_its_gap():
    state = emperor(board="baelo")
    first, gap, *rest = state.printed()["cetaria"][0]
    assert gap == 0
    do(state, "choose", first)
    lay(state, area=0)
    do(state, "vilicus", 1)
    for number in [first, *rest]:
        if asked(state)["to"] == "choose_cetarium":
            do(state, "choose", number)
        while asked(state)["to"] != "choose_cetarium":
            lay(state)
            if asked(state)["to"] == "place_worker":
                do(state, "no_worker")
    top = picture(state)[0]
    assert top[4:8] == "...."
    assert "." not in top[:4] + top[8:]
    [(line, worker)] = hired(state.view(None))
    assert line == 1
    assert worker["specimens"] == top.count("b")


@pytest.mark.rule("G-C7", "G-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_four_tiles_of_every_colour_and_four_aureus_stay_out_of_baelo_claudia(seats):
    out = {tile - 1 for tile in printed_parts()["boards"]["baelo"]["tiles_out"]}
    assert len(out) == 4
    for seed in range(5):
        state = start(seats, seed, board="baelo")
        assert set(state.printed()["tiles"]) == set(range(16)) - out  # for all to see
        turned = [state.cetarium]
        told = play_out(state, seed)
        laid = Counter((event["colour"], event["tile"]) for event in facts(told, "laid"))
        assert laid == Counter(product(range(4), set(range(16)) - out))
        turned += [event["cetarium"] for event in facts(told, "aureus")]
        assert sorted(turned) == list(range(1, 13))


@pytest.mark.rule("G-C7", "G-R1")
def test_baelo_claudia_is_played_with_three_tiles_in_hand_for_12_rounds():
    state = start(board="baelo")
    assert [len(stock.hand) for stock in state.stocks] == [3, 3, 3, 3]
    assert state.view(None)["rounds"] == 12
    play_out(state)
    assert state.round == 12


# Fairness


@pytest.mark.rule("G-C8", "G-C7")
@pytest.mark.parametrize("board", BOARDS)
def test_all_colours_have_the_same_patterns_with_the_species_moved_on(board):
    looks = faces(start(board=board))
    for tile in range(16):
        blue = looks[tile * 4]
        for colour in (1, 2, 3):
            moved = [(species + colour) % 4 for species in blue]
            pieces = (colour * 16 + tile) * 4
            assert moved in looks[pieces : pieces + 4]


@pytest.mark.rule("G-C8")
@pytest.mark.parametrize(("board", "cells"), [("troia", 256), ("baelo", 192)])
def test_each_species_has_a_quarter_of_all_cells(board, cells):
    printed = start(board=board).printed()
    counts = Counter(
        species
        for colour in range(4)
        for tile in printed["tiles"]
        for species in printed["pieces"][(colour * 16 + tile) * 4]["face"]
    )
    assert counts == Counter(dict.fromkeys(range(4), cells // 4))


@pytest.mark.rule("G-C8")
@pytest.mark.parametrize("board", BOARDS)
def test_every_colour_counts_on_the_others_equally(board):
    printed = start(board=board).printed()
    for colour in range(4):
        counts = Counter(
            species
            for tile in printed["tiles"]
            for species in printed["pieces"][(colour * 16 + tile) * 4]["face"]
        )
        others = {counts[species] for species in range(4) if species != colour}
        assert len(others) == 1
        assert counts[colour] > max(others)
