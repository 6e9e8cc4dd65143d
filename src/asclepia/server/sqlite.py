"""SQLite from within the loop: what is quick is done at once, what may take long elsewhere.

A statement takes microseconds; handing each to a thread and back took ten times as long. The
commit waits for the disk: on one that answers within the millisecond it is made at once, too,
and as soon as the disk takes longer, in a thread, so that nobody else waits for it. Emptying the
journal into the file always takes long. There is one writer: who wants to write waits in a line,
not in the database. It has as much of the interface of SQLAlchemy's asynchronous engine as the
storage uses.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, create_engine, event
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

PATIENCE = 5.0  # seconds to wait for somebody else who writes into the file
MOMENT = 0.01
QUICK = 0.001  # seconds that a commit may keep everybody waiting
JOURNAL = 250  # commits after which the journal is emptied

Answer = TypeVar("Answer")


class LocalConnection:
    """A connection whose statements are done at once."""

    def __init__(self, connection: Connection) -> None:
        self.sync = connection

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return self.sync.execute(statement, parameters)

    async def exec_driver_sql(self, statement: str, parameters: Any = None) -> CursorResult[Any]:
        return self.sync.exec_driver_sql(statement, parameters)

    def cursor(self) -> Any:
        """Straight to the driver: for what is done with every move."""
        return self.sync.connection.cursor()

    async def run_sync(self, work: Callable[[Connection], Answer]) -> Answer:
        return work(self.sync)


class SqliteEngine:
    def __init__(self, url: str) -> None:
        self._engine = create_engine(
            url,
            isolation_level="AUTOCOMMIT",  # we say ourselves when a transaction begins
            connect_args={"check_same_thread": False},
            poolclass=NullPool,
            hide_parameters=True,
        )
        self.url = self._engine.url
        event.listen(self._engine, "connect", _manners)
        self._reader: Connection | None = None
        self._writer: Connection | None = None
        self._writing = asyncio.Lock()
        self._synced = True  # whether the writer waits for the disk
        self._usual = 10 * QUICK  # seconds that a commit takes; nobody knows yet
        self._in_journal = 0  # commits since it was emptied
        self._thread = ThreadPoolExecutor(1, "commit")

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[LocalConnection]:
        """To read. It sees what was committed."""
        if self._reader is None:
            self._reader = self._engine.connect()
        try:
            yield LocalConnection(self._reader)
        finally:
            self._reader.rollback()

    @asynccontextmanager
    async def begin(self, synced: bool = True) -> AsyncIterator[LocalConnection]:
        """To write: all of it or nothing. What is not synced at once is on the disk as soon as
        anything later is."""
        async with self._writing:
            if self._writer is None:
                self._writer = self._engine.connect()
                self._writer.exec_driver_sql("PRAGMA busy_timeout=0")
                self._writer.exec_driver_sql("PRAGMA wal_autocheckpoint=0")  # we say when
            writer = self._writer
            if synced is not self._synced:
                writer.exec_driver_sql(f"PRAGMA synchronous={'FULL' if synced else 'NORMAL'}")
                self._synced = synced
            await self._begin(writer)
            try:
                yield LocalConnection(writer)
                await self._commit(writer)
            except BaseException:
                writer.rollback()
                # Of one whose commit has failed SQLAlchemy thinks that it is gone.
                writer.connection.rollback()
                raise
            self._in_journal += 1
            if self._in_journal >= JOURNAL:
                self._in_journal = 0
                with suppress(OperationalError):  # it is stored; the next time will do
                    await self._emptied(writer, "PASSIVE")

    async def _commit(self, writer: Connection) -> None:
        """At once, while the disk is quick; who is held up by it once is not held up again."""
        # What went straight to the driver SQLAlchemy knows nothing of.
        commit = writer.commit if writer.in_transaction() else writer.connection.commit
        if self._usual < QUICK:
            self._timed(commit)
        else:
            await self._in_thread(lambda: self._timed(commit))

    def _timed(self, commit: Callable[[], object]) -> None:
        began = time.perf_counter()
        try:
            commit()
        finally:  # a disk that fails keeps everybody waiting, too
            if self._synced:  # else it says nothing about the disk
                self._usual += (time.perf_counter() - began - self._usual) / 10

    async def _begin(self, writer: Connection) -> None:
        """Others may write too: a test, or somebody with a tool. Nobody waits here for them."""
        cursor = writer.connection.cursor()
        for _ in range(int(PATIENCE / MOMENT)):
            try:
                cursor.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    break
                await asyncio.sleep(MOMENT)
        writer.exec_driver_sql("BEGIN IMMEDIATE")  # its trouble is told as all other trouble is

    async def _in_thread(self, work: Callable[[], object]) -> None:
        """What waits for the disk. Even if nobody waits for it any more it is brought to its
        end."""
        done = asyncio.get_running_loop().run_in_executor(self._thread, work)
        stopped: BaseException | None = None
        while not done.done():
            try:
                await asyncio.wait([done])
            except asyncio.CancelledError as error:
                stopped = error
        trouble = stopped or done.exception()
        if trouble is not None:
            raise trouble

    async def empty_journal(self) -> bool:
        """All that was written goes into the file itself, and nothing else is kept of it. Whoever
        reads just now keeps it there: it is tried again. False: they take too long."""
        for _ in range(int(PATIENCE / MOMENT)):
            async with self._writing:
                if self._writer is None or await self._emptied(self._writer, "TRUNCATE"):
                    return True
            await asyncio.sleep(MOMENT)
        return False

    async def _emptied(self, writer: Connection, how: str) -> bool:
        told: list[int] = []
        emptying = f"PRAGMA wal_checkpoint({how})"
        await self._in_thread(lambda: told.extend(writer.exec_driver_sql(emptying).one()))
        return told[0] == 0  # else: busy

    async def dispose(self) -> None:
        async with self._writing:
            for connection in (self._reader, self._writer):
                if connection is not None:
                    connection.close()
            self._reader = self._writer = None
            self._synced = True
            self._thread.shutdown()
            self._engine.dispose()


def _text(stored: bytes) -> str:
    """Text that is damaged is read all the same: it must not hide the rows beside it."""
    return stored.decode("utf-8", "replace")


def _manners(connection: Any, record: Any) -> None:
    connection.text_factory = _text
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what was accepted survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # what is erased is overwritten
    cursor.close()
