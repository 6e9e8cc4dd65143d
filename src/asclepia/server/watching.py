"""Watching and talking: pages come to a table, hear what happens there, say something."""

from __future__ import annotations

from asclepia.server import wire
from asclepia.server.identity import told_apart
from asclepia.server.room import Room, Watcher
from asclepia.server.rooms import Rooms
from asclepia.server.storage import told_words

LONGEST_WORDS = 500


class Watching:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def enter(self, table_id: str, person: str) -> tuple[Room, Watcher]:
        watcher = Watcher(person)
        async with self.rooms.locked(table_id) as room:
            room.watchers.add(watcher)
            try:
                self.rooms.show(room)
            except Exception:  # nobody would ever let it out
                room.watchers.discard(watcher)
                raise
        return room, watcher

    def exit(self, room: Room, watcher: Watcher) -> None:
        room.watchers.discard(watcher)
        self.rooms.forget(room)

    async def say(self, table_id: str, person: str, name: str, words: str) -> None:
        room = await self.rooms.room(table_id)
        clean = " ".join("".join(c for c in words if c.isprintable() or c == " ").split())
        if not clean:
            raise wire.Refused("empty", "there is nothing to say", 400)
        if len(clean) > LONGEST_WORDS:
            raise wire.Refused("too-long", f"at most {LONGEST_WORDS} characters at a time", 400)
        seats = room.seats_of(person)
        beside = room.names_beside(person)
        speaker = room.chairs[seats[0]].name if seats else told_apart(name, beside)
        await self.rooms.storage.add_words(table_id, speaker, clean)
        self.rooms.heard(table_id)
        self.rooms.bus.tell(table_id)

    async def earlier(self, table_id: str, before: int) -> list[wire.Words]:
        """What was said before the line with this number: the newest of it."""
        await self.rooms.room(table_id)  # refuses if there is none
        return [told_words(one) for one in await self.rooms.storage.words(table_id, before)]
