"""Players of every game, from random to search; each sees only what its seat may see."""

from __future__ import annotations

import re

from asclepia.players.player import Glimpse, Player, play_out
from asclepia.players.search import SearchPlayer
from asclepia.players.simple import GreedyPlayer, RandomPlayer
from asclepia.table.errors import OptionError

__all__ = [
    "PLAYERS_HELP",
    "Glimpse",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "make_player",
    "play_out",
]

PLAYERS_HELP = "random, greedy, search, search:500ms, search:2s, search:1000 (rounds of thought)"


def make_player(name: str, seed: int) -> Player:
    """The player that a name such as "greedy" or "search:500ms" stands for."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    if name == "search":
        return SearchPlayer(seed)
    found = re.fullmatch(r"search:(\d+(?:\.\d+)?)(ms|s)?", name)
    if found is None or float(found[1]) <= 0:
        raise OptionError(f"there is no player {name!r} (players: {PLAYERS_HELP})")
    if found[2] is None:
        return SearchPlayer(seed, rounds=int(float(found[1])))
    return SearchPlayer(seed, seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))
