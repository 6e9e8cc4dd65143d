"""Garum drawn in a terminal, from a view and what is printed on the components."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from asclepia.games.garum.box import JOKER
from asclepia.games.garum.views import Printed, View, Worker
from asclepia.table.texts import Texts

LETTERS = "TMOS"
INKS = ("white on #1f5fa8", "white on #2e7d46", "black on #e0b32e", "white on #b23a2e")
NAMES = ("#5b9bdf", "#5fb97a", "#e0b32e", "#e0705f")
BONUS = ("#5b9bdf", "#5fb97a", "#e0b32e", "#e0705f", "bold")
STONE = "dim"
LIT = "bold reverse"
NUMERALS = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII"),
    *("IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"),
)


def draw(
    view: View,
    printed: Printed,
    seat: int | None,
    names: list[str],
    texts: Texts,
    console: Console,
) -> RenderableType:
    """The whole table as this seat sees it."""
    board = _board(view, printed)
    side = Group(
        _players(view, names, texts),
        _order(view, texts),
        *_closeup(view, printed, texts),
        *_hands(view, printed, seat, texts),
    )
    if console.width >= 110:
        grid = Table.grid(padding=(0, 3))
        grid.add_row(board, side)
        return Group(grid, Text(texts.say("legend"), style="dim"))
    return Group(board, side, Text(texts.say("legend"), style="dim"))


def option(
    field: str,
    value: int,
    fixed: dict[str, int],
    view: View,
    printed: Printed,
) -> RenderableType | None:
    """What stands beside a choice while it is being narrowed down."""
    asked = view["asked"]
    if asked is None:
        return None
    if field == "tile":
        return _tile(_face(printed, asked["colour"], value, 0))
    if field == "rotation":
        return _tile(_face(printed, asked["colour"], fixed["tile"], value))
    if field == "line":
        counts = _counts(view, printed, value)
        return Text(" ".join(f"{LETTERS[s]}{n}" for s, n in enumerate(counts)), style="dim")
    return None


# Cells: the board as a 16 × 16 grid of specimens


def _cells(view: View, printed: Printed) -> list[list[int]]:
    grid = [[-1] * 16 for _ in range(16)]
    for place in printed["spots"]:
        piece = view["laid"][place["spot"]]
        if piece >= 0:
            for corner, species in enumerate(printed["pieces"][piece]["face"]):
                grid[place["row"] + corner // 2][place["column"] + corner % 2] = species
    return grid


def _bonuses(printed: Printed) -> dict[tuple[int, int], int]:
    """The signs by row and column."""
    places = {place["spot"]: place for place in printed["spots"]}
    found = {}
    for bonus in printed["bonuses"]:
        place, corner = places[bonus["spot"]], bonus["corner"]
        found[place["row"] + corner // 2, place["column"] + corner % 2] = bonus["sign"]
    return found


def _counts(view: View, printed: Printed, line: int) -> list[int]:
    """How many specimens of each species lie on a line."""
    found = [0] * 4
    run = printed["lines"][line - 1]
    for spot in run["spots"]:
        piece = view["laid"][spot]
        for corner in run["corners"] if piece >= 0 else ():
            found[printed["pieces"][piece]["face"][corner]] += 1
    return found


def _face(printed: Printed, colour: int, tile: int, rotation: int) -> list[int]:
    wanted = (colour, tile, rotation)
    for piece in printed["pieces"]:
        if (piece["colour"], piece["tile"], piece["rotation"]) == wanted:
            return piece["face"]
    raise ValueError(f"there is no such tile: {wanted}")


# Pieces


def _specimen(species: int) -> Text:
    return Text(f"{LETTERS[species]} ", style=INKS[species])


def _tile(face: list[int]) -> Text:
    text = Text()
    for corner, species in enumerate(face):
        text.append_text(_specimen(species))
        if corner == 1:
            text.append("\n")
    return text


def _worker(worker: Worker | None) -> Text:
    if worker is None:
        return Text("  ")
    return Text("◆ " if worker["dominus"] else "● ", style=NAMES[worker["colour"]])


# The board


def _board(view: View, printed: Printed) -> Text:
    grid = _cells(view, printed)
    bonuses = _bonuses(printed)
    text = Text()
    _column_heads(text, view)
    for y in range(16):
        if y % 4 == 0:
            _rule(text, view, printed, y // 4)
        line = y + 1
        text.append(f"{line:>4} ", style=STONE)
        worker = view["workers"][line]
        text.append_text(_worker(worker))
        for x in range(16):
            if x % 4 == 0:
                text.append("│", style=STONE)
            text.append_text(_cell(view, printed, grid, bonuses, y, x))
        text.append("│", style=STONE)
        if worker is not None:
            sums = f" {worker['specimens']:>2} → {worker['points']:+d}"
            text.append(sums, style=NAMES[worker["colour"]])
        text.append("\n")
    text.append(" " * 7 + "└" + "┴".join(["─" * 8] * 4) + "┘\n", style=STONE)
    _column_feet(text, view)
    return text


def _cell(
    view: View,
    printed: Printed,
    grid: list[list[int]],
    bonuses: dict[tuple[int, int], int],
    y: int,
    x: int,
) -> Text:
    tank = printed["cetaria"][y // 4][x // 4]
    if tank == 0:
        return Text("  ")
    if grid[y][x] >= 0:
        return _specimen(grid[y][x])
    here = tank == view["cetarium"]
    ground = " on #2f4550" if here else ""
    sign = bonuses.get((y, x))
    if sign is None:
        return Text("· ", style=f"dim{ground}")
    letter = "*" if sign == JOKER else LETTERS[sign].lower()
    return Text(f"{letter} ", style=f"{BONUS[sign]}{ground}")


def _rule(text: Text, view: View, printed: Printed, row: int) -> None:
    """The upper rim of a row of tanks, with their numbers."""
    text.append(" " * 7 + ("┌" if row == 0 else "├"), style=STONE)
    for x, tank in enumerate(printed["cetaria"][row]):
        label = f" {NUMERALS[tank - 1]} {tank} " if tank else ""
        style = LIT if tank and tank == view["cetarium"] else STONE
        text.append(label[:8], style=style)
        text.append("─" * (8 - len(label[:8])), style=STONE)
        text.append(
            ("┐" if row == 0 else "┤") if x == 3 else ("┬" if row == 0 else "┼"), style=STONE
        )
    text.append("\n")


def _column_heads(text: Text, view: View) -> None:
    for row in ("tens", "ones", "workers"):
        text.append(" " * 7)
        for line in range(17, 33):
            if line % 4 == 1:
                text.append(" ")
            if row == "workers":
                text.append_text(_worker(view["workers"][line]))
            else:
                text.append(f"{line // 10 if row == 'tens' else line % 10} ", style=STONE)
        text.append("\n")


def _column_feet(text: Text, view: View) -> None:
    for specimens in (True, False):
        text.append(" " * 7)
        for x in range(16):
            if x % 4 == 0:
                text.append(" ")
            found = view["workers"][17 + x]
            if found is None:
                text.append("  ")
            else:
                number = found["specimens"] if specimens else found["points"]
                text.append(f"{number:<2}", style=NAMES[found["colour"]])
        text.append("\n")


# Beside the board


def _players(view: View, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in ("", "", "panel-points", "panel-lines", "panel-tiles", "panel-workers"):
        table.add_column(texts.say(heading) if heading else "", justify="left")
    lines = [0] * 4
    for worker in view["workers"]:
        if worker is not None:
            lines[worker["colour"]] += worker["points"]
    holder = view["places"][view["amphora"]]
    waits = view["asked"]["colour"] if view["asked"] else -1
    order = [*view["places"], *(c for c in range(4) if c not in view["places"])]
    for colour in order:
        stock = view["stocks"][colour]
        ghost = stock["seat"] < 0
        who = texts.say("ghost-name") if ghost else names[stock["seat"]]
        mark = "⚱" if colour == holder and not ghost else " "
        label = Text(f"{texts.say('colour-name', number=colour)} · {who}", style=NAMES[colour])
        if colour == waits:
            label.stylize("bold underline")
        workers = "●" * stock["vilici"] + "◆" * stock["domini"]
        table.add_row(
            mark,
            label,
            "" if ghost else str(stock["points"]),
            "" if ghost or view["asked"] is None else f"{lines[colour]:+d}",
            f"{stock['hand_size']} + {stock['pile']}",
            Text(workers, style=NAMES[colour]),
        )
    return table


def _order(view: View, texts: Texts) -> Text:
    text = Text("\n" + texts.say("board-round", round=view["round"], rounds=view["rounds"]))
    if view["cetarium"]:
        text.append(" · " + texts.say("board-cetarium", cetarium=view["cetarium"]), style="bold")
    coming = view["coming"]
    key, numbers = ("board-left", view["left"]) if coming is None else ("board-coming", coming)
    if numbers:
        text.append("\n" + texts.say(key, numbers=" ".join(map(str, numbers))), style="dim")
    return text


def _closeup(view: View, printed: Printed, texts: Texts) -> list[RenderableType]:
    """The round's cetarium, its areas numbered."""
    asked = view["asked"]
    if asked is None or asked["to"] not in ("place_tile", "place_ghost"):
        return []
    tank = view["cetarium"]
    grid = _cells(view, printed)
    bonuses = _bonuses(printed)
    first = next(place for place in printed["spots"] if place["cetarium"] == tank)
    top, left = first["row"], first["column"]
    text = Text()
    for y in range(top, top + 4):
        for x in range(left, left + 4):
            area = (y - top) // 2 * 2 + (x - left) // 2
            text.append_text(_cell(view, printed, grid, bonuses, y, x))
            if x == left + 1:
                text.append(" │ " if grid[y][x] >= 0 or y % 2 else f"{area + 1}│ ", style="dim")
            elif x == left + 3:
                text.append(" " if grid[y][x] >= 0 or y % 2 else f"{area + 1}", style="dim")
        text.append("\n")
        if y == top + 1:
            text.append("─────┼──────\n", style="dim")
    title = texts.say("board-closeup", cetarium=f"{NUMERALS[tank - 1]} ({tank})")
    return [Panel(text, title=title, expand=False, title_align="left")]


def _hands(view: View, printed: Printed, seat: int | None, texts: Texts) -> list[RenderableType]:
    found: list[RenderableType] = []
    for colour, stock in enumerate(view["stocks"]):
        if not stock["hand"] or (stock["seat"] != seat and stock["seat"] >= 0):
            continue
        tiles = [
            Group(Text(f"{tile + 1}", style="dim"), _tile(_face(printed, colour, tile, 0)))
            for tile in sorted(stock["hand"])
        ]
        title = texts.say("board-hand", number=colour)
        found.append(
            Panel(
                Columns(tiles, padding=(0, 2)),
                title=title,
                expand=False,
                title_align="left",
                border_style=NAMES[colour],
            )
        )
    return found
