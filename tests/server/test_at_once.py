"""Several seats at once, through the real service: bots and people on any seats, moves taken
back in the midst of it, the service killed, and nobody told what is another's secret."""

from __future__ import annotations

import itertools
import json
import random
import sqlite3

import pytest

from tests.server.crowd import Page, play_together
from tests.server.databases import ON_SQLITE
from tests.server.service import Guest, Live

pytestmark = ON_SQLITE


def seated(guest, game: str, *chairs: str) -> tuple[str, list[Page]]:
    """A table that has begun, and a page for everybody: "A" and "B" are people, "C" watches."""
    people = {"A": guest("Anna"), "B": guest("Ben"), "C": guest("Carl")}
    anna = people["A"]
    wishes = ["me" if one == "A" else "open" if one == "B" else one for one in chairs]
    table = anna.table(*wishes, game=game)
    for seat, one in enumerate(chairs):
        if one == "B":
            assert people["B"].sit(table, seat).status_code == 204
    if "B" in chairs:
        assert anna.http.post(f"/api/tables/{table}/start").status_code == 204
    return table, [Page(one, table) for one in people.values()]


#: Who sits where, and whether the service dies meanwhile: a start takes longer than a game.
SEATINGS = [
    (("auction", "A", "B"), False),
    (("auction", "novice", "A", "B", "A"), True),
    (("auction", "A", "apprentice", "physician"), False),
    (("kitchen", "A", "B", "novice"), True),
    (("kitchen", "physician", "novice", "A"), False),
    (("kitchen", "A", "B", "A", "B"), False),
    (("clinic", "novice", "A", "B"), True),
    (("solitaire", "A"), False),
]
CASES = [
    *(pytest.param(chairs, dies, id="-".join(chairs)) for chairs, dies in SEATINGS),
    *(
        pytest.param(chairs, True, id=f"{'-'.join(chairs)}-dies", marks=pytest.mark.nightly)
        for chairs, dies in SEATINGS
        if not dies
    ),
]


@pytest.mark.parametrize(("chairs", "dies"), CASES)
def test_everybody_moves_at_once_and_takes_back_and_the_service_dies(service, guest, chairs, dies):
    table, pages = seated(guest, *chairs)
    victim = service if dies else None
    play_together(pages, random.Random(str(chairs)), undo=0.15, victim=victim)
    for page in pages:
        page.listen(0.2)
        check_secrets(page)
        page.leave()
    anna = pages[0].guest
    assert anna.info(table)["status"] == "over"
    moves = anna.http.get(f"/api/tables/{table}/record").json()["moves"]
    steps = anna.http.get(f"/api/tables/{table}/replay?from=open").json()["steps"]
    assert len(steps) == len(moves) + 1
    for page in pages:  # the log that everybody has heard in pieces is the log of the game
        assert [entry["seat"] for entry in page.log] == [-1, *(seat for seat, _ in moves)]


def test_bots_alone_finish_what_is_asked_at_once(guest):
    anna = guest()
    tables = [
        anna.table("novice", "apprentice", "physician", "novice", game=game)
        for game in ("auction", "kitchen")
    ]
    for table in tables:
        with anna.live(table) as page:
            page.play_to_the_end()
    assert [anna.info(table)["status"] for table in tables] == ["over", "over"]


def check_secrets(page: Page) -> None:
    """Nothing the page has ever heard holds another's sealed bid, spice or hand, or the seed."""
    chairs = page.heard[0]["info"]["chairs"]
    mine = {str(chair["seat"]) for chair in chairs if chair["yours"]}
    for message in page.heard:
        position = message.get("position")
        if position is not None:
            assert set(position["seats"]) == mine
            assert (position["watching"] is None) == (len(mine) == 1)
            if position["watching"] is not None:
                assert position["watching"]["question"] is None
                check_watching(position["watching"]["view"], over=not position["pending"])
            for seat in position["seats"].values():
                check_foretold((seat["question"] or {"foretold": {}})["foretold"])
        for entry in message.get("log", []):
            check_entry(entry, mine, len(chairs))
        if message.get("info", {}).get("status") != "over":
            assert '"seed":"' not in json.dumps(message).replace(" ", "")


def check_watching(view: dict, over: bool) -> None:
    assert view.get("mine") is None
    assert view.get("hand") is None
    assert over or view["asked"].get("sealed") is None


def check_foretold(foretold: dict) -> None:
    kinds = {event["event"] for events in foretold.values() for event in events}
    assert not kinds & {"revealed", "opened", "spiced", "rolled"}


def check_entry(entry: dict, mine: set[str], seats: int) -> None:
    kinds = [event["event"] for event in entry["events"]]
    assert kinds.count("revealed") in (0, seats)  # with the last bid, not before
    for event in entry["events"]:
        if event["event"] == "spiced":
            assert (event["spice"] is None) == (str(event["seat"]) not in mine)


# Undo


def cook(page: Live, seat: int, kind: str, value: int | None = None) -> None:
    """Answer in the kitchen, and hear of it."""
    choice = next(
        one
        for one in page.choices(seat)
        if one["kind"] == kind and value in (None, one.get("worth"), one.get("pinches"))
    )
    ply = page.position["ply"]
    page.send(type="act", seat=seat, ply=ply, code=choice["code"])
    while page.position["ply"] == ply:
        page.hear()


def cook_all(page: Live, seat: int, dishes: int = 2) -> None:
    for _ in range(dishes):
        cook(page, seat, "dish", 1)
        cook(page, seat, "salt", 0)


def promised(page: Live, seat: int) -> bool:
    return page.position["seats"][str(seat)]["undo"]


def test_a_move_is_taken_back_while_others_are_still_at_theirs(guest):
    anna: Guest = guest()
    table = anna.table("me", "me", game="kitchen")
    with anna.live(table) as page:
        page.hear_a("hello")
        cook(page, 0, "dish", 3)
        seen = page.position["ply"]
        cook(page, 1, "dish", 2)  # does not make the undo stale that was promised before
        page.send(type="undo", seat=0, ply=seen)
        assert page.hear_a("update")["rewound"]
        view = page.position["watching"]["view"]
        assert view["points"] == [0, 2]
        page.send(type="undo", seat=0, ply=seen)  # the same message again takes nothing more
        assert page.hear_a("refused")["error"] == "stale"
        assert page.position["watching"]["view"]["points"] == [0, 2]


def test_undo_is_not_promised_across_the_end_of_what_was_done_together(service, guest):
    anna: Guest = guest()
    table = anna.table("me", "me", game="kitchen")
    with anna.live(table) as page:
        page.hear_a("hello")
        cook_all(page, 0)
        assert promised(page, 0)
        cook_all(page, 1)
        assert page.position["watching"]["view"]["course"] == 2
        assert not promised(page, 0)
        ply = page.position["ply"]
        page.send(type="undo", seat=0, ply=ply)
        assert page.hear_a("refused")["error"] == "no-undo"
    service.kill()
    service.start()
    with anna.live(table) as page:
        assert page.hear_a("hello")["position"]["ply"] == ply
        cook(page, 0, "dish", 1)


def test_an_undo_stored_by_mistake_stops_nothing_and_nobody(service, guest):
    """An earlier version promised one where none can be, and stored it."""
    anna: Guest = guest()
    broken, sound = (anna.table("me", "me", game="kitchen") for _ in range(2))
    for table in (broken, sound):
        with anna.live(table) as page:
            page.hear_a("hello")
            cook_all(page, 0)
            cook_all(page, 1)
    service.kill()
    with sqlite3.connect(service.database) as database:
        database.execute("INSERT INTO moves VALUES (?, 8, 0, -1, 0)", [broken])
    service.start()
    info = anna.info(broken)
    assert not info["playable"]
    assert info["trouble"] == {"key": "trouble-moves", "facts": {"number": 9}}
    with anna.live(sound) as page:
        page.hear_a("hello")
        cook_all(page, 0)
        cook_all(page, 1)
        assert page.position["pending"] == []


def test_one_seat_s_reveal_takes_no_other_s_undo(guest):
    anna: Guest = guest()
    table = anna.table("me", "me", game="kitchen")
    with anna.live(table) as page:
        page.hear_a("hello")
        cook(page, 0, "dish", 2)
        cook(page, 1, "dish", 2)
        cook(page, 1, "spice")
        assert promised(page, 0)
        assert not promised(page, 1)


# Two messages at the same time


def test_moves_that_cross_on_their_way_both_count(guest):
    """Both are asked; both answer what they saw, in either order."""
    anna: Guest = guest()
    for first, second in itertools.permutations((0, 1)):
        table = anna.table("me", "me", "me", game="auction")
        with anna.live(table) as page:
            page.hear_a("hello")
            for seat in (first, second):
                code = page.choices(seat)[seat]["code"]
                page.send(type="act", seat=seat, ply=0, code=code)
            page.hear_a("update")
            assert page.hear_a("update")["position"]["pending"] == [2]
