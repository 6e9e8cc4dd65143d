"""Setting up, and who may know what."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from asclepia.table import OptionError, Stream

from .positions import (
    BLUE,
    BOARDS,
    GAME,
    GREEN,
    HAND,
    RED,
    ROUNDS,
    SEATS,
    TABLES,
    YELLOW,
    facts,
    hired,
    lay,
    playing,
    start,
    take_turn,
)

# Dealing


@pytest.mark.rule("G-S1", "G-N3", "G-C7")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("board", BOARDS)
def test_played_colours_draw_their_hand_and_the_ghost_draws_none(board, seats):
    state = start(seats, board=board)
    for stock in state.view(None)["stocks"]:
        drawn = 0 if stock["seat"] == -1 else HAND[board]
        assert (stock["hand_size"], stock["pile"]) == (drawn, ROUNDS[board] - drawn)
    for stock in state.stocks:  # each tile is once in the hand or in the pile
        tiles = sorted([*stock.hand, *stock.pile[stock.drawn :]])
        assert tiles == state.printed()["tiles"]
        assert stock.hand == tuple(stock.pile[: stock.drawn])  # drawn from the top


@pytest.mark.rule("G-S1", "G-N3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_pile_is_shuffled_on_its_own(seats):
    tops: list[Counter[int]] = [Counter() for _ in range(4)]
    for seed in range(320):
        piles = [stock.pile for stock in start(seats, seed).stocks]
        assert len({tuple(pile) for pile in piles}) == 4
        for colour, pile in enumerate(piles):
            tops[colour][pile[0]] += 1
    for counts in tops:  # about 20 times each; the seeds are fixed, so this never wavers
        assert set(counts) == set(range(16))
        assert max(counts.values()) < 45


@pytest.mark.rule("G-S1", "G-R1")
def test_the_aureus_are_shuffled():
    first = Counter(start(seed=seed).cetarium for seed in range(320))
    assert set(first) == set(range(1, 17))
    assert max(first.values()) < 45


@pytest.mark.rule("G-S1")
def test_a_seed_names_the_whole_set_up():
    one, same, other = start(seed=7), start(seed=7), start(seed=8)
    assert everything(one) == everything(same)
    assert everything(one) != everything(other)


@pytest.mark.rule("G-S1", "G-R1")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_the_first_player_is_drawn_and_holds_the_amphora(board, order, seats):
    holders: Counter[int] = Counter()
    for seed in range(400):
        state = start(seats, seed, board=board, order=order)
        view = state.view(None)
        holder = view["places"][view["amphora"]]
        assert view["asked"]["colour"] == holder
        assert state.pending == (view["stocks"][holder]["seat"],)
        holders[view["amphora"]] += 1
    places = len(view["places"])
    assert set(holders) == set(range(places))
    assert all(0.7 < count * places / 400 < 1.3 for count in holders.values())


# Colours


@pytest.mark.rule("G-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_colours_follow_the_seats(seats):
    assert (
        owners(start(seats))
        == {
            2: {BLUE: 0, GREEN: 1, YELLOW: 0, RED: 1},
            3: {BLUE: 0, GREEN: 1, YELLOW: 2, RED: -1},
            4: {BLUE: 0, GREEN: 1, YELLOW: 2, RED: 3},
        }[seats]
    )


@pytest.mark.rule("G-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_colours_can_be_chosen(seats):
    assert (
        owners(start(seats, colours="red-yellow-blue-green"))
        == {
            2: {RED: 0, YELLOW: 1, BLUE: 0, GREEN: 1},
            3: {RED: 0, YELLOW: 1, BLUE: 2, GREEN: -1},
            4: {RED: 0, YELLOW: 1, BLUE: 2, GREEN: 3},
        }[seats]
    )


@pytest.mark.rule("G-S1")
@pytest.mark.parametrize("colours", ["red-red-blue-green", "red", "red-yellow-blue-pink"])
def test_colours_that_are_no_order_of_the_four_are_refused(colours):
    with pytest.raises(OptionError, match="colours"):
        GAME.start(4, colours=colours)


def owners(state):
    return {colour: stock["seat"] for colour, stock in enumerate(state.view(None)["stocks"])}


# Who may know what


@pytest.mark.rule("G-S2", "G-N2", "G-N3", "G-V2")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_a_view_shows_nothing_that_the_seat_may_not_know(board, order, seats):
    state = start(seats, board=board, order=order)
    rng = random.Random(3)
    for step, _ in enumerate(playing(state, luck=4)):
        if step % 7:
            continue
        for seat in (None, *range(seats)):
            other = with_other_secrets(state, seat, rng)
            assert other.view(seat) == state.view(seat)


@pytest.mark.rule("G-S2")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_a_guess_at_the_secrets_is_made_from_the_view_alone(board, order, seats):
    state = start(seats, board=board, order=order)
    rng = random.Random(3)
    guesses = set()
    for step, asked_seat in enumerate(playing(state, luck=4)):
        if step % 7:
            continue
        for seat in (None, *range(seats)):
            other = with_other_secrets(state, seat, rng)
            guess = state.resample(seat, Stream(step))
            assert everything(guess) == everything(other.resample(seat, Stream(step)))
            assert guess.view(seat) == state.view(seat)
            assert all_tiles(guess) == all_tiles(state)
            assert sorted(guess.aureus[guess.round :]) == sorted(state.aureus[state.round :])
            if seat == asked_seat:
                assert guess.choices(seat) == state.choices(seat)
            guesses.add(repr(everything(guess)) == repr(everything(state)))
    assert False in guesses  # it is a guess, not the truth


@pytest.mark.rule("G-S2")
def test_hands_are_seen_by_their_owner_alone():
    state = start(4)
    for seat in range(4):
        for colour, stock in enumerate(state.view(seat)["stocks"]):
            shown = list(state.stocks[colour].hand) if colour == seat else None
            assert stock["hand"] == shown
    assert [stock["hand"] for stock in state.view(None)["stocks"]] == [None] * 4


@pytest.mark.rule("G-S2", "G-N2")
def test_who_plays_two_colours_sees_both_hands():
    state = start(2)
    for seat in range(2):
        seen = [stock["hand"] is not None for stock in state.view(seat)["stocks"]]
        assert seen == [colour % 2 == seat for colour in range(4)]


@pytest.mark.rule("G-S2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_drawn_tile_is_told_to_its_owner_alone(seats):
    state = start(seats)
    told = []
    for _ in playing(state, luck=2, told=told):
        pass
    drawn = [event for event in told if event.kind.name == "drew"]
    assert drawn
    for event in drawn:
        owner = state.box.seat_of[event.values[0]]
        for seat in (None, *range(seats)):
            tile = event.values[1] if seat == owner else None
            only = {"seat": owner, "fields": ["tile"]}
            seen = {"event": "drew", "colour": event.values[0], "tile": tile, "only": only}
            assert event.seen_by(seat) == seen
    for event in told:  # and nothing else is told to some only
        if event.kind.name != "drew":
            assert event.seen_by(None) == event.seen_by(0)
            assert None not in event.seen_by(None).values()


@pytest.mark.rule("G-S2", "G-V2")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_the_order_of_the_aureus_left_is_open_to_all_in_haruspex_only(board, order, seats):
    state = start(seats, board=board, order=order)
    for _ in playing(state, luck=6):
        for seat in (None, *range(seats)):
            coming = state.view(seat)["coming"]
            assert coming == (state.aureus[state.round :] if order == "haruspex" else None)


@pytest.mark.rule("G-S2", "G-R3")
@pytest.mark.parametrize(("board", "order", "seats"), TABLES)
def test_what_is_left_and_what_was_placed_is_public(board, order, seats):
    state = start(seats, board=board, order=order)
    told = []
    used: set[int] = set()
    for _ in playing(state, luck=8, told=told):
        view = state.view(None)
        used |= {state.cetarium} - {0}
        assert view["left"] == [n for n in range(1, ROUNDS[board] + 1) if n not in used]
        for colour, stock in enumerate(view["stocks"]):
            laid = [event for event in facts(told, "laid") if event["colour"] == colour]
            assert stock["pile"] + stock["hand_size"] + len(laid) == ROUNDS[board]
        where = {
            event["cetarium"] * 4 + event["area"]: (event["colour"] * 16 + event["tile"]) * 4
            + event["rotation"]
            for event in facts(told, "laid")
        }
        assert {spot: piece for spot, piece in enumerate(view["laid"]) if piece >= 0} == where
        came = {(one["line"], one["colour"], one["dominus"]) for one in facts(told, "hired")}
        assert {(line, one["colour"], one["dominus"]) for line, one in hired(view)} == came
    assert state.view(None)["left"] == []


@pytest.mark.rule("G-S2")
def test_views_and_printed_parts_can_be_sent_as_json():
    state = start(3)
    for _ in playing(state, luck=1):
        for seat in (None, 0, 1, 2):
            assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
    assert json.loads(json.dumps(state.printed())) == state.printed()


@pytest.mark.rule("G-S2")
def test_the_faces_of_every_set_are_public_and_never_change():
    state = start()
    before = state.printed()
    assert len(before["pieces"]) == 256
    for _ in playing(state, luck=1):
        assert state.printed() == before


@pytest.mark.rule("G-S2")
@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_there_has_no_view(seat):
    with pytest.raises(ValueError, match="no seat"):
        start().view(seat)


@pytest.mark.rule("G-S2")
def test_a_copy_goes_its_own_way():
    state = start()
    before = everything(state)
    copy = state.clone()
    assert everything(copy) == before
    take_turn(copy)
    lay(copy)
    assert everything(copy) != before
    assert everything(state) == before


def with_other_secrets(state, seat, rng):
    """A copy in which all that the seat may not know lies differently."""
    other = state.clone()
    for colour, stock in enumerate(other.stocks):
        owner = state.box.seat_of[colour]
        hidden = owner not in (-1, seat)
        unknown = list(stock.pile[stock.drawn :]) + (list(stock.hand) if hidden else [])
        rng.shuffle(unknown)
        held = len(stock.hand) if hidden else 0
        if hidden:
            stock.hand = tuple(unknown[:held])
        stock.pile = list(stock.pile[: stock.drawn]) + unknown[held:]
    if state.view(None)["order"] == "aureus":
        rest = list(state.aureus[state.round :])
        rng.shuffle(rest)
        other.aureus = list(state.aureus[: state.round]) + rest
    return other


def all_tiles(state):
    return [sorted([*stock.hand, *stock.pile[stock.drawn :]]) for stock in state.stocks]


def everything(state):
    """All that matters of a state, hidden or not."""
    return (
        [
            (
                stock.hand,
                tuple(stock.pile[stock.drawn :]),
                stock.vilici,
                stock.domini,
                stock.points,
            )
            for stock in state.stocks
        ],
        list(state.laid),
        list(state.workers),
        list(state.aureus[state.round :]),
        (state.round, state.cetarium, state.filled, state.amphora, state.pending),
    )
