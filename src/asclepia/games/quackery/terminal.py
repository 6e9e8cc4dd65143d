"""Quackery drawn in a terminal, from a view and what is printed on the components."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from asclepia.games.quackery.actions import CARDS
from asclepia.games.quackery.views import Entry, Printed, Quack, View
from asclepia.table.texts import Texts

INKS = ("#8a8f99", "#d9534a", "#6fb3c9", "#d9b13b")
SIGNS = ("†", "−−", "−", "·", "+", "++", "†")


def draw(
    view: View,
    printed: Printed,
    seat: int | None,
    names: list[str],
    texts: Texts,
    console: Console,
) -> RenderableType:
    """The whole table as this seat sees it."""
    parts: list[RenderableType] = [
        *_patient(view, printed, texts),
        _humours(view, texts),
        *_entries(view, printed, names, texts),
        _players(view, printed, names, texts),
        _piles(view, printed, texts),
    ]
    if seat is not None:
        parts += _mine(view["players"][seat], printed, texts)
    return Group(*parts)


def option(
    field: str,
    value: int,
    fixed: dict[str, int],
    view: View,
    printed: Printed,
) -> RenderableType | None:
    """Nothing stands beside a choice: the words say it all."""
    return None


def _patient(view: View, printed: Printed, texts: Texts) -> list[RenderableType]:
    if view["patient"] < 0:
        return []
    one = printed["patients"][view["patient"]]
    language = texts.language
    title = texts.say("board-patient", name=one["name"][language], value=one["value"])
    if one["estate"] is not None:
        estate = texts.say("estate-name", estate=one["estate"])
        title = texts.say("board-of-estate", patient=title, estate=estate)
    text = Text(texts.say("board-line", line=one["line"][language]) + "\n", style="italic dim")
    text.append(texts.say("board-end", text=one["text"][language]) + "\n", style="not italic")
    turns = texts.say("board-turns", turn=view["turns"], patience=view["patience"])
    text.append(turns, style="not italic")
    return [Panel(text, title=Text(title), title_align="left", expand=False)]


def _humours(view: View, texts: Texts) -> Table:
    """A line a humour: where it stands, and where it would land."""
    asked = view["asked"]
    landing = asked["landing"] if asked and asked["to"] == "respond" else view["status"]
    table = Table.grid(padding=(0, 1))
    for humour in range(4):
        now, then = view["status"][humour], landing[humour]
        cells: list[Text] = [
            Text(texts.say("humour-name", humour=humour), style=f"bold {INKS[humour]}")
        ]
        for place, sign in enumerate(SIGNS):
            label = f"{sign:^3}"
            if place == now:
                cells.append(Text(f"[{sign:^2}]", style=f"bold reverse {INKS[humour]}"))
            elif place == then:
                cells.append(Text(f"({sign:^2})", style=f"bold {INKS[humour]}"))
            else:
                cells.append(Text(f" {label}", style="dim"))
        table.add_row(*cells)
    return table


def _entries(view: View, printed: Printed, names: list[str], texts: Texts) -> list[RenderableType]:
    """What was played on this treatment, as intentions."""
    asked = view["asked"]
    if asked is None or asked["to"] != "respond":
        return []
    text = Text()
    for place, entry in enumerate(asked["entries"]):
        stands = asked["stands"][place]
        line = f"{place + 1}. {names[entry['seat']]}: {_played(entry, printed, names, texts)}\n"
        text.append(line, style="" if stands else "strike dim")
    text.rstrip()
    title = texts.say("board-entries")
    return [Panel(text, title=title, title_align="left", expand=False)]


def _played(entry: Entry, printed: Printed, names: list[str], texts: Texts) -> str:
    words = [_remedy(entry["remedy"], printed, texts)]
    if entry["target"] >= 0:
        words.append(f"→ {entry['target'] + 1}")
    for humour in (entry["humour"], entry["other"]):
        if humour >= 0:
            words.append(texts.say("humour-name", humour=humour))
    if entry["way"] >= 0:
        words.append(texts.say("way-name", way=entry["way"]))
    if entry["player"] >= 0:
        words.append(names[entry["player"]])
    return ", ".join(words)


def _remedy(number: int, printed: Printed, texts: Texts) -> str:
    if number < 0:
        return texts.say("basic-name")
    if number >= CARDS:
        return str(printed["characters"][number - CARDS]["name"][texts.language])
    return str(printed["cards"][number]["name"][texts.language])


def _players(view: View, printed: Printed, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1))
    for key in ("board-player", "board-value", "board-holds", "board-hospital"):
        table.add_column(texts.say(key))
    waits = view["asked"]["waits_for"] if view["asked"] else []
    for seat, player in enumerate(view["players"]):
        mark = "▶ " if seat in waits else "  "
        name = Text(
            f"{mark}{seat + 1} {names[seat]}", style="bold" if seat == view["treating"] else ""
        )
        if player["character"] >= 0:
            name.append(f" ({_remedy(player['character'], printed, texts)})", style="dim")
        hospital = Text()
        for patient in player["cured"]:
            hospital.append(f"♥{printed['patients'][patient]['value']} ", style="green")
        for patient in player["succumbed"]:
            hospital.append(f"†{printed['patients'][patient]['value']} ", style="dim")
        cards = f"{player['hand_size']}/{player['limit']}"
        table.add_row(name, str(player["score"]), cards, hospital)
    return table


def _piles(view: View, printed: Printed, texts: Texts) -> Text:
    language = texts.language
    lines = [
        texts.say("board-waiting", count=len(view["coming"])),
        texts.say("board-pile", pile=view["pile"], discards=len(view["discards"])),
    ]
    known = [
        printed["patients"][one]["name"][language] for one in view["coming"] if one is not None
    ]
    if known:
        lines.append(texts.say("board-coming", names=", ".join(known)))
    ill = [
        texts.say("humour-name", humour=humour) for humour in range(4) if view["infection"][humour]
    ]
    if ill:
        lines.append(texts.say("board-infection", humours=", ".join(ill)))
    return Text(" · ".join(lines), style="dim")


def _mine(player: Quack, printed: Printed, texts: Texts) -> list[RenderableType]:
    language = texts.language
    found: list[RenderableType] = []
    if player["agenda"] is not None:
        agenda = printed["agendas"][player["agenda"]]
        met = " ".join(f"({have}/{least})" for have, least in player["progress"] or [])
        title = texts.say("board-agenda", name=agenda["name"][language])
        found.append(Text(f"{title}. {agenda['text'][language]} {met}", style="bold"))
    if player["character"] >= 0:
        own = printed["characters"][player["character"] - CARDS]
        found.append(Text(f"{own['name'][language]}: {own['text'][language]}"))
    cards: list[RenderableType] = [
        Panel(
            Text(printed["cards"][card]["text"][language]),
            title=Text(printed["cards"][card]["name"][language]),
            width=34,
        )
        for card in player["hand"] or []
    ]
    inside = Columns(cards) if cards else Text(texts.say("board-empty"), style="dim")
    found.append(Panel(inside, title=texts.say("board-hand"), title_align="left", expand=False))
    return found
