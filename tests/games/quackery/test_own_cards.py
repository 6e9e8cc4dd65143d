"""A set of somebody who owns the game, and whose cards are other than we think they are.

What the rulebook does not print is not demanded of it: the values of the twelve patients, how many
humours of each are imbalanced, their estates, how many characters there are. Warnings tell it.
"""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from asclepia.games.quackery.terminal import draw
from asclepia.table import OptionError
from tests.games.conformance import check_game

from .positions import (
    AGENDAS,
    BENCH,
    GAME,
    SEATS,
    agenda,
    bench,
    empty_the_line,
    finish,
    need,
    patient,
    play_out,
    printed_parts,
    read_parts,
    table,
    treat,
    words,
)

#: Values come twice, and others not at all; some patients are more or less ill than we think.
VALUES = [2, 2, 2, 3, 5, 5, 6, 8, 9, 9, 12, 12]
ILL = [1, 4, 2, 2, 3, 1, 4, 2, 4, 3, 4, 1]


def own_parts(characters=4):
    """The game's own file with other patients, none of an estate, and agendas that ask for none."""
    parts = printed_parts() | {"name": "mine", "title": "My own", "source": "my box"}
    for one, value, ill in zip(parts["patients"], VALUES, ILL, strict=True):
        one.update(value=value, status=[1, -1, 2, -2][:ill] + [0] * (4 - ill))
        del one["estate"]
    for one in parts["agendas"]:
        one["needs"] = [need for need in one["needs"] if need["measure"] != "estates"]
    del parts["characters"][characters:]
    return parts


@pytest.fixture
def mine(tmp_path):
    return read_parts(own_parts(), tmp_path)


@pytest.mark.rule("Q-C2", "Q-C5")
def test_what_is_only_our_inference_is_told_and_not_demanded(mine):
    told = list(mine.warnings())
    assert told[0] == (
        "patients: we think that each value from 1 to 12 comes once (Q-C2), "
        "not [2, 2, 2, 3, 5, 5, 6, 8, 9, 9, 12, 12]"
    )
    assert told[1] == (
        "patients, 'odo'.status: we think that a patient worth 2 has 2 imbalanced humours (Q-C2), "
        "not 1"
    )
    assert told[-1] == "characters: there are 4 (Q-C5): with more players they cannot be dealt"
    odd = [value for value, ill in zip(VALUES, ILL, strict=True) if ill != 2 + (value - 1) // 4]
    assert len(told) == 2 + len(odd)
    assert not any("estate" in line for line in told)  # nobody misses them


def test_our_own_set_warns_of_nothing():
    assert list(GAME.components().warnings()) == []
    assert list(BENCH.warnings()) == []


@pytest.mark.rule("Q-C2")
def test_an_estate_that_only_some_patients_have_is_odd(tmp_path):
    parts = own_parts()
    for one in parts["patients"][1:]:
        one["estate"] = "altar"
    told = list(read_parts(parts, tmp_path).warnings())
    assert "patients, 'odo'.estate: others have one" in told


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("diagnosis", ["printed", "random"])
def test_games_with_it_keep_the_contract(mine, seats, diagnosis):
    quacks = "dealt" if seats <= 4 else "none"
    options = {"diagnosis": diagnosis, "quacks": quacks, "first": "lot"}
    check_game(GAME, seats, options, seats, mine)


@pytest.mark.rule("Q-C5")
def test_characters_are_dealt_to_as_many_as_there_are(tmp_path):
    mine = read_parts(own_parts(characters=3), tmp_path)
    play_out(GAME.start(3, 1, mine, quacks="dealt"))
    with pytest.raises(OptionError, match=r"'mine' has 3 characters"):
        GAME.start(4, 1, mine, quacks="dealt")
    play_out(GAME.start(4, 1, mine))


@pytest.mark.rule("Q-C5")
def test_a_set_without_characters_need_not_mention_them(tmp_path):
    parts = own_parts()
    del parts["characters"]
    play_out(GAME.start(6, 1, read_parts(parts, tmp_path)))


# Values, wherever they count

TWINS = bench(
    patients=[
        patient(value, id=f"{place}") for place, value in enumerate([4, 4, *range(1, 9), 12, 12])
    ]
)


def numbers(state, *values):
    """Patients of these values who wait, each another one."""
    found = []
    for value in values:
        found.append(
            next(
                one
                for one in state.waiting
                if one not in found and state.printed()["patients"][one]["value"] == value
            )
        )
    return tuple(found)


@pytest.mark.rule("Q-C2")
def test_patients_are_numbered_by_value_and_the_printed_parts_tell_it():
    printed = GAME.start(2, 1, TWINS).printed()["patients"]
    values = [one["value"] for one in printed]
    assert values == sorted(one.value for one in TWINS.patients) != list(range(1, 13))


@pytest.mark.rule("Q-E2")
def test_points_go_by_the_printed_value():
    state = table(2, components=TWINS)
    state.cured[0] = numbers(state, 12, 12, 1)
    state.succumbed[0] = numbers(state, 4)
    assert state.scores == [12 + 12 + 1 - 4, 0]
    assert state.view(None)["scores"] == state.scores


@pytest.mark.rule("Q-E3")
def test_equals_with_equal_best_cures_share_the_victory():
    state = table(3, "0 + 0 0", components=TWINS)
    twelve, other = numbers(state, 12, 12)
    for seat, cured in ((1, (twelve,)), (2, (other,))):
        state.cured[seat] = cured
    empty_the_line(state)
    treat(state, 1, 0)
    finish(state)
    assert state.over
    assert state.winners == (1, 2)


@pytest.mark.rule("Q-E3")
def test_the_best_cure_decides_by_its_value_not_by_its_number():
    state = table(2, "0 + 0 0", components=TWINS)
    state.cured[0] = numbers(state, 4, 4, 4)
    state.cured[1] = numbers(state, 12)
    state.status = [3, 5, 3, 3]
    empty_the_line(state)
    state.turns = 12 * 2 - 1  # the patient leaves, and counts for nobody
    treat(state, 1, 0)
    finish(state)
    assert state.scores == [12, 12]
    assert state.winners == (1,)


@pytest.mark.rule("Q-C3", "Q-E1")
def test_agendas_count_by_the_printed_value():
    value = agenda("value", need("mine", "cured", "value", 20))
    dear = agenda("dear", need("mine", "cured", "number", 2, from_value=12))
    mine = bench(patients=TWINS.patients, agendas=[value, dear, *AGENDAS[2:]])
    state = GAME.start(2, 1, mine)
    assert state.progress(0, 0) == [[0, 20]]
    state.cured[0] = numbers(state, 12, 12)
    assert state.progress(0, 0) == [[24, 20]]
    assert state.progress(0, 1) == [[2, 2]]


@pytest.mark.rule("Q-D2")
def test_chance_makes_as_many_humours_ill_as_the_printed_value_asks(mine):
    seen = set()
    for seed in range(80):
        state = GAME.start(3, seed, mine, diagnosis="random")
        value = state.printed()["patients"][state.patient]["value"]
        assert sum(status != 3 for status in state.status) == 2 + (value - 1) // 4
        seen.add(value)
    assert seen == set(VALUES)


@pytest.mark.rule("Q-D1")
def test_the_printed_diagnosis_may_be_any(mine):
    ill = {one.id: [3 + status for status in one.status] for one in mine.patients}
    for seed in range(20):
        state = GAME.start(3, seed, mine)
        assert state.status == ill[state.printed()["patients"][state.patient]["id"]]


def test_the_terminal_shows_values_not_numbers(mine):
    state = GAME.start(2, 1, mine)
    state.cured[0] = numbers(state, 12)
    state.succumbed[1] = numbers(state, 5)
    console = Console(width=120, record=True, file=io.StringIO())
    names = ["Ada", "Ben"]
    console.print(draw(state.view(0), state.printed(), 0, names, GAME.texts("en"), console))
    text = console.export_text()
    assert "♥12" in text
    assert "†5" in text
    assert "estate" not in text


def test_the_terminal_shows_names_as_they_are_printed():
    """A name is no markup, whatever its brackets."""
    odd = words("[/b] Balm")
    components = bench(
        cards=[msgspec.structs.replace(one, name=odd) for one in BENCH.cards],
        patients=[msgspec.structs.replace(one, name=odd) for one in BENCH.patients],
    )
    state = GAME.start(2, 1, components)
    console = Console(width=120, record=True, file=io.StringIO())
    names = ["Ada", "Ben"]
    console.print(draw(state.view(0), state.printed(), 0, names, GAME.texts("en"), console))
    assert "[/b] Balm" in console.export_text()
