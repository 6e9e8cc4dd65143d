"""What an operator does with the tables of a database, without a running server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from asclepia.server import wire
from asclepia.server.archive import whole_record
from asclepia.server.room import Room
from asclepia.server.rooms import read_room
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.table import OptionError, Record


async def check(database: str | None) -> tuple[int, list[Room]]:
    """How many tables there are, and those that today's rules cannot play, closed ones
    aside."""
    async with _storage(database) as storage:
        ids = await storage.all_tables()
        rooms = [await read_room(storage, table_id) for table_id in ids]
    tried = [room for room in rooms if room.row.status != "closed"]
    return len(rooms), [room for room in tried if room.trouble is not None]


async def export(database: str | None, table_id: str) -> Record:
    """Everything about a table, the seed included, whether it can be played here or not."""
    async with _storage(database) as storage:
        try:
            return whole_record(await read_room(storage, table_id))
        except wire.Refused as refused:
            raise OptionError(f"{table_id}: {refused.words}") from refused


@asynccontextmanager
async def _storage(database: str | None) -> AsyncIterator[Storage]:
    """The database as it is: nothing is made or brought up to date."""
    url = Settings.from_environment(database).database
    name = make_url(url).database or url
    storage = Storage(url)
    try:
        if not storage.postgres and not Path(name).exists():
            raise OptionError(f"{name}: there is no such file")
        if not await storage.is_current():
            raise OptionError(
                f"{name}: not a database of this version; `asclepia serve` brings one up to date"
            )
        yield storage
    except DBAPIError as error:
        raise OptionError(f"{name}: cannot be read: {error.orig}") from error
    except OSError as error:
        raise OptionError(f"{name}: cannot be read: {error}") from error
    finally:
        await storage.close()
