"""Setting up the table (Q-S1)."""

from __future__ import annotations

from collections import Counter

import pytest

from asclepia.table import OptionError

from .positions import (
    BENCH,
    FIRST_CHARACTER,
    GAME,
    NOBODY,
    OPTIONS,
    PRINTED,
    SEATS,
    facts,
    start_printed,
    wanted,
)


def even(counts, values, total):
    """Every value comes about equally often; the seeds are fixed, so this never wavers."""
    expected = total / len(values)
    return set(counts) == set(values) and all(
        0.55 * expected < count < 1.5 * expected for count in counts.values()
    )


@pytest.mark.rule("Q-S1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS)
def test_nobody_starts_with_cards(seats, options):
    state = start_printed(seats, **options)
    assert state.hands == [()] * seats
    assert [player["hand_size"] for player in state.view(None)["players"]] == [0] * seats
    assert state.discards == state.played == ()
    assert len(state.pile) == sum(one.copies for one in PRINTED.cards)
    assert state.scores == [0] * seats
    assert state.cured == state.succumbed == [()] * seats


@pytest.mark.rule("Q-S1", "Q-C3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_one_agenda_and_the_rest_is_out_unseen(seats):
    state = start_printed(seats)
    dealt = [state.view(seat)["players"][seat]["agenda"] for seat in range(seats)]
    assert len(set(dealt)) == seats
    assert set(dealt) <= set(range(6))
    assert sorted(state.agendas) == list(range(6))
    for seat in (*range(seats), None):
        seen = [player["agenda"] for player in state.view(seat)["players"]]
        assert [one for one in seen if one is not None] == ([] if seat is None else [dealt[seat]])


@pytest.mark.rule("Q-S1", "Q-C3")
@pytest.mark.parametrize("seats", [2, 6])
def test_agendas_are_shuffled(seats):
    counts = [Counter() for _ in range(6)]
    for seed in range(300):
        for place, number in enumerate(start_printed(seats, seed).agendas):
            counts[place][number] += 1
    assert all(even(count, range(6), 300) for count in counts)


@pytest.mark.rule("Q-S1")
def test_patients_are_shuffled():
    first = Counter()
    last = Counter()
    for seed in range(600):
        state = start_printed(3, seed)
        assert sorted([state.patient, *state.waiting]) == list(range(12))
        assert len(state.waiting) == 11
        first[state.patient] += 1
        last[state.waiting[-1]] += 1
    assert even(first, range(12), 600)
    assert even(last, range(12), 600)


@pytest.mark.rule("Q-S1")
def test_the_draw_pile_is_shuffled():
    kinds = range(len(BENCH.cards))
    tops = Counter(GAME.start(2, seed, BENCH).pile[-1] for seed in range(1500))
    assert set(tops) == set(kinds)
    assert max(tops.values()) < 90
    assert len({GAME.start(2, seed, BENCH).pile for seed in range(50)}) == 50


@pytest.mark.rule("Q-S1", "Q-T1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_diagnosing_quack_is_drawn_by_lot(seats):
    found = Counter()
    for seed in range(400):
        state = start_printed(seats, seed)
        assert facts(state.opening, "begins") == [{"seat": state.diagnosing}]
        assert wanted(state) == ("treat", state.diagnosing)
        found[state.diagnosing] += 1
    assert even(found, range(seats), 400)


@pytest.mark.rule("Q-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_table_may_name_who_was_last_at_the_doctor(seats):
    for first in range(seats):
        for seed in range(6):
            state = start_printed(seats, seed, first=str(first + 1))
            assert (state.diagnosing, state.treating) == (first, first)
            assert facts(state.opening, "begins") == [{"seat": first}]
            assert state.pending == (first,)


@pytest.mark.rule("Q-S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_a_player_can_have_been_at_the_doctor(seats):
    for first in range(seats + 1, 7):
        with pytest.raises(OptionError, match=f"first cannot be '{first}' with {seats} seats"):
            start_printed(seats, first=str(first))
    for nonsense in ("0", "7", "-1", "me", ""):
        with pytest.raises(OptionError, match="first"):
            start_printed(seats, first=nonsense)


@pytest.mark.rule("Q-S1")
def test_naming_the_first_player_changes_nothing_else():
    lot = start_printed(4, 5)
    named = start_printed(4, 5, first=str(lot.diagnosing + 1))
    assert named.open_view() == lot.open_view()
    other = start_printed(4, 5, first=str((lot.diagnosing + 1) % 4 + 1))
    assert (other.pile, other.waiting, other.agendas) == (lot.pile, lot.waiting, lot.agendas)


@pytest.mark.rule("Q-S1", "Q-C5")
@pytest.mark.parametrize("seats", SEATS)
def test_characters_are_dealt_face_up_one_a_player(seats):
    numbers = range(FIRST_CHARACTER, FIRST_CHARACTER + len(PRINTED.characters))
    found = Counter()
    for seed in range(300):
        state = start_printed(seats, seed, quacks="dealt")
        for seat in (*range(seats), None):
            seen = [player["character"] for player in state.view(seat)["players"]]
            assert seen == state.characters
        assert len(set(seen)) == seats
        assert facts(state.opening, "introduced") == [
            {"seat": seat, "remedy": number} for seat, number in enumerate(seen)
        ]
        found.update(seen)
    assert even(found, numbers, 300 * seats)


@pytest.mark.rule("Q-S1", "Q-C5")
def test_characters_are_optional():
    state = start_printed(4)
    assert state.characters == [NOBODY] * 4
    assert facts(state.opening, "introduced") == []
    with pytest.raises(OptionError, match="quacks"):
        start_printed(4, quacks="all")


@pytest.mark.rule("Q-S1")
def test_a_seed_names_the_whole_set_up():
    for options in OPTIONS:
        one, same = start_printed(4, 7, **options), start_printed(4, 7, **options)
        assert one.open_view() == same.open_view()
        assert (one.pile, one.waiting) == (same.pile, same.waiting)
        assert one.open_view() != start_printed(4, 8, **options).open_view()
