"""Storage: every accepted move in the database before anybody hears of it.

SQLAlchemy Core on SQLite (one file) or PostgreSQL. A move's key is (table, ply), so two
writers can never both win.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Connection,
    Row,
    Select,
    delete,
    event,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from asclepia.server import wire
from asclepia.server.identity import told_apart
from asclepia.server.schema import (
    chairs,
    chat,
    component_sets,
    moves,
    people,
    secrets_table,
    tables,
)

NEWEST = 100  # lines of chat that are read at a time
DAY = 24 * 3600 * 1000
SOME = 200  # rows that are tidied up in one transaction: others want to write, too
UNUSED = 7 * DAY  # how long a component set is kept that no table is played with

#: A table with the title of its component set if that is somebody's own.
_listed = select(tables, component_sets.c.title.label("own_title")).join_from(
    tables, component_sets, tables.c.digest == component_sets.c.digest, isouter=True
)

#: With its content, too.
_whole = _listed.add_columns(component_sets.c.content.label("own_content"))

_seated = select(chairs).order_by(chairs.c.table_id, chairs.c.seat)


class Conflict(Exception):
    """Somebody else has written this ply first."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def today() -> int:
    """When this day began, in Greenwich."""
    return now() // DAY * DAY


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest schema."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether the database has the newest schema."""
    newest = ScriptDirectory.from_config(migrations()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


class Storage:
    def __init__(self, url: str) -> None:
        self.postgres = url.startswith("postgresql")
        # A database that was restarted has dropped our connections: each is tried before use.
        self.engine: AsyncEngine = create_async_engine(
            url, pool_pre_ping=self.postgres, hide_parameters=True
        )
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _sqlite_manners)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.postgres:  # several processes may start at once: one migrates
                await connection.execute(text("SELECT pg_advisory_xact_lock(710513)"))
            await connection.run_sync(upgrade)

    async def is_current(self) -> bool:
        async with self.engine.connect() as connection:
            return await connection.run_sync(is_current)

    async def close(self) -> None:
        await self.engine.dispose()

    @property
    def folder(self) -> Path | None:
        """Where the file is; a database server has its own."""
        file = self.engine.url.database
        return None if self.postgres or file is None else Path(file).parent

    async def write_something(self) -> None:
        """Find out whether anything can be stored: the same row every time."""
        async with self.engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO secrets (name, value) VALUES ('written', :value) "
                    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
                ),
                {"value": str(now())},
            )

    async def secret(self) -> str:
        """The key that signs identities, made once for this database."""
        async with self.engine.begin() as connection:
            wanted = select(secrets_table.c.value).where(secrets_table.c.name == "identity")
            found = (await connection.execute(wanted)).scalar()
            if found is None:  # whoever is first among those that start at once
                await connection.execute(
                    text(
                        "INSERT INTO secrets (name, value) VALUES ('identity', :value)"
                        " ON CONFLICT (name) DO NOTHING"
                    ),
                    {"value": secrets.token_hex(32)},
                )
                found = (await connection.execute(wanted)).scalar()
            return str(found)

    # People

    async def add_person(self, person: str, name: str) -> None:
        async with self.engine.begin() as connection:
            here = {"created": now(), "seen": today()}
            await connection.execute(insert(people).values(id=person, name=name, **here))

    async def rename_person(self, person: str, before: str, name: str) -> set[str]:
        """Where the person sits under the name they had, they now sit under the new one, told
        apart from the others there; these tables."""
        mine = select(chairs.c.table_id).where(chairs.c.person == person)
        had = re.compile(re.escape(before) + r"( \(\d+\))?")
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))
            seated = await connection.execute(select(chairs).where(chairs.c.table_id.in_(mine)))
            beside: dict[str, list[str]] = {}
            mine_then = []
            for chair in seated:
                if chair.person != person:
                    beside.setdefault(chair.table_id, []).append(chair.name)
                elif had.fullmatch(chair.name):
                    mine_then.append(chair)
            for chair in mine_then:
                apart = told_apart(name, beside.get(chair.table_id, []))
                there = (chairs.c.table_id == chair.table_id) & (chairs.c.seat == chair.seat)
                await connection.execute(update(chairs).where(there).values(name=apart))
        return {chair.table_id for chair in mine_then}

    async def person_name(self, person: str) -> str | None:
        """The name of somebody who is here; the day is noted."""
        this = people.c.id == person
        async with self.engine.connect() as connection:
            wanted = select(people.c.name, people.c.seen).where(this)
            found = (await connection.execute(wanted)).first()
        if found is None:
            return None
        if found.seen < today():
            with contextlib.suppress(DBAPIError):  # who can be read of can play, or try to
                async with self.engine.begin() as connection:
                    await connection.execute(update(people).where(this).values(seen=today()))
        return str(found.name)

    async def forget_people(self, before: int) -> int:
        """Forget some who have not been here since and have no table; how many. 0: all such are
        forgotten."""
        seated = select(chairs.c.person).where(chairs.c.person.is_not(None))
        some = (
            select(people.c.id)
            .where(people.c.seen < before)
            .where(people.c.id.not_in(seated), people.c.id.not_in(select(tables.c.host)))
            .limit(SOME)
        )
        async with self.engine.begin() as connection:
            done = await connection.execute(delete(people).where(people.c.id.in_(some)))
            return done.rowcount

    # Tables

    async def add_table(
        self,
        table: dict[str, Any],
        seated: Sequence[dict[str, Any]],
        played: Sequence[tuple[int, int]] = (),
        own_set: dict[str, Any] | None = None,
    ) -> None:
        async with self.engine.begin() as connection:
            if own_set is not None:
                await _keep_set(connection, own_set)
            await connection.execute(insert(tables).values(created=now(), changed=now(), **table))
            rows = [{"table_id": table["id"], **chair} for chair in seated]
            await connection.execute(insert(chairs), rows)
            if played:
                await connection.execute(
                    insert(moves),
                    [
                        {
                            "table_id": table["id"],
                            "ply": ply,
                            "seat": seat,
                            "code": code,
                            "made": now(),
                        }
                        for ply, (seat, code) in enumerate(played)
                    ],
                )

    async def table(self, table_id: str) -> Row[Any] | None:
        """A table, with the content of its component set if that is somebody's own."""
        async with self.engine.connect() as connection:
            return (await connection.execute(_whole.where(tables.c.id == table_id))).first()

    async def chairs_of(self, table_ids: Sequence[str]) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = _seated.where(chairs.c.table_id.in_(table_ids))
            return (await connection.execute(wanted)).all()

    async def table_since(
        self, table_id: str, ply: int, number: int | None
    ) -> tuple[Row[Any] | None, Sequence[Row[Any]], list[tuple[int, int, int]], Sequence[Row[Any]]]:
        """A table, its chairs, the moves (ply, seat, code) from this ply on, and what was said
        from this number on; without a number, the newest of it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(_whole.where(tables.c.id == table_id))).first()
            seated = await connection.execute(_seated.where(chairs.c.table_id == table_id))
            made = await connection.execute(
                select(moves.c.ply, moves.c.seat, moves.c.code)
                .where(moves.c.table_id == table_id, moves.c.ply >= ply)
                .order_by(moves.c.ply)
            )
            said = select(chat).where(chat.c.table_id == table_id)
            said = said.order_by(chat.c.number.desc())
            said = said.limit(NEWEST) if number is None else said.where(chat.c.number >= number)
            lines = (await connection.execute(said)).all()[::-1]
            return row, seated.all(), [(one.ply, one.seat, one.code) for one in made], lines

    async def public_tables(self, status: str, limit: int = 50) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = (
                _listed.where(tables.c.public, tables.c.status == status)
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
            return (await connection.execute(wanted)).all()

    async def tables_of(self, person: str, limit: int = 50) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            mine = select(chairs.c.table_id).where(chairs.c.person == person)
            wanted = (
                _listed.where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(limit)
            )
            return (await connection.execute(wanted)).all()

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        return await self._ids(select(tables.c.id).order_by(tables.c.created))

    async def _ids(self, wanted: Select[tuple[str]]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(wanted)).scalars()]

    async def close_tables(self, status: str, before: int) -> list[str]:
        """Close some tables of this status that nobody has touched since; none: all are."""
        old = (tables.c.status == status) & (tables.c.changed < before)
        some = select(tables.c.id).where(old).limit(SOME)
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(old, tables.c.id.in_(some))
                .values(status="closed", due=None)
                .returning(tables.c.id)
            )
            return [str(found) for found in done.scalars()]

    async def bots_of(self, person: str, since: int) -> int:
        """How many bots sit at tables of this person where something has happened since."""
        async with self.engine.connect() as connection:
            wanted = (
                select(func.count())
                .select_from(chairs.join(tables))
                .where(tables.c.host == person, tables.c.changed >= since, chairs.c.kind == "bot")
                .where(tables.c.status.in_(("open", "dealing", "playing")))
            )
            return int((await connection.execute(wanted)).scalar_one())

    async def change_table(
        self, seen: Row[Any], values: dict[str, Any], chair: dict[str, Any] | None = None
    ) -> bool:
        """Change a table that has not begun, and perhaps a chair of it, if it still is as the
        asker saw it; whether that was so."""
        same = (tables.c.id == seen.id) & (tables.c.status == seen.status)
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(same & (tables.c.deal == seen.deal))
                .values(changed=now(), **values)
            )
            if done.rowcount == 1 and chair is not None:
                there = (chairs.c.table_id == seen.id) & (chairs.c.seat == chair["seat"])
                await connection.execute(update(chairs).where(there).values(**chair))
            return done.rowcount == 1

    async def set_next(self, table_id: str, next_id: str) -> bool:
        """Name the rematch, once."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.next.is_(None))
                .values(next=next_id)
            )
            return done.rowcount == 1

    # Bots that are due

    async def overdue(self, limit: int) -> list[tuple[str, int]]:
        """Tables whose bots should have answered by now, and when; the longest overdue first."""
        async with self.engine.connect() as connection:
            wanted = (
                select(tables.c.id, tables.c.due)
                .where(tables.c.due <= now(), tables.c.status == "playing")
                .order_by(tables.c.due)
                .limit(limit)
            )
            return [(row.id, row.due) for row in await connection.execute(wanted)]

    async def claim(self, table_id: str, seen: int, due: int | None) -> bool:
        """Say when a table's bots are due, if that still is as the asker saw it; whether it was."""
        async with self.engine.begin() as connection:
            there = (tables.c.id == table_id) & (tables.c.due == seen)
            return (
                await connection.execute(update(tables).where(there).values(due=due))
            ).rowcount == 1

    async def put_off(self, table_ids: Sequence[str], before: int, due: int) -> None:
        """These tables' bots are thinking: those due before that are due later."""
        async with self.engine.begin() as connection:
            for first in range(0, len(table_ids), 500):
                some = tables.c.id.in_(table_ids[first : first + 500])
                await connection.execute(
                    update(tables).where(some, tables.c.due < before).values(due=due)
                )

    async def bring_forward(self, due: int) -> None:
        """No bots are due later than that."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.due > due).values(due=due))

    # Component sets

    async def keep_set(self, own_set: dict[str, Any]) -> None:
        """Keep a set that somebody has brought; forget those that were never played with."""
        async with self.engine.begin() as connection:
            used = select(tables.c.digest).where(tables.c.digest.is_not(None))
            old = component_sets.c.added < now() - UNUSED
            await connection.execute(
                delete(component_sets).where(old, component_sets.c.digest.not_in(used))
            )
            await _keep_set(connection, own_set)

    async def set_content(self, game: str, digest: str) -> str | None:
        """The content of a set that somebody has brought for this game."""
        async with self.engine.connect() as connection:
            wanted = select(component_sets.c.content).where(
                component_sets.c.digest == digest, component_sets.c.game == game
            )
            return (await connection.execute(wanted)).scalar()

    # Moves and words

    async def add_move(
        self,
        table_id: str,
        ply: int,
        seat: int,
        code: int,
        over: bool,
        standing: str,
        due: int | None,
    ) -> None:
        """Store a move for good, or raise `Conflict` and store nothing. With it, how the table
        stands, and when the bots that are asked should have answered."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    insert(moves).values(
                        table_id=table_id, ply=ply, seat=seat, code=code, made=now()
                    )
                )
                ended = {"status": "over"} if over else {}
                await _touch(connection, table_id, standing=standing, due=due, **ended)
        except IntegrityError as error:
            raise Conflict from error

    async def add_words(self, table_id: str, name: str, words: str) -> None:
        """Said after everything that was said before: whoever speaks holds the table until
        the line has its number, so the lines are seen in the order of their numbers."""
        async with self.engine.begin() as connection:
            if self.postgres:  # SQLite has one writer at a time anyway
                held = select(tables.c.id).where(tables.c.id == table_id)
                await connection.execute(held.with_for_update(key_share=True))
            number = func.coalesce(func.max(chat.c.number) + 1, 0)
            line = select(
                literal(table_id), number, literal(name), literal(words), literal(now(), BigInteger)
            ).where(chat.c.table_id == table_id)
            columns = ["table_id", "number", "name", "words", "said"]
            await connection.execute(insert(chat).from_select(columns, line))

    async def words(self, table_id: str, before: int) -> Sequence[Row[Any]]:
        """The newest of what was said before this number."""
        async with self.engine.connect() as connection:
            wanted = select(chat).where(chat.c.table_id == table_id, chat.c.number < before)
            wanted = wanted.order_by(chat.c.number.desc()).limit(NEWEST)
            return (await connection.execute(wanted)).all()[::-1]


def told_words(line: Row[Any]) -> wire.Words:
    return wire.Words(line.number, line.name, line.words, line.said)


async def _keep_set(connection: AsyncConnection, own_set: dict[str, Any]) -> None:
    await connection.execute(
        text(
            "INSERT INTO component_sets (digest, game, name, title, content, added) "
            "VALUES (:digest, :game, :name, :title, :content, :added) "
            "ON CONFLICT (digest) DO UPDATE SET added = excluded.added"
        ),
        {**own_set, "added": now()},
    )


async def _touch(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    await connection.execute(
        update(tables).where(tables.c.id == table_id).values(changed=now(), **values)
    )


def _sqlite_manners(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what was accepted survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
