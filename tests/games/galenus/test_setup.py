"""Setting up (A-S1 to A-S5), what everybody has (A-C1, A-C2), and the course of a game (A-G1)."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

from asclepia.games.galenus.components import Humours, Power, Track, Villa
from asclepia.table import OptionError

from .positions import (
    BENCH,
    CLASSES,
    GALENUS,
    GAME,
    GOODS,
    HUMOURS,
    LEVELS,
    NONE,
    TABLES,
    WINTER,
    at_work,
    bench,
    changed,
    do,
    facts,
    has,
    legal,
    names,
    own,
    play_out,
    playing,
    table,
    waiting,
    wanted,
)

SEEDS = range(40)


def with_gladiators(*by):
    """The bench, with so many gladiators on the summer faces of the three classes."""
    cards = []
    for card in BENCH.cards:
        summer = msgspec.structs.replace(card.summer, gladiators=by[CLASSES.index(card.cls)])
        cards.append(msgspec.structs.replace(card, summer=summer))
    return changed(BENCH, cards=cards)


# Who begins, and where people live (A-S1)


@pytest.mark.rule("A-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn(seats):
    found = set()
    for seed in SEEDS:
        state = GAME.start(seats, seed, BENCH)
        found.add(state.view(None)["first"])
        assert facts(state.opening, "first_player") == [{"seat": state.first}]
        assert wanted(state) == ("work", state.first)
    assert found == set(range(seats))


@pytest.mark.rule("A-S1", "A-C3")
def test_standard_villas_are_alike():
    state = GAME.start(4, 1, BENCH)
    for seat in range(4):
        assert has(state, seat, "villa") == NONE
        assert has(state, seat, "philosophy", "health", "reputation", "focus") == (0, 3, 1, "")
    assert "moved_in" not in names(state.opening)


@pytest.mark.rule("A-S1", "A-C4")
def test_asymmetric_villas_are_dealt_at_random():
    found = set()
    for seed in SEEDS:
        state = GAME.start(4, seed, BENCH, villas="asymmetric")
        dealt = [has(state, seat, "villa") for seat in range(4)]
        assert len(set(dealt)) == 4
        assert [one["villa"] for one in facts(state.opening, "moved_in")] == dealt
        found |= set(dealt)
    assert found == set(range(8))


@pytest.mark.rule("A-S1")
@pytest.mark.parametrize("seed", range(6))
def test_chosen_villas_are_chosen_in_reverse_player_order(seed):
    state = GAME.start(3, seed, BENCH, villas="chosen")
    first = state.first
    assert legal(state) == [("move_in", villa) for villa in range(8)]
    for place, villa in enumerate((5, 0, 7)):
        assert wanted(state) == ("move_in", (first + 2 - place) % 3)
        told = do(state, "move_in", villa)
        assert facts(told, "moved_in")[0]["villa"] == villa
        assert place == 2 or ("move_in", villa) not in legal(state)
    assert wanted(state) == ("work", first)
    assert [has(state, (first + place) % 3, "villa") for place in range(3)] == [7, 0, 5]


@pytest.mark.rule("A-C4", "A-S5")
@pytest.mark.parametrize("villas", ["asymmetric", "chosen"])
def test_a_villa_has_its_own_tracks_and_starts(villas):
    own_tracks = Villa(
        philosophy=Track(1, 6), health=Track(2, 5), reputation=Track(3, 3), focus=2, name="other"
    )
    state = GAME.start(2, 1, changed(BENCH, villas=[own_tracks] * 8), villas=villas)
    while state.view(None)["phase"] == "setup":
        do(state, *legal(state)[0])
    assert has(state, 0, "philosophy", "health", "reputation") == (1, 2, 3)
    at_work(state, [1])
    do(state, "recuperate")
    assert has(state, 0, "health") == 5


# Roma (A-S2, A-S3)


@pytest.mark.rule("A-S2")
@pytest.mark.parametrize("seed", range(8))
def test_a_summer_card_of_each_class_lies_open_and_is_seeded(seed):
    state = GAME.start(3, seed, BENCH)
    view = state.view(None)
    for region, seeds in enumerate(("scc", "spcm", "ppppccmm")):
        shown = view["regions"][region]
        assert shown["face"] // 12 == region
        assert not shown["winter"]
        assert waiting(state, region) == seeds
    assert view["decks"] == [11, 11, 11]
    assert view["arena"]["gladiators"] == 4
    opened = [one["face"] for one in facts(state.opening, "region_opened")]
    assert opened == [one["face"] for one in view["regions"]]


@pytest.mark.rule("A-S2", "A-Y4")
def test_each_card_is_in_its_deck_once():
    faces = set()
    for seed in range(200):
        state = GAME.start(3, seed, BENCH)
        faces |= set(state.faces)
        below = [card // 72 for deck in state.decks for card in deck]
        assert sorted([*state.faces, *below]) == list(range(WINTER))
        backs = [*state.backs, *(card % 72 for deck in state.decks for card in deck)]
        assert sorted(backs) == list(range(WINTER, 2 * WINTER))
    assert faces == set(range(WINTER))


@pytest.mark.rule("A-S2")
@pytest.mark.parametrize(
    ("by", "now"),
    [
        ((0, 0, 0), 4),
        ((1, 2, 0), 7),
        ((-1, 0, -2), 1),
        ((0, 0, -9), 0),  # never below zero
        ((-9, 2, 1), 3),  # … each time
    ],
)
def test_gladiators_are_adjusted_as_printed(by, now):
    state = GAME.start(3, 1, with_gladiators(*by))
    assert state.view(None)["arena"]["gladiators"] == now


@pytest.mark.rule("A-S3")
def test_a_journey_is_open_with_its_goods():
    journeys = set()
    for seed in SEEDS:
        state = GAME.start(3, seed, BENCH)
        shown = state.view(None)["journey"]
        journeys.add(shown["card"])
        assert [([*HUMOURS, "book"])[good] for good in shown["goods"]] == GOODS
        assert facts(state.opening, "journey_opened") == [{"journey": shown["card"]}]
        assert sorted([*state.journeys, shown["card"]]) == list(range(10))
    assert journeys == set(range(10))


@pytest.mark.rule("A-S3")
def test_galenus_is_at_the_top_and_a_work_lies_on_each_line():
    view = GAME.start(3, 1, BENCH).view(None)
    assert view["theatre"]["galenus"] == view["theatre"]["top"] == GALENUS
    assert view["lines"] == [[1, 1, 1]] * 4
    assert view["primus"] == [NONE] * 4


@pytest.mark.rule("A-S5", "A-C2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same_pieces(seats):
    view = GAME.start(seats, 3, BENCH).view(None)
    assert view["year"] == 1
    assert view["phase"] == "work"
    assert view["theatre"]["markers"] == [0] * seats
    assert view["theatre"]["prepared"] == [0] * seats
    assert len(view["players"]) == seats
    for one in view["players"]:
        assert one["at_home"] == 6
        assert one["skill"] == [0, 0, 0, 0]
        assert one["planned"] == one["office"] == one["ward"] == one["impact"] == 0
        assert one["works"] == one["books"] == one["publications"] == 0
        assert one["herbs"] == one["hospital"] == one["focus"] == [0, 0, 0, 0]
        assert not one["results"]


@pytest.mark.rule("A-C1")
def test_patients_focus_and_herbs_come_in_four_humours():
    assert all(len(seeds) == 4 for seeds in GAME.start(2, 1, BENCH).box.seeds)
    state = table()
    own(state, focus="spcm", herbs="spcm", hospital="sspccm")
    assert has(state, 0, "focus", "herbs", "hospital") == ("spcm", "spcm", "sspccm")


@pytest.mark.rule("A-C1")
def test_nothing_runs_out():
    """A hundred books and works more than there are pieces."""
    state = table()
    own(state, works=100, books=100, herbs="s" * 50, hospital="p" * 60)
    at_work(state, [0, 0])
    do(state, "solicit")
    assert state.view(None)["players"][0]["hospital"][1] >= 60


# The course (A-G1, A-G2)


@pytest.mark.rule("A-G1")
@pytest.mark.parametrize("options", TABLES)
def test_a_game_has_five_years_of_work_contest_and_new_year(options):
    seats, villas, colleague, level = options
    for seed in range(3):
        state = GAME.start(seats, seed, BENCH, villas=villas, colleague=colleague, level=level)
        told = state.opening[:]
        phases = []
        for _ in playing(state, seed, told):
            now = state.view(None)["year"], state.view(None)["phase"]
            if not phases or phases[-1] != now:
                phases.append(now)
        began = [one["year"] for one in facts(told, "year_began")]
        told = names(told)
        years = state.view(None)["year"]
        assert began == list(range(1, years + 1))
        early = "won_by_works" in told
        assert years == 5 or early
        assert told.count("year_began") == told.count("contest_began") == years
        order = [name for name in told if name in ("year_began", "contest_began")]
        assert order == ["year_began", "contest_began"] * years
        works = [one for one in phases if one[1] == "work"]
        assert [year for year, _ in works] == list(range(1, years + 1))
        assert state.view(None)["phase"] == "end"


@pytest.mark.rule("A-G2", "A-C4")
def test_the_numbers_of_the_rules_are_those_of_the_villa():
    """What each of them changes is tested where the rule is."""
    plain = {field.name: getattr(Power(), field.name) for field in msgspec.structs.fields(Power())}
    assert plain == {
        "arena": 1,
        "first_in_line": 1,
        "solicit": 1,
        "called": 1,
        "discount": 0,
        "publication": 2,
        "book": 2,
        "fame": 1,
        "plague": 1,
        "goods": 0,
        "bonus": 0,
        "rest": 0,
        "preparation": 0,
        "hospital": Humours(),
        "regions": Humours(),
    }
    house = table(components=bench(power=Power(arena=2, fame=0))).physicians[0].house
    assert (house.arena, house.fame, house.solicit) == (2, 0, 1)


# Options


@dataclass(frozen=True)
class Wrong:
    seats: int
    options: dict[str, str]
    said: str


@pytest.mark.rule("B-1", "S-11")
@pytest.mark.parametrize(
    "wrong",
    [
        Wrong(1, {"colleague": "yes"}, "B-1"),
        Wrong(2, {"level": "hard"}, "S-11"),
        Wrong(4, {"level": "easy"}, "S-11"),
        Wrong(2, {"villas": "big"}, "villas"),
        Wrong(2, {"colleague": "maybe"}, "colleague"),
        Wrong(1, {"level": "insane"}, "level"),
    ],
)
def test_options_that_do_not_go_together_are_refused(wrong):
    with pytest.raises(OptionError, match=wrong.said):
        GAME.start(wrong.seats, 1, BENCH, **wrong.options)


def test_there_are_tables_for_one_to_four():
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(ValueError, match="seats"):
            GAME.start(seats, 1, BENCH)
    assert {option.name: option.choices for option in GAME.options} == {
        "villas": ("standard", "asymmetric", "chosen"),
        "colleague": ("no", "yes"),
        "level": LEVELS,
    }
    assert play_out(GAME.start(2, 1))  # with the printed set
