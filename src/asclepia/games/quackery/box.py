"""What lies in the box for one kind of table: everything that never changes during a game.

Made once for a set of components, a player count and the options; shared by all states.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.quackery.actions import CARDS
from asclepia.games.quackery.effects import Step
from asclepia.games.quackery.remedies import Remedy
from asclepia.games.quackery.views import Printed
from asclepia.games.quackery.vocabulary import Fate, Measure, Whose

HAND: Final = 2  # Q-A3: at first; never below one
MOST: Final = 4  # … and never above four, so that a hand can be held
PATIENCE: Final = 12  # Q-A8: treatments a player before a patient leaves


@final
class Need:
    """One requirement of an agenda, for this number of players."""

    def __init__(
        self, whose: Whose, fate: Fate, measure: Measure, least: int, estate: int, from_value: int
    ) -> None:
        self.whose: Final = whose
        self.fate: Final = fate
        self.measure: Final = measure
        self.least: Final = least
        self.estate: Final = estate  # −1: any
        self.from_value: Final = from_value


@final
class Box:
    def __init__(
        self,
        seats: int,
        random_diagnosis: bool,
        with_characters: bool,
        first: int,
        values: list[int],
        statuses: list[list[int]],
        estates: list[int],
        directions: list[list[Step]],
        agendas: list[list[Need]],
        cards: list[Remedy],
        copies: list[int],
        characters: list[Remedy],
        printed: Printed,
    ) -> None:
        self.seats: Final = seats
        self.random_diagnosis: Final = random_diagnosis
        self.with_characters: Final = with_characters
        self.first: Final = first  # −1: by lot
        # By patient
        self.values: Final = values
        self.statuses: Final = statuses
        self.estates: Final = estates  # −1: none
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

    def remedy(self, number: int) -> Remedy:
        found = self.remedies[number]
        assert found is not None
        return found
