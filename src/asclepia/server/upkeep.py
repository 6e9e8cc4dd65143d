"""What an operator does with the tables of a database, without a running server."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from asclepia.server import wire
from asclepia.server.archive import whole_record
from asclepia.server.room import Room
from asclepia.server.rooms import read_room
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.server.trouble import is_database
from asclepia.table import OptionError, Record


async def prepare(url: str) -> None:
    """Bring the database up to date, or make it; what stands against that is said in a line."""
    async with _opened(url) as storage:
        await storage.open()


def backup(database: str | None, file: Path) -> int:
    """A copy of an SQLite database as it is at this moment, whoever plays on it meanwhile; how
    many bytes it has."""
    url = Settings.from_environment(database).database
    name = make_url(url).database or url
    if not url.startswith("sqlite"):
        raise OptionError("this copies SQLite files: PostgreSQL has pg_dump for that")
    if not Path(name).exists():
        raise OptionError(f"{name}: there is no such file")
    if file.exists():
        raise OptionError(f"{file}: is there already, and is left as it is: name another file")
    beside = file.with_name(file.name + ".part")
    try:
        # What is kept in it, secrets too, is nobody else's to read.
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with (
            closing(sqlite3.connect(f"{Path(name).as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(beside)) as there,
        ):
            here.execute("PRAGMA busy_timeout=5000")
            here.backup(there)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, with all in it
            found = there.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise OptionError(f"{name}: is damaged ({found}): the copy is {beside}, as it is")
        beside.replace(file)
    except sqlite3.Error as error:
        for left in (beside, beside.with_name(beside.name + "-journal")):
            left.unlink(missing_ok=True)
        raise OptionError(f"{name}: cannot be copied to {file}: {error}") from error
    except OSError as error:
        raise OptionError(f"{file}: cannot be written: {error.strerror}") from error
    return file.stat().st_size


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
    async with _opened(url) as storage:
        if not storage.postgres and not Path(name).exists():
            raise OptionError(f"{name}: there is no such file")
        if not await storage.is_current():
            raise OptionError(
                f"{name}: not a database of this version; `asclepia serve` brings one up to date"
            )
        yield storage


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Storage]:
    """What goes wrong is told by the database's name: its address may have a password in it."""
    address = make_url(url)
    name = address.database or url
    storage = Storage(url)
    try:
        yield storage
    except CommandError as error:
        words = "it was made by a later version of Asclepia, or it is damaged"
        raise OptionError(f"{name}: its schema is not known here: {words}") from error
    except Exception as error:
        if not is_database(error):
            raise
        found = error.orig if isinstance(error, DBAPIError) else error
        at = f"{address.host or 'this machine'}:{address.port or 5432}"
        advice = f"see that PostgreSQL runs at {at} and lets you in"
        if not storage.postgres:
            advice = "name another file, or serve a copy of it"
        raise OptionError(f"{name}: the database cannot be used: {found}; {advice}") from error
    finally:
        await storage.close()
