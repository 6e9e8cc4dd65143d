"""Galenus' colleague (B-1 to B-5)."""

from __future__ import annotations

import pytest

from .positions import (
    BATHS,
    BENCH,
    FIRST,
    GALENUS,
    GAME,
    PELOPS,
    SATYRUS,
    TOP,
    VILLA,
    at_work,
    begin,
    do,
    facts,
    has,
    legal,
    names,
    own,
    playing,
    steps,
    table,
    waiting,
    wanted,
    ward,
)


def guest(state):
    (found,) = state.view(None)["visitors"]
    return found


def year_with(who=SATYRUS, markers=(0, 0, 0), marker=0, doctrines=(), seats=3):
    """A year begins with the markers so; Satyrus would empty the top region."""
    state = table(seats, colleague=who)
    ward(state, "spcm", "spcm", "spcm")
    state.markers = list(markers)
    spaces = [0] * 5
    spaces[who] = marker
    state.spaces = spaces
    state.acted = 0
    for seat in doctrines:
        own(state, seat, doctrines=[FIRST], used=[FIRST])
    return state, begin(state, "work")


def acted(events):
    return "acted" in names(events)


# Who it is (B-1)


@pytest.mark.rule("B-1")
def test_satyrus_or_pelops_in_the_top_region_at_the_start():
    found = set()
    for seed in range(20):
        state = GAME.start(3, seed, BENCH, colleague="yes")
        who = guest(state)
        found.add(who["who"])
        assert (who["region"], who["marker"], who["track"]) == (0, 0, -1)
        assert facts(state.opening, "colleague_came") == [{"dignitary": who["who"]}]
        assert state.view(None)["mode"] == "colleague"
        assert state.view(None)["regions"][0]["visitor"] == who["who"]
    assert found == {SATYRUS, PELOPS}


@pytest.mark.rule("B-1")
def test_pelops_has_skill_of_his_own_from_the_start():
    state = table(3, colleague=PELOPS)  # who has treated all four types by now
    assert state.view(None)["pelops"] == [2, 2, 2, 2]
    treated = facts(state.opening, "visitor_treated")
    assert all(one["count"] == 1 for one in treated)
    assert table(3, colleague=SATYRUS).view(None)["pelops"] == []
    assert table(3).view(None)["visitors"] == []
    assert table(3).view(None)["mode"] == "rome"


# When (B-2)


@pytest.mark.rule("B-2", "B-5")
def test_all_tied_without_doctrines_the_colleague_acts_straight_away():
    """The first example."""
    state, told = year_with()
    assert facts(told, "acted") == [{"dignitary": SATYRUS, "success": 1}]
    assert waiting(state, 0) == ""
    assert guest(state)["acted"]
    assert wanted(state) == ("work", 0)


@pytest.mark.rule("B-2", "B-5")
def test_tied_with_a_doctrine_holder_the_colleague_waits_for_that_one():
    """The second example: level with the colleague, ahead of the others, and in a sect."""
    state, told = year_with(markers=(1, 4, 2), marker=4, doctrines=[1])
    assert not acted(told)
    assert not acted(do(state, "begin"))  # seat 0
    assert not acted(do(state, "subject", 0))
    assert wanted(state) == ("work", 1)
    assert not acted(do(state, "plan", BATHS))
    assert not acted(do(state, "plan", VILLA))  # seat 2
    assert wanted(state) == ("work", 1)
    assert not acted(do(state, "begin"))
    assert wanted(state) == ("result", 1)
    told = do(state, "recuperate")  # after this turn
    assert acted(told)
    assert wanted(state) == ("work", 2)  # then the order goes on


@pytest.mark.rule("B-2", "B-5")
def test_behind_everybody_the_colleague_waits_for_the_last_to_begin():
    """The third example."""
    state, told = year_with(markers=(3, 2, 1), marker=0)
    assert not acted(told)
    for seat in range(3):
        assert wanted(state) == ("work", seat)
        do(state, "plan", BATHS)
    assert not acted(steps(state, ("plan", VILLA), "begin", ("subject", 0), "recuperate"))
    assert not acted(do(state, "begin"))
    assert not acted(do(state, "recuperate"))  # two of three get results
    told = do(state, "begin") if wanted(state) == ("work", 0) else []
    assert wanted(state) == ("result", 0)
    assert not acted(told)
    told = do(state, "recuperate")
    assert acted(told)


@pytest.mark.rule("B-2")
def test_a_turn_without_a_result_counts_as_well():
    state, _ = year_with(markers=(1, 0, 0), marker=0)
    do(state, "begin")
    told = do(state, "subject", 0)
    assert names(told)[-1] == "acted"
    assert wanted(state) == ("work", 1)


@pytest.mark.rule("B-2")
def test_a_doctrine_joined_later_does_not_make_it_act_again():
    state, told = year_with()
    assert acted(told)
    at_work(state, [BATHS], [TOP], [BATHS])
    told = do(state, "join", 0)
    assert not acted(told)


@pytest.mark.rule("B-2")
def test_once_a_year_and_a_failed_attempt_is_lost():
    state = table(3, colleague=SATYRUS)
    ward(state, "", "s", "s")
    state.acted = 0
    told = begin(state, "work")
    assert facts(told, "acted") == [{"dignitary": SATYRUS, "success": 0}]
    ward(state, "s", "s", "s")
    for _ in range(6):
        assert not acted(do(state, "plan", VILLA))
    assert waiting(state, 0) == "s"


@pytest.mark.rule("B-2", "A-P6")
def test_nobody_gains_or_loses_anything_by_it():
    before = table(3)
    state, told = year_with(PELOPS)
    assert acted(told)
    for seat in range(3):
        assert state.view(None)["players"][seat] == before.view(None)["players"][seat]
    assert "cleared" not in names(told)


@pytest.mark.rule("B-2", "A-P5")
def test_nobody_learns_from_the_colleague():
    state, _ = year_with(PELOPS)
    state.pelops = [11] * 4
    ward(state, "s")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]
    assert state.view(None)["regions"][0]["treated"] == [0]


@pytest.mark.rule("B-2")
def test_it_acts_every_year():
    for seed in range(4):
        state = GAME.start(2, seed, BENCH, colleague="yes")
        told = state.opening[:]
        for _ in playing(state, seed, told):
            pass
        years = names(told).count("year_began")
        assert names(told).count("acted") == years


# The contest (B-3)


@pytest.mark.rule("B-3", "B-5")
def test_the_colleague_rises_by_the_patients_left():
    """The fourth example: three patients are left untreated."""
    state = table(3, colleague=SATYRUS)
    ward(state, "s", "", "pm")
    state.markers = [2, 5, 1]
    state.spaces = [7, 0, 0, 0, 0]
    state.subject = 0
    own(state, 0, philosophy=1)
    told = begin(state, "contest")
    assert state.view(None)["theatre"]["markers"] == [0, 0, 0]
    assert guest(state)["marker"] == 3
    assert facts(told, "visitor_advanced") == [{"dignitary": SATYRUS, "by": 3, "space": 3}]
    told = do(state, "bid", 1, 0)
    assert [one["seat"] for one in facts(told, "ranked")] == [0, 1, 2]  # no rank for it
    assert has(state, 0, "works") == 1


# New year (B-4)


@pytest.mark.rule("B-4")
@pytest.mark.parametrize("who", [SATYRUS, PELOPS])
def test_the_markers_stay_and_galenus_does_not(who):
    state = table(3, colleague=who)
    ward(state, "", "s", "s")
    state.markers = [3, 0, 1]
    spaces = [0] * 5
    spaces[who] = 9
    state.spaces = spaces
    state.galenus = 1
    begin(state, "year")
    assert state.view(None)["theatre"]["markers"] == [3, 0, 1]
    assert guest(state)["marker"] == 9
    assert state.view(None)["theatre"]["galenus"] == GALENUS - 2
    assert guest(state)["acted"]  # ahead of all: at once


@pytest.mark.rule("B-4")
def test_satyrus_goes_down_and_round_again_and_pelops_returns_to_the_top():
    state = table(3, colleague=SATYRUS)
    for region in (1, 2, 0, 1):
        told = begin(state, "year")
        assert guest(state)["region"] == region
        assert facts(told, "visitor_moved") == [{"dignitary": SATYRUS, "region": region}]
    state = table(3, colleague=PELOPS)
    for _ in range(3):
        told = begin(state, "year")
        assert guest(state)["region"] == 0
        assert "visitor_moved" not in names(told)


@pytest.mark.rule("B-4", "B-2")
def test_the_marker_of_the_last_contest_decides_when_it_acts():
    state = table(2, colleague=SATYRUS)
    ward(state, "s", "spcm", "s")
    state.markers = [5, 0]
    state.spaces = [2, 0, 0, 0, 0]
    told = begin(state, "year")
    assert not acted(told)
    assert wanted(state) == ("work", 0)
    do(state, "begin")
    told = do(state, "subject", 1)
    assert acted(told)
    assert waiting(state, 1) == ""  # one region down by now


@pytest.mark.rule("B-2", "A-K5", "B-3")
def test_the_colleague_does_not_beat_galenus():
    state = table(2, colleague=SATYRUS)
    ward(state, "s" * 12)
    state.subject = 0
    told = begin(state, "contest")
    assert "beat_galenus" not in names(told)
    assert [has(state, seat, "works") for seat in range(2)] == [1, 0]
