"""What lies in the box for one kind of table: everything that never changes during a game.

Made once for a set of components, a player count and the options; shared by all states.
"""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.quackery.actions import ACTIONS, CARDS
from asclepia.table.actions import Action

# Q-C1: the seven places of a status
DEAD_LOW: Final = 0
BALANCED: Final = 3
DEAD_HIGH: Final = 6

# What a step does
MOVE: Final = 0
BALANCE: Final = 1
UPSET: Final = 2
MIRROR: Final = 3
SWAP: Final = 4
RESTORE: Final = 5
CANCEL: Final = 6
REDIRECT: Final = 7
REVERSE: Final = 8
DOUBLE: Final = 9
CREDIT: Final = 10
DRAW: Final = 11
DISCARD: Final = 12
LIMIT: Final = 13
PEEK: Final = 14
CONFESS: Final = 15
RENEW: Final = 16
SHUFFLE: Final = 17
SEND: Final = 18
INFECT: Final = 19
STEPS: Final = (
    *("move", "balance", "upset", "mirror", "swap", "restore"),
    *("cancel", "redirect", "reverse", "double", "credit"),
    *("draw", "discard", "limit", "peek", "confess"),
    *("renew", "shuffle", "send", "infect"),
)

# Which humour a step is about, beside the four themselves
CHOSEN: Final = 4
OTHER: Final = 5
EVERY: Final = 6
NO_HUMOUR: Final = -1
SELECTORS: Final = ("black", "blood", "phlegm", "yellow", "chosen", "other", "every")

# Who a step is about
SELF: Final = 0
OTHERS: Final = 1
ALL: Final = 2
PLAYER: Final = 3
WHO: Final = ("self", "others", "all", "player")

# What has to be chosen when a remedy is played
NOTHING: Final = 0
WAY: Final = 1
HUMOUR: Final = 2
HUMOUR_AND_WAY: Final = 3
PAIR: Final = 4
ONE_PLAYER: Final = 5
ENTRY: Final = 6
ENTRY_AND_HUMOUR: Final = 7

# When a remedy is used
TREATMENT: Final = 0
RESPONSE: Final = 1
ALWAYS: Final = 2

# How a requirement of an agenda counts
MINE: Final = 0
EVERYBODY: Final = 1
CURED: Final = 0
SUCCUMBED: Final = 1
ANY_FATE: Final = 2
NUMBER: Final = 0
VALUE: Final = 1
ESTATES: Final = 2

HAND: Final = 2  # Q-A3: at first; never below one
MOST: Final = 4  # … and never above four, so that a hand can be held
PATIENCE: Final = 12  # Q-A8: treatments a player before a patient leaves


@final
class Step:
    def __init__(self, do: int, humour: int, by: int, chosen_way: bool, who: int) -> None:
        self.do: Final = do
        self.humour: Final = humour
        self.by: Final = by
        self.chosen_way: Final = chosen_way
        self.who: Final = who


@final
class Remedy:
    """A card, or a character's ability."""

    def __init__(
        self,
        seats: int,
        number: int,
        use: int,
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
        self.cancels: Final = CANCEL in does
        self.answers: Final = any([CANCEL <= do <= CREDIT for do in does])
        self.moves: Final = any([do <= RESTORE for do in does])  # can be credited
        # … can be turned round or doubled
        self.turns: Final = any([do in (MOVE, BALANCE, UPSET) for do in does])
        self.shape: Final = _shape(steps)
        self.aims: Final = self.shape in (HUMOUR, HUMOUR_AND_WAY)  # can be redirected
        self.boon: Final = _boon(steps)
        # The ways to play it, where they never change: whatever is going on, or by the seat that
        # plays it, by what it answers, by what it answers × 4 + the humour that is about.
        self.ways: Final = _ways(number, self.shape, _alike(steps))
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
        return self.on_players[seat] if self.shape == ONE_PLAYER else self.ways


def _shape(steps: list[Step]) -> int:
    """What has to be chosen when this is played."""
    does = [step.do for step in steps]
    chosen_way = any([step.chosen_way for step in steps])
    if REDIRECT in does:
        return ENTRY_AND_HUMOUR
    if any([CANCEL <= do <= CREDIT for do in does]):
        return ENTRY
    if any([step.who == PLAYER for step in steps]):
        return ONE_PLAYER
    if SWAP in does or any([step.humour == OTHER for step in steps]):
        return PAIR
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


def _alike(steps: list[Step]) -> bool:
    """Does it make no difference which of two chosen humours is named first?"""
    first = [(step.do, step.by) for step in steps if step.humour == CHOSEN]
    second = [(step.do, step.by) for step in steps if step.humour == OTHER]
    if any([step.do == SWAP for step in steps]):
        return not first and not second
    return first == second


def _ways(number: int, shape: int, alike: bool) -> list[Action]:
    """The ways to play a remedy whose targets never change."""
    if shape == NOTHING:
        return [ACTIONS.find("play", number)]
    if shape == WAY:
        return [ACTIONS.find("play_way", number, way) for way in (0, 1)]
    if shape == HUMOUR:
        return [ACTIONS.find("play_humour", number, humour) for humour in range(4)]
    if shape == HUMOUR_AND_WAY:
        return [
            ACTIONS.find("play_move", number, humour, way) for humour in range(4) for way in (0, 1)
        ]
    if shape == PAIR:
        return [
            ACTIONS.find("play_pair", number, humour, other)
            for humour in range(4)
            for other in range(4)
            if (humour < other if alike else humour != other)
        ]
    return []


@final
class Need:
    """One requirement of an agenda, for this number of players."""

    def __init__(
        self, whose: int, fate: int, measure: int, least: int, estate: int, from_value: int
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
        statuses: list[list[int]],
        estates: list[int],
        directions: list[list[Step]],
        agendas: list[list[Need]],
        cards: list[Remedy],
        copies: list[int],
        characters: list[Remedy],
        printed: dict[str, Any],
    ) -> None:
        self.seats: Final = seats
        self.random_diagnosis: Final = random_diagnosis
        self.with_characters: Final = with_characters
        self.first: Final = first  # −1: by lot
        # By patient; patient number p is worth p + 1.
        self.statuses: Final = statuses
        self.estates: Final = estates
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
