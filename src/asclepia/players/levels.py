"""Levels, from novice to master: they differ in thought and care, never in what they see."""

from __future__ import annotations

import re
from typing import Final

from asclepia.players.player import Player
from asclepia.players.search import SearchPlayer
from asclepia.players.simple import GreedyPlayer, RandomPlayer
from asclepia.table.errors import OptionError

#: The levels that people choose from, easiest first.
LEVELS: Final = ("novice", "apprentice", "physician", "master")
#: How long each may think about a decision, in seconds; where rounds are counted, what they
#: take on a slow machine.
_SECONDS: Final = {"novice": 0.05, "apprentice": 0.05, "physician": 0.2, "master": 0.7}
PLAYERS_HELP: Final = (
    "novice, apprentice, physician, master, random, greedy, search, search:500ms, search:2s, "
    "search:1000 (rounds of thought)"
)


def seconds_of_thought(level: str) -> float:
    """How long a level may think about a decision, however easy it is; one that is not known
    here any more, as long as the slowest."""
    return _SECONDS.get(level, _SECONDS["master"])


def make_player(name: str, seed: int) -> Player:
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
        return SearchPlayer(seed, seconds=_SECONDS[name])
    if name == "search":
        return SearchPlayer(seed)
    found = re.fullmatch(r"search:(\d+(?:\.\d+)?)(ms|s)?", name)
    if found is None or float(found[1]) <= 0:
        raise OptionError(f"there is no player {name!r} (players: {PLAYERS_HELP})")
    if found[2] is None:
        return SearchPlayer(seed, rounds=int(float(found[1])))
    return SearchPlayer(seed, seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))
