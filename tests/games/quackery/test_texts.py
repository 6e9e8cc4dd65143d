"""What Quackery says: every kind of thing in every language, and the cards mean what they say."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

from asclepia.games.quackery.wording import LETTERING
from asclepia.table import EventKind
from asclepia.table.texts import LANGUAGES, texts

from .positions import (
    BENCH,
    GAME,
    OPTIONS,
    PRINTED,
    agenda,
    bench,
    card,
    character,
    need,
    patient,
    playing,
    start_printed,
    step,
    with_agendas,
)


def event_kinds():
    package = importlib.import_module(GAME.module)
    for info in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{GAME.module}.{info.name}")
        yield from {one for one in vars(module).values() if isinstance(one, EventKind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_or_is_asked_has_words(language):
    words = GAME.texts(language)
    for kind in event_kinds():
        assert words.has(f"event-{kind.name}")
    for kind in GAME.actions.kinds:
        assert words.has(f"action-{kind.name}")
        assert words.has(f"kind-{kind.name}")
        assert all(words.has(f"field-{field.name}") for field in kind.fields)


def keys(home, language):
    text = (GAME.folder / home / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("home", ["texts", "lettering/texts"])
def test_every_language_has_the_same_texts(home):
    assert keys(home, "fr") == keys(home, "en")


# French has rules of its own

ELISION = re.compile(
    r"(?<![-\w])(de|le|la|que|ne|se|du|au|jusque)\s«?\s?[aâàeéèêiîoôuùœ]", re.IGNORECASE
)
LOOSE = re.compile(r"[^\s] [;:!?»]|« ")  # a line could break there


def check_french(text):
    assert not ELISION.search(text), text
    assert not LOOSE.search(text), text


def all_printed(state):
    printed = state.printed()
    for part in ("patients", "agendas", "cards", "characters"):
        for one in printed[part]:
            yield from (one[name]["fr"] for name in ("name", "line", "text"))


#: Cards that our own set has not, but somebody's may.
ODD = bench(
    agendas=[
        agenda(f"{whose} {fate}", need(whose, fate, measure, 2, estate=estate, from_value=3))
        for whose, fate, measure, estate in (
            ("mine", "any", "number", "altar"),
            ("all", "any", "value", "throne"),
            ("all", "succumbed", "estates", None),
            ("all", "any", "number", None),
            ("mine", "succumbed", "value", "sword"),
            ("mine", "cured", "estates", "altar"),
        )
    ],
    patients=[
        patient(value, step("infect", humour=humour, by=by))
        for value, humour, by in zip(
            range(1, 13),
            ("black", "blood", "phlegm", "yellow", "every", "every") * 2,
            (1, -1, 2, -2, 3, -3) * 2,
            strict=True,
        )
    ],
    characters=[
        character(f"{use} {number}", use, *steps, **rest)
        for number, (use, steps, rest) in enumerate(
            [
                ("always", [], {"hand": 2, "draws": 2}),
                ("always", [], {"hand": -1, "mourning": "none"}),
                ("response", [step("cancel")], {"pay": 2}),
                ("response", [step("cancel")], {"pay": 1, "hand": 1}),
                ("response", [step("cancel")], {}),
                ("treatment", [step("draw", who="all", by=3)], {"draws": 1}),
            ]
        )
    ],
)


@pytest.mark.parametrize("components", [PRINTED, BENCH, ODD], ids=lambda one: one.name)
def test_printed_french_is_french(components):
    for seats in (2, 4, 6):
        for text in all_printed(GAME.start(seats, 1, components, quacks="dealt")):
            check_french(text)
    check_french(GAME.listed("fr", components).replace("**", ""))


def test_what_is_said_in_a_game_is_french():
    said = set()
    for seed, options in enumerate(OPTIONS):
        state = start_printed(4, seed, **options)
        told = list(state.opening)
        for seat in playing(state, seed, told):
            said.add(str(state.prompt(seat).to("fr")))
            for action in state.choices(seat):
                said.add(GAME.say_action(action, "fr"))
            for closely in state.foretell_all(seat, closely=True):
                said.update(GAME.say_event(event, "fr") for event in closely)
            said.update(reason.to("fr") for _, _, reason in state.blocked(seat))
        for event in told:
            said.update(GAME.say_event(event.seen_by(seat), "fr") for seat in (0, 1, None))
    assert len(said) > 500
    for sentence in said:
        check_french(sentence)


def test_the_rules_page_is_french():
    for line in GAME.rules("fr").splitlines():
        if not line.startswith(("```", "asclepia")):
            check_french(line.replace("*", "").replace("`", ""))


# Cards mean what they say


def text_of(components, part, id):
    state = GAME.start(4, 1, components)
    return next(one["text"]["en"] for one in state.printed()[part] if one["id"] == id)


@pytest.mark.rule("Q-C5")
def test_what_always_works_is_told_as_lasting_and_not_as_part_of_a_treatment():
    told = text_of(PRINTED, "characters", "hoarder")
    assert told == "Always: you can hold one card more. As your treatment: draw a card."


@pytest.mark.rule("Q-X2")
@pytest.mark.parametrize("id", ["redirect", "reverse", "double"])
def test_a_card_that_alters_another_says_whose_doing_it_stays(id):
    assert "stays the doing of whoever played it" in text_of(BENCH, "cards", id)
    assert "is your doing" in text_of(BENCH, "cards", "credit")


@pytest.mark.rule("Q-C3")
def test_agendas_say_at_least_and_together():
    several = with_agendas(
        agenda("number", need("mine", "cured", "number", 1)),
        agenda("value", need("mine", "succumbed", "value", 20, estate="throne")),
        agenda("estates", need("all", "cured", "estates", 3, from_value=7)),
    )
    assert text_of(several, "agendas", "number") == "Your hospital has cured at least one patient."
    assert text_of(several, "agendas", "value") == (
        "Your succumbed patients of the throne are together worth at least 20."
    )
    assert text_of(several, "agendas", "estates") == (
        "All cured patients worth 7 or more each, in whatever hospital, "
        "together come from at least three estates."
    )


@pytest.mark.rule("Q-D1")
def test_an_infection_says_which_humours_it_is_about():
    assert text_of(ODD, "patients", "patient 2") == (
        "If the next patient’s blood is balanced, it begins one step too low."
    )
    assert text_of(ODD, "patients", "patient 5") == (
        "Whatever is balanced when the next patient comes begins three steps too high."
    )


# The rules page


@pytest.mark.rule("Q-C4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_what_lies_in_the_box(language):
    page = GAME.rules(language)
    assert "{components}" not in page
    for things in (PRINTED.cards, PRINTED.characters, PRINTED.patients, PRINTED.agendas):
        for one in things:
            assert f"**{getattr(one.name, language)}" in page
    for one in start_printed(2).printed()["cards"]:
        assert one["text"][language] in page
    mine = bench(cards=[card("a card of my own", "treatment", step("swap"))], characters=[])
    assert "**a card of my own" in GAME.rules(language, mine)
    assert texts(LETTERING, language).say("listed-characters") not in GAME.rules(language, mine)


def test_numbers_that_depend_on_the_players_are_all_listed():
    page = GAME.rules("en")
    assert "at least 24/20/18/14/12." in page
    assert "at least two estates." in page


# What is said of an event goes by who may know it


def test_a_sentence_about_a_patient_tells_what_it_is_worth():
    told = GAME.say_event({"event": "cured", "seat": 1, "patient": 11}, "en")
    assert told == "The King Himself (12) is cured, and goes to the hospital of Player 2."


def test_what_a_card_was_played_on_is_a_part_of_its_sentence():
    event = {"event": "played", "seat": 0, "humour": 1, "other": -1, "way": 1, "player": -1}
    pinch = [one.id for one in PRINTED.cards].index("pinch")
    told = GAME.say_event({**event, "remedy": pinch, "target": -1})
    assert told == "Player 1 plays A Pinch More: blood, up."
    bottle = [one.id for one in PRINTED.cards].index("bottle")
    told = GAME.say_event({**event, "remedy": bottle, "target": 2, "way": -1})
    assert told == "Player 1 plays The Wrong Bottle: the newest answer, blood."
    rest = [one.id for one in PRINTED.cards].index("rest")
    told = GAME.say_event({**event, "remedy": rest, "target": -1, "way": -1, "humour": -1})
    assert told == "Player 1 plays Bed Rest."


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_agenda_tells_its_numbers_for_every_number_of_players(seats):
    """A table's sentences say its own; the rules, which belong to no table, say them all."""
    printed = GAME.start(seats, 1).printed()["agendas"]
    for ours, shown in zip(GAME.component_set(None).agendas, printed, strict=True):
        assert shown["least"] == [one.least for one in ours.needs]
        for one in ours.needs:
            if one.measure == "value":
                assert f" {one.least[seats - 2]}." in shown["text"]["en"]
