"""Who I am, and tables: made, joined, left, begun, listed."""

from __future__ import annotations

import httpx
import pytest

import asclepia
from tests.server.service import Guest


def test_the_same_browser_comes_back_as_the_same_person(service, guest):
    anna = guest("  Anna\n Maria ")
    me = {"name": "Anna Maria", "handle": anna.me["handle"]}
    assert anna.http.get("/api/me").json() == me
    again = httpx.get(f"{service.url}/api/me", cookies=dict(anna.http.cookies))
    assert again.json() == me
    assert guest().me["name"].startswith("Guest ")


def test_the_same_person_after_a_restart(service, guest):
    anna = guest("Anna")
    table = anna.table("me", "open")
    service.kill()
    service.start()
    assert anna.http.get("/api/me").json() == {"name": "Anna", "handle": anna.me["handle"]}
    assert anna.info(table)["chairs"][0]["yours"]


@pytest.mark.parametrize("name", ["", "   ", "\n\t"])
def test_a_name_needs_a_letter(guest, name):
    answer = guest().http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (400, "empty")


def test_a_forged_cookie_is_nobody(service, guest):
    real = guest().http.cookies["asclepia_who"]
    person, signed, mark = real.split(".")
    other = guest().http.cookies["asclepia_who"].split(".")[0]
    strangers = (f"{other}.{signed}.{mark}", f"{other}.{mark}", f"{person}.{signed}.{'0' * 64}")
    again = f"{person}.{int(signed) + 1}.{mark}"
    for forged in (*strangers, again, f"{person}.{mark}", person, "", "x.y", real + "0"):
        answer = httpx.get(f"{service.url}/api/tables", cookies={"asclepia_who": forged})
        assert answer.status_code == 401, forged


def test_a_table_is_made_joined_left_and_begun(guest):
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    table = anna.table("me", "open", "novice", options={"board": "baelo"})
    info = ben.info(table)
    assert info["status"] == "open"
    assert info["chairs"][0]["name"] == "Anna"
    assert info["options"]["board"] == "baelo"
    assert info["seed"] is None
    assert anna.http.post(f"/api/tables/{table}/start").json()["error"] == "seats-open"
    assert ben.sit(table, 1).status_code == 204
    assert carl.sit(table, 1).json()["error"] == "seat-taken"
    assert carl.http.delete(f"/api/tables/{table}/seats/1").json()["error"] == "not-your-seat"
    assert ben.http.delete(f"/api/tables/{table}/seats/1").status_code == 204
    assert carl.sit(table, 1).status_code == 204
    assert carl.http.post(f"/api/tables/{table}/start").json()["error"] == "not-host"
    assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    assert ben.info(table)["status"] == "playing"
    assert ben.sit(table, 1).json()["error"] == "not-open"


def test_the_host_fills_open_seats_with_bots(guest):
    anna, ben = guest(), guest()
    table = anna.table("me", "open")
    bot = f"/api/tables/{table}/seats/1/bot?level=apprentice"
    assert ben.http.put(bot).json()["error"] == "not-host"
    assert anna.http.put(bot.replace("apprentice", "god")).json()["error"] == "bad-level"
    assert anna.http.put(bot).status_code == 204
    assert anna.info(table)["chairs"][1]["level"] == "apprentice"


def test_no_bot_takes_a_persons_name(guest):
    octavia = guest("Octavia")
    table = octavia.table("me", "novice", "novice", "novice")
    names = [chair["name"] for chair in octavia.info(table)["chairs"]]
    assert len(set(names)) == 4


def test_a_table_without_open_seats_begins_at_once(guest):
    anna = guest()
    assert anna.info(anna.table("me", "novice"))["status"] == "playing"


def test_the_lobby_lists_public_tables_and_mine(guest):
    anna, ben = guest(), guest()
    shown = anna.table("me", "open")
    hidden = anna.table("me", "open", public=False)
    running = anna.table("me", "me")
    lobby = ben.http.get("/api/tables").json()
    listed = {kind: [one["id"] for one in lobby[kind]] for kind in ("open", "playing")}
    assert (shown in listed["open"], hidden in listed["open"]) == (True, False)
    assert running not in listed["playing"]  # one person alone
    assert lobby["mine"] == []
    mine = {one["id"] for one in anna.http.get("/api/tables").json()["mine"]}
    assert mine == {shown, hidden, running}
    assert ben.sit(hidden, 1).status_code == 204  # who has the link may come in


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"game": "chess", "chairs": []}, 404, "no game 'chess'"),
        ({"game": "garum", "chairs": [{"kind": "me"}]}, 400, "2 to 4 seats, not 1"),
        ({"game": "garum", "chairs": [{"kind": "me"}] * 9}, 400, "not 9"),
        ({"game": "garum", "chairs": [{"kind": "king"}] * 2}, 400, "a chair is for"),
        ({"game": "garum", "chairs": [{"kind": "bot"}] * 2}, 400, "novice"),
        (
            {"game": "garum", "chairs": [{"kind": "me"}] * 2, "options": {"board": "x"}},
            400,
            "board cannot be 'x'",
        ),
        (
            {"game": "garum", "chairs": [{"kind": "me"}] * 2, "options": {"seed": "7"}},
            400,
            "unknown option 'seed'",
        ),
        ({"game": "garum", "chairs": [{"kind": "me"}] * 2, "seed": 7}, 400, "seed"),
        ({"game": "garum"}, 400, "chairs"),
        ([], 400, ""),
    ],
)
def test_what_is_no_table_is_refused_in_words(guest, wish, status, words):
    anna: Guest = guest()
    answer = anna.http.post("/api/tables", json=wish)
    assert answer.status_code == status
    assert words in answer.json()["words"]
    assert anna.http.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("path", ["tables", "records", "components"])
def test_a_request_that_is_nested_too_deeply_is_refused_in_words(guest, path):
    headers = {"content-type": "application/json"}
    answer = guest().http.post(f"/api/{path}", content='{"own":' * 20_000, headers=headers)
    assert answer.status_code == 400
    assert "nested too deeply" in answer.json()["words"]


def test_what_is_not_there_is_said_to_be_missing(guest):
    anna = guest()
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api/rules/chess"):
        answer = anna.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["words"]


def test_games_and_rules_are_told(guest):
    anna = guest()
    games = {one["name"]: one for one in anna.http.get("/api/games").json()}
    names = asclepia.games()
    assert [one for one in games if one in names] == names
    garum = games["garum"]
    assert (garum["fewest"], garum["most"]) == (2, 4)
    assert "novice" in garum["levels"]
    for language, word in (("en", "brine"), ("fr", "saumure")):
        rules = anna.http.get(f"/api/rules/garum?lang={language}").json()
        assert word in rules["intro"][0]["html"]
        numbered = [block["rule"] for part in rules["parts"] for block in part["blocks"]]
        assert "G-W3" in numbered
