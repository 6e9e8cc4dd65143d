"""Galenus: what hints give as reasons, on positions where the reason is known.

They are positions of the lesson's game: who waits where, and what each project asks for, is known.
"""

from __future__ import annotations

import pytest

import asclepia
from asclepia.games.galenus.state import CONTEST
from asclepia.players import Glimpse
from asclepia.players.reasons import Reason, reason
from asclepia.table import Action, State

GAME = asclepia.load("galenus")
BLOOD, PHLEGM, YELLOW, BLACK = range(4)
BAIAE, TIMBER, ARMY = range(3)  # its regions: a project for philosophy; four patients; eight
BATHS, REGION = 1, 4


@pytest.fixture
def year():
    return GAME.start(seats=2, seed=28)


def find(state: State, kind: str, **fields: int) -> Action:
    """The choice with these fields."""
    seat = state.pending[0]
    wanted = {"kind": kind, **fields}
    return next(one for one in state.choices(seat) if one.to_json() == wanted)


def do(state: State, kind: str, **fields: int) -> None:
    state.play(state.pending[0], find(state, kind, **fields))


def found(state: State, better: Action, other: Action) -> Reason:
    why = reason(Glimpse(state, state.pending[0], GAME.insight), better, other, 1)
    assert why is not None
    return why


def words(why: Reason, language: str = "en") -> str:
    facts = GAME.facts({"seat": why.seat, **why.facts}, language) | {"name": "Ben"}
    return GAME.texts(language).say(why.key, **facts)


def test_three_patients_wait_for_a_mediple(year):
    better, other = find(year, "plan", section=REGION + ARMY), find(year, "plan", section=0)
    assert words(found(year, better, other)) == "three patients more wait for your mediples"


def treating(state: State) -> State:
    """Seat 0 treats with the army: one phlegmatic, one choleric and one melancholic patient."""
    do(state, "plan", section=REGION + ARMY)
    do(state, "plan", section=REGION + ARMY)
    do(state, "begin")
    do(state, "subject", humour=PHLEGM)
    do(state, "treat", region=ARMY)
    return state


def test_skill_rises(year):
    treating(year)
    do(year, "all_impact")
    why = found(year, find(year, "rise", humour=PHLEGM), find(year, "pass"))
    assert words(why) == "your skill rises towards a publication (phlegmatic)"
    assert words(why, "fr") == ("votre compétence monte vers une publication (flegmatique)")
    assert why.sure


def test_a_focus_that_is_kept_is_not_called_a_gain(year):
    """Who must lose one of two keeps the other for what it is good for."""
    me = year.physicians[0]
    me.health, me.focus, me.skill = 0, [0, 1, 0, 1], [0, year.box.ends[0], 0, 0]
    treating(year)
    do(year, "all_impact")
    why = found(year, find(year, "lose", humour=BLACK), find(year, "lose", humour=PHLEGM))
    assert words(why) == "it keeps your focus for a publication (phlegmatic)"
    assert words(why, "fr") == "cela garde votre concentration pour une publication (flegmatique)"


def test_points_against_focus(year):
    """In the last year there is no time to publish."""
    year.year = 5
    treating(year)
    why = found(year, find(year, "all_impact"), find(year, "all_focus"))
    assert words(why) == "in all 3 impact points more than otherwise"


def test_a_herb_of_a_new_colour(year):
    """Somebody with a spare herb of the one colour takes another."""
    year.physicians[0].herbs = [2, 0, 0, 0]
    parts = {part.key: part for part in GAME.insight.parts(year)[0]}
    year.physicians[0].herbs = [1, 1, 0, 0]
    more = {part.key: part for part in GAME.insight.parts(year)[0]}
    assert more["herbs"].facts["colours"] == parts["herbs"].facts["colours"] + 1
    assert more["herbs"].points > parts["herbs"].points


def test_a_notable_work(year):
    """Directly below the line and with a focus, in the last year."""
    year.year = 5
    do(year, "plan", section=0)
    do(year, "plan", section=0)
    me = year.physicians[0]
    me.skill = [0, year.box.ends[0], 0, 0]
    me.focus = [0, 1, 0, 0]
    me.hospital = [0, 0, 1, 0]
    do(year, "begin")
    do(year, "subject", humour=PHLEGM)
    why = found(year, find(year, "publish", humour=PHLEGM), find(year, "hospital"))
    assert words(why) == "it brings you a notable work"


def test_a_bid_promises_nothing(year):
    """What others bid is not known: a work is only to be hoped for."""
    me, other = year.physicians
    me.philosophy = other.philosophy = 3
    year.galenus = 8
    do(year, "begin")
    do(year, "subject", humour=PHLEGM)
    do(year, "begin")
    assert year.phase == CONTEST
    other.philosophy = 1
    three, nothing = (find(year, "bid", philosophy=count, focus=0) for count in (3, 0))
    why = found(year, three, nothing)
    assert why.key == "reason-works"
    assert "unless somebody bids more" in words(why)
    assert "sauf si" in words(why, "fr")


def test_a_bid_is_not_said_to_keep_a_book(year):
    """In the last year a book is worth what room there is for it: a bid makes some."""
    year.year = 4
    me, other = year.physicians
    me.philosophy, me.books, other.philosophy = 4, 2, 0
    do(year, "begin")
    do(year, "subject", humour=PHLEGM)
    do(year, "begin")
    do(year, "ready")
    two, nothing = (find(year, "bid", philosophy=count, focus=0) for count in (2, 0))
    kept = []
    for bid in (two, nothing):
        after = year.clone()
        after.play(0, bid)
        kept.extend(part for part in GAME.insight.parts(after)[0] if part.key == "books")
    assert kept[0].points > kept[1].points
    assert kept[0].facts == kept[1].facts
    why = Reason("books", "reason-books", 0, {"books_less": 0, "how": "kept"}, sure=True)
    assert words(why) == "it makes room on your philosophy track for what your books give"


def test_what_waits_in_the_baths(year):
    year.physicians[0].health = 0
    year.physicians[0].doctrines = 1
    why = found(year, find(year, "plan", section=BATHS), find(year, "plan", section=0))
    assert words(why) == "your mediple can restore your health there"


def test_who_begins_plans_no_more(year):
    """Right at the start the mediples at home are worth more in Rome than in the theatre."""
    do(year, "plan", section=REGION + ARMY)
    do(year, "plan", section=REGION + ARMY)
    why = found(year, find(year, "plan", section=REGION + BAIAE), find(year, "begin"))
    assert words(why).startswith("you can still plan your other mediples")


def test_the_parts_of_mediples_are_those_that_stand_somewhere(year):
    treating(year)
    do(year, "all_impact")
    do(year, "pass")
    theirs = {part.key: part for part in GAME.insight.parts(year)[1]}
    assert theirs["work"].facts == {
        "patients": 3,
        "projects": 0,
        "goods": 0,
        "papers": 0,
        "sects": 0,
        "rests": 0,
    }
