"""Golden records replay exactly, for ever.

If a test here fails, the behaviour of a game has changed. If that is meant, raise the
game's `revision` and make the records anew: `python -m tests.games.golden`.
"""

from __future__ import annotations

import pytest

import asclepia
from asclepia.table import Match, read_record
from tests.games.golden import FOLDER, RECORDS, settings


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_golden_record_replays_exactly(path):
    record = read_record(path)
    match = Match.replay(asclepia.load(record.game), record)
    assert match.record().to_json() == path.read_bytes()
    assert record.game == path.parent.parent.name


def test_every_game_has_golden_records():
    assert {name for name, _, _ in settings()} == set(asclepia.games())
