"""Garum: fish sauce, brine tanks and influence. Two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

from asclepia.games.garum.actions import ACTIONS
from asclepia.games.garum.box import ORDERS, Box
from asclepia.games.garum.components import COLOURS, JOKER_CELL, LETTERS, GarumComponents
from asclepia.games.garum.judgement import GarumInsight
from asclepia.games.garum.setup import deal
from asclepia.games.garum.state import Garum
from asclepia.table.chance import Dice
from asclepia.table.components import ComponentSet, Held
from asclepia.table.game import Game
from asclepia.table.options import Option


class GarumGame(Game):
    name = "garum"
    title = "Garum"
    seats = range(2, 5)
    options = (
        Option(
            "board", ("troia", "baelo"), "troia", "which side of the board: Troia or Baelo Claudia"
        ),
        Option(
            "order",
            ORDERS,
            "aureus",
            "how each round's cetarium is found: drawn, chosen by the emperor, or all foretold",
        ),
        Option(
            "colours",
            tuple("-".join(order) for order in permutations(COLOURS)),
            "-".join(COLOURS),
            "the colours round the table, the ghost's last; with two players each has every other",
        ),
    )
    actions = ACTIONS
    component_type = GarumComponents
    insight = GarumInsight()
    live = (300, 20)

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: GarumComponents
    ) -> Garum:
        box = _box(seats, options["board"], options["order"], options["colours"], Held(components))
        return deal(box, dice)

    def facts(
        self,
        fields: Mapping[str, Any],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> dict[str, str | int]:
        found = super().facts(fields, language, components)
        words = self.texts(language)
        for name, value in fields.items():
            if not isinstance(value, int):
                continue
            if name in ("tile", "area"):
                found[name] = value + 1  # people count from one
            elif name == "colour":
                found[name] = words.say("colour-name", number=value)
            elif name == "dominus":
                found[name] = words.say("worker-name", dominus=value)
            elif name == "next":
                found[name] = words.say("nth-name", number=value)
            elif name in ("scores", "scores_now"):
                found[name] = str(value).replace("-", "−")
            elif name == "points":
                found[name] = words.say("points-name", points=value)
            elif name == "specimens":
                species = fields["colour"]  # a worker counts the species of its own colour
                found[name] = words.say("specimens-name", specimens=value, species=species)
        return found


@lru_cache(maxsize=256)
def _box(seats: int, board_name: str, order: str, colours: str, held: Held) -> Box:
    components: GarumComponents = held.components
    board = components.boards.of(board_name)
    faces = [
        tuple(LETTERS.index(letter) for letter in face.replace("/", ""))
        for colour in range(4)
        for face in components.tiles.of(colour)
    ]
    return Box(
        (_box, (seats, board_name, order, colours, held)),
        seats,
        board_name,
        order,
        [COLOURS.index(colour) for colour in colours.split("-")],
        faces,  # type: ignore[arg-type]
        [tile for tile in range(16) if tile + 1 not in board.tiles_out],
        board.hand,
        board.cetaria,
        board.chart,
        [[(LETTERS + JOKER_CELL).find(cell) for cell in row] for row in board.bonuses],
    )


GAME = GarumGame()
