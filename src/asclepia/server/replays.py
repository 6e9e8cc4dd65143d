"""Replays: made by the thinkers, kept as long as there is room, made once for all who see the
same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from asclepia.server.room import Room
from asclepia.server.thinking import Replayed, Thinkers

KEPT = 32 * 1024 * 1024  # bytes

#: A log only grows: the table, how far it has come and from where one looks say all.
Key = tuple[str, int, str]


class Replays:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._kept: OrderedDict[Key, Replayed] = OrderedDict()  # who was looked at last comes last
        self._size = 0
        self._being_made: dict[Key, asyncio.Task[Replayed]] = {}

    async def of(self, room: Room, perspective: str, person: str) -> Replayed:
        """What may be seen of the game from there; whether this person may, was asked before."""
        key = (room.row.id, room.ply, perspective)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._being_made:
            making = self.thinkers.replay(room.log(), perspective, person)
            task = self._being_made[key] = asyncio.ensure_future(making)
            task.add_done_callback(lambda _: self._made(key))
        return await asyncio.shield(self._being_made[key])

    def _made(self, key: Key) -> None:
        task = self._being_made.pop(key)
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        self._size += _size(task.result())
        while self._size > KEPT:
            self._size -= _size(self._kept.popitem(last=False)[1])


def _size(replayed: Replayed) -> int:
    return len(replayed.printed) + len(replayed.steps)
