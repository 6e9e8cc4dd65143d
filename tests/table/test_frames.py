"""Several seats at once, interrupts and windows, proven on tiny games."""

from __future__ import annotations

import random

import pytest

from asclepia.table import IllegalAction
from tests.tiny import AUCTION, CLINIC, KITCHEN, SOLITAIRE
from tests.tiny.auction import BIDS
from tests.tiny.clinic import CANCEL, CARES, MORE, PASS, READ, SELL
from tests.tiny.kitchen import DISHES


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
    told = [event.seen_by(None) for event in events if event.kind.name == "revealed"]
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
    for course in (1, 2):
        for _ in range(2):
            state.play(1, DISHES.find("dish", 3))
            state.play(1, DISHES.find("salt", 1))
        assert state.pending == (0,)
        assert state.scores[1] == 8 * course
        for _ in range(2):
            state.play(0, DISHES.find("dish", 1))
            state.play(0, DISHES.find("salt", 0))
    assert state.over
    assert state.winners == (1,)
    assert state.ranks == (2, 1)


def test_the_seats_may_interleave_and_the_outcome_is_the_same():
    finals = set()
    for seed in range(10):
        rng = random.Random(seed)
        state = KITCHEN.start(seats=3)
        while not state.over:
            seat = rng.choice(state.pending)
            choices = state.choices(seat)
            state.play(seat, choices[1])
        finals.add(tuple(state.scores))
    assert finals == {(12, 12, 12)}


def test_a_clone_in_the_middle_shares_nothing():
    state = KITCHEN.start(seats=2)
    state.play(0, DISHES.find("dish", 2))
    twin = state.clone()
    twin.play(0, DISHES.find("salt", 1))
    twin.play(1, DISHES.find("dish", 3))
    assert state.scores == [2, 0]
    assert str(state.choices(0)[0]) == "salt pinches=0"


# What each seat is asked


def test_two_seats_asked_at_once_can_be_asked_different_things():
    state = KITCHEN.start(seats=2)
    state.play(0, DISHES.find("dish", 2))
    assert str(state.prompt(0)) == "Salt it, or draw a spice."
    assert str(state.prompt(1)) == "Choose a dish (2 left)."
    assert state.asking(0) is not state.asking(1)
    assert state.view(0)["asked"] == {"to": "salt", "worth": 2, "waits_for": [0, 1]}
    assert state.view(1)["asked"] == {"to": "cook", "left": 2, "waits_for": [0, 1]}
    assert state.view(None)["asked"] == {"waits_for": [0, 1]}


def test_a_spectator_hears_of_everything_that_is_asked():
    state = KITCHEN.start(seats=2)
    assert str(state.prompt()) == "Choose a dish (2 left)."
    state.play(0, DISHES.find("dish", 2))
    heard = state.prompt(None)
    assert heard is not None
    assert str(heard) == ("Player 1: Salt it, or draw a spice. Player 2: Choose a dish (2 left).")
    assert heard.to("fr").startswith("Joueur 1 : Salez-le")


def test_who_has_sealed_a_choice_is_asked_nothing():
    state = AUCTION.start(seats=2, seed=1)
    state.play(0, bid(1))
    assert state.asking(0) is None
    assert state.prompt(0) is None
    assert str(state.prompt(1)) == "Bid up to 5 coins, in secret."


# The end


def test_a_game_ends_from_inside_a_stack_and_may_have_no_winner():
    state = KITCHEN.start(seats=3)
    state.play(1, DISHES.find("dish", 3))
    events = state.play(1, DISHES.find("salt", 3))
    assert [event.kind.name for event in events] == ["salted", "burnt"]
    assert state.over
    assert state.pending == ()
    assert state.winners == ()
    assert state.ranks == (2, 1, 2)
    assert all(state.choices(seat) == [] for seat in range(3))
    assert state.clone().over


def test_a_game_for_one_is_won_or_lost_and_ranked():
    ends = {}
    for seed in range(60):
        state = SOLITAIRE.start(seats=1, seed=seed)
        while not state.over:
            state.play(0, state.choices(0)[0])
        won = state.points[0] >= 20
        assert state.winners == ((0,) if won else ())
        assert state.ranks == (1 + sum(rival >= state.points[0] for rival in (10, 15, 20)),)
        ends[won] = state.ranks
    assert set(ends) == {True, False}


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


def test_asides_are_offered_where_the_frame_is_open_to_them_and_only_there():
    state = CLINIC.start(seats=2, seed=1)
    assert [str(one) for one in state.choices(0) if one.aside] == [
        "read",
        "sell vial=0",
        "sell vial=1",
        "sell vial=2",
    ]
    assert state.choices(1) == []  # it is not this seat's decision
    state.play(0, READ)
    assert not any(one.aside for one in state.choices(0))


def test_an_aside_leaves_the_question_standing():
    state = CLINIC.start(seats=2, seed=1)
    question, answers = state.prompt(0), [one for one in state.choices(0) if not one.aside]
    events = state.play(0, SELL[0])
    assert [event.seen_by(None)["event"] for event in events] == ["sold"]
    assert state.scores == [1, 0]
    assert state.prompt(0) == question
    assert [one for one in state.choices(0) if not one.aside] == answers
    assert SELL[0] not in state.choices(0)


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
