"""A database of an earlier version is brought up to date, and its tables play on."""

from __future__ import annotations

import asyncio

from alembic import command
from sqlalchemy import Connection, text

import asclepia
from asclepia.server.keys import SETTLED, Keys
from asclepia.server.rooms import read_room
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage, migrations, now

GARUM = asclepia.load("garum")
ROWS = [("now", "garum", GARUM.revision), ("old", "garum", 0), ("gone", "chess", 1)]


def first_schema(connection: Connection) -> None:
    """A database as the first version made it, with a table of each kind."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for name, game, revision in ROWS:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, revision, seats, options, seed, host, public,"
                " status, created, changed)"
                " VALUES (:id, :game, :revision, 2, '{}', :seed, 'ada', true, 'playing', 0, 0)"
            ),
            {"id": name, "game": game, "revision": revision, "seed": "07"},
        )
        for seat in range(2):
            connection.execute(
                text("INSERT INTO chairs VALUES (:id, :seat, 'person', 'ada', 'Ada', NULL)"),
                {"id": name, "seat": seat},
            )


def test_tables_of_the_first_version_are_tied_to_what_they_can_be_tied_to(empty_database):
    async def story():
        storage = Storage(Settings.from_environment(empty_database).database)
        async with storage.engine.begin() as connection:
            await connection.run_sync(first_schema)
        assert not await storage.is_current()
        await storage.open()
        assert await storage.is_current()
        rooms = {name: await read_room(storage, name) for name, _, _ in ROWS}
        await storage.close()
        return rooms

    rooms = asyncio.run(story())
    digests = {name: room.row.digest for name, room in rooms.items()}
    assert digests == {"now": GARUM.components().digest, "old": None, "gone": None}
    assert {room.row.components for room in rooms.values()} == {"reconstructed"}
    assert rooms["now"].trouble is None
    assert rooms["now"].standing().scores == [0, 0]
    assert rooms["old"].trouble.key == "trouble-revision"
    assert rooms["gone"].trouble.key == "trouble-game"
    assert rooms["gone"].info("ada").standing is None


def test_who_waits_for_others_is_dealt_to_by_everybody(empty_database):
    """Tables that had not begun forget the seed that the server had drawn; those where somebody
    plays on from a finished game, knowing its cards, take nobody any more."""

    def waiting(connection: Connection) -> None:
        first_schema(connection)
        connection.execute(text("UPDATE tables SET status = 'open' WHERE id IN ('now', 'old')"))
        connection.execute(text("INSERT INTO moves VALUES ('old', 0, 0, 0, 0)"))

    async def story():
        storage = Storage(Settings.from_environment(empty_database).database)
        async with storage.engine.begin() as connection:
            await connection.run_sync(waiting)
        await storage.open()
        rooms = {name: await read_room(storage, name) for name, _, _ in ROWS}
        await storage.close()
        return rooms

    rooms = asyncio.run(story())
    assert {name: (room.row.status, room.row.origin) for name, room in rooms.items()} == {
        "now": ("open", "dealt"),
        "old": ("closed", "server"),
        "gone": ("playing", "server"),
    }
    assert rooms["now"].row.seed == ""
    assert len(rooms["now"].info("ada").deal.commit) == 64
    assert rooms["old"].info("ada").deal is None


def test_keys_of_an_earlier_version_guard_from_when_they_are_a_week_old(empty_database):
    """When codes were made was not kept: they count as made when the server was renewed."""

    def with_keys(connection: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        person = "VALUES ('ada', 'Ada', 0, 0, 'ada', 0)"
        columns = "(id, name, created, seen, handle, signed)"
        connection.execute(text(f"INSERT INTO people {columns} {person}"))
        connection.execute(
            text("INSERT INTO passkeys VALUES ('a', 'ada', 'key', 0, 'Phone', :made, NULL)"),
            {"made": now() - SETTLED},
        )
        connection.execute(text("INSERT INTO links VALUES ('b', 'code', 'ada', NULL)"))

    async def story():
        storage = Storage(Settings.from_environment(empty_database).database)
        async with storage.engine.begin() as connection:
            await connection.run_sync(with_keys)
        await storage.open()
        keys = Keys(storage)
        assert await keys.guards_of("ada") == ["passkey"]
        count, guards = await keys.codes_of("ada")
        assert (count, guards > now()) == (1, True)
        assert (await storage.person("ada")).proofs == 0
        await storage.close()

    asyncio.run(story())
