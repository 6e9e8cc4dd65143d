"""What a long study says while it runs, and how it can be stopped: for the command."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

EVERY = 10.0  # seconds between two lines


class Lines:
    """How far it is, in a line now and then, where there is no terminal for a bar: at the
    beginning, after the first games, and then every few seconds."""

    def __init__(
        self,
        title: str,
        games: int,
        say: Callable[[str], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._title = title
        self._games = games
        self._say = say
        self._clock = clock
        self._done = 0
        self._began = clock()
        self._said = self._began - EVERY
        say(f"{title}: {games} games")

    def advance(self, done: int) -> None:
        """So many more games are finished."""
        self._done += done
        now = self._clock()
        if now < self._said + EVERY:
            return
        self._said = now
        left = (now - self._began) * (self._games - self._done) / self._done
        about = timedelta(seconds=min(round(left), 10**9))
        self._say(f"{self._title}: {self._done} of {self._games} games, {about} left")


@contextmanager
def progress(title: str, games: int, console: Console) -> Iterator[Callable[[int], None]]:
    """Call it with the number of games that are newly finished: a bar in a terminal, else lines."""
    if not console.is_terminal or console.is_dumb_terminal:
        yield Lines(
            title, games, lambda words: console.print(words, markup=False, soft_wrap=True)
        ).advance
        return
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.advance(task, done)


class Stop:
    """What has stopped the work, if anything has: the number of a signal."""

    signal = 0

    @property
    def code(self) -> int:
        """The code with which a command ends then; 0: nothing has stopped it."""
        return 128 + self.signal if self.signal else 0


class _Told(BaseException):
    """The process was told to end. No `except Exception` is meant by that."""


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Ctrl-C and SIGTERM end what is done in here, and what was found so far is kept."""
    stop = Stop()

    def told(number: int, _: FrameType | None) -> None:
        stop.signal = number
        raise _Told

    heeded = [
        one
        for one in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(one) is not signal.SIG_IGN
    ]
    before = {one: signal.signal(one, told) for one in heeded}
    try:
        yield stop
    except _Told:
        pass
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
