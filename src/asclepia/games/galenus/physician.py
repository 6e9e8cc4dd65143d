"""What a player has: a villa with its tracks, skill, mediples."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from asclepia.games.galenus.box import House
from asclepia.games.galenus.vocabulary import MEDIPLES
from asclepia.table.pickling import Reduced, changing

NOBODY: Final = [0, 0, 0, 0]  # by humour


@final
@mypyc_attr(acyclic=True)
class Physician:
    def __init__(self, villa: int, house: House) -> None:
        self.villa = villa
        self.house = house
        self.impact = 0
        self.philosophy = house.philosophy_start
        self.health = house.health_start
        self.reputation = house.reputation_start
        # By humour; lists are never changed, only replaced (`put`): clones share them.
        self.focus = NOBODY
        self.hospital = NOBODY
        self.herbs = NOBODY
        self.skill = NOBODY
        self.books = 0
        self.works = 0
        self.doctrines = 0  # bits
        self.used = 0  # … of those whose ability is spent
        # Mediples
        self.at_home = MEDIPLES
        self.planned = 0  # in the own villa
        self.sections = 0  # bits of the planned sections in Roma; in Pergamon, of the used ones
        self.office = 0
        self.ward = 0
        self.prepared = 0
        self.results = False
        # Where patients of each humour went last: a bit means focus
        self.habits = 0
        # Counted for goals
        self.treated = 0
        self.cleared = 0
        self.firsts = 0

    def clone(self) -> Physician:
        twin = Physician(self.villa, self.house)
        twin.impact = self.impact
        twin.philosophy = self.philosophy
        twin.health = self.health
        twin.reputation = self.reputation
        twin.focus = self.focus
        twin.hospital = self.hospital
        twin.herbs = self.herbs
        twin.skill = self.skill
        twin.books = self.books
        twin.works = self.works
        twin.doctrines = self.doctrines
        twin.used = self.used
        twin.at_home = self.at_home
        twin.planned = self.planned
        twin.sections = self.sections
        twin.office = self.office
        twin.ward = self.ward
        twin.prepared = self.prepared
        twin.results = self.results
        twin.habits = self.habits
        twin.treated = self.treated
        twin.cleared = self.cleared
        twin.firsts = self.firsts
        return twin

    def __reduce__(self) -> Reduced:
        return changing(self)

    def focus_count(self) -> int:
        return total(self.focus)

    def focus_kinds(self) -> int:
        """How many different humours lie on the focus track."""
        kinds = 0
        for count in self.focus:
            if count:
                kinds += 1
        return kinds

    def come_home(self) -> None:
        """A-Y2: all mediples."""
        self.at_home = MEDIPLES
        self.planned = 0
        self.sections = 0
        self.office = 0
        self.ward = 0
        self.prepared = 0
        self.results = False


def total(counts: list[int]) -> int:
    """How many there are of all four humours."""
    return counts[0] + counts[1] + counts[2] + counts[3]


def added(counts: list[int], humour: int, by: int) -> list[int]:
    found = counts[:]
    found[humour] += by
    return found


def bits_in(bits: int) -> list[int]:
    found: list[int] = []
    place = 0
    while bits:
        if bits & 1:
            found.append(place)
        bits >>= 1
        place += 1
    return found
