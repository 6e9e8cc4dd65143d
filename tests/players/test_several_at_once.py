"""Players where several seats are asked at once, where asides are open, where one plays alone."""

from __future__ import annotations

import pytest

from asclepia.players import Glimpse, GreedyPlayer, RandomPlayer, SearchPlayer, play_out
from asclepia.table import Stream
from tests.tiny import AUCTION, CLINIC, KITCHEN, SOLITAIRE, TINY_GAMES
from tests.tiny.clinic import READ, SELL
from tests.tiny.kitchen import DISHES
from tests.tiny.solitaire import KEEP, LEAVE

MAKERS = [RandomPlayer, GreedyPlayer, lambda seed: SearchPlayer(seed, rounds=60)]


@pytest.mark.parametrize("make", MAKERS, ids=["random", "greedy", "search"])
@pytest.mark.parametrize("game", TINY_GAMES, ids=lambda game: game.name)
def test_every_pending_seat_gets_an_answer_of_its_own(game, make):
    """Whoever is asked, in whatever order: the answer is legal for that seat, and fair."""
    for seed in range(3):
        stream = Stream(seed)
        state = game.start(game.seats[-1], seed)
        while not state.over:
            for seat in state.pending:
                action = make(seed).decide(Glimpse(state, seat, game.insight))
                assert action in state.choices(seat)
                other = state.resample(seat, stream)
                assert make(seed).decide(Glimpse(other, seat, game.insight)) is action
            seat = state.pending[stream.below(len(state.pending))]
            state.play(seat, make(seed).decide(Glimpse(state, seat, game.insight)))


def test_a_search_plans_for_the_seat_that_thinks():
    """A bidder with one coin, asked after a rich one, bids what it has."""
    for seed in range(20):
        state = AUCTION.start(2, seed)
        state.purse = [5, 1]
        action = SearchPlayer(seed, rounds=80).decide(Glimpse(state, 1, AUCTION.insight))
        assert action.values[0] <= 1


def test_a_search_bids_without_knowing_the_other_bid():
    """With a rival who can bid one coin at most, two are enough and are seldom overdone; if the
    rival answered the bid instead, none would be good."""
    bids = []
    for seed in range(12):
        state = AUCTION.start(2, seed)
        state.purse, state.lot, state.prize = [5, 1], 3, 6
        decided = SearchPlayer(seed, rounds=300).decide(Glimpse(state, 0, AUCTION.insight))
        bids.append(decided.values[0])
    assert min(bids) >= 1
    assert sum(bid >= 2 for bid in bids) >= 8


def test_search_beats_chance_where_everybody_cooks_at_once():
    won = 0
    for seed in range(12):
        state = KITCHEN.start(2, seed)
        play_out(state, KITCHEN.insight, [RandomPlayer(seed), SearchPlayer(seed, rounds=60)])
        won += 1 in state.winners or state.winners == ()
    assert won >= 10


def test_a_search_cooks_the_best_dish_though_another_is_asked_first():
    state = KITCHEN.start(3, 1)
    for seat in range(3):
        search = SearchPlayer(seat, rounds=200)
        assert search.decide(Glimpse(state, seat, KITCHEN.insight)) is DISHES.find("dish", 3)


# Asides


@pytest.mark.parametrize("make", MAKERS[1:], ids=["greedy", "search"])
def test_an_aside_that_pays_is_taken_and_one_that_costs_is_not(make):
    state = CLINIC.start(2, 1)
    state.books = [0, 0]
    assert make(1).decide(Glimpse(state, 0, CLINIC.insight)) is SELL[0]
    state.play(0, SELL[0])
    assert not make(1).decide(Glimpse(state, 0, CLINIC.insight)).aside


def test_the_careless_do_not_fiddle():
    """They misjudge answers; what brings nothing beside them is left alone."""
    state = CLINIC.start(2, 1)
    state.books = [0, 0]
    state.play(0, SELL[0])  # the only one that pays
    for seed in range(40):
        careless = GreedyPlayer(seed, carelessness=6.0)
        assert not careless.decide(Glimpse(state, 0, CLINIC.insight)).aside


def test_a_search_does_not_drown_in_asides():
    """What the insight does not lean to is not even tried."""
    state = CLINIC.start(2, 1)
    weighed = SearchPlayer(1, rounds=100).weigh(Glimpse(state, 0, CLINIC.insight))
    tried = [action for action, _ in weighed]
    assert SELL[0] in tried
    assert not {SELL[1], SELL[2], READ} & set(tried)


# Alone


def test_alone_one_plays_for_winning_and_not_for_points():
    """Safe at 19 with one roll to go, a sure point wins; a risk with more points does not."""
    for seed in range(8):
        state = SOLITAIRE.start(1, seed)
        state.points, state.rolls = [19], 7
        search = SearchPlayer(seed, rounds=120)
        assert search.decide(Glimpse(state, 0, SOLITAIRE.insight)) is LEAVE
        state.points = [15]  # a sure point is not enough any more
        assert search.decide(Glimpse(state, 0, SOLITAIRE.insight)) is KEEP


def test_alone_search_wins_more_than_chance():
    def wins(make) -> int:
        total = 0
        for seed in range(40):
            state = SOLITAIRE.start(1, seed)
            play_out(state, SOLITAIRE.insight, [make(seed)])
            total += state.winners == (0,)
        return total

    assert wins(lambda seed: SearchPlayer(seed, rounds=150)) > wins(RandomPlayer) + 5
