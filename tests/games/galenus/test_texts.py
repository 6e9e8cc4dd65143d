"""What Galenus says: every kind of thing in every language; what has happened, in whole names; the
rules page; the table in the terminal."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from asclepia.games.galenus import GAME, events, terminal
from asclepia.games.galenus.components import Measures
from asclepia.games.galenus.vocabulary import BOOK, HUMOURS, NONE
from asclepia.games.galenus.wording import facts
from asclepia.table import EventKind
from asclepia.table.texts import LANGUAGES

OURS = GAME.components()
TABLES = [
    (1, {"level": "easy"}),
    (1, {"level": "hard"}),
    (2, {}),
    (2, {"villas": "chosen", "colleague": "yes"}),
    (3, {"villas": "asymmetric"}),
    (4, {"colleague": "yes"}),
]
KINDS = [one for one in vars(events).values() if isinstance(one, EventKind)]


def playing(seats, options, seed, told):
    """A random game, paused before each decision of whoever is asked first."""
    state = GAME.start(seats, seed, **options)
    told.extend(state.opening)
    chance = Random(seed)
    while not state.over:
        seat = state.pending[0]
        yield state, seat
        choices = [one for one in state.choices(seat) if not one.aside or chance.random() < 0.1]
        told.extend(state.play(seat, chance.choice(choices or state.choices(seat))))


def keys(language, home="texts"):
    text = (GAME.folder / home / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_or_is_done_has_words(language):
    words = GAME.texts(language)
    assert len(KINDS) > 50
    assert {f"event-{kind.name}" for kind in KINDS} == {
        key for key in keys(language) if key.startswith("event-")
    }
    for kind in GAME.actions.kinds:
        assert words.has(f"action-{kind.name}")
        assert words.has(f"kind-{kind.name}")
        assert all(words.has(f"field-{field.name}") for field in kind.fields)
    for measure in Measures.__struct_fields__:
        assert words.has(f"measure-{measure}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_or_refused_has_words_and_no_words_are_idle(language):
    code = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("*.py"))
    literal = set(re.findall(r'"((?:prompt|why)-[a-z-]+)"', code))
    ours = {key for key in keys(language) if key.startswith(("prompt-", "why-"))}
    assert literal <= ours
    # Some are put together from what is lacking, or from what is asked.
    obstacles = {"why-project-patients", "why-project-skill", "why-project-publish"}
    steps = {f"prompt-{what}" for what in STEPS}
    assert ours - literal == (obstacles | steps) - literal


STEPS = ("lose", "pay-focus", "pay-herb", "gain-focus", "gain-herb", "gain-skill")


@pytest.mark.parametrize("home", ["texts", "texts/lettering"])
def test_every_language_has_the_same_texts(home):
    assert keys("fr", home) == keys("en", home)
    assert len(keys("en", home)) == len(set(keys("en", home)))


# French has rules of its own

ELISION = re.compile(
    r"(?<![-\w])(de|le|la|que|ne|se|du|au|jusque)\s«?\s?[aâàeéèêiîoôuùœ]", re.IGNORECASE
)
LOOSE = re.compile(r"[^\s] [;:!?»]|« ")  # a line could break there


def check_french(text):
    assert not ELISION.search(text), text
    assert not LOOSE.search(text), text


def test_what_is_said_in_a_game_is_french():
    said = set()
    for seed, (seats, options) in enumerate(TABLES):
        told = []
        for state, seat in playing(seats, options, seed, told):
            said.add(state.prompt(seat).to("fr"))
            said.update(GAME.say_action(action, "fr") for action in state.choices(seat))
            said.update(reason.to("fr") for _, _, reason in state.blocked(seat))
        said.update(GAME.say_event(event.seen_by(None), "fr") for event in told)
    assert len(said) > 500
    for sentence in said:
        check_french(sentence)


def test_the_rules_page_is_french():
    for line in GAME.rules("fr").splitlines():
        if not line.startswith(("```", "asclepia")):
            check_french(line.replace("*", "").replace("`", ""))


def rulings(language, mark):
    """How often each rule is marked as ours, and the rules whose reasons are told."""
    page = GAME.rules(language)
    marked = {
        rule: text.count(f"*({mark})*")
        for rule, text in re.findall(r"^- \*\*\[([A-Z]-\w+)\]\*\*(.*)$", page, re.MULTILINE)
        if f"*({mark})*" in text
    }
    reasons = re.findall(r"^- [^(\n]+\(([A-Z]-\w+(?:, [A-Z]-\w+)*)\)\. ", page, re.MULTILINE)
    return marked, {rule for found in reasons for rule in found.split(", ")}


def test_our_rulings_are_marked_and_each_has_its_reason():
    """A stranger compared the page with the rulebook: these were decided, and not said to be."""
    marked, reasons = rulings("en", "ruling")
    assert {"A-T3", "A-L4", "S-7", "S-9", "S-10", "S-11"} <= set(marked)
    assert reasons == set(marked)
    assert rulings("fr", "décision") == (marked, reasons)


# A fact is a whole name: of whom, of what, where


def test_people_and_things_are_called_by_their_names():
    fields = {"seat": 0, "humour": 2, "section": 5, "region": 1, "good": BOOK, "dignitary": 3}
    assert facts(fields, OURS, "en") == {
        "seat": "Player 1",
        "humour": "choleric",
        "section": "region 2",
        "region": "region 2",
        "good": "a book",
        "dignitary": "Theagenes",
    }
    assert facts({"villa": 1, "doctrine": 2, "journey": 3}, OURS, "fr") == {
        "villa": OURS.villas[1].name.fr,
        "doctrine": OURS.doctrines[2].name.fr,
        "journey": OURS.journeys[3].city.fr,
    }
    assert facts({"villa": NONE}, OURS, "en") == {"villa": OURS.standard.name.en}


def test_a_focus_for_one_of_its_own_type_changes_nothing():
    told = {"event": "exchanged", "seat": 0, "humour": 0, "old": 1}
    assert GAME.say_event(told) == "Player 1 exchanges a phlegmatic focus for a sanguine one."
    assert "leaves it as it is" in GAME.say_event({**told, "old": 0})


def test_gains_and_losses_have_their_signs():
    told = {"event": "reputation", "seat": 1, "by": -1, "now": 0}
    assert GAME.say_event(told) == "Player 2: reputation −1, now 0."
    assert GAME.say_event({**told, "by": 3, "now": 4}) == "Player 2: reputation +3, now 4."
    assert GAME.say_event({"event": "scored", "seat": 0, "points": -1}) == (
        "Player 1 ought to lose health (too much reputation, or phlegmatic patients), "
        "but has none, and no focus either: −1 impact point."
    )
    assert GAME.say_event({"event": "scored", "seat": 0, "points": 1}, "fr") == (
        "Joueur 1 marque 1 point d’impact."
    )
    counted = {"works": 6, "philosophy": 2, "theriac": 10, "hospital": -3}
    assert GAME.say_event({"event": "counted", "seat": 0, **counted}) == (
        "Player 1 at the end: works +6, philosophy +2, herbs of all four colours +10, "
        "patients in the hospital −3."
    )


@pytest.mark.rule("A-V3")
def test_a_publication_is_told_with_its_price_and_what_it_brings():
    told = {"event": "published", "seat": 0, "humour": 3, "line": 1, "focus": 1, "philosophy": 1}
    assert GAME.say_event({**told, "points": 2, "works": 1}) == (
        "Player 1 publishes (melancholic, line 2) for 1 focus and 1 philosophy: "
        "2 impact points and 1 notable work."
    )
    assert GAME.say_event({**told, "philosophy": 0, "points": 2, "works": 0}) == (
        "Player 1 publishes (melancholic, line 2) for 1 focus: 2 impact points."
    )


# The rules page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_referred_to_is_on_the_page(language):
    named = set(re.findall(r"\b(?:A-[A-Z]\d+|[BS]-\d+)\b", GAME.rules(language)))
    assert named == set(GAME.rule_ids(language))


# In the terminal


def drawn(state, seat, language="en", width=100):
    console = Console(file=StringIO(), width=width, force_terminal=False)
    names = ["Ada", "Ben", "Cleo", "Dora"][: state.seats]
    view, page = state.view(seat), state.printed()
    console.print(terminal.draw(view, page, seat, names, GAME.texts(language), console))
    return console.file.getvalue()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_can_be_drawn_at_every_decision_and_fits_a_hundred_columns(seats, options):
    for number, (state, seat) in enumerate(playing(seats, options, seats, [])):
        if number % 13 == 0:
            for viewer in (seat, None):
                picture = drawn(state, viewer, "fr" if number % 2 else "en")
                assert max(map(len, picture.splitlines())) <= 100
                assert all(name in picture for name in ("Ada", "Ben", "Cleo", "Dora")[:seats])
    assert drawn(state, None)


def flat(picture):
    return " ".join(picture.replace("│", " ").split())


def test_it_shows_who_is_where_and_what_is_asked_about():
    asked = set()
    for state, seat in playing(3, {}, 1, []):
        view, page = state.view(seat), state.printed()
        picture = drawn(state, seat)
        for region in view["regions"]:
            assert page["faces"][region["face"]]["event"]["en"] in picture
        patients = sum(sum(region["patients"]) for region in view["regions"])
        rest = picture.split("  baths ")[0]
        assert sum(rest.count(sign) for sign in terminal.SIGNS) == patients
        section = view["asked"].get("section")
        if section is not None:
            asked.add(section)
            named = GAME.texts().say("section-name", number=section).removeprefix("the ")
            assert f"▶{named}" in picture or named == "villa"
        for player in view["players"]:
            for doctrine in player["doctrines"]:
                assert page["doctrines"][doctrine]["name"]["en"] in picture
    assert len(asked) >= 4  # regions, the arena, the hospital


def test_it_shows_the_patients_and_the_new_focus_that_a_question_is_about():
    seen = set()
    for seed in range(4):
        for state, seat in playing(2, {}, seed, []):
            asked = state.view(seat)["asked"]
            last = drawn(state, seat).splitlines()[-1]
            if "counts" in asked:
                for humour, count in enumerate(asked["counts"]):
                    assert last.count(terminal.SIGNS[humour]) == count
            elif asked["to"] == "overflow":
                assert terminal.SIGNS[asked["humour"]] in last
            else:
                continue
            seen.add(asked["to"])
    assert seen >= {"assign", "rise", "overflow"}


def test_it_shows_goals_and_dignitaries_of_pergamon():
    state = GAME.start(1, 3, level="normal")
    view, page = state.view(0), state.printed()
    picture = flat(drawn(state, 0, "fr"))
    assert "Pergame, normal" in picture
    for one in view["goals"]:
        assert page["goals"][one["goal"]]["text"]["fr"].replace("\u00a0", " ") in picture
    for one in view["visitors"]:
        assert page["dignitaries"][one["who"]]["name"]["fr"] in picture
    assert len(view["visitors"]) == 4


def test_it_shows_the_villas_to_choose_from():
    state = GAME.start(2, 3, villas="chosen")
    picture = flat(drawn(state, state.pending[0]))
    for villa in OURS.villas:
        assert villa.name.en in picture


def test_a_bid_is_shown_by_its_number():
    state = GAME.start(2, 1)
    for field in ("philosophy", "focus"):
        text = terminal.option(field, 2, {}, state.view(0), state.printed())
        assert text.plain.startswith("2")
    assert terminal.option("humour", 0, {}, state.view(0), state.printed()) is None


def test_the_signs_of_the_humours_are_four():
    assert len(set(terminal.SIGNS)) == len(HUMOURS)


@pytest.mark.parametrize(
    ("cause", "why"),
    [(0, ""), (1, " (phlegmatic patients)"), (2, " (the price)"), (3, " (too much reputation)")],
)
def test_the_log_says_why_health_is_lost(cause, why):
    """A stranger was told every cause there is."""
    told = {"event": "health", "seat": 0, "by": -1, "now": 1, "cause": cause}
    assert GAME.say_event(told) == f"Player 1: health −1, now 1{why}."
