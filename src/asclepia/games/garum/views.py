"""What the table shows of Garum, and what is printed on its parts: their shapes. The page's types
are made from these, so whatever is named here need not be worked out again there."""

from __future__ import annotations

from typing import Literal, TypedDict

from asclepia.games.garum.box import JOKER, SEATED, VILICI
from asclepia.games.garum.components import COLOURS

To = Literal["place_tile", "place_worker", "place_ghost", "choose_cetarium"]


class Asked(TypedDict):
    """What is asked, of whom, and the colour that it is about."""

    to: To
    waits_for: list[int]
    colour: int


class Stock(TypedDict):
    """What a colour has."""

    seat: int  # who plays it; −1 is the ghost
    hand: list[int] | None  # its tiles; null for whoever may not see them
    hand_size: int
    pile: int
    vilici: int
    domini: int
    points: int


class Worker(TypedDict):
    """A worker on a line: the specimens of its colour there, and what it would score now."""

    colour: int
    dominus: bool
    specimens: int
    points: int


class View(TypedDict):
    board: str
    order: str
    rounds: int
    places: list[int]  # the colours round the table
    round: int
    cetarium: int  # of the round; 0 while it is not known
    amphora: int  # the place of its holder
    left: list[int]  # the cetaria still to come
    coming: list[int] | None  # in this order; null while nobody knows it
    stocks: list[Stock]  # by colour
    laid: list[int]  # by spot: the piece that lies there, or −1
    workers: list[Worker | None]  # by line, from 1; null where none stands
    closed: list[int]  # free lines where no worker can come any more
    asked: Asked | None  # null when the game is over
    scores: list[int]
    winners: list[int]


class Piece(TypedDict):
    """A tile in one of its rotations (quarter turns clockwise)."""

    colour: int
    tile: int
    rotation: int
    face: list[int]  # the species by corner 0 1 / 2 3


class Spot(TypedDict):
    """An area of a cetarium, large enough for a tile."""

    spot: int
    cetarium: int
    area: int  # 0 1 / 2 3
    row: int  # of its first cell, from 0
    column: int
    lines: list[int]  # those that run through it


class Line(TypedDict):
    """A row or a column of cells."""

    line: int
    down: bool  # a column
    at: int  # which row or column, from 0
    spots: list[int]  # from its post on
    corners: list[int]  # of a tile there: the two that lie on the line


class Bonus(TypedDict):
    spot: int
    corner: int
    sign: int  # a species, or the joker
    points: int


class Printed(TypedDict):
    cetaria: list[list[int]]  # their numbers, row by row; 0 is a gap
    spots: list[Spot]
    lines: list[Line]
    pieces: list[Piece]
    bonuses: list[Bonus]
    points: list[int]  # by the number of specimens on a line: what a vilicus scores
    tiles: list[int]  # those of each colour that are played with
    hand: int  # how many of them are held


CONSTANTS = {
    "COLOURS": COLOURS,
    "JOKER": JOKER,
    "VILICI": VILICI,  # of each colour
    "SEATED": SEATED,  # by the number of players: who sits at each place, −1 is the ghost
}
