"""Attributes: what overflows, what is lost instead, and books (A-T1 to A-T3)."""

from __future__ import annotations

import pytest

from asclepia.games.galenus.components import Doctrine, Power
from asclepia.games.galenus.events import GAINED, PATIENTS, REPUTED

from .positions import (
    ARENA,
    BATHS,
    FIRST,
    GAME,
    JOURNEY,
    MELANCHOLIC,
    NONE,
    PHLEGMATIC,
    SANGUINE,
    SECOND,
    THIRD,
    TOP,
    VILLA,
    asked,
    at_work,
    begin,
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
    wanted,
    ward,
)


def reading(**things):
    """Seat 0 has a book, and this; it is to plan."""
    state = table()
    own(state, books=1, **things)
    return state


# Overflow (A-T1)


@pytest.mark.rule("A-T1", "A-P7")
def test_a_focus_for_a_full_track_is_swapped_or_becomes_philosophy():
    """The rulebook's example: a phlegmatic patient as focus, and the track is full."""
    state = table()
    own(state, focus="sccm")
    ward(state, "p")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", PHLEGMATIC))
    assert asked(state)["to"] == "overflow"
    assert asked(state)["humour"] == PHLEGMATIC
    assert legal(state) == [("exchange", 0), ("exchange", 2), ("exchange", 3), ("overflow",)]
    twin = state.clone()

    told = do(state, "exchange", MELANCHOLIC)
    assert has(state, 0, "focus", "philosophy") == ("spcc", 0)
    assert facts(told, "exchanged") == [{"seat": 0, "humour": 1, "old": 3}]

    do(twin, "overflow")
    assert has(twin, 0, "focus", "philosophy") == ("sccm", 1)


@pytest.mark.rule("A-T1")
def test_a_focus_can_be_swapped_for_its_own_kind_and_brings_nothing():
    state = table()
    own(state, focus="pppp", health=3)
    ward(state, "pp")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", PHLEGMATIC))
    assert legal(state) == [("exchange", PHLEGMATIC), ("overflow",)]
    do(state, "exchange", PHLEGMATIC)
    assert has(state, 0, "focus", "philosophy", "impact") == ("pppp", 0, 0)


@pytest.mark.rule("A-T1")
def test_a_track_that_is_not_full_takes_the_focus_without_a_question():
    state = table()
    own(state, focus="scc")
    ward(state, "p")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", PHLEGMATIC))
    assert asked(state)["to"] == "rise"
    assert has(state, 0, "focus") == "spcc"


@pytest.mark.rule("A-T1")
@pytest.mark.parametrize(
    ("philosophy", "reputation", "health", "after"),
    [
        (0, 1, 3, (2, 1, 3)),
        (2, 1, 3, (4, 1, 3)),
        (3, 1, 3, (4, 2, 3)),  # each point by itself
        (4, 1, 3, (4, 3, 3)),
        (4, 3, 3, (4, 4, 2)),
        (4, 4, 3, (4, 4, 1)),
        (3, 4, 1, (4, 4, 0)),
    ],
)
def test_philosophy_becomes_reputation_and_that_costs_health(philosophy, reputation, health, after):
    state = reading(philosophy=philosophy, reputation=reputation, health=health)
    do(state, "read")
    assert has(state, 0, "philosophy", "reputation", "health") == after
    assert has(state, 0, "books") == 0


@pytest.mark.rule("A-T1")
def test_only_what_changes_is_told():
    state = reading(philosophy=4, reputation=4)
    told = do(state, "read")
    assert names(told) == ["read", "health", "health"]
    assert [one["cause"] for one in facts(told, "health")] == [REPUTED, REPUTED]
    state = reading(philosophy=4, reputation=1)
    assert names(do(state, "read")) == ["read", "reputation"]


@pytest.mark.rule("A-T1", "A-T2")
def test_the_chain_of_a_book_runs_to_its_end():
    state = reading(philosophy=4, reputation=4, health=1, focus="sm", impact=5)
    do(state, "read")
    assert wanted(state) == ("lose", 0)
    assert asked(state)["left"] == 1
    assert legal(state) == [("lose", SANGUINE), ("lose", MELANCHOLIC)]
    do(state, "lose", MELANCHOLIC)
    assert has(state, 0, "health", "focus", "impact") == (0, "s", 5)
    assert wanted(state) == ("work", 0)  # the question stands


@pytest.mark.rule("A-T1", "A-T2", "A-K4")
def test_the_chain_of_a_prize_runs_to_its_end():
    state = table(2)
    own(state, 0, reputation=3, health=1, prepared=2, impact=0)
    state.subject = SANGUINE
    state.year = 5
    begin(state, "contest")
    # +1 reputation, −1 health, −1 impact; then the work counts two points
    assert has(state, 0, "reputation", "health", "works") == (4, 0, 1)
    assert has(state, 0, "impact") == -1 + 2


@pytest.mark.rule("A-T1")
def test_an_overflowing_focus_goes_all_the_way_to_health():
    state = table()
    own(state, focus="ssss", philosophy=4, reputation=4, health=3)
    ward(state, "m")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", MELANCHOLIC), "overflow")
    assert has(state, 0, "focus", "philosophy", "reputation", "health") == ("ssss", 4, 4, 2)


@pytest.mark.rule("A-T1")
def test_gains_are_never_declined():
    state = table()
    own(state, focus="ssss", books=1)
    ward(state, "m")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", MELANCHOLIC))
    assert [name for name, *_ in legal(state)] == ["exchange", "overflow"]
    own(state, reputation=4, health=3)
    ward(state, "c")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("impact", 2))
    assert has(state, 0, "reputation", "health") == (4, 2)


# Health at zero (A-T2)


def at_zero(focus):
    """A phlegmatic patient was treated, with no health."""
    state = table()
    own(state, health=0, focus=focus)
    ward(state, "pp")
    at_work(state, [TOP])
    told = steps(state, ("treat", 0), ("impact", PHLEGMATIC))
    return state, told


@pytest.mark.rule("A-T2")
def test_at_zero_a_focus_of_choice_is_lost_instead():
    state, _ = at_zero("scc")
    assert wanted(state) == ("lose", 0)
    assert legal(state) == [("lose", 0), ("lose", 2)]
    told = do(state, "lose", 2)
    assert facts(told, "focus_lost") == [{"seat": 0, "humour": 2}]
    assert has(state, 0, "focus", "health", "impact") == ("sc", 0, 1)


@pytest.mark.rule("A-T2")
def test_of_one_kind_the_focus_goes_by_itself():
    state, told = at_zero("mm")
    assert wanted(state) == ("rise", 0)
    assert facts(told, "focus_lost") == [{"seat": 0, "humour": MELANCHOLIC}]
    assert has(state, 0, "focus", "health", "impact") == ("m", 0, 1)


@pytest.mark.rule("A-T2")
def test_without_focus_an_impact_point_is_lost_even_below_zero():
    state, told = at_zero("")
    assert facts(told, "scored") == [{"seat": 0, "points": -1}]
    assert has(state, 0, "impact") == 0
    own(state, philosophy=4, reputation=4, books=1)
    do(state, "read")
    assert has(state, 0, "impact") == -2


@pytest.mark.rule("A-T2", "A-P3")
def test_a_focus_just_gained_can_be_lost():
    state = table()
    own(state, health=0)
    ward(state, "pp")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", PHLEGMATIC))
    assert has(state, 0, "focus", "impact") == ("", 0)


@pytest.mark.rule("A-T2")
def test_with_health_left_that_is_what_is_lost():
    state = table()
    own(state, health=1, focus="sm", impact=3)
    ward(state, "pp")
    at_work(state, [TOP])
    told = steps(state, ("treat", 0), ("impact", PHLEGMATIC))
    assert facts(told, "health") == [{"seat": 0, "by": -1, "now": 0, "cause": PATIENTS}]
    assert has(state, 0, "health", "focus", "impact") == (0, "sm", 4)


# Books (A-T3)


@pytest.mark.rule("A-T3")
def test_a_book_gives_two_philosophy_while_planning():
    state = reading()
    told = do(state, "read")
    assert names(told) == ["read", "philosophy"]
    assert has(state, 0, "books", "philosophy") == (0, 2)
    assert wanted(state) == ("work", 0)
    assert not can(state, "read")


@pytest.mark.rule("A-T3", "A-G2")
def test_a_villa_may_read_better():
    state = table(components=bench(power=Power(book=3)))
    own(state, books=1)
    do(state, "read")
    assert has(state, 0, "philosophy") == 3


@pytest.mark.rule("A-T3")
def test_books_are_read_in_the_middle_of_an_action():
    state = table()
    own(state, books=9, herbs="s", reputation=4, hospital="ss")
    ward(state, "ss", "sp")
    at_work(state, [VILLA, VILLA, JOURNEY, BATHS, ARENA, TOP], [], [])
    seen = set()
    moves = [
        *(("solicit",), ("call", 0)),
        *(("hospital",), ("enough",), ("impact", 0), ("rise", 0)),
        *(("shop",), ("pick", 0)),
    ]
    for move in moves:
        assert can(state, "read"), asked(state)
        seen.add(asked(state)["to"])
        do(state, *move)
    assert can(state, "read")
    seen.add(asked(state)["to"])
    assert seen == {"result", "call", "dose", "assign", "rise", "pick"}


@pytest.mark.rule("A-T3")
def test_books_are_read_when_the_subject_is_chosen():
    state = reading()
    do(state, "begin")
    assert wanted(state) == ("subject", 0)
    assert can(state, "read")


@pytest.mark.rule("A-T3", "A-K1")
def test_books_are_read_in_the_preparation_and_not_when_bidding():
    state = table()
    own(state, 0, books=1)
    state.subject = SANGUINE
    begin(state, "contest")
    assert wanted(state) == ("prepare", 0)
    do(state, "read")
    assert has(state, 0, "philosophy") == 2
    own(state, 0, books=1)
    do(state, "ready")
    assert wanted(state) == ("bid", 0)
    assert not can(state, "read")


@pytest.mark.rule("A-T3")
def test_books_are_not_read_in_the_turn_of_another():
    state = table()
    own(state, 1, books=1)
    assert state.choices(1) == []
    do(state, "plan", VILLA)
    assert wanted(state) == ("work", 1)
    assert can(state, "read")


@pytest.mark.rule("A-T3", "A-L2")
def test_asides_everywhere_but_while_a_price_is_paid():
    seen = {}
    task = project(
        pay=price(any_focus=1, any_herbs=1), gain=gain(any_focus=2, any_herbs=1, any_skill=1)
    )
    state = table(components=bench(task))
    own(state, books=3, doctrines=[FIRST], focus="smpc", herbs="sm", health=0)
    at_work(state, [TOP])
    do(state, "project", 0)
    while asked(state)["to"] != "work" and len(seen) < 7 and state.pending:
        to = asked(state)["to"]
        seen[to] = bool(legal(state, asides=True))
        assert len(legal(state)) > 1
        do(state, *legal(state)[0])
        if to == "gain_skill":
            break
    assert seen == {
        "pay_focus": False,
        "pay_herb": False,
        "gain_focus": True,
        "overflow": True,
        "gain_herb": True,
        "gain_skill": True,
    }


@pytest.mark.rule("A-T3", "A-T1")
def test_a_book_read_where_a_focus_runs_over_can_make_room_for_it():
    """It costs a focus: then the new one fits, and there is nothing to choose any more."""
    state = table()
    own(state, focus="ssss", philosophy=4, reputation=4, health=0, books=1)
    ward(state, "m")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("focus", MELANCHOLIC))
    assert wanted(state) == ("overflow", 0)
    do(state, "read")  # two points too many, two focus less
    assert wanted(state) == ("rise", 0)
    assert has(state, 0, "focus", "books") == ("ssm", 0)


@pytest.mark.rule("A-T3", "A-T2")
def test_a_book_read_where_a_focus_is_lost_may_take_others():
    state, _ = at_zero("ssc")
    own(state, philosophy=4, reputation=4, books=1)
    do(state, "read")  # first what the book costs
    assert (wanted(state), asked(state)["left"]) == (("lose", 0), 2)
    do(state, "lose", SANGUINE)
    assert asked(state)["left"] == 1
    do(state, "lose", 2)
    assert wanted(state) == ("rise", 0)  # of one kind, it went by itself
    assert has(state, 0, "focus", "impact") == ("", 1)


@pytest.mark.rule("A-T3", "A-T2")
def test_a_doctrine_that_heals_bears_the_loss():
    healing = [Doctrine("one", 1, gain=gain(health=1)), Doctrine("two", 2), Doctrine("three", 3)]
    state = table(components=bench(doctrines=healing))
    own(state, health=0, focus="sc", reputation=4, doctrines=[0])
    ward(state, "c")
    at_work(state, [TOP])
    steps(state, ("treat", 0), ("impact", 2))
    assert wanted(state) == ("lose", 0)
    told = do(state, "invoke", 0)
    assert [(one["by"], one["cause"]) for one in facts(told, "health")] == [
        (1, GAINED),
        (-1, REPUTED),
    ]
    assert wanted(state) == ("rise", 0)
    assert has(state, 0, "focus", "health") == ("sc", 0)


@pytest.mark.rule("A-T3", "A-K4")
def test_no_asides_for_the_prizes_of_a_contest():
    """They come in no player's turn."""
    state = table(2)
    own(state, 0, reputation=4, health=0, focus="smc", books=1, prepared=2)
    state.subject = PHLEGMATIC
    begin(state, "contest")
    do(state, "ready")
    assert wanted(state) == ("lose", 0)
    assert legal(state, asides=True) == []


def ends(state, reads):
    """What a seat can have when its question after a price is asked; a book is read while the
    price is paid, or then."""
    found = set()
    paying = asked(state)["to"] in ("pay_focus", "pay_herb")
    if paying and reads == "while paying" and state.physicians[0].books:
        twin = state.clone()
        twin.frame.aside(twin, 0, GAME.actions.find("read"))
        found |= ends(twin, reads)
    if asked(state)["to"] in ("pay_focus", "pay_herb", "lose"):
        if asked(state)["to"] == "lose" or reads == "after" or not state.physicians[0].books:
            for answer in legal(state):
                twin = state.clone()
                do(twin, *answer)
                found |= ends(twin, reads)
    elif state.physicians[0].books:
        if reads == "after":
            do(state, "read")
            found |= ends(state, reads)
    else:
        names = ("philosophy", "reputation", "health", "impact", "focus", "herbs")
        found.add(has(state, 0, *names))
    return found


@pytest.mark.rule("A-T3")
@pytest.mark.parametrize("philosophy", [0, 2, 3, 4])
@pytest.mark.parametrize("reputation", [0, 3, 4])
@pytest.mark.parametrize("health", [0, 1])
def test_nothing_is_lost_by_a_book_that_waits_until_a_price_is_paid(philosophy, reputation, health):
    """Whatever can be had by a book in the middle of a price can be had by the same book after
    it. The other way round a book too many could cost what is still owed."""
    task = project(pay=price(any_focus=2, any_herbs=1), gain=gain(any_skill=1))
    things = {"philosophy": philosophy, "reputation": reputation, "health": health}
    state = table(components=bench(task))
    own(state, 0, books=1, focus="sspcm", herbs="sm", **things)
    at_work(state, [TOP])
    do(state, "project", 0)
    middle = ends(state.clone(), "while paying")
    after = ends(state.clone(), "after")
    assert middle
    assert middle <= after


# Doctrines as asides (A-L2)


@pytest.mark.rule("A-L2", "A-C8")
def test_the_ability_of_a_doctrine_is_used_once_a_game():
    state = table()
    own(state, doctrines=[FIRST])
    told = do(state, "invoke", FIRST)
    assert facts(told, "invoked") == [{"seat": 0, "doctrine": FIRST}]
    assert has(state, 0, "philosophy", "doctrines", "used") == (2, [FIRST], [FIRST])
    assert not can(state, "invoke", FIRST)
    assert wanted(state) == ("work", 0)


@pytest.mark.rule("A-L2")
def test_an_ability_must_be_paid_for():
    state = table()
    own(state, doctrines=[SECOND], reputation=0)
    assert not can(state, "invoke", SECOND)
    own(state, reputation=1)
    do(state, "invoke", SECOND)
    assert has(state, 0, "reputation") == 0
    assert wanted(state) == ("gain_herb", 0)
    do(state, "gain_herb", MELANCHOLIC)
    assert has(state, 0, "herbs") == "m"


@pytest.mark.rule("A-L2", "A-P4")
def test_a_step_of_skill_by_a_doctrine_fits_or_is_lost():
    state = table()
    own(state, doctrines=[THIRD], skill=(2, 5, 0, 8))
    told = do(state, "invoke", THIRD)  # one answer: not asked
    assert facts(told, "rose") == [{"seat": 0, "humour": 2, "steps": 1, "position": 1}]
    state = table()
    own(state, doctrines=[THIRD], skill=(2, 5, 2, 8))
    told = do(state, "invoke", THIRD)
    assert names(told) == ["invoked"]
    assert has(state, 0, "skill") == [2, 5, 2, 8]


@pytest.mark.rule("A-L2")
def test_nobody_uses_the_doctrine_of_another():
    state = table()
    own(state, 1, doctrines=[FIRST])
    assert legal(state, asides=True) == []
    do(state, "plan", VILLA)
    assert legal(state, asides=True) == [("invoke", FIRST)]
    assert state.view(None)["baths"]["joined"] == NONE


# One thing after the other


@pytest.mark.rule("A-T1")
def test_a_gain_of_several_focus_asks_for_each_that_does_not_fit():
    state = table(components=bench(project(gain=gain(focus="ss", philosophy=1))))
    own(state, focus="mmm")
    at_work(state, [TOP])
    told = do(state, "project", 0)
    assert names(told) == ["project_begun", "philosophy", "focused"]
    assert asked(state)["left"] == 1
    do(state, "overflow")
    assert has(state, 0, "focus", "philosophy") == ("smmm", 2)


@pytest.mark.rule("A-T1", "A-T2")
def test_health_lost_several_times_asks_each_time():
    state = table(components=bench(project(gain=gain(reputation=4, impact=2))))
    own(state, focus="smm", reputation=4, health=1)
    at_work(state, [TOP])
    told = do(state, "project", 0)
    assert names(told) == ["project_begun", "scored", "health"]
    assert asked(state)["left"] == 3
    do(state, "lose", MELANCHOLIC)
    assert asked(state)["left"] == 2
    told = do(state, "lose", SANGUINE)  # then there is no choice
    assert facts(told, "focus_lost") == [{"seat": 0, "humour": 0}, {"seat": 0, "humour": 3}]
    assert has(state, 0, "focus", "impact", "health") == ("", 2, 0)
