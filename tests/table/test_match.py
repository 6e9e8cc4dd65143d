"""Matches: records that replay, and moves that can be taken back."""

from __future__ import annotations

import msgspec
import pytest

import asclepia
from asclepia.table import IllegalAction, Match, Record, RecordError, Stream, read_record
from tests.tiny import AUCTION, CLINIC, KITCHEN
from tests.tiny.auction import BIDS
from tests.tiny.clinic import CARES, READ
from tests.tiny.kitchen import DISHES, SPICE

GARUM = asclepia.load("garum")


def bid(coins: int):
    return BIDS.find("bid", coins)


def played(moves: int, **options) -> Match:
    match = Match(GARUM, 4, 11, **options)
    for _ in range(moves):
        if not match.state.over:
            seat = match.state.pending[0]
            match.play(seat, match.state.choices(seat)[0])
    return match


def test_what_was_told_before_the_first_move_stays_with_every_copy():
    match = played(0)
    assert match.opening
    seat = match.state.pending[0]
    after = match.after(seat, match.state.choices(seat)[0])
    assert after.opening == after.clone().opening == after.without(seat).opening == match.opening


# Taking back


def test_a_move_is_taken_back_and_everything_is_as_before():
    match = Match(CLINIC, 2, 1)
    before = match.state.view(0)
    match.play(0, READ)
    assert match.undo(0) is READ
    assert match.state.view(0) == before
    assert match.moves == []


def test_several_moves_of_one_turn_are_taken_back_one_by_one():
    match = Match(CLINIC, 2, 1)
    match.play(0, CARES.find("herb", 2))
    match.play(0, READ)
    match.play(0, CARES.find("recall", 1))
    for left in (2, 1, 0):
        match.undo(0)
        assert len(match.moves) == left


def test_nothing_to_take_back():
    with pytest.raises(IllegalAction, match="no move to take back"):
        Match(CLINIC, 2, 1).undo(1)


def test_what_has_shown_something_stays():
    match = Match(AUCTION, 2, 1)
    match.play(0, bid(1))
    match.play(1, bid(2))  # reveals both
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="has shown something new"):
            match.undo(seat)


def test_a_sealed_bid_can_be_taken_back_though_another_seat_has_bid_since():
    match = Match(AUCTION, 3, 1)
    match.play(0, bid(1))
    match.play(1, bid(2))
    match.undo(0)
    assert match.state.pending == (0, 2)
    assert match.moves == [(1, bid(2))]


def test_cooking_side_by_side_is_taken_back_side_by_side():
    match = Match(KITCHEN, 2, 1)
    match.play(0, DISHES.find("dish", 3))
    match.play(1, DISHES.find("dish", 2))
    match.undo(0)
    assert match.state.scores == [0, 2]


def cook(match: Match, seat: int, worth: int = 1, pinches: int = 0) -> None:
    match.play(seat, DISHES.find("dish", worth))
    match.play(seat, DISHES.find("salt", pinches))


def test_what_only_one_seat_was_shown_binds_nobody_else():
    match = Match(KITCHEN, 2, 1)
    match.play(0, DISHES.find("dish", 3))
    match.play(1, DISHES.find("dish", 2))
    match.play(1, SPICE)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.moves == [(1, DISHES.find("dish", 2)), (1, SPICE)]
    assert match.state.pending == (0, 1)


def test_the_move_that_ended_a_common_step_is_taken_back_until_somebody_goes_on():
    match = Match(KITCHEN, 2, 1)
    for seat in (0, 0, 1):
        cook(match, seat)
    match.play(1, DISHES.find("dish", 1))
    before = match.state.view(None)
    match.play(1, DISHES.find("salt", 0))  # the course is served, both are asked anew
    assert match.can_undo(1)
    match.play(0, DISHES.find("dish", 2))
    assert not match.can_undo(1)  # seat 0 would never have been asked
    with pytest.raises(IllegalAction, match="Somebody else has moved since"):
        match.undo(1)
    assert match.state.scores == [4, 2]  # and nothing has changed
    assert len(match.moves) == 9
    match.undo(0)
    match.undo(1)
    assert match.state.view(None) == before


def test_what_is_over_stays_over():
    match = Match(KITCHEN, 2, 1)
    cook(match, 0, 3, 3)
    assert match.state.over
    with pytest.raises(IllegalAction, match="The game is over"):
        match.undo(0)


def test_a_hand_that_a_pass_has_emptied_for_others_cannot_be_taken_back():
    """The last pass makes others discard their whole hand, openly: the passer knows it now."""
    game = asclepia.load("quackery")
    seen = 0
    for seed in range(60):
        stream = Stream(seed)
        match = Match(game, 3, seed)
        while not match.state.over:
            seat = match.state.pending[0]
            choices = match.state.choices(seat)
            events = match.play(seat, choices[stream.below(len(choices))])
            unasked = [e for e in events if e.kind.name == "discarded" and e.values[0] != seat]
            if unasked:
                seen += 1
                assert not match.can_undo(seat)
    assert seen > 5


def test_what_others_have_answered_stays():
    match = Match(CLINIC, 2, 1)
    match.play(0, CARES.find("herb", 0))
    match.play(0, CARES.find("dose", 1))
    match.play(1, match.state.choices(1)[0])
    with pytest.raises(IllegalAction, match="Somebody else has moved since"):
        match.undo(0)


def test_in_garum_a_tile_can_be_taken_back_until_the_next_one_is_drawn():
    match = Match(GARUM, 4, 11)
    seat = match.state.pending[0]
    before = match.state.view(seat)
    match.play(seat, match.state.choices(seat)[5])
    assert match.state.view(seat)["asked"]["to"] == "place_worker"
    match.undo(seat)
    assert match.state.view(seat) == before
    match.play(seat, match.state.choices(seat)[5])
    match.play(seat, match.state.choices(seat)[0])
    with pytest.raises(IllegalAction, match="has shown something new"):
        match.undo(seat)


# Records


@pytest.mark.parametrize("moves", [0, 1, 50, 1000])
def test_a_record_goes_to_a_file_and_back(tmp_path, moves):
    match = played(moves)
    match.record().save(tmp_path / "game.json")
    record = read_record(tmp_path / "game.json")
    again = Match.replay(GARUM, record)
    assert again.record() == match.record()
    assert again.state.view(None) == match.state.view(None)
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]


def changed(record, **changes):
    return msgspec.structs.replace(record, **changes)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "record of 'chess', not of 'garum'"),
        ({"revision": 99}, "rules revision 99 of Garum; this version plays revision 1"),
        ({"seats": 7}, "cannot be set up: Garum is for 2 to 4 seats, not 7"),
        ({"options": {"board": "atlantis"}}, "option board cannot be 'atlantis'"),
        ({"options": {"seed": "1"}}, "unknown option 'seed'"),
        ({"seed": "xyz"}, "cannot be set up"),
        ({"seed": "f" * 33}, "seed must be a whole number"),
        ({"components": "lost"}, "no component set 'lost'"),
        ({"digest": "0"}, "played with other components"),
        ({"moves": [[0, 9999]]}, "move 1, \\[0, 9999\\]: no action has the code 9999"),
        ({"moves": [[7, 0]]}, "move 1, .*there is no seat 7: seats run from 0 to 3"),
        ({"moves": [[0]]}, "move 1"),
    ],
)
def test_a_record_that_does_not_replay_says_why(changes, words):
    record = played(1000).record()
    with pytest.raises(RecordError, match=words):
        Match.replay(GARUM, changed(record, **changes))


def test_a_record_keeps_a_set_of_ones_own_and_replays_by_itself():
    mine = msgspec.structs.replace(GARUM.components(), name="mine", title="My tiles")
    match = played(30, components=mine)
    record = msgspec.json.decode(match.record().to_json(), type=Record)
    again = Match.replay(GARUM, record)
    assert again.components == mine
    assert again.state.view(0) == match.state.view(0)
    assert "own" not in msgspec.to_builtins(played(3).record())  # that set comes with the game
    edited = {**record.own, "title": "Yours"}
    with pytest.raises(RecordError, match="other components"):
        Match.replay(GARUM, msgspec.structs.replace(record, own=edited))


def test_a_record_without_a_seed_is_only_to_be_read():
    record = msgspec.structs.replace(played(3).record(), seed="")
    with pytest.raises(RecordError, match="no seed"):
        Match.replay(GARUM, record)


def test_a_record_with_a_wrong_result_is_refused():
    record = played(1000).record()
    assert record.result is not None
    result = changed(record.result, scores=[99, 0, 0, 0])
    with pytest.raises(RecordError, match="the record says"):
        Match.replay(GARUM, changed(record, result=result))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "garum"}', '{"game": 3}', "\x00"])
def test_a_file_that_is_no_record_is_refused(tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(RecordError, match=r"broken\.json: not a record"):
        read_record(path)


def test_a_missing_file_is_said_to_be_missing(tmp_path):
    with pytest.raises(RecordError, match="No such file"):
        read_record(tmp_path / "none.json")
