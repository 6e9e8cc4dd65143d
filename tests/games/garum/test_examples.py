"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from .positions import (
    GREEN,
    JOKER,
    LETTERS,
    RED,
    asked,
    do,
    draw_in_order,
    emperor,
    faces,
    facts,
    fill,
    finish_round,
    hold,
    lay,
    legal,
    names,
    on_line,
    picture,
    start,
    take_turn,
)


@pytest.mark.rule("G-P3", "G-C6", "G-R1", "G-R2")
def test_example_1_a_joker_in_cetarium_10_brings_one_point_and_the_turn_goes_on():
    state = start(seats=4)
    draw_in_order(state, 10)
    tanya, colour = state.pending[0], asked(state)["colour"]

    told = cover_only_the_joker(state, colour)

    assert names(told) == ["laid", "bonus"]
    assert facts(told, "laid")[0]["cetarium"] == 10
    assert facts(told, "bonus") == [{"colour": colour, "points": 1}]
    assert state.scores[tanya] == 1
    assert len(state.stocks[colour].hand) == 3

    told = do(state, "no_worker")

    assert names(told) == ["drew"]
    assert len(state.stocks[colour].hand) == 4
    assert state.stocks[colour].left() == 11
    assert set(state.workers) == {-1}
    assert sum(state.scores) == 1
    for step in (1, 2, 3):  # then everybody else, in the same cetarium
        assert state.pending == ((tanya + step) % 4,)
        assert state.cetarium == 10
        take_turn(state)


def cover_only_the_joker(state, colour):
    """Lay a tile on the joker of this cetarium that matches no other bonus beside it."""
    printed = state.printed()
    here = [bonus for bonus in printed["bonuses"] if bonus["spot"] // 4 == state.cetarium]
    jokers = {bonus["spot"] % 4 for bonus in here if bonus["sign"] == JOKER}
    for way in legal(state, "place"):
        face = printed["pieces"][(colour * 16 + way["tile"]) * 4 + way["rotation"]]["face"]
        covered = [bonus for bonus in here if bonus["spot"] % 4 == way["area"]]
        matched = [face[bonus["corner"]] == bonus["sign"] for bonus in covered]
        if way["area"] in jokers and not any(matched):
            return lay(state, tile=way["tile"], area=way["area"], rotation=way["rotation"])
    raise AssertionError("there is no joker in this cetarium")


@pytest.mark.rule("G-W1", "G-W3", "G-C4", "G-C5")
def test_example_2_cetarium_14_opens_the_areas_of_13_to_16_and_of_14_3_2_9():
    state = emperor()
    top_row, second_column = {1, 2, 3, 4}, {21, 22, 23, 24}
    assert [state.box.tanks_on[line] for line in top_row] == [bits(13, 14, 15, 16)] * 4
    assert [state.box.tanks_on[line] for line in second_column] == [bits(14, 3, 2, 9)] * 4

    do(state, "choose", 14)
    for _ in range(4):
        lay(state)
        assert lines_for(state, "vilicus") == top_row | second_column
        assert lines_for(state, "dominus") == top_row | second_column
        do(state, "no_worker")


@pytest.mark.rule("G-W3")
@pytest.mark.parametrize("not_full", [11, 1, 6])
def test_example_3_no_vertical_lines_at_cetarium_2_once_14_3_and_9_are_full(not_full):
    state = emperor()
    fill(state, 14, 3, 9)
    fill(state, *[number for number in (11, 1, 6) if number != not_full])
    do(state, "choose", 2)
    for _ in range(4):
        lay(state)
        assert lines_for(state, "vilicus") == {9, 10, 11, 12}  # the row of 11, 2, 1 and 6
        do(state, "no_worker")


@pytest.mark.rule("G-W3", "G-R2")
def test_example_3_no_lines_at_all_once_11_1_and_6_are_full_too():
    state = emperor()
    fill(state, 14, 3, 9, 11, 1, 6)
    do(state, "choose", 2)
    for _ in range(3):
        lay(state)
        assert asked(state)["to"] == "place_tile"  # the next player's: no worker was asked for


# The top row of cetaria, 13 to 16: the specimens, and whose tile lies in each area.
SPECIMENS = [
    "bgrg gybg gygg bggb",
    "rbgg yggr brgb gbbb",
    "ygrb rbyb gbrr yyrr",
    "byrb brby bgbg ryry",
]
OWNERS = ["bg yg yg gb", "yr rb br yr"]


@pytest.mark.rule("G-E1", "G-C2", "G-C5")
def test_example_4_scoring_a_horizontal_area():
    state = emperor()
    david, peter = 1, 3  # green and red
    workers = {
        (13, GREEN): ("dominus", 1),
        (14, GREEN): ("vilicus", 2),
        (13, RED): ("vilicus", 4),
    }
    for column, cetarium in enumerate((13, 14, 15, 16)):
        do(state, "choose", cetarium)
        for _ in range(4):
            colour = asked(state)["colour"]
            area, tile, rotation = the_tile_that_shows(state, column, colour)
            hold(state, colour, tile)
            worker, line = workers.get((cetarium, colour), ("no_worker", 0))
            take_turn(state, worker, line, tile=tile, area=area, rotation=rotation)
    rows = picture(state)[:4]
    assert rows == [row.replace(" ", "") for row in SPECIMENS]
    assert on_line(rows, 1).count("g") == 9
    assert on_line(rows, 2).count("g") == 6
    assert on_line(rows, 4).count("r") == 4

    told = []
    while not state.over:
        do(state, "choose", legal(state, "choose")[0]["cetarium"])
        before = state.scores
        told = finish_round(state)
    bonuses = facts(told, "bonus")
    for bonus in bonuses:
        before[bonus["colour"]] += bonus["points"]

    fields = ("colour", "dominus", "line", "specimens", "points")
    assert [tuple(scored[field] for field in fields) for scored in facts(told, "scored")] == [
        (GREEN, 1, 1, 9, 22),
        (GREEN, 0, 2, 6, 2),
        (RED, 0, 4, 4, -1),
    ]
    gained = [after - before for after, before in zip(state.scores, before, strict=True)]
    assert gained[david] == 22 + 2
    assert gained[peter] == -1
    assert gained[0] == gained[2] == 0


def the_tile_that_shows(state, column, colour):
    """Area, tile and rotation of the colour's tile in this cetarium of the picture above."""
    owners = "".join(row.split()[column] for row in OWNERS)
    area = owners.index(LETTERS[colour])
    rows = [row.split()[column] for row in SPECIMENS]
    y, x = area // 2 * 2, area % 2 * 2
    wanted = [LETTERS.index(letter) for letter in rows[y][x : x + 2] + rows[y + 1][x : x + 2]]
    looks = faces(state)[colour * 64 : colour * 64 + 64]
    return area, *divmod(looks.index(wanted), 4)


def lines_for(state, worker):
    return {choice["line"] for choice in legal(state, worker)}


def bits(*numbers):
    return sum(1 << number for number in numbers)
