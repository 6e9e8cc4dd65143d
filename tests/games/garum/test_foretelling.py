"""What a choice would do to the lines is told before it is made: the previews show nothing else."""

from __future__ import annotations

import pytest

from .positions import (
    BOARDS,
    LETTERS,
    RED,
    SEATS,
    asked,
    do,
    emperor,
    on_line,
    paint,
    picture,
    playing,
    start,
    take_turn,
)
from .test_scorer import chart_points

TABLES = [(seats, board) for seats in SEATS for board in BOARDS]


def counted(state, action):
    """What is told of the lines if the asked seat does this."""
    told = state.foretell(state.pending[0], action, closely=True)
    return [event for event in told if event["event"] == "counted"]


@pytest.mark.rule("G-E1", "G-E2", "G-C5", "G-W3")
@pytest.mark.parametrize(("seats", "board"), TABLES)
def test_a_tile_tells_what_it_changes_on_its_four_lines(seats, board):
    state = start(seats, board=board)
    lines = {one["spot"]: one["lines"] for one in state.printed()["spots"]}
    changes = 0
    for seat in playing(state, luck=4):
        step, view = asked(state), state.view(None)
        if step["to"] not in ("place_tile", "place_ghost"):
            continue
        mine = step["colour"] if step["to"] == "place_tile" else view["places"][view["amphora"]]
        left = view["stocks"][mine]["vilici"] + view["stocks"][mine]["domini"]
        before = picture(state)
        for action in state.choices(seat)[::5]:
            after = state.clone()
            after.play(seat, action)
            rows = paint(after.view(None), after.printed())
            expected = []
            for line in lines[view["cetarium"] * 4 + action.values[1]]:
                worker = view["workers"][line]
                colour = worker["colour"] if worker else mine
                was, now = (on_line(one, line).count(LETTERS[colour]) for one in (before, rows))
                lost = not worker and (not left or not room_beside(view, state.printed(), line))
                if now == was or lost:
                    continue
                dominus = bool(worker and worker["dominus"])
                points = chart_points(board, now) * (1 + dominus)
                expected.append((colour, int(dominus), line, now - was, now, points))
            told = counted(state, action)
            names = ("colour", "dominus", "line", "gained", "specimens", "points")
            assert [tuple(one[name] for name in names) for one in told] == expected
            changes += len(expected)
    assert changes > 100


def room_beside(view, printed, line):
    """Has a cetarium on this line room, other than the round's own?"""
    spots = printed["lines"][line - 1]["spots"]
    return any(view["laid"][spot] < 0 for spot in spots if spot // 4 != view["cetarium"])


@pytest.mark.rule("G-E1", "G-E2", "G-W1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_worker_tells_what_its_line_would_score(seats):
    state = start(seats)
    steps = 0
    for seat in playing(state, luck=6):
        if asked(state)["to"] != "place_worker":
            continue
        for action in state.choices(seat):
            told = counted(state, action)
            if action.kind.name == "no_worker":
                assert told == []
                continue
            after = state.clone()
            after.play(seat, action)
            line = action.values[0]
            worker = after.view(None)["workers"][line]
            assert told == [{"event": "counted", "line": line, "gained": 0, **worker}]
            steps += 1
    assert steps > 50


@pytest.mark.rule("G-N3")
def test_a_ghosts_tile_is_counted_for_whoever_lays_it():
    state = emperor(3)
    do(state, "choose", 13)
    while asked(state)["to"] != "place_ghost":
        take_turn(state)
    state.stocks[RED].hand = (15,)  # one of each species: the holder's own among them
    holder = state.view(None)["places"][state.amphora]
    told = [one for action in state.choices(state.pending[0]) for one in counted(state, action)]
    assert {one["colour"] for one in told} == {holder}


def test_playing_never_pays_for_previews():
    told = []
    for _ in playing(start(), luck=1, told=told):
        pass
    assert "counted" not in {event.kind.name for event in told}
