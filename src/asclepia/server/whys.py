"""Whys: what bots may have thought, told when the game is over; thought about once, then kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict

import msgspec

from asclepia.server import wire
from asclepia.server.room import Room, told_action
from asclepia.server.thinking import Looked, Question, Thinkers

KEPT = 4096  # moves
AT_ONCE = 4  # that one person may have thought about at the same time

#: A game that is over does not change: the table and the move say all.
Key = tuple[str, int]


class Whys:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._kept: OrderedDict[Key, Looked] = OrderedDict()  # who was looked at last comes last
        self._being_made: dict[Key, asyncio.Task[Looked]] = {}
        self._for: Counter[str] = Counter()  # by person: how many are being made

    async def of(self, room: Room, ply: int, level: str, person: str) -> wire.MoveWhy:
        """Of a game that is over: why the move was made that led to this ply."""
        seat, action = room.match.moves[ply - 1]
        key = (room.row.id, ply)
        if key in self._kept:
            self._kept.move_to_end(key)
            found = self._kept[key]
        else:
            if key not in self._being_made:
                self._begin(key, _before(room, ply, seat), action.code, person)
            found = await asyncio.shield(self._being_made[key])
        better = None if found.better is None else room.match.game.action(found.better)
        return wire.MoveWhy(
            ply,
            seat,
            level,
            found.verdict,
            found.why,
            None if better is None else told_action(better),
            found.better_why,
        )

    def _begin(self, key: Key, question: Question, done: int, person: str) -> None:
        if self._for[person] >= AT_ONCE:
            words = f"at most {AT_ONCE} moves are thought about at once: wait a little"
            raise wire.Refused("too-many", words, 429)
        self._for[person] += 1
        task = asyncio.ensure_future(self.thinkers.explain(question, done, person))
        self._being_made[key] = task
        task.add_done_callback(lambda _: self._made(key, person))

    def _made(self, key: Key, person: str) -> None:
        self._for[person] -= 1
        self._for += Counter()  # forgets those who have none
        task = self._being_made.pop(key)
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _before(room: Room, ply: int, seat: int) -> Question:
    """What the mover was asked."""
    log = room.log()
    return Question(
        **msgspec.structs.asdict(msgspec.structs.replace(log, moves=log.moves[: ply - 1])),
        seat=seat,
    )
