"""Playing alone (H-X3, H-X4, H-W8, H-D21)."""

from __future__ import annotations

import pytest

from asclepia.table import OptionError

from .positions import (
    ALEXANDRIA,
    BENCH,
    CARTHAGE,
    CYRENE,
    EDITIONS,
    GAME,
    GREECE,
    MACEDONIA,
    NONE,
    PERSIA,
    begin,
    do,
    facts,
    own,
    patient,
    play_out,
    queue,
    roll,
    table,
)

both = pytest.mark.parametrize("edition", EDITIONS)


def alone(edition="revised", **options):
    """Nobody stands anywhere; seat 0 and the three virtual players are about to move."""
    state = table(1, edition, **options)
    roll(state, "000000")
    for column in range(6):
        queue(state, column, NONE, NONE, NONE)
    return state


@pytest.mark.rule("H-W8", "H-X4")
@both
def test_alone_a_virtual_player_scores_the_patient(edition):
    state = alone(edition)
    queue(state, PERSIA, patient(PERSIA, "huu"))  # 12 points
    queue(state, CYRENE, patient(CYRENE, "ph"))  # 4
    told = do(state, "enter", GREECE)
    assert state.view(None)["virtual"] == [12, 4, 0]
    assert facts(told, "virtual_scored") == [
        {"virtual": 0, "points": 12},
        {"virtual": 1, "points": 4},
    ]


@pytest.mark.rule("H-W8")
@both
@pytest.mark.parametrize(("row", "printed"), [(0, 1), (1, 2), (2, 3)])
def test_in_column_one_it_scores_the_printed_points_too(edition, row, printed):
    state = alone(edition)
    roll(state, f"{row}00000")
    state.queue[row] = patient(MACEDONIA, "ph")
    do(state, "enter", GREECE)
    assert state.view(None)["virtual"][0] == 4 + printed


@pytest.mark.rule("H-W8")
@both
def test_an_idle_virtual_player_scores_nothing(edition):
    state = alone(edition)
    told = do(state, "enter", GREECE)
    assert state.view(None)["virtual"] == [0, 0, 0]
    assert [one["column"] for one in facts(told, "virtual_idled")][:3] == [0, 1, 2]


@pytest.mark.rule("H-D21")
@pytest.mark.parametrize(
    ("column", "more"),
    [(MACEDONIA, 0), (CARTHAGE, 2), (PERSIA, 0), (ALEXANDRIA, 2), (GREECE, 0), (CYRENE, 2)],
)
def test_harder_means_two_points_more_in_columns_two_four_and_six(column, more):
    points = {}
    for edition, harder in (("first", "no"), ("revised", "no"), ("revised", "yes")):
        state = alone(edition, harder=harder)
        queue(state, column, patient(column, "ph"))
        do(state, "enter", PERSIA if column != PERSIA else GREECE)
        points[edition, harder] = state.view(None)["virtual"][0]
        assert state.view(None)["harder"] == (harder == "yes")
    printed = 1 if column == MACEDONIA else 0
    assert points["first", "no"] == points["revised", "no"] == 4 + printed
    assert points["revised", "yes"] == 4 + printed + more


@pytest.mark.rule("H-D21")
def test_harder_is_nothing_for_an_idle_marker():
    state = alone(harder="yes")
    do(state, "enter", GREECE)
    assert state.view(None)["virtual"] == [0, 0, 0]


@pytest.mark.rule("H-D21")
@pytest.mark.parametrize(
    ("seats", "edition"),
    [(1, "first"), (2, "revised"), (3, "revised"), (4, "revised"), (2, "first")],
)
def test_harder_is_for_one_player_of_the_revised_edition(seats, edition):
    with pytest.raises(OptionError, match=r"harder.*H-D21"):
        GAME.start(seats, 1, BENCH, edition=edition, harder="yes")
    GAME.start(seats, 1, BENCH, edition=edition, harder="no")


@pytest.mark.rule("H-X3")
@both
@pytest.mark.parametrize(
    ("mine", "rank"), [(31, 1), (30, 2), (25, 2), (20, 3), (11, 3), (10, 4), (-4, 4)]
)
def test_the_result_is_the_rank_and_a_win_is_strictly_above_all(edition, mine, rank):
    state = alone(edition)
    state.virtual_points = [10, 30, 20]
    own(state, 0, points=mine)
    told = begin(state, "end")
    assert state.over
    assert state.ranks == (rank,)
    assert state.winners == ((0,) if rank == 1 else ())
    if rank == 1:
        assert facts(told, "won") == [{"seat": 0, "points": mine}]
        assert facts(told, "beaten") == []
    else:
        assert facts(told, "beaten") == [{"seat": 0, "rank": rank}]
        assert facts(told, "won") == []


@pytest.mark.rule("H-X3", "H-D17")
@both
def test_the_losses_of_the_end_count_before_the_rank(edition):
    state = alone(edition)
    state.virtual_points = [10, 5, 5]
    own(state, 0, points=11, hades=(patient(GREECE, "p"),))
    begin(state, "end")
    assert (state.scores, state.ranks, state.winners) == ([8], (2,), ())


@pytest.mark.rule("H-X3", "H-X4")
@both
def test_whole_solo_games_end_with_a_rank_that_agrees_with_the_points(edition):
    for luck in range(5):
        state = GAME.start(1, luck, edition=edition)
        told = play_out(state, luck)
        view = state.view(None)
        mine = view["scores"][0]
        assert view["ranks"] == [1 + sum(points >= mine for points in view["virtual"])]
        assert view["winners"] == ([0] if mine > max(view["virtual"]) else [])
        scored = facts(told, "virtual_scored")
        for virtual in range(3):
            total = sum(one["points"] for one in scored if one["virtual"] == virtual)
            assert view["virtual"][virtual] == total


@pytest.mark.rule("H-X4")
@both
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_virtual_ones_have_no_points(edition, seats):
    for luck in range(3):
        state = GAME.start(seats, luck, edition=edition)
        told = play_out(state, luck)
        assert facts(told, "virtual_scored") == []
        assert state.view(None)["virtual"] == [0] * (4 - seats)
        assert {one["virtual"] for one in facts(told, "virtual_took")} == set(range(4 - seats))


@pytest.mark.rule("H-X4")
@both
def test_with_four_players_nobody_is_virtual(edition):
    state = GAME.start(4, 1, edition=edition)
    told = play_out(state)
    assert state.view(None)["virtual"] == []
    assert not [event for event in told if event.kind.name.startswith("virtual")]
