"""What lies in the box for one kind of table: everything that never changes during a game.

Made once for a board, a set of components, a player count and an order of cetaria; shared
by all states and never written to afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asclepia.games.garum.actions import ACTIONS
from asclepia.table.actions import Action
from asclepia.table.pickling import Reduced

if TYPE_CHECKING:
    from asclepia.games.garum.views import Bonus, Line, Piece, Printed, Spot

AUREUS: Final = 0
EMPEROR: Final = 1
HARUSPEX: Final = 2
ORDERS: Final = ("aureus", "emperor", "haruspex")

VILICI: Final = 5  # G-C1: five vilicus and one dominus a colour
JOKER: Final = 4  # a bonus that is no species
SPECIES_BONUS: Final = 2  # G-P2: points for covering it with the same species
JOKER_BONUS: Final = 1  # G-P3: with any
LINES: Final = 32
FILLING: Final = 0.34  # how often an open cell of a watched line gets the watcher's species

NOBODY: Final = -1  # the seat of the ghost colour
#: G-N2 to G-N4: four places round the table, each a colour. By the number of players: who sits
#: at each; with two they take every other place, with three the last place is the ghost's.
SEATED: Final = {2: [0, 1, 0, 1], 3: [0, 1, 2, NOBODY], 4: [0, 1, 2, 3]}

#: The sides of a tile that a line can run along: two cells each, by corner 0 1 / 2 3.
TOP: Final = 0
BOTTOM: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
_SIDES: Final = ((0, 1), (2, 3), (0, 2), (1, 3))


@final
class Box:
    """Tables of one kind of game. A *spot* is cetarium × 4 + area; a *piece* is a tile in a
    rotation: (colour × 16 + tile) × 4 + rotation."""

    def __init__(
        self,
        made: Reduced,
        seats: int,
        board: str,
        order: str,
        colours: list[int],
        faces: list[tuple[int, int, int, int]],
        tiles: list[int],
        hand: int,
        cetaria: list[list[int]],
        chart: list[list[int]],
        bonuses: list[list[int]],
    ) -> None:
        self.made: Final = made  # how to have this very box again
        self.seats: Final = seats
        self.board: Final = board
        self.order: Final = ORDERS.index(order)
        self.tiles: Final = tiles  # those of each colour that are played with
        self.hand: Final = hand
        self.cetaria: Final = cetaria

        self.turns: Final = 3 if seats == 3 else 4
        self.colour_at: Final = colours  # by place
        self.ghost: Final = colours[3] if seats == 3 else -1
        self.seat_of: Final = [NOBODY] * 4  # by colour
        for place, seat in enumerate(SEATED[seats]):
            self.seat_of[colours[place]] = seat

        self.numbers: Final = sorted([number for row in cetaria for number in row if number])
        self.rounds: Final = len(self.numbers)

        # G-P1: the ways to lay a tile
        self.faces: Final[list[tuple[int, int, int, int]]] = []  # by piece
        # By side × 4 + species, then by piece: how many specimens. The last is for no piece, −1.
        self.strips: Final[list[bytes]] = []
        self.placements: Final[list[list[list[Action]]]] = []  # by tile and free areas
        self.twins: Final[list[list[int] | None]] = []  # by tile: lower ones that look the same
        self._lay_out_tiles(faces)

        # G-C5: lines 1 to 16 are the rows, from the top; 17 to 32 the columns, from the left
        self.lines_of: Final[list[list[int]]] = [[] for _ in range(17)]  # by cetarium
        self.line_at: Final[list[int]] = [0] * (17 * 4 * 4)  # by spot and side
        self.spots_on: Final[list[list[int]]] = [[] for _ in range(LINES + 1)]
        self.side_of: Final[list[int]] = [0] * (LINES + 1)
        self.tanks_on: Final[list[int]] = [0] * (LINES + 1)  # the cetaria, as bits
        self._lay_out_lines()

        # G-C6: by spot, the corners that carry a bonus, and which
        self.bonuses: Final[list[list[tuple[int, int]]]] = [[] for _ in range(17 * 4)]
        self._lay_out_bonuses(bonuses)

        self.points: Final = [0] * 17  # by the number of specimens on the line
        for specimens, points in chart:
            for count in range(specimens, 17):
                self.points[count] = points
        self.outlook: Final = _outlook(self.points)
        self.vilicus_on: Final = [
            ACTIONS.find("vilicus", max(line, 1)) for line in range(LINES + 1)
        ]
        self.dominus_on: Final = [
            ACTIONS.find("dominus", max(line, 1)) for line in range(LINES + 1)
        ]

    def __reduce__(self) -> Reduced:
        return self.made

    def _lay_out_tiles(self, faces: list[tuple[int, int, int, int]]) -> None:
        for tile, face in enumerate(faces):
            looks = _rotations(face)
            for look in looks:
                self.faces.append(look)
            rotations = [one for one in range(4) if looks[one] not in looks[:one]]
            ways: list[list[Action]] = []
            for free in range(16):
                ways.append(
                    [
                        ACTIONS.find("place", tile % 16, area, rotation)
                        for area in range(4)
                        if free >> area & 1
                        for rotation in rotations
                    ]
                )
            self.placements.append(ways)
            first = tile - tile % 16
            twins = [other for other in range(tile % 16) if faces[first + other] in looks]
            self.twins.append(twins or None)
        for a, b in _SIDES:
            for species in range(4):
                counts = [(face[a] == species) + (face[b] == species) for face in self.faces]
                self.strips.append(bytes([*counts, 0]))

    def _lay_out_lines(self) -> None:
        for across in range(16):
            for downwards in (False, True):
                line = across + (17 if downwards else 1)
                if downwards:
                    self.side_of[line] = RIGHT if across % 2 else LEFT
                else:
                    self.side_of[line] = BOTTOM if across % 2 else TOP
                half = across // 2 % 2
                for along in range(4):
                    if downwards:
                        tank = self.cetaria[along][across // 4]
                        areas = [half, half + 2]
                    else:
                        tank = self.cetaria[across // 4][along]
                        areas = [half * 2, half * 2 + 1]
                    if tank:
                        self.lines_of[tank].append(line)
                        self.tanks_on[line] |= 1 << tank
                        for area in areas:
                            self.spots_on[line].append(tank * 4 + area)
                            self.line_at[(tank * 4 + area) * 4 + self.side_of[line]] = line
        for lines in self.lines_of:
            lines.sort()

    def _lay_out_bonuses(self, bonuses: list[list[int]]) -> None:
        for y in range(16):
            for x in range(16):
                tank = self.cetaria[y // 4][x // 4]
                if tank and bonuses[y][x] >= 0:
                    spot = tank * 4 + y // 2 % 2 * 2 + x // 2 % 2
                    self.bonuses[spot].append((y % 2 * 2 + x % 2, bonuses[y][x]))

    # What everybody sees printed on board and tiles, for pages and terminals

    def printed(self) -> Printed:
        return {
            "cetaria": self.cetaria,
            "spots": self._spots(),
            "lines": [self._line(line) for line in range(1, LINES + 1)],
            "pieces": [self._piece(piece) for piece in range(len(self.faces))],
            "bonuses": self._bonuses(),
            "points": self.points,
            "tiles": self.tiles,
            "hand": self.hand,
        }

    def _piece(self, piece: int) -> Piece:
        return {
            "colour": piece // 64,
            "tile": piece // 4 % 16,
            "rotation": piece % 4,
            "face": list(self.faces[piece]),
        }

    def _spots(self) -> list[Spot]:
        found: list[Spot] = []
        for y, tanks in enumerate(self.cetaria):
            for x, tank in enumerate(tanks):
                if tank:
                    for area in range(4):
                        spot = tank * 4 + area
                        found.append(
                            {
                                "spot": spot,
                                "cetarium": tank,
                                "area": area,
                                "row": y * 4 + area // 2 * 2,
                                "column": x * 4 + area % 2 * 2,
                                "lines": self.line_at[spot * 4 : spot * 4 + 4],
                            }
                        )
        return found

    def _line(self, line: int) -> Line:
        return {
            "line": line,
            "down": line > 16,
            "at": (line - 1) % 16,
            "spots": self.spots_on[line],
            "corners": list(_SIDES[self.side_of[line]]),
        }

    def _bonuses(self) -> list[Bonus]:
        found: list[Bonus] = []
        for spot, signs in enumerate(self.bonuses):
            for corner, sign in signs:
                points = JOKER_BONUS if sign == JOKER else SPECIES_BONUS
                found.append({"spot": spot, "corner": corner, "sign": sign, "points": points})
        return found


def _outlook(points: list[int]) -> list[float]:
    """By specimens so far × 17 + open cells: the points a vilicus can expect, if each open
    cell becomes one of its own specimens with a fixed chance."""
    found: list[float] = []
    for specimens in range(17):
        # One open cell more at a time: it either brings a specimen or it does not.
        chances = [1.0]
        for _ in range(17):
            expected = 0.0
            for more, chance in enumerate(chances):
                expected += chance * points[min(specimens + more, 16)]
            found.append(expected)
            longer = [chance * (1 - FILLING) for chance in chances] + [0.0]
            for more, chance in enumerate(chances):
                longer[more + 1] += chance * FILLING
            chances = longer
    return found


def _rotations(face: tuple[int, int, int, int]) -> list[tuple[int, int, int, int]]:
    """The face after 0 to 3 quarter turns clockwise."""
    looks = [face]
    for _ in range(3):
        nw, ne, sw, se = looks[-1]
        looks.append((sw, nw, se, ne))
    return looks
