"""Storage: every accepted move in the database before anybody hears of it.

SQLAlchemy Core on SQLite (one file) or PostgreSQL. A move's key is (table, ply), so two
writers can never both win.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Connection,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from asclepia.server import wire
from asclepia.server.ledger import Conflict, Ledger, Move, PostgresWriter, sqlite_write
from asclepia.server.schema import (
    chairs,
    chat,
    component_sets,
    moves,
    people,
    secrets_table,
    tables,
)
from asclepia.server.sqlite import SqliteEngine

__all__ = ["NEWEST", "Conflict", "Storage", "now", "told_words"]

NEWEST = 100  # lines of chat that are read at a time
UNUSED = 7 * 24 * 3600 * 1000  # how long a component set is kept that no table is played with

#: A table with the title of its component set if that is somebody's own.
_listed = select(tables, component_sets.c.title.label("own_title")).join_from(
    tables, component_sets, tables.c.digest == component_sets.c.digest, isouter=True
)

#: With its content, too.
_whole = _listed.add_columns(component_sets.c.content.label("own_content"))

_seated = select(chairs).order_by(chairs.c.table_id, chairs.c.seat)

# What is read again and again is put together once.
_one_table = _whole.where(tables.c.id == bindparam("id"))
_its_chairs = _seated.where(chairs.c.table_id == bindparam("id"))
_its_moves = (
    select(moves.c.ply, moves.c.seat, moves.c.code)
    .where(moves.c.table_id == bindparam("id"), moves.c.ply >= bindparam("ply"))
    .order_by(moves.c.ply)
)
_its_chat = select(chat).where(chat.c.table_id == bindparam("id")).order_by(chat.c.number.desc())
_newest = _its_chat.limit(NEWEST)
_since = _its_chat.where(chat.c.number >= bindparam("number"))
_earlier = _newest.where(chat.c.number < bindparam("number"))
_name = select(people.c.name).where(people.c.id == bindparam("id"))


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


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
        self._writer = PostgresWriter(url)
        if self.postgres:
            # A server that was restarted has dropped our connections: each is tried before use.
            self.engine = create_async_engine(url, pool_pre_ping=True)
            self._ledger = Ledger(self._writer.write)
        else:
            self.engine = cast(AsyncEngine, SqliteEngine(url))
            self._ledger = Ledger(sqlite_write(self.engine))

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.postgres:  # several processes may start at once: one migrates
                await connection.execute(text("SELECT pg_advisory_xact_lock(710513)"))
            await connection.run_sync(upgrade)

    async def is_current(self) -> bool:
        async with self.engine.connect() as connection:
            return await connection.run_sync(is_current)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

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
            here = {"created": now(), "seen": now()}
            await connection.execute(insert(people).values(id=person, name=name, **here))

    async def rename_person(self, person: str, before: str, name: str) -> None:
        """Where the person sits under the name they had, they now sit under the new one."""
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))
            await connection.execute(
                update(chairs)
                .where(chairs.c.person == person, chairs.c.name == before)
                .values(name=name)
            )

    async def person_name(self, person: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(_name, {"id": person})).scalar()

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
            return (await connection.execute(_one_table, {"id": table_id})).first()

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
            asked = {"id": table_id, "ply": ply, "number": number}
            row = (await connection.execute(_one_table, asked)).first()
            seated = (await connection.execute(_its_chairs, asked)).all()
            made = [tuple(one) for one in await connection.execute(_its_moves, asked)]
            said = await connection.execute(_newest if number is None else _since, asked)
            return row, seated, made, said.all()[::-1]

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

    async def played_by_bots(self) -> list[str]:
        """The ids of the tables where a bot may have to move."""
        bots = select(chairs.c.table_id).where(chairs.c.kind == "bot")
        return await self._ids(
            select(tables.c.id).where(tables.c.status == "playing", tables.c.id.in_(bots))
        )

    async def _ids(self, wanted: Select[tuple[str]]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(wanted)).scalars()]

    async def take_chair(
        self, table_id: str, seat: int, before: str | None, chair: dict[str, Any]
    ) -> bool:
        """Change a chair if it still is as the asker saw it; whether that was so."""
        async with self.engine.begin() as connection:
            there = (chairs.c.table_id == table_id) & (chairs.c.seat == seat)
            held = chairs.c.person.is_(None) if before is None else chairs.c.person == before
            done = await connection.execute(update(chairs).where(there & held).values(**chair))
            await _touch(connection, table_id)
            return done.rowcount == 1

    async def begin(self, table_id: str, status: str, rules: dict[str, Any]) -> bool:
        """The game at an open table begins, by these rules; whether it was open."""
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.status == "open")
                .values(status=status, changed=now(), **rules)
            )
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
        due: int | None = None,
    ) -> None:
        """Store a move for good, or raise `Conflict` and store nothing. With it, how the table
        stands, and when the bots that are asked should have answered."""
        await self._ledger.add(Move(table_id, ply, seat, code, now(), over, standing, due))

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
            asked = {"id": table_id, "number": before}
            return (await connection.execute(_earlier, asked)).all()[::-1]


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
