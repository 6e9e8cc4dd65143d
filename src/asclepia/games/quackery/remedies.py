"""Remedies: the cards and the characters' abilities, and the ways to play them (Q-C4, Q-C5)."""

from __future__ import annotations

from typing import Final, final

from asclepia.games.quackery.actions import ACTIONS, DOWN, UP
from asclepia.games.quackery.effects import BALANCED, DEAD_HIGH, DEAD_LOW, Step, apply
from asclepia.games.quackery.vocabulary import (
    ALL,
    ANSWERS,
    BALANCE,
    CANCEL,
    CHANGES,
    CHOSEN,
    CONFESS,
    CREDIT,
    DOUBLE,
    DRAW,
    ENTRY,
    ENTRY_AND_HUMOUR,
    HUMOUR,
    HUMOUR_AND_WAY,
    LIMIT,
    MOVE,
    NO_HUMOUR,
    NOTHING,
    ONE_PLAYER,
    OTHER,
    PEEK,
    PLAYER,
    REDIRECT,
    RESTORE,
    REVERSE,
    SELF,
    SWAP,
    TWO_HUMOURS,
    UPSET,
    WAY,
    Targets,
    Use,
)
from asclepia.table.actions import Action


@final
class Remedy:
    """A card, or a character's ability."""

    def __init__(
        self,
        seats: int,
        number: int,
        use: Use,
        steps: list[Step],
        pay: int,
        hand: int,
        draws: int,
        mourns: bool,
    ) -> None:
        self.number: Final = number
        self.use: Final = use
        self.steps: Final = steps
        self.pay: Final = pay
        self.hand: Final = hand
        self.draws: Final = draws
        self.mourns: Final = mourns
        does = [step.do for step in steps]
        # What it does to statuses, to what was played, and the rest.
        self.changes: Final = [step for step in steps if step.do in CHANGES]
        self.cancels: Final = CANCEL in does
        self.alters: Final = [step for step in steps if step.do in ANSWERS and step.do != CANCEL]
        self.turns: Final = REVERSE in does or DOUBLE in does
        self.credits: Final = CREDIT in does
        self.boon: Final = _boon(steps)
        # What answers can do to it.
        self.can_be_turned: Final = any([do in (MOVE, BALANCE, UPSET) for do in does])
        self.can_be_credited: Final = bool(self.changes)
        self.targets: Final = _targets(steps)
        self.can_be_redirected: Final = self.targets in (HUMOUR, HUMOUR_AND_WAY)
        # The ways to play it, where they never change: whatever is going on, or by the seat that
        # plays it, by what it answers, by what it answers × 4 + the humour that is about.
        self.ways: Final = _ways(number, self.targets, self.changes)
        self.on_players: Final = [
            [
                ACTIONS.find("play_player", number, player)
                for player in range(seats)
                if player != seat
            ]
            for seat in range(seats)
        ]
        self.on_entries: Final = [ACTIONS.find("play_entry", number, entry) for entry in (0, 1)]
        self.redirects: Final = [
            [ACTIONS.find("play_redirect", number, entry, to) for to in range(4) if to != humour]
            for entry in (0, 1)
            for humour in range(4)
        ]

    def ways_of(self, seat: int) -> list[Action]:
        """The ways in which a seat can play it, if it answers nothing."""
        return self.on_players[seat] if self.targets == ONE_PLAYER else self.ways


def _targets(steps: list[Step]) -> Targets:
    """What has to be chosen when this is played."""
    does = [step.do for step in steps]
    chosen_way = any([step.chosen_way for step in steps])
    if REDIRECT in does:
        return ENTRY_AND_HUMOUR
    if any([do in ANSWERS for do in does]):
        return ENTRY
    if any([step.who == PLAYER for step in steps]):
        return ONE_PLAYER
    if SWAP in does or any([step.humour == OTHER for step in steps]):
        return TWO_HUMOURS
    if any([step.humour == CHOSEN for step in steps]):
        return HUMOUR_AND_WAY if chosen_way else HUMOUR
    return WAY if chosen_way else NOTHING


def _boon(steps: list[Step]) -> float:
    """A guess, for bots, of what a remedy brings its player beside moving humours, in points."""
    found = 0.0
    for step in steps:
        if step.do == DRAW and step.who in (SELF, ALL):
            found += 0.6 * step.by
        elif step.do == LIMIT:
            found += 0.4 * step.by if step.who == SELF else -0.2 * step.by
        elif step.do in (PEEK, CONFESS):
            found += 0.2
    return found


def _alike(changes: list[Step]) -> bool:
    """Does it make no difference which of two chosen humours is named first? All places of the
    two are tried, however far the card is turned or doubled; the other humours do not matter."""
    named = any([NO_HUMOUR < step.humour < CHOSEN for step in changes])
    pairs = [(one, two) for two in range(4) for one in range(two)] if named else [(0, 1)]
    restores = any([step.do == RESTORE for step in changes])
    for one, two in pairs:
        for before, now in _positions(one, two, restores):
            for times in (1, -1, 2, -2, 4, -4, 8, -8):
                first, second = now[:], now[:]
                apply(changes, one, two, UP, times, before, first)
                apply(changes, two, one, UP, times, before, second)
                if first != second:
                    return False
    return True


def _positions(one: int, two: int, restores: bool) -> list[tuple[list[int], list[int]]]:
    """Where two humours can stand now, and before the treatment, if that makes a difference."""
    found: list[list[int]] = []
    for here in range(DEAD_LOW, DEAD_HIGH + 1):
        for there in range(DEAD_LOW, DEAD_HIGH + 1):
            status = [BALANCED] * 4
            status[one] = here
            status[two] = there
            found.append(status)
    return [(before, now) for now in found for before in (found if restores else [now])]


def _ways(number: int, targets: Targets, changes: list[Step]) -> list[Action]:
    """The ways to play a remedy whose targets never change."""
    if targets == NOTHING:
        return [ACTIONS.find("play", number)]
    if targets == WAY:
        return [ACTIONS.find("play_way", number, way) for way in (DOWN, UP)]
    if targets == HUMOUR:
        return [ACTIONS.find("play_humour", number, humour) for humour in range(4)]
    if targets == HUMOUR_AND_WAY:
        return [
            ACTIONS.find("play_move", number, humour, way)
            for humour in range(4)
            for way in (DOWN, UP)
        ]
    if targets == TWO_HUMOURS:
        alike = _alike(changes)
        return [
            ACTIONS.find("play_pair", number, humour, other)
            for humour in range(4)
            for other in range(4)
            if (humour < other if alike else humour != other)
        ]
    return []
