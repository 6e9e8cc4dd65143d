"""The service's parts, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from asclepia.server.archive import Archive
from asclepia.server.bots import Bots
from asclepia.server.bus import Bus
from asclepia.server.own_sets import OwnSets
from asclepia.server.playing import Playing
from asclepia.server.rooms import Rooms
from asclepia.server.seating import Seating
from asclepia.server.storage import Storage
from asclepia.server.thinking import Thinkers
from asclepia.server.watching import Watching


class Service:
    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        thinkers: Thinkers,
        pause: float,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        take_backs: int = 30,
    ) -> None:
        self.rooms = Rooms(storage, bus)
        self.bots = Bots(self.rooms, thinkers, pause, wait)
        self.own_sets = OwnSets(storage)
        self.seating = Seating(self.rooms, self.bots, self.own_sets)
        self.playing = Playing(self.rooms, self.bots, thinkers, take_backs)
        self.archive = Archive(self.rooms, self.seating)
        self.watching = Watching(self.rooms)

    async def open(self) -> None:
        await self.rooms.open()
        self.bots.open()

    async def close(self) -> None:
        await self.bots.close()
        await self.rooms.close()
