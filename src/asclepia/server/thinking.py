"""Thinking happens in processes of its own; the service itself never computes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

import msgspec

from asclepia.games import load, names
from asclepia.players import Glimpse, SearchPlayer, make_player
from asclepia.server.component_sets import set_of
from asclepia.table import Match

HINT_SECONDS = 1.0
Answer = TypeVar("Answer")


class Question(msgspec.Struct, frozen=True):
    """A position to think about, as its log, and the seat to think for."""

    game: str
    seats: int
    seed: int
    components: str  # the name of a set that comes with the game
    content: str | None  # or what is in somebody's own
    options: dict[str, str]
    moves: list[tuple[int, int]]
    seat: int

    def glimpse(self) -> Glimpse:
        """What the seat may know: the thinker itself never holds the state."""
        game = load(self.game)
        own = None if self.content is None else set_of(self.game, self.content)
        match = Match(game, self.seats, self.seed, own or self.components, None, **self.options)
        for seat, code in self.moves:
            match.play(seat, game.action(code))
        return Glimpse(match.state, self.seat, game.insight)


def decide(question: Question, level: str, mind: int) -> int:
    """The code of the action that a bot of this level takes."""
    return make_player(level, mind).decide(question.glimpse()).code


def advise(question: Question, mind: int) -> list[tuple[int, float]]:
    """The best choices with the lead each promises."""
    weighed = SearchPlayer(mind, seconds=HINT_SECONDS).weigh(question.glimpse())
    return [(action.code, round(lead, 1)) for action, lead in weighed[:3]]


def _settle_in() -> None:
    os.nice(10)  # people come first
    for name in names():
        load(name)


class Thinkers:
    def __init__(self, count: int) -> None:
        self.count = count
        self.alive = True  # whether the last thought found somebody to think it
        self._asked: dict[object, float] = {}  # since when, the oldest first
        self._gather()

    @property
    def waiting(self) -> int:
        return max(0, len(self._asked) - self.count)

    @property
    def oldest(self) -> float:
        """How many seconds the oldest thought has waited that is not being thought."""
        waits = list(self._asked.values())[self.count :]
        return time.monotonic() - waits[0] if waits else 0.0

    def _gather(self) -> None:
        self._pool = ProcessPoolExecutor(
            self.count, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )

    async def decide(self, question: Question, level: str) -> int:
        return await self._ask(partial(decide, question, level, secrets.randbits(62)))

    async def advise(self, question: Question) -> list[tuple[int, float]]:
        return await self._ask(partial(advise, question, secrets.randbits(62)))

    async def _ask(self, work: Callable[[], Answer]) -> Answer:
        """Ask a thinker; if one has died, gather new ones and ask once more."""
        loop = asyncio.get_running_loop()
        pool, mark = self._pool, object()
        self._asked[mark] = time.monotonic()
        try:
            try:
                answer = await loop.run_in_executor(pool, work)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._gather()
                self.alive = False
                answer = await loop.run_in_executor(self._pool, work)
            self.alive = True
            return answer
        finally:
            del self._asked[mark]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
