"""Component sets as files: what a mistake is called, what an owner's file may leave out, and what
a set of one's own changes."""

from __future__ import annotations

import random
import tomllib

import pytest

import asclepia
from asclepia.games.galenus.components import GalenusComponents
from asclepia.table import ComponentError
from asclepia.table.components import remade

from .test_components import FILE, PRINTED


def printed_parts():
    """The component file as it stands, read without the engine."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def checked(parts):
    return remade(parts, GalenusComponents, "galenus")


# Ways to get it wrong


def put(*path, value):
    """Set what lies there."""

    def change(parts):
        for step in path[:-1]:
            parts = parts[step]
        parts[path[-1]] = value

    return change


def drop(*path):
    """Leave it out."""

    def change(parts):
        for step in path[:-1]:
            parts = parts[step]
        del parts[path[-1]]

    return change


def again(*path):
    """The first one a second time."""

    def change(parts):
        for step in path:
            parts = parts[step]
        parts.append(parts[0])

    return change


def project(**words):
    """The project of the first card's summer."""
    return put("cards", 0, "summer", "project", value=words)


def case(name, change, told):
    """A mistake: its name, how it is made, what the message must say."""
    return pytest.param(change, told, id=name)


SUMMER = "cards, entry 1.summer"
ONE = {"impact": 1}
MISTAKES = [
    # Keys and kinds of value
    case("misspelt key", put("titel", value="Mine"), "titel"),
    case("no tracks", drop("tracks"), "tracks"),
    case("no standard villa", drop("standard"), "standard"),
    case("no event", drop("cards", 0, "summer", "event"), "cards[0].summer"),
    case("no seeds", drop("cards", 0, "winter", "seeds"), "cards[0].winter"),
    case("no winter", drop("cards", 0, "winter"), "cards[0]"),
    case("another class", put("cards", 0, "class", value="slave"), "cards[0].class"),
    case("another good", put("journeys", 0, "goods", value=["wine"]), "journeys[0].goods[0]"),
    case("another card", put("goal_faces", 0, "card", value="gamon"), "goal_faces[0].card"),
    case("a misspelt gain", project(gain={"fame": 1}), "cards[0].summer.project.gain"),
    case("a misspelt power", put("villas", 0, "power", value={"fly": 1}), "villas[0].power"),
    case("a word for a number", put("tracks", "contest", value="eight"), "tracks.contest"),
    case("one language", put("journeys", 0, "city", value={"en": "Rome"}), "journeys[0].city"),
    # Tracks
    case(
        "three segments",
        put("tracks", "segments", value=[3, 3, 3]),
        "tracks.segments: 4 (A-C5), not 3",
    ),
    case(
        "an empty segment",
        put("tracks", "segments", value=[3, 0, 3, 3]),
        "tracks.segments, entry 2: from 1 to 6, not 0",
    ),
    case(
        "a long segment",
        put("tracks", "segments", value=[3, 3, 3, 7]),
        "tracks.segments, entry 4: from 1 to 6, not 7",
    ),
    case(
        "a short contest",
        put("tracks", "contest", value=6),
        "tracks.contest: from 7 to 40, not 6",
    ),
    # Villas
    case("a ninth villa", again("villas"), "villas: there are 8 (A-C4), not 9"),
    case(
        "more philosophy than a dial shows",
        put("standard", "philosophy", value={"start": 0, "most": 8}),
        "standard.philosophy.most: from 1 to 7, not 8",
    ),
    case(
        "no health",
        put("standard", "health", value={"start": 0, "most": 0}),
        "standard.health.most: from 1 to 20, not 0",
    ),
    case(
        "a start beyond the track",
        put("villas", 1, "reputation", value={"start": 4, "most": 3}),
        "villas, entry 2.reputation.start: from 0 to 3, not 4",
    ),
    case(
        "no room for focus",
        put("villas", 2, "focus", value=0),
        "villas, entry 3.focus: from 1 to 7, not 0",
    ),
    case(
        "a power below nothing",
        put("villas", 0, "power", value={"book": -1}),
        "villas, entry 1.power.book: from 0 to 20, not -1",
    ),
    case(
        "a power over patients below nothing",
        put("villas", 0, "power", value={"hospital": {"choleric": -1}}),
        "villas, entry 1.power.hospital.choleric: from 0 to 20, not -1",
    ),
    # Region cards
    case(
        "thirteen patricians",
        again("cards"),
        "cards: 12 of the class 'patrician' (A-C6), not 13",
    ),
    case(
        "eleven peregrini",
        drop("cards", 35),
        "cards: 12 of the class 'peregrini' (A-C6), not 11",
    ),
    case(
        "nobody is ill",
        put("cards", 0, "winter", "seeds", value={}),
        "cards, entry 1.winter.seeds: at least one patient",
    ),
    case(
        "fewer than nobody",
        put("cards", 0, "summer", "seeds", "sanguine", value=-1),
        f"{SUMMER}.seeds.sanguine: from 0 to 20, not -1",
    ),
    case(
        "a bonus below nothing",
        put("cards", 0, "summer", "bonus", value=-1),
        f"{SUMMER}.bonus: from 0 to 20, not -1",
    ),
    case(
        "too many gladiators",
        put("cards", 0, "summer", "gladiators", value=21),
        f"{SUMMER}.gladiators: from -20 to 20, not 21",
    ),
    # Projects
    case(
        "a need below nothing",
        project(needs={"works": -1}, gain=ONE),
        f"{SUMMER}.project.needs.works: from 0 to 200, not -1",
    ),
    case(
        "a price below nothing",
        project(pay={"reputation": -1}, gain=ONE),
        f"{SUMMER}.project.pay.reputation: from 0 to 20, not -1",
    ),
    case(
        "a price in herbs below nothing",
        project(pay={"herbs": {"phlegmatic": -1}}, gain=ONE),
        f"{SUMMER}.project.pay.herbs.phlegmatic: from 0 to 20, not -1",
    ),
    case(
        "treating fewer than nobody",
        project(treat={"melancholic": -1}),
        f"{SUMMER}.project.treat.melancholic: from 0 to 20, not -1",
    ),
    case(
        "soliciting fewer than nobody",
        project(solicit={"choleric": -1}),
        f"{SUMMER}.project.solicit.choleric: from 0 to 20, not -1",
    ),
    case(
        "soliciting too many",
        project(any_solicit=21),
        f"{SUMMER}.project.any_solicit: from 0 to 20, not 21",
    ),
    case(
        "a dearer publication",
        project(publish=-1),
        f"{SUMMER}.project.publish: from 0 to 20, not -1",
    ),
    case(
        "a gain below nothing",
        project(gain={"impact": -1}),
        f"{SUMMER}.project.gain.impact: from 0 to 20, not -1",
    ),
    case(
        "a gain of skill below nothing",
        project(gain={"skill": {"sanguine": -1}}),
        f"{SUMMER}.project.gain.skill.sanguine: from 0 to 20, not -1",
    ),
    case(
        "melancholy in the arena",
        project(place="arena", treat={"sanguine": 1, "melancholic": 1}),
        f"{SUMMER}.project.treat: only sanguine patients are in the arena",
    ),
    case(
        "a project for nothing",
        project(needs={"works": 1}, pay={"books": 1}, place="hospital"),
        f"{SUMMER}.project: it does nothing; give it a treat",
    ),
    # Journeys
    case("nine journeys", drop("journeys", 0), "journeys: there are 10 (A-C7), not 9"),
    case(
        "an empty market",
        put("journeys", 0, "goods", value=[]),
        "journeys, entry 1.goods: from 1 to 20, not 0",
    ),
    case(
        "patients on the way",
        put("journeys", 0, "project", value={"treat": {"sanguine": 1}}),
        "journeys, entry 1.project.place: nobody waits on a journey",
    ),
    case(
        "soliciting on the way",
        put("journeys", 0, "project", value={"solicit": {"sanguine": 1}}),
        "journeys, entry 1.project.solicit: nobody waits on a journey",
    ),
    case(
        "soliciting anybody on the way",
        put("journeys", 0, "project", value={"any_solicit": 1}),
        "journeys, entry 1.project.solicit: nobody waits on a journey",
    ),
    # Doctrines
    case(
        "two of the first rank",
        put("doctrines", 1, "rank", value=1),
        "doctrines: there are 3, with the ranks 1, 2 and 3 (A-C8)",
    ),
    case(
        "a doctrine's price",
        put("doctrines", 0, "pay", value={"any_focus": -1}),
        "doctrines, entry 1.pay.any_focus: from 0 to 20, not -1",
    ),
    case(
        "a doctrine's gain",
        put("doctrines", 2, "gain", value={"works": 21}),
        "doctrines, entry 3.gain.works: from 0 to 20, not 21",
    ),
    # Goals
    case(
        "a fifth face of Perga",
        again("goal_faces"),
        "goal_faces: 4 of 'perga' (A-C10), not 5",
    ),
    case(
        "three faces of Mon",
        drop("goal_faces", 7),
        "goal_faces: 4 of 'mon' (A-C10), not 3",
    ),
    case(
        "one goal",
        drop("goal_faces", 2, "goals", 0),
        "goal_faces, entry 3.goals: two (A-C10), not 1",
    ),
    case(
        "a goal too far",
        put("goal_faces", 0, "goals", 1, "needs", value={"impact": 201}),
        "goal_faces, entry 1.goals, entry 2.needs.impact: from 0 to 200, not 201",
    ),
    case(
        "a goal of nothing",
        put("goal_faces", 0, "goals", 0, "needs", value={}),
        "goal_faces, entry 1.goals, entry 1.needs: at least one thing to reach",
    ),
]


@pytest.mark.rule("A-C4", "A-C5", "A-C6", "A-C7", "A-C8", "A-C9", "A-C10")
@pytest.mark.parametrize(("change", "told"), MISTAKES)
def test_a_mistake_is_named_with_its_entry_and_field(change, told):
    parts = printed_parts()
    change(parts)
    with pytest.raises(ComponentError) as caught:
        checked(parts)
    assert told in str(caught.value)
    assert len(caught.value.problems) == 1


def test_several_mistakes_are_all_told_at_once():
    parts = printed_parts()
    parts["tracks"]["contest"] = 1
    parts["doctrines"][0]["rank"] = 3
    with pytest.raises(ComponentError) as caught:
        checked(parts)
    assert len(str(caught.value).splitlines()) == len(caught.value.problems) == 2


BOUNDS = [
    put("tracks", "segments", value=[1, 6, 1, 6]),
    put("tracks", "contest", value=7),
    put("tracks", "contest", value=40),
    put("standard", "philosophy", value={"start": 7, "most": 7}),
    put("standard", "health", value={"start": 0, "most": 20}),
    put("standard", "focus", value=7),
    put("villas", 0, "power", value={"first_in_line": 0, "regions": {"sanguine": 20}}),
    put("cards", 0, "summer", "bonus", value=0),
    put("cards", 0, "summer", "gladiators", value=-20),
    project(publish=0),
    project(any_solicit=1),
    project(place="arena", treat={"sanguine": 4}),
    project(place="hospital", treat={"melancholic": 20}),
    put("journeys", 0, "goods", value=["book"] * 20),
    put("journeys", 0, "project", value={"place": "arena", "treat": {"sanguine": 1}}),
    put("doctrines", 0, "gain", value={}),
    put("goal_faces", 0, "goals", 1, "needs", value={"impact": 200}),
]


@pytest.mark.parametrize("change", BOUNDS)
def test_values_at_their_bounds_are_accepted(change):
    parts = printed_parts()
    change(parts)
    assert checked(parts).name == "reconstructed"


# What is odd, but can be played


@pytest.mark.rule("A-C6")
@pytest.mark.parametrize(
    ("cls", "humour"), [("patrician", "choleric"), ("peregrini", "phlegmatic")]
)
def test_a_class_without_its_own_patients_is_warned_about(cls, humour):
    parts = printed_parts()
    for card in parts["cards"]:
        if card["class"] == cls:
            for season in ("summer", "winter"):
                card[season]["seeds"] = {"sanguine": 5}
                card[season]["project"] = {"gain": {"impact": 1}}
    (warning,) = checked(parts).warnings()
    assert warning.startswith("cards: ")
    assert f"the {cls} cards should bring the most {humour} patients (A-C6)" in warning


# An owner's file: nothing is demanded that the rulebook does not print


def owners_parts():
    """Plain names, no lines, no names for goals or the standard villa."""
    parts = printed_parts()
    parts |= {"name": "mine", "title": "My box", "source": "my box"}
    faces = [card[season] for card in parts["cards"] for season in ("summer", "winter")]
    for one in (*faces, *parts["villas"], *parts["journeys"], *parts["doctrines"]):
        del one["line"]
        for word in ("event", "city", "name"):
            if word in one:
                one[word] = one[word]["en"]
    del parts["standard"]["name"], parts["standard"]["line"]
    for face in parts["goal_faces"]:
        for goal in face["goals"]:
            del goal["name"]
    return parts


def play_out(state, luck=1):
    """A random game to its end."""
    rng = random.Random(luck)
    while not state.over:
        seat = rng.choice(state.pending)
        state.play(seat, rng.choice(state.choices(seat)))


@pytest.mark.rule("A-C4", "A-C6", "A-C7", "A-C8", "A-C10")
@pytest.mark.parametrize("seats", [1, 4])
def test_an_owners_file_needs_one_language_and_no_lines(seats):
    mine = checked(owners_parts())
    state = asclepia.load("galenus").start(seats, 1, mine, villas="asymmetric")
    printed = state.printed()
    for one in (printed["faces"][0]["event"], printed["villas"][0]["name"]):
        assert one["en"] == one["fr"] != ""
    assert printed["faces"][0]["line"] == {"en": "", "fr": ""}
    assert printed["standard"]["name"]["en"] != printed["standard"]["name"]["fr"]
    play_out(state)


# Files


def test_a_set_for_another_game_is_refused():
    with pytest.raises(ComponentError, match="game: this is a set for 'garum'"):
        checked(printed_parts() | {"game": "garum"})


def test_comments_and_layout_do_not_change_the_digest():
    assert checked(printed_parts()).digest == PRINTED.digest


@pytest.mark.parametrize(
    "change",
    [
        put("tracks", "contest", value=11),
        put("standard", "focus", value=6),
        put("villas", 0, "power", value={"book": 4}),
        put("cards", 0, "summer", "bonus", value=9),
        project(gain={"impact": 9}),
        put("journeys", 0, "goods", value=["book"]),
        put("doctrines", 0, "gain", value={"impact": 9}),
        put("goal_faces", 0, "goals", 0, "needs", value={"works": 9}),
    ],
)
def test_every_change_of_content_changes_the_digest(change):
    parts = printed_parts()
    change(parts)
    assert checked(parts).digest != PRINTED.digest


@pytest.mark.rule("A-C6")
def test_classes_may_stand_in_the_file_in_any_order():
    parts = printed_parts()
    parts["cards"] = parts["cards"][24:] + parts["cards"][:24]
    assert checked(parts).cards_in_order() == PRINTED.cards_in_order()
