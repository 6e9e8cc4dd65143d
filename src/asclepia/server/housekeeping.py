"""Housekeeping: once a day, tables that nobody has touched for long are closed, and guests
without a table who have not been here for long are forgotten. Finished games stay; of those who
are gone, nothing does. Once a minute, memory that nothing leads to any more is given back."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from dataclasses import dataclass

from asclepia.server.accounts import Accounts
from asclepia.server.endings import idle
from asclepia.server.rooms import Rooms
from asclepia.server.storage import DAY, now
from asclepia.server.trouble import report

log = logging.getLogger("asclepia")

FIRST = 60.0  # seconds after the start: people come first
A_DAY = 24 * 3600.0
A_MINUTE = 60.0
SELDOM = 2000  # times as long as it took, until memory is looked through again


@dataclass(frozen=True)
class Patience:
    """Days; 0: for ever."""

    open: int = 14  # for a table that has not begun
    playing: int = 90  # for a game that has
    guests: int = 180  # for a guest who sits at no table and has made none


class Housekeeping:
    def __init__(self, rooms: Rooms, accounts: Accounts, patience: Patience) -> None:
        self.rooms = rooms
        self.accounts = accounts
        self.patience = patience
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._every_day()), asyncio.create_task(give_back())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _every_day(self) -> None:
        pause = FIRST
        while True:
            await asyncio.sleep(pause)
            pause = A_DAY
            try:
                await self.tidy_up()
                await self.accounts.tidy_up()
            except Exception as error:
                report("housekeeping", error)

    async def tidy_up(self) -> None:
        storage = self.rooms.storage
        for status, days in (
            ("open", self.patience.open),
            ("dealing", self.patience.open),
            ("playing", self.patience.playing),
        ):
            before = now() - days * DAY
            while days and (closed := await storage.close_tables(status, before, idle)):
                log.info("%d %s tables are closed: nobody has touched them", len(closed), status)
                for table_id in closed:
                    self.rooms.heard(table_id)
        await storage.forget_spectators()
        days = self.patience.guests
        while days and (forgotten := await storage.forget_people(now() - days * DAY)):
            log.info("%d guests are forgotten: they have not been here", forgotten)


async def give_back() -> None:
    """A closed connection is a circle of objects with its compression inside. The collector looks
    for old circles only when a quarter more has grown old, so they would lie there for long.
    Everybody waits while it looks (40 ms with a hundred tables): the longer, the less often."""
    pause = A_MINUTE
    while True:
        await asyncio.sleep(pause)
        began = time.thread_time()
        gc.collect()
        pause = max(A_MINUTE, SELDOM * (time.thread_time() - began))
