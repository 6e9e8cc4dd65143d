"""Hippocrates: patients from six regions, doctors and their contracts. One to four players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asclepia.games.hippocrates.actions import ACTIONS
from asclepia.games.hippocrates.box import DOCTOR, DOUBLE, LIGHTNING, PATIENT, WELCOME, Box, Gain
from asclepia.games.hippocrates.components import Gain as PrintedGain
from asclepia.games.hippocrates.components import HippocratesComponents, Medicine
from asclepia.games.hippocrates.judgement import HippocratesInsight
from asclepia.games.hippocrates.setup import deal
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANTS,
    MEDICINES,
    NONE,
    REGIONS,
    TILE_DOCTOR,
    TILE_PATIENT,
)
from asclepia.games.hippocrates.wording import facts, listed, printed
from asclepia.table.actions import Action
from asclepia.table.chance import Dice
from asclepia.table.components import ComponentSet, Held
from asclepia.table.errors import OptionError
from asclepia.table.events import Event
from asclepia.table.game import Game
from asclepia.table.options import Option
from asclepia.table.state import State

KINDS = {
    "welcome": WELCOME,
    "double": DOUBLE,
    "patient": PATIENT,
    "doctor": DOCTOR,
    "lightning": LIGHTNING,
}


class HippocratesGame(Game):
    name = "hippocrates"
    title = "Hippocrates"
    revision = 2
    seats = range(1, 5)
    options = (
        Option(
            "edition",
            ("revised", "first"),
            "revised",
            "which edition's rules: the revised one, or the first",
        ),
        Option(
            "harder",
            ("no", "yes"),
            "no",
            "alone, in the revised edition: virtual players score more",
            seats=(1,),
        ),
    )
    actions = ACTIONS
    component_type = HippocratesComponents
    insight = HippocratesInsight()
    live = (600, 30)

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: HippocratesComponents
    ) -> Hippocrates:
        revised = options["edition"] == "revised"
        harder = options["harder"] == "yes"
        if harder and (seats > 1 or not revised):
            raise OptionError(
                "option harder can be 'yes' only for one player in the revised edition (H-D21)"
            )
        return deal(_box(seats, revised, harder, Held(components)), dice)

    # For studies of balance

    def traits(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Hippocrates)
        return [f"seat {seat + 1}", f"welcomes as number {state.waiting.index(seat) + 1}"]

    def ending(self, state: State) -> str:
        assert isinstance(state, Hippocrates)
        if state.seats == 1:
            return "won" if state.winners else "lost"
        scores = sorted(state.scores)
        return "points" if scores[-1] > scores[-2] else "reputation"

    def piece(self, action: Action, components: ComponentSet | str | None = None) -> str | None:
        kind = action.kind.name
        if kind == "enter":
            return f"column {REGIONS[action.values[0]]}"
        if kind == "assist":
            return f"{ASSISTANTS[action.values[0]]} assistant to begin with"
        if kind in ("take", "schedule", "charity", "exchange", "bring"):
            return f"in a column: {kind}"
        if kind in ("option", "hire", "kit", "bundle", "hire_optioned"):
            return f"recruitment: {kind}"
        return None

    def noted(self, event: Event, components: ComponentSet | str | None = None) -> str | None:
        chosen = self.component_set(components)
        assert isinstance(chosen, HippocratesComponents)
        kind = event.kind.name
        found = dict(zip(event.kind.fields, event.values, strict=True))
        tiles = chosen.tiles
        if kind == "welcomed":
            return f"patient of {_region(chosen, found['patient'])} welcomed"
        if kind in ("treated", "self_treated") and found["patient"] < TILE_PATIENT:
            return f"patient of {_region(chosen, found['patient'])} {kind}"
        if kind == "treated":
            return "patient tile treated"
        if kind == "attached" and found["doctor"] >= TILE_DOCTOR:
            return "doctor tile attached"
        if kind in ("hired", "bundled"):
            return f"doctor of {chosen.doctors_in_order()[found['doctor']].region} {kind}"
        if kind in ("learned", "used", "kept", "doubled"):
            return f"{tiles[found['tile']].kind} tile {kind}"
        if kind == "substituted":
            return f"{tiles[found['tile']].kind} tile stood for a vial"
        if kind in ("assisted", "stood_in"):
            return f"{ASSISTANTS[found['assistant']]} assistant {kind}"
        if kind == "spent":
            way = "a vial" if found["as_vial"] else "drachmas"
            return f"{ASSISTANTS[found['assistant']]} assistant spent as {way}"
        return kind if kind in ("died", "dismissed", "sold", "bought") else None

    # Words

    def listed(self, language: str, components: HippocratesComponents) -> str:
        return listed(components, language)

    def facts(
        self,
        fields: Mapping[str, Any],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> dict[str, str | int]:
        chosen = self.component_set(components)
        assert isinstance(chosen, HippocratesComponents)
        return facts(super().facts(fields), chosen, language)


def _region(components: HippocratesComponents, patient: int) -> str:
    return components.patients_in_order()[patient].region


@lru_cache(maxsize=256)
def _box(seats: int, revised: bool, harder: bool, held: Held) -> Box:
    components: HippocratesComponents = held.components
    patients = components.patients_in_order()
    doctors = components.doctors_in_order()
    tiles = components.tiles
    track = components.track
    columns = [components.columns[region] for region in REGIONS]
    virtual = {1: track.solo, 2: track.two_players, 3: track.three_players, 4: []}[seats]
    return Box(
        (_box, (seats, revised, harder, held)),
        seats,
        revised,
        harder,
        [section.wage for section in track.sections for _ in range(section.spaces)],
        track.start - 1,
        [space - 1 for space in virtual],
        [
            [_gain(space.revised if revised and space.revised else space.gain) for space in spaces]
            for spaces in columns
        ],
        [[space.empty for space in spaces] for spaces in columns],
        [one.number for one in patients],
        [REGIONS.index(one.region) for one in patients],
        [one.offering for one in patients],
        [
            *(one.needs.of_each() for one in patients),
            *([0, 0, 0] if tile.needs is None else tile.needs.of_each() for tile in tiles),
        ],
        [*(one.points for one in patients), *(tile.points for tile in tiles)],
        [one.number for one in doctors],
        [REGIONS.index(one.region) for one in doctors],
        [one.cost for one in doctors],
        [
            *(_contracts(one.contracts) for one in doctors),
            _contracts(components.basic.contracts),
            *(_contracts(tile.contracts or []) for tile in tiles),
        ],
        [
            *(one.points for one in doctors),
            components.basic.points,
            *(tile.points for tile in tiles),
        ],
        [kit.cost for kit in components.kits],
        [kit.vials.of_each() for kit in components.kits],
        [KINDS[tile.kind] for tile in tiles],
        [NONE if tile.region is None else REGIONS.index(tile.region) for tile in tiles],
        [_gain(tile.gain or PrintedGain()) for tile in tiles],
        printed(components, revised),
    )


def _gain(gain: PrintedGain) -> Gain:
    return Gain(gain.points, gain.reputation, gain.drachmas, gain.vials())


def _contracts(contracts: list[list[Medicine]]) -> list[int]:
    """Each contract as bits of what can be given there."""
    return [sum(1 << MEDICINES.index(medicine) for medicine in contract) for contract in contracts]


GAME = HippocratesGame()
