"""What the bots think of a position: sensible, and without touching it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from asclepia.lab.balance import examine
from asclepia.lab.simulate import Study
from asclepia.players import make_player
from asclepia.players import play_out as play_with
from asclepia.table.chance import Stream
from tests.games.galenus.positions import (
    ARENA,
    BATHS,
    CHOLERIC,
    FIRST,
    GAME,
    JOURNEY,
    LINES,
    MELANCHOLIC,
    PHLEGMATIC,
    PRIMUS,
    SANGUINE,
    TABLES,
    THIRD,
    TOP,
    VILLA,
    Measures,
    at_work,
    begin,
    bench,
    do,
    own,
    pergamon,
    playing,
    table,
    ward,
)

INSIGHT = GAME.insight


def worth(state, seat=0):
    return INSIGHT.worth(state)[seat]


def leanings(state, seat=None):
    """What is leaned to, by action, the most first."""
    who = state.pending[0] if seat is None else seat
    choices = state.choices(who)
    found = dict(zip(map(str, choices), INSIGHT.lean(state, who, choices), strict=True))
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def favourite(state, seat=None):
    return next(iter(leanings(state, seat)))


@pytest.mark.parametrize(("seats", "villas", "colleague", "level"), TABLES)
def test_thinking_changes_nothing(seats, villas, colleague, level):
    state = GAME.start(seats, 3, villas=villas, colleague=colleague, level=level)
    for seat in playing(state, luck=4):
        before = state.view(seat)
        choices = state.choices(seat)
        assert len(INSIGHT.lean(state, seat, choices)) == len(choices)
        assert len(INSIGHT.worth(state)) == seats
        assert state.view(seat) == before


def test_in_the_end_the_scores_count():
    for luck in range(6):
        state = GAME.start(3, luck)
        for _ in playing(state, luck):
            pass
        worths = INSIGHT.worth(state)
        best = max(worths)
        assert {seat for seat in range(3) if worths[seat] == best} >= set(state.winners)


def test_who_wins_by_works_has_more_than_everybody():
    state = table(2)
    own(state, 0, works=4)
    own(state, 1, impact=40)
    state.ranking = (0, 1)
    begin(state, "year")
    assert state.winners == (0,)
    mine, theirs = INSIGHT.worth(state)
    assert mine > theirs + 10


def test_nothing_hidden_is_looked_at():
    """Whatever lies in the decks and below summer faces, the judgement is the same."""
    for seats, level in ((2, "normal"), (4, "normal"), (1, "hard")):
        state = GAME.start(seats, 5, level=level)
        for step, seat in enumerate(playing(state, luck=6)):
            if step % 7 == 0 and state.view(seat)["asked"]["to"] in ("work", "result"):
                drawn = state.resample(seat, Stream(step))
                choices = state.choices(seat)
                assert INSIGHT.worth(drawn) == INSIGHT.worth(state)
                assert INSIGHT.lean(drawn, seat, choices) == INSIGHT.lean(state, seat, choices)


@pytest.mark.parametrize(
    "more",
    [
        {"impact": 1},
        {"works": 1},
        {"philosophy": 1},
        {"reputation": 2},
        {"focus": "s"},
        {"herbs": "s"},
        {"books": 1},
        {"skill": (1, 0, 0, 0)},
        {"doctrines": (THIRD,)},
    ],
)
def test_what_one_has_is_worth_something(more):
    state = table()
    before = worth(state)
    own(state, 0, **more)
    assert worth(state) > before


def test_health_is_worth_something():
    state = table()
    before = worth(state)
    own(state, 0, health=1)
    assert worth(state) < before


def test_theriac_is_worth_more_the_more_colours_there_are():
    state = table()
    found = []
    for herbs in ("", "s", "sp", "spc", "spcm"):
        own(state, 0, herbs=herbs)
        found.append(worth(state))
    gains = [after - before for before, after in pairwise(found)]
    assert min(gains) > 0
    own(state, 0, herbs="sssp")
    assert worth(state) < found[3]  # three colours are more than two


def test_a_lead_in_works_is_a_threat():
    state = table(2)
    found = []
    for works in range(4):
        own(state, 0, works=works)
        found.append(worth(state))
    assert found[3] - found[2] > found[1] - found[0]


def test_publishing_is_what_one_leans_to_below_a_line():
    state = table()
    ward(state, "s", "s", "s")
    own(state, 0, skill=(LINES[0], 0, 0, 0), focus="s", hospital="p")
    at_work(state, [VILLA])
    assert favourite(state) == "publish humour=0"


def test_the_patients_that_are_worth_most_are_treated_first():
    state = table()
    ward(state, "spcm", "s", "")
    at_work(state, [TOP, TOP + 1, BATHS])
    assert favourite(state) == "treat region=0"


def test_a_mediple_is_planned_where_somebody_waits():
    state = table()
    ward(state, "", "spcm", "")
    found = leanings(state)
    assert found["plan section=5"] > found["plan section=4"]
    assert found["plan section=5"] > found["plan section=6"]
    rich, poor = state.clone(), state.clone()
    do(rich, "plan", TOP + 1)
    do(poor, "plan", TOP)
    assert worth(rich) > worth(poor)


def test_nobody_plans_for_the_arena_without_reputation_or_gladiators():
    state = table()
    own(state, 0, reputation=2)
    before = leanings(state)[f"plan section={ARENA}"]
    state.gladiators = 0
    assert leanings(state)[f"plan section={ARENA}"] < before


def test_focus_is_taken_where_a_line_is_near_and_impact_at_the_end():
    state = table()
    ward(state, "s", "s", "s")
    own(state, 0, skill=(LINES[0], 0, 0, 0))
    at_work(state, [TOP, VILLA])
    do(state, "treat", 0)
    assert favourite(state) == "focus humour=0"
    late = table()
    late.year = 5
    ward(late, "s", "s", "s")
    own(late, 0, skill=(1, 0, 0, 0))
    at_work(late, [TOP])
    do(late, "treat", 0)
    assert favourite(late) == "impact humour=0"


def test_the_last_step_to_the_top_is_taken():
    state = table()
    ward(state, "sp", "s", "s")
    own(state, 0, skill=(PRIMUS - 1, 0, 0, 0))
    at_work(state, [TOP, BATHS])
    do(state, "treat", 0)
    do(state, "all_impact")
    assert favourite(state) == "rise humour=0"


def test_a_herb_is_spent_to_clear_a_region_and_kept_for_theriac():
    state = table()
    ward(state, "ss", "s", "s")
    own(state, 0, herbs="ss")
    at_work(state, [TOP, BATHS])
    do(state, "treat", 0)
    assert favourite(state) == "herb humour=0"
    other = table()
    other.year = 4
    ward(other, "sss", "s", "s")
    own(other, 0, herbs="spcm")
    at_work(other, [TOP, BATHS])
    do(other, "treat", 0)
    assert favourite(other) == "enough"


def test_a_colour_that_is_missing_is_bought():
    state = table(2)
    own(state, 0, herbs="spc")
    at_work(state, [JOURNEY])
    do(state, "shop")
    assert favourite(state) == f"pick good={MELANCHOLIC}"


def test_the_subject_is_what_one_knows_best():
    state = table()
    own(state, 0, skill=(0, 0, 4, 0))
    do(state, "begin")
    assert favourite(state) == f"subject humour={CHOLERIC}"


def test_nothing_is_bid_that_brings_nothing():
    """Nobody can be overtaken, and Galenus is far away."""
    state = table(2)
    state.subject = SANGUINE
    own(state, 0, philosophy=1, prepared=0)
    own(state, 1, philosophy=0, prepared=6)
    begin(state, "contest")
    found = leanings(state, 0)
    assert found["bid philosophy=0 focus=0"] > found["bid philosophy=1 focus=0"]


def test_a_bid_that_decides_is_made():
    state = table(2)
    state.subject = SANGUINE
    own(state, 0, philosophy=3, prepared=3)
    own(state, 1, philosophy=0, prepared=4)
    begin(state, "contest")
    found = leanings(state, 0)
    assert found["bid philosophy=2 focus=0"] > found["bid philosophy=0 focus=0"]


def test_a_tie_is_bid_for_by_whoever_wins_it():
    """Doctrines are open: a tie that they lose is worth nothing, one that they win is enough."""
    state = table(2)
    state.subject = SANGUINE
    own(state, 0, philosophy=3, prepared=3)
    own(state, 1, philosophy=0, prepared=4, doctrines=(THIRD,))
    begin(state, "contest")
    do(state, "ready")
    found = leanings(state, 0)
    assert favourite(state, 0) == "bid philosophy=2 focus=0"
    assert found["bid philosophy=1 focus=0"] < found["bid philosophy=0 focus=0"]
    own(state, 0, doctrines=(FIRST,))
    assert favourite(state, 0) == "bid philosophy=1 focus=0"


def test_the_last_bids_are_judged_by_the_final_scores():
    """Then nothing is left but to count: also what overflows from the reputation that is won."""
    state = table(2)
    state.year = 5
    state.subject = SANGUINE
    own(state, 0, philosophy=2, prepared=1, health=0)
    own(state, 1, philosophy=2)
    for mine in range(3):
        for theirs in range(3):
            after = state.clone()
            own(after, 0, reputation=after.physicians[0].house.reputation)
            begin(after, "contest")
            do(after, "bid", mine, 0)
            do(after, "bid", theirs, 0)
            assert after.over
            assert INSIGHT.worth(after) == after.scores
            won = 2 - 3 if mine + 1 > theirs else 0  # a work; three health too much
            assert after.scores[0] == 2 - mine + won


def test_whoever_is_ill_goes_to_the_baths():
    state = table()
    ward(state, "", "", "")
    own(state, 0, health=0, reputation=0, doctrines=(THIRD,))
    state.goods = ()
    state.gladiators = 0
    found = leanings(state)
    assert found[f"plan section={BATHS}"] > found[f"plan section={ARENA}"]
    well = table()
    ward(well, "", "", "")
    own(well, 0, health=3, reputation=0, doctrines=(THIRD,))
    assert worth(well) > worth(state)


def test_the_least_wanted_focus_is_lost():
    state = table()
    ward(state, "p", "s", "s")
    own(state, 0, skill=(LINES[0], 0, 0, 0), focus="sm", health=0)
    at_work(state, [TOP, BATHS, VILLA])
    do(state, "treat", 0)
    do(state, "impact", PHLEGMATIC)
    assert favourite(state) == f"lose humour={MELANCHOLIC}"


# Pergamon


def test_alone_what_brings_a_goal_nearer_is_worth_more():
    goals = (Measures(herbs=4), Measures(works=2), Measures(primus=1), Measures(doctrines=2))
    state = pergamon(components=bench(goals=goals))
    before = worth(state)
    own(state, 0, works=1)
    assert worth(state) > before + 2
    state.met = 1
    assert worth(state) > before + 4


def test_alone_a_game_is_won_or_lost():
    state = pergamon("easy", components=bench(goals=(Measures(works=1),) * 4))
    own(state, 0, works=1)
    state.changed(0)
    state.settle_goals()
    assert state.winners == (0,)
    assert worth(state) > INSIGHT.goal(state)


# Players


def test_greedy_beats_random():
    won = 0
    for seed in range(4):
        state = GAME.start(2, seed)
        play_with(state, INSIGHT, [make_player("greedy", seed), make_player("random", seed)])
        won += 0 in state.winners
    assert won >= 3


def test_a_study_of_balance_tells_of_places_projects_and_doctrines():
    study = Study("galenus", ("greedy", "greedy"), seed=1, options={"villas": "asymmetric"})
    balance = examine(study, games=2)
    used = {piece for piece, _, _ in balance.pieces()}
    assert {"planned: villa", "planned: region", "done: treat"} <= used
    labels = {tally.label for tally in balance.traits()}
    assert {"begins as number 1", "begins as number 2"} <= labels
    assert any(label.startswith("villa of ") for label in labels)
    notes = {note for note, _, _ in balance.notes()}
    assert "cleared" in notes
    assert any(note.startswith("project of ") for note in notes)
    alone = examine(Study("galenus", ("greedy",), seed=1), games=1)
    assert set(alone.endings()) <= {"won", "lost"}
