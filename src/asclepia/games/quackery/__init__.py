"""Quackery: royal patients, four humours and secret agendas. Two to six players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asclepia.games.quackery.actions import ACTIONS, CARDS
from asclepia.games.quackery.box import Box, Need
from asclepia.games.quackery.components import Character, Patient, QuackeryComponents
from asclepia.games.quackery.components import Need as PrintedNeed
from asclepia.games.quackery.components import Step as PrintedStep
from asclepia.games.quackery.effects import Step
from asclepia.games.quackery.judgement import QuackeryInsight
from asclepia.games.quackery.remedies import Remedy
from asclepia.games.quackery.setup import deal
from asclepia.games.quackery.state import Quackery
from asclepia.games.quackery.vocabulary import (
    DOES,
    ESTATES,
    FATES,
    NO_HUMOUR,
    NO_ONE,
    USES,
    WHICH,
    WHO,
)
from asclepia.games.quackery.wording import listed, printed
from asclepia.table.actions import Action
from asclepia.table.chance import Dice
from asclepia.table.components import ComponentSet, Held
from asclepia.table.errors import OptionError
from asclepia.table.game import Game
from asclepia.table.options import Option
from asclepia.table.state import State


class QuackeryGame(Game):
    name = "quackery"
    title = "Quackery"
    seats = range(2, 7)
    options = (
        Option(
            "diagnosis",
            ("printed", "random"),
            "printed",
            "where a new patient's statuses come from: the card, or chance",
        ),
        Option(
            "quacks",
            ("none", "dealt"),
            "none",
            "play with Quack characters, one face up a player, or without",
        ),
        Option(
            "first",
            ("lot", "1", "2", "3", "4", "5", "6"),
            "lot",
            "who diagnoses first: drawn by lot, or the seat who was last at the doctor",
        ),
    )
    actions = ACTIONS
    revision = 2
    component_type = QuackeryComponents
    insight = QuackeryInsight()
    live = (300, 20)

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: QuackeryComponents
    ) -> Quackery:
        first = -1 if options["first"] == "lot" else int(options["first"]) - 1
        if first >= seats:
            raise OptionError(
                f"option first cannot be '{first + 1}' with {seats} seats "
                f"(choices: lot, 1 to {seats})"
            )
        if options["quacks"] == "dealt" and len(components.characters) < seats:
            raise OptionError(
                f"option quacks cannot be 'dealt' with {seats} seats: "
                f"the set {components.name!r} has {len(components.characters)} characters"
            )
        held = Held(components)
        box = _box(
            seats, options["diagnosis"] == "random", options["quacks"] == "dealt", first, held
        )
        return deal(box, dice)

    def traits(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Quackery)
        printed = state.printed()
        found = [f"agenda {printed['agendas'][state.agendas[seat]]['id']}"]
        if state.diagnosing == seat:
            found.append("diagnoses first")
        character = state.characters[seat]
        if character >= 0:
            found.append(f"character {printed['characters'][character - CARDS]['id']}")
        return found

    def ending(self, state: State) -> str:
        assert isinstance(state, Quackery)
        return "value" if state.victor < 0 else "agenda"

    def piece(self, action: Action, components: ComponentSet | str | None = None) -> str | None:
        if not action.kind.name.startswith("play"):
            return None
        return _name_of(self.component_set(components), "remedy", action.values[0], "en")

    # Words

    def listed(self, language: str, components: QuackeryComponents) -> str:
        return listed(components, language)

    def facts(
        self,
        fields: Mapping[str, Any],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        words = self.texts(language)
        cards = self.component_set(components)
        for name, value in fields.items():
            if value is None:
                found[name] = "hidden"
            elif not isinstance(value, int):
                found[name] = value
            elif name in ("humour", "other"):
                found[name] = words.say("humour-name", humour=value) if value >= 0 else ""
            elif name in ("black", "blood", "phlegm", "yellow"):
                found[name] = words.say("status-sign", status=value)
            elif name in ("before", "after"):
                found[name] = words.say("status-name", status=value)
            elif name == "way":
                found[name] = words.say("way-name", way=value) if value >= 0 else ""
            elif name == "entry":
                found[name] = words.say("entry-name", entry=value)
            elif name in ("seat", "player"):
                found[name] = words.say("field-of-player", player=value + 1)
            elif name == "place":
                found[name] = value + 1  # people count from one
            elif name in ("remedy", "card", "patient", "agenda"):
                found[name] = _name_of(cards, name, value, language) or words.say(
                    "basic-name" if value < 0 else f"{_SORTS.get(name, name)}-unknown",
                    number=value + 1,
                )
            else:
                found[name] = value
        if fields.get("event") == "played":
            found["details"] = self._details(fields, found, language)
        return found

    def _details(
        self, fields: Mapping[str, Any], facts: Mapping[str, str | int], language: str
    ) -> str:
        """What a remedy was played on, in words."""
        words = self.texts(language)
        told = [str(facts[name]) for name in ("humour", "other", "way") if fields[name] >= 0]
        if fields["player"] >= 0:
            told.append(str(facts["player"]))
        if fields["target"] >= 0:
            told.insert(0, words.say("entry-name", entry=min(1, fields["target"])))
        return words.say("played-on", what=", ".join(told)) if told else ""

    def say_event(
        self,
        event: Mapping[str, Any],
        language: str = "en",
        components: ComponentSet | str | None = None,
    ) -> str:
        words = super().say_event(event, language, components)
        return words[:1].upper() + words[1:]


_SORTS = {"card": "remedy"}


def _name_of(cards: ComponentSet, sort: str, number: int, language: str) -> str | None:
    """The name printed on a card, a patient (with the value), an agenda, a character."""
    assert isinstance(cards, QuackeryComponents)
    if number < 0:
        return None
    things: list[Any]
    if sort == "patient":
        patients = cards.in_order()
        if number >= len(patients):
            return None
        return f"{getattr(patients[number].name, language)} ({patients[number].value})"
    if sort == "agenda":
        things = cards.agendas
    elif number >= CARDS:
        things, number = cards.characters, number - CARDS
    else:
        things = cards.cards
    return str(getattr(things[number].name, language)) if number < len(things) else None


@lru_cache(maxsize=256)
def _box(seats: int, random: bool, characters: bool, first: int, held: Held) -> Box:
    components: QuackeryComponents = held.components
    patients = components.in_order()
    return Box(
        (_box, (seats, random, characters, first, held)),
        seats,
        random,
        characters,
        first,
        [one.value for one in patients],
        [one.status for one in patients],
        [_steps(one.succumbs) for one in patients],
        [[_need(need, seats, patients) for need in one.needs] for one in components.agendas],
        [
            Remedy(seats, number, USES[one.kind], _steps(one.steps), 0, 0, 0, True)
            for number, one in enumerate(components.cards)
        ],
        [one.copies for one in components.cards],
        [_ability(seats, CARDS + number, one) for number, one in enumerate(components.characters)],
        printed(components, seats),
    )


def _steps(steps: list[PrintedStep]) -> list[Step]:
    return [
        Step(
            DOES[one.do],
            NO_HUMOUR if one.humour is None else WHICH[one.humour],
            one.by,
            one.way is not None,
            NO_ONE if one.who is None else WHO[one.who],
        )
        for one in steps
    ]


def _ability(seats: int, number: int, one: Character) -> Remedy:
    return Remedy(
        seats,
        number,
        USES[one.use],
        _steps(one.steps),
        one.pay,
        one.hand,
        one.draws,
        one.mourning == "full",
    )


def _need(need: PrintedNeed, seats: int, patients: list[Patient]) -> Need:
    return Need(
        need.whose == "mine",
        FATES[need.fate],
        need.measure == "estates",
        [_count(need, one) for one in patients],
        need.least[seats - 2],
    )


def _count(need: PrintedNeed, patient: Patient) -> int:
    """What a patient counts for."""
    if patient.value < need.from_value or need.estate not in (None, patient.estate):
        return 0
    if need.measure == "estates":
        return 0 if patient.estate is None else 1 << ESTATES.index(patient.estate)
    return patient.value if need.measure == "value" else 1


GAME = QuackeryGame()
