"""Goals, levels and the verdict of Pergamon (S-2, S-10, S-11)."""

from __future__ import annotations

import pytest

from asclepia.games.galenus.components import Goal, GoalFace, Measures, Track, Villa

from .positions import (
    ASIARCH,
    BENCH,
    GAME,
    LEVELS,
    NEVER,
    NICON,
    NONE,
    PELOPS,
    SATYRUS,
    SECOND,
    THEAGENES,
    asked,
    begin,
    bench,
    changed,
    do,
    facts,
    gain,
    guests,
    has,
    legal,
    names,
    own,
    pergamon,
    play_out,
    project,
    steps,
    wanted,
    ward,
)

M = Measures
#: In every region: a little of everything.
TASK = project(gain=gain("c", philosophy=1, health=1, books=1))
ORDER = (SATYRUS, PELOPS, ASIARCH, THEAGENES)


def striving(*goals, level="normal", **things):
    """The player's turn, all four dignitaries below; nobody has acted."""
    wanted_goals = [*goals, *[NEVER] * (4 - len(goals))]
    state = pergamon(level, bench(TASK, goals=wanted_goals))
    state.met, state.owed = 0, ()
    guests(state, *(ORDER if level != "easy" else (SATYRUS, PELOPS, ASIARCH, NICON)))
    state.markers = [9]
    ward(state, "ss", "pp", "cc", "mm")
    own(state, **things)
    begin(state, "work")
    return state


def here(state):
    return [one["who"] for one in state.view(None)["visitors"]]


def met(state):
    return [one["met"] for one in state.view(None)["goals"]]


# Which goals (S-2)


@pytest.mark.rule("S-2", "A-C10")
def test_one_perga_face_and_one_mon_face_at_random():
    faces = [
        GoalFace(card=card, goals=[Goal(needs=M(impact=100 + 10 * n + i)) for i in range(2)])
        for n, card in enumerate(["mon", "perga"] * 4)
    ]
    components = changed(BENCH, goal_faces=faces)
    drawn = set()
    for seed in range(80):
        state = GAME.start(1, seed, components)
        view = state.view(None)
        goals = [one["goal"] for one in view["goals"]]
        assert goals[0] in (0, 2, 4, 6)
        assert goals[2] in (8, 10, 12, 14)
        assert (goals[1], goals[3]) == (goals[0] + 1, goals[2] + 1)
        assert facts(state.opening, "goal_drawn") == [
            {"goal": goal, "place": place} for place, goal in enumerate(goals)
        ]
        assert met(state) == [False] * 4
        drawn.add((goals[0], goals[2]))
    assert len(drawn) == 16
    assert GAME.start(2, 1, BENCH).view(None)["goals"] == []


@pytest.mark.rule("S-2", "A-C10")
def test_the_first_two_are_of_the_perga_face():
    state = pergamon()
    cards = [state.printed()["goals"][one["goal"]]["card"] for one in state.view(None)["goals"]]
    assert cards == ["perga", "perga", "mon", "mon"]


@pytest.mark.rule("S-2")
@pytest.mark.parametrize("level", ["easy", "normal", "intermediate"])
def test_below_hard_the_fourth_goal_wins_at_once(level):
    state = striving(M(impact=1), M(impact=1), M(impact=1), M(impact=1), level=level)
    steps(state, ("treat", 0))
    told = do(state, "impact", 0)
    assert state.over
    assert state.winners == (0,)
    assert [one["place"] for one in facts(told, "goal_met")] == [0, 1, 2, 3]
    assert names(told)[-1] == "goal_met"  # nobody is removed for the last one
    assert met(state) == [True] * 4
    assert state.scores == [1]
    assert state.view(None)["phase"] == "end"
    assert state.view(None)["turn"] == NONE


@pytest.mark.rule("S-2")
@pytest.mark.parametrize("level", ["easy", "normal", "intermediate"])
def test_after_the_victory_nothing_more_happens(level):
    """No bonus, no plague, no rest of a gain, no contest."""
    state = striving(*[M(treated=1)] * 4, level=level)
    ward(state, "p")
    told = steps(state, ("treat", 0), ("impact", 1))
    found = [name for name in names(told) if name != "removed"]  # for the first three
    assert found == ["treating", "made_impact", *["goal_met"] * 4]
    assert state.scores == [1]
    state = striving(*[M(philosophy=1)] * 4, level=level)
    do(state, "project", 0)
    assert has(state, 0, "philosophy", "books", "focus") == (1, 0, "")
    state = striving(*[M(firsts=1)] * 4, level=level)
    told = do(state, "stop")
    assert names(told)[-1] == "goal_met"
    assert state.winners == (0,)
    assert has(state, 0, "works") == 0


@pytest.mark.rule("S-2", "S-8")
def test_a_victory_by_nicon_stops_the_others():
    state = pergamon("easy", bench(goals=[NEVER, NEVER, NEVER, M(primus=1)]))
    state.met = 0b0111
    guests(state, NICON, SATYRUS, spaces=(8, 7))
    ward(state, "s", "cc")
    own(state, skill=(10, 0, 0, 0))
    told = begin(state, "work")
    assert state.winners == (0,)
    assert [one["dignitary"] for one in facts(told, "acted")] == [NICON]


@pytest.mark.rule("S-2", "S-6")
def test_a_victory_by_a_prize_is_the_end_of_the_year():
    state = striving(NEVER, NEVER, NEVER, M(works=1))
    state.met = 0b0111
    told = do(state, "stop")
    assert names(told)[-1] == "goal_met"
    assert state.winners == (0,)
    assert state.view(None)["year"] == 1


@pytest.mark.rule("S-2")
def test_three_goals_are_not_enough():
    state = striving(M(impact=1), M(impact=1), M(impact=1), level="intermediate")
    state.year = 5
    steps(state, ("treat", 0), ("impact", 0), "pass")
    told = do(state, "stop")
    assert facts(told, "verdict") == [{"seat": 0, "won": 0}]
    assert state.over
    assert state.winners == ()


@pytest.mark.rule("S-2")
def test_the_quick_ways_stop_when_the_game_is_won():
    """All to impact is the same small steps: after the first one the game is over."""
    goals = [M(treated=1)] * 4
    state = striving(*goals, skill=(3, 0, 0, 0))
    do(state, "treat", 0)
    twin = state.clone()
    told, slowly = do(state, "all_impact"), do(twin, "impact", 0)
    assert twin.over
    assert state.over
    assert names(told) == names(slowly)
    assert state.scores == twin.scores == [1]


@pytest.mark.rule("S-10")
def test_the_quick_ways_stop_for_a_removal_and_then_go_on():
    state = striving(M(treated=1), skill=(3, 0, 0, 0), focus="s")
    do(state, "treat", 0)
    twin = state.clone()
    told = steps(state, "all_focus", ("remove", PELOPS))
    slowly = steps(twin, ("focus", 0), ("remove", PELOPS), ("focus", 0))
    assert names(told) == names(slowly)
    assert wanted(state) == wanted(twin) == ("rise", 0)
    assert state.view(0) == twin.view(0)


@pytest.mark.rule("S-10")
def test_a_goal_reached_at_the_start_is_met_at_once():
    state = pergamon("normal", bench(goals=[M(health=3), NEVER, NEVER, NEVER]))
    assert "goal_met" in names(state.opening)
    assert wanted(state) == ("remove", 0)
    told = do(state, "remove", SATYRUS)
    assert SATYRUS not in here(state)
    assert SATYRUS not in [one["dignitary"] for one in facts(told, "acted")]


@pytest.mark.rule("S-10", "A-S1")
def test_a_chosen_villa_may_meet_a_goal():
    strong = Villa(health=Track(4, 4), name="strong")
    components = bench(goals=[M(health=4), NEVER, NEVER, NEVER], villas=[strong] * 8)
    state = pergamon(components=components, villas="chosen")
    assert wanted(state) == ("move_in", 0)
    assert not any(met(state))
    told = do(state, "move_in", 3)
    assert "acted" not in names(told)
    assert wanted(state) == ("remove", 0)


@pytest.mark.rule("S-10", "S-2")
def test_a_game_may_be_won_before_the_first_move():
    state = pergamon("normal", bench(goals=[M(health=3)] * 4))
    assert state.over
    assert state.winners == (0,)


# Met once, met for good (S-10)


@pytest.mark.rule("S-10")
def test_a_goal_met_removes_a_dignitary_of_choice():
    state = striving(M(impact=1))
    do(state, "treat", 0)
    told = do(state, "impact", 0)
    assert facts(told, "goal_met") == [{"goal": state.goals[0], "place": 0}]
    assert asked(state) == {"to": "remove", "waits_for": [0], "goal": 0}
    assert legal(state) == [("remove", who) for who in ORDER]
    told = do(state, "remove", ASIARCH)
    assert facts(told, "removed") == [{"dignitary": ASIARCH}]
    assert here(state) == [SATYRUS, PELOPS, THEAGENES]
    assert ASIARCH not in state.teachers
    assert state.view(None)["regions"][2]["visitor"] == NONE
    assert wanted(state) == ("rise", 0)  # what was going on goes on
    assert met(state) == [True, False, False, False]


@pytest.mark.rule("S-10")
def test_it_stays_met():
    state = striving(M(reputation=2), reputation=1)
    steps(state, ("treat", 2), ("impact", 2))
    assert wanted(state) == ("remove", 0)
    steps(state, ("remove", SATYRUS), "pass")
    do(state, "arena")  # costs a reputation
    assert met(state)[0]
    while state.view(None)["year"] == 1:
        do(state, *legal(state)[-1])
    assert here(state) == [PELOPS, ASIARCH, THEAGENES]


@pytest.mark.rule("S-10")
def test_a_pending_action_of_it_is_cancelled():
    state = striving(M(impact=1))
    steps(state, ("treat", 0), ("impact", 0), ("remove", SATYRUS), "pass")
    told = do(state, "stop")
    year = told[: names(told).index("contest_began")]
    assert [one["dignitary"] for one in facts(year, "acted")] == [PELOPS, ASIARCH, THEAGENES]


@pytest.mark.rule("S-10", "S-8")
def test_a_goal_met_by_nicon_removes_before_the_next_one_acts():
    state = pergamon("easy", bench(goals=[M(sanguine=1), NEVER, NEVER, NEVER]))
    state.met, state.owed = 0, ()
    guests(state, NICON, SATYRUS, PELOPS, ASIARCH, spaces=(8, 7, 6, 5))
    ward(state, "sp", "cc", "", "")
    begin(state, "work")
    assert wanted(state) == ("nicon", 0)
    told = do(state, "call", 0)
    assert "acted" in names(told)
    assert wanted(state) == ("remove", 0)
    told = do(state, "remove", SATYRUS)
    assert [one["dignitary"] for one in facts(told, "acted")] == [PELOPS, ASIARCH]
    assert wanted(state) == ("result", 0)


@pytest.mark.rule("S-10")
def test_two_goals_at_once_remove_two():
    state = striving(M(impact=1), M(treated=1))
    steps(state, ("treat", 0))
    told = do(state, "impact", 0)
    assert [one["place"] for one in facts(told, "goal_met")] == [0, 1]
    assert asked(state)["goal"] == 0
    do(state, "remove", PELOPS)
    assert asked(state)["goal"] == 1
    assert legal(state) == [("remove", 0), ("remove", 2), ("remove", 3)]
    do(state, "remove", SATYRUS)
    assert wanted(state) == ("rise", 0)
    assert here(state) == [ASIARCH, THEAGENES]


@pytest.mark.rule("S-10")
def test_all_parts_of_a_goal_at_the_same_moment():
    state = striving(M(impact=1, reputation=3), reputation=2)
    steps(state, ("treat", 0), ("impact", 0), "pass")
    assert not any(met(state))
    steps(state, ("treat", 2), ("impact", 2))
    assert met(state)[0]


@pytest.mark.rule("S-10")
def test_a_goal_met_in_passing_counts():
    """A focus that is gained and lost in the same treatment."""
    state = striving(M(focus=1), health=0)
    steps(state, ("treat", 1))
    do(state, "focus", 1)
    assert met(state)[0]


CHANGES = [
    (M(health=3), {"health": 1}, ["recuperate"]),
    (M(doctrines=1), {}, [("join", 0)]),
    (M(books=1), {}, ["shop", ("pick", 4)]),
    (M(herbs=1), {}, ["shop", ("pick", 3)]),
    (M(publications=1), {"skill": (2, 0, 0, 0), "focus": "s"}, [("publish", 0)]),
    (M(humours=1), {"skill": (2, 0, 0, 0), "focus": "s"}, [("publish", 0)]),
    (M(works=1), {"skill": (2, 0, 0, 0), "focus": "s"}, [("publish", 0)]),
    (M(sanguine=2), {"skill": (2, 0, 0, 0), "focus": "s"}, [("publish", 0)]),
    (M(level=2), {"skill": (2, 3, 3, 3), "focus": "s"}, [("publish", 0)]),
    (M(primus=1), {"skill": (10, 0, 0, 0)}, [("treat", 0), "all_impact", ("rise", 0)]),
    (M(focus=1), {}, [("treat", 0), ("focus", 0)]),
    (M(treated=1), {}, [("treat", 0), ("impact", 0)]),
    (M(treated=1), {"focus": "ssss"}, [("treat", 0), ("focus", 0)]),
    (M(impact=1), {}, [("treat", 0), ("impact", 0)]),
    (M(philosophy=1), {"focus": "ssss"}, [("treat", 0), ("focus", 0), "overflow"]),
    (M(philosophy=2), {"books": 1}, ["read"]),
    (M(reputation=2), {}, [("treat", 2), ("impact", 2)]),
    (M(cleared=1), {"skill": (3, 0, 0, 0)}, [("treat", 0), "all_impact"]),
    (M(firsts=1), {}, ["stop"]),
    (M(herbs=1), {"doctrines": [SECOND]}, [("invoke", SECOND), ("gain_herb", 2)]),
    (M(works=1), {}, ["stop"]),
]


@pytest.mark.rule("S-10")
@pytest.mark.parametrize(("goal", "things", "moves"), CHANGES)
def test_a_goal_is_checked_after_every_change(goal, things, moves):
    state = striving(goal, **things)
    assert not any(met(state))
    told = steps(state, *moves[:-1])
    assert "goal_met" not in names(told)
    told = steps(state, moves[-1])
    assert met(state)[0]
    assert wanted(state) == ("remove", 0)


@pytest.mark.rule("S-10")
@pytest.mark.parametrize(
    ("got", "goal"),
    [
        (gain(impact=1), M(impact=1)),
        (gain(philosophy=1), M(philosophy=1)),
        (gain(reputation=1), M(reputation=2)),
        (gain(health=1), M(health=3)),
        (gain(books=1), M(books=1)),
        (gain(works=1), M(works=1)),
        (gain("s"), M(focus=1)),
        (gain(herbs="s"), M(herbs=1)),
        (gain(skill="s"), M(primus=1)),
    ],
)
def test_a_goal_is_checked_after_every_gain(got, goal):
    """Nothing else changes that would have it checked."""
    goals = [goal, NEVER, NEVER, NEVER]
    state = pergamon(components=bench(project(gain=got), goals=goals))
    state.met, state.owed = 0, ()
    guests(state, *ORDER)
    state.markers = [9]
    own(state, health=2, skill=(10, 0, 0, 0))
    begin(state, "work")
    assert not any(met(state))
    do(state, "project", 0)
    assert met(state)[0]


@pytest.mark.rule("S-10")
def test_a_prize_that_meets_a_goal_removes_before_the_new_year():
    state = striving(M(firsts=1))
    told = do(state, "stop")
    assert "year_began" not in names(told)
    assert wanted(state) == ("remove", 0)
    told = do(state, "remove", SATYRUS)
    assert facts(told, "year_began") == [{"year": 2}]
    assert wanted(state) == ("result", 0)


@pytest.mark.rule("S-10", "A-F1")
def test_the_final_scoring_can_meet_a_goal():
    state = striving(*[M(impact=6)] * 4, works=3)
    state.year = 5
    begin(state, "year")
    assert state.winners == (0,)
    assert met(state) == [True] * 4


@pytest.mark.rule("S-10", "A-F1")
def test_a_goal_met_by_the_final_scoring_removes_nobody_any_more():
    state = striving(M(impact=6), works=3)
    state.year = 5
    told = begin(state, "year")
    assert "goal_met" in names(told)
    assert state.over
    assert state.winners == ()


# Levels (S-11)


@pytest.mark.rule("S-11")
@pytest.mark.parametrize("level", LEVELS)
def test_who_is_removed_is_chosen_or_goes_by_the_place_of_the_goal(level):
    state = striving(NEVER, NEVER, M(impact=1), level=level)
    do(state, "treat", 0)
    told = do(state, "impact", 0)
    if level in ("easy", "normal"):
        assert wanted(state) == ("remove", 0)
        assert len(legal(state)) == 4
    else:
        assert facts(told, "removed") == [{"dignitary": ASIARCH}]  # in the third region
        assert wanted(state) == ("rise", 0)


@pytest.mark.rule("S-11", "S-10")
def test_goal_n_removes_whoever_is_in_region_n_now():
    state = striving(M(impact=1), NEVER, NEVER, M(impact=1), level="hard")
    guests(state, THEAGENES, PELOPS, SATYRUS, spaces=(4, 3, 2))
    steps(state, ("treat", 0), ("impact", 0))
    assert here(state) == [SATYRUS, PELOPS]  # region 3 has nobody


@pytest.mark.rule("S-11")
@pytest.mark.parametrize(("level", "points"), [("hard", 40), ("extreme", 45), ("legendary", 50)])
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("skill", [(3, 3, 6, 6), (3, 3, 3, 6)])
def test_from_hard_on_points_and_publications_are_asked_for(level, points, short, skill):
    """Six publications and so many points, counted after the final scoring."""
    state = striving(*[M(treated=1)] * 4, level=level)
    steps(state, ("treat", 0), ("impact", 0))
    assert met(state) == [True] * 4
    assert not state.over  # judged at the end
    do(state, "pass")
    own(state, impact=points - 4 - short, works=2, skill=skill)
    state.year = 5
    told = begin(state, "year")
    publications = has(state, 0, "publications")
    won = not short and publications >= 6
    assert facts(told, "verdict") == [{"seat": 0, "won": int(won)}]
    assert state.winners == ((0,) if won else ())
    assert state.ranks == (1,)


@pytest.mark.rule("S-11", "S-2")
def test_points_alone_do_not_win():
    state = striving(M(treated=99), level="hard", impact=90, skill=(9, 9, 9, 9))
    state.year = 5
    begin(state, "year")
    assert state.over
    assert state.winners == ()


@pytest.mark.rule("S-11")
def test_below_hard_neither_points_nor_publications_are_asked_for():
    state = striving(*[M(works=1)] * 4, level="normal", works=0)
    state.year = 5
    do(state, "stop")
    assert state.winners == (0,)


@pytest.mark.rule("S-11")
@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_every_level_ends(level):
    for seed in range(4):
        state = GAME.start(1, seed, level=level)
        told = play_out(state, seed)
        assert state.over
        assert state.view(None)["level"] == level
        assert "counted" in names(told) or state.winners == (0,)


@pytest.mark.rule("S-2")
def test_how_far_a_goal_has_come_is_seen():
    """A stranger had to count thirty patients on paper."""
    state = striving(M(treated=30), M(philosophy=2, books=2), skill=(3, 0, 0, 0), books=1)
    goals = state.view(None)["goals"]
    assert goals[0]["has"] == {"treated": 0}
    assert goals[1]["has"] == {"philosophy": 0, "books": 1}
    steps(state, ("treat", 0), "all_impact")
    assert state.view(None)["goals"][0]["has"]["treated"] > 0
