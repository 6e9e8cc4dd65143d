"""Quackery's printed parts as data (Q-C2 to Q-C5): patients, agendas, cards, characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from asclepia.games.quackery.actions import CARDS, REMEDIES
from asclepia.table.components import ComponentSet

HUMOURS = ("black", "blood", "phlegm", "yellow")
ESTATES = ("throne", "altar", "sword")
CHARACTERS = REMEDIES - CARDS  # so many have a number after the cards
#: Q-C2: how many humours are imbalanced, by the value's band.
IMBALANCED = {1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4, 11: 4, 12: 4}

#: What a step does, and which words it needs beside `do`.
ON_HUMOURS = ("move", "balance", "upset", "mirror", "swap", "restore")
ON_ENTRIES = ("cancel", "redirect", "reverse", "double", "credit")
ON_HANDS = ("draw", "discard", "limit")
ON_SECRETS = ("peek", "confess")
ON_COURT = ("renew", "shuffle", "send", "infect")


class Words(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is printed, in each language."""

    en: str
    fr: str


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that a card does; the file's head explains them."""

    do: Literal[
        "move",
        "balance",
        "upset",
        "mirror",
        "swap",
        "restore",
        "cancel",
        "redirect",
        "reverse",
        "double",
        "credit",
        "draw",
        "discard",
        "limit",
        "peek",
        "confess",
        "renew",
        "shuffle",
        "send",
        "infect",
    ]
    humour: Literal["black", "blood", "phlegm", "yellow", "chosen", "other", "every"] | None = None
    by: int = 0
    way: Literal["chosen"] | None = None
    who: Literal["self", "others", "all", "player"] | None = None


class Patient(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    value: int
    estate: Literal["throne", "altar", "sword"]
    status: list[int]
    name: Words
    line: Words
    succumbs: list[Step]


class Need(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One requirement of an agenda: `least` is for 2 to 6 players."""

    whose: Literal["mine", "all"]
    fate: Literal["cured", "succumbed", "any"]
    measure: Literal["number", "value", "estates"]
    least: list[int]
    estate: Literal["throne", "altar", "sword"] | None = None
    from_value: int = 1


class Agenda(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    name: Words
    line: Words
    needs: list[Need]


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    kind: Literal["treatment", "response"]
    copies: int
    name: Words
    line: Words
    steps: list[Step]


class Character(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    use: Literal["treatment", "response", "always"]
    name: Words
    line: Words
    steps: list[Step] = []
    pay: int = 0  # cards that a use in the window costs
    hand: int = 0  # on the maximum hand size
    draws: int = 0  # more cards for every humour that is balanced
    mourning: Literal["full", "none"] = "full"  # how succumbed patients count


class QuackeryComponents(ComponentSet, frozen=True, kw_only=True):
    patients: list[Patient]
    agendas: list[Agenda]
    cards: list[Card]
    characters: list[Character]

    def problems(self) -> Iterable[str]:
        yield from _patient_problems(self.patients)
        yield from _agenda_problems(self.agendas)
        yield from _card_problems(self.cards)
        yield from _character_problems(self.characters)
        for entry, things in (
            ("patients", [one.id for one in self.patients]),
            ("agendas", [one.id for one in self.agendas]),
            (
                "cards and characters",
                [*(one.id for one in self.cards), *(one.id for one in self.characters)],
            ),
        ):
            for twice in sorted({one for one in things if things.count(one) > 1}):
                yield f"{entry}: the id {twice!r} comes twice; give each its own"


def _patient_problems(patients: list[Patient]) -> Iterator[str]:
    values = sorted(one.value for one in patients)
    if values != list(range(1, 13)):
        yield f"patients: there is one of each value from 1 to 12 (Q-C2), not {values}"
    for one in patients:
        where = f"patients, {one.id!r}"
        if len(one.status) != 4 or any(not -2 <= status <= 2 for status in one.status):
            yield f"{where}.status: four numbers from -2 to 2, one a humour, not {one.status}"
        elif one.value in IMBALANCED and sum(s != 0 for s in one.status) != IMBALANCED[one.value]:
            yield (
                f"{where}.status: a patient worth {one.value} has {IMBALANCED[one.value]} "
                f"imbalanced humours (Q-C2), not {sum(s != 0 for s in one.status)}"
            )
        for step in one.succumbs:
            if step.do not in (*ON_COURT, *ON_HANDS) or step.who == "player":
                yield f"{where}.succumbs: {_told(step)!r} is no direction: nobody is asked then"
            else:
                yield from _step_problems(f"{where}.succumbs", step)


def _agenda_problems(agendas: list[Agenda]) -> Iterator[str]:
    if len(agendas) != 6:
        yield f"agendas: there are six (Q-C3), not {len(agendas)}"
    for one in agendas:
        if not one.needs:
            yield f"agendas, {one.id!r}.needs: an agenda needs at least one requirement (Q-C3)"
        for need in one.needs:
            if len(need.least) != 5 or min(need.least, default=0) < 1:
                yield (
                    f"agendas, {one.id!r}.needs.least: five numbers from 1 on, for 2 to 6 players "
                    f"(never met at the start, Q-C3), not {need.least}"
                )
            if need.measure == "estates" and max(need.least, default=0) > len(ESTATES):
                yield f"agendas, {one.id!r}.needs.least: there are three estates"


def _card_problems(cards: list[Card]) -> Iterator[str]:
    if not 1 <= len(cards) <= CARDS:
        yield f"cards: from 1 to {CARDS} different ones, not {len(cards)}"
    for one in cards:
        where = f"cards, {one.id!r}"
        if not 1 <= one.copies <= 12:
            yield f"{where}.copies: from 1 to 12, not {one.copies}"
        yield from _remedy_problems(where, one.kind, one.steps)


def _character_problems(characters: list[Character]) -> Iterator[str]:
    if not 6 <= len(characters) <= CHARACTERS:
        yield f"characters: from 6 to {CHARACTERS} (Q-C5), not {len(characters)}"
    for one in characters:
        where = f"characters, {one.id!r}"
        if one.use == "always":
            if one.steps or one.pay:
                yield f"{where}: an ability that always works has no steps and costs nothing"
        else:
            yield from _remedy_problems(where, one.use, one.steps)
        if not 0 <= one.pay <= 2 or (one.pay and one.use != "response"):
            yield f"{where}.pay: up to two cards, for a use in the window, not {one.pay}"
        if not -1 <= one.hand <= 2:
            yield f"{where}.hand: from -1 to 2, not {one.hand}"
        if not 0 <= one.draws <= 2:
            yield f"{where}.draws: from 0 to 2, not {one.draws}"


def _remedy_problems(where: str, kind: str, steps: list[Step]) -> Iterator[str]:
    if not steps:
        yield f"{where}.steps: a card does something"
    for step in steps:
        if step.do in ON_COURT:
            yield f"{where}.steps: {step.do!r} is for patients who succumb, not for cards"
        elif step.do in (*ON_ENTRIES, "restore") and kind != "response":
            yield f"{where}.steps: {step.do!r} needs something to answer: only for responses"
        elif step.who == "player" and step.do == "discard":
            yield f"{where}.steps: a chosen player cannot be made to discard"
        else:
            yield from _step_problems(f"{where}.steps", step)
    about = [step.do for step in steps if step.do in ON_ENTRIES]
    chosen = [s for s in steps if s.humour in ("chosen", "other") or s.do == "swap"]
    named = [step for step in steps if step.who == "player"]
    if len(about) > 1 or (bool(about) + bool(chosen) + bool(named) > 1):
        yield f"{where}.steps: a card has one kind of target: an answered card, humours or a player"
    humours = [step.humour for step in steps]
    if "other" in humours and "chosen" not in humours and all(step.do != "swap" for step in steps):
        yield (
            f"{where}.steps: 'other' is the second of two chosen humours: "
            "a step must be about the first one ('chosen')"
        )
    ways = [step for step in steps if step.way]
    if any(s.humour == "other" or s.do == "swap" for s in steps) and ways:
        yield f"{where}.steps: with two chosen humours the way is fixed"
    elif ways and (about or named):
        yield f"{where}.steps: with an answered card or a player as target the way is fixed"


def _step_problems(where: str, step: Step) -> Iterator[str]:
    told = _told(step)
    if step.do in ("move", "balance", "upset", "mirror", "restore", "infect"):
        if step.humour is None:
            yield f"{where}: {told}: say which humour"
        if step.do == "infect" and step.humour in ("chosen", "other"):
            yield f"{where}: {told}: nobody chooses then; name the humour, or every"
    elif step.humour is not None:
        yield f"{where}: {told}: has no humour"
    if step.do in ("balance", "upset", "peek", "draw", "discard") and not 1 <= step.by <= 3:
        yield f"{where}: {told}: by must be from 1 to 3"
    elif step.do in ("move", "infect") and not 1 <= abs(step.by) <= 3:
        yield f"{where}: {told}: by must be from 1 to 3, or -3 to -1"
    elif step.do == "limit" and step.by not in (-1, 1):
        yield f"{where}: {told}: by must be 1 or -1"
    elif step.do not in (*ON_HANDS, "move", "balance", "upset", "infect", "peek") and step.by:
        yield f"{where}: {told}: takes no by"
    if step.do in (*ON_HANDS, "confess") and step.who is None:
        yield f"{where}: {told}: say who"
    elif step.do not in (*ON_HANDS, "confess") and step.who is not None:
        yield f"{where}: {told}: has no who"
    if step.do == "confess" and step.who not in (None, "player"):
        yield f"{where}: {told}: who must be player"
    if step.way and step.do != "move":
        yield f"{where}: {told}: only a move has a way"
    elif step.way and step.by < 0:
        yield f"{where}: {told}: with a chosen way, by counts the steps: from 1 to 3"


def _told(step: Step) -> str:
    """The step as it is written in the file."""
    fields = msgspec.to_builtins(step)
    return ", ".join(f"{name} = {value}" for name, value in fields.items() if value)
