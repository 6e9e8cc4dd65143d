"""What somebody tried who wanted to break the game: by odd components and broken files, by what is
refused, by taking back, by asides in the middle, by forged records, by winning too early."""

from __future__ import annotations

import copy
import itertools
import random
from typing import Any

import msgspec
import pytest

from asclepia.games.galenus.components import (
    MOST,
    Card,
    Doctrine,
    Face,
    Gain,
    Goal,
    GoalFace,
    Humours,
    Journey,
    Measures,
    Power,
    Price,
    Project,
    Track,
    Tracks,
    Villa,
)
from asclepia.games.galenus.vocabulary import MOST_FOCUS, MOST_PHILOSOPHY
from asclepia.table import AsclepiaError, IllegalAction, Match, RecordError

from .positions import (
    ASIARCH,
    CLASSES,
    GAME,
    GOODS,
    JOURNEY,
    NICON,
    PELOPS,
    SATYRUS,
    TABLES,
    THEAGENES,
    TOP,
    asked,
    at_work,
    begin,
    bench,
    can,
    do,
    gain,
    guests,
    has,
    humours,
    legal,
    names,
    own,
    pergamon,
    project,
    steps,
    table,
    ward,
)
from .sets import strange

STATE = [
    *["year", "phase", "first", "turn", "passes", "faces", "backs", "patients", "treated"],
    *["projects", "decks", "gone", "journey", "journeys", "journeys_gone", "goods", "shoppers"],
    *["traveller", "recuperated", "joined", "doctrines", "gladiators", "inside", "subject"],
    *["markers", "galenus", "bids", "ranking", "lines", "primus", "spaces", "where", "acted"],
    *["successes", "deeds", "teachers", "pelops", "swapped", "goals", "met", "owed"],
]
PHYSICIAN = [
    *["villa", "impact", "philosophy", "health", "reputation", "focus", "hospital", "herbs"],
    *["skill", "books", "works", "doctrines", "used", "at_home", "planned", "sections"],
    *["office", "ward", "prepared", "results", "habits", "treated", "cleared", "firsts"],
]


def everything(state) -> list[Any]:
    """The whole state: what is hidden, and what everybody is asked, too."""
    return [
        *(repr(getattr(state, name)) for name in STATE),
        *(repr(getattr(one, name)) for one in state.physicians for name in PHYSICIAN),
        [(state.view(seat)["asked"], state.choices(seat)) for seat in range(state.seats)],
        state.scores,
        state.winners,
    ]


def start(kind, seed, components=None):
    seats, villas, colleague, level = kind
    return GAME.start(seats, seed, components, villas=villas, colleague=colleague, level=level)


def matched(kind, seed, components=None):
    seats, villas, colleague, level = kind
    options = {"villas": villas, "colleague": colleague, "level": level}
    return Match(GAME, seats, seed, components, None, **options)


def some_action(state, seat, rng):
    """A choice, seldom an aside."""
    choices = state.choices(seat)
    if rng.random() < 0.8:
        choices = [one for one in choices if not one.aside]
    return rng.choice(choices)


few_kinds = pytest.mark.parametrize(
    "kind", [TABLES[5], TABLES[7], TABLES[12], TABLES[18], TABLES[22]], ids=str
)


# Odd components


def odd_set(luck: int):
    """A valid set with whatever a file may say: much or nothing of everything."""
    rng = random.Random(luck)

    def number(least: int, most: int) -> int:
        return rng.choice([least, least, most, rng.randint(least, most)])

    def seldom(likely: float, most: int) -> int:
        return number(0, most) if rng.random() < likely else 0

    def some(likely: float, most: int) -> Humours:
        return Humours(*[seldom(likely, most) for _ in range(4)])

    def track(most: int) -> Track:
        length = number(1, most)
        return Track(number(0, length), length)

    def gains() -> Gain:
        amounts = [seldom(0.4, rng.choice([3, MOST])) for _ in range(6)]
        return Gain(
            *amounts,
            focus=some(0.2, MOST),
            any_focus=seldom(0.3, MOST),
            herbs=some(0.2, MOST),
            any_herbs=seldom(0.3, 2),
            skill=some(0.2, MOST),
            any_skill=seldom(0.5, MOST),
        )

    def costs(herbs: bool, focus: bool) -> Price:
        return Price(
            *[seldom(0.2, 2) for _ in range(4)],
            focus=some(0.1, 2),
            any_focus=seldom(0.2, 2) if focus else 0,
            herbs=some(0.1, 2),
            any_herbs=seldom(0.2, 2) if herbs else 0,
        )

    def reach() -> Measures:
        return Measures(**{rng.choice(Measures.__struct_fields__): number(1, 3)})

    def task(at_region: bool) -> Project:
        place = rng.choice(["here", "hospital", "arena"] if at_region else ["hospital", "arena"])
        treat = some(0.4, 3) if rng.random() < 0.5 else Humours()
        if place == "arena":
            treat = Humours(sanguine=treat.sanguine)
        treats = any(treat.of_each())
        publishes = not treats and rng.random() < 0.4
        return Project(
            needs=reach() if rng.random() < 0.3 else Measures(),
            pay=costs(herbs=not treats, focus=not publishes),
            treat=treat,
            place=place,
            solicit=some(0.2, 2) if at_region else Humours(),
            any_solicit=seldom(0.4, 3) if at_region else 0,
            publish=number(0, MOST) if publishes else None,
            gain=Gain(any_skill=1, impact=1) if rng.random() < 0.3 else Gain(books=1),
        )

    def side(season: str, place: int) -> Face:
        seeds = some(0.6, rng.choice([1, 3, MOST]))
        return Face(
            event=f"{season} {place}",
            seeds=seeds if any(seeds.of_each()) else Humours(phlegmatic=1),
            bonus=number(0, MOST),
            gladiators=number(-MOST, MOST),
            project=task(True),
        )

    def villa(name: str | None = None) -> Villa:
        powers: dict[str, Any] = {
            word: number(0, MOST)
            for word in Power.__struct_fields__
            if word not in ("hospital", "regions") and rng.random() < 0.4
        }
        power = Power(**powers, hospital=some(0.3, MOST), regions=some(0.3, MOST))
        length = number(1, MOST_FOCUS)
        return Villa(track(MOST_PHILOSOPHY), track(MOST), track(MOST), length, power, name)

    found = bench(
        tracks=Tracks([number(1, 6) for _ in range(4)], number(7, 2 * MOST)),
        standard=villa(),
        villas=[villa(f"villa {place}") for place in range(8)],
        cards=[
            Card(cls=cls, summer=side("summer", place), winter=side("winter", place))
            for cls in CLASSES
            for place in range(12)
        ],
        journeys=[
            Journey(f"city {place}", rng.choices(GOODS, k=number(1, MOST)), task(False))
            for place in range(10)
        ],
        doctrines=[
            Doctrine(f"doctrine {rank}", rank, costs(True, True), gains())
            for rank in rng.sample([1, 2, 3], 3)
        ],
        goal_faces=[
            GoalFace(half, [Goal(reach()), Goal(reach())])
            for half in ("perga", "mon")
            for _ in range(4)
        ],
    )
    assert list(found.problems()) == []
    return found


@pytest.mark.parametrize("luck", range(len(TABLES)))
def test_odd_sets_are_played_to_the_end(luck):
    components = odd_set(luck)
    for kind in (TABLES[luck], TABLES[luck - 7]):
        rng = random.Random(luck)
        state = start(kind, luck, components)
        while not state.over:
            seat = rng.choice(state.pending)
            choices = state.choices(seat)
            assert 0 < len(choices) <= 64
            assert not choices[0].aside
            if rng.random() < 0.1:
                assert len(GAME.insight.lean(state, seat, choices)) == len(choices)
                assert len(GAME.insight.worth(state)) == state.seats
                assert str(state.prompt(seat))
                assert all(str(why) for _, _, why in state.blocked(seat))
            for one in state.physicians:
                assert min(one.philosophy, one.health, one.reputation, one.books) >= 0
                assert min([*one.focus, *one.herbs, *one.hospital]) >= 0
            assert min(state.patients) >= 0
            state.play(seat, some_action(state, seat, rng))


def test_strange_sets_are_valid():
    for luck in range(10):
        assert list(strange(random.Random(luck)).problems()) == []


def test_a_bid_is_one_of_at_most_64():
    longest = Villa(philosophy=Track(MOST_PHILOSOPHY, MOST_PHILOSOPHY), focus=MOST_FOCUS)
    state = table(2, bench(standard=longest))
    for seat in (0, 1):
        own(state, seat, focus="s" * MOST_FOCUS)
    state.subject = 0
    begin(state, "contest")
    assert len(state.choices(0)) == 64


# Broken files


def leaves(content: Any, path: tuple[Any, ...] = ()) -> Any:
    """The ways to everything in a file."""
    inside: Any = ()
    if isinstance(content, dict):
        inside = content.items()
    elif isinstance(content, list):
        inside = enumerate(content)
    for key, value in inside:
        yield (*path, key)
        yield from leaves(value, (*path, key))


BROKEN = [-1, 0, 1, MOST + 1, 10**30, 1.5, True, "x", "", None, [], {}]


def test_a_broken_file_gets_a_message_or_is_played():
    content = msgspec.to_builtins(GAME.components())
    paths = list(leaves(content))
    rng = random.Random(5)
    said = []
    for luck in range(40):
        broken = copy.deepcopy(content)
        *way, last = rng.choice(paths)
        inside = broken
        for key in way:
            inside = inside[key]
        if rng.random() < 0.2:
            del inside[last]
        else:
            inside[last] = rng.choice(BROKEN)
        try:
            components = GAME.remade_components(broken)
        except AsclepiaError as error:
            said.append(str(error))
            continue
        state = GAME.start(luck % 4 + 1, luck, components)
        for _ in range(40):
            if not state.over:
                seat = state.pending[0]
                state.play(seat, some_action(state, seat, rng))
    assert all(said)
    assert 10 < len(said) < 40


# What is refused, and what is taken back


@few_kinds
def test_what_is_refused_changes_nothing_at_all(kind):
    rng = random.Random(8)
    match = matched(kind, 8)
    while not match.state.over:
        if rng.random() < 0.1:
            before = everything(match.state)
            for seat in range(match.seats):
                offered = match.state.choices(seat)
                for action in rng.sample(GAME.actions.actions, 12):
                    if action not in offered:
                        with pytest.raises(IllegalAction):
                            match.play(seat, action)
                if not match.can_undo(seat):
                    with pytest.raises(IllegalAction):
                        match.undo(seat)
            assert everything(match.state) == before
        seat = rng.choice(match.state.pending)
        match.play(seat, some_action(match.state, seat, rng))
    for seat in range(match.seats):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction):
            match.play(seat, GAME.actions.find("pass"))


@few_kinds
@pytest.mark.parametrize("wild", [False, True], ids=["ours", "strange"])
def test_whatever_is_taken_back_is_as_it_was(kind, wild):
    """Exactly where nothing hidden has come to light, and down to the last detail."""
    rng = random.Random(9)
    match = matched(kind, 9, strange(rng) if wild else None)
    undone = 0
    while not match.state.over:
        seat = rng.choice(match.state.pending)
        before = everything(match.state)
        action = some_action(match.state, seat, rng)
        told = match.play(seat, action)
        if match.state.over or rng.random() < 0.85:
            continue
        shown = any(event.kind.name in REVEALING for event in told)
        assert match.can_undo(seat) == (not shown)
        if not shown:
            after = everything(match.state)
            assert match.undo(seat) is action
            assert everything(match.state) == before
            match.play(seat, action)
            assert everything(match.state) == after
            undone += 1
    assert undone > 5
    again = Match.replay(GAME, match.record())
    assert everything(again.state) == everything(match.state)


REVEALING = ("region_opened", "journey_opened", "bid")


@few_kinds
def test_a_clone_played_to_the_end_leaves_the_original_as_it_was(kind):
    rng = random.Random(10)
    state = start(kind, 10)
    for _ in range(60):
        if not state.over:
            seat = rng.choice(state.pending)
            state.play(seat, some_action(state, seat, rng))
    before = everything(state)
    twin = state.clone()
    while not twin.over:
        seat = rng.choice(twin.pending)
        twin.play(seat, some_action(twin, seat, rng))
    assert everything(state) == before


@pytest.mark.rule("A-K2")
def test_bids_count_the_same_in_any_order():
    bids = {0: (2, 1), 1: (0, 0), 2: (3, 0)}
    ends = set()
    for order in itertools.permutations(bids):
        state = table(3)
        for seat in range(3):
            own(state, seat, philosophy=3, focus="s")
        state.subject = 0
        begin(state, "contest")
        for seat in order:
            do(state, "bid", *bids[seat], seat=seat)
        ends.add(repr(everything(state)))
    assert len(ends) == 1


# Forged records


def test_a_forged_record_is_refused_with_a_message():
    rng = random.Random(3)
    match = matched(TABLES[0], 3)
    while not match.state.over:
        seat = rng.choice(match.state.pending)
        match.play(seat, some_action(match.state, seat, rng))
    record = match.record()
    others = [["x"], [0], [9, 1], [0, -1], [0, 10**9], [1, 0, 0], []]
    for forged in (
        *(
            {"moves": [*record.moves[:place], wrong, *record.moves[place + 1 :]]}
            for place, wrong in zip(range(0, 70, 10), others, strict=True)
        ),
        {"moves": record.moves[:-1]},
        {"seats": 1},
        {"seats": 5},
        {"options": {**record.options, "level": "hard"}},
        {"options": {**record.options, "villas": "palace"}},
        {"digest": "0" * 16},
        {"seed": ""},
    ):
        with pytest.raises(RecordError) as refused:
            Match.replay(GAME, msgspec.structs.replace(record, **forged))
        assert str(refused.value)


# Asides in the middle


@pytest.mark.rule("A-L4", "A-T3")
def test_an_aside_never_takes_the_last_answer_away():
    """A doctrine took the steps that a project still had to give, and the game stood still."""
    doctrines = [
        Doctrine("many steps", 1, gain=gain(any_skill=2)),
        Doctrine("two", 2),
        Doctrine("three", 3),
    ]
    task = project(gain=gain(any_skill=1))
    state = table(2, bench(travel=task, doctrines=doctrines))
    own(state, 0, doctrines=(0,), skill=(1, 1, 2, 2), books=1)
    at_work(state, [JOURNEY])
    do(state, "journey_project")
    assert asked(state)["to"] == "gain_skill"
    while asked(state)["to"] == "gain_skill":
        seat = state.pending[0]
        choices = state.choices(seat)
        assert choices
        asides = [one for one in choices if one.aside]
        state.play(seat, (asides or choices)[0])
    assert has(state, 0, "skill") != [1, 1, 2, 2]


@pytest.mark.rule("A-W3", "A-T3")
def test_bots_choose_a_subject_with_a_book_in_hand():
    """Whoever is asked for the subject may read: a bot took the book for a humour, and fell."""
    state = table(2)
    own(state, 0, books=1, doctrines=(1,), at_home=1)
    do(state, "begin")
    assert asked(state)["to"] == "subject"
    choices = state.choices(0)
    assert any(one.aside for one in choices)
    assert len(GAME.insight.lean(state, 0, choices)) == len(choices)


# Winning, and goals at awkward moments


@pytest.mark.rule("S-2", "S-10")
def test_after_the_fourth_goal_nothing_more_happens():
    """Later gains of the same project, the plague, the next good: none of them."""
    richly = project(gain=gain(impact=1, reputation=9, books=1))
    for goal, prepare, moves in (
        (Measures(impact=1), None, ["journey_project"]),
        (Measures(treated=1), "p", [("treat", 0), ("impact", 1)]),
        (Measures(books=1), None, ["shop"]),
    ):
        state = pergamon("normal", bench(travel=richly, goals=[goal] * 4))
        guests(state, SATYRUS, PELOPS, ASIARCH, THEAGENES)
        ward(state, prepare or "s")
        own(state, 0, health=0)
        state.goods = (4, 4, 4)
        told = steps(state, *moves)
        assert names(told)[-4:] == ["goal_met"] * 4
        assert state.over
        assert state.winners == (0,)
        assert state.scores == [has(state, 0, "impact")]
        assert has(state, 0, "impact") >= 0
        assert has(state, 0, "books") <= 1


@pytest.mark.rule("S-10")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_removals_wait_for_each_other_and_can_be_taken_back(level):
    """Two goals by one patient, in the midst of a treatment: twice asked, nothing else before."""
    goals = [Measures(treated=1), Measures(impact=1), Measures(works=200), Measures(works=200)]
    match = Match(GAME, 1, 4, bench(goals=goals), None, level=level)
    state = match.state
    while asked(state)["to"] == "nicon":
        match.play(0, state.choices(0)[0])
    region = next(place for place in range(4) if can(state, "treat", place))
    match.play(0, GAME.actions.find("treat", region))
    while asked(match.state)["to"] != "remove":
        choices = match.state.choices(0)
        match.play(0, next(one for one in choices if one.kind.name in ("impact", "enough")))
    before = everything(match.state)
    here = {one["who"] for one in match.state.view(0)["visitors"]}
    assert {one[1] for one in legal(match.state)} == here
    first = match.state.choices(0)[0]
    match.play(0, first)
    assert asked(match.state)["to"] == "remove"
    assert len(legal(match.state)) == 3
    match.undo(0)
    assert everything(match.state) == before
    match.play(0, first)
    match.play(0, match.state.choices(0)[0])
    assert len(match.state.view(0)["visitors"]) == 2
    assert asked(match.state)["to"] != "remove"


@pytest.mark.rule("S-4", "S-10")
def test_whoever_is_removed_acts_no_more_this_year():
    state = pergamon("normal", bench(goals=[Measures(books=1), *[Measures(works=200)] * 3]))
    guests(state, SATYRUS, PELOPS, ASIARCH, THEAGENES)  # nobody has acted
    ward(state, "ss", "ss", "ss", "ss")
    state.goods = (4,)
    do(state, "shop")
    do(state, "remove", SATYRUS)
    told = do(state, "stop")
    acted = [event.values[0] for event in told if event.kind.name == "acted"]
    assert acted == [PELOPS, ASIARCH, THEAGENES]


@pytest.mark.rule("S-10", "S-11")
def test_whoever_stands_in_the_region_of_a_goal_leaves_at_once():
    goals = [*[Measures(works=200)] * 2, Measures(books=1), Measures(works=200)]
    state = pergamon("intermediate", bench(goals=goals))
    guests(state, THEAGENES, ASIARCH, SATYRUS, PELOPS)
    state.goods = (4,)
    told = do(state, "shop")
    assert names(told)[-2:] == ["goal_met", "removed"]
    assert told[-1].values == (SATYRUS,)
    assert asked(state)["to"] == "result"


@pytest.mark.rule("S-6", "S-10")
def test_goals_met_by_a_prize_and_by_a_book_before_the_contest():
    for things, goal in (
        ({"prepared": 6}, Measures(firsts=1)),
        ({"books": 1}, Measures(philosophy=1)),
    ):
        state = pergamon("normal", bench(goals=[goal, *[Measures(works=200)] * 3]))
        guests(state, SATYRUS, PELOPS, ASIARCH, THEAGENES)
        own(state, 0, **things)
        begin(state, "contest")
        if asked(state)["to"] == "prepare":
            do(state, "read")
        assert asked(state)["to"] == "remove"
        do(state, "remove", PELOPS)
        assert PELOPS not in [one["who"] for one in state.view(0)["visitors"]]
        assert asked(state)["to"] in ("result", "prepare")


@pytest.mark.rule("S-8", "S-10")
def test_whoever_leaves_at_the_set_up_never_acts():
    goals = [Measures(health=1), *[Measures(works=200)] * 3]
    state = pergamon("easy", bench(goals=goals))
    assert asked(state)["to"] == "remove"
    assert "acted" not in names(state.opening)
    told = do(state, "remove", NICON)
    acted = [event.values[0] for event in told if event.kind.name == "acted"]
    assert sorted(acted) == [SATYRUS, PELOPS, ASIARCH]
    assert asked(state)["to"] == "result"


@pytest.mark.rule("A-Y1")
def test_a_game_won_by_works_is_over_for_everybody():
    state = table(3)
    own(state, 1, works=3, prepared=6)
    state.subject = 0
    for seat in (0, 2):
        own(state, seat, impact=50)
    told = begin(state, "contest")
    assert "won_by_works" in names(told)
    assert state.over
    assert state.winners == (1,)
    assert state.ranks[1] == 1
    assert state.pending == ()
    assert "counted" not in names(told)
    for seat in range(3):
        assert state.choices(seat) == []
        assert state.asking(seat) is None


@pytest.mark.rule("A-L4")
def test_herbs_are_never_spent_twice():
    """The price takes one, the treatment the other: both must be there."""
    task = Project(
        pay=Price(herbs=humours("p")), treat=humours("pp"), gain=gain(impact=1), place="here"
    )
    state = table(2, bench(task))
    ward(state, "pp")
    own(state, 0, herbs="p")
    at_work(state, [TOP])
    assert not can(state, "project", 0)
    state = table(2, bench(task))
    ward(state, "pp")
    own(state, 0, herbs="pp")
    at_work(state, [TOP])
    do(state, "project", 0)
    assert has(state, 0, "herbs") == ""
