"""The contest: preparation, secret bids, ranking, prizes, Galenus (A-K1 to A-K5)."""

from __future__ import annotations

import itertools

import pytest

from asclepia.games.galenus.components import Power

from .positions import (
    CHOLERIC,
    FIRST,
    GALENUS,
    MELANCHOLIC,
    NONE,
    PHLEGMATIC,
    SANGUINE,
    SECOND,
    THIRD,
    asked,
    begin,
    bench,
    do,
    facts,
    has,
    legal,
    names,
    own,
    steps,
    table,
    wanted,
)


def contest(state, subject=SANGUINE):
    state.subject = subject
    return begin(state, "contest")


def markers(state):
    return state.view(None)["theatre"]["markers"]


def ranking(told):
    return [one["seat"] for one in facts(told, "ranked")]


# Preparation (A-K1)


@pytest.mark.rule("A-K1", "A-P7")
def test_contest_markers_as_in_the_rulebook():
    """Two publications, one, one and none in the subject."""
    state = table(4)
    for seat, position in enumerate((6, 3, 5, 2)):
        own(state, seat, skill=(11, position, 11, 11), philosophy=1)
    told = contest(state, PHLEGMATIC)
    assert markers(state) == [2, 1, 1, 0]
    assert facts(told, "contest_began") == [{"humour": PHLEGMATIC}]
    assert facts(told, "advanced") == [
        {"seat": 0, "by": 2, "space": 2},
        {"seat": 1, "by": 1, "space": 1},
        {"seat": 2, "by": 1, "space": 1},
    ]


@pytest.mark.rule("A-K1")
def test_mediples_in_preparation_and_publications_add_up():
    state = table(2)
    own(state, 0, prepared=4, skill=(9, 0, 0, 0), philosophy=1)
    own(state, 1, prepared=1, philosophy=1)
    contest(state)
    assert markers(state) == [7, 1]


@pytest.mark.rule("A-K1", "A-G2")
def test_a_villa_may_be_better_prepared():
    state = table(2, bench(power=Power(preparation=2)))
    own(state, 0, philosophy=1)
    contest(state)
    assert markers(state) == [2, 2]


@pytest.mark.rule("A-K1")
def test_books_are_read_in_player_order():
    state = table(4)
    state.first = 2
    for seat in (0, 1, 3):
        own(state, seat, books=1)
    contest(state)
    order = []
    while wanted(state)[0] == "prepare":
        order.append(wanted(state)[1])
        assert legal(state) == [("ready",)]
        do(state, "ready")
    assert order == [3, 0, 1]  # seat 2 has nothing to decide


@pytest.mark.rule("A-K1", "A-L2")
def test_a_doctrine_can_be_used_in_preparation():
    state = table(2)
    own(state, 1, doctrines=[FIRST])
    contest(state)
    assert wanted(state) == ("prepare", 1)
    do(state, "invoke", FIRST)
    do(state, "ready")
    assert legal(state) == [("bid", 0, 0), ("bid", 1, 0), ("bid", 2, 0)]


@pytest.mark.parametrize(
    ("has", "what"),
    [
        ({"books": 1}, "books"),
        ({"doctrines": [FIRST]}, "doctrine"),
        ({"books": 1, "doctrines": [FIRST]}, "both"),
    ],
)
def test_only_what_is_there_is_named_before_the_contest(has, what):
    state = table(2)
    own(state, 0, philosophy=1, **has)
    contest(state)
    assert state.prompt(0).facts == {"what": what}
    for aside in [one for one in state.choices(0) if one.aside]:
        state.play(0, aside)
    assert state.prompt(0).facts == {"what": "nothing"}


# Bids (A-K2)


@pytest.mark.rule("A-K2")
def test_philosophy_and_focus_of_the_subject_are_bid_separately():
    state = table(2)
    own(state, 0, philosophy=2, focus="ssm")
    contest(state)
    assert asked(state)["most"] == [2, 2]
    assert legal(state) == [("bid", *one) for one in itertools.product(range(3), range(3))]
    own(state, 1, philosophy=0)
    told = do(state, "bid", 1, 2)
    assert facts(told, "bid") == [
        {"seat": 0, "philosophy": 1, "focus": 2, "space": 3},
        {"seat": 1, "philosophy": 0, "focus": 0, "space": 0},
    ]
    assert has(state, 0, "philosophy", "focus") == (1, "m")
    assert state.view(None)["theatre"]["bids"] == [[1, 2], [0, 0]]


@pytest.mark.rule("A-K2")
def test_what_was_bid_is_lost_whatever_the_outcome():
    state = table(3)
    for seat in range(3):
        own(state, seat, philosophy=3, focus="s", prepared=seat)
    contest(state)
    for seat in range(3):
        do(state, "bid", 2, 1, seat=seat)
    for seat in range(3):
        assert has(state, seat, "philosophy", "focus") == (1, "")
    assert state.view(None)["theatre"]["ranking"] == [2, 1, 0]


@pytest.mark.rule("A-K2")
def test_zero_is_allowed():
    state = table(2)
    own(state, 0, philosophy=4)
    contest(state)
    do(state, "bid", 0, 0)
    assert has(state, 0, "philosophy") == 4


@pytest.mark.rule("A-K2")
def test_those_who_have_nothing_are_not_asked():
    state = table(3)
    own(state, 1, focus="s")
    contest(state)
    assert state.pending == (1,)
    state = table(3)
    own(state, 1, focus="ppcm")  # of other humours
    told = contest(state)
    assert len(facts(told, "bid")) == 3


@pytest.mark.rule("A-K2")
def test_all_bid_at_once_and_are_revealed_together():
    state = table(3)
    for seat in range(3):
        own(state, seat, philosophy=2)
    contest(state)
    assert state.pending == (0, 1, 2)
    assert do(state, "bid", 2, 0, seat=1) == []
    assert do(state, "bid", 1, 0, seat=2) == []
    assert state.pending == (0,)
    assert has(state, 1, "philosophy") == 2
    told = do(state, "bid", 0, 0, seat=0)
    assert [one["seat"] for one in facts(told, "bid")] == [0, 1, 2]
    assert all(event.kind.reveals for event in told if event.kind.name == "bid")


@pytest.mark.rule("A-K2", "A-S4")
def test_bids_are_secret_until_all_are_in():
    seen = []
    for bid in range(4):
        state = table(3)
        for seat in range(3):
            own(state, seat, philosophy=3)
        contest(state)
        do(state, "bid", bid, 0, seat=1)
        views = {seat: state.view(seat) for seat in (0, 2, None)}
        assert views[0]["asked"]["waits_for"] == [0, 2]
        assert views[0]["asked"]["sealed"] is None
        assert state.view(1)["asked"]["sealed"] == {"kind": "bid", "philosophy": bid, "focus": 0}
        seen.append((views, str(state.prompt(0)), str(state.prompt(None)), state.foretell_all(0)))
    assert all(one == seen[0] for one in seen)


# Ranking (A-K3)


def adjudicate(spaces, doctrines=(), bids=(), first=0, subject=SANGUINE):
    """These markers, after these bids of philosophy; doctrines by seat."""
    state = table(len(spaces))
    state.first = first
    for seat, space in enumerate(spaces):
        bid = bids[seat] if bids else 0
        own(state, seat, prepared=space - bid, philosophy=bid)
    for seat, doctrine in dict(doctrines).items():
        own(state, seat, doctrines=[doctrine], used=[doctrine])
    state.galenus = 99
    told = contest(state, subject)
    while wanted(state)[0] == "bid":
        seat = state.pending[0]
        told += do(state, "bid", bids[seat], 0, seat=seat)
    return state, told


@pytest.mark.rule("A-K3")
@pytest.mark.parametrize("spaces", list(itertools.permutations((0, 2, 3, 6))))
def test_the_furthest_up_is_first(spaces):
    _, told = adjudicate(spaces)
    assert ranking(told) == sorted(range(4), key=lambda seat: -spaces[seat])
    assert [one["rank"] for one in facts(told, "ranked")] == [1, 2, 3, 4]


@pytest.mark.rule("A-K3")
def test_doctrines_break_ties_by_their_rank():
    _, told = adjudicate((3, 3, 3, 3), {0: THIRD, 1: FIRST, 2: SECOND})
    assert ranking(told) == [1, 2, 0, 3]


@pytest.mark.rule("A-K3")
def test_a_used_doctrine_still_breaks_ties_and_beats_a_higher_bid():
    _, told = adjudicate((3, 3), {1: THIRD}, bids=(3, 0))
    assert ranking(told) == [1, 0]


@pytest.mark.rule("A-K3")
def test_among_holders_bids_do_not_count():
    _, told = adjudicate((3, 3, 3), {0: FIRST, 1: SECOND}, bids=(0, 3, 3))
    assert ranking(told) == [0, 1, 2]


@pytest.mark.rule("A-K3")
def test_a_doctrine_does_not_beat_a_marker_further_up():
    _, told = adjudicate((3, 4), {0: FIRST})
    assert ranking(told) == [1, 0]


@pytest.mark.rule("A-K3")
def test_then_the_highest_bid():
    _, told = adjudicate((3, 3, 3), bids=(0, 1, 2))
    assert ranking(told) == [2, 1, 0]


@pytest.mark.rule("A-K3", "A-K2")
def test_a_bid_is_philosophy_and_focus_together():
    state = table(2)
    state.first = 0
    own(state, 0, philosophy=1, prepared=2)
    own(state, 1, philosophy=1, focus="s", prepared=1)
    contest(state)
    do(state, "bid", 1, 0, seat=0)
    told = do(state, "bid", 1, 1, seat=1)
    assert ranking(told) == [1, 0]


@pytest.mark.rule("A-K3")
@pytest.mark.parametrize("first", range(4))
def test_then_the_order_of_the_year_just_played(first):
    _, told = adjudicate((2, 2, 2, 2), first=first)
    assert ranking(told) == [(first + place) % 4 for place in range(4)]


@pytest.mark.rule("A-K3")
def test_every_rank_is_awarded_even_at_zero():
    state, told = adjudicate((0, 0, 0, 0))
    assert ranking(told) == [0, 1, 2, 3]
    assert has(state, 0, "works", "reputation") == (1, 4)
    assert [has(state, seat, "reputation") for seat in (1, 2, 3)] == [3, 2, 1]


# Prizes (A-K4)


@pytest.mark.rule("A-K4")
@pytest.mark.parametrize(("seats", "prizes"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_reputation_by_rank_and_nothing_for_the_last(seats, prizes):
    spaces = list(range(seats, 0, -1))
    state = table(seats)
    for seat, space in enumerate(spaces):
        own(state, seat, prepared=space, reputation=0)
    contest(state)
    assert [has(state, seat, "reputation") for seat in range(seats)] == prizes
    assert [has(state, seat, "works") for seat in range(seats)] == [1, *[0] * (seats - 1)]
    assert has(state, 0, "impact") == 0


@pytest.mark.rule("A-K4", "A-P7")
def test_the_prizes_of_three_as_in_the_rulebook():
    """A work, three reputation and the token; two reputation and a step; nothing."""
    state = table(3)
    for seat, (prepared, skill) in enumerate([(0, 0), (5, 4), (3, 1)]):
        own(state, seat, prepared=prepared, skill=(0, 0, 0, skill), reputation=0)
    told = contest(state, MELANCHOLIC)
    assert ranking(told) == [1, 2, 0]
    assert facts(told, "first_player") == [{"seat": 1}]
    assert [has(state, seat, "reputation") for seat in range(3)] == [0, 3, 2]
    assert [has(state, seat, "works") for seat in range(3)] == [0, 1, 0]
    assert [has(state, seat, "skill")[3] for seat in range(3)] == [0, 4, 2]
    assert facts(told, "rose") == [{"seat": 2, "humour": 3, "steps": 1, "position": 2}]
    assert wanted(state) == ("work", 1)  # starts next year
    assert state.view(None)["first"] == 1


@pytest.mark.rule("A-K4")
@pytest.mark.parametrize(
    ("winner", "mine", "after"),
    [(4, 3, 4), (3, 3, 3), (0, 3, 3), (11, 2, 2), (11, 5, 5), (11, 0, 1)],
)
def test_a_step_if_the_winner_is_higher_and_not_over_a_line(winner, mine, after):
    """For the second and the third, not for the last."""
    state = table(4)
    for seat, prepared in enumerate((30, 20, 10, 0)):
        own(state, seat, prepared=prepared, skill=(mine if seat else winner, 0, 0, 0))
    contest(state)
    assert [has(state, seat, "skill")[0] for seat in range(4)] == [winner, after, after, mine]


@pytest.mark.rule("A-K4")
def test_with_two_players_there_is_no_step_either():
    state = table(2)
    own(state, 0, prepared=5, skill=(9, 0, 0, 0))
    contest(state)
    assert has(state, 1, "skill", "reputation") == ([0, 0, 0, 0], 1)


@pytest.mark.rule("A-K4", "A-P4")
def test_there_is_no_step_to_a_taken_top_space():
    state = table(3)
    state.primus = [0, NONE, NONE, NONE]
    own(state, 0, prepared=6, skill=(11, 0, 0, 0))
    own(state, 1, prepared=3, skill=(10, 0, 0, 0))
    told = contest(state)
    assert has(state, 1, "skill")[0] == 10
    assert "primus" not in names(told)


@pytest.mark.rule("A-K4")
def test_contests_won_are_counted():
    state, _ = adjudicate((1, 5))
    assert [one.firsts for one in state.physicians] == [0, 1]


@pytest.mark.rule("A-K4", "A-T2")
def test_a_prize_too_many_asks_what_is_lost():
    state = table(2)
    own(state, 0, reputation=4, health=1, focus="pcm", prepared=3)
    told = contest(state)
    assert "first_player" not in names(told)
    assert wanted(state) == ("lose", 0)
    assert asked(state)["left"] == 2
    told = steps(state, ("lose", PHLEGMATIC), ("lose", CHOLERIC))
    assert has(state, 0, "focus", "health") == ("m", 0)
    assert facts(told, "first_player") == [{"seat": 0}]
    assert state.view(None)["year"] == 2


# Galenus (A-K5)


@pytest.mark.rule("A-K5", "A-C9")
@pytest.mark.parametrize(
    ("ahead", "doctrine", "beaten"),
    [(1, False, True), (0, False, False), (0, True, True), (-1, True, False), (3, True, True)],
)
def test_whoever_passed_galenus_takes_a_work(ahead, doctrine, beaten):
    state = table(3)
    own(state, 0, prepared=GALENUS + 5)  # the winner
    own(state, 2, prepared=GALENUS + ahead)
    if doctrine:
        own(state, 2, doctrines=[THIRD], used=[THIRD])
    told = contest(state)
    seats = [one["seat"] for one in facts(told, "beat_galenus")]
    assert seats == ([0, 2] if beaten else [0])
    assert has(state, 0, "works") == 2  # the prize, and Galenus; positions count on past the top
    assert has(state, 2, "works") == (1 if beaten else 0)


@pytest.mark.rule("A-K5", "A-Y2")
def test_galenus_counts_where_he_stands():
    state = table(2)
    state.galenus = 2
    own(state, 0, prepared=3)
    own(state, 1, prepared=3)
    told = contest(state)
    assert [one["seat"] for one in facts(told, "beat_galenus")] == [0, 1]


@pytest.mark.rule("A-K4", "A-K5")
def test_all_prizes_come_before_galenus():
    state, told = adjudicate((5, 4, 3))
    found = names(told)
    assert found.index("first_player") > len(found) - 1 - found[::-1].index("ranked")
    assert state.view(None)["turn"] == 0


def test_nobody_takes_last_years_bids_for_this_years():
    """A stranger saw them while a doctrine was used before the bids, as if they were open."""
    state = table(2)
    for seat in range(2):
        own(state, seat, philosophy=1, books=1)
    state.bids, state.ranking = ((4, 1), (1, 2)), (0, 1)
    contest(state)
    theatre = state.view(None)["theatre"]
    assert theatre["bids"] == theatre["ranking"] == []
