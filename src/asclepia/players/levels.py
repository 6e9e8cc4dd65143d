"""Levels, from novice to master: they differ in thought and care, never in what they see."""

from __future__ import annotations

import re
from typing import Final

from asclepia.players.player import Player
from asclepia.players.search import SearchPlayer
from asclepia.players.simple import GreedyPlayer, RandomPlayer
from asclepia.table.errors import OptionError
from asclepia.table.numbers import Whole

#: The levels that people choose from, easiest first.
LEVELS: Final = ("novice", "apprentice", "physician", "master")
PLAYERS_HELP: Final = (
    "novice, apprentice, physician, master, random, greedy, search, search:500ms, search:2s, "
    "search:1000 (rounds of thought)"
)


def seconds_of_thought(level: str) -> float:
    """How long a level may think about a decision, however easy it is; one that is not known
    here any more, as long as the slowest."""
    return make_player(level if level in LEVELS else LEVELS[-1], 0).cost()


def make_player(name: object, seed: Whole) -> Player:
    """The player that a name such as "master", "greedy" or "search:500ms" stands for."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "novice":
        return GreedyPlayer(seed, carelessness=6.0)
    if name in ("apprentice", "greedy"):
        return GreedyPlayer(seed)
    if name == "physician":
        return SearchPlayer(seed, rounds=100)
    if name == "master":
        return SearchPlayer(seed, seconds=0.7)
    if name == "search":
        return SearchPlayer(seed)
    found = re.fullmatch(r"search:([0-9]{1,9})(\.[0-9]{1,9})?(ms|s)?", str(name))
    if found is None:
        raise OptionError(f"there is no player {name!r} (players: {PLAYERS_HELP})")
    if float(found[1] + (found[2] or "")) == 0:
        raise OptionError(f"player {name!r} has nothing to think with: search:1 is one round")
    if found[3] is not None:
        unit = 1000 if found[3] == "ms" else 1
        return SearchPlayer(seed, seconds=float(found[1] + (found[2] or "")) / unit)
    if found[2] is not None:
        raise OptionError(f"player {name!r}: rounds are whole; seconds are written search:0.5s")
    return SearchPlayer(seed, rounds=int(found[1]))
