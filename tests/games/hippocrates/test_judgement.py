"""What the bots think of a position: sensible, and without touching it."""

from __future__ import annotations

import pytest

from asclepia.lab.balance import examine
from asclepia.lab.simulate import Study
from asclepia.players import Glimpse, make_player, play_out
from asclepia.players.search import SearchPlayer
from tests.games.hippocrates.positions import (
    BASIC,
    CARTHAGE,
    EDITIONS,
    GAME,
    GREECE,
    MACEDONIA,
    NONE,
    PATIENT_U,
    PERSIA,
    REGIONS,
    TABLES,
    asked,
    begin,
    do,
    doctor,
    employ,
    own,
    patient,
    playing,
    queue,
    roll,
    stand,
    table,
)

INSIGHT = GAME.insight


def worth(state, seat=0):
    return INSIGHT.worth(state)[seat]


def leanings(state, seat=None):
    """What is leaned to, by action, the most first."""
    who = state.pending[0] if seat is None else seat
    choices = state.choices(who)
    found = dict(zip(map(str, choices), INSIGHT.lean(state, who, choices), strict=True))
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def favourite(state, seat=None):
    return next(iter(leanings(state, seat)))


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_thinking_changes_nothing_and_ends_with_the_scores(seats, edition):
    state = GAME.start(seats, 3, edition=edition)
    for seat in playing(state, luck=4):
        before = state.view(seat)
        choices = state.choices(seat)
        assert len(INSIGHT.lean(state, seat, choices)) == len(choices)
        assert len(INSIGHT.worth(state)) == seats
        assert state.view(seat) == before
    assert INSIGHT.worth(state) == state.scores


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_one_has_is_worth_something(edition):
    state = table(edition=edition)
    before = worth(state)
    for more in ({"money": 4}, {"has": "p"}, {"ready": (0,)}, {"points": 1}):
        other = state.clone()
        own(other, 0, **more)
        assert worth(other) > before
    own(state, 0, hades=(patient(PERSIA, "p"),))
    assert worth(state) == pytest.approx(before - 3)


def test_money_and_vials_are_worth_nothing_when_all_is_done():
    state = table(2)
    state.round = 4
    own(state, 0, examination=(patient(PERSIA, "p"),), has="p", money=9)
    own(state, 1, has="ppp", money=9)
    begin(state, "treatment")
    do(state, "arrange", seat=0)
    do(state, "pass", seat=0)
    assert state.over
    assert INSIGHT.worth(state) == state.scores == [1, 0]


def test_a_doctor_near_completion_is_paid():
    state = table()
    employ(state, 0, (doctor("Philoxenos"), patient(PERSIA, "ph"), patient(PERSIA, "hu")))
    own(state, 0, money=3, examination=(patient(PERSIA, "p"),), has="p")
    begin(state, "payment")
    found = leanings(state, 0)
    assert found["pay"] > found[f"dismiss doctor={doctor('Philoxenos')}"]


def test_a_vial_is_sold_before_a_doctor_is_lost():
    state = table()
    employ(state, 0, (doctor("Philoxenos"), patient(PERSIA, "ph"), patient(PERSIA, "hu")))
    own(state, 0, money=0, has="ppp")
    begin(state, "payment")
    assert favourite(state, 0) == "sell medicine=0"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_best_arrangement_is_preferred(edition):
    state = table(edition=edition)
    for seat in range(2):  # the other one keeps the phase from ending
        own(state, seat, has="phu", examination=(patient(PERSIA, "p"), patient(GREECE, "hu")))
    begin(state, "treatment")
    assert favourite(state, 0) == "arrange"
    before = worth(state)
    done, idle = state.clone(), state.clone()
    do(done, "arrange", seat=0)
    assert worth(done) == pytest.approx(before, abs=0.5)  # it was foreseen
    do(done, "pass", seat=0)
    do(idle, "pass", seat=0)
    assert worth(done) > worth(idle)


def dying(edition, has, *needs, **rest):
    """After the fourth round: what somebody leans to, of the patients by what they need."""
    state = table(2, edition)
    state.round = 4
    ill = tuple(patient(region, one) for region, one in enumerate(needs))
    own(state, 0, has=has, examination=ill, **{"money": 0, "ready": (), **rest})
    begin(state, "score")
    return [f"treat patient={one}" for one in ill], leanings(state, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_saving_is_preferred_to_going_on(edition):
    (one,), found = dying(edition, "phhh", "ph")
    assert next(iter(found)) == one
    assert found["pass"] < found[one] - 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_as_many_are_saved_as_can_be(edition):
    """Whoever takes the most vials would leave none for two others."""
    (dear, one, two), found = dying(edition, "ph", "ph", "p", "h")
    assert found[one] == found[two] > found[dear] > found["pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_something_is_sold_only_for_whom_nothing_else_saves(edition):
    (dear, one), found = dying(edition, "phh", "u", "p")
    assert next(iter(found)) == one
    assert found["sell medicine=1"] < found[one]
    (dear,), found = dying(edition, "hh", "u")
    assert dear not in found
    assert next(iter(found)) == "sell medicine=1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_only_those_in_the_emergency_room_count(edition):
    """Money and vials are worth nothing then, and a patient on a tile is not treated any more."""
    state = table(2, edition)
    state.round = 4
    one = patient(PERSIA, "p")
    own(state, 0, has="pppu", money=9, tiles=(PATIENT_U,), examination=(one,))
    begin(state, "score")
    before = worth(state)
    do(state, "treat", one)
    assert worth(state) == before
    assert worth(state) == pytest.approx(0, abs=0.5)  # the reputation breaks ties
    assert [
        part.key for part in INSIGHT.parts(state)[0] if part.key in ("patient", "leftover")
    ] == []


def test_a_patient_who_can_be_treated_is_preferred():
    state = table(1)
    roll(state, "000000")
    own(state, 0, has="pp", money=3)
    for column in range(6):
        queue(state, column, NONE, NONE, NONE)
    queue(state, MACEDONIA, patient(MACEDONIA, "pph"), NONE, NONE)
    queue(state, CARTHAGE, patient(CARTHAGE, "p"), NONE, NONE)
    found = leanings(state)
    assert favourite(state) == "enter column=0"  # eleven points against one
    assert found["enter column=1"] > found["enter column=3"]


def test_an_assistant_is_spent_just_before_it_is_ready_again():
    state = table(1)
    roll(state, "000000")
    own(state, 0, has="p", money=3, ready=(0,))
    for column in range(6):
        queue(state, column, NONE, NONE, NONE)
    queue(state, CARTHAGE, patient(CARTHAGE, "pph"), NONE, NONE)
    found = leanings(state)
    assert favourite(state) in ("spend_as_vial assistant=0", "spend_as_drachmas assistant=0")
    assert found["enter column=1"] == 0  # the best answer


def test_a_doctor_whom_patients_wait_for_is_hired():
    state = table(1)
    employ(state, 0)
    own(state, 0, money=8, has="phu", emergency=(patient(PERSIA, "phu"),))
    stand(state, 11, 3, 2, 1)
    begin(state, "recruitment")
    while state.asking(0).seen(state, 0)["to"] == "option":
        do(state, "pass")
    state.regional = [doctor(MACEDONIA, 0), doctor(CARTHAGE, 2), NONE, NONE, NONE, NONE]
    found = leanings(state)
    assert found["hire column=0"] > found["pass"]
    assert found["hire column=0"] > found["hire column=1"]  # who knows herbs alone


def thought_of(state, seat=0):
    """What a search weighs here: asides only where they are leaned to."""
    found = SearchPlayer(1, rounds=200).weigh(Glimpse(state, seat, INSIGHT))
    return [str(action) for action, _ in found]


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_something_is_sold_to_save_a_patient(edition):
    """A drachma, an unguent to sell and the potions' assistant are two potions."""
    state = table(2, edition=edition)
    state.round = 4
    lost, saved = patient(PERSIA, "huu"), patient(GREECE, "pp")
    own(state, 0, money=1, has="u", ready=(0,), examination=(lost, saved))
    own(state, 1, emergency=())
    begin(state, "score")
    assert thought_of(state)[0] == "sell medicine=2"
    do(state, "sell", 2)
    assert thought_of(state)[0] == f"treat patient={saved}"


def test_at_the_end_nothing_is_sold_that_saves_nobody():
    state = table(2)
    state.round = 4
    own(state, 0, money=0, has="u", ready=(0,), examination=(patient(PERSIA, "huu"),))
    begin(state, "score")
    assert thought_of(state) == ["pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_something_is_sold_to_treat_a_patient(edition):
    state = table(2, edition=edition)
    state.round = 2
    own(state, 0, money=1, has="uu", emergency=(patient(PERSIA, "p"),))
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),))  # the phase goes on
    begin(state, "treatment")
    assert thought_of(state)[0] == "sell medicine=2"


def test_a_vial_is_not_sold_that_another_patient_needs_more():
    state = table(2)
    state.round = 2
    own(state, 0, money=1, has="uu", emergency=(patient(PERSIA, "uu"), patient(PERSIA, "p")))
    own(state, 1, has="h", examination=(patient(CARTHAGE, "h"),))
    begin(state, "treatment")
    assert thought_of(state)[0] == "arrange"


def reserving(money, has=""):
    """Somebody alone whom a patient waits for, and who may reserve doctors."""
    state = table(1)
    employ(state, 0)
    own(state, 0, money=money, has="phu" + has, emergency=(patient(PERSIA, "phu"),))
    stand(state, 11, 3, 2, 1)
    begin(state, "recruitment")
    state.free = [doctor(MACEDONIA, 0), NONE, NONE, NONE]  # who gives everything, for 4
    return state


def test_a_doctor_is_not_reserved_who_cannot_be_paid_afterwards():
    assert favourite(reserving(4)) == "option space=0"
    assert favourite(reserving(3)) == "pass"


def test_a_reservation_is_worth_nothing_to_who_cannot_pay_the_rest():
    state = reserving(4)
    do(state, "option", 0)
    poor = state.clone()
    own(poor, 0, money=1)
    kept, lost = worth(state), worth(poor)
    for one in (state, poor):
        own(one, 0, option=NONE)
    assert kept > worth(state)
    assert lost == worth(poor)


def test_something_is_sold_to_hire_the_reserved_doctor():
    state = reserving(4, has="u")
    do(state, "option", 0)
    state.kits = [NONE] * 6
    own(state, 0, money=0)
    do(state, "pass")
    assert asked(state)["to"] == "hire_optioned"
    assert thought_of(state)[0] == "sell medicine=2"


def test_the_basic_doctor_is_kept_while_there_are_patients_to_come():
    state = table(2)
    employ(state, 0, (BASIC, patient(PERSIA, "ph"), NONE))
    own(state, 0, has="u", examination=(patient(PERSIA, "u"),))
    stand(state, 9, 9, 6, 8)
    begin(state, "treatment")
    do(state, "arrange", seat=0)
    do(state, "pass", seat=0)
    assert favourite(state, 0) == "keep_basic"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_goal_alone_is_what_the_best_virtual_player_will_have(edition):
    """On average, and against somebody who knows what is worth taking."""
    guesses, ends = [], []
    for seed in range(12):
        state = GAME.start(1, seed, edition=edition)
        guesses.append(INSIGHT.goal(state))
        play_out(state, INSIGHT, [make_player("greedy", seed)])
        assert INSIGHT.goal(state) == max(state.virtual_points)
        ends.append(max(state.virtual_points))
    assert sum(guesses) / 12 == pytest.approx(sum(ends) / 12, abs=6)


def test_the_goal_follows_the_virtual_players():
    state = table(1)
    before = INSIGHT.goal(state)
    state.virtual_points[1] += 7
    assert INSIGHT.goal(state) == before + 7


def test_a_study_of_balance_tells_of_columns_recruitment_and_tiles():
    study = Study("hippocrates", ("greedy", "greedy"), seed=1)
    balance = examine(study, games=3)
    used = {piece for piece, _, _ in balance.pieces()}
    assert {f"column {region}" for region in REGIONS} <= used
    assert {"recruitment: hire", "recruitment: kit", "recruitment: bundle"} <= used
    labels = {tally.label: tally for tally in balance.traits()}
    assert set(labels) == {"seat 1", "seat 2", "welcomes as number 1", "welcomes as number 2"}
    scores = [score for account in balance.accounts for score in account.scores]
    assert labels["seat 1"].mean + labels["seat 2"].mean == pytest.approx(sum(scores) / 3)
    notes = {note: times for note, _, times in balance.notes()}
    assert sum(times for note, times in notes.items() if note.endswith("welcomed")) > 12
    assert any(note.endswith("tile learned") for note in notes)
    alone = examine(Study("hippocrates", ("greedy",), seed=1), games=2)
    assert set(alone.endings()) <= {"won", "lost"}
