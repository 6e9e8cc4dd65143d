"""What was played on a treatment, and where the humours would land (Q-X2).

Nothing moves before the window closes; until then this tells what would happen.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from asclepia.games.quackery.actions import TREAT, UP
from asclepia.games.quackery.box import Box
from asclepia.games.quackery.effects import apply, step_on
from asclepia.games.quackery.views import Entry as EntrySeen
from asclepia.games.quackery.vocabulary import (
    CREDIT,
    DOUBLE,
    ENTRY,
    ENTRY_AND_HUMOUR,
    HUMOUR,
    HUMOUR_AND_WAY,
    ONE_PLAYER,
    REDIRECT,
    REVERSE,
    TWO_HUMOURS,
    WAY,
)
from asclepia.table.actions import Action
from asclepia.table.pickling import Reduced, fixed

BASIC: Final = -1  # the remedy of a basic treatment
NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Entry:
    """One thing played: the treatment itself, or an answer to it."""

    def __init__(
        self,
        seat: int,
        remedy: int,
        humour: int,
        other: int,
        way: int,
        player: int,
        target: int,
    ) -> None:
        self.seat: Final = seat
        self.remedy: Final = remedy
        self.humour: Final = humour
        self.other: Final = other
        self.way: Final = way
        self.player: Final = player
        self.target: Final = target  # which entry it is about, by its place

    def __reduce__(self) -> Reduced:
        return fixed(self)

    def told(self) -> tuple[int, ...]:
        """The values of the event that tells of it."""
        return (
            self.seat,
            self.remedy,
            self.humour,
            self.other,
            self.way,
            self.player,
            self.target,
        )

    def seen(self) -> EntrySeen:
        return {
            "seat": self.seat,
            "remedy": self.remedy,
            "humour": self.humour,
            "other": self.other,
            "way": self.way,
            "player": self.player,
            "target": self.target,
        }


def entry_of(box: Box, seat: int, action: Action, entries: tuple[Entry, ...]) -> Entry:
    """What a seat has just played, beside what was played before."""
    values = action.values
    if action.kind is TREAT:
        return Entry(seat, BASIC, values[0], NONE, values[1], NONE, NONE)
    remedy = values[0]
    targets = box.remedy(remedy).targets
    humour = other = way = player = target = NONE
    if targets == WAY:
        way = values[1]
    elif targets == HUMOUR:
        humour = values[1]
    elif targets == HUMOUR_AND_WAY:
        humour = values[1]
        way = values[2]
    elif targets == TWO_HUMOURS:
        humour = values[1]
        other = values[2]
    elif targets == ONE_PLAYER:
        player = values[1]
    elif targets in (ENTRY, ENTRY_AND_HUMOUR):
        target = len(entries) - 1 if values[1] else 0
        if targets == ENTRY_AND_HUMOUR:
            humour = values[2]
    return Entry(seat, remedy, humour, other, way, player, target)


def can_be_redirected(box: Box, entry: Entry) -> bool:
    """Has it one chosen humour?"""
    return entry.remedy == BASIC or box.remedy(entry.remedy).can_be_redirected


def can_be_credited(box: Box, entry: Entry) -> bool:
    """Can it change a status, so that there is a credit to take?"""
    return entry.remedy == BASIC or box.remedy(entry.remedy).can_be_credited


def can_be_turned(box: Box, entry: Entry) -> bool:
    """Has it a direction, so that it can be reversed or doubled?"""
    return entry.remedy == BASIC or box.remedy(entry.remedy).can_be_turned


@final
class Landing:
    """Where the humours land, and who has caused it."""

    def __init__(
        self,
        status: list[int],
        cause: list[int],
        owner: list[int],
        aim: list[int],
        stands: list[bool],
    ) -> None:
        self.status: Final = status
        self.cause: Final = cause  # by humour: the place of the last entry that changed it, or −1
        self.owner: Final = owner  # by entry: who gets the credit
        self.aim: Final = aim  # by entry: the humour that it was chosen or redirected to
        self.stands: Final = stands  # by entry: False if it was cancelled

    def culprit(self, humour: int) -> int:
        """The seat that has caused a humour's new status; −1 if nobody has."""
        cause = self.cause[humour]
        return self.owner[cause] if cause >= 0 else NONE


def land(box: Box, before: list[int], entries: tuple[Entry, ...]) -> Landing:
    """Q-X2: cancelling cards first, the newest first; then the rest in the order played."""
    count = len(entries)
    stands = [True] * count
    for i in range(count - 1, 0, -1):
        entry = entries[i]
        if stands[i] and box.remedy(entry.remedy).cancels:
            stands[entry.target] = False

    # What was changed acts, changed, at its own place in the order.
    owner = [entry.seat for entry in entries]
    aim = [entry.humour for entry in entries]
    times = [1] * count  # negative: reversed
    for i in range(1, count):
        entry = entries[i]
        if stands[i]:
            for step in box.remedy(entry.remedy).alters:
                if step.do == REDIRECT:
                    aim[entry.target] = entry.humour
                elif step.do == REVERSE:
                    times[entry.target] = -times[entry.target]
                elif step.do == DOUBLE:
                    times[entry.target] *= 2
                elif step.do == CREDIT:
                    owner[entry.target] = entry.seat

    status = before[:]
    cause = [NONE] * 4
    for i in range(count):
        if stands[i]:
            entry = entries[i]
            earlier = status[:]
            if entry.remedy == BASIC:
                step_on(status, aim[i], times[i] if entry.way == UP else -times[i])
            else:
                changes = box.remedy(entry.remedy).changes
                apply(changes, aim[i], entry.other, entry.way, times[i], before, status)
            for humour in range(4):
                if status[humour] != earlier[humour]:
                    cause[humour] = i
    return Landing(status, cause, owner, aim, stands)
