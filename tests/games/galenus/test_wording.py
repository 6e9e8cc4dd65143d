"""What is printed on the parts of Galenus: faces whose numbers tell nothing, and texts made from
what a card does."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from asclepia.games.galenus import GAME
from asclepia.games.galenus.components import (
    Doctrine,
    Gain,
    Goal,
    Humours,
    Measures,
    Power,
    Price,
    Project,
    Words,
)
from asclepia.games.galenus.vocabulary import CARDS, CLASSES
from asclepia.games.galenus.wording import (
    doctrine_words,
    face_numbers,
    goal_words,
    listed,
    power_words,
    printed,
    project_words,
    words_of,
)
from asclepia.table.texts import LANGUAGES

OURS = GAME.components()
EN, FR = words_of("en"), words_of("fr")

# Faces


@pytest.mark.rule("A-S4")
def test_the_number_of_a_winter_face_does_not_tell_what_lies_above_it():
    numbers = face_numbers(OURS)
    assert [summer for summer, _ in numbers] == list(range(CARDS))
    assert sorted(winter for _, winter in numbers) == list(range(CARDS, 2 * CARDS))
    page = printed(OURS)["faces"]
    for first in range(CARDS, 2 * CARDS, 12):
        titles = [face["event"]["en"] for face in page[first : first + 12]]
        assert titles == sorted(titles)
    # Cards in another order, the winter faces have the same numbers.
    cards = OURS.cards_in_order()
    random.Random(1).shuffle(cards)
    other = printed(msgspec.structs.replace(OURS, cards=cards))["faces"]
    assert other[CARDS:] == page[CARDS:]


@pytest.mark.rule("A-C6")
def test_faces_are_printed_by_season_and_class():
    page = printed(OURS)["faces"]
    assert [face["cls"] for face in page] == [number // 12 for number in range(36)] * 2
    for card, (summer, winter) in zip(OURS.cards_in_order(), face_numbers(OURS), strict=True):
        assert page[summer]["event"] == {"en": card.summer.event.en, "fr": card.summer.event.fr}
        assert page[winter]["event"] == {"en": card.winter.event.en, "fr": card.winter.event.fr}
        assert page[winter]["seeds"] == card.winter.seeds.of_each()
        assert CLASSES[page[winter]["cls"]] == card.cls


@pytest.mark.rule("A-C10")
def test_goals_are_printed_in_pairs_those_of_perga_first():
    page = printed(OURS)["goals"]
    assert [one["card"] for one in page] == ["perga"] * 8 + ["mon"] * 8
    turned = msgspec.structs.replace(
        OURS, goal_faces=sorted(OURS.goal_faces, key=lambda face: face.card)
    )
    assert printed(turned)["goals"] == page


# Texts of cards


FULL = Project(
    needs=Measures(works=2, level=2, treated=12),
    pay=Price(philosophy=1, any_focus=2, herbs=Humours(sanguine=1)),
    treat=Humours(sanguine=1, melancholic=3),
    solicit=Humours(choleric=1),
    any_solicit=2,
    publish=1,
    gain=Gain(impact=3, works=1, any_herbs=1, skill=Humours(phlegmatic=1), any_skill=2),
)


@pytest.mark.rule("A-L4")
def test_a_project_tells_its_steps_in_the_order_in_which_they_are_done():
    assert project_words(EN, FULL) == (
        "Only with at least 2 notable works, level 2 in every humour and 12 patients treated in "
        "all. Pay 1 philosophy, 2 focus of your choice and 1 sanguine herb. Treat exactly 1 "
        "sanguine patient and 3 melancholic patients here. Take 1 choleric patient and 2 patients "
        "of your choice from here into your hospital. Publish for 1 focus less, but at least one. "
        "Gain 3 impact points, 1 notable work, 1 herb of your choice, 1 step of phlegmatic skill "
        "and 2 steps of skill of your choice."
    )
    assert project_words(FR, FULL) == (
        "Seulement si vous avez au moins 2 ouvrages majeurs, le niveau 2 dans chaque humeur et 12 "
        "patients soignés en tout. Payez 1 point de philosophie, 2 points de concentration au "
        "choix et 1 herbe sanguine. Soignez exactement 1 patient sanguin et 3 patients "
        "mélancoliques ici. Faites venir d’ici 1 patient colérique et 2 patients au choix dans "
        "votre hôpital. Publiez pour 1 point de concentration de moins, mais au moins un. Gagnez "
        "3 points d’impact, 1 ouvrage majeur, 1 herbe au choix, 1 échelon de compétence "
        "(flegmatique) et 2 échelons de compétence au choix."
    )


def test_a_project_says_nothing_of_what_it_does_not_do():
    project = Project(treat=Humours(sanguine=2), place="arena")
    assert project_words(EN, project) == "Treat exactly 2 gladiators in the arena."
    assert project_words(FR, project) == "Soignez exactement 2 gladiateurs dans l’arène."
    assert project_words(EN, Project(publish=0)) == "Publish."
    hospital = Project(treat=Humours(choleric=1), place="hospital")
    assert project_words(EN, hospital) == "Treat exactly 1 choleric patient in your hospital."


def test_different_projects_never_read_the_same():
    """Each step and each number changes the text, in every language."""
    for words in (EN, FR):
        texts = {}
        for change in changes(Project):
            text = project_words(words, change)
            assert texts.setdefault(text, change) == change, text


def changes(struct):
    """A struct with each single number set to 1 and to 2, those within it too."""
    empty = struct()
    for field in msgspec.structs.fields(empty):
        value = getattr(empty, field.name)
        if isinstance(value, msgspec.Struct):
            for inner in changes(type(value)):
                yield msgspec.structs.replace(empty, **{field.name: inner})
        elif not isinstance(value, str):
            for number in (1, 2):
                yield msgspec.structs.replace(empty, **{field.name: number})


@pytest.mark.rule("A-C4")
def test_different_powers_never_read_the_same():
    for words in (EN, FR):
        texts = {}
        for change in changes(Power):
            if change != Power():
                text = power_words(words, change)
                assert text.endswith(".")
                assert texts.setdefault(text, change) == change, text
    assert power_words(EN, Power()) == ""


def test_a_power_tells_what_it_changes():
    power = Power(arena=0, plague=2, hospital=Humours(sanguine=1, choleric=2))
    assert power_words(EN, power) == (
        "You enter the arena without losing reputation. "
        "Treating phlegmatic patients costs you 2 health. "
        "In your hospital you treat 1 sanguine patient and 2 choleric patients more."
    )
    villa = msgspec.structs.replace(OURS.villas[0], power=power)
    page = printed(msgspec.structs.replace(OURS, villas=[villa, *OURS.villas[1:]]))
    assert page["villas"][0]["power"] == {
        "arena": 0,
        "plague": 2,
        "hospital_sanguine": 1,
        "hospital_choleric": 2,
    }
    assert page["standard"]["power"] == {}
    assert page["standard"]["text"] == {"en": "", "fr": ""}


@pytest.mark.rule("A-C8")
def test_a_doctrine_tells_what_it_costs_and_brings():
    trade = Doctrine("X", 1, Price(health=1), Gain(philosophy=2, skill=Humours(choleric=1)))
    assert doctrine_words(EN, trade) == (
        "Once a game: pay 1 health, then gain 2 philosophy and 1 step of choleric skill."
    )
    assert doctrine_words(FR, Doctrine("X", 1, gain=Gain(books=2))) == (
        "Une fois par partie\u00a0: gagnez 2 livres."
    )


@pytest.mark.rule("A-C10")
def test_a_goal_of_two_measures_wants_them_at_the_same_moment():
    assert goal_words(EN, Goal(Measures(impact=20))) == "You need at least 20 impact points."
    assert goal_words(EN, Goal(Measures(sanguine=3, books=1))) == (
        "You need, at the same moment, at least sanguine level 3 and 1 book."
    )
    page = printed(plain())["goals"]
    assert page[0]["name"]["en"] in page[0]["text"]["en"]  # no name: what it wants


# Sets of an owner: names in one language, none where they can be left out


def plain():
    return msgspec.structs.replace(
        OURS,
        villas=[msgspec.structs.replace(one, name=None) for one in OURS.villas],
        journeys=[
            msgspec.structs.replace(one, city=f"C{number}", line="")
            for number, one in enumerate(OURS.journeys)
        ],
        goal_faces=[
            msgspec.structs.replace(
                face, goals=[msgspec.structs.replace(one, name=None) for one in face.goals]
            )
            for face in OURS.goal_faces
        ],
    )


def test_a_name_in_one_language_serves_for_both_and_a_villa_without_one_has_its_number():
    page = printed(plain())
    assert page["journeys"][3]["city"] == {"en": "C3", "fr": "C3"}
    assert page["villas"][2]["name"] == {"en": "Villa 3", "fr": "Villa 3"}
    assert "**C3**" in listed(plain(), "fr")


# On the rules page


def called(words, language):
    return getattr(words, language) if isinstance(words, Words) else words


@pytest.mark.rule("A-C7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_what_lies_in_the_box(language):
    page = GAME.rules(language)
    assert "{components}" not in page
    for card in OURS.cards:
        for face in (card.summer, card.winter):
            assert page.count(f"**{called(face.event, language)}**") == 1
            assert project_words(words_of(language), face.project) in page
    for name in (
        *(one.city for one in OURS.journeys),
        *(one.name for one in OURS.doctrines),
        *(one.name for one in OURS.villas),
    ):
        assert f"**{called(name, language)}**" in page
    for face in OURS.goal_faces:
        for goal in face.goals:
            assert goal_words(words_of(language), goal) in page


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_does_not_tell_which_faces_are_on_one_card(language):
    cards = OURS.cards_in_order()
    winters = {cls: [card.winter for card in cards if card.cls == cls] for cls in CLASSES}
    turned = [msgspec.structs.replace(card, winter=winters[card.cls].pop()) for card in cards]
    other = msgspec.structs.replace(OURS, cards=turned)
    assert turned != cards
    assert listed(other, language) == listed(OURS, language)


def test_every_sentence_of_our_cards_is_whole():
    page = printed(OURS)
    made = [one["project"]["text"] for one in (*page["faces"], *page["journeys"])]
    made += [one["text"] for one in (*page["doctrines"], *page["villas"], *page["goals"])]
    made += [one["text"] for one in page["dignitaries"]]
    for text in made:
        assert set(text) == set(LANGUAGES)
        for sentence in text.values():
            assert re.fullmatch(r"[A-ZÀÉ].*\.", sentence), sentence
            assert "{" not in sentence
