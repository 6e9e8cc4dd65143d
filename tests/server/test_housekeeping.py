"""Tables that nobody touches are closed, guests who do not come are forgotten, and what is
finished stays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from asclepia.server import wire
from asclepia.server.bus import Bus
from asclepia.server.endings import ended, idle
from asclepia.server.housekeeping import Housekeeping, Patience
from asclepia.server.rooms import read_room
from asclepia.server.rows import columns
from asclepia.server.schema import links, people, tables
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import DAY, Storage, now, today
from asclepia.server.upkeep import check
from tests.server.databases import ON_POSTGRES
from tests.server.service import Service as Running


class Idle:
    """Thinkers that are never asked."""

    count = 1


async def with_service(database: str, work: Callable[[Service], Awaitable[Any]]) -> Any:
    storage = Storage(Settings.from_environment(database).database)
    await storage.open()
    service = Service(storage, Bus(), Idle(), 0.0)
    await service.rooms.open()
    try:
        return await work(service)
    finally:
        await service.rooms.close()
        await storage.close()


async def untouched(storage: Storage, table_id: str, days: float) -> None:
    async with storage.engine.begin() as connection:
        then = now() - int(days * DAY)
        await connection.execute(update(tables).where(tables.c.id == table_id).values(changed=then))


async def unseen(storage: Storage, person: str, days: int) -> None:
    async with storage.engine.begin() as connection:
        then = today() - days * DAY
        await connection.execute(update(people).where(people.c.id == person).values(seen=then))


def wish(*kinds: str) -> wire.NewTable:
    return wire.NewTable("garum", [wire.ChairWish(kind) for kind in kinds])


def test_untouched_tables_are_closed(database, monkeypatch):
    monkeypatch.setattr("asclepia.server.storage.SOME", 2)  # in several goes

    async def tidied(service: Service) -> dict[str, str]:
        storage = service.rooms.storage
        made: dict[str, str] = {}
        for name, kinds, days in (
            ("open, new", ("me", "open"), 13.9),
            ("open, old", ("me", "open"), 14.1),
            ("open, older", ("me", "open"), 400),
            ("open, oldest", ("me", "open"), 4000),
            ("playing, new", ("me", "me"), 89.9),
            ("playing, old", ("me", "me"), 90.1),
            ("over, old", ("me", "me"), 4000),
        ):
            made[name] = await service.seating.create("anna", "Anna", wish(*kinds))
            await untouched(storage, made[name], days)
        async with storage.engine.begin() as connection:
            this = tables.c.id == made["over, old"]
            await connection.execute(update(tables).where(this).values(status="over"))
        await Housekeeping(service.rooms, service.accounts, Patience()).tidy_up()
        rows = {name: await storage.table(table_id) for name, table_id in made.items()}
        return {name: row.status for name, row in rows.items() if row is not None}

    assert asyncio.run(with_service(database, tidied)) == {
        "open, new": "open",
        "open, old": "closed",
        "open, older": "closed",
        "open, oldest": "closed",
        "playing, new": "playing",
        "playing, old": "closed",
        "over, old": "over",
    }


def test_never_is_a_rule_too(database):
    async def tidied(service: Service) -> Any:
        storage = service.rooms.storage
        made = await service.seating.create("anna", "Anna", wish("me", "open"))
        await untouched(storage, made, 4000)
        await storage.add_person("eternal", "Eve")
        await unseen(storage, "eternal", 4000)
        await Housekeeping(service.rooms, service.accounts, Patience(0, 0, 0)).tidy_up()
        assert (await storage.table(made)).status == "open"
        found = await storage.person("eternal")
        return None if found is None else found.name

    assert asyncio.run(with_service(database, tidied)) == "Eve"


def test_who_looks_at_a_table_hears_that_it_is_closed(database):
    async def told(service: Service) -> None:
        made = await service.seating.create("anna", "Anna", wish("me", "me"))
        room, watcher = await service.watching.enter(made, "anna")
        watcher.queue.get_nowait()
        await untouched(service.rooms.storage, made, 100)
        await Housekeeping(service.rooms, service.accounts, Patience()).tidy_up()
        if room.following is not None:
            await room.following
        info = room.info("anna")
        assert (info.status, info.playable) == ("closed", False)
        assert info.trouble is not None
        assert info.trouble.key == "trouble-closed"
        assert info.ended is not None
        assert (info.ended.why, info.ended.winners) == ("idle", [])
        assert not watcher.queue.empty()
        position = room.position("anna")
        assert position is None
        with pytest.raises(wire.Refused, match="no game going on"):
            await service.playing.act(made, "anna", wire.Act(seat=0, ply=0, code=0))
        service.watching.exit(room, watcher)

    asyncio.run(with_service(database, told))


def test_a_table_that_was_just_closed_takes_no_move(database):
    """Its room does not know yet."""

    async def story(service: Service) -> None:
        made = await service.seating.create("anna", "Anna", wish("me", "me"))
        async with service.rooms.locked(made) as room:
            await untouched(service.rooms.storage, made, 100)
            before = now() - 50 * DAY
            assert made in await service.rooms.storage.close_tables("playing", before, idle)
            seat = room.match.state.pending[0]
            code = room.match.state.choices(seat)[0].code
            with pytest.raises(wire.Refused):
                await service.rooms.move(room, seat, code)
        anew = await read_room(service.rooms.storage, made)
        assert (anew.row.status, anew.stored) == ("closed", [])
        assert room.row.status == "closed"

    asyncio.run(with_service(database, story))


@ON_POSTGRES
def test_a_move_waits_for_whoever_is_closing_its_table(database):
    async def story(service: Service) -> None:
        made = await service.seating.create("anna", "Anna", wish("me", "me"))
        room, storage = await service.rooms.room(made), service.rooms.storage
        seat = room.match.state.pending[0]
        act = wire.Act(seat, 0, room.match.state.choices(seat)[0].code)
        async with storage.engine.begin() as connection:
            this = update(tables).where(tables.c.id == made)
            closed = columns({"status": "closed", "ended": ended("idle")})
            await connection.execute(this.values(closed))
            moving = asyncio.ensure_future(service.playing.act(made, "anna", act))
            await asyncio.sleep(0.2)
            assert not moving.done()
        with pytest.raises(wire.Refused):
            await moving
        assert (await read_room(storage, made)).stored == []

    asyncio.run(with_service(database, story))


def test_guests_without_a_table_are_forgotten(database):
    async def left(service: Service) -> set[str]:
        storage = service.rooms.storage
        guests = {"host": 400, "sitter": 400, "gone": 400, "away": 179, "here": 0}
        guests |= {"with a key": 400, "with a code": 400}
        known = {}
        for person, days in guests.items():
            known[person] = await storage.add_person(person, person)
            await unseen(storage, person, days)
        made = await service.seating.create("host", "host", wish("open", "open"))
        await service.seating.sit(made, "sitter", "sitter", 0, None)
        keys = service.accounts.keys
        await keys.add_passkey(known["with a key"], "Phone", id="id", key="key", counter=0)
        await keys.give("code", known["with a code"], ["code"])
        await keys.give("link", known["gone"], ["link"], 10)
        await Housekeeping(service.rooms, service.accounts, Patience()).tidy_up()
        async with storage.engine.connect() as connection:
            found = set((await connection.execute(select(people.c.id))).scalars())
            kept = set((await connection.execute(select(links.c.person))).scalars())
        assert kept & set(guests) == {"with a code"}
        return found & set(guests)

    known = {"host", "sitter", "away", "here", "with a key", "with a code"}
    assert asyncio.run(with_service(database, left)) == known


def test_the_day_somebody_was_here_is_noted_once(database):
    async def noted(service: Service) -> None:
        storage = service.rooms.storage

        async def seen() -> int:
            async with storage.engine.connect() as connection:
                wanted = select(people.c.seen).where(people.c.id == "carl")
                return int((await connection.execute(wanted)).scalar_one())

        await storage.add_person("carl", "Carl")
        assert await seen() == today()
        await unseen(storage, "carl", 3)
        found = await storage.person("carl")
        assert found is not None
        assert found.name == "Carl"
        assert await seen() == today()
        assert await seen() % DAY == 0  # to the day, not to the minute

    asyncio.run(with_service(database, noted))


def test_a_closed_table_can_be_looked_at(service: Running, guest):
    anna, ben = guest("Anna"), guest("Ben")
    waiting, playing = anna.table("me", "open"), anna.table("me", "me")
    with anna.live(playing) as page:
        page.hear_a("hello")
        page.act(page.position["pending"][0])
        page.hear_a("update")
    service.kill()

    async def close(inside: Service) -> None:
        for made in (waiting, playing):
            await untouched(inside.rooms.storage, made, 100)
        await Housekeeping(inside.rooms, inside.accounts, Patience()).tidy_up()

    asyncio.run(with_service(service.database, close))
    service.start()
    listed = ben.http.get("/api/tables").json()
    assert not {waiting, playing} & {one["id"] for one in listed["open"] + listed["playing"]}
    ended = anna.http.get("/api/me/games?status=finished").json()["tables"]
    assert [one["id"] for one in ended] == [playing]  # the other never was a game
    for made in (waiting, playing):
        told = anna.info(made)
        assert (told["status"], told["playable"]) == ("closed", False)
        assert ben.info(made)["trouble"]["key"] == "trouble-closed"
        assert ben.sit(made, 1).status_code == 409
        assert anna.http.post(f"/api/tables/{made}/start").status_code in (403, 409)
        with anna.live(made) as page:
            assert page.hear_a("hello")["position"] is None
    assert anna.info(playing)["standing"]["moves"] == 1
    record = anna.http.get(f"/api/tables/{playing}/record").json()
    assert record["seed"] == ""
    assert len(record["moves"]) == 1
    _, troubled = asyncio.run(check(service.database))
    assert not {waiting, playing} & {room.row.id for room in troubled}  # nothing is wrong
