"""Reasons that no game has to give."""

from __future__ import annotations

from asclepia.players import Glimpse
from asclepia.players.reasons import reason
from tests.tiny.solitaire import KEEP, LEAVE, SolitaireGame


def test_what_wins_the_game_says_so():
    game = SolitaireGame()
    state = game.start(seats=1, seed=1)
    state.points[0], state.rolls = 19, 7
    glimpse = Glimpse(state, 0, game.insight)
    why = reason(glimpse, LEAVE, KEEP, 1)
    assert why is not None
    assert why.key == "reason-wins"
    assert why.sure
    assert game.texts().say(why.key) == "that wins the game"
    assert reason(glimpse, LEAVE, LEAVE, 1) is None, "both win"
