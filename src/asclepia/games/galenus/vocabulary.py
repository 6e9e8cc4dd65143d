"""Numbers with names: what everybody in this game counts by."""

from __future__ import annotations

from typing import Final

#: A-C1: humours, patients, focus and herbs all go by these numbers.
HUMOURS: Final = ("sanguine", "phlegmatic", "choleric", "melancholic")
SANGUINE: Final = 0
PHLEGMATIC: Final = 1
CHOLERIC: Final = 2
MELANCHOLIC: Final = 3
KINDS: Final = 4
#: Goods of a journey: a herb of each humour's colour, and books.
GOODS: Final = (*HUMOURS, "book")
BOOK: Final = 4

#: A-C6: the three region decks.
CLASSES: Final = ("patrician", "plebeian", "peregrini")
CARDS: Final = 36
CARDS_OF_A_CLASS: Final = 12
#: Faces: the summer ones by class, then the winter ones by class. Which lie on one card is
#: hidden (A-S4), so their order does not tell.
FACES: Final = 2 * CARDS
REGIONS: Final = 3
PERGAMON_REGIONS: Final = 4  # S-1
MOST_REGIONS: Final = 4

#: A-W2: where a mediple can be planned. Regions come last: REGION + its place.
SECTIONS: Final = ("villa", "baths", "arena", "journey", "region")
VILLA: Final = 0
BATHS: Final = 1
ARENA: Final = 2
JOURNEY: Final = 3
REGION: Final = 4
THEATRE: Final = REGION + MOST_REGIONS  # the subject's space, used in Pergamon only (S-7)
PLACES: Final = THEATRE + 1

MEDIPLES: Final = 6
YEARS: Final = 5
LINES: Final = 3  # of a skill track
SEGMENTS: Final = LINES + 1
GLADIATORS: Final = 4  # A-S2
PRIMUS_POINTS: Final = 8  # A-P4
WORK_POINTS: Final = 2  # A-F1
THERIAC_POINTS: Final = 10
LEAD_IN_WORKS: Final = 4  # A-Y1

VILLAS: Final = 8
JOURNEYS: Final = 10
DOCTRINES: Final = 3
#: S-3: the dignitaries.
DIGNITARIES: Final = ("satyrus", "pelops", "asiarch", "theagenes", "nicon")
SATYRUS: Final = 0
PELOPS: Final = 1
ASIARCH: Final = 2
THEAGENES: Final = 3
NICON: Final = 4
#: S-11
LEVELS: Final = ("easy", "normal", "intermediate", "hard", "extreme", "legendary")
EASY: Final = 0
NORMAL: Final = 1
INTERMEDIATE: Final = 2
HARD: Final = 3
EXTREME: Final = 4
LEGENDARY: Final = 5
GOAL_FACES: Final = 4  # of Perga, and of Mon: two cards with two sides each
GOALS: Final = 4  # in a game

#: The longest tracks that a component file may have: at most 64 different bids.
MOST_PHILOSOPHY: Final = 7
MOST_FOCUS: Final = 7

NONE: Final = -1
