"""No patient, doctor, kit or tile appears or vanishes unaccounted, at any moment of any game; nor
do drachmas and vials."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asclepia.table import Stream

from .positions import (
    BASIC,
    BENCH,
    GAME,
    NONE,
    PRINTED,
    TILE_DOCTOR,
    TILE_PATIENT,
    facts,
)

tables = st.fixed_dictionaries(
    {
        "seats": st.integers(1, 4),
        "edition": st.sampled_from(["revised", "first"]),
        "set": st.sampled_from(["reconstructed", "workbench"]),
        "greedy": st.booleans(),
        "seed": st.integers(0, 2**32),
    }
)


def random_moves(seats, edition, set, greedy, seed):
    """A random game: before and after each move, and what was told. Greedy players treat, hire
    and buy bundles whenever they can."""
    state = GAME.start(seats, seed, PRINTED if set == "reconstructed" else BENCH, edition=edition)
    stream = Stream(seed)
    eager = ("treat", "attach", "bundle", "use", "hire_optioned", "option", "tile_for", "arrange")
    while not state.over:
        pending = state.pending
        seat = pending[stream.below(len(pending))]
        choices = state.choices(seat)
        wanted = [one for one in choices if one.kind.name in eager]
        if greedy and wanted and stream.below(5):
            choices = wanted
        elif stream.below(4):
            choices = [one for one in choices if not one.aside]
        before = state.clone()
        told = state.play(seat, choices[stream.below(len(choices))])
        yield before, state, seat, told


# Where everything is


def attached_to(practice):
    return {one for patients in practice.attached for one in patients if one != NONE}


def asks(state, seat):
    return (state.view(seat)["asked"] or {}).get("to") if seat in state.pending else None


def in_treatment(state, seat):
    """Whoever has a doctor and is being given vials: still in the room, too."""
    practice = state.practices[seat]
    room = {*practice.examination, *practice.emergency}
    room |= {TILE_PATIENT + tile for tile in practice.tiles}
    both = room & attached_to(practice)
    assert len(both) <= (asks(state, seat) in ("administer", "settle"))
    return both


def patients_in(state):
    """All patients who are somewhere but those on tiles."""
    found = [one for one in state.queue if one != NONE]
    for stack in state.stacks:
        found += stack
    for seat, practice in enumerate(state.practices):
        found += [*practice.examination, *practice.emergency, *practice.hades]
        held = attached_to(practice)
        assert held >= set(practice.treated)
        found += [*(held - in_treatment(state, seat)), *practice.discharged]
    return [one for one in found if one < TILE_PATIENT]


def doctors_in(state):
    found = [*state.extra, *[one for one in (*state.free, *state.regional) if one != NONE]]
    for stack in state.doctor_stacks:
        found += stack
    for practice in state.practices:
        found += [one for one in practice.doctors if one < BASIC]
        assert practice.doctors.count(BASIC) <= 1
    return found


def kits_in(state):
    found = [*state.kits_out, *[one for one in state.kits if one != NONE]]
    for stack in state.kit_stacks:
        found += stack
    return found


def tiles_in(state):
    found = [*state.tiles_out, *[one for one in state.tiles if one != NONE]]
    for stack in state.tile_stacks:
        found += stack
    for seat, practice in enumerate(state.practices):
        found += [*practice.tiles, *practice.face_down]
        found += [one - TILE_DOCTOR for one in practice.doctors if one >= TILE_DOCTOR]
        held = attached_to(practice) - in_treatment(state, seat)
        found += [one - TILE_PATIENT for one in held if one >= TILE_PATIENT]
        if asks(state, seat) == "lightning":  # between the board and the hand
            found.append(state.view(seat)["asked"]["tile"])
    return found


# What may make something vanish


def accounted(before, after, told):
    """Patients, doctors, kits and tiles that what was told sends out of the game."""
    revised = after.box.revised
    patients = {one["patient"] for one in facts(told, "virtual_took")}
    patients |= {one["patient"] for one in facts(told, "self_treated")}
    doctors = {one["doctor"] for one in facts(told, "left")}
    kits = {one["kit"] for one in (*facts(told, "equipped"), *facts(told, "bundled"))}
    tiles = {
        one["tile"] for name in ("used", "doubled", "substituted") for one in facts(told, name)
    }
    ended = {one["seat"]: [] for name in ("dismissed", "retired") for one in facts(told, name)}
    for name in ("dismissed", "retired"):
        for one in facts(told, name):
            doctors.add(one["doctor"])
            ended[one["seat"]].append(one["doctor"])
    for one in facts(told, "stayed"):  # the basic doctor's patients go
        ended.setdefault(one["seat"], []).append(BASIC)
    for seat in ended:
        patients |= attached_to(before.practices[seat]) | set(before.practices[seat].treated)
        patients |= {one["patient"] for one in facts(told, "attached") if one["seat"] == seat}
    for one in facts(told, "virtual_recruited"):
        doctors.add(one["doctor"])
        for column in range(6):
            if revised and after.box.doctor_regions[one["doctor"]] == column:
                kits.add(before.kits[column])
                tiles.add(before.tiles[column])
    if facts(told, "kit_opened") or after.round > before.round:
        kits |= set(before.kits)
        tiles |= set(before.tiles) if revised else set()
    tiles |= {one - TILE_DOCTOR for one in doctors if one >= TILE_DOCTOR}
    tiles |= {one - TILE_PATIENT for one in patients if one >= TILE_PATIENT}
    return patients, doctors, kits, tiles


@pytest.mark.rule("H-C2", "H-C3", "H-C5", "H-K1", "H-E3", "H-D15", "H-D16")
@settings(max_examples=25)
@given(tables)
def test_nothing_appears_or_vanishes_unaccounted(table):
    counts = (patients_in, doctors_in, kits_in, tiles_in)
    for before, state, _, told in random_moves(**table):
        may_go = accounted(before, state, told)
        for count, leaving in zip(counts, may_go, strict=True):
            here, there = count(before), count(state)
            assert len(there) == len(set(there)), "in two places at once"
            assert set(there) <= set(here), "appeared"
            assert set(here) - set(there) <= leaving, "vanished"


@pytest.mark.rule("H-D15", "H-D16", "H-E4", "H-K1")
@settings(max_examples=15)
@given(tables)
def test_patients_of_doctors_who_leave_go_as_the_edition_says(table):
    """First edition: those of retired doctors lie about, those of unpaid ones leave. Revised:
    whoever has no doctor left has left."""
    for before, state, seat, told in random_moves(**table):
        practice = state.practices[seat]
        if table["edition"] == "revised":
            assert all(one.discharged == () for one in state.practices)
        for one in facts(told, "dismissed"):
            place = before.practices[seat].doctors.index(one["doctor"])
            for who in before.practices[seat].attached[place]:
                shared = any(
                    who in others
                    for other, others in enumerate(before.practices[seat].attached)
                    if other != place
                )
                kept = who in attached_to(practice)
                assert kept == (who != NONE and shared and table["edition"] == "revised")


@pytest.mark.rule("H-W7", "H-X1", "H-D4", "H-R1")
@settings(max_examples=25)
@given(tables)
def test_markers_dice_and_tokens_are_where_they_belong(table):
    for _, state, _, _ in random_moves(**table):
        markers = [*state.waiting, *[one for one in state.columns if one != NONE]]
        assert sorted(markers) == [0, 1, 2, 3]
        assert sorted(state.order) == [0, 1, 2, 3]
        spaces = [state.reputation[marker] for marker in state.order]
        assert spaces == sorted(spaces, reverse=True)
        assert 0 <= spaces[-1] <= spaces[0] < len(state.box.wages)
        dice = [len(rows) for rows in state.view(None)["dice"]]
        if state.view(None)["phase"] != "welcome":
            assert dice == [0] * 6
        elif table["edition"] == "first":
            assert sum(dice) == 6
        else:
            free = [column == NONE for column in state.columns]
            assert all(count == 1 for count, here in zip(dice, free, strict=True) if here)
        for seat, practice in enumerate(state.practices):
            tokens = [space for space in range(4) if state.options[space] == seat]
            assert tokens == ([] if practice.option == NONE else [practice.option])
            assert practice.money >= 0
            assert min(practice.vials) >= 0
            assert 0 <= practice.assistants < 8
            assert 0 <= practice.fresh <= len(practice.doctors)
            for doctor, patients in zip(practice.doctors, practice.attached, strict=True):
                assert len(patients) == len(state.box.contracts[doctor])


INCOME = ("earned", "found_empty", "bribed", "offered", "doubled")
EXPENSE = ("paid", "wages", "hired", "equipped", "bundled", "treated", "self_treated", "arranged")


@pytest.mark.rule("H-C9", "H-W6", "H-D23", "H-W9", "H-P1")
@settings(max_examples=20)
@given(tables)
def test_every_drachma_is_accounted_for(table):
    """A payment may be spread over several moves in the first edition, where assistants pay a
    part: so sums are taken over the whole game, and an assistant may stand for up to two."""
    money = Counter()
    helped = Counter()
    start = None
    for before, after, _, told in random_moves(**table):
        start = start or [practice.money for practice in before.practices]
        now = after.practices
        for kind, sign in ((INCOME, 1), (EXPENSE, -1)):
            for name in kind:
                for one in facts(told, name):
                    money[one["seat"]] += sign * one["money"]
        for name, amount in (("optioned", -2), ("sold", 2), ("bought", -3)):
            for one in facts(told, name):
                money[one["seat"]] += amount
        for one in facts(told, "spent"):
            if not one["as_vial"]:
                helped[one["seat"]] += 1
    for seat, practice in enumerate(now):
        earned = start[seat] + money[seat]
        if table["edition"] == "revised":
            assert practice.money == earned + 2 * helped[seat]
        else:
            assert earned <= practice.money <= earned + 2 * helped[seat]


@pytest.mark.rule("H-W5", "H-W6", "H-T3", "H-T5", "H-D23")
@settings(max_examples=20)
@given(tables)
def test_every_assistant_is_accounted_for(table):
    """Nobody comes or goes without a word, in what is arranged neither."""
    for before, after, _, told in random_moves(**table):
        ready = [practice.assistants for practice in before.practices]
        for event in told:
            fields = dict(zip(event.kind.fields, event.values, strict=True))
            if event.kind.name in ("ready", "assisted", "spent", "stood_in"):
                came = event.kind.name == "ready"
                bit = 1 << fields["assistant"]
                assert bool(ready[fields["seat"]] & bit) != came
                ready[fields["seat"]] ^= bit
        assert ready == [practice.assistants for practice in after.practices]


@pytest.mark.rule("H-T3", "H-C9", "H-X2", "H-D23")
@settings(max_examples=20)
@given(tables)
def test_every_vial_is_accounted_for(table):
    """What patients need is paid by own vials, bought ones, assistants and tiles."""
    vials = Counter()
    for _, state, _, told in random_moves(**table):
        for one in facts(told, "filled"):
            vials[one["seat"]] += one["vials"]
        for name, count in (("bought", 1), ("sold", -1), ("stood_in", 1), ("substituted", 1)):
            for one in facts(told, name):
                vials[one["seat"]] += count
        for one in facts(told, "spent"):
            vials[one["seat"]] += one["as_vial"]
        for name in ("treated", "self_treated"):
            for one in facts(told, name):
                vials[one["seat"]] -= sum(state.box.needs[one["patient"]])
        for name in ("treated", "self_treated", "arranged"):
            for one in facts(told, name):
                vials[one["seat"]] += one["money"] // 3
    for seat, practice in enumerate(state.practices):
        assert sum(practice.vials) == 3 + vials[seat]


@pytest.mark.rule("H-E3", "H-E4", "H-X2", "H-D17")
@settings(max_examples=20)
@given(tables)
def test_every_point_is_accounted_for(table):
    points = Counter()
    for _, after, _, told in random_moves(**table):
        scores = after.scores
        for name in ("scored", "discharged", "retired", "stayed"):
            for one in facts(told, name):
                points[one["seat"]] += one["points"]
        for one in facts(told, "lost"):
            points[one["seat"]] -= one["points"]
    assert scores == [points[seat] for seat in range(table["seats"])]
