"""What the table shows of Quackery, and what is printed on its cards: their shapes. The page's
types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from asclepia.games.quackery.actions import CARDS, DOWN, UP
from asclepia.games.quackery.effects import BALANCED, DEAD_HIGH, DEAD_LOW
from asclepia.games.quackery.vocabulary import ESTATES

Estate = Literal["throne", "altar", "sword"]
Use = Literal["treatment", "response", "always"]


class Entry(TypedDict):
    """One thing played: the treatment itself, or an answer to it; −1 where it names nothing."""

    seat: int
    remedy: int  # a card, a character (from CARDS on), or −1: the basic treatment
    humour: int
    other: int
    way: int
    player: int
    target: int  # the place of the entry that it is about


class AskedToTreat(TypedDict):
    to: Literal["treat"]
    waits_for: list[int]


class AskedToRespond(TypedDict):
    """The window, and where it would lead if nobody answered any more."""

    to: Literal["respond"]
    waits_for: list[int]
    passes: int  # in a row
    used: list[int]  # seats whose characters have answered
    entries: list[Entry]
    stands: list[bool]  # by entry: false if it was cancelled
    landing: list[int]  # by humour: its place
    culprits: list[int]  # by humour: who would have caused that, or −1


class AskedToDiscard(TypedDict):
    to: Literal["discard"]
    waits_for: list[int]
    owed: list[int]  # cards, by seat


Asked = AskedToTreat | AskedToRespond | AskedToDiscard


class Quack(TypedDict):
    """What a player has."""

    hand: list[int] | None  # null for whoever may not see it
    hand_size: int
    limit: int
    cured: list[int]
    succumbed: list[int]
    score: int
    character: int  # −1: none
    agenda: int | None
    progress: list[list[int]] | None  # by requirement: how much of it there is, and the least


class View(TypedDict):
    patient: int  # in bed; −1 when there is none
    status: list[int]  # by humour (black bile, blood, phlegm, yellow bile): a place from 0 to 6
    turns: int  # treatments of this patient so far
    patience: int  # … and how many it bears
    diagnosing: int
    treating: int
    coming: list[int | None]  # the patients who wait, the next one first; null if not seen
    infection: list[int]  # by humour: what the next patient catches
    pile: int
    discards: list[int]
    played: list[int]  # on this patient: on the table until it is decided
    players: list[Quack]
    asked: Asked | None  # null when the game is over
    victor: int  # who has met an agenda, or −1
    scores: list[int]
    winners: list[int]


class Piece(TypedDict):
    """Whatever is printed, in words of every language."""

    id: str
    name: dict[str, str]
    line: dict[str, str]  # the joke
    text: dict[str, str]


class Patient(Piece):
    value: int
    estate: Estate | None
    status: list[int]  # by humour: from −2 to 2


class Agenda(Piece):
    least: list[list[int]]  # by requirement: how much of it with 2, 3, 4, 5 and 6 players


class Acting(Piece):
    """What can be played, and what it does as far as a page has to know."""

    use: Use
    ways: list[int]  # −1 or 1: how it moves the humours that are chosen; 0: it does not say
    on_others: bool  # it is about all, or about all others


class Card(Acting):
    copies: int


class Character(Acting):
    pay: int  # cards that a use in the window costs


class Printed(TypedDict):
    patients: list[Patient]
    agendas: list[Agenda]
    cards: list[Card]
    characters: list[Character]


CONSTANTS = {
    "CARDS": CARDS,  # remedies from this number on are characters
    "ESTATES": ESTATES,
    "LOWEST": DEAD_LOW,  # the places of a status
    "BALANCED": BALANCED,
    "HIGHEST": DEAD_HIGH,
    "DOWN": DOWN,
    "UP": UP,
}
