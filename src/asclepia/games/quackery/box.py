"""What lies in the box for one kind of table: everything that never changes during a game.

Made once for a set of components, a player count and the options; shared by all states.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.quackery.actions import CARDS
from asclepia.games.quackery.effects import Step
from asclepia.games.quackery.remedies import Remedy
from asclepia.games.quackery.views import Printed
from asclepia.games.quackery.vocabulary import CURED, SUCCUMBED, Fate
from asclepia.table.pickling import Reduced

PATIENTS: Final = 12
HAND: Final = 2  # Q-A3: at first; never below one …
MOST: Final = 4  # … and never above four, so that a hand can be held
PATIENCE: Final = 12  # Q-A8: treatments a player before a patient leaves


def allowed(limit: int) -> int:
    """A maximum hand size as it may be (Q-A3)."""
    return max(1, min(MOST, limit))


@final
class Need:
    """One requirement of an agenda, for this number of players."""

    def __init__(
        self, mine: bool, fate: Fate, by_estates: bool, counts: list[int], least: int
    ) -> None:
        self.mine: Final = mine  # in the own hospital; else in all of them
        self.cured: Final = fate != SUCCUMBED
        self.succumbed: Final = fate != CURED
        self.by_estates: Final = by_estates
        self.counts: Final = counts  # by patient: what it adds; by estates: its estate as a bit
        self.least: Final = least

    def add(self, total: int, patients: tuple[int, ...]) -> int:
        """What these patients count for, with what was counted before."""
        for patient in patients:
            if self.by_estates:
                total |= self.counts[patient]
            else:
                total += self.counts[patient]
        return total


@final
class Box:
    def __init__(
        self,
        made: Reduced,
        seats: int,
        random_diagnosis: bool,
        with_characters: bool,
        first: int,
        values: list[int],
        statuses: list[list[int]],
        directions: list[list[Step]],
        agendas: list[list[Need]],
        cards: list[Remedy],
        copies: list[int],
        characters: list[Remedy],
        printed: Printed,
    ) -> None:
        self.made: Final = made  # how to have this very box again
        self.seats: Final = seats
        self.random_diagnosis: Final = random_diagnosis
        self.with_characters: Final = with_characters
        self.first: Final = first  # −1: by lot
        # By patient
        self.values: Final = values
        self.statuses: Final = statuses
        self.directions: Final = directions
        self.agendas: Final = agendas
        self.deck: Final = [card for card in range(len(cards)) for _ in range(copies[card])]
        self.remedies: Final[list[Remedy | None]] = [None] * (CARDS + len(characters))
        for number, card in enumerate(cards):
            self.remedies[number] = card
        for number, character in enumerate(characters):
            self.remedies[CARDS + number] = character
        self.characters: Final = [CARDS + number for number in range(len(characters))]
        self.patience: Final = PATIENCE * seats
        self.printed: Final = printed

    def __reduce__(self) -> Reduced:
        return self.made

    def remedy(self, number: int) -> Remedy:
        found = self.remedies[number]
        assert found is not None
        return found
