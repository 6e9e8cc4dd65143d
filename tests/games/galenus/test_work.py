"""The work phase: planning, beginning, results and passing (A-W1 to A-W5)."""

from __future__ import annotations

import pytest

from .positions import (
    ARENA,
    BATHS,
    BOTTOM,
    CHOLERIC,
    GAME,
    JOURNEY,
    MELANCHOLIC,
    MIDDLE,
    NONE,
    PHLEGMATIC,
    SANGUINE,
    SECOND,
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
    names,
    own,
    playing,
    price,
    project,
    steps,
    table,
    wanted,
    ward,
    why_not,
)

SECTIONS = [VILLA, BATHS, ARENA, JOURNEY, TOP, MIDDLE, BOTTOM]


def planners(state, section):
    view = state.view(None)
    if section >= TOP:
        return view["regions"][section - TOP]["planned"]
    return view[{BATHS: "baths", ARENA: "arena", JOURNEY: "journey"}[section]]["planned"]


# Planning (A-W1, A-W2)


@pytest.mark.rule("A-W1")
def test_turns_go_clockwise_from_the_first_player():
    state = table(4)
    order = []
    for _ in range(8):
        order.append(wanted(state))
        do(state, "plan", VILLA)
    assert order == [("work", seat) for seat in (0, 1, 2, 3)] * 2
    state = GAME.start(3, 5)
    while state.first != 2:
        state = GAME.start(3, state.first + 7)
    order = []
    for _ in range(3):
        order.append(state.pending[0])
        do(state, "plan", VILLA)
    assert order == [2, 0, 1]


@pytest.mark.rule("A-W1", "A-W2")
def test_each_turn_a_mediple_is_planned_or_results_begin():
    state = table()
    assert legal(state) == [*[("plan", section) for section in SECTIONS], ("begin",)]
    told = do(state, "plan", ARENA)
    assert facts(told, "planned") == [{"seat": 0, "section": ARENA}]
    assert has(state, 0, "at_home") == 5
    assert planners(state, ARENA) == [0]


@pytest.mark.rule("A-W2")
def test_the_villa_takes_any_number_and_each_other_place_one_of_each():
    state = table(2)
    for section in SECTIONS[1:]:
        do(state, "plan", section)
        do(state, "plan", section)  # the other one may, too
        assert planners(state, section) == [0, 1]
        if state.pending and asked(state)["to"] == "work":
            assert ("plan", section) not in legal(state)
            assert why_not(state)["plan", section] == ("A-W2", "why-section-planned")
            assert can(state, "plan", VILLA)
    state = table(2)
    for _ in range(5):
        do(state, "plan", VILLA)
        do(state, "plan", VILLA)
    assert has(state, 0, "planned", "at_home") == (5, 1)
    assert can(state, "plan", VILLA)


@pytest.mark.rule("A-W2", "A-S4")
@pytest.mark.parametrize("section", SECTIONS[1:])
def test_who_plans_where_is_seen(section):
    state = table(2)
    do(state, "plan", section)
    assert planners(state, section) == [0]
    assert all(planners(state, other) == [] for other in SECTIONS[1:] if other != section)


@pytest.mark.rule("A-W1", "A-W3")
def test_with_no_mediple_left_results_must_begin():
    state = table(2)
    for section in SECTIONS[1:]:
        do(state, "plan", section)
        last = do(state, "plan", section)
    # six each are planned: seat 0 begins by itself, without preparing
    assert {"seat": 0, "prepared": 0} in facts(last, "began")
    assert wanted(state) == ("subject", 0)
    do(state, "subject", SANGUINE)
    assert wanted(state) == ("result", 0)
    assert not can(state, "begin")


# Beginning (A-W3)


@pytest.mark.rule("A-W1", "A-W3", "A-W4", "A-P7")
def test_planning_and_results_as_in_the_rulebook():
    """Villa, arena, villa; then results: choleric, the hospital, the office, the arena."""
    state = table(2)
    own(state, 0, hospital="m", skill=(0, 0, 0, 1))
    for section in (VILLA, ARENA, VILLA):
        do(state, "plan", section)
        do(state, "plan", BATHS) if can(state, "plan", BATHS) else do(state, "plan", VILLA)
    told = do(state, "begin")
    assert facts(told, "began") == [{"seat": 0, "prepared": 3}]
    assert state.view(None)["theatre"]["prepared"] == [3, 0]
    assert has(state, 0, "at_home", "results") == (0, True)
    assert wanted(state) == ("subject", 0)
    told = do(state, "subject", CHOLERIC)
    assert facts(told, "subject_chosen") == [{"seat": 0, "humour": CHOLERIC}]
    assert wanted(state) == ("result", 0)  # in the same turn
    steps(state, "hospital", ("focus", MELANCHOLIC), ("rise", MELANCHOLIC))
    assert has(state, 0, "ward", "planned") == (1, 1)
    assert wanted(state) == ("work", 1)  # the other one still plans
    do(state, "plan", JOURNEY)
    told = do(state, "publish", MELANCHOLIC)
    assert has(state, 0, "office", "planned", "works") == (1, 0, 1)
    assert wanted(state) == ("work", 1)
    do(state, "plan", TOP)
    assert legal(state) == [("arena",)]
    steps(state, "arena", "extra", "all_impact", "pass")
    assert state.view(None)["arena"]["inside"] == [0]
    assert planners(state, ARENA) == []


@pytest.mark.rule("A-W3")
def test_only_the_first_to_begin_chooses_the_subject():
    state = table(3)
    do(state, "plan", BATHS)
    do(state, "plan", BATHS)
    do(state, "begin")
    assert wanted(state) == ("subject", 2)
    assert legal(state) == [("subject", humour) for humour in range(4)]
    do(state, "subject", MELANCHOLIC)
    assert state.view(None)["theatre"]["subject"] == MELANCHOLIC
    assert wanted(state) == ("work", 0)
    do(state, "begin")
    assert wanted(state) == ("result", 0)
    assert state.view(None)["theatre"]["subject"] == MELANCHOLIC


@pytest.mark.rule("A-W3")
def test_one_may_begin_with_nothing_planned():
    state = table(2)
    do(state, "begin")
    told = do(state, "subject", SANGUINE)
    assert state.view(None)["theatre"]["prepared"] == [6, 0]
    assert wanted(state) == ("work", 1)
    assert "passed" not in names(told)
    do(state, "plan", VILLA)
    assert wanted(state) == ("work", 1)


@pytest.mark.rule("A-W3")
def test_nobody_plans_after_beginning():
    state = table(2)
    do(state, "plan", BATHS)
    do(state, "plan", BATHS)
    steps(state, "begin", ("subject", SANGUINE))
    assert all(name != "plan" for name, *_ in legal(state))
    do(state, "recuperate")
    do(state, "plan", VILLA)
    for _ in range(3):
        assert state.pending == (1,)
        do(state, "plan", VILLA)
    assert has(state, 0, "at_home") == 0


# Results (A-W4)


@pytest.mark.rule("A-W4")
def test_one_planned_mediple_acts_each_turn_and_the_player_picks():
    state = table(2)
    own(state, 0, hospital="s")
    at_work(state, [VILLA, BATHS, TOP], [BATHS, VILLA])
    assert legal(state) == [
        ("solicit",),
        ("hospital",),
        ("recuperate",),
        ("join", 0),
        ("join", 1),
        ("join", 2),
        ("treat", 0),
    ]
    do(state, "recuperate")
    assert wanted(state) == ("result", 1)
    do(state, "recuperate")
    assert wanted(state) == ("result", 0)
    assert legal(state) == [("solicit",), ("hospital",), ("treat", 0)]


@pytest.mark.rule("A-W4")
def test_as_long_as_one_can_act_it_must():
    state = table(2)
    own(state, 0, reputation=1)
    state.gladiators = 0
    at_work(state, [ARENA], [BATHS])
    assert legal(state) == [("arena",)]
    own(state, 0, reputation=0)
    at_work(state, [ARENA, BATHS], [BATHS])
    assert not can(state, "pass")
    assert not can(state, "arena")


@pytest.mark.rule("A-W4")
def test_when_none_can_the_turn_is_passed_and_asked_anew():
    state = table(2)
    own(state, 0, reputation=0)
    told = at_work(state, [ARENA], [BATHS, TOP, VILLA])
    assert facts(told, "passed") == [{"seat": 0, "declined": 0}]
    assert wanted(state) == ("result", 1)
    own(state, 0, reputation=1)
    do(state, "recuperate")
    assert wanted(state) == ("result", 0)  # it can by now


@pytest.mark.rule("A-W4")
def test_what_one_can_is_judged_without_books_and_doctrines():
    state = table(2)
    own(state, 0, books=1, skill=(5, 0, 0, 0), focus="s", reputation=0)
    at_work(state, [VILLA], [BATHS])
    assert legal(state) == [("pass",)]
    assert state.prompt(0).key == "prompt-result-none"
    assert legal(state, asides=True) == [("read",)]
    twin = state.clone()
    told = do(state, "pass")
    assert facts(told, "passed") == [{"seat": 0, "declined": 0}]
    assert wanted(state) == ("result", 1)
    do(twin, "read")
    assert legal(twin) == [("publish", SANGUINE)]  # now it must
    assert twin.prompt(0).key == "prompt-result"


@pytest.mark.rule("A-W4")
def test_a_doctrine_makes_the_last_chance_too():
    state = table(2)
    own(state, 0, doctrines=[SECOND], reputation=1)
    ward(state)
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("pass",)]
    assert legal(state, asides=True) == [("invoke", SECOND)]
    own(state, 0, used=[SECOND])
    at_work(state, [TOP], [BATHS])
    assert wanted(state) == ("result", 1)


@pytest.mark.rule("A-W4")
def test_a_project_that_takes_herbs_is_offered_but_no_duty():
    state = table(2, bench(project("mmm", gain=gain(impact=3))))
    own(state, 0, herbs="mm", reputation=0)
    ward(state, "mmm")
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("treat", 0), ("project", 0)]
    state = table(2, bench(travel=project("ss", place="hospital")))
    own(state, 0, herbs="s", hospital="ss")
    state.goods = ()
    at_work(state, [JOURNEY], [BATHS])
    assert legal(state) == [("journey_project",), ("pass",)]
    assert state.prompt(0).key == "prompt-result-herbs"
    do(state, "pass")
    assert wanted(state) == ("result", 1)


@pytest.mark.rule("A-W4")
@pytest.mark.parametrize("pay", [price(herbs="s"), price(any_herbs=1), price(books=1)])
def test_a_project_that_costs_herbs_or_books_is_no_duty(pay):
    state = table(2, bench(project(pay=pay, gain=gain(impact=3))))
    own(state, 0, herbs="s", books=1)
    ward(state)
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("project", 0), ("pass",)]


@pytest.mark.rule("A-W4")
def test_a_project_that_costs_anything_else_is():
    pay = price("s", philosophy=1, reputation=1, health=1, any_focus=1)
    state = table(2, bench(project(pay=pay, gain=gain(impact=3))))
    own(state, 0, focus="sm", philosophy=1)
    ward(state)
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("project", 0)]


@pytest.mark.rule("A-W4")
def test_skill_that_just_covers_a_project_makes_it_a_duty():
    state = table(2, bench(project("ss", place="hospital")))
    own(state, 0, hospital="ss", skill=(3, 0, 0, 0), herbs="s")
    ward(state)
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("project", 0)]


@pytest.mark.rule("A-W4", "A-L7")
def test_projects_possible_without_herbs_are_a_duty():
    state = table(2, bench(project(gain=gain(impact=1))))
    ward(state)
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("project", 0)]


@pytest.mark.rule("A-W4")
def test_whoever_declines_a_project_is_not_told_to_have_no_mediple():
    state = table(2, bench(project(pay=price(herbs="s"), gain=gain(impact=1))))
    own(state, 0, herbs="s")
    ward(state)
    at_work(state, [TOP], [BATHS])
    assert legal(state) == [("project", 0), ("pass",)]
    (told,) = do(state, "pass")
    assert told.kind.name == "passed"
    assert GAME.say_event(told.seen_by(None)) == (
        "Player 1 passes: a project that takes herbs or books is no duty."
    )
    assert "aucun" not in GAME.say_event(told.seen_by(None), "fr").lower()


@pytest.mark.rule("A-W3", "A-W4")
def test_one_who_begins_with_nothing_to_do_passes_too():
    state = table(2)
    own(state, 1, reputation=0)
    steps(state, "begin", ("subject", 0), ("plan", ARENA))
    told = do(state, "begin")
    assert facts(told, "passed") == [{"seat": 1, "declined": 0}]
    assert names(told).index("passed") < names(told).index("contest_began")


@pytest.mark.rule("A-W4", "A-T3")
def test_with_nothing_planned_a_book_makes_no_question():
    state = table(2)
    own(state, 0, books=1)
    at_work(state, [], [BATHS])
    assert wanted(state) == ("result", 1)


# The end of the phase (A-W5)


@pytest.mark.rule("A-W5")
def test_the_phase_ends_when_nobody_can_get_results():
    state = table(2)
    own(state, 0, reputation=0)
    at_work(state, [ARENA], [BATHS])
    told = do(state, "recuperate")
    assert names(told).index("passed") < names(told).index("contest_began")
    assert facts(told, "passed") == [{"seat": 0, "declined": 0}]  # once round is enough
    assert wanted(state) == ("work", state.first)
    assert state.view(None)["year"] == 2


@pytest.mark.rule("A-W5")
def test_the_phase_does_not_end_while_somebody_plans():
    state = table(2)
    steps(state, "begin", ("subject", PHLEGMATIC))
    for _ in range(5):
        assert wanted(state) == ("work", 1)
        assert state.view(None)["phase"] == "work"
        do(state, "plan", VILLA)
    assert state.view(None)["turn"] == 1


@pytest.mark.rule("A-W5")
def test_one_who_passed_goes_on_while_another_one_still_acts():
    state = table(3)
    ward(state, "c")
    own(state, 0, reputation=0)
    at_work(state, [ARENA, TOP], [BATHS], [BATHS])
    assert legal(state) == [("treat", 0)]
    steps(state, ("treat", 0), ("impact", CHOLERIC), "pass")
    assert has(state, 0, "reputation") == 1
    do(state, "recuperate")
    do(state, "recuperate")
    assert legal(state) == [("arena",)]


@pytest.mark.rule("A-W4", "A-W5")
def test_nobody_is_ever_asked_a_question_with_nothing_to_answer():
    for seed in range(4):
        state = GAME.start(3, seed)
        for seat in playing(state, seed):
            choices = state.choices(seat)
            assert choices
            if asked(state, seat).get("to") == "result" and can(state, "pass", seat=seat):
                others = {name for name, *_ in legal(state, seat)} - {"pass"}
                assert others <= {"project", "journey_project"}
            assert state.view(None)["turn"] in (seat, NONE)
