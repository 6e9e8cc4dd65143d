"""The ledger: moves that arrive together are stored together.

While one transaction is on its way to the disk, the moves that come meanwhile wait for the next
one. Each has its own key: who finds it taken is told so, and the others are stored all the
same. Nobody is told anything before the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import asyncpg

from asclepia.server.sqlite import SqliteEngine

MOST = 200  # moves in a transaction
HELD = "2s"  # a table that somebody else holds for longer keeps the others waiting no longer


class Conflict(Exception):
    """Somebody else has written this ply first, or has closed the table."""


class Move(NamedTuple):
    table_id: str
    ply: int
    seat: int
    code: int
    made: int  # when
    over: bool  # the game has ended with it
    standing: str  # how the table stands after it
    due: int | None  # when the bots that are asked then should have answered
    clocks: str | None = None  # what each seat has left; None: nobody counts
    flag: int | None = None  # when the first of them runs out


#: Stores these moves in one transaction; the ids of the tables whose move was stored.
Write = Callable[[Sequence[Move]], Awaitable[set[str]]]


class Ledger:
    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: dict[str, tuple[Move, asyncio.Future[bool]]] = {}
        self._in_hand: list[tuple[Move, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, move: Move) -> None:
        """Store a move for good, or raise `Conflict` and store nothing. Whoever gives up meanwhile
        hears of that when it is known, too: then they can see which it was."""
        while move.table_id in self._waiting:  # its table's turn comes first
            await asyncio.wait([self._waiting[move.table_id][1]])
        stored = asyncio.get_running_loop().create_future()
        self._waiting[move.table_id] = (move, stored)
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._store())
            self._task.add_done_callback(self._end)
        given_up: BaseException | None = None
        while not stored.done():
            try:
                await asyncio.wait([stored])
            except asyncio.CancelledError as error:
                given_up = error
        failed = stored.exception()
        trouble = given_up or failed
        if trouble is not None:
            raise trouble
        if not stored.result():
            raise Conflict

    async def _store(self) -> None:
        while self._waiting:
            some = list(self._waiting)[:MOST]
            entries = self._in_hand = [self._waiting.pop(table_id) for table_id in some]
            try:
                await self._store_together(entries)
            except Exception as error:
                if len(entries) == 1:
                    _answer(entries[0][1], error)
                else:  # one of them is at fault: each by itself, so that the others are stored
                    for entry in entries:
                        await self._store_alone(entry)

    def _end(self, task: asyncio.Task[None]) -> None:
        """When everything ends, nobody is to wait for us, wherever we were."""
        if task.cancelled():
            for _, waiting in [*self._in_hand, *self._waiting.values()]:
                waiting.cancel()
            self._waiting.clear()

    async def _store_together(self, entries: list[tuple[Move, asyncio.Future[bool]]]) -> None:
        stored = await self._write([move for move, _ in entries])
        for move, waiting in entries:
            _answer(waiting, move.table_id in stored)

    async def _store_alone(self, entry: tuple[Move, asyncio.Future[bool]]) -> None:
        try:
            await self._store_together([entry])
        except Exception as error:
            _answer(entry[1], error)


def _answer(waiting: asyncio.Future[bool], answer: bool | Exception) -> None:
    if waiting.done():  # nobody waits any more
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)


# SQLite

_INSERT = (
    "INSERT INTO moves (table_id, ply, seat, code, made)"
    " SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? AND status = 'playing'"
    " ON CONFLICT DO NOTHING"
)
_UPDATE = (
    "UPDATE tables SET changed = ?, standing = ?, due = ?,"
    " status = CASE WHEN ? THEN 'over' ELSE status END, clocks = ?, flag = ? WHERE id = ?"
)


def sqlite_write(engine: SqliteEngine) -> Write:
    async def write(moves: Sequence[Move]) -> set[str]:
        stored = set()
        async with engine.begin() as connection:
            cursor = connection.cursor()
            for move in moves:
                cursor.execute(_INSERT, (*move[1:5], move.table_id))
                if cursor.rowcount == 1:
                    stored.add(move.table_id)
                    new = (move.made, move.standing, move.due, move.over, move.clocks, move.flag)
                    cursor.execute(_UPDATE, (*new, move.table_id))
            cursor.close()
        return stored

    return write


# PostgreSQL: one statement for all, in the order of the tables, so that two processes which
# store moves of the same tables wait for each other and never both. The tables are held first:
# whoever is about to close one is waited for.

_STORE = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[],
                         $5::bigint[], $6::bool[], $7::text[], $8::bigint[],
                         $9::text[], $10::bigint[])
    AS given (table_id, ply, seat, code, made, over, standing, due, clocks, flag)
), held AS (
    SELECT id FROM tables WHERE id = ANY ($1) AND status = 'playing'
    ORDER BY id FOR NO KEY UPDATE
), stored AS (
    INSERT INTO moves (table_id, ply, seat, code, made)
    SELECT table_id, ply, seat, code, made FROM given JOIN held ON id = table_id
    ON CONFLICT DO NOTHING RETURNING table_id
)
UPDATE tables SET changed = given.made, standing = given.standing, due = given.due,
    clocks = given.clocks, flag = given.flag,
    status = CASE WHEN given.over THEN 'over' ELSE tables.status END
FROM given JOIN stored USING (table_id) WHERE tables.id = given.table_id
RETURNING tables.id
"""


class PostgresWriter:
    """A connection of its own, made anew when it is lost."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._connection: asyncpg.Connection[Any] | None = None

    async def write(self, moves: Sequence[Move]) -> set[str]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url, timeout=10, command_timeout=30, server_settings={"lock_timeout": HELD}
            )
        columns = [list(column) for column in zip(*moves, strict=True)]
        rows = await self._connection.fetch(_STORE, *columns)
        return {row[0] for row in rows}

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
