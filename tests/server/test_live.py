"""Playing live: what is told, what is refused, and that nothing leaks."""

from __future__ import annotations

import json

import pytest

from asclepia.server.sockets import PACKET
from tests.games.looks import looks_of
from tests.server.service import ConnectionClosed, Guest, Live, seen


def two_at_a_table(guest) -> tuple[Guest, Guest, str]:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.table("me", "open")
    assert ben.sit(table, 1).status_code == 204
    assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    return anna, ben, table


def to_move(one: Live, two: Live) -> tuple[Live, int, Live, int]:
    """The page whose seat is asked, first."""
    one.hear_a("hello")
    two.hear_a("hello")
    assert one.position is not None
    if one.position["pending"] == [0]:
        return one, 0, two, 1
    return two, 1, one, 0


def test_a_whole_game_between_two_people(guest):
    anna, ben, table = two_at_a_table(guest)
    with anna.live(table) as a, ben.live(table) as b:
        a.hear_a("hello")
        b.hear_a("hello")
        for _ in range(400):
            for page, seat in ((a, 0), (b, 1)):
                assert page.position is not None
                if seat in page.position["pending"]:
                    page.act(seat)
            plies = a.position["ply"]
            a.hear_a("update")
            b.hear_a("update")
            assert a.position["ply"] == b.position["ply"] == plies + 1
            if not a.position["pending"]:
                break
        assert a.position["asked"] == b.position["asked"] == []
        assert anna.info(table)["status"] == "over"


def test_people_and_bots_finish_a_game(guest):
    anna = guest()
    table = anna.table("me", "novice", "apprentice", "physician")
    with anna.live(table) as page:
        end = page.play_to_the_end(0)
    assert seen(end)["winners"]
    assert not end["seats"]["0"]["undo"]
    assert anna.info(table)["seed"] is not None


def test_a_bot_on_the_first_seat_is_woken(guest):
    anna = guest()
    table = anna.table("novice", "me", options={"board": "baelo"})
    with anna.live(table) as page:
        end = page.play_to_the_end(1)
    assert seen(end)["winners"]


def test_bots_alone_finish_a_game(guest):
    anna = guest()
    table = anna.table("novice", "novice", options={"board": "baelo"})
    with anna.live(table) as page:
        assert seen(page.play_to_the_end())["winners"]


def test_nobody_sees_as_another_seat(guest):
    """Everything that Ben's page was ever told is searched for what only Anna may know."""
    anna, ben, table = two_at_a_table(guest)
    carl = guest("Carl")
    with anna.live(table) as a, ben.live(table) as b, carl.live(table) as c:
        a.hear_a("hello")
        b.hear_a("hello")
        c.hear_a("hello")
        for _ in range(40):
            for page, seat in ((a, 0), (b, 1)):
                if seat in page.position["pending"]:
                    page.act(seat, 3)
            for page in (a, b, c):
                page.hear_a("update")
        for page, own in ((a, [0]), (b, [1]), (c, [])):
            assert set(page.position["seats"]) == {str(seat) for seat in own}
            for message in page.heard:
                position = message.get("position")
                if position:
                    views = looks_of(position).values()
                    for stock in (s for one in views for s in one["view"]["stocks"]):
                        assert stock["hand"] is None or stock["seat"] in own
                for entry in message.get("log", []):
                    for event in entry["events"]:
                        if event["event"] == "drew":
                            seen = event["tile"] is not None
                            assert not seen or event["colour"] % 2 in own
            assert '"seed":"' not in json.dumps(page.heard).replace(" ", "")
    for path in (f"/replay?from={1}", "/replay?from=open"):
        assert anna.http.get(f"/api/tables/{table}{path}").status_code == 403
    assert anna.http.get(f"/api/tables/{table}/replay?from=0").status_code == 200
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 409
    assert carl.http.get(f"/api/tables/{table}/replay?from=0").status_code == 403


def refusal(page: Live, **message) -> str:
    page.send(**message)
    return page.hear_a("refused")["error"]


def test_what_is_not_allowed_is_refused_and_changes_nothing(guest):
    anna, ben, table = two_at_a_table(guest)
    with anna.live(table) as a, ben.live(table) as b:
        first, seat, second, other = to_move(a, b)
        code = first.choices(seat)[0]["code"]
        act = {"type": "act", "ply": 0, "code": code}
        assert refusal(second, **act, seat=seat) == "not-your-seat"
        assert refusal(second, **act, seat=other) == "not-asked"
        assert refusal(second, **act, seat=7) == "not-your-seat"
        assert refusal(first, type="act", seat=seat, ply=0, code=99999) == "illegal"
        assert refusal(first, type="act", seat=seat, ply=0, code=-1) == "illegal"
        assert refusal(first, type="act", seat=seat, ply=5, code=code) == "stale"
        assert refusal(first, type="act", seat=seat, ply=-1, code=code) == "stale"
        assert refusal(first, type="undo", seat=seat, ply=0) == "no-undo"
        assert refusal(second, type="hint", seat=other) == "not-asked"
        assert refusal(second, type="hint", seat=seat) == "not-your-seat"
    with anna.live(table) as again:
        assert again.hear_a("hello")["position"]["ply"] == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '{"type": "act"}',
        '{"type": "rule"}',
        '{"type": "act", "seat": "0", "ply": 0, "code": 0}',
        '{"type": "act", "seat": 0, "ply": 0, "code": 0, "admin": true}',
        '{"type": "act", "seat": 1e400, "ply": 0, "code": 0}',
        '{"type": "ping", "sent": "\\ud800"}',
    ],
)
def test_what_is_no_message_is_refused(guest, text):
    anna = guest()
    with anna.live(anna.table("me", "me")) as page:
        page.hear_a("hello")
        page.socket.send(text)
        assert page.hear_a("refused")["error"] == "malformed"
        page.send(type="ping", sent=1.5)
        assert page.hear_a("pong")["sent"] == 1.5


def test_an_oversized_message_is_refused(guest):
    anna = guest()
    table = anna.table("me", "me")
    with anna.live(table) as page:
        page.hear_a("hello")
        assert refusal(page, type="say", words="x" * 5000) == "too-big"
        page.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            page.hear_a("pong")
    with anna.live(table) as page:
        assert page.hear_a("hello")["position"]["ply"] == 0


def test_a_flood_is_held_back(guest):
    anna = guest()
    with anna.live(anna.table("me", "me")) as page:
        page.hear_a("hello")
        for _ in range(500):
            page.send(type="ping", sent=0)
        assert page.hear_a("refused")["error"] == "too-fast"


def test_a_message_that_comes_twice_counts_once(guest):
    anna = guest()
    table = anna.table("me", "me")
    with anna.live(table) as page:
        page.hear_a("hello")
        seat = page.position["pending"][0]
        code = page.choices(seat)[0]["code"]
        for _ in range(3):
            page.send(type="act", seat=seat, ply=0, code=code)
        page.send(type="ping", sent=0)
        page.hear_a("pong")
        assert page.position["ply"] == 1
        other = next(
            one["code"]
            for one in page.heard[0]["position"]["seats"][str(seat)]["question"]["choices"]
            if one["code"] != code
        )
        assert refusal(page, type="act", seat=seat, ply=0, code=other) == "stale"


def test_a_tile_is_taken_back_for_everybody(guest):
    anna, ben, table = two_at_a_table(guest)
    with anna.live(table) as a, ben.live(table) as b:
        first, seat, second, _ = to_move(a, b)
        before = first.position["seats"][str(seat)]["view"]
        first.act(seat)
        first.hear_a("update")
        second.hear_a("update")
        assert first.position["seats"][str(seat)]["undo"]
        first.send(type="undo", seat=seat, ply=first.position["ply"])
        undone = first.hear_a("update")
        assert undone["rewound"]
        assert [entry["ply"] for entry in undone["log"]] == [0]
        assert first.position["seats"][str(seat)]["view"] == before
        assert second.hear_a("update")["rewound"]
        first.act(seat, 1)
        first.hear_a("update")
        assert first.position["ply"] == 3
    with anna.live(table) as again:  # a page that comes now sees the same
        hello = again.hear_a("hello")
        assert [entry["ply"] for entry in hello["log"]] == [0, 1]


def test_a_hint_names_legal_choices(guest):
    anna = guest()
    with anna.live(anna.table("me", "me")) as page:
        page.hear_a("hello")
        seat = page.position["pending"][0]
        page.send(type="hint", seat=seat)
        hint = page.hear_a("hint")
        codes = {one["code"] for one in page.choices(seat)}
        assert hint["lines"]
        assert {line["code"] for line in hint["lines"]} <= codes


def test_what_is_said_is_heard_by_all_and_kept(guest):
    anna, ben, table = two_at_a_table(guest)
    with anna.live(table) as a, ben.live(table) as b:
        a.hear_a("hello")
        b.hear_a("hello")
        a.send(type="say", words="  ave \n Ben <b>!</b>  ")
        heard = b.hear_a("chat")["chat"]
        assert [(one["name"], one["words"]) for one in heard] == [("Anna", "ave Ben <b>!</b>")]
        assert refusal(b, type="say", words=" \n ") == "empty"
        assert refusal(b, type="say", words="x" * 501) == "too-long"
    with ben.live(table) as again:
        assert len(again.hear_a("hello")["chat"]) == 1


def test_a_page_from_elsewhere_may_not_use_the_cookie(guest):
    anna = guest()
    table = anna.table("me", "me")
    with anna.live(table, origin="http://evil.example") as page, pytest.raises(ConnectionClosed):
        page.hear()


def test_a_stranger_and_a_wrong_table_are_turned_away(service, guest):
    anna = guest()
    with anna.live("nowhere") as page, pytest.raises(ConnectionClosed):
        page.hear()
    table = anna.table("me", "me")
    anna.http.cookies.clear()
    with anna.live(table) as page, pytest.raises(ConnectionClosed):
        page.hear()


def test_watching_pages_hear_who_sits_down_and_when_it_begins(guest):
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.table("me", "open")
    with anna.live(table) as page:
        assert page.hear_a("hello")["position"] is None
        ben.sit(table, 1)
        assert page.hear_a("table")["info"]["chairs"][1]["name"] == "Ben"
        anna.http.post(f"/api/tables/{table}/start")
        assert page.hear_a("hello")["position"]["ply"] == 0


def test_only_what_fills_more_than_a_packet_is_compressed(guest):
    """A page whose browser can hear compressed messages hears both kinds, in any order."""
    anna, ben, table = two_at_a_table(guest)
    with anna.live(table) as a, ben.live(table) as b:
        (deflate,) = a.socket.protocol.extensions
        decode, frames = deflate.decode, []

        def watched(frame, **more):
            heard = decode(frame, **more)
            frames.append((frame.rsv1, len(heard.data)))
            return heard

        deflate.decode = watched
        a.hear_a("hello")
        b.hear_a("hello")
        for number in range(4):
            (seat,) = a.position["pending"]
            (a, b)[seat].act(seat)
            a.hear_a("update")
            b.hear_a("update")
            a.send(type="ping", sent=number)
            assert a.hear_a("pong")["sent"] == number
    assert {compressed for compressed, size in frames if size <= PACKET} == {False}
    assert {compressed for compressed, size in frames if size > PACKET} == {True}
