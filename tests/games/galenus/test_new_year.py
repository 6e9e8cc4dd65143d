"""The new year: the check of works, the contest track, Roma made ready (A-Y1 to A-Y4)."""

from __future__ import annotations

import pytest

from .positions import (
    CLASSES,
    FIRST,
    GALENUS,
    NONE,
    WINTER,
    asked,
    begin,
    facts,
    has,
    lay,
    names,
    own,
    table,
    waiting,
    wanted,
    ward,
)

# Four works ahead (A-Y1)


def with_works(*works, year=1):
    state = table(len(works))
    state.year = year
    for seat, count in enumerate(works):
        own(state, seat, works=count, impact=10 * (seat + 1))
    return state


@pytest.mark.rule("A-Y1")
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_four_more_works_than_every_other_player_wins_at_once(year):
    state = with_works(5, 1, 0, year=year)
    told = begin(state, "year")
    assert names(told) == ["won_by_works"]  # nothing is counted, no new year
    assert facts(told, "won_by_works") == [{"seat": 0, "works": 5}]
    assert state.over
    assert state.winners == (0,)
    assert state.ranks == (1, 3, 2)  # the others by their points
    assert state.scores == [10, 20, 30]
    assert state.view(None)["phase"] == "end"
    assert state.view(None)["year"] == year


@pytest.mark.rule("A-Y1")
@pytest.mark.parametrize("works", [(4, 1, 0), (7, 7, 0), (8, 0, 5), (3, 0, 0)])
def test_less_is_not_enough(works):
    state = with_works(*works)
    told = begin(state, "year")
    assert "won_by_works" not in names(told)
    assert not state.over
    assert state.view(None)["year"] == 2


@pytest.mark.rule("A-Y1")
def test_the_leader_may_sit_anywhere():
    state = with_works(0, 1, 5, 1)
    begin(state, "year")
    assert state.winners == (2,)


@pytest.mark.rule("A-Y1", "A-G1")
def test_it_is_checked_after_the_contest_and_its_works():
    state = table(2)
    own(state, 0, works=3, prepared=2)
    state.subject = 0
    told = begin(state, "contest")
    assert facts(told, "won_by_works") == [{"seat": 0, "works": 4}]
    assert names(told)[-1] == "won_by_works"
    state = table(2)
    own(state, 0, works=9)  # not before: seat 1 still plays its year
    assert not state.over
    assert wanted(state) == ("work", 0)


@pytest.mark.rule("A-Y1", "A-F1", "A-G1")
def test_in_year_five_it_goes_straight_to_scoring():
    state = with_works(2, 0, 0, year=5)
    told = begin(state, "year")
    assert names(told) == ["counted"] * 3
    assert state.over


# The contest track (A-Y2)


@pytest.mark.rule("A-Y2", "A-P7")
@pytest.mark.parametrize(
    ("regions", "down"),
    [(("", "s", ""), 1), (("", "", ""), 0), (("sss", "p", "mm"), 3), (("c", "", "m"), 2)],
)
def test_galenus_moves_down_as_in_the_rulebook(regions, down):
    """One for each region with patients left; the markers go back to the start."""
    state = table(3)
    ward(state, *regions)
    state.markers = [4, 2, 7]
    told = begin(state, "year")
    view = state.view(None)
    assert view["theatre"]["galenus"] == GALENUS - down
    assert view["theatre"]["markers"] == [0, 0, 0]
    moved = [{"by": -down, "space": GALENUS - down}] if down else []
    assert facts(told, "galenus_moved") == moved


@pytest.mark.rule("A-Y2")
def test_galenus_goes_to_the_top_first():
    state = table(3)
    ward(state, "s")
    state.galenus = GALENUS - 3
    told = begin(state, "year")
    assert state.view(None)["theatre"]["galenus"] == GALENUS - 1
    assert facts(told, "galenus_moved") == [{"by": 2, "space": GALENUS - 1}]


@pytest.mark.rule("A-Y2")
def test_all_mediples_come_home_and_all_places_are_free():
    state = table(3)
    for seat in range(3):
        own(
            state,
            seat,
            at_home=0,
            planned=1,
            office=1,
            ward=1,
            prepared=1,
            sections=6,
            results=True,
        )
    state.treated = [(0, 1), (2,), ()]
    state.projects = [1, NONE, 0]
    state.shoppers, state.traveller = (1, 2), 0
    state.recuperated, state.joined = (0, 1), 2
    state.inside = (1,)
    state.subject = 2
    told = begin(state, "year")
    view = state.view(None)
    for one in view["players"]:
        assert one["at_home"] == 6
        assert one["planned"] == one["office"] == one["ward"] == 0
        assert not one["results"]
    assert view["theatre"]["prepared"] == [0, 0, 0]
    assert view["theatre"]["subject"] == NONE
    for region in view["regions"]:
        assert region["treated"] == region["planned"] == []
        assert region["project"] == NONE
    assert view["journey"]["shoppers"] == view["journey"]["planned"] == []
    assert view["journey"]["project"] == view["baths"]["joined"] == NONE
    assert view["baths"]["recuperated"] == view["baths"]["planned"] == []
    assert view["arena"]["inside"] == view["arena"]["planned"] == []
    assert not view["swapped"]
    assert view["year"] == 2
    assert facts(told, "year_began") == [{"year": 2}]
    assert wanted(state) == ("work", 0)


@pytest.mark.rule("A-Y2")
def test_what_people_own_stays():
    state = table(2)
    things = {"focus": "sp", "hospital": "mm", "herbs": "c", "health": 1, "reputation": 4}
    own(state, 0, books=2, works=1, philosophy=3, skill=(1, 2, 3, 4), impact=7, **things)
    own(state, 0, doctrines=[FIRST], used=[FIRST])
    state.doctrines = 0b011
    before = state.view(None)["players"][0]
    begin(state, "year")
    after = state.view(None)["players"][0]
    assert before == after
    assert state.view(None)["baths"]["doctrines"] == [0, 1]


# Arena and journey (A-Y3)


@pytest.mark.rule("A-Y3")
@pytest.mark.parametrize("gladiators", [0, 3, 4, 9])
def test_the_arena_gets_four_new_gladiators(gladiators):
    state = table(2)
    state.gladiators = gladiators
    told = begin(state, "year")
    assert state.view(None)["arena"]["gladiators"] == 4
    changed = [{"by": 4 - gladiators, "now": 4}] if gladiators != 4 else []
    assert facts(told, "gladiators") == changed


@pytest.mark.rule("A-Y3")
def test_the_journey_is_replaced_with_what_was_left():
    state = table(2)
    gone, coming = state.journey, state.journeys[0]
    state.goods = (4,)
    told = begin(state, "year")
    view = state.view(None)
    assert view["journey"]["card"] == coming != gone
    assert view["journey"]["goods"] == [0, 1, 2, 3, 4]
    assert view["journeys_gone"] == [gone]
    assert view["journeys_left"] == 8
    assert facts(told, "journey_opened") == [{"journey": coming}]


# Regions (A-Y4)


@pytest.mark.rule("A-Y4", "A-P7", "A-C6")
def test_the_regions_are_refreshed_as_in_the_rulebook():
    """An empty summer card turns: a choleric, a phlegmatic, a gladiator less. One with patients
    stays. An empty winter card goes, and a new one of its class comes, summer side up."""
    state = table(3)
    lay(state, 3, 15, WINTER + 24)
    ward(state, "", "ms", "")
    turned, coming = state.backs[0], state.decks[2][0] // 72
    told = begin(state, "year")
    view = state.view(None)
    assert view["regions"][0]["face"] == turned
    assert view["regions"][0]["winter"]
    assert waiting(state, 0) == "pc"
    assert view["regions"][1]["face"] == 15
    assert not view["regions"][1]["winter"]
    assert waiting(state, 1) == "sm"
    assert view["regions"][2]["face"] == coming
    assert coming // 12 == 2
    assert not view["regions"][2]["winter"]
    assert waiting(state, 2) == "ppppccmm"
    assert view["arena"]["gladiators"] == 3
    assert view["decks"] == [11, 11, 10]
    assert sorted(view["gone"]) == [3, WINTER + 24]
    assert facts(told, "region_opened") == [
        {"region": 0, "face": turned},
        {"region": 2, "face": coming},
    ]
    assert facts(told, "galenus_moved") == [{"by": -1, "space": GALENUS - 1}]


@pytest.mark.rule("A-Y4")
def test_a_card_turned_now_is_not_replaced_at_once():
    state = table(3)
    lay(state, 0, 12, 24)
    ward(state)
    told = begin(state, "year")
    assert len(facts(told, "region_opened")) == 3
    assert all(one["winter"] for one in state.view(None)["regions"])
    assert state.view(None)["decks"] == [11, 11, 11]


@pytest.mark.rule("A-Y4")
def test_summer_cards_turn_before_winter_cards_are_replaced():
    state = table(3)
    lay(state, WINTER, 12, 24)
    ward(state, "", "", "")
    told = begin(state, "year")
    assert [one["region"] for one in facts(told, "region_opened")] == [1, 2, 0]


@pytest.mark.rule("A-Y4", "A-C6")
@pytest.mark.parametrize(("face", "winter"), [(0, False), (35, False), (36, True), (71, True)])
def test_summer_and_winter_faces(face, winter):
    state = table(3)
    lay(state, face, 12, 24)
    assert state.view(None)["regions"][0]["winter"] == winter
    ward(state, "", "s", "s")
    told = begin(state, "year")
    assert state.view(None)["regions"][0]["winter"] == (not winter)
    assert len(facts(told, "region_opened")) == 1


@pytest.mark.rule("A-Y4")
def test_only_cards_turned_or_placed_adjust_the_gladiators():
    state = table(3)
    lay(state, WINTER, WINTER + 12, WINTER + 24)
    ward(state, "s", "s", "s")
    told = begin(state, "year")
    assert "region_opened" not in names(told)
    assert state.view(None)["arena"]["gladiators"] == 4
    assert state.view(None)["gone"] == []


@pytest.mark.rule("A-Y4")
def test_gladiators_are_clamped_each_time_from_top_to_bottom():
    """−1, then +1, then −2; and from zero."""
    state = table(3)
    lay(state, 0, 12, 24)
    ward(state)
    told = begin(state, "year")
    assert [one["now"] for one in facts(told, "gladiators")] == [3, 4, 2]
    state.gladiators = 0
    for region in range(3):
        state.open_face(region, WINTER + 12 * region, NONE)
    assert state.gladiators == 0  # 0, 1, then −2 stops at zero


@pytest.mark.rule("A-Y4", "A-S2")
def test_decks_give_the_next_card_of_their_class():
    state = table(3)
    for region in range(3):
        lay(state, *(WINTER + 12 * one for one in range(3)))
        ward(state, *("s" if one != region else "" for one in range(3)))
        coming = state.decks[region][0]
        begin(state, "year")
        assert state.faces[region] == coming // 72
        assert state.backs[region] == coming % 72
        assert coming // 72 // 12 == region
        assert CLASSES[region]


@pytest.mark.rule("A-Y3", "A-Y4", "A-C7")
def test_cards_last_for_five_years():
    """Emptied every year: two faces a card, four new years; nothing runs out."""
    state = table(2)
    for year in range(2, 6):
        ward(state)
        begin(state, "year")
        assert state.view(None)["year"] == year
    assert state.view(None)["decks"] == [9, 9, 9]
    assert state.view(None)["journeys_left"] == 5
    assert asked(state)["to"] == "work"
    assert has(state, 0, "at_home") == 6
