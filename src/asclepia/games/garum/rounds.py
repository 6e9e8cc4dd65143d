"""The rounds and their turns (G-R1 to G-R3, G-V1, G-V2)."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.garum.actions import ACTIONS, MODULE
from asclepia.games.garum.box import EMPEROR, HARUSPEX
from asclepia.games.garum.placing import TURNED_UP, PlaceGhost, PlaceTile
from asclepia.games.garum.scoring import end_game
from asclepia.games.garum.state import Garum
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame, Spot
from asclepia.table.texts import Message

AUREUS_TURNED: Final = EventKind("aureus", ("round", "cetarium"), reveals=True)
AUREUS_FORETOLD: Final = EventKind("aureus", ("round", "cetarium"))  # G-V2: all knew it
CHOSEN: Final = EventKind("chosen", ("round", "colour", "cetarium"))
DREW: Final = EventKind("drew", ("colour", "tile"), secret=("tile",), reveals=True)
AMPHORA: Final = EventKind("amphora", ("colour",))


def begin_round(state: Garum) -> None:
    """G-R1: the amphora holder turns an aureus up (G-V1, emperor: chooses a cetarium)."""
    state.round += 1
    if state.box.order == EMPEROR:
        state.cetarium = 0
        state.frame = ChooseCetarium(None)
    else:
        state.cetarium = state.aureus[state.round - 1]
        foretold = state.box.order == HARUSPEX
        kind = AUREUS_FORETOLD if foretold else AUREUS_TURNED
        state.tell(kind, (state.round, state.cetarium))
        take_turn(state, 0)


def take_turn(state: Garum, turn: int) -> None:
    """G-R2: place a tile, perhaps a worker; the turn's frame draws when both are done."""
    state.frame = _PLACING[turn * 4 + state.colour_of(turn)]


def draw(state: Garum, colour: int) -> None:
    """The top tile of the colour's pile into the hand, while the pile lasts."""
    stock = state.stocks[colour]
    if stock.drawn < len(stock.pile):
        tile = stock.pile[stock.drawn]
        stock.drawn += 1
        stock.hand = (*stock.hand, tile)
        owner = state.box.seat_of[colour]
        state.tell(TURNED_UP if owner < 0 else DREW, (colour, tile), owner)


def end_round(state: Garum) -> None:
    """G-R3: the aureus is out, the amphora goes round; G-E1: the last round ends the game."""
    state.filled |= 1 << state.cetarium
    if state.round == state.box.rounds:
        end_game(state)
        return
    state.amphora = (state.amphora + 1) % state.box.turns
    state.tell(AMPHORA, (state.colour_of(0),))
    begin_round(state)


@final
class Turn(Frame[Garum]):
    """Waits below the steps of a turn for their end."""

    def __init__(self, below: Frame[Garum] | None, turn: int) -> None:
        super().__init__(below)
        self.turn: Final = turn

    def resume(self, state: Garum) -> None:
        draw(state, state.colour_of(self.turn))
        if self.turn + 1 < state.box.turns:
            take_turn(state, self.turn + 1)
        elif state.box.ghost >= 0:
            draw(state, state.box.ghost)
            state.frame = PlaceGhost(GhostTurn(None))
        else:
            end_round(state)


@final
class GhostTurn(Frame[Garum]):
    """Waits for the ghost's tile (G-N3)."""

    def resume(self, state: Garum) -> None:
        end_round(state)


@final
class ChooseCetarium(Frame[Garum]):
    """G-V1: any cetarium that is not filled yet."""

    def pending(self, state: Garum) -> tuple[int, ...]:
        return ALONE[state.seat_of(0)]

    def choices(self, state: Garum, seat: int) -> list[Action]:
        return [
            ACTIONS.find("choose", number)
            for number in state.box.numbers
            if not state.filled >> number & 1
        ]

    def play(self, state: Garum, seat: int, action: Action) -> None:
        state.cetarium = action.values[0]
        state.tell(CHOSEN, (state.round, state.colour_of(0), state.cetarium))
        take_turn(state, 0)

    def seen(self, state: Garum, seat: int) -> dict[str, Any]:
        return state.asked("choose_cetarium", self.pending(state), state.colour_of(0))

    def prompt(self, state: Garum, seat: int) -> Message:
        return Message(MODULE, "prompt-cetarium")

    def blocked(self, state: Garum, seat: int) -> list[tuple[Spot, str, Message]]:
        return [
            (ACTIONS.find("choose", number), "G-V1", Message(MODULE, "blocked-filled"))
            for number in state.box.numbers
            if state.filled >> number & 1
        ]


#: Frames never change, so those of every turn and colour are made once.
_PLACING: Final = [PlaceTile(Turn(None, turn), colour) for turn in range(4) for colour in range(4)]
