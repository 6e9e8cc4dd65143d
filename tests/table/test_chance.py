"""Two streams of chance: even, repeatable, and apart from each other."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asclepia.table import Dice, OptionError, Stream, fresh_seed

seeds = st.integers(0, 2**128 - 1)
KNOWN_DICE = [81, 38, 60, 32, 29, 49, 27, 7, 78, 98, 24, 64]
KNOWN_STREAM = [80, 56, 92, 84, 40, 19, 64, 26, 61, 23, 69, 18]


@given(seeds)
def test_the_same_seed_rolls_the_same(seed):
    one, two = Dice(seed), Dice(seed)
    assert [one.below(6) for _ in range(40)] == [two.below(6) for _ in range(40)]


@given(seeds, st.integers(0, 40))
def test_a_clone_rolls_on_by_itself(seed, rolled):
    dice = Dice(seed)
    for _ in range(rolled):
        dice.below(6)
    twin = dice.clone()
    ahead = [twin.below(1000) for _ in range(20)]
    assert [dice.below(1000) for _ in range(20)] == ahead


def test_known_rolls_never_change():
    """Old records replay only while these stay as they are."""
    dice = Dice(7)
    assert [dice.below(100) for _ in range(12)] == KNOWN_DICE
    stream = Stream(7)
    assert [stream.below(100) for _ in range(12)] == KNOWN_STREAM


@pytest.mark.parametrize("make", [lambda: Dice(99), lambda: Stream(99)])
def test_all_faces_come_equally_often(make):
    source = make()
    rolls = Counter(source.below(6) for _ in range(60_000))
    chi = sum((rolls[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi < 20.5  # one in a thousand for five degrees of freedom; the seed is fixed


@given(seeds, st.lists(st.integers(), max_size=30))
def test_shuffling_keeps_everything(seed, things):
    shuffled = things[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


@pytest.mark.parametrize("seed", [-1, 2**128, "7", 1.5, None, True])
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(OptionError, match="seed must be a whole number"):
        Dice(seed)


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 10**30])
def test_dice_have_bounds(n):
    """Above them no word would be small enough, and the dice would roll for ever."""
    with pytest.raises(ValueError, match="dice roll below 1 to 2"):
        Dice(1).below(n)
    assert Dice(1).below(2**32) >= 0


def test_fresh_seeds_differ():
    assert len({fresh_seed() for _ in range(100)}) == 100


def test_a_stream_can_be_made_of_any_generator():
    assert Stream.of(random.Random(5)).below(10**6) == Stream.of(random.Random(5)).below(10**6)
    stream = Stream(1)
    assert Stream.of(stream) is stream


@given(st.integers(0, 2**63 - 1), st.integers(1, 63))
def test_bits_stay_in_their_range(seed, bits):
    assert 0 <= Stream(seed).getrandbits(bits) < 2**bits
    assert 0 <= Stream(seed).random() < 1
