"""Hippocrates drawn in a terminal, from a view and what is printed on the components."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from asclepia.games.hippocrates.views import (
    Doctor,
    Gain,
    Patient,
    Practice,
    Printed,
    PrintedSpace,
    Service,
    Space,
    Tile,
    View,
)
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANTS,
    BASIC,
    COLUMNS,
    NONE,
    ROUNDS,
    ROWS,
    TILE_DOCTOR,
    TILE_PATIENT,
    TURNS,
    assistant_of,
)
from asclepia.table.texts import Texts

SIGNS = "●♣◆"  # of the medicines
INKS = ("#5b9bdf", "#5fb97a", "#e0a33b")
MARKERS = ("bold #e0705f", "bold #5b9bdf", "bold #5fb97a", "bold #e0b32e")
POINT, DRACHMA, STEP, ASSISTANT = "★", "₯", "▲", "☤"
STONE = "dim"


def draw(
    view: View,
    printed: Printed,
    seat: int | None,
    names: list[str],
    texts: Texts,
    console: Console,
) -> RenderableType:
    """The whole table as this seat sees it."""
    called = [*names, *_virtual_names(view, texts)]
    order = list(range(len(view["players"])))
    if seat is not None:
        order.remove(seat)
        order.append(seat)  # one's own practice stands next to the question
    return Group(
        _head(view, texts),
        _free_doctors(view, printed, names, texts),
        _board(view, printed, texts),
        _tracks(view, printed, called, texts),
        *(_practice(view, printed, one, names, texts) for one in order),
        Text(texts.say("board-legend"), style=STONE),
    )


def option(
    field: str,
    value: int,
    fixed: dict[str, int],
    view: View,
    printed: Printed,
) -> RenderableType | None:
    """Of a contract, what can be given there; else the words say it all."""
    if field == "contract" and "doctor" in fixed:
        return _contract(_doctor(printed, fixed["doctor"])["contracts"][value])
    return None


def _virtual_names(view: View, texts: Texts) -> list[str]:
    people = len(view["players"])
    count = len(view["reputation"]) - people
    return [texts.say("virtual-name", player=number + 1) for number in range(count)]


# People, from the printed parts


def _patient(printed: Printed, number: int) -> Patient | Tile:
    if number < TILE_PATIENT:
        return printed["patients"][number]
    return printed["tiles"][number - TILE_PATIENT]


def _doctor(printed: Printed, number: int) -> Doctor | Tile:
    if number < BASIC:
        return printed["doctors"][number]
    return printed["basic"] if number == BASIC else printed["tiles"][number - TILE_DOCTOR]


def _vials(counts: list[int]) -> Text:
    """A sign for each vial."""
    text = Text()
    for medicine, count in enumerate(counts):
        text.append(SIGNS[medicine] * count, style=INKS[medicine])
    return text


def _contract(medicines: list[int]) -> Text:
    return _vials([int(one in medicines) for one in range(3)])


def _gain(gain: Gain) -> Text:
    text = Text()
    for sign, count in (
        (POINT, gain["points"]),
        (STEP, gain["reputation"]),
        (DRACHMA, gain["money"]),
    ):
        if count:
            sign_style = "" if count > 0 else "red"
            text.append(f"{count:+d}{sign} ".replace("-", "−"), style=sign_style)
    text.append_text(_vials(gain["vials"]))
    return text


def _in(words: dict[str, str], texts: Texts) -> str:
    return words[texts.language]


# The board


def _head(view: View, texts: Texts) -> Text:
    phase = texts.say("board-phase", phase=view["phase"])
    if view["phase"] == "welcome":
        phase = texts.say("board-turn", phase=phase, turn=view["turn"], turns=TURNS)
    told = texts.say("board-round", round=view["round"], rounds=ROUNDS)
    return Text(f"{told} · {phase}", style="bold")


def _free_doctors(view: View, printed: Printed, names: list[str], texts: Texts) -> Table:
    """The doctors without a region, and who has reserved them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=STONE)
    cells: list[RenderableType] = [texts.say("board-free")]
    for space, number in enumerate(view["free"]):
        text = Text(f"{space + 1} ", style=STONE)
        if number == NONE:
            text.append(texts.say("board-nobody"))
        else:
            text.append_text(_for_hire(printed, number, texts))
        seat = view["options"][space]
        if seat != NONE:
            text.append(f"\n→ {names[seat]}", style=MARKERS[seat])
        cells.append(text)
    extra = texts.say("board-extra", count=view["extra"])
    table.add_row(*cells, Text(extra, style=STONE))
    return table


def _for_hire(printed: Printed, number: int, texts: Texts) -> Text:
    """A doctor on the board: name, price, contracts, points."""
    doctor = printed["doctors"][number]
    text = Text(_in(doctor["name"], texts), style="not dim bold")
    text.append(f"\n{doctor['cost']}{DRACHMA} ", style="not bold")
    text.append_text(_contracts(doctor["contracts"]))
    text.append(f" {doctor['points']}{POINT}", style="not bold")
    return text


def _contracts(contracts: list[list[int]]) -> Text:
    text = Text(style="not bold")
    for place, contract in enumerate(contracts):
        text.append("/" if place else "")
        text.append_text(_contract(contract))
    return text


def _board(view: View, printed: Printed, texts: Texts) -> Table:
    """Six columns: what can be hired and bought on top, then the queue, then the stack."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold underline")
    table.add_column("", style=STONE)
    for column in range(COLUMNS):
        head = Text(f"{column + 1} {texts.say('region-name', number=column)}")
        table.add_column(head, width=14, overflow="ellipsis")
    table.add_row(
        texts.say("board-doctor"), *(_regional(view, printed, c, texts) for c in range(COLUMNS))
    )
    table.add_row(texts.say("board-kit"), *(_kit(view, printed, c) for c in range(COLUMNS)))
    table.add_row(
        texts.say("board-tile"),
        *(_open_tile(view, printed, c, texts) for c in range(COLUMNS)),
    )
    table.add_row()
    for row in range(ROWS):
        table.add_row(
            str(row + 1),
            *(_queue_space(view, printed, column, row, texts) for column in range(COLUMNS)),
        )
    table.add_row(
        texts.say("board-stack"),
        *(_stack(view, printed, column, texts) for column in range(COLUMNS)),
    )
    table.add_row(
        texts.say("board-marker"), *(_marker_in(view, column) for column in range(COLUMNS))
    )
    return table


def _regional(view: View, printed: Printed, column: int, texts: Texts) -> Text:
    number = view["regional"][column]
    if number == NONE:
        return Text(texts.say("board-closed", count=view["doctor_stacks"][column]), style=STONE)
    return _for_hire(printed, number, texts)


def _kit(view: View, printed: Printed, column: int) -> Text:
    number = view["kits"][column]
    if number == NONE:
        return Text("–", style=STONE)
    kit = printed["kits"][number]
    text = Text(f"{kit['cost']}{DRACHMA} ")
    text.append_text(_vials(kit["vials"]))
    return text


def _open_tile(view: View, printed: Printed, column: int, texts: Texts) -> Text:
    number = view["tiles"][column]
    return Text("–", style=STONE) if number == NONE else _tile(printed["tiles"][number], texts)


def _tile(tile: Tile, texts: Texts) -> Text:
    """A knowledge tile: its kind, and what it gives."""
    text = Text(texts.say("board-tile-kind", kind=tile["kind"]))
    if tile["region"] != NONE:
        text.append(f" {texts.say('region-name', number=tile['region'])}")
    text.append(" ")
    text.append_text(_gain(tile["gain"]))
    text.append_text(_vials(tile["needs"]))
    text.append_text(_contracts(tile["contracts"]))
    if tile["points"]:
        text.append(f" {tile['points']}{POINT}")
    return text


def _queue_space(view: View, printed: Printed, column: int, row: int, texts: Texts) -> Text:
    """Who waits there and what is printed; a space beside a die is lit."""
    space, print_ = view["queues"][column][row], printed["spaces"][column][row]
    die = view["dice"][column].count(row)
    text = Text("■ " * die, style="bold")
    if space["patient"] == NONE:
        text.append_text(_empty(print_, column, texts))
    else:
        text.append_text(_waiting(printed, space, texts))
    text.append("\n")
    text.append_text(_gain(print_["gain"]))
    text.append("\n")
    if any(view["dice"]) and not die:
        text.stylize("dim")
    return text


def _waiting(printed: Printed, space: Space, texts: Texts) -> Text:
    patient = printed["patients"][space["patient"]]
    text = Text(_in(patient["name"], texts) + "\n")
    text.append_text(_vials(patient["needs"]))
    text.append(f" {patient['offering']}{DRACHMA} {patient['points']}{POINT}")
    if space["bribe"]:
        text.append(f" +{space['bribe']}{DRACHMA}", style="italic")
    return text


def _empty(space: PrintedSpace, column: int, texts: Texts) -> Text:
    text = Text(f"{texts.say('board-nobody')}\n+{space['empty']}{DRACHMA}")
    if space["assistant"]:
        text.append(f" {ASSISTANT}", style=INKS[assistant_of(column)])
    return text


def _stack(view: View, printed: Printed, column: int, texts: Texts) -> Text:
    number = view["stacks"][column]
    if number == NONE:
        return Text("–", style=STONE)
    patient = printed["patients"][number]
    text = Text(_in(patient["name"], texts) + "\n")
    text.append_text(_vials(patient["needs"]))
    text.append(f" {patient['offering']}{DRACHMA} {patient['points']}{POINT}")
    text.append(f" ({view['stack_sizes'][column]})", style=STONE)
    return text


def _marker_in(view: View, column: int) -> Text:
    marker = view["columns"][column]
    text = Text() if marker == NONE else _marker(view, marker)
    if column % 2:
        text.append(f" {ASSISTANT}", style=INKS[assistant_of(column)])
    return text


# The tracks


def _marker(view: View, marker: int) -> Text:
    """A player's number, a virtual player's letter."""
    people = len(view["players"])
    sign = str(marker + 1) if marker < people else "abc"[marker - people]
    return Text(sign, style=MARKERS[marker])


def _tracks(view: View, printed: Printed, called: list[str], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style=STONE)
    table.add_row(texts.say("board-reputation"), _reputation(view, printed))
    order = Text()
    for place, marker in enumerate(view["order"]):
        order.append(", " if place else "")
        order.append_text(_marker(view, marker))
        order.append(f" {called[marker]}")
        if marker >= len(view["players"]) == 1:
            order.append(f" ({view['virtual'][marker - 1]}{POINT})")
    table.add_row(texts.say("board-order"), order)
    waiting = Text()
    for marker in view["waiting"]:
        waiting.append_text(_marker(view, marker))
        waiting.append(" ")
    if view["waiting"]:
        table.add_row(texts.say("board-waiting"), waiting)
    return table


def _reputation(view: View, printed: Printed) -> Text:
    """The track, section by section with its wage; on one space the first is on top."""
    text = Text()
    space = 0
    for section in printed["track"]:
        text.append(f"{section['wage']}{DRACHMA}[", style=STONE)
        for _ in range(section["spaces"]):
            here = [marker for marker in view["order"] if view["reputation"][marker] == space]
            if here:
                for marker in here:
                    text.append_text(_marker(view, marker))
            else:
                text.append("·", style=STONE)
            space += 1
        text.append("] ", style=STONE)
    return text


# The practices


def _practice(
    view: View, printed: Printed, seat: int, names: list[str], texts: Texts
) -> RenderableType:
    one = view["players"][seat]
    table = Table.grid(padding=(0, 1))
    table.add_column(style=STONE)
    table.add_row(texts.say("board-doctors"), _services(one, printed, texts))
    for key, patients in (
        ("board-examination", one["examination"]),
        ("board-emergency", one["emergency"]),
    ):
        if patients:
            table.add_row(texts.say(key), _patients(patients, printed, texts))
    if one["tiles"] or one["face_down"]:
        table.add_row(texts.say("board-tiles"), _tiles(one, printed, texts))
    asked = view["asked"]
    waits = asked is not None and seat in asked["waits_for"]
    title = Text(f"{'▶ ' if waits else ''}{seat + 1} {names[seat]}", style=MARKERS[seat])
    title.append_text(_belongings(one, texts))
    return Panel(table, title=title, title_align="left", border_style="bold" if waits else "dim")


def _belongings(one: Practice, texts: Texts) -> Text:
    text = Text(f" · {one['points']}{POINT} · {one['money']}{DRACHMA} · ", style="not bold default")
    text.append_text(_vials(one["vials"]) if any(one["vials"]) else Text("–"))
    text.append(f" · {ASSISTANT}")
    ready = [number for number in range(len(ASSISTANTS)) if one["assistants"][number]]
    for number in ready:
        text.append(SIGNS[number], style=INKS[number])
    text.append("" if ready else "–")
    text.append(f" · {texts.say('board-wage', wage=one['wage'])}")
    if one["hades"]:
        text.append(f" · {texts.say('board-hades', count=len(one['hades']))}", style="red")
    return text


def _services(one: Practice, printed: Printed, texts: Texts) -> Text:
    """A line a doctor: what each contract can give, and to whom."""
    if not one["doctors"]:
        return Text(texts.say("board-nobody"), style=STONE)
    return Text("\n").join(_service(service, one, printed, texts) for service in one["doctors"])


def _service(service: Service, one: Practice, printed: Printed, texts: Texts) -> Text:
    doctor = _doctor(printed, service["doctor"])
    text = Text(f"{_in(doctor['name'], texts)} {doctor['points']}{POINT}")
    for contract, patient in zip(doctor["contracts"], service["attached"], strict=True):
        text.append(" [")
        text.append_text(_contract(contract))
        if patient != NONE:
            name = _in(_patient(printed, patient)["name"], texts)
            fresh = patient in one["treated"]
            text.append(f": {name}", style="bold" if fresh else STONE)
        text.append("]")
    if service["new"]:
        text.append(f" ({texts.say('board-new')})", style=STONE)
    return text


def _patients(patients: list[int], printed: Printed, texts: Texts) -> Text:
    found = []
    for number in patients:
        patient = _patient(printed, number)
        text = Text(f"{_in(patient['name'], texts)} ")
        text.append_text(_vials(patient["needs"]))
        text.append(f" {patient['points']}{POINT}")
        found.append(text)
    return Text(" · ").join(found)


def _tiles(one: Practice, printed: Printed, texts: Texts) -> Text:
    found = [_tile(printed["tiles"][number], texts) for number in one["tiles"]]
    if one["face_down"]:
        found.append(Text(texts.say("board-face-down", count=len(one["face_down"]))))
    return Text(" · ").join(found)
