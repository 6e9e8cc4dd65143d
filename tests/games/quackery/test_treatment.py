"""The treatment action (Q-T1 to Q-T3)."""

from __future__ import annotations

import pytest

from asclepia.table import IllegalAction

from .positions import (
    BENCH,
    BLACK,
    BLOOD,
    DOWN,
    GAME,
    OPTIONS,
    PHLEGM,
    SEATS,
    UP,
    asked,
    do,
    facts,
    held,
    ids,
    legal,
    names,
    number_of,
    play,
    playing,
    signs,
    start_printed,
    table,
    treat,
    wanted,
)

BASIC = {(humour, way) for humour in range(4) for way in (DOWN, UP)}


# Q-T1


@pytest.mark.rule("Q-T1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS)
def test_the_diagnosing_quack_treats_first_and_then_clockwise(seats, options):
    state = start_printed(seats, seed=4, **options)
    told = list(state.opening)
    for _ in playing(state, luck=2, told=told):
        pass
    printed = state.printed()
    uses = {number: one["use"] for number, one in enumerate(printed["cards"])}
    uses |= {40 + number: one["use"] for number, one in enumerate(printed["characters"])}
    treatments = 0
    for event in told:
        if event.kind.name == "diagnosed":
            expected = event.values[0]
        elif event.kind.name == "treated" or (
            event.kind.name == "played" and uses[event.values[1]] == "treatment"
        ):
            assert event.values[0] == expected
            expected = (expected + 1) % seats
            treatments += 1
    assert treatments > 20


@pytest.mark.rule("Q-T1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_treatment_is_one_action_and_must_be_taken(seats):
    state = table(seats, hands={0: ["one", "rest"]})
    assert "pass" not in [one["kind"] for one in legal(state)]
    with pytest.raises(IllegalAction):
        do(state, "pass")
    treat(state, BLOOD, DOWN)
    while asked(state)["to"] == "respond":
        with pytest.raises(IllegalAction):
            do(state, "treat", BLOOD, DOWN)
        do(state, "pass")
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-T1")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_treating_quack_is_asked(seats):
    state = table(seats, hands={seat: ["one"] for seat in range(seats)}, treating=seats - 1)
    for seat in range(seats):
        assert bool(state.choices(seat)) == (seat == seats - 1)
    with pytest.raises(IllegalAction):
        state.play(0, GAME.actions.find("treat", BLOOD, DOWN))


# Q-T2


@pytest.mark.rule("Q-T2")
@pytest.mark.parametrize("status", ["0 + -- ++", "++ -- + -", "0 0 0 +"])
def test_any_humour_one_step_either_way(status):
    state = table(2, status)
    found = {(one["humour"], one["way"]) for one in legal(state)}
    assert found == BASIC
    for humour, way in BASIC:
        twin = table(2, status)
        before = twin.status[:]
        (moved,) = facts(treat(twin, humour, way), "moved")
        assert moved == {
            "seat": 0,
            "humour": humour,
            "before": before[humour],
            "after": before[humour] + (1 if way == UP else -1),
        }


@pytest.mark.rule("Q-T2")
@pytest.mark.parametrize("options", OPTIONS)
def test_a_basic_treatment_is_always_possible(options):
    for seats in (2, 5):
        state = start_printed(seats, seed=6, **options)
        for seat in playing(state, luck=3):
            if asked(state)["to"] == "treat":
                basic = [a.values for a in state.choices(seat) if a.kind.name == "treat"]
                assert set(basic) == BASIC


# Q-T3


@pytest.mark.rule("Q-T3", "Q-C4")
def test_a_treatment_card_is_played_from_the_hand_and_lies_on_the_table():
    state = table(2, hands={0: ["one", "two"]})
    told = play(state, "two", humour=PHLEGM, way=DOWN)
    assert facts(told, "played")[0] == {
        "seat": 0,
        "remedy": number_of(state, "two"),
        "humour": PHLEGM,
        "other": -1,
        "way": DOWN,
        "player": -1,
        "target": -1,
    }
    assert held(state, 0) == ["one"]
    assert ids(state, state.view(1)["played"]) == ["two"]
    assert "treated" not in names(told)


@pytest.mark.rule("Q-T3")
def test_its_targets_are_chosen_openly_when_it_is_played():
    state = table(3, hands={0: ["across"], 2: ["cancel"]})
    told = play(state, "across", humour=BLOOD, other=BLACK)
    for seat in (0, 1, 2, None):
        seen = told[0].seen_by(seat)
        assert (seen["humour"], seen["other"]) == (BLOOD, BLACK)
        (entry,) = state.view(seat)["asked"]["entries"]
        assert (entry["seat"], entry["humour"], entry["other"]) == (0, BLOOD, BLACK)


TARGETS = {
    "one": {("humour", "way"): 8},
    "blood": {("way",): 2},
    "up": {("humour",): 4},
    "all up": {(): 1},
    "both down": {("humour", "other"): 6},  # which is named first makes no difference
    "across": {("humour", "other"): 12},
    "soothe all": {(): 1},
    "soothe": {("humour",): 4},
    "harm": {("humour",): 4},
    "mirror": {(): 1},
    "swap": {("humour", "other"): 6},
    "rest": {(): 1},
    "present": {("player",): 3},
    "peek": {(): 1},
    "spy": {("player",): 3},
    "audit": {(): 1},
}


@pytest.mark.rule("Q-T3")
@pytest.mark.parametrize("id", TARGETS)
def test_every_target_that_a_card_can_have(id):
    state = table(4, "0 + -- ++", {1: [id]}, treating=1)
    found = [
        {name: value for name, value in one.items() if name not in ("kind", "remedy")}
        for one in legal(state, id)
    ]
    ((fields, count),) = TARGETS[id].items()
    assert len(found) == count
    assert all(tuple(one) == fields for one in found)
    for one in found:
        assert one.get("player") != 1  # another player
        assert one.get("humour", -1) != one.get("other", -2)
    if "player" in fields:
        assert [one["player"] for one in found] == [0, 2, 3]


@pytest.mark.rule("Q-T3")
@pytest.mark.parametrize(
    ("id", "targets", "status"),
    [
        ("soothe", {"humour": BLACK}, "0 + -- ++"),  # is balanced already
        ("harm", {"humour": BLACK}, "0 + -- ++"),  # what is balanced stays
        ("soothe all", {}, "0 0 0 0"),
        ("mirror", {}, "0 0 0 0"),
        ("swap", {"humour": BLACK, "other": BLOOD}, "+ + ++ ++"),
        ("bag", {}, "+ + ++ ++"),
    ],
)
def test_a_card_needs_a_target_not_a_useful_effect(id, targets, status):
    state = table(2, "+ + ++ ++", {0: [id], 1: ["one"]})
    state.status = [{"0": 3, "+": 4, "++": 5, "--": 1}[sign] for sign in status.split()]
    before = signs(state.status)
    if id == "bag":
        state.limits = [4, 2]
    play(state, id, **targets)
    assert wanted(state) == ("respond", 1)
    assert signs(state.status) == before


@pytest.mark.rule("Q-T3")
def test_drawing_from_nothing_and_looking_at_nobody_are_treatments_too():
    state = table(2, hands={0: ["rest", "peek"]})
    state.waiting = ()
    state.glimpsed = ()
    state.pile = ()
    assert legal(state, "rest")
    assert legal(state, "peek")
    told = play(state, "peek")
    assert facts(told, "peeked") == []


@pytest.mark.rule("Q-T3")
def test_a_card_that_is_not_held_cannot_be_played():
    state = table(2, hands={0: ["one"], 1: ["two"]})
    with pytest.raises(IllegalAction):
        state.play(0, GAME.actions.find("play_move", number_of(state, "two"), BLOOD, UP))
    assert held(state, 1) == ["two"]


@pytest.mark.rule("Q-T3")
def test_twin_cards_are_offered_once_and_one_is_played():
    state = table(2, hands={0: ["one", "one"]})
    assert len(legal(state)) == 8 + 8
    play(state, "one", humour=BLOOD, way=DOWN)
    assert held(state, 0) == ["one"]


@pytest.mark.rule("Q-T3")
@pytest.mark.parametrize("id", [one.id for one in BENCH.cards if one.kind == "response"])
def test_a_response_card_is_no_treatment(id):
    state = table(2, hands={0: [id]})
    assert legal(state, id) == []
    assert len(legal(state)) == 8
    ((spot, rule, reason),) = state.blocked(0)
    assert (spot, rule) == ({"remedy": number_of(state, id)}, "Q-T3")
    assert str(reason)
