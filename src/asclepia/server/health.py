"""Health: whether everything is there that people need to play."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable

import msgspec

from asclepia.server import wire
from asclepia.server.storage import Storage
from asclepia.server.thinking import Thinkers
from asclepia.server.trouble import code_of, told

EVERY = 3.0  # seconds between two attempts to write
PATIENCE = 3.0  # seconds that a write may take
ROOM = 16 * 1024 * 1024  # bytes that must be free on the disk
LONG = 30.0  # seconds that a thought may wait for a thinker

#: What databases say when the disk will not take any more.
_DISK = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "53100", "58030")


class Health(msgspec.Struct):
    """All is well; the thoughts that wait tell how busy it is."""

    status: str
    waiting: int
    oldest: float  # seconds that the first of them has waited


class Doctor:
    def __init__(
        self, storage: Storage, thinkers: Thinkers, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self._clock = clock
        self._written: float | None = None
        self._found: wire.EntryWords | None = None
        self._writing = asyncio.Lock()

    async def examine(self) -> Health:
        """How it is; what is not well is refused with 503, one entry for each trouble."""
        thinkers = self.thinkers
        stored = await self._storing()
        found = [] if stored is None else [stored]
        if not thinkers.alive:
            found.append(wire.EntryWords("thinkers", "no process is there that thinks for bots"))
        if thinkers.oldest > LONG:
            words = f"{thinkers.waiting} thoughts wait, the first for {thinkers.oldest:.0f} seconds"
            found.append(wire.EntryWords("thoughts", words))
        if found:
            raise wire.Refused("unwell", "; ".join(one.words for one in found), 503, found)
        return Health("well", thinkers.waiting, round(thinkers.oldest, 1))

    async def _storing(self) -> wire.EntryWords | None:
        """Whether something can be stored: it is tried, now and then."""
        async with self._writing:
            if self._written is None or self._clock() - self._written >= EVERY:
                self._found = await self._try()
                self._written = self._clock()
            return self._found

    async def _try(self) -> wire.EntryWords | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.storage.write_something()
        except TimeoutError:
            return wire.EntryWords("database", "the database does not answer")
        except Exception as error:
            if code_of(error).startswith(_DISK):
                return wire.EntryWords("disk", f"nothing can be written: {code_of(error)}")
            kind = told(error).partition(" at ")[0]
            return wire.EntryWords("database", f"the database cannot be used: {kind}")
        folder = self.storage.folder
        free = ROOM if folder is None else (await asyncio.to_thread(shutil.disk_usage, folder)).free
        if free < ROOM:
            return wire.EntryWords("disk", f"the disk is full but for {free // 1024} kB")
        return None
