"""What is hidden (A-S4): the order of the decks, what lies below a summer face, bids until all are
in. All else is public; and the deal is fair."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from asclepia.players import Glimpse, GreedyPlayer
from asclepia.table import IllegalAction, Match
from asclepia.table.frames import Sealed

from .positions import (
    BENCH,
    CLASSES,
    GAME,
    NONE,
    TABLES,
    WINTER,
    begin,
    bench,
    face,
    facts,
    gain,
    lay,
    own,
    play_out,
    playing,
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


def hidden(state):
    """Everything that lies closed."""
    return {"decks": list(state.decks), "backs": state.backs[:], "journeys": state.journeys}


def midgame(kind, moves=90, seed=4):
    """Somewhere in a random game."""
    state = start(kind, seed)
    for number, _ in enumerate(playing(state, seed)):
        if number == moves:
            break
    assert not state.over
    return state


def told_to(state, seat) -> list[Any]:
    """Everything that is said and shown to somebody, but not what is asked of others."""
    found = [state.view(seat), str(state.prompt(seat)), state.scores, state.pending]
    if seat in state.pending:
        blocked = [(str(what), rule, str(why)) for what, rule, why in state.blocked(seat)]
        found += [state.choices(seat), blocked, state.foretell_all(seat, closely=True)]
    return found


# Views


@every_kind
@pytest.mark.rule("A-S4")
def test_everybody_sees_the_same_but_bids(kind):
    state = start(kind, 5)
    bidding = 0
    for number, _ in enumerate(playing(state, luck=3)):
        secret = isinstance(state.frame, Sealed)
        bidding += secret
        if number % 5 and not secret:
            continue
        views = [state.view(seat) for seat in watchers(state)]
        for seat, view in zip(watchers(state), views, strict=True):
            assert json.loads(json.dumps(view)) == view
            asked = view.pop("asked")
            if secret and seat is None:
                assert asked.get("sealed") is None
                assert "to" not in asked
        assert all(view == views[0] for view in views)
    assert bidding or state.seats == 1


@every_kind
@pytest.mark.rule("A-S4")
def test_of_what_lies_closed_only_the_number_is_seen(kind):
    state = midgame(kind)
    view = state.view(None)
    assert view["decks"] == [len(deck) for deck in state.decks]
    assert view["journeys_left"] == len(state.journeys)
    assert len(view["journeys_gone"]) + 1 + view["journeys_left"] == 10
    shown = json.dumps({**view, "gone": []})
    state.backs = [one if one == NONE else 0 for one in state.backs]
    state.decks = [(0,) * len(deck) for deck in state.decks]
    state.journeys = (0,) * len(state.journeys)
    assert json.dumps({**state.view(None), "gone": []}) == shown


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


# Dealing the hidden parts anew


@every_kind
@pytest.mark.rule("A-S4")
def test_dealing_anew_keeps_what_is_public_and_every_closed_card(kind):
    rng = random.Random(3)
    state = start(kind, 7)
    for number, _ in enumerate(playing(state, luck=5)):
        if number % 23:
            continue
        seat = rng.choice(watchers(state))
        drawn = state.resample(seat, rng)
        assert drawn.view(seat) == state.view(seat)
        assert sorted(drawn.journeys) == sorted(state.journeys)
        assert closed(drawn) == closed(state)
        for mine, theirs in zip(state.decks, drawn.decks, strict=True):
            assert {one // FACES for one in mine} == {one // FACES for one in theirs}
        assert [one == NONE for one in drawn.backs] == [one == NONE for one in state.backs]
        for summer, back in zip(drawn.faces, drawn.backs, strict=True):
            assert back == NONE or back // 12 - 3 == summer // 12  # of its class


def closed(state):
    """The winters that nobody has seen."""
    return sorted([one for one in state.backs if one != NONE] + in_decks(state))


def in_decks(state):
    return [card % FACES for deck in state.decks for card in deck]


@pytest.mark.rule("A-S4")
def test_dealing_anew_shuffles_everything_that_is_closed():
    state = table(3)
    rng = random.Random(4)
    drawn = [state.resample(0, rng) for _ in range(80)]
    for region in range(3):
        mine = set(range(WINTER + 12 * region, WINTER + 12 * region + 12))
        assert {one.backs[region] for one in drawn} == mine
        for place in range(11):
            assert len({one.decks[region][place] // FACES for one in drawn}) > 8
            assert len({one.decks[region][place] % FACES for one in drawn}) > 8
    for place in range(9):
        assert len({one.journeys[place] for one in drawn}) == 9


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


@every_kind
@pytest.mark.rule("A-S4")
def test_what_is_dealt_anew_depends_on_nothing_that_is_hidden(kind):
    state = midgame(kind, moves=25)
    other = state.resample(0, random.Random(1))
    assert hidden(other) != hidden(state)
    for luck in range(5):
        one, two = [which.resample(0, random.Random(luck)) for which in (state, other)]
        assert hidden(one) == hidden(two)
    before = hidden(state)
    one.decks = []
    one.physicians[0].impact = 99
    assert hidden(state) == before
    assert state.physicians[0].impact != 99


# Bids


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
        answers.add(GreedyPlayer(5).decide(Glimpse(state, 1, GAME.insight)))
    assert all(len(found) == 1 for found in drawn.values())
    assert len(set.union(*drawn.values())) > 4  # but luck makes other bids
    assert len(answers) == 1


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


# What comes to light


def open_cards(state):
    view = state.view(None)
    found = {("face", region["face"]) for region in view["regions"]}
    return found | {("journey", view["journey"]["card"])}


@every_kind
@pytest.mark.rule("A-S4")
def test_whatever_comes_to_light_is_told_as_such(kind):
    """So that nobody can see it and then take the move back."""
    for luck in range(2):
        state = start(kind, luck)
        told: list[Any] = []
        seen = open_cards(state)
        for _ in playing(state, luck, told):
            now = open_cards(state)
            for what, number in now - seen:
                name, field = {
                    "face": ("region_opened", "face"),
                    "journey": ("journey_opened", "journey"),
                }[what]
                assert number in [one[field] for one in facts(told, name)]
            told.clear()
            seen |= now


@cache
def everything_told():
    return [event for kind in KINDS for event in play_out(start(kind, 2), 2)]


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("kind", ["region_opened", "journey_opened", "bid"])
def test_what_was_closed_cannot_be_taken_back(kind):
    (one,) = {event.kind for event in everything_told() if event.kind.name == kind}
    assert one.reveals
    assert one.secret == ()


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
