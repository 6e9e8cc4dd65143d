"""Whoever is asked at a table by days and is not there is called: once, in their language, and with
nothing that is hidden; a call costs nobody a move, and is never lost without a word."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import delete, update

from asclepia.server import push, wire
from asclepia.server.bus import Bus
from asclepia.server.identity import Identity
from asclepia.server.push import Push, Pushing, digest, is_public
from asclepia.server.schema import chairs
from asclepia.server.schema import pushes as pushes_table
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import BROWSERS, Storage, now
from tests.server.push_service import push_service
from tests.server.service import PATIENCE, Guest
from tests.server.service import Service as Running
from tests.server.test_housekeeping import Idle

DAYS = wire.Pace("days", days=3)


class Waits:
    """Waits end when the test says so; what was asked for is kept."""

    def __init__(self):
        self.asked = []
        self._gate = asyncio.Event()

    async def __call__(self, seconds):
        self.asked.append(seconds)
        await self._gate.wait()
        await asyncio.sleep(0)

    def over(self):
        self._gate.set()


class House:
    """A service in this process, a push service beside it, and two people at a table by days."""

    def __init__(self, service, pushes, waits):
        self.service = service
        self.storage = service.rooms.storage
        self.pushes = pushes
        self.waits = waits

    async def table(self, pace=DAYS):
        """One that has begun; who is asked first was there."""
        table_id = await self.begun(pace)
        for task in self.service.push._calls.values():
            task.cancel()
        self.service.push._calls.clear()
        return table_id

    async def begun(self, pace=DAYS, sealed=(None, None)):
        two = [wire.ChairWish("me"), wire.ChairWish("open")]
        wish = wire.NewTable("garum", two, sealed=sealed[0], pace=pace)
        table_id = await self.service.seating.create("ada", "Ada", wish)
        await self.service.seating.sit(table_id, "bede", "Bede", 1, sealed[1])
        await self.service.seating.start(table_id, "ada")
        await self.here(table_id, None)  # who sits down is here for a while
        return table_id

    async def here(self, table_id, until):
        """Both have a page open there, until then."""
        async with self.storage.engine.begin() as connection:
            there = update(chairs).where(chairs.c.table_id == table_id)
            await connection.execute(there.values(here=until))

    async def wants_calls(self, person, language="en"):
        """A browser of theirs, to be called."""
        browser = self.pushes.browser(f"{person}-{language}")
        address = wire.PushAddress(**browser.address(language))
        await self.service.push.keep(person, address)
        return browser

    async def move(self, table_id):
        """Whoever is asked takes the first choice; who that was, and who is asked now."""
        room = await self.service.rooms.room(table_id)
        seat = room.match.state.pending[0]
        code = room.match.state.choices(seat)[0].code
        mover = room.chairs[seat].person
        await self.service.playing.act(table_id, mover, wire.Act(seat, room.ply, code))
        return mover, set(room.awaited())

    async def until_others_turn(self, table_id):
        """Moves until somebody else is asked; who moved last, and who is asked."""
        while True:
            mover, asked = await self.move(table_id)
            if mover not in asked:
                return mover, asked.pop()

    async def done(self):
        """All calls are made."""
        self.waits.over()
        while calls := list(self.service.push._calls.values()):
            await asyncio.wait(calls)


@pytest.fixture
def told(database):
    """Tells a story in a house."""

    def tell(story):
        async def whole(pushes):
            storage = Storage(Settings.from_environment(database).database)
            await storage.open()
            waits = Waits()
            loopback = Pushing(loopback=True)
            service = Service(storage, Bus(), Idle(), 0.0, waits, pushing=loopback)
            await service.rooms.open()
            try:
                return await story(House(service, pushes, waits))
            finally:
                await service.close()
                async with storage.engine.begin() as connection:  # the push service goes, too
                    await connection.execute(delete(pushes_table))
                await storage.close()

        with push_service() as pushes:
            return asyncio.run(whole(pushes))

    return tell


def counted(outcome):
    return REGISTRY.get_sample_value("asclepia_pushes_total", {"outcome": outcome}) or 0


NAMES = {"ada": "Ada", "bede": "Bede"}


def test_who_is_asked_is_called_in_their_language(told):
    async def story(house):
        browsers = {
            "ada": [await house.wants_calls("ada", "fr")],
            "bede": [await house.wants_calls("bede", "en"), await house.wants_calls("bede", "fr")],
        }
        table_id = await house.table()
        mover, asked = await house.until_others_turn(table_id)
        await house.done()
        words = {
            "en": ("Your turn · Garum", f"{NAMES[mover]} has moved."),
            "fr": ("À vous de jouer · Garum", f"{NAMES[mover]} a joué."),
        }
        for browser, language in zip(browsers["bede"], ("en", "fr"), strict=True):
            said = house.pushes.calls(browser)
            title, body = words[language]
            call = {"table": table_id, "title": title, "body": body, "language": language}
            assert said == ([call] if asked == "bede" else [])
        assert len(house.pushes.calls(browsers["ada"][0])) == (asked == "ada")
        assert house.pushes.signed_with(await house.service.push.key())
        for path, headers, body in house.pushes.sent:
            assert headers["topic"] == table_id
            assert headers["ttl"] == str(3 * 24 * 3600)
            assert headers["content-encoding"] == "aes128gcm"
            assert table_id.encode() not in body, path
        # the next question goes to the other one
        before = len(house.pushes.sent)
        mover, asked = await house.until_others_turn(table_id)
        await house.done()
        assert len(house.pushes.sent) == before + len(browsers[asked])

    told(story)


@pytest.mark.parametrize("pace", [None, wire.Pace("live")])
def test_only_games_by_days_call(told, pace):
    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table(pace)
        await house.until_others_turn(table_id)
        await house.done()
        assert house.pushes.sent == []
        assert house.waits.asked == []

    told(story)


def test_who_has_a_page_open_is_called_only_if_it_goes_while_they_are_asked(told):
    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table()
        await house.here(table_id, now() + 60_000)
        looks = []

        async def look(seconds):
            looks.append(seconds)
            if len(looks) == 3:  # a phone in a pocket: its page has gone by now
                await house.here(table_id, now() - 1)

        house.service.push._wait = look
        await house.until_others_turn(table_id)
        await house.done()
        assert looks == list(push.LOOKS)
        assert len(house.pushes.sent) == 1

        needless = counted("needless")
        await house.here(table_id, now() + 60_000)
        await house.until_others_turn(table_id)
        await house.done()
        assert len(house.pushes.sent) == 1
        assert counted("needless") == needless + 1

    told(story)


def test_who_has_answered_meanwhile_is_not_called(told):
    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table()
        await house.until_others_turn(table_id)
        _, asked = await house.until_others_turn(table_id)  # the first call still waits
        await house.done()
        assert len(house.pushes.sent) == 1
        assert asked in house.pushes.sent[0][0]

    told(story)


def test_one_call_a_table_waits_for_a_person(told):
    """A move that is taken back and made again, say: the newest call is made."""

    async def story(house):
        browsers = {person: await house.wants_calls(person) for person in ("ada", "bede")}
        table_id = await house.table()
        _, asked = await house.until_others_turn(table_id)
        row = (await house.service.rooms.room(table_id)).row
        for name in ("Cleo", "Dido"):
            house.service.push.call(row, {asked}, name)
        await house.done()
        (said,) = house.pushes.calls(browsers[asked])
        assert said["body"] == "Dido has moved."
        assert len(house.pushes.sent) == 1

    told(story)


def test_of_several_processes_the_one_that_stored_the_move_calls(told):
    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table()
        other = Service(house.storage, Bus(), Idle(), 0.0, house.waits)
        room = await other.rooms.room(table_id)
        before = room.awaited()
        await house.until_others_turn(table_id)
        async with room.lock:
            await other.rooms.catch_up(room)
        assert room.awaited() != before
        assert other.push._calls == {}
        await house.done()
        assert len(house.pushes.sent) == 1

    told(story)


def test_the_beginning_calls_whoever_is_asked_first(told):
    async def story(house):
        browsers = {person: await house.wants_calls(person) for person in ("ada", "bede")}
        room = await house.service.rooms.room(await house.begun())
        (asked,) = room.awaited()
        await house.done()
        (said,) = house.pushes.calls(browsers[asked])
        assert said["body"] == "The game has begun."
        assert len(house.pushes.sent) == 1

    told(story)


def test_a_dealing_calls_whoever_has_yet_to_open_their_number(told):
    async def story(house):
        browser = await house.wants_calls("bede", "fr")
        await house.begun(sealed=("a" * 64, "b" * 64))
        await house.done()
        (said,) = house.pushes.calls(browser)
        assert said["title"] == "Sur le point de commencer · Garum"

    told(story)


def test_trouble_is_tried_again_and_what_is_gone_is_forgotten(told, caplog):
    async def story(house):
        browsers = {person: await house.wants_calls(person) for person in ("ada", "bede")}
        table_id = await house.table()
        house.pushes.answers = [(503, {}), (429, {"retry-after": "77"}), (201, {})]
        house.waits.asked.clear()
        sent = counted("sent")
        _, asked = await house.until_others_turn(table_id)
        await house.done()
        assert len(house.pushes.calls(browsers[asked])) == 3
        assert counted("sent") == sent + 1
        assert house.waits.asked == [push.LOOKS[0], push.RESTS[0], 77.0]

        failed = counted("failed")
        house.pushes.answers = [(500, {})] * (len(push.RESTS) + 1)
        _, asked = await house.until_others_turn(table_id)
        await house.done()
        assert house.pushes.answers == []
        assert counted("failed") == failed + 1
        assert "it answers 500" in caplog.text

        house.pushes.answers = [(410, {})]
        gone = counted("gone")
        _, asked = await house.until_others_turn(table_id)
        await house.done()
        assert counted("gone") == gone + 1
        assert await house.storage.pushes_of(asked) == []
        other = next(person for person in browsers if person != asked)
        assert len(await house.storage.pushes_of(other)) == 1

        house.pushes.answers = [(403, {})]
        _, asked = await house.until_others_turn(table_id)
        await house.done()
        assert asked == other
        assert counted("failed") == failed + 2
        assert len(await house.storage.pushes_of(other)) == 1

    told(story)


def test_a_push_service_that_is_not_there_keeps_nobody_waiting(told):
    async def story(house):
        table_id = await house.table()
        for person in ("ada", "bede"):
            browser = house.pushes.browser(person)
            browser.endpoint = f"http://127.0.0.1:1/{person}"
            await house.service.push.keep(person, wire.PushAddress(**browser.address()))
        failed = counted("failed")
        await house.until_others_turn(table_id)
        await house.until_others_turn(table_id)
        await house.done()
        assert counted("failed") == failed + 1

    told(story)


def test_calls_that_cannot_be_made_are_counted(told, monkeypatch, caplog):
    monkeypatch.setattr(push, "MOST", 1)

    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        tables = [await house.table(), await house.table()]
        dropped = counted("dropped")
        for table_id in tables:
            await house.until_others_turn(table_id)
        assert counted("dropped") == dropped + 1
        await house.service.push.close()
        assert counted("dropped") == dropped + 2
        assert "too many calls wait" in caplog.text
        assert "the server has ended" in caplog.text

    told(story)


def test_no_name_and_no_endpoint_is_logged(told, caplog):
    caplog.set_level(logging.DEBUG, "asclepia")

    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table()
        house.pushes.answers = [(400, {})]
        await house.until_others_turn(table_id)
        await house.done()
        assert "refuses a call: 400" in caplog.text
        assert house.pushes.url not in caplog.text

    told(story)


def test_a_person_has_only_so_many_browsers(told, monkeypatch):
    monkeypatch.setattr("asclepia.server.storage.BROWSERS", 2)
    times = iter(range(10**12, 10**12 + 1000))
    monkeypatch.setattr("asclepia.server.storage.now", lambda: next(times))

    async def story(house):
        browsers = [house.pushes.browser(f"cleo-{number}") for number in range(3)]
        for browser in browsers:
            await house.service.push.keep("cleo", wire.PushAddress(**browser.address()))
        kept = {one.endpoint for one in await house.storage.pushes_of("cleo")}
        assert kept == {one.endpoint for one in browsers[1:]}
        # a browser belongs to whoever uses it now
        await house.service.push.keep("dido", wire.PushAddress(**browsers[2].address("fr")))
        (kept,) = await house.storage.pushes_of("dido")
        assert (kept.endpoint, kept.language) == (browsers[2].endpoint, "fr")
        assert len(await house.storage.pushes_of("cleo")) == 1
        # and only they can take it away
        await house.storage.forget_push(digest(browsers[2].endpoint), "cleo")
        assert len(await house.storage.pushes_of("dido")) == 1
        await house.storage.forget_push(digest(browsers[2].endpoint), "dido")
        assert await house.storage.pushes_of("dido") == []

    told(story)


def test_of_browsers_that_come_at_once_as_many_are_kept_as_of_others(told):
    """One after the other, each the newest when it comes; whatever the time is."""

    async def story(house):
        dido = await house.storage.add_person(Identity("00").new(), "Dido")

        def browser(number):
            kept = wire.PushAddress(**house.pushes.browser(f"dido-{number}").address())
            return house.service.push.keep(dido.id, kept)

        await asyncio.gather(*map(browser, range(BROWSERS + 5)))
        assert len(await house.storage.pushes_of(dido.id)) == BROWSERS
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("asclepia.server.storage.now", lambda: 0)  # turned back
            for number in range(100, 110):
                await browser(number)
                kept = {one.endpoint for one in await house.storage.pushes_of(dido.id)}
                assert house.pushes.browser(f"dido-{number}").address()["endpoint"] in kept
                assert len(kept) == BROWSERS

    told(story)


def test_the_key_is_made_once_for_a_database(told):
    async def story(house):
        key = await house.service.push.key()
        assert len(push.unbase64(key)) == 65
        keys = await asyncio.gather(*(Push(house.storage).key() for _ in range(3)))
        assert set(keys) == {key}

    told(story)


INSIDE = [
    "http://127.0.0.1/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::10.0.0.1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest",
    "https://192.168.0.1:8443/x",
    "https://0.0.0.0/x",
    "https://user@8.8.8.8/x",
    "http://8.8.8.8/x",
    "ftp://8.8.8.8/x",
    "https://8.8.8.8:999999/x",
    "https:///x",
    "nothing",
]


def test_an_endpoint_must_be_public(told):
    async def story(house):
        strict = Push(house.storage)
        given = house.pushes.browser("x").address()
        for endpoint in INSIDE:
            with pytest.raises(wire.Refused) as refused:
                await strict.keep("eve", wire.PushAddress(**{**given, "endpoint": endpoint}))
            assert refused.value.key == "bad-push", endpoint
        await strict.keep("eve", wire.PushAddress(**{**given, "endpoint": "https://8.8.8.8/x"}))
        assert len(await house.storage.pushes_of("eve")) == 1

    told(story)


def test_what_was_public_once_is_looked_at_again_when_it_is_called(told):
    """A name that leads into the house by now: nothing is sent there."""

    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table()
        house.service.push._house = push.PublicOnly(loopback=False)
        failed = counted("failed")
        await house.until_others_turn(table_id)
        await house.done()
        assert house.pushes.sent == []
        assert counted("failed") == failed + 1

    told(story)


NO_KEYS = [
    {"key": ""},
    {"key": "AAAA"},
    {"key": "B" + "A" * 86},
    {"auth": "AAAA"},
    {"auth": "ééé"},
    {"language": "de"},
]


def test_keys_that_are_none_are_refused(told):
    async def story(house):
        given = house.pushes.browser("x").address()
        for wrong in NO_KEYS:
            with pytest.raises(wire.Refused):
                await house.service.push.keep("fay", wire.PushAddress(**{**given, **wrong}))
        assert await house.storage.pushes_of("fay") == []

    told(story)


def test_public_addresses():
    for address in ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"):
        assert is_public(address), address
    inside = ("100.64.0.1", "224.0.0.1", "fe80::1%eth0", "fc00::1", "2002:a00:1::", "::")
    wrapped = ("::10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b:1::10.0.0.1", "fec0::1", "ff0e::1")
    for address in (*inside, *wrapped):
        assert not is_public(address), address


def test_names_that_are_looked_up_for_ever_keep_nobody_else_waiting(told, monkeypatch):
    """Whoever has a name can have its look-up take as long as they like."""
    look, answered = socket.getaddrinfo, threading.Event()

    def slow(host, *args, **more):
        if host.endswith(".slow.example"):
            answered.wait(60)
            raise socket.gaierror("nothing there")
        return look(host, *args, **more)

    async def story(house):
        monkeypatch.setattr(socket, "getaddrinfo", slow)
        given = house.pushes.browser("x").address()
        crowd = [
            house.service.push.keep(
                "eve", wire.PushAddress(**{**given, "endpoint": f"https://{number}.slow.example/"})
            )
            for number in range(64)
        ]
        asked = asyncio.gather(*crowd, return_exceptions=True)
        try:
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(lambda: "a page of the rules")
        finally:
            answered.set()
        assert {type(one) for one in await asked} == {wire.Refused}

    told(story)


def test_who_has_signed_out_meanwhile_is_not_called_again(told):
    async def story(house):
        for person in ("ada", "bede"):
            await house.wants_calls(person)
        table_id = await house.table()
        house.pushes.answers = [(503, {}), (503, {})]
        rests = []

        async def rest(seconds):
            rests.append(seconds)
            if seconds == push.RESTS[0]:  # the first attempt has failed
                async with house.storage.engine.begin() as connection:
                    await connection.execute(delete(pushes_table))

        house.service.push._wait = rest
        await house.until_others_turn(table_id)
        await house.done()
        assert rests == [push.LOOKS[0], push.RESTS[0]]
        assert len(house.pushes.sent) == 1

    told(story)


# Over the wire, and how many games wait


def test_turns_are_counted_where_others_wait(database):
    with push_service() as pushes:
        running = Running(database, ASCLEPIA_PUSH_LOOPBACK="1", ASCLEPIA_METRICS="1")
        try:
            count_and_call(running, pushes)
        finally:
            running.stop()


def count_and_call(running, pushes):
    ada, bede = Guest(running, "Ada"), Guest(running, "Bede")
    assert ada.http.get("/api/me/turns").json() == {"count": 0, "next": None}
    ada.table("me", "me")  # both at one screen: nobody waits
    table = ada.table("me", "open")
    bede.sit(table, 1)
    assert ada.http.post(f"/api/tables/{table}/start").status_code == 204
    with ada.live(table) as first, bede.live(table) as second:
        first.hear_a("hello")
        second.hear_a("hello")
        asked = first.position["pending"]

        def turns(guest):
            return guest.http.get("/api/me/turns").json()

        waiting = {"count": 1, "next": table}
        nothing = {"count": 0, "next": None}
        assert turns(ada) == (waiting if 0 in asked else nothing)
        assert turns(bede) == (waiting if 1 in asked else nothing)
        page, seat = (first, 0) if 0 in asked else (second, 1)
        while seat in page.position["pending"]:
            page.act(seat)
            page.hear_a("update")
        assert turns(ada) == (waiting if seat == 1 else nothing)
        assert turns(bede) == (waiting if seat == 0 else nothing)

    browser = pushes.browser("ada")
    assert len(ada.http.get("/api/push").json()["key"]) == 87
    assert ada.http.put("/api/me/push", json=browser.address()).status_code == 204
    refused = ada.http.put("/api/me/push", json={**browser.address(), "endpoint": "https://[::]/"})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad-push")
    gone = ada.http.delete(f"/api/me/push/{digest(browser.endpoint)}")
    assert gone.status_code == 204
    assert "asclepia_pushes" in ada.http.get("/metrics").text
    for one in (ada, bede):
        one.close()
