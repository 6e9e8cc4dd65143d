"""Step 4: where a game stands."""

from __future__ import annotations

from typing import Any

from asclepia.table import Bits, State, Whole

EMPTY = -1
LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


class TicTacToe(State):
    """Plain data: nothing here knows whose turn it is. That is the frame's matter."""

    def __init__(self, signs: list[str]) -> None:
        super().__init__(seats=2)
        self.signs = signs  # printed: never changes, so clones share it
        self.cells = [EMPTY] * 9  # the seat whose sign is there

    def clone(self) -> TicTacToe:
        """An independent copy. Frames never change, so the copy has the same one."""
        twin = TicTacToe(self.signs)
        twin.cells = self.cells[:]
        twin.frame = self.frame
        return twin

    def view(self, seat: Whole | None) -> dict[str, Any]:
        """Name what this seat may see, ready for JSON. Here everybody sees everything; a
        game with hands would show each seat its own (see Garum's `state.py`)."""
        return {
            "cells": self.cells[:],
            "asked": self.shown(self.checked_seat(seat)),
            "scores": self.scores,
            "winners": list(self.winners),
        }

    def printed(self) -> dict[str, Any]:
        """What is printed on the pieces: sent once, while views are sent at every move."""
        return {"signs": self.signs}

    def resample(self, seat: Whole | None, rng: Bits) -> TicTacToe:
        """Draw anew what the seat cannot know: nothing. The bots think about such copies."""
        self.checked_seat(seat)
        return self.clone()

    @property
    def scores(self) -> list[int]:
        return [int(self.has_line(seat)) for seat in range(2)]

    def has_line(self, seat: int) -> bool:
        cells = self.cells
        return any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES)
