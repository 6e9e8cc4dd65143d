"""Presence: who of those who sit at a table looks at it.

A seat has a lease: until when its person counts as here. The process whose page they look at says
so anew as long as they do; when the last page is closed, it says that they have gone. Should the
process die, the lease runs out by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable

from asclepia.server.clock import now
from asclepia.server.room import Room
from asclepia.server.rooms import Rooms

log = logging.getLogger("asclepia")

BEAT = 20.0  # seconds between two times that it is said anew
LEASE = 50_000  # milliseconds for which it holds
MOMENT = 4.0  # seconds in which a page that is loaded anew comes back


def just_came() -> dict[str, int]:
    """For the chair of somebody who sits down there: they are here at least for the moment."""
    return {"here": now() + LEASE, "seen": now()}


class Presence:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        rooms.still_here = self.still_here
        self._process = secrets.token_hex(8)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._begin(self._keep_beating())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def came(self, room: Room, person: str) -> None:
        """Somebody looks at a table; if they sit there, the others hear of it. Another process
        that has said so may be about to say that they have gone."""
        until = _until(room, person)
        if until is None or (not self.rooms.storage.shared and until > now() + LEASE // 2):
            return
        await self._tell_here(room, [person])

    async def still_here(self, room: Room) -> None:
        """Whoever looks here is here, whatever the process of another page of theirs has said."""
        untils = {one: _until(room, one) for one in room.seated_watchers()}
        gone = [one for one, until in untils.items() if until is not None and until <= now()]
        if gone:
            await self._tell_here(room, gone)

    async def _tell_here(self, room: Room, people: list[str]) -> None:
        """What cannot be stored keeps nobody from looking."""
        try:
            await self._say_here([(room, one) for one in people], room.row.id)
        except Exception as error:
            log.warning("table %s: who came is not noted: %s", room.row.id, type(error).__name__)

    def left(self, room: Room, person: str) -> None:
        """A page is closed; if it does not come back in a moment, and was the last, its person
        has gone."""
        if until := _until(room, person):
            self._begin(self._gone(room.row.id, person, until, now()))
        elif room.watchers and not room.seats_of(person):
            self._begin(self._looked_on(room))

    async def _looked_on(self, room: Room) -> None:
        """A spectator has closed a page: the others see how many are left."""
        await asyncio.sleep(MOMENT)
        self.rooms.show(room)

    async def _gone(self, table_id: str, person: str, until: int, since: int) -> None:
        await asyncio.sleep(MOMENT)
        room = self.rooms.in_use(table_id)
        if room is not None and person in room.seated_watchers():
            return
        try:
            if await self.rooms.storage.has_gone(table_id, person, until, since):
                self.rooms.heard(table_id)
        except Exception as error:  # the lease runs out
            log.warning("table %s: who left is not noted: %s", table_id, type(error).__name__)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception as error:  # another beat comes before the leases run out
                log.warning("who is here is not noted: %s", type(error).__name__)

    async def beat(self) -> None:
        """Say anew who is here; hear of whom other processes have said it, or have not."""
        watched = {room.row.id: room for room in self.rooms.watched()}
        here = [(room, one) for room in watched.values() for one in room.seated_watchers()]
        if here:
            await self._say_here(here)
        for table_id, seat, *lease in await self.rooms.storage.leases_of(list(watched)):
            watched[table_id].leases[seat] = (lease[0], lease[1])
        if self.rooms.storage.shared:
            await self._count_spectators(watched)
        for room in watched.values():
            self.rooms.show(room)

    async def _count_spectators(self, watched: dict[str, Room]) -> None:
        here = {table_id: room.spectators_here for table_id, room in watched.items()}
        until = now() + LEASE
        others = await self.rooms.storage.count_spectators(self._process, here, until)
        for table_id, room in watched.items():
            room.spectators_elsewhere = others.get(table_id, 0)

    async def _say_here(self, people: list[tuple[Room, str]], *told: str) -> None:
        until = now() + LEASE
        seated = [(r.row.id, seat, one) for r, one in people for seat in r.seats_of(one)]
        await self.rooms.storage.are_here(seated, until, *told)
        for room, person in people:
            room.leases.update({seat: (until, now()) for seat in room.seats_of(person)})

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _until(room: Room, person: str) -> int | None:
    """Until when a person counts as here; None: they do not sit there, or nobody waits for
    anybody any more."""
    seats = room.seats_of(person)
    if not seats or room.row.status in ("over", "closed"):
        return None
    return max(room.leases[seat][0] or 0 for seat in seats)
