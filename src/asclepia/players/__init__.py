"""Players of every game, from random to search; each sees only what its seat may see."""

from asclepia.players.levels import LEVELS, PLAYERS_HELP, make_player, seconds_of_thought
from asclepia.players.player import Glimpse, Player, play_out
from asclepia.players.reasons import Advice, Hindsight, Reason, advise, look_back
from asclepia.players.search import SearchPlayer
from asclepia.players.simple import GreedyPlayer, RandomPlayer

__all__ = [
    "LEVELS",
    "PLAYERS_HELP",
    "Advice",
    "Glimpse",
    "GreedyPlayer",
    "Hindsight",
    "Player",
    "RandomPlayer",
    "Reason",
    "SearchPlayer",
    "advise",
    "look_back",
    "make_player",
    "play_out",
    "seconds_of_thought",
]
