"""Reasons of hints, in every game that names the parts of its insight."""

from __future__ import annotations

import pytest

import asclepia
from asclepia.players import Glimpse, advise
from asclepia.table import Stream
from tests.games.conformance import one_with_both
from tests.games.golden import settings

ROUNDS = 40
NEAR = 0.5  # in points: parts may leave out what is hardly worth a word
AHEAD = 1.5  # … and where it is not calm, count already what a card on the table will draw


def positions(game, seats, options, every):
    """Some decisions of a random game where there is something to decide, and how it ends."""
    stream = Stream(8)
    state = game.start(seats=seats, seed=6, **options)
    ply = 0
    while not state.over:
        seat = state.pending[0]
        choices = state.choices(seat)
        if ply % every == every - 1 and len(choices) > 1:
            yield state
        state.play(seat, choices[stream.below(len(choices))])
        ply += 1
    yield state


@pytest.mark.parametrize(("name", "seats", "options"), one_with_both(settings()))
def test_the_parts_are_what_a_position_is_worth(name, seats, options):
    game = asclepia.load(name)
    for state in positions(game, seats, options, 4):
        parts = game.insight.parts(state)
        if not parts:
            continue
        sums = [sum(part.points for part in own) for own in parts]
        near = NEAR if game.insight.calm(state) else AHEAD
        assert sums == pytest.approx(game.insight.worth(state), abs=near)
        for own in parts:  # no two are the same
            which = [(part.key, tuple(sorted(part.about.items()))) for part in own]
            assert len(set(which)) == len(which)


def told(game, reason, language):
    """What is said to whoever it is about, and of them to others."""
    facts = game.facts({"seat": reason.seat, **reason.facts}, language) | {"name": "Ada"}
    words = game.texts(language)
    named = f"{reason.key}-named"
    return [words.say(key, **facts) for key in (reason.key, named) if words.has(key)]


@pytest.mark.parametrize(("name", "seats", "options"), one_with_both(settings()))
def test_a_hint_depends_on_nothing_hidden_and_says_the_same_again(name, seats, options):
    """Hidden facts are dealt anew: the advice, its reason and every fact in it stay."""
    game = asclepia.load(name)
    stream = Stream(3)
    for state in positions(game, seats, options, 25):
        if state.over:
            break
        seat = state.pending[0]
        choices = state.choices(seat)
        instead = choices[stream.below(len(choices))]
        found = advise(Glimpse(state, seat, game.insight), 0, instead, rounds=ROUNDS)
        other = state.resample(seat, Stream(7))
        again = advise(Glimpse(other, seat, game.insight), 0, instead, rounds=ROUNDS)
        assert again.weighed == found.weighed
        assert (again.verdict, again.rival) == (found.verdict, found.rival)
        one, two = found.reason, again.reason
        assert (one is None) == (two is None)
        if one is not None and two is not None:
            assert (one.key, one.seat, one.facts, one.sure) == (
                two.key, two.seat, two.facts, two.sure,
            )  # fmt: skip
            for language in ("en", "fr"):
                for words in told(game, one, language):
                    assert words
                    assert not words.endswith(".")  # the sentence around it does


@pytest.mark.parametrize("name", asclepia.games())
def test_every_part_has_its_words(name):
    """In both languages, whether it is mine or somebody else's; with no words it cannot be told."""
    game = asclepia.load(name)
    keys = set()
    for seats, options in [(one[1], one[2]) for one in settings() if one[0] == name]:
        for state in positions(game, seats, options, 6):
            keys |= {part.key for own in game.insight.parts(state) for part in own}
    for language in ("en", "fr"):
        words = game.texts(language)
        for key in keys:
            assert words.has(f"reason-{key}"), key
            assert words.has(f"reason-{key}-theirs") != (key in game.insight.own_parts), key
            assert words.has(f"reason-{key}-named"), key  # of somebody else, when it is over
