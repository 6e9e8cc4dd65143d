"""Quack characters: specialist treatments (Q-T4), the window, and what always works (Q-C5)."""

from __future__ import annotations

import pytest

from asclepia.table import IllegalAction

from .positions import (
    BLACK,
    BLOOD,
    DOWN,
    GAME,
    PHLEGM,
    SEATS,
    TREATMENT,
    UP,
    answer,
    asked,
    be,
    bench,
    character,
    close,
    discard,
    drawers,
    empty_the_line,
    facts,
    fill_hospital,
    finish,
    give,
    held,
    ids,
    in_order,
    legal,
    names,
    number_of,
    play,
    say_pass,
    signs,
    step,
    table,
    treat,
    wanted,
)


def with_characters(seats, *characters, **rest):
    """Seats are these characters, seat by seat; the others are monks."""
    state = table(seats, quacks="dealt", **rest)
    for seat in range(seats):
        be(state, seat, characters[seat] if seat < len(characters) else "monk")
    return state


def why_not(state, id):
    """What seat 1 is told about a character that it cannot use, by Q-C5."""
    for spot, rule, reason in state.blocked(1):
        if spot == {"remedy": number_of(state, id)}:
            assert rule == "Q-C5"
            return str(reason)
    raise AssertionError(f"{id} is not blocked")


# Q-T4: specialist treatments


@pytest.mark.rule("Q-T4", "Q-C5")
def test_a_specialist_treats_in_their_own_way():
    state = with_characters(2, "surgeon", status="+ ++ + +")
    assert legal(state, "surgeon") == [{"kind": "play", "remedy": number_of(state, "surgeon")}]
    told = play(state, "surgeon")
    assert facts(told, "moved") == [{"seat": 0, "humour": BLOOD, "before": 5, "after": 3}]
    assert drawers(told) == [0]
    assert state.played == ()  # a character is not a card
    assert state.characters[0] == number_of(state, "surgeon")
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-T4")
def test_a_specialist_may_choose_targets_and_use_it_turn_after_turn():
    state = with_characters(2, "chemist", status="++ -- ++ --")
    assert len(legal(state, "chemist")) == 12
    play(state, "chemist", humour=BLACK, other=BLOOD)
    assert signs(state.status) == "+ - ++ --"
    treat(state, PHLEGM, DOWN)
    assert wanted(state) == ("treat", 0)
    told = play(state, "chemist", humour=BLACK, other=BLOOD)
    assert drawers(told) == [0, 0]


@pytest.mark.rule("Q-T4")
def test_it_is_the_treatment_instead_of_another():
    state = with_characters(2, "stargazer", hands={0: ["one"]})
    kinds = {(one["kind"], one.get("remedy")) for one in legal(state)}
    assert ("play", number_of(state, "stargazer")) in kinds
    assert ("treat", None) in kinds
    assert ("play_move", number_of(state, "one")) in kinds
    play(state, "stargazer")
    close(state)
    assert wanted(state) == ("treat", 1)
    assert [one is not None for one in state.view(0)["coming"]] == [True] * 3 + [False] * 8


@pytest.mark.rule("Q-T4")
def test_nobody_uses_the_treatment_of_another():
    state = with_characters(2, "monk", "surgeon")
    assert legal(state, "surgeon") == []
    with pytest.raises(IllegalAction):
        state.play(0, GAME.actions.find("play", number_of(state, "surgeon")))


@pytest.mark.rule("Q-T4", "Q-C5")
@pytest.mark.parametrize("id", ["flatterer", "nurse", "hoarder", "gossip", "monk"])
def test_other_characters_have_no_treatment(id):
    state = with_characters(2, id)
    assert len(legal(state)) == 8
    ((spot, rule, reason),) = state.blocked(0)
    assert (spot, rule) == ({"remedy": number_of(state, id)}, "Q-T4")
    assert str(reason)


@pytest.mark.rule("Q-T4")
def test_without_characters_there_is_no_specialist():
    state = table(2)
    assert {one["kind"] for one in legal(state)} == {"treat"}
    assert state.blocked(0) == []


@pytest.mark.rule("Q-T4", "Q-X2")
def test_a_specialist_treatment_can_be_answered():
    state = with_characters(3, "surgeon", status="+ ++ + +", hands={1: ["cancel"]})
    play(state, "surgeon")
    told = play(state, "cancel", entry=TREATMENT)
    assert facts(told, "cancelled") == [{"seat": 0, "remedy": number_of(state, "surgeon")}]
    assert signs(state.status) == "+ ++ + +"
    state = with_characters(3, "surgeon", status="+ ++ + +", hands={1: ["reverse"]})
    play(state, "surgeon")
    told = play(state, "reverse", entry=TREATMENT)
    assert facts(told, "moved")[0]["after"] == 6


@pytest.mark.rule("Q-T4", "Q-X1")
def test_a_treatment_ability_is_not_for_the_window():
    state = with_characters(2, "monk", "surgeon", hands={1: ["one"]})
    treat(state, BLOOD, DOWN)
    assert wanted(state) == ("respond", 1)
    assert legal(state) == [{"kind": "pass"}]


# Q-C5: in the window


@pytest.mark.rule("Q-C5", "Q-X1")
def test_an_ability_is_used_in_place_of_a_card_for_its_price():
    state = with_characters(3, "monk", "flatterer", status="+ + + +", hands={1: ["one", "two"]})
    treat(state, BLOOD, DOWN)
    assert wanted(state) == ("respond", 1)
    told = play(state, "flatterer", entry=TREATMENT)
    assert names(told) == ["played"]
    assert wanted(state) == ("discard", 1)
    assert asked(state)["owed"] == [0, 1, 0]
    told = discard(state, "two")
    assert names(told) == ["discarded"]
    assert held(state, 1) == ["one"]
    assert ids(state, state.discards) == ["two"]  # paid, not played
    assert state.played == ()
    assert wanted(state) == ("respond", 1)  # the others hold nothing
    told = say_pass(state)
    assert drawers(told) == [1]


@pytest.mark.rule("Q-C5", "Q-X1")
def test_once_a_window():
    state = with_characters(2, "monk", "flatterer", hands={0: ["pinch"], 1: ["one", "two"]})
    treat(state, BLOOD, DOWN)
    play(state, "flatterer", entry=TREATMENT)
    discard(state, "one")
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert wanted(state) == ("respond", 1)
    assert legal(state) == [{"kind": "pass"}]
    assert why_not(state, "flatterer") == "This ability was used in this window already."
    assert asked(state)["used"] == [1]
    close(state)
    treat(state, BLOOD, DOWN)  # the next window
    told = answer(state, 1, "flatterer", entry=TREATMENT)
    assert facts(told, "played")[0]["seat"] == 1


@pytest.mark.rule("Q-C5", "Q-X1")
def test_once_a_window_whoever_passes_in_between():
    hands = {0: ["pinch"], 1: ["one", "two"], 2: ["one"]}
    state = with_characters(3, "monk", "flatterer", hands=hands)
    treat(state, BLOOD, DOWN)
    play(state, "flatterer", entry=TREATMENT)
    discard(state, "one")
    say_pass(state)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert wanted(state) == ("respond", 1)
    assert legal(state) == [{"kind": "pass"}]


@pytest.mark.rule("Q-C5")
def test_each_seat_uses_its_own_once():
    state = with_characters(3, "nurse", "nurse", "nurse", status="++ ++ ++ ++")
    treat(state, BLOOD, DOWN)
    for seat in (1, 2, 0):
        assert wanted(state) == ("respond", seat)
        play(state, "nurse", humour=PHLEGM)
    assert wanted(state) == ("treat", 1)
    assert signs(state.status) == "++ + ++ ++"


@pytest.mark.rule("Q-C5", "Q-X1")
@pytest.mark.parametrize("seats", SEATS)
def test_an_empty_hand_with_a_usable_ability_is_asked(seats):
    free = seats - 1
    state = with_characters(seats, *["monk"] * free, "nurse")
    treat(state, BLOOD, DOWN)
    assert wanted(state) == ("respond", free)
    assert {one["kind"] for one in legal(state)} == {"pass", "play_humour"}
    assert in_order(state) == [free]
    assert signs(state.status) == "++ + ++ ++"


@pytest.mark.rule("Q-C5", "Q-X1")
def test_an_empty_hand_with_a_used_ability_is_passed_over():
    state = with_characters(3, "monk", "nurse", hands={2: ["pinch"]})
    treat(state, BLOOD, DOWN)
    play(state, "nurse", humour=BLOOD)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-C5", "Q-X1")
def test_an_ability_starts_the_passes_anew():
    state = with_characters(3, "monk", "nurse", hands={seat: ["one"] for seat in range(3)})
    treat(state, BLOOD, DOWN)
    play(state, "nurse", humour=BLOOD)
    assert in_order(state) == [2, 0, 1]


@pytest.mark.rule("Q-C5", "Q-X1")
def test_who_cannot_pay_cannot_use_it_and_is_passed_over():
    state = with_characters(2, "monk", "flatterer")
    treat(state, BLOOD, DOWN)
    assert wanted(state) == ("treat", 1)
    state = with_characters(2, "monk", "meddler", hands={1: ["one"]})  # a meddler pays two
    treat(state, BLOOD, DOWN)
    assert legal(state) == [{"kind": "pass"}]
    assert why_not(state, "meddler") == "It costs 2 cards of the hand, and there are fewer."


@pytest.mark.rule("Q-C5", "Q-A3")
def test_who_owes_the_whole_hand_as_a_price_is_not_asked():
    state = with_characters(2, "monk", "meddler", hands={1: ["one", "two"]})
    treat(state, BLOOD, DOWN)
    told = play(state, "meddler", humour=BLOOD, way=DOWN)
    assert names(told)[:3] == ["played", "discarded", "discarded"]
    assert facts(told, "moved")[0]["after"] == 3
    assert ids(state, state.discards) == ["one", "two"]


@pytest.mark.rule("Q-C5")
def test_two_of_three_cards_as_a_price_are_chosen_one_by_one():
    state = with_characters(2, "monk", "meddler", hands={1: ["one", "two", "three"]})
    treat(state, BLOOD, DOWN)
    play(state, "meddler", humour=BLOOD, way=DOWN)
    assert asked(state)["owed"] == [0, 2]
    discard(state, "one")
    assert wanted(state) == ("discard", 1)
    discard(state, "three")
    assert wanted(state) == ("respond", 1)
    assert held(state, 1) == ["two"]


@pytest.mark.rule("Q-C5")
def test_a_price_is_paid_though_the_ability_is_cancelled():
    state = with_characters(3, "monk", "meddler", hands={1: ["one", "two"], 2: ["cancel"]})
    treat(state, BLOOD, DOWN)
    play(state, "meddler", humour=PHLEGM, way=DOWN)
    play(state, "cancel", entry=1)
    assert signs(state.status) == "++ + ++ ++"
    assert ids(state, state.discards) == ["one", "two"]


@pytest.mark.rule("Q-C5", "Q-X2")
def test_nothing_moves_while_a_price_is_paid():
    state = with_characters(2, "monk", "flatterer", status="+ + + +", hands={1: ["one", "two"]})
    treat(state, BLOOD, DOWN)
    play(state, "flatterer", entry=TREATMENT)
    assert signs(state.status) == "+ + + +"
    assert state.turns == 1


@pytest.mark.rule("Q-C5", "Q-X1")
def test_the_treating_quack_may_use_an_ability_too():
    state = with_characters(3, "flatterer", status="+ ++ + +", hands={0: ["one"], 1: ["pinch"]})
    treat(state, BLOOD, DOWN)
    play(state, "pinch", humour=BLOOD, way=DOWN)
    assert wanted(state) == ("respond", 0)
    told = play(state, "flatterer", entry=1)  # the newest answer
    assert drawers(told) == [0]


@pytest.mark.rule("Q-C5")
def test_an_ability_without_a_target_is_blocked():
    state = with_characters(2, "monk", "flatterer", hands={0: ["rest"], 1: ["one"]})
    play(state, "rest")
    assert legal(state) == [{"kind": "pass"}]
    assert why_not(state, "flatterer") == "Nothing that was played can be changed with it."


@pytest.mark.rule("Q-C5", "Q-X1")
def test_a_free_ability_without_a_target_is_no_reason_to_ask():
    """Everybody sees that it cannot be used: being asked would tell nothing, and neither does
    being passed over."""
    mine = bench(characters=[character(f"c{n}", "response", step("credit")) for n in range(6)])
    state = table(2, components=mine, quacks="dealt", hands={0: ["rest", "one"]})
    play(state, "rest")
    assert in_order(state) == [0]
    state = table(2, components=mine, quacks="dealt")
    treat(state, BLOOD, DOWN)
    assert in_order(state) == [1, 0]


# Q-C5: always


@pytest.mark.rule("Q-C5", "Q-A3")
def test_a_larger_or_smaller_hand():
    state = with_characters(3, "hoarder", "ascetic", "monk")
    assert state.limits == [3, 1, 2]
    give(state, 0, "one", "two", "three", "peek")
    give(state, 1, "one", "two")
    treat(state, BLOOD, DOWN)
    close(state)
    assert asked(state)["owed"] == [1, 1, 0]


@pytest.mark.rule("Q-C5", "Q-A3", "Q-S1")
@pytest.mark.parametrize(("hand", "limit"), [(-1, 1), (0, 2), (1, 3), (2, 4)])
def test_the_maximum_at_first_is_that_of_the_character_dealt(hand, limit):
    mine = bench(characters=[character(f"c{n}", "always", hand=hand) for n in range(6)])
    assert table(4, components=mine, quacks="dealt").limits == [limit] * 4
    assert table(4, components=mine).limits == [2] * 4  # not dealt: no matter


@pytest.mark.rule("Q-C5", "Q-A3")
def test_a_character_s_maximum_is_changed_by_cards_like_any_other():
    state = with_characters(3, "hoarder", "ascetic", "monk", hands={0: ["audit"]})
    play(state, "audit")
    finish(state)
    assert state.limits == [3, 1, 1]


@pytest.mark.rule("Q-C5", "Q-A1")
def test_more_cards_for_every_balanced_humour():
    state = with_characters(3, "gossip", status="+ - ++ 0", hands={0: ["soothe all"]})
    told = play(state, "soothe all")
    assert drawers(told) == [0] * 4  # two humours, two cards each


@pytest.mark.rule("Q-C5", "Q-A1")
def test_more_cards_only_for_who_caused_it():
    state = with_characters(3, "gossip", "monk", status="+ + ++ ++", hands={1: ["credit"]})
    treat(state, BLOOD, DOWN)
    told = play(state, "credit", entry=TREATMENT)
    assert drawers(told) == [1]
    state = with_characters(3, "monk", "gossip", status="+ + ++ ++", hands={1: ["credit"]})
    treat(state, BLOOD, DOWN)
    told = play(state, "credit", entry=TREATMENT)
    assert drawers(told) == [1, 1]


@pytest.mark.rule("Q-C5", "Q-A1")
def test_more_cards_only_for_balance():
    state = with_characters(2, "gossip", hands={0: ["rest"]})
    told = play(state, "rest")
    assert drawers(told) == [0]


@pytest.mark.rule("Q-C5", "Q-E2")
def test_who_does_not_mourn():
    state = with_characters(2, "monk", "gossip", value=1)
    for seat, values in ((0, (2, 3)), (1, (4, 5))):
        fill_hospital(state, seat, cured=(8 + seat,), succumbed=values)
    assert state.scores == [8, 9 - 9]
    empty_the_line(state)
    state.status = [3, 5, 3, 3]
    told = treat(state, BLOOD, UP)
    assert facts(told, "valued") == [{"seat": 0, "points": 8}, {"seat": 1, "points": 0}]
    assert state.winners == (0,)


@pytest.mark.rule("Q-C5", "Q-E1")
def test_who_does_not_mourn_still_has_the_patients():
    state = with_characters(2, "monk", value=1)
    fill_hospital(state, 0, succumbed=(2, 3))
    assert state.view(1)["players"][0]["succumbed"] == [1, 2]
