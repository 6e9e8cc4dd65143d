"""Quackery: royal patients, four humours and secret agendas. Two to six players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from asclepia.games.quackery.actions import ACTIONS, CARDS
from asclepia.games.quackery.box import Box, Need
from asclepia.games.quackery.components import Character, QuackeryComponents
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
    MEASURES,
    NO_HUMOUR,
    NO_ONE,
    USES,
    WHICH,
    WHO,
    WHOSE,
)
from asclepia.games.quackery.wording import printed
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
    component_type = QuackeryComponents
    insight = QuackeryInsight()

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
            elif name in ("black", "blood", "phlegm", "yellow", "before", "after"):
                found[name] = words.say("status-sign", status=value)
            elif name == "way":
                found[name] = words.say("way-name", way=value) if value >= 0 else ""
            elif name == "entry":
                found[name] = words.say("entry-name", entry=value)
            elif name in ("seat", "player", "place"):
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
        """What a remedy was played on, for the log."""
        told = [str(facts[name]) for name in ("humour", "other", "way") if fields[name] >= 0]
        if fields["player"] >= 0:
            told.append(self.texts(language).say("field-of-player", player=facts["player"]))
        if fields["target"] >= 0:
            place = 0 if fields["target"] == 0 else 1
            told.insert(0, self.texts(language).say("entry-name", entry=place))
        return self.texts(language).say("played-on", what=", ".join(told)) if told else ""

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
    """The name printed on a card, a patient, an agenda, a character."""
    assert isinstance(cards, QuackeryComponents)
    if number < 0:
        return None
    things: list[Any]
    if sort == "patient":
        things = cards.in_order()
    elif sort == "agenda":
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
        seats,
        random,
        characters,
        first,
        [one.value for one in patients],
        [one.status for one in patients],
        [-1 if one.estate is None else ESTATES.index(one.estate) for one in patients],
        [_steps(one.succumbs) for one in patients],
        [[_need(need, seats) for need in one.needs] for one in components.agendas],
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


def _need(need: PrintedNeed, seats: int) -> Need:
    return Need(
        WHOSE[need.whose],
        FATES[need.fate],
        MEASURES[need.measure],
        need.least[seats - 2],
        -1 if need.estate is None else ESTATES.index(need.estate),
        need.from_value,
    )


GAME = QuackeryGame()
