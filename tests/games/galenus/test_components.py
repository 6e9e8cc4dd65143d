"""What is in the box (A-C1 to A-C10): all that the rulebook tells is kept exactly."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

import asclepia
from asclepia.games.galenus import components
from asclepia.games.galenus.components import (
    Gain,
    GalenusComponents,
    Humours,
    Measures,
    Price,
    Project,
    Track,
    Villa,
)
from asclepia.games.galenus.vocabulary import CLASSES, GOODS, HUMOURS
from asclepia.table.components import read

FILE = Path(components.__file__).parent / "components" / "reconstructed.toml"
PRINTED = read(FILE, GalenusComponents, "galenus")
FACES = [face for card in PRINTED.cards for face in (card.summer, card.winter)]
PROJECTS = [one.project for one in (*FACES, *PRINTED.journeys)]
GOALS = [goal for face in PRINTED.goal_faces for goal in face.goals]
HERBS_OF_A_COLOUR, BOOKS = 7, 12  # in the box
LANGUAGES = ("en", "fr")


@cache
def printed():
    return asclepia.load("galenus").start(4, 1).printed()


def faces_of(cls):
    return [
        face for card in PRINTED.cards if card.cls == cls for face in (card.summer, card.winter)
    ]


def seeds(faces):
    return [sum(counts) for counts in zip(*(face.seeds.of_each() for face in faces), strict=True)]


def words_of(struct):
    """The words that it uses, of those that it could."""
    silent = type(struct)()
    return {
        field
        for field in struct.__struct_fields__
        if getattr(struct, field) != getattr(silent, field)
    }


def test_the_set_is_without_fault():
    assert list(PRINTED.problems()) == []
    assert list(PRINTED.warnings()) == []


def test_a_file_says_that_its_values_are_reconstructed():
    assert FILE.read_text(encoding="utf-8").startswith("# Galenus")
    assert PRINTED.name == "reconstructed"


# What the rulebook tells


@pytest.mark.rule("A-C3")
def test_the_standard_villa_is_as_the_figures_show_it():
    villa = PRINTED.standard
    assert villa.philosophy == Track(start=0, most=4)
    assert villa.health == Track(start=3, most=3)
    assert villa.reputation == Track(start=1, most=4)
    assert villa.focus == 5  # ours
    assert villa.power == Villa().power  # the rules as they are


@pytest.mark.rule("A-C4")
def test_eight_colleagues_each_with_one_power_and_tracks_of_their_own():
    assert len(PRINTED.villas) == 8
    assert "Eudemus the Sophist" in {villa.name.en for villa in PRINTED.villas}
    rules = msgspec.to_builtins(Villa().power)
    powers = []
    for villa in PRINTED.villas:
        power = msgspec.to_builtins(villa.power)
        (word,) = [word for word in rules if power[word] != rules[word]]
        powers.append(word)
        plain = PRINTED.standard
        assert (villa.philosophy, villa.health, villa.reputation, villa.focus) != (
            plain.philosophy,
            plain.health,
            plain.reputation,
            plain.focus,
        )
    assert len(set(powers)) == 8


@pytest.mark.rule("A-C5", "A-C9")
def test_the_tracks_are_as_long_as_the_rules_ask():
    assert len(PRINTED.tracks.segments) == 4
    assert min(PRINTED.tracks.segments) >= 3
    assert PRINTED.tracks.contest >= 7


@pytest.mark.rule("A-C6")
def test_twelve_cards_of_each_class():
    assert Counter(card.cls for card in PRINTED.cards) == dict.fromkeys(CLASSES, 12)


@pytest.mark.rule("A-C6")
def test_known_sides():
    winters = [card.winter for card in PRINTED.cards if card.cls == "patrician"]
    known = [face for face in winters if face.seeds == Humours(phlegmatic=1, choleric=1)]
    assert [face.gladiators for face in known] == [-1]
    summers = [card.summer for card in PRINTED.cards if card.cls == "peregrini"]
    assert Humours(phlegmatic=4, choleric=2, melancholic=2) in [face.seeds for face in summers]
    # Six patients, two blue herbs and a yellow one: an example treats them all.
    assert any(
        (face.seeds.phlegmatic, face.seeds.choleric) == (3, 2) and sum(face.seeds.of_each()) == 6
        for face in FACES
    )


@pytest.mark.rule("A-C6", "A-P7")
def test_a_known_project_treats_three_melancholic_patients():
    found = [face for face in FACES if face.project.treat == Humours(melancholic=3)]
    assert found
    assert all(face.project.place == "here" for face in found)


@pytest.mark.rule("A-C6")
def test_seeds_are_mixed_like_the_patients_in_the_box():
    counts = seeds(FACES)
    for count, share in zip(counts, (25, 35, 15, 25), strict=True):
        assert abs(100 * count / sum(counts) - share) <= 2


@pytest.mark.rule("A-C6")
def test_patricians_bring_the_most_choleric_peregrini_the_most_phlegmatic_patients():
    of_class = {cls: seeds(faces_of(cls)) for cls in CLASSES}
    for cls, kind in (("patrician", 2), ("peregrini", 1)):
        assert max(CLASSES, key=lambda name: of_class[name][kind]) == cls


@pytest.mark.rule("A-C6")
def test_some_sides_bring_gladiators_and_some_take_them_away():
    assert any(face.gladiators > 0 for face in FACES)
    assert any(face.gladiators < 0 for face in FACES)


@pytest.mark.rule("A-C7")
def test_ten_cities_whose_goods_are_in_the_box():
    assert len(PRINTED.journeys) == 10
    for journey in PRINTED.journeys:
        goods = Counter(journey.goods)
        assert goods["book"] <= BOOKS
        assert all(goods[humour] <= HERBS_OF_A_COLOUR for humour in HUMOURS)
        assert len(goods) > 1
    # All books of the box come to the market once, whatever herbs there are.
    together = Counter(good for journey in PRINTED.journeys for good in journey.goods)
    assert together["book"] == BOOKS
    assert all(together[humour] >= HERBS_OF_A_COLOUR for humour in HUMOURS)


@pytest.mark.rule("A-C8")
def test_three_doctrines_with_their_ranks_and_abilities():
    assert sorted(one.rank for one in PRINTED.doctrines) == [1, 2, 3]
    assert all(one.gain != Gain() for one in PRINTED.doctrines)


@pytest.mark.rule("A-C10")
def test_four_sides_of_perga_and_of_mon_with_two_goals_each():
    assert Counter(face.card for face in PRINTED.goal_faces) == {"perga": 4, "mon": 4}
    assert [len(face.goals) for face in PRINTED.goal_faces] == [2] * 8
    assert len({msgspec.json.encode(goal.needs) for goal in GOALS}) == 16


# Ours: what makes a set good to play with


def test_every_project_could_be_done_on_a_full_card():
    """The patients for it are there when the card is seeded."""
    for face in FACES:
        project = face.project
        taken = project.solicit.of_each()
        if project.place == "here":
            taken = [mine + more for mine, more in zip(taken, project.treat.of_each(), strict=True)]
        there = face.seeds.of_each()
        assert all(mine <= count for mine, count in zip(taken, there, strict=True)), face.event
        assert sum(taken) + project.any_solicit <= sum(there), face.event
        assert max(project.treat.of_each()) <= 4


def test_nothing_is_asked_for_that_the_shortest_track_cannot_hold():
    """Otherwise somebody's villa would rule out a project or a goal."""
    villas = (PRINTED.standard, *PRINTED.villas)
    shortest = {
        name: min(getattr(villa, name).most for villa in villas)
        for name in ("philosophy", "health", "reputation")
    }
    shortest |= {"focus": min(villa.focus for villa in villas), "herbs": 4, "humours": 4}
    shortest |= {"level": 4, "primus": 4, "publications": 12, "doctrines": 1}
    for needs in (project.needs for project in PROJECTS):
        for name, most in shortest.items():
            assert getattr(needs, name) <= most
    shortest["doctrines"] = 3  # one a year in Pergamon (S-7)
    for needs in (goal.needs for goal in GOALS):
        for name, most in shortest.items():
            assert getattr(needs, name) <= most
    for pay in (project.pay for project in PROJECTS):
        for name in ("philosophy", "health", "reputation"):
            assert getattr(pay, name) <= shortest[name]
        assert pay.any_focus + sum(pay.focus.of_each()) <= shortest["focus"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (Measures, [*(one.needs for one in PROJECTS), *(goal.needs for goal in GOALS)]),
        (Price, [one.pay for one in PROJECTS]),
        (Gain, [*(one.gain for one in PROJECTS), *(one.gain for one in PRINTED.doctrines)]),
        (Project, PROJECTS),
    ],
)
def test_every_word_for_an_effect_is_used(words, said):
    assert set().union(*map(words_of, said)) == set(words.__struct_fields__)


def test_treatments_in_projects_are_of_every_kind_and_in_every_place():
    assert {one.place for one in PROJECTS} == {"here", "hospital", "arena"}
    for kind in range(4):
        assert any(one.treat.of_each()[kind] for one in PROJECTS)
        assert any(one.solicit.of_each()[kind] for one in PROJECTS)


# Printed, in words


def collected(name):
    """All events, cities, names of a kind, and the lines that go with them."""
    parts = tomllib.loads(FILE.read_text(encoding="utf-8"))
    faces = [card[season] for card in parts["cards"] for season in ("summer", "winter")]
    goals = [goal for face in parts["goal_faces"] for goal in face["goals"]]
    villas = [parts["standard"], *parts["villas"]]
    return {
        "event": [one["event"] for one in faces],
        "city": [one["city"] for one in parts["journeys"]],
        "name": [one["name"] for one in (*villas, *parts["doctrines"], *goals)],
        "line": [one["line"] for one in (*faces, *villas, *parts["journeys"], *parts["doctrines"])],
    }[name]


@pytest.mark.parametrize(
    ("name", "count"), [("event", 72), ("city", 10), ("name", 28), ("line", 94)]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_printed_once_and_in_both_languages(name, count, language):
    words = [one[language] for one in collected(name)]
    assert all(one.strip() and "\n" not in one for one in words)
    assert len(set(words)) == len(words) == count


@pytest.mark.parametrize("name", ["event", "line"])
def test_french_is_not_english(name):
    assert [one for one in collected(name) if one["en"] == one["fr"]] == []


@pytest.mark.parametrize("name", ["event", "city", "name", "line"])
def test_signs_are_the_printers(name):
    """A curly apostrophe; in French an unbreakable space before high signs."""
    for one in collected(name):
        assert not set("'\"") & set("".join(one.values()))
        for sign in "?!:;»":
            assert f" {sign}" not in one["fr"]
        assert "« " not in one["fr"]


# What the engine prints


@pytest.mark.rule("A-C6", "A-S4")
def test_faces_are_told_as_the_file_says_and_do_not_tell_their_pairs():
    cards = sorted(PRINTED.cards, key=lambda card: CLASSES.index(card.cls))
    winters = sorted(
        ((CLASSES.index(card.cls), card.winter) for card in PRINTED.cards),
        key=lambda one: (one[0], one[1].event.en),
    )
    faces = [(CLASSES.index(card.cls), card.summer) for card in cards] + winters
    for (cls, face), shown in zip(faces, printed()["faces"], strict=True):
        assert shown["cls"] == cls
        assert shown["event"] == msgspec.to_builtins(face.event)
        assert shown["line"] == msgspec.to_builtins(face.line)
        assert shown["seeds"] == face.seeds.of_each()
        assert (shown["gladiators"], shown["bonus"]) == (face.gladiators, face.bonus)
        assert shown["project"]["treat"] == face.project.treat.of_each()
        assert shown["project"]["gain"]["impact"] == face.project.gain.impact


@pytest.mark.rule("A-C7", "A-C8")
def test_journeys_and_doctrines_are_told_as_the_file_says():
    for journey, shown in zip(PRINTED.journeys, printed()["journeys"], strict=True):
        assert shown["city"] == msgspec.to_builtins(journey.city)
        assert shown["goods"] == [GOODS.index(good) for good in journey.goods]
    for doctrine, shown in zip(PRINTED.doctrines, printed()["doctrines"], strict=True):
        assert shown["name"] == msgspec.to_builtins(doctrine.name)
        assert shown["rank"] == doctrine.rank


@pytest.mark.rule("A-C3", "A-C4", "A-C5", "A-C9")
def test_villas_and_tracks_are_told_as_the_file_says():
    villas = [PRINTED.standard, *PRINTED.villas]
    told = [printed()["standard"], *printed()["villas"]]
    for villa, shown in zip(villas, told, strict=True):
        assert shown["name"] == msgspec.to_builtins(villa.name)
        for track in ("philosophy", "health", "reputation"):
            assert shown[track] == msgspec.to_builtins(getattr(villa, track))
        assert shown["focus"] == villa.focus
        assert len(shown["power"]) == (villa is not PRINTED.standard)
    assert printed()["segments"] == PRINTED.tracks.segments
    assert printed()["top"] == PRINTED.tracks.contest


@pytest.mark.rule("A-C10")
def test_goals_are_told_as_the_file_says_pergas_first():
    goals = [
        (card, goal)
        for card in ("perga", "mon")
        for face in PRINTED.goal_faces
        if face.card == card
        for goal in face.goals
    ]
    for (card, goal), shown in zip(goals, printed()["goals"], strict=True):
        assert shown["card"] == card
        assert shown["name"] == msgspec.to_builtins(goal.name)
        assert shown["needs"] == msgspec.to_builtins(goal.needs)


@pytest.mark.rule("A-C1")
def test_four_humours_in_their_order():
    words = asclepia.load("galenus").texts()
    assert [words.say("humour-name", number=number) for number in range(4)] == list(HUMOURS)
