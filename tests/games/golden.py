"""Golden records: finished games of every game, in `tests/games/<game>/golden/`.

A record says itself how it was made: its game, seats, options and seed. So it can be played anew
(`python -m tests.games.golden`), and another one is added by saying what it is to be:
`python -m tests.games.golden garum 3 board=baelo`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import asclepia
from asclepia.players import Glimpse, GreedyPlayer, Player, RandomPlayer
from asclepia.table import Match, Record, RecordError, read_record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/golden/*.json"))


def settings() -> list[tuple[str, int, dict[str, str]]]:
    """The games, seats and options of all golden records."""
    records = map(read_record, RECORDS)
    return [(one.game, one.seats, dict(one.options)) for one in records]


def play(name: str, seats: int, seed: int, options: dict[str, str]) -> Match:
    game = asclepia.load(name)
    match = Match(game, seats, seed, None, None, **options)
    players: list[Player] = [
        GreedyPlayer(seat) if seat % 2 else RandomPlayer(seat) for seat in range(seats)
    ]
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, players[seat].decide(Glimpse(match.state, seat, game.insight)))
    return match


def holds(old: Record) -> bool:
    """Whether today's game plays the record to the same end."""
    game = asclepia.load(old.game)
    try:
        return game.revision == old.revision and Match.replay(game, old).record() == old
    except RecordError:
        return False


def renew() -> None:
    """Play anew the golden games that no longer hold; the others prove more the older they are."""
    for path in RECORDS:
        old = read_record(path)
        if holds(old):
            continue
        play(old.game, old.seats, int(old.seed, 16), dict(old.options)).record().save(path)


def add(name: str, seats: str, *options: str) -> None:
    """Another one, called after what it is."""
    seed = 2026 + len(RECORDS)
    match = play(name, int(seats), seed, dict(one.split("=") for one in options))
    folder = FOLDER / name / "golden"
    folder.mkdir(exist_ok=True)
    words = [one.split("=")[1] for one in options]
    match.record().save(folder / f"{'-'.join([*words, seats])}.json")


if __name__ == "__main__":
    add(*sys.argv[1:]) if sys.argv[1:] else renew()
