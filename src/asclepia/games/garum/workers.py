"""Placing a vilicus or a dominus (G-W1 to G-W3)."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.garum.actions import ACTIONS, MODULE
from asclepia.games.garum.scoring import count_line
from asclepia.games.garum.state import Garum, sign_of
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame, Spot
from asclepia.table.texts import Message

HIRED: Final = EventKind("hired", ("colour", "dominus", "line"))
NO_WORKER: Final = ACTIONS.find("no_worker")


def empty_cetaria(state: Garum) -> int:
    """As bits: all but the round's and those of the rounds before."""
    return ~(state.filled | 1 << state.cetarium)


def nearly_full(state: Garum, line: int) -> bool:
    """G-W3: are all other cetaria of the line's influence area full already?"""
    return not state.box.tanks_on[line] & empty_cetaria(state)


def open_lines(state: Garum) -> list[int]:
    """The lines through the round's cetarium that can still take a worker."""
    workers = state.workers
    tanks_on = state.box.tanks_on
    empty = empty_cetaria(state)
    return [
        line
        for line in state.box.lines_of[state.cetarium]
        if workers[line] < 0 and tanks_on[line] & empty
    ]


def place_a_worker(state: Garum, below: Frame[Garum], colour: int) -> None:
    """G-R2: the worker step of a turn, asked only where a worker can be placed."""
    stock = state.stocks[colour]
    lines = open_lines(state) if stock.vilici or stock.domini else []
    if lines:
        state.frame = PlaceWorker(below, colour, lines)
    else:
        state.frame = below
        below.resume(state)


@final
class PlaceWorker(Frame[Garum]):
    def __init__(self, below: Frame[Garum], colour: int, lines: list[int]) -> None:
        super().__init__(below)
        self.colour: Final = colour
        self.lines: Final = lines

    def pending(self, state: Garum) -> tuple[int, ...]:
        return ALONE[state.box.seat_of[self.colour]]

    def choices(self, state: Garum, seat: int) -> list[Action]:
        stock = state.stocks[self.colour]
        found = [NO_WORKER]
        for line in self.lines:
            if stock.vilici:
                found.append(state.box.vilicus_on[line])
            if stock.domini:
                found.append(state.box.dominus_on[line])
        return found

    def play(self, state: Garum, seat: int, action: Action) -> None:
        if action is not NO_WORKER:
            colour = self.colour
            line = action.values[0]
            dominus = int(action is state.box.dominus_on[line])
            if dominus:
                state.stocks[colour].domini -= 1
            else:
                state.stocks[colour].vilici -= 1
            worker = colour * 2 + dominus
            state.workers[line] = worker
            state.tell(HIRED, (colour, dominus, line))
            if state.listening_closely:
                count_line(state, line, worker, 0)
        state.done(self)

    def seen(self, state: Garum, seat: int) -> dict[str, Any]:
        return state.asked("place_worker", self.pending(state), self.colour)

    def prompt(self, state: Garum, seat: int) -> Message:
        sign = sign_of(self.colour)
        return Message(MODULE, "prompt-worker", sign=sign, cetarium=state.cetarium)

    def blocked(self, state: Garum, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        stock = state.stocks[self.colour]
        lines = state.box.lines_of[state.cetarium]
        for line in range(1, len(state.workers)):
            if line not in lines:
                reason = Message(MODULE, "blocked-line-elsewhere", cetarium=state.cetarium)
                found.append(({"line": line}, "G-W1", reason))
            elif state.workers[line] >= 0:
                found.append(({"line": line}, "G-W2", Message(MODULE, "blocked-line-taken")))
            elif nearly_full(state, line):
                found.append(
                    (
                        {"line": line},
                        "G-W3",
                        Message(MODULE, "blocked-area-full", down=int(line > 16)),
                    )
                )
            elif not stock.vilici:
                reason = Message(MODULE, "blocked-no-vilicus")
                found.append((state.box.vilicus_on[line], "G-W2", reason))
            elif not stock.domini:
                reason = Message(MODULE, "blocked-no-dominus")
                found.append((state.box.dominus_on[line], "G-W2", reason))
        return found
