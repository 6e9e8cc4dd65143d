"""Why an obvious move is not legal: the rule, and the reason that is told."""

from __future__ import annotations

import pytest

from asclepia.table import LANGUAGES, Action, Message

from .positions import (
    BLUE,
    FREE,
    GREEN,
    ROUNDS,
    SEATS,
    TABLES,
    action,
    asked,
    do,
    emperor,
    fill,
    lay,
    lines_through,
    playing,
    start,
    station,
    take_turn,
)


def blocked(state):
    """What is blocked for the asked seat: (what, rule, key of the reason)."""
    return [
        (spot.to_json() if isinstance(spot, Action) else spot, rule, reason.key)
        for spot, rule, reason in state.blocked(state.pending[0])
    ]


@pytest.mark.rule("G-P1")
def test_a_taken_area_is_blocked():
    state = emperor()
    do(state, "choose", 6)
    take_turn(state, area=2)
    take_turn(state, area=0)
    found = [one for one in blocked(state) if "area" in one[0]]
    assert found == [
        ({"area": 0}, "G-P1", "blocked-area-taken"),
        ({"area": 2}, "G-P1", "blocked-area-taken"),
    ]


@pytest.mark.rule("G-R1")
@pytest.mark.parametrize("board", ["troia", "baelo"])
def test_the_other_cetaria_are_blocked(board):
    state = emperor(board=board)
    do(state, "choose", 6)
    found = [one for one in blocked(state) if "cetarium" in one[0]]
    assert found == [
        ({"cetarium": number}, "G-R1", "blocked-other-cetarium")
        for number in range(1, ROUNDS[board] + 1)
        if number != 6
    ]
    reason = next(iter(state.blocked(state.pending[0])))[2]
    assert reason.facts == {"cetarium": 6}


@pytest.mark.rule("G-P1", "G-R1", "G-N3")
def test_the_same_is_blocked_for_the_ghosts_tile():
    state = emperor(3)
    do(state, "choose", 6)
    for area in (0, 1, 3):
        take_turn(state, area=area)
    assert asked(state)["to"] == "place_ghost"
    areas = [spot["area"] for spot, _, _ in blocked(state) if "area" in spot]
    assert areas == [0, 1, 3]
    assert len(blocked(state)) == 3 + 15


@pytest.mark.rule("G-V1")
def test_filled_cetaria_are_blocked_for_the_emperor():
    state = emperor()
    assert blocked(state) == []
    fill(state, 3, 12)
    assert blocked(state) == [
        ({"kind": "choose", "cetarium": 3}, "G-V1", "blocked-filled"),
        ({"kind": "choose", "cetarium": 12}, "G-V1", "blocked-filled"),
    ]


@pytest.mark.rule("G-W1")
def test_lines_elsewhere_are_blocked():
    state = emperor()
    do(state, "choose", 13)
    lay(state)
    elsewhere = sorted(set(range(1, 33)) - lines_through(state.printed(), 13))
    assert blocked(state) == [
        ({"line": line}, "G-W1", "blocked-line-elsewhere") for line in elsewhere
    ]


@pytest.mark.rule("G-W2")
def test_a_taken_line_is_blocked():
    state = emperor()
    do(state, "choose", 13)
    take_turn(state, "dominus", 2)
    lay(state)
    assert ({"line": 2}, "G-W2", "blocked-line-taken") in blocked(state)


@pytest.mark.rule("G-W3")
def test_the_lines_of_an_area_that_is_nearly_full_are_blocked():
    state = emperor()
    fill(state, 14, 3, 9)
    do(state, "choose", 2)
    lay(state)
    found = [one for one in blocked(state) if one[1] == "G-W3"]
    assert found == [({"line": line}, "G-W3", "blocked-area-full") for line in (21, 22, 23, 24)]


@pytest.mark.rule("G-W2", "G-W3")
def test_a_taken_line_of_a_nearly_full_area_is_blocked_once():
    state = emperor()
    fill(state, 14, 3, 9)
    station(state, GREEN, 22)
    do(state, "choose", 2)
    lay(state)
    found = [(rule, key) for spot, rule, key in blocked(state) if spot == {"line": 22}]
    assert found == [("G-W2", "blocked-line-taken")]


@pytest.mark.rule("G-W2")
@pytest.mark.parametrize("worker", ["vilicus", "dominus"])
def test_workers_that_are_spent_are_blocked_on_the_open_lines(worker):
    state = emperor()
    if worker == "vilicus":
        state.stocks[BLUE].vilici = 0
    else:
        state.stocks[BLUE].domini = 0
    do(state, "choose", 13)
    lay(state)
    found = [one for one in blocked(state) if one[1] == "G-W2"]
    assert found == [
        ({"kind": worker, "line": line}, "G-W2", f"blocked-no-{worker}")
        for line in sorted(lines_through(state.printed(), 13))
    ]


@pytest.mark.rule("G-R2")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_told_to_seats_that_are_not_asked(seats):
    state = start(seats)
    for due in playing(state, luck=1):
        for seat in range(seats):
            if seat != due:
                assert state.blocked(seat) == []
    assert all(state.blocked(seat) == [] for seat in range(seats))


@pytest.mark.rule("G-P1", "G-R1", "G-V1", "G-W1", "G-W2", "G-W3")
@pytest.mark.parametrize("shy", [0.0, 0.7])
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_all_that_is_illegal_and_nothing_that_is_legal_is_blocked(board, order, seats, shy):
    state = start(seats, board=board, order=order)
    numbers = range(1, ROUNDS[board] + 1)
    for seat in playing(state, luck=7, shy=shy):
        choices = state.choices(seat)
        spots = [spot for spot, _, _ in state.blocked(seat)]
        actions = {spot for spot in spots if isinstance(spot, Action)}
        places = [spot for spot in spots if not isinstance(spot, Action)]
        assert not actions & set(choices)
        step = asked(state)["to"]
        if step == "choose_cetarium":
            everything = {action("choose", number) for number in numbers}
            assert actions == everything - set(choices)
            assert places == []
        elif step == "place_worker":
            lines = {spot["line"] for spot in places}
            for worker in ("vilicus", "dominus"):
                for line in range(1, 33):
                    one = action(worker, line)
                    assert (one in choices) != (line in lines or one in actions)
        else:
            areas = {spot["area"] for spot in places if "area" in spot}
            assert areas == {0, 1, 2, 3} - {choice.values[1] for choice in choices}
            here = state.laid[state.cetarium * 4 : state.cetarium * 4 + 4]
            assert areas == {area for area in range(4) if here[area] != FREE}
            elsewhere = {spot["cetarium"] for spot in places if "cetarium" in spot}
            assert elsewhere == set(numbers) - {state.cetarium}


RULES = {
    "blocked-area-taken": "G-P1",
    "blocked-other-cetarium": "G-R1",
    "blocked-filled": "G-V1",
    "blocked-line-elsewhere": "G-W1",
    "blocked-line-taken": "G-W2",
    "blocked-no-vilicus": "G-W2",
    "blocked-no-dominus": "G-W2",
    "blocked-area-full": "G-W3",
}


@pytest.mark.rule("G-P1", "G-R1", "G-V1", "G-W1", "G-W2", "G-W3")
def test_each_reason_goes_with_its_rule_and_can_be_said():
    reasons: dict[str, Message] = {}
    for luck, (board, order, seats) in enumerate(TABLES * 3):
        state = start(seats, luck, board=board, order=order)
        for seat in playing(state, luck, shy=0.2):
            for _, rule, reason in state.blocked(seat):
                assert RULES[reason.key] == rule
                reasons[reason.key] = reason
    assert set(reasons) == set(RULES)
    for language in LANGUAGES:
        said = {reason.to(language) for reason in reasons.values()}
        assert len(said) == len(RULES)
        assert all(said)
    assert all(str(reason) for reason in reasons.values())
