"""After the game: replay, records, playing on, rematch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import asclepia
from asclepia.table import Match, Record
from tests.server.service import Guest, play_out


@pytest.fixture
def finished(guest: Callable[..., Guest]) -> tuple[Guest, Guest, str]:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.table("me", "open", options={"board": "baelo"})
    ben.sit(table, 1)
    anna.http.post(f"/api/tables/{table}/start")
    with anna.live(table) as a, ben.live(table) as b:
        play_out(a, b)
    return anna, ben, table


def record_of(guest: Guest, table: str) -> dict:
    return guest.http.get(f"/api/tables/{table}/record").json()


def test_the_record_replays_to_what_was_seen(finished):
    import msgspec

    anna, _, table = finished
    record = msgspec.convert(record_of(anna, table), Record)
    match = Match.replay(asclepia.load("garum"), record)
    last = anna.http.get(f"/api/tables/{table}/replay?from=watch").json()["steps"][-1]
    assert match.state.view(None) == last["view"]


def test_every_point_from_every_seat(finished):
    _, ben, table = finished
    for perspective in ("0", "1", "watch", "open"):
        answer = ben.http.get(f"/api/tables/{table}/replay?from={perspective}").json()
        steps = answer["steps"]
        assert [step["ply"] for step in steps] == list(range(len(steps)))
        hands = [stock["hand"] is not None for stock in steps[5]["view"]["stocks"]]
        mine = {"0": [True, False] * 2, "1": [False, True] * 2}
        assert hands == mine.get(perspective, [perspective == "open"] * 4)
    for wrong in ("2", "all", "-1"):
        assert ben.http.get(f"/api/tables/{table}/replay?from={wrong}").status_code == 400


def test_a_record_is_opened_again_and_shared(finished, guest):
    anna, _, table = finished
    carl = guest("Carl")
    record = record_of(anna, table)
    opened = carl.http.post("/api/records", json=record)
    assert opened.status_code == 201
    new = opened.json()["id"]
    assert carl.info(new)["status"] == "over"
    steps = [
        guest.http.get(f"/api/tables/{one}/replay?from=open").json()["steps"]
        for guest, one in ((carl, new), (anna, table))
    ]
    assert steps[0] == steps[1]
    assert record_of(carl, new)["moves"] == record["moves"]


@pytest.mark.parametrize(
    "change",
    [
        {"moves": [[0, 0]]},
        {"moves": []},
        {"seed": "zz"},
        {"game": "chess"},
        {"digest": "0"},
        {"seats": "two"},
        {"extra": 1},
    ],
)
def test_a_wrong_record_is_refused(finished, change):
    anna, _, table = finished
    answer = anna.http.post("/api/records", json={**record_of(anna, table), **change})
    assert answer.status_code in (400, 404)
    assert answer.json()["words"]


def test_playing_on_from_any_point_as_a_new_table(finished):
    anna, _, table = finished
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    made = anna.http.post(f"/api/tables/{table}/branch", json={"ply": 10, "chairs": chairs})
    new = made.json()["id"]
    with anna.live(new) as page:
        page.hear_a("hello")
        assert page.position["ply"] >= 10
        end = page.play_to_the_end(0)
        assert end["seats"]["0"]["view"]["winners"]
    for wrong in ({"ply": 9999, "chairs": chairs}, {"ply": 3, "chairs": chairs[:1]}):
        answer = anna.http.post(f"/api/tables/{table}/branch", json=wrong)
        assert answer.status_code == 400


def test_one_rematch_for_both(finished, guest):
    anna, ben, table = finished
    new = anna.http.post(f"/api/tables/{table}/rematch").json()["id"]
    assert ben.http.post(f"/api/tables/{table}/rematch").json()["id"] == new
    assert ben.info(table)["next"] == new
    assert [one["yours"] for one in ben.info(new)["chairs"]] == [False, True]
    assert ben.info(new)["status"] == "playing"
    assert guest().http.post(f"/api/tables/{table}/rematch").status_code == 403
    assert ben.info(new)["options"]["board"] == "baelo"


def test_only_finished_games_give_their_secrets_away(guest):
    anna = guest()
    table = anna.table("me", "me")
    base = f"/api/tables/{table}"
    branch = {"ply": 0, "chairs": [{"kind": "me"}] * 2}
    assert anna.http.get(f"{base}/record").status_code == 409
    assert anna.http.get(f"{base}/replay?from=open").status_code == 403
    assert anna.http.post(f"{base}/rematch").status_code == 409
    assert anna.http.post(f"{base}/branch", json=branch).status_code == 409
