"""What is printed on the cards, made from what they do: so a card never says anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from asclepia.games.quackery.actions import MODULE
from asclepia.games.quackery.components import Character, Need, QuackeryComponents, Step, Words
from asclepia.games.quackery.views import Printed
from asclepia.table.texts import LANGUAGES, Texts, texts

P = ParamSpec("P")


def printed(components: QuackeryComponents, seats: int) -> Printed:
    """All cards as everybody may read them, in every language."""
    return {
        "patients": [
            {
                "id": one.id,
                "value": one.value,
                "estate": one.estate,
                "status": one.status,
                "name": _both(one.name),
                "line": _both(one.line),
                "text": _in_all(_steps, "end", one.succumbs),
            }
            for one in components.in_order()
        ],
        "agendas": [
            {
                "id": one.id,
                "name": _both(one.name),
                "line": _both(one.line),
                "text": _in_all(_needs, one.needs, seats),
            }
            for one in components.agendas
        ],
        "cards": [
            {
                "id": one.id,
                "use": one.kind,
                "copies": one.copies,
                "name": _both(one.name),
                "line": _both(one.line),
                "text": _in_all(_steps, "step", one.steps),
            }
            for one in components.cards
        ],
        "characters": [
            {
                "id": one.id,
                "use": one.use,
                "pay": one.pay,
                "name": _both(one.name),
                "line": _both(one.line),
                "text": _in_all(_ability, one),
            }
            for one in components.characters
        ],
    }


def _both(words: Words) -> dict[str, str]:
    return {"en": words.en, "fr": words.fr}


def _in_all(
    say: Callable[Concatenate[Texts, P], str], *facts: P.args, **more: P.kwargs
) -> dict[str, str]:
    return {language: say(texts(MODULE, language), *facts, **more) for language in LANGUAGES}


def _steps(words: Texts, key: str, steps: list[Step]) -> str:
    return " ".join(_step(words, f"{key}-{step.do}", step) for step in steps)


def _step(words: Texts, key: str, step: Step) -> str:
    return words.say(
        key,
        humour=words.say("which-humour", humour=step.humour or "every"),
        steps=words.say("so-many-steps", by=abs(step.by)),
        cards=words.say("so-many-cards", by=abs(step.by)),
        more=words.say("more-or-less", by=step.by),
        by=abs(step.by),
        way="chosen" if step.way else "up" if step.by > 0 else "down",
        who=step.who or "self",
    )


def _ability(words: Texts, character: Character) -> str:
    found = []
    if character.use != "always":
        text = _steps(words, "step", character.steps)
        found.append(words.say(f"use-{character.use}", text=text, pay=character.pay))
    if character.hand:
        found.append(words.say("use-hand", by=character.hand))
    if character.draws:
        cards = words.say("so-many-cards", by=character.draws)
        found.append(words.say("use-draws", cards=cards))
    if character.mourning == "none":
        found.append(words.say("use-mourning"))
    return " ".join(found)


def _needs(words: Texts, needs: list[Need], seats: int) -> str:
    return " ".join(_need(words, need, seats) for need in needs)


def _need(words: Texts, need: Need, seats: int) -> str:
    restricted = ""
    if need.estate is not None:
        estate = words.say("estate-name", estate=need.estate)
        restricted += words.say("filter-estate", estate=estate)
    if need.from_value > 1:
        restricted += words.say("filter-value", value=need.from_value)
    return words.say(
        f"need-{need.measure}",
        whose=need.whose,
        fate=need.fate,
        least=need.least[seats - 2],
        patients=words.say("so-many-patients", least=need.least[seats - 2]),
        filter=restricted,
    )
