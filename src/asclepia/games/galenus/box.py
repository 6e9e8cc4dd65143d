"""What lies in the box for one kind of table: everything that never changes during a game.

Made once for a set of components, a player count and the options; shared by all states.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.galenus.views import Printed
from asclepia.games.galenus.vocabulary import (
    CARDS_OF_A_CLASS,
    CLASSES,
    HARD,
    INTERMEDIATE,
    LEGENDARY,
    NONE,
    PERGAMON_REGIONS,
    REGIONS,
)
from asclepia.table.pickling import Reduced, fixed

# What an effect does. Those from PAY_PHILOSOPHY on are prices.
IMPACT: Final = 0
PHILOSOPHY: Final = 1
REPUTATION: Final = 2
HEALTH: Final = 3
BOOKS: Final = 4
WORKS: Final = 5
FOCUS: Final = 6  # of a humour
ANY_FOCUS: Final = 7
HERB: Final = 8
ANY_HERB: Final = 9
SKILL: Final = 10
ANY_SKILL: Final = 11
HURT: Final = 12  # health lost (A-T2) with phlegmatic patients (A-P3)
ENVY: Final = 13  # … with reputation that does not fit (A-T1)
PAY_PHILOSOPHY: Final = 14
PAY_REPUTATION: Final = 15
PAY_HEALTH: Final = 16
PAY_BOOKS: Final = 17
PAY_FOCUS: Final = 18
PAY_ANY_FOCUS: Final = 19
PAY_HERB: Final = 20
PAY_ANY_HERB: Final = 21

# Where a project's patients are treated
HERE: Final = 0
HOSPITAL: Final = 1
IN_ARENA: Final = 2

#: What projects and goals measure, by number (see `Measures` in components.py).
MEASURES: Final = (
    "impact",
    "works",
    "publications",
    "humours",
    "primus",
    "level",
    "sanguine",
    "phlegmatic",
    "choleric",
    "melancholic",
    "philosophy",
    "reputation",
    "health",
    "focus",
    "herbs",
    "books",
    "doctrines",
    "treated",
    "cleared",
    "firsts",
)
IMPACTS: Final = 0
WORKS_HELD: Final = 1
PUBLICATIONS: Final = 2
HUMOURS_PUBLISHED: Final = 3
PRIMUS_HELD: Final = 4
LEVEL: Final = 5
LEVEL_OF: Final = 6  # … and the three after it
PHILOSOPHY_HELD: Final = 10
REPUTATION_HELD: Final = 11
HEALTH_HELD: Final = 12
FOCUS_HELD: Final = 13
HERB_COLOURS: Final = 14
BOOKS_HELD: Final = 15
DOCTRINES_HELD: Final = 16
TREATED: Final = 17
CLEARED: Final = 18
FIRSTS: Final = 19


@final
class Effect:
    """One thing that is gained, lost or paid."""

    def __init__(self, what: int, amount: int, humour: int = NONE) -> None:
        self.what: Final = what
        self.amount: Final = amount
        self.humour: Final = humour

    def __reduce__(self) -> Reduced:
        return fixed(self)


@final
class Need:
    """A measure, and what it must reach."""

    def __init__(self, measure: int, least: int) -> None:
        self.measure: Final = measure
        self.least: Final = least

    def __reduce__(self) -> Reduced:
        return fixed(self)


@final
class Project:
    def __init__(
        self,
        needs: list[Need],
        price: tuple[Effect, ...],
        treat: list[int],
        place: int,
        solicit: list[int],
        any_solicit: int,
        publish: int,
        gain: tuple[Effect, ...],
    ) -> None:
        self.needs: Final = needs
        self.price: Final = price
        #: Herbs or books are part of the price: then it is never a duty (A-W4).
        self.spends: Final = any(
            [effect.what in (PAY_BOOKS, PAY_HERB, PAY_ANY_HERB) for effect in price]
        )
        self.treat: Final = treat
        self.treats: Final = sum(treat) > 0
        self.place: Final = place
        self.solicit: Final = solicit
        self.any_solicit: Final = any_solicit
        self.publish: Final = publish  # the discount, or NONE
        self.gain: Final = gain

    def __reduce__(self) -> Reduced:
        return fixed(self)


@final
class Doctrine:
    def __init__(self, rank: int, price: tuple[Effect, ...], gain: tuple[Effect, ...]) -> None:
        self.rank: Final = rank
        self.price: Final = price
        self.gain: Final = gain


@final
class House:
    """A villa: its tracks, and the numbers of the rules as they are for its owner (A-C3, A-C4)."""

    def __init__(
        self,
        philosophy_start: int,
        philosophy: int,
        health_start: int,
        health: int,
        reputation_start: int,
        reputation: int,
        focus: int,
        powers: dict[str, int],
        hospital: list[int],
        regions: list[int],
    ) -> None:
        self.philosophy_start: Final = philosophy_start
        self.philosophy: Final = philosophy
        self.health_start: Final = health_start
        self.health: Final = health
        self.reputation_start: Final = reputation_start
        self.reputation: Final = reputation
        self.focus: Final = focus
        self.powers: Final = powers
        self.arena: Final = powers["arena"]
        self.first_in_line: Final = powers["first_in_line"]
        self.solicit: Final = powers["solicit"]
        self.called: Final = powers["called"]
        self.discount: Final = powers["discount"]
        self.publication: Final = powers["publication"]
        self.book: Final = powers["book"]
        self.fame: Final = powers["fame"]
        self.plague: Final = powers["plague"]
        self.goods: Final = powers["goods"]
        self.bonus: Final = powers["bonus"]
        self.rest: Final = powers["rest"]
        self.preparation: Final = powers["preparation"]
        self.hospital: Final = hospital  # patients more that are treated there, by humour
        self.regions: Final = regions

    def __reduce__(self) -> Reduced:
        return fixed(self)


@final
class Box:
    def __init__(
        self,
        made: Reduced,
        seats: int,
        chosen_villas: bool,
        asymmetric: bool,
        colleague: bool,
        level: int,
        segments: list[int],
        contest: int,
        standard: House,
        villas: list[House],
        pairs: list[tuple[int, int]],
        seeds: list[list[int]],
        gladiators: list[int],
        bonuses: list[int],
        projects: list[Project],
        goods: list[tuple[int, ...]],
        journey_projects: list[Project],
        doctrines: list[Doctrine],
        goals: list[list[Need]],
        perga: list[int],
        mon: list[int],
        printed: Printed,
    ) -> None:
        self.made: Final = made  # how to have this very box again
        self.seats: Final = seats
        self.asymmetric: Final = asymmetric
        self.chosen_villas: Final = chosen_villas
        self.colleague: Final = colleague
        self.pergamon: Final = seats == 1
        self.level: Final = level if seats == 1 else NONE
        self.regions: Final = PERGAMON_REGIONS if seats == 1 else REGIONS
        self.set_removal: Final = seats == 1 and level >= INTERMEDIATE  # S-11
        self.judged: Final = seats == 1 and level >= HARD
        self.points_asked: Final = 40 + 5 * (level - HARD)  # … then
        # S-3, S-11: the first of the four spaces where dignitaries begin
        self.first_space: Final = 1 + max(0, min(level, LEGENDARY) - HARD)
        # Skill: by position the level and the last position of its segment
        self.levels: Final = [
            segment for segment in range(len(segments)) for _ in range(segments[segment])
        ]
        self.ends: Final = [sum(segments[: segment + 1]) - 1 for segment in self.levels]
        self.top: Final = len(self.levels) - 1
        self.contest: Final = contest
        self.standard: Final = standard
        self.villas: Final = villas
        # By card, by face, by journey
        self.pairs: Final = pairs  # summer and winter face of each card
        self.seeds: Final = seeds
        self.gladiators: Final = gladiators
        self.bonuses: Final = bonuses
        self.projects: Final = projects
        self.goods: Final = goods
        self.journey_projects: Final = journey_projects
        self.doctrines: Final = doctrines
        # Pergamon: the goals, and the first one of each face
        self.goals: Final = goals
        self.perga: Final = perga
        self.mon: Final = mon
        self.printed: Final = printed

    def __reduce__(self) -> Reduced:
        return self.made

    def house(self, villa: int) -> House:
        return self.standard if villa == NONE else self.villas[villa]


def class_of(face: int) -> int:
    """The region deck that a face belongs to."""
    return face // CARDS_OF_A_CLASS % len(CLASSES)
