"""Quackery: what hints give as reasons, on positions where the reason is known."""

from __future__ import annotations

import pytest

from asclepia.players import Glimpse, make_player
from asclepia.players.reasons import (
    DRAWN,
    Reason,
    _Comparison,
    _wins,
    advise,
    look_back,
    mind_of,
    reason,
)
from asclepia.table import Action, State, Stream
from tests.games.quackery.positions import (
    BLACK,
    BLOOD,
    CARDS,
    DOWN,
    GAME,
    PHLEGM,
    UP,
    agenda,
    bench,
    card,
    close,
    need,
    number_of,
    step,
    table,
    treat,
    wanted,
    with_agendas,
)

NAMES = ["Ada", "Ben", "Cy"]


def found(state: State, better: Action, other: Action) -> Reason:
    seat = state.pending[0]
    assert {better, other} <= set(state.choices(seat))
    why = reason(Glimpse(state, seat, GAME.insight), better, other, 1)
    assert why is not None
    return why


def treatment(humour: int, way: int) -> Action:
    return GAME.actions.find("treat", humour, way)


def remedy(state: State, id: str, **targets: int) -> Action:
    wanted = {"remedy": number_of(state, id), **targets}
    for one in state.choices(state.pending[0]):
        told = one.to_json()
        if {name: told.get(name) for name in wanted} == wanted:
            return one
    raise AssertionError(f"{id} cannot be played on {targets}")


def words(why: Reason) -> str:
    """In English, names of cards left out."""
    facts = dict(why.facts) | {"name": NAMES[why.seat], "patient": "the patient", "agenda": "it"}
    return GAME.texts().say(why.key, **facts)


def test_two_cards_for_two_balanced_humours():
    state = table(3, "+ + ++ --", {0: ["both down"], 1: ["cancel"]})
    both = remedy(state, "both down", humour=BLACK, other=BLOOD)
    why = found(state, both, treatment(PHLEGM, DOWN))
    assert words(why) == "you would draw cards for 2 balanced humours"
    assert why.sure


def test_what_a_card_draws_at_once_is_no_matter_of_later_moves():
    key = card("key", "treatment", step("limit", who="self", by=1), step("draw", who="self", by=2))
    held = {0: ["key", "one"], 1: ["purse"], 2: ["cancel"]}
    state = table(3, "++ ++ ++ --", held, components=bench(cards=[*CARDS, key]))
    why = found(state, remedy(state, "key"), treatment(BLACK, DOWN))
    assert words(why) == "you would hold 3 cards instead of 2"
    assert why.sure


def test_it_leaves_nobody_a_cure():
    state = table(3, "0 + 0 +", {1: ["cancel"]}, value=12)
    why = found(state, treatment(PHLEGM, UP), treatment(BLOOD, DOWN))
    assert words(why) == "otherwise Ben could cure the patient with a single step"
    assert why.facts["patient"] == 11


def test_my_agenda_wants_deaths():
    components = with_agendas(agenda("undertaker", need("mine", "succumbed", "number", 3)))
    state = table(3, "++ 0 0 0", value=1, components=components)
    state.agendas = (0, 1, 2, 3, 4, 5)
    why = found(state, treatment(BLACK, UP), treatment(BLACK, DOWN))
    cost = "though this patient’s costs 1"
    assert words(why) == f"it serves your agenda “it”, which wants deaths, {cost}"
    assert why.facts["agenda"] == 0


def test_what_would_win_is_told():
    components = with_agendas(agenda("one", need("mine", "cured", "number", 1)))
    state = table(3, "+ 0 0 0", value=1, components=components)
    state.agendas = (0, 1, 2, 3, 4, 5)
    why = found(state, treatment(BLACK, DOWN), treatment(BLACK, UP))
    assert words(why) == "that wins the game"


def test_what_wins_is_advised_and_said_though_a_card_would_do_as_well():
    state = nearly_a_sexton("++ 0 0 0", 2, {0: ["one"], 1: ["cancel"]})
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=100)
    assert found.weighed[0][0] is treatment(BLACK, UP)
    assert found.reason is not None
    assert words(found.reason) == "it would meet your agenda “it” at once, and you would win"


def test_whoever_wants_deaths_is_advised_to_let_die():
    """The points that it costs are of no account: who is so far below zero wins by the agenda."""
    state = nearly_a_sexton("++ 0 - +", 1, {0: ["one"], 1: ["cancel"]})
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=100)
    assert found.weighed[0][0] is treatment(BLACK, UP)
    assert found.reason is not None
    cost = "though this patient’s costs 11"
    assert words(found.reason) == f"it serves your agenda “it”, which wants deaths, {cost}"


@pytest.mark.parametrize("status", ["- + - +", "+ 0 + 0"])
def test_a_win_in_hand_is_taken_however_far_ahead_one_is(status):
    """Long leads must not all look alike: what wins is worth more than any that only promises."""
    components = with_agendas(agenda("healer", need("mine", "cured", "number", 4)))
    state = table(2, status, {0: ["soothe all", "cancel", "one"]}, value=11, components=components)
    state.agendas = (0, 1, 2, 3, 4, 5)
    state.limits[0] = 3
    state.cured[0], state.succumbed[1] = (9, 8, 4), (1,)
    state.waiting = state.waiting[:5]
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=100)
    assert found.weighed[0][0] is remedy(state, "soothe all")
    assert found.reason is not None
    assert words(found.reason) == "it would meet your agenda “it” at once, and you would win"


def test_nothing_is_said_of_what_others_could_do_with_cards():
    """Whether Ben can cure at once is in his hand; that a single step does is for all to see."""
    state = table(2, "+ + 0 0", {1: ["both down"]}, value=12)
    for other in state.choices(0):
        why = reason(Glimpse(state, 0, GAME.insight), treatment(PHLEGM, UP), other, 1)
        assert why is None or why.key != "reason-chance-theirs"
        if why is not None and why.key == "reason-offer-theirs":
            assert other in (treatment(BLACK, DOWN), treatment(BLOOD, DOWN))


def test_a_move_is_not_good_because_the_worst_would_kill():
    state = table(2, "+ -- + -", value=10)
    best, worst = treatment(BLACK, UP), treatment(BLOOD, DOWN)
    others = [one for one in state.choices(0) if one not in (best, worst)]
    weighed = [(best, 1.0), *((one, 1.0) for one in others), (worst, -9.0)]
    found = advise(Glimpse(state, 0, GAME.insight), 0, weighed=weighed)
    assert found.reason is None or found.reason.key != "reason-succumbed"


def nearly_a_sexton(status: str, lost: int, hands: dict[int, list[str]]) -> State:
    """The first seat needs three dead patients, and has lost some; in bed is an 11."""
    components = with_agendas(agenda("sexton", need("mine", "succumbed", "number", 3)))
    state = table(3, status, hands, value=11, components=components)
    state.agendas = (0, 1, 2, 3, 4, 5)
    state.succumbed[0] = (11, 8)[:lost]
    return state


def test_a_cure_is_taken_from_somebody():
    state = table(3, "+ 0 0 0", {1: ["cancel"]}, value=12)
    treat(state, BLACK, DOWN)
    assert state.pending == (1,)
    why = found(state, remedy(state, "cancel"), GAME.actions.find("pass"))
    assert words(why) == "it would keep Ada from curing the patient"
    assert why.seat == 0


def test_a_card_is_kept_for_a_better_moment():
    state = table(3, "+ ++ ++ --", {0: ["one"], 1: ["cancel"]}, value=1)
    one = remedy(state, "one", humour=BLACK, way=DOWN)
    why = found(state, treatment(BLACK, DOWN), one)
    assert words(why) == "you would keep a card"


def test_a_discard_is_not_good_for_an_old_cure():
    """That what one has counts more when fewer patients wait is no merit of a card."""
    state = table(2, "+ 0 0 0", {0: ["one", "two"]}, value=4)
    state.cured[0], state.succumbed[1] = (10,), (7,)
    state.waiting = tuple(one for one in state.waiting if one not in (7, 10))
    treat(state, BLACK, DOWN)
    close(state)
    assert wanted(state) == ("discard", 0)
    found = advise(Glimpse(state, 0, GAME.insight), 0, rounds=100)
    assert found.reason is None or found.reason.facts.get("patient", 3) == 3


def test_a_step_among_steps_is_not_told_by_a_card_that_is_kept():
    """No card is played with the other steps either: it would say nothing of just this one."""
    state = table(3, "+ ++ ++ --", {0: ["one"], 1: ["cancel"]}, value=1)
    card = remedy(state, "one", humour=BLOOD, way=DOWN)
    weighed = [(treatment(BLOOD, DOWN), 1.0), (treatment(PHLEGM, DOWN), 1.0), (card, -9.0)]
    told = advise(Glimpse(state, 0, GAME.insight), 0, weighed=weighed).reason
    assert told is None or told.key != "reason-hand"


def test_a_pass_is_told_by_the_card_that_is_kept():
    """All that could be done instead costs one."""
    state = table(3, "+ ++ ++ --", {0: ["writ"], 1: ["cancel"]}, treating=2, value=1)
    treat(state, BLACK, UP)
    assert state.pending == (0,)
    cards = [one for one in state.choices(0) if one.kind.name != "pass"]
    weighed = [(GAME.actions.find("pass"), 1.0), *((one, -9.0) for one in cards)]
    told = advise(Glimpse(state, 0, GAME.insight), 0, weighed=weighed).reason
    assert told is not None
    assert words(told) == "you would keep a card"


def test_a_step_is_not_told_by_the_death_that_another_would_have_been():
    """Nobody thought of that one: it is no measure."""
    state = table(3, "++ 0 - -", {}, value=8)
    weighed = [(treatment(PHLEGM, UP), 1.0), (treatment(PHLEGM, DOWN), 0.98)]
    assert treatment(BLACK, UP) in state.choices(state.pending[0])
    told = advise(Glimpse(state, state.pending[0], GAME.insight), 0, weighed=weighed).reason
    assert told is None or told.part != "succumbed"


def test_nothing_is_said_of_agendas_that_are_secret():
    """Of a cure worth 1 is told what everybody sees, and not what somebody may want of it."""
    components = with_agendas(agenda("healer", need("mine", "cured", "number", 4)))
    state = table(2, "0 + 0 0", {0: ["credit"]}, treating=1, value=1, components=components)
    treat(state, BLOOD, DOWN)
    assert state.pending == (0,)
    why = found(state, remedy(state, "credit", entry=0), GAME.actions.find("pass"))
    assert words(why) == "you would cure the patient"


def test_what_would_win_now_is_not_said_to_be_of_the_end():
    """An answer could spoil it, so it is only likely: but it is this very move."""
    now = nearly_a_sexton("++ 0 0 +", 2, {0: ["one"], 1: ["cancel"]})
    better, other = now.clone(), now.clone()
    treat(better, BLACK, UP)
    treat(other, BLACK, DOWN)
    close(better)
    assert better.over
    found = _Comparison(0, GAME.insight)
    for _ in range(DRAWN):
        found.add(now, better, other)
    why = found.decides(sure=False)
    assert why is not None
    assert words(why) == "it would meet your agenda “it” at once, and you would win"
    assert why.facts["when"] == "now"


def test_nobody_is_blamed_for_a_trifle():
    """What one would hold is the least that there is to say."""
    state = table(2, "-- 0 + +", {0: ["one", "rest"], 1: ["one"]}, value=9)
    done = remedy(state, "one", humour=BLOOD, way=DOWN)
    back = look_back(Glimpse(state, 0, GAME.insight), done, 0, rounds=60)
    assert back.better_why is None or back.better_why.part not in GAME.insight.faint_parts


def test_what_a_rare_agenda_would_spoil_is_no_sure_win():
    """The last patient is gone, and in one of thirty deals somebody else has met an agenda."""
    stream = Stream(426)
    state = GAME.start(6, 327, diagnosis="random")
    players = [make_player("random", 3270 + seat) for seat in range(6)]
    for _ in range(249):
        seat = state.pending[stream.below(len(state.pending))]
        state.play(seat, players[seat].decide(Glimpse(state, seat, GAME.insight)))
    assert state.pending == (3,)
    glimpse = Glimpse(state, 3, GAME.insight)
    for action in state.choices(3):
        ends = [state.resample(3, Stream(number)) for number in range(1000)]
        for end in ends:
            end.advance(3, action)
        assert all(end.over for end in ends)
        assert 900 < sum(end.winners == (3,) for end in ends) < 1000
        assert not _wins(glimpse, action, mind_of(glimpse))
        why = look_back(glimpse, action, 0, rounds=20, won=False).why
        assert why is None or why.part != "wins"
