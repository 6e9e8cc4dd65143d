"""What is in the box, as far as the rules say something about it."""

from __future__ import annotations

import pytest

from asclepia.table import OptionError

from .positions import (
    BAND,
    BENCH,
    BLOOD,
    DOWN,
    FIRST_CHARACTER,
    GAME,
    OPTIONS,
    PRINTED,
    SEATS,
    UP,
    play_out,
    playing,
    printed_parts,
    start_printed,
    table,
    treat,
)


def test_the_workbench_of_these_tests_is_a_set_that_could_be_played():
    assert list(BENCH.problems()) == []


# Q-C1: humours


@pytest.mark.rule("Q-C1")
@pytest.mark.parametrize("options", OPTIONS)
def test_four_humours_on_a_line_of_seven(options):
    reached = set()
    for seed in range(12):
        state = start_printed(2, seed, **options)
        for _ in playing(state, luck=seed):
            status = state.view(None)["status"]
            assert len(status) == 4
            reached |= set(status)
    assert reached <= set(range(7))
    assert {1, 2, 3, 4, 5} <= reached


@pytest.mark.rule("Q-C1", "Q-A4")
@pytest.mark.parametrize("way", [DOWN, UP])
def test_from_balanced_it_is_three_steps_to_either_end(way):
    state = table(2, "+ 0 + +")
    there = state.patient
    for step in range(3):
        assert state.patient == there, step
        treat(state, BLOOD, way)
    assert state.patient != there
    assert state.succumbed[0] == (there,)


@pytest.mark.rule("Q-C1")
def test_the_humours_and_places_have_names():
    words = GAME.texts()
    assert [words.say("humour-name", humour=one) for one in range(4)] == [
        "black bile",
        "blood",
        "phlegm",
        "yellow bile",
    ]
    names = [words.say("status-sign", status=one) for one in range(7)]
    assert names == ["†", "−−", "−", "balanced", "+", "++", "†"]


# Q-C2: patients


@pytest.mark.rule("Q-C2")
def test_twelve_patients_worth_one_to_twelve():
    assert sorted(one.value for one in PRINTED.patients) == list(range(1, 13))
    printed = start_printed(2).printed()["patients"]
    assert [one["value"] for one in printed] == list(range(1, 13))


@pytest.mark.rule("Q-C2")
@pytest.mark.parametrize("patient", PRINTED.patients, ids=lambda one: one.id)
def test_a_patient_prints_its_statuses_and_what_its_end_leads_to(patient):
    assert len(patient.status) == 4
    assert sum(status != 0 for status in patient.status) == BAND[patient.value]
    assert all(-2 <= status <= 2 for status in patient.status)
    assert patient.succumbs
    printed = start_printed(2).printed()["patients"][patient.value - 1]
    assert printed["id"] == patient.id
    assert printed["status"] == patient.status
    for language in ("en", "fr"):
        assert printed["name"][language]
        assert printed["line"][language]
        assert printed["text"][language]


# Q-C3: agendas


@pytest.mark.rule("Q-C3")
@pytest.mark.parametrize("seats", SEATS)
def test_six_agendas_that_are_not_met_at_the_start(seats):
    state = start_printed(seats)
    assert len(state.printed()["agendas"]) == 6
    for number in range(6):
        for seat in range(seats):
            assert any(have < least for have, least in state.progress(seat, number))


@pytest.mark.rule("Q-C3")
@pytest.mark.parametrize("seats", SEATS)
def test_some_agendas_are_for_curing_and_some_for_letting_succumb(seats):
    def met(state):
        return {
            number
            for number in range(6)
            if all(have >= least for have, least in state.progress(0, number))
        }

    everybody = tuple(range(12))
    state = start_printed(seats)
    state.cured[0] = everybody
    by_curing = met(state)
    state = start_printed(seats)
    state.succumbed[0] = everybody
    by_succumbing = met(state)
    assert by_curing - by_succumbing
    assert by_succumbing - by_curing
    assert by_curing | by_succumbing == set(range(6))


@pytest.mark.rule("Q-C3")
def test_an_agenda_is_about_public_facts():
    """Its progress is the same for everybody who knows nothing but the public view."""
    state = start_printed(3)
    for _ in playing(state, luck=5):
        view = state.view(None)
        for seat in range(3):
            twin = start_printed(3, seed=77)
            for other in range(3):
                twin.cured[other] = tuple(view["players"][other]["cured"])
                twin.succumbed[other] = tuple(view["players"][other]["succumbed"])
            for number in range(6):
                assert twin.progress(seat, number) == state.progress(seat, number)


# Q-C4: cards


@pytest.mark.rule("Q-C4")
def test_about_thirty_cards_of_two_kinds():
    assert 25 <= sum(one.copies for one in PRINTED.cards) <= 36
    assert {one.kind for one in PRINTED.cards} == {"treatment", "response"}


@pytest.mark.rule("Q-C4")
def test_some_cards_change_a_maximum_hand_size():
    changes = {step.by for one in PRINTED.cards for step in one.steps if step.do == "limit"}
    assert changes == {-1, 1}


@pytest.mark.rule("Q-C4")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_has_one_line_about_its_effect_and_one_joke(language):
    printed = start_printed(2).printed()
    for one in [*printed["cards"], *printed["characters"]]:
        for part in ("name", "line", "text"):
            assert one[part][language].strip()
            assert "\n" not in one[part][language]
    assert len({one["name"][language] for one in printed["cards"]}) == len(printed["cards"])


@pytest.mark.rule("Q-C4", "Q-E4")
def test_the_composition_of_the_deck_is_public():
    for components in (PRINTED, BENCH):
        state = GAME.start(3, 1, components)
        composition = {number: one["copies"] for number, one in enumerate(state.printed()["cards"])}
        assert {card: state.pile.count(card) for card in set(state.pile)} == composition
        assert [one["use"] for one in state.printed()["cards"]] == [
            one.kind for one in components.cards
        ]


@pytest.mark.rule("Q-C4")
def test_a_card_says_what_it_does():
    text = {
        one.id: printed["text"]["en"]
        for one, printed in zip(BENCH.cards, table(2).printed()["cards"], strict=True)
    }
    assert text["two"] == "Move one humour two steps either way."
    assert (
        text["both down"]
        == "Move one humour one step down. Then move another humour one step down."
    )
    assert text["blood"] == "Move blood two steps either way."
    assert text["audit"] == "From now on everybody else can hold one card less."
    assert text["bag"] == "From now on you can hold one card more."
    assert text["present"] == "Another player draws two cards."
    # "one" is "pinch" and "two" is "push" and "rest" is "purse", but for their moment.
    assert len(set(text.values())) == len(text) - 3


# Q-C5: characters


@pytest.mark.rule("Q-C5")
def test_at_least_six_characters_some_for_the_treatment_some_for_the_window_some_continuous():
    assert len(PRINTED.characters) >= 6
    uses = {one.use for one in PRINTED.characters}
    assert uses == {"treatment", "response", "always"}


# Q-N1: players


@pytest.mark.rule("Q-N1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS)
def test_two_to_six_players(seats, options):
    state = start_printed(seats, **options)
    play_out(state, luck=seats)
    assert state.over
    assert state.winners


@pytest.mark.rule("Q-N1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 12])
def test_no_other_number_of_players(seats):
    with pytest.raises(OptionError, match="2 to 6"):
        GAME.start(seats)


# Numbers


def test_patients_cards_and_characters_are_numbered_as_they_are_printed():
    parts = printed_parts()
    printed = start_printed(2).printed()
    assert [one["id"] for one in printed["cards"]] == [one["id"] for one in parts["cards"]]
    assert [one["id"] for one in printed["agendas"]] == [one["id"] for one in parts["agendas"]]
    assert len(parts["cards"]) <= FIRST_CHARACTER
