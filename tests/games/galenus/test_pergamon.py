"""Young Galenus in Pergamon: set-up, work, learning, contest and new year (S-1 to S-7)."""

from __future__ import annotations

import pytest

from asclepia.games.galenus.components import Humours, Power

from .positions import (
    ASIARCH,
    BENCH,
    FIRST,
    GAME,
    LEVELS,
    MELANCHOLIC,
    NICON,
    NONE,
    PELOPS,
    PHLEGMATIC,
    SANGUINE,
    SATYRUS,
    SECOND,
    THEAGENES,
    THIRD,
    WINTER,
    asked,
    begin,
    bench,
    can,
    do,
    facts,
    gain,
    guests,
    has,
    lay,
    legal,
    names,
    own,
    pergamon,
    play_out,
    project,
    steps,
    waiting,
    wanted,
    ward,
)


def alone(*regions, components=BENCH, **things):
    """The player's turn; nobody has acted, for nobody is there."""
    state = pergamon(components=components)
    guests(state)
    ward(state, *regions)
    own(state, **things)
    begin(state, "work")
    return state


def visitors(state):
    return {one["who"]: one for one in state.view(None)["visitors"]}


# Set-up (S-1, S-3)


@pytest.mark.rule("S-1")
def test_four_cards_of_any_class_from_one_deck():
    mixed = set()
    for seed in range(30):
        state = GAME.start(1, seed, BENCH)
        view = state.view(None)
        assert len(view["regions"]) == 4
        assert not any(one["winter"] for one in view["regions"])
        assert view["decks"] == [32]
        opened = facts(state.opening, "region_opened")
        assert [one["face"] for one in opened] == [one["face"] for one in view["regions"]]
        left = [card // 72 for card in state.decks[0]]
        assert sorted([*state.faces, *left]) == list(range(WINTER))
        mixed |= {(place, face // 12) for place, face in enumerate(state.faces)}
    assert mixed == {(place, cls) for place in range(4) for cls in range(3)}


@pytest.mark.rule("S-1")
def test_the_mixed_deck_supplies_replacements():
    state = pergamon()
    lay(state, WINTER, WINTER + 12, WINTER + 24, WINTER + 25)
    ward(state, "", "s", "s", "")
    coming = [card // 72 for card in state.decks[0][:2]]
    guests(state)
    begin(state, "year")
    assert state.faces == [coming[0], WINTER + 12, WINTER + 24, coming[1]]
    assert state.view(None)["decks"] == [30]


@pytest.mark.rule("S-1", "A-V1")
def test_solicit_takes_from_all_four():
    state = alone("s", "p", "c", "mm", reputation=1)
    do(state, "solicit")
    assert has(state, 0, "hospital") == "spcm"


@pytest.mark.rule("S-1", "A-L5")
def test_the_first_shopper_takes_two():
    state = alone()
    do(state, "shop")
    assert asked(state)["left"] == 2


@pytest.mark.rule("S-1")
def test_the_player_is_set_up_as_always():
    view = pergamon().view(None)
    assert view["mode"] == "pergamon"
    assert view["level"] == "normal"
    assert view["players"][0]["at_home"] == 6
    assert view["lines"] == [[1, 1, 1]] * 4
    assert view["theatre"]["galenus"] == NONE  # he is the player
    assert view["first"] == 0


@pytest.mark.rule("S-3", "S-11")
@pytest.mark.parametrize("level", LEVELS)
def test_four_dignitaries_at_random(level):
    brown = NICON if level == "easy" else THEAGENES
    lowest = {"extreme": 2, "legendary": 3}.get(level, 1)
    above, ranked = set(), set()
    for seed in range(60):
        state = GAME.start(1, seed, BENCH, level=level)
        assert state.view(None)["theatre"]["markers"] == [0]
        found = visitors(state)
        assert set(found) == {SATYRUS, PELOPS, ASIARCH, brown}
        assert sorted(one["track"] for one in found.values()) == [0, 1, 2, 3]
        by_rank = sorted(found.values(), key=lambda one: -one["marker"])
        assert [one["marker"] for one in by_rank] == [lowest + 3 - place for place in range(4)]
        assert [one["region"] for one in by_rank] == [0, 1, 2, 3]
        for who, one in found.items():
            above.add((who, one["track"]))
            ranked.add((who, one["region"]))
        came = {one["dignitary"]: one for one in facts(state.opening, "dignitary_came")}
        for who, one in found.items():
            assert came[who]["humour"] == one["track"]
            assert (came[who]["space"], came[who]["region"]) == (one["marker"], one["region"])
    assert len(above) == len(ranked) == 16


@pytest.mark.rule("S-3", "S-9")
def test_pelops_has_skill_markers():
    for seed in range(8):
        state = GAME.start(1, seed, BENCH)
        rose = facts(state.opening, "pelops_rose")
        assert state.view(None)["pelops"] == ([2] * 4 if rose else [0] * 4)


# Work (S-4)


@pytest.mark.rule("S-4")
def test_a_mediple_goes_straight_to_an_action():
    state = alone("s", "p", "c", "m", hospital="s", skill=(0, 2, 0, 0), focus="p")
    found = {name for name, *_ in legal(state)}
    assert found == {
        "publish",
        "solicit",
        "hospital",
        "recuperate",
        "join",
        "arena",
        "shop",
        "treat",
        "stop",
    }
    assert [values for name, *values in legal(state) if name == "treat"] == [[0], [1], [2], [3]]
    steps(state, ("treat", 3), ("impact", MELANCHOLIC), ("rise", MELANCHOLIC))
    assert has(state, 0, "at_home") == 5
    assert wanted(state) == ("result", 0)


@pytest.mark.rule("S-4")
def test_one_mediple_a_place_a_year_but_any_number_at_home():
    state = alone("sss", "s", "s", "s", reputation=4, hospital="ssss")
    steps(state, ("treat", 0), ("impact", 0), "pass")
    assert not can(state, "treat", 0)
    assert can(state, "treat", 1)
    do(state, "recuperate")
    assert not can(state, "recuperate")
    assert not can(state, "join", 0)
    for _ in range(2):
        steps(state, "hospital", ("impact", 0), "pass")
        assert can(state, "hospital")
    assert has(state, 0, "at_home", "ward") == (2, 2)
    state.gladiators = 4
    steps(state, "arena", "extra", "all_impact", "pass")
    assert not can(state, "arena")
    assert can(state, "shop")


@pytest.mark.rule("S-4")
def test_a_project_takes_the_place_too():
    state = alone("s", components=bench(project(gain=gain(impact=1)), project(gain=gain(impact=2))))
    do(state, "project", 0)
    assert not can(state, "treat", 0)
    do(state, "journey_project")
    assert not can(state, "shop")
    assert has(state, 0, "impact") == 3


@pytest.mark.rule("S-4")
def test_the_player_may_stop_and_the_rest_prepares():
    state = alone("s", books=1)
    do(state, "recuperate")
    assert can(state, "stop")
    told = do(state, "stop")
    assert facts(told, "stopped") == [{"seat": 0, "prepared": 5}]
    assert wanted(state) == ("prepare", 0)
    assert state.view(None)["theatre"]["prepared"] == [5]
    assert has(state, 0, "at_home", "results") == (0, True)
    do(state, "ready")
    assert state.markers == [5]


@pytest.mark.rule("S-4")
def test_after_six_actions_it_is_over():
    state = alone(hospital="s" * 9)
    for _ in range(6):
        assert wanted(state) == ("result", 0)
        told = steps(state, "hospital", ("impact", 0), "pass")
    assert facts(told, "stopped") == [{"seat": 0, "prepared": 0}]
    assert state.view(None)["year"] == 2


@pytest.mark.rule("S-4")
def test_dignitaries_above_act_first_the_highest_first_then_the_player_then_the_others():
    state = pergamon()
    ward(state, "s", "s", "s", "s")
    guests(state, PELOPS, ASIARCH, THEAGENES, SATYRUS, spaces=(7, 5, 3, 2))
    state.markers = [4]
    told = begin(state, "work")
    assert [one["dignitary"] for one in facts(told, "acted")] == [PELOPS, ASIARCH]
    assert wanted(state) == ("result", 0)
    assert {who for who, one in visitors(state).items() if one["acted"]} == {PELOPS, ASIARCH}
    told = do(state, "stop")
    before_contest = told[: names(told).index("contest_began")]
    assert [one["dignitary"] for one in facts(before_contest, "acted")] == [THEAGENES, SATYRUS]


@pytest.mark.rule("S-4")
@pytest.mark.parametrize(("doctrine", "before"), [(False, [ASIARCH]), (True, [])])
def test_a_tie_is_the_dignitarys_unless_the_player_holds_a_doctrine(doctrine, before):
    state = pergamon()
    guests(state, ASIARCH, spaces=[3])
    state.markers = [3]
    if doctrine:
        own(state, doctrines=[THIRD], used=[THIRD])
    told = begin(state, "work")
    assert [one["dignitary"] for one in facts(told, "acted")] == before


@pytest.mark.rule("S-4")
def test_each_acts_once_a_year():
    for seed in range(6):
        state = GAME.start(1, seed, BENCH)
        told = [*state.opening, *play_out(state, seed)]
        acts = facts(told, "acted")
        assert len(acts) == 4 * 5
        for who in (SATYRUS, PELOPS, ASIARCH, THEAGENES):
            assert sum(one["dignitary"] == who for one in acts) == 5


# Learning (S-5)


def teaching(who, humour, region=0, patients="p"):
    """The dignitary's card above this humour, the mediple in this region; it has acted."""
    wards = [""] * 4
    wards[region] = patients
    state = alone(*wards)
    where = [NONE] * 5
    where[who] = region
    teachers = [NONE] * 4
    teachers[humour] = who
    state.where, state.teachers, state.acted = where, teachers, 1 << who
    return state


@pytest.mark.rule("S-5", "A-P7")
def test_satyrus_teaches_phlegm_as_in_the_rulebook():
    """His card is above the phlegm track, his mediple in this region: two steps."""
    state = teaching(SATYRUS, PHLEGMATIC)
    steps(state, ("treat", 0), ("impact", PHLEGMATIC))
    assert legal(state) == [("rise", 1), ("learn", 1), ("pass",)]
    do(state, "learn", PHLEGMATIC)
    assert has(state, 0, "skill") == [0, 2, 0, 0]


@pytest.mark.rule("S-5")
def test_only_in_the_region_and_the_humour_of_the_dignitary():
    state = teaching(SATYRUS, PHLEGMATIC, region=1, patients="pc")
    ward(state, "p", "pc")
    steps(state, ("treat", 0), ("impact", PHLEGMATIC))
    assert not can(state, "learn", PHLEGMATIC)
    do(state, "pass")
    steps(state, ("treat", 1), "all_impact")
    assert legal(state) == [("rise", 1), ("learn", 1), ("rise", 2), ("pass",)]


@pytest.mark.rule("S-5", "S-10")
def test_nothing_is_learned_from_one_who_is_gone():
    state = teaching(SATYRUS, PHLEGMATIC)
    state.remove(SATYRUS)
    steps(state, ("treat", 0), ("impact", PHLEGMATIC))
    assert legal(state) == [("rise", 1), ("pass",)]


@pytest.mark.rule("S-5")
def test_never_in_the_arena_nor_in_the_hospital_nor_by_a_project():
    for where in ("arena", "hospital"):
        state = teaching(SATYRUS, SANGUINE, region=0)
        own(state, hospital="s")
        state.gladiators = 1
        state.inside = ()
        steps(state, where, ("impact", 0))
        assert legal(state) == [("rise", 0), ("pass",)]
    state = alone("s", components=bench(project("s")))
    state.where = [0] + [NONE] * 4
    state.teachers = [SATYRUS, NONE, NONE, NONE]
    steps(state, ("project", 0), ("impact", 0))
    assert legal(state) == [("rise", 0), ("pass",)]


@pytest.mark.rule("S-5")
def test_no_other_condition():
    """Neither skill nor an earlier treatment matters, nor whether it has acted."""
    state = teaching(ASIARCH, MELANCHOLIC, region=3, patients="m")
    state.acted = 0
    own(state, skill=(0, 0, 0, 9))
    steps(state, ("treat", 3), ("impact", MELANCHOLIC))
    assert can(state, "learn", MELANCHOLIC)


# The contest (S-6)


def contest(*order, spaces=None, doctrine=NONE, **things):
    """The contest, with these dignitaries, the highest first."""
    state = alone()
    guests(state, *order, spaces=spaces)
    state.acted = 31
    own(state, **things)
    if doctrine != NONE:
        own(state, doctrines=[doctrine], used=[doctrine])
    state.markers = [6]
    told = begin(state, "contest")
    return state, told


@pytest.mark.rule("S-6")
def test_the_marker_goes_to_the_start_then_up_by_mediples_and_philosophy():
    state, told = contest(prepared=3, philosophy=2, focus="spcm", skill=(9, 9, 9, 9))
    assert facts(told, "contest_began") == [{"humour": NONE}]
    assert state.view(None)["theatre"]["markers"] == [3]  # no publications
    assert legal(state) == [("bid", 0, 0), ("bid", 1, 0), ("bid", 2, 0)]  # no focus
    assert asked(state)["most"] == [2, 0]
    do(state, "bid", 2, 0)
    assert state.view(None)["theatre"]["markers"] == [5]
    assert has(state, 0, "focus", "philosophy") == ("spcm", 0)


@pytest.mark.rule("S-6")
def test_books_are_read_as_usual():
    state, _ = contest(books=1)
    assert wanted(state) == ("prepare", 0)
    do(state, "read")
    do(state, "ready")
    assert legal(state) == [("bid", 0, 0), ("bid", 1, 0), ("bid", 2, 0)]


@pytest.mark.rule("S-6")
@pytest.mark.parametrize(
    ("prepared", "doctrine", "rank", "reputation", "works"),
    [
        (6, NONE, 1, 3, 1),
        (5, NONE, 2, 2, 0),  # a tie is the dignitary's
        (5, THIRD, 1, 3, 1),
        (4, NONE, 2, 2, 0),
        (3, NONE, 3, 1, 0),
        (2, NONE, 4, 0, 0),
        (2, FIRST, 3, 1, 0),
        (0, NONE, 5, 0, 0),
    ],
)
def test_the_player_takes_the_prize_of_its_rank(prepared, doctrine, rank, reputation, works):
    spaces = (5, 3, 2, 1)
    state, told = contest(
        SATYRUS,
        PELOPS,
        ASIARCH,
        THEAGENES,
        spaces=spaces,
        doctrine=doctrine,
        prepared=prepared,
        reputation=0,
    )
    assert facts(told, "ranked") == [{"seat": 0, "rank": rank}]
    assert has(state, 0, "reputation", "works") == (reputation, works)
    assert state.physicians[0].firsts == (1 if rank == 1 else 0)
    assert has(state, 0, "skill") == [0, 0, 0, 0]


@pytest.mark.rule("S-6", "S-10")
def test_only_the_markers_still_there_count():
    state, told = contest(ASIARCH, spaces=(5,), prepared=0, reputation=0)
    assert facts(told, "ranked") == [{"seat": 0, "rank": 2}]
    assert has(state, 0, "reputation") == 2
    _, told = contest(prepared=0, reputation=0)
    assert facts(told, "ranked") == [{"seat": 0, "rank": 1}]


@pytest.mark.rule("S-6", "A-K5", "A-Y1", "A-Y2")
def test_neither_galenus_nor_the_check_of_works_apply():
    state, told = contest(prepared=30, works=9)
    assert "beat_galenus" not in names(told)
    assert "won_by_works" not in names(told)
    assert not state.over
    assert has(state, 0, "works") == 10
    assert "galenus_moved" not in names(told)


@pytest.mark.rule("S-6", "A-G2")
def test_a_villa_prepares_in_pergamon_as_well():
    state = alone(components=bench(power=Power(preparation=2)))
    begin(state, "contest")
    assert state.markers == [2]


# The new year (S-6, S-7)


@pytest.mark.rule("S-6", "S-7")
def test_markers_stay_and_mediples_follow_their_ranks_at_new_year():
    state = alone()
    guests(state, SATYRUS, PELOPS, ASIARCH, THEAGENES, spaces=(6, 4, 3, 1))
    state.markers = [2]
    do(state, "swap", SATYRUS, ASIARCH)
    shown = visitors(state)
    assert {who: one["marker"] for who, one in shown.items()} == {0: 3, 1: 4, 2: 6, 3: 1}
    assert [shown[who]["region"] for who in range(4)] == [0, 1, 2, 3]  # not yet
    told = begin(state, "year")
    shown = visitors(state)
    assert state.view(None)["theatre"]["markers"] == [2]
    assert {who: one["marker"] for who, one in shown.items()} == {0: 3, 1: 4, 2: 6, 3: 1}
    assert [shown[who]["region"] for who in range(4)] == [2, 1, 0, 3]
    assert facts(told, "visitor_moved") == [
        {"dignitary": ASIARCH, "region": 0},
        {"dignitary": SATYRUS, "region": 2},
    ]


@pytest.mark.rule("S-6", "S-10")
def test_those_left_take_the_regions_left():
    state = alone()
    guests(state, SATYRUS, PELOPS, ASIARCH, THEAGENES, spaces=(6, 4, 3, 1))
    state.remove(PELOPS)
    state.spaces = [1, 4, 3, 6, 0]
    begin(state, "year")
    assert {who: one["region"] for who, one in visitors(state).items()} == {
        THEAGENES: 0,
        ASIARCH: 2,
        SATYRUS: 3,
    }


@pytest.mark.rule("S-7")
def test_a_swap_takes_a_mediple_once_a_year():
    state = alone()
    guests(state, SATYRUS, PELOPS, ASIARCH)
    state.acted = 31
    swaps = [move for move in legal(state) if move[0] == "swap"]
    assert swaps == [("swap", 0, 1), ("swap", 0, 2), ("swap", 1, 2)]
    told = do(state, "swap", 0, 2)
    assert facts(told, "swapped") == [{"seat": 0, "one": 0, "other": 2}]
    assert has(state, 0, "at_home") == 5
    assert state.view(None)["swapped"]
    assert not can(state, "swap", 0, 1)
    told = do(state, "stop")
    assert facts(told, "stopped") == [{"seat": 0, "prepared": 5}]  # not counted as unplanned
    assert not state.view(None)["swapped"]
    assert can(state, "swap", 0, 1)


@pytest.mark.rule("S-7", "S-4")
def test_a_swap_may_be_the_last_action():
    state = alone(hospital="sssss")
    guests(state, SATYRUS, PELOPS)
    state.acted = 31
    for _ in range(5):
        steps(state, "hospital", ("impact", 0), "pass")
    told = do(state, "swap", 0, 1)
    assert facts(told, "stopped") == [{"seat": 0, "prepared": 0}]
    assert state.view(None)["year"] == 2


@pytest.mark.rule("S-7", "S-4")
def test_a_swapped_dignitary_still_acts_once():
    state = pergamon()
    ward(state)
    guests(state, ASIARCH, THEAGENES, spaces=(5, 1))
    state.markers = [3]
    told = begin(state, "work")
    assert [one["dignitary"] for one in facts(told, "acted")] == [ASIARCH]
    do(state, "swap", ASIARCH, THEAGENES)
    told = do(state, "stop")
    before = told[: names(told).index("contest_began")]
    assert [one["dignitary"] for one in facts(before, "acted")] == [THEAGENES]


@pytest.mark.rule("S-7", "A-L2")
def test_several_doctrines_may_be_held_one_joined_a_year():
    state = alone()
    own(state, doctrines=[THIRD], used=[THIRD])
    state.doctrines = 0b101
    assert can(state, "join", FIRST)
    do(state, "join", SECOND)
    assert has(state, 0, "doctrines") == [SECOND, THIRD]
    assert state.tie_break(0) == 2  # the best counts
    do(state, "stop")
    do(state, "ready") if wanted(state)[0] == "prepare" else None
    assert can(state, "join", FIRST)
    assert state.view(None)["baths"]["joined"] == NONE


@pytest.mark.rule("S-4", "A-G2")
def test_a_villa_works_in_pergamon_as_well():
    state = alone("pp", components=bench(power=Power(regions=Humours(phlegmatic=1))))
    do(state, "treat", 0)
    assert asked(state)["counts"] == [0, 2, 0, 0]


@pytest.mark.rule("A-Y3", "A-Y4", "S-1")
def test_the_new_year_in_pergamon():
    state = alone()
    lay(state, 0, 12, WINTER + 24, WINTER)
    ward(state, "", "s", "", "p")
    state.gladiators = 0
    coming = state.decks[0][0] // 72
    turned = state.backs[0]
    begin(state, "year")
    assert state.faces == [turned, 12, coming, WINTER]
    assert waiting(state, 0) == "pc"
    assert state.view(None)["year"] == 2
    assert state.view(None)["arena"]["gladiators"] == 3
    assert has(state, 0, "at_home") == 6
