"""Many games at once: who wins, with how many points, how fast."""

from __future__ import annotations

import math
import time
from collections.abc import Generator
from dataclasses import dataclass

from asclepia.games import load
from asclepia.lab.study import Study, deal, results
from asclepia.players import play_out
from asclepia.table.numbers import Whole


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
    # Games of one round of seats share their deal, so that no player has the better ones.
    seed = deal(study.seed, number // len(seating))
    state = game.start(len(seating), seed, study.components, **study.options)
    players = study.minds(number, [study.players[who] for who in seating])
    decisions = play_out(state, game.insight, players)
    return Outcome(seating, list(state.scores), tuple(state.winners), decisions)


def outcomes(study: Study, games: Whole, jobs: Whole = 1) -> Generator[list[Outcome], None, None]:
    """So many games on so many processes, some at a time, as they are finished."""
    return results(play_game, study, games, jobs)


def simulate(study: Study, games: Whole, jobs: Whole = 1) -> Summary:
    """Play so many games on so many processes, and sum them up."""
    began = time.perf_counter()
    found = [outcome for some in outcomes(study, games, jobs) for outcome in some]
    return Summary(study, found, time.perf_counter() - began)


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
            self._tally(label, [outcome.seating.index(who) for outcome in self.outcomes])
            for who, label in enumerate(self.study.labels())
        ]

    def by_seat(self) -> list[Tally]:
        """By seat, the first is 0; the labels are for people, who count from 1."""
        return [
            self._tally(str(seat + 1), [seat] * len(self.outcomes))
            for seat in range(len(self.study.players))
        ]

    def _tally(self, label: str, seats: list[int]) -> Tally:
        """How these seats have done, one of each game."""
        games = list(zip(self.outcomes, seats, strict=True))
        scores = [outcome.scores[seat] for outcome, seat in games]
        wins = sum(1 / len(game.winners) for game, seat in games if seat in game.winners)
        mean = sum(scores) / len(scores)
        spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / len(scores))
        return Tally(label, len(scores), wins, mean, spread)

    def to_json(self) -> dict[str, object]:
        def told(tally: Tally) -> dict[str, object]:
            return {
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
            "players": [
                {"label": tally.label, "player": name, **told(tally)}
                for tally, name in zip(self.by_player(), self.study.players, strict=True)
            ],
            "seats": [{"seat": seat, **told(one)} for seat, one in enumerate(self.by_seat())],
        }
