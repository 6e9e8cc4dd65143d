"""Rooms: the tables that are in use, in memory; the database has the truth.

A room is rebuilt from the log whenever it is needed, by whichever process needs it. An
accepted move is stored first, then played in the room, then told to whoever watches. Every
page has marks of what it was told: telling is sending what is missing, however it came.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row

from asclepia.server import metrics, wire
from asclepia.server.bus import Bus
from asclepia.server.due import answers_due
from asclepia.server.info import standing
from asclepia.server.playable import trouble_of
from asclepia.server.room import Room, Watcher, encoded
from asclepia.server.schema import TAKE_BACK
from asclepia.server.storage import Conflict, Storage, told_words
from asclepia.table import Message

log = logging.getLogger("asclepia")

KEPT = 64  # rooms that nobody is in, kept for whoever comes next
FOLLOWED = 8  # rooms that catch up at the same time
FIRST_REST, LONGEST_REST = 0.1, 10.0  # seconds between attempts to catch up


async def read_room(storage: Storage, table_id: str) -> Room:
    """The room of a table, as the database has it."""
    row, chairs, moves, lines = await storage.table_since(table_id, 0, None)
    if row is None:
        raise wire.Refused("no-table", "there is no such table", 404)
    room = Room(row)
    room.read(row, chairs, moves)
    room.hear([told_words(line) for line in lines])
    return room


async def _read(storage: Storage, room: Room) -> None:
    """Read what has been written since: all of it, or an error and nothing."""
    row, chairs, moves, lines = await storage.table_since(room.row.id, room.known, room.words)
    room.read(row or room.row, chairs, moves)
    room.hear([told_words(line) for line in lines])


class Rooms:
    """The rooms of this process, and how a move comes to be."""

    def __init__(self, storage: Storage, bus: Bus) -> None:
        self.storage = storage
        self.bus = bus
        self._rooms: dict[str, Room] = {}
        self._idle: dict[str, None] = {}  # rooms that may be empty, the longest unused first
        self._troubles: dict[str, Message] = {}  # found while reading the moves
        self._opening = asyncio.Lock()
        self._following = asyncio.Semaphore(FOLLOWED)

    async def open(self) -> None:
        await self.bus.open(self.heard)

    async def close(self) -> None:
        await self.bus.close()
        tasks = [room.following for room in self._rooms.values() if room.following is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def room(self, table_id: str) -> Room:
        """The room of a table."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._opening:
                room = self._rooms.get(table_id)
                if room is None:
                    room = await read_room(self.storage, table_id)
                    self._rooms[table_id] = room
        self._use(table_id)
        return room

    def by_game(self) -> Counter[str]:
        """How many tables are in memory."""
        return Counter(room.row.game for room in self._rooms.values())

    def _use(self, table_id: str) -> None:
        """This room is the last to be forgotten; too many that nobody is in are."""
        self._idle.pop(table_id, None)
        self._idle[table_id] = None
        for oldest in list(self._idle)[: max(0, len(self._idle) - KEPT)]:
            del self._idle[oldest]
            room = self._rooms.get(oldest)
            if room is not None:
                self.forget(room)

    @asynccontextmanager
    async def locked(self, table_id: str, known: int | None = None) -> AsyncIterator[Room]:
        """The room, for one who changes something: one after the other.

        It is read anew first, unless the asker knows no more moves than we do: should another
        process have moved meanwhile, the move's key in the database will not be free.
        """
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if self._rooms.get(table_id) is room:  # not forgotten while we waited
                    if known is None or known > room.ply:
                        await self.catch_up(room)
                    yield room
                    return

    async def catch_up(self, room: Room) -> None:
        """Read what other processes may have written, and tell it. The room is locked."""
        await _read(self.storage, room)
        self.show(room)

    def forget(self, room: Room) -> None:
        """A room that nobody is in and no bot plays in can be rebuilt any time."""
        if room.watchers or room.thinking or self._rooms.get(room.row.id) is not room:
            return
        if room.lock.locked():  # somebody is about to come in, or to change something
            self._idle[room.row.id] = None
            return
        del self._rooms[room.row.id]
        self._idle.pop(room.row.id, None)
        if room.trouble is not None:
            self._troubles[room.row.id] = room.trouble

    def thinking(self) -> list[str]:
        """The ids of the tables where a bot of this process thinks."""
        return [table_id for table_id, room in self._rooms.items() if room.thinking]

    def trouble_of(self, row: Row[Any]) -> Message | None:
        """Why a listed table cannot be played, as far as it is known."""
        room = self._rooms.get(row.id)
        if room is not None:
            return room.trouble
        return trouble_of(row) or self._troubles.get(row.id)

    # Other processes

    def heard(self, table_id: str | None) -> None:
        """Another process has changed a table; None: nobody knows which."""
        found = list(self._rooms) if table_id is None else [table_id]
        for room in [self._rooms[one] for one in found if one in self._rooms]:
            room.behind = True
            if room.following is None:
                room.following = asyncio.ensure_future(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Catch up, and try again until it is done: a page that is not told waits for ever."""
        rest = FIRST_REST
        try:
            while room.behind and self._rooms.get(room.row.id) is room:
                room.behind = False
                try:
                    async with self._following, room.lock:
                        await self.catch_up(room)
                    rest = FIRST_REST
                except Exception as error:
                    log.warning("table %s: cannot catch up: %s", room.row.id, type(error).__name__)
                    room.behind = True
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            room.following = None

    # What happens

    async def changed(self, room: Room) -> None:
        """Something but the game has changed: who sits there, whether it has begun."""
        self.bus.tell(room.row.id)
        await self._read_or_later(room)
        self.show(room)

    def rewritten(self, table_id: str) -> None:
        """A table was written to without its room: whoever has one open hears of it."""
        self.heard(table_id)
        self.bus.tell(table_id)

    async def move(self, room: Room, seat: int, code: int) -> None:
        """Try, store, play, tell: in this order. The room is locked."""
        ply, since = room.ply, room.asked_since.get(seat, 0)
        while True:
            after = room.tried(seat, code)
            over = after.state.over
            known = msgspec.json.encode(standing(after, room.ply + 1)).decode()
            due = answers_due(after, room.bots)
            try:
                await self.storage.add_move(room.row.id, room.ply, seat, code, over, known, due)
                break
            except Conflict as error:  # another process was faster; that may not matter to us
                await self.catch_up(room)
                moved = any(mover == seat for mover, _ in room.stored[ply:])
                if moved or (code != TAKE_BACK and not room.stands(seat, since)):
                    raise wire.Refused("stale", "somebody else was faster") from error
            except Exception:  # nobody knows whether it was stored; if so, it is to be seen
                self.rewritten(room.row.id)
                raise
        room.accept(seat, code, after)
        metrics.MOVES.labels(room.row.game).inc()
        self.bus.tell(room.row.id)
        if over:  # the row says so now, and what may be told since
            await self._read_or_later(room)
        self.show(room)

    async def _read_or_later(self, room: Room) -> None:
        """What we have stored ourselves is stored, whether it can be read just now or not."""
        try:
            await _read(self.storage, room)
        except Exception as error:
            log.warning("table %s: cannot be read: %s", room.row.id, type(error).__name__)
            self.heard(room.row.id)

    # Telling it

    def show(self, room: Room) -> None:
        """Tell every page what it has not been told; what several see alike is made once."""
        outline = room.outline
        updates: dict[tuple[int, ...], str | None] = {}
        for watcher in room.watchers:
            if not watcher.greeted or (room.dealt and not watcher.dealt):
                watcher.send(room.hello(watcher.person))
            else:
                if watcher.outline != outline:
                    watcher.send(wire.Changed(room.info(watcher.person)))
                if watcher.ply != room.ply:
                    self._update(room, watcher, updates)
                lines = [line for line in room.chat if line.number >= watcher.words]
                if lines:
                    watcher.send(wire.Chatted(lines))
            watcher.greeted, watcher.dealt, watcher.outline = True, room.dealt, outline
            watcher.ply, watcher.words = room.ply, room.words or 0
        room.forget_chat()

    def _update(
        self, room: Room, watcher: Watcher, made: dict[tuple[int, ...], str | None]
    ) -> None:
        key = (watcher.ply, *room.seats_of(watcher.person))
        if key not in made:
            update = room.update(watcher.person, watcher.ply)
            made[key] = None if update is None else encoded(update)
        text = made[key]
        if text is not None:
            watcher.post(text)
