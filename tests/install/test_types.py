"""The types of the public contract reach a script that is checked with all strictness."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

SCRIPT = """
import json
import random
from pathlib import Path

import asclepia
from asclepia.players import Glimpse, make_player
from asclepia.table import Event, Match, read_record


def play(path: Path) -> None:
    game = asclepia.load("garum")
    print(asclepia.games(), game.name, game.title, game.seats, game.options, game.action_count)
    reveal_type(game)
    rng = random.Random(7)
    state = game.start(seats=3, seed=7, board="troia", order="haruspex")
    reveal_type(state)
    told: list[Event] = []
    while not state.over:
        seat = state.pending[0]
        action = rng.choice(state.choices(seat))
        reveal_type(action)
        print(action.code, json.dumps(action.to_json()), str(action), action.aside)
        assert game.action(action.code) is game.actions.from_json(action.to_json())
        print(state.prompt(seat), state.blocked(seat), state.foretell(seat, action))
        reveal_type(state.asking(seat))
        drawn = state.resample(seat, rng)
        assert drawn.view(seat) == state.view(seat) != state.clone().view(None)
        events = state.play(seat, action)
        reveal_type(events)
        told += events
        for event in events:
            print(game.say_event(event.seen_by(seat), "fr"))
    reveal_type(state.view(0))
    reveal_type((state.scores, state.winners, state.ranks))
    print(state.printed(), game.components("reconstructed"), game.read_components(path))
    match = Match(game, 3, seed=7)
    bot = make_player("greedy", 1)
    match.play(0, bot.decide(Glimpse(match.state, 0, game.insight)))
    match.record().save(path)
    reveal_type(Match.replay(game, read_record(path)))
"""
REVEALED = [
    "asclepia.table.game.Game",
    "asclepia.table.state.State",
    "asclepia.table.actions.Action",
    "asclepia.table.state.Frame[asclepia.table.state.State] | None",
    "list[asclepia.table.events.Event]",
    "dict[str, object]",
    "tuple[list[int], tuple[int, ...], tuple[int, ...]]",
    "asclepia.table.match.Match",
]


@pytest.fixture
def check(tmp_path):
    """Checks a script beside an installed Asclepia; code and output."""

    def run(script, code=0):
        (tmp_path / "script.py").write_text(script)
        words = ("--strict", "--disallow-any-expr", "--cache-dir", tmp_path / "cache", "script.py")
        done = subprocess.run(
            [sys.executable, "-m", "mypy", *map(str, words)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout

    return run


def test_a_strict_script_sees_no_any(check):
    said = check(SCRIPT)
    assert re.findall(r'Revealed type is "(.*)"', said) == REVEALED
    said = check(SCRIPT + "    print(json.loads('1'))\n", code=1)
    assert said.count("error:") == said.count('Expression has type "Any"') == 1
