"""Traces: everything that the server keeps of a person, to be had in one file, or to be erased."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Row,
    Table,
    Update,
    bindparam,
    case,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from asclepia.server.among import among, some_at_a_time
from asclepia.server.bus import RENAMED, SOMEBODY
from asclepia.server.damage import check
from asclepia.server.deal import Dealing
from asclepia.server.holding import chairs_in_order, hold_tables
from asclepia.server.identity import told_apart
from asclepia.server.rows import decoded
from asclepia.server.schema import (
    chairs,
    chat,
    handovers,
    links,
    moves,
    passkeys,
    people,
    pushes,
    tables,
)
from asclepia.server.storage import Storage, now
from asclepia.server.wishes import Wish

UNFINISHED = ("open", "dealing", "playing")
NOBODY = "Nemo"  # what those are called who have gone, in every language

#: Which columns tell something of a person. All others are named here, too: whoever adds a column
#: has to decide, and a test asks for it.
PERSONAL = {
    "people": "id name created seen handle signed proofs",
    "passkeys": "id person key counter name created used guards",
    "links": "digest kind person expires guards",
    "pushes": "digest person endpoint key auth language created",
    "tables": "host deal wishes",
    "chairs": "person name asker here seen",
    "handovers": "name",
    "chat": "name person",
}
IMPERSONAL = {
    "tables": "id game revision seats options seed public status created changed next components"
    " digest standing origin due pace clocks flag ended allowed",
    "chairs": "table_id seat kind level bot",
    "handovers": "table_id number seat ply kind level made",
    "moves": "table_id ply seat code made",
    "component_sets": "digest game name title content added",
    "chat": "table_id number words said phrase watching",
    "spectators": "table_id process count until",
    "secrets": "name value",
}

_nobody: dict[str, Any] = {"kind": "guest", "person": None, "name": bindparam("called")}
_nobody |= {"here": None, "seen": None}
_mine, _asked = chairs.c.person == bindparam("who"), chairs.c.asker == bindparam("who")

#: Each chair is changed once, in the order of all: see `holding`.
_LEFT = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("of"), chairs.c.seat == bindparam("at"))
    .values({one: case((_mine, value), else_=chairs.c[one]) for one, value in _nobody.items()})
    .values(asker=case((_asked, None), else_=chairs.c.asker))
)
_HANDED = (
    update(handovers)
    .where(handovers.c.table_id == bindparam("of"), handovers.c.seat == bindparam("at"))
    .values(name=bindparam("called"))
)
#: Said before it was noted who speaks.
_SPOKEN = (
    update(chat)
    .where(chat.c.table_id == bindparam("of"), chat.c.person.is_(None))
    .where(chat.c.name == bindparam("called"))
    .values(name=NOBODY)
)


class Traces:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.engine = storage.engine

    async def games(self, person: str) -> int:
        """At how many tables somebody sits or has sat."""
        async with self.engine.connect() as connection:
            wanted = select(func.count(chairs.c.table_id.distinct()))
            mine = wanted.where(chairs.c.person == person)
            return int((await connection.execute(mine)).scalar_one())

    async def any(self, person: str) -> bool:
        """Whether anything would be lost with this person."""
        async with self.engine.connect() as connection:
            for wanted in (
                select(chairs.c.seat).where(_theirs(person)),
                select(tables.c.id).where(tables.c.host == person),
                select(passkeys.c.id).where(passkeys.c.person == person),
                select(links.c.digest).where(links.c.person == person, links.c.kind == "code"),
                select(chat.c.number).where(chat.c.person == person),
            ):
                if (await connection.execute(wanted.limit(1))).first() is not None:
                    return True
        return False

    async def lost(self) -> set[str]:
        """Of whom there are only traces: what was asked in their name while they were erased."""
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for whose in (
                *(chairs.c.person, chairs.c.asker, tables.c.host, chat.c.person),
                *(passkeys.c.person, links.c.person, pushes.c.person),
            ):
                wanted = (
                    select(whose).distinct().where(whose != "", whose.not_in(select(people.c.id)))
                )
                found |= {str(one) for one in (await connection.execute(wanted)).scalars()}
        return found

    async def unfinished(self, person: str) -> Sequence[Row[Any]]:
        """Tables of theirs, or where they sit, that are not over."""
        async with self.engine.connect() as connection:
            mine = select(chairs.c.table_id).where(chairs.c.person == person)
            wanted = (
                select(tables)
                .where(tables.c.status.in_(UNFINISHED))
                .where(or_(tables.c.host == person, tables.c.id.in_(mine)))
            )
            return (await connection.execute(wanted)).all()

    # All of it, in one file

    async def export(self, person: str) -> dict[str, Any]:
        async with self.engine.connect() as connection:

            async def rows(wanted: Any) -> list[Row[Any]]:
                return list((await connection.execute(wanted)).all())

            who = (await connection.execute(select(people).where(people.c.id == person))).one()
            known = or_(chairs.c.person == person, chairs.c.asker == person)
            seated = await rows(select(chairs).where(known))
            sat = {chair.table_id for chair in seated if isinstance(chair.table_id, str)}
            mine = or_(tables.c.host == person, among(tables.c.id, sat))
            found = await rows(select(tables).where(mine).order_by(tables.c.created))
            given_up = await rows(select(handovers).where(among(handovers.c.table_id, sat)))
            moved = select(moves).join_from(moves, chairs, _same_seat(moves)).where(_theirs(person))
            made = await rows(moved.order_by(moves.c.table_id, moves.c.ply))
            said = select(chat).where(chat.c.person == person)
            keys = select(passkeys).where(passkeys.c.person == person)
            good = select(links).where(links.c.person == person)
            called = select(pushes).where(pushes.c.person == person)
            at = [_by_table(rows) for rows in (seated, made, given_up)]
            return {
                "asclepia": "what this server keeps of you",
                "made": now(),
                "person": _told(who, "name handle created seen signed proofs"),
                "tables": self._tables(found, person, at),
                "chat": [
                    _told(line, "table_id number name words phrase said watching")
                    for line in await rows(said.order_by(chat.c.said))
                ],
                "passkeys": [
                    _told(key, "id key counter name created used guards")
                    for key in await rows(keys)
                ],
                "links_and_codes": [_told(one, "kind expires guards") for one in await rows(good)],
                "notifications": [
                    _told(one, "endpoint language created") for one in await rows(called)
                ],
            }

    def _tables(
        self, found: Sequence[Row[Any]], person: str, at: Sequence[dict[str, list[Row[Any]]]]
    ) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        for table in found:
            with self.storage.damage.passed_over(table.id):
                theirs = [rows.get(table.id, []) for rows in at]
                check(table, *chain.from_iterable(theirs))
                told.append(_table(table, person, *theirs))
        return told

    # None of it any more

    async def erase(
        self,
        person: str,
        told: set[str],
        late: int | None = None,
        besides: Collection[str] | None = None,
    ) -> bool:
        """Forget a person; the tables that spoke of them are `told`. What they have played and said
        stays with those who were there; who it was, nobody knows any more. Whoever was erased
        before may have been written down at a table since (`late`). Whether it was done: not if
        they sit at a table that is not over (`besides` these), where others would wait for them."""
        async with self.engine.begin() as connection:
            # Whoever changes their name, say, is done, or begins when they are gone.
            this = select(people).where(people.c.id == person).with_for_update()
            who = (await connection.execute(this)).first()
            since = late if who is None else who.created
            held = await hold_tables(connection, _tells_of(person, since))
            if besides is not None and await _sits(connection, person, besides):
                return False
            told.update(held)
            there = update(tables).where(among(tables.c.id, held))
            await connection.execute(there.where(tables.c.host == person).values(host=""))
            for kept in (tables.c.deal, tables.c.wishes):
                holds = there.where(kept.contains(person, autoescape=True))
                await connection.execute(holds.values({kept: func.replace(kept, person, "")}))
            async for some in some_at_a_time(sorted(held)):
                await _leave_chairs(connection, person, some)
            spoken = update(chat).where(among(chat.c.table_id, held), chat.c.person == person)
            await connection.execute(spoken.values(name=NOBODY, person=None))
            for keys in (passkeys, links, pushes):
                await connection.execute(delete(keys).where(keys.c.person == person))
            await connection.execute(delete(people).where(people.c.id == person))
            gone = [] if who is None else [SOMEBODY + who.handle]
            await self.storage.bus.tell_with(connection, *gone, *(RENAMED + one for one in held))
        return True


def _theirs(person: str) -> ColumnElement[bool]:
    """A chair where somebody sits, or that they have given up to a bot."""
    given_up = (chairs.c.kind == "bot") & (chairs.c.asker == person)
    return or_(chairs.c.person == person, given_up)


def _same_seat(other: Table) -> ColumnElement[bool]:
    return (other.c.table_id == chairs.c.table_id) & (other.c.seat == chairs.c.seat)


def _tells_of(person: str, since: int | None) -> ColumnElement[bool]:
    """The tables that speak of a person. Where they have only put a number in, or wanted something,
    is looked for among those that have changed since then; without that nobody knows where."""
    known = or_(chairs.c.person == person, chairs.c.asker == person)
    found = or_(
        tables.c.host == person,
        tables.c.id.in_(select(chairs.c.table_id).where(known)),
        tables.c.id.in_(select(chat.c.table_id).where(chat.c.person == person)),
    )
    if since is not None:
        kept = [one.contains(person, autoescape=True) for one in (tables.c.deal, tables.c.wishes)]
        found |= (tables.c.changed >= since) & or_(*kept)
    return found


async def _sits(connection: AsyncConnection, person: str, besides: Collection[str]) -> bool:
    """Whether somebody sits at a table that is not over, besides these."""
    sits = select(tables.c.id).join(chairs).where(chairs.c.person == person)
    found = await connection.execute(sits.where(tables.c.status.in_(UNFINISHED)))
    return not {*found.scalars()} <= {*besides}


async def _leave_chairs(connection: AsyncConnection, person: str, held: Sequence[str]) -> None:
    """Their chairs are somebody's, told apart from the others at the table; so are those that they
    had given up, as far as they are named there. Nobody has asked for a bot."""
    names: dict[str, str] = {}
    theirs: list[Row[Any]] = []
    for table_id, there in _by_table(await chairs_in_order(connection, held)).items():
        others = [str(chair.name) for chair in there if chair.person != person]
        names[table_id] = told_apart(NOBODY, others)
        theirs += [chair for chair in there if person in (chair.person, chair.asker)]
    left = [chair for chair in theirs if chair.person == person]
    given_up = [chair for chair in theirs if chair.kind == "bot" and chair.person is None]

    def seats(chosen: Sequence[Row[Any]]) -> list[dict[str, Any]]:
        return [
            {"of": one.table_id, "at": one.seat, "called": names[one.table_id]} for one in chosen
        ]

    await _each(connection, _LEFT, [{**seat, "who": person} for seat in seats(theirs)])
    handed = await _places(connection, handovers.c.seat, among(handovers.c.table_id, held))
    named = [one for one in (*left, *given_up) if (one.table_id, one.seat) in handed]
    await _each(connection, _HANDED, seats(named))
    unsigned = among(chat.c.table_id, held) & chat.c.person.is_(None)
    spoken = await _places(connection, chat.c.name, unsigned)
    spoke = [one for one in left if (one.table_id, one.name) in spoken]
    await _each(connection, _SPOKEN, [{"of": one.table_id, "called": one.name} for one in spoke])


async def _each(
    connection: AsyncConnection, change: Update, rows: Sequence[dict[str, Any]]
) -> None:
    if rows:
        await connection.execute(change, rows)


async def _places(
    connection: AsyncConnection, what: Column[Any], where: ColumnElement[bool]
) -> set[tuple[str, Any]]:
    """Where there is anything to be changed: mostly nowhere."""
    wanted = select(what.table.c.table_id, what).where(where).distinct()
    return {(row[0], row[1]) for row in await connection.execute(wanted)}


def _by_table(rows: Iterable[Row[Any]]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found


def _told(row: Row[Any], columns: str) -> dict[str, Any]:
    return {column: row._mapping[column] for column in columns.split()}


def _table(
    row: Row[Any],
    person: str,
    here: Sequence[Row[Any]],
    made: Sequence[Row[Any]],
    given_up: Sequence[Row[Any]],
) -> dict[str, Any]:
    """What somebody did at a table: where they sat, what they put into the deal, wanted and moved.
    What a bot did in a seat that they had given up is nobody's to know while it plays."""
    dealing = decoded(Dealing, row.deal)
    until = {one.seat: one.ply for one in given_up if one.kind in ("resigned", "time", "away")}
    return {
        **_told(row, "id game status created changed"),
        "hosting": row.host == person,
        "seats": [_told(chair, "seat name here seen") for chair in here if chair.person == person],
        "bots_asked_for": [chair.seat for chair in here if chair.asker == person],
        "deal": [
            {"sealed": part.sealed, "number": part.number}
            for part in (dealing.parts if dealing else [])
            if part.person == person
        ],
        "wishes": [
            {"seat": wish.seat, "what": wish.what, "level": wish.level}
            for wish in decoded(list[Wish], row.wishes) or []
            if person in wish.by
        ],
        "moves": [
            _told(move, "ply seat code made")
            for move in made
            if move.ply <= until.get(move.seat, move.ply)
        ],
    }
