"""Bots: everyone that is asked thinks at the same time, each about its own question.

A thought is worth something as long as its question stands, whatever others do meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from asclepia.players import seconds_of_thought
from asclepia.server import wire
from asclepia.server.room import Room, Thought
from asclepia.server.rooms import Rooms
from asclepia.server.thinking import Thinkers

log = logging.getLogger("asclepia")

ROOM_TO_THINK = 1.2  # a bot's moment is longer than it may think: the question has a way to go
UNEVENNESS = 0.4  # and up to so much longer by chance
LONGEST_REST = 300.0  # seconds between two attempts of a bot that finds no answer


class Bots:
    def __init__(
        self,
        rooms: Rooms,
        thinkers: Thinkers,
        pause: float,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.pause = pause
        self._wait = wait
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._begin(self._wake_all())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _wake_all(self) -> None:
        """The service has started: the bots go on where they were."""
        for table_id in await self.rooms.storage.played_by_bots():
            try:
                room = await self.rooms.room(table_id)
                self.wake(room)
                self.rooms.forget(room)
            except Exception as error:
                log.error("table %s: its bots sleep on: %s", table_id, type(error).__name__)

    def wake(self, room: Room) -> None:
        """Have exactly those bots think that are asked something."""
        asked = self._asked(room)
        for seat, thought in list(room.thinking.items()):
            if asked.get(seat) != thought.since and not thought.answering:
                thought.task.cancel()
                del room.thinking[seat]
        for seat, since in asked.items():
            if seat not in room.thinking:
                moment = self._moment(room, seat, list(asked))
                task = self._begin(self._answer(room, seat, since, moment))
                room.thinking[seat] = Thought(since, task)

    def _asked(self, room: Room) -> dict[int, int]:
        """The bots that are asked, and since when."""
        return {
            chair.seat: since
            for chair in room.chairs
            if chair.kind == "bot" and (since := room.asked_since.get(chair.seat)) is not None
            if room.stands(chair.seat, since)
        }

    async def _answer(self, room: Room, seat: int, since: int, moment: float) -> None:
        level, asked = str(room.chairs[seat].level), room.match.state.overheard(seat)
        attempts = 0
        try:
            while room.stands(seat, since):
                trouble = await self._try(room, seat, level, since, moment)
                if trouble is not None and room.stands(seat, since):
                    attempts += 1
                    log.warning(
                        "table %s: the bot on seat %d (%s) found no answer to “%s”: %s, %d times",
                        *(room.row.id, seat, level, asked, trouble, attempts),
                    )
                    await self._wait(min(LONGEST_REST, 2.0 ** min(attempts, 10)))
            room.thinking.pop(seat, None)
            self.wake(room)
        finally:
            self.rooms.forget(room)

    async def _try(
        self, room: Room, seat: int, level: str, since: int, moment: float
    ) -> str | None:
        """Think, take the moment, answer; what went wrong, but nothing that the bot may know."""
        try:
            thought = self.thinkers.decide(room.question(seat), level)
            _, code = await asyncio.gather(self._wait(moment), thought)
            async with room.lock:
                if room.stands(seat, since):
                    await self._store(room, seat, code)
        except wire.Refused as refused:
            return refused.key
        except Exception as error:
            return type(error).__name__
        return None

    async def _store(self, room: Room, seat: int, code: int) -> None:
        thought = room.thinking[seat]
        thought.answering = True
        try:
            await self.rooms.move(room, seat, code)
        finally:
            thought.answering = False

    def _moment(self, room: Room, seat: int, asked: list[int]) -> float:
        """How long a bot takes for an answer, in seconds: the same for every question, even if
        it has no choice, or its speed would tell what it holds. Where others are asked with it,
        they may be thought for first: who is asked, everybody knows."""
        thought = {one: seconds_of_thought(str(room.chairs[one].level)) for one in asked}
        first = sum(thought.values()) - thought[seat]
        longest = (thought[seat] + first / self.thinkers.count) * ROOM_TO_THINK
        return max(self.pause, longest) * (1 + random.random() * UNEVENNESS)

    def _begin(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
