"""Work that is done in processes of its own, so that the service itself never computes.

What waits for a process waits here, in turns by house, and in a house by person: whoever has the
least being worked on comes next, so nobody waits for another's crowd, nor for a crowd of guests
that another makes up; and a crowd leaves one process free for whoever was served a moment ago and
will be back. A process that dies costs the one piece of work it was at; one that hangs is ended.
Both are replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import pickle
import signal
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

log = logging.getLogger("asclepia")

LONGEST = 60.0  # seconds after which a process that works, or starts, is taken to hang
LONGEST_REST = 30.0  # seconds between two attempts to start one
MEMORY = 60.0  # seconds for which it is remembered how long work has taken
CROWD = 8  # pieces of work that wait: more than any one table has bots
KEPT_FREE = 10.0  # seconds for which a process is kept for whoever was served, if a crowd waits
SLOWEST = 3.0  # times as long as it should take; whoever is slower does not slow all others down

Answer = TypeVar("Answer")


class Died(Exception):
    """The process that was at it has died, or was ended since it took too long."""


class Hung(Died):
    """It took too long."""


class Pace:
    """How long a process is taken for work of one kind, whatever it is about: as long as that
    kind should take, or as the slowest has lately taken. So nobody can tell easy work from hard
    by the time it takes, or by the time that others wait meanwhile."""

    def __init__(self, rated: float) -> None:
        self.rated = rated
        self._slow: deque[tuple[float, float]] = deque()  # when and how slow, the slowest first

    def slot(self, now: float) -> float:
        while self._slow and self._slow[0][0] < now - MEMORY:
            self._slow.popleft()
        return max(self.rated, self._slow[0][1]) if self._slow else self.rated

    def took(self, seconds: float, now: float) -> None:
        seconds = min(seconds, SLOWEST * self.rated)
        if seconds > self.rated:
            while self._slow and self._slow[-1][1] <= seconds:
                self._slow.pop()
            self._slow.append((now, seconds))


class Process(Protocol):
    async def start(self) -> None: ...
    async def do(self, work: Any) -> Any: ...
    def end(self) -> None: ...


class Worker:
    """One process, at low priority, and our end of the pipe to it."""

    def __init__(self, settle_in: Callable[[], None] | None = None, longest: float = LONGEST):
        self._settle_in = settle_in
        self._longest = longest
        self._thread = ThreadPoolExecutor(1)  # waits for the pipe
        self._pipe: Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None

    async def start(self) -> None:
        await self._in_thread(self._start)

    async def do(self, work: Callable[[], Any]) -> Any:
        """The answer, or what the work has raised; `Died` if the process is of no use any more."""
        fine, answer = await self._in_thread(self._ask, work)
        if not fine:
            raise answer
        return answer

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=False)

    async def _in_thread(self, function: Callable[..., Answer], *given: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *given)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, self._settle_in), daemon=True)
        self._process.start()
        theirs.close()
        self._hear(LONGEST)

    def _ask(self, work: Callable[[], Any]) -> tuple[bool, Any]:
        assert self._pipe is not None
        try:
            question = pickle.dumps(work)
        except Exception as error:
            return False, error
        try:
            self._pipe.send_bytes(question)
        except OSError as error:
            raise Died from error
        return self._hear(self._longest)

    def _hear(self, longest: float) -> tuple[bool, Any]:
        assert self._pipe is not None
        try:
            if not self._pipe.poll(longest):
                raise Hung
            heard: tuple[bool, Any] = self._pipe.recv()
            return heard
        except (EOFError, OSError) as error:
            raise Died from error


def _work(pipe: Connection, settle_in: Callable[[], None] | None) -> None:
    """The life of a process: until the pipe is closed, by whatever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-c is for the service
    os.nice(10)  # people come first
    if settle_in is not None:
        settle_in()
    with contextlib.suppress(EOFError, OSError):
        pipe.send((True, None))
        while True:
            pipe.send(_outcome(pipe.recv_bytes()))


def _outcome(question: bytes) -> tuple[bool, Any]:
    try:
        return True, pickle.loads(question)()
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # it cannot travel
            return False, RuntimeError(type(error).__name__)
        return False, error


class _Task:
    """One piece of work, and who waits for it."""

    def __init__(self, person: str, house: str, work: Any, pace: Pace | None, since: float) -> None:
        self.person = person
        self.house = house
        self.work = work
        self.pace = pace
        self.since = since
        self.tried = False
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, error: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Workers:
    def __init__(
        self,
        count: int,
        make: Callable[[], Process] = Worker,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
        house_of: Callable[[str], str] = str,
    ) -> None:
        self.count = count
        self.alive = 0  # places with a process, or one on its way that did not fail before
        self.done = 0  # pieces of work
        self._make = make
        self._wait = wait
        self._clock = clock
        self._house_of = house_of  # where a person is; by default everybody has their own
        # By house, and there by person; who was served last comes last.
        self._waiting: dict[str, dict[str, deque[_Task]]] = {}
        self._at_work: Counter[tuple[str, ...]] = Counter()  # by house, and by house and person
        self._served: dict[tuple[str, ...], float] = {}  # the same: when last; only lately
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._keep_working()) for _ in range(self.count)]
        self.alive = self.count

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in [one for tasks in self._lines() for one in tasks]:
            waiting.answer.cancel()

    def _lines(self) -> Iterator[deque[_Task]]:
        """What waits, of each person."""
        for people in self._waiting.values():
            yield from people.values()

    def _line(self, task: _Task) -> deque[_Task]:
        """Where it waits, or will."""
        return self._waiting.setdefault(task.house, {}).setdefault(task.person, deque())

    @property
    def waiting(self) -> int:
        """Pieces of work that no process is at yet."""
        return sum(map(len, self._lines()))

    @property
    def oldest(self) -> float:
        """Seconds that the oldest of them has waited."""
        oldest = min((tasks[0].since for tasks in self._lines()), default=None)
        return 0.0 if oldest is None else self._clock() - oldest

    async def do(self, person: str, work: Callable[[], Answer], pace: Pace | None = None) -> Answer:
        """Have a process do it, for this person, when it is their turn. Whoever stops waiting
        gives it up: if it has not been begun, it never will be."""
        task = _Task(person, self._house_of(person), work, pace, self._clock())
        self._line(task).append(task)
        self._something.set()
        try:
            answer: Answer = await task.answer
            return answer
        finally:
            self._give_up(task)

    def _give_up(self, task: _Task) -> None:
        people = self._waiting.get(task.house, {})
        tasks = people.get(task.person)
        if tasks is not None and task in tasks:
            tasks.remove(task)
            if not tasks:
                del people[task.person]
            if not people:
                del self._waiting[task.house]

    async def _next(self) -> _Task:
        """Of the house, and there of whom, that has the least being worked on; of several, that
        has waited the longest."""
        at_work = self._at_work
        while True:
            while not self._waiting:
                self._something.clear()
                await self._something.wait()
            house = min(self._waiting, key=lambda one: at_work[one,])
            person = min(self._waiting[house], key=lambda one: at_work[house, one])
            if not self._kept_from(house, person):
                break
            self._something.clear()
            await self._something_or(KEPT_FREE)
        people = self._waiting.pop(house)
        tasks = people.pop(person)
        task = tasks.popleft()
        if tasks:
            people[person] = tasks
        if people:
            self._waiting[house] = people
        return task

    def _kept_from(self, house: str, person: str) -> bool:
        """Whether this place is kept free: it is the last one, all others work for one crowd, and
        somebody else was served a moment ago."""
        people, since = self._waiting[house], self._clock() - KEPT_FREE
        crowds = {(house,): sum(map(len, people.values())), (house, person): len(people[person])}
        return any(
            waiting > CROWD
            and 0 < self.count - 1 <= self._at_work[crowd]
            and any(
                one != crowd and len(one) == len(crowd) and when > since
                for one, when in self._served.items()
            )
            for crowd, waiting in crowds.items()
        )

    async def _something_or(self, seconds: float) -> None:
        """Wait until something has changed, or so long."""
        waits = [
            asyncio.ensure_future(one) for one in (self._something.wait(), self._wait(seconds))
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()

    async def _keep_working(self) -> None:
        """One place for a process: whatever happens to it, there will be another."""
        while True:
            worker = await self._started()
            try:
                while True:
                    await self._do(worker, await self._next())
            except Exception as error:
                log.warning("a thinker has died: %s; another one starts", type(error).__name__)
            finally:
                worker.end()

    async def _started(self) -> Process:
        """A new process; if it cannot start, another one after a while."""
        failures = 0
        while True:
            worker = self._make()
            try:
                await worker.start()
            except Exception as error:
                worker.end()
                self.alive -= not failures
                failures += 1
                rest = min(LONGEST_REST, 2.0 ** min(failures, 10))
                log.error("a thinker cannot start: %s; again in %d s", type(error).__name__, rest)
                await self._wait(rest)
            except asyncio.CancelledError:
                worker.end()
                raise
            else:
                self.alive += bool(failures)
                return worker

    async def _do(self, worker: Process, task: _Task) -> None:
        """Raises `Died` if the worker is of no use any more."""
        self._at_work.update([(task.house,), (task.house, task.person)])
        begun = self._clock()
        slot = asyncio.ensure_future(self._wait(task.pace.slot(begun) if task.pace else 0.0))
        try:
            answer = await worker.do(task.work)
            if task.pace:
                task.pace.took(self._clock() - begun, self._clock())
            await slot
            self.done += 1
            if not task.answer.done():
                task.answer.set_result(answer)
        except Died as error:
            if task.tried or isinstance(error, Hung):
                task.fail(error)
            elif not task.answer.done():  # once more: perhaps it was not its fault
                task.tried = True
                self._line(task).appendleft(task)
                self._something.set()
            raise
        except Exception as error:
            self.done += 1
            task.fail(error)
        except asyncio.CancelledError:
            task.answer.cancel()
            raise
        finally:
            slot.cancel()
            self._at_work.subtract([(task.house,), (task.house, task.person)])
            self._at_work += Counter()  # forgets who has nothing being worked on
            self._note(task)
            self._something.set()

    def _note(self, task: _Task) -> None:
        """Who was served, and forget who was long ago."""
        now = self._clock()
        served = {one: when for one, when in self._served.items() if when > now - KEPT_FREE}
        self._served = served | {(task.house,): now, (task.house, task.person): now}
