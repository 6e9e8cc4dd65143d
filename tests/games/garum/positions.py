"""Tables and positions for the tests of Garum, reached by playing wherever that is possible.

Most tests use the emperor's order: there a position is made by choosing cetaria and laying
tiles, with nothing but the first holder of the amphora set by hand.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asclepia
from asclepia.table import Action, ComponentSet, Event, State

GAME = asclepia.load("garum")
FILE = GAME.folder / "components" / "reconstructed.toml"

BLUE, GREEN, YELLOW, RED = range(4)
LETTERS = "bgyr"
JOKER = 4  # as a printed bonus
FREE = -1  # a spot without a tile, a line without a worker

BOARDS = ("troia", "baelo")
ORDERS = ("aureus", "emperor", "haruspex")
SEATS = (2, 3, 4)
TABLES = [(board, order, seats) for board in BOARDS for order in ORDERS for seats in SEATS]
ROUNDS = {"troia": 16, "baelo": 12}
HAND = {"troia": 4, "baelo": 3}

# Starting


def start(seats: int = 4, seed: int = 1, **options: str) -> State:
    return GAME.start(seats, seed, **options)


def emperor(
    seats: int = 4,
    board: str = "troia",
    first: int = BLUE,
    seed: int = 1,
    components: ComponentSet | None = None,
    **options: str,
) -> State:
    """A game where the amphora holders choose the cetaria; this colour has the amphora."""
    state = GAME.start(seats, seed, components, board=board, order="emperor", **options)
    state.amphora = state.view(None)["places"].index(first)
    return state


def draw_in_order(state: State, *numbers: int) -> None:
    """Put these aureus on top, the first of them turned up already; only at the very start."""
    rest = [number for number in state.aureus if number not in numbers]
    state.aureus = [*numbers, *rest]
    state.cetarium = state.aureus[0]


def printed_parts() -> dict[str, Any]:
    """The component file as it stands, read without the engine."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def write_parts(parts: dict[str, Any], folder: Path) -> Path:
    """A component file that says this: the values of TOML are written like those of JSON."""
    tables = {"tiles": parts.get("tiles")}
    tables |= {f"boards.{name}": board for name, board in parts.get("boards", {}).items()}
    lines = [
        f"{key} = {json.dumps(value)}"
        for key, value in parts.items()
        if key not in ("tiles", "boards")
    ]
    for title, table in tables.items():
        if table is not None:
            lines.append(f"[{title}]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in table.items()]
    path = folder / "my-garum.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def components(parts: dict[str, Any], folder: Path) -> ComponentSet:
    return GAME.read_components(write_parts(parts, folder))


# Playing


def asked(state: State) -> dict[str, Any]:
    """What is asked now, of whom, for which colour; empty when the game is over."""
    return state.view(None)["asked"] or {}


def legal(state: State, kind: str) -> list[dict[str, Any]]:
    """The choices of this kind that the asked seat has now."""
    found = [action.to_json() for action in state.choices(state.pending[0])]
    return [choice for choice in found if choice["kind"] == kind]


def kinds(state: State) -> set[str]:
    """The kinds of action that the asked seat can choose from."""
    return {action.kind.name for action in state.choices(state.pending[0])}


def action(kind: str, *values: int) -> Action:
    return GAME.actions.find(kind, *values)


def do(state: State, kind: str, *values: int) -> list[Event]:
    """The asked seat does this."""
    return state.play(state.pending[0], action(kind, *values))


def lay(state: State, **wanted: int) -> list[Event]:
    """The asked seat lays a tile: the first choice with this tile, area or rotation."""
    for choice in legal(state, "place"):
        if all(choice[name] == value for name, value in wanted.items()):
            return do(state, "place", choice["tile"], choice["area"], choice["rotation"])
    raise AssertionError(f"no tile can be laid with {wanted}")


def take_turn(state: State, worker: str = "no_worker", line: int = 0, **wanted: int) -> list[Event]:
    """Lay a tile and, if asked, send this worker to this line, or none."""
    told = lay(state, **wanted)
    if state.over or asked(state)["to"] != "place_worker":
        assert worker == "no_worker", "no worker is asked for here"
        return told
    return told + (do(state, worker, line) if line else do(state, "no_worker"))


def finish_round(state: State) -> list[Event]:
    """Everybody who is left lays any tile, and nobody sends a worker."""
    told: list[Event] = []
    number = state.round
    while not state.over and state.round == number:
        told += take_turn(state)
    return told


def fill(state: State, *cetaria: int) -> None:
    """Whole rounds of the emperor's order in these cetaria, without workers."""
    for number in cetaria:
        do(state, "choose", number)
        finish_round(state)


def hold(state: State, colour: int, tile: int) -> None:
    """Have this tile of the colour in hand, in exchange for one that goes into the pile."""
    stock = state.stocks[colour]
    if tile not in stock.hand:
        pile = list(stock.pile)
        pile[pile.index(tile, stock.drawn)] = stock.hand[0]
        stock.pile = pile
        stock.hand = (tile, *stock.hand[1:])


def playing(
    state: State, luck: int, told: list[Event] | None = None, shy: float = 0.0
) -> Iterator[int]:
    """Random moves to the end; before each, hands over the seat that is asked.

    `told` collects the events; `shy` is how often a worker is kept back.
    """
    rng = random.Random(luck)
    while not state.over:
        seat = state.pending[0]
        yield seat
        chosen = rng.choice(state.choices(seat))
        if asked(state)["to"] == "place_worker" and rng.random() < shy:
            chosen = action("no_worker")
        events = state.play(seat, chosen)
        if told is not None:
            told += events


def play_out(state: State, luck: int = 1, shy: float = 0.0) -> list[Event]:
    """A random game to its end; everything that happened."""
    told: list[Event] = []
    for _ in playing(state, luck, told, shy):
        pass
    return told


def before_the_last_tile(seats: int = 4, board: str = "troia", seed: int = 1) -> State:
    """Everything is full but one area of the bottom right cetarium, which bears no bonus; no
    worker was sent and nobody has points. The tile to come touches no line of the top row."""
    state = emperor(seats, board, seed=seed)
    printed = state.printed()
    last = printed["cetaria"][3][3]
    with_bonus = {bonus["spot"] % 4 for bonus in printed["bonuses"] if bonus["spot"] // 4 == last}
    plain = min({0, 1, 2, 3} - with_bonus)
    fill(state, *[number for number in state.box.numbers if number != last])
    do(state, "choose", last)
    for area in {0, 1, 2, 3} - {plain}:
        take_turn(state, area=area)
    for stock in state.stocks:
        stock.points = 0
    return state


def station(state: State, colour: int, line: int, dominus: bool = False) -> None:
    """Set a worker on a line by hand, out of the colour's stock."""
    assert state.workers[line] == FREE
    state.workers[line] = colour * 2 + int(dominus)
    stock = state.stocks[colour]
    if dominus:
        stock.domini -= 1
    else:
        stock.vilici -= 1
    assert min(stock.vilici, stock.domini) >= 0


# Looking


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, each as its fields."""
    return [
        dict(zip(event.kind.fields, event.values, strict=True))
        for event in events
        if event.kind.name == kind
    ]


def faces(state: State) -> list[list[int]]:
    """By piece: (colour × 16 + tile) × 4 + rotation."""
    return [piece["face"] for piece in state.printed()["pieces"]]


def hired(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The lines with workers, and the workers on them."""
    return [(line, worker) for line, worker in enumerate(view["workers"]) if worker is not None]


def paint(view: dict[str, Any], printed: dict[str, Any]) -> list[str]:
    """The board as 16 rows of letters; "." where nothing lies or there is a gap."""
    cells = [["."] * 16 for _ in range(16)]
    for row in range(4):
        for column in range(4):
            number = printed["cetaria"][row][column]
            for area in range(4 if number else 0):
                piece = view["laid"][number * 4 + area]
                for corner in range(4 if piece != FREE else 0):
                    y = row * 4 + area // 2 * 2 + corner // 2
                    x = column * 4 + area % 2 * 2 + corner % 2
                    cells[y][x] = LETTERS[printed["pieces"][piece]["face"][corner]]
    return ["".join(row) for row in cells]


def picture(state: State) -> list[str]:
    return paint(state.view(None), state.printed())


def on_line(rows: list[str], line: int) -> str:
    """What lies on a line: 1 to 16 are the rows, 17 to 32 the columns."""
    return rows[line - 1] if line <= 16 else "".join(row[line - 17] for row in rows)


def areas_of_influence(printed: dict[str, Any]) -> dict[tuple[int, ...], set[int]]:
    """The cetaria of each of the eight areas, with the numbers of its four lines."""
    rows = printed["cetaria"]
    columns = [[row[x] for row in rows] for x in range(4)]
    found = {}
    for place, numbers in enumerate(rows + columns):
        tanks = tuple(number for number in numbers if number)
        found[tanks] = set(range(place * 4 + 1, place * 4 + 5))
    return found


def lines_through(printed: dict[str, Any], cetarium: int) -> set[int]:
    areas = areas_of_influence(printed)
    return set().union(*[lines for tanks, lines in areas.items() if cetarium in tanks])
