"""Nobody can use up the house: how much one person and one address may do."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterator

import httpx
import pytest

import asclepia
from asclepia.server import wire
from asclepia.server.budgets import Budgets, Limits, address_of
from asclepia.server.settings import Settings
from tests.server.service import ConnectionClosed, Guest, Service, chair

_addresses = itertools.count()
PROXY = {"ASCLEPIA_PROXIES": "127.0.0.1"}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with small budgets, behind a proxy: each test comes from its own address."""
    database = str(tmp_path_factory.mktemp("database") / "asclepia.db")
    limits = {"TABLES": 4, "BOTS": 5, "SOCKETS": 3, "CHAT": 3, "CHANGES": 12, "UPLOADS": 2}
    limits |= {"ADDRESS": 2, "GUESTS": 4, "KEYS": 3}
    settings = {f"ASCLEPIA_LIMIT_{name}": str(limit) for name, limit in limits.items()}
    running = Service(database, **settings, **PROXY)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def guest(service: Service) -> Iterator[Callable[..., Guest]]:
    made: list[Guest] = []
    own = f"10.0.0.{next(_addresses)}"

    def make(address: str = own) -> Guest:
        made.append(Guest(service, None, **{"x-forwarded-for": address}))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_a_thief_who_does_all_that_a_person_may_do_is_signed_out_all_the_same(guest):
    ada, thief = guest(), guest("10.1.0.1")
    thief.http.cookies.clear()
    thief.http.cookies.set("asclepia_who", ada.http.cookies["asclepia_who"])
    for _ in range(12):
        assert thief.http.put("/api/me", json={"name": "Eve"}).status_code == 200
    refused(ada.http.put("/api/me", json={"name": "Ada"}))
    assert ada.http.post("/api/me/signout", json={"everywhere": True}).status_code == 200
    assert thief.http.get("/api/tables").status_code == 401


def wish(*chairs: str) -> dict[str, object]:
    return {"game": "garum", "chairs": [chair(one) for one in chairs]}


def refused(answer: httpx.Response) -> str:
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many"), answer.text
    return answer.json()["words"]


def test_tables_for_a_person_and_for_an_address(guest):
    anna, ben, carl = guest(), guest(), guest()
    for one in (anna, ben):
        for _ in range(4):
            one.table("me", "me")
        assert "at most 4 new tables an hour" in refused(
            one.http.post("/api/tables", json=wish("me", "me"))
        )
    assert "at most 8 new tables" in refused(carl.http.post("/api/tables", json=wish("me", "me")))
    assert len(anna.http.get("/api/tables").json()["mine"]) == 4
    elsewhere = guest("10.9.9.9")
    elsewhere.table("me", "me")


def test_bots_that_play(guest):
    anna: Guest = guest()
    anna.table("me", "novice", "novice", "novice")
    words = refused(anna.http.post("/api/tables", json=wish("me", "novice", "novice", "novice")))
    assert "at most 5 bots play at your tables at once, and 3 do" in words
    table = anna.table("me", "novice", "open", "open")
    bot = f"/api/tables/{table}/seats/%d/bot?level=novice"
    assert anna.http.put(bot % 2).status_code == 204
    refused(anna.http.put(bot % 3))
    assert anna.info(table)["chairs"][3]["kind"] == "open"
    anna.table("me", "me")  # without a bot one may


def test_a_bot_in_my_place_counts_as_mine(guest):
    anna: Guest = guest()
    table, other = (anna.table("me", "me", "novice", "novice") for _ in range(2))
    stand_in = "/api/tables/{}/seats/0/stand-in?level=novice"
    assert anna.http.put(stand_in.format(table)).status_code == 204
    assert "and 5 do" in refused(anna.http.put(stand_in.format(other)))
    assert anna.info(other)["chairs"][0]["bot"] is None
    assert anna.http.delete(stand_in.format(table)).status_code == 204
    assert anna.http.put(stand_in.format(other)).status_code == 204


def test_bots_of_finished_games_do_not_count(guest):
    anna: Guest = guest()
    table = anna.table("me", "novice", "novice", "novice")
    with anna.live(table) as page:
        page.play_to_the_end(0)
    anna.table("me", "novice", "novice", "novice")
    refused(anna.http.post(f"/api/tables/{table}/rematch"))


def test_open_pages_of_a_person_and_of_an_address(guest):
    anna, ben, carl = guest(), guest(), guest()
    table = anna.table("me", "me")

    def too_many(one: Guest) -> None:
        with one.live(table) as page, pytest.raises(ConnectionClosed) as closed:
            page.hear()
        assert closed.value.rcvd.code == 4429

    with contextlib.ExitStack() as open_pages:
        for one in (anna, ben):
            pages = [open_pages.enter_context(one.live(table)) for _ in range(3)]
            assert [page.hear()["type"] for page in pages] == ["hello"] * 3
            too_many(one)
        too_many(carl)
    for _ in range(5):  # closed pages do not count; closing takes a moment
        with contextlib.suppress(ConnectionClosed), anna.live(table) as page:
            assert page.hear()["type"] == "hello"
            break
    else:
        raise AssertionError("pages count although they are closed")


def test_chat(guest):
    anna: Guest = guest()
    with anna.live(anna.table("me", "me")) as page:
        page.hear_a("hello")
        for number in range(4):
            page.send(type="say", words=f"line {number}")
        refusal = page.hear_a("refused")
        assert refusal["error"] == "too-many"
        assert "at most 3 lines of chat a minute" in refusal["words"]
        page.send(type="ping", sent=1)  # and playing goes on
        page.hear_a("pong")

        def said() -> list[str]:
            return [one["words"] for heard in page.heard for one in heard.get("chat", [])]

        while len(said()) < 3:
            page.hear()
        assert said() == ["line 0", "line 1", "line 2"]


def test_whatever_changes_something(guest):
    anna: Guest = guest()
    taken = 0
    while (answer := anna.http.put("/api/me", json={"name": f"Anna {taken}"})).status_code == 200:
        taken += 1
        assert taken < 60  # more than twelve: the machine is slow, and some have come back
    refused(answer)
    assert taken >= 12
    assert anna.http.get("/api/me").json()["name"] == f"Anna {taken - 1}"


def test_whatever_is_only_read(tmp_path):
    """Who one is, a table; a game's rules count for the address alone."""
    limits = {"ASCLEPIA_LIMIT_READS": "5", "ASCLEPIA_LIMIT_ADDRESS": "2"}
    running = Service(str(tmp_path / "asclepia.db"), **limits, **PROXY)
    anna, ben = (Guest(running, None, **{"x-forwarded-for": "10.3.0.1"}) for _ in range(2))
    try:
        table = anna.table("me", "me")
        for _ in range(4):
            assert anna.http.get(f"/api/tables/{table}").status_code == 200
        assert anna.http.get("/api/me").status_code == 200
        for path in ("/api/me", f"/api/tables/{table}"):
            assert "at most 5 requests a minute" in refused(anna.http.get(path))
        assert anna.http.put("/api/me", json={"name": "Anna"}).status_code == 200
        for path in ("/api/rules/garum", "/api/rules/galenus", "/api/games/garum/printed"):
            assert ben.http.get(path).status_code == 200
        for _ in range(2):
            assert ben.http.get("/api/me").status_code == 200
        # A slow machine has answered so slowly that one more may be asked.
        answers = (ben.http.get("/api/rules/garum") for _ in range(20))
        late = next(one for one in answers if one.status_code != 200)
        assert "at most 10 requests a minute" in refused(late)
        other = Guest(running, None, **{"x-forwarded-for": "10.3.0.2"})
        assert other.http.get("/api/rules/garum").status_code == 200
        other.close()
    finally:
        anna.close()
        ben.close()
        running.stop()


def test_uploads(guest):
    anna: Guest = guest()
    file = asclepia.load("garum").folder / "components" / "reconstructed.toml"
    text = file.read_text(encoding="utf-8")
    brought = {"game": "garum", "text": text}
    assert anna.http.post("/api/components", json=brought).status_code == 201
    assert anna.http.post("/api/records", json={"game": "x"}).status_code == 400
    refused(anna.http.post("/api/components", json=brought))
    refused(anna.http.post("/api/records", json={"game": "x"}))


def test_new_guests_of_an_address(service):
    def come(address: str, **cookies: str) -> httpx.Response:
        headers = {"x-forwarded-for": address}
        return httpx.get(f"{service.url}/api/me", headers=headers, cookies=cookies)

    cookies = [dict(come("10.1.1.1").cookies) for _ in range(4)]
    assert "at most 4 new guests" in refused(come("10.1.1.1"))
    assert come("10.1.1.1", **cookies[0]).status_code == 200  # no new guest
    assert come("10.1.1.2").status_code == 200
    assert come("10.1.1.2, 10.1.1.1").status_code == 429  # the proxy's own word counts


def test_whoever_is_no_trusted_proxy_cannot_choose_an_address(tmp_path):
    running = Service(str(tmp_path / "asclepia.db"), ASCLEPIA_LIMIT_GUESTS="2")
    try:
        answers = [
            httpx.get(f"{running.url}/api/me", headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(3)
        ]
        assert [one.status_code for one in answers] == [200, 200, 429]
    finally:
        running.stop()


# Counting


def test_buckets_fill_again():
    now = [0.0]
    budgets = Budgets(Limits(chat=3, address=2), lambda: now[0])

    def says(person: str = "anna") -> bool:
        try:
            budgets.spend("chat", person, "home")
        except wire.Refused:
            return False
        return True

    assert [says() for _ in range(4)] == [True, True, True, False]
    now[0] = 20.0
    assert [says() for _ in range(2)] == [True, False]  # three a minute: one in 20 seconds
    assert [says("ben") for _ in range(4)] == [True, True, True, False]
    # Six a minute for their address, and two since they began to talk: one is left.
    assert [says("carl") for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [says() for _ in range(4)] == [True, True, True, False]


def test_what_is_refused_costs_nobody_anything():
    now = [0.0]
    budgets = Budgets(Limits(chat=1, address=2), lambda: now[0])
    budgets.spend("chat", "anna", "home")
    for _ in range(10):
        with pytest.raises(wire.Refused):
            budgets.spend("chat", "anna", "home")
    budgets.spend("chat", "ben", "home")


def test_old_buckets_are_forgotten(monkeypatch):
    monkeypatch.setattr("asclepia.server.budgets.MOST_BUCKETS", 50)
    now = [0.0]
    budgets = Budgets(Limits(), lambda: now[0])
    for number in range(1000):
        now[0] += 100.0
        budgets.spend_guest(f"10.0.0.{number}")
    assert len(budgets._buckets) <= 51


def test_bots_are_counted_one_request_after_the_other():
    async def seat() -> int:
        budgets = Budgets(Limits(bots=3))
        seated = 0

        async def one() -> None:
            nonlocal seated
            async with budgets.seating("anna"):
                found = seated
                await asyncio.sleep(0)
                budgets.check_bots(found, 1)
                seated += 1

        await asyncio.gather(*(one() for _ in range(10)), return_exceptions=True)
        return seated

    assert asyncio.run(seat()) == 3


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.168.1.7", "192.168.1.7"),  # a proxy that listens to both kinds says so
        ("::ffff:192.168.1.8", "192.168.1.8"),
        (None, "nowhere"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_a_house(host, address):
    assert address_of(host) == address


def test_where_somebody_is(monkeypatch):
    monkeypatch.setattr("asclepia.server.budgets.MOST_PEOPLE", 2)
    budgets = Budgets(Limits())
    assert budgets.house_of("anna") == "anna"
    budgets.came("anna", "10.0.0.1")
    budgets.came("ben", "10.0.0.1")
    budgets.came("anna", "10.0.0.2")
    assert [budgets.house_of(one) for one in ("anna", "ben")] == ["10.0.0.2", "10.0.0.1"]
    budgets.came("carl", "10.0.0.1")  # who has not been here for longest is forgotten
    assert [budgets.house_of(one) for one in ("anna", "ben")] == ["10.0.0.2", "ben"]


def test_limits_come_from_the_environment(monkeypatch):
    monkeypatch.setenv("ASCLEPIA_LIMIT_TABLES", "7")
    assert Settings.from_environment("file.db").limits == Limits(tables=7)
    monkeypatch.setenv("ASCLEPIA_LIMIT_TABLES", "many")
    with pytest.raises(asclepia.OptionError, match="ASCLEPIA_LIMIT_TABLES: a whole number"):
        Settings.from_environment("file.db")


def test_links_and_codes_are_not_guessed_for_ever(guest):
    guesses = [("recovery", "code"), ("arrival", "word"), ("arrival/confirm", "word")]

    def tried(one: Guest) -> list[int]:
        return [
            one.http.post(f"/api/me/{path}", json={kind: "guess"}).status_code
            for path, kind in guesses
        ]

    for one in (guest(), guest()):
        assert tried(one) == [403, 404, 404]
        assert tried(one) == [429, 429, 429]
    assert tried(guest()) == [429, 429, 429]  # as somebody new, but from the same address
    assert tried(guest("10.9.9.8")) == [403, 404, 404]


def test_there_are_only_so_many_buckets_however_many_come_at_once(monkeypatch):
    """Whoever goes on spending is not forgotten by that: the longest unused are."""
    monkeypatch.setattr("asclepia.server.budgets.MOST_BUCKETS", 50)
    budgets = Budgets(Limits(guests=100), lambda: 0.0)
    for number in range(100):
        budgets.spend_guest("10.0.0.1")
        for other in range(10):
            budgets.spend_guest(f"10.{number}.1.{other}")
        assert len(budgets._buckets) <= 50
    with pytest.raises(wire.Refused):
        budgets.spend_guest("10.0.0.1")


def test_whoever_opens_one_page_after_the_other_is_told_to_wait(tmp_path):
    running = Service(str(tmp_path / "asclepia.db"), ASCLEPIA_LIMIT_READS="20")
    try:
        anna = Guest(running)
        table = anna.table("me", "me")
        codes: list[int] = []
        for _ in range(30):
            with anna.live(table) as page:
                try:
                    page.hear()
                except ConnectionClosed as closed:
                    codes.append(closed.rcvd.code)
        assert set(codes) == {4429}
        anna.close()
    finally:
        running.stop()
