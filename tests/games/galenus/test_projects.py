"""Projects (A-L4, A-L6): exactly as printed or not at all."""

from __future__ import annotations

import pytest

from asclepia.games.galenus.components import Humours, Measures, Power

from .positions import (
    BATHS,
    CHOLERIC,
    FIRST,
    JOURNEY,
    MELANCHOLIC,
    NONE,
    PHLEGMATIC,
    SANGUINE,
    TOP,
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
    price,
    project,
    steps,
    table,
    waiting,
    wanted,
    ward,
    why_not,
)


def before(task, *regions, power=None, **things):
    """Seat 0 could work on this in the top region, where these patients wait."""
    state = table(components=bench(task, power=power))
    own(state, **things)
    ward(state, *regions)
    at_work(state, [TOP, BATHS])
    return state


def reason(state, kind="project", *values):
    spot = (kind, *values) if kind != "project" else (kind, 0)
    return why_not(state).get(spot, ("", ""))[1]


# Exactly as printed (A-L4)

THREE = project("mmm", gain=gain(impact=4))


@pytest.mark.rule("A-L4", "A-P7", "A-C6")
@pytest.mark.parametrize(
    ("skill", "herbs", "there", "why"),
    [
        (6, "", "mmm", ""),
        (11, "", "mmmmm", ""),
        (3, "m", "mmm", ""),
        (0, "mm", "mmm", ""),
        (0, "m", "mmm", "why-project-skill"),
        (3, "s", "mmm", "why-project-skill"),
        (6, "", "mm", "why-project-patients"),
        (0, "mmm", "sssmm", "why-project-patients"),
    ],
)
def test_a_project_of_three_as_in_the_rulebook(skill, herbs, there, why):
    """Three melancholic patients: skill of three, or enough black herbs."""
    state = before(THREE, there, skill=(0, 0, 0, skill), herbs=herbs)
    assert can(state, "project", 0) == (not why)
    assert reason(state) == why
    if why:
        assert why_not(state)["project", 0][0] == "A-L4"


@pytest.mark.rule("A-L4", "A-P2", "A-P6")
def test_a_treat_in_a_project_is_an_ordinary_one_of_exactly_that_number():
    state = before(THREE, "mmmmm", skill=(0, 0, 0, 3), herbs="mmm")
    told = do(state, "project", 0)
    assert facts(told, "project_begun")[0]["region"] == 0
    assert facts(told, "dosed") == [{"seat": 0, "humour": 3}]  # as many as it takes
    assert "treating" not in names(told)
    assert asked(state)["counts"] == [0, 0, 0, 3]
    steps(state, ("focus", 3), "all_impact")
    assert wanted(state) == ("rise", 0)
    told = do(state, "rise", MELANCHOLIC)
    assert names(told) == ["rose", "scored"]
    assert has(state, 0, "focus", "impact", "herbs") == ("m", 2 + 4, "mm")
    assert has(state, 0, "skill") == [0, 0, 0, 4]
    assert waiting(state, 0) == "mm"
    assert state.view(None)["regions"][0]["project"] == 0
    assert state.view(None)["regions"][0]["treated"] == []


@pytest.mark.rule("A-L4", "A-P1")
def test_more_skill_does_not_treat_more():
    state = before(THREE, "mmmmmss", skill=(0, 0, 0, 9))
    do(state, "project", 0)
    assert asked(state)["counts"] == [0, 0, 0, 3]


@pytest.mark.rule("A-L4", "A-P3", "A-P6")
def test_fame_plague_and_the_bonus_come_with_it():
    state = before(project("cp", gain=gain(books=1)), "cp")
    do(state, "project", 0)
    told = do(state, "all_impact")
    assert facts(told, "cleared") == [{"seat": 0, "region": 0, "points": 1}]
    assert has(state, 0, "reputation", "health", "impact") == (2, 2, 3)
    do(state, "pass")
    assert has(state, 0, "books") == 1


@pytest.mark.rule("A-L4", "A-P5")
def test_nothing_is_learned_in_a_project():
    state = before(project("s"), "ss")
    own(state, 1, skill=(9, 0, 0, 0))
    state.treated = [(1,), (), ()]
    steps(state, ("project", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]


@pytest.mark.rule("A-L4")
def test_one_player_a_year():
    state = table(components=bench(project(gain=gain(impact=2))))
    at_work(state, [TOP], [TOP, BATHS])
    do(state, "project", 0)
    assert has(state, 0, "impact") == 2
    assert wanted(state) == ("result", 1)
    assert not can(state, "project", 0)
    assert can(state, "treat", 0)
    assert why_not(state)["project", 0] == ("A-L4", "why-project-taken")


@pytest.mark.rule("A-L4", "A-G2")
def test_the_villa_counts_where_the_treat_is():
    state = before(project("ss"), "ss", power=Power(regions=Humours(sanguine=1)))
    assert can(state, "project", 0)
    state = before(project("ss"), "ss", power=Power(hospital=Humours(sanguine=1)))
    assert not can(state, "project", 0)
    state = before(
        project("ss", place="hospital"),
        "",
        power=Power(hospital=Humours(sanguine=1)),
        hospital="ss",
    )
    assert can(state, "project", 0)


# Soliciting in a project


@pytest.mark.rule("A-L4", "A-V1")
def test_soliciting_in_a_project_costs_nothing_and_clears_nothing():
    state = before(project(solicit="sp", any_solicit=1), "spm", reputation=0)
    told = do(state, "project", 0)
    assert [one["humour"] for one in facts(told, "solicited")] == [0, 1, 3]
    assert "cleared" not in names(told)
    assert has(state, 0, "reputation", "impact", "hospital") == (0, 0, "spm")


@pytest.mark.rule("A-L4")
def test_of_those_left_one_chooses():
    state = before(project(any_solicit=2), "spmm", "sssss", power=Power(called=3))
    do(state, "project", 0)
    assert asked(state)["to"] == "call"
    assert legal(state) == [("call", 0), ("call", 1), ("call", 3)]
    do(state, "call", 3)
    do(state, "call", 0)
    assert has(state, 0, "hospital") == "sm"
    assert waiting(state, 0) == "pm"
    assert waiting(state, 1) == "sssss"  # from this region only
    assert wanted(state)[1] != 0


@pytest.mark.rule("A-L4")
@pytest.mark.parametrize(
    ("task", "there", "possible"),
    [
        (project(solicit="ss"), "s", False),
        (project(solicit="ss"), "ssp", True),
        (project(any_solicit=3), "sp", False),
        (project(any_solicit=3), "spp", True),
        (project(solicit="s", any_solicit=2), "ssp", True),
        (project(solicit="s", any_solicit=3), "ssp", False),
        (project("s", solicit="s"), "s", False),  # the treated one is gone by then
        (project("s", solicit="s"), "ss", True),
        (project("s", any_solicit=1), "s", False),
        (project("s", any_solicit=1), "sp", True),
        (project("s", solicit="s", place="hospital"), "s", True),
    ],
)
def test_there_must_be_enough_to_solicit(task, there, possible):
    state = before(task, there, hospital="s")
    assert can(state, "project", 0) == possible
    assert reason(state) == ("" if possible else "why-project-patients")


@pytest.mark.rule("A-L4")
def test_treating_comes_before_soliciting():
    state = before(project("s", solicit="s", gain=gain(impact=1)), "ss")
    told = do(state, "project", 0)
    assert "solicited" not in names(told)
    told = do(state, "impact", 0)
    assert "cleared" not in names(told)  # one was left
    told = do(state, "pass")
    assert names(told)[:2] == ["solicited", "scored"]
    assert has(state, 0, "hospital") == "s"


# Publishing in a project


@pytest.mark.rule("A-L4", "A-V3")
def test_a_publication_in_a_project_for_less_focus():
    state = before(project(publish=1, gain=gain(impact=1)), skill=(5, 2, 0, 0), focus="sp", books=1)
    do(state, "project", 0)
    assert asked(state)["to"] == "publish"
    assert legal(state, asides=True) == [("read",)]
    assert legal(state) == [("publish", 0), ("publish", 1)]
    told = do(state, "publish", SANGUINE)
    assert facts(told, "published")[0]["focus"] == 1
    assert has(state, 0, "focus", "impact", "works") == ("p", 3, 1)
    state = before(project(publish=5), skill=(2, 0, 0, 0), focus="ss")
    do(state, "project", 0)  # one answer; never for nothing
    assert has(state, 0, "focus", "office") == ("s", 0)


@pytest.mark.rule("A-L4", "A-V3")
@pytest.mark.parametrize(
    ("task", "focus", "philosophy", "possible"),
    [
        (project(publish=0), "ss", 0, True),
        (project(publish=0), "s", 1, True),
        (project(publish=0), "s", 0, False),
        (project(publish=1), "s", 0, True),
        (project(publish=0), "pp", 4, False),
        (project(publish=0, pay=price(philosophy=1)), "s", 1, False),  # after the price
        (project(publish=0, pay=price(philosophy=1)), "s", 2, True),
        (project(publish=0, pay=price(focus="s")), "ss", 0, False),
        (project(publish=0, pay=price(focus="s")), "ss", 1, True),
        (project(publish=0, pay=price(focus="s")), "s", 4, False),
    ],
)
def test_the_publication_must_be_possible_after_the_price(task, focus, philosophy, possible):
    state = before(task, skill=(5, 0, 0, 0), focus=focus, philosophy=philosophy)
    assert can(state, "project", 0) == possible
    assert reason(state) == ("" if possible else "why-project-publish")


@pytest.mark.rule("A-L4")
def test_a_publication_no_longer_possible_is_left_out():
    """Called meanwhile: a book too many costs health, and that the focus."""
    state = before(
        project(any_solicit=1, publish=0),
        "sp",
        skill=(2, 0, 0, 0),
        focus="s",
        philosophy=4,
        reputation=4,
        health=0,
        books=1,
    )
    do(state, "project", 0)
    do(state, "read")
    told = do(state, "call", 0)
    assert "published" not in names(told)
    assert has(state, 0, "skill") == [2, 0, 0, 0]


@pytest.mark.rule("A-L4", "A-T3")
def test_a_book_read_when_the_project_publishes_makes_another_work_possible():
    """One answer is no answer yet for whoever holds a book."""
    task = project(pay=price(philosophy=2), publish=0)
    state = before(task, skill=(5, 2, 0, 0), focus="sp", philosophy=2, books=1)
    do(state, "project", 0)
    assert legal(state) == [("publish", 1)]
    do(state, "read")
    assert legal(state) == [("publish", 0), ("publish", 1)]
    told = do(state, "publish", SANGUINE)
    assert facts(told, "published")[0]["philosophy"] == 1


@pytest.mark.rule("A-L4", "A-T3")
def test_a_book_too_many_costs_the_publication_and_not_the_rest():
    state = before(
        project(publish=0, gain=gain(impact=1)),
        skill=(2, 0, 0, 0),
        focus="s",
        philosophy=4,
        reputation=4,
        health=0,
        books=1,
    )
    do(state, "project", 0)
    assert legal(state) == [("publish", 0)]
    told = do(state, "read")
    assert "published" not in names(told)
    assert has(state, 0, "focus", "skill", "impact") == ("", [2, 0, 0, 0], 0)  # −1, then +1


@pytest.mark.rule("A-L4", "A-T1")
def test_what_a_project_gives_too_much_of_runs_over_or_is_lost():
    """Focus, philosophy and reputation run over; health and steps of skill are lost."""
    task = project(gain=gain(skill="s", philosophy=1, reputation=1, health=2, focus="s"))
    state = before(task, skill=(2, 0, 0, 0), focus="pppp", philosophy=4, reputation=3, health=3)
    do(state, "project", 0)
    # +1 philosophy: reputation; +1 reputation: health −1; +2 health: one fits
    assert has(state, 0, "philosophy", "reputation", "health") == (4, 4, 3)
    assert wanted(state) == ("overflow", 0)
    do(state, "overflow")  # philosophy: reputation: health
    assert has(state, 0, "philosophy", "reputation", "health") == (4, 4, 2)
    assert has(state, 0, "focus", "skill") == ("pppp", [2, 0, 0, 0])


# Needs and prices


MEASURES = [
    ("impact", {"impact": 5}, 5),
    ("works", {"works": 2}, 2),
    ("publications", {"skill": (3, 6, 0, 0)}, 3),
    ("humours", {"skill": (3, 6, 0, 0)}, 2),
    ("level", {"skill": (3, 6, 3, 4)}, 2),
    ("sanguine", {"skill": (6, 0, 0, 0)}, 3),
    ("phlegmatic", {"skill": (0, 6, 0, 0)}, 3),
    ("choleric", {"skill": (0, 0, 6, 0)}, 3),
    ("melancholic", {"skill": (0, 0, 0, 6)}, 3),
    ("philosophy", {"philosophy": 2}, 2),
    ("reputation", {"reputation": 3}, 3),
    ("health", {"health": 2}, 2),
    ("focus", {"focus": "ssm"}, 3),
    ("herbs", {"herbs": "ssmm"}, 2),
    ("books", {"books": 2}, 2),
    ("doctrines", {"doctrines": [FIRST]}, 1),
    ("treated", {"treated": 4}, 4),
    ("cleared", {"cleared": 4}, 4),
    ("firsts", {"firsts": 4}, 4),
]


@pytest.mark.rule("A-L4")
@pytest.mark.parametrize(("measure", "things", "reached"), MEASURES)
def test_needs_must_be_reached(measure, things, reached):
    for least in (reached, reached + 1):
        task = project(needs=Measures(**{measure: least}), gain=gain(impact=1))
        state = before(task, **things)
        assert can(state, "project", 0) == (least == reached)
        assert reason(state) == ("" if least == reached else "why-project-needs")
    assert {name for name, *_ in MEASURES} | {"primus"} == set(Measures.__struct_fields__)


@pytest.mark.rule("A-L4")
def test_all_needs_at_once_and_top_spaces_are_counted():
    task = project(needs=Measures(primus=1, works=1), gain=gain(impact=1))
    state = before(task, works=1)
    assert not can(state, "project", 0)
    state.primus = [NONE, 0, 1, NONE]
    assert can(state, "project", 0)
    own(state, works=0)
    assert not can(state, "project", 0)


@pytest.mark.rule("A-L4")
@pytest.mark.parametrize(
    ("pay", "has_it", "lacks"),
    [
        (price(philosophy=2), {"philosophy": 2}, {"philosophy": 1}),
        (price(reputation=2), {"reputation": 2}, {"reputation": 1}),
        (price(health=2), {"health": 2, "focus": "ss"}, {"health": 1, "focus": "ss"}),
        (price(books=1), {"books": 1}, {"books": 0}),
        (price("sm"), {"focus": "sm"}, {"focus": "ss"}),
        (price(any_focus=2), {"focus": "sm"}, {"focus": "s"}),
        (price("s", any_focus=1), {"focus": "ss"}, {"focus": "s"}),
        (price(herbs="sm"), {"herbs": "sm"}, {"herbs": "mm"}),
        (price(any_herbs=2), {"herbs": "sm"}, {"herbs": "s"}),
        (price(herbs="s", any_herbs=1), {"herbs": "ss"}, {"herbs": "s"}),
    ],
)
def test_the_price_must_be_there(pay, has_it, lacks):
    task = project(pay=pay, gain=gain(impact=1))
    assert can(before(task, **has_it), "project", 0)
    state = before(task, **lacks)
    assert not can(state, "project", 0)
    assert reason(state) == "why-project-price"


@pytest.mark.rule("A-L4")
def test_the_price_is_paid_first():
    pay = price("s", "m", philosophy=1, reputation=1, health=1, books=1)
    state = before(
        project(pay=pay, gain=gain(impact=3)),
        philosophy=2,
        reputation=2,
        health=2,
        books=2,
        focus="ss",
        herbs="mm",
    )
    told = do(state, "project", 0)
    assert names(told)[:8] == [
        "project_begun",
        "philosophy",
        "reputation",
        "health",
        "books",
        "focus_lost",
        "herb",
        "scored",
    ]
    assert has(state, 0, "philosophy", "reputation", "health", "books") == (1, 1, 1, 1)
    assert has(state, 0, "focus", "herbs", "impact") == ("s", "m", 3)


@pytest.mark.rule("A-L4")
def test_of_any_focus_and_any_herbs_one_chooses():
    state = before(
        project(pay=price(any_focus=2, any_herbs=1), gain=gain(impact=1)), focus="ssm", herbs="pc"
    )
    do(state, "project", 0)
    assert asked(state)["to"] == "pay_focus"
    assert asked(state)["left"] == 2
    assert legal(state) == [("pay_focus", 0), ("pay_focus", 3)]
    do(state, "pay_focus", 3)  # of one kind the next one goes by itself
    assert asked(state)["to"] == "pay_herb"
    assert legal(state) == [("pay_herb", 1), ("pay_herb", 2)]
    told = do(state, "pay_herb", 2)
    assert facts(told, "herb") == [{"seat": 0, "humour": 2, "by": -1}]
    assert has(state, 0, "focus", "herbs", "impact") == ("s", "p", 1)


@pytest.mark.rule("A-L4")
def test_a_herb_in_the_price_does_not_treat():
    task = project("ss", pay=price(herbs="s"))
    assert not can(before(task, "ss", herbs="s"), "project", 0)
    state = before(task, "ss", herbs="ss")
    assert can(state, "project", 0)
    do(state, "project", 0)
    assert has(state, 0, "herbs") == ""


# Gains


@pytest.mark.rule("A-L4")
def test_all_is_gained_in_order():
    wanted_gain = gain(
        focus="s",
        herbs="p",
        skill="c",
        impact=1,
        philosophy=1,
        reputation=1,
        health=1,
        books=1,
        works=1,
    )
    state = before(project(gain=wanted_gain), health=1)
    told = do(state, "project", 0)
    assert names(told)[:10] == [
        "project_begun",
        "scored",
        "philosophy",
        "reputation",
        "health",
        "books",
        "works",
        "focused",
        "herb",
        "rose",
    ]
    assert has(state, 0, "impact", "philosophy", "reputation", "health") == (1, 1, 2, 2)
    assert has(state, 0, "books", "works", "focus", "herbs") == (1, 1, "s", "p")
    assert has(state, 0, "skill") == [0, 0, 1, 0]


@pytest.mark.rule("A-L4")
def test_of_any_focus_herb_and_skill_one_chooses():
    state = before(project(gain=gain(any_focus=1, any_herbs=1, any_skill=1)), skill=(2, 0, 0, 0))
    do(state, "project", 0)
    assert legal(state) == [("gain_focus", humour) for humour in range(4)]
    do(state, "gain_focus", PHLEGMATIC)
    assert legal(state) == [("gain_herb", humour) for humour in range(4)]
    do(state, "gain_herb", CHOLERIC)
    assert legal(state) == [("gain_skill", humour) for humour in (1, 2, 3)]
    do(state, "gain_skill", MELANCHOLIC)
    assert has(state, 0, "focus", "herbs", "skill") == ("p", "c", [2, 0, 0, 1])


@pytest.mark.rule("A-L4", "A-T1")
def test_a_chosen_focus_for_a_full_track_overflows():
    state = before(project(gain=gain(any_focus=1)), focus="ssss")
    do(state, "project", 0)
    do(state, "gain_focus", MELANCHOLIC)
    assert asked(state)["to"] == "overflow"
    do(state, "exchange", 0)
    assert has(state, 0, "focus") == "sssm"


@pytest.mark.rule("A-L4", "A-P4")
def test_steps_of_skill_that_do_not_fit_are_lost():
    state = before(project(gain=gain(skill="sssp", any_skill=1, health=5)), skill=(1, 2, 2, 2))
    told = do(state, "project", 0)
    assert facts(told, "rose") == [{"seat": 0, "humour": 0, "steps": 1, "position": 2}]
    assert has(state, 0, "skill", "health") == ([2, 2, 2, 2], 3)


# The journey's project (A-L6)


@pytest.mark.rule("A-L6")
def test_a_journey_project_is_for_one_a_year():
    state = table(components=bench(travel=project(gain=gain(impact=2))))
    at_work(state, [JOURNEY], [JOURNEY])
    told = do(state, "journey_project")
    assert facts(told, "journey_begun") == [{"seat": 0, "journey": state.journey}]
    assert has(state, 0, "impact") == 2
    assert not can(state, "journey_project")
    assert why_not(state)["journey_project",] == ("A-L6", "why-project-taken")
    assert can(state, "shop")


@pytest.mark.rule("A-L6", "A-L4")
@pytest.mark.parametrize("place", ["hospital", "arena"])
def test_a_journey_treats_in_the_hospital_or_the_arena(place):
    state = table(components=bench(travel=project("ss", place=place)))
    own(state, hospital="sss", skill=(3, 0, 0, 0), reputation=0)
    ward(state)
    at_work(state, [JOURNEY])
    do(state, "journey_project")
    told = do(state, "all_impact")
    assert "cleared" not in names(told)
    gladiators = state.view(None)["arena"]["gladiators"]
    left = ("s", 4) if place == "hospital" else ("sss", 2)
    assert (has(state, 0, "hospital"), gladiators) == left
    assert state.view(None)["arena"]["inside"] == []
    assert legal(state) == [("rise", 0), ("pass",)]


@pytest.mark.rule("A-L6", "A-L4", "A-L1")
def test_in_the_arena_a_journey_gets_no_extra_gladiator():
    state = table(components=bench(travel=project("ss", place="arena")))
    at_work(state, [JOURNEY, BATHS])
    assert not can(state, "journey_project")
    assert why_not(state)["journey_project",] == ("A-L6", "why-project-skill")
    own(state, skill=(3, 0, 0, 0))
    assert can(state, "journey_project")
    state.gladiators = 1
    assert not can(state, "journey_project")
    assert why_not(state)["journey_project",] == ("A-L6", "why-project-patients")


@pytest.mark.rule("A-L6")
def test_a_journey_has_needs_too():
    state = table(components=bench(travel=project(needs=Measures(works=1), gain=gain(impact=1))))
    at_work(state, [JOURNEY, BATHS])
    assert why_not(state)["journey_project",] == ("A-L6", "why-project-needs")
    own(state, works=1)
    assert can(state, "journey_project")


def obstacle(state):
    """What is said of the project in the top region."""
    (found,) = [why for spot, _, why in state.blocked(0) if str(spot) == "project region=0"]
    return found


@pytest.mark.rule("A-L4")
def test_what_is_missing_is_named():
    task = project(needs=Measures(works=1, impact=7), gain=gain(impact=1))
    state = before(task, works=1, impact=2)
    found = obstacle(state)
    assert found.facts["has"] == 2
    assert found.facts["needed"].key == "measure-impact"
    found = obstacle(before(task, works=0, impact=7))  # the first one is just reached
    assert found.facts["needed"].key == "measure-works"
    assert found.facts["needed"].facts["count"] == 1
    task = project(pay=price("m", "p", books=2, any_focus=3, any_herbs=3), gain=gain(impact=1))
    for things, key, kind in [
        ({}, "amount-books", None),
        ({"books": 2}, "amount-focus", "melancholic"),
        ({"books": 2, "focus": "mss"}, "amount-focus", "any"),
        ({"books": 2, "focus": "msss"}, "amount-herbs", "phlegmatic"),
        ({"books": 2, "focus": "msss", "herbs": "pp"}, "amount-herbs", "any"),
        # each part could be paid, but not all
        ({"books": 2, "focus": "msss", "herbs": "ppp"}, "amount-herbs", "any"),
        ({"books": 2, "focus": "mss", "herbs": "pppp"}, "amount-focus", "any"),
    ]:
        state = before(task, **things)
        found = obstacle(state)
        missing = found.facts["missing"]
        assert (missing.key, missing.facts.get("kind")) == (key, kind)
    for name in ("philosophy", "reputation", "health"):
        state = before(project(pay=price(**{name: 4}), gain=gain(impact=1)))
        found = obstacle(state)
        assert found.facts["missing"].key == f"amount-{name}"
        assert found.facts["missing"].facts["count"] == 4
