"""No card, patient or agenda appears or vanishes, at any moment of any game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asclepia.table import Stream

from .positions import BENCH, GAME, PRINTED, asked, bench, card, facts, patient, step

#: Patients whose ends do everything that an end can do, and few cards, so that piles run out.
STORMY = bench(
    name="stormy",
    patients=[
        patient(
            value,
            [
                step("renew"),
                step("shuffle"),
                step("send"),
                step("infect", humour="every", by=1),
                step("draw", who="all", by=3),
                step("discard", who="all", by=2),
                step("limit", who="others", by=-1),
                step("limit", who="self", by=1),
            ][value % 8],
            step("draw", who="others", by=2),
        )
        for value in range(1, 13)
    ],
    cards=[card(one.id, one.kind, *one.steps, copies=1) for one in BENCH.cards],
)
#: So few cards that hardly anybody has one.
POOR = bench(name="poor", cards=[card(c.id, c.kind, *c.steps, copies=1) for c in BENCH.cards[:3]])
SETS = {one.name: one for one in (PRINTED, BENCH, STORMY, POOR)}

tables = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 6),
        "set": st.sampled_from(sorted(SETS)),
        "diagnosis": st.sampled_from(["printed", "random"]),
        "quacks": st.sampled_from(["none", "dealt"]),
        "seed": st.integers(0, 2**64),
    }
)


def check_pieces(state, deck, dealt, left):
    cards = [*state.pile, *state.discards, *state.played]
    for hand in state.hands:
        cards += hand
        assert list(hand) == sorted(hand)
    assert sorted(cards) == deck
    patients = [*state.waiting, *left]
    if state.patient >= 0:
        patients.append(state.patient)
    for hospital in (*state.cured, *state.succumbed):
        patients += hospital
    assert sorted(patients) == list(range(12))
    assert len(state.glimpsed) == len(state.waiting)
    assert sorted(state.agendas) == list(range(6))
    assert (state.agendas, state.characters) == dealt


def check_order(state):
    """What holds whenever somebody is asked for a treatment."""
    assert 0 <= state.patient < 12
    assert all(0 < status < 6 for status in state.status)
    assert any(status != 3 for status in state.status)
    assert 0 <= state.turns < 12 * state.seats
    assert all(1 <= limit <= 4 for limit in state.limits)
    assert all(len(h) <= limit for h, limit in zip(state.hands, state.limits, strict=True))
    assert state.pending == (state.treating,)
    assert (state.diagnosing + state.turns) % state.seats == state.treating


@pytest.mark.rule("Q-C2", "Q-C3", "Q-C4", "Q-A2", "Q-A3", "Q-A7")
@settings(max_examples=70)
@given(tables)
def test_every_card_patient_and_agenda_is_always_somewhere(chosen):
    options = {name: chosen[name] for name in ("diagnosis", "quacks")}
    components = SETS[chosen["set"]]
    state = GAME.start(chosen["seats"], chosen["seed"], components, **options)
    deck = sorted(state.pile)
    assert deck == [
        number for number, one in enumerate(components.cards) for _ in range(one.copies)
    ]
    dealt = (state.agendas, state.characters)
    stream = Stream(chosen["seed"])
    left = []
    while not state.over:
        check_pieces(state, deck, dealt, left)
        if asked(state)["to"] == "treat":
            check_order(state)
        seat = state.pending[0]
        choices = state.choices(seat)
        told = state.play(seat, choices[stream.below(len(choices))])
        left += [event["patient"] for event in facts(told, "left")]
    check_pieces(state, deck, dealt, left)
    assert state.patient == -1
    assert state.played == ()
    assert state.victor >= 0 or state.waiting == ()


@pytest.mark.rule("Q-A2", "Q-A7")
@settings(max_examples=25)
@given(tables)
def test_clones_and_samples_have_all_the_pieces_too(chosen):
    components = SETS[chosen["set"]]
    state = GAME.start(
        chosen["seats"],
        chosen["seed"],
        components,
        diagnosis=chosen["diagnosis"],
        quacks=chosen["quacks"],
    )
    deck = sorted(state.pile)
    stream = Stream(chosen["seed"])
    left = []
    for number in range(60):
        if state.over:
            break
        if number % 4 == 0:
            seat = stream.below(state.seats)
            for twin in (state.clone(), state.resample(seat, stream)):
                check_pieces(twin, deck, (twin.agendas, twin.characters), left)
        seat = state.pending[0]
        choices = state.choices(seat)
        told = state.play(seat, choices[stream.below(len(choices))])
        left += [event["patient"] for event in facts(told, "left")]


@pytest.mark.rule("Q-C4", "Q-A3")
@settings(max_examples=30)
@given(tables)
def test_what_happens_in_a_clone_stays_there(chosen):
    state = GAME.start(
        chosen["seats"],
        chosen["seed"],
        SETS[chosen["set"]],
        diagnosis=chosen["diagnosis"],
        quacks=chosen["quacks"],
    )
    stream = Stream(chosen["seed"])

    def go_on(state, moves):
        for _ in range(moves):
            if not state.over:
                choices = state.choices(state.pending[0])
                state.play(state.pending[0], choices[stream.below(len(choices))])

    def everything(state):
        views = [state.view(seat) for seat in range(state.seats)]
        return (state.open_view(), views, state.pile, state.waiting, state.infection)

    for _ in range(4):
        go_on(state, 30)
        before = everything(state)
        twin = state.clone()
        assert everything(twin) == before
        go_on(twin, 120)
        assert everything(state) == before


@pytest.mark.rule("Q-A3")
def test_a_clone_has_hands_limits_and_hospitals_of_its_own():
    state = GAME.start(3, 1, BENCH)
    twin = state.clone()
    for name in ("status", "hands", "limits", "cured", "succumbed", "confided"):
        assert getattr(twin, name) == getattr(state, name)
        assert getattr(twin, name) is not getattr(state, name)
    state.infection = (1, 0, 0, -1)
    assert state.clone().infection == (1, 0, 0, -1)
