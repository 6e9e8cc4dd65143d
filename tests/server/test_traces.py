"""What the server keeps of a person: all of it to be had, none of it left when they want that."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Table, insert, select, text, update
from sqlalchemy.exc import TimeoutError as NoConnection

from asclepia.server import rooms, sqlite, wire
from asclepia.server.bus import RENAMED, Bus
from asclepia.server.identity import Identity
from asclepia.server.keys import Keys
from asclepia.server.leaving import Hands
from asclepia.server.room import Room, Watcher
from asclepia.server.rows import columns
from asclepia.server.schema import HANDS, chairs, chat, metadata, pushes, tables
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import Person, Storage, now
from asclepia.server.traces import IMPERSONAL, PERSONAL, Traces
from asclepia.server.wishes import Wish
from tests.server.databases import ON_SQLITE
from tests.server.test_bots import Clock, Thinkers


async def with_service(database: str, work: Callable[[Service], Awaitable[Any]]) -> Any:
    """A service whose bots think as long as the test takes."""
    storage = Storage(Settings.from_environment(database).database)
    await storage.open()
    service = Service(storage, Bus(), Thinkers(), 0.0, Clock())
    await service.rooms.open()
    try:
        return await work(service)
    finally:
        await service.close()
        await storage.close()


def test_every_column_is_known_to_be_about_a_person_or_not():
    """Whoever adds a column decides in traces.py, and has export and erase know it."""
    for table in metadata.sorted_tables:
        personal = PERSONAL.get(table.name, "").split()
        rest = IMPERSONAL.get(table.name, "").split()
        assert not set(personal) & set(rest)
        assert sorted(personal + rest) == sorted(column.name for column in table.columns)


async def everything(service: Service) -> dict[str, dict[str, str]]:
    """The whole database: for each column all that is in it."""
    found: dict[str, dict[str, str]] = {}
    async with service.rooms.storage.engine.connect() as connection:
        for table in metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            found[table.name] = {
                column.name: repr([row._mapping[column.name] for row in rows])
                for column in table.columns
            }
    return found


async def life_of(service: Service, name: str) -> tuple[Person, dict[str, str]]:
    """Somebody who leaves a trace wherever one can; their tables."""
    storage = service.rooms.storage
    mine = await storage.add_person(Identity("00").new(), name)
    other = await storage.add_person(Identity("00").new(), "Bob")
    made = {}
    for kind, chairs_wished in (("waiting", ("me", "open")), ("over", ("me", "me"))):
        wish = wire.NewTable(
            "garum", [wire.ChairWish(one) for one in chairs_wished], sealed="ab" * 32
        )
        made[kind] = await service.seating.create(mine.id, name, wish)
        await storage.add_words(made[kind], name, f"I was at {kind}", mine.id)
    hosted = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
    made["guest"] = await service.seating.create(other.id, "Bob", hosted)
    await service.seating.sit(made["guest"], mine.id, name, 1, "cd" * 32)
    made["watched"] = await service.seating.create(other.id, "Bob", hosted)
    await storage.add_words(made["watched"], name, "from the side", mine.id)
    await storage.add_words(made["watched"], "Bob", "who was that", other.id)
    for kind, seat in (("resigned", 1), ("left", 2)):
        three = wire.NewTable("garum", [wire.ChairWish("me"), *[wire.ChairWish("open")] * 2])
        made[kind] = await service.seating.create(other.id, "Bob", three)
        cleo = await storage.add_person(Identity("00").new(), "Cleo")
        await service.seating.sit(made[kind], mine.id, name, seat, None)
        await service.seating.sit(made[kind], cleo.id, "Cleo", 3 - seat, None)
        await service.seating.start(made[kind], other.id)
    await service.leaving.resign(made["left"], mine.id, 2)
    two = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
    made["playing"] = await service.seating.create(mine.id, name, two)
    await service.seating.sit(made["playing"], other.id, "Bob", 1, None)
    await service.seating.start(made["playing"], mine.id)
    keys = Keys(storage)
    await keys.give("link", mine, [f"{name} link"], 10)
    await keys.give("code", mine, [f"{name} code"])
    await keys.add_passkey(mine, f"{name}'s phone", id=f"{name} id", key="key", counter=1)
    wishes = columns({"wishes": [Wish(0, "end", "", 0, None, [other.id, mine.id])]})
    async with storage.engine.begin() as connection:
        over, wished = tables.c.id == made["over"], tables.c.id == made["playing"]
        await connection.execute(update(tables).where(over).values(status="over"))
        await connection.execute(update(tables).where(wished).values(wishes))
        sitting = chairs.c.person == mine.id
        await connection.execute(update(chairs).where(sitting).values(here=now(), seen=now()))
        unsigned = (chat.c.table_id == made["over"]) & (chat.c.number == 0)
        await connection.execute(update(chat).where(unsigned).values(person=None))
        push = {"digest": f"{name} push", "person": mine.id, "endpoint": f"https://push/{name}"}
        push |= {"key": "key", "auth": "auth", "language": "en", "created": now()}
        await connection.execute(insert(pushes).values(push))
    return mine, made


def traces_in(found: dict[str, dict[str, str]], person: Person) -> set[str]:
    """In which columns something names the person."""
    words = (person.id, person.name, person.handle)
    return {
        f"{table}.{column}"
        for table, columns in found.items()
        for column, text in columns.items()
        if any(word in text for word in words)
    }


def test_nothing_is_left_of_whoever_wants_that(database):
    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Adalgisa")
        before = await everything(service)
        named = traces_in(before, ada)
        assert named == {
            *("people.id", "people.name", "people.handle"),
            *("passkeys.id", "passkeys.person", "passkeys.name", "links.person"),
            *("pushes.digest", "pushes.person", "pushes.endpoint"),
            *("tables.host", "tables.deal", "tables.wishes"),
            *("chairs.person", "chairs.name", "chairs.asker", "handovers.name"),
            *("chat.name", "chat.person"),
        }
        personal = {f"{table}.{one}" for table in PERSONAL for one in PERSONAL[table].split()}
        assert named <= personal
        await service.accounts.erase(ada)
        after = await everything(service)
        assert traces_in(after, ada) == set()
        storage = service.rooms.storage
        assert await storage.person(ada.id) is None
        rows = {kind: await storage.table(table) for kind, table in made.items()}
        ended = {kind for kind, row in rows.items() if row.status == "closed"}
        assert ended == {"waiting", "playing"}  # a game of two has nobody left to play with
        assert rows["over"].status == "over"
        seated = {kind: await storage.chairs_of(table) for kind, table in made.items()}
        told = {kind: [(c.kind, c.name) for c in found] for kind, found in seated.items()}
        assert told["over"] == [("guest", "Nemo")] * 2
        assert told["playing"] == [("guest", "Nemo"), ("person", "Bob")]
        assert told["guest"] == [("person", "Bob"), ("open", "")]
        for kind, seat in (("resigned", 1), ("left", 2)):  # three: a bot plays on
            assert rows[kind].status == "playing"
            assert told[kind][seat][0] == "bot"
            room = await service.rooms.room(made[kind])
            while room.following is not None:
                await asyncio.sleep(0.01)
            (handed,) = room.info(None).handovers
            assert (handed.kind, handed.name) == ("resigned", "Nemo")
        assert "I was at over" in after["chat"]["words"]  # what was said stays
        deal = rows["over"].deal
        assert deal is not None
        assert deal.parts[0].sealed == "ab" * 32  # and what anybody can check

    asyncio.run(with_service(database, story))


async def write_late(service: Service, ada: Person, at: str) -> str:
    """What a page of somebody asks for while they are erased from another device."""
    storage = service.rooms.storage
    wish = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")], sealed="ab" * 32)
    made = await service.seating.create(ada.id, ada.name, wish)
    await service.seating.sit(at, ada.id, ada.name, 1, "cd" * 32)
    await storage.add_words(at, ada.name, "one more word", ada.id)
    push = {"digest": "late", "person": ada.id, "endpoint": "https://push/", "key": "", "auth": ""}
    await storage.keep_push({**push, "language": "en"})
    return made


@pytest.mark.parametrize("how", ["later", "by housekeeping"])
def test_what_was_let_in_before_somebody_was_gone_is_erased_too(database, how):
    async def story(service: Service) -> None:
        ada, _ = await life_of(service, "Dagoberta")
        bob = await service.rooms.storage.add_person(Identity("00").new(), "Bob")
        hosted = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        table = await service.seating.create(bob.id, "Bob", hosted)
        slept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        service.accounts._wait = lambda seconds: slept
        await service.accounts.erase(ada)
        late = await write_late(service, ada, table)
        assert traces_in(await everything(service), ada)
        if how == "later":
            slept.set_result(None)
            while service.accounts._looking is not None:
                await asyncio.sleep(0.01)
        else:
            await service.accounts.tidy_up()
        assert traces_in(await everything(service), ada) == set()
        row = await service.rooms.storage.table(late)
        assert row is not None
        assert row.status == "closed"
        chairs = await service.rooms.storage.chairs_of(table)
        assert [chair.kind for chair in chairs] == ["person", "open"]  # somebody else may sit there

    asyncio.run(with_service(database, story))


async def looked_again(service: Service, slept: asyncio.Future[None]) -> None:
    slept.set_result(None)
    while service.accounts._looking is not None:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("trouble", [ValueError, OSError])
def test_trouble_with_one_who_is_gone_keeps_nobody_from_being_looked_for(
    database, monkeypatch, trouble
):
    """A table that cannot be read stays as it is; a database that is away comes back."""

    async def story(service: Service) -> None:
        storage, wish = service.rooms.storage, wire.NewTable("garum", [wire.ChairWish("me")] * 2)
        gone = [await storage.add_person(Identity("00").new(), one) for one in ("Paula", "Quirina")]
        slept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        service.accounts._wait = lambda seconds: slept
        for one in gone:
            await service.accounts.erase(one)
        late = [await service.seating.create(one.id, one.name, wish) for one in gone]
        for table in late:
            service.rooms.forget(await service.rooms.room(table))
        read, failures = rooms.read_room, [trouble()] * (1 if trouble is OSError else 99)

        async def fail(storage: Storage, table_id: str) -> Room:
            if table_id == late[0] and failures:
                raise failures.pop()
            return await read(storage, table_id)

        monkeypatch.setattr(rooms, "read_room", fail)
        await looked_again(service, slept)
        for one in gone:
            assert traces_in(await everything(service), one) == set()

    asyncio.run(with_service(database, story))


def test_one_table_that_cannot_be_read_keeps_nobody_from_being_erased(database, monkeypatch):
    """Nor from leaving the others."""

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Radegunde")
        for table in made.values():
            service.rooms.forget(await service.rooms.room(table))
        read = rooms.read_room

        async def fail(storage: Storage, table_id: str) -> Room:
            if table_id == made["waiting"]:
                raise ValueError
            return await read(storage, table_id)

        monkeypatch.setattr(rooms, "read_room", fail)
        await service.accounts.erase(ada)
        assert traces_in(await everything(service), ada) == set()
        row = await service.rooms.storage.table(made["playing"])
        assert row is not None
        assert row.status == "closed"

    asyncio.run(with_service(database, story))


@ON_SQLITE
def test_the_files_have_nothing_of_whoever_wants_that(database):
    """Not only does no table tell of them: no byte does."""

    def left(words: tuple[str, ...]) -> dict[str, list[str]]:
        files = Path(database).parent.glob(Path(database).name + "*")
        texts = {file.name: file.read_bytes() for file in files}
        return {
            name: [word for word in words if word.encode() in text] for name, text in texts.items()
        }

    async def story(service: Service) -> None:
        ada, _ = await life_of(service, "Ermentrude")
        words = (ada.id, ada.name, ada.handle)
        assert any(left(words).values())
        await service.accounts.erase(ada)
        assert not any(left(words).values())

    asyncio.run(with_service(database, story))


@ON_SQLITE
def test_whoever_reads_the_files_meanwhile_keeps_no_copy_there(database, monkeypatch):
    """A backup, say, that takes longer than anybody waits for it."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)

    async def story(service: Service) -> None:
        ada, _ = await life_of(service, "Ermentrude")
        looks = Clock()
        service.accounts._wait = looks
        reader = sqlite3.connect(database, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM people").fetchall()
        await service.accounts.erase(ada)
        await looked(service, looks)
        assert ada.name.encode() in bytes_of(database)
        reader.close()
        await looked(service, looks)
        assert ada.name.encode() not in bytes_of(database)
        while service.accounts._looking is not None:
            await asyncio.sleep(0.01)

    asyncio.run(with_service(database, story))


async def looked(service: Service, looks: Clock) -> None:
    """Once more, to the end."""

    async def waits() -> bool:
        await asyncio.sleep(0.01)
        return bool(looks.waits)

    while not await waits():
        assert service.accounts._looking is not None
    await looks.ring()
    while service.accounts._looking is not None and not await waits():
        pass


def bytes_of(database: str) -> bytes:
    files = Path(database).parent.glob(Path(database).name + "*")
    return b"".join(file.read_bytes() for file in files)


def test_whoever_is_told_apart_from_somebody_else_still_is(database):
    async def story(service: Service) -> list[str]:
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Ada")
        bob = await storage.add_person(Identity("00").new(), "Bob")
        wish = wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        table = await service.seating.create(ada.id, "Ada", wish)
        await service.seating.sit(table, bob.id, "Bob", 1, None)
        async with storage.engine.begin() as connection:
            this = tables.c.id == table
            await connection.execute(update(tables).where(this).values(status="over"))
        await service.accounts.erase(ada)
        await service.accounts.erase(bob)
        return [chair.name for chair in await storage.chairs_of(table)]

    assert asyncio.run(with_service(database, story)) == ["Nemo", "Nemo (2)"]


def test_whoever_has_the_table_open_hears_no_name_of_somebody_gone(database):
    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Brunhilde")
        room, page = await service.watching.enter(made["watched"], "eve")
        assert "Brunhilde" in str(page.queue.get_nowait())
        await service.accounts.erase(ada)
        while room.following is not None:
            await asyncio.sleep(0.01)
        assert [line.name for line in room.chat] == ["Nemo", "Bob"]
        _, late = await service.watching.enter(made["watched"], "carl")
        assert "Brunhilde" not in str(late.queue.get_nowait())

    asyncio.run(with_service(database, story))


def told(page: Watcher) -> list[dict[str, Any]]:
    """What a page was sent since."""
    return [json.loads(page.queue.get_nowait() or "") for _ in range(page.queue.qsize())]


async def caught_up(room: Room) -> None:
    while room.following is not None:
        await asyncio.sleep(0.01)


def test_an_open_page_hears_once_more_what_somebody_said_who_has_gone(database):
    """Under no name, without their handle; what was said before it stays."""

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Fredegunde")
        table = made["guest"]
        for name, words in (("Bob", "first"), (ada.name, "second"), ("Bob", "third")):
            person = ada.id if name == ada.name else None
            await service.rooms.storage.add_words(table, name, words, person)
        service.rooms.heard(table)
        await caught_up(await service.rooms.room(table))
        room, page = await service.watching.enter(table, "eve")
        await service.accounts.erase(ada)
        await caught_up(room)
        (lines,) = [message["chat"] for message in told(page) if message["type"] == "chat"]
        assert [(line["words"], line["name"]) for line in lines] == [
            ("second", "Nemo"),
            ("third", "Bob"),
        ]
        assert lines[0]["handle"] is None

    asyncio.run(with_service(database, story))


@pytest.mark.parametrize("lately", [True, False])
def test_a_page_that_may_have_earlier_lines_hears_all_anew(database, lately):
    """Of somebody who has gone; whether they spoke lately or only then, it forgets the others."""

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Sigrada")
        table = made["watched"]
        for number in range(2, 150):
            person = ada.id if lately and number == 140 else None
            await service.rooms.storage.add_words(table, "Ada", f"line {number}", person)
        service.rooms.heard(table)
        room, page = await service.watching.enter(table, "eve")
        await caught_up(room)
        assert (await service.watching.earlier(table, 50))[0].name == "Sigrada"
        told(page)
        await service.accounts.erase(ada)
        await caught_up(room)
        (message,) = [one for one in told(page) if one["type"] == "chat"]
        assert message["anew"]
        assert [line["number"] for line in message["chat"]] == list(range(50, 150))
        assert (await service.watching.earlier(table, 50))[0].name == "Nemo"
        await service.watching.say(table, "bob", "Bob", "and now")
        await caught_up(room)
        (message,) = [one for one in told(page) if one["type"] == "chat"]
        assert (message["anew"], len(message["chat"])) == (False, 1)

    asyncio.run(with_service(database, story))


def test_a_name_that_was_erased_while_nothing_was_heard_goes(database):
    """Another process has erased somebody, and its word was lost with the connection."""

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Kunigunde")
        table = made["guest"]
        await service.rooms.storage.add_words(table, ada.name, "hello", ada.id)
        service.rooms.heard(table)
        room, page = await service.watching.enter(table, "eve")
        await caught_up(room)
        assert "Kunigunde" in str(told(page))
        await service.accounts.traces.erase(ada.id, set())
        service.rooms.heard(None)
        await caught_up(room)
        assert "Kunigunde" not in str(room.chat)
        _, newcomer = await service.watching.enter(table, "bob")
        assert "Kunigunde" not in str(told(newcomer))

    asyncio.run(with_service(database, story))


@pytest.mark.parametrize("trouble", [asyncio.CancelledError, ConnectionError])
def test_of_an_erasure_that_is_given_up_when_it_is_stored_everybody_hears(
    database, monkeypatch, trouble
):
    """Whoever asked has gone, or the database has not answered any more."""

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Notburga")
        room, page = await service.watching.enter(made["watched"], "eve")
        _, mine = await service.watching.enter(made["watched"], ada.id, ada)
        traces = service.accounts.traces
        erase = traces.erase

        async def lose(*asked: Any) -> Any:
            await erase(*asked)
            raise trouble

        monkeypatch.setattr(traces, "erase", lose)
        with pytest.raises(trouble):
            await service.accounts.erase(ada)
        await caught_up(room)
        assert "Notburga" in str(page.queue.get_nowait())
        assert "Notburga" not in str(told(page))
        assert [line.name for line in room.chat] == ["Nemo", "Bob"]
        while mine.farewell is None:
            await asyncio.sleep(0.01)

    asyncio.run(with_service(database, story))


def test_an_erasure_is_brought_to_its_end_whoever_waits_for_it(database, monkeypatch):
    """It has left some tables when its request is cancelled."""

    async def story(service: Service) -> None:
        ada, _ = await life_of(service, "Oda")
        leaving, go = asyncio.Event(), asyncio.Event()
        close = service.seating.close

        async def slow(*asked: Any) -> None:
            leaving.set()
            await go.wait()
            await close(*asked)

        monkeypatch.setattr(service.seating, "close", slow)
        erasing = asyncio.ensure_future(service.accounts.erase(ada))
        await leaving.wait()
        erasing.cancel()
        await asyncio.wait([erasing])
        go.set()
        await service.accounts.close()  # it waits for what has begun
        assert traces_in(await everything(service), ada) == set()

    asyncio.run(with_service(database, story))


def test_a_room_that_is_opened_while_somebody_is_erased_knows_them_no_more(database, monkeypatch):
    """What it reads is from before, and when the word comes it is not there yet."""

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Mathilde")
        table = made["watched"]
        kept = service.rooms.in_use(table)
        if kept is not None:
            service.rooms.forget(kept)
        read, reading, go = rooms.read_room, asyncio.Event(), asyncio.Event()

        async def slow(storage: Storage, table_id: str) -> Room:
            found = await read(storage, table_id)
            reading.set()
            await go.wait()
            return found

        monkeypatch.setattr(rooms, "read_room", slow)
        opening = asyncio.ensure_future(service.rooms.room(table))
        await reading.wait()
        await service.accounts.traces.erase(ada.id, set())
        service.rooms.heard(RENAMED + table)
        go.set()
        room = await opening
        await caught_up(room)
        assert [line.name for line in room.chat] == ["Nemo", "Bob"]

    asyncio.run(with_service(database, story))


@pytest.mark.parametrize("spoken", [True, False])
def test_chat_that_is_rewritten_while_it_is_read_is_whole_and_told_once(
    database, monkeypatch, spoken
):
    async def story(service: Service) -> None:
        storage, wish = service.rooms.storage, wire.NewTable("garum", [wire.ChairWish("me")] * 2)
        table = await service.seating.create("bob", "Bob", wish)
        for number in range(5):
            await storage.add_words(table, "Bob", f"line {number}")
        room, page = await service.watching.enter(table, "eve")
        told(page)
        read, reading, go = storage.table_since, asyncio.Event(), asyncio.Event()

        async def slow(*asked: Any) -> Any:
            found = await read(*asked)
            reading.set()
            await go.wait()
            return found

        if spoken:
            await storage.add_words(table, "Bob", "line 5")
        monkeypatch.setattr(storage, "table_since", slow)
        service.rooms.heard(table)
        await reading.wait()
        service.rooms.heard(RENAMED + table)
        go.set()
        await caught_up(room)
        assert [line.number for line in room.chat] == list(range(5 + spoken))
        lines = [message["chat"] for message in told(page) if message["type"] == "chat"]
        assert [line["number"] for some in lines for line in some] == [5] * spoken

    asyncio.run(with_service(database, story))


def test_chat_that_could_not_be_read_under_its_new_names_is_read_again(database, monkeypatch):
    monkeypatch.setattr(rooms, "FIRST_REST", 0.01)

    async def story(service: Service) -> None:
        ada, made = await life_of(service, "Hildegund")
        room, _ = await service.watching.enter(made["watched"], "eve")
        storage, read = service.rooms.storage, service.rooms.storage.table_since

        async def fail(*asked: Any) -> Any:
            monkeypatch.setattr(storage, "table_since", read)
            raise OSError

        monkeypatch.setattr(storage, "table_since", fail)
        async with storage.engine.begin() as connection:
            mine = update(chat).where(chat.c.person == ada.id)
            await connection.execute(mine.values(name="Nemo"))
        service.rooms.heard(RENAMED + made["watched"])
        await caught_up(room)
        assert [line.name for line in room.chat] == ["Nemo", "Bob"]

    asyncio.run(with_service(database, story))


def test_whoever_has_given_up_a_game_is_not_new(database):
    async def story(service: Service) -> None:
        ada = await service.rooms.storage.add_person(Identity("00").new(), "Ada")
        table = await three(service, ada)
        assert not await service.accounts.forget_if_new(ada)
        await service.leaving.resign(table, ada.id, 1)
        assert not await service.accounts.forget_if_new(ada)

    asyncio.run(with_service(database, story))


def test_a_room_hears_of_whoever_sat_down_while_they_were_forgotten(database, monkeypatch):
    async def story(service: Service) -> None:
        ada = await service.rooms.storage.add_person(Identity("00").new(), "Irmingard")
        table = await three(service, ada)
        await service.leaving.resign(table, ada.id, 1)
        room = await service.rooms.room(table)

        async def nothing_yet(person: str) -> bool:
            return False

        monkeypatch.setattr(service.accounts.traces, "any", nothing_yet)
        assert await service.accounts.forget_if_new(ada)
        await caught_up(room)
        assert [one.name for one in room.told_handovers()] == ["Nemo"]
        assert room.chairs[1].asker is None

    asyncio.run(with_service(database, story))


async def three(service: Service, ada: Person) -> str:
    """A game of Bob's where Ada has the seat in the middle."""
    wish = wire.NewTable("garum", [wire.ChairWish("me"), *[wire.ChairWish("open")] * 2])
    table = await service.seating.create("bob", "Bob", wish)
    await service.seating.sit(table, ada.id, ada.name, 1, None)
    await service.seating.sit(table, "cleo", "Cleo", 2, None)
    await service.seating.start(table, "bob")
    return table


def test_rooms_hear_that_their_host_has_gone(database):
    """Who sits there no more, or never sat there."""

    async def story(service: Service) -> None:
        ada = await service.rooms.storage.add_person(Identity("00").new(), "Ada")
        wish = wire.NewTable("garum", [wire.ChairWish("open")] * 2)
        table = await service.seating.create(ada.id, "Ada", wish)
        await service.seating.sit(table, "bob", "Bob", 0, None)
        await service.seating.give_to_bot(table, ada.id, 1, "novice")
        await service.seating.start(table, ada.id)
        room, _ = await service.watching.enter(table, "bob")
        await service.accounts.erase(ada)
        await caught_up(room)
        assert room.row.host == ""

    asyncio.run(with_service(database, story))


def test_what_somebody_wanted_is_not_written_back_when_they_have_gone(database):
    """Another seat changes hands while they are erased; the room does not know of it yet."""

    async def story(service: Service) -> None:
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Kunigunde")
        table = await three(service, ada)
        async with service.rooms.locked(table) as room:
            asked = room.match.state.pending[0]
            wish = Wish(asked, "end", "", 0, room.leases[asked][1], [ada.id])
            assert await storage.set_wishes(room.row, [wish])
            await service.rooms.catch_up(room)
            assert room.wishes()
            await service.accounts.traces.erase(ada.id, set())
            hands = Hands(0 if asked else 2, "bot", "novice", {"bot": "novice"})
            tried = [await service.leaving._store(room, hands) for _ in range(2)]
            assert tried == [False, True]
        assert traces_in(await everything(service), ada) == set()

    asyncio.run(with_service(database, story))


def test_what_somebody_wanted_while_they_were_erased_is_erased_too(database):
    """At another process, which has found them sitting there."""

    async def story(service: Service) -> None:
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Liutgard")
        table = await three(service, ada)
        slept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        service.accounts._wait = lambda seconds: slept
        await service.accounts.erase(ada)
        seen = await storage.table(table)
        assert seen is not None
        await storage.set_wishes(seen, [Wish(0, "end", "", 0, None, [ada.id])])
        assert traces_in(await everything(service), ada) == {"tables.wishes"}
        slept.set_result(None)
        while service.accounts._looking is not None:
            await asyncio.sleep(0.01)
        assert traces_in(await everything(service), ada) == set()

    asyncio.run(with_service(database, story))


def test_the_file_has_all_that_is_mine_and_nothing_of_others(database):
    async def story(service: Service) -> tuple[Person, dict[str, str], dict[str, Any]]:
        ada, made = await life_of(service, "Clothilde")
        return ada, made, await Traces(service.rooms.storage).export(ada.id)

    ada, made, found = asyncio.run(with_service(database, story))
    assert (found["person"]["name"], found["person"]["handle"]) == ("Clothilde", ada.handle)
    assert {one["id"] for one in found["tables"]} == {
        table for kind, table in made.items() if kind != "watched"
    }
    by_id = {one["id"]: one for one in found["tables"]}
    assert by_id[made["playing"]]["wishes"] == [{"seat": 0, "what": "end", "level": ""}]
    assert by_id[made["left"]]["bots_asked_for"] == [2]
    assert [move["code"] for move in by_id[made["left"]]["moves"]] == [HANDS]
    assert by_id[made["guest"]]["deal"] == [{"sealed": "cd" * 32, "number": ""}]
    assert [seat["seat"] for seat in by_id[made["over"]]["seats"]] == [0, 1]
    said = [line["words"] for line in found["chat"]]
    assert "from the side" in said
    assert "who was that" not in said
    assert [one["name"] for one in found["passkeys"]] == ["Clothilde's phone"]
    assert sorted(one["kind"] for one in found["links_and_codes"]) == ["code", "link"]
    assert found["notifications"][0]["endpoint"] == "https://push/Clothilde"
    text = json.dumps(found)
    assert ada.id not in text  # it is the server's alone
    assert "Bob" not in text
    assert "secret" not in text


async def three_at(service: Service) -> tuple[str, list[Person]]:
    """An open table of Bob's, where Theodora and Cleo have sat down."""
    storage = service.rooms.storage
    people = [
        await storage.add_person(Identity("00").new(), one) for one in ("Bob", "Theodora", "Cleo")
    ]
    wish = wire.NewTable("garum", [wire.ChairWish("me"), *[wire.ChairWish("open")] * 2])
    table = await service.seating.create(people[0].id, "Bob", wish)
    for seat in (1, 2):
        await service.seating.sit(table, people[seat].id, people[seat].name, seat, None)
    return table, people


@pytest.mark.parametrize("when", ["before", "after"])
def test_whoever_goes_while_a_game_begins_leaves_it_to_a_bot(database, when):
    """Before they have left their tables, or between that and their being erased: nobody waits
    for ever for somebody who is not there."""

    async def story(service: Service) -> None:
        table, (bob, thea, _) = await three_at(service)
        traces, begun = service.accounts.traces, False
        unfinished, erase = traces.unfinished, traces.erase

        async def found_before(person: str) -> Any:
            nonlocal begun
            rows = await unfinished(person)
            if not begun and when == "before":
                begun = True
                await service.seating.start(table, bob.id)
            return rows

        async def erased_after(*asked: Any) -> bool:
            nonlocal begun
            if not begun:
                begun = True
                await service.seating.sit(table, thea.id, "Theodora", 1, None)
                await service.seating.start(table, bob.id)
            return await erase(*asked)

        traces.unfinished, traces.erase = found_before, erased_after
        await service.accounts.erase(thea)
        row = await service.rooms.storage.table(table)
        chairs = await service.rooms.storage.chairs_of(table)
        assert row is not None
        assert row.status == "playing"
        assert [one.kind for one in chairs] == ["person", "bot", "person"]
        assert traces_in(await everything(service), thea) == set()

    asyncio.run(with_service(database, story))


BUSY = [asyncpg.TooManyConnectionsError("too many"), NoConnection("the pool is empty")]


@pytest.mark.parametrize("trouble", BUSY, ids=lambda error: type(error).__name__)
def test_whoever_goes_while_the_database_is_too_busy_stays_until_it_is_not(
    database, monkeypatch, trouble
):
    """Else a game that can be read would be left with a seat that nobody has."""

    async def story(service: Service) -> None:
        table, (bob, thea, _) = await three_at(service)
        await service.seating.start(table, bob.id)
        service.rooms.forget(await service.rooms.room(table))

        async def fail(storage: Storage, table_id: str) -> Room:
            raise trouble

        with monkeypatch.context() as patched:
            patched.setattr(rooms, "read_room", fail)
            with pytest.raises(type(trouble)):
                await service.accounts.erase(thea)
        assert await service.rooms.storage.person(thea.id) is not None
        await service.accounts.erase(thea)
        chairs = await service.rooms.storage.chairs_of(table)
        assert [one.kind for one in chairs] == ["person", "bot", "person"]

    asyncio.run(with_service(database, story))


MANY = 33_000  # a statement takes 32,767 values

COPIES = (
    "WITH RECURSIVE n (number) AS"
    f" (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < {MANY})"
    " INSERT INTO {table} ({columns}) SELECT {chosen} FROM {table}, n WHERE {key} = :id"
)


async def copied(service: Service, table: Table, key: str, table_id: str) -> None:
    """As many rows as there are of this table, once more for each of many other tables."""
    columns = [f'"{column.name}"' for column in table.columns]
    chosen = ["'x' || number" if one == f'"{key}"' else one for one in columns]
    names = {"table": table.name, "columns": ", ".join(columns), "key": key}
    copies = COPIES.format(chosen=", ".join(chosen), **names)
    async with service.rooms.storage.engine.begin() as connection:
        await connection.execute(text(copies), {"id": table_id})


def test_whoever_sits_at_any_number_of_tables_takes_a_name_and_goes(database):
    """And others go on meanwhile."""

    async def story(service: Service) -> None:
        storage = service.rooms.storage
        ada = await storage.add_person(Identity("00").new(), "Ada")
        table = await service.seating.create(
            ada.id, "Ada", wire.NewTable("garum", [wire.ChairWish("me"), wire.ChairWish("open")])
        )
        async with storage.engine.begin() as connection:
            await connection.execute(update(tables).values(status="over"))
        await copied(service, tables, "id", table)
        await copied(service, chairs, "table_id", table)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        await service.accounts.rename(ada.id, "Berta")
        kept = await service.accounts.traces.export(ada.id)
        assert {one["seats"][0]["name"] for one in kept["tables"]} == {"Berta"}
        ids = [one["id"] for one in kept["tables"]]
        assert len(ids) == MANY + 1
        going = asyncio.ensure_future(others())
        renamed = await storage.person(ada.id)
        assert renamed is not None
        await service.accounts.erase(renamed)
        going.cancel()
        assert turns > MANY / 1000
        listed = await storage.listed(ids)
        assert len(listed) == len(ids)
        found = [chair for _, chairs in listed for chair in chairs]
        assert {one.name for one in found} == {"Nemo", ""}
        assert {one.person for one in found} == {None}
        assert len(await storage.leases_of(ids)) == len(found)
        await storage.put_off(ids, 0, 0)
        assert len(await storage.changed_since(ids, 0)) == len(ids)
        assert await storage.signed(ids) == {}

    asyncio.run(with_service(database, story))
