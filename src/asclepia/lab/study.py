"""A study: the same table again and again, on as many processes as are given."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from multiprocessing import active_children
from operator import index
from typing import TypeVar

from asclepia.games import load
from asclepia.players import Player, make_player
from asclepia.table.chance import SEED_BITS, Stream, checked_seed
from asclepia.table.components import ComponentSet
from asclepia.table.errors import OptionError
from asclepia.table.numbers import Whole, natural

Found = TypeVar("Found")

MOST = 250  # games of a portion
PORTION = 5.0  # seconds that a portion should take at most, on a slow machine
ENDING = (signal.SIGINT, signal.SIGTERM)
LENGTH = 100  # decisions that a player has in a game, about


def drawn(what: str, seed: Whole, number: Whole) -> int:
    """A number of 128 bits for one game of a study: the first 16 bytes, as a big-endian number, of
    the SHA-256 of "asclepia study 1", `what`, the study's seed and the game's number (both in
    decimal, from 0), joined by line feeds.

    It is the same in every process, on every machine and in every version of Asclepia, and two
    studies with seeds that lie side by side have nothing in common.
    """
    words = ["asclepia study 1", what, str(checked_seed(seed)), str(index(number))]
    return int.from_bytes(sha256("\n".join(words).encode()).digest()[: SEED_BITS // 8], "big")


def deal(seed: Whole, number: Whole) -> int:
    """The seed that this deal of a study is dealt by: `game.start(seats, deal(seed, number))` deals
    it again."""
    return drawn("deal", seed, number)


@dataclass(frozen=True)
class Study:
    """What is played: the same table again and again, the players changing seats."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    components: ComponentSet | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        """What cannot be played is refused before anything is."""
        object.__setattr__(self, "seed", checked_seed(self.seed))
        object.__setattr__(self, "players", tuple(self.players))
        for name in self.players:
            make_player(name, 0)
        load(self.game).start(len(self.players), 0, self.components, **self.options)

    def seating(self, number: int) -> list[int]:
        """Which player sits on each seat in this game: one seat further on every time."""
        count = len(self.players)
        return [(seat + number) % count for seat in range(count)]

    def minds(self, number: int, names: list[str]) -> list[Player]:
        """The players of this game, each with chance of its own."""
        chance = Stream(drawn("minds", self.seed, number))
        return [make_player(name, chance.getrandbits(62)) for name in names]

    def labels(self) -> list[str]:
        """The players by name; those that are called alike are counted."""
        found: list[str] = []
        for who, name in enumerate(self.players):
            nth = self.players[: who + 1].count(name)
            found.append(f"{name} ({nth})" if self.players.count(name) > 1 else name)
        return found

    def by_the_clock(self) -> list[str]:
        """The players that think by the clock: with them no seed gives the same games again."""
        return [one for one in dict.fromkeys(self.players) if not make_player(one, 0).repeats()]

    def _seconds(self) -> float:
        """How long a game may take, on a slow machine."""
        return LENGTH * sum(make_player(name, 0).cost() for name in self.players)

    def portions(self, games: int, jobs: int) -> Iterator[range]:
        """The games in portions that are worth a process's while, and not too long to wait for."""
        size = max(1, min(MOST, games // (jobs * 4), int(PORTION / self._seconds())))
        return (range(first, min(first + size, games)) for first in range(0, games, size))


def results(
    play: Callable[[Study, int], Found], study: Study, games: Whole, jobs: Whole = 1
) -> Generator[list[Found], None, None]:
    """What `play` finds in so many games, in their order, a portion at a time as they come, on so
    many processes. Who stops listening ends the processes."""
    if natural(games) < 1:
        raise OptionError(f"a study has one game or more, not {games!r}")
    if natural(jobs) < 1:
        raise OptionError(f"a study is played by one process or more, not {jobs!r}")
    workers = min(natural(jobs), natural(games))
    portions = study.portions(natural(games), workers)
    if workers == 1:
        return _alone(play, study, portions)
    return _together(play, study, portions, workers)


def _some(play: Callable[[Study, int], Found], study: Study, numbers: range) -> list[Found]:
    return [play(study, number) for number in numbers]


def _alone(
    play: Callable[[Study, int], Found], study: Study, portions: Iterator[range]
) -> Generator[list[Found], None, None]:
    for portion in portions:
        yield _some(play, study, portion)


def _together(
    play: Callable[[Study, int], Found], study: Study, portions: Iterator[range], jobs: int
) -> Generator[list[Found], None, None]:
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=_leave_signals_to_the_first) as workers:
        waiting: deque[Future[list[Found]]] = deque()
        try:
            while True:
                for portion in islice(portions, 4 * jobs - len(waiting)):
                    with _undisturbed():  # a process may be started
                        waiting.append(workers.submit(_some, play, study, portion))
                if not waiting:
                    return
                yield waiting.popleft().result()
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            workers.shutdown(cancel_futures=True)
            raise


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Signals wait: a process that is only just started would not know yet what to do with them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_signals_to_the_first() -> None:
    """A terminal tells Ctrl-C to all processes; the one that a person has started decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
