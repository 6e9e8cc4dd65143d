"""Random windows, resolved again by a slow reader of the rules who knows nothing of the engine.

It reads what was played from the events, what a card does from its printed steps, and works out
what stands, where the humours land, who caused it, who draws, and what becomes of the patient
(Q-X2, Q-A1, Q-A4, Q-A5). Statuses are written as people say them: from -3, succumbed, by way
of 0, balanced, to +3, succumbed.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .positions import (
    BENCH,
    BLOOD,
    DOWN,
    FIRST_CHARACTER,
    GAME,
    PRINTED,
    asked,
    be,
    bench,
    card,
    drawers,
    facts,
    hospitals,
    id_of,
    step,
)

#: Cards that do several things at once, and in an order that matters.
MEDLEY = bench(
    name="medley",
    cards=[
        *BENCH.cards[:30],
        card("swap and up", "treatment", step("swap"), step("move", humour="chosen", by=2)),
        card("turn two", "treatment", *[step("mirror", humour=h) for h in ("chosen", "other")]),
        card(
            "up and soothe",
            "response",
            step("move", humour="blood", by=2),
            step("balance", humour="every", by=1),
        ),
        card("cancel and up", "response", step("cancel"), step("move", humour="phlegm", by=1)),
        card("credit and down", "response", step("credit"), step("move", humour="black", by=-1)),
        card("restore all", "response", step("restore", humour="every")),
        card(
            "upset two", "response", *[step("upset", humour=h, by=1) for h in ("chosen", "other")]
        ),
        card("either", "response", step("move", humour="yellow", by=3, way="chosen")),
    ],
)
SETS = {"printed": PRINTED, "bench": BENCH, "medley": MEDLEY}
NAMES = ["black", "blood", "phlegm", "yellow"]

# The slow reader


class Played:
    """Something on the table: what it does, whose it is, what it is about."""

    def __init__(self, event, components):
        self.seat = event["seat"]
        self.credited_to = self.seat
        self.cancelled = False
        self.factor = 1
        if "remedy" not in event:  # a basic treatment
            self.steps = [step("move", humour="chosen", by=1, way="chosen")]
            event = {"other": None, "target": None, **event}
        elif event["remedy"] >= FIRST_CHARACTER:
            self.steps = components.characters[event["remedy"] - FIRST_CHARACTER].steps
        else:
            self.steps = components.cards[event["remedy"]].steps
        self.humour, self.other = event["humour"], event["other"]
        self.way, self.about = event["way"], event["target"]
        self.redirected_to = None

    def does(self, what):
        return any(step.do == what for step in self.steps)

    def humours(self, step):
        """The humours that a step is about."""
        if step.humour == "every":
            return [0, 1, 2, 3]
        if step.humour == "chosen":
            return [self.humour if self.redirected_to is None else self.redirected_to]
        if step.humour == "other":
            return [self.other]
        return [NAMES.index(step.humour)]


def clamp(status):
    return max(-3, min(3, status))


def moved_by_one_step(do, now, start, step, played):
    """Where one step of a card leaves a humour."""
    amount = step.by * played.factor
    if do == "move":
        if step.way == "chosen" and played.way == 0:
            amount = -amount
        return clamp(now + amount)
    if do == "mirror":
        return -now
    if do == "restore":
        return start
    # Towards balanced or away from it; reversed, it is the other one.
    if now == 0:
        return 0
    side = 1 if now > 0 else -1
    if do == "upset":
        amount = -amount
    distance = abs(now) - amount if amount < 0 else max(0, abs(now) - amount)
    return clamp(side * distance)


def resolve(before, timeline):
    """Q-X2: cancelling cards first, the newest first; the rest in the order played. Gives the
    statuses and, for each humour, the place in the timeline of the last effect that changed it."""
    for played in reversed(timeline):
        if played.does("cancel") and not played.cancelled:
            timeline[played.about].cancelled = True
    for played in timeline:
        if played.cancelled:
            continue
        if played.does("redirect"):
            timeline[played.about].redirected_to = played.humour
        if played.does("reverse"):
            timeline[played.about].factor *= -1
        if played.does("double"):
            timeline[played.about].factor *= 2
        if played.does("credit"):
            timeline[played.about].credited_to = played.seat
    status = list(before)
    cause = [None] * 4
    for place, played in enumerate(timeline):
        if played.cancelled:
            continue
        earlier = list(status)
        for one in played.steps:
            if one.do == "swap":
                a = played.humour if played.redirected_to is None else played.redirected_to
                status[a], status[played.other] = status[played.other], status[a]
            elif one.do in ("move", "balance", "upset", "mirror", "restore"):
                for humour in played.humours(one):
                    status[humour] = moved_by_one_step(
                        one.do, status[humour], before[humour], one, played
                    )
        for humour in range(4):
            if status[humour] != earlier[humour]:
                cause[humour] = place
    return status, cause


def balance_draws(before, status, cause, timeline):
    """Q-A1, Q-X3: who draws for balance, in the order of the causing effects."""
    balanced = [h for h in range(4) if before[h] != 0 and status[h] == 0]
    return [timeline[cause[h]].credited_to for h in sorted(balanced, key=lambda h: cause[h])]


def fate(before, status, cause, timeline):
    """Q-A4, Q-A5: what becomes of the patient, and whose it is."""
    dead = [cause[humour] for humour in range(4) if abs(status[humour]) == 3]
    if dead:
        return "succumbed", timeline[max(dead)].credited_to
    if status == [0, 0, 0, 0]:
        brought = [cause[humour] for humour in range(4) if before[humour] != 0]
        return "cured", timeline[max(brought)].credited_to
    return None, None


# The comparison


def full_hands(state, rng, size):
    """Everybody holds many cards; more than a hand may have, so that windows get long."""
    pile = list(state.pile)
    rng.shuffle(pile)
    for seat in range(state.seats):
        state.hands[seat] = tuple(sorted(pile[:size]))
        del pile[:size]
    state.pile = tuple(pile)


def one_window(state, rng, eagerness):
    """One treatment and all answers to it, at random; the events until the next treatment, and
    how many of them came when the window closed."""
    told = []
    first = True
    while first or (not state.over and asked(state)["to"] != "treat"):
        seat = state.pending[0]
        choices = state.choices(seat)
        chosen = rng.choice(choices)
        if asked(state)["to"] == "treat" and rng.random() < 0.7 and len(choices) > 8:
            chosen = rng.choice(choices[8:])
        if asked(state)["to"] == "respond" and len(choices) > 1:
            chosen = rng.choice(choices[1:]) if rng.random() < eagerness else choices[0]
        told += state.play(seat, chosen)
        first = False
    return told


def is_subsequence(short, long):
    rest = iter(long)
    return all(any(one == other for other in rest) for one in short)


def compare(state, components, rng, eagerness):
    """Plays one treatment and compares everything. Tells how much was played and what happened."""
    before = [status - 3 for status in state.status]
    patient = state.patient
    there = [len(cured) + len(succumbed) for cured, succumbed in hospitals(state)]
    cards = len(state.pile) + len(state.discards)
    told = one_window(state, rng, eagerness)
    timeline = [
        Played(
            dict(zip(event.kind.fields, event.values, strict=True)),
            components,
        )
        for event in told
        if event.kind.name in ("treated", "played")
    ]
    status, cause = resolve(before, timeline)

    moves = facts(told, "moved")
    expected = [
        {
            "seat": timeline[cause[humour]].credited_to,
            "humour": humour,
            "before": before[humour] + 3,
            "after": status[humour] + 3,
        }
        for humour in range(4)
        if status[humour] != before[humour]
    ]
    assert moves == expected

    cancelled = [(event["seat"], event["remedy"]) for event in facts(told, "cancelled")]
    assert len(cancelled) == sum(played.cancelled for played in timeline)
    assert [seat for seat, _ in cancelled] == [p.seat for p in timeline if p.cancelled]

    # Draws: those for balance in their order; those that cards and directions give besides.
    end = next(
        (i for i, event in enumerate(told) if event.kind.name in ("cured", "succumbed", "left")),
        len(told),
    )
    drawn = drawers(told[:end])
    for_balance = balance_draws(before, status, cause, timeline)
    others = any(
        one.do == "draw" for played in timeline if not played.cancelled for one in played.steps
    )
    if not others:
        assert drawn == for_balance[:cards]  # Q-A2: as long as there are cards
    elif len(drawn) < cards:
        assert is_subsequence(for_balance, drawn)

    what, whose = fate(before, status, cause, timeline)
    for kind in ("cured", "succumbed"):
        found = facts(told, kind)
        assert found == ([{"seat": whose, "patient": patient}] if what == kind else [])
    now = [len(cured) + len(succumbed) for cured, succumbed in hospitals(state)]
    assert [b - a for a, b in zip(there, now, strict=True)] == [
        int(seat == whose) for seat in range(state.seats)
    ]
    if what is None and not facts(told, "left"):
        assert state.status == [one + 3 for one in status]
        assert state.patient == patient
    return len(timeline), what, sum(played.cancelled for played in timeline)


statuses = st.lists(st.integers(1, 5), min_size=4, max_size=4).filter(
    lambda status: status != [3, 3, 3, 3]
)


@pytest.mark.rule("Q-X2", "Q-X3", "Q-A1", "Q-A4", "Q-A5")
@settings(max_examples=1000)
@given(
    st.sampled_from(sorted(SETS)),
    st.integers(2, 6),
    statuses,
    st.integers(0, 2**32),
    st.sampled_from([0.3, 0.6, 0.9]),
    st.integers(1, 6),
)
def test_every_window_ends_as_the_rules_say(name, seats, status, luck, eagerness, size):
    components = SETS[name]
    rng = random.Random(luck)
    state = GAME.start(seats, luck, components)
    state.status = status
    state.agendas = tuple(range(6))
    full_hands(state, rng, min(size, len(state.pile) // seats))
    compare(state, components, rng, eagerness)


@pytest.mark.rule("Q-X2", "Q-X3", "Q-A1", "Q-A4", "Q-A5", "Q-C5")
@settings(max_examples=200)
@given(st.integers(2, 6), statuses, st.integers(0, 2**32), st.integers(2, 5))
def test_abilities_in_the_window_are_resolved_like_cards(seats, status, luck, size):
    rng = random.Random(luck)
    state = GAME.start(seats, luck, BENCH, quacks="dealt")
    for seat in range(seats):  # no gossips: they draw more
        be(state, seat, rng.choice(["surgeon", "chemist", "flatterer", "meddler", "nurse"]))
    state.status = status
    full_hands(state, rng, size)
    compare(state, BENCH, rng, 0.8)


@pytest.mark.rule("Q-X2", "Q-X3", "Q-A1", "Q-A4", "Q-A5")
@pytest.mark.parametrize("name", sorted(SETS))
def test_whole_games_go_as_the_rules_say(name):
    components = SETS[name]
    ends = set()
    longest = 0
    cancelled = 0
    for luck in range(8):
        rng = random.Random(luck)
        state = GAME.start(2 + luck % 5, luck, components)
        while not state.over:
            if luck % 2:
                full_hands_from_everywhere(state, rng)
            length, what, gone = compare(state, components, rng, 0.7)
            longest = max(longest, length)
            ends.add(what)
            cancelled += gone
    assert ends == {"cured", "succumbed", None}
    assert longest > 6
    assert cancelled > 10


def full_hands_from_everywhere(state, rng):
    """The cards that nobody has played are dealt anew, three each as long as they last."""
    cards = [*state.pile, *state.discards, *[one for hand in state.hands for one in hand]]
    rng.shuffle(cards)
    size = min(3, len(cards) // state.seats)
    for seat in range(state.seats):
        state.hands[seat] = tuple(sorted(cards[:size]))
        del cards[:size]
    state.pile = tuple(cards)
    state.discards = ()


@pytest.mark.rule("Q-C4", "Q-X2")
@pytest.mark.parametrize("name", sorted(SETS))
def test_every_card_of_every_set_is_among_those_compared(name):
    """Each is played once on a fresh patient with every target that it can have."""
    components = SETS[name]
    for number, one in enumerate(components.cards):
        state = GAME.start(3, number, components, first="1")
        state.status = [1, 5, 4, 2]
        state.agendas = tuple(range(6))
        seat = 0 if one.kind == "treatment" else 1
        state.hands[seat] = (number,)
        if seat == 1:
            state.play(0, GAME.actions.find("treat", BLOOD, DOWN))
        ways = [
            action
            for action in state.choices(seat)
            if action.values[:1] == (number,) and action.kind.name != "treat"
        ]
        assert ways, id_of(state, number)
        for way in ways:
            twin = state.clone()
            twin.choices(seat)
            told = twin.play(seat, way)
            timeline = [Played({"seat": 0, "humour": BLOOD, "way": DOWN}, components)][:seat]
            timeline += [Played(event, components) for event in facts(told, "played")]
            status, _ = resolve([-2, 2, 1, -1], timeline)
            reached = [-2, 2, 1, -1]
            for move in facts(told, "moved"):
                reached[move["humour"]] = move["after"] - 3
            assert reached == status, (id_of(state, number), str(way))
