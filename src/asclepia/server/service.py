"""The service's parts, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from asclepia.server.accounts import Accounts
from asclepia.server.archive import Archive
from asclepia.server.bots import Bots
from asclepia.server.bus import Bus
from asclepia.server.flags import Flags
from asclepia.server.leaving import Leaving
from asclepia.server.lists import Lists
from asclepia.server.own_sets import OwnSets
from asclepia.server.playing import Playing
from asclepia.server.presence import Presence
from asclepia.server.push import Push, Pushing
from asclepia.server.rooms import Rooms
from asclepia.server.rulebook import Rulebook
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
        pushing: Pushing | None = None,
    ) -> None:
        self.rooms = Rooms(storage, bus)
        self.push = Push(storage, pushing, wait)
        self.rooms.call = self.push.call
        self.bots = Bots(self.rooms, thinkers, pause, wait)
        self.own_sets = OwnSets(storage)
        self.rulebook = Rulebook(self.own_sets, thinkers)
        self.seating = Seating(self.rooms, self.bots, self.own_sets)
        self.playing = Playing(self.rooms, self.bots, thinkers, take_backs)
        self.leaving = Leaving(self.rooms, self.bots)
        self.flags = Flags(self.rooms, self.bots, self.leaving)
        self.archive = Archive(self.rooms, self.seating, thinkers)
        self.presence = Presence(self.rooms)
        self.watching = Watching(self.rooms, self.presence)
        self.lists = Lists(self.rooms)
        self.accounts = Accounts(self.rooms, self.seating, self.leaving, wait)

    async def open(self) -> None:
        await self.rooms.storage.beat()
        await self.rooms.open()
        self.bots.open()
        self.flags.open()
        self.presence.open()

    async def close(self) -> None:
        await self.accounts.close()
        await self.presence.close()
        await self.flags.close()
        await self.bots.close()
        await self.push.close()
        await self.rooms.close()
