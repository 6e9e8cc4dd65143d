"""Final scoring (A-F1, A-F2)."""

from __future__ import annotations

import pytest

from .positions import (
    FIRST,
    NONE,
    at_work,
    begin,
    do,
    facts,
    has,
    names,
    own,
    steps,
    table,
    ward,
)


def count(state):
    state.year = 5
    return begin(state, "year")


@pytest.mark.rule("A-F1")
@pytest.mark.parametrize(
    ("things", "points"),
    [
        ({"works": 3}, 6),
        ({"philosophy": 4}, 4),
        ({"herbs": "spcm"}, 10),
        ({"herbs": "sspccmm"}, 10),  # once
        ({"herbs": "sspp" * 3 + "ccmm"}, 10),
        ({"herbs": "spc"}, 0),
        ({"hospital": "sspm"}, -4),
        ({"books": 5, "focus": "sspp", "reputation": 4, "health": 3}, 0),
        ({"works": 1, "philosophy": 2, "herbs": "spcm", "hospital": "s", "impact": 20}, 33),
    ],
)
def test_what_counts_at_the_end(things, points):
    state = table(2)
    own(state, 0, **things)
    told = count(state)
    assert state.scores == [points, 0]
    assert has(state, 0, "impact") == points
    assert state.view(None)["scores"] == [points, 0]
    counted = facts(told, "counted")
    assert [one["seat"] for one in counted] == [0, 1]
    parts = counted[0]
    found = parts["works"] + parts["philosophy"] + parts["theriac"] + parts["hospital"]
    assert found == points - things.get("impact", 0)


@pytest.mark.rule("A-F1")
def test_the_score_may_be_below_zero():
    state = table(2)
    own(state, 0, hospital="ss", impact=-3)
    count(state)
    assert state.scores[0] == -5


@pytest.mark.rule("A-F2")
def test_most_wins():
    state = table(3)
    for seat, impact in enumerate((10, 30, 20)):
        own(state, seat, impact=impact)
    count(state)
    assert state.winners == (1,)
    assert state.ranks == (3, 1, 2)
    assert state.view(None)["phase"] == "end"
    assert state.view(None)["winners"] == [1]


@pytest.mark.rule("A-F2")
def test_a_tie_goes_to_more_primus_spaces():
    state = table(3)
    for seat in range(3):
        own(state, seat, impact=10)
    own(state, 0, skill=(9, 9, 9, 9))  # more publications
    state.primus = [2, NONE, 1, 2]
    count(state)
    assert state.winners == (2,)
    assert state.ranks == (3, 2, 1)


@pytest.mark.rule("A-F2")
def test_then_to_more_publications():
    state = table(3)
    for seat, skill in enumerate([(3, 0, 0, 0), (6, 0, 3, 0), (2, 2, 8, 0)]):
        own(state, seat, impact=10, skill=skill)
    count(state)
    assert state.winners == (1,)
    assert state.ranks == (3, 1, 2)


@pytest.mark.rule("A-F2")
def test_then_it_is_shared_whatever_the_doctrines():
    state = table(3)
    for seat in range(3):
        own(state, seat, impact=10 if seat else 3, skill=(3, 0, 0, 0))
    own(state, 1, doctrines=[FIRST], used=[FIRST])
    count(state)
    assert state.winners == (1, 2)
    assert state.ranks == (3, 1, 1)


@pytest.mark.rule("A-F1", "A-F2", "A-G1")
def test_after_the_fifth_contest_the_game_is_over():
    state = table(2)
    state.year = 5
    ward(state, "s")
    at_work(state, [4], [1])
    steps(state, ("treat", 0), ("impact", 0), ("rise", 0))
    told = do(state, "recuperate")
    assert names(told)[-2:] == ["counted", "counted"]
    assert "year_began" not in names(told)
    assert state.over
    # a patient, the bonus, the works of two prizes at most
    assert state.scores == [1 + 1 + 2 * has(state, 0, "works"), 2 * has(state, 1, "works")]
