"""Galenus: what hints give as reasons, on positions where the reason is known.

They are positions of the lesson's game: who waits where, and what each project asks for, is known.
"""

from __future__ import annotations

import pytest

import asclepia
from asclepia.games.galenus.pergamon import by_rank
from asclepia.games.galenus.state import CONTEST, Removing
from asclepia.players import Glimpse
from asclepia.players.reasons import Reason, advise, look_back, reason
from asclepia.table import Action, State, Stream

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
    assert (
        words(found(year, better, other))
        == "your mediples have three patients more to treat, as it stands"
    )


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


def test_a_herb_is_worth_what_is_done_with_it(year):
    """A stranger was told “four of them bring 10 points”, and to spend one six clicks later."""
    facts = {"colours_more": 1, "colours_less": -1, "herbs_less": -1, "how": "grows"}
    why = Reason("herbs", "reason-herbs", 0, facts, sure=True)
    assert words(why) == "you gain a herb of a colour that you lack"
    assert words(why, "fr") == "vous gagnez une herbe d’une couleur qui vous manque"


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
    assert words(why).startswith("this can win you a notable work")
    assert words(why, "fr").startswith("cela peut vous valoir un ouvrage majeur")


def ahead_in_works(year: State) -> State:
    """A stranger's contest: three works to none, both can reach space 6 at most, and seat 0 wins
    ties by its doctrine. Bidding all is certain to win the contest and with it the game."""
    me, other = year.physicians
    me.works, other.works = 3, 0
    me.philosophy, other.philosophy = 2, 4
    me.focus, other.focus = [0, 2, 1, 0], [0, 2, 1, 1]
    me.skill, other.skill = [0, 0, 0, 0], [0, 0, 0, 0]
    me.doctrines, me.used, year.doctrines = 4, 4, 3
    me.impact, other.impact = 14, 10
    do(year, "begin")
    do(year, "subject", humour=PHLEGM)
    do(year, "begin")
    assert year.phase == CONTEST
    year.markers = [2, 0]
    return year


def all_in(state: State) -> Action:
    return find(state, "bid", philosophy=2, focus=2)


@pytest.mark.rule("A-K2", "A-Y1")
@pytest.mark.parametrize("sealed", [False, True], ids=["first", "last"])
def test_what_wins_the_game_for_certain_is_bid(year, sealed):
    state = ahead_in_works(year)
    assert winner_of(state, all_in(state)) == {(0,)}
    if sealed:  # what somebody else has bid is not known
        state.play(1, find(state.clone(), "bid", philosophy=0, focus=0))
    glimpse = Glimpse(state, 0, GAME.insight)
    found = advise(glimpse, 0, rounds=200)
    assert found.weighed[0][0] is all_in(state)
    assert found.reason is not None
    assert (found.reason.key, found.reason.sure) == ("reason-wins", True)
    for less in state.choices(0):
        if less is not all_in(state):
            assert look_back(glimpse, less, 0, rounds=200).verdict != "best"
    assert look_back(glimpse, all_in(state), 0, rounds=20).verdict == "best"


def winner_of(state: State, bid: Action) -> set[tuple[int, ...]]:
    """Who wins with this bid, whatever the other one bids."""
    found = set()
    for other in state.choices(1):
        after = state.clone()
        after.play(0, bid)
        after.play(1, other)
        found.add(tuple(after.winners))
    return found


@pytest.mark.rule("A-Y1")
def test_a_game_won_early_is_worth_more_than_any_lead(year):
    state = ahead_in_works(year)
    other = find(state, "bid", philosophy=0, focus=0)
    won, lost = state.clone(), state.clone()
    for after, bid in ((won, all_in(state)), (lost, other)):
        after.play(0, bid)
        after.play(1, GAME.actions.find("bid", 4, 2))
    assert won.over
    assert not lost.over
    leads = [one[0] - one[1] for one in map(GAME.insight.worth, (won, lost))]
    assert leads[0] > leads[1] + 10


@pytest.mark.parametrize("philosophy", range(3))
def test_where_one_bids_nothing_is_said_of_planning(year, philosophy):
    """What mediples will do is next year's: nobody would see what it has to do with a bid."""
    state = ahead_in_works(year)
    state.physicians[0].works = 0
    glimpse = Glimpse(state, 0, GAME.insight)
    better = find(state, "bid", philosophy=philosophy, focus=0)
    for other in state.choices(0):
        why = reason(glimpse, better, other, 1)
        assert why is None or why.part not in ("home", "work", "contest")


def test_what_won_as_it_came_is_not_blamed(year):
    state = ahead_in_works(year)
    glimpse = Glimpse(state, 0, GAME.insight)
    little = find(state, "bid", philosophy=0, focus=0)
    assert look_back(glimpse, little, 0, rounds=200).verdict == "better"
    found = look_back(glimpse, little, 0, rounds=20, won=True)
    assert (found.verdict, found.better) == ("best", None)
    assert found.why is not None
    assert found.why.key == "reason-wins"


def test_a_work_that_nobody_can_prevent_is_certain(year):
    """A stranger was told “unless somebody bids more”, and nobody could."""
    state = ahead_in_works(year)
    me, other = state.physicians
    me.works, other.philosophy, other.focus, state.markers = 0, 1, [0, 0, 0, 0], [0, 1]
    glimpse = Glimpse(state, 0, GAME.insight)
    nothing = find(state, "bid", philosophy=0, focus=0)
    for bid, certain in ((bid_of(2), True), (bid_of(1), False)):
        why = reason(glimpse, bid, nothing, 1)
        assert why is not None
        assert (why.key, why.sure) == ("reason-works", certain)
        assert ("for certain" in words(why)) == certain
        assert ("c’est certain" in words(why, "fr")) == certain


def bid_of(philosophy: int) -> Action:
    return GAME.actions.find("bid", philosophy, 0)


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


def test_why_the_highest_dignitary_leaves():
    """A stranger alone was told only that it keeps chances in the contest."""
    for seed in range(20):
        state = GAME.start(1, seed, level="normal")
        state.owed, state.met = (0,), 1
        state.frame = Removing(state.frame, False)
        highest, lowest = by_rank(state)[0], by_rank(state)[-1]
        better, other = (find(state, "remove", dignitary=who) for who in (highest, lowest))
        why = reason(Glimpse(state, 0, GAME.insight), better, other, 1)
        if why is not None and why.part == "contest":
            assert words(why).startswith("the highest dignitary who is left stands lower")
            return
    raise AssertionError("nobody spoke of the contest")


@pytest.mark.parametrize(("level", "counts"), [("easy", False), ("normal", False), ("hard", True)])
def test_points_are_a_reason_alone_only_where_they_are_asked_for(level, counts):
    stream, told = Stream(4), False
    for seed in range(4):
        state = GAME.start(1, seed, level=level)
        while not state.over:
            choices = state.choices(0)
            better, other = choices[stream.below(len(choices))], choices[-1]
            if better != other and stream.below(4) == 0:
                why = reason(Glimpse(state, 0, GAME.insight), better, other, 1)
                told = told or (why is not None and why.part == "impact")
            state.play(0, better)
    assert told == counts
