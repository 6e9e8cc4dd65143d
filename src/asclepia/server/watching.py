"""Watching and talking: pages come to a table, hear what happens there, say something."""

from __future__ import annotations

from asclepia.server import wire
from asclepia.server.identity import clean_line, told_apart
from asclepia.server.presence import Presence
from asclepia.server.room import Room, Watcher
from asclepia.server.rooms import Rooms
from asclepia.server.storage import Person

LONGEST_WORDS = 500


class Watching:
    def __init__(self, rooms: Rooms, presence: Presence) -> None:
        self.rooms = rooms
        self.presence = presence

    async def enter(
        self, table_id: str, person: str, came_as: Person | None = None
    ) -> tuple[Room, Watcher]:
        watcher = Watcher(person, came_as)
        async with self.rooms.locked(table_id) as room:
            room.watchers.add(watcher)
            try:
                await self.presence.came(room, person)
                await self.presence.still_here(room)
                self.rooms.show(room)
            except BaseException:  # nobody would ever let it out
                room.watchers.discard(watcher)
                raise
        return room, watcher

    def exit(self, room: Room, watcher: Watcher) -> None:
        room.watchers.discard(watcher)
        self.presence.left(room, watcher.person)
        self.rooms.forget(room)

    async def say(
        self,
        table_id: str,
        person: str,
        name: str,
        words: str = "",
        phrase: wire.Phrase | None = None,
    ) -> None:
        """In one's own words, or a set phrase that everybody reads in their language. A person who
        does not sit at the table speaks as a spectator."""
        room = await self.rooms.room(table_id)
        clean = clean_line(words)
        if bool(clean) == bool(phrase):
            raise wire.Refused("empty", "say something: either words or a phrase", 400)
        if len(clean) > LONGEST_WORDS:
            raise wire.Refused("too-long", f"at most {LONGEST_WORDS} characters at a time", 400)
        seats = room.seats_of(person)
        if not seats and not room.allowed.spectators:
            words = "at this table spectators do not speak: so it was agreed on"
            raise wire.Refused("no-spectators", words, 403)
        beside = room.names_beside(person)
        speaker = room.chairs[seats[0]].name if seats else told_apart(name, beside)
        with self.rooms.storing(room):
            said = speaker, clean, person, phrase
            await self.rooms.storage.add_words(table_id, *said, not seats)
        self.rooms.heard(table_id)

    async def earlier(self, table_id: str, before: int) -> list[wire.Words]:
        """What was said before the line with this number: the newest of it."""
        await self.rooms.room(table_id)  # refuses if there is none
        return await self.rooms.storage.words(table_id, before)
