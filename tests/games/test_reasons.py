"""Reasons of hints, in every game that names the parts of its insight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import asclepia
from asclepia.players import Glimpse, advise
from asclepia.players.reasons import Reason
from asclepia.table import Stream
from asclepia.table.frames import Sealed
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


def so_it_is(state: Any, why: Reason, insight: Any) -> bool:
    """Whether a reason agrees with a position; what is not there has no facts."""
    if why.key == "reason-wins":
        return why.seat in state.winners
    facts = {name: why.facts[name] for name in why.facts if f"{name}_now" in why.facts}
    stands = dict.fromkeys(facts, 0)
    for part in insight.parts(state)[why.seat]:
        if part.key == why.part and all(why.facts[name] == part.about[name] for name in part.about):
            stands |= part.facts
    return stands == facts


@pytest.mark.parametrize(("name", "seats", "options"), one_with_both(settings()))
def test_what_a_hint_calls_sure_is_so_in_the_game_itself(name, seats, options):
    """Whatever is hidden, and whatever others decide at the same moment."""
    game = asclepia.load(name)
    stream = Stream(5)
    sure = 0
    for state in positions(game, seats, options, 10):
        if state.over:
            break
        seat = state.pending[0]
        found = advise(Glimpse(state, seat, game.insight), 0, rounds=ROUNDS)
        if found.reason is None or not found.reason.sure:
            continue
        sure += 1
        after = state.clone()
        after.play(seat, found.weighed[0][0])
        while isinstance(after.frame, Sealed):
            other = after.pending[0]
            choices = after.choices(other)
            after.play(other, choices[stream.below(len(choices))])
        assert so_it_is(after, found.reason, game.insight), (found.reason.key, found.reason.facts)
    assert sure


# Words that promise: a reason says what is there, what a rule says, or what could be.

ROOT = Path(__file__).parents[2]
PROMISES = {
    "en": r"\b(will|best|better|hardly|likel\w+|should|rightly|enough)\b|about \{|bring 10",
    "fr": r"\b(guère|meilleure?s?|mieux|devriez|chances|environ|rapport(ent 10|era\w*))\b",
}
VERDICTS = {  # a bot's words on a move that was made
    "en": r"best move|better move|rightly|misjudged|missed",
    "fr": r"meilleur coup|y avait mieux|avec raison|trompé|laissé passer",
}


def said_in(path: Path, begins: str) -> Iterator[tuple[str, str]]:
    """The texts of a file whose keys begin so, and the words in them."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and re.match(begins, entry.id.name):
            written = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            yield entry.id.name, written.partition("=")[2]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_reason_promises_what_may_not_come(language):
    """Strangers were told of points that they never got, and that bad moves were the best."""
    games = [f"src/asclepia/games/{name}/texts" for name in asclepia.games()]
    looked = [(home, "reason-", PROMISES) for home in games]
    looked.append(("src/asclepia/table/texts", "hint-(agreed|equal|better|why)", PROMISES))
    looked.append(("web/src/pages/texts/replay", "replay-why-", VERDICTS))
    for home, begins, words in looked:
        path = ROOT / home / f"{language}.ftl"
        if not path.exists():
            continue  # a game of somebody else
        texts = list(said_in(path, begins))
        assert texts, path
        for key, written in texts:
            found = re.search(words[language], written)
            assert found is None, f"{path}: {key} says “{found[0]}”"
