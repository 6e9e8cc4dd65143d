"""Quackery's printed parts as data (Q-C2 to Q-C5): patients, agendas, cards, characters.

What the rulebook tells is demanded of a file: twelve patients, six agendas. What is our inference
is only missed: somebody may own other cards than we think there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from asclepia.games.quackery.actions import CARDS, REMEDIES
from asclepia.games.quackery.box import PATIENTS
from asclepia.games.quackery.diagnosis import imbalanced
from asclepia.games.quackery.vocabulary import ESTATES
from asclepia.table.components import ComponentSet, Words

CHARACTERS = REMEDIES - CARDS  # so many have a number after the cards
AGENDAS = 6  # and so many can play
MOST_VALUABLE = 12  # the rulebook's bands of values end here

# What a step is about
ON_ENTRIES = ("cancel", "redirect", "reverse", "double", "credit")
ON_HANDS = ("draw", "discard", "limit")
ON_COURT = ("renew", "shuffle", "send", "infect")


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
    status: list[int]
    name: Words
    line: Words
    succumbs: list[Step]
    estate: Literal["throne", "altar", "sword"] | None = None


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
    characters: list[Character] = msgspec.field(default_factory=list)

    def in_order(self) -> list[Patient]:
        """The patients as they are numbered, whatever their order in the file."""
        return sorted(self.patients, key=lambda one: (one.value, one.id))

    def problems(self) -> Iterable[str]:
        yield from _patient_problems(self.patients)
        yield from _estate_problems(self.patients, self.agendas)
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

    def warnings(self) -> Iterable[str]:
        values = [one.value for one in self.in_order()]
        if values != list(range(1, PATIENTS + 1)):
            yield f"patients: we think that each value from 1 to 12 comes once (Q-C2), not {values}"
        for one in self.patients:
            ill = sum(status != 0 for status in one.status)
            if ill != imbalanced(one.value):
                yield (
                    f"patients, {one.id!r}.status: we think that a patient worth {one.value} has "
                    f"{imbalanced(one.value)} imbalanced humours (Q-C2), not {ill}"
                )
            if one.estate is None and any(other.estate is not None for other in self.patients):
                yield f"patients, {one.id!r}.estate: others have one"
        if len(self.characters) < AGENDAS:
            yield (
                f"characters: there are {len(self.characters)} (Q-C5): with more players "
                "they cannot be dealt"
            )


def _patient_problems(patients: list[Patient]) -> Iterator[str]:
    if len(patients) != PATIENTS:
        yield f"patients: there are twelve (Q-C2), not {len(patients)}"
    for one in patients:
        where = f"patients, {one.id!r}"
        if not 1 <= one.value <= MOST_VALUABLE:
            yield f"{where}.value: from 1 to 12 (Q-C2), not {one.value}"
        if len(one.status) != 4 or any(not -2 <= status <= 2 for status in one.status):
            yield f"{where}.status: four numbers from -2 to 2, one a humour, not {one.status}"
        elif not any(one.status):
            yield f"{where}.status: at least one humour is imbalanced: nobody can cure the healthy"
        for step in one.succumbs:
            if step.do not in (*ON_COURT, *ON_HANDS) or step.who == "player":
                yield f"{where}.succumbs: {_told(step)!r} is no direction: nobody is asked then"
            else:
                yield from _step_problems(f"{where}.succumbs", step)


def _estate_problems(patients: list[Patient], agendas: list[Agenda]) -> Iterator[str]:
    asking = [
        agenda.id
        for agenda in agendas
        if any(need.measure == "estates" or need.estate is not None for need in agenda.needs)
    ]
    for one in patients:
        if asking and one.estate is None:
            yield (
                f"patients, {one.id!r}.estate: throne, altar or sword, "
                f"since the agenda {asking[0]!r} asks for it"
            )


def _agenda_problems(agendas: list[Agenda]) -> Iterator[str]:
    if len(agendas) != AGENDAS:
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
    if len(characters) > CHARACTERS:
        yield f"characters: up to {CHARACTERS} (Q-C5), not {len(characters)}"
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
