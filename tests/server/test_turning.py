"""Where a finished game was decided: the move that brought what its winner never lost again."""

from __future__ import annotations

import json

import pytest

import asclepia
from asclepia.server.thinking import Log, replay
from asclepia.server.turning import chances, lead_of, leads_of, owed_to_choice, turns
from asclepia.table import Match, read_record
from tests.games.golden import RECORDS


@pytest.mark.parametrize(
    ("leads", "ply"),
    [
        ([0, -1, 1, -3, -2, 6, 5, 7, 9], 5),  # behind, then ahead to the end
        ([0, 3, 1, 4, 2, -9, -8, -10, 2, 6, 5, 8], 8),  # an early lead that was lost again
        ([0, 5, 3, -4, 6, -5, 4, -6, 6], 8),  # nothing lasted before the last move
        ([ply + 9 * (ply % 2) for ply in range(40)], None),  # little by little
        ([40, 42, 41, 42, 42], None),  # ahead all the time; at the end nothing changed
        ([0, 8, 8, 8, 9], 1),
        ([0], None),
        ([], None),
    ],
)
def test_it_brought_most_of_what_was_never_lost_again(leads, ply):
    assert next(iter(turns(leads)), None) == ply


def test_a_lead_in_the_second_round_has_decided_nothing():
    """As a stranger saw it: ahead by what could be expected since round 2 of 16, and yet behind in
    points in round 15; every round moves the lead by more than it was then."""
    leads = [0.0, -2.6, 6.6]
    for _ in range(14):
        leads += [leads[-1] + 7, leads[-1] + 0.4]
    assert 2 not in turns(leads)
    assert chances(leads)[2] < 0.65


def test_a_trifle_at_the_end_is_not_named_where_something_greater_was():
    """As a stranger saw it: the last tile brought a point to who led already; two tiles before
    another tile had turned the game."""
    leads = [0, 5, -5, 4, -4, -4.0, -0.5, 3.6, 1.8, 2.8, 2.8]
    assert turns(leads) == [7]


def test_chances_grow_with_the_lead_and_with_what_is_behind():
    leads = [0.0, 5, -5, 5, -5, 5, 5.5, 5]
    found = chances(leads)
    assert found[0] == 0.5
    assert 0.5 < found[1] < found[3] < found[5] < found[-1] == 1
    assert found[2] < 0.5


def test_the_lead_is_over_the_best_of_the_others():
    assert lead_of([5, 9, 7], [1]) == 2
    assert lead_of([9, 9, 7], [0, 1]) == 2
    assert lead_of([4], [0]) == 4


def test_a_victory_is_no_change_of_fortune():
    """It may count for more than any lead: that is not what has decided the game."""
    assert leads_of([[1, 0], [13, 3], [12, 4], [40, 10]], [0]) == [1, 10, 8, 10]
    assert leads_of([[1, 2], [3, 5], [40, 10]], [0]) == [-1, -2, 30]
    assert leads_of([[1, 2]], [1]) == [1]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_of_a_known_game(path):
    record = read_record(path)
    game = asclepia.load(record.game)
    moves = [(seat, code) for seat, code in record.moves]
    log = Log(
        record.game, record.seats, int(record.seed, 16), record.components, None,
        dict(record.options), moves,
    )  # fmt: skip
    found = replay(log, "open").turning
    assert replay(log, "watch").turning is None  # what others hold is not weighed for everybody
    assert record.result is not None
    winners = record.result.winners
    if not winners:
        assert found is None
    if found is None or record.seats == 1:
        return
    match = Match(game, record.seats, int(record.seed, 16), record.components, **record.options)
    for ply, (seat, code) in enumerate(moves, 1):
        if ply == found.ply:  # somebody has chosen, and well or badly
            before = match.state.clone()
            assert len(match.state.choices(seat)) > 1
            assert owed_to_choice(before, seat, game.action(code), game.insight, winners)
        match.play(seat, game.action(code))
        if ply >= found.ply and not match.state.over:
            assert lead_of(game.insight.worth(match.state), winners) > 0
        if ply >= found.ply and found.ahead:
            assert lead_of(match.state.scores, winners) > 0


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_who_has_no_choice_has_turned_nothing(path):
    record = read_record(path)
    game = asclepia.load(record.game)
    match = Match(game, record.seats, int(record.seed, 16), record.components, **record.options)
    for seat, code in record.moves:
        if len(match.state.choices(seat)) == 1:
            assert not owed_to_choice(match.state, seat, game.action(code), game.insight, [seat])
        match.play(seat, game.action(code))


def test_the_page_is_told_when_it_is_over_and_not_before(guest):
    anna = guest("Anna")
    table = anna.table("me", "novice")
    assert anna.http.get(f"/api/tables/{table}/turning").status_code == 403
    record = json.loads(RECORDS[0].read_text())
    opened = anna.http.post("/api/records", json=record).json()["id"]
    told = anna.http.get(f"/api/tables/{opened}/turning").json()
    if told["ply"] is not None:
        seat, code = record["moves"][told["ply"] - 1]
        assert (told["seat"], told["action"]["code"]) == (seat, code)
