"""Galenus: five years of medicine in Rome, with the colleague; and alone in Pergamon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asclepia.games.galenus import box as boxes
from asclepia.games.galenus.actions import ACTIONS
from asclepia.games.galenus.box import Box, Doctrine, Effect, House, Need, Project
from asclepia.games.galenus.components import (
    Gain,
    GalenusComponents,
    Measures,
    Price,
    Villa,
)
from asclepia.games.galenus.components import Project as PrintedProject
from asclepia.games.galenus.judgement import GalenusInsight
from asclepia.games.galenus.setup import deal
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.views import Printed
from asclepia.games.galenus.vocabulary import (
    GOODS,
    HUMOURS,
    LEVELS,
    NONE,
    SECTIONS,
)
from asclepia.games.galenus.wording import (
    face_numbers,
    faces_in_order,
    facts,
    goals_in_order,
    listed,
    printed,
)
from asclepia.table.actions import Action
from asclepia.table.chance import Dice
from asclepia.table.components import ComponentSet, Held
from asclepia.table.errors import OptionError
from asclepia.table.events import Event
from asclepia.table.game import Game
from asclepia.table.options import Option
from asclepia.table.state import State

PLACES = {"here": boxes.HERE, "hospital": boxes.HOSPITAL, "arena": boxes.IN_ARENA}


class GalenusGame(Game):
    name = "galenus"
    title = "Galenus"
    seats = range(1, 5)
    options = (
        Option(
            "villas",
            ("standard", "asymmetric", "chosen"),
            "standard",
            "standard villas, asymmetric ones dealt at random, or asymmetric ones chosen",
        ),
        Option(
            "colleague",
            ("no", "yes"),
            "no",
            "with Galenus' colleague at work, for two players or more",
            seats=(2, 3, 4),
        ),
        Option(
            "level",
            LEVELS,
            "normal",
            "alone in Pergamon: how hard it is",
            seats=(1,),
        ),
    )
    actions = ACTIONS
    revision = 6
    component_type = GalenusComponents
    insight = GalenusInsight()
    live = (900, 30)

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: GalenusComponents
    ) -> Galenus:
        colleague = options["colleague"] == "yes"
        if colleague and seats == 1:
            raise OptionError("option colleague can be 'yes' only for two players or more (B-1)")
        if seats > 1 and options["level"] != "normal":
            raise OptionError("option level is for one player only: leave it at 'normal' (S-11)")
        level = LEVELS.index(options["level"])
        return deal(_box(seats, options["villas"], colleague, level, Held(components)), dice)

    # For studies of balance

    def traits(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Galenus)
        found = [f"begins as number {(seat - state.first) % state.seats + 1}"]
        villa = state.physicians[seat].villa
        if villa != NONE:
            name = state.box.printed["villas"][villa]["name"]["en"]
            found.append(f"villa of {name}")
        return found

    def ending(self, state: State) -> str:
        assert isinstance(state, Galenus)
        if state.seats == 1:
            return "won" if state.winners else "lost"
        works = sorted(one.works for one in state.physicians)
        early = works[-1] - works[-2] >= 4
        return "four works ahead" if early else f"points, year {state.year}"

    def piece(self, action: Action, components: ComponentSet | str | None = None) -> str | None:
        kind = action.kind.name
        if kind == "plan":
            section = action.values[0]
            return f"planned: {SECTIONS[min(section, len(SECTIONS) - 1)]}"
        if kind in (
            "publish",
            "solicit",
            "hospital",
            "recuperate",
            "join",
            "arena",
            "shop",
            "journey_project",
            "treat",
            "project",
            "swap",
            "learn",
            "read",
            "invoke",
            "exchange",
            "overflow",
        ):
            return f"done: {kind}"
        return None

    def noted(self, event: Event, components: ComponentSet | str | None = None) -> str | None:
        chosen = self.component_set(components)
        assert isinstance(chosen, GalenusComponents)
        kind = event.kind.name
        found = dict(zip(event.kind.fields, event.values, strict=True))
        if kind == "project_begun":
            face = found["face"]
            _, one = faces_in_order(chosen)[face]
            return f"project of {_english(one.event)}"
        if kind == "journey_begun":
            return f"journey to {_english(chosen.journeys[found['journey']].city)}"
        if kind in ("joined", "invoked"):
            return f"{kind}: {_english(chosen.doctrines[found['doctrine']].name)}"
        if kind == "published":
            return f"published in {HUMOURS[found['humour']]}"
        if kind in ("primus", "cleared", "beat_galenus"):
            return kind
        if kind == "goal_met":
            return f"goal {found['goal']} met"
        return None

    # Words

    def listed(self, language: str, components: GalenusComponents) -> str:
        return listed(components, language)

    def facts(
        self,
        fields: Mapping[str, Any],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> dict[str, str | int]:
        chosen = self.component_set(components)
        assert isinstance(chosen, GalenusComponents)
        return facts(super().facts(fields), chosen, language)


def _english(words: Any) -> str:
    return words if isinstance(words, str) else str(words.en)


@lru_cache(maxsize=256)
def _printed(held: Held) -> Printed:
    """The same for all tables with this set: making the texts takes a moment."""
    return printed(held.components)


@lru_cache(maxsize=256)
def _box(seats: int, villas: str, colleague: bool, level: int, held: Held) -> Box:
    components: GalenusComponents = held.components
    faces = [face for _, face in faces_in_order(components)]
    goals = goals_in_order(components)
    starts = list(range(0, len(goals), 2))
    return Box(
        (_box, (seats, villas, colleague, level, held)),
        seats,
        villas == "chosen",
        villas != "standard",
        colleague,
        level,
        components.tracks.segments,
        components.tracks.contest,
        _house(components.standard),
        [_house(one) for one in components.villas],
        face_numbers(components),
        [face.seeds.of_each() for face in faces],
        [face.gladiators for face in faces],
        [face.bonus for face in faces],
        [_project(face.project) for face in faces],
        [tuple(GOODS.index(good) for good in one.goods) for one in components.journeys],
        [_project(one.project) for one in components.journeys],
        [Doctrine(one.rank, _price(one.pay), _gain(one.gain)) for one in components.doctrines],
        [_needs(goal.needs) for _, goal in goals],
        [number for number in starts if goals[number][0] == "perga"],
        [number for number in starts if goals[number][0] == "mon"],
        _printed(held),
    )


def _house(villa: Villa) -> House:
    power = villa.power
    numbers = {
        name: getattr(power, name)
        for name in power.__struct_fields__
        if isinstance(getattr(power, name), int)
    }
    return House(
        villa.philosophy.start,
        villa.philosophy.most,
        villa.health.start,
        villa.health.most,
        villa.reputation.start,
        villa.reputation.most,
        villa.focus,
        numbers,
        power.hospital.of_each(),
        power.regions.of_each(),
    )


def _needs(measures: Measures) -> list[Need]:
    return [
        Need(number, getattr(measures, name))
        for number, name in enumerate(boxes.MEASURES)
        if getattr(measures, name)
    ]


def _project(project: PrintedProject) -> Project:
    return Project(
        _needs(project.needs),
        _price(project.pay),
        project.treat.of_each(),
        PLACES[project.place],
        project.solicit.of_each(),
        project.any_solicit,
        NONE if project.publish is None else project.publish,
        _gain(project.gain),
    )


def _price(price: Price) -> tuple[Effect, ...]:
    found = [
        Effect(boxes.PAY_PHILOSOPHY, price.philosophy),
        Effect(boxes.PAY_REPUTATION, price.reputation),
        Effect(boxes.PAY_HEALTH, price.health),
        Effect(boxes.PAY_BOOKS, price.books),
        *(Effect(boxes.PAY_FOCUS, n, kind) for kind, n in enumerate(price.focus.of_each())),
        Effect(boxes.PAY_ANY_FOCUS, price.any_focus),
        *(Effect(boxes.PAY_HERB, n, kind) for kind, n in enumerate(price.herbs.of_each())),
        Effect(boxes.PAY_ANY_HERB, price.any_herbs),
    ]
    return tuple(effect for effect in found if effect.amount)


def _gain(gain: Gain) -> tuple[Effect, ...]:
    found = [
        Effect(boxes.IMPACT, gain.impact),
        Effect(boxes.PHILOSOPHY, gain.philosophy),
        Effect(boxes.REPUTATION, gain.reputation),
        Effect(boxes.HEALTH, gain.health),
        Effect(boxes.BOOKS, gain.books),
        Effect(boxes.WORKS, gain.works),
        *(Effect(boxes.FOCUS, n, kind) for kind, n in enumerate(gain.focus.of_each())),
        Effect(boxes.ANY_FOCUS, gain.any_focus),
        *(Effect(boxes.HERB, n, kind) for kind, n in enumerate(gain.herbs.of_each())),
        Effect(boxes.ANY_HERB, gain.any_herbs),
        *(Effect(boxes.SKILL, n, kind) for kind, n in enumerate(gain.skill.of_each())),
        Effect(boxes.ANY_SKILL, gain.any_skill),
    ]
    return tuple(effect for effect in found if effect.amount)


GAME = GalenusGame()
