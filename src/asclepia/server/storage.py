"""Storage: every accepted move in the database before anybody hears of it.

SQLAlchemy Core on SQLite (one file) or PostgreSQL. A move's key is (table, ply), so two
writers can never both win.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: status: open (people may sit down), playing, over
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("next", String(16), nullable=True),  # the rematch
    Index("tables_by_status", "status", "changed"),
)

#: kind: open, person, bot
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=True),
)

#: code −1: the seat takes its last move back
moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("words", Text, nullable=False),
    Column("said", BigInteger, nullable=False),
)

secrets_table = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)

TAKE_BACK = -1


class Conflict(Exception):
    """Somebody else has written this ply first."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Storage:
    def __init__(self, url: str) -> None:
        self.postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(url)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _sqlite_manners)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            if self.postgres:  # several processes may start at once: one migrates
                await connection.execute(text("SELECT pg_advisory_xact_lock(710513)"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    async def secret(self) -> str:
        """The key that signs identities, made once for this database."""
        async with self.engine.begin() as connection:
            wanted = select(secrets_table.c.value).where(secrets_table.c.name == "identity")
            found = (await connection.execute(wanted)).scalar()
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(secrets_table).values(name="identity", value=found))
            return str(found)

    # People

    async def add_person(self, person: str, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=now()))

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
            wanted = select(people.c.name).where(people.c.id == person)
            return (await connection.execute(wanted)).scalar()

    # Tables

    async def add_table(
        self,
        table: dict[str, Any],
        seated: Sequence[dict[str, Any]],
        played: Sequence[tuple[int, int]] = (),
    ) -> None:
        async with self.engine.begin() as connection:
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
        async with self.engine.connect() as connection:
            return (await connection.execute(select(tables).where(tables.c.id == table_id))).first()

    async def chairs_of(self, table_ids: Sequence[str]) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = (
                select(chairs)
                .where(chairs.c.table_id.in_(table_ids))
                .order_by(chairs.c.table_id, chairs.c.seat)
            )
            return (await connection.execute(wanted)).all()

    async def moves_from(self, table_id: str, ply: int) -> list[tuple[int, int]]:
        """(seat, code) of the moves from this ply on."""
        async with self.engine.connect() as connection:
            wanted = (
                select(moves.c.seat, moves.c.code)
                .where(moves.c.table_id == table_id, moves.c.ply >= ply)
                .order_by(moves.c.ply)
            )
            return [(row.seat, row.code) for row in await connection.execute(wanted)]

    async def public_tables(self, status: str, limit: int = 50) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = (
                select(tables)
                .where(tables.c.public, tables.c.status == status)
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
            return (await connection.execute(wanted)).all()

    async def tables_of(self, person: str, limit: int = 50) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            mine = select(chairs.c.table_id).where(chairs.c.person == person)
            wanted = (
                select(tables)
                .where(tables.c.id.in_(mine))
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
            return (await connection.execute(wanted)).all()

    async def playing(self) -> list[str]:
        async with self.engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.status == "playing")
            return [str(row[0]) for row in (await connection.execute(wanted)).all()]

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

    async def set_status(self, table_id: str, before: str, after: str) -> bool:
        async with self.engine.begin() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.status == before)
                .values(status=after, changed=now())
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

    # Moves and words

    async def add_move(self, table_id: str, ply: int, seat: int, code: int, over: bool) -> None:
        """Store a move for good, or raise `Conflict` and store nothing."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    insert(moves).values(
                        table_id=table_id, ply=ply, seat=seat, code=code, made=now()
                    )
                )
                ended = {"status": "over"} if over else {}
                await _touch(connection, table_id, **ended)
        except IntegrityError as error:
            raise Conflict from error

    async def add_words(self, table_id: str, name: str, words: str) -> None:
        for _ in range(5):
            try:
                async with self.engine.begin() as connection:
                    count = await connection.execute(
                        text("SELECT count(*) FROM chat WHERE table_id = :id"), {"id": table_id}
                    )
                    await connection.execute(
                        insert(chat).values(
                            table_id=table_id,
                            number=count.scalar(),
                            name=name,
                            words=words,
                            said=now(),
                        )
                    )
                return
            except IntegrityError:
                continue
        raise Conflict

    async def words_from(self, table_id: str, number: int) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = (
                select(chat)
                .where(chat.c.table_id == table_id, chat.c.number >= number)
                .order_by(chat.c.number)
            )
            return (await connection.execute(wanted)).all()


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
