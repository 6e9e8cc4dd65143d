"""Knowledge tiles that give something: at a welcome, or at once (H-K1, H-K2, H-K4)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE, PASS
from asclepia.games.hippocrates.box import DOCTOR, LIGHTNING, WELCOME
from asclepia.games.hippocrates.practice import without
from asclepia.games.hippocrates.settle import Decision
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.views import AskedForLightning, AskedForTiles
from asclepia.games.hippocrates.vocabulary import TILE_DOCTOR, TILES
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import Frame
from asclepia.table.texts import Message

USE: Final = [ACTIONS.find("use", tile) for tile in range(TILES)]
KEEP: Final = ACTIONS.find("keep")

USED: Final = EventKind("used", ("seat", "tile"))
KEPT: Final = EventKind("kept", ("seat", "tile"))
LEARNED: Final = EventKind("learned", ("seat", "tile"))


@final
class WelcomeTiles(Decision):
    """H-K2: a patient of the region was welcomed: use tiles for that, one by one, or don't."""

    def __init__(self, below: Frame[Hippocrates], seat: int, patient: int, column: int) -> None:
        super().__init__(below, seat)
        self.patient: Final = patient
        self.column: Final = column

    def usable(self, state: Hippocrates) -> list[Action]:
        box = state.box
        return [
            USE[tile]
            for tile in state.practices[self.seat].tiles
            if box.tile_kinds[tile] == WELCOME and box.tile_regions[tile] == self.column
        ]

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return [*self.usable(state), PASS]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        if action is not PASS:
            practice = state.practices[seat]
            tile = action.values[0]
            practice.tiles = without(practice.tiles, tile)
            state.tell(USED, (seat, tile))
            state.receive(seat, state.box.tile_gains[tile])
            if self.usable(state):
                return
        state.done(self)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedForTiles = {
            "to": "tiles",
            "waits_for": [self.seat],
            "patient": self.patient,
            "column": self.column,
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-tiles", column=self.column)


def learn(state: Hippocrates, seat: int, tile: int, then: Frame[Hippocrates]) -> None:
    """A knowledge tile is taken, and the frame below goes on when it is dealt with."""
    practice = state.practices[seat]
    kind = state.box.tile_kinds[tile]
    state.tell(LEARNED, (seat, tile))
    if kind == LIGHTNING:
        if not state.box.revised:
            state.frame = Lightning(then, seat, tile)
            return
        use_lightning(state, seat, tile)
    elif kind == DOCTOR and not state.box.revised:  # H-D19: an ordinary doctor once taken
        practice.serve(TILE_DOCTOR + tile, len(state.box.contracts[TILE_DOCTOR + tile]))
    else:
        practice.tiles = tuple(sorted((*practice.tiles, tile)))
    state.frame = then
    then.resume(state)


def use_lightning(state: Hippocrates, seat: int, tile: int) -> None:
    state.tell(USED, (seat, tile))
    state.receive(seat, state.box.tile_gains[tile])


@final
class Lightning(Decision):
    """H-D24, first edition: use it at once, or keep it face down as a vial."""

    def __init__(self, below: Frame[Hippocrates], seat: int, tile: int) -> None:
        super().__init__(below, seat)
        self.tile: Final = tile

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return [USE[self.tile], KEEP]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        if action is KEEP:
            practice = state.practices[seat]
            practice.face_down = tuple(sorted((*practice.face_down, self.tile)))
            state.tell(KEPT, (seat, self.tile))
        else:
            use_lightning(state, seat, self.tile)
        state.done(self)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedForLightning = {
            "to": "lightning",
            "waits_for": [self.seat],
            "tile": self.tile,
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-lightning", tile=self.tile)
