"""Where a finished game was decided: the move after which the winner's lead was never lost."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import asclepia
from asclepia.server.thinking import Log, replay
from asclepia.server.turning import lead_of, turning_point
from asclepia.table import Match, read_record
from tests.games.golden import RECORDS


@pytest.mark.parametrize(
    ("leads", "ply"),
    [
        ([0, -1, 2, -3, 4, 5, 9], 4),  # behind for the last time after the third move
        ([0, 1, 2, 8, 9], 1),
        ([0, 1, 2, 3, 4, 5, 6, 9, 9, 9], 1),
        ([0, 1, 2, 3, 4, 5, 6, 9, 9, 9, 9], 7),  # ahead from the opening on
        ([1, 2, 3, 8, 9], 3),  # ahead all the time: where most was gained
        ([0, -1, -5, -9], 3),  # however few points a winner has, the last move decided
        ([0, 4, 4, -2], 1),
        ([0], None),
        ([], None),
    ],
)
def test_the_lead_is_never_lost_after_it(leads, ply):
    assert turning_point(leads) == ply


def test_the_lead_is_over_the_best_of_the_others():
    assert lead_of([5, 9, 7], [1]) == 2
    assert lead_of([9, 9, 7], [0, 1]) == 2
    assert lead_of([4], [0]) == 4


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
        return
    assert found is not None
    assert 1 <= found <= len(moves)
    if record.seats == 1:
        return
    match = Match(game, record.seats, int(record.seed, 16), record.components, **record.options)
    leads = [lead_of(game.insight.worth(match.state), winners)]
    for seat, code in moves:
        match.play(seat, game.action(code))
        leads.append(lead_of(game.insight.worth(match.state), winners))
    behind = [ply for ply, lead in enumerate(leads[:-1]) if lead <= 0]
    if behind and behind[-1] >= len(leads) // 10:
        assert found == behind[-1] + 1
    else:
        assert leads[found] - leads[found - 1] == max(b - a for a, b in pairwise(leads))


def test_the_page_is_told_when_it_is_over_and_not_before(guest):
    anna = guest("Anna")
    table = anna.table("me", "novice")
    assert anna.http.get(f"/api/tables/{table}/turning").status_code == 403
    record = json.loads(RECORDS[0].read_text())
    opened = anna.http.post("/api/records", json=record).json()["id"]
    told = anna.http.get(f"/api/tables/{opened}/turning").json()
    assert (told["ply"] is None) == (not record["result"]["winners"])
    if told["ply"] is not None:
        assert told["seat"] == record["moves"][told["ply"] - 1][0]
