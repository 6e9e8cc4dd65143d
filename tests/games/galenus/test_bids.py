"""Bids are sealed until the last one is in (A-K2, A-S4): no way of looking, asking, taking back or
being refused tells them before."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from asclepia.players import Glimpse, GreedyPlayer, SearchPlayer
from asclepia.table import IllegalAction, Match
from asclepia.table.frames import Sealed

from .positions import BENCH, GAME, begin, bench, facts, own, table


def watchers(state):
    return [*range(state.seats), None]


def hidden(state):
    """Everything that lies closed."""
    return {"decks": list(state.decks), "backs": state.backs[:], "journeys": state.journeys}


def told_to(state, seat) -> list[Any]:
    """Everything that is said and shown to somebody, but not what is asked of others."""
    found = [state.view(seat), str(state.prompt(seat)), state.scores, state.pending]
    if seat in state.pending:
        blocked = [(str(what), rule, str(why)) for what, rule, why in state.blocked(seat)]
        found += [state.choices(seat), blocked, state.foretell_all(seat, closely=True)]
    return found


def bidding(*holdings, components=BENCH):
    """Seats with so much philosophy and sanguine focus are asked for their bids."""
    state = table(len(holdings), components)
    for seat, (philosophy, focus) in enumerate(holdings):
        own(state, seat, philosophy=philosophy, focus="s" * focus)
    state.subject = 0
    begin(state, "contest")
    return state


def bid(philosophy, focus):
    return GAME.actions.find("bid", philosophy, focus)


@pytest.mark.rule("A-K2", "A-S4")
def test_a_sealed_bid_shows_in_nothing_that_others_are_told():
    state = bidding((3, 2), (2, 1), (4, 0))
    for seat in range(3):
        seen: dict[int | None, list[Any]] = {}
        for action in state.choices(seat):
            made = state.clone()
            assert made.play(seat, action) == []  # nothing is told
            assert made.view(seat)["asked"]["sealed"] == action.to_json()
            for other in watchers(made):
                if other != seat:
                    told = told_to(made, other)
                    assert seen.setdefault(other, told) == told
        assert len(seen) == 3


@pytest.mark.rule("A-K2", "A-S4")
def test_whoever_looks_ahead_knows_nothing_of_others_bids():
    """Neither what is drawn anew nor a bot's answer depends on them."""
    drawn: dict[Any, set[str]] = {}
    answers = set()
    for philosophy in range(5):
        state = bidding((3, 2), (2, 1), (4, 0))
        state.play(2, bid(philosophy, 0))
        state.play(0, bid(1, 1))
        other = state.resample(1, random.Random(philosophy))
        assert other.view(1) == state.view(1)
        for luck in range(8):
            sealed = state.resample(1, random.Random(luck)).frame.sealed
            drawn.setdefault(luck, set()).add(str(sealed))
        for player in (GreedyPlayer(5), SearchPlayer(5, rounds=40)):
            answers.add((player.name, player.decide(Glimpse(state, 1, GAME.insight))))
    assert all(len(found) == 1 for found in drawn.values())
    assert len(set.union(*drawn.values())) > 4  # but luck makes other bids
    assert len(answers) == 2  # one of each


@pytest.mark.rule("A-K2", "A-S4")
def test_nothing_is_foretold_of_a_bid_not_even_of_the_last():
    state = bidding((3, 2), (2, 1))
    for seat in (0, 1):
        assert all(events == [] for events in state.foretell_all(seat, closely=True))
        state.play(seat, bid(1, 1))


def matched():
    """A match that waits for its bids: all have philosophy, and all began at once."""
    components = bench(
        standard=msgspec.structs.replace(
            BENCH.standard, philosophy=msgspec.structs.replace(BENCH.standard.philosophy, start=2)
        )
    )
    match = Match(GAME, 3, 1, components)
    while not isinstance(match.state.frame, Sealed):
        seat = match.state.pending[0]
        choices = match.state.choices(seat)
        wanted = [one for one in choices if one.kind.name == "begin"] or choices
        match.play(seat, wanted[0])
    return match


@pytest.mark.rule("A-K2", "A-S4")
def test_a_bid_can_be_made_anew_until_the_last_one_is_in():
    match = matched()
    straight = matched()
    match.play(0, bid(2, 0))
    match.play(2, bid(1, 0))
    for again in (bid(0, 0), bid(1, 0)):
        others = [told_to(match.state, one) for one in (1, 2, None)]
        allowed = [match.can_undo(seat) for seat in range(3)]
        match.undo(0)
        assert sorted(match.state.pending) == [0, 1]
        match.play(0, again)
        assert [told_to(match.state, one) for one in (1, 2, None)] == others
        assert [match.can_undo(seat) for seat in range(3)] == allowed
    match.play(1, bid(0, 0))
    for seat, action in ((2, bid(1, 0)), (0, bid(1, 0)), (1, bid(0, 0))):
        straight.play(seat, action)
    assert match.state.view(None) == straight.state.view(None)
    assert hidden(match.state) == hidden(straight.state)
    for seat in range(3):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction):
            match.undo(seat)


@pytest.mark.rule("A-K2", "A-S4")
@pytest.mark.parametrize("luck", range(12))
def test_bids_end_the_same_in_any_order_and_with_any_undo(luck):
    rng = random.Random(luck)
    match = matched()
    straight = match.state.clone()
    made: dict[int, Any] = {}
    while len(made) < 2 or rng.random() < 0.8:  # one of the three waits
        seat = rng.choice([0, 1, 2])
        others = [told_of(match.state, one) for one in range(3) if one != seat]
        if seat in made:
            assert match.undo(seat) is made.pop(seat)
        elif len(made) < 2:
            made[seat] = rng.choice(match.state.choices(seat))
            match.play(seat, made[seat])
        assert [told_of(match.state, one) for one in range(3) if one != seat] == others
    (last,) = {0, 1, 2} - set(made)
    made[last] = rng.choice(match.state.choices(last))
    match.play(last, made[last])
    for seat in rng.sample(list(made), 3):
        straight.play(seat, made[seat])
    assert match.state.view(None) == straight.view(None)
    assert hidden(match.state) == hidden(straight)
    assert not any(match.can_undo(seat) for seat in range(3))


def told_of(state, seat):
    """What a seat can do, and what it sees of its own bid."""
    return state.choices(seat), state.view(seat)["asked"]["sealed"]


@pytest.mark.rule("A-K2", "A-S4")
def test_whoever_has_bid_cannot_bid_again_and_nobody_for_others():
    said = set()
    for sealed in (bid(3, 2), bid(0, 0)):
        state = bidding((3, 2), (2, 1), (4, 0))
        state.play(0, sealed)
        before = [told_to(state, one) for one in watchers(state)]
        for seat, action in (
            (0, bid(1, 1)),  # bid already
            (1, bid(3, 0)),  # more than there is
            (1, bid(0, 2)),
            (2, bid(0, 1)),
            (1, GAME.actions.find("read")),
            (1, GAME.actions.find("ready")),
        ):
            with pytest.raises(IllegalAction) as refused:
                state.play(seat, action)
            said.add(str(refused.value))
        assert [told_to(state, one) for one in watchers(state)] == before
    assert len(said) == 6  # the same, whatever is sealed


@pytest.mark.rule("A-K2")
def test_whoever_has_nothing_to_bid_is_not_asked():
    state = bidding((0, 0), (2, 1), (0, 1))
    assert sorted(state.pending) == [1, 2]
    state.play(1, bid(2, 0))
    told = state.play(2, bid(0, 1))
    assert [one["seat"] for one in facts(told, "bid")] == [0, 1, 2]
