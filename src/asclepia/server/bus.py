"""The bus: tells the other processes of the service that a table has changed.

With SQLite there is one process and nothing to tell. With PostgreSQL it is the database's
own LISTEN and NOTIFY; a message carries tables' ids and nothing else. What is written is told
with its commit, or not at all (`tell_with`). Moves are many, and of those that tell something
PostgreSQL commits one at a time: they are told right after theirs (`tell`). When the connection is
lost it comes back by itself; what was said meanwhile is unknown, so everything is read anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger("asclepia")

CHANNEL = "asclepia"
MOST = 400  # ids in a message: PostgreSQL takes 8000 bytes
PULSE = 15.0  # seconds of silence after which we ask whether the connection still lives
FIRST_REST, LONGEST_REST = 0.1, 10.0  # seconds between attempts to come back
LAST_WORDS = 2.0  # seconds for what is left to be told when we close

#: What is told of besides tables, by the first letter: somebody who may have been signed out, a
#: table whose chat was rewritten.
SOMEBODY, RENAMED = "@", "~"

#: Called with a table's id, or with None if nobody knows what has changed.
Heard = Callable[[str | None], None]


class Bus:
    """One process: nobody else to tell."""

    async def open(self, heard: Heard) -> None:
        pass

    def tell(self, table_id: str) -> None:
        """Soon; a table that is told twice before that is told once."""

    async def tell_with(self, connection: AsyncConnection, *words: str) -> None:
        """When this transaction is committed, and only then."""

    async def close(self) -> None:
        pass


class PostgresBus(Bus):
    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._me = secrets.token_hex(4)
        self._heard: Heard = lambda table_id: None
        self._untold: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        self._task = asyncio.ensure_future(self._live(await self._connect()))

    async def _connect(self) -> asyncpg.Connection[Any]:
        connection = await asyncpg.connect(self._url, timeout=PULSE, command_timeout=PULSE)
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._wake.set())
        return connection

    async def _live(self, connection: asyncpg.Connection[Any]) -> None:
        """Use the connection until it is lost, then come back with another one."""
        while True:
            try:
                await self._tell_on(connection)
                return
            except Exception as error:
                log.warning("the bus has lost its connection: %s", type(error).__name__)
            finally:
                connection.terminate()
            connection = await self._come_back()
            log.warning("the bus is connected again")
            self._heard(None)

    async def _come_back(self) -> asyncpg.Connection[Any]:
        rest = FIRST_REST
        while True:
            await asyncio.sleep(rest)
            rest = min(2 * rest, LONGEST_REST)
            with contextlib.suppress(Exception):
                return await self._connect()

    async def _tell_on(self, connection: asyncpg.Connection[Any]) -> None:
        """Tell whatever there is to tell, until we close."""
        while True:
            self._wake.clear()
            if connection.is_closed():
                raise ConnectionError
            if self._untold:
                await self._notify(connection)
            elif self._closing:
                return
            else:
                try:
                    await asyncio.wait_for(self._wake.wait(), PULSE)
                except TimeoutError:
                    await connection.execute("SELECT 1")

    async def _notify(self, connection: asyncpg.Connection[Any]) -> None:
        told = list(self._untold)[:MOST]
        for table_id in told:
            del self._untold[table_id]
        try:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._payload(told))
        except BaseException:
            self._untold.update(dict.fromkeys(told))
            raise

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        sender, _, told = str(payload).partition(":")
        if sender != self._me:
            for table_id in told.split(","):
                self._heard(table_id)

    def _payload(self, told: Sequence[str]) -> str:
        return f"{self._me}:{','.join(told)}"

    async def tell_with(self, connection: AsyncConnection, *words: str) -> None:
        for first in range(0, len(words), MOST):
            payload = self._payload(words[first : first + MOST])
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def tell(self, table_id: str) -> None:
        # What happened is stored already: a late notice only delays other processes' screens.
        self._untold[table_id] = None
        self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._closing = True
            self._wake.set()
            await asyncio.wait([self._task], timeout=LAST_WORDS)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
