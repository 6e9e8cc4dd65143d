"""Winning: agendas at once (Q-E1), then value (Q-E2), and ties (Q-E3)."""

from __future__ import annotations

import pytest

from .positions import (
    AGENDAS,
    BENCH,
    BLOOD,
    DOWN,
    OPTIONS,
    PHLEGM,
    SEATS,
    UP,
    agenda,
    be,
    bench,
    close,
    empty_the_line,
    facts,
    fill_hospital,
    hospitals,
    names,
    need,
    patient,
    play,
    playing,
    start_printed,
    table,
    treat,
    with_agendas,
)

# Estates of the workbench: value % 3 is 0 throne, 1 altar, 2 sword.


def agendas_of(state, *numbers):
    """Deal these agendas, seat by seat; the others are out."""
    state.agendas = (*numbers, *[one for one in range(6) if one not in numbers])


def cure(state):
    """The Treating Quack cures the patient."""
    state.status = [3, 4, 3, 3]
    return treat(state, BLOOD, DOWN) + close(state)


def kill(state):
    state.status = [3, 5, 3, 3]
    return treat(state, BLOOD, UP) + close(state)


# Q-E1


@pytest.mark.rule("Q-E1")
@pytest.mark.parametrize("seats", SEATS)
def test_an_agenda_wins_at_once(seats):
    components = with_agendas(agenda("cure one", need("mine", "cured", "number", 1)))
    for seat in range(seats):
        state = table(seats, treating=seat, components=components)
        agendas_of(state, *[0 if one == seat else one + (one < seat) for one in range(seats)])
        there = state.patient
        told = cure(state)
        assert names(told)[-1] == "agenda"
        assert facts(told, "agenda") == [{"seat": seat, "agenda": 0}]
        assert state.over
        assert state.winners == (seat,)
        assert state.view(None)["victor"] == seat
        assert hospitals(state)[seat] == ([there + 1], [])
        assert len(state.waiting) == 11  # long before the line is empty
        assert facts(told, "valued") == facts(told, "diagnosed") == []


@pytest.mark.rule("Q-E1")
def test_an_agenda_is_not_met_by_another_s_patient():
    state = table(3, components=with_agendas(agenda("one", need("mine", "cured", "number", 1))))
    agendas_of(state, 1, 0, 2)
    cure(state)
    assert not state.over


@pytest.mark.rule("Q-E1")
def test_an_agenda_that_was_not_dealt_means_nothing():
    state = table(3, components=with_agendas(agenda("one", need("mine", "cured", "number", 1))))
    agendas_of(state, 1, 2, 3)
    cure(state)
    assert not state.over


@pytest.mark.rule("Q-E1")
def test_it_may_be_somebody_who_did_nothing():
    components = with_agendas(agenda("all", need("all", "succumbed", "number", 1)))
    state = table(4, components=components)
    agendas_of(state, 1, 2, 0, 3)
    kill(state)
    assert state.winners == (2,)


@pytest.mark.rule("Q-E1")
def test_every_requirement_must_be_met():
    both = agenda(
        "both", need("mine", "cured", "number", 1), need("mine", "succumbed", "number", 1)
    )
    state = table(2, components=with_agendas(both))
    agendas_of(state, 0, 1)
    cure(state)
    assert not state.over
    kill(state)  # by seat 1
    assert not state.over
    kill(state)
    assert state.winners == (0,)


@pytest.mark.rule("Q-E1")
@pytest.mark.parametrize(("have", "over"), [((2, 4), False), ((1, 2, 4), True), ((8,), True)])
def test_just_enough_is_enough(have, over):
    components = with_agendas(agenda("twelve", need("mine", "cured", "value", 12)))
    state = table(2, components=components, value=5)
    agendas_of(state, 0, 1)
    fill_hospital(state, 0, cured=have)
    assert (sum(have) + 5 >= 12) == over
    cure(state)
    assert state.over == over


@pytest.mark.rule("Q-E1")
@pytest.mark.parametrize("seats", SEATS)
def test_of_several_the_treating_quack_comes_first_then_clockwise(seats):
    same = [agenda(f"all {number}", need("all", "succumbed", "number", 1)) for number in range(6)]
    components = bench(agendas=same)
    for treating in range(seats):
        state = table(seats, treating=treating, diagnosing=0, components=components)
        kill(state)
        assert state.winners == (treating,)
    some = bench(agendas=[*same[:2], *AGENDAS[2:]])
    for treating in range(seats):
        for one in range(seats):
            for other in range(one + 1, seats):
                state = table(seats, treating=treating, diagnosing=other, components=some)
                spare = [2, 3, 4, 5]
                dealt = [0 if s == one else 1 if s == other else spare.pop() for s in range(seats)]
                agendas_of(state, *dealt)
                kill(state)
                nearest = min((one, other), key=lambda seat: (seat - treating) % seats)
                assert state.winners == (nearest,)


@pytest.mark.rule("Q-E1")
def test_the_treating_quack_comes_first_even_if_another_took_the_patient():
    both = [agenda(f"all {number}", need("all", "succumbed", "number", 1)) for number in range(6)]
    state = table(3, "+ + ++ +", {1: ["pinch"]}, components=bench(agendas=both))
    treat(state, BLOOD, UP)
    play(state, "pinch", humour=PHLEGM, way=UP)
    assert hospitals(state)[1][1] != []
    assert state.winners == (0,)


@pytest.mark.rule("Q-E1", "Q-E2")
def test_an_agenda_comes_before_value():
    components = with_agendas(agenda("kill", need("mine", "succumbed", "number", 1)))
    state = table(2, components=components, value=12)
    agendas_of(state, 0, 1)
    fill_hospital(state, 1, cured=(11, 10))
    empty_the_line(state)
    told = kill(state)
    assert state.scores == [-12, 21]
    assert state.winners == (0,)
    assert facts(told, "valued") == []


@pytest.mark.rule("Q-E1", "Q-A8")
def test_a_patient_who_leaves_meets_no_agenda():
    any_fate = with_agendas(
        *[agenda(f"any {number}", need("all", "any", "number", 1)) for number in range(6)]
    )
    state = table(2, components=any_fate)
    state.turns = 23
    treat(state, BLOOD, DOWN)
    assert not state.over
    cure(state)
    assert state.over


@pytest.mark.rule("Q-C3", "Q-E1")
def test_what_is_asked_for_depends_on_the_number_of_players():
    by_players = agenda("by players", need("mine", "cured", "number", 1))
    by_players.needs[0].least[:] = [5, 4, 3, 2, 1]
    for seats in SEATS:
        state = table(seats, components=with_agendas(by_players))
        assert state.progress(0, 0) == [[0, 7 - seats]]


TALLIES = [
    # whose, fate, measure, rest -> for seat 0, with the hospitals below
    (("mine", "cured", "number"), {}, 3),
    (("mine", "succumbed", "number"), {}, 2),
    (("mine", "any", "number"), {}, 5),
    (("all", "cured", "number"), {}, 5),
    (("all", "succumbed", "number"), {}, 3),
    (("all", "any", "number"), {}, 8),
    (("mine", "cured", "value"), {}, 1 + 4 + 9),
    (("mine", "succumbed", "value"), {}, 2 + 7),
    (("mine", "any", "value"), {}, 1 + 4 + 9 + 2 + 7),
    (("all", "cured", "value"), {}, 1 + 4 + 9 + 3 + 12),
    (("all", "succumbed", "value"), {}, 2 + 7 + 5),
    (("all", "any", "value"), {}, 14 + 9 + 15 + 5),
    (("mine", "cured", "estates"), {}, 2),  # altar (1, 4), throne (9)
    (("mine", "succumbed", "estates"), {}, 2),  # sword (2), altar (7)
    (("mine", "any", "estates"), {}, 3),
    (("all", "cured", "estates"), {}, 2),
    (("all", "succumbed", "estates"), {}, 2),
    (("mine", "cured", "number"), {"estate": "altar"}, 2),
    (("mine", "any", "number"), {"estate": "altar"}, 3),
    (("all", "cured", "value"), {"estate": "throne"}, 9 + 3 + 12),
    (("mine", "succumbed", "value"), {"estate": "sword"}, 2),
    (("mine", "any", "estates"), {"estate": "sword"}, 1),
    (("mine", "cured", "number"), {"from_value": 4}, 2),
    (("mine", "cured", "number"), {"from_value": 5}, 1),
    (("all", "any", "value"), {"from_value": 7}, 9 + 7 + 12),
    (("all", "any", "number"), {"from_value": 4, "estate": "throne"}, 2),
    (("all", "any", "number"), {"from_value": 13}, 0),
]


@pytest.mark.rule("Q-C3", "Q-E1")
@pytest.mark.parametrize(("what", "rest", "count"), TALLIES)
def test_what_a_requirement_counts(what, rest, count):
    wanted = agenda("wanted", need(*what, 1, **rest))
    state = table(3, components=with_agendas(wanted), value=6)
    fill_hospital(state, 0, cured=(1, 4, 9), succumbed=(2, 7))
    fill_hospital(state, 1, cured=(3, 12), succumbed=(5,))
    agendas_of(state, 0, 1, 2)
    assert state.progress(0, 0) == [[count, 1]]
    assert state.view(0)["players"][0]["progress"] == [[count, 1]]


@pytest.mark.rule("Q-E1")
@pytest.mark.parametrize("options", OPTIONS)
def test_in_random_games_an_agenda_that_is_met_ends_the_game(options):
    met = 0
    for seed in range(25):
        state = start_printed(2 + seed % 5, seed, **options)
        for _ in playing(state, luck=seed):
            for seat in range(state.seats):
                progress = state.progress(seat, state.agendas[seat])
                assert any(have < least for have, least in progress)
        progress = [state.progress(seat, state.agendas[seat]) for seat in range(state.seats)]
        done = [seat for seat, one in enumerate(progress) if all(h >= m for h, m in one)]
        assert bool(done) == (state.victor >= 0)
        if done:
            met += 1
            assert state.winners == (state.victor,)
            assert state.victor in done
        else:
            assert state.waiting == ()
    assert met


# Q-E2


@pytest.mark.rule("Q-E2")
def test_value_is_what_was_cured_minus_what_succumbed():
    state = table(3, value=6)
    fill_hospital(state, 0, cured=(1, 4, 9), succumbed=(2, 7))
    fill_hospital(state, 1, cured=(3,), succumbed=(5, 12))
    assert state.scores == [5, -14, 0]
    assert [player["score"] for player in state.view(2)["players"]] == [5, -14, 0]
    assert state.view(None)["scores"] == [5, -14, 0]


@pytest.mark.rule("Q-E2")
def test_the_highest_value_wins_when_the_last_patient_is_decided():
    state = table(3, value=6)
    fill_hospital(state, 0, cured=(1,))
    fill_hospital(state, 1, cured=(9,), succumbed=(7,))
    fill_hospital(state, 2, succumbed=(3,))
    empty_the_line(state)
    assert state.winners == ()
    told = cure(state)
    assert state.over
    assert facts(told, "valued") == [
        {"seat": 0, "points": 7},
        {"seat": 1, "points": 2},
        {"seat": 2, "points": -3},
    ]
    assert state.winners == (0,)


@pytest.mark.rule("Q-E2")
def test_a_single_large_cure_is_not_more_than_value():
    state = table(2, value=1)
    fill_hospital(state, 0, cured=(5, 6))
    fill_hospital(state, 1, cured=(12,), succumbed=(3,))
    empty_the_line(state)
    cure(state)
    assert state.scores == [12, 9]
    assert state.winners == (0,)


@pytest.mark.rule("Q-E2")
def test_value_may_be_below_nothing():
    state = table(2, value=1)
    fill_hospital(state, 0, succumbed=(4,))
    fill_hospital(state, 1, succumbed=(6,))
    empty_the_line(state)
    kill(state)
    assert state.scores == [-5, -6]
    assert state.winners == (0,)


@pytest.mark.rule("Q-E2")
def test_the_last_patient_in_bed_is_treated_to_the_end():
    state = table(2)
    empty_the_line(state)
    for turn in range(4):
        treat(state, BLOOD, turn % 2)
        assert not state.over
        assert state.winners == ()
    cure(state)
    assert state.over


@pytest.mark.rule("Q-E2", "Q-C2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_without_agendas_lasts_twelve_patients(seats):
    state = table(seats)
    decided = 0
    while not state.over:
        decided += 1
        told = kill(state)
        assert len(facts(told, "succumbed")) == 1
    assert decided == 12
    assert sum(state.scores) == -78


# Q-E3


@pytest.mark.rule("Q-E3")
def test_a_tie_goes_to_the_single_most_valuable_cured_patient():
    state = table(3, value=1)
    fill_hospital(state, 0, cured=(4, 6))
    fill_hospital(state, 1, cured=(9, 2))
    fill_hospital(state, 2, cured=(11,))
    empty_the_line(state)
    cure(state)
    assert state.scores == [11, 11, 11]
    assert state.winners == (2,)


@pytest.mark.rule("Q-E3")
def test_only_tied_players_count():
    state = table(3, value=1)
    fill_hospital(state, 0, cured=(4, 6))
    fill_hospital(state, 1, cured=(9, 2))
    fill_hospital(state, 2, cured=(12,), succumbed=(3,))
    empty_the_line(state)
    cure(state)
    assert state.scores == [11, 11, 9]
    assert state.winners == (1,)


@pytest.mark.rule("Q-E3")
def test_a_cured_patient_is_more_than_none():
    state = table(2, value=1)
    fill_hospital(state, 1, cured=(2,), succumbed=(3,))
    empty_the_line(state)
    kill(state)  # seat 0: -1; seat 1: 2 - 3
    assert state.scores == [-1, -1]
    assert state.winners == (1,)


@pytest.mark.rule("Q-E3")
def test_even_the_least_cured_patient_is_more_than_none():
    state = table(2, value=5)
    be(state, 0, "monk")
    fill_hospital(state, 1, cured=(1,), succumbed=())
    state.cured[1] = (0,)
    state.succumbed[1] = (0,)  # as if it were worth nothing, to have a tie
    empty_the_line(state)
    kill(state)
    assert state.scores == [0, 0]
    assert state.winners == (1,)


@pytest.mark.rule("Q-E3")
@pytest.mark.parametrize("seats", SEATS)
def test_without_a_cured_patient_the_victory_is_shared(seats):
    state = table(seats)
    state.turns = 12 * seats - 1
    empty_the_line(state)
    treat(state, BLOOD, DOWN)
    assert state.over
    assert state.scores == [0] * seats
    assert state.winners == tuple(range(seats))


@pytest.mark.rule("Q-E3")
def test_only_the_best_share():
    state = table(3, value=9)
    empty_the_line(state)
    kill(state)
    assert state.scores == [-9, 0, 0]
    assert state.winners == (1, 2)


def test_the_workbench_s_patients_are_worth_what_they_say():
    assert [one.value for one in BENCH.patients] == list(range(1, 13))
    assert patient(12).estate == "throne"
