"""The end of the game (H-X2, H-D17, H-D18)."""

from __future__ import annotations

import pytest

from .positions import (
    CHARITABLE,
    EDITIONS,
    GREECE,
    HERBS,
    MACEDONIA,
    PATIENT_U,
    PERSIA,
    SCHEDULING,
    begin,
    do,
    employ,
    facts,
    legal,
    own,
    patient,
    ready,
    shown,
    stand,
    table,
    wanted,
)

both = pytest.mark.parametrize("edition", EDITIONS)


def last_score(edition, seats=4, **rest):
    """After the fourth round: what seat 0 has left is in the emergency room now."""
    state = table(seats, edition)
    state.round = 4
    own(state, 0, **rest)
    begin(state, "score")
    return state


@pytest.mark.rule("H-X2")
@both
def test_after_round_four_patients_are_treated_without_a_doctor(edition):
    one, two = patient(PERSIA, "ph"), patient(PERSIA, "u")
    state = last_score(edition, has="phu", examination=(one, two))
    employ(state, 0)
    assert wanted(state) == ("self_treat", 0)
    assert state.view(None)["phase"] == "end"
    assert legal(state) == [("treat", one), ("treat", two), ("pass",)]
    space = state.reputation[0]
    told = do(state, "treat", one)
    assert facts(told, "self_treated") == [{"seat": 0, "patient": one, "money": 0}]
    assert shown(state)["vials"] == [0, 0, 1]
    assert shown(state)["emergency"] == [two]
    do(state, "treat", two)
    assert legal(state) == [("pass",)]
    do(state, "pass")
    assert state.over
    assert state.scores[0] == 0  # neither points nor a loss
    assert state.reputation[0] == space


@pytest.mark.rule("H-X2", "H-C9")
@both
def test_bought_vials_and_assistants_may_help_at_the_end(edition):
    one = patient(PERSIA, "ph")
    state = last_score(edition, has="", money=3, ready=(CHARITABLE,), examination=(one,))
    do(state, "treat", one)  # only one way: the assistant is the herb, the potion is bought
    assert shown(state)["emergency"] == []
    assert (shown(state)["money"], ready(state)) == (0, [])


@pytest.mark.rule("H-X2")
@both
def test_knowledge_tiles_do_not_help_at_the_end(edition):
    one = patient(PERSIA, "u")
    state = last_score(edition, has="h", tiles=(MACEDONIA, PATIENT_U), examination=(one,))
    assert legal(state) == [("pass",)]
    assert [(spot, rule) for spot, rule, _ in state.blocked(0)] == [({"patient": one}, "H-X2")]
    own(state, 0, has="u")
    do(state, "treat", one)
    assert shown(state)["tiles"] == [MACEDONIA, PATIENT_U]


@pytest.mark.rule("H-X2", "H-C9")
@both
def test_one_may_sell_before_the_self_treatment(edition):
    one = patient(PERSIA, "u")
    state = last_score(edition, has="hh", examination=(one,))
    assert legal(state) == [("pass",)]
    do(state, "sell", HERBS)
    do(state, "sell", HERBS)
    do(state, "treat", one)
    assert shown(state)["money"] == 1


@pytest.mark.rule("H-X2", "H-T5")
@both
def test_everybody_self_treats_at_the_same_time(edition):
    state = table(4, edition)
    state.round = 4
    for seat in (0, 2):
        own(state, seat, has="u", examination=(patient(seat, "u"),))
    own(state, 3, has="u", money=9)
    begin(state, "score")
    assert list(state.pending) == [0, 2]
    do(state, "pass", seat=2)
    do(state, "pass", seat=0)
    assert state.over


@pytest.mark.rule("H-X2")
@both
def test_whoever_can_do_nothing_is_not_asked(edition):
    state = last_score(edition, has="", examination=(patient(PERSIA, "u"),))
    assert state.over


@pytest.mark.rule("H-X2", "H-E1")
@both
def test_the_dead_of_the_last_round_cannot_be_treated_any_more(edition):
    old = patient(GREECE, "u")
    state = last_score(edition, has="uu", emergency=(old,), examination=(patient(PERSIA, "u"),))
    assert legal(state) == [("treat", patient(PERSIA, "u")), ("pass",)]
    assert shown(state)["hades"] == [old]


@pytest.mark.rule("H-D17")
def test_untreated_patients_cost_one_point_or_three():
    left = patient(PERSIA, "p"), patient(PERSIA, "h")
    dead = patient(GREECE, "p")
    for edition in EDITIONS:
        state = last_score(edition, examination=left, hades=(dead,))
        assert state.over
        practice = shown(state)
        if edition == "first":
            assert state.scores[0] == -(2 * 1 + 3)
            assert (practice["emergency"], practice["hades"]) == (list(left), [dead])
        else:
            assert state.scores[0] == -3 * 3
            assert (practice["emergency"], practice["hades"]) == ([], [dead, *left])


@pytest.mark.rule("H-D17", "H-X2")
@both
def test_the_loss_is_told_and_may_go_below_zero(edition):
    state = table(4, edition)
    own(state, 1, points=2, emergency=(patient(PERSIA, "p"),), hades=(patient(GREECE, "p"),))
    told = begin(state, "end")
    cost = 4 if edition == "first" else 6
    died = [] if edition == "first" else [{"seat": 1, "patient": patient(PERSIA, "p")}]
    assert facts(told, "died") == died
    assert facts(told, "lost") == [{"seat": 1, "patients": 2, "points": cost}]
    assert state.scores[1] == 2 - cost


@pytest.mark.rule("H-X2")
@both
def test_money_vials_tiles_and_unfinished_doctors_score_nothing(edition):
    state = table(4, edition)
    own(state, 0, points=5, money=30, has="ppphhhuuu", tiles=(PATIENT_U,), ready=(SCHEDULING,))
    begin(state, "end")
    assert state.scores == [5, 0, 0, 0]


@pytest.mark.rule("H-X2")
@both
def test_most_points_win(edition):
    state = table(4, edition)
    for seat, points in enumerate((12, 30, 7, 29)):
        own(state, seat, points=points)
    told = begin(state, "end")
    assert state.over
    assert (state.winners, state.ranks) == ((1,), (3, 1, 4, 2))
    assert facts(told, "won") == [{"seat": 1, "points": 30}]


@pytest.mark.rule("H-D18", "H-X1")
def test_in_both_editions_a_tie_goes_to_whoever_is_ahead_in_reputation():
    for edition in EDITIONS:
        state = table(4, edition)
        stand(state, 6, 6, 3, 9, order=(3, 1, 0, 2))
        for seat, points in enumerate((20, 20, 20, 19)):
            own(state, seat, points=points)
        begin(state, "end")
        assert state.winners == (1,)  # on one space with seat 0, and above it
        assert state.ranks == (2, 1, 3, 4)


@pytest.mark.rule("H-D18", "H-X4")
@both
def test_virtual_players_neither_win_nor_rank_with_two_or_three(edition):
    for seats in (2, 3):
        state = table(seats, edition)
        for seat in range(seats):
            own(state, seat, points=-seat)
        begin(state, "end")
        assert state.winners == (0,)
        assert state.ranks == tuple(range(1, seats + 1))
        assert len(state.scores) == seats
