"""What Hippocrates says: every kind of thing in every language; what is printed, in words and as
data; the table in the terminal."""

from __future__ import annotations

import importlib
import pkgutil
import re
from io import StringIO
from random import Random

import msgspec
import pytest
from rich.console import Console

from asclepia.games.hippocrates import GAME, terminal
from asclepia.games.hippocrates.components import Gain, Tile, Vials
from asclepia.games.hippocrates.vocabulary import BASIC, REGIONS, TILE_DOCTOR, TILE_PATIENT
from asclepia.games.hippocrates.wording import facts, listed, printed, tile_name
from asclepia.table import EventKind
from asclepia.table.texts import LANGUAGES

OURS = GAME.components()
TABLES = [(seats, edition) for seats in GAME.seats for edition in ("revised", "first")]


def event_kinds():
    package = importlib.import_module(GAME.module)
    for info in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{GAME.module}.{info.name}")
        yield from {one for one in vars(module).values() if isinstance(one, EventKind)}


def playing(seats, edition, seed, told):
    """A random game, paused before each decision of whoever is asked first."""
    state = GAME.start(seats, seed, edition=edition)
    told.extend(state.opening)
    chance = Random(seed)
    while not state.over:
        seat = state.pending[0]
        yield state, seat
        choices = [one for one in state.choices(seat) if not one.aside or chance.random() < 0.1]
        told.extend(state.play(seat, chance.choice(choices or state.choices(seat))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_or_is_done_has_words(language):
    words = GAME.texts(language)
    kinds = {kind.name for kind in event_kinds()}
    assert len(kinds) > 50
    for name in kinds:
        assert words.has(f"event-{name}"), name
    for kind in GAME.actions.kinds:
        assert words.has(f"action-{kind.name}")
        assert words.has(f"kind-{kind.name}")
        assert all(words.has(f"field-{field.name}") for field in kind.fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_or_refused_has_words_and_no_words_are_idle(language):
    code = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("*.py"))
    asked = set(re.findall(r'"((?:prompt|blocked)-[a-z-]+)"', code))
    assert asked == {key for key in keys(language) if key.startswith(("prompt-", "blocked-"))}
    happens = {f"event-{kind.name}" for kind in event_kinds()}
    assert happens == {key for key in keys(language) if key.startswith("event-")}


def keys(language):
    text = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


def test_every_language_has_the_same_texts():
    assert keys("fr") == keys("en")


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
    for seed, (seats, edition) in enumerate(TABLES):
        told = []
        for state, seat in playing(seats, edition, seed, told):
            said.add(state.prompt(seat).to("fr"))
            said.update(GAME.say_action(action, "fr") for action in state.choices(seat))
            said.update(reason.to("fr") for _, _, reason in state.blocked(seat))
        said.update(GAME.say_event(event.seen_by(None), "fr") for event in told)
    assert len(said) > 1000
    for sentence in said:
        check_french(sentence)


def test_the_rules_page_is_french():
    for line in GAME.rules("fr").splitlines():
        if not line.startswith(("```", "asclepia")):
            check_french(line.replace("*", "").replace("`", ""))


# A fact is a whole name: of whom, of what, where


def test_people_and_things_are_called_by_their_names():
    patient, doctor = OURS.patients_in_order()[3], OURS.doctors_in_order()[7]
    tile = next(n for n, one in enumerate(OURS.tiles) if one.kind == "patient")
    fields = {"seat": 0, "patient": 3, "doctor": 7, "column": 1, "row": 2, "assistant": 0}
    assert facts(fields, OURS, "en") == {
        "seat": "Player 1",
        "patient": patient.name.en,
        "doctor": doctor.name.en,
        "column": "Carthage",
        "row": "third in line",
        "assistant": "the travelling assistant",
        "vial": "a potion",
    }
    assert facts({"patient": TILE_PATIENT + tile}, OURS, "fr")["patient"] == tile_name(
        OURS, tile, "fr"
    )
    assert facts({"doctor": BASIC}, OURS, "fr")["doctor"] == OURS.basic.name.fr
    assert facts({"doctor": TILE_DOCTOR}, OURS, "en")["doctor"] == tile_name(OURS, 0, "en")


def test_sums_are_told_with_what_they_are_sums_of():
    told = GAME.say_event({"event": "filled", "seat": 1, "medicine": 1, "vials": 2})
    assert told == "Player 2 gets 2 herbs."
    told = GAME.say_event({"event": "earned", "seat": 0, "money": 1})
    assert told == "Player 1 gets 1 drachma."
    told = GAME.say_event({"event": "rose", "seat": 0, "by": -2, "space": 4})
    assert told == "Player 1: −2 reputation."


def test_the_dice_are_told_as_people_count():
    rolled = {"one": 0, "two": 1, "three": 2, "four": 0, "five": 1, "six": 2}
    assert GAME.say_event({"event": "rolled", **rolled}) == (
        "The dice: Macedonia 1, Carthage 2, Persia 3, Alexandria 1, Greece 2, Cyrene 3."
    )


@pytest.mark.rule("H-T5")
def test_an_arrangement_says_why_it_is_the_best():
    counts = {"seat": 0, "patients": 2, "by_patients": 7, "by_doctors": 5, "saved": 3, "money": 6}
    assert GAME.say_event({"event": "arranged", **counts}) == (
        "Player 1 treats 2 patients, the best way without selling anything: 7 VP of patients, "
        "5 VP of doctors who are done, 3 VP not lost to Hades, with vials bought for 6 drachmas."
    )
    counts |= {"patients": 1, "by_doctors": 0, "saved": 0, "money": 0}
    assert GAME.say_event({"event": "arranged", **counts}) == (
        "Player 1 treats 1 patient, the best way without selling anything: 7 VP of patients."
    )


# What is printed


@pytest.mark.rule("H-D22")
def test_what_is_printed_below_a_space_goes_by_the_edition():
    first, revised = (printed(OURS, one)["spaces"][0][0]["gain"] for one in (False, True))
    assert first == {"points": 1, "reputation": 1, "money": 0, "vials": [0, 0, 0]}
    assert revised == {**first, "money": 1}
    assert printed(OURS, False)["spaces"][1:] == printed(OURS, True)["spaces"][1:]


@pytest.mark.rule("H-C2")
@pytest.mark.rule("H-C3")
def test_patients_and_doctors_are_printed_in_order_whatever_the_order_of_the_file():
    turned = msgspec.structs.replace(OURS, patients=OURS.patients[::-1], doctors=OURS.doctors[::-1])
    assert printed(turned, True) == printed(OURS, True)
    page = printed(OURS, True)
    assert [one["region"] for one in page["patients"]] == [n // 12 for n in range(72)]
    assert [one["region"] for one in page["doctors"]] == [n // 5 for n in range(30)]
    assert page["patients"][0]["name"] == {
        "en": OURS.patients_in_order()[0].name.en,
        "fr": OURS.patients_in_order()[0].name.fr,
    }


def plain():
    """Our set as an owner would type it in: names in one language, none on tiles, no lines."""
    return msgspec.structs.replace(
        OURS,
        patients=[msgspec.structs.replace(one, name=f"P{one.number}") for one in OURS.patients],
        doctors=[msgspec.structs.replace(one, name=f"D{one.number}") for one in OURS.doctors],
        tiles=[
            Tile("welcome", region="persia", gain=Gain(drachmas=7)),
            Tile("double", region="persia"),
            Tile("double", region="persia"),
            Tile("patient", needs=Vials(potions=1, herbs=2), points=3),
            Tile("doctor", contracts=[["unguents", "potions"], ["herbs"]], points=4),
            Tile("lightning", gain=Gain(reputation=3, herbs=1)),
            *OURS.tiles[6:],
        ],
    )


@pytest.mark.rule("H-C5")
def test_a_tile_without_a_name_is_called_by_what_it_does_and_twins_are_told_apart():
    names = [one["name"] for one in printed(plain(), True)["tiles"]]
    assert [one["en"] for one in names[:6]] == [
        "Welcome: Persia",
        "Twofold offering: Persia (1)",
        "Twofold offering: Persia (2)",
        "Patient: 1 potion, 2 herbs",
        "Doctor: potions + unguents / herbs",
        "Lightning: +3 reputation, +1 herb",
    ]
    assert names[0]["fr"] == "Accueil\u00a0: Perse"
    assert len({one["en"] for one in names}) == len(names)


def test_a_name_in_one_language_serves_for_both():
    page = printed(plain(), True)
    first = plain().patients_in_order()[0]
    assert page["patients"][0]["name"] == {"en": f"P{first.number}", "fr": f"P{first.number}"}
    assert "**P1**" in listed(plain(), "fr")


@pytest.mark.rule("H-C6")
@pytest.mark.rule("H-C8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_lists_what_lies_in_the_box(language):
    page = GAME.rules(language)
    assert "{components}" not in page
    for things in (OURS.patients, OURS.doctors, OURS.tiles):
        for one in things:
            assert f"**{getattr(one.name, language)}**" in page
    for number in range(len(REGIONS)):
        assert f"| {number + 1} {GAME.texts(language).say('region-name', number=number)} |" in page
    assert "**D1**" in GAME.rules(language, plain())


def test_kits_that_are_alike_are_one_line():
    kits = msgspec.structs.replace(OURS, kits=[OURS.kits[0]] * 30)
    assert listed(kits, "en").split("### Kits")[1].split("###")[0].strip().endswith("| 30 |")


# The rules page


def test_a_rule_that_is_referred_to_is_on_the_page():
    for language in LANGUAGES:
        named = set(re.findall(r"H-[A-Z]\d+", GAME.rules(language)))
        assert named == set(GAME.rule_ids(language))


# In the terminal


def drawn(state, seat, language="en", width=100):
    console = Console(file=StringIO(), width=width, force_terminal=False)
    names = ["Ada", "Ben", "Cleo", "Dora"][: state.seats]
    view, page = state.view(seat), state.printed()
    console.print(terminal.draw(view, page, seat, names, GAME.texts(language), console))
    return console.file.getvalue()


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_the_table_can_be_drawn_at_every_decision_and_fits_a_hundred_columns(seats, edition):
    for number, (state, seat) in enumerate(playing(seats, edition, seats, [])):
        if number % 13 == 0:
            for viewer in (seat, None):
                picture = drawn(state, viewer, "fr" if number % 2 else "en")
                assert max(map(len, picture.splitlines())) <= 100
                assert all(name in picture for name in ("Ada", "Ben", "Cleo", "Dora")[:seats])
    assert drawn(state, None)


def test_it_shows_dice_queues_contracts_and_who_is_attached():
    seen, treated = "", 0
    for state, seat in playing(2, "revised", 3, []):
        view, page = state.view(seat), state.printed()
        picture = drawn(state, seat)
        assert picture.count("■ ") - 1 == sum(len(rows) for rows in view["dice"])  # and the legend
        attached = [
            page["patients"][patient]["name"]["en"]
            for player in view["players"]
            for service in player["doctors"]
            for patient in service["attached"]
            if 0 <= patient < TILE_PATIENT
        ]
        words = " ".join(picture.replace("│", " ").split())
        assert all(f": {name}]" in words for name in attached)
        seen += picture
        treated += len(attached)
    assert "Round 4 of 4 · treatment" in seen
    assert "in Hades" in seen
    assert treated


def test_a_contract_is_shown_by_what_can_be_given_there():
    state = GAME.start(1, 1)
    doctor = state.printed()["doctors"][0]
    for contract, medicines in enumerate(doctor["contracts"]):
        text = terminal.option("contract", contract, {"doctor": 0}, state.view(0), state.printed())
        assert text.plain == "".join(terminal.SIGNS[one] for one in medicines)
    assert terminal.option("column", 0, {}, state.view(0), state.printed()) is None
