"""Health: whether everything is there that people need to play."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from asclepia.server import wire
from asclepia.server.storage import Storage
from asclepia.server.thinking import Thinkers
from asclepia.server.trouble import code_of, is_full, last_full, told

if sys.platform != "win32":
    import resource

EVERY = 3.0  # seconds between two attempts to write
PATIENCE = 3.0  # seconds that a write may take
ROOM = 16 * 1024 * 1024  # bytes that must be free on the disk
LONG = 30.0  # seconds that a thought may wait for a thinker
LATELY = 10.0  # seconds for which it counts that something could not be stored


class Health(msgspec.Struct):
    """All is well; the thoughts that wait tell how busy it is."""

    status: str
    waiting: int
    oldest: float  # seconds that the first of them has waited
    damaged: int  # tables that cannot be read: see the log


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
        damaged = len(self.storage.damage)
        return Health("well", thinkers.waiting, round(thinkers.oldest, 1), damaged)

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
            if is_full(error):
                return wire.EntryWords("disk", f"nothing can be written: {code_of(error)}")
            kind = told(error).partition(" at ")[0]
            return wire.EntryWords("database", f"the database cannot be used: {kind}")
        when, code = last_full()
        if 0 <= self._clock() - when < LATELY:  # what people send is bigger than what we try
            return wire.EntryWords("disk", f"something could not be stored a moment ago: {code}")
        file = self.storage.file
        words = None if file is None else await asyncio.to_thread(_no_room, file)
        return None if words is None else wire.EntryWords("disk", words)


def _no_room(file: Path) -> str | None:
    """Why the database can hardly grow any more, if so."""
    free = shutil.disk_usage(file.parent).free
    if free < ROOM:
        return f"the disk is full but for {free // 1024} kB"
    if sys.platform != "win32":
        most, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
        journal = Path(f"{file}-wal")
        biggest = max(one.stat().st_size for one in (file, journal) if one.exists())
        if most != resource.RLIM_INFINITY and most - biggest < ROOM:
            left = max(0, most - biggest) // 1024
            return f"the system lets the database grow by {left} kB only (its limit on files)"
    return None
