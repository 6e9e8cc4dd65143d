"""Treating patients (A-P1 to A-P7): in the hospital, in regions and in the arena."""

from __future__ import annotations

import msgspec
import pytest

from asclepia.games.galenus.components import Humours, Power
from asclepia.games.galenus.events import REPUTED

from .positions import (
    ARENA,
    BATHS,
    BENCH,
    CHOLERIC,
    MELANCHOLIC,
    MIDDLE,
    NONE,
    PHLEGMATIC,
    PRIMUS,
    SANGUINE,
    TOP,
    VILLA,
    asked,
    at_work,
    bench,
    can,
    do,
    facts,
    gain,
    has,
    legal,
    letters,
    names,
    own,
    project,
    steps,
    table,
    waiting,
    wanted,
    ward,
    whole,
    why_not,
)


def treating(*regions, section=TOP, seats=3, components=None, **things):
    """Seat 0 is about to treat in the top region, or elsewhere."""
    state = table(seats) if components is None else table(seats, components)
    own(state, **things)
    ward(state, *regions)
    at_work(state, [section])
    return state


def told_counts(state):
    return letters(asked(state)["counts"])


# Who is treated (A-P1)


@pytest.mark.rule("A-P1", "A-C5")
@pytest.mark.parametrize(
    ("skill", "treated"),
    [
        ((0, 0, 0, 0), "spcm"),
        ((2, 2, 2, 2), "spcm"),  # a line must be crossed
        ((3, 0, 0, 0), "sspcm"),
        ((0, 6, 0, 0), "spppcm"),
        ((0, 0, 3, 0), "spccm"),
        ((0, 0, 9, 11), "spccccmmmm"),
    ],
)
def test_of_each_type_as_many_as_the_skill_allows(skill, treated):
    state = treating("sssssppppcccccmmmmm", skill=skill)
    do(state, "treat", 0)
    assert told_counts(state) == treated


@pytest.mark.rule("A-P1")
def test_those_who_are_there_must_all_be_treated():
    state = treating("sspc", skill=(9, 9, 9, 9))
    do(state, "treat", 0)
    assert told_counts(state) == "sspc"
    told = do(state, "all_impact")
    assert has(state, 0, "impact") == 4 + 1  # and the bonus
    assert len(facts(told, "made_impact")) == 4
    assert waiting(state, 0) == ""


@pytest.mark.rule("A-P1", "A-P7")
def test_six_patients_with_three_herbs_as_in_the_rulebook():
    """One skill in every humour; two blue herbs and a yellow one; all six are treated."""
    state = treating("pppccm", herbs="ppc")
    told = do(state, "treat", 0)
    assert wanted(state) == ("dose", 0)
    assert told_counts(state) == "pcm"
    assert legal(state) == [("herb", PHLEGMATIC), ("herb", CHOLERIC), ("enough",)]
    told = do(state, "herb", PHLEGMATIC)
    assert facts(told, "dosed") == [{"seat": 0, "humour": PHLEGMATIC}]
    assert told_counts(state) == "ppcm"
    do(state, "herb", CHOLERIC)
    told = do(state, "herb", PHLEGMATIC)
    assert wanted(state) == ("assign", 0)
    assert told_counts(state) == "pppccm"
    assert has(state, 0, "herbs") == ""
    do(state, "all_impact")
    assert waiting(state, 0) == ""


@pytest.mark.rule("A-P1")
def test_herbs_are_optional():
    state = treating("ppp", herbs="pp")
    do(state, "treat", 0)
    do(state, "herb", PHLEGMATIC)
    do(state, "enough")
    assert told_counts(state) == "pp"
    assert has(state, 0, "herbs") == "p"


@pytest.mark.rule("A-P1")
def test_a_herb_needs_an_extra_patient_of_its_colour():
    state = treating("pps", herbs="pps")
    do(state, "treat", 0)
    assert legal(state) == [("herb", PHLEGMATIC), ("enough",)]
    assert why_not(state) == {("herb", SANGUINE): ("A-P1", "why-no-extra-patient")}
    do(state, "herb", PHLEGMATIC)  # nobody is left for another one
    assert wanted(state) == ("assign", 0)
    for patients, herbs in (("ppm", "sss"), ("pm", "pppm")):
        state = treating(patients, herbs=herbs)
        do(state, "treat", 0)
        assert wanted(state) == ("assign", 0)


@pytest.mark.rule("A-P1")
def test_herbs_help_in_the_hospital_and_in_the_arena():
    state = treating(section=VILLA, hospital="mm", herbs="m")
    do(state, "hospital")
    assert legal(state) == [("herb", MELANCHOLIC), ("enough",)]
    state = treating(section=ARENA, herbs="s")
    state.gladiators = 3
    steps(state, "arena", "extra")
    assert told_counts(state) == "ss"  # the first in line
    do(state, "herb", SANGUINE)
    assert told_counts(state) == "sss"


@pytest.mark.rule("A-P1", "A-G2")
def test_a_villa_may_treat_more_in_regions_and_only_there():
    power = Power(regions=Humours(phlegmatic=2))
    state = treating("pppp", components=bench(power=power), hospital="pppp")
    do(state, "treat", 0)
    assert told_counts(state) == "ppp"
    at_work(state, [VILLA])
    do(state, "hospital")
    assert told_counts(state) == "p"


# Impact or focus (A-P2)


@pytest.mark.rule("A-P2")
def test_each_patient_becomes_impact_or_focus_one_by_one():
    state = treating("ssmm", skill=(3, 0, 0, 3))
    do(state, "treat", 0)
    assert legal(state) == [
        ("impact", 0),
        ("focus", 0),
        ("impact", 3),
        ("focus", 3),
        ("all_impact",),
        ("all_focus",),
    ]
    told = do(state, "focus", SANGUINE)
    assert facts(told, "focused") == [{"seat": 0, "humour": 0}]
    assert told_counts(state) == "smm"
    assert waiting(state, 0) == "smm"
    told = do(state, "impact", SANGUINE)
    assert facts(told, "made_impact") == [{"seat": 0, "humour": 0}]
    assert [move for move in legal(state) if move[0] in ("impact", "focus")] == [
        ("impact", 3),
        ("focus", 3),
    ]
    steps(state, ("focus", 3), ("focus", 3))
    assert has(state, 0, "focus", "impact") == ("smm", 1 + 1)


@pytest.mark.rule("A-P2")
def test_it_is_asked_even_of_a_single_patient():
    state = treating("s")
    do(state, "treat", 0)
    assert legal(state) == [("impact", 0), ("focus", 0)]


@pytest.mark.rule("A-P2")
@pytest.mark.parametrize(
    ("quick", "slow"),
    [
        ("all_impact", ["impact"] * 5),
        ("all_focus", ["focus"] * 5),
        ("as_before", ["focus", "focus", "impact", "focus", "impact"]),
    ],
)
@pytest.mark.parametrize("full", ["", "mm", "ccss"])
def test_the_quick_ways_are_the_same_small_steps(quick, slow, full):
    """sspcm: as before means focus for sanguine and choleric."""
    state = treating("sspcmm", skill=(3, 0, 0, 0), focus=full, habits=0b0101, health=1)
    do(state, "treat", 0)
    twin = state.clone()

    def settle(one):
        """A full track: philosophy, or the first focus that is there."""
        found = []
        while asked(one)["to"] == "overflow":
            found += do(one, *(("overflow",) if full == "mm" else legal(one)[0]))
        return found

    told = do(state, quick) + settle(state)
    slowly = []
    for move, humour in zip(slow, (0, 0, 1, 2, 3), strict=True):
        slowly += do(twin, move, humour) + settle(twin)
    assert names(told) == names(slowly)
    assert [event.values for event in told] == [event.values for event in slowly]
    assert whole(state) == whole(twin)
    assert state.physicians[0].habits == twin.physicians[0].habits


@pytest.mark.rule("A-P2")
def test_as_before_is_offered_where_the_habits_differ():
    state = treating("sspcm", habits=0b0001)
    do(state, "treat", 0)
    assert can(state, "as_before")
    do(state, "impact", SANGUINE)  # only those who always went to impact are left
    assert not can(state, "as_before")
    assert can(state, "all_impact")
    steps(state, ("focus", 1), ("impact", 2))
    assert not can(state, "all_impact")  # one is left: it is no quicker
    assert not can(state, "all_focus")


@pytest.mark.rule("A-P2")
def test_habits_are_those_of_the_last_time():
    state = treating("sm", "ssmm", skill=(3, 0, 0, 3))
    do(state, "treat", 0)
    assert not can(state, "as_before")  # a humour never treated counts as impact
    steps(state, ("focus", 0), ("impact", 3), "pass")
    at_work(state, [MIDDLE])
    do(state, "treat", 1)
    do(state, "as_before")
    assert has(state, 0, "focus") == "sss"
    do(state, "pass")
    assert state.physicians[0].habits == 1
    ward(state, "s")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("impact", 0))
    assert state.physicians[0].habits == 0


# Fame and plague (A-P3)


@pytest.mark.rule("A-P3")
@pytest.mark.parametrize(
    ("patients", "reputation", "health"),
    [("s", 1, 3), ("cc", 2, 3), ("pp", 1, 2), ("ccpp", 2, 2), ("mm", 1, 3)],
)
def test_choleric_brings_reputation_and_phlegmatic_costs_health_once(patients, reputation, health):
    state = treating(patients, skill=(3, 3, 3, 3))
    do(state, "treat", 0)
    do(state, "all_impact") if len(patients) > 1 else do(state, "impact", 0)
    assert has(state, 0, "reputation", "health") == (reputation, health)


@pytest.mark.rule("A-P3")
def test_it_comes_after_all_are_assigned():
    state = treating("cp", focus="m", health=0)
    do(state, "treat", 0)
    do(state, "impact", CHOLERIC)
    assert has(state, 0, "reputation") == 1
    do(state, "focus", PHLEGMATIC)
    assert wanted(state) == ("lose", 0)
    assert legal(state) == [("lose", 1), ("lose", 3)]  # the one just gained, too
    assert has(state, 0, "reputation") == 2


@pytest.mark.rule("A-P3", "A-T1")
def test_reputation_first_then_health():
    state = treating("cp", focus="ms", health=1, reputation=4)
    do(state, "treat", 0)
    told = do(state, "all_impact")
    assert facts(told, "health") == [{"seat": 0, "by": -1, "now": 0, "cause": REPUTED}]
    assert asked(state)["left"] == 1  # by the plague


@pytest.mark.rule("A-P3", "A-G2")
@pytest.mark.parametrize(("fame", "plague"), [(0, 0), (2, 0), (0, 2)])
def test_a_villa_may_be_better_known_or_better_washed(fame, plague):
    power = Power(fame=fame, plague=plague)
    state = treating("cp", components=bench(power=power))
    steps(state, ("treat", 0), "all_impact")
    assert has(state, 0, "reputation", "health") == (1 + fame, 3 - plague)


# Skill (A-P4)


@pytest.mark.rule("A-P4")
def test_one_step_in_one_humour_that_was_treated():
    state = treating("sm", skill=(1, 0, 0, 4))
    steps(state, ("treat", 0), "all_impact")
    assert legal(state) == [("rise", 0), ("rise", 3), ("pass",)]
    assert asked(state)["counts"] == [1, 0, 0, 1]
    twin = state.clone()
    do(state, "rise", MELANCHOLIC)
    assert has(state, 0, "skill") == [1, 0, 0, 5]
    assert wanted(state)[1] != 0
    do(twin, "pass")
    assert has(twin, 0, "skill") == [1, 0, 0, 4]


@pytest.mark.rule("A-P4")
@pytest.mark.parametrize("line", [2, 5, 8])
def test_never_over_a_bold_line(line):
    state = treating("sm", skill=(line, 0, 0, 0))
    steps(state, ("treat", 0), "all_impact")
    assert legal(state) == [("rise", 3), ("pass",)]
    assert why_not(state) == {("rise", 0): ("A-P4", "why-bold-line")}


@pytest.mark.rule("A-P4")
def test_when_nothing_can_rise_nothing_is_asked():
    state = treating("s", skill=(2, 0, 0, 0))
    steps(state, ("treat", 0), ("impact", 0))
    assert wanted(state)[1] != 0


@pytest.mark.rule("A-P4")
def test_the_top_space_gives_eight_points_and_takes_one_only():
    state = treating("mm", seats=3, skill=(0, 0, 0, PRIMUS - 1))
    own(state, 1, skill=(0, 0, 0, PRIMUS - 1))
    steps(state, ("treat", 0), "all_impact")
    told = do(state, "rise", MELANCHOLIC)
    assert facts(told, "primus") == [{"seat": 0, "humour": 3, "points": 8}]
    assert has(state, 0, "impact") == 2 + 1 + 8
    assert state.view(None)["primus"] == [NONE, NONE, NONE, 0]

    ward(state, "sm")
    at_work(state, [], [TOP])
    steps(state, ("treat", 0), "all_impact")
    assert not can(state, "rise", MELANCHOLIC)
    assert why_not(state) == {("rise", 3): ("A-P4", "why-top-taken")}
    ward(state, "sm")
    at_work(state, [TOP])
    steps(state, ("treat", 0), "all_impact")
    assert not can(state, "rise", MELANCHOLIC)  # nor does its owner go on


@pytest.mark.rule("A-P4")
@pytest.mark.parametrize("way", ["project", "learning"])
def test_the_top_space_gives_its_points_by_whatever_rise(way):
    state = table(3, bench(project(gain=gain(skill="m"))))
    own(state, 0, skill=(0, 0, 0, PRIMUS - (1 if way == "project" else 2)))
    own(state, 1, skill=(0, 0, 0, PRIMUS - 1))
    ward(state, "mm")
    at_work(state, [TOP])
    if way == "project":
        told = do(state, "project", 0)
    else:
        state.treated = [(1,), (), ()]
        steps(state, ("treat", 0), "all_impact")
        told = do(state, "learn", MELANCHOLIC)
    assert facts(told, "primus") == [{"seat": 0, "humour": 3, "points": 8}]


@pytest.mark.rule("A-P4")
def test_of_two_steps_to_a_taken_top_space_one_fits():
    state = treating("s", skill=(PRIMUS - 2, 0, 0, 0))
    own(state, 1, skill=(PRIMUS, 0, 0, 0))
    state.primus = [1, NONE, NONE, NONE]
    state.treated = [(1,), (), ()]
    steps(state, ("treat", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]


# Learning (A-P5)


@pytest.mark.rule("A-P5", "A-P7", "A-L1")
def test_learning_in_the_arena_as_in_the_rulebook():
    """One has treated gladiators and is higher in blood: the next goes up twice."""
    state = table(3)
    own(state, 1, skill=(3, 0, 0, 0))
    own(state, 0, skill=(0, 0, 0, 0), reputation=1)
    at_work(state, [ARENA], [ARENA], turn=1)
    steps(state, "arena", "extra", "all_impact", "pass")
    if wanted(state) == ("result", 2):
        do(state, "recuperate")
    assert wanted(state) == ("result", 0)
    steps(state, "arena", ("impact", 0))
    assert legal(state) == [("rise", 0), ("learn", 0), ("pass",)]
    told = do(state, "learn", SANGUINE)
    assert facts(told, "rose") == [{"seat": 0, "humour": 0, "steps": 2, "position": 2}]


@pytest.mark.rule("A-P5", "A-P7")
def test_learning_in_a_region_as_in_the_rulebook():
    """Whoever was there is higher in phlegm; it does not matter whom they treated."""
    state = table(3)
    own(state, 1, skill=(0, 1, 0, 0))
    ward(state, "sp")
    at_work(state, [TOP], [TOP], turn=1)
    state.patients = [1, 0, 0, 0, *state.patients[4:]]
    steps(state, ("treat", 0), ("impact", 0), "pass")
    state.patients = [0, 2, 0, 0, *state.patients[4:]]
    if wanted(state) == ("result", 2):
        do(state, "recuperate")
    steps(state, ("treat", 0), ("impact", PHLEGMATIC))
    assert legal(state) == [("rise", 1), ("learn", 1), ("pass",)]
    do(state, "learn", PHLEGMATIC)
    assert has(state, 0, "skill") == [0, 2, 0, 0]


@pytest.mark.rule("A-P5")
@pytest.mark.parametrize(
    ("theirs", "mine", "learns"),
    [(1, 0, True), (0, 0, False), (3, 3, False), (11, 3, True), (0, 1, False), (4, 3, True)],
)
def test_one_learns_only_from_whoever_is_higher_now(theirs, mine, learns):
    state = treating("ss", skill=(mine, 0, 0, 0))
    own(state, 1, skill=(theirs, 11, 11, 11))
    state.treated = [(1,), (), ()]
    steps(state, ("treat", 0))
    while asked(state)["to"] == "assign":
        do(state, "impact", 0)
    assert can(state, "learn", SANGUINE) == learns


@pytest.mark.rule("A-P5")
def test_one_learns_only_where_the_other_treated_this_year():
    state = treating("ss")
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(), (1,), (1,)]
    state.inside = (1,)
    steps(state, ("treat", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]
    state = treating(section=ARENA)
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(1,), (1,), (1,)]
    steps(state, "arena", "extra", "all_impact")
    assert legal(state) == [("rise", 0), ("pass",)]


@pytest.mark.rule("A-P5")
def test_nobody_learns_from_oneself_nor_in_the_hospital():
    state = treating("ss", skill=(1, 0, 0, 0))
    state.treated = [(0, 0), (), ()]
    steps(state, ("treat", 0), ("impact", 0))
    assert not can(state, "learn", SANGUINE)
    state = treating(section=VILLA, hospital="s")
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(1,), (1,), (1,)]
    state.inside = (1,)
    steps(state, "hospital", ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]


@pytest.mark.rule("A-P5")
def test_nobody_learns_from_a_project():
    state = table(2, bench(project(gain=gain(impact=1))))
    own(state, 1, skill=(9, 9, 9, 9))
    ward(state, "s")
    at_work(state, [TOP, BATHS], [TOP], turn=1)
    do(state, "project", 0)
    steps(state, ("treat", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]


@pytest.mark.rule("A-P5")
def test_if_only_one_step_fits_it_is_one():
    state = treating("s", skill=(1, 0, 0, 0))
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(1,), (), ()]
    steps(state, ("treat", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]
    state = treating("ss", skill=(2, 0, 0, 0))
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(1,), (), ()]
    steps(state, ("treat", 0), ("impact", 0))
    assert wanted(state)[1] != 0


@pytest.mark.rule("A-P5")
def test_learning_is_for_a_humour_treated_now():
    state = treating("sm")
    own(state, 1, skill=(0, 9, 9, 9))
    state.treated = [(1,), (), ()]
    steps(state, ("treat", 0), "all_impact")
    assert legal(state) == [("rise", 0), ("rise", 3), ("learn", 3), ("pass",)]


@pytest.mark.rule("A-P5")
def test_learning_may_be_declined_for_one_step():
    state = treating("s")
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(2, 1), (), ()]
    steps(state, ("treat", 0), ("impact", 0), ("rise", 0))
    assert has(state, 0, "skill") == [1, 0, 0, 0]


# Clearing (A-P6)


@pytest.mark.rule("A-P6")
@pytest.mark.parametrize(("region", "bonus"), [(0, 1), (1, 2), (2, 3)])
def test_treating_the_last_patient_clears_the_region(region, bonus):
    wards = ["", "", ""]
    wards[region] = "s"
    state = treating(*wards, section=TOP + region)
    told = steps(state, ("treat", region), ("impact", 0))
    assert facts(told, "cleared") == [{"seat": 0, "region": region, "points": bonus}]
    assert has(state, 0, "impact") == 1 + bonus
    assert state.physicians[0].cleared == 1


@pytest.mark.rule("A-P6")
def test_no_bonus_while_somebody_is_left():
    state = treating("ssm")
    told = steps(state, ("treat", 0), "all_impact")
    assert "cleared" not in names(told)
    assert has(state, 0, "impact") == 2


@pytest.mark.rule("A-P6")
def test_the_hospital_and_the_arena_have_no_bonus():
    state = treating(section=VILLA, hospital="s")
    assert "cleared" not in names(steps(state, "hospital", ("impact", 0)))
    state = treating(section=ARENA)
    state.gladiators = 2
    assert "cleared" not in names(steps(state, "arena", "extra", "all_impact"))


@pytest.mark.rule("A-P6", "A-G2")
def test_a_villa_may_clear_better():
    state = treating("s", components=bench(power=Power(bonus=2)))
    told = steps(state, ("treat", 0), ("impact", 0))
    assert facts(told, "cleared") == [{"seat": 0, "region": 0, "points": 3}]


@pytest.mark.rule("A-P6", "A-G2")
def test_a_villa_that_clears_better_does_so_where_no_bonus_is_printed():
    bare = [
        msgspec.structs.replace(one, summer=msgspec.structs.replace(one.summer, bonus=0))
        for one in BENCH.cards
    ]
    state = treating("s", components=bench(power=Power(bonus=1), cards=bare))
    told = steps(state, ("treat", 0), ("impact", 0))
    assert facts(told, "cleared") == [{"seat": 0, "region": 0, "points": 1}]
    assert "even where no bonus is printed" in state.printed()["standard"]["text"]["en"]


@pytest.mark.rule("A-P6", "A-P3")
def test_the_bonus_comes_before_the_plague():
    state = treating("p", health=0)
    told = names(steps(state, ("treat", 0), ("impact", 1)))
    assert told.index("cleared") < told.index("scored")


@pytest.mark.rule("A-P1", "A-P2")
def test_who_is_treated_is_counted():
    state = treating("ssmm", skill=(3, 0, 0, 0))
    steps(state, ("treat", 0), ("focus", 0), "all_impact")
    assert state.physicians[0].treated == 3
