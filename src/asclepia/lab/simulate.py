"""Many games at once: who wins, with how many points, how fast."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from asclepia.games import load
from asclepia.players import make_player, play_out
from asclepia.table.chance import Stream
from asclepia.table.components import ComponentSet

Found = TypeVar("Found")


@dataclass(frozen=True)
class Study:
    """What is played: the same table again and again, the players changing seats."""

    game: str
    players: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    components: ComponentSet | None = None
    seed: int = 0

    def seating(self, number: int) -> list[int]:
        """Which player sits on each seat in this game: one seat further on every time."""
        count = len(self.players)
        return [(seat + number) % count for seat in range(count)]


@dataclass(frozen=True)
class Outcome:
    """One finished game, by seat."""

    seating: list[int]
    scores: list[int]
    winners: tuple[int, ...]
    decisions: int


def play_game(study: Study, number: int) -> Outcome:
    game = load(study.game)
    seating = study.seating(number)
    # Games of one round of seats share their seed, so that nobody has the better deals.
    deal = study.seed + number // len(seating)
    state = game.start(len(seating), deal, study.components, **study.options)
    minds = Stream(study.seed * 1_000_003 + number)
    players = [make_player(study.players[who], minds.getrandbits(62)) for who in seating]
    decisions = play_out(state, game.insight, players)
    return Outcome(seating, list(state.scores), tuple(state.winners), decisions)


def _play_some(study: Study, numbers: range) -> list[Outcome]:
    return [play_game(study, number) for number in numbers]


def simulate(
    study: Study, games: int, jobs: int = 1, tick: Callable[[int], None] = lambda done: None
) -> Summary:
    """Play so many games on so many processes; `tick` hears how many were just finished."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for some in results(_play_some, study, list(portions(study, games, jobs)), jobs):
        outcomes.extend(some)
        tick(len(some))
    return Summary(study, outcomes, time.perf_counter() - began)


def portions(study: Study, games: int, jobs: int) -> Iterator[range]:
    """The games in portions that are worth a process's while."""
    thinks = any(name.startswith("search") for name in study.players)
    size = 1 if thinks else max(1, min(250, games // (jobs * 4) or 1))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def results(
    play: Callable[[Study, range], list[Found]], study: Study, parts: Sequence[range], jobs: int
) -> Iterator[list[Found]]:
    """What `play` finds for each portion, as they come, on so many processes."""
    if jobs == 1:
        for portion in parts:
            yield play(study, portion)
    else:
        with ProcessPoolExecutor(jobs) as workers:
            yield from workers.map(play, [study] * len(parts), parts)


@dataclass(frozen=True)
class Tally:
    """How one player, or one seat, has done."""

    label: str
    games: int
    wins: float  # a shared victory counts in parts
    mean: float
    spread: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval (Wilson) of the win rate."""
        n = self.games
        z = 1.96
        p = self.rate
        return z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)


@dataclass(frozen=True)
class Summary:
    """What a study has shown."""

    study: Study
    outcomes: list[Outcome]
    seconds: float

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    def by_player(self) -> list[Tally]:
        return [
            self._tally(name, [outcome.seating.index(who) for outcome in self.outcomes])
            for who, name in enumerate(self.study.players)
        ]

    def by_seat(self) -> list[Tally]:
        return [
            self._tally(str(seat), [seat] * len(self.outcomes))
            for seat in range(len(self.study.players))
        ]

    def _tally(self, label: str, seats: list[int]) -> Tally:
        """The tally of whoever sat on these seats, game by game."""
        games = list(zip(self.outcomes, seats, strict=True))
        scores = [outcome.scores[seat] for outcome, seat in games]
        wins = sum(1 / len(game.winners) for game, seat in games if seat in game.winners)
        mean = sum(scores) / len(scores)
        spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / len(scores))
        return Tally(label, len(scores), wins, mean, spread)

    def to_json(self) -> dict[str, object]:
        def told(tally: Tally) -> dict[str, object]:
            return {
                "label": tally.label,
                "win_rate": round(tally.rate, 4),
                "margin_95": round(tally.margin, 4),
                "mean_score": round(tally.mean, 3),
                "score_spread": round(tally.spread, 3),
            }

        return {
            "game": self.study.game,
            "options": self.study.options,
            "seed": self.study.seed,
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "players": [told(tally) for tally in self.by_player()],
            "seats": [told(tally) for tally in self.by_seat()],
        }
