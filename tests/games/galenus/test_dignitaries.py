"""What the dignitaries do (S-8, S-9), in Pergamon and as a colleague in Rome."""

from __future__ import annotations

import pytest

from .positions import (
    ASIARCH,
    CHOLERIC,
    LINES,
    NICON,
    NONE,
    PELOPS,
    PHLEGMATIC,
    SANGUINE,
    SATYRUS,
    THEAGENES,
    asked,
    at_work,
    begin,
    bench,
    can,
    do,
    facts,
    guests,
    has,
    legal,
    names,
    own,
    pergamon,
    table,
    waiting,
    wanted,
    ward,
)


def year(state, *order):
    """The dignitaries work, the highest first."""
    guests(state, *order)
    return begin(state, "work")


def of(told, who):
    return [one["success"] for one in facts(told, "acted") if one["dignitary"] == who]


def lone(*regions, level="normal"):
    """Nobody but who is named later; the player has six mediples at home."""
    state = pergamon(level)
    ward(state, *regions)
    return state


# Satyrus, Asiarch, Theagenes (S-8)


@pytest.mark.rule("S-8")
@pytest.mark.parametrize("place", range(4))
def test_satyrus_treats_all_patients_of_his_region(place):
    state = lone("ss", "pp", "cc", "mm")
    order = [ASIARCH, THEAGENES, PELOPS]
    order.insert(place, SATYRUS)
    state.pelops = [0] * 4
    guests(state, *order)
    state.where = [one if who == SATYRUS else NONE for who, one in enumerate(state.where)]
    told = begin(state, "work")
    left = ["ss", "pp", "cc", "mm"]
    left[place] = ""
    assert [waiting(state, region) for region in range(4)] == left
    assert of(told, SATYRUS) == [1]
    assert facts(told, "visitor_treated") == [
        {"dignitary": SATYRUS, "region": place, "humour": place, "count": 2}
    ]
    assert has(state, 0, "impact", "health", "reputation") == (0, 3, 1)


@pytest.mark.rule("S-8")
def test_satyrus_in_an_empty_region_does_nothing():
    state = lone("", "p")
    assert of(year(state, SATYRUS), SATYRUS) == [0]
    assert waiting(state, 1) == "p"


@pytest.mark.rule("S-8")
@pytest.mark.parametrize("gladiators", [1, 5])
def test_asiarch_removes_all_gladiators(gladiators):
    state = lone()
    state.gladiators = gladiators
    told = year(state, ASIARCH)
    assert state.view(None)["arena"]["gladiators"] == 0
    assert of(told, ASIARCH) == [1]
    assert of(year(state, ASIARCH), ASIARCH) == [0]


@pytest.mark.rule("S-8")
@pytest.mark.parametrize(
    ("goods", "left"),
    [((4, 0, 1, 2, 3), [2, 3]), ((0, 1, 2), []), ((3, 4), []), ((0, 0, 4, 4), [4])],
)
def test_theagenes_discards_the_first_three_goods(goods, left):
    state = lone()
    state.goods = goods
    told = year(state, THEAGENES)
    assert state.view(None)["journey"]["goods"] == left
    assert [one["good"] for one in facts(told, "discarded")] == list(goods[:3])
    assert of(told, THEAGENES) == [1]
    state.goods = ()
    assert of(year(state, THEAGENES), THEAGENES) == [0]


# Nicon (S-8)


@pytest.mark.rule("S-8")
def test_nicon_treats_a_patient_of_choice_and_raises_the_player():
    state = lone("spm", "c", level="easy")
    year(state, NICON)
    assert asked(state) == {"to": "nicon", "waits_for": [0], "section": 4}
    assert legal(state) == [("call", 0), ("call", 1), ("call", 3)]
    assert legal(state, asides=True) == []
    told = do(state, "call", PHLEGMATIC)
    assert waiting(state, 0) == "sm"
    assert of(told, NICON) == [1]
    assert has(state, 0, "skill") == [0, 1, 0, 0]
    assert has(state, 0, "impact", "health", "focus") == (0, 3, "")
    assert state.physicians[0].treated == 0
    assert wanted(state) == ("result", 0)


@pytest.mark.rule("S-8")
def test_nicon_works_where_his_mediple_is():
    state = lone("", "", "cm", level="easy")
    year(state, SATYRUS, ASIARCH, NICON)
    assert asked(state)["section"] == 6
    assert legal(state) == [("call", 2), ("call", 3)]
    do(state, "call", 2)
    assert waiting(state, 2) == "m"


@pytest.mark.rule("S-8")
def test_nicon_must_treat_if_there_is_one_and_by_himself_if_one_kind_is():
    state = lone("cc", level="easy")
    told = year(state, NICON)
    assert waiting(state, 0) == "c"
    assert has(state, 0, "skill") == [0, 0, 1, 0]
    assert of(told, NICON) == [1]
    state = lone("", "s", level="easy")
    assert of(year(state, NICON), NICON) == [0]
    assert has(state, 0, "skill") == [0, 0, 0, 0]


@pytest.mark.rule("S-8", "A-P6")
def test_nicon_never_raises_over_a_line_and_clears_nothing():
    state = lone("c", level="easy")
    own(state, skill=(0, 0, LINES[0], 0))
    told = year(state, NICON)
    assert waiting(state, 0) == ""
    assert has(state, 0, "skill", "impact") == ([0, 0, LINES[0], 0], 0)
    assert "cleared" not in names(told)


@pytest.mark.rule("S-8")
def test_asides_do_not_belong_to_the_turn_of_nicon():
    state = lone("sp", level="easy")
    own(state, books=1)
    year(state, NICON)
    assert not can(state, "read")
    do(state, "call", 0)
    assert can(state, "read")


# Pelops (S-9)


def pelops_at(*skill, regions, lines=None):
    state = lone(*regions)
    state.pelops = list(skill)
    if lines:
        state.lines = lines
    return state


@pytest.mark.rule("S-9")
def test_pelops_treats_from_the_top_down_until_each_type_was_treated():
    state = pelops_at(0, 0, 0, 0, regions=("ss", "spp", "cm", "spcm"))
    told = year(state, PELOPS)
    assert [waiting(state, region) for region in range(4)] == ["s", "p", "", "spcm"]
    assert of(told, PELOPS) == [1]
    assert state.view(None)["pelops"] == [2, 2, 2, 2]  # just below the first line


@pytest.mark.rule("S-9")
def test_the_whole_region_of_the_last_type_is_worked_on():
    state = pelops_at(0, 0, 0, 0, regions=("spc", "sspccm"))
    year(state, PELOPS)
    assert [waiting(state, region) for region in range(2)] == ["", "sc"]


@pytest.mark.rule("S-9")
def test_of_each_type_as_many_as_his_skill_allows():
    state = pelops_at(3, 6, 9, 0, regions=("sssppppcccccmm",))
    year(state, PELOPS)
    assert waiting(state, 0) == "spcm"


@pytest.mark.rule("S-9")
def test_if_he_fails_the_treatments_stand_and_the_markers_stay():
    state = pelops_at(1, 0, 4, 0, regions=("spp", "c", "s", ""))
    told = year(state, PELOPS)
    assert [waiting(state, region) for region in range(4)] == ["p", "", "", ""]
    assert of(told, PELOPS) == [0]
    assert state.view(None)["pelops"] == [1, 0, 4, 0]
    assert "pelops_rose" not in names(told)


@pytest.mark.rule("S-9")
@pytest.mark.parametrize("missing", range(4))
def test_he_needs_all_four_types(missing):
    there = "spcm".replace("spcm"[missing], "")
    state = pelops_at(0, 0, 0, 0, regions=(there, there, there, there))
    told = year(state, PELOPS)
    assert of(told, PELOPS) == [0]
    assert state.view(None)["pelops"] == [0, 0, 0, 0]
    assert [waiting(state, region) for region in range(4)] == [""] * 4


@pytest.mark.rule("S-9")
def test_his_markers_go_below_the_next_line_or_over_it():
    state = pelops_at(0, 1, 2, 5, regions=("spcm",))
    told = year(state, PELOPS)
    assert state.view(None)["pelops"] == [2, 2, 3, 6]
    assert facts(told, "pelops_rose") == [
        {"humour": humour, "position": position} for humour, position in enumerate((2, 2, 3, 6))
    ]
    state = pelops_at(3, 6, 8, 4, regions=("spcm",))
    year(state, PELOPS)
    assert state.view(None)["pelops"] == [5, 8, 9, 5]


@pytest.mark.rule("S-9", "A-V3")
def test_works_on_a_crossed_line_move_up_and_pile_up():
    lines = [1, 1, 1, 0, 2, 1, 3, 1, 1, 1, 1, 1]
    state = pelops_at(2, 2, 5, 1, regions=("spcm",), lines=lines)
    told = year(state, PELOPS)
    assert state.view(None)["lines"] == [[0, 2, 1], [0, 2, 1], [3, 0, 2], [1, 1, 1]]
    assert facts(told, "works_moved") == [
        {"humour": SANGUINE, "line": 1, "works": 1},
        {"humour": CHOLERIC, "line": 2, "works": 1},
    ]


@pytest.mark.rule("S-9")
def test_beyond_the_third_line_his_marker_stays_and_the_works_too():
    state = pelops_at(8, 9, 8, 11, regions=("spcm",))
    told = year(state, PELOPS)
    assert state.view(None)["pelops"] == [9, 9, 9, 11]
    assert state.view(None)["lines"] == [[1, 1, 1]] * 4
    assert [one["humour"] for one in facts(told, "pelops_rose")] == [0, 2]


@pytest.mark.rule("S-9", "A-P4")
def test_pelops_is_never_primus():
    state = pelops_at(9, 9, 9, 9, regions=("spcm",))
    for _ in range(3):
        year(state, PELOPS)
        ward(state, "spcm")
    assert state.view(None)["primus"] == [NONE] * 4


@pytest.mark.rule("S-8", "S-9", "B-2")
def test_as_colleagues_they_do_the_same_in_rome():
    state = table(3, colleague=PELOPS)
    ward(state, "spc", "m")
    state.acted, state.pelops = 0, [2, 0, 0, 0]
    told = begin(state, "work")
    assert state.view(None)["pelops"] == [3, 2, 2, 2]
    assert state.view(None)["lines"][0] == [0, 2, 1]
    assert facts(told, "acted") == [{"dignitary": PELOPS, "success": 1}]


@pytest.mark.rule("S-9", "A-V3")
def test_a_player_takes_the_pile():
    state = table(2, bench(), colleague=PELOPS)
    state.lines = [0, 0, 3] + [1] * 9
    own(state, 0, skill=(8, 0, 0, 0), focus="sss")
    at_work(state, [0], [1])
    do(state, "publish", SANGUINE)
    assert has(state, 0, "works") == 3
