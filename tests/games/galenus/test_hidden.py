"""What is hidden (A-S4): deck orders, winter faces below summer faces, bids; and undo."""

from __future__ import annotations

import json
import random
from collections import Counter

import msgspec
import pytest

from asclepia.table.chance import Stream

from .positions import (
    BENCH,
    GAME,
    NONE,
    TABLES,
    WINTER,
    asked,
    at_work,
    begin,
    changed,
    do,
    facts,
    lay,
    names,
    own,
    pergamon,
    playing,
    table,
    ward,
)


def watchers(state):
    return [*range(state.seats), None]


def start(options, seed):
    seats, villas, colleague, level = options
    return GAME.start(seats, seed, villas=villas, colleague=colleague, level=level)


def midgame(options, moves=60, seed=2):
    state = start(options, seed)
    for number, _ in enumerate(playing(state, seed)):
        if number == moves:
            break
    return state


def hidden(state):
    return state.decks, state.backs, state.journeys


# Views


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("options", TABLES)
def test_everybody_sees_the_same_and_spectators_too(options):
    state = start(options, 5)
    for number, _ in enumerate(playing(state, luck=3)):
        if number % 7:
            continue
        views = [state.view(seat) for seat in watchers(state)]
        for view in views:
            assert json.loads(json.dumps(view)) == view
            del view["asked"]
        assert all(view == views[0] for view in views)


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("options", TABLES)
def test_all_else_is_public(options):
    state = start(options, 6)
    for number, _ in enumerate(playing(state, luck=4)):
        if number % 7:
            continue
        view = state.view(None)
        for seat, physician in enumerate(state.physicians):
            shown = view["players"][seat]
            for name in ("impact", "philosophy", "health", "reputation", "focus", "hospital"):
                assert shown[name] == getattr(physician, name)
            for name in ("herbs", "books", "works", "skill", "at_home", "planned", "office"):
                assert shown[name] == getattr(physician, name)
            for name in ("villa", "ward", "results"):
                assert shown[name] == getattr(physician, name)
            assert sum(1 << one for one in shown["doctrines"]) == physician.doctrines
            assert sum(1 << one for one in shown["used"]) == physician.used
            assert shown["publications"] == state.publications(seat)
        for region, shown in enumerate(view["regions"]):
            assert shown["face"] == state.faces[region]
            assert shown["winter"] == (state.faces[region] >= WINTER)
            assert shown["patients"] == state.patients[4 * region : 4 * region + 4]
            assert shown["treated"] == list(state.treated[region])
            assert shown["project"] == state.projects[region]
        assert view["journey"]["card"] == state.journey
        assert view["journey"]["goods"] == list(state.goods)
        assert view["journey"]["shoppers"] == list(state.shoppers)
        assert view["journey"]["project"] == state.traveller
        assert view["baths"]["recuperated"] == list(state.recuperated)
        assert view["baths"]["joined"] == state.joined
        assert view["arena"]["inside"] == list(state.inside)
        assert view["arena"]["gladiators"] == state.gladiators
        assert view["gone"] == list(state.gone)
        assert view["journeys_gone"] == list(state.journeys_gone)
        assert [work for line in view["lines"] for work in line] == state.lines
        assert view["theatre"]["markers"] == state.markers
        assert view["theatre"]["bids"] == [list(bid) for bid in state.bids]
        assert view["theatre"]["ranking"] == list(state.ranking)
        assert view["year"] == state.year
        assert view["turn"] == state.turn


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("options", TABLES[::5])
def test_of_the_decks_only_the_number_is_seen(options):
    state = midgame(options)
    view = state.view(None)
    assert view["decks"] == [len(deck) for deck in state.decks]
    assert view["journeys_left"] == len(state.journeys)


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("options", TABLES)
def test_no_view_no_prompt_and_no_foretelling_depends_on_what_is_hidden(options):
    """Decks in another order, other winter faces below: nobody notices."""
    state = start(options, 7)
    rng = random.Random(7)
    for number, seat in enumerate(playing(state, luck=5)):
        if number % 9:
            continue
        twin = state.clone()
        decks = []
        for deck in state.decks:
            cards = list(deck)
            rng.shuffle(cards)
            decks.append(tuple(cards))
        twin.decks = decks
        journeys = list(state.journeys)
        rng.shuffle(journeys)
        twin.journeys = tuple(journeys)
        backs = state.backs[:]
        spare = [card % 72 for deck in decks for card in deck]
        for region, back in enumerate(backs):
            others = [one for one in spare if one // 12 == back // 12]
            if back != NONE and others:
                backs[region] = rng.choice(others)
        twin.backs = backs
        for one in watchers(state):
            assert state.view(one) == twin.view(one)
            assert str(state.prompt(one)) == str(twin.prompt(one))
        assert state.choices(seat) == twin.choices(seat)
        assert state.foretell_all(seat) == twin.foretell_all(seat)
        assert [str(one) for one in state.blocked(seat)] == [str(one) for one in twin.blocked(seat)]


# The printed faces do not tell the pairs


@pytest.mark.rule("A-S4", "A-C6")
def test_what_is_printed_does_not_tell_which_faces_lie_on_one_card():
    """Other pairs, within each class: the same list of faces."""
    rng = random.Random(3)
    cards = BENCH.cards_in_order()
    mixed = []
    for first in range(0, 36, 12):
        winters = [card.winter for card in cards[first : first + 12]]
        rng.shuffle(winters)
        mixed += [
            msgspec.structs.replace(card, winter=winter)
            for card, winter in zip(cards[first : first + 12], winters, strict=True)
        ]
    before = GAME.start(2, 1, BENCH)
    after = GAME.start(2, 1, changed(BENCH, cards=mixed))
    assert before.printed() == after.printed()
    assert before.box.pairs != after.box.pairs


@pytest.mark.rule("A-S4")
def test_the_winter_face_is_seen_when_it_is_turned_and_not_before():
    state = table(2)
    lay(state, 0, 12, 24)
    ward(state)
    below = state.backs[:]
    shown = json.dumps([state.view(seat) for seat in watchers(state)])
    other = state.clone()
    other.backs = [below[0] + 1 if below[0] + 1 < WINTER + 12 else WINTER, *below[1:]]
    assert shown == json.dumps([other.view(seat) for seat in watchers(other)])
    told = begin(state, "year")
    assert [one["face"] for one in facts(told, "region_opened")] == below
    assert [one["face"] for one in state.view(None)["regions"]] == below
    assert state.backs == [NONE, NONE, NONE]


# Resampling


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("options", TABLES)
def test_a_resampled_game_looks_the_same_and_is_a_whole_game(options):
    state = start(options, 8)
    for number, _ in enumerate(playing(state, luck=6)):
        if number % 11:
            continue
        for seat in watchers(state):
            twin = state.resample(seat, Stream(number))
            assert twin.view(seat) == state.view(seat)
            assert whole_set(twin) == whole_set(state)
            assert [len(deck) for deck in twin.decks] == [len(deck) for deck in state.decks]
            for one, other in zip(twin.backs, state.backs, strict=True):
                assert (one == NONE) == (other == NONE)
                assert one == NONE or one // 12 == other // 12
            for deck, other_deck in zip(twin.decks, state.decks, strict=True):
                summers = Counter(card // 72 for card in deck)
                assert summers == Counter(card // 72 for card in other_deck)
            for deck in twin.decks:
                for card in deck:
                    assert card // 72 // 12 == (card % 72 - WINTER) // 12


def whole_set(state):
    """All faces and journeys that are somewhere hidden."""
    faces = [card % 72 for deck in state.decks for card in deck]
    faces += [card // 72 for deck in state.decks for card in deck]
    faces += [back for back in state.backs if back != NONE]
    return sorted(faces), sorted(state.journeys)


@pytest.mark.rule("A-S4")
def test_resampling_depends_on_nothing_but_the_view_and_the_generator():
    state = midgame((3, "standard", "no", "normal"))
    twin = state.resample(0, Stream(5))
    for number in range(5):
        assert hidden(state.resample(0, Stream(number))) == hidden(twin.resample(0, Stream(number)))


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize(
    "options", [(3, "standard", "no", "normal"), (1, "standard", "no", "hard")]
)
def test_every_hidden_order_can_come_up(options):
    state = midgame(options, moves=3)
    draws = [state.resample(0, Stream(number)) for number in range(300)]
    nexts = {draw.decks[0][0] // 72 for draw in draws}
    assert nexts == {card // 72 for card in state.decks[0]}
    assert {draw.journeys[0] for draw in draws} == set(state.journeys)
    region = next(place for place, back in enumerate(state.backs) if back != NONE)
    cls = (state.backs[region] - WINTER) // 12
    left = {card % 72 for deck in state.decks for card in deck} | set(state.backs)
    assert {draw.backs[region] for draw in draws} == {
        back for back in left if back != NONE and (back - WINTER) // 12 == cls
    }
    real = hidden(state)
    assert all(hidden(draw) != real for draw in draws)


@pytest.mark.rule("A-S4", "A-K2")
def test_sealed_bids_of_others_are_drawn_anew_and_the_own_one_stays():
    state = table(3)
    for seat in range(3):
        own(state, seat, philosophy=3, focus="s")
    state.subject = 0
    begin(state, "contest")
    do(state, "bid", 2, 1, seat=0)
    do(state, "bid", 3, 0, seat=1)
    drawn, own_bids = set(), set()
    for number in range(200):
        twin = state.resample(0, Stream(number))
        assert twin.view(0) == state.view(0)
        assert twin.pending == state.pending == (2,)
        told = do(twin, "bid", 0, 0, seat=2)
        bids = {one["seat"]: (one["philosophy"], one["focus"]) for one in facts(told, "bid")}
        drawn.add(bids[1])
        own_bids.add(bids[0])
    assert own_bids == {(2, 1)}
    assert drawn == {(philosophy, focus) for philosophy in range(4) for focus in range(2)}


# What a move tells before it is made, and what cannot be taken back


@pytest.mark.rule("A-S4")
def test_events_that_show_something_hidden_say_so():
    """Behind those nothing is foretold, and nothing is undone."""
    kinds = {}
    for options in TABLES[::3]:
        state = start(options, 3)
        told = state.opening[:]
        for _ in playing(state, 3, told):
            pass
        kinds |= {event.kind.name: event.kind.reveals for event in told}
    shows = {name for name, reveals in kinds.items() if reveals}
    assert shows == {"journey_opened", "region_opened", "bid"}


@pytest.mark.rule("A-S4")
def test_the_new_year_is_not_foretold():
    state = table(2)
    ward(state)
    at_work(state, [], [1])
    (told,) = [
        told
        for action, told in zip(state.choices(1), state.foretell_all(1), strict=True)
        if action.kind.name == "recuperate"
    ]
    kinds = [one["event"] for one in told]
    assert "recuperated" in kinds
    assert "contest_began" in kinds
    assert not {"bid", "region_opened", "journey_opened", "year_began"} & set(kinds)


@pytest.mark.rule("A-S4", "A-K2")
def test_the_last_bid_does_not_foretell_those_of_the_others():
    state = table(2)
    for seat in range(2):
        own(state, seat, philosophy=3)
    state.subject = 0
    begin(state, "contest")
    do(state, "bid", 3, 0, seat=0)
    assert asked(state, 1)["most"] == [3, 0]
    assert state.foretell_all(1) == [[]] * 4


@pytest.mark.rule("A-S4")
@pytest.mark.parametrize("options", TABLES[::4])
def test_a_clone_goes_its_own_way(options):
    state = midgame(options, moves=40, seed=5)
    twin = state.clone()
    before = [state.view(seat) for seat in watchers(state)], hidden(state)
    for _ in playing(twin, 9):
        pass
    assert ([state.view(seat) for seat in watchers(state)], hidden(state)) == before
    told, other = [], []
    copy = state.clone()
    for _ in playing(state, 4, told):
        pass
    for _ in playing(copy, 4, other):
        pass
    assert names(told) == names(other)
    assert [event.values for event in told] == [event.values for event in other]
    assert state.view(None) == copy.view(None)


#: Of a state: what is not copied, or worked out from the rest.
NOT_COPIED = {"seats", "box", "opening", "over", "pending", "scores", "winners", "ranks"}
NOT_COPIED |= {"listening_closely", "frame", "physicians"}


def things(one):
    """The names of everything that it holds."""
    return [
        name
        for name in dir(one)
        if not name.startswith("_")
        and not callable(getattr(one, name))
        and name not in (NOT_COPIED if hasattr(one, "physicians") else {"house"})
    ]


def mark(one):
    """Something of its own in every place."""
    for number, name in enumerate(things(one)):
        value = getattr(one, name)
        if isinstance(value, bool):
            setattr(one, name, not value)
        else:
            new = {int: number + 50, tuple: (number,), list: [number]}
            setattr(one, name, new[type(value)])
    return {name: getattr(one, name) for name in things(one)}


def test_a_clone_copies_everything():
    state = table(2)
    physicians = [mark(one) for one in state.physicians]
    marked = mark(state)
    assert len(marked) > 35
    twin = state.clone()
    assert {name: getattr(twin, name) for name in things(twin)} == marked
    assert [
        {name: getattr(one, name) for name in things(one)} for one in twin.physicians
    ] == physicians
    assert twin.frame is state.frame
    assert twin.box is state.box


@pytest.mark.rule("S-2", "S-3")
def test_in_pergamon_goals_and_dignitaries_lie_open():
    state = pergamon()
    view = state.view(None)
    assert [one["goal"] for one in view["goals"]] == list(state.goals)
    assert len(view["visitors"]) == 4
