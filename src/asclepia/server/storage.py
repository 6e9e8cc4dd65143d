"""Storage: every accepted move in the database before anybody hears of it.

SQLAlchemy Core on SQLite (one file) or PostgreSQL. A move's key is (table, ply), so two
writers can never both win.
"""

from __future__ import annotations

import contextlib
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Connection,
    CursorResult,
    Result,
    Row,
    Select,
    String,
    bindparam,
    delete,
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
from asclepia.server.among import among, some_at_a_time
from asclepia.server.bus import Bus
from asclepia.server.clock import awake, now, was_down
from asclepia.server.clocks import Clocks
from asclepia.server.damage import Damage, check
from asclepia.server.holding import called_now, chairs_in_order, hold_tables, is_under
from asclepia.server.identity import Claim, new_handle, told_apart
from asclepia.server.ledger import Conflict, Ledger, Move, PostgresWriter, sqlite_write
from asclepia.server.rows import ChairRow, HandoverRow, TableRow, columns, decoded
from asclepia.server.schema import (
    HANDS,
    chairs,
    chat,
    component_sets,
    handovers,
    links,
    moves,
    passkeys,
    people,
    pushes,
    secrets_table,
    spectators,
    tables,
)
from asclepia.server.sqlite import SqliteEngine
from asclepia.server.wishes import Wish

log = logging.getLogger("asclepia")

__all__ = ["NEWEST", "Conflict", "Storage", "now"]

NEWEST = 100  # lines of chat that are read at a time
DAY = 24 * 3600 * 1000
BROWSERS = 10  # of one person, where they can be called
_KEY = re.compile("[0-9a-f]{1,80}")
SOME = 200  # rows that are tidied up in one transaction: others want to write, too
UNUSED = 7 * DAY  # how long a component set is kept that no table is played with
BEAT = 5_000  # milliseconds after which a process says again that it is there
GAP = 3 * BEAT  # … and after which nobody is

#: A table with the title of its component set if that is somebody's own.
_listed = select(tables, component_sets.c.title.label("own_title")).join_from(
    tables, component_sets, tables.c.digest == component_sets.c.digest, isouter=True
)

#: With its content, too.
_whole = _listed.add_columns(component_sets.c.content.label("own_content"))

#: Chairs, with the handle of whoever sits there.
_seated = (
    select(chairs, people.c.handle)
    .join_from(chairs, people, chairs.c.person == people.c.id, isouter=True)
    .order_by(chairs.c.table_id, chairs.c.seat)
)

# What is read again and again is put together once.
_one_table = _whole.where(tables.c.id == bindparam("id"))
_its_chairs = _seated.where(chairs.c.table_id == bindparam("id"))
_its_moves = (
    select(moves.c.ply, moves.c.seat, moves.c.code)
    .where(moves.c.table_id == bindparam("id"), moves.c.ply >= bindparam("ply"))
    .order_by(moves.c.ply)
)
_its_chat = (
    select(chat, people.c.handle)
    .join_from(chat, people, chat.c.person == people.c.id, isouter=True)
    .where(chat.c.table_id == bindparam("id"))
    .order_by(chat.c.number.desc())
)
_newest = _its_chat.limit(NEWEST)
_since = _its_chat.where(chat.c.number >= bindparam("number"))
_earlier = _newest.where(chat.c.number < bindparam("number"))
_person = select(people).where(people.c.id == bindparam("id"))

# What is written whenever somebody comes, makes a table or sits down: values are given with it.
_add_person, _add_table, _add_chairs = insert(people), insert(tables), insert(chairs)
_as_seen = update(tables).where(
    tables.c.id == bindparam("of"),
    tables.c.status == bindparam("seen_status"),
    tables.c.deal == bindparam("seen_deal"),
)
_chair = update(chairs).where(
    chairs.c.table_id == bindparam("of"), chairs.c.seat == bindparam("number")
)
_beside = select(chairs.c.name).where(
    chairs.c.table_id == bindparam("of"),
    chairs.c.seat != bindparam("number"),
    chairs.c.person.is_distinct_from(bindparam("person")),
)


class Person(NamedTuple):
    """Somebody who has been here before."""

    id: str
    name: str
    handle: str  # by which others know them
    signed: int = 0  # which cookies are theirs
    proofs: int = 0  # which proofs of theirs count

    @classmethod
    def of(cls, row: Row[Any]) -> Person:
        return cls(row.id, row.name, row.handle, row.signed, row.proofs)


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
        self._beaten = 0.0  # when we last said that we are there
        self.shared = self.postgres  # other processes may write here, too; a file is ours alone
        self.bus = Bus()  # tells other processes of what is written here
        self.damage = Damage()  # what was found that cannot be read
        self._writer = PostgresWriter(url)
        if self.postgres:
            # A server that was restarted has dropped our connections: each is tried before use.
            self.engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
            self._ledger = Ledger(self._writer.write)
        else:
            local = SqliteEngine(url)
            self.engine = cast(AsyncEngine, local)
            self._ledger = Ledger(sqlite_write(local))

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

    @property
    def file(self) -> Path | None:
        """The database's; a database server has its own."""
        file = self.engine.url.database
        return None if self.postgres or file is None else Path(file)

    @asynccontextmanager
    async def _begin_lightly(self) -> AsyncIterator[AsyncConnection]:
        """To write what a power cut may take back if nothing was built on it: it is on the disk
        as soon as anything later is."""
        if self.postgres:
            async with self.engine.begin() as connection:
                await connection.execute(text("SET LOCAL synchronous_commit = off"))
                yield connection
        else:
            async with cast(SqliteEngine, self.engine).begin(synced=False) as local:
                yield cast(AsyncConnection, local)

    async def leave_no_copy(self) -> bool:
        """What was erased is in no file of ours: SQLite keeps older pages beside the new ones. A
        database server has its own ways. False: somebody reads them just now."""
        return self.postgres or await cast(SqliteEngine, self.engine).empty_journal()

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

    async def secret(
        self, name: str = "identity", new: Callable[[], str] = lambda: secrets.token_hex(32)
    ) -> str:
        """A key that is made once for this database: the one that signs identities, unless
        another is named. One that is damaged is made anew, as if it had been deleted."""
        this = secrets_table.c.name == name
        wanted = select(secrets_table.c.value).where(this)
        async with self.engine.begin() as connection:
            found = (await connection.execute(wanted.with_for_update())).scalar()
            if found is None:  # whoever is first among those that start at once
                await connection.execute(
                    text(
                        "INSERT INTO secrets (name, value) VALUES (:name, :value)"
                        " ON CONFLICT (name) DO NOTHING"
                    ),
                    {"name": name, "value": new()},
                )
                found = (await connection.execute(wanted)).scalar()
            elif not (isinstance(found, str) and _KEY.fullmatch(found)):
                log.error("the secret %r was damaged: there is a new one", name)
                found = new()
                await connection.execute(update(secrets_table).where(this).values(value=found))
            return str(found)

    # Being there

    def since_beat(self) -> float:
        """For how many milliseconds we have not said that we are there, or by how many the clock
        was turned back. It counts by the machine's own time: a test that turns the clock is not
        away."""
        return abs(time.time() - self._beaten) * 1000

    async def beat(self) -> None:
        """The server is there. If none of its processes was for a while, people's clocks stood
        still: whoever comes first counts that, and everybody knows of it from then on. An SQLite
        file has one process: while that was away, nobody was there, and when its clock was turned
        back, so was everybody's."""
        kept = select(secrets_table.c.value).where(secrets_table.c.name == "alive")
        async with self.engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO secrets (name, value) VALUES ('alive', :value)"
                    " ON CONFLICT (name) DO NOTHING"
                ),
                {"value": f"{now()} 0"},
            )
            found = (await connection.execute(kept.with_for_update())).scalar_one()
            at = now()
            try:
                last, down, up = map(int, (found + " 0").split()[:3])  # once there were two
            except (TypeError, ValueError):
                log.error("how long the server was away is damaged: clocks go on where they stood")
                last, down, up = at, at - await _latest_asked(connection, at), at
            if self.since_beat() > GAP and (at - last > GAP or not self.postgres):
                # A move that was stored after the last beat shows that we were there until then.
                playing = select(func.max(tables.c.changed)).where(tables.c.status == "playing")
                moved = (await connection.execute(playing)).scalar()
                last = max(last, min(at, moved) if isinstance(moved, int) else 0)  # or is damaged
                down, up = down + at - last, at
            change = update(secrets_table).where(secrets_table.c.name == "alive")
            await connection.execute(change.values(value=f"{at} {down} {up}"))
        was_down(down, up)
        self._beaten = time.time()

    async def awake(self) -> int:
        """The time for people's clocks. Whoever was away has to find out for how long nobody was
        there; whoever is busy says in time that they are."""
        if self.since_beat() > BEAT:
            await self.beat()
        return awake()

    # People

    async def add_person(self, person: str, name: str) -> Person:
        added = Person(person, name, new_handle())
        async with self._begin_lightly() as connection:
            here = {"created": now(), "seen": today()}
            await connection.execute(_add_person, {**added._asdict(), **here})
        return added

    async def rename_person(self, person: str, name: str, told: set[str]) -> None:
        """Where the person sits under the name they had, they now sit under the new one, told
        apart from the others there; these tables are `told`. Of two names at once, of one person or
        of two, one comes first; so it is with who sits down meanwhile."""
        mine = select(chairs.c.table_id).where(chairs.c.person == person)
        async with self.engine.begin() as connection:
            this = select(people.c.name).where(people.c.id == person).with_for_update()
            before = (await connection.execute(this)).scalar() or ""
            await connection.execute(update(people).where(people.c.id == person).values(name=name))
            held = await hold_tables(connection, tables.c.id.in_(mine))
            async for some in some_at_a_time(sorted(held)):
                beside: dict[str, list[str]] = {}
                mine_then = []
                for chair in await chairs_in_order(connection, some):
                    if chair.person != person:
                        beside.setdefault(chair.table_id, []).append(str(chair.name))
                    elif is_under(before, str(chair.name)):
                        mine_then.append(chair)
                        told.add(chair.table_id)
                rows = [
                    {
                        "of": chair.table_id,
                        "number": chair.seat,
                        "name": told_apart(name, beside.get(chair.table_id, [])),
                    }
                    for chair in mine_then
                ]
                if rows:  # at once: all who play there wait for it
                    await connection.execute(_chair, rows)
            await self.bus.tell_with(connection, *told)

    async def person(self, person: str) -> Person | None:
        """Somebody who is here; the day is noted."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(_person, {"id": person})).first()
        if found is None:
            return None
        if not isinstance(found.seen, int) or found.seen < today():
            with contextlib.suppress(DBAPIError):  # who can be read of can play, or try to
                async with self._begin_lightly() as connection:
                    this = update(people).where(people.c.id == person)
                    await connection.execute(this.values(seen=today()))
        return Person.of(found)

    async def claimed(self, claim: Claim | None) -> Person | None:
        """Whom a cookie names, unless it was signed out since."""
        if claim is None:
            return None
        found = await self.person(claim.person)
        return found if found is not None and found.signed == claim.signed else None

    async def signed(self, persons: Sequence[str]) -> dict[str, int]:
        """Which cookies of these people are good; of those who are known."""
        wanted = select(people.c.id, people.c.signed).where(among(people.c.id, persons))
        async with self.engine.connect() as connection:
            return {row.id: row.signed for row in await connection.execute(wanted)}

    async def forget_people(self, before: int) -> int:
        """Forget some who have not been here since, have no table and no key to come back with;
        how many. 0: all such are forgotten."""
        seated = select(chairs.c.person).where(chairs.c.person.is_not(None))
        some = (
            select(people.c.id)
            .where(people.c.seen < before)
            .where(people.c.id.not_in(seated), people.c.id.not_in(select(tables.c.host)))
            .where(people.c.id.not_in(select(passkeys.c.person)))
            .where(people.c.id.not_in(select(links.c.person).where(links.c.kind == "code")))
            .order_by(people.c.id)
            .limit(SOME)
            .with_for_update()
        )
        async with self.engine.begin() as connection:
            found = list((await connection.execute(some)).scalars())
            for of_theirs in (links.c.person, pushes.c.person, people.c.id):
                gone = delete(of_theirs.table).where(of_theirs.in_(found))
                await connection.execute(gone)
        return len(found)

    # Turn signals

    async def keep_push(self, push: dict[str, Any]) -> None:
        """A browser is to be called; a person has only so many, and the oldest go, this one never.
        Of several that come at once each sees those before it."""
        this = select(people.c.id).where(people.c.id == push["person"]).with_for_update()
        async with self.engine.begin() as connection:
            await connection.execute(this)
            await connection.execute(
                text(
                    "INSERT INTO pushes (digest, person, endpoint, key, auth, language, created) "
                    "VALUES (:digest, :person, :endpoint, :key, :auth, :language, :created) "
                    "ON CONFLICT (digest) DO UPDATE SET person = excluded.person, "
                    "key = excluded.key, auth = excluded.auth, language = excluded.language, "
                    "created = excluded.created"
                ),
                {**push, "created": now()},
            )
            others = (pushes.c.person == push["person"]) & (pushes.c.digest != push["digest"])
            newest = select(pushes.c.digest).where(others).order_by(pushes.c.created.desc())
            old = pushes.c.digest.not_in(newest.limit(BROWSERS - 1))
            await connection.execute(delete(pushes).where(others, old))

    async def forget_push(self, digest: str, person: str | None = None) -> None:
        """This browser is to be called no more; if a person says so, it must be theirs."""
        this = delete(pushes).where(pushes.c.digest == digest)
        async with self.engine.begin() as connection:
            await connection.execute(
                this if person is None else this.where(pushes.c.person == person)
            )

    async def pushes_of(self, person: str) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = select(pushes).where(pushes.c.person == person)
            return (await connection.execute(wanted)).all()

    async def shared_tables_of(self, person: str) -> list[str]:
        """The ids of running tables where the person plays with other people, the longest
        untouched first."""
        beside = chairs.alias()
        others = select(beside.c.table_id).where(
            beside.c.table_id == tables.c.id, beside.c.kind == "person", beside.c.person != person
        )
        mine = select(chairs.c.table_id).where(chairs.c.person == person)
        return await self._ids(
            select(tables.c.id)
            .where(tables.c.id.in_(mine), others.exists())
            .where(tables.c.status.in_(("dealing", "playing")))
            .order_by(tables.c.changed)
            .limit(SOME)
        )

    # Tables

    async def add_table(
        self,
        table: dict[str, Any],
        seated: Sequence[dict[str, Any]],
        played: Sequence[tuple[int, int]] = (),
        own_set: dict[str, Any] | None = None,
        handed: Sequence[dict[str, Any]] = (),
    ) -> None:
        """A table, its chairs, its log and what is told of the handovers in it."""
        async with self.engine.begin() as connection:
            seated = await called_now(connection, seated)
            if own_set is not None:
                await _keep_set(connection, own_set)
            row = {"created": now(), "changed": now(), **columns(table)}
            await connection.execute(_add_table, row)
            rows = [{"table_id": table["id"], **chair} for chair in seated]
            await connection.execute(_add_chairs, rows)
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
            if handed:
                made = [{"table_id": table["id"], "made": now(), **one} for one in handed]
                await connection.execute(insert(handovers), made)

    async def table(self, table_id: str) -> TableRow | None:
        """A table, with the content of its component set if that is somebody's own."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(_one_table, {"id": table_id})).first()
        with self.damage.told(table_id):
            return None if row is None else TableRow.of(row)

    async def chairs_of(self, table_id: str) -> list[ChairRow]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(_its_chairs, {"id": table_id})).all()
        with self.damage.told(table_id):
            return [ChairRow.of(chair) for chair in found]

    async def table_since(
        self, table_id: str, ply: int, number: int | None
    ) -> tuple[TableRow | None, list[ChairRow], list[tuple[int, int, int]], list[wire.Words]]:
        """A table, its chairs, the moves (ply, seat, code) from this ply on, and what was said
        from this number on; without a number, the newest of it. All as it was at one moment."""
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            asked = {"id": table_id, "ply": ply, "number": number}
            row = (await connection.execute(_one_table, asked)).first()
            seated = (await connection.execute(_its_chairs, asked)).all()
            begun = row is not None and row.seed
            found = await connection.execute(_its_moves, asked) if begun else ()
            made = [tuple(one) for one in found]
            said = (await connection.execute(_newest if number is None else _since, asked)).all()
        with self.damage.told(table_id):
            table = None if row is None else TableRow.of(row)
            return table, [*map(ChairRow.of, seated)], made, [*map(_told_words, said[::-1])]

    async def listed(self, table_ids: Sequence[str]) -> list[tuple[TableRow, list[ChairRow]]]:
        """Those of these tables that can be read, in this order, with their chairs; without the
        content of their component sets."""
        if not table_ids:
            return []
        async with self.engine.connect() as connection:
            these = _listed.where(among(tables.c.id, table_ids))
            rows = {row.id: row for row in await connection.execute(these)}
            theirs = _seated.where(among(chairs.c.table_id, table_ids))
            seated = dict[str, list[Row[Any]]]()
            for chair in await connection.execute(theirs):
                seated.setdefault(chair.table_id, []).append(chair)
        found = []
        for row in filter(None, map(rows.get, table_ids)):
            with self.damage.passed_over(row.id):
                found.append((TableRow.of(row), [*map(ChairRow.of, seated.get(row.id, ()))]))
        return found

    async def all_tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        return await self._ids(select(tables.c.id).order_by(tables.c.created))

    async def _ids(self, wanted: Select[tuple[str]]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(wanted)).scalars()]

    async def changed_since(self, table_ids: Sequence[str], since: int) -> list[str]:
        """Those of these tables where something has happened since."""
        these = among(tables.c.id, table_ids)
        return await self._ids(select(tables.c.id).where(these, tables.c.changed >= since))

    async def close_tables(
        self, status: str, before: int, ended: Callable[[wire.Standing | None], wire.Ended]
    ) -> list[str]:
        """Close some tables of this status that nobody has touched since; none: all are."""
        old = (tables.c.status == status) & (tables.c.changed < before)
        some = select(tables.c.id).where(old).limit(SOME)
        async with self.engine.begin() as connection:
            held = await hold_tables(connection, old & tables.c.id.in_(some))
            there = among(tables.c.id, held)
            stood = await connection.execute(select(tables.c.id, tables.c.standing).where(there))
            over = {"status": "closed", "due": None, "flag": None}
            rows = [
                columns({"of": table_id, "how": ended(decoded(wire.Standing, standing))})
                for table_id, standing in stood
            ]
            if rows:
                closed = update(tables).where(tables.c.id == bindparam("of")).values(over)
                await connection.execute(closed.values(ended=bindparam("how")), rows)
            await self.bus.tell_with(connection, *held)
        return held

    async def bots_of(self, person: str, since: int) -> int:
        """How many bots sit at tables of this person where something has happened since, or play
        in somebody's place since this person asked for it."""
        seated = (tables.c.host == person) & (chairs.c.kind == "bot") & chairs.c.asker.is_(None)
        async with self.engine.connect() as connection:
            wanted = (
                select(func.count())
                .select_from(chairs.join(tables))
                .where(seated | (chairs.c.asker == person), tables.c.changed >= since)
                .where(tables.c.status.in_(("open", "dealing", "playing")))
            )
            return int((await connection.execute(wanted)).scalar_one())

    async def change_table(
        self, seen: TableRow, values: dict[str, Any], chair: dict[str, Any] | None = None
    ) -> bool:
        """Change a table that has not begun, and perhaps a chair of it, if it still is as the
        asker saw it; whether that was so. Whoever sits down is told apart from the others who sit
        there by then."""
        same = {"of": seen.id, "seen_status": seen.status, "seen_deal": seen.seen.deal}
        async with self.engine.begin() as connection:
            if chair is not None:
                (chair,) = await called_now(connection, [chair])
            new = {"changed": now(), **columns(values)}
            done = await connection.execute(_as_seen, {**same, **new})
            if done.rowcount == 1 and chair is not None:
                there = {"of": seen.id, "number": chair["seat"]}
                beside = await connection.execute(_beside, {**there, "person": chair["person"]})
                name = told_apart(chair["name"], beside.scalars().all())
                await connection.execute(_chair, {**there, **chair, "name": name})
            return await self._told(connection, seen.id, done)

    async def change_hands(
        self,
        table: TableRow,
        seen: ChairRow,
        ply: int,
        values: dict[str, Any],
        chair: dict[str, Any],
        handover: dict[str, Any] | None,
        away: bool,
    ) -> bool:
        """A seat of a running game changes hands, or ends it: an entry of the log, what becomes of
        the table and of the chair that was seen, and what is told of it. All of that if the log,
        the chair and these wishes still are as the asker saw them (and, where it has to be so, its
        person is still away); whether that was so."""
        table_id, seat = table.id, seen.seat
        same = (chairs.c.table_id == table_id) & (chairs.c.seat == seat)
        for column in (chairs.c.kind, chairs.c.person, chairs.c.bot, chairs.c.name):
            same &= column.is_not_distinct_from(getattr(seen, column.name))
        running = (tables.c.id == table_id) & (tables.c.status == "playing")
        running &= tables.c.wishes.is_not_distinct_from(table.seen.wishes)
        if away:
            same &= func.coalesce(chairs.c.here, 0) <= now()
        entry = {"table_id": table_id, "ply": ply, "seat": seat}
        try:
            async with self.engine.begin() as connection:
                changes = (  # the table first: see `holding`
                    update(tables).where(running).values(changed=now(), **columns(values)),
                    insert(moves).values(code=HANDS, made=now(), **entry),
                    update(chairs).where(same).values({"seat": seat, **chair}),
                )
                for change in changes:
                    if (await connection.execute(change)).rowcount != 1:
                        raise Conflict
                if handover is not None:
                    number = (
                        select(func.count())
                        .where(handovers.c.table_id == table_id)
                        .scalar_subquery()
                    )
                    row = {**entry, **handover, "number": number, "made": now()}
                    await connection.execute(insert(handovers).values(row))
                await self.bus.tell_with(connection, table_id)
        except (Conflict, IntegrityError):
            return False
        return True

    async def handovers_of(self, table_id: str) -> list[HandoverRow]:
        async with self.engine.connect() as connection:
            wanted = select(handovers).where(handovers.c.table_id == table_id)
            found = (await connection.execute(wanted.order_by(handovers.c.number))).all()
        with self.damage.told(table_id):
            return [HandoverRow.of(row) for row in found]

    async def set_wishes(self, seen: TableRow, wishes: list[Wish]) -> bool:
        """What the others want of seats that are away, if it still is as the asker saw it;
        whether it was."""
        same = tables.c.wishes.is_not_distinct_from(seen.seen.wishes) & (
            tables.c.status == "playing"
        )
        async with self.engine.begin() as connection:
            this = update(tables).where(tables.c.id == seen.id, same)
            wanted = this.values(columns({"wishes": wishes}))
            return await self._told(connection, seen.id, await connection.execute(wanted))

    async def _told(self, connection: AsyncConnection, table_id: str, done: Result[Any]) -> bool:
        """Whether it was done; then it is told of the table."""
        changed = cast(CursorResult[Any], done).rowcount > 0
        if changed:
            await self.bus.tell_with(connection, table_id)
        return changed

    # Who is here

    async def are_here(
        self, seated: Sequence[tuple[str, int, str]], until: int, *told: str
    ) -> None:
        """These people (table, seat, person) look at the tables where they sit."""
        here = (chairs.c.table_id == bindparam("at_table")) & (chairs.c.seat == bindparam("at"))
        theirs = here & (chairs.c.person == bindparam("who"))
        noted = update(chairs).where(theirs).values(here=until, seen=now())
        rows = [dict(zip(("at_table", "at", "who"), one, strict=True)) for one in sorted(seated)]
        async with self.engine.begin() as connection:
            if rows:  # a seat that is only kept for somebody is nobody's yet
                await connection.execute(noted, rows)
            await self.bus.tell_with(connection, *told)

    async def has_gone(self, table_id: str, person: str, until: int, since: int) -> bool:
        """A person looks at a table no more, unless another process has said since that they do;
        whether it was so."""
        theirs = (chairs.c.table_id == table_id) & (chairs.c.person == person)
        held = select(chairs.c.seat).where(theirs).order_by(chairs.c.seat)
        async with self.engine.begin() as connection:
            await connection.execute(held.with_for_update(key_share=True))
            gone = update(chairs).where(theirs, chairs.c.here == until)
            done = await connection.execute(gone.values(here=None, seen=since))
            return await self._told(connection, table_id, done)

    async def leases_of(
        self, table_ids: Sequence[str]
    ) -> list[tuple[str, int, int | None, int | None]]:
        """By table and seat until when people count as here, and when they were last."""
        leases = (chairs.c.table_id, chairs.c.seat, chairs.c.here, chairs.c.seen)
        wanted: Select[Any] = select(*leases).where(among(chairs.c.table_id, table_ids))
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(wanted)]

    async def count_spectators(
        self, process: str, here: dict[str, int], until: int
    ) -> dict[str, int]:
        """This process has so many spectators at its tables; how many the others have there."""
        those = spectators.c.process != process, spectators.c.until > now()
        wanted = select(spectators.c.table_id, func.sum(spectators.c.count)).where(*those)
        wanted = wanted.where(among(spectators.c.table_id, here)).group_by(spectators.c.table_id)
        rows = [
            {"table_id": table_id, "process": process, "count": count, "until": until}
            for table_id, count in sorted(here.items())
            if count
        ]
        async with self.engine.begin() as connection:
            await connection.execute(delete(spectators).where(spectators.c.process == process))
            if rows:
                await connection.execute(insert(spectators), rows)
            return {table_id: int(count) for table_id, count in await connection.execute(wanted)}

    async def forget_spectators(self) -> None:
        """Those of processes that have ended long ago."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(spectators).where(spectators.c.until < now() - DAY))

    async def set_next(self, table_id: str, seen: str | None, made: str) -> bool:
        """Name the rematch, if nobody else has since; whether that was so. Of two that were made
        one is left."""
        async with self.engine.begin() as connection:
            here = (tables.c.id == table_id) & (tables.c.next.is_not_distinct_from(seen))
            done = await connection.execute(update(tables).where(here).values(next=made))
            if done.rowcount == 0:
                this = update(tables).where(tables.c.id == made)
                await connection.execute(this.values(status="closed", due=None))
            return await self._told(connection, table_id, done)

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
            some = among(tables.c.id, table_ids) & (tables.c.due < before)
            held = await hold_tables(connection, some)
            later = update(tables).where(among(tables.c.id, held))
            await connection.execute(later.values(due=due))

    async def bring_forward(self, due: int) -> None:
        """No bots are due later than that."""
        async with self.engine.begin() as connection:
            held = await hold_tables(connection, tables.c.due > due)
            some = update(tables).where(among(tables.c.id, held))
            await connection.execute(some.values(due=due))

    # Clocks that have run out

    async def flagged(self, at: int, limit: int) -> list[tuple[str, int]]:
        """Tables where somebody's time is over, and since when; the longest first."""
        async with self.engine.connect() as connection:
            wanted = (
                select(tables.c.id, tables.c.flag)
                .where(tables.c.flag <= at, tables.c.status == "playing")
                .order_by(tables.c.flag)
                .limit(limit)
            )
            return [(row.id, row.flag) for row in await connection.execute(wanted)]

    async def claim_flag(self, table_id: str, seen: int, flag: int | None) -> bool:
        """Say when a table's flag is to be looked at, if that still is as the asker saw it;
        whether it was."""
        async with self.engine.begin() as connection:
            there = (tables.c.id == table_id) & (tables.c.flag == seen)
            return (
                await connection.execute(update(tables).where(there).values(flag=flag))
            ).rowcount == 1

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
        standing: wire.Standing,
        due: int | None,
        clocks: Clocks | None = None,
    ) -> int:
        """Store a move for good, or raise `Conflict` and store nothing. With it, how the table
        stands, when the bots that are asked should have answered, and what everybody's clock
        says. When it was made."""
        told = columns({"standing": standing, "clocks": clocks})
        flag = None if clocks is None else clocks.flag
        move = Move(table_id, ply, seat, code, now(), over, due=due, flag=flag, **told)
        await self._ledger.add(move)
        return move.made

    async def add_words(
        self,
        table_id: str,
        name: str,
        words: str,
        person: str | None = None,
        phrase: str | None = None,
        watching: bool = False,
    ) -> None:
        """Said after everything that was said before: whoever speaks holds the table until
        the line has its number, so the lines are seen in the order of their numbers."""
        async with self.engine.begin() as connection:
            if self.postgres:  # SQLite has one writer at a time anyway
                held = select(tables.c.id).where(tables.c.id == table_id)
                await connection.execute(held.with_for_update(key_share=True))
            number = func.coalesce(func.max(chat.c.number) + 1, 0)
            line = {
                "table_id": literal(table_id),
                "number": number,
                "name": literal(name),
                "words": literal(words),
                "said": literal(now(), BigInteger),
                "person": literal(person, String),
                "phrase": literal(phrase, String),
                "watching": literal(watching),
            }
            said = select(*line.values()).where(chat.c.table_id == table_id)
            await connection.execute(insert(chat).from_select(list(line), said))
            await self.bus.tell_with(connection, table_id)

    async def words(self, table_id: str, before: int) -> list[wire.Words]:
        """The newest of what was said before this number."""
        async with self.engine.connect() as connection:
            asked = {"id": table_id, "number": before}
            found = (await connection.execute(_earlier, asked)).all()
        with self.damage.told(table_id):
            return [*map(_told_words, found[::-1])]


async def _latest_asked(connection: AsyncConnection, at: int) -> int:
    """By the clocks of those who play, when somebody was last asked; nobody was: now."""
    wanted = select(tables.c.clocks).where(tables.c.flag.is_not(None))
    latest = 0
    for row in await connection.execute(wanted):
        with contextlib.suppress(TypeError):
            clocks = decoded(Clocks, row.clocks)
            latest = max(latest, *(one or 0 for one in clocks.asked)) if clocks else latest
    return latest or at


def _told_words(line: Row[Any]) -> wire.Words:
    check(line)
    spoken = line.name, line.words, line.said, line.handle, line.phrase
    return wire.Words(line.number, *spoken, bool(line.watching))


async def _keep_set(connection: AsyncConnection, own_set: dict[str, Any]) -> None:
    await connection.execute(
        text(
            "INSERT INTO component_sets (digest, game, name, title, content, added) "
            "VALUES (:digest, :game, :name, :title, :content, :added) "
            "ON CONFLICT (digest) DO UPDATE SET added = excluded.added"
        ),
        {**own_set, "added": now()},
    )
