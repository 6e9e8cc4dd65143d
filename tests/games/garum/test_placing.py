"""Placing tiles, and the bonuses they cover."""

from __future__ import annotations

from itertools import product

import pytest

from asclepia.table import IllegalAction

from .positions import (
    BLUE,
    BOARDS,
    FREE,
    GREEN,
    LETTERS,
    RED,
    ROUNDS,
    SEATS,
    TABLES,
    YELLOW,
    action,
    asked,
    components,
    do,
    emperor,
    faces,
    facts,
    fill,
    hold,
    lay,
    legal,
    names,
    picture,
    play_out,
    playing,
    printed_parts,
    take_turn,
)
from .positions import start as start_game

# G-P1: where and how


@pytest.mark.rule("G-P1")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_every_tile_in_hand_goes_into_every_free_area_in_every_way_it_can_look(board, order, seats):
    state = start_game(seats, board=board, order=order)
    looks = faces(state)
    steps = 0
    for seat in playing(state, luck=2):
        if not asked(state)["to"].startswith("place_") or asked(state)["to"] == "place_worker":
            continue
        steps += 1
        colour = asked(state)["colour"]
        offered = [
            (way["area"], tuple(looks[(colour * 16 + way["tile"]) * 4 + way["rotation"]]))
            for way in legal(state, "place")
        ]
        assert len(offered) == len(state.choices(seat))
        assert len(set(offered)) == len(offered)  # nothing that looks the same twice
        free = [area for area in range(4) if state.laid[state.cetarium * 4 + area] == FREE]
        pieces = [
            (colour * 16 + tile) * 4 + rotation
            for tile in state.stocks[colour].hand
            for rotation in range(4)
        ]
        assert set(offered) == {(area, tuple(looks[piece])) for area in free for piece in pieces}
    assert steps == 4 * ROUNDS[board]


@pytest.mark.rule("G-P1")
@pytest.mark.parametrize(("face", "ways"), [("bb/bb", 1), ("bg/gb", 2), ("bb/gg", 4), ("bg/ry", 4)])
def test_rotations_that_look_the_same_are_one_choice(face, ways, tmp_path):
    state = game_with_blue_faces(tmp_path, {0: face}, hand=(0,))
    assert len(legal(state, "place")) == 4 * ways
    assert {way["area"] for way in legal(state, "place")} == {0, 1, 2, 3}


@pytest.mark.rule("G-P1")
@pytest.mark.parametrize("turned", ["bb/gy", "gb/yb", "yg/bb", "by/bg"])
def test_tiles_with_equal_faces_are_one_choice(turned, tmp_path):
    """The second tile is the first, turned by 0 to 3 quarters."""
    state = game_with_blue_faces(tmp_path, {4: "bb/gy", 9: turned}, hand=(9, 4))
    assert {way["tile"] for way in legal(state, "place")} == {4}
    assert len(legal(state, "place")) == 4 * 4
    with pytest.raises(IllegalAction):
        do(state, "place", 9, 0, 0)

    take_turn(state, tile=4)
    assert 9 in state.stocks[BLUE].hand  # its twin stays in hand, and can be laid later
    while asked(state) != {"to": "place_tile", "waits_for": [0], "colour": BLUE}:
        state.play(state.pending[0], state.choices(state.pending[0])[0])
    state.stocks[BLUE].hand = (9,)
    assert {way["tile"] for way in legal(state, "place")} == {9}
    assert "laid" in names(lay(state, tile=9))


@pytest.mark.rule("G-P1")
def test_a_mirrored_tile_is_another_choice(tmp_path):
    state = game_with_blue_faces(tmp_path, {4: "bb/gy", 9: "bb/yg"}, hand=(4, 9))
    assert {way["tile"] for way in legal(state, "place")} == {4, 9}
    assert len(legal(state, "place")) == 2 * 4 * 4


@pytest.mark.rule("G-P1")
def test_three_equal_tiles_are_still_one_choice(tmp_path):
    faces = {3: "bb/gy", 4: "bb/gy", 9: "gb/yb"}
    state = game_with_blue_faces(tmp_path, faces, hand=(9, 4, 3))
    assert len(legal(state, "place")) == 4 * 4
    state.stocks[BLUE].hand = (9, 4)
    assert {way["tile"] for way in legal(state, "place")} == {4}


def game_with_blue_faces(folder, faces, hand):
    """Blue is to lay the first tile in cetarium 1 and holds these tiles of a set of its own."""
    parts = printed_parts()
    parts["tiles"]["blue"] = [
        faces.get(tile, face) for tile, face in enumerate(parts["tiles"]["blue"])
    ]
    state = emperor(components=components(parts, folder))
    do(state, "choose", 1)
    state.stocks[BLUE].hand = hand
    return state


@pytest.mark.rule("G-P1")
def test_a_taken_area_is_not_free():
    state = emperor()
    do(state, "choose", 6)
    for taken in range(3):
        take_turn(state, area=taken)
        assert {way["area"] for way in legal(state, "place")} == set(range(taken + 1, 4))
        tile = state.stocks[taken + 1].hand[0]
        with pytest.raises(IllegalAction):
            do(state, "place", tile, taken, 0)


@pytest.mark.rule("G-P1")
@pytest.mark.parametrize("seats", SEATS)
def test_only_tiles_of_the_hand_can_be_laid(seats):
    state = start_game(seats)
    colour, seat = asked(state)["colour"], state.pending[0]
    hand = state.stocks[colour].hand
    for tile in set(range(16)) - set(hand):
        with pytest.raises(IllegalAction, match="not legal"):
            state.play(seat, action("place", tile, 0, 0))
    assert state.stocks[colour].hand == hand
    assert set(state.laid) == {FREE}


@pytest.mark.rule("G-P1")
def test_a_laid_tile_leaves_the_hand_and_lies_as_it_was_turned():
    state = emperor()
    hold(state, BLUE, 15)
    do(state, "choose", 16)
    told = lay(state, tile=15, area=3, rotation=1)
    laid = {"colour": BLUE, "tile": 15, "cetarium": 16, "area": 3, "rotation": 1}
    assert facts(told, "laid") == [laid]
    assert 15 not in state.stocks[BLUE].hand
    assert len(state.stocks[BLUE].hand) == 3
    assert [row[14:16] for row in picture(state)[2:4]] == ["rb", "yg"]


@pytest.mark.rule("G-P1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_laid_tile_stays_where_it_is(seats):
    state = start_game(seats)
    before = state.laid[:]
    for _ in playing(state, luck=12):
        assert all(old in (FREE, new) for old, new in zip(before, state.laid, strict=True))
        before = state.laid[:]


# G-P2 to G-P4: bonuses


@pytest.mark.rule("G-P2", "G-P3", "G-P4", "G-C6")
@pytest.mark.parametrize("colour", [BLUE, GREEN, YELLOW, RED])
@pytest.mark.parametrize("board", BOARDS)
def test_every_way_to_cover_every_bonus_of_the_board(board, colour):
    printed = emperor(board=board).printed()
    bonus_rows = printed_parts()["boards"][board]["bonuses"]
    seen = set()
    for row, column in product(range(4), range(4)):
        number = printed["cetaria"][row][column]
        if not number:
            continue
        table = emperor(board=board, first=colour)
        do(table, "choose", number)
        table.stocks[colour].hand = tuple(printed["tiles"])
        for way in table.choices(colour):
            tile, area, rotation = way.values
            y, x = row * 4 + area // 2 * 2, column * 4 + area % 2 * 2
            bonuses = bonus_rows[y][x : x + 2] + bonus_rows[y + 1][x : x + 2]
            face = printed["pieces"][(colour * 16 + tile) * 4 + rotation]["face"]
            expected = sum(
                worth(LETTERS[species], bonus) for species, bonus in zip(face, bonuses, strict=True)
            )
            state = table.clone()
            told = state.play(colour, way)
            assert state.scores == [expected if seat == colour else 0 for seat in range(4)]
            points = [event["points"] for event in facts(told, "bonus")]
            assert points == ([expected] if expected else [])
            seen.add(expected)
    assert {0, 1, 2} <= seen


def worth(cell, bonus):
    if bonus == "*":
        return 1
    return 2 if cell == bonus else 0


@pytest.mark.rule("G-P2")
@pytest.mark.parametrize("species", LETTERS)
def test_a_species_covered_with_that_species_brings_two_points_to_whoever_does_it(species, sown):
    state = sown(species + "...")
    lay(state, tile=15, area=0, rotation=rotation_with(species, corner=0))  # one of each: bg/ry
    assert state.scores == [2, 0, 0, 0]


@pytest.mark.rule("G-P3")
@pytest.mark.parametrize("species", LETTERS)
def test_a_joker_covered_with_any_species_brings_one_point(species, sown):
    state = sown(".*..")
    lay(state, tile=15, area=0, rotation=rotation_with(species, corner=1))
    assert state.scores == [1, 0, 0, 0]


@pytest.mark.rule("G-P3")
@pytest.mark.parametrize(
    ("bonuses", "points"),
    [("bg..", 4), ("b..*", 3), ("**..", 2), ("bgry", 8), ("****", 4), ("gb..", 0), ("bb.*", 3)],
)
def test_one_tile_can_collect_several_bonuses(bonuses, points, sown):
    state = sown(bonuses)
    told = lay(state, tile=15, area=0, rotation=0)
    assert sum(event["points"] for event in facts(told, "bonus")) == points
    assert state.scores == [points, 0, 0, 0]


@pytest.mark.rule("G-P2")
def test_bonus_points_count_at_once(sown):
    state = sown("b...")
    lay(state, tile=15, area=0, rotation=0)
    assert asked(state)["to"] == "place_worker"  # still in the same turn
    assert state.view(None)["scores"] == [2, 0, 0, 0]
    assert state.view(None)["stocks"][BLUE]["points"] == 2


@pytest.mark.rule("G-P4")
def test_a_bonus_covered_by_another_species_is_lost(sown):
    state = sown("gbyr")  # all the bonuses there are; the tile has bgry
    told = lay(state, tile=15, area=0, rotation=0)
    assert names(told) == ["laid"]
    assert state.scores == [0, 0, 0, 0]
    told = play_out(state, shy=1.0)
    assert facts(told, "bonus") == []  # nobody can take them any more
    assert state.scores == [0, 0, 0, 0]


@pytest.mark.rule("G-P2", "G-P3", "G-P4")
@pytest.mark.parametrize("area", [1, 2, 3])
def test_only_the_covered_cells_count(area, sown):
    state = sown("b*yr")
    told = lay(state, tile=15, area=area)
    assert facts(told, "bonus") == []


@pytest.mark.rule("G-P2")
def test_bonuses_add_up_over_the_game():
    state = emperor()
    fill(state, *range(1, 9))
    before = state.scores
    told = []
    do(state, "choose", 10)
    for _ in range(4):
        told += take_turn(state)
    for event in facts(told, "bonus"):
        before[event["colour"]] += event["points"]
    assert state.scores == before


@pytest.fixture
def sown(tmp_path):
    """Blue holds the tile bg/ry and is to lay it in cetarium 13 of a board with no bonuses
    but these in area 0 of that cetarium (and, so that all species have as many, far off)."""

    def sow(bonuses):
        parts = printed_parts()
        rows = [["."] * 16 for _ in range(16)]
        for corner, bonus in enumerate(bonuses):
            rows[corner // 2][corner % 2] = bonus
        balance(rows, bonuses)
        parts["boards"]["troia"]["bonuses"] = ["".join(row) for row in rows]
        parts["tiles"]["blue"][15] = "bg/ry"
        state = emperor(components=components(parts, tmp_path))
        hold(state, BLUE, 15)
        do(state, "choose", 13)
        return state

    return sow


def balance(rows, bonuses):
    """Every species must have equally many: the rest goes onto the last row."""
    most = max(bonuses.count(species) for species in LETTERS)
    missing = "".join(species * (most - bonuses.count(species)) for species in LETTERS)
    rows[15][: len(missing)] = missing


def rotation_with(species, corner):
    """The quarter turns that bring a species of bg/ry to a corner."""
    face = "bgry"
    for rotation in range(4):
        if face[corner] == species:
            return rotation
        face = face[2] + face[0] + face[3] + face[1]
    raise AssertionError(species)
