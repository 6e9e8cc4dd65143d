"""Hippocrates's printed parts as data (H-C2 to H-C8).

What the rulebooks tell is demanded of a file: 72 patients, 30 doctors, 30 kits, 30 knowledge tiles.
Lines and second languages are ours: a file of somebody who owns the game needs none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from asclepia.games.hippocrates.vocabulary import (
    COLUMNS,
    DOCTORS,
    KITS,
    MEDICINES,
    PATIENTS,
    REGIONS,
    ROWS,
    TILES,
)
from asclepia.table.components import ComponentSet, Words

Region = Literal["macedonia", "carthage", "persia", "alexandria", "greece", "cyrene"]
Medicine = Literal["potions", "herbs", "unguents"]
MOST_VIALS = 6  # of one medicine that a patient may need
MOST_GAIN = 20


class Vials(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    potions: int = 0
    herbs: int = 0
    unguents: int = 0

    def of_each(self) -> list[int]:
        return [self.potions, self.herbs, self.unguents]


class Gain(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a space or a tile gives; below zero: what it costs."""

    points: int = 0
    reputation: int = 0
    drachmas: int = 0
    potions: int = 0
    herbs: int = 0
    unguents: int = 0

    def vials(self) -> list[int]:
        return [self.potions, self.herbs, self.unguents]


class Space(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A space of a queue: what is printed below it, and what is printed in it (H-C6)."""

    gain: Gain
    revised: Gain | None = None  # where the revised edition prints something else (H-D22)
    empty: int = 0  # drachmas for whoever finds it empty
    assistant: bool = False  # … and the column's assistant


class Patient(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    number: int
    region: Region
    name: Words | str
    offering: int
    needs: Vials
    points: int
    line: Words | str = ""


class Doctor(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    number: int
    region: Region
    name: Words | str
    cost: int
    contracts: list[list[Medicine]]
    points: int
    line: Words | str = ""


class Basic(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The basic doctor of every player (H-C4)."""

    contracts: list[list[Medicine]]
    points: int
    name: Words | str = Words("Basic doctor", "Docteur de base")
    line: Words | str = ""


class Kit(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    cost: int
    vials: Vials


class Tile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A knowledge tile (H-C5). What belongs to its kind must be there, and nothing else."""

    kind: Literal["welcome", "double", "patient", "doctor", "lightning"]
    region: Region | None = None  # of a welcome or double tile
    gain: Gain | None = None  # of a welcome or lightning tile
    needs: Vials | None = None  # of a patient
    contracts: list[list[Medicine]] | None = None  # of a doctor
    points: int = 0  # of a patient or a doctor
    name: Words | str | None = None
    line: Words | str = ""


class Section(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    spaces: int
    wage: int


class Track(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The reputation track (H-C8). Spaces count from 1, from the left."""

    sections: list[Section]
    start: int
    three_players: list[int]  # spaces of the virtual players' markers
    two_players: list[int]
    solo: list[int]

    def length(self) -> int:
        return sum(section.spaces for section in self.sections)


class HippocratesComponents(ComponentSet, frozen=True, kw_only=True):
    track: Track
    columns: dict[Region, list[Space]]
    basic: Basic
    patients: list[Patient]
    doctors: list[Doctor]
    kits: list[Kit]
    tiles: list[Tile]

    def patients_in_order(self) -> list[Patient]:
        """By region and number, whatever their order in the file."""
        return sorted(self.patients, key=lambda one: (REGIONS.index(one.region), one.number))

    def doctors_in_order(self) -> list[Doctor]:
        return sorted(self.doctors, key=lambda one: (REGIONS.index(one.region), one.number))

    def problems(self) -> Iterable[str]:
        yield from _track_problems(self.track)
        yield from _column_problems(self.columns)
        yield from _patient_problems(self.patients)
        yield from _range("basic.points", self.basic.points, 0, MOST_GAIN)
        yield from _contract_problems("basic", self.basic.contracts)
        yield from _doctor_problems(self.doctors)
        if len(self.kits) != KITS:
            yield f"kits: there are {KITS} (H-C5), not {len(self.kits)}"
        for place, kit in enumerate(self.kits, 1):
            yield from _range(f"kits, entry {place}.cost", kit.cost, 0, MOST_GAIN)
            yield from _vial_problems(f"kits, entry {place}.vials", kit.vials)
        if len(self.tiles) != TILES:
            yield f"tiles: there are {TILES} (H-C5), not {len(self.tiles)}"
        for place, tile in enumerate(self.tiles, 1):
            yield from _tile_problems(f"tiles, entry {place}", tile)

    def warnings(self) -> Iterable[str]:
        for region, spaces in self.columns.items():
            if region == "macedonia":
                continue
            for place, space in enumerate(spaces, 1):
                printed = space.gain.points or (space.revised is not None and space.revised.points)
                if printed:
                    yield (
                        f"columns.{region}, entry {place}.gain.points: we think that only column 1 "
                        "prints points (H-C6)"
                    )
        wages = [section.wage for section in self.track.sections]
        if wages != sorted(wages, reverse=True):
            yield "track.sections: wages fall towards the right (H-C8)"


def _range(where: str, value: int, least: int, most: int) -> Iterator[str]:
    if not least <= value <= most:
        yield f"{where}: from {least} to {most}, not {value}"


def _track_problems(track: Track) -> Iterator[str]:
    if not 1 <= len(track.sections) <= 12:
        yield f"track.sections: from 1 to 12, not {len(track.sections)}"
    for place, section in enumerate(track.sections, 1):
        yield from _range(f"track.sections, entry {place}.spaces", section.spaces, 1, 40)
        yield from _range(f"track.sections, entry {place}.wage", section.wage, 0, MOST_GAIN)
    length = track.length()
    yield from _range("track.start", track.start, 1, length)
    for field, spaces, count in (
        ("three_players", track.three_players, 1),
        ("two_players", track.two_players, 2),
        ("solo", track.solo, 3),
    ):
        if len(spaces) != count:
            yield f"track.{field}: {count} virtual players (H-S4), not {len(spaces)}"
        for space in spaces:
            yield from _range(f"track.{field}", space, 1, length)


def _column_problems(columns: dict[Region, list[Space]]) -> Iterator[str]:
    for region in REGIONS:
        spaces = columns.get(region)
        if spaces is None:
            yield f"columns.{region}: a queue of {ROWS} spaces is missing (H-C6)"
        elif len(spaces) != ROWS:
            yield f"columns.{region}: a queue has {ROWS} spaces (H-C6), not {len(spaces)}"
        else:
            for place, space in enumerate(spaces, 1):
                where = f"columns.{region}, entry {place}"
                yield from _gain_problems(f"{where}.gain", space.gain)
                if space.revised is not None:
                    yield from _gain_problems(f"{where}.revised", space.revised)
                yield from _range(f"{where}.empty", space.empty, 0, MOST_GAIN)
                if space.assistant and REGIONS.index(region) % 2 == 0:
                    yield f"{where}.assistant: only columns 2, 4 and 6 have one (H-C6)"


def _gain_problems(where: str, gain: Gain, losses: bool = True) -> Iterator[str]:
    for name, value in zip(("potions", "herbs", "unguents"), gain.vials(), strict=True):
        yield from _range(f"{where}.{name}", value, 0, MOST_GAIN)
    least = -MOST_GAIN if losses else 0
    yield from _range(f"{where}.points", gain.points, least, MOST_GAIN)
    yield from _range(f"{where}.reputation", gain.reputation, least, MOST_GAIN)
    yield from _range(f"{where}.drachmas", gain.drachmas, least, MOST_GAIN)


def _vial_problems(where: str, vials: Vials) -> Iterator[str]:
    for name, value in zip(MEDICINES, vials.of_each(), strict=True):
        yield from _range(f"{where}.{name}", value, 0, MOST_VIALS)
    if not any(vials.of_each()):
        yield f"{where}: at least one vial"


def _contract_problems(where: str, contracts: list[list[Medicine]]) -> Iterator[str]:
    if not 1 <= len(contracts) <= 3:
        yield f"{where}.contracts: from 1 to 3 (H-C3), not {len(contracts)}"
    for place, contract in enumerate(contracts, 1):
        if not contract or len(set(contract)) != len(contract):
            yield f"{where}.contracts, entry {place}: one or more different medicines (H-C3)"


def _patient_problems(patients: list[Patient]) -> Iterator[str]:
    if len(patients) != PATIENTS:
        yield f"patients: there are {PATIENTS} (H-C2), not {len(patients)}"
    for region in REGIONS:
        count = sum(one.region == region for one in patients)
        if count != PATIENTS // COLUMNS:
            yield f"patients: {PATIENTS // COLUMNS} of {region} (H-C2), not {count}"
    yield from _repeated("patients", [one.number for one in patients])
    for one in patients:
        where = f"patients, number {one.number}"
        yield from _range(f"{where}.offering", one.offering, 0, MOST_GAIN)
        yield from _range(f"{where}.points", one.points, 0, MOST_GAIN)
        yield from _vial_problems(f"{where}.needs", one.needs)


def _doctor_problems(doctors: list[Doctor]) -> Iterator[str]:
    if len(doctors) != DOCTORS:
        yield f"doctors: there are {DOCTORS} (H-C3), not {len(doctors)}"
    for region in REGIONS:
        count = sum(one.region == region for one in doctors)
        if count != DOCTORS // COLUMNS:
            yield f"doctors: {DOCTORS // COLUMNS} of {region} (H-C3), not {count}"
    yield from _repeated("doctors", [one.number for one in doctors])
    for one in doctors:
        where = f"doctors, number {one.number}"
        yield from _range(f"{where}.cost", one.cost, 0, 40)
        yield from _range(f"{where}.points", one.points, 0, MOST_GAIN)
        yield from _contract_problems(where, one.contracts)


def _tile_problems(where: str, tile: Tile) -> Iterator[str]:
    wanted = {
        "region": tile.kind in ("welcome", "double"),
        "gain": tile.kind in ("welcome", "lightning"),
        "needs": tile.kind == "patient",
        "contracts": tile.kind == "doctor",
    }
    for field, needed in wanted.items():
        if needed and getattr(tile, field) is None:
            yield f"{where}.{field}: a tile of the kind {tile.kind!r} says it (H-C5)"
        elif not needed and getattr(tile, field) is not None:
            yield f"{where}.{field}: a tile of the kind {tile.kind!r} has none"
    if tile.kind not in ("patient", "doctor") and tile.points:
        yield f"{where}.points: only patients and doctors score; write it as a gain"
    yield from _range(f"{where}.points", tile.points, 0, MOST_GAIN)
    if tile.gain is not None:
        yield from _gain_problems(f"{where}.gain", tile.gain, losses=False)
    if tile.needs is not None:
        yield from _vial_problems(f"{where}.needs", tile.needs)
    if tile.contracts is not None:
        yield from _contract_problems(where, tile.contracts)


def _repeated(entry: str, numbers: list[int]) -> Iterator[str]:
    for twice in sorted({one for one in numbers if numbers.count(one) > 1}):
        yield f"{entry}: the number {twice} comes twice; each has its own"
