"""Golden records: finished games that must replay exactly, for ever.

If a test here fails, the behaviour of a game has changed. If that is meant, raise the
game's `revision` and make the records anew: `python -m tests.games.test_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import asclepia
from asclepia.players import Glimpse, GreedyPlayer, Player, RandomPlayer
from asclepia.table import Match, read_record

FOLDER = Path(__file__).parent.parent / "golden"
RECORDS = sorted(FOLDER.glob("*.json"))

GAMES = {
    "garum-troia-aureus-4": ("garum", 4, {}),
    "garum-troia-emperor-3": ("garum", 3, {"order": "emperor"}),
    "garum-baelo-haruspex-2": ("garum", 2, {"board": "baelo", "order": "haruspex"}),
    "garum-baelo-aureus-3": (
        "garum",
        3,
        {"board": "baelo", "colours": "red-yellow-green-blue"},
    ),
    "quackery-2": ("quackery", 2, {}),
    "quackery-random-4": ("quackery", 4, {"diagnosis": "random", "first": "3"}),
    "quackery-quacks-6": ("quackery", 6, {"quacks": "dealt"}),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_exactly(path):
    record = read_record(path)
    match = Match.replay(asclepia.load(record.game), record)
    assert match.record().to_json() == path.read_bytes()


def test_every_game_has_golden_records():
    assert {path.stem for path in RECORDS} == set(GAMES)
    assert {name for name, _, _ in GAMES.values()} == set(asclepia.games())


def make() -> None:
    """Write all golden records anew."""
    FOLDER.mkdir(exist_ok=True)
    for seed, (stem, (name, seats, options)) in enumerate(GAMES.items(), 2026):
        game = asclepia.load(name)
        match = Match(game, seats, seed, None, None, **options)
        players: list[Player] = [
            GreedyPlayer(seat) if seat % 2 else RandomPlayer(seat) for seat in range(seats)
        ]
        while not match.state.over:
            seat = match.state.pending[0]
            match.play(seat, players[seat].decide(Glimpse(match.state, seat, game.insight)))
        match.record().save(FOLDER / f"{stem}.json")


if __name__ == "__main__":
    make()
