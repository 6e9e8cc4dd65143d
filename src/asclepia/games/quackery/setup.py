"""Setting up a game of Quackery (Q-S1)."""

from __future__ import annotations

from typing import Final

from asclepia.games.quackery.box import Box
from asclepia.games.quackery.court import hold_court
from asclepia.games.quackery.state import NOBODY, Quackery
from asclepia.table.chance import Dice
from asclepia.table.events import EventKind

INTRODUCED: Final = EventKind("introduced", ("seat", "remedy"))
BEGINS: Final = EventKind("begins", ("seat",))


def deal(box: Box, dice: Dice) -> Quackery:
    """Agendas face down, no cards, patients and cards shuffled, the first Quack by lot."""
    state = Quackery(box, dice)
    seats = box.seats
    agendas = list(range(len(box.agendas)))
    dice.shuffle(agendas)
    state.agendas = tuple(agendas)
    state.confided = [0] * seats
    characters = box.characters[:]
    dice.shuffle(characters)
    state.characters = characters[:seats] if box.with_characters else [NOBODY] * seats
    patients = list(range(len(box.statuses)))
    dice.shuffle(patients)
    state.waiting = tuple(patients)
    state.glimpsed = (0,) * len(patients)
    pile = box.deck[:]
    dice.shuffle(pile)
    state.pile = tuple(pile)
    state.hands = [() for _ in range(seats)]
    state.limits = [state.first_limit(seat) for seat in range(seats)]
    state.cured = [() for _ in range(seats)]
    state.succumbed = [() for _ in range(seats)]
    lot = dice.below(seats)
    state.diagnosing = box.first if box.first >= 0 else lot
    state.listen()
    if box.with_characters:
        for seat in range(seats):
            state.tell(INTRODUCED, (seat, state.characters[seat]))
    state.tell(BEGINS, (state.diagnosing,))
    hold_court(state)
    state.opening = state.heard()
    return state
