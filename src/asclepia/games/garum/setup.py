"""Setting up a game of Garum (G-S1, G-S2)."""

from __future__ import annotations

from asclepia.games.garum.box import EMPEROR, LINES, VILICI, Box
from asclepia.games.garum.rounds import begin_round
from asclepia.games.garum.state import Garum, Stock
from asclepia.table.chance import Dice


def deal(box: Box, dice: Dice) -> Garum:
    """Shuffle the piles, deal the hands, mix the aureus, draw the first player."""
    stocks: list[Stock] = []
    for colour in range(4):
        pile = box.tiles[:]
        dice.shuffle(pile)
        held = 0 if colour == box.ghost else box.hand
        hand = tuple(pile[:held])
        if colour == box.ghost:
            stocks.append(Stock(pile, held, hand, 0, 0, 0))
        else:
            stocks.append(Stock(pile, held, hand, VILICI, 1, 0))
    aureus: list[int] = []
    if box.order != EMPEROR:
        aureus = box.numbers[:]
        dice.shuffle(aureus)
    laid = [-1] * (4 * (box.rounds + 1))
    state = Garum(box, stocks, laid, [-1] * (LINES + 1), aureus)
    state.amphora = dice.below(box.turns)
    state.listen()
    begin_round(state)
    state.opening = state.heard()
    return state
