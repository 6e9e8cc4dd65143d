"""`make renew` says what has changed in a game, and refuses a meaning that is taken."""

from __future__ import annotations

import json

import pytest

import asclepia
from tests.games import test_revisions
from workshop import renew

RECORD = {
    "revision": 3,
    "moves": [[0, 5], [1, 6], [0, 7]],
    "result": {"scores": [10, 12], "winners": [1]},
}
MEANING = {"revision": 3, "components": {"reconstructed": "aa"}, "rules": "bb"}


def test_nothing_is_told_of_what_is_the_same():
    assert renew.told({"a": RECORD, "b": MEANING}, {"a": RECORD, "b": MEANING}) == []


def test_where_a_record_parts_and_how_it_ends():
    other = {
        "revision": 4,
        "moves": [[0, 5], [1, 8]],
        "result": {"scores": [10, 13], "winners": [1]},
    }
    assert renew.told({"x/golden/2.json": RECORD}, {"x/golden/2.json": other}) == [
        "x/golden/2.json: revision 3 → 4, other moves from 1 on (3 before, 2 now), "
        "scores [10, 12] before, [10, 13] now"
    ]


def test_what_a_revision_means_otherwise():
    other = {"revision": 4, "components": {"reconstructed": "cc"}, "rules": "dd"}
    assert renew.told({"x": MEANING}, {"x": other, "y": MEANING}) == [
        "x: revision 3 → 4, rules play otherwise, other components: reconstructed",
        "y: new",
    ]


def test_a_changed_meaning_of_the_same_revision_is_refused(tmp_path, monkeypatch):
    name = asclepia.games()[0]
    place = tmp_path / name / "revision.json"
    place.parent.mkdir()
    monkeypatch.setattr(test_revisions, "path_of", lambda game: tmp_path / game / "revision.json")
    monkeypatch.setattr(asclepia, "games", lambda: [name])
    now = test_revisions.meaning(asclepia.load(name))

    place.write_text(json.dumps({**now, "rules": "played otherwise"}))
    before = place.read_text()
    with pytest.raises(SystemExit, match=f"revision {now['revision']} is taken: raise it first"):
        test_revisions.make()
    assert place.read_text() == before

    place.write_text(json.dumps({**now, "rules": "otherwise", "revision": now["revision"] - 1}))
    test_revisions.make()
    assert json.loads(place.read_text()) == now
