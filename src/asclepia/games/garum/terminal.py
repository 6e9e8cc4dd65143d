"""Garum drawn in a terminal, from a view and what is printed on the components."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

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
    view: dict[str, Any],
    printed: dict[str, Any],
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
    view: dict[str, Any],
    printed: dict[str, Any],
) -> RenderableType | None:
    """What stands beside a choice while it is being narrowed down."""
    asked = view["asked"]
    if field == "tile":
        return _tile(_face(printed, asked["colour"], value, 0))
    if field == "rotation":
        return _tile(_face(printed, asked["colour"], fixed["tile"], value))
    if field == "line":
        counts = _counts(view, printed, value)
        return Text(" ".join(f"{LETTERS[s]}{n}" for s, n in enumerate(counts)), style="dim")
    return None


# Cells: the board as a 16 × 16 grid of specimens


def _cells(view: dict[str, Any], printed: dict[str, Any]) -> list[list[int]]:
    grid = [[-1] * 16 for _ in range(16)]
    for spot, piece in enumerate(view["laid"]):
        if piece >= 0:
            y, x = _corner(printed, spot)
            for corner, species in enumerate(printed["faces"][piece]):
                grid[y + corner // 2][x + corner % 2] = species
    return grid


def _corner(printed: dict[str, Any], spot: int) -> tuple[int, int]:
    """Row and column of a spot's top left cell."""
    for y, row in enumerate(printed["cetaria"]):
        if spot // 4 in row:
            return y * 4 + spot % 4 // 2 * 2, row.index(spot // 4) * 4 + spot % 2 * 2
    raise ValueError(f"spot {spot} is not on this board")


def _bonuses(printed: dict[str, Any]) -> dict[tuple[int, int], int]:
    found = {}
    for spot, corner, bonus in printed["bonuses"]:
        y, x = _corner(printed, spot)
        found[y + corner // 2, x + corner % 2] = bonus
    return found


def _counts(view: dict[str, Any], printed: dict[str, Any], line: int) -> list[int]:
    grid = _cells(view, printed)
    cells = grid[line - 1] if line <= 16 else [row[line - 17] for row in grid]
    return [cells.count(species) for species in range(4)]


def _face(printed: dict[str, Any], colour: int, tile: int, rotation: int) -> list[int]:
    face: list[int] = printed["faces"][(colour * 16 + tile) * 4 + rotation]
    return face


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


def _worker(worker: int) -> Text:
    if worker < 0:
        return Text("  ")
    return Text("◆ " if worker & 1 else "● ", style=NAMES[worker >> 1])


# The board


def _board(view: dict[str, Any], printed: dict[str, Any]) -> Text:
    grid = _cells(view, printed)
    bonuses = _bonuses(printed)
    standing = {line: (count, points) for line, count, points in view["standing"]}
    text = Text()
    _column_heads(text, view)
    for y in range(16):
        if y % 4 == 0:
            _rule(text, view, printed, y // 4)
        line = y + 1
        text.append(f"{line:>4} ", style=STONE)
        text.append_text(_worker(view["workers"][line]))
        for x in range(16):
            if x % 4 == 0:
                text.append("│", style=STONE)
            text.append_text(_cell(view, printed, grid, bonuses, y, x))
        text.append("│", style=STONE)
        if line in standing:
            count, points = standing[line]
            text.append(f" {count:>2} → {points:+d}", style=NAMES[view["workers"][line] >> 1])
        text.append("\n")
    text.append(" " * 7 + "└" + "┴".join(["─" * 8] * 4) + "┘\n", style=STONE)
    _column_feet(text, view, standing)
    return text


def _cell(
    view: dict[str, Any],
    printed: dict[str, Any],
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
    bonus = bonuses.get((y, x))
    if bonus is None:
        return Text("· ", style=f"dim{ground}")
    return Text(f"{(LETTERS.lower() + '*')[bonus]} ", style=f"{BONUS[bonus]}{ground}")


def _rule(text: Text, view: dict[str, Any], printed: dict[str, Any], row: int) -> None:
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


def _column_heads(text: Text, view: dict[str, Any]) -> None:
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


def _column_feet(text: Text, view: dict[str, Any], standing: dict[int, tuple[int, int]]) -> None:
    for part in (0, 1):
        text.append(" " * 7)
        for x in range(16):
            if x % 4 == 0:
                text.append(" ")
            found = standing.get(17 + x)
            if found is None:
                text.append("  ")
            else:
                text.append(f"{found[part]:<2}", style=NAMES[view["workers"][17 + x] >> 1])
        text.append("\n")


# Beside the board


def _players(view: dict[str, Any], names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in ("", "", "panel-points", "panel-lines", "panel-tiles", "panel-workers"):
        table.add_column(texts.say(heading) if heading else "", justify="left")
    lines = [0] * 4
    for line, _, points in view["standing"]:
        lines[view["workers"][line] >> 1] += points
    holder = view["places"][view["amphora"]]
    waits = view["asked"]["colour"] if view["asked"] else -1
    order = [*view["places"], *(c for c in range(4) if c not in view["places"])]
    for colour in order:
        stock = view["stocks"][colour]
        ghost = stock["seat"] < 0
        who = texts.say("ghost-name") if ghost else names[stock["seat"]]
        mark = "⚱" if colour == holder and not ghost else " "
        label = Text(f"{texts.say('colour-name', colour=colour)} · {who}", style=NAMES[colour])
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


def _order(view: dict[str, Any], texts: Texts) -> Text:
    text = Text("\n" + texts.say("board-round", round=view["round"], rounds=view["rounds"]))
    if view["cetarium"]:
        text.append(" · " + texts.say("board-cetarium", cetarium=view["cetarium"]), style="bold")
    coming = view["coming"]
    key, numbers = ("board-left", view["left"]) if coming is None else ("board-coming", coming)
    if numbers:
        text.append("\n" + texts.say(key, numbers=" ".join(map(str, numbers))), style="dim")
    return text


def _closeup(view: dict[str, Any], printed: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """The round's cetarium, its areas numbered."""
    asked = view["asked"]
    if asked is None or asked["to"] not in ("place_tile", "place_ghost"):
        return []
    tank = view["cetarium"]
    grid = _cells(view, printed)
    bonuses = _bonuses(printed)
    top, left = _corner(printed, tank * 4)
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


def _hands(
    view: dict[str, Any], printed: dict[str, Any], seat: int | None, texts: Texts
) -> list[RenderableType]:
    found: list[RenderableType] = []
    for colour, stock in enumerate(view["stocks"]):
        if not stock["hand"] or (stock["seat"] != seat and stock["seat"] >= 0):
            continue
        tiles = [
            Group(Text(f"{tile + 1}", style="dim"), _tile(_face(printed, colour, tile, 0)))
            for tile in sorted(stock["hand"])
        ]
        title = texts.say("board-hand", colour=colour)
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
