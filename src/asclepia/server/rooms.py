"""Rooms: the tables that are in use, in memory; the database has the truth.

A room is rebuilt from the log whenever it is needed, by whichever process needs it. An
accepted move is stored first, then played in the room, then told to whoever watches.
"""

from __future__ import annotations

import asyncio
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
from asclepia.server.room import Room
from asclepia.server.schema import TAKE_BACK
from asclepia.server.storage import Conflict, Storage
from asclepia.table import Message


async def read_room(storage: Storage, table_id: str) -> Room:
    """The room of a table, as the database has it."""
    row = await storage.table(table_id)
    if row is None:
        raise wire.Refused("no-table", "there is no such table", 404)
    room = Room(row)
    await _catch_up(storage, room)
    return room


async def _catch_up(storage: Storage, room: Room) -> None:
    """Read what has been written since."""
    row = await storage.table(room.row.id)
    if row is not None:
        dealt, room.row = room.dealt, row
        if room.dealt and not dealt:
            room.begin()
    room.chairs = list(await storage.chairs_of([room.row.id]))
    if room.trouble is not None:  # nothing follows from the moves: they are only copied
        room.stored.clear()
    for ply, seat, code in await storage.moves_from(room.row.id, room.ply):
        room.apply(ply, seat, code)
    room.check()


class Rooms:
    """The rooms of this process, and how a move comes to be."""

    def __init__(self, storage: Storage, bus: Bus) -> None:
        self.storage = storage
        self.bus = bus
        self._rooms: dict[str, Room] = {}
        self._troubles: dict[str, Message] = {}  # found while reading the moves
        self._opening = asyncio.Lock()

    async def open(self) -> None:
        await self.bus.open(self._heard)

    async def close(self) -> None:
        await self.bus.close()

    async def room(self, table_id: str) -> Room:
        """The room of a table, up to date."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._opening:
                room = self._rooms.get(table_id)
                if room is None:
                    room = await read_room(self.storage, table_id)
                    self._rooms[table_id] = room
        return room

    def by_game(self) -> Counter[str]:
        """How many tables are in memory."""
        return Counter(room.row.game for room in self._rooms.values())

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
        """Read what other processes may have written, and tell it."""
        ply, told, dealt = room.ply, room.told, room.dealt
        await _catch_up(self.storage, room)
        if room.dealt and not dealt:
            chat = await self.chat(room)
            for watcher in room.watchers:
                watcher.send(room.hello(watcher.person, chat))
        elif room.ply > ply:
            taken_back = any(code == TAKE_BACK for _, code in room.stored[ply:])
            self._show_moves(room, told, taken_back)

    def forget(self, room: Room) -> None:
        """A room that nobody watches and no bot plays in can be rebuilt any time."""
        if not room.watchers and not room.thinking and self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
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

    async def _heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        room = self._rooms.get(table_id)
        if room is not None:
            async with room.lock:
                await self.catch_up(room)
                self.show_table(room)
                await self.show_chat(room)

    # What happens

    async def changed(self, room: Room) -> None:
        """Something but the game has changed: who sits there, whether it has begun."""
        await self.catch_up(room)
        self.show_table(room)
        await self.bus.tell(room.row.id)

    async def rewritten(self, table_id: str) -> None:
        """A table was written to without its room: whoever has one open hears of it."""
        room = self._rooms.get(table_id)
        if room is not None:
            async with room.lock:
                await self.catch_up(room)
                self.show_table(room)
        await self.bus.tell(table_id)

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
        told = room.told
        room.apply(room.ply, seat, code)
        metrics.MOVES.labels(room.row.game).inc()
        if over:
            await self.catch_up(room)
            self.show_table(room)
        self._show_moves(room, told, code == TAKE_BACK)
        await self.bus.tell(room.row.id)

    # Telling it

    def show_table(self, room: Room) -> None:
        for watcher in room.watchers:
            watcher.send(wire.Changed(room.info(watcher.person)))

    def _show_moves(self, room: Room, first: int, rewound: bool) -> None:
        for watcher in room.watchers:
            person = watcher.person
            position = room.position(person)
            if position is not None:
                entries = room.whole_log(person) if rewound else room.entries(person, first)
                watcher.send(wire.Update(position, entries, rewound))

    async def show_chat(self, room: Room) -> None:
        new = await self.chat(room, room.words)
        if new:
            room.words = new[-1].number + 1
            for watcher in room.watchers:
                watcher.send(wire.Chatted(new))

    async def chat(self, room: Room, first: int = 0) -> list[wire.Words]:
        rows = await self.storage.words_from(room.row.id, first)
        return [wire.Words(row.number, row.name, row.words, row.said) for row in rows]
