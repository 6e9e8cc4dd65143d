"""Villa actions: solicit, treat in the hospital, publish (A-V1 to A-V4)."""

from __future__ import annotations

import pytest

from asclepia.games.galenus.components import Humours, Power, Tracks

from .positions import (
    BATHS,
    CHOLERIC,
    LINES,
    MELANCHOLIC,
    PHLEGMATIC,
    PRIMUS,
    SANGUINE,
    VILLA,
    asked,
    at_work,
    bench,
    can,
    do,
    facts,
    has,
    legal,
    names,
    own,
    steps,
    table,
    waiting,
    wanted,
    ward,
    why_not,
)


def at_home(*regions, components=None, **things):
    """Seat 0 has a mediple planned at home, and this; patients wait in the regions."""
    state = table() if components is None else table(components=components)
    own(state, **things)
    ward(state, *regions)
    at_work(state, [VILLA])
    return state


# Soliciting (A-V1)


@pytest.mark.rule("A-V1")
def test_one_patient_of_choice_from_each_region():
    state = at_home("sp", "cm", "pm", reputation=2)
    told = do(state, "solicit")
    assert facts(told, "reputation") == [{"seat": 0, "by": -1, "now": 1}]
    assert asked(state) == {"to": "call", "waits_for": [0], "section": 4}
    assert legal(state) == [("call", SANGUINE), ("call", PHLEGMATIC)]
    told = do(state, "call", PHLEGMATIC)
    assert facts(told, "solicited") == [{"seat": 0, "region": 0, "humour": PHLEGMATIC}]
    assert asked(state)["section"] == 5
    steps(state, ("call", CHOLERIC), ("call", MELANCHOLIC))
    assert [waiting(state, region) for region in range(3)] == ["s", "m", "p"]
    assert has(state, 0, "hospital", "reputation", "ward") == ("pcm", 1, 1)


@pytest.mark.rule("A-V1")
def test_where_there_is_no_choice_nothing_is_asked_and_empty_regions_are_skipped():
    state = at_home("ppp", "", "m", reputation=1)
    told = do(state, "solicit")
    assert [one["region"] for one in facts(told, "solicited")] == [0, 2]
    assert has(state, 0, "hospital", "reputation") == ("pm", 0)
    assert waiting(state, 0) == "pp"


@pytest.mark.rule("A-V1")
def test_soliciting_the_last_patient_gives_no_bonus():
    state = at_home("s", "", "", reputation=1)
    told = do(state, "solicit")
    assert "cleared" not in names(told)
    assert has(state, 0, "impact") == 0
    assert waiting(state, 0) == ""


@pytest.mark.rule("A-V1")
def test_no_soliciting_without_reputation_or_without_patients():
    state = at_home("s", reputation=0, hospital="s")
    assert not can(state, "solicit")
    assert why_not(state)["solicit",] == ("A-V1", "why-no-reputation")
    state = at_home(reputation=3, hospital="s")
    assert not can(state, "solicit")
    assert why_not(state)["solicit",] == ("A-V1", "why-nobody-to-solicit")


@pytest.mark.rule("A-V1")
def test_the_hospital_has_no_limit():
    state = at_home("s", "s", "s", reputation=1, hospital="s" * 30)
    do(state, "solicit")
    assert len(has(state, 0, "hospital")) == 33


@pytest.mark.rule("A-V1", "A-G2")
def test_a_villa_may_solicit_for_free_or_more():
    state = at_home("sspp", "m", "", components=bench(power=Power(solicit=0, called=2)))
    own(state, reputation=0)
    steps(state, "solicit", ("call", 0), ("call", 1))
    assert has(state, 0, "hospital") == "spm"
    state = at_home("s", components=bench(power=Power(solicit=2)), reputation=1, hospital="s")
    assert not can(state, "solicit")
    own(state, reputation=2)
    do(state, "solicit")
    assert has(state, 0, "reputation") == 0


# The hospital (A-V2)


@pytest.mark.rule("A-V2")
def test_an_empty_hospital_treats_nobody():
    state = at_home("s", reputation=1)
    assert not can(state, "hospital")
    assert why_not(state)["hospital",] == ("A-V2", "why-hospital-empty")


@pytest.mark.rule("A-V2", "A-P1", "A-P3", "A-P4", "A-P7")
def test_a_treatment_in_the_hospital_as_in_the_rulebook():
    """A choleric, a phlegmatic and a melancholic patient; then black bile rises."""
    state = at_home(hospital="pcmm", reputation=1, health=3)
    told = do(state, "hospital")
    assert facts(told, "treating") == [{"seat": 0, "section": VILLA}]
    assert asked(state)["counts"] == [0, 1, 1, 1]
    told = do(state, "all_impact")
    assert has(state, 0, "impact", "reputation", "health") == (3, 2, 2)
    assert legal(state) == [("rise", 1), ("rise", 2), ("rise", 3), ("pass",)]
    told = do(state, "rise", MELANCHOLIC)
    assert facts(told, "rose") == [{"seat": 0, "humour": 3, "steps": 1, "position": 1}]
    assert has(state, 0, "hospital", "ward") == ("m", 1)
    assert "cleared" not in names(told)


@pytest.mark.rule("A-V2", "A-G2")
def test_a_villa_may_treat_more_in_its_hospital_and_only_there():
    more = bench(power=Power(hospital=Humours(sanguine=1)))
    state = at_home("ss", hospital="sspp", components=more)
    do(state, "hospital")
    assert asked(state)["counts"] == [2, 1, 0, 0]
    at_work(state, [4])
    do(state, "treat", 0)
    assert asked(state)["counts"] == [1, 0, 0, 0]


# Publishing (A-V3)


@pytest.mark.rule("A-V3", "A-P7")
def test_a_first_publication_as_in_the_rulebook():
    """Directly below the first line of black bile, with a melancholic focus; the first there."""
    state = at_home(skill=(0, 0, 0, LINES[0]), focus="sm")
    assert [move for move in legal(state) if move[0] == "publish"] == [("publish", MELANCHOLIC)]
    told = do(state, "publish", MELANCHOLIC)
    assert facts(told, "published") == [
        {
            "seat": 0,
            "humour": 3,
            "line": 0,
            "focus": 1,
            "philosophy": 0,
            "points": 2,
            "works": 1,
        }
    ]
    assert has(state, 0, "focus", "impact", "works", "skill") == ("s", 2, 1, [0, 0, 0, 3])
    assert has(state, 0, "publications", "office") == (1, 1)
    assert state.view(None)["lines"] == [[1, 1, 1]] * 3 + [[0, 1, 1]]


@pytest.mark.rule("A-V3")
def test_the_second_to_publish_finds_no_work():
    state = at_home(skill=(LINES[0], 0, 0, 0), focus="s")
    state.lines = [0] + [1] * 11
    do(state, "publish", SANGUINE)
    assert has(state, 0, "impact", "works") == (2, 0)


@pytest.mark.rule("A-V3", "S-9")
def test_every_work_on_the_line_is_taken():
    state = at_home(skill=(LINES[1], 0, 0, 0), focus="ss")
    state.lines = [0, 3] + [1] * 10
    told = do(state, "publish", SANGUINE)
    assert facts(told, "published")[0]["works"] == 3
    assert has(state, 0, "works") == 3
    assert state.view(None)["lines"][0] == [0, 0, 1]


@pytest.mark.rule("A-V3", "A-C5")
@pytest.mark.parametrize("line", [0, 1, 2])
def test_a_line_costs_one_two_or_three(line):
    state = at_home("s", skill=(LINES[line], 0, 0, 0), focus="s" * line, reputation=1)
    assert not can(state, "publish", SANGUINE)
    own(state, focus="s" * (line + 1))
    do(state, "publish", SANGUINE)
    assert has(state, 0, "focus", "skill") == ("", [LINES[line] + 1, 0, 0, 0])


@pytest.mark.rule("A-V3")
@pytest.mark.parametrize(
    ("line", "focus", "philosophy", "paid"),
    [
        (0, "sss", 4, (1, 0)),
        (1, "s", 1, (1, 1)),
        (1, "ss", 4, (2, 0)),  # philosophy only for what is lacking
        (2, "s", 4, (1, 2)),
        (2, "ss", 4, (2, 1)),
        (2, "ssss", 4, (3, 0)),
    ],
)
def test_focus_first_and_philosophy_for_what_is_lacking(line, focus, philosophy, paid):
    state = at_home(skill=(LINES[line], 0, 0, 0), focus=focus, philosophy=philosophy)
    told = facts(do(state, "publish", SANGUINE), "published")[0]
    assert (told["focus"], told["philosophy"]) == paid
    assert has(state, 0, "philosophy") == philosophy - paid[1]
    assert len(has(state, 0, "focus")) == len(focus) - paid[0]


@pytest.mark.rule("A-V3")
@pytest.mark.parametrize(
    ("skill", "focus", "philosophy", "why"),
    [
        (1, "ssss", 4, "why-not-below-a-line"),
        (3, "ssss", 4, "why-not-below-a-line"),
        (PRIMUS, "ssss", 4, "why-not-below-a-line"),  # the end of the track is no line
        (2, "ppp", 4, "why-no-focus"),  # at least one of that humour
        (5, "s", 0, "why-too-little-for-the-line"),
        (8, "s", 1, "why-too-little-for-the-line"),
        (8, "ss", 0, "why-too-little-for-the-line"),
    ],
)
def test_what_is_missing_for_a_publication(skill, focus, philosophy, why):
    state = at_home("s", skill=(skill, 0, 0, 0), focus=focus, philosophy=philosophy, reputation=1)
    assert not can(state, "publish", SANGUINE)
    assert why_not(state)["publish", SANGUINE] == ("A-V3", why)


@pytest.mark.rule("A-V3", "A-G2")
def test_a_villa_may_publish_cheaper_or_better():
    state = at_home(
        skill=(LINES[2], LINES[0], 0, 0), focus="ssp", components=bench(power=Power(discount=1))
    )
    do(state, "publish", SANGUINE)
    assert has(state, 0, "focus") == "p"
    at_work(state, [VILLA])
    do(state, "publish", PHLEGMATIC)  # one is always paid
    assert has(state, 0, "focus") == ""
    state = at_home(
        skill=(LINES[0], 0, 0, 0), focus="s", components=bench(power=Power(publication=3))
    )
    told = do(state, "publish", SANGUINE)
    assert facts(told, "published")[0]["points"] == 3
    assert has(state, 0, "impact") == 3


@pytest.mark.rule("A-V3", "A-P4")
def test_a_publication_onto_a_top_space_needs_it_free():
    short = bench(tracks=Tracks(segments=[3, 3, 3, 1], contest=9))
    state = at_home("s", skill=(8, 0, 0, 0), focus="sss", components=short, reputation=1)
    told = do(state.clone(), "publish", SANGUINE)
    assert facts(told, "primus") == [{"seat": 0, "humour": 0, "points": 8}]
    state.primus = [1, -1, -1, -1]
    assert not can(state, "publish", SANGUINE)
    assert ("publish", SANGUINE) in why_not(state)


# Room (A-V4)


@pytest.mark.rule("A-V4")
def test_the_villa_takes_any_number_of_mediples():
    state = table(2)
    own(state, hospital="ssss", reputation=4, skill=(0, 2, 2, 0), focus="ppcc")
    ward(state, "mmmm")
    at_work(state, [VILLA] * 6, [])
    for _ in range(2):
        do(state, "solicit")
    for _ in range(2):
        steps(state, "hospital", "all_impact", "pass")
    do(state, "publish", PHLEGMATIC)
    do(state, "publish", CHOLERIC)
    told = state.view(None)["players"][0]
    assert state.view(None)["year"] == 2
    assert told["works"] >= 2
    state = table(2)
    own(state, hospital="ssss")
    at_work(state, [VILLA] * 3, [BATHS])
    for _ in range(2):
        steps(state, "hospital", ("impact", 0), "pass")
        if wanted(state)[1] == 1:
            do(state, "recuperate")
    assert has(state, 0, "ward", "planned") == (2, 1)
    assert can(state, "hospital")
