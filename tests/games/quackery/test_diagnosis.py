"""Initial diagnosis: what a patient prints, or chance (Q-D1, Q-D2)."""

from __future__ import annotations

from collections import Counter

import pytest

from asclepia.table import OptionError

from .positions import (
    BAND,
    BLOOD,
    DOWN,
    PRINTED,
    SEATS,
    empty_the_line,
    facts,
    finish,
    places,
    playing,
    start_printed,
    table,
    treat,
)

STATUSES = {one.value - 1: [3 + status for status in one.status] for one in PRINTED.patients}


@pytest.mark.rule("Q-D1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_top_patient_is_turned_up_with_what_it_prints(seats):
    state = start_printed(seats, seed=seats)
    line = [state.patient, *state.waiting]
    for number, patient in enumerate(line):
        assert state.view(None)["patient"] == patient
        assert state.view(None)["status"] == STATUSES[patient]
        assert state.waiting == tuple(line[number + 1 :])
        assert len(state.view(None)["coming"]) == 11 - number
        state.status = places("0 + 0 0")
        state.agendas = tuple(range(6))
        told = treat(state, BLOOD, DOWN)
        told += finish(state)
        if state.over:
            break
        assert facts(told, "diagnosed") == [
            dict(
                zip(
                    ("seat", "patient", "black", "blood", "phlegm", "yellow"),
                    (state.diagnosing, line[number + 1], *STATUSES[line[number + 1]]),
                    strict=True,
                )
            )
        ]


@pytest.mark.rule("Q-D1", "Q-S1")
def test_the_first_diagnosis_is_part_of_the_opening():
    state = start_printed(3)
    (told,) = facts(state.opening, "diagnosed")
    assert told["patient"] == state.patient
    assert [told[name] for name in ("black", "blood", "phlegm", "yellow")] == state.status


@pytest.mark.rule("Q-D1")
def test_treatments_of_one_patient_are_forgotten_with_the_next():
    state = table(2, "0 + 0 0")
    treat(state, BLOOD, DOWN)
    value = state.patient + 1
    assert state.status == [4] * BAND[value] + [3] * (4 - BAND[value])
    assert state.view(None)["turns"] == 0


@pytest.mark.rule("Q-D1", "Q-E2")
def test_nobody_is_diagnosed_when_nobody_waits():
    state = table(2, "0 + 0 0")
    empty_the_line(state)
    told = treat(state, BLOOD, DOWN)
    assert facts(told, "diagnosed") == []
    assert state.over


# Q-D2


def diagnoses(seats, seeds):
    """Patients and their first statuses in whole random games."""
    for seed in range(seeds):
        state = start_printed(seats, seed, diagnosis="random")
        told = []
        for _ in playing(state, luck=seed, told=told):
            pass
        if facts(told, "infected"):
            told = []
        for event in facts(state.opening + told, "diagnosed"):
            yield event["patient"], [event[n] for n in ("black", "blood", "phlegm", "yellow")]


@pytest.mark.rule("Q-D2")
def test_as_many_humours_as_the_value_s_band_without_repeats():
    seen = set()
    for patient, status in diagnoses(2, 60):
        seen.add(patient)
        ill = [one for one in status if one != 3]
        assert len(ill) == BAND[patient + 1]
        assert len(set(ill)) == len(ill)
        assert set(ill) <= set(places("++ + - --"))
    assert seen == set(range(12))


@pytest.mark.rule("Q-D2")
def test_every_humour_and_every_status_is_as_likely_as_the_others():
    humours = Counter()
    pairs = Counter()
    total = 0
    for seed in range(1600):
        state = start_printed(2, seed, diagnosis="random")
        if state.patient < 4:  # two imbalanced humours
            total += 1
            ill = [humour for humour in range(4) if state.status[humour] != 3]
            humours[tuple(ill)] += 1
            for humour in ill:
                pairs[humour, state.status[humour]] += 1
    assert total > 400
    assert len(humours) == 6
    assert all(0.6 < count * 6 / total < 1.5 for count in humours.values())
    assert len(pairs) == 16
    assert all(0.6 < count * 8 / total < 1.5 for count in pairs.values())


@pytest.mark.rule("Q-D2")
def test_statuses_are_drawn_independently_of_the_humours():
    found = Counter()
    for seed in range(1600):
        state = start_printed(2, seed, diagnosis="random")
        if state.patient >= 8:  # all four: an order of the four statuses
            found[tuple(state.status)] += 1
    assert len(found) == 24
    assert max(found.values()) < 3 * sum(found.values()) / 24


@pytest.mark.rule("Q-D2", "Q-D1")
def test_the_option_says_which():
    printed = [start_printed(2, seed) for seed in range(20)]
    assert all(state.status == STATUSES[state.patient] for state in printed)
    chance = [start_printed(2, seed, diagnosis="random") for seed in range(20)]
    assert any(state.status != STATUSES[state.patient] for state in chance)
    default = start_printed(2, 3, diagnosis="printed")
    assert default.open_view() == start_printed(2, 3).open_view()
    with pytest.raises(OptionError, match="diagnosis"):
        start_printed(2, diagnosis="none")


@pytest.mark.rule("Q-D2")
def test_chance_is_drawn_anew_for_every_game_and_every_patient():
    one = {}
    for seed in range(200):
        state = start_printed(2, seed, diagnosis="random")
        one.setdefault(state.patient, set()).add(tuple(state.status))
    assert all(len(found) > 3 for found in one.values())
