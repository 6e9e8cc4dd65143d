"""Is a game fair? Equal players, many games: what those who won had been dealt, how the games
ended, which cards were worth playing."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Generator
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from asclepia.games import load
from asclepia.lab.simulate import Tally
from asclepia.lab.study import Study, deal, results
from asclepia.players import Glimpse
from asclepia.table.numbers import Whole


@dataclass(frozen=True)
class Account:
    """One finished game."""

    traits: list[list[str]]  # by seat
    winners: tuple[int, ...]
    ending: str
    decisions: int
    offered: set[str]  # pieces that somebody could use
    used: Counter[str]
    scores: list[int] = field(default_factory=list)  # by seat
    noted: Counter[str] = field(default_factory=Counter)  # what happened, beside that


def play_game(study: Study, number: int) -> Account:
    game = load(study.game)
    seats = len(study.players)
    state = game.start(seats, deal(study.seed, number), study.components, **study.options)
    players = study.minds(number, list(study.players))
    traits = [game.traits(state, seat) for seat in range(seats)]
    offered: set[str] = set()
    used: Counter[str] = Counter()
    noted: Counter[str] = Counter()
    decisions = 0
    while not state.over:
        seat = state.pending[0]
        pieces = [game.piece(action, study.components) for action in state.choices(seat)]
        offered.update(piece for piece in pieces if piece is not None)
        action = players[seat].decide(Glimpse(state, seat, game.insight))
        piece = game.piece(action, study.components)
        if piece is not None:
            used[piece] += 1
        for event in state.play(seat, action):
            note = game.noted(event, study.components)
            if note is not None:
                noted[note] += 1
        decisions += 1
    return Account(
        traits,
        tuple(state.winners),
        game.ending(state),
        decisions,
        offered,
        used,
        list(state.scores),
        noted,
    )


def accounts(study: Study, games: Whole, jobs: Whole = 1) -> Generator[list[Account], None, None]:
    """So many games on so many processes, some at a time, as they are finished."""
    return results(play_game, study, games, jobs)


def examine(study: Study, games: Whole, jobs: Whole = 1) -> Balance:
    """Play so many games on so many processes, and tell what they show."""
    began = time.perf_counter()
    found = [account for some in accounts(study, games, jobs) for account in some]
    return Balance(study, found, time.perf_counter() - began)


@dataclass(frozen=True)
class Balance:
    """What a study of balance has shown."""

    study: Study
    accounts: list[Account]
    seconds: float

    @property
    def fair(self) -> float:
        """The share of the games that a seat should win."""
        return 1 / len(self.study.players)

    @property
    def decisions(self) -> float:
        """Of a game, on average."""
        return sum(account.decisions for account in self.accounts) / len(self.accounts)

    def endings(self) -> dict[str, float]:
        counts = Counter(account.ending for account in self.accounts)
        return {ending: count / len(self.accounts) for ending, count in counts.most_common()}

    def traits(self) -> list[Tally]:
        """How often seats with a trait have won, and with how many points they ended."""
        held: Counter[str] = Counter()
        won: dict[str, float] = defaultdict(float)
        scores: dict[str, list[int]] = defaultdict(list)
        for account in self.accounts:
            for seat, traits in enumerate(account.traits):
                for trait in traits:
                    held[trait] += 1
                    scores[trait] += account.scores[seat : seat + 1]
                    if seat in account.winners:
                        won[trait] += 1 / len(account.winners)
        return [
            Tally(trait, held[trait], won[trait], *_mean_and_spread(scores[trait]))
            for trait in sorted(held)
        ]

    def pieces(self) -> list[tuple[str, float, float]]:
        """For each piece: in how many of the games where somebody could use it somebody did,
        and how often in a game; the least used first."""
        games = Counter(piece for account in self.accounts for piece in account.offered)
        taken = Counter(piece for account in self.accounts for piece in account.used)
        times: Counter[str] = sum((account.used for account in self.accounts), Counter())
        found = [
            (piece, taken[piece] / games[piece], times[piece] / games[piece]) for piece in games
        ]
        return sorted(found, key=lambda one: one[1])

    def notes(self) -> list[tuple[str, float, float]]:
        """What happened: in how many of the games, and how often in a game."""
        games = Counter(note for account in self.accounts for note in account.noted)
        times: Counter[str] = sum((account.noted for account in self.accounts), Counter())
        count = len(self.accounts)
        return [(note, games[note] / count, times[note] / count) for note in sorted(games)]


def _mean_and_spread(scores: list[int]) -> tuple[float, float]:
    return (fmean(scores), pstdev(scores)) if scores else (0.0, 0.0)
