"""Step 5: the questions that the rules ask, one frame each. Tic-tac-toe asks only one."""

from __future__ import annotations

from asclepia.games.tictactoe.actions import ACTIONS, MODULE
from asclepia.games.tictactoe.state import EMPTY, TicTacToe

from asclepia.table import ALONE, Action, EventKind, Frame, Message, Spot

# What people are told. A kind could have secret fields, or reveal something (then nobody
# can take the move back any more); nothing of that kind happens here.
MARKED = EventKind("marked", ("seat", "cell"))
WON = EventKind("won", ("seat",))
FULL = EventKind("full")


class Mark(Frame[TicTacToe]):
    """A seat marks a cell (T-3)."""

    def __init__(self, seat: int) -> None:
        super().__init__(None)  # no frame waits below for this one
        self.seat = seat

    def pending(self, state: TicTacToe) -> tuple[int, ...]:
        """Who is asked."""
        return ALONE[self.seat]

    def choices(self, state: TicTacToe, seat: int) -> list[Action]:
        """What is legal, and the only place that says so. An action's code is its place in
        `ACTIONS`; here that is the cell."""
        return [ACTIONS[cell] for cell in range(9) if state.cells[cell] == EMPTY]

    def play(self, state: TicTacToe, seat: int, action: Action) -> None:
        """Do it, and leave the next question on top, or end the game."""
        cell = action.values[0]
        state.cells[cell] = seat
        state.tell(MARKED, (seat, cell))
        if state.has_line(seat):
            state.tell(WON, (seat,))
            state.end((seat,))
        elif EMPTY not in state.cells:
            state.tell(FULL, ())
            state.end((0, 1))
        else:
            state.frame = Mark(1 - seat)

    # For people: what is asked, and why an obvious move is not among the choices.

    def prompt(self, state: TicTacToe, seat: int) -> Message:
        return Message(MODULE, "prompt-mark", seat=self.seat)

    def blocked(self, state: TicTacToe, seat: int) -> list[tuple[Spot, str, Message]]:
        reason = Message(MODULE, "blocked-taken")
        return [(ACTIONS[cell], "T-3", reason) for cell in range(9) if state.cells[cell] != EMPTY]
