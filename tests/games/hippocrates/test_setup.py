"""Setting up (H-S1 to H-S4, H-D1, H-D2)."""

from __future__ import annotations

import pytest

from .positions import (
    BENCH,
    EDITIONS,
    GAME,
    NONE,
    START,
    TABLES,
    do,
    facts,
    ready,
    services,
    shown,
    wanted,
)

LUCK = range(30)


def start(seats=4, seed=1, **options):
    return GAME.start(seats, seed, BENCH, **options)


@pytest.mark.rule("H-S1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_doctor_of_each_region_is_drawn_four_of_them_open(edition):
    state = start(edition=edition)
    drawn = [*state.free, *state.extra]
    assert sorted(one // 5 for one in drawn) == [0, 1, 2, 3, 4, 5]
    assert (len(state.free), len(state.extra)) == (4, 2)
    for region in range(6):
        left = state.doctor_stacks[region]
        assert len(left) == 4
        assert {*left, *drawn} >= set(range(region * 5, region * 5 + 5))
    assert state.regional == [NONE] * 6  # closed until step B
    assert state.options == [NONE] * 4


@pytest.mark.rule("H-S1")
def test_who_is_open_and_who_is_extra_is_left_to_chance():
    games = [start(seed=seed) for seed in LUCK]
    assert {one // 5 for state in games for one in state.extra} == set(range(6))
    assert {state.free[0] % 5 for state in games} == set(range(5))  # any doctor of a region
    orders = {tuple(one // 5 for one in state.free) for state in games}
    assert any(list(order) != sorted(order) for order in orders)
    assert len({state.doctor_stacks[0] for state in games}) > 10


@pytest.mark.rule("H-S2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_of_twelve_patients_of_each_region_stand_in_the_queue(edition):
    state = start(edition=edition)
    for region in range(6):
        standing = state.queue[region * 3 : region * 3 + 3]
        everybody = [*standing, *state.stacks[region]]
        assert sorted(everybody) == list(range(region * 12, region * 12 + 12))
        assert len(state.stacks[region]) == 9
    assert state.bribes == [0] * 18


@pytest.mark.rule("H-S2", "H-X5")
def test_the_next_patient_of_a_region_is_seen_and_those_below_are_not():
    state = start()
    view = state.view(0)
    assert view["stacks"] == [stack[0] for stack in state.stacks]
    assert view["stack_sizes"] == [9] * 6


@pytest.mark.rule("H-S2")
def test_patients_are_shuffled():
    games = [start(seed=seed) for seed in LUCK]
    for region in range(6):
        assert len({state.queue[region * 3] for state in games}) > 5
        assert len({state.stacks[region][0] for state in games}) > 5


@pytest.mark.rule("H-S3", "H-C4")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_everybody_begins_with_the_same(seats, edition):
    state = start(seats, edition=edition)
    for seat in range(seats):
        practice = shown(state, seat)
        assert (practice["points"], practice["money"], practice["vials"]) == (0, 6, [1, 1, 1])
        assert services(state, seat) == {30: [NONE, NONE]}
        assert [one["new"] for one in practice["doctors"]] == [False]
        assert practice["assistants"] == [False, False, False]
        assert practice["option"] == NONE
        assert (practice["tiles"], practice["face_down"]) == ([], [])
        for room in ("examination", "emergency", "hades", "treated", "discharged"):
            assert practice[room] == []


@pytest.mark.rule("H-S3")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_everybody_chooses_an_assistant_in_welcome_order(seats, edition):
    state = start(seats, 3, edition=edition)
    order = [marker for marker in state.waiting if marker < seats]
    for place, seat in enumerate(order):
        assert wanted(state) == ("assist", seat)
        assert state.view(None)["phase"] == "setup"
        do(state, "assist", place % 3)
        assert ready(state, seat) == [place % 3]
    assert wanted(state) == ("enter", order[0])
    assert (state.view(None)["phase"], state.round, state.turn) == ("welcome", 1, 1)


@pytest.mark.rule("H-S4", "H-X4")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_virtual_players_stand_after_the_players_on_the_welcome_track(seats, edition):
    found = set()
    for seed in LUCK:
        state = start(seats, seed, edition=edition)
        assert sorted(state.waiting) == [0, 1, 2, 3]
        assert set(state.waiting[:seats]) == set(range(seats))
        found.add(tuple(state.waiting))
        told = facts(state.opening, "lined_up")
        assert [one["seat"] for one in told] == list(state.waiting[:seats])
        assert [one["place"] for one in told] == list(range(seats))
    players = {order[:seats] for order in found}
    virtual = {order[seats:] for order in found}
    assert len(players) > min(seats, 3) - 1  # at random, both of them
    assert len(virtual) > min(4 - seats, 3) - 1


@pytest.mark.rule("H-S4", "H-X1")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_leftmost_of_the_welcome_track_is_at_the_bottom_of_the_pile(seats, edition):
    for seed in range(8):
        state = start(seats, seed, edition=edition)
        pile = [marker for marker in state.order if marker < seats]
        assert pile == [marker for marker in reversed(state.waiting) if marker < seats]
        assert state.reputation[:seats] == [START] * seats


@pytest.mark.rule("H-S4", "H-C8")
@pytest.mark.parametrize(
    ("seats", "spaces", "ahead"),
    [(4, [], ""), (3, [7], "3"), (2, [6, 8], "32"), (1, [2, 5, 7], "320")],
)
def test_virtual_markers_begin_on_their_own_spaces(seats, spaces, ahead):
    for edition in EDITIONS:
        state = start(seats, edition=edition)
        assert state.reputation[seats:] == spaces
        assert "".join(map(str, state.order)).startswith(ahead)
        placed = [state.reputation[marker] for marker in state.order]
        assert placed == sorted(placed, reverse=True)


@pytest.mark.rule("H-D1")
def test_five_kits_a_column_or_four_and_six_out_of_the_game():
    for edition, closed, out in (("first", 4, 0), ("revised", 3, 6)):
        state = start(edition=edition)
        assert [len(stack) for stack in state.kit_stacks] == [closed] * 6
        assert NONE not in state.kits  # the top one is open
        assert len(state.kits_out) == out
        everywhere = [*state.kits, *state.kits_out, *sum(state.kit_stacks, ())]
        assert sorted(everywhere) == list(range(30))
        view = state.view(None)
        assert (view["kits"], view["kit_stacks"]) == (state.kits, [closed] * 6)


@pytest.mark.rule("H-D2")
def test_five_knowledge_tiles_a_column_or_four_and_six_out_of_the_game():
    for edition, below, out in (("first", 4, 0), ("revised", 3, 6)):
        state = start(edition=edition)
        assert [len(stack) for stack in state.tile_stacks] == [below] * 6
        assert NONE not in state.tiles
        assert len(state.tiles_out) == out
        everywhere = [*state.tiles, *state.tiles_out, *sum(state.tile_stacks, ())]
        assert sorted(everywhere) == list(range(30))
        view = state.view(None)
        assert (view["tiles"], view["tile_stacks"]) == (state.tiles, [below] * 6)


@pytest.mark.rule("H-D1", "H-D2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_kits_and_tiles_are_shuffled_apart(edition):
    games = [start(seed=seed, edition=edition) for seed in LUCK]
    assert len({tuple(state.kits) for state in games}) == len(LUCK)
    assert len({tuple(state.tiles) for state in games}) == len(LUCK)
    assert any(state.kits != state.tiles for state in games)
