"""After the window: draws, hand limits, cure and succumbing, and what comes then."""

from __future__ import annotations

from collections import Counter

import pytest

from .positions import (
    BENCH,
    BLACK,
    BLOOD,
    DOWN,
    PHLEGM,
    SEATS,
    TREATMENT,
    UP,
    YELLOW,
    agenda,
    answer,
    asked,
    bench,
    bring_in,
    card,
    close,
    discard,
    drawers,
    empty_the_line,
    facts,
    finish,
    give,
    held,
    hospitals,
    id_of,
    ids,
    leave_in_pile,
    legal,
    names,
    need,
    number_of,
    patient,
    play,
    say_pass,
    signs,
    stack,
    step,
    table,
    throw_away,
    treat,
    wanted,
    with_directions,
)


def drawn(state, told):
    """Who drew which card, one after the other."""
    return [(event["seat"], id_of(state, event["card"])) for event in facts(told, "drew")]


@pytest.mark.rule("Q-X2", "Q-A1", "Q-A5")
def test_a_humour_knocked_off_and_put_back_in_one_window_counts_for_nothing():
    """The example of the rules page."""
    both = card(
        "balance and up",
        "treatment",
        step("balance", humour="blood", by=3),
        step("move", humour="chosen", by=1),
    )
    mine = bench(cards=[*BENCH.cards[:39], both])
    state = table(2, "0 + 0 0", {0: ["balance and up"], 1: ["pinch"]}, value=5, components=mine)
    play(state, "balance and up", humour=PHLEGM)
    told = play(state, "pinch", humour=PHLEGM, way=DOWN)
    told += close(state)
    assert [(event["seat"], event["humour"]) for event in facts(told, "moved")] == [(0, BLOOD)]
    assert drawers(told) == [0]
    assert hospitals(state) == [([5], []), ([], [])]


# Q-A1: a card for a balanced humour


@pytest.mark.rule("Q-A1")
@pytest.mark.parametrize(
    ("before", "card", "targets", "draws"),
    [
        ("+ 0 + +", "treat", {"humour": BLACK, "way": DOWN}, 1),
        ("- 0 + +", "treat", {"humour": BLACK, "way": UP}, 1),
        ("++ 0 + +", "treat", {"humour": BLACK, "way": DOWN}, 0),  # not yet balanced
        ("0 0 + +", "treat", {"humour": BLACK, "way": DOWN}, 0),  # out of balance
        ("+ - ++ 0", "soothe all", {}, 2),
        ("+ - + -", "soothe all", {}, 4),
        ("++ -- ++ 0", "soothe all", {}, 0),
        ("0 0 ++ 0", "mirror", {}, 0),  # what was balanced stays so
        ("0 + ++ -", "swap", {"humour": BLACK, "other": BLOOD}, 1),
        ("+ + ++ -", "both down", {"humour": BLACK, "other": BLOOD}, 2),
    ],
)
def test_a_card_for_every_humour_that_was_imbalanced_and_is_balanced(before, card, targets, draws):
    state = table(3, before)
    if card != "treat":
        give(state, 0, card)
    told = treat(state, **targets) if card == "treat" else play(state, card, **targets)
    assert drawers(told) == [0] * draws


@pytest.mark.rule("Q-A1")
def test_balanced_before_and_after_is_no_reason_to_draw():
    state = table(3, "0 ++ + +", {1: ["pinch"]})
    treat(state, BLACK, UP)
    told = play(state, "pinch", humour=BLACK, way=DOWN)
    assert drawers(told) == []
    assert signs(state.status) == "0 ++ + +"


@pytest.mark.rule("Q-A1")
@pytest.mark.parametrize("seats", SEATS)
def test_who_caused_it_draws_and_nobody_else(seats):
    for culprit in range(1, seats):
        state = table(seats, "++ ++ + +", {culprit: ["pinch"]})
        treat(state, BLOOD, DOWN)
        told = play(state, "pinch", humour=BLOOD, way=DOWN)
        assert drawers(told) == [culprit]
        assert [len(hand) for hand in state.hands] == [int(s == culprit) for s in range(seats)]


@pytest.mark.rule("Q-A1", "Q-X3")
def test_draws_come_in_the_order_of_the_causing_effects():
    state = table(4, "+ + + ++", {1: ["pinch"], 3: ["pinch"]})
    stack(state, "one", "two", "three")
    treat(state, BLOOD, DOWN)
    answer(state, 3, "pinch", humour=BLACK, way=DOWN)
    told = answer(state, 1, "pinch", humour=PHLEGM, way=DOWN)
    assert drawn(state, told) == [(0, "one"), (3, "two"), (1, "three")]
    assert (held(state, 0), held(state, 3), held(state, 1)) == (["one"], ["two"], ["three"])


@pytest.mark.rule("Q-A1", "Q-X3")
def test_the_credit_takes_the_place_of_what_it_is_for():
    state = table(4, "+ + + ++", {1: ["pinch"], 2: ["credit"], 3: ["pinch"]})
    stack(state, "one", "two", "three")
    treat(state, BLOOD, DOWN)
    answer(state, 3, "pinch", humour=BLACK, way=DOWN)
    answer(state, 1, "pinch", humour=PHLEGM, way=DOWN)
    told = answer(state, 2, "credit", entry=TREATMENT)
    assert drawn(state, told) == [(2, "one"), (3, "two"), (1, "three")]


@pytest.mark.rule("Q-A1", "Q-X3")
def test_the_last_effect_on_a_humour_gives_its_place_in_the_order():
    state = table(4, "+ ++ ++ ++", {1: ["pinch"], 3: ["pinch"]})
    stack(state, "one", "two")
    treat(state, BLOOD, DOWN)
    answer(state, 3, "pinch", humour=BLACK, way=DOWN)
    told = answer(state, 1, "pinch", humour=BLOOD, way=DOWN)
    assert drawn(state, told) == [(3, "one"), (1, "two")]


# Q-X3: one thing after the other


@pytest.mark.rule("Q-X3", "Q-A1", "Q-A5")
def test_the_draw_happens_though_the_patient_is_cured():
    state = table(3, "0 + 0 0")
    told = treat(state, BLOOD, DOWN)
    assert names(told) == ["treated", "moved", "drew", "cured", "diagnosed"]
    assert len(state.hands[0]) == 1


@pytest.mark.rule("Q-X3", "Q-A1", "Q-A4")
def test_the_draw_happens_though_the_patient_succumbs():
    state = table(3, "++ + 0 0", {2: ["pinch"]})
    treat(state, BLOOD, DOWN)
    told = play(state, "pinch", humour=BLACK, way=UP)
    assert names(told) == ["played", "moved", "moved", "drew", "succumbed", "diagnosed"]
    assert drawers(told) == [0]
    assert hospitals(state)[2][1] != []


@pytest.mark.rule("Q-X3", "Q-A3", "Q-A4", "Q-E1")
def test_the_whole_order_of_an_adjustment():
    """Draws; hand limits; succumbs; directions; hospital; agendas; and only then the next turn."""
    mine = with_directions({5: [step("discard", who="self", by=1), step("draw", who="all", by=1)]})
    wins = agenda("all", need("all", "succumbed", "number", 1))
    state = table(
        2,
        "++ + + 0",
        {0: ["one", "two"], 1: ["three", "pinch"]},
        value=5,
        components=bench(patients=mine.patients, agendas=[wins, *mine.agendas[1:]]),
    )
    state.agendas = (1, 0, 2, 3, 4, 5)  # seat 1 has it
    stack(state, "rest", "feast", "peek")
    treat(state, BLOOD, DOWN)  # balanced: seat 0 draws
    told = play(state, "pinch", humour=BLACK, way=UP)  # … and seat 1 kills
    told += say_pass(state)  # seat 0
    told += say_pass(state)  # seat 1 still has a treatment card
    assert names(told) == ["played", "passed", "passed", "moved", "moved", "drew"]
    # Hand limits: nothing of the patient's fate has happened yet.
    assert wanted(state) == ("discard", 0)
    assert hospitals(state) == [([], []), ([], [])]
    assert state.patient == 4
    told = discard(state, "one")
    # The culprit owes the whole hand to the directions: one card. Then everybody draws.
    assert names(told)[:3] == ["discarded", "succumbed", "discarded"]
    assert drawn(state, told) == [(0, "feast"), (1, "peek")]
    assert hospitals(state) == [([], []), ([], [])]
    assert state.patient == 4
    assert wanted(state) == ("discard", 0)  # three cards again, by the directions
    assert not state.over
    told = discard(state, "feast")
    assert names(told) == ["discarded", "agenda"]
    assert hospitals(state) == [([], []), ([], [5])]
    assert state.winners == (1,)


@pytest.mark.rule("Q-X3", "Q-A3")
def test_hands_are_cut_before_the_cure():
    state = table(2, "0 + 0 0", {0: ["one", "two"]})
    there = state.patient
    treat(state, BLOOD, DOWN)
    told = close(state)
    assert names(told)[-1] == "drew"
    assert wanted(state) == ("discard", 0)
    assert state.view(None)["patient"] == there
    assert hospitals(state)[0] == ([], [])
    told = discard(state, "two")
    assert names(told) == ["discarded", "cured", "diagnosed"]
    assert hospitals(state)[0] == ([there + 1], [])


# Q-A2: the piles


@pytest.mark.rule("Q-A2")
def test_the_top_card_is_drawn():
    state = table(3, "+ + + +")
    stack(state, "peek", "spy")
    treat(state, BLOOD, DOWN)
    assert held(state, 0) == ["peek"]
    treat(state, BLACK, DOWN)
    close(state)
    assert held(state, 1) == ["spy"]


@pytest.mark.rule("Q-A2")
def test_an_empty_pile_is_made_anew_from_the_discards():
    state = table(3, "+ + + +")
    leave_in_pile(state)
    throw_away(state, "one", "two", "three")
    told = treat(state, BLOOD, DOWN)
    assert names(told) == ["treated", "moved", "reshuffled", "drew"]
    assert state.discards == ()
    assert sorted([*held(state, 0), *ids(state, state.pile)]) == ["one", "three", "two"]
    assert len(state.pile) == 2


@pytest.mark.rule("Q-A2")
def test_a_draw_goes_on_after_the_reshuffling():
    state = table(3, "+ - 0 ++", {0: ["soothe all"]})
    leave_in_pile(state, "peek")
    throw_away(state, "one")
    told = play(state, "soothe all")
    assert names(told)[-3:] == ["drew", "reshuffled", "drew"]
    assert [card for _, card in drawn(state, told)] == ["peek", "one"]


@pytest.mark.rule("Q-A2")
def test_discards_stay_where_they_are_while_the_pile_lasts():
    state = table(3, "+ + + +")
    leave_in_pile(state, "peek")
    throw_away(state, "one", "two")
    told = treat(state, BLOOD, DOWN)
    assert "reshuffled" not in names(told)
    assert held(state, 0) == ["peek"]
    assert ids(state, state.discards) == ["one", "two"]


@pytest.mark.rule("Q-A2")
def test_nothing_is_drawn_when_both_piles_are_empty():
    state = table(3, "+ - 0 ++", {0: ["soothe all"]})
    leave_in_pile(state)
    told = play(state, "soothe all")
    assert facts(told, "drew") == facts(told, "reshuffled") == []
    assert state.hands[0] == ()
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-A2")
def test_only_as_many_are_drawn_as_there_are():
    state = table(3, "+ - - ++", {0: ["soothe all"]})
    leave_in_pile(state, "peek")
    throw_away(state, "spy")
    told = play(state, "soothe all")
    assert sorted(card for _, card in drawn(state, told)) == ["peek", "spy"]
    assert (state.pile, state.discards) == ((), ())


@pytest.mark.rule("Q-A2", "Q-A7")
def test_cards_played_on_this_patient_are_not_reshuffled():
    state = table(3, "+ - 0 ++", {0: ["soothe all"], 1: ["pinch"]})
    leave_in_pile(state)
    play(state, "soothe all")
    told = play(state, "pinch", humour=YELLOW, way=UP)
    assert facts(told, "drew") == []
    assert ids(state, state.played) == ["pinch", "soothe all"]
    # … nor those of an earlier treatment of the same patient
    throw_away(state, "spy")
    state.status = [4, 4, 5, 5]
    assert drawn(state, treat(state, BLACK, DOWN)) == [(1, "spy")]
    assert drawn(state, treat(state, BLOOD, DOWN) + close(state)) == []
    assert ids(state, state.played) == ["pinch", "soothe all"]


@pytest.mark.rule("Q-A2")
def test_the_new_pile_is_shuffled():
    firsts = Counter()
    orders = set()
    for seed in range(120):
        state = table(2, "+ + + +", seed=seed)
        leave_in_pile(state)
        throw_away(state, "one", "two", "three", "spy", "peek", "bag")
        treat(state, BLOOD, DOWN)
        firsts[held(state, 0)[0]] += 1
        orders.add((state.hands[0], state.pile))
    assert len(firsts) == 6
    assert max(firsts.values()) < 40
    assert len(orders) > 60


# Q-A3: hands


@pytest.mark.rule("Q-A3")
@pytest.mark.parametrize("seats", SEATS)
def test_two_cards_at_most_at_first(seats):
    state = table(seats)
    assert state.limits == [2] * seats
    assert [player["limit"] for player in state.view(None)["players"]] == [2] * seats


@pytest.mark.rule("Q-A3")
def test_a_player_over_it_draws_everything_and_then_chooses_what_goes():
    state = table(3, "+ - ++ 0", {0: ["soothe all", "one", "two"]})
    stack(state, "peek", "spy")
    play(state, "soothe all")
    close(state)
    # Two cards were left, two were drawn: all four are there to choose from.
    assert wanted(state) == ("discard", 0)
    assert held(state, 0) == ["one", "peek", "spy", "two"]
    assert len(legal(state)) == 4
    assert asked(state)["owed"] == [2, 0, 0]
    told = discard(state, "one")
    assert [event.seen_by(1) for event in told] == [
        {"event": "discarded", "seat": 0, "card": number_of(state, "one")}
    ]
    assert wanted(state) == ("discard", 0)
    discard(state, "spy")
    assert held(state, 0) == ["peek", "two"]
    assert ids(state, state.discards) == ["one", "spy"]
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-A3")
def test_a_full_hand_is_not_over_it():
    state = table(3, "+ + ++ ++", {0: ["one"]})
    treat(state, BLOOD, DOWN)
    close(state)
    assert len(state.hands[0]) == 2
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-A3")
def test_twin_cards_are_one_choice():
    state = table(3, "+ + ++ ++", {0: ["one", "one"]})
    stack(state, "one")
    treat(state, BLOOD, DOWN)
    close(state)
    assert len(legal(state)) == 1
    discard(state, "one")
    assert held(state, 0) == ["one", "one"]


@pytest.mark.rule("Q-A3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_lowered_maximum_acts_at_once_clockwise_from_the_treating_quack(seats):
    for treating in range(seats):
        hands = {seat: ["one", "two"] for seat in range(seats)}
        hands[treating].append("decree")
        diagnosing = (treating + 1) % seats  # does not matter
        state = table(seats, hands=hands, treating=treating, diagnosing=diagnosing)
        there = state.patient
        play(state, "decree")
        close(state)
        assert state.limits == [1] * seats
        order = []
        while asked(state)["to"] == "discard":
            order.append(state.pending[0])
            assert held(state, state.pending[0]) == ["one", "two"]
            discard(state, "two")
        assert order == [(treating + place) % seats for place in range(seats)]
        assert [held(state, seat) for seat in range(seats)] == [["one"]] * seats
        assert state.patient == there
        assert wanted(state) == ("treat", (treating + 1) % seats)


@pytest.mark.rule("Q-A3")
def test_only_those_over_the_new_maximum_discard():
    hands = {0: ["audit", "one", "two"], 1: ["one"], 2: ["one", "two"], 3: []}
    state = table(4, hands=hands)
    told = play(state, "audit")
    told += close(state)
    assert facts(told, "limited") == [{"seat": seat, "limit": 1} for seat in (1, 2, 3)]
    assert state.limits == [2, 1, 1, 1]
    assert wanted(state) == ("discard", 2)
    discard(state, "one")
    assert wanted(state) == ("treat", 1)
    assert [held(state, seat) for seat in range(4)] == [["one", "two"], ["one"], ["two"], []]


@pytest.mark.rule("Q-A3")
def test_a_chosen_player_s_maximum_is_lowered():
    state = table(3, hands={1: ["writ"], 2: ["one", "two"]})
    treat(state, BLOOD, DOWN)
    assert [one["player"] for one in legal(state, "writ")] == [0, 2]  # another player
    play(state, "writ", player=2)
    close(state)
    assert state.limits == [2, 2, 1]
    assert wanted(state) == ("discard", 2)


@pytest.mark.rule("Q-A3")
def test_the_maximum_is_never_below_one():
    state = table(2, hands={0: ["decree", "decree"], 1: ["decree"]})
    for _ in range(3):
        told = play(state, "decree")
        told += finish(state)
    assert state.limits == [1, 1]
    assert facts(told, "limited") == []  # nothing changed any more


@pytest.mark.rule("Q-A3")
def test_the_maximum_is_never_above_four():
    state = table(2, hands={0: ["bag"] * 4})
    found = []
    for turn in range(4):
        play(state, "bag")
        close(state)
        found.append(state.limits[0])
        if asked(state)["to"] == "discard":
            discard(state, "bag")
        treat(state, BLOOD, turn % 2)
        close(state)
        give(state, 0, "bag")
    assert found == [3, 4, 4, 4]
    assert state.limits[1] == 2


@pytest.mark.rule("Q-A3")
def test_a_raised_maximum_lets_one_keep_what_is_drawn():
    state = table(3, "+ + ++ ++", {0: ["one", "two"]})
    state.limits = [3, 2, 2]
    treat(state, BLOOD, DOWN)
    close(state)
    assert len(state.hands[0]) == 3
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-A3")
def test_a_changed_maximum_lasts_over_patients():
    state = table(3, "0 + 0 0", {1: ["writ"]})
    treat(state, BLOOD, DOWN)
    told = play(state, "writ", player=2)
    assert "diagnosed" in names(told)
    assert state.limits == [2, 2, 1]
    state.status = [3, 5, 3, 3]
    assert "diagnosed" in names(treat(state, BLOOD, UP) + close(state))
    assert state.limits == [2, 2, 1]


@pytest.mark.rule("Q-A3", "Q-C4")
def test_a_card_can_make_others_discard():
    """A card of one's own set may say so; who owes the whole hand is not asked."""
    state = table(4, hands={0: ["fire", "peek"], 1: ["one", "two"], 2: ["one"]})
    play(state, "fire")
    assert facts(close(state), "discarded") == []
    assert wanted(state) == ("discard", 1)
    told = discard(state, "two")  # clockwise: only then the next one loses the only card
    assert [(one["seat"], one["card"]) for one in facts(told, "discarded")] == [
        (1, number_of(state, "two")),
        (2, number_of(state, "one")),
    ]
    assert [held(state, seat) for seat in range(4)] == [["peek"], ["one"], [], []]
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-A3", "Q-X2")
def test_a_cancelled_card_makes_nobody_discard():
    state = table(3, hands={0: ["fire"], 1: ["cancel", "one"], 2: ["one", "two"]})
    play(state, "fire")
    answer(state, 1, "cancel", entry=TREATMENT)
    told = close(state)
    assert facts(told, "discarded") == []
    assert (held(state, 1), held(state, 2)) == (["one"], ["one", "two"])
    assert wanted(state) == ("treat", 1)


@pytest.mark.rule("Q-A3", "Q-C4")
def test_cards_to_discard_and_the_maximum_are_not_added_up():
    state = table(2, hands={0: ["fire"], 1: ["one", "two", "three", "peek"]})
    play(state, "fire")
    close(state)  # four cards: one to discard, then one more to be at the maximum of two
    assert asked(state)["owed"] == [0, 2]
    discard(state, "one")
    discard(state, "two")
    assert held(state, 1) == ["peek", "three"]
    assert wanted(state) == ("treat", 1)


# Q-A4: succumbing


@pytest.mark.rule("Q-A4", "Q-C1")
@pytest.mark.parametrize(("before", "way"), [("+ ++ + +", UP), ("+ -- + +", DOWN)])
def test_both_ends_of_the_line_are_succumbed(before, way):
    state = table(3, before)
    there = state.patient
    told = treat(state, BLOOD, way)
    assert facts(told, "succumbed") == [{"seat": 0, "patient": there}]
    assert hospitals(state)[0] == ([], [there + 1])


@pytest.mark.rule("Q-A4", "Q-C1")
@pytest.mark.parametrize(("before", "way"), [("+ + + +", UP), ("+ - + +", DOWN)])
def test_far_too_much_is_not_succumbed(before, way):
    state = table(3, before)
    there = state.patient
    treat(state, BLOOD, way)
    assert state.patient == there
    assert hospitals(state) == [([], [])] * 3


@pytest.mark.rule("Q-A4")
@pytest.mark.parametrize("culprit", [0, 1, 2, 3])
def test_the_patient_goes_to_who_caused_it(culprit):
    state = table(4, "+ + ++ +", {culprit: ["pinch"]} if culprit else {})
    there = state.patient
    if culprit:
        treat(state, BLOOD, UP)
        play(state, "pinch", humour=PHLEGM, way=UP)
    else:
        treat(state, PHLEGM, UP)
    assert [succumbed for _, succumbed in hospitals(state)] == [
        [there + 1] if seat == culprit else [] for seat in range(4)
    ]


@pytest.mark.rule("Q-A4", "Q-X2")
def test_the_credit_for_a_death_is_a_patient_too():
    state = table(3, "+ ++ + +", {2: ["credit"]})
    treat(state, BLOOD, UP)
    told = play(state, "credit", entry=TREATMENT)
    assert facts(told, "succumbed")[0]["seat"] == 2


@pytest.mark.rule("Q-A4", "Q-X3")
@pytest.mark.parametrize(("first", "second"), [(BLOOD, PHLEGM), (PHLEGM, BLOOD)])
@pytest.mark.parametrize("other", [1, 2])
def test_of_two_humours_at_once_the_later_effect_decides(first, second, other):
    state = table(3, "+ ++ -- +", {other: ["pinch"]})
    ways = {BLOOD: UP, PHLEGM: DOWN}
    treat(state, first, ways[first])
    told = play(state, "pinch", humour=second, way=ways[second])
    assert facts(told, "succumbed")[0]["seat"] == other


@pytest.mark.rule("Q-A4", "Q-X3")
def test_a_later_effect_that_changes_nothing_decides_nothing():
    state = table(3, "++ ++ + +", {1: ["pinch"], 2: ["pinch"]})
    treat(state, BLOOD, UP)
    play(state, "pinch", humour=BLACK, way=UP)
    told = play(state, "pinch", humour=BLOOD, way=UP)  # is at the end already
    assert facts(told, "succumbed")[0]["seat"] == 1


@pytest.mark.rule("Q-A4")
def test_the_later_effect_decides_whatever_it_does_to_living_humours():
    state = table(3, "++ + + +", {1: ["pinch"]})
    treat(state, BLACK, UP)  # succumbs
    told = play(state, "pinch", humour=BLOOD, way=UP)  # later, but not deadly
    assert facts(told, "succumbed")[0]["seat"] == 0


def succumb(directions, hands=None, seats=3, culprit=1, value=5, then=6, **options):
    """Seat 0 treats a patient with these directions, and the culprit lets it succumb. The patient
    of the value `then` is the next."""
    hands = {seat: list(cards) for seat, cards in (hands or {}).items()}
    if culprit:
        hands.setdefault(culprit, []).append("pinch")
    components = with_directions({value: directions})
    state = table(seats, "+ + + ++", hands, value=value, components=components, **options)
    line = [one for one in state.waiting if one != then - 1]
    state.waiting = (then - 1, *line)
    stack(state, "one", "two", "three", "blood", "up", "all up")
    if culprit:
        treat(state, BLOOD, UP)
        told = answer(state, culprit, "pinch", humour=YELLOW, way=UP)
        told += close(state)
    else:
        told = treat(state, YELLOW, UP)
        told += close(state)
    assert facts(told, "succumbed") == [{"seat": culprit, "patient": value - 1}]
    return state, told


@pytest.mark.rule("Q-A4")
@pytest.mark.parametrize(
    ("who", "draws"),
    [
        ("self", [(1, "one")]),
        ("others", [(0, "one"), (2, "two")]),
        ("all", [(0, "one"), (1, "two"), (2, "three")]),
    ],
)
def test_directions_to_draw(who, draws):
    state, told = succumb([step("draw", who=who, by=1)])
    assert drawn(state, told) == draws
    assert hospitals(state)[1] == ([], [5])


@pytest.mark.rule("Q-A4", "Q-A3")
def test_a_direction_to_draw_may_lead_over_the_maximum():
    state, _ = succumb([step("draw", who="all", by=2)], {0: ["peek", "spy"], 2: ["bag"]})
    assert [len(hand) for hand in state.hands] == [4, 2, 3]
    assert wanted(state) == ("discard", 0)
    assert asked(state)["owed"] == [2, 0, 1]
    discard(state, "peek")
    discard(state, "spy")
    assert wanted(state) == ("discard", 2)
    assert hospitals(state)[1] == ([], [])
    discard(state, "bag")
    assert hospitals(state)[1] == ([], [5])


@pytest.mark.rule("Q-A4")
@pytest.mark.parametrize(
    ("who", "asked_seats"), [("self", [1]), ("others", [0, 2]), ("all", [0, 1, 2])]
)
def test_directions_to_discard_ask_what(who, asked_seats):
    hands = {seat: ["peek", "spy"] for seat in range(3)}
    state, _ = succumb([step("discard", who=who, by=1)], hands)
    order = []
    while asked(state)["to"] == "discard":
        assert state.view(None)["patient"] == 4  # still in bed while the directions are followed
        assert hospitals(state)[1] == ([], [])
        order.append(state.pending[0])
        discard(state, "spy")
    assert order == asked_seats
    assert ids(state, state.discards) == sorted(["spy"] * len(order) + ["pinch"])
    assert hospitals(state)[1] == ([], [5])


@pytest.mark.rule("Q-A4", "Q-A3")
def test_who_owes_the_whole_hand_has_no_choice():
    hands = {0: ["peek"], 1: [], 2: ["peek", "spy"]}
    state, told = succumb([step("discard", who="all", by=2)], hands)
    assert [(event["seat"], id_of(state, event["card"])) for event in facts(told, "discarded")] == [
        (0, "peek"),
        (2, "peek"),
        (2, "spy"),
    ]
    assert state.hands == [(), (), ()]
    assert hospitals(state)[1] == ([], [5])


@pytest.mark.rule("Q-A4", "Q-A3")
def test_discarding_stops_when_the_hand_is_gone():
    mine = with_directions({5: [step("discard", who="all", by=2)]})
    state = table(2, "++ + + +", {0: ["peek", "spy", "bag"]}, value=5, components=mine)
    state.limits = [3, 2]
    treat(state, BLACK, UP)
    close(state)
    assert asked(state)["owed"] == [2, 0]  # seat 1 has nothing to lose
    discard(state, "bag")
    discard(state, "spy")
    assert held(state, 0) == ["peek"]
    assert hospitals(state)[0] == ([], [5])


@pytest.mark.rule("Q-A4", "Q-A3")
@pytest.mark.parametrize(
    ("who", "by", "limits"),
    [
        ("self", -1, [2, 1, 2]),
        ("others", -1, [1, 2, 1]),
        ("all", -1, [1, 1, 1]),
        ("self", 1, [2, 3, 2]),
        ("others", 1, [3, 2, 3]),
        ("all", 1, [3, 3, 3]),
    ],
)
def test_directions_about_the_maximum_act_at_once(who, by, limits):
    hands = {seat: ["peek", "spy"] for seat in range(3)}
    state, _ = succumb([step("limit", who=who, by=by)], hands)
    assert state.limits == limits
    order = []
    while asked(state)["to"] == "discard":
        order.append(state.pending[0])
        discard(state, "spy")
    assert order == [seat for seat in range(3) if limits[seat] < 2]
    assert hospitals(state)[1] == ([], [5])


@pytest.mark.rule("Q-A4", "Q-A2", "Q-A7")
def test_a_direction_to_renew_the_draw_pile():
    found = set()
    for seed in range(20):
        state = table(
            2,
            "++ + + +",
            {0: ["two"]},
            value=5,
            components=with_directions({5: [step("renew")]}),
            seed=seed,
        )
        leave_in_pile(state, "one")
        throw_away(state, "spy", "peek", "bag")
        told = play(state, "two", humour=BLACK, way=UP)
        assert "renewed" in names(told)
        assert sorted(ids(state, state.pile)) == ["bag", "one", "peek", "spy"]
        assert ids(state, state.discards) == ["two"]  # was on the table until now
        found.add(state.pile)
    assert len(found) > 8


@pytest.mark.rule("Q-A4")
def test_a_direction_to_shuffle_the_waiting_patients():
    found = set()
    for seed in range(20):
        state, told = succumb([step("shuffle")], seed=seed)
        assert "shuffled" in names(told)
        assert sorted([state.patient, *state.waiting]) == [p for p in range(12) if p != 4]
        found.add(state.patient)
    assert len(found) > 5


@pytest.mark.rule("Q-A4")
def test_a_direction_to_send_the_next_patient_to_the_end():
    components = with_directions({5: [step("send")]})
    state = table(3, "++ + + +", value=5, components=components)
    line = state.waiting
    told = treat(state, BLACK, UP)
    assert "sent" in names(told)
    assert state.patient == line[1]
    assert state.waiting == (*line[2:], line[0])


@pytest.mark.rule("Q-A4")
@pytest.mark.parametrize("do", ["send", "shuffle"])
def test_nobody_waits_and_nobody_is_sent(do):
    state = table(3, "++ + + +", value=5, components=with_directions({5: [step(do)]}))
    empty_the_line(state)
    treat(state, BLACK, UP)
    assert state.over
    assert hospitals(state)[0] == ([], [5])


@pytest.mark.rule("Q-A4", "Q-D1")
@pytest.mark.parametrize(
    ("directions", "status"),
    [
        # The next patient, worth 6, prints "+ + + 0".
        ([step("infect", humour="yellow", by=1)], "+ + + +"),
        ([step("infect", humour="yellow", by=-1)], "+ + + -"),
        ([step("infect", humour="yellow", by=2)], "+ + + ++"),
        ([step("infect", humour="yellow", by=-3)], "+ + + --"),
        ([step("infect", humour="yellow", by=1)] * 2, "+ + + ++"),
        ([step("infect", humour="yellow", by=3)] * 2, "+ + + ++"),
        ([step("infect", humour="blood", by=1)], "+ + + 0"),  # ill already
        ([step("infect", humour="every", by=-1)], "+ + + -"),
    ],
)
def test_a_direction_to_infect_the_next_patient(directions, status):
    state, told = succumb(directions)
    assert "infected" in names(told)
    assert state.patient == 5
    assert signs(state.status) == status
    assert state.view(None)["infection"] == [0, 0, 0, 0]


@pytest.mark.rule("Q-A4", "Q-D1")
def test_an_infection_is_for_the_next_patient_only():
    state, _ = succumb([step("infect", humour="yellow", by=1)])
    state.waiting = (0, *[one for one in state.waiting if one != 0])
    state.status = [3, 4, 3, 3]
    treat(state, BLOOD, DOWN)
    assert state.patient == 0
    assert signs(state.status) == "+ + 0 0"


@pytest.mark.rule("Q-A4", "Q-D2")
def test_an_infection_makes_a_randomly_diagnosed_patient_ill_too():
    for seed in range(30):
        state, _ = succumb(
            [step("infect", humour="every", by=1)], then=1, seed=seed, diagnosis="random"
        )
        found = Counter(state.status)
        assert found[3] == 0
        assert found[4] >= 2  # the two that chance left balanced


@pytest.mark.rule("Q-A4")
def test_directions_are_followed_in_their_order():
    _, told = succumb(
        [
            step("discard", who="all", by=3),
            step("draw", who="others", by=1),
            step("limit", who="all", by=-1),
            step("send"),
        ],
        {0: ["peek"]},
    )
    assert names(told)[names(told).index("succumbed") + 1 :] == [
        "discarded",
        "drew",
        "drew",
        "limited",
        "limited",
        "limited",
        "sent",
        "diagnosed",
    ]
    assert drawers(told) == [0, 2]


@pytest.mark.rule("Q-A4")
def test_directions_go_clockwise_from_the_treating_quack():
    mine = with_directions({5: [step("draw", who="all", by=1)]})
    state = table(4, "++ + + +", treating=2, diagnosing=1, value=5, components=mine)
    told = treat(state, BLACK, UP)
    assert drawers(told) == [2, 3, 0, 1]


@pytest.mark.rule("Q-A4", "Q-A5")
def test_directions_are_for_succumbing_only():
    mine = with_directions({5: [step("draw", who="all", by=1)]})
    state = table(3, "+ 0 0 0", value=5, components=mine)
    told = treat(state, BLACK, DOWN)
    assert drawers(told) == [0]  # for the balanced humour


@pytest.mark.rule("Q-A4", "Q-C2")
def test_every_patient_has_its_own_directions():
    mine = bench(
        patients=[
            patient(value, step("draw", who="all", by=1 + value % 3)) for value in range(1, 13)
        ]
    )
    for value in range(1, 13):
        state = table(2, "++ + + +", value=value, components=mine)
        told = treat(state, BLACK, UP)
        assert len(drawers(told)) == 2 * (1 + value % 3)


# Q-A5: cure


@pytest.mark.rule("Q-A5")
@pytest.mark.parametrize("culprit", [0, 1, 2, 3])
def test_a_cured_patient_goes_face_up_to_who_brought_the_last_humour_into_balance(culprit):
    state = table(4, "0 + 0 0", {culprit: ["credit"]} if culprit else {})
    there = state.patient
    told = treat(state, BLOOD, DOWN)
    if culprit:
        told = play(state, "credit", entry=TREATMENT)
    assert facts(told, "cured") == [{"seat": culprit, "patient": there}]
    assert hospitals(state) == [([there + 1] if seat == culprit else [], []) for seat in range(4)]


@pytest.mark.rule("Q-A5", "Q-X3")
@pytest.mark.parametrize(("first", "second"), [(BLOOD, PHLEGM), (PHLEGM, BLOOD)])
@pytest.mark.parametrize("other", [1, 2])
def test_of_several_humours_at_once_the_latest_effect_cures(first, second, other):
    state = table(3, "0 + + 0", {other: ["pinch"]})
    treat(state, first, DOWN)
    told = play(state, "pinch", humour=second, way=DOWN)
    assert facts(told, "cured")[0]["seat"] == other
    assert sorted(drawers(told)) == sorted([0, other])


@pytest.mark.rule("Q-A5")
def test_who_balanced_the_others_earlier_has_nothing_of_it():
    state = table(3, "+ + 0 0")
    treat(state, BLACK, DOWN)
    told = treat(state, BLOOD, DOWN) + close(state)
    assert facts(told, "cured")[0]["seat"] == 1


@pytest.mark.rule("Q-A5", "Q-X2")
def test_a_humour_that_ends_where_it_began_was_not_brought_into_balance():
    state = table(3, "0 + 0 0", {1: ["pinch"], 2: ["pinch"]})
    treat(state, BLOOD, DOWN)
    play(state, "pinch", humour=PHLEGM, way=UP)
    told = play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert facts(told, "cured")[0]["seat"] == 0


@pytest.mark.rule("Q-A5")
def test_three_balanced_humours_are_no_cure():
    state = table(3, "0 + 0 +")
    there = state.patient
    told = treat(state, BLOOD, DOWN)
    assert "cured" not in names(told)
    assert state.patient == there


@pytest.mark.rule("Q-A5")
def test_all_four_by_one_card():
    state = table(3, "+ - + -", {0: ["soothe all"]})
    told = play(state, "soothe all")
    assert drawers(told) == [0] * 4
    told += finish(state)
    assert facts(told, "cured")[0]["seat"] == 0
    assert len(state.hands[0]) == 2


# Q-A6, Q-A7: who comes next


@pytest.mark.rule("Q-A6", "Q-T1")
@pytest.mark.parametrize("seats", SEATS)
def test_an_undecided_patient_is_treated_on_clockwise(seats):
    for first in range(seats):
        state = table(seats, treating=first)
        there = state.patient
        for turn in range(2 * seats):
            assert wanted(state) == ("treat", (first + turn) % seats)
            treat(state, PHLEGM, turn % 2)
            assert state.patient == there
        assert state.diagnosing == first


@pytest.mark.rule("Q-A7", "Q-T1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("way", [UP, DOWN])
def test_the_next_patient_is_diagnosed_to_the_left_of_the_diagnosing_quack(seats, way):
    state = table(seats, treating=seats - 1)
    for number in range(1, 12):
        diagnosing = (seats - 1 + number) % seats
        # However many treatments it takes: the way round goes from patient to patient.
        state.status = [3, 5, 3, 3]
        for turn in range(number % 4):
            treat(state, PHLEGM, (UP, DOWN)[turn % 2])
            finish(state)
        state.status = [3, 5, 3, 3] if way == UP else [3, 4, 3, 3]
        told = treat(state, BLOOD, way)
        told += finish(state)
        assert facts(told, "diagnosed")[0]["seat"] == diagnosing
        assert (state.diagnosing, state.treating) == (diagnosing, diagnosing)
        assert wanted(state) == ("treat", diagnosing)


@pytest.mark.rule("Q-A7")
@pytest.mark.parametrize("before", ["0 ++ 0 0", "0 0 0 ++"])
def test_played_cards_stay_on_the_table_until_the_patient_is_decided(before):
    state = table(3, before, {0: ["one"], 1: ["pinch"]})
    play(state, "one", humour=PHLEGM, way=UP)
    play(state, "pinch", humour=PHLEGM, way=DOWN)
    assert ids(state, state.view(None)["played"]) == ["one", "pinch"]
    assert state.discards == ()
    treat(state, PHLEGM, UP)
    assert state.discards == ()
    state.status = [3, 4, 3, 3]
    treat(state, BLOOD, DOWN)
    assert state.played == ()
    assert ids(state, state.view(None)["discards"]) == ["one", "pinch"]


@pytest.mark.rule("Q-A7")
def test_played_cards_go_to_the_discards_when_a_patient_succumbs_too():
    state = table(3, "0 ++ 0 0", {0: ["one"]})
    throw_away(state, "spy")
    play(state, "one", humour=BLOOD, way=UP)
    assert state.played == ()
    assert ids(state, state.discards) == ["one", "spy"]


# Q-A8: patience


@pytest.mark.rule("Q-A8", "Q-A7")
@pytest.mark.parametrize("seats", SEATS)
def test_a_patient_leaves_after_twelve_treatments_a_player(seats):
    state = table(seats, hands={seats - 1: ["one"]})
    there = state.patient
    assert state.view(None)["patience"] == 12 * seats
    told = []
    for turn in range(12 * seats):
        assert state.patient == there
        assert state.view(None)["turns"] == turn
        if turn == seats - 1:
            told = play(state, "one", humour=PHLEGM, way=turn % 2)
        else:
            told = treat(state, PHLEGM, turn % 2)
            told += close(state)
    assert names(told)[-2:] == ["left", "diagnosed"]
    assert facts(told, "left") == [{"patient": there}]
    assert hospitals(state) == [([], [])] * seats
    assert (state.diagnosing, state.treating) == (1, 1)
    assert state.view(None)["turns"] == 0
    assert ids(state, state.discards) == ["one"]
    assert there not in state.waiting


@pytest.mark.rule("Q-A8")
@pytest.mark.parametrize("way", [UP, DOWN])
def test_the_last_treatment_can_still_decide(way):
    state = table(2, "0 ++ 0 0" if way == UP else "0 + 0 0")
    there = state.patient
    state.turns = 23
    told = treat(state, BLOOD, way)
    assert "left" not in names(told)
    assert hospitals(state)[0] == (([], [there + 1]) if way == UP else ([there + 1], []))


@pytest.mark.rule("Q-A8", "Q-E2")
def test_a_last_patient_who_leaves_ends_the_game():
    state = table(2, "+ + + +")
    empty_the_line(state)
    state.turns = 23
    told = treat(state, BLOOD, DOWN)
    assert "left" in names(told)
    assert state.over
    assert state.scores == [0, 0]


@pytest.mark.rule("Q-A8")
def test_the_count_begins_anew_with_every_patient():
    state = table(2, "0 + 0 0")
    state.turns = 20
    treat(state, BLOOD, DOWN)
    there = state.patient
    bring_in(state, there + 1)
    state.status = [4, 4, 4, 4]
    for turn in range(23):
        treat(state, PHLEGM, turn % 2)
        finish(state)
    assert state.patient == there
    assert "left" in names(treat(state, PHLEGM, UP) + finish(state))


@pytest.mark.rule("Q-A3")
def test_who_holds_too_many_cards_is_told_how_many_they_may_keep():
    state = table(2, "+ ++ 0 0", {0: ["one", "two"]})
    treat(state, BLACK, DOWN)
    close(state)
    assert str(state.prompt(0)) == "You hold 3 cards, and may keep 2: discard one."
    assert str(state.overheard(0)) == "Discard a card."


@pytest.mark.rule("Q-A3")
def test_who_owes_a_card_for_something_else_is_just_asked_for_it():
    state = table(2, "+ ++ 0 0", {0: ["fire"], 1: ["one", "two"]})
    play(state, "fire")
    close(state)
    assert wanted(state) == ("discard", 1)
    assert str(state.prompt(1)) == "Discard a card."
