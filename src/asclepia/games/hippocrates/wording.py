"""What is printed on the components: as plain data for the page, in words for the rules page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from asclepia.games.hippocrates.actions import MODULE
from asclepia.games.hippocrates.components import (
    Gain,
    HippocratesComponents,
    Space,
    Tile,
    Vials,
)
from asclepia.games.hippocrates.views import Gain as PrintedGain
from asclepia.games.hippocrates.views import Printed, PrintedSpace
from asclepia.games.hippocrates.views import Tile as PrintedTile
from asclepia.games.hippocrates.vocabulary import (
    BASIC,
    MEDICINES,
    REGIONS,
    ROWS,
    TILE_DOCTOR,
    TILE_PATIENT,
    assistant_of,
)
from asclepia.table.components import as_text, in_all, said
from asclepia.table.texts import LANGUAGES, Texts, texts

# As plain data


def printed(components: HippocratesComponents, revised: bool) -> Printed:
    """All that everybody may read, in every language."""
    basic = components.basic
    return {
        "patients": [
            {
                "number": one.number,
                "region": REGIONS.index(one.region),
                "offering": one.offering,
                "needs": one.needs.of_each(),
                "points": one.points,
                "name": in_all(one.name),
                "line": in_all(one.line),
            }
            for one in components.patients_in_order()
        ],
        "doctors": [
            {
                "number": one.number,
                "region": REGIONS.index(one.region),
                "cost": one.cost,
                "contracts": _contracts(one.contracts),
                "points": one.points,
                "name": in_all(one.name),
                "line": in_all(one.line),
            }
            for one in components.doctors_in_order()
        ],
        "basic": {
            "number": 0,
            "region": -1,
            "cost": 0,
            "contracts": _contracts(basic.contracts),
            "points": basic.points,
            "name": in_all(basic.name),
            "line": in_all(basic.line),
        },
        "kits": [{"cost": one.cost, "vials": one.vials.of_each()} for one in components.kits],
        "tiles": [_tile(components, number) for number in range(len(components.tiles))],
        "spaces": [
            [_space(space, revised) for space in components.columns[region]] for region in REGIONS
        ],
        "track": [
            {"spaces": section.spaces, "wage": section.wage}
            for section in components.track.sections
        ],
        "start": components.track.start - 1,
    }


def _contracts(contracts: Iterable[Iterable[str]]) -> list[list[int]]:
    return [sorted(MEDICINES.index(one) for one in contract) for contract in contracts]


def _gain(gain: Gain | None) -> PrintedGain:
    found = gain or Gain()
    return {
        "points": found.points,
        "reputation": found.reputation,
        "money": found.drachmas,
        "vials": found.vials(),
    }


def gain_of(space: Space, revised: bool) -> Gain:
    """What is printed below a space of a queue, in this edition (H-D22)."""
    return space.revised if revised and space.revised is not None else space.gain


def _space(space: Space, revised: bool) -> PrintedSpace:
    return {
        "gain": _gain(gain_of(space, revised)),
        "empty": space.empty,
        "assistant": space.assistant,
    }


def _tile(components: HippocratesComponents, number: int) -> PrintedTile:
    tile = components.tiles[number]
    return {
        "kind": tile.kind,
        "region": -1 if tile.region is None else REGIONS.index(tile.region),
        "gain": _gain(tile.gain),
        "needs": (tile.needs or Vials()).of_each(),
        "points": tile.points,
        "contracts": _contracts(tile.contracts or []),
        "name": {language: tile_name(components, number, language) for language in LANGUAGES},
        "line": in_all(tile.line),
    }


# In words


def tile_name(components: HippocratesComponents, number: int, language: str) -> str:
    """What a tile is called: as printed, or what it does; twins get a number behind it."""
    names = [_called(one, language) for one in components.tiles]
    name = names[number]
    if names.count(name) == 1:
        return name
    return f"{name} ({names[: number + 1].count(name)})"


def _called(tile: Tile, language: str) -> str:
    words = texts(MODULE, language)
    return said(tile.name or "", language) or words.say(
        "tile-name", kind=tile.kind, what=_what(words, tile)
    )


def _what(words: Texts, tile: Tile) -> str:
    """What tells a tile of a kind from the others."""
    if tile.region is not None:
        return _region(words, tile.region)
    if tile.gain is not None:
        return gain_words(words, tile.gain)
    if tile.needs is not None:
        return vials_words(words, tile.needs.of_each())
    return contracts_words(words, _contracts(tile.contracts or []))


def _region(words: Texts, region: str) -> str:
    return words.say("region-name", number=REGIONS.index(region))


def vials_words(words: Texts, vials: Iterable[int]) -> str:
    """ "2 potions, 1 herb"."""
    return ", ".join(
        words.say("vials-name", medicine=medicine, count=count)
        for medicine, count in enumerate(vials)
        if count
    )


def gain_words(words: Texts, gain: Gain) -> str:
    """ "+1 VP, −2 drachmas"."""
    parts = [
        words.say(key, count=abs(value), way="gain" if value > 0 else "loss")
        for key, value in (
            ("gain-points", gain.points),
            ("gain-reputation", gain.reputation),
            ("gain-drachmas", gain.drachmas),
        )
        if value
    ]
    parts += [
        f"+{words.say('vials-name', medicine=medicine, count=count)}"
        for medicine, count in enumerate(gain.vials())
        if count
    ]
    return ", ".join(parts) or "–"


def contracts_words(words: Texts, contracts: list[list[int]]) -> str:
    """ "potions + herbs / unguents": the medicines of each contract."""
    return " / ".join(
        " + ".join(words.say("medicine-name", number=one) for one in contract)
        for contract in contracts
    )


# In sentences


def facts(
    fields: Mapping[str, Any], components: HippocratesComponents, language: str
) -> dict[str, str | int]:
    """The fields of an action or an event as people name them. Sums stay numbers."""
    words = texts(MODULE, language)
    found: dict[str, str | int] = {}
    for name, value in fields.items():
        if not isinstance(value, int):
            found[name] = value
        elif name in ("patient", "doctor", "tile", "kit"):
            found[name] = _name_of(components, words, name, value)
        elif name == "vials":  # of a medicine
            found[name] = words.say("vials-name", medicine=fields["medicine"], count=value)
        elif name == "by":
            way = "loss" if value < 0 else "gain"
            found[name] = words.say("gain-reputation", count=abs(value), way=way)
        elif name in _NAMES:
            key, fact, first = _NAMES[name]
            found[name] = words.say(key, **{fact: value + first})
            if name == "assistant":  # who can stand for it
                found["vial"] = words.say("vial-name", number=value)
        elif name in _COUNTED:
            found[name] = value + 1
        else:
            found[name] = value
    return found


#: For a field: the text with its name, what that text calls the number, and what it counts from.
_NAMES = {
    "seat": ("field-of-player", "player", 1),
    "virtual": ("virtual-name", "player", 1),
    "column": ("region-name", "number", 0),
    "to_column": ("region-name", "number", 0),
    "row": ("row-name", "row", 0),
    "to_row": ("row-name", "row", 0),
    "assistant": ("assistant-name", "number", 0),
    "medicine": ("vial-name", "number", 0),
    "space": ("space-name", "number", 1),
    "contract": ("contract-name", "number", 1),
}
_COUNTED = ("place", "one", "two", "three", "four", "five", "six")  # people count from one


def _name_of(components: HippocratesComponents, words: Texts, sort: str, number: int) -> str:
    """Patients and doctors may be on tiles: those count on after the printed ones."""
    language = words.language
    if number < 0:
        return "–"
    if sort == "kit":
        vials = vials_words(words, components.kits[number].vials.of_each())
        return words.say("kit-name", vials=vials)
    if sort == "patient":
        if number < TILE_PATIENT:
            return said(components.patients_in_order()[number].name, language)
        number -= TILE_PATIENT
    elif sort == "doctor":
        if number < BASIC:
            return said(components.doctors_in_order()[number].name, language)
        if number == BASIC:
            return said(components.basic.name, language)
        number -= TILE_DOCTOR
    return tile_name(components, number, language)


# On the rules page


def listed(components: HippocratesComponents, language: str) -> str:
    """What lies in the box, as a part of the rules page."""
    words = texts(MODULE, language)
    parts = {
        "listed-spaces": _spaces_table(words, components),
        "listed-track": _track(words, components),
        "listed-patients": _patients_table(words, components),
        "listed-doctors": _doctors_table(words, components),
        "listed-kits": _kits_table(words, components),
        "listed-tiles": _tiles_table(words, components),
    }
    return (
        "\n\n".join(f"### {words.say(title)}\n\n{content}" for title, content in parts.items())
        + "\n"
    )


def _table(words: Texts, heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    named = [words.say(f"listed-{head}") for head in heads]
    lines = [named, ["---"] * len(named), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _spaces_table(words: Texts, components: HippocratesComponents) -> str:
    rows = []
    for column, region in enumerate(REGIONS):
        spaces = components.columns[region]  # type: ignore[index]
        cells = [_space_words(words, column, space) for space in spaces]
        rows.append([f"{column + 1} {_region(words, region)}", *cells])
    heads = ["column", *(f"row-{row + 1}" for row in range(ROWS))]
    return f"{_table(words, heads, rows)}\n\n{words.say('listed-spaces-note')}"


def _space_words(words: Texts, column: int, space: Space) -> str:
    text = gain_words(words, space.gain)
    if space.revised is not None:
        text = words.say("listed-revised", first=text, revised=gain_words(words, space.revised))
    empty = gain_words(words, Gain(drachmas=space.empty))
    if space.assistant:
        empty = words.say(
            "listed-and-assistant",
            gain=empty,
            assistant=words.say("assistant-name", number=assistant_of(column)),
        )
    return words.say("listed-space", gain=text, empty=empty)


def _track(words: Texts, components: HippocratesComponents) -> str:
    track = components.track
    rows, first = [], 1
    for section in track.sections:
        last = first + section.spaces - 1
        rows.append([str(first) if first == last else f"{first}–{last}", section.wage])
        first = last + 1
    note = words.say(
        "listed-track-note",
        start=track.start,
        three=_numbers(track.three_players),
        two=_numbers(track.two_players),
        solo=_numbers(track.solo),
    )
    return f"{_table(words, ['track-spaces', 'wage'], rows)}\n\n{note}"


def _numbers(numbers: list[int]) -> str:
    return "/".join(map(str, numbers))


def _patients_table(words: Texts, components: HippocratesComponents) -> str:
    rows = [
        [
            one.number,
            f"**{as_text(said(one.name, words.language))}**",
            _region(words, one.region),
            one.offering,
            vials_words(words, one.needs.of_each()),
            one.points,
        ]
        for one in components.patients_in_order()
    ]
    return _table(words, ["number", "name", "region", "offering", "needs", "points"], rows)


def _doctors_table(words: Texts, components: HippocratesComponents) -> str:
    basic = components.basic
    rows: list[list[object]] = [
        [
            "–",
            f"**{as_text(said(basic.name, words.language))}**",
            "–",
            "–",
            contracts_words(words, _contracts(basic.contracts)),
            basic.points,
        ]
    ]
    rows += [
        [
            one.number,
            f"**{as_text(said(one.name, words.language))}**",
            _region(words, one.region),
            one.cost,
            contracts_words(words, _contracts(one.contracts)),
            one.points,
        ]
        for one in components.doctors_in_order()
    ]
    return _table(words, ["number", "name", "region", "cost", "contracts", "points"], rows)


def _kits_table(words: Texts, components: HippocratesComponents) -> str:
    """Alike ones in one line, with how many there are."""
    counts: dict[tuple[int, str], int] = {}
    for one in components.kits:
        key = (one.cost, vials_words(words, one.vials.of_each()))
        counts[key] = counts.get(key, 0) + 1
    rows = [[vials, cost, count] for (cost, vials), count in sorted(counts.items())]
    return _table(words, ["vials", "cost", "copies"], rows)


def _tiles_table(words: Texts, components: HippocratesComponents) -> str:
    counts: dict[tuple[str, str], int] = {}
    for one in components.tiles:
        key = (_called(one, words.language), tile_words(words, one))
        counts[key] = counts.get(key, 0) + 1
    rows = [[f"**{as_text(name)}**", text, count] for (name, text), count in counts.items()]
    return _table(words, ["name", "does", "copies"], rows)


def tile_words(words: Texts, tile: Tile) -> str:
    """What a tile does."""
    return words.say(
        f"tile-{tile.kind}",
        what=_what(words, tile),
        gain=gain_words(words, tile.gain or Gain()),
        points=tile.points,
    )
