"""Flags: somebody's time is over.

A sweep finds the tables; one process takes each. Time is over when that is stored, as a move of
its own (`TIME_UP`): of a move and this one, whichever is stored first counts. Then a bot answers
what the seat is asked, until it is asked no more; or the seat is lost, as the table has agreed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from asclepia.server import wire
from asclepia.server.bots import Bots
from asclepia.server.clock import down
from asclepia.server.leaving import Leaving
from asclepia.server.room import Room
from asclepia.server.rooms import Rooms
from asclepia.server.schema import TIME_UP

log = logging.getLogger("asclepia")

SWEEP = 1.0  # seconds between two looks
LONGEST_OUTAGE = 30.0  # … when the database is away
LEASE = 8_000  # milliseconds until others look at a table that somebody was about to look at
OUT_OF_PLAY = 3_600_000  # … or that today's rules cannot play
AT_A_TIME = 20  # tables


class Flags:
    def __init__(self, rooms: Rooms, bots: Bots, leaving: Leaving) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.bots = bots
        self.leaving = leaving
        self._sweeping: asyncio.Task[None] | None = None
        self._down = down()

    def open(self) -> None:
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def close(self) -> None:
        if self._sweeping is None:
            return
        self._sweeping.cancel()
        await asyncio.gather(self._sweeping, return_exceptions=True)
        with contextlib.suppress(Exception):  # until now we were there
            await self.storage.beat()

    async def _keep_sweeping(self) -> None:
        rest = SWEEP
        while True:
            try:
                await self.look()
                rest = SWEEP
            except Exception as error:
                rest = min(LONGEST_OUTAGE, 2 * rest)
                log.error("nobody's time is looked at: %s; again in %d s", _kind(error), rest)
            await asyncio.sleep(rest)

    async def look(self) -> None:
        """Say that we are there. If for a while nobody was, open pages are told the time anew."""
        await self.storage.awake()
        if self._down != down():
            self._down = down()
            for room in self.rooms.watched():
                if room.clocks is not None:
                    self.rooms.heard(room.row.id)
        await self.sweep()

    async def sweep(self) -> None:
        more = True
        while more:
            at = await self.storage.awake()
            found = await self.storage.flagged(at, AT_A_TIME)
            for table_id, seen in found:
                if await self.storage.claim_flag(table_id, seen, at + LEASE):
                    try:
                        await self._look(table_id, at + LEASE)
                    except wire.Refused:  # it is damaged, say: nothing to be done soon
                        await self.storage.claim_flag(table_id, at + LEASE, at + OUT_OF_PLAY)
                    except Exception as error:  # after a while it is found again
                        log.warning("table %s: time is over: %s", table_id, _kind(error))
            more = len(found) == AT_A_TIME

    async def _look(self, table_id: str, claimed: int) -> None:
        """See to a table whose flag we have put off; what a move has made of it since stays."""
        async with self.rooms.locked(table_id) as room:
            at = await self.storage.awake()
            if room.trouble is not None or room.clocks is None:
                await self.storage.claim_flag(table_id, claimed, at + OUT_OF_PLAY)
                return
            late = room.clocks.over(at)
            if not late:  # a move has come meanwhile
                await self.storage.claim_flag(table_id, claimed, room.clocks.flag)
            for seat in late:
                with contextlib.suppress(wire.Refused):  # moved at the last moment
                    await self._time_up(room, seat)
        self.bots.wake(room)
        self.rooms.forget(room)

    async def _time_up(self, room: Room, seat: int) -> None:
        if room.row.pace.out == "bot":
            await self.rooms.move(room, seat, TIME_UP)
        else:
            await self.leaving.lose(room, seat)


def _kind(error: Exception) -> str:
    """What went wrong, without what it was about."""
    return type(error).__name__
