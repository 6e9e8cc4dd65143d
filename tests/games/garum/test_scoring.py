"""The end of the game: lines, penalties, winners."""

from __future__ import annotations

from functools import cache

import pytest

from asclepia.table import IllegalAction

from .positions import (
    BLUE,
    BOARDS,
    FREE,
    GREEN,
    RED,
    SEATS,
    TABLES,
    YELLOW,
    action,
    before_the_last_tile,
    faces,
    facts,
    finish_round,
    hired,
    lay,
    names,
    on_line,
    picture,
    play_out,
    playing,
    start,
    station,
)

# From so many specimens on: the points of a vilicus.
TROIA = [-1, -1, -1, -1, -1, 1, 2, 4, 7, 11, 11, 11, 11, 11, 11, 11, 11]
BAELO = [-1, -1, -1, -1, 1, 2, 4, 7, 11, 11, 11, 11, 11]
CASES = [("troia", count, points) for count, points in enumerate(TROIA)]
CASES += [("baelo", count, points) for count, points in enumerate(BAELO)]


@cache
def _almost_full(seats, board):
    return before_the_last_tile(seats, board)


def almost_full(seats=4, board="troia"):
    """A position where one tile is missing, to be changed freely."""
    return _almost_full(seats, board).clone()


def put_specimens_on_line_1(state, colour, count):
    """Lay other tiles along line 1, so that so many of the colour's specimens lie on it."""
    for spot in state.box.spots_on[1]:
        on_top = min(count, 2)
        count -= on_top
        state.laid[spot] = next(
            piece
            for piece, (nw, ne, _, _) in enumerate(faces(state))
            if (nw == colour) + (ne == colour) == on_top
        )
    assert count == 0


# G-E1, G-E2: what a line brings


@pytest.mark.rule("G-E1", "G-E2", "G-E4")
@pytest.mark.parametrize("colour", [BLUE, RED])
@pytest.mark.parametrize("dominus", [False, True])
@pytest.mark.parametrize(("board", "count", "points"), CASES)
def test_a_line_brings_what_the_chart_says(board, count, points, dominus, colour):
    state = almost_full(board=board)
    put_specimens_on_line_1(state, colour, count)
    station(state, colour, 1, dominus)
    expected = 2 * points if dominus else points
    assert on_line(picture(state), 1).count("bgyr"[colour]) == count
    [(line, worker)] = hired(state.view(None))  # what it would score, not yet counted
    assert (line, worker["specimens"], worker["points"]) == (1, count, expected)
    assert state.scores == [0, 0, 0, 0]

    told = lay(state)

    assert state.over
    assert facts(told, "scored") == [
        {
            "colour": colour,
            "dominus": int(dominus),
            "line": 1,
            "specimens": count,
            "points": expected,
        }
    ]
    assert state.scores == [expected if seat == colour else 0 for seat in range(4)]


@pytest.mark.rule("G-E1")
def test_specimens_count_whoever_laid_them():
    state = almost_full()
    station(state, BLUE, 1)
    not_blue = [
        piece
        for piece, face in enumerate(faces(state))
        if piece >= 64 and face[0] == face[1] == BLUE
    ]
    for spot, piece in zip(state.box.spots_on[1], [not_blue[0]] * 8, strict=True):
        state.laid[spot] = piece
    lay(state)
    assert state.scores == [11, 0, 0, 0]


@pytest.mark.rule("G-E1")
def test_a_worker_scores_only_its_own_species_on_its_own_line():
    state = almost_full()
    put_specimens_on_line_1(state, BLUE, 16)
    station(state, GREEN, 1)  # all blue: a penalty for green
    lay(state)
    assert state.scores == [0, -1, 0, 0]


@pytest.mark.rule("G-E1")
def test_a_line_without_a_worker_brings_nothing():
    state = almost_full()
    put_specimens_on_line_1(state, BLUE, 16)
    told = lay(state)
    assert names(told) == ["laid", "ended"]
    assert state.scores == [0, 0, 0, 0]


@pytest.mark.rule("G-E1")
def test_all_workers_of_a_colour_add_up():
    state = almost_full()
    put_specimens_on_line_1(state, YELLOW, 9)
    station(state, YELLOW, 1)
    for line in (6, 11, 18, 30):
        station(state, YELLOW, line)
    station(state, YELLOW, 22, dominus=True)
    lay(state)
    rows = picture(state)
    expected = 11 + sum(TROIA[on_line(rows, line).count("y")] for line in (6, 11, 18, 30))
    expected += 2 * TROIA[on_line(rows, 22).count("y")]
    assert state.scores == [0, 0, expected, 0]


@pytest.mark.rule("G-E1")
def test_the_last_tile_counts_too():
    state = almost_full()
    spot = state.laid.index(FREE, 4)
    lines = state.box.line_at[spot * 4 : spot * 4 + 4]
    for line in lines:
        station(state, BLUE, line)
    before = picture(state)
    told = lay(state)
    after = picture(state)
    counted = {event["line"]: event["specimens"] for event in facts(told, "scored")}
    assert counted == {line: on_line(after, line).count("b") for line in lines}
    assert all(on_line(before, line).count(".") == 2 for line in lines)


@pytest.mark.rule("G-E1")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_the_game_ends_when_all_cetaria_are_full_and_not_before(board, order, seats):
    state = start(seats, board=board, order=order)
    told = []
    for _ in playing(state, luck=21, told=told):
        assert FREE in state.laid[4:]
        assert not state.over
        assert state.winners == ()
        assert "scored" not in names(told)
        assert "ended" not in names(told)
    assert FREE not in state.laid[4:]
    assert names(told)[-1] == "ended"
    assert state.pending == ()
    assert state.winners != ()
    for seat in range(seats):
        assert state.choices(seat) == []
        with pytest.raises(IllegalAction, match="the game is over"):
            state.play(seat, action("no_worker"))


@pytest.mark.rule("G-E1")
def test_every_worker_scores_exactly_once():
    state = start()
    told = play_out(state)
    hired = {(one["line"], one["colour"], one["dominus"]) for one in facts(told, "hired")}
    scored = [(one["line"], one["colour"], one["dominus"]) for one in facts(told, "scored")]
    assert len(scored) == len(hired)
    assert set(scored) == hired


# G-E3: winners


@pytest.mark.rule("G-E3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_most_points_win(board, seats):
    for winner in range(seats):
        state = almost_full(seats, board)
        for seat, colour in enumerate(state.view(None)["places"][:seats]):
            state.stocks[colour].points = 20 if seat == winner else 19
            if seat == winner:  # however many vilicus it took
                state.stocks[colour].vilici = 0
        finish_round(state)
        assert state.scores == [20 if seat == winner else 19 for seat in range(seats)]
        assert state.winners == (winner,)
        assert state.view(None)["winners"] == [winner]


@pytest.mark.rule("G-E3", "G-E4")
def test_most_points_win_below_zero_too():
    state = with_totals([-3, -2, -5, -4], vilici=[0, 3, 0, 0])
    assert state.winners == (1,)


@pytest.mark.rule("G-E3")
@pytest.mark.parametrize(
    ("totals", "vilici", "winners"),
    [
        ([9, 9, 3, 2], [3, 2, 0, 0], (1,)),
        ([9, 9, 3, 2], [2, 3, 0, 0], (0,)),
        ([9, 9, 3, 2], [2, 2, 0, 0], (0, 1)),
        ([9, 9, 9, 2], [2, 1, 1, 0], (1, 2)),
        ([9, 9, 9, 9], [4, 4, 3, 4], (2,)),
        ([9, 9, 9, 9], [1, 1, 1, 1], (0, 1, 2, 3)),
        ([0, 0, 0, 0], [0, 0, 0, 0], (0, 1, 2, 3)),
    ],
)
def test_a_tie_goes_to_fewer_vilicus_on_the_board_or_is_shared(totals, vilici, winners):
    state = with_totals(totals, vilici)
    assert state.scores == totals
    assert state.winners == winners


@pytest.mark.rule("G-E3")
def test_a_dominus_on_the_board_does_not_break_a_tie():
    state = with_totals([9, 9, 0, 0], vilici=[1, 1, 0, 0], domini=[1, 0, 0, 0])
    assert state.winners == (0, 1)


def with_totals(totals, vilici, domini=(0, 0, 0, 0)):
    """A finished game of four: each colour's total, and its workers on the board."""
    state = almost_full()
    lines = iter(range(1, 33))
    for colour in range(4):
        for _ in range(vilici[colour]):
            station(state, colour, next(lines))
        for _ in range(domini[colour]):
            station(state, colour, next(lines), dominus=True)
    twin = state.clone()
    lay(twin)
    for colour in range(4):
        state.stocks[colour].points = totals[colour] - twin.stocks[colour].points
    lay(state)
    return state


# G-E4: true totals


@pytest.mark.rule("G-E4", "G-E1")
@pytest.mark.parametrize("seats", SEATS)
def test_points_can_go_below_zero(seats):
    state = almost_full(seats)
    put_specimens_on_line_1(state, RED, 16)
    station(state, BLUE, 1, dominus=True)
    finish_round(state)
    assert state.scores == [-2] + [0] * (seats - 1)
    assert state.view(None)["scores"][0] == -2
    assert 0 not in state.winners


@pytest.mark.rule("G-E4")
@pytest.mark.parametrize("points", [24, 25, 49, 50, 51, 120])
def test_the_score_is_the_true_total_beyond_the_track(points):
    state = almost_full()
    state.stocks[GREEN].points = points
    put_specimens_on_line_1(state, GREEN, 9)
    station(state, GREEN, 1)
    assert state.view(None)["scores"] == [0, points, 0, 0]
    lay(state)
    assert state.view(None)["scores"] == state.scores == [0, points + 11, 0, 0]


@pytest.mark.rule("G-E4")
@pytest.mark.parametrize("seats", SEATS)
def test_lines_are_not_counted_while_the_game_goes_on(seats):
    state = start(seats)
    told = []
    for _ in playing(state, luck=17, told=told):
        bonuses = sum(event["points"] for event in facts(told, "bonus"))
        assert sum(state.scores) == bonuses
