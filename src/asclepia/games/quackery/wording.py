"""What is printed on the cards, made from what they do: so a card never says anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec

from asclepia.games.quackery.actions import MODULE
from asclepia.games.quackery.components import (
    Agenda,
    Card,
    Character,
    Need,
    Patient,
    QuackeryComponents,
    Step,
)
from asclepia.games.quackery.effects import BALANCED
from asclepia.games.quackery.views import Printed
from asclepia.table.components import Words, as_text, in_all, said
from asclepia.table.texts import LANGUAGES, Texts, texts

P = ParamSpec("P")
LETTERING: Final = f"{MODULE}.lettering"


def printed(components: QuackeryComponents, seats: int) -> Printed:
    """All cards as everybody may read them, in every language."""
    return {
        "patients": [
            {
                "id": one.id,
                "value": one.value,
                "estate": one.estate,
                "status": one.status,
                "name": in_all(one.name),
                "line": in_all(one.line),
                "text": _made(_steps, "end", one.succumbs),
            }
            for one in components.in_order()
        ],
        "agendas": [
            {
                "id": one.id,
                "name": in_all(one.name),
                "line": in_all(one.line),
                "text": _made(_needs, one.needs, seats),
                "least": [need.least for need in one.needs],
            }
            for one in components.agendas
        ],
        "cards": [
            {
                "id": one.id,
                "use": one.kind,
                "ways": _ways(one.steps),
                "on_others": _on_others(one.steps),
                "copies": one.copies,
                "name": in_all(one.name),
                "line": in_all(one.line),
                "text": _made(_steps, "step", one.steps),
            }
            for one in components.cards
        ],
        "characters": [
            {
                "id": one.id,
                "use": one.use,
                "ways": _ways(one.steps),
                "on_others": _on_others(one.steps),
                "pay": one.pay,
                "name": in_all(one.name),
                "line": in_all(one.line),
                "text": _made(_ability, one),
            }
            for one in components.characters
        ],
    }


def _ways(steps: list[Step]) -> list[int]:
    """Which way the humour that is chosen moves, and the other one."""
    fixed = {
        step.humour: 1 if step.by > 0 else -1
        for step in steps
        if step.do == "move" and step.way is None
    }
    return [fixed.get("chosen", 0), fixed.get("other", 0)]


def _on_others(steps: list[Step]) -> bool:
    return any(step.who in ("others", "all") for step in steps)


def _made(
    say: Callable[Concatenate[Texts, P], str], *facts: P.args, **more: P.kwargs
) -> dict[str, str]:
    return {language: say(texts(LETTERING, language), *facts, **more) for language in LANGUAGES}


def _steps(words: Texts, key: str, steps: list[Step]) -> str:
    """One after the other; on cards so that nobody takes what follows for an offer."""
    found = [_step(words, f"{key}-{step.do}", step) for step in steps]
    if key == "step":
        found[1:] = [words.say("step-then", text=_continued(text)) for text in found[1:]]
    return " ".join(found)


def _continued(text: str) -> str:
    """After a colon."""
    return text[:1].lower() + text[1:]


def _step(words: Texts, key: str, step: Step) -> str:
    return words.say(
        key,
        humour=words.say("which-humour", humour=step.humour or "every"),
        steps=words.say("so-many-steps", by=abs(step.by)),
        cards=words.say("so-many-cards", by=abs(step.by)),
        more=words.say("more-or-less", by=step.by),
        by=abs(step.by),
        way="chosen" if step.way else "up" if step.by > 0 else "down",
        which=step.humour or "",
        who=step.who or "self",
    )


def _ability(words: Texts, character: Character) -> str:
    """What always works comes first, so that it does not read as a part of the treatment."""
    found = []
    if character.hand:
        found.append(words.say("use-hand", by=character.hand))
    if character.draws:
        cards = words.say("so-many-cards", by=character.draws)
        found.append(words.say("use-draws", cards=cards))
    if character.mourning == "none":
        found.append(words.say("use-mourning"))
    if character.use != "always":
        text = _continued(_steps(words, "step", character.steps))
        found.append(words.say(f"use-{character.use}", text=text, pay=character.pay))
    return " ".join(found)


def _needs(words: Texts, needs: list[Need], seats: int) -> str:
    return " ".join(_need(words, need, need.least[seats - 2]) for need in needs)


def _need(words: Texts, need: Need, least: int | str) -> str:
    restricted = ""
    if need.estate is not None:
        restricted += words.say("filter-estate", estate=need.estate)
    if need.from_value > 1:
        restricted += words.say("filter-value", value=need.from_value)
    return words.say(
        f"need-{need.measure}",
        whose=need.whose,
        fate=need.fate,
        least=least,
        patients=words.say("so-many-patients", least=least),
        estates=words.say("so-many-estates", least=least),
        filter=restricted,
    )


# On the rules page


def listed(components: QuackeryComponents, language: str) -> str:
    """What lies in the box, as a part of the rules page."""
    words = texts(LETTERING, language)
    cards = {
        kind: [_card(words, one) for one in components.cards if one.kind == kind]
        for kind in ("treatment", "response")
    }
    parts = {
        "listed-treatments": cards["treatment"],
        "listed-responses": cards["response"],
        "listed-characters": [
            words.say("listed-character", name=_in(words, one.name), text=_ability(words, one))
            for one in components.characters
        ],
        "listed-patients": [_patient(words, one) for one in components.in_order()],
        "listed-agendas": [_agenda(words, one) for one in components.agendas],
    }
    found = [
        "\n".join([f"### {words.say(title)}", "", *(f"- {line}" for line in lines)])
        for title, lines in parts.items()
        if lines
    ]
    return "\n\n".join([*found, words.say("listed-least")]) + "\n"


def _in(words: Texts, printed: Words) -> str:
    return as_text(said(printed, words.language))


def _card(words: Texts, card: Card) -> str:
    text = _steps(words, "step", card.steps)
    return words.say("listed-card", name=_in(words, card.name), copies=card.copies, text=text)


def _patient(words: Texts, patient: Patient) -> str:
    names = texts(MODULE, words.language)
    estate = ""
    if patient.estate is not None:
        estate = words.say("listed-estate", estate=names.say("estate-name", estate=patient.estate))
    ill = [
        words.say(
            "listed-ill",
            humour=names.say("humour-name", humour=humour),
            status=names.say("status-sign", status=BALANCED + status),
        )
        for humour, status in enumerate(patient.status)
        if status
    ]
    told = words.say(
        "listed-patient",
        name=_in(words, patient.name),
        value=patient.value,
        estate=estate,
        humours=", ".join(ill),
    )
    end = _continued(_steps(words, "end", patient.succumbs))
    return f"{told} {words.say('listed-end', text=end)}" if end else told


def _agenda(words: Texts, agenda: Agenda) -> str:
    text = " ".join(_need(words, need, _for_all(need.least)) for need in agenda.needs)
    return words.say("listed-agenda", name=_in(words, agenda.name), text=text)


def _for_all(least: list[int]) -> int | str:
    """One number if it is the same for any number of players, else all of them."""
    return least[0] if len(set(least)) == 1 else "/".join(str(one) for one in least)
