"""Rooms: whatever happens, every page is told everything, once and in order."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from asclepia.server import ledger, wire
from asclepia.server import rooms as rooms_module
from asclepia.server.bus import Bus, PostgresBus
from asclepia.server.room import Watcher
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.server.wishes import Wish
from asclepia.table import Match
from tests.server.databases import ON_POSTGRES, ON_SQLITE
from tests.server.service import PATIENCE

pytestmark = pytest.mark.usefixtures("tiny_games")


class Idle:
    """Thinkers that are never asked."""

    count = 1


@asynccontextmanager
async def running(database: str) -> AsyncIterator[Service]:
    """A service in this process."""
    url = Settings.from_environment(database).database
    storage = Storage(url)
    await storage.open()
    bus = PostgresBus(url) if storage.postgres else Bus()
    service = Service(storage, bus, Idle(), 0.0)
    await service.open()
    try:
        yield service
    finally:
        await service.close()
        await storage.close()


def told(database: str, story, count: int = 1):
    """A story with so many services on one database."""

    async def tell():
        async with AsyncExitStack() as stack:
            services = [await stack.enter_async_context(running(database)) for _ in range(count)]
            return await asyncio.wait_for(story(*services), PATIENCE)

    return asyncio.run(tell())


def heard(watcher: Watcher) -> list[dict]:
    """What the page was sent since."""
    texts = [watcher.queue.get_nowait() for _ in range(watcher.queue.qsize())]
    assert None not in texts
    return [json.loads(text) for text in texts]


async def hear(watcher: Watcher, kind: str) -> dict:
    """The next message of this kind."""
    while True:
        message = json.loads(await asyncio.wait_for(watcher.queue.get(), PATIENCE))
        if message["type"] == kind:
            return message


def wish(game: str, *chairs: str) -> wire.NewTable:
    return wire.NewTable(game, [wire.ChairWish(one) for one in chairs])


async def act(service: Service, room, seat: int, choice: int = 0) -> None:
    code = room.match.state.choices(seat)[choice].code
    await service.playing.act(room.row.id, "ada", wire.Act(seat, room.ply, code))


async def back(service: Service, room, seat: int) -> None:
    await service.playing.undo(room.row.id, "ada", wire.Undo(seat, room.ply))


@ON_POSTGRES  # elsewhere nobody waits there
def test_a_page_that_comes_while_the_last_one_leaves_is_told_what_happens(database):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room, first = await service.watching.enter(table, "ada")
        coming = asyncio.ensure_future(service.watching.enter(table, "ada"))
        while not room.lock.locked() and not coming.done():
            await asyncio.sleep(0)
        service.watching.exit(room, first)
        _, second = await coming
        again, _ = await service.watching.enter(table, "ada")
        await act(service, again, 0)
        assert [message["type"] for message in heard(second)] == ["hello", "update"]

    told(database, story)


@ON_SQLITE
def test_a_page_that_cannot_be_greeted_does_not_stay(database, monkeypatch):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room = await service.rooms.room(table)
        monkeypatch.setattr(room, "hello", lambda person: 1 / 0)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await service.watching.enter(table, "ada")
        assert not room.watchers

    told(database, story)


@ON_POSTGRES
def test_moves_that_cross_are_shown_on_every_page(database):
    """Two processes, eight pages each; people move at both whenever they can."""

    async def story(*services):
        rng = random.Random(11)
        chairs = ["me"] * 4
        table = await services[0].seating.create("ada", "Ada", wish("kitchen", *chairs))
        pages = [await one.watching.enter(table, "ada") for one in services for _ in range(8)]
        here, there = pages[0][0], pages[-1][0]

        async def play(service, room):
            while room.row.status == "playing":
                pending = room.match.state.pending
                if pending:
                    with Overtaken():
                        await act(service, room, rng.choice(pending))
                await asyncio.sleep(rng.random() / 500)

        await asyncio.gather(play(services[0], here), play(services[1], there))
        assert here.stored == there.stored
        logs = []
        for _, watcher in pages:
            log: list[dict] = []
            while not log or log[-1]["ply"] < len(here.stored):
                message = json.loads(await asyncio.wait_for(watcher.queue.get(), PATIENCE))
                log += message.get("log", [])
            logs.append(log)
        assert all(log == logs[0] for log in logs)

    told(database, story, 2)


class Overtaken:
    """Somebody was faster: that is no mistake here."""

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return isinstance(error, wire.Refused) and error.key in (
            "stale",
            "not-asked",
            "not-playing",
        )


@ON_POSTGRES
def test_what_could_not_be_read_is_read_again(database, monkeypatch):
    """A game begins elsewhere while the database does not answer us."""
    monkeypatch.setattr(rooms_module, "FIRST_REST", 0.01)

    async def story(here, there):
        table = await here.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        _, page = await there.watching.enter(table, "ben")
        await there.seating.sit(table, "ben", "Ben", 1, None)
        heard(page)
        read, failures = there.rooms.storage.table_since, [OSError(), ConnectionError()]

        async def fail(*words):
            if failures:
                raise failures.pop()
            return await read(*words)

        monkeypatch.setattr(there.rooms.storage, "table_since", fail)
        await here.seating.start(table, "ada")
        assert (await hear(page, "hello"))["position"]["ply"] == 0
        assert not failures

    told(database, story, 2)


@ON_POSTGRES
def test_the_bus_comes_back_and_catches_up(database):
    """Its connections are cut; what happens meanwhile is shown when it is back."""

    async def story(here, there):
        table = await here.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room, _ = await here.watching.enter(table, "ada")
        _, page = await there.watching.enter(table, "ada")
        control = await asyncpg.connect(here.rooms.bus._url)
        for number in range(3):
            cut = await control.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                " AND query LIKE ANY ($1)",
                ["LISTEN%", "%pg_notify%"],
            )
            assert cut
            await act(here, room, 0)
            await here.watching.say(table, "ada", "Ada", f"line {number}")
            assert (await hear(page, "update"))["position"]["ply"] == number + 1
            assert (await hear(page, "chat"))["chat"][0]["words"] == f"line {number}"
        await control.close()

    told(database, story, 2)


@ON_POSTGRES
def test_four_that_start_at_once_on_an_empty_database_come_up_with_one_secret(database):
    url = Settings.from_environment(database).database

    async def start() -> str:
        storage = Storage(url)
        await storage.open()
        secret = await storage.secret()
        await storage.close()
        return secret

    async def all_at_once() -> list[str]:
        async with Storage(url).engine.begin() as connection:  # empty again
            await connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            await connection.exec_driver_sql("CREATE SCHEMA public")
        return await asyncio.gather(*[start() for _ in range(4)])

    assert len(set(asyncio.run(all_at_once()))) == 1


@pytest.mark.parametrize("trouble", [ConnectionError, TimeoutError])
def test_a_move_of_which_nobody_knows_whether_it_was_stored_is_shown_if_it_was(
    database, monkeypatch, trouble
):
    """The connection is lost before the database has answered."""

    async def story(*services):
        table = await services[0].seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        pages = [await service.watching.enter(table, "ada") for service in services]
        kept = services[0].rooms.storage._ledger
        write = kept._write

        async def lose(moves):
            await write(moves)
            monkeypatch.setattr(kept, "_write", write)
            raise trouble

        monkeypatch.setattr(kept, "_write", lose)
        with pytest.raises(trouble):
            await act(services[0], pages[0][0], 0)
        for room, page in pages:
            assert (await hear(page, "update"))["position"]["ply"] == 1
            assert len(room.stored) == 1

    told(database, story, 1 if "/asclepia.db" in database else 2)


CHANGES = {
    "change_table": lambda service, table: service.seating.sit(table, "ben", "Ben", 1, None),
    "change_hands": lambda service, table: service.leaving.close(table, "ada"),
    "set_wishes": lambda service, table: service.leaving.want_nothing(table, "ada", 1),
    "set_next": lambda service, table: service.seating.rematch(table, "ada", "Ada", None),
}


@pytest.mark.parametrize("trouble", [OSError, asyncio.CancelledError])
@pytest.mark.parametrize("method", CHANGES)
def test_a_change_of_which_nobody_knows_whether_it_was_stored_is_seen_if_it_was(
    database, monkeypatch, method, trouble
):
    """An error comes instead of the answer, or whoever asked for it has gone meanwhile."""

    async def story(service):
        other = "open" if method == "change_table" else "me"
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", other))
        room, kept = await service.rooms.room(table), service.rooms.storage
        if method == "set_next":
            await service.leaving.resign(table, "ada", 0)
        if method == "set_wishes":
            await kept.set_wishes(room.row, [Wish(1, "end", "", 0, None, ["ada"])])
            service.rooms.heard(table)
            await room.following
        before, store = seen(room), getattr(kept, method)

        async def lose(*given):
            await store(*given)
            raise trouble

        monkeypatch.setattr(kept, method, lose)
        with pytest.raises(trouble):
            await CHANGES[method](service, table)
        while room.following is not None:
            await asyncio.sleep(0.01)
        assert before != seen(room) == seen(await rooms_module.read_room(kept, table))

    told(database, story)


def seen(room):
    """What is stored of a table, as its room has it."""
    return room.row, room.stored, room.chairs


def test_a_move_whose_person_goes_while_it_is_stored_is_seen(database, monkeypatch):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room, page = await service.watching.enter(table, "ada")
        kept, writing, go = service.rooms.storage._ledger, asyncio.Event(), asyncio.Event()
        write = kept._write

        async def slowly(moves):
            writing.set()
            await go.wait()
            return await write(moves)

        monkeypatch.setattr(kept, "_write", slowly)
        moving = asyncio.ensure_future(act(service, room, 0))
        await writing.wait()
        moving.cancel()
        await asyncio.sleep(0.01)
        go.set()
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert (await hear(page, "update"))["position"]["ply"] == 1

    told(database, story)


@ON_POSTGRES
def test_a_table_that_somebody_holds_does_not_hold_the_others(database, monkeypatch):
    """A process that was stopped in the midst of something, say."""
    monkeypatch.setattr(ledger, "HELD", "100ms")

    async def story(service):
        make = service.seating.create
        tables = [await make("ada", "Ada", wish("kitchen", "me", "me")) for _ in range(3)]
        rooms = [await service.rooms.room(table) for table in tables]
        control = await asyncpg.connect(service.rooms.bus._url)
        async with control.transaction():
            await control.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", tables[0])
            moves = [asyncio.ensure_future(act(service, room, 0)) for room in rooms]
            await asyncio.wait_for(asyncio.gather(*moves[1:]), PATIENCE)
            with pytest.raises(asyncpg.LockNotAvailableError):
                await asyncio.wait_for(moves[0], PATIENCE)
        await control.close()
        await act(service, rooms[0], 0)
        assert [room.ply for room in rooms] == [1, 1, 1]

    told(database, story)


def test_a_change_that_cannot_be_read_at_once_is_shown_later(database, monkeypatch):
    """It is stored, so it is no failure either."""
    monkeypatch.setattr(rooms_module, "FIRST_REST", 0.01)

    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        await service.seating.sit(table, "ben", "Ben", 1, None)
        _, page = await service.watching.enter(table, "ben")
        heard(page)
        kept, change = service.rooms.storage, service.rooms.storage.change_table
        read, failures = kept.table_since, []

        async def changed(*words):
            failures.extend([OSError(), ConnectionError()])
            return await change(*words)

        async def fail(*words):
            if failures:
                raise failures.pop()
            return await read(*words)

        monkeypatch.setattr(kept, "change_table", changed)
        monkeypatch.setattr(kept, "table_since", fail)
        await service.seating.start(table, "ada")
        assert (await hear(page, "hello"))["position"]["ply"] == 0

    told(database, story)


@ON_SQLITE  # without a bus that helps
def test_a_move_that_is_read_with_a_row_from_before_the_deal_is_read_again(database, monkeypatch):
    """Row and moves are read one after the other; meanwhile others go on."""

    async def story(here, there):
        table = await here.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        await here.seating.sit(table, "ben", "Ben", 1, None)
        room, page = await there.watching.enter(table, "ben")
        heard(page)
        early, kept = room.row, there.rooms.storage
        await here.seating.start(table, "ada")
        await act(here, await here.rooms.room(table), 0)
        read = kept.table_since

        async def torn(*words):
            monkeypatch.setattr(kept, "table_since", read)
            return early, *(await read(*words))[1:]

        monkeypatch.setattr(kept, "table_since", torn)
        async with room.lock:
            await there.rooms.catch_up(room)
            await there.rooms.catch_up(room)
        assert room.trouble is None
        assert (await hear(page, "hello"))["position"]["ply"] == 1

    told(database, story, 2)


# Chat


def test_two_who_speak_at_once_are_both_heard_once_and_in_order(database):
    async def story(*services):
        table = await services[0].seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        pages = [await one.watching.enter(table, "ada") for one in services for _ in range(3)]
        spoken = [
            service.watching.say(table, "ada", "Ada", f"{number} {line}")
            for line in range(20)
            for number, service in enumerate([*services, *services])
        ]
        await asyncio.gather(*spoken)
        for _, page in pages:
            lines: list[dict] = []
            while len(lines) < len(spoken):
                lines += (await hear(page, "chat"))["chat"]
            assert [line["number"] for line in lines] == list(range(len(spoken)))
            assert len({line["words"] for line in lines}) == len(spoken)
        await asyncio.sleep(0.1)
        assert all(not heard(page) for _, page in pages)

    told(database, story, 2 if database.startswith("postgresql") else 1)


def test_whoever_comes_later_is_told_when_the_last_move_was_made(database):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room, _ = await service.watching.enter(table, "ada")
        await asyncio.sleep(0.01)
        await act(service, room, 0)
        anew = await rooms_module.read_room(service.rooms.storage, table)
        assert room.info(None).changed == anew.info(None).changed > room.row.created

    told(database, story)


def test_a_page_is_greeted_with_the_newest_lines_and_can_ask_for_more(database):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        for number in range(250):
            await service.rooms.storage.add_words(table, "Ada", str(number))
        _, page = await service.watching.enter(table, "ada")
        chat = (await hear(page, "hello"))["chat"]
        assert [line["words"] for line in chat] == [str(number) for number in range(150, 250)]
        for first, last in ((50, 150), (0, 50), (0, 0)):
            earlier = await service.watching.earlier(table, last)
            assert [line.number for line in earlier] == list(range(first, last))
        await service.watching.say(table, "ada", "Ada", "more")
        assert [line["number"] for line in (await hear(page, "chat"))["chat"]] == [250]
        with pytest.raises(wire.Refused, match="no such table"):
            await service.watching.earlier("nowhere", 100)

    told(database, story)


# Taking back


def test_what_was_taken_back_costs_nothing_when_a_table_is_entered_again(database, monkeypatch):
    async def story(service):
        service.playing.most_take_backs = 10**6
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room, page = await service.watching.enter(table, "ada")
        await act(service, room, 1)
        for choice in range(200):
            await act(service, room, 0, choice % 2)
            await back(service, room, 0)
            heard(page)
        await act(service, room, 0)
        service.watching.exit(room, page)
        played = 0
        play = Match.play

        def counted(match, seat, action):
            nonlocal played
            played += 1
            return play(match, seat, action)

        monkeypatch.setattr(Match, "play", counted)
        again, _ = await service.watching.enter(table, "ada")
        assert again is not room
        assert again.stored == room.stored
        assert again.match.record() == room.match.record()
        assert again.asked_since[0] == room.asked_since[0]
        assert played < 10
        # A message from before that comes again does nothing.
        first = again.stored[1][1]
        await service.playing.act(table, "ada", wire.Act(0, 1, first))
        assert again.ply == room.ply

    told(database, story)


def test_a_move_is_taken_back_so_many_times_and_no_more(database):
    async def story(service):
        service.playing.most_take_backs = 3
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "me"))
        room, _ = await service.watching.enter(table, "ada")
        for _ in range(3):
            await act(service, room, 0)
            await back(service, room, 0)
        await act(service, room, 0)
        with pytest.raises(wire.Refused, match="3 times") as refused:
            await back(service, room, 0)
        assert refused.value.key == "no-more-undo"
        await act(service, room, 1)  # another's moves and later ones are their own
        await back(service, room, 1)
        await act(service, room, 0)
        await back(service, room, 0)
        with pytest.raises(wire.Refused, match="3 times"):
            await back(service, room, 0)

    told(database, story)


# Forgetting


def test_rooms_that_were_only_read_are_forgotten(database, monkeypatch):
    monkeypatch.setattr(rooms_module, "KEPT", 5)

    async def story(service):
        make = service.seating.create
        tables = [await make("ada", "Ada", wish("kitchen", "me", "me")) for _ in range(12)]
        watched, page = await service.watching.enter(tables[0], "ada")
        for table in [*tables, *tables]:
            assert (await service.rooms.room(table)).row.id == table
        assert len(service.rooms._rooms) <= 6
        assert await service.rooms.room(tables[0]) is watched
        service.watching.exit(watched, page)
        assert tables[0] not in service.rooms._rooms

    told(database, story)


def test_more_come_at_once_than_are_kept(database, monkeypatch):
    """After a restart, say: every room is being read, and nobody is in any of them yet."""
    monkeypatch.setattr(rooms_module, "KEPT", 3)

    async def story(service):
        make = service.seating.create
        tables = [await make("ada", "Ada", wish("kitchen", "me", "me")) for _ in range(8)]
        read = service.rooms.storage.table_since
        slowly = asyncio.Event()

        async def later(table_id, ply, number):
            if number is not None:  # the room is there, and read anew
                await slowly.wait()
            return await read(table_id, ply, number)

        monkeypatch.setattr(service.rooms.storage, "table_since", later)
        coming = [asyncio.ensure_future(service.watching.enter(one, "ada")) for one in tables]
        while len(service.rooms._rooms) < len(tables) and not any(one.done() for one in coming):
            await asyncio.sleep(0.01)
        slowly.set()
        for room, page in await asyncio.gather(*coming):
            assert [message["type"] for message in heard(page)] == ["hello"]
            service.watching.exit(room, page)
        for table in tables:
            await service.rooms.room(table)
        assert len(service.rooms._rooms) <= 3

    told(database, story)
