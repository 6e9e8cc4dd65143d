"""The bus: tells the other processes of the service that a table has changed.

With SQLite there is one process and nothing to tell. With PostgreSQL it is the database's
own LISTEN and NOTIFY; a message carries the table's id and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

CHANNEL = "asclepia"


class Bus:
    """One process: nobody else to tell."""

    async def open(self, heard: Callable[[str], Awaitable[None]]) -> None:
        pass

    async def tell(self, table_id: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus(Bus):
    def __init__(self, url: str) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._me = secrets.token_hex(4)
        self._connection: asyncpg.Connection[Any] | None = None
        self._heard: Callable[[str], Awaitable[None]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()

    async def open(self, heard: Callable[[str], Awaitable[None]]) -> None:
        self._heard = heard
        await self._connect()

    async def _connect(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url)
            await self._connection.add_listener(CHANNEL, self._hear)
        return self._connection

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        sender, _, table_id = str(payload).partition(":")
        if sender != self._me and self._heard is not None:
            task = asyncio.ensure_future(self._heard(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def tell(self, table_id: str) -> None:
        # The move is stored already: a lost notice only delays other processes' screens.
        with contextlib.suppress(asyncpg.PostgresError, OSError):
            async with self._lock:
                connection = await self._connect()
                await connection.execute(
                    "SELECT pg_notify($1, $2)", CHANNEL, f"{self._me}:{table_id}"
                )

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
