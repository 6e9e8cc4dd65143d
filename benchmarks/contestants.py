"""The contestants: each plays random games, alone in a process, and tells what it measured.

`python contestants.py NAME SECONDS` prints one JSON object. Time is processor time of this
process, so that waiting for a busy machine is not counted. Libraries are imported by the
contestant that needs them and by no other.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from itertools import count
from operator import methodcaller
from typing import Any, NamedTuple

clock = time.process_time
ENDLESS = sys.maxsize
POSITIONS = 32  # states in mid-game that copies, views and the like are measured on

#: Plays a new random game for at most so many decisions: the state, and how many there were.
Play = Callable[[int], tuple[Any, int]]


class Pace(NamedTuple):
    games: float  # whole games a second, set-up included
    decisions: float  # decisions a second in those games


def pace(play: Play, seconds: float) -> Pace:
    """Whole games for some seconds."""
    games = decisions = 0
    begun = now = clock()
    while now < begun + seconds:
        decisions += play(ENDLESS)[1]
        games += 1
        now = clock()
    return Pace(games / (now - begun), decisions / (now - begun))


def rate(deeds: Callable[[], list[Any]], seconds: float) -> float:
    """How many of the things that one call of `deeds` makes a list of are made a second."""
    done = 0
    begun = now = clock()
    while now < begun + seconds:
        done += len(deeds())
        now = clock()
    return done / (now - begun)


def mid_game(play: Play) -> list[Any]:
    """States halfway through random games."""
    half = sum(play(ENDLESS)[1] for _ in range(4)) // 8
    return [play(half)[0] for _ in range(POSITIONS)]


def measure(play: Play, copier: str, seconds: float) -> dict[str, float]:
    """What every contestant is asked: games, decisions and copies, each a second."""
    copy = methodcaller(copier)
    states = mid_game(play)  # also the warm-up
    games, decisions = pace(play, seconds)
    copies = rate(lambda: [copy(state) for state in states], seconds / 4)
    return {"games": games, "decisions": decisions, "copies": copies}


#: Our own games, with four seats, and the options they are measured with.
OURS: dict[str, dict[str, str]] = {
    "garum": {"board": "troia", "order": "aureus"},
    "quackery": {},
    "hippocrates": {},
    "galenus": {},
}


def ours(name: str, seconds: float) -> dict[str, Any]:
    """A game of Asclepia, every move checked and its events collected."""
    import asclepia
    from asclepia.players import Glimpse, SearchPlayer
    from asclepia.players.player import play_out
    from asclepia.players.simple import RandomPlayer
    from asclepia.table import Match, State, Stream

    game = asclepia.load(name)
    seeds = count(1)
    chance = random.random

    def start() -> State:
        return game.start(seats=4, seed=next(seeds), **OURS[name])

    def play(most: int) -> tuple[State, int]:
        """The loop that somebody who scripts games would write."""
        state = start()
        for decisions in range(most):
            if state.over:
                return state, decisions
            seat = state.pending[0]
            choices = state.choices(seat)
            state.play(seat, choices[int(chance() * len(choices))])
        return state, most

    def simulate(most: int) -> tuple[State, int]:
        """The loop of `asclepia simulate`, which is part of the engine."""
        state = start()
        return state, play_out(state, game.insight, players)

    players = [RandomPlayer(seat) for seat in range(4)]
    loop = measure(play, "clone", seconds)
    states = mid_game(play)
    stream = Stream(1)
    match = Match(game, seats=4, seed=1, **OURS[name])
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, random.choice(match.state.choices(seat)))
    record = match.record()
    each: dict[str, Callable[[], list[Any]]] = {
        "start": lambda: [start() for _ in states],
        "view": lambda: [state.view(0) for state in states],
        "resample": lambda: [state.resample(0, stream) for state in states],
        "replay": lambda: [Match.replay(game, record)],
    }
    undecided = [state for state in states if not state.over]
    if hasattr(State, "foretell_all"):  # an older engine may be measured, too
        each["foretell"] = lambda: [one.foretell_all(one.pending[0]) for one in undecided]
    thinker = SearchPlayer(1, rounds=64)

    def think() -> list[Any]:
        state = undecided[next(seeds) % len(undecided)]
        return [thinker.weigh(Glimpse(state, state.pending[0], game.insight))] * 64

    return {
        "compiled": asclepia.compiled,
        "loop": loop,
        "play_out": pace(simulate, seconds)._asdict(),
        "micros": {
            "clone": 1e6 / loop["copies"],
            **{deed: 1e6 / rate(deeds, seconds / 4) for deed, deeds in each.items()},
            "a round of search": 1e6 / rate(think, seconds / 2),
        },
    }


def garum_games() -> dict[str, Any]:
    """Some games of every kind of table, for comparing one engine with another."""
    import asclepia
    from asclepia.players.player import play_out
    from asclepia.players.simple import RandomPlayer

    game = asclepia.load("garum")
    played: dict[str, list[Any]] = {}
    for seats in game.seats:
        for board in ("troia", "baelo"):
            for order in ("aureus", "emperor", "haruspex"):
                for seed in range(5):
                    chance = random.Random(seed)
                    state = game.start(seats=seats, seed=seed, board=board, order=order)
                    codes: list[int] = []
                    while not state.over:
                        seat = state.pending[0]
                        action = chance.choice(state.choices(seat))
                        state.play(seat, action)
                        codes.append(action.code)
                    other = game.start(seats=seats, seed=seed, board=board, order=order)
                    play_out(other, game.insight, [RandomPlayer(seat) for seat in range(seats)])
                    name = f"{board}, {order}, {seats} seats, seed {seed}"
                    played[name] = [state.scores, codes, other.scores]
    return {"compiled": asclepia.compiled, "played": played}


def catanatron(seconds: float) -> dict[str, Any]:
    """Catan with four of catanatron's own random players, driven tick by tick: its `play`
    does the same and takes two copies of the game besides."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def play(most: int) -> tuple[Game, int]:
        game = Game([RandomPlayer(color) for color in Color])
        for decisions in range(most):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                return game, decisions
            game.play_tick()
        return game, most

    return {"loop": measure(play, "copy", seconds)}


def open_spiel(name: str, seconds: float) -> dict[str, Any]:
    """A game of OpenSpiel; what chance decides is drawn here and not counted as a decision."""
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401 (registers them)

    game = pyspiel.load_game(name)
    chance = random.random

    def play(most: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        for decisions in range(most):
            while state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            if state.is_terminal():
                return state, decisions
            choices = state.legal_actions()
            state.apply_action(choices[int(chance() * len(choices))])
        return state, most

    return {"loop": measure(play, "clone", seconds)}


def main() -> None:
    name = sys.argv[1]
    seconds = float(sys.argv[2])
    random.seed(1)
    if name in OURS:
        found = ours(name, seconds)
    elif name == "garum_games":
        found = garum_games()
    elif name == "catanatron":
        found = catanatron(seconds)
    else:
        found = open_spiel(name, seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
