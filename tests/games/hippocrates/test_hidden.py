"""What is hidden, what is public (H-X5), and that nobody foresees a roll (H-W1)."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from .positions import (
    BENCH,
    CARTHAGE,
    GAME,
    GREECE,
    MACEDONIA,
    NONE,
    PERSIA,
    SCHEDULING,
    TABLES,
    asked,
    begin,
    do,
    enter,
    facts,
    names,
    own,
    patient,
    play_out,
    playing,
    roll,
    table,
)


def watchers(state):
    return [*range(state.seats), None]


def hidden(state):
    """Everything that lies closed."""
    return {
        "patients": [stack[1:] for stack in state.stacks],
        "doctors": list(state.doctor_stacks),
        "extra": state.extra,
        "kits": list(state.kit_stacks),
        "tiles": list(state.tile_stacks),
        "kits out": state.kits_out,
        "tiles out": state.tiles_out,
    }


def midgame(seats=4, edition="revised", moves=90, seed=4):
    """Somewhere in a random game, at the beginning of a decision."""
    state = GAME.start(seats, seed, BENCH, edition=edition)
    for number, _ in enumerate(playing(state, seed)):
        if number == moves:
            break
    assert not state.over
    return state


# Views


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_everybody_sees_the_same_and_spectators_too(seats, edition):
    state = GAME.start(seats, 5, BENCH, edition=edition)
    for number, _ in enumerate(playing(state, luck=3)):
        if number % 5:
            continue
        views = [state.view(seat) for seat in watchers(state)]
        for view in views:
            assert json.loads(json.dumps(view)) == view
            del view["asked"]
        assert all(view == views[0] for view in views)


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_what_players_own_and_what_lies_open_is_public(seats, edition):
    state = GAME.start(seats, 6, BENCH, edition=edition)
    for number, _ in enumerate(playing(state, luck=4)):
        if number % 5:
            continue
        view = state.view(None)
        for seat, practice in enumerate(state.practices):
            shown = view["players"][seat]
            for name in ("points", "money", "vials", "option"):
                assert shown[name] == getattr(practice, name)
            for name in ("examination", "emergency", "hades", "treated", "discharged", "tiles"):
                assert shown[name] == list(getattr(practice, name))
            assert shown["face_down"] == list(practice.face_down)
            assert [one["doctor"] for one in shown["doctors"]] == list(practice.doctors)
            assert [tuple(one["attached"]) for one in shown["doctors"]] == list(practice.attached)
            assert shown["assistants"] == [practice.ready(one) for one in range(3)]
            assert shown["wage"] == state.box.wages[state.reputation[seat]]
        assert [space["patient"] for line in view["queues"] for space in line] == state.queue
        assert [space["bribe"] for line in view["queues"] for space in line] == state.bribes
        assert view["stacks"] == [stack[0] if stack else NONE for stack in state.stacks]
        for name in ("free", "options", "regional", "kits", "tiles", "reputation", "columns"):
            assert view[name] == getattr(state, name)
        for name in ("order", "waiting"):
            assert view[name] == list(getattr(state, name))
        for name in ("round", "turn"):
            assert view[name] == getattr(state, name)


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_of_what_lies_closed_only_the_number_is_seen(seats, edition):
    state = midgame(seats, edition, moves=20)
    view = state.view(None)
    assert view["stack_sizes"] == [len(stack) for stack in state.stacks]
    assert view["extra"] == len(state.extra)
    for name in ("doctor_stacks", "kit_stacks", "tile_stacks"):
        assert view[name] == [len(stack) for stack in getattr(state, name)]


@pytest.mark.rule("H-X5", "H-R2")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_regional_doctors_are_open_only_in_step_b(seats, edition):
    state = GAME.start(seats, 8, BENCH, edition=edition)
    seen = set()
    for seat in playing(state, luck=8):
        to = state.view(seat)["asked"]["to"]
        if any(one != NONE for one in state.view(None)["regional"]):
            seen.add(to)
    assert seen <= {"recruit", "lightning", "hire_optioned", "settle"}
    assert "recruit" in seen


@pytest.mark.rule("H-X5", "H-T5")
@pytest.mark.parametrize("phase", ["payment", "treatment"])
def test_of_a_question_to_others_one_sees_only_that_it_is_open(phase):
    state = table(3, "revised")
    for seat in (0, 2):
        own(state, seat, money=9, has="phu", examination=(patient(seat, "ph"),))
    state.practices[1].doctors = ()
    state.practices[1].attached = ()
    begin(state, phase)
    for watcher in (1, None):
        assert state.view(watcher)["asked"] == {"waits_for": [0, 2]}
    assert state.view(0)["asked"]["to"] == {"payment": "pay", "treatment": "treat"}[phase]


# Dealing the hidden parts anew


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_dealing_the_hidden_parts_anew_changes_nothing_that_is_public(seats, edition):
    state = GAME.start(seats, 7, BENCH, edition=edition)
    rng = random.Random(2)
    for number, _ in enumerate(playing(state, luck=5)):
        if number % 7:
            continue
        for seat in watchers(state):
            drawn = state.resample(seat, rng)
            for watcher in watchers(state):
                assert drawn.view(watcher) == state.view(watcher)
            assert drawn.pending == state.pending
            for one in state.pending:
                assert drawn.choices(one) == state.choices(one)


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_dealing_anew_keeps_every_closed_piece_where_it_can_be(seats, edition):
    state = midgame(seats, edition, moves=40)
    rng = random.Random(3)
    for _ in range(20):
        drawn = state.resample(0, rng)
        for mine, theirs in zip(state.stacks, drawn.stacks, strict=True):
            assert mine[:1] == theirs[:1]
            assert sorted(mine) == sorted(theirs)
        for stacks, out in (("kit_stacks", "kits_out"), ("tile_stacks", "tiles_out")):
            mine, theirs = getattr(state, stacks), getattr(drawn, stacks)
            assert [len(stack) for stack in mine] == [len(stack) for stack in theirs]
            here = [*sum(mine, ()), *getattr(state, out)]
            there = [*sum(theirs, ()), *getattr(drawn, out)]
            assert sorted(here) == sorted(there)
        for region in range(6):
            here = [*state.doctor_stacks[region], *state.extra]
            there = [*drawn.doctor_stacks[region], *drawn.extra]
            assert {one for one in here if one // 5 == region} == {
                one for one in there if one // 5 == region
            }
            assert len(state.doctor_stacks[region]) == len(drawn.doctor_stacks[region])
            assert all(one // 5 == region for one in drawn.doctor_stacks[region])


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_dealing_anew_shuffles_everything_that_is_closed(edition):
    state = GAME.start(4, 3, BENCH, edition=edition)
    rng = random.Random(4)
    drawn = [hidden(state.resample(0, rng)) for _ in range(60)]
    for column in range(6):
        for name, depth in (("patients", 8), ("doctors", 4), ("kits", 3), ("tiles", 3)):
            for place in range(depth):
                found = {one[name][column][place] for one in drawn}
                assert len(found) > 2, (name, column, place)
    for name in ("kits out", "tiles out"):
        found = {one[name] for one in drawn}
        assert len(found) == (1 if edition == "first" else 60)
    for place in (0, 1):
        assert len({one["extra"][place] for one in drawn}) > 4


@pytest.mark.rule("H-X5", "H-S1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_extra_doctors_are_of_the_two_regions_that_are_not_open(edition):
    """That can be told from the four open ones; which of them lies on top cannot."""
    state = GAME.start(4, 3, BENCH, edition=edition)
    missing = {0, 1, 2, 3, 4, 5} - {one // 5 for one in state.free}
    rng = random.Random(5)
    tops = set()
    for _ in range(80):
        drawn = state.resample(1, rng)
        assert {one // 5 for one in drawn.extra} == missing
        tops.add(drawn.extra[0])
    assert len(tops) == 10  # any of five of either region


@pytest.mark.rule("H-X5", "H-R4")
def test_once_one_extra_doctor_is_known_the_region_of_the_other_is_too():
    state = GAME.start(4, 3, BENCH)
    joined, left = state.extra
    state.free[0] = joined
    state.extra = (left,)
    rng = random.Random(6)
    found = {state.resample(0, rng).extra for _ in range(80)}
    assert {one[0] for one in found} == set(range(left // 5 * 5, left // 5 * 5 + 5))


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_what_is_dealt_anew_depends_on_nothing_that_is_hidden(seats, edition):
    """Two positions that look the same are dealt anew in the same way by the same luck."""
    state = midgame(seats, edition, moves=15)
    other = state.resample(0, random.Random(1))
    assert hidden(other) != hidden(state)
    for luck in range(5):
        one = state.resample(0, random.Random(luck))
        two = other.resample(0, random.Random(luck))
        assert hidden(one) == hidden(two)


@pytest.mark.rule("H-X5")
def test_dealing_anew_changes_nothing_in_the_state_itself():
    state = midgame()
    before = hidden(state.clone())
    for luck in range(5):
        drawn = state.resample(0, random.Random(luck))
        drawn.stacks[0] = ()
        drawn.practices[0].money = 99
        drawn.queue[0] = NONE
    assert hidden(state) == before
    assert state.stacks[0] != ()
    assert state.practices[0].money != 99


# Dice


def last_of_the_turn(seats, edition):
    """Whoever is asked now moves last: then the dice are rolled for the next turn."""
    state = table(seats, edition)
    roll(state, "000000")
    for column in range(seats - 1):
        enter(state, column)
    return state


@pytest.mark.rule("H-W1", "H-X5")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_nobody_foresees_a_roll(seats, edition):
    state = last_of_the_turn(seats, edition)
    seat = state.pending[0]
    real = state.clone()
    enter(real, GREECE)
    again = state.clone()
    enter(again, GREECE)
    assert again.dice == real.dice  # a clone is the same game
    rolls = set()
    rng = random.Random(7)
    for _ in range(60):
        drawn = state.resample(seat, rng)
        told = enter(drawn, GREECE)
        (rolled,) = [event.values for event in told if event.kind.name == "rolled"]
        rolls.add(rolled)
    assert len(rolls) > 45  # of 729
    for column in range(6):
        assert {values[column] for values in rolls} == {0, 1, 2}


@pytest.mark.rule("H-W1", "H-X5")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_preview_ends_before_the_roll(edition):
    state = last_of_the_turn(4, edition)
    told = state.foretell(3, GAME.actions.find("enter", GREECE))
    assert [one["event"] for one in told][:2] == ["entered", "welcomed"]
    assert "rolled" not in [one["event"] for one in told]


# What comes to light


def open_pieces(state):
    """Every printed piece that is open to all."""
    view = state.view(None)
    found = {("patient", one) for one in view["stacks"]}
    found |= {("patient", space["patient"]) for line in view["queues"] for space in line}
    for practice in view["players"]:
        for room in ("examination", "emergency", "hades", "treated", "discharged"):
            found |= {("patient", one) for one in practice[room]}
        for service in practice["doctors"]:
            found.add(("doctor", service["doctor"]))
            found |= {("patient", one) for one in service["attached"]}
        found |= {("tile", one) for one in (*practice["tiles"], *practice["face_down"])}
    found |= {("doctor", one) for one in (*view["free"], *view["regional"])}
    found |= {("kit", one) for one in view["kits"]}
    found |= {("tile", one) for one in view["tiles"]}
    return {(kind, one) for kind, one in found if one != NONE and (kind, one) < (kind, 72)}


@pytest.mark.rule("H-X5", "H-S2")
@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_whatever_comes_to_light_is_told_as_such(seats, edition):
    """So that nobody can see it and then take the move back. Doctors on tiles were seen as
    tiles."""
    for luck in range(6):
        state = GAME.start(seats, luck, BENCH, edition=edition)
        told = []
        seen = open_pieces(state)
        for _ in playing(state, luck, told):
            now = open_pieces(state)
            new = {(kind, one) for kind, one in now - seen if kind != "doctor" or one < 30}
            if new:
                assert any(event.kind.reveals for event in told), (new, names(told))
            told.clear()
            seen |= now


@pytest.mark.rule("H-X5", "H-W4", "H-K2")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_scheduled_patient_uncovers_the_next_one_at_once(edition):
    state = table(4, edition)
    roll(state, "000000")
    own(state, 0, ready=(SCHEDULING,), tiles=(PERSIA,))
    top, after = state.stacks[PERSIA][:2]
    do(state, "enter", PERSIA)
    told = do(state, "schedule", 0)
    assert asked(state)["to"] == "tiles"
    shown = state.view(None)["stacks"][PERSIA]
    uncovered = [one["patient"] for one in facts(told, "uncovered")]
    assert (shown, uncovered) in ((top, []), (after, [after]))


@cache
def everything_told():
    """Of some games of each kind; alone, so that the extra doctors join."""
    told = []
    for seats, edition in TABLES:
        for luck in range(3):
            told += play_out(GAME.start(seats, luck, BENCH, edition=edition), luck)
    return told


@pytest.mark.rule("H-X5")
@pytest.mark.parametrize(
    "kind",
    [
        "rolled",
        "uncovered",
        "opened",
        "joined",
        "kit_opened",
        "tile_opened",
        "queued",
        "next_patient",
    ],
)
def test_what_was_closed_cannot_be_taken_back(kind):
    (one,) = {event.kind for event in everything_told() if event.kind.name == kind}
    assert one.reveals
    assert one.secret == ()


@pytest.mark.rule("H-X5")
def test_a_clone_is_independent():
    state = table(2, "first")
    roll(state, "000000")
    twin = state.clone()
    view = twin.view(None)
    do(state, "enter", MACEDONIA)
    enter(state, CARTHAGE)
    assert twin.view(None) == view
    state.practices[0].money = 77
    assert twin.view(None) == view
