"""The response window: who is asked (Q-X1), and where everything lands (Q-X2)."""

from __future__ import annotations

from itertools import combinations

import pytest

from asclepia.table import IllegalAction

from .positions import (
    ANSWER,
    BLACK,
    BLOOD,
    DOWN,
    GAME,
    NOBODY,
    PHLEGM,
    SEATS,
    TREATMENT,
    UP,
    YELLOW,
    answer,
    asked,
    be,
    close,
    do,
    drawers,
    facts,
    held,
    in_order,
    legal,
    names,
    number_of,
    places,
    play,
    say_pass,
    signs,
    table,
    treat,
    wanted,
)


def clockwise(seats, first):
    return [(first + step) % seats for step in range(seats)]


TABLES = [(seats, treating) for seats in SEATS for treating in range(seats)]

# Q-X1: who is asked


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize(("seats", "treating"), TABLES)
def test_everybody_is_asked_from_the_left_of_the_treating_quack_who_is_last(seats, treating):
    hands = {seat: ["pinch"] for seat in range(seats)}
    for diagnosing in range(seats):  # whoever diagnosed the patient
        state = table(seats, treating=treating, diagnosing=diagnosing, hands=hands)
        treat(state, BLOOD, DOWN)
        assert in_order(state) == [*clockwise(seats, treating)[1:], treating]
        assert wanted(state) == ("treat", (treating + 1) % seats)


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize(("seats", "treating"), TABLES)
def test_exactly_those_who_hold_cards_are_asked(seats, treating):
    round_the_table = [*clockwise(seats, treating)[1:], treating]
    for count in range(seats + 1):
        for holders in combinations(range(seats), count):
            state = table(seats, treating=treating, hands={seat: ["pinch"] for seat in holders})
            treat(state, BLOOD, DOWN)
            assert in_order(state) == [seat for seat in round_the_table if seat in holders]
            assert signs(state.status) == "++ + ++ ++"


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_that_can_only_pass_is_asked_all_the_same(seats):
    hands = {seat: ["one"] for seat in range(seats)}  # treatments: not for the window
    state = table(seats, hands=hands)
    treat(state, BLOOD, DOWN)
    for seat in [*range(1, seats), 0]:
        assert wanted(state) == ("respond", seat)
        assert legal(state) == [{"kind": "pass"}]
        say_pass(state)
    assert asked(state)["to"] == "treat"


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize("id", ["redirect", "reverse", "double", "credit"])
def test_a_seat_whose_card_finds_no_target_is_asked_all_the_same(id):
    state = table(3, hands={0: ["rest"], 1: [id]})  # a rest moves no humour
    play(state, "rest")
    assert wanted(state) == ("respond", 1)
    assert legal(state) == [{"kind": "pass"}]


@pytest.mark.rule("Q-X1")
def test_a_pass_is_not_final():
    state = table(3, hands={seat: ["pinch"] for seat in range(3)})
    treat(state, BLOOD, DOWN)
    assert wanted(state) == ("respond", 1)
    say_pass(state)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert wanted(state) == ("respond", 0)
    say_pass(state)
    assert wanted(state) == ("respond", 1)
    play(state, "pinch", humour=YELLOW, way=DOWN)
    close(state)
    assert signs(state.status) == "++ + + +"


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_window_closes_after_as_many_passes_in_a_row_as_there_are_players(seats):
    for player in range(seats):
        hands = {seat: ["pinch", "one"] for seat in range(seats)}
        state = table(seats, hands=hands)
        treat(state, BLOOD, DOWN)
        answer(state, player, "pinch", humour=PHLEGM, way=DOWN)
        # All others once more, and the last card's player too, who comes last.
        assert in_order(state) == [*clockwise(seats, player)[1:], player]


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_opens_the_round_anew(seats):
    state = table(seats, hands={seat: ["pinch", "pinch"] for seat in range(seats)})
    treat(state, BLOOD, DOWN)
    asked_seats = []
    for _ in range(2 * seats):  # everybody plays both cards, one at a time
        asked_seats.append(state.pending[0])
        way = UP if len(asked_seats) % 2 else DOWN
        play(state, "pinch", humour=PHLEGM, way=way)
    assert asked_seats == [*clockwise(seats, 1), *clockwise(seats, 1)]
    assert asked(state)["to"] == "treat"  # nobody has a card left: it closes by itself


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_is_asked_after_its_own_card_when_the_others_hold_nothing(seats):
    last = seats - 1
    state = table(seats, hands={last: ["pinch", "pinch", "one"]})
    treat(state, BLOOD, DOWN)
    for way in (UP, DOWN):
        assert wanted(state) == ("respond", last)
        play(state, "pinch", humour=PHLEGM, way=way)
    assert wanted(state) == ("respond", last)
    say_pass(state)
    assert asked(state)["to"] == "treat"


@pytest.mark.rule("Q-X1")
def test_an_empty_hand_counts_as_a_pass():
    state = table(6, hands={2: ["one"], 4: ["one"]})
    treat(state, BLOOD, DOWN)
    assert (asked(state)["waits_for"], asked(state)["passes"]) == ([2], 1)  # 1 is passed over
    say_pass(state)
    assert (asked(state)["waits_for"], asked(state)["passes"]) == ([4], 3)
    say_pass(state)
    assert asked(state)["to"] == "treat"


@pytest.mark.rule("Q-X1")
def test_who_has_played_the_last_card_is_not_asked_again():
    state = table(3, hands={1: ["pinch"], 2: ["pinch", "pinch"]})
    treat(state, BLOOD, DOWN)
    play(state, "pinch", humour=BLOOD, way=DOWN)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert in_order(state) == [2]  # 0 and 1 have no cards


@pytest.mark.rule("Q-X1")
def test_one_card_at_a_time():
    state = table(2, hands={0: ["pinch", "pinch"], 1: ["pinch", "pinch"]})
    treat(state, BLOOD, DOWN)
    play(state, "pinch", humour=BLOOD, way=DOWN)
    assert held(state, 1) == ["pinch"]
    assert wanted(state) == ("respond", 0)


@pytest.mark.rule("Q-X1", "Q-T3", "Q-C4")
def test_each_kind_of_card_has_its_moment():
    state = table(2, hands={0: ["one", "pinch"], 1: ["one", "pinch"]})
    assert legal(state, "one")
    assert legal(state, "pinch") == []
    pinch = GAME.actions.find("play_move", number_of(state, "pinch"), BLOOD, UP)
    with pytest.raises(IllegalAction):
        state.play(0, pinch)
    blocked = [(spot, rule) for spot, rule, _ in state.blocked(0)]
    assert blocked == [({"remedy": number_of(state, "pinch")}, "Q-T3")]
    treat(state, BLOOD, DOWN)
    assert legal(state, "pinch")
    assert legal(state, "one") == []
    with pytest.raises(IllegalAction):
        state.play(1, GAME.actions.find("play_move", number_of(state, "one"), BLOOD, UP))
    blocked = [(spot, rule) for spot, rule, _ in state.blocked(1)]
    assert blocked == [({"remedy": number_of(state, "one")}, "Q-T3")]


@pytest.mark.rule("Q-X1")
def test_a_card_without_a_target_is_said_to_be_blocked():
    state = table(2, hands={0: ["rest"], 1: ["redirect", "pinch"]})
    play(state, "rest")
    blocked = [(spot, rule) for spot, rule, _ in state.blocked(1)]
    assert blocked == [({"remedy": number_of(state, "redirect")}, "Q-X1")]


@pytest.mark.rule("Q-X1")
def test_nobody_is_asked_out_of_turn():
    state = table(3, hands={seat: ["pinch"] for seat in range(3)})
    treat(state, BLOOD, DOWN)
    with pytest.raises(IllegalAction):
        state.play(2, GAME.actions.find("pass"))
    with pytest.raises(IllegalAction):
        state.play(0, GAME.actions.find("treat", BLOOD, DOWN))


@pytest.mark.rule("Q-X1")
def test_twin_cards_are_offered_once():
    state = table(2, hands={1: ["pinch", "pinch", "cancel"]})
    treat(state, BLOOD, DOWN)
    assert len(legal(state)) == 1 + 8 + 1


# What a card can be about


@pytest.mark.rule("Q-X2")
def test_a_card_is_about_the_treatment_or_the_newest_answer():
    state = table(3, hands={1: ["pinch", "cancel"], 2: ["pinch"], 0: ["cancel"]})
    treat(state, BLOOD, DOWN)
    assert [one["entry"] for one in legal(state, "cancel")] == [TREATMENT]
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    play(state, "pinch", humour=YELLOW, way=DOWN)
    assert [one["entry"] for one in legal(state, "cancel")] == [TREATMENT, ANSWER]
    told = play(state, "cancel", entry=ANSWER)
    assert facts(told, "played")[0]["target"] == 2  # the third thing played: yellow bile
    told = close(state)
    assert facts(told, "cancelled") == [{"seat": 2, "remedy": number_of(state, "pinch")}]
    assert signs(state.status) == "++ + + ++"


def play_somehow(state, id):
    """The asked seat plays this card on the first targets that it can have."""
    chosen = legal(state, id)[0]
    play(state, id, **{k: v for k, v in chosen.items() if k not in ("kind", "remedy")})


@pytest.mark.rule("Q-X2")
def test_the_newest_answer_is_the_newest():
    state = table(4, hands={1: ["pinch"], 2: ["cancel"], 3: ["redirect"], 0: ["pinch"]})
    treat(state, BLOOD, DOWN)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    play(state, "cancel", entry=ANSWER)
    # A pinch could be redirected, but the newest answer is the cancel.
    assert {one["entry"] for one in legal(state, "redirect")} == {TREATMENT}
    say_pass(state)
    play(state, "pinch", humour=YELLOW, way=DOWN)
    told = answer(state, 3, "redirect", entry=ANSWER, humour=BLACK)
    assert facts(told, "played")[0]["target"] == 3
    assert signs(state.status) == "+ + ++ ++"


ABOUT = {
    # treatment: (can be redirected, reversed or doubled, credited)
    "basic": (True, True, True),
    "one": (True, True, True),
    "three": (True, True, True),
    "up": (True, True, True),
    "soothe": (True, True, True),
    "harm": (True, True, True),
    "blood": (False, True, True),
    "all up": (False, True, True),
    "both down": (False, True, True),
    "across": (False, True, True),
    "soothe all": (False, True, True),
    "harm all": (False, True, True),
    "mirror": (False, False, True),
    "swap": (False, False, True),
    "rest": (False, False, False),
    "peek": (False, False, False),
    "bag": (False, False, False),
    "spy": (False, False, False),
}


@pytest.mark.rule("Q-X2")
@pytest.mark.parametrize("id", ABOUT)
def test_what_can_be_redirected_turned_or_credited(id):
    cards = ["cancel", "redirect", "reverse", "double", "credit"]
    hands = {1: cards} if id == "basic" else {0: [id], 1: cards}
    state = table(2, hands=hands)
    if id == "basic":
        treat(state, BLOOD, DOWN)
    else:
        play_somehow(state, id)
    redirected, turned, credited = ABOUT[id]
    assert bool(legal(state, "redirect")) == redirected
    assert bool(legal(state, "reverse")) == turned
    assert bool(legal(state, "double")) == turned
    assert bool(legal(state, "credit")) == credited
    assert [one["entry"] for one in legal(state, "cancel")] == [TREATMENT]


@pytest.mark.rule("Q-X2")
@pytest.mark.parametrize("id", ["cancel", "redirect", "reverse", "double", "credit"])
def test_answers_that_move_nothing_can_be_cancelled_and_nothing_else(id):
    cards = ["cancel", "redirect", "reverse", "double", "credit"]
    state = table(3, hands={1: [id], 2: cards})
    treat(state, BLOOD, DOWN)
    play_somehow(state, id)
    assert {one["entry"] for one in legal(state, "cancel")} == {TREATMENT, ANSWER}
    for other in cards[1:]:
        assert {one["entry"] for one in legal(state, other)} == {TREATMENT}


@pytest.mark.rule("Q-X2")
@pytest.mark.parametrize(("id", "turned"), [("pinch", True), ("restore", False), ("turn", False)])
def test_answers_that_move_a_humour_can_be_redirected_and_credited(id, turned):
    cards = ["cancel", "redirect", "reverse", "double", "credit"]
    state = table(3, hands={1: [id], 2: cards})
    treat(state, BLOOD, DOWN)
    play_somehow(state, id)
    for other in ("cancel", "redirect", "credit"):
        assert {one["entry"] for one in legal(state, other)} == {TREATMENT, ANSWER}
    for other in ("reverse", "double"):
        assert {one["entry"] for one in legal(state, other)} == ({0, 1} if turned else {TREATMENT})


@pytest.mark.rule("Q-X2")
def test_a_redirection_is_to_another_humour():
    state = table(3, hands={1: ["redirect", "pinch"], 2: ["redirect"]})
    treat(state, BLOOD, DOWN)
    others = [BLACK, PHLEGM, YELLOW]
    assert [one["humour"] for one in legal(state, "redirect")] == others
    play(state, "pinch", humour=YELLOW, way=UP)
    found = {(one["entry"], one["humour"]) for one in legal(state, "redirect")}
    assert found == {(TREATMENT, h) for h in others} | {(ANSWER, h) for h in (BLACK, BLOOD, PHLEGM)}


# Q-X2: where everything lands


BASIC_DOWN = ("treat", {"humour": BLOOD, "way": DOWN})
CANCEL_T = ("cancel", {"entry": TREATMENT})
CANCEL_A = ("cancel", {"entry": ANSWER})


def blood(id, way):
    return (id, {"humour": BLOOD, "way": way})


def on(id, entry, **targets):
    return (id, {"entry": entry, **targets})


def case(name, before, treatment, answers, after, draws=(), moved_by=None):
    """Seat 0 treats; seats 1, 2, 3, 1 … answer one after the other unless the answer says who.
    Then the statuses, who draws, and who has moved blood."""
    return pytest.param(before, treatment, answers, after, list(draws), moved_by, id=name)


LANDINGS = [
    # Alone
    case("basic down", "+ ++ + +", BASIC_DOWN, [], "+ + + +", [], 0),
    case("basic up", "+ - + +", blood("treat", UP), [], "+ 0 + +", [0], 0),
    case("off balance", "+ 0 + +", BASIC_DOWN, [], "+ - + +", [], 0),
    case("cancel", "+ + + +", BASIC_DOWN, [CANCEL_T], "+ + + +"),
    case(
        "redirect",
        "+ + + +",
        BASIC_DOWN,
        [on("redirect", TREATMENT, humour=PHLEGM)],
        "+ + 0 +",
        [0],
    ),
    case("reverse", "+ + + +", BASIC_DOWN, [on("reverse", TREATMENT)], "+ ++ + +", [], 0),
    case("double", "+ ++ + +", BASIC_DOWN, [on("double", TREATMENT)], "+ 0 + +", [0], 0),
    case("credit", "+ + + +", BASIC_DOWN, [on("credit", TREATMENT)], "+ 0 + +", [1], 1),
    case("restore", "+ + + +", BASIC_DOWN, [("restore", {"humour": BLOOD})], "+ + + +"),
    case(
        "restore another", "+ + + +", BASIC_DOWN, [("restore", {"humour": BLACK})], "+ 0 + +", [0]
    ),
    case("add a step", "+ ++ + +", BASIC_DOWN, [blood("pinch", DOWN)], "+ 0 + +", [1], 1),
    case("take a step back", "+ + + +", BASIC_DOWN, [blood("pinch", UP)], "+ + + +"),
    case("turn over", "+ ++ + +", BASIC_DOWN, [("turn", {"humour": BLOOD})], "+ - + +", [], 1),
    # Cancelling, newest first
    case("cancel of a cancel", "+ + + +", BASIC_DOWN, [CANCEL_T, CANCEL_A], "+ 0 + +", [0], 0),
    case("three cancels", "+ + + +", BASIC_DOWN, [CANCEL_T, CANCEL_A, CANCEL_A], "+ + + +"),
    case(
        "four cancels",
        "+ + + +",
        BASIC_DOWN,
        [CANCEL_T, CANCEL_A, CANCEL_A, CANCEL_A],
        "+ 0 + +",
        [0],
        0,
    ),
    case("cancelled twice", "+ + + +", BASIC_DOWN, [CANCEL_T, CANCEL_T], "+ + + +"),
    case(
        "one of two cancels is cancelled",
        "+ + + +",
        BASIC_DOWN,
        [CANCEL_T, CANCEL_T, CANCEL_A],
        "+ + + +",
    ),
    case(
        "a cancelled pinch",
        "+ ++ + +",
        BASIC_DOWN,
        [blood("pinch", DOWN), CANCEL_A],
        "+ + + +",
        [],
        0,
    ),
    case(
        "the treatment cancelled, the pinch stands",
        "+ + + +",
        BASIC_DOWN,
        [blood("pinch", DOWN), CANCEL_T],
        "+ 0 + +",
        [1],
        1,
    ),
    case(
        "a cancelled reverse",
        "+ + + +",
        BASIC_DOWN,
        [on("reverse", TREATMENT), CANCEL_A],
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "a cancelled double",
        "+ + + +",
        BASIC_DOWN,
        [on("double", TREATMENT), CANCEL_A],
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "a cancelled redirect",
        "+ + + +",
        BASIC_DOWN,
        [on("redirect", TREATMENT, humour=PHLEGM), CANCEL_A],
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "a cancelled credit",
        "+ + + +",
        BASIC_DOWN,
        [on("credit", TREATMENT), CANCEL_A],
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "a cancelled restore",
        "+ + + +",
        BASIC_DOWN,
        [("restore", {"humour": BLOOD}), CANCEL_A],
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "changing what is cancelled changes nothing",
        "+ + + +",
        BASIC_DOWN,
        [CANCEL_T, on("double", TREATMENT), on("reverse", TREATMENT), on("credit", TREATMENT)],
        "+ + + +",
    ),
    case(
        "cancelled after it was changed",
        "+ + + +",
        BASIC_DOWN,
        [on("double", TREATMENT), on("redirect", TREATMENT, humour=BLACK), CANCEL_T],
        "+ + + +",
    ),
    # Redirecting
    case(
        "the later redirection counts",
        "+ + + +",
        BASIC_DOWN,
        [on("redirect", TREATMENT, humour=PHLEGM), on("redirect", TREATMENT, humour=BLACK)],
        "0 + + +",
        [0],
    ),
    case(
        "the later redirection is cancelled",
        "+ + + +",
        BASIC_DOWN,
        [
            on("redirect", TREATMENT, humour=PHLEGM),
            on("redirect", TREATMENT, humour=BLACK),
            CANCEL_A,
        ],
        "+ + 0 +",
        [0],
    ),
    case(
        "a redirected answer",
        "+ + + +",
        BASIC_DOWN,
        [blood("pinch", DOWN), on("redirect", ANSWER, humour=YELLOW)],
        "+ 0 + 0",
        [0, 1],
        0,
    ),
    case(
        "a redirected card",
        "+ ++ ++ +",
        blood("two", DOWN),
        [on("redirect", TREATMENT, humour=PHLEGM)],
        "+ ++ 0 +",
        [0],
    ),
    case(
        "a redirected restoration",
        "+ + + +",
        BASIC_DOWN,
        [("restore", {"humour": BLACK}), on("redirect", ANSWER, humour=BLOOD)],
        "+ + + +",
    ),
    # Reversing and doubling
    case(
        "reversed twice",
        "+ + + +",
        BASIC_DOWN,
        [on("reverse", TREATMENT), on("reverse", TREATMENT)],
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "reversed three times",
        "+ + + +",
        BASIC_DOWN,
        [on("reverse", TREATMENT)] * 3,
        "+ ++ + +",
        [],
        0,
    ),
    case(
        "doubled and reversed",
        "+ - + +",
        BASIC_DOWN,
        [on("double", TREATMENT), on("reverse", TREATMENT)],
        "+ + + +",
        [],
        0,
    ),
    case(
        "doubled twice",
        "+ ++ + +",
        BASIC_DOWN,
        [on("double", TREATMENT), on("double", TREATMENT)],
        "+ -- + +",
        [],
        0,
    ),
    case(
        "a doubled answer",
        "+ ++ + +",
        ("treat", {"humour": BLACK, "way": UP}),
        [blood("pinch", DOWN), on("double", ANSWER)],
        "++ 0 + +",
        [1],
        1,
    ),
    case(
        "a reversed answer",
        "+ + + +",
        ("treat", {"humour": BLACK, "way": UP}),
        [blood("pinch", UP), on("reverse", ANSWER)],
        "++ 0 + +",
        [1],
        1,
    ),
    case(
        "a doubled pair",
        "++ ++ + +",
        ("both down", {"humour": BLACK, "other": BLOOD}),
        [on("double", TREATMENT)],
        "0 0 + +",
        [0, 0],
        0,
    ),
    case(
        "a reversed pair",
        "+ - + +",
        ("across", {"humour": BLACK, "other": BLOOD}),
        [on("reverse", TREATMENT)],
        "++ -- + +",
        [],
        0,
    ),
    case(
        "a doubled card for all",
        "-- -- + --",
        ("all up", {}),
        [on("double", TREATMENT)],
        "0 0 †+ 0",
        [0, 0, 0],
        0,
    ),
    case(
        "soothing doubled stops at balanced",
        "++ + - --",
        ("soothe all", {}),
        [on("double", TREATMENT)],
        "0 0 0 0",
        [0, 0, 0, 0],
        0,
    ),
    case(
        "soothing reversed harms",
        "+ 0 - --",
        ("soothe all", {}),
        [on("reverse", TREATMENT)],
        "++ 0 -- †-",
        [],
    ),
    case(
        "harm reversed soothes and stops at balanced",
        "+ + - --",
        ("harm", {"humour": BLOOD}),
        [on("reverse", TREATMENT)],
        "+ 0 - --",
        [0],
        0,
    ),
    case(
        "harm doubled",
        "+ - - --",
        ("harm all", {}),
        [on("double", TREATMENT)],
        "†+ †- †- †-",
        [],
        0,
    ),
    case("harm below", "+ - + +", ("harm", {"humour": BLOOD}), [], "+ †- + +", [], 0),
    case("harm leaves what is balanced", "+ 0 + +", ("harm", {"humour": BLOOD}), [], "+ 0 + +"),
    case("soothing never passes", "+ + + -", ("soothe", {"humour": BLOOD}), [], "+ 0 + -", [0], 0),
    case("soothing from below", "+ -- + -", ("soothe", {"humour": BLOOD}), [], "+ 0 + -", [0], 0),
    case("soothing all", "++ + 0 --", ("soothe all", {}), [], "+ 0 0 -", [0], 0),
    # Cards
    case("mirror", "++ + 0 --", ("mirror", {}), [], "-- - 0 ++", [], 0),
    case("swap", "++ - 0 --", ("swap", {"humour": BLACK, "other": BLOOD}), [], "- ++ 0 --", [], 0),
    case(
        "swap with balanced",
        "++ - 0 --",
        ("swap", {"humour": BLOOD, "other": PHLEGM}),
        [],
        "++ 0 - --",
        [0],
        0,
    ),
    case("across", "+ - + -", ("across", {"humour": BLACK, "other": BLOOD}), [], "0 0 + -", [0, 0]),
    case("fixed humour", "+ -- + -", ("blood", {"way": UP}), [], "+ 0 + -", [0], 0),
    case("fixed humour down", "+ - + -", ("blood", {"way": DOWN}), [], "+ †- + -", [], 0),
    case("three steps", "+ -- + -", blood("three", UP), [], "+ + + -", [], 0),
    # In the order played
    case(
        "restore, then a step",
        "+ ++ + +",
        BASIC_DOWN,
        [("restore", {"humour": BLOOD}), blood("pinch", UP)],
        "+ †+ + +",
        [],
        2,
    ),
    case(
        "a step, then restore",
        "+ ++ + +",
        BASIC_DOWN,
        [blood("pinch", UP), ("restore", {"humour": BLOOD})],
        "+ ++ + +",
    ),
    case(
        "a step, then turned over",
        "+ ++ + +",
        BASIC_DOWN,
        [blood("pinch", DOWN), blood("pinch", DOWN), ("turn", {"humour": BLOOD})],
        "+ + + +",
        [],
        3,
    ),
    case(
        "what is changed acts at its own place",
        "+ ++ + +",
        blood("treat", UP),  # to succumbed; then over to the other end; the double changes nothing
        [("turn", {"humour": BLOOD}), on("double", TREATMENT)],
        "+ †- + +",
        [],
        1,
    ),
    case(
        "harm looks at where the humour stands then",
        "+ + + +",
        BASIC_DOWN,
        [blood("push", DOWN)],
        "+ -- + +",
        [],
        1,
    ),
    # Clamped at each step
    case("clamped above", "+ ++ + +", blood("three", UP), [blood("pinch", DOWN)], "+ ++ + +"),
    case("clamped below", "+ -- + +", blood("three", DOWN), [blood("pinch", UP)], "+ -- + +"),
    case(
        "a doubled three above",
        "+ - + +",
        blood("three", UP),
        [on("double", TREATMENT), blood("push", DOWN)],
        "+ + + +",
        [],
        2,
    ),
    case(
        "a doubled three below",
        "+ + + +",
        blood("three", DOWN),
        [on("double", TREATMENT), blood("push", UP)],
        "+ - + +",
        [],
        2,
    ),
    case("three up from the middle", "+ 0 + +", blood("three", UP), [], "+ †+ + +", [], 0),
    # Crossing means nothing; the end counts
    case("across balanced", "+ + + +", blood("two", DOWN), [], "+ - + +", [], 0),
    case(
        "stopping at balanced on the way",
        "+ + + +",
        BASIC_DOWN,
        [blood("pinch", DOWN)],
        "+ - + +",
        [],
        1,
    ),
    case(
        "succumbed on the way",
        "+ ++ + +",
        blood("treat", UP),
        [blood("pinch", DOWN), blood("pinch", DOWN)],
        "+ + + +",
        [],
        2,
    ),
    case(
        "cured on the way",
        "0 + 0 0",
        BASIC_DOWN,
        [blood("pinch", DOWN)],
        "0 - 0 0",
        [],
        1,
    ),
    # The last effect that changed it
    case(
        "the last who moved it",
        "+ ++ + +",
        BASIC_DOWN,
        [blood("pinch", UP), blood("push", DOWN)],
        "+ 0 + +",
        [2],
        2,
    ),
    case(
        "an effect that changed nothing causes nothing",
        "+ -- + +",
        blood("two", UP),
        [("turn", {"humour": BLOOD})],  # balanced turned over is balanced
        "+ 0 + +",
        [0],
        0,
    ),
    case(
        "clamped away causes nothing",
        "+ ++ + +",
        blood("treat", UP),
        [blood("push", UP)],
        "+ †+ + +",
        [],
        0,
    ),
    case(
        "restoring what has not moved causes nothing",
        "+ + + +",
        ("rest", {}),
        [blood("pinch", DOWN), ("restore", {"humour": BLACK})],
        "+ 0 + +",
        [0, 1],
        1,
    ),
    case(
        "a credited answer",
        "+ ++ + +",
        BASIC_DOWN,
        [blood("pinch", DOWN), on("credit", ANSWER)],
        "+ 0 + +",
        [2],
        2,
    ),
    case(
        "the later credit counts",
        "+ + + +",
        BASIC_DOWN,
        [on("credit", TREATMENT), on("credit", TREATMENT)],
        "+ 0 + +",
        [2],
        2,
    ),
    case(
        "credited, then moved on by another",
        "+ ++ + +",
        BASIC_DOWN,
        [on("credit", TREATMENT), blood("pinch", DOWN)],
        "+ 0 + +",
        [2],
        2,
    ),
    case(
        "credited, redirected, doubled, reversed",
        "+ + -- +",
        BASIC_DOWN,
        [
            on("credit", TREATMENT),
            on("redirect", TREATMENT, humour=PHLEGM),
            on("double", TREATMENT),
            on("reverse", TREATMENT),
        ],
        "+ + 0 +",
        [1],
    ),
    case(
        "the same, the double cancelled",
        "+ + -- +",
        BASIC_DOWN,
        [
            on("credit", TREATMENT),
            on("redirect", TREATMENT, humour=PHLEGM),
            on("reverse", TREATMENT),
            on("double", TREATMENT),
            CANCEL_A,
        ],
        "+ + - +",
    ),
]


@pytest.mark.rule("Q-X2", "Q-A1", "Q-C1")
@pytest.mark.parametrize(("before", "treatment", "answers", "after", "draws", "moved_by"), LANDINGS)
def test_where_it_lands_and_who_has_caused_it(before, treatment, answers, after, draws, moved_by):
    hands = {seat: [] for seat in range(4)}
    if treatment[0] != "treat":
        hands[0].append(treatment[0])
    for turn, (id, _) in enumerate(answers):
        hands[1 + turn % 3].append(id)
    state = table(4, before, hands)
    id, targets = treatment
    told = treat(state, **targets) if id == "treat" else play(state, id, **targets)
    for turn, (id, targets) in enumerate(answers):
        assert "moved" not in names(told)
        assert signs(state.status) == before  # nothing moves before the window closes
        told += answer(state, 1 + turn % 3, id, **targets)
    told += close(state)
    reached = places(before)
    for move in facts(told, "moved"):
        assert reached[move["humour"]] == move["before"] != move["after"]
        reached[move["humour"]] = move["after"]
        if move["humour"] == BLOOD and moved_by is not None:
            assert move["seat"] == moved_by
    assert signs(reached) == after
    assert drawers(told) == draws
    if moved_by is not None:
        assert BLOOD in [move["humour"] for move in facts(told, "moved")]
    if not facts(told, "diagnosed"):  # the patient is still there
        assert signs(state.status) == after


@pytest.mark.rule("Q-X2")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_moves_before_the_window_closes(seats):
    state = table(seats, "+ + + +", {seat: ["pinch", "one"] for seat in range(seats)})
    treat(state, BLOOD, DOWN)
    for turn in range(seats):
        assert signs(state.view(None)["status"]) == "+ + + +"
        play(state, "pinch", humour=PHLEGM, way=turn % 2)
    for _ in range(seats - 1):
        told = say_pass(state)
        assert names(told) == ["passed"]
        assert signs(state.view(None)["status"]) == "+ + + +"
    told = say_pass(state)
    assert "moved" in names(told)
    assert state.status[BLOOD] == places("0")[0]


@pytest.mark.rule("Q-X2", "Q-X1")
def test_what_was_played_lies_openly_with_where_it_would_land():
    state = table(3, "+ + + +", {1: ["cancel", "one"], 2: ["pinch"]})
    treat(state, BLOOD, DOWN)
    say_pass(state)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    play(state, "cancel", entry=TREATMENT)
    for seat in (0, 1, 2, None):
        seen = state.view(seat)["asked"]
        assert [entry["seat"] for entry in seen["entries"]] == [0, 2, 1]
        assert seen["stands"] == [False, True, True]
        assert signs(seen["landing"]) == "+ + 0 +"
        assert seen["culprits"] == [NOBODY, NOBODY, 2, NOBODY]


def foretold(state, kind, *values):
    """What the asked seat may know that a choice would lead to, by the kind of event."""
    seat = state.pending[0]
    return state.foretell(seat, GAME.actions.find(kind, *values), closely=True)


def landing(state, events):
    """Where the events say that the humours would stand if nobody answered any more."""
    status = list(state.status)
    for event in events:
        if event["event"] == "landing":
            assert event["before"] == status[event["humour"]]
            status[event["humour"]] = event["after"]
    return signs(status)


@pytest.mark.rule("Q-X2")
def test_every_choice_foretells_where_it_would_land():
    state = table(2, "+ ++ 0 -", {0: ["three"], 1: ["pinch", "cancel", "double"]})
    assert landing(state, foretold(state, "treat", BLOOD, DOWN)) == "+ + 0 -"
    three = number_of(state, "three")
    assert landing(state, foretold(state, "play_move", three, BLOOD, DOWN)) == "+ - 0 -"
    assert names(treat(state, BLOOD, DOWN)) == ["treated"]  # nothing for the log
    double = number_of(state, "double")
    assert landing(state, foretold(state, "play_entry", double, TREATMENT)) == "+ 0 0 -"
    cancel = number_of(state, "cancel")
    assert names(play(state.clone(), "cancel", entry=TREATMENT)) == ["played"]
    assert landing(state, foretold(state, "play_entry", cancel, TREATMENT)) == "+ ++ 0 -"
    assert foretold(state, "pass") == [{"event": "passed", "seat": 1}]


@pytest.mark.rule("Q-X2")
def test_what_would_land_names_who_would_have_caused_it():
    state = table(3, "+ ++ 0 -", {1: ["credit"], 2: ["one"]})
    treat(state, BLOOD, DOWN)
    told = foretold(state, "play_entry", number_of(state, "credit"), TREATMENT)
    assert [one["seat"] for one in told if one["event"] == "landing"] == [1]


@pytest.mark.rule("Q-X2", "Q-X3")
def test_the_last_pass_foretells_what_moves_until_a_card_is_drawn():
    state = table(2, "0 + 0 0", {0: ["one"], 1: ["pinch"]})
    treat(state, BLOOD, DOWN)
    say_pass(state)
    told = foretold(state, "pass")
    assert [one["event"] for one in told] == ["passed", "moved"]
    assert told[1]["after"] == places("0")[0]


@pytest.mark.rule("Q-X2", "Q-A4")
def test_the_last_pass_foretells_a_death():
    state = table(2, "0 ++ 0 0", {0: ["one"], 1: ["pinch"]}, value=7)
    treat(state, BLOOD, UP)
    say_pass(state)
    told = foretold(state, "pass")
    assert [one["event"] for one in told][:3] == ["passed", "moved", "succumbed"]


@pytest.mark.rule("Q-X2")
def test_a_window_that_closes_at_once_tells_no_landing_beside_the_moves():
    state = table(2, "+ ++ 0 -")
    told = foretold(state, "treat", BLOOD, DOWN)
    assert [one["event"] for one in told] == ["treated", "moved"]


@pytest.mark.rule("Q-X2", "Q-C5")
def test_an_ability_with_a_price_foretells_where_it_would_land():
    state = table(2, "+ ++ 0 -", {1: ["one", "two", "three"]}, quacks="dealt")
    be(state, 1, "meddler")
    treat(state, BLOOD, DOWN)
    told = foretold(state, "play_move", number_of(state, "meddler"), BLOOD, DOWN)
    assert landing(state, told) == "+ 0 0 -"


@pytest.mark.rule("Q-X2", "Q-X1")
def test_a_redirected_treatment_can_be_redirected_back():
    state = table(3, "0 + + +", {1: ["redirect"], 2: ["redirect"], 0: ["cancel"]})
    treat(state, BLOOD, DOWN)
    play(state, "redirect", entry=TREATMENT, humour=PHLEGM)
    ways = [one["humour"] for one in legal(state, "redirect") if one["entry"] == TREATMENT]
    assert ways == [BLACK, BLOOD, YELLOW]  # anywhere but where it is aimed now
    play(state, "redirect", entry=TREATMENT, humour=BLOOD)
    close(state)
    assert signs(state.status) == "0 0 + +"


@pytest.mark.rule("Q-X2", "Q-X1")
def test_what_a_cancelled_redirection_was_about_is_aimed_as_before():
    state = table(3, "0 + + +", {1: ["redirect"], 2: ["cancel"], 0: ["redirect"]})
    treat(state, BLOOD, DOWN)
    play(state, "redirect", entry=TREATMENT, humour=PHLEGM)
    play(state, "cancel", entry=ANSWER)
    ways = [one["humour"] for one in legal(state, "redirect") if one["entry"] == TREATMENT]
    assert ways == [BLACK, PHLEGM, YELLOW]


@pytest.mark.rule("Q-X2")
@pytest.mark.parametrize("id", ["rest", "feast", "bag", "peek", "audit"])
def test_a_cancelled_card_does_nothing_else_either(id):
    state = table(2, hands={0: [id], 1: ["cancel"]})
    limits = state.limits[:]
    play(state, id)
    told = play(state, "cancel", entry=TREATMENT)
    assert names(told) == ["played", "cancelled"]
    assert state.limits == limits
    assert state.hands == [(), ()]
    assert state.view(0)["coming"] == [None] * 11


@pytest.mark.rule("Q-X2")
def test_a_cancelled_answer_does_nothing_else_either():
    state = table(3, hands={1: ["purse"], 2: ["cancel", "writ"], 0: ["cancel"]})
    treat(state, BLOOD, DOWN)
    play(state, "purse")
    play(state, "writ", player=0)
    play(state, "cancel", entry=ANSWER)
    told = answer(state, 2, "cancel", entry=ANSWER)  # so the writ stands
    assert names(told).count("drew") == 1
    assert facts(told, "drew")[0]["seat"] == 1
    assert state.limits == [1, 2, 2]


@pytest.mark.rule("Q-X2")
def test_a_cancelled_card_stays_on_the_table_like_the_others():
    state = table(2, hands={0: ["one"], 1: ["cancel"]})
    play(state, "one", humour=BLOOD, way=DOWN)
    play(state, "cancel", entry=TREATMENT)
    assert sorted(state.played) == sorted([number_of(state, "one"), number_of(state, "cancel")])
    assert state.discards == ()
    assert wanted(state) == ("treat", 1)  # the treatment was taken all the same
    assert do(state, "treat", BLOOD, DOWN)


@pytest.mark.rule("Q-X1")
def test_who_treats_is_told_that_it_is_their_own_treatment():
    state = table(2, "+ ++ 0 0", {0: ["cancel"], 1: ["cancel", "cancel"]})
    treat(state, BLACK, DOWN)
    assert str(state.prompt(1)) == "Answer the treatment with a card, or pass."
    say_pass(state)
    own = "Nobody has answered. Pass, and your treatment happens; or add a card of your own."
    assert str(state.prompt(0)) == own
    assert str(state.overheard(0)) == "Answer the treatment with a card, or pass."
    say_pass(state)
    treat(state, BLOOD, DOWN)
    state.play(0, next(one for one in state.choices(0) if one.kind.name == "play_entry"))
    assert str(state.prompt(1)) == "Your treatment was answered: play a card, or pass."


@pytest.mark.rule("Q-X1")
def test_who_can_only_pass_is_told_so_and_nobody_else_is():
    state = table(2, "+ ++ 0 0", {0: ["one"], 1: ["one"]})
    treat(state, BLACK, DOWN)
    assert str(state.prompt(1)) == "You hold no answer to this: pass."
    assert str(state.overheard(1)) == "Answer the treatment with a card, or pass."
    say_pass(state)
    assert str(state.prompt(0)) == "Nobody has answered. Pass, and your treatment happens."
    assert str(state.overheard(0)) == "Answer the treatment with a card, or pass."


@pytest.mark.rule("Q-X1")
def test_whoever_has_answered_last_is_told_that_nobody_has_answered_since():
    state = table(2, "0 + 0 0", {0: ["credit", "credit"], 1: ["cancel"]}, treating=1)
    treat(state, BLOOD, DOWN)
    assert state.prompt(0).key == "prompt-respond"
    play(state, "credit", entry=0)
    assert state.pending == (1,)
    say_pass(state)
    assert state.pending == (0,)
    assert state.prompt(0).key == "prompt-respond-mine"
    heard = state.prompt(None)
    assert heard is not None
    assert heard.key == "prompt-respond"  # what others hear tells nothing of the hand
