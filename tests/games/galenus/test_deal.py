"""The deal: it is fair, and what lies below a summer face is told by nothing (A-S4)."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from .positions import (
    BENCH,
    CLASSES,
    GAME,
    NONE,
    TABLES,
    WINTER,
    bench,
    face,
    facts,
    gain,
    lay,
    price,
    project,
    table,
)

FACES = 72
OURS = GAME.components()
#: A few tables that differ in what is hidden.
KINDS = [TABLES[0], TABLES[9], TABLES[16], TABLES[18]]
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda one: "-".join(map(str, one)))


def start(kind, seed, components=None):
    seats, villas, colleague, level = kind
    return GAME.start(seats, seed, components, villas=villas, colleague=colleague, level=level)


def watchers(state):
    return [*range(state.seats), None]


def told_to(state, seat) -> list[Any]:
    """Everything that is said and shown to somebody, but not what is asked of others."""
    found = [state.view(seat), str(state.prompt(seat)), state.scores, state.pending]
    if seat in state.pending:
        blocked = [(str(what), rule, str(why)) for what, rule, why in state.blocked(seat)]
        found += [state.choices(seat), blocked, state.foretell_all(seat, closely=True)]
    return found


# Winter below summer


def turned(components, luck):
    """The same faces, but other winters below the summers."""
    rng = random.Random(luck)
    cards = []
    for cls in CLASSES:
        mine = [card for card in components.cards if card.cls == cls]
        winters = rng.sample([card.winter for card in mine], len(mine))
        cards += [
            msgspec.structs.replace(card, winter=winter)
            for card, winter in zip(mine, winters, strict=True)
        ]
    return msgspec.structs.replace(components, cards=cards)


def untitled():
    """The bench with one title for all winters; they differ by their projects."""
    cards = []
    for number, card in enumerate(BENCH.cards):
        task = project(pay=price(reputation=number % 12), gain=gain(impact=1))
        winter = msgspec.structs.replace(face(card.cls, "winter", 0, task), event="Winter")
        cards.append(msgspec.structs.replace(card, winter=winter))
    return bench(cards=cards)


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("components", [OURS, untitled()], ids=["ours", "untitled"])
def test_what_is_printed_does_not_tell_what_lies_below(components):
    """Nor do numbers and lists, even where all winters have the same title."""
    printed = GAME.start(2, 1, components).printed()
    other = turned(components, 1)
    assert other.cards != components.cards
    assert GAME.start(2, 1, other).printed() == printed
    for language in ("en", "fr"):
        assert GAME.listed(language, other) == GAME.listed(language, components)


@every_kind
@pytest.mark.rule("A-S4")
def test_nothing_tells_what_lies_below_until_it_is_turned(kind):
    """The same game with other winters looks the same, whatever one looks at."""
    compared = 0
    for luck in range(4):
        rng = random.Random(luck)
        one, two = start(kind, luck), start(kind, luck, turned(OURS, luck))
        assert one.backs != two.backs
        assert told_of(one.opening) == told_of(two.opening)
        told: list[Any] = []
        while not one.over and not turns(told):
            compared += 1
            for watcher in watchers(one):
                assert told_to(one, watcher) == told_to(two, watcher)
            seat = rng.choice(one.pending)
            action = rng.choice(one.choices(seat))
            told, other = one.play(seat, action), two.play(seat, action)
            assert told_of(told) == told_of(other)
    assert compared > 20


def told_of(events):
    """What is told, as far as no card is turned."""
    found = []
    for event in events:
        if turns([event]):
            break
        found.append(event.all())
    return found


def turns(told):
    return any(event["face"] >= WINTER for event in facts(told, "region_opened"))


def in_decks(state):
    return [card % FACES for deck in state.decks for card in deck]


@pytest.mark.rule("A-S4")
def test_a_winter_that_was_seen_lies_below_nothing_else():
    state = table(2)
    lay(state, 40, 12, 24)  # the first region shows its winter side
    state.decks = [
        tuple(card for card in deck if card % FACES != 40 and card // FACES != 12)
        for deck in state.decks
    ]
    rng = random.Random(5)
    for _ in range(60):
        drawn = state.resample(1, rng)
        assert drawn.backs[0] == NONE
        assert 40 not in [*drawn.backs, *in_decks(drawn)]


# A fair deal


@cache
def deals(seats):
    return [GAME.start(seats, seed, villas="asymmetric") for seed in range(480)]


def evenly(found, values, spread=0.55):
    """Each of the values comes about as often as the others: of seeds that are fixed, so that
    this cannot fail by chance."""
    counted = Counter(found)
    fair = len(found) / len(values)
    assert set(counted) == set(values)
    assert all(fair * (1 - spread) < count < fair * (1 + spread) for count in counted.values())


@pytest.mark.rule("A-S1", "A-S2", "A-S3")
def test_every_card_comes_up_as_often_as_the_others():
    dealt = deals(4)
    evenly([state.first for state in dealt], range(4))
    for seat in range(4):
        evenly([state.physicians[seat].villa for state in dealt], range(8))
    for region in range(3):
        evenly([state.faces[region] for state in dealt], range(12 * region, 12 * region + 12))
        for place in (0, 10):
            tops = [state.decks[region][place] // FACES for state in dealt]
            evenly(tops, range(12 * region, 12 * region + 12))
    evenly([state.journey for state in dealt], range(10))
    evenly([state.journeys[-1] for state in dealt], range(10))


@pytest.mark.rule("S-1", "S-2", "S-3")
def test_pergamon_is_dealt_fairly():
    dealt = deals(1)
    for goal in (0, 2):
        evenly([state.goals[goal] for state in dealt], [8 * (goal > 0) + 2 * n for n in range(4)])
    for humour in range(4):
        evenly([state.teachers[humour] for state in dealt], range(4))
    for who in range(4):
        evenly([state.where[who] for state in dealt], range(4))
    classes = [state.faces[region] // 12 for state in dealt for region in range(4)]
    evenly(classes, range(3))
    assert len({state.faces[3] for state in dealt}) == 36


@pytest.mark.rule("B-1")
def test_either_colleague_comes():
    states = [GAME.start(2, seed, colleague="yes") for seed in range(200)]
    evenly([state.view(None)["visitors"][0]["who"] for state in states], (0, 1), 0.3)
