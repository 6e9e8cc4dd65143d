"""Random games, counted again by a slow scorer that knows nothing of the engine's tables.

It paints the board from the public view, counts every worker's line cell by cell, and adds
the bonuses of every tile that was laid.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .positions import BOARDS, LETTERS, ORDERS, SEATS, facts, hired, paint, play_out, playing, start

CHART = {
    "troia": {4: -1, 5: 1, 6: 2, 7: 4, 8: 7, 9: 11},
    "baelo": {3: -1, 4: 1, 5: 2, 6: 4, 7: 7, 8: 11},
}

tables = st.fixed_dictionaries(
    {
        "board": st.sampled_from(BOARDS),
        "order": st.sampled_from(ORDERS),
        "seats": st.sampled_from(SEATS),
        "seed": st.integers(0, 2**128 - 1),
        "colours": st.permutations(["blue", "green", "yellow", "red"]).map("-".join),
    }
)
lucks = st.integers(0, 2**32)
shyness = st.sampled_from([0.0, 0.3, 0.7, 0.95])


# The slow scorer


def chart_points(board, specimens):
    steps = CHART[board]
    inside = min(max(specimens, min(steps)), max(steps))
    return steps[inside]


def specimens_on(rows, line, letter):
    """Cell by cell along the line: a row for 1 to 16, a column for 17 to 32."""
    count = 0
    for step in range(16):
        y, x = (line - 1, step) if line <= 16 else (step, line - 17)
        if rows[y][x] == letter:
            count += 1
    return count


def line_points(view, printed):
    """For each worker: its line, its colour, its specimens, its points."""
    rows = paint(view, printed)
    found = []
    for line, worker in hired(view):
        colour = worker["colour"]
        specimens = specimens_on(rows, line, LETTERS[colour])
        points = chart_points(view["board"], specimens)
        found.append((line, colour, specimens, points * 2 if worker["dominus"] else points))
    return found


def bonus_points(told, view, printed):
    """By colour: what the tiles collected that its players laid."""
    found = [0, 0, 0, 0]
    for laid in facts(told, "laid"):
        colour = laid["colour"]
        face = printed["pieces"][(colour * 16 + laid["tile"]) * 4 + laid["rotation"]]["face"]
        spot = laid["cetarium"] * 4 + laid["area"]
        for bonus in printed["bonuses"]:
            if bonus["spot"] == spot and view["stocks"][colour]["seat"] >= 0:
                if bonus["sign"] == 4:
                    found[colour] += 1
                elif bonus["sign"] == face[bonus["corner"]]:
                    found[colour] += 2
    return found


def slow_result(told, view, printed):
    """The scores and winners of a finished game."""
    totals = bonus_points(told, view, printed)
    for _, colour, _, points in line_points(view, printed):
        totals[colour] += points
    seats = len(view["scores"])
    scores, vilici = [0] * seats, [0] * seats
    for colour, stock in enumerate(view["stocks"]):
        if stock["seat"] >= 0:
            scores[stock["seat"]] += totals[colour]
            mine = [worker for _, worker in hired(view) if worker["colour"] == colour]
            vilici[stock["seat"]] += sum(not worker["dominus"] for worker in mine)
    best = [seat for seat in range(seats) if scores[seat] == max(scores)]
    fewest = min(vilici[seat] for seat in best)
    return scores, [seat for seat in best if vilici[seat] == fewest]


# The comparison


@pytest.mark.rule("G-E1", "G-E2", "G-E3", "G-E4", "G-P2", "G-P3", "G-P4", "G-N2", "G-N3", "G-V3")
@given(table=tables, luck=lucks, shy=shyness)
@settings(deadline=None, max_examples=250)
def test_scores_and_winners_are_those_of_the_slow_scorer(table, luck, shy):
    state = start(**table)
    told = play_out(state, luck, shy)
    scores, winners = slow_result(told, state.view(None), state.printed())
    assert state.scores == scores
    assert list(state.winners) == winners
    assert state.view(None)["scores"] == scores
    assert state.view(None)["winners"] == winners


@pytest.mark.rule("G-E1", "G-E2")
@given(table=tables, luck=lucks)
@settings(deadline=None, max_examples=60)
def test_what_is_told_in_the_end_is_what_the_slow_scorer_finds(table, luck):
    state = start(**table)
    told = play_out(state, luck)
    view, printed = state.view(None), state.printed()
    scored = [
        (event["line"], event["colour"], event["specimens"], event["points"])
        for event in facts(told, "scored")
    ]
    assert scored == line_points(view, printed)
    collected = [0, 0, 0, 0]
    for event in facts(told, "bonus"):
        collected[event["colour"]] += event["points"]
    assert collected == bonus_points(told, view, printed)


@pytest.mark.rule("G-E1", "G-E2", "G-C5")
@given(table=tables, luck=lucks)
@settings(deadline=None, max_examples=30)
def test_what_the_lines_would_bring_is_right_all_along(table, luck):
    state = start(**table)
    printed = state.printed()
    for _ in playing(state, luck):
        view = state.view(None)
        assert [
            (line, worker["colour"], worker["specimens"], worker["points"])
            for line, worker in hired(view)
        ] == line_points(view, printed)


@pytest.mark.rule("G-C3", "G-C8")
@given(table=tables, luck=lucks)
@settings(deadline=None, max_examples=40)
def test_every_finished_board_shows_every_species_equally_often(table, luck):
    state = start(**table)
    play_out(state, luck)
    whole = "".join(paint(state.view(None), state.printed()))
    cells = 256 if table["board"] == "troia" else 192
    assert [whole.count(letter) for letter in LETTERS] == [cells // 4] * 4
    assert whole.count(".") == 256 - cells
