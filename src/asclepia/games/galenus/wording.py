"""What is printed on the components, made from what they do: so a card never says anything else.
As plain data for the page, in words for the log and the rules page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Concatenate, ParamSpec

import msgspec

from asclepia.games.galenus.components import (
    Doctrine,
    Face,
    GalenusComponents,
    Goal,
    Journey,
    Measures,
    Power,
    Project,
    Villa,
)
from asclepia.games.galenus.components import Gain as Gains
from asclepia.games.galenus.components import Price as Prices
from asclepia.games.galenus.views import Face as PrintedFace
from asclepia.games.galenus.views import (
    Gain,
    Price,
    Printed,
    PrintedDignitary,
    PrintedGoal,
    PrintedVilla,
)
from asclepia.games.galenus.views import Project as PrintedProject
from asclepia.games.galenus.vocabulary import (
    CARDS,
    CARDS_OF_A_CLASS,
    CLASSES,
    DIGNITARIES,
    GOODS,
    HUMOURS,
    NONE,
)
from asclepia.table.components import Words, as_text, in_all, said
from asclepia.table.texts import LANGUAGES, Texts

P = ParamSpec("P")


@cache
def words_of(language: str) -> Texts:
    """The game's texts with those that cards and the rules page are printed with, which no page
    fetches."""
    home = Path(__file__).parent / "texts"
    return Texts([one / f"{language}.ftl" for one in (home, home / "lettering")], language)


# As plain data


def printed(components: GalenusComponents) -> Printed:
    """All that everybody may read, in every language."""
    return {
        "faces": [_face(cls, face) for cls, face in faces_in_order(components)],
        "journeys": [
            {
                "city": in_all(one.city),
                "line": in_all(one.line),
                "goods": [GOODS.index(good) for good in one.goods],
                "project": _project(one.project),
            }
            for one in components.journeys
        ],
        "doctrines": [
            {
                "name": in_all(one.name),
                "line": in_all(one.line),
                "rank": one.rank,
                "pay": _price(one.pay),
                "gain": _gain(one.gain),
                "text": _made(doctrine_words, one),
            }
            for one in components.doctrines
        ],
        "standard": _villa(components.standard, NONE),
        "villas": [_villa(one, number) for number, one in enumerate(components.villas)],
        "goals": [_goal(card, one) for card, one in goals_in_order(components)],
        "dignitaries": [_dignitary(number) for number in range(len(DIGNITARIES))],
        "segments": components.tracks.segments,
        "top": components.tracks.contest,
    }


def _made(
    say: Callable[Concatenate[Texts, P], str], *facts: P.args, **more: P.kwargs
) -> dict[str, str]:
    return {language: say(words_of(language), *facts, **more) for language in LANGUAGES}


def face_numbers(components: GalenusComponents) -> list[tuple[int, int]]:
    """For each of the cards in order: its summer face and its winter face. The winter ones of a
    class are in the order of their titles, so that a number does not tell what lies below."""
    found = []
    cards = components.cards_in_order()
    for first in range(0, CARDS, CARDS_OF_A_CLASS):
        winters = [card.winter for card in cards[first : first + CARDS_OF_A_CLASS]]
        by_title = sorted(range(len(winters)), key=lambda one: _sorting(winters[one]))
        found += [
            (first + number, CARDS + first + by_title.index(number))
            for number in range(len(winters))
        ]
    return found


def _sorting(face: Face) -> tuple[str, bytes]:
    """By what can be read on it: the order of the cards must not show, even among equal titles."""
    return said(face.event, "en"), msgspec.json.encode(face)


def faces_in_order(components: GalenusComponents) -> list[tuple[int, Face]]:
    """All faces with their class, by their numbers."""
    found: dict[int, tuple[int, Face]] = {}
    cards = components.cards_in_order()
    for card, (summer, winter) in zip(cards, face_numbers(components), strict=True):
        cls = CLASSES.index(card.cls)
        found[summer] = (cls, card.summer)
        found[winter] = (cls, card.winter)
    return [found[number] for number in sorted(found)]


def goals_in_order(components: GalenusComponents) -> list[tuple[str, Goal]]:
    """All goals with their card, Perga's first, two of each face."""
    return [
        (card, goal)
        for card in ("perga", "mon")
        for face in components.goal_faces
        if face.card == card
        for goal in face.goals
    ]


def _face(cls: int, face: Face) -> PrintedFace:
    return {
        "cls": cls,
        "event": in_all(face.event),
        "line": in_all(face.line),
        "seeds": face.seeds.of_each(),
        "gladiators": face.gladiators,
        "bonus": face.bonus,
        "project": _project(face.project),
    }


def _project(project: Project) -> PrintedProject:
    return {
        "needs": _reached(project.needs),
        "pay": _price(project.pay),
        "treat": project.treat.of_each(),
        "place": project.place,
        "solicit": project.solicit.of_each(),
        "any_solicit": project.any_solicit,
        "publish": NONE if project.publish is None else project.publish,
        "gain": _gain(project.gain),
        "text": _made(project_words, project),
    }


def _reached(needs: Measures) -> dict[str, int]:
    """The measures that a card asks for, in the order of the vocabulary."""
    found = {name: getattr(needs, name) for name in needs.__struct_fields__}
    return {name: value for name, value in found.items() if value}


def _price(price: Prices) -> Price:
    return {
        "philosophy": price.philosophy,
        "reputation": price.reputation,
        "health": price.health,
        "books": price.books,
        "focus": price.focus.of_each(),
        "any_focus": price.any_focus,
        "herbs": price.herbs.of_each(),
        "any_herbs": price.any_herbs,
    }


def _gain(gain: Gains) -> Gain:
    return {
        "impact": gain.impact,
        "philosophy": gain.philosophy,
        "reputation": gain.reputation,
        "health": gain.health,
        "books": gain.books,
        "works": gain.works,
        "focus": gain.focus.of_each(),
        "any_focus": gain.any_focus,
        "herbs": gain.herbs.of_each(),
        "any_herbs": gain.any_herbs,
        "skill": gain.skill.of_each(),
        "any_skill": gain.any_skill,
    }


def _villa(villa: Villa, number: int) -> PrintedVilla:
    return {
        "name": _made(villa_name, villa, number),
        "line": in_all(villa.line),
        "philosophy": {"start": villa.philosophy.start, "most": villa.philosophy.most},
        "health": {"start": villa.health.start, "most": villa.health.most},
        "reputation": {"start": villa.reputation.start, "most": villa.reputation.most},
        "focus": villa.focus,
        "power": _changed(villa.power),
        "text": _made(power_words, villa.power),
    }


def _changed(power: Power) -> dict[str, int]:
    """What differs from the rules; patients more as `hospital_sanguine` and so on."""
    found: dict[str, int] = {}
    usual = Power()
    for name in power.__struct_fields__:
        if name in ("hospital", "regions"):
            more = getattr(power, name).of_each()
            found |= {f"{name}_{HUMOURS[kind]}": count for kind, count in enumerate(more) if count}
        elif getattr(power, name) != getattr(usual, name):
            found[name] = getattr(power, name)
    return found


def _goal(card: str, goal: Goal) -> PrintedGoal:
    return {
        "card": card,  # type: ignore[typeddict-item]
        "needs": _reached(goal.needs),
        "name": _made(goal_name, goal),
        "text": _made(goal_words, goal),
    }


def _dignitary(number: int) -> PrintedDignitary:
    return {
        "name": _made(_of_dignitary, "name", number),
        "line": _made(_of_dignitary, "line", number),
        "text": _made(_of_dignitary, "text", number),
    }


def _of_dignitary(words: Texts, what: str, number: int) -> str:
    return words.say(f"dignitary-{what}", number=number)


# In words: what a card does


def villa_name(words: Texts, villa: Villa, number: int) -> str:
    if villa.name:
        return said(villa.name, words.language)
    return (
        words.say("villa-standard") if number == NONE else words.say("villa-name", villa=number + 1)
    )


def goal_name(words: Texts, goal: Goal) -> str:
    """As printed, or what is to be reached."""
    return said(goal.name, words.language) if goal.name else _measures(words, goal.needs)


def goal_words(words: Texts, goal: Goal) -> str:
    count = len(_reached(goal.needs))
    return words.say("goal-text", count=count, measures=_measures(words, goal.needs))


def doctrine_words(words: Texts, doctrine: Doctrine) -> str:
    pay, gain = price_words(words, doctrine.pay), gain_words(words, doctrine.gain)
    if not gain:
        return words.say("doctrine-nothing")
    return (
        words.say("doctrine-trade", pay=pay, gain=gain)
        if pay
        else words.say("doctrine-gain", gain=gain)
    )


def project_words(words: Texts, project: Project) -> str:
    """One sentence a step, in the order in which it is done (A-L4)."""
    found = []
    if _reached(project.needs):
        found.append(words.say("project-needs", measures=_measures(words, project.needs)))
    if pay := price_words(words, project.pay):
        found.append(words.say("project-pay", pay=pay))
    if any(project.treat.of_each()):
        patients = patients_words(words, project.treat.of_each(), project.place == "arena")
        found.append(words.say("project-treat", patients=patients, place=project.place))
    solicited = patients_words(words, [*project.solicit.of_each(), project.any_solicit])
    if solicited:
        found.append(words.say("project-solicit", patients=solicited))
    if project.publish is not None:
        found.append(words.say("project-publish", less=project.publish))
    if gain := gain_words(words, project.gain):
        found.append(words.say("project-gain", gain=gain))
    return " ".join(found)


def power_words(words: Texts, power: Power) -> str:
    """What a villa changes; nothing for a standard one."""
    found = []
    for name in power.__struct_fields__:
        value = getattr(power, name)
        if name in ("hospital", "regions"):
            if patients := patients_words(words, value.of_each()):
                found.append(words.say(f"power-{name}", patients=patients))
        elif value != getattr(Power(), name):
            found.append(words.say(f"power-{name}", count=value))
    return " ".join(found)


def _measures(words: Texts, needs: Measures) -> str:
    return _all_of(
        words,
        [words.say(f"measure-{name}", count=count) for name, count in _reached(needs).items()],
    )


def price_words(words: Texts, price: Prices) -> str:
    parts = [
        words.say(f"amount-{name}", count=getattr(price, name))
        for name in ("philosophy", "reputation", "health", "books")
        if getattr(price, name)
    ]
    parts += _by_kind(words, "focus", price.focus.of_each(), price.any_focus)
    parts += _by_kind(words, "herbs", price.herbs.of_each(), price.any_herbs)
    return _all_of(words, parts)


def gain_words(words: Texts, gain: Gains) -> str:
    parts = [
        words.say(f"amount-{name}", count=getattr(gain, name))
        for name in ("impact", "philosophy", "reputation", "health", "books", "works")
        if getattr(gain, name)
    ]
    parts += _by_kind(words, "focus", gain.focus.of_each(), gain.any_focus)
    parts += _by_kind(words, "herbs", gain.herbs.of_each(), gain.any_herbs)
    parts += _by_kind(words, "skill", gain.skill.of_each(), gain.any_skill)
    return _all_of(words, parts)


def patients_words(words: Texts, counts: list[int], gladiators: bool = False) -> str:
    """By humour; a fifth number is of the player's choice."""
    if gladiators:
        return words.say("amount-gladiators", count=counts[0])
    return _all_of(words, _by_kind(words, "patients", counts[: len(HUMOURS)], sum(counts[4:])))


def _by_kind(words: Texts, what: str, counts: list[int], chosen: int) -> list[str]:
    return [
        words.say(f"amount-{what}", kind=kind, count=count)
        for kind, count in zip((*HUMOURS, "any"), (*counts, chosen), strict=True)
        if count
    ]


def _all_of(words: Texts, parts: list[str]) -> str:
    """ "one, two and three"."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


# In sentences


def facts(
    fields: Mapping[str, Any], components: GalenusComponents, language: str
) -> dict[str, str | int]:
    """The fields of an action or an event as people name them. Sums stay numbers."""
    words = words_of(language)
    found: dict[str, str | int] = {}
    for name, value in fields.items():
        if not isinstance(value, int):
            found[name] = value
        elif name in _SIGNED:
            found["way"] = "loss" if value < 0 else "gain"
            found[name] = words.say("signed", way=found["way"], count=abs(value))
        elif name in _CARDS:
            found[name] = _CARDS[name](components, words, value)
        elif name in _NAMES:
            key, fact, first = _NAMES[name]
            found[name] = words.say(key, **{fact: value + first})
        elif name in _COUNTED:
            found[name] = value + 1
        else:
            found[name] = value
    if "old" in fields:  # a focus for one of its own type: nothing has changed
        found["same"] = int(fields["old"] == fields["humour"])
    return found


#: For a field: the text with its name, what that text calls the number, and what it counts from.
_NAMES = {
    "seat": ("field-of-player", "player", 1),
    "humour": ("humour-name", "number", 0),
    "old": ("humour-name", "number", 0),
    "section": ("section-name", "number", 0),
    "region": ("region-name", "number", 0),
    "good": ("good-name", "number", 0),
    "dignitary": ("dignitary-name", "number", 0),
    "one": ("dignitary-name", "number", 0),
    "other": ("dignitary-name", "number", 0),
}
_COUNTED = ("line", "place")  # people count from one
_SIGNED = ("by", "hospital")  # what is lost is below zero


def _called(words: Words | str, texts: Texts) -> str:
    return said(words, texts.language)


#: For a field: what is printed on the card that it means.
_CARDS: dict[str, Callable[[GalenusComponents, Texts, int], str]] = {
    "villa": lambda box, words, number: villa_name(
        words, box.standard if number == NONE else box.villas[number], number
    ),
    "doctrine": lambda box, words, number: _called(box.doctrines[number].name, words),
    "journey": lambda box, words, number: _called(box.journeys[number].city, words),
    "face": lambda box, words, number: _called(faces_in_order(box)[number][1].event, words),
    "goal": lambda box, words, number: goal_name(words, goals_in_order(box)[number][1]),
}


# On the rules page


def listed(components: GalenusComponents, language: str) -> str:
    """What lies in the box, as a part of the rules page. Summer and winter faces are listed
    apart: what lies below a card in play is hidden (A-S4)."""
    words = words_of(language)
    parts = {
        "listed-tracks": [_tracks(words, components)],
        "listed-faces": [_faces(words, components)],
        "listed-journeys": [_listed_journey(words, one) for one in components.journeys],
        "listed-doctrines": [_listed_doctrine(words, one) for one in components.doctrines],
        "listed-villas": [
            _listed_villa(words, components.standard, NONE),
            *(_listed_villa(words, one, number) for number, one in enumerate(components.villas)),
        ],
        "listed-goals": _listed_goals(words, components),
        "listed-dignitaries": [
            words.say(
                "listed-dignitary",
                name=words.say("dignitary-name", number=number),
                text=words.say("dignitary-text", number=number),
            )
            for number in range(len(DIGNITARIES))
        ],
    }
    return (
        "\n\n".join(
            f"### {words.say(title)}\n\n{_bulleted(lines)}" for title, lines in parts.items()
        )
        + "\n"
    )


def _bulleted(lines: list[str]) -> str:
    """A list; a table stands alone."""
    if len(lines) == 1:
        return lines[0]
    return "\n".join(f"- {line}" for line in lines)


def _tracks(words: Texts, components: GalenusComponents) -> str:
    tracks = components.tracks
    return words.say(
        "listed-tracks-text", segments="/".join(map(str, tracks.segments)), top=tracks.contest
    )


def _faces(words: Texts, components: GalenusComponents) -> str:
    """A table a class and season, in the order of the titles."""
    found = []
    faces = faces_in_order(components)
    for cls in range(len(CLASSES)):
        for season, first in (("summer", 0), ("winter", CARDS)):
            start = first + cls * CARDS_OF_A_CLASS
            group = [face for _, face in faces[start : start + CARDS_OF_A_CLASS]]
            group.sort(key=lambda face: said(face.event, words.language))
            title = words.say("listed-class", number=cls, season=season)
            found.append(f"#### {title}\n\n{_faces_table(words, group)}")
    return "\n\n".join(found)


def _faces_table(words: Texts, faces: Iterable[Face]) -> str:
    rows = [
        [
            f"**{as_text(said(face.event, words.language))}**",
            ", ".join(_by_kind(words, "seeds", face.seeds.of_each(), 0)),
            f"{face.gladiators:+d}".replace("-", "−") if face.gladiators else "–",
            face.bonus,
            project_words(words, face.project),
        ]
        for face in faces
    ]
    heads = ["event", "seeds", "gladiators", "bonus", "project"]
    named = [words.say(f"listed-{head}") for head in heads]
    lines = [named, ["---"] * len(named), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _listed_journey(words: Texts, journey: Journey) -> str:
    goods = [words.say("good-name", number=GOODS.index(good)) for good in journey.goods]
    return words.say(
        "listed-journey",
        city=as_text(_called(journey.city, words)),
        goods=", ".join(goods),
        project=project_words(words, journey.project),
    )


def _listed_doctrine(words: Texts, doctrine: Doctrine) -> str:
    return words.say(
        "listed-doctrine",
        name=as_text(_called(doctrine.name, words)),
        rank=doctrine.rank,
        text=doctrine_words(words, doctrine),
    )


def _listed_villa(words: Texts, villa: Villa, number: int) -> str:
    told = words.say(
        "listed-villa",
        name=as_text(villa_name(words, villa, number)),
        philosophy=_track(villa.philosophy.start, villa.philosophy.most),
        health=_track(villa.health.start, villa.health.most),
        reputation=_track(villa.reputation.start, villa.reputation.most),
        focus=villa.focus,
    )
    return f"{told} {power_words(words, villa.power)}".strip()


def _track(start: int, most: int) -> str:
    return f"{start}/{most}"


def _listed_goals(words: Texts, components: GalenusComponents) -> list[str]:
    return [
        words.say(
            "listed-goals-of",
            card=face.card,
            one=_listed_goal(words, face.goals[0]),
            two=_listed_goal(words, face.goals[1]),
        )
        for card in ("perga", "mon")
        for face in components.goal_faces
        if face.card == card
    ]


def _listed_goal(words: Texts, goal: Goal) -> str:
    text = goal_words(words, goal)
    return f"**{as_text(goal_name(words, goal))}** – {text}" if goal.name else text
