"""Several seats at once, interrupts and windows, proven on tiny games."""

from __future__ import annotations

import random

import pytest

from asclepia.table import IllegalAction
from tests.table.tiny import AUCTION, BIDS, CANCEL, CARES, CLINIC, DISHES, KITCHEN, MORE, PASS, READ


def bid(coins: int):
    return BIDS.find("bid", coins)


# Secret simultaneous bids


def test_all_seats_owe_a_bid_at_once_in_any_order():
    state = AUCTION.start(seats=3, seed=1)
    assert state.pending == (0, 1, 2)
    state.play(2, bid(1))
    assert state.pending == (0, 1)
    state.play(0, bid(2))
    assert state.pending == (1,)


def test_a_sealed_bid_is_in_nobody_elses_view_and_tells_nobody():
    views = []
    for coins in (0, 3):
        state = AUCTION.start(seats=3, seed=1)
        events = state.play(1, bid(coins))
        assert events == []
        views.append([state.view(seat) for seat in (0, 2, None)])
        assert state.view(1)["asked"]["sealed"] == {"kind": "bid", "coins": coins}
    assert views[0] == views[1]


def test_a_seat_that_has_bid_is_not_asked_again():
    state = AUCTION.start(seats=2, seed=1)
    state.play(0, bid(1))
    assert state.choices(0) == []
    with pytest.raises(IllegalAction, match="seat 1 must decide"):
        state.play(0, bid(2))


def test_the_last_bid_reveals_all_and_the_game_goes_on():
    state = AUCTION.start(seats=3, seed=1)
    prize = state.view(None)["prize"]
    state.play(0, bid(1))
    state.play(1, bid(4))
    events = state.play(2, bid(2))
    told = [event.seen_by(None) for event in events]
    assert [(one["seat"], one["coins"]) for one in told] == [(0, 1), (1, 4), (2, 2)]
    assert state.scores == [0, prize, 0]
    assert state.view(None)["purse"] == [5, 1, 5]
    assert state.pending == (0, 1, 2)


def test_resampling_keeps_my_bid_and_draws_the_others():
    state = AUCTION.start(seats=3, seed=1)
    state.play(0, bid(5))
    state.play(1, bid(5))
    rng = random.Random(3)
    outcomes = set()
    for _ in range(40):
        drawn = state.resample(0, rng)
        assert drawn.view(0) == state.view(0)
        drawn.play(2, bid(0))
        outcomes.add(tuple(drawn.view(None)["purse"]))
    assert len(outcomes) > 1  # seat 1's bid varies …
    assert all(purse[0] in (0, 5) for purse in outcomes)  # … seat 0's is the real one


# Each seat through its own stack


def test_nobody_waits_for_another_seat():
    state = KITCHEN.start(seats=2)
    for _ in range(3):
        state.play(1, DISHES.find("dish", 3))
        state.play(1, DISHES.find("salt", 1))
    assert state.pending == (0,)
    assert state.scores == [0, 12]
    for _ in range(3):
        state.play(0, DISHES.find("dish", 1))
        state.play(0, DISHES.find("salt", 0))
    assert state.over
    assert state.winners == (1,)


def test_the_seats_may_interleave_and_the_outcome_is_the_same():
    finals = set()
    for seed in range(10):
        rng = random.Random(seed)
        state = KITCHEN.start(seats=3)
        while not state.over:
            seat = rng.choice(state.pending)
            choices = state.choices(seat)
            state.play(seat, choices[-1])
        finals.add(tuple(state.scores))
    assert finals == {(9, 9, 9)}


def test_a_clone_in_the_middle_shares_nothing():
    state = KITCHEN.start(seats=2)
    state.play(0, DISHES.find("dish", 2))
    twin = state.clone()
    twin.play(0, DISHES.find("salt", 1))
    twin.play(1, DISHES.find("dish", 3))
    assert state.scores == [2, 0]
    assert str(state.choices(0)[0]) == "salt pinches=0"


# Interrupts


def test_a_book_can_be_read_before_any_step_and_the_step_asks_again():
    state = CLINIC.start(seats=2, seed=1)
    before = state.choices(0)
    assert READ in before
    state.play(0, READ)
    assert [str(action) for action in state.choices(0)] == ["recall pages=1", "recall pages=2"]
    state.play(0, CARES.find("recall", 2))
    assert state.scores == [2, 0]
    assert state.choices(0) == [action for action in before if action is not READ]
    state.play(0, CARES.find("herb", 0))
    assert READ not in state.choices(0)


def test_a_book_kept_can_be_read_in_the_middle_of_the_turn():
    state = CLINIC.start(seats=2, seed=1)
    state.play(0, CARES.find("herb", 1))
    state.play(0, READ)
    state.play(0, CARES.find("recall", 1))
    assert CARES.find("dose", 3) in state.choices(0)


# The response window


def window(hands):
    state = CLINIC.start(seats=len(hands), seed=1)
    state.hands = [list(hand) for hand in hands]
    state.play(0, CARES.find("herb", 0))
    state.play(0, CARES.find("dose", 1))
    return state


def test_the_window_asks_from_the_left_and_the_treating_seat_last():
    state = window([[MORE], [MORE], [CANCEL]])
    asked = []
    while state.view(None)["turn"] == 0:
        asked.append(state.pending[0])
        state.play(state.pending[0], PASS)
    assert asked == [1, 2, 0]
    assert state.scores == [1, 0, 0]


def test_a_card_starts_the_passes_anew_and_a_pass_is_not_final():
    state = window([[MORE], [MORE], [CANCEL]])
    state.play(1, PASS)
    state.play(2, PASS)
    state.play(0, MORE)
    assert state.pending == (1,)
    state.play(1, PASS)
    assert state.pending == (2,)
    state.play(2, CANCEL)
    assert state.pending == (1,)
    state.play(1, PASS)
    assert state.view(None)["turn"] == 1
    assert state.scores[0] == 1  # the card was cancelled


def test_only_an_empty_hand_is_skipped():
    state = window([[], [], [MORE]])
    assert state.pending == (2,)
    state.play(2, MORE)
    assert state.scores[0] == 2  # nobody is left to answer: the window has closed
