"""Garum's printed parts as data (G-C1 to G-C8): the tiles and the two boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from asclepia.table.components import ComponentSet

COLOURS = ("blue", "green", "yellow", "red")
SPECIES = ("tuna", "mackerel", "mollusc", "shellfish")
LETTERS = "bgyr"
JOKER_CELL = "*"
BLANK_CELL = "."


class Tiles(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The 16 faces of each colour, each written as two rows: "bb/gy"."""

    blue: list[str]
    green: list[str]
    yellow: list[str]
    red: list[str]

    def of(self, colour: int) -> list[str]:
        return [self.blue, self.green, self.yellow, self.red][colour]


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One side of the board."""

    title: str
    hand: int
    cetaria: list[list[int]]  # the number printed in each tank, 0 where there is none
    tiles_out: list[int]  # the tiles (1 to 16) of every colour that stay in the box
    chart: list[list[int]]  # [specimens from, points for a vilicus]
    bonuses: list[str]  # 16 rows of 16 cells


class Boards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    troia: Board
    baelo: Board

    def of(self, name: str) -> Board:
        return {"troia": self.troia, "baelo": self.baelo}[name]


class GarumComponents(ComponentSet, frozen=True, kw_only=True):
    tiles: Tiles
    boards: Boards

    def problems(self) -> Iterable[str]:
        yield from _tile_problems(self.tiles)
        for name, tanks in (("troia", 16), ("baelo", 12)):
            for problem in _board_problems(self.boards.of(name), tanks):
                yield f"boards.{name}.{problem}"


def _tile_problems(tiles: Tiles) -> Iterator[str]:
    for colour, name in enumerate(COLOURS):
        faces = tiles.of(colour)
        if len(faces) != 16:
            yield f"tiles.{name}: a colour has 16 tiles (G-C1), not {len(faces)}"
        for number, face in enumerate(faces, 1):
            where = f"tiles.{name}, tile {number}, {face!r}"
            cells = face.replace("/", "", 1)
            if len(face) != 5 or face[2:3] != "/" or set(cells) - set(LETTERS):
                yield f'{where}: a tile is two rows of two letters out of b, g, y, r: "bb/gy"'
                continue
            counts = [cells.count(letter) for letter in LETTERS]
            if counts[colour] == 0 or counts[colour] < max(counts):
                yield (
                    f"{where}: its own species ({LETTERS[colour]}) must be on it, and at least "
                    "as often as any other (G-C2)"
                )


def _board_problems(board: Board, tanks: int) -> Iterator[str]:
    yield from _cetaria_problems(board.cetaria, tanks)
    out = set(board.tiles_out)
    if len(out) != len(board.tiles_out) or len(out) != 16 - tanks or not out <= set(range(1, 17)):
        yield (
            f"tiles_out: with {tanks} cetaria {16 - tanks} different tiles from 1 to 16 stay out, "
            f"not {board.tiles_out}"
        )
    if not 1 <= board.hand <= tanks:
        yield f"hand: must be from 1 to {tanks}, not {board.hand}"
    yield from _chart_problems(board.chart)
    yield from _bonus_problems(board)


def _cetaria_problems(rows: list[list[int]], tanks: int) -> Iterator[str]:
    if len(rows) != 4 or any(len(row) != 4 for row in rows):
        yield "cetaria: must be four rows of four numbers (0 for a gap)"
        return
    numbers = sorted(number for row in rows for number in row if number)
    if numbers != list(range(1, tanks + 1)):
        yield f"cetaria: must be numbered 1 to {tanks} without repeats, not {numbers}"
    lengths = {sum(number > 0 for number in line) for line in [*rows, *zip(*rows, strict=True)]}
    if len(lengths) != 1 or lengths <= {0, 1}:
        yield "cetaria: every row and every column must have equally many cetaria, at least two"


def _chart_problems(chart: list[list[int]]) -> Iterator[str]:
    if any(len(step) != 2 for step in chart) or not chart or chart[0][:1] != [0]:
        yield "chart: a list of [specimens from, points], the first from 0"
        return
    counts = [step[0] for step in chart]
    points = [step[1] for step in chart]
    if counts != sorted(set(counts)) or points != sorted(set(points)):
        yield "chart: specimens and points must rise from step to step"
    if counts[-1] > 16:
        yield f"chart: no line has {counts[-1]} specimens"


def _bonus_problems(board: Board) -> Iterator[str]:
    rows = board.bonuses
    if len(rows) != 16 or any(len(row) != 16 for row in rows):
        yield "bonuses: must be 16 rows of 16 cells"
        return
    for y, row in enumerate(rows, 1):
        for x, cell in enumerate(row, 1):
            if cell not in LETTERS + JOKER_CELL + BLANK_CELL:
                yield f"bonuses, row {y}, cell {x}: {cell!r} is none of b, g, y, r, * and ."
            elif cell != BLANK_CELL and len(board.cetaria) == 4 and not _tank(board, y, x):
                yield f"bonuses, row {y}, cell {x}: there is no cetarium for this bonus"
    whole = "".join(rows)
    counts = [whole.count(letter) for letter in LETTERS]
    if len(set(counts)) != 1:
        told = ", ".join(f"{letter} {n}" for letter, n in zip(LETTERS, counts, strict=True))
        yield f"bonuses: each species must have equally many bonus cells (G-C6), not {told}"


def _tank(board: Board, y: int, x: int) -> int:
    row = board.cetaria[(y - 1) // 4]
    return row[(x - 1) // 4] if len(row) == 4 else 1
