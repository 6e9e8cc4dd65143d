"""Baths, arena, regions and the journey (A-L1 to A-L3, A-L5, A-L7)."""

from __future__ import annotations

import pytest

from asclepia.games.galenus.components import Power

from .positions import (
    ARENA,
    BATHS,
    BOOK,
    FIRST,
    GAME,
    JOURNEY,
    MIDDLE,
    NONE,
    SANGUINE,
    SECOND,
    THIRD,
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
    project,
    steps,
    table,
    wanted,
    ward,
    why_not,
)

# The arena (A-L1)


@pytest.mark.rule("A-L1")
def test_entering_costs_a_reputation():
    state = table()
    own(state, reputation=2)
    at_work(state, [ARENA])
    told = do(state, "arena")
    assert facts(told, "reputation") == [{"seat": 0, "by": -1, "now": 1}]
    assert facts(told, "treating") == [{"seat": 0, "section": ARENA}]


@pytest.mark.rule("A-L1")
def test_without_reputation_nobody_enters():
    state = table()
    own(state, reputation=0)
    at_work(state, [ARENA, BATHS])
    assert not can(state, "arena")
    assert why_not(state)["arena",] == ("A-L1", "why-no-reputation")


@pytest.mark.rule("A-L1")
def test_the_first_in_line_may_treat_one_more():
    state = table(2)
    at_work(state, [ARENA], [ARENA])
    told = do(state, "arena")
    assert names(told) == ["reputation", "treating"]
    assert wanted(state) == ("first_in_line", 0)
    assert asked(state)["section"] == ARENA
    assert asked(state)["counts"] == [1, 0, 0, 0]
    assert legal(state) == [("extra",), ("pass",)]
    twin = state.clone()

    do(state, "extra")
    assert asked(state)["counts"] == [2, 0, 0, 0]
    steps(state, "all_impact", "pass")
    assert state.view(None)["arena"]["gladiators"] == 2
    do(state, "arena")  # no first in line any more
    assert wanted(state) == ("assign", 1)
    assert asked(state)["counts"] == [1, 0, 0, 0]
    steps(state, ("impact", SANGUINE))
    assert state.view(None)["arena"] == {"gladiators": 1, "planned": [], "inside": [0, 1]}

    do(twin, "pass")
    assert wanted(twin) == ("assign", 0)
    assert asked(twin)["counts"] == [1, 0, 0, 0]


@pytest.mark.rule("A-L1")
@pytest.mark.parametrize(("gladiators", "treated"), [(1, 1), (2, 2)])
def test_where_one_more_changes_nothing_it_is_not_asked(gladiators, treated):
    state = table(2)
    own(state, skill=(3, 0, 0, 0))
    state.gladiators = gladiators
    at_work(state, [ARENA], [ARENA])
    do(state, "arena")
    assert wanted(state) == ("assign", 0)
    assert asked(state)["counts"] == [treated, 0, 0, 0]


@pytest.mark.rule("A-L1", "A-L4")
def test_the_first_in_line_can_leave_two_for_a_project_of_exactly_two():
    """With level 2 three of four were taken, and the project of two could not be done any more."""
    task = project("ss", place="arena")
    for answer, left in (("pass", True), ("extra", False)):
        state = table(2, bench(task))
        own(state, skill=(3, 0, 0, 0))
        ward(state)
        at_work(state, [ARENA, TOP], [BATHS])
        steps(state, "arena", answer, "all_impact", "pass", "recuperate")
        if left:
            assert legal(state) == [("project", 0)]
            do(state, "project", 0)
            assert asked(state)["counts"] == [2, 0, 0, 0]
        else:
            assert state.view(None)["year"] == 2  # the mediple had no result any more


@pytest.mark.rule("A-L1", "A-P1")
def test_herbs_come_after_that_and_also_if_it_is_left():
    for answer, treated in (("extra", 3), ("pass", 2)):
        state = table(2)
        own(state, herbs="s")
        at_work(state, [ARENA])
        steps(state, "arena", answer)
        assert wanted(state) == ("dose", 0)
        do(state, "herb", SANGUINE)
        assert asked(state)["counts"] == [treated, 0, 0, 0]


@pytest.mark.rule("A-L1")
def test_bots_leave_gladiators_only_for_what_is_worth_more():
    rich = bench(project("ss", place="arena", gain=gain(impact=5)))
    for components, best in ((rich, "pass"), (bench(), "extra")):
        state = table(2, components)
        own(state, skill=(3, 0, 0, 0))
        ward(state)
        at_work(state, [ARENA, TOP], [BATHS])
        do(state, "arena")
        choices = state.choices(0)
        leanings = GAME.insight.lean(state, 0, choices)
        assert choices[leanings.index(max(leanings))].kind.name == best


@pytest.mark.rule("A-L1")
def test_with_no_gladiator_left_one_still_enters_and_pays():
    state = table(2)
    own(state, books=0, reputation=1)
    state.gladiators = 0
    at_work(state, [ARENA], [BATHS])
    assert legal(state) == [("arena",)]
    told = do(state, "arena")
    assert names(told)[:1] == ["reputation"]
    assert has(state, 0, "reputation", "impact") == (0, 0)
    assert wanted(state) == ("result", 1)
    assert "treating" not in names(told)
    assert state.view(None)["arena"]["inside"] == [0]


@pytest.mark.rule("A-L1", "A-G2")
def test_a_villa_may_enter_for_nothing_and_treat_more_at_first():
    state = table(components=bench(power=Power(arena=0, first_in_line=2)))
    own(state, reputation=0)
    at_work(state, [ARENA])
    told = do(state, "arena")
    assert "reputation" not in names(told)
    for treated in (1, 2):
        assert wanted(state) == ("first_in_line", 0)
        assert asked(state)["counts"] == [treated, 0, 0, 0]
        do(state, "extra")
    assert wanted(state) == ("assign", 0)
    assert asked(state)["counts"] == [3, 0, 0, 0]
    state = table(components=bench(power=Power(first_in_line=0)))
    at_work(state, [ARENA])
    do(state, "arena")
    assert wanted(state) == ("assign", 0)
    state = table(components=bench(power=Power(arena=2)))
    own(state, reputation=1)
    at_work(state, [ARENA, BATHS])
    assert not can(state, "arena")


# The baths (A-L2)


@pytest.mark.rule("A-L2")
@pytest.mark.parametrize("health", [0, 1, 3])
def test_recuperating_fills_health(health):
    state = table()
    own(state, health=health)
    at_work(state, [BATHS])
    told = do(state, "recuperate")
    assert facts(told, "recuperated") == [{"seat": 0, "by": 3 - health}]
    assert has(state, 0, "health") == 3


@pytest.mark.rule("A-L2")
def test_all_may_recuperate():
    state = table(4)
    at_work(state, [BATHS], [BATHS], [BATHS], [BATHS, VILLA])
    for _ in range(4):
        assert can(state, "recuperate")
        do(state, "recuperate")
    assert state.view(None)["baths"]["recuperated"] == [0, 1, 2, 3]


@pytest.mark.rule("A-L2", "A-G2")
def test_a_villa_may_think_in_the_baths():
    state = table(components=bench(power=Power(rest=1)))
    at_work(state, [BATHS])
    do(state, "recuperate")
    assert has(state, 0, "philosophy") == 1


@pytest.mark.rule("A-L2", "A-C8")
def test_a_sect_is_joined_by_choice_once_a_year():
    state = table(3)
    at_work(state, [BATHS], [BATHS], [BATHS])
    assert legal(state) == [("recuperate",), ("join", 0), ("join", 1), ("join", 2)]
    told = do(state, "join", THIRD)
    assert facts(told, "joined") == [{"seat": 0, "doctrine": THIRD}]
    assert has(state, 0, "doctrines", "used") == ([THIRD], [])
    assert state.view(None)["baths"]["joined"] == 0
    assert state.view(None)["baths"]["doctrines"] == [SECOND, FIRST]
    assert legal(state) == [("recuperate",)]
    assert why_not(state, "join") == {
        ("join", SECOND): ("A-L2", "why-sect-joined"),
        ("join", FIRST): ("A-L2", "why-sect-joined"),
    }
    assert has(state, 0, "health") == 3


@pytest.mark.rule("A-L2")
def test_a_doctrine_is_never_changed():
    state = table(3)
    own(state, doctrines=[THIRD], used=[THIRD])
    state.doctrines = 0b101
    at_work(state, [BATHS])
    assert legal(state) == [("recuperate",)]
    assert why_not(state, "join") == {
        ("join", SECOND): ("A-L2", "why-has-a-doctrine"),
        ("join", FIRST): ("A-L2", "why-has-a-doctrine"),
    }


@pytest.mark.rule("A-L2")
def test_only_those_left_can_be_joined():
    state = table(3)
    state.doctrines = 0b001
    at_work(state, [BATHS])
    assert legal(state) == [("recuperate",), ("join", 0)]
    state.doctrines = 0
    at_work(state, [BATHS])
    assert legal(state) == [("recuperate",)]


# Regions (A-L3, A-L7)


@pytest.mark.rule("A-L3")
def test_treatment_spaces_are_taken_from_the_first_on():
    state = table(3)
    ward(state, "sssmm")
    at_work(state, [TOP], [TOP], [TOP])
    for _ in range(3):
        steps(state, ("treat", 0))
        do(state, "all_impact") if can(state, "all_impact") else do(state, "impact", 0)
        do(state, "pass") if len(state.view(None)["regions"][0]["treated"]) < 3 else None
    assert state.view(None)["regions"][0]["treated"] == [0, 1, 2]


@pytest.mark.rule("A-L3", "A-L7")
def test_with_no_patient_left_there_is_nothing_to_treat():
    state = table()
    ward(state, "", "s")
    at_work(state, [TOP, MIDDLE])
    assert legal(state) == [("treat", 1)]
    assert why_not(state)["treat", 0] == ("A-L3", "why-no-patients")


@pytest.mark.rule("A-L7", "A-W4")
def test_a_mediple_with_nothing_to_do_has_no_result():
    state = table(2)
    ward(state)
    state.goods = ()
    told = at_work(state, [TOP, JOURNEY], [BATHS])
    assert facts(told, "passed") == [{"seat": 0, "declined": 0}]
    assert wanted(state) == ("result", 1)
    assert state.view(None)["regions"][0]["planned"] == [0]
    assert state.view(None)["journey"]["planned"] == [0]


# The journey (A-L5)


@pytest.mark.rule("A-L5")
@pytest.mark.parametrize(("seats", "goods"), [(2, 3), (3, 2), (4, 2)])
def test_the_first_shopper_takes_more(seats, goods):
    state = table(seats)
    at_work(state, [JOURNEY], [JOURNEY], *[[]] * (seats - 3), [BATHS, JOURNEY])
    do(state, "shop")
    for left in range(goods, 0, -1):
        assert asked(state)["to"] == "pick"
        assert asked(state)["left"] == left
        do(state, *legal(state)[-1])
    assert wanted(state) == ("result", 1)
    assert state.view(None)["journey"]["shoppers"] == [0]
    do(state, "shop")
    assert asked(state)["left"] == 1
    do(state, *legal(state)[0])
    assert wanted(state)[1] != 1
    assert len(state.view(None)["journey"]["goods"]) == 5 - goods - 1


@pytest.mark.rule("A-L5")
def test_goods_are_herbs_and_books_in_any_combination():
    state = table()
    at_work(state, [JOURNEY])
    do(state, "shop")
    assert legal(state) == [("pick", good) for good in range(5)]
    told = do(state, "pick", BOOK)
    assert facts(told, "shopped") == [{"seat": 0, "good": BOOK}]
    assert legal(state) == [("pick", good) for good in range(4)]
    do(state, "pick", 2)
    assert has(state, 0, "books", "herbs") == (1, "c")
    assert state.view(None)["journey"]["goods"] == [0, 1, 3]


@pytest.mark.rule("A-L5")
def test_as_many_as_there_are_and_by_itself_if_all_are_alike():
    state = table()
    state.goods = (1,)
    at_work(state, [JOURNEY])
    do(state, "shop")
    assert has(state, 0, "herbs") == "p"
    assert state.view(None)["journey"]["goods"] == []
    state = table(2)
    state.goods = (4, 4, 4, 4)
    at_work(state, [JOURNEY])
    told = do(state, "shop")
    assert len(facts(told, "shopped")) == 3
    assert has(state, 0, "books") == 3


@pytest.mark.rule("A-L5")
def test_nobody_shops_where_nothing_is_left():
    state = table()
    state.goods = ()
    at_work(state, [JOURNEY, BATHS])
    assert not can(state, "shop")
    assert why_not(state)["shop",] == ("A-L5", "why-nothing-left-to-buy")


@pytest.mark.rule("A-L5", "S-8")
@pytest.mark.parametrize(("goods", "left"), [((0, 4, 0, 1), [0, 4, 1]), ((0, 4, 1, 0), [0, 4, 1])])
def test_of_equal_goods_the_last_one_goes(goods, left):
    state = table()
    state.goods = goods
    at_work(state, [JOURNEY])
    steps(state, "shop", ("pick", 0))
    assert state.view(None)["journey"]["goods"] == left


@pytest.mark.rule("A-L5", "A-G2")
def test_a_villa_may_buy_more():
    state = table(components=bench(power=Power(goods=1)))
    at_work(state, [JOURNEY], [JOURNEY])
    do(state, "shop")
    assert asked(state)["left"] == 3
    steps(state, ("pick", 0), ("pick", 1), ("pick", 2))
    do(state, "shop")
    assert asked(state)["left"] == 2


@pytest.mark.rule("A-L5", "A-L6")
def test_the_traveller_is_no_shopper():
    state = table(3, bench(travel=project(gain=gain(impact=2))))
    at_work(state, [JOURNEY], [JOURNEY])
    do(state, "journey_project")
    assert state.view(None)["journey"]["project"] == 0
    assert state.view(None)["journey"]["shoppers"] == []
    do(state, "shop")
    assert asked(state)["left"] == 2


@pytest.mark.rule("A-W2", "A-L3")
def test_a_mediple_leaves_its_planning_space_when_it_acts():
    state = table()
    ward(state, "s")
    at_work(state, [TOP, JOURNEY, ARENA, BATHS], [], [])
    view = state.view(None)
    assert view["regions"][0]["planned"] == view["journey"]["planned"] == [0]
    assert view["arena"]["planned"] == view["baths"]["planned"] == [0]
    steps(state, ("treat", 0), ("impact", 0), "pass")
    steps(state, "shop", ("pick", 2), ("pick", 1))
    steps(state, "arena", "extra", "all_impact", "pass")
    view = state.view(None)
    assert view["regions"][0]["planned"] == view["journey"]["planned"] == []
    assert view["arena"]["planned"] == []
    assert view["baths"]["planned"] == [0]
    assert view["baths"]["joined"] == NONE
