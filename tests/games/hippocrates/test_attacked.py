"""What somebody tried who wanted to break the game: by odd components, by interleaving and taking
back, by what is refused, by having things arranged."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from asclepia.games.hippocrates.components import (
    MOST_GAIN,
    MOST_VIALS,
    Basic,
    Gain,
    Kit,
    Section,
    Space,
    Tile,
    Track,
    Vials,
)
from asclepia.table import IllegalAction, Match
from asclepia.table.frames import Together

from .positions import (
    BENCH,
    EDITIONS,
    GAME,
    GREECE,
    MACEDONIA,
    MEDICINES,
    NONE,
    REGIONS,
    TABLES,
    bench,
    do,
    medicines,
    names,
    patient,
    printed_parts,
    queue,
    read_parts,
    roll,
    table,
)

STATE = [
    "round",
    "phase",
    "turn",
    "queue",
    "bribes",
    "dice",
    "stacks",
    "waiting",
    "columns",
    "reputation",
    "order",
    "free",
    "options",
    "extra",
    "regional",
    "doctor_stacks",
    "kits",
    "kit_stacks",
    "tiles",
    "tile_stacks",
    "kits_out",
    "tiles_out",
    "virtual_points",
]
PRACTICE = [
    "points",
    "money",
    "vials",
    "assistants",
    "doctors",
    "attached",
    "fresh",
    "examination",
    "emergency",
    "hades",
    "treated",
    "discharged",
    "tiles",
    "face_down",
    "option",
    "keeps_basic",
]


def practice(state, seat) -> list[str]:
    return [repr(getattr(state.practices[seat], name)) for name in PRACTICE]


def everything(state) -> list[Any]:
    """The whole state: what is hidden, the dice to come and what everybody is asked, too."""
    dice = state.chance.clone()
    return [
        *(repr(getattr(state, name)) for name in STATE),
        *(practice(state, seat) for seat in range(state.seats)),
        [dice.below(1000) for _ in range(6)],
        [(state.view(seat)["asked"], state.choices(seat)) for seat in range(state.seats)],
    ]


def chosen(state, seat, rng):
    """A choice: seldom an aside, often what makes practices grow."""
    choices = state.choices(seat)
    asides = [action for action in choices if action.aside]
    if asides and rng.random() < 0.1:
        return rng.choice(asides)
    rest = [action for action in choices if not action.aside]
    growing = [a for a in rest if a.kind.name in ("bundle", "option", "hire_optioned", "pay")]
    return rng.choice(growing if growing and rng.random() < 0.7 else rest)


# Odd components


@pytest.mark.parametrize("points", [-1, MOST_GAIN + 1])
def test_the_points_of_the_basic_doctor_have_bounds(tmp_path, points):
    """With points below zero, arranging was offered and treated nobody."""
    parts = printed_parts()
    parts["basic"]["points"] = points
    with pytest.raises(ValueError, match=f"basic.points: from 0 to {MOST_GAIN}, not {points}"):
        read_parts(parts, tmp_path)


@pytest.mark.rule("H-W8")
def test_a_virtual_player_takes_a_patient_whatever_the_numbers_are():
    """Numbers are only unique and ordered: a file may count from below zero."""
    below = [msgspec.structs.replace(one, number=one.number - 500) for one in BENCH.patients]
    state = table(3, components=bench(patients=below))
    for column in range(6):
        queue(state, column, NONE, NONE, NONE)
    queue(state, MACEDONIA, patient(MACEDONIA, "p"))
    queue(state, GREECE, patient(GREECE, "p"))
    roll(state, "000000")
    do(state, "enter", 1)
    do(state, "enter", 2)
    told = do(state, "enter", 3)
    assert "virtual_idled" not in names(told)
    assert state.queue[GREECE * 3] == NONE  # number -495 of -499 and -495


def odd_set(luck: int):
    """A valid set with whatever a file may say: much or nothing of everything."""
    rng = random.Random(luck)

    def number(least: int, most: int) -> int:
        return rng.choice([least, most, rng.randint(least, most)])

    def vials() -> Vials:
        found = [number(0, MOST_VIALS // 2 if luck % 3 else 1) for _ in MEDICINES]
        return Vials(*found) if any(found) else Vials(herbs=1)

    def contracts() -> list[list[Any]]:
        kinds = ["p", "h", "u", "ph", "phu"]
        return medicines(" ".join(rng.choice(kinds) for _ in range(rng.randint(1, 3))))

    def gain(least: int) -> Gain:
        losses = [number(least, MOST_GAIN) for _ in range(3)]
        return Gain(*losses, *[number(0, MOST_GAIN) for _ in range(3)])

    def tile() -> Tile:
        kind = rng.choice(["welcome", "double", "patient", "doctor", "doctor", "lightning"])
        return Tile(
            kind=kind,
            region=rng.choice(REGIONS) if kind in ("welcome", "double") else None,
            gain=gain(0) if kind in ("welcome", "lightning") else None,
            needs=vials() if kind == "patient" else None,
            contracts=contracts() if kind == "doctor" else None,
            points=number(0, MOST_GAIN) if kind in ("patient", "doctor") else 0,
        )

    spaces = rng.choice([1, 3, 40])
    found = bench(
        track=Track(
            sections=[Section(spaces, rng.choice([0, 2, MOST_GAIN])) for _ in range(2)],
            start=1,
            three_players=[1],
            two_players=[1, 2],
            solo=[1, 2, 2],
        ),
        columns={
            region: [Space(gain(-MOST_GAIN), empty=number(0, MOST_GAIN)) for _ in range(3)]
            for region in REGIONS
        },
        basic=Basic(contracts(), number(0, MOST_GAIN)),
        patients=[
            msgspec.structs.replace(one, needs=vials(), offering=number(0, MOST_GAIN), points=0)
            for one in BENCH.patients
        ],
        doctors=[
            msgspec.structs.replace(one, cost=rng.choice([0, 2, 40]), contracts=contracts())
            for one in BENCH.doctors
        ],
        kits=[Kit(rng.choice([0, 1, MOST_GAIN]), vials()) for _ in BENCH.kits],
        tiles=[tile() for _ in BENCH.tiles],
    )
    assert list(found.problems()) == []
    return found


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_odd_sets_are_played_to_the_end(seats, edition):
    for luck in range(2):
        rng = random.Random(luck)
        state = GAME.start(seats, luck, odd_set(luck), edition=edition)
        while not state.over:
            for one in state.practices:
                assert one.money >= 0
                assert min(one.vials) >= 0
            for seat in state.pending:
                choices = state.choices(seat)
                assert 0 < len(choices) <= 64
                assert not choices[0].aside
                assert len(GAME.insight.lean(state, seat, choices)) == len(choices)
            seat = rng.choice(state.pending)
            state.play(seat, chosen(state, seat, rng))


# What is refused


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_what_is_refused_changes_nothing_at_all(seats, edition):
    rng = random.Random(8)
    match = Match(GAME, seats, 8, None, None, edition=edition)
    while not match.state.over:
        if rng.random() < 0.1:
            before = everything(match.state)
            for seat in range(seats):
                legal = match.state.choices(seat)
                for action in rng.sample(GAME.actions.actions, 12):
                    if action not in legal:
                        with pytest.raises(IllegalAction):
                            match.play(seat, action)
                if not match.can_undo(seat):
                    with pytest.raises(IllegalAction):
                        match.undo(seat)
            assert everything(match.state) == before
        seat = rng.choice(match.state.pending)
        match.play(seat, chosen(match.state, seat, rng))


# Everybody at once


def alone(state, seat, rng) -> list[Any]:
    """What this seat does until it has confirmed, as if nobody else were there."""
    state = state.clone()
    done = []
    while seat in state.pending:
        done.append(chosen(state, seat, rng))
        state.play(seat, done[-1])
    return done


def undone_somehow(match, plans, rng) -> None:
    """Carry the plans out in any order, and take back again and again; nobody else notices."""
    made = dict.fromkeys(plans, 0)
    while any(made[seat] < len(plan) for seat, plan in plans.items()):
        seat = rng.choice(list(plans))
        others = [one for one in plans if one != seat]
        if made[seat] and rng.random() < 0.4:
            before = [(practice(match.state, one), match.state.choices(one)) for one in others]
            made[seat] -= 1
            assert match.undo(seat) is plans[seat][made[seat]]
            after = [(practice(match.state, one), match.state.choices(one)) for one in others]
            assert after == before
        elif made[seat] < len(plans[seat]):
            match.play(seat, plans[seat][made[seat]])
            made[seat] += 1


@pytest.mark.rule("H-T5", "H-P1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_payment_and_treatment_end_the_same_in_any_order_and_with_any_undo(edition):
    seats = 3
    rng = random.Random(seats)
    match = Match(GAME, seats, 5, None, None, edition=edition)
    phases = set()
    while not match.state.over:
        state = match.state
        if isinstance(state.frame, Together) and len(state.pending) > 1:
            phases.add(state.phase)
            plans = {seat: alone(state, seat, rng) for seat in state.pending}
            straight = state.clone()
            for seat in rng.sample(list(plans), len(plans)):
                for action in plans[seat]:
                    straight.play(seat, action)
            undone_somehow(match, plans, rng)
            assert everything(match.state) == everything(straight)
            if any(event.kind.reveals for event in match.events[-1]):
                assert not any(match.can_undo(seat) for seat in range(seats))
        else:
            seat = rng.choice(state.pending)
            match.play(seat, chosen(state, seat, rng))
    assert len(phases) >= 2
    again = Match.replay(GAME, match.record())
    assert everything(again.state) == everything(match.state)


# Arranging


def result(state, seat) -> tuple[Any, ...]:
    """What a treatment has come to; which of a doctor's like contracts is taken does not count."""
    mine = state.practices[seat]
    doctors = [
        (doctor, sorted(zip(state.box.contracts[doctor], attached, strict=True)))
        for doctor, attached in zip(mine.doctors, mine.attached, strict=True)
    ]
    patients = [sorted(one) for one in (mine.examination, mine.emergency, mine.treated)]
    left = (mine.money, mine.vials, mine.assistants, mine.tiles, mine.face_down)
    return repr(sorted(doctors)), repr(patients), repr(left)


def reachable(state, seat, goal) -> bool:
    """Can the same be done by small steps? Only what it consists of is tried."""
    aim = result(goal, seat)
    holds = goal.practices[seat]
    doctors_of = {
        one: {
            doctor
            for doctor, attached in zip(holds.doctors, holds.attached, strict=True)
            if one in attached
        }
        for one in holds.treated
    }
    seen = set()
    open_ones = [state]
    while open_ones:
        now = open_ones.pop()
        asked = now.view(seat)["asked"]
        if asked["to"] == "treat" and result(now, seat) == aim:
            return True
        key = (result(now, seat), repr(asked))
        if key in seen or now.practices[seat].money < holds.money:
            continue
        seen.add(key)
        for action in now.choices(seat):
            kind = action.kind.name
            if action.aside or kind in ("arrange", "pass"):
                continue
            if kind == "treat" and action.values[0] not in doctors_of:
                continue
            if kind == "attach" and action.values[0] not in doctors_of[asked["patient"]]:
                continue
            then = now.clone()
            then.play(seat, action)
            open_ones.append(then)
    return False


@pytest.mark.rule("H-T1", "H-T3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_arranged_could_be_done_by_small_steps(edition):
    arrange = GAME.actions.find("arrange")
    found = 0
    for luck in range(3):
        rng = random.Random(luck)
        state = GAME.start(4, luck, None, edition=edition)
        while not state.over:
            for seat in state.pending:
                if arrange in state.choices(seat):
                    goal = state.clone()
                    goal.play(seat, arrange)
                    treated = [len(one.practices[seat].treated) for one in (state, goal)]
                    assert treated[0] < treated[1]
                    assert reachable(state.clone(), seat, goal)
                    found += 1
            seat = rng.choice(state.pending)
            state.play(seat, chosen(state, seat, rng))
    assert found > 20


# What bots think of it


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_being_taken_or_paid_for_counts(edition):
    """A greedy bot looks one step ahead, often into the middle of a welcome or a payment: it did
    not see what it would have, and in the first edition careless bots played better."""
    seen = set()
    for luck in range(2):
        rng = random.Random(luck)
        state = GAME.start(3, luck, None, edition=edition)
        while not state.over:
            seat = rng.choice(state.pending)
            asked = state.view(seat)["asked"]["to"]
            if asked in ("welcome", "settle") and not isinstance(state.frame, Together):
                seen.add(asked)
                after = state.clone()
                choices = after.choices(seat)
                leanings = GAME.insight.lean(after, seat, choices)
                after.play(seat, choices[leanings.index(max(leanings))])
                assert GAME.insight.worth(state) == GAME.insight.worth(after)
            state.play(seat, chosen(state, seat, rng))
    assert seen == ({"welcome"} if edition == "revised" else {"welcome", "settle"})
