"""Bots: everyone that is asked thinks at the same time, each about its own question.

A thought is worth something as long as its question stands, whatever others do meanwhile.
Whoever stores a move wakes the bots that it asks. A turn that nobody thinks about, because its
process has ended or was in trouble, is found by a sweep: see `due.py`.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from asclepia.players import seconds_of_thought
from asclepia.server import wire
from asclepia.server.due import LEASE
from asclepia.server.room import Room, Thought
from asclepia.server.rooms import Rooms
from asclepia.server.storage import now
from asclepia.server.thinking import ROOM_TO_THINK, Thinkers

log = logging.getLogger("asclepia")

UNEVENNESS = 0.4  # a bot's moment is up to so much longer by chance
LONGEST_REST = 300.0  # seconds between two attempts of a bot that finds no answer
LONGEST_OUTAGE = 30.0  # … or whose answer cannot be stored, or whose table cannot be read
OUT_OF_PLAY = 3600.0  # … or whose table today's rules cannot play
SWEEP = 2.0  # seconds between two looks for turns that were left hanging
AT_A_TIME = 20  # tables


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
        self._sweeping: asyncio.Task[None] | None = None
        self._failures: dict[str, int] = {}  # by table: how often it could not be read

    def open(self) -> None:
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def close(self) -> None:
        tasks = [*self.tasks] if self._sweeping is None else [*self.tasks, self._sweeping]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Turns that were left hanging

    async def _keep_sweeping(self) -> None:
        rest, looked_again = SWEEP, False
        while True:
            try:
                if not looked_again:
                    await self.look_again()
                    looked_again = True
                await self.sweep()
                rest = SWEEP
            except Exception as error:
                rest = min(LONGEST_OUTAGE, 2 * rest)
                log.error("no bots' turns can be found: %s; again in %d s", _kind(error), rest)
            await asyncio.sleep(rest)

    async def look_again(self) -> None:
        """The service has started: whatever was put off for long may go well now. Where there
        is no other process, nobody thinks about anything."""
        storage = self.rooms.storage
        await storage.bring_forward(now() + (LEASE if storage.postgres else 0))

    async def sweep(self) -> None:
        """Put off what is being thought about here; wake the tables that are overdue."""
        storage = self.rooms.storage
        thinking = self.rooms.thinking()
        if thinking:
            await storage.put_off(thinking, now() + LEASE // 2, now() + LEASE)
        more = True
        while more:
            found = await storage.overdue(AT_A_TIME)
            for table_id, seen in found:
                await self._rouse(table_id, seen)
            more = len(found) == AT_A_TIME

    async def _rouse(self, table_id: str, seen: int) -> None:
        """Have a table's bots think, unless another process was faster."""
        storage, failures = self.rooms.storage, self._failures.get(table_id, 0)
        due = now() + max(LEASE, int(1000 * _rest(failures, LONGEST_REST)))
        if not await storage.claim(table_id, seen, due):
            return
        try:
            async with self.rooms.locked(table_id) as room:
                self.wake(room)
            self.rooms.forget(room)
            self._failures.pop(table_id, None)
        except Exception as error:
            self._failures[table_id] = failures + 1
            log.warning("table %s: its bots could not be woken: %s", table_id, _kind(error))
            return
        if not room.thinking:
            later = now() + int(1000 * OUT_OF_PLAY)
            await storage.claim(table_id, due, later if room.trouble else None)

    # Their thoughts

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
            seat: since
            for seat in room.bots
            if (since := room.asked_since.get(seat)) is not None
            if room.stands(seat, since)
        }

    async def _answer(self, room: Room, seat: int, since: int, moment: float) -> None:
        try:
            await self._try_until_answered(room, seat, since, moment)
            self._put_away(room, seat)
            self.wake(room)
        except Exception as error:  # the sweep will find the turn
            log.error("table %s: the bot on seat %d sleeps: %s", room.row.id, seat, _kind(error))
        finally:
            self._put_away(room, seat)
            self.rooms.forget(room)

    def _put_away(self, room: Room, seat: int) -> None:
        thought = room.thinking.get(seat)
        if thought is not None and thought.task is asyncio.current_task():
            del room.thinking[seat]

    async def _try_until_answered(self, room: Room, seat: int, since: int, moment: float) -> None:
        level, asked = room.level_of(seat), room.match.state.overheard(seat)
        attempts = 0
        while room.stands(seat, since):
            trouble, longest = await self._try(room, seat, level, since, moment)
            if trouble and room.stands(seat, since):
                attempts += 1
                log.warning(
                    "table %s: the bot on seat %d (%s) found no answer to “%s”: %s, %d times",
                    *(room.row.id, seat, level, asked, trouble, attempts),
                )
                await self._wait(_rest(attempts, longest))

    async def _try(
        self, room: Room, seat: int, level: str, since: int, moment: float
    ) -> tuple[str, float]:
        """Think, take the moment, answer; what went wrong, but nothing that the bot may know,
        and how long to rest at most before the next attempt."""
        try:
            thought = self.thinkers.decide(room.question(seat), level, room.asker_of(seat))
            _, code = await asyncio.gather(self._wait(moment), thought)
            async with room.lock:
                if room.stands(seat, since):
                    await self._store(room, seat, code)
        except wire.Refused as refused:
            return refused.key, LONGEST_REST
        except Exception as error:
            return _kind(error), LONGEST_OUTAGE
        return "", 0.0

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
        thought = {one: seconds_of_thought(room.level_of(one)) for one in asked}
        first = sum(thought.values()) - thought[seat]
        longest = (thought[seat] + first / self.thinkers.count) * ROOM_TO_THINK
        return max(self.pause, longest) * (1 + random.random() * UNEVENNESS)

    def _begin(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def _rest(attempts: int, longest: float) -> float:
    """Seconds until the next attempt: longer and longer."""
    return min(longest, 2.0 ** min(attempts, 10))


def _kind(error: Exception) -> str:
    """What went wrong, without what it was about."""
    return type(error).__name__
