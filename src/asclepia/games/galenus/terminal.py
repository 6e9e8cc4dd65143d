"""Galenus drawn in a terminal, from a view and what is printed on the components."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from asclepia.games.galenus.views import Physician, Printed, PrintedVilla, Region, View
from asclepia.games.galenus.vocabulary import (
    ARENA,
    BATHS,
    BOOK,
    HUMOURS,
    JOURNEY,
    NONE,
    REGION,
    YEARS,
)
from asclepia.table.texts import Texts

SIGNS = "●≈▲◆"  # of the humours
INKS = ("#e0705f", "#5b9bdf", "#e0b32e", "#9a8fb0")
SEATS = ("bold #d8c7a0", "bold #a9b0b8", "bold #5fb97a", "bold #b07cc6")
VISITORS = "spatn"  # the dignitaries by their letters
VISITOR = "bold #c08a5a"
POINT, WORK, HERB, PAGES, GALENUS = "★", "✎", "♣", "▤", "G"
WISDOM, FOCUS = "✦", "◎"
STONE = "dim"
PLAIN = "not bold default"


def draw(
    view: View,
    printed: Printed,
    seat: int | None,
    names: list[str],
    texts: Texts,
    console: Console,
) -> RenderableType:
    """The whole table as this seat sees it."""
    order = list(range(len(view["players"])))
    if seat is not None:
        order.remove(seat)
        order.append(seat)  # one's own villa stands next to the question
    asked = view["asked"]
    parts: list[RenderableType] = [_head(view, names, texts), _regions(view, printed, texts)]
    parts += [_places(view, printed, texts), _skill(view, printed, texts)]
    if view["goals"]:
        parts.append(_goals(view, printed, texts))
    if view["visitors"]:
        parts.append(_visitors(view, printed, texts))
    if asked is not None and asked.get("to") == "move_in":
        parts.append(_free_villas(view, printed, texts))
    parts += [_villa(view, printed, one, names, texts) for one in order]
    return Group(*parts, Text(texts.say("board-legend"), style=STONE), _question(view, texts))


def option(
    field: str,
    value: int,
    fixed: dict[str, int],
    view: View,
    printed: Printed,
) -> RenderableType | None:
    """Of a bid, how much; else the words say it all."""
    if field == "philosophy":
        return Text(f"{value}{WISDOM}")
    if field == "focus":
        return Text(f"{value}{FOCUS}")
    return None


# Pieces


def _in(words: dict[str, str], texts: Texts) -> str:
    return words[texts.language]


def _patients(counts: list[int]) -> Text:
    """A sign for each; nobody is a dash."""
    text = Text()
    for humour, count in enumerate(counts):
        text.append(SIGNS[humour] * count, style=INKS[humour])
    return text if any(counts) else Text("–", style=STONE)


def _good(good: int) -> Text:
    if good == BOOK:
        return Text(PAGES)
    return Text(f"{HERB}{SIGNS[good]}", style=INKS[good])


def _goods(goods: Iterable[int]) -> Text:
    return Text(" ").join(_good(one) for one in goods) or Text("–", style=STONE)


def _seat(seat: int) -> Text:
    return Text(str(seat + 1), style=SEATS[seat])


def _seats(seats: Iterable[int]) -> Text:
    return Text("").join(_seat(seat) for seat in seats) or Text("–", style=STONE)


def _visitor(who: int) -> Text:
    return Text(VISITORS[who], style=VISITOR)


def _facts(texts: Texts, facts: dict[str, Text]) -> Text:
    """ "planned 1 · inside 2": only what is there."""
    return Text(" · ", style=STONE).join(
        Text.assemble((f"{texts.say(key)} ", STONE), content)
        for key, content in facts.items()
        if content.plain not in ("", "–")
    )


def _below(text: Text, facts: Text) -> Text:
    return text.append("\n").append_text(facts) if facts.plain else text


def _asked_at(view: View) -> int:
    """The section that the question is about."""
    asked = view["asked"]
    return NONE if asked is None else asked.get("section", NONE)


def _question(view: View, texts: Texts) -> Text:
    """What the words of the question leave out: the new focus, the patients it is about."""
    asked = view["asked"]
    if asked is None:
        return Text()
    humour = asked.get("humour", NONE)
    facts = {
        "board-new-focus": Text() if humour == NONE else _humour(humour, texts),
        "board-patients": _patients(asked.get("counts", [0, 0, 0, 0])),
    }
    return _facts(texts, facts)


# The board


def _head(view: View, names: list[str], texts: Texts) -> Text:
    parts = [
        texts.say("board-year", year=view["year"], years=YEARS),
        texts.say("board-phase", phase=view["phase"]),
    ]
    if view["mode"] == "pergamon":
        parts.append(texts.say("board-level", level=view["level"]))
    else:
        parts.append(texts.say("board-first", name=names[view["first"]]))
    return Text(" · ".join(parts), style="bold")


def _regions(view: View, printed: Printed, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False, expand=True)
    table.add_column(width=16)
    table.add_column(ratio=1)
    for number, region in enumerate(view["regions"]):
        table.add_row(*_region(view, printed, number, region, texts))
    return table


def _region(
    view: View, printed: Printed, number: int, region: Region, texts: Texts
) -> tuple[Text, Text]:
    face = printed["faces"][region["face"]]
    mark = "▶" if _asked_at(view) == REGION + number else " "
    season = texts.say("board-season", season="winter" if region["winter"] else "summer")
    left = Text(f"{mark}{texts.say('region-name', number=number)}\n", style="bold")
    left.append(f" {texts.say('class-name', number=face['cls'])}\n {season}", style=PLAIN)
    right = Text(_in(face["event"], texts), style="bold")
    right.append("  ").append_text(_patients(region["patients"]))
    right.append(f"  {face['bonus']}{POINT}", style="not bold")
    right.append(f"\n{_in(face['project']['text'], texts)}", style=PLAIN)
    facts = {
        "board-planned": _seats(region["planned"]),
        "board-treated": _seats(region["treated"]),
        "board-project": Text("") if region["project"] == NONE else _seat(region["project"]),
        "board-visitor": Text("") if region["visitor"] == NONE else _visitor(region["visitor"]),
    }
    return left, _below(right, _facts(texts, facts))


def _places(view: View, printed: Printed, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False, expand=True)
    table.add_column(width=16, style="bold")
    table.add_column(ratio=1)
    rows = (
        (BATHS, "board-baths", _baths(view, printed, texts)),
        (ARENA, "board-arena", _arena(view, texts)),
        (JOURNEY, "board-journey", _journey(view, printed, texts)),
        (NONE, "board-theatre", _theatre(view, texts)),
    )
    for section, key, content in rows:
        mark = "▶" if section != NONE and section == _asked_at(view) else " "
        table.add_row(f"{mark}{texts.say(key)}", content)
    return table


def _baths(view: View, printed: Printed, texts: Texts) -> Text:
    baths = view["baths"]
    text = _facts(
        texts,
        {
            "board-planned": _seats(baths["planned"]),
            "board-rested": _seats(baths["recuperated"]),
            "board-joined": Text("") if baths["joined"] == NONE else _seat(baths["joined"]),
        },
    )
    for number in baths["doctrines"]:
        doctrine = printed["doctrines"][number]
        text.append("\n" if text.plain else "")
        name = f"{_in(doctrine['name'], texts)} ({doctrine['rank']})"
        text.append(texts.say("board-told", name=name, text=_in(doctrine["text"], texts)))
    return text


def _arena(view: View, texts: Texts) -> Text:
    arena = view["arena"]
    return _facts(
        texts,
        {
            "board-gladiators": Text(SIGNS[0] * arena["gladiators"] or "0", style=INKS[0]),
            "board-planned": _seats(arena["planned"]),
            "board-inside": _seats(arena["inside"]),
        },
    )


def _journey(view: View, printed: Printed, texts: Texts) -> Text:
    journey = view["journey"]
    card = printed["journeys"][journey["card"]]
    text = Text(_in(card["city"], texts), style="bold")
    text.append("  ").append_text(_goods(journey["goods"]))
    text.append(f"\n{_in(card['project']['text'], texts)}", style=PLAIN)
    facts = _facts(
        texts,
        {
            "board-planned": _seats(journey["planned"]),
            "board-shoppers": _seats(journey["shoppers"]),
            "board-project": Text("") if journey["project"] == NONE else _seat(journey["project"]),
        },
    )
    return _below(text, facts)


def _theatre(view: View, texts: Texts) -> Text:
    theatre = view["theatre"]
    subject = theatre["subject"]
    prepared = Text(" ").join(
        _seat(seat).append(f"×{count}", style=PLAIN)
        for seat, count in enumerate(theatre["prepared"])
        if count
    )
    facts = _facts(
        texts,
        {
            "board-subject": Text("") if subject == NONE else _humour(subject, texts),
            "board-prepared": prepared,
            "board-bids": _bids(view),
        },
    )
    track = Text.assemble((f"{texts.say('board-contest')} ", STONE), _contest(view))
    return _below(track, facts)


def _humour(humour: int, texts: Texts) -> Text:
    name = texts.say("humour-name", number=humour)
    return Text(f"{SIGNS[humour]} {name}", style=INKS[humour])


def _bids(view: View) -> Text:
    """Of the last contest, in the order of its ranking."""
    theatre = view["theatre"]
    return Text(" ").join(
        _seat(seat).append(
            f" {theatre['bids'][seat][0]}{WISDOM}{theatre['bids'][seat][1]}{FOCUS}",
            style=PLAIN,
        )
        for seat in theatre["ranking"]
        if theatre["bids"]
    )


def _contest(view: View) -> Text:
    """The track from its start; who stands on a space, by number or letter."""
    theatre = view["theatre"]
    here: dict[int, Text] = {}
    for seat, space in enumerate(theatre["markers"]):
        here.setdefault(space, Text()).append_text(_seat(seat))
    for one in view["visitors"]:
        here.setdefault(one["marker"], Text()).append_text(_visitor(one["who"]))
    if theatre["galenus"] != NONE:
        here.setdefault(theatre["galenus"], Text()).append(GALENUS, style="bold")
    text = Text()
    for space in range(max(theatre["top"], *here) + 1):
        if space % 5 == 0:
            text.append(f"{space}:", style=STONE)
        text.append_text(here.get(space, Text("·", style=STONE)))
        text.append(" ")
    return text


# Skill


def _skill(view: View, printed: Printed, texts: Texts) -> Table:
    """Each track from its start; between two segments a line, with the works that lie there."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(width=16)
    table.add_column()
    table.add_column(style=STONE)
    above = {one["track"]: one["who"] for one in view["visitors"] if one["track"] != NONE}
    for humour in range(len(HUMOURS)):
        name = ""
        if humour in above:
            name = _in(printed["dignitaries"][above[humour]]["name"], texts)
        label = Text(" ").append_text(_humour(humour, texts))
        table.add_row(label, _skill_track(view, printed, humour), name)
    return table


def _skill_track(view: View, printed: Printed, humour: int) -> Text:
    text = Text()
    position = 0
    for line, segment in enumerate(printed["segments"]):
        text.append("[", style=STONE)
        for number in range(segment):
            text.append(" " if number else "")
            text.append_text(_standing(view, humour, position))
            position += 1
        text.append("]", style=STONE)
        if line < len(view["lines"][humour]):
            works = view["lines"][humour][line]
            text.append(f" {works}{WORK} " if works else " ┃ ", style="" if works else STONE)
    return text.append(f" {POINT}")


def _standing(view: View, humour: int, position: int) -> Text:
    text = Text()
    for seat, player in enumerate(view["players"]):
        if player["skill"][humour] == position:
            text.append_text(_seat(seat))
    if view["pelops"] and view["pelops"][humour] == position:
        text.append_text(_visitor(1))
    return text if text.plain else Text("·", style=STONE)


# Pergamon, and the colleague


def _goals(view: View, printed: Printed, texts: Texts) -> Text:
    text = Text(texts.say("board-goals"), style="bold")
    for place, one in enumerate(view["goals"]):
        goal = printed["goals"][one["goal"]]
        name, words = _in(goal["name"], texts), _in(goal["text"], texts)
        told = texts.say("board-told", name=name, text=words)
        text.append(f"\n {place + 1} {'✓' if one['met'] else '·'} {told}", style=PLAIN)
    return text


def _visitors(view: View, printed: Printed, texts: Texts) -> Text:
    key = "board-dignitaries" if view["mode"] == "pergamon" else "board-colleague"
    text = Text(texts.say(key), style="bold")
    for one in view["visitors"]:
        card = printed["dignitaries"][one["who"]]
        name = _in(card["name"], texts)
        if one["acted"]:
            name = texts.say("board-acted", name=name)
        told = texts.say("board-told", name=name, text=_in(card["text"], texts))
        text.append("\n ").append_text(_visitor(one["who"])).append(f" {told}", style=PLAIN)
    return text


# Villas


def _free_villas(view: View, printed: Printed, texts: Texts) -> Text:
    taken = {player["villa"] for player in view["players"]}
    text = Text(texts.say("board-villas"), style="bold")
    for number, villa in enumerate(printed["villas"]):
        if number not in taken:
            text.append(f"\n {_in(villa['name'], texts)}", style=PLAIN)
            text.append(f" {_tracks(villa, texts)} ", style=f"not bold {STONE}")
            text.append(_in(villa["text"], texts), style=PLAIN)
    return text


def _tracks(villa: PrintedVilla, texts: Texts) -> str:
    return texts.say(
        "board-tracks",
        philosophy=f"{villa['philosophy']['start']}/{villa['philosophy']['most']}",
        health=f"{villa['health']['start']}/{villa['health']['most']}",
        reputation=f"{villa['reputation']['start']}/{villa['reputation']['most']}",
        focus=villa["focus"],
    )


def _villa(
    view: View, printed: Printed, seat: int, names: list[str], texts: Texts
) -> RenderableType:
    one = view["players"][seat]
    villa = printed["standard"] if one["villa"] == NONE else printed["villas"][one["villa"]]
    asked = view["asked"]
    waits = asked is not None and seat in asked["waits_for"]
    title = Text(f"{'▶ ' if waits else ''}{seat + 1} {names[seat]}", style=SEATS[seat])
    title.append(f" · {one['impact']}{POINT} · {one['works']}{WORK}", style=PLAIN)
    if one["villa"] != NONE:
        title.append(f" · {_in(villa['name'], texts)}", style=PLAIN)
    rows = [
        _attributes(one, villa, texts),
        _stores(one, printed, texts),
        _mediples(one, texts),
        Text(_in(villa["text"], texts), style=STONE),
    ]
    content = Text("\n").join(row for row in rows if row.plain)
    return Panel(content, title=title, title_align="left", border_style="bold" if waits else "dim")


def _attributes(one: Physician, villa: PrintedVilla, texts: Texts) -> Text:
    free = villa["focus"] - sum(one["focus"])
    focus = _patients(one["focus"]) if any(one["focus"]) else Text()
    focus.append("·" * free, style=STONE)
    tracks = {
        "board-philosophy": Text(f"{one['philosophy']}/{villa['philosophy']['most']}"),
        "board-reputation": Text(f"{one['reputation']}/{villa['reputation']['most']}"),
        "board-health": Text(f"{one['health']}/{villa['health']['most']}"),
        "board-focus": focus,
    }
    return _facts(texts, tracks)


def _stores(one: Physician, printed: Printed, texts: Texts) -> Text:
    herbs = [humour for humour, count in enumerate(one["herbs"]) for _ in range(count)]
    doctrines = Text(", ").join(
        Text(
            _in(printed["doctrines"][number]["name"], texts),
            style="strike" if number in one["used"] else "",
        )
        for number in one["doctrines"]
    )
    stores = {
        "board-hospital": _patients(one["hospital"]),
        "board-garden": _goods(herbs),
        "board-books": Text(str(one["books"] or "")),
        "board-publications": Text(str(one["publications"] or "")),
        "board-doctrine": doctrines,
    }
    return _facts(texts, stores)


def _mediples(one: Physician, texts: Texts) -> Text:
    mediples = {
        "board-home": Text(str(one["at_home"] or "")),
        "board-planned": Text(str(one["planned"] or "")),
        "board-office": Text(str(one["office"] or "")),
        "board-ward": Text(str(one["ward"] or "")),
    }
    text = _facts(texts, mediples)
    if one["results"]:
        text.append(" · " if text.plain else "", style=STONE)
        text.append(texts.say("board-results"), style="italic")
    return text
