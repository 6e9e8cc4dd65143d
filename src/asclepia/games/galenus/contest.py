"""The contest phase (A-K1 to A-K5; in Pergamon S-6): preparation, presentation, prizes."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import ACTIONS, MODULE
from asclepia.games.galenus.attributes import Decision, run
from asclepia.games.galenus.box import REPUTATION, SKILL, WORKS, Effect
from asclepia.games.galenus.colleague import enter_contest
from asclepia.games.galenus.events import (
    ADVANCED,
    BEAT_GALENUS,
    BID,
    CONTEST_BEGAN,
    FIRST_PLAYER,
    RANKED,
)
from asclepia.games.galenus.pergamon import by_rank, is_ahead
from asclepia.games.galenus.physician import added
from asclepia.games.galenus.state import CONTEST, READ, Galenus
from asclepia.games.galenus.vocabulary import MOST_FOCUS, MOST_PHILOSOPHY, NONE
from asclepia.table.actions import Action
from asclepia.table.frames import Sealed
from asclepia.table.lists import put
from asclepia.table.state import Frame
from asclepia.table.texts import Message

READY: Final = ACTIONS.find("ready")
BIDS: Final = [
    [ACTIONS.find("bid", philosophy, focus) for focus in range(MOST_FOCUS + 1)]
    for philosophy in range(MOST_PHILOSOPHY + 1)
]
#: A-K4: reputation for the first, second and third.
PRIZES: Final = [3, 2, 1]


def begin_contest(state: Galenus, course: Frame[Galenus]) -> None:
    state.phase = CONTEST
    state.turn = NONE
    state.bids = ()  # last year's
    state.ranking = ()
    state.tell(CONTEST_BEGAN, (state.subject,))
    if state.box.colleague:
        enter_contest(state)
    elif state.box.pergamon:
        state.markers = [0]
    prepare(state, Contest(course), 0)


@final
class Contest(Frame[Galenus]):
    """Lies below the bids, and goes on to the prizes."""

    def resume(self, state: Galenus) -> None:
        rank_all(state)
        if state.box.pergamon:
            prize_of_pergamon(state, self)
        else:
            award(state, self.below, 0)


# Preparation (A-K1)


def prepare(state: Galenus, contest: Frame[Galenus], place: int) -> None:
    """In player order: books may be read."""
    order = state.player_order()
    while place < len(order):
        if state.asides(order[place]):
            state.frame = Prepare(contest, order[place], place)
            return
        place += 1
    for seat in order:
        physician = state.physicians[seat]
        by = physician.prepared + physician.house.preparation
        if not state.box.pergamon:
            by += state.box.levels[physician.skill[state.subject]]
        move_up(state, seat, by)
        if by:
            state.tell(ADVANCED, (seat, by, state.markers[seat]))
    bidders: dict[int, Action | None] = {}
    for seat in order:
        bidders[seat] = BIDS[0][0] if len(possible_bids(state, seat)) == 1 else None
    bidding = Bidding(contest, bidders)
    state.frame = bidding
    if not bidding.pending(state):
        nothing: dict[int, Action] = dict.fromkeys(order, BIDS[0][0])
        bidding.reveal(state, nothing)


def move_up(state: Galenus, seat: int, by: int) -> None:
    if by:
        state.markers = put(state.markers, seat, state.markers[seat] + by)


@final
class Prepare(Decision):
    """A last chance to read before the bids."""

    def __init__(self, below: Frame[Galenus], seat: int, place: int) -> None:
        super().__init__(below, seat)
        self.place: Final = place

    def in_turn(self, state: Galenus, seat: int) -> bool:
        return False  # the turn is the bid that follows

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        return [READY]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        prepare(state, below, self.place + 1)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "prepare", "waits_for": [self.seat]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        asides = state.asides(self.seat)
        what = "nothing"
        if asides:
            reads = asides[0] is READ
            what = "doctrine" if not reads else "books" if len(asides) == 1 else "both"
        return Message(MODULE, "prompt-prepare", what=what)


# Presentation (A-K2)


def most_focus(state: Galenus, seat: int) -> int:
    """In Pergamon only philosophy is bid (S-6)."""
    return 0 if state.box.pergamon else state.physicians[seat].focus[state.subject]


def possible_bids(state: Galenus, seat: int) -> list[Action]:
    most = most_focus(state, seat)
    found: list[Action] = []
    for philosophy in range(state.physicians[seat].philosophy + 1):
        found.extend(BIDS[philosophy][: most + 1])
    return found


@final
class Bidding(Sealed[Galenus]):
    def options(self, state: Galenus, seat: int) -> list[Action]:
        return possible_bids(state, seat)

    def again(self, sealed: dict[int, Action | None]) -> Bidding:
        return Bidding(self.below, sealed)

    def reveal(self, state: Galenus, chosen: dict[int, Action]) -> None:
        bids: list[tuple[int, int]] = [(0, 0)] * state.seats
        for seat in state.player_order():
            philosophy, focus = chosen[seat].values[0], chosen[seat].values[1]
            physician = state.physicians[seat]
            physician.philosophy -= philosophy
            if focus:
                physician.focus = added(physician.focus, state.subject, -focus)
            bids[seat] = (philosophy, focus)
            move_up(state, seat, philosophy + focus)
            state.tell(BID, (seat, philosophy, focus, state.markers[seat]))
        state.bids = tuple(bids)
        state.done(self)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        found = super().seen(state, seat)
        if self.sealed.get(seat, READY) is None:
            found["to"] = "bid"
            found["most"] = [state.physicians[seat].philosophy, most_focus(state, seat)]
        return found

    def prompt(self, state: Galenus, seat: int) -> Message:
        if state.box.pergamon:
            return Message(MODULE, "prompt-bid-pergamon")
        return Message(MODULE, "prompt-bid", humour=state.subject)


# Adjudication (A-K3 to A-K5)


def rank_all(state: Galenus) -> None:
    """Furthest up; then doctrines, then the highest bid, then the order of this year."""
    order = state.player_order()
    keys: list[tuple[int, int, int, int]] = []
    for place in range(len(order)):
        seat = order[place]
        rank = state.tie_break(seat)
        bid = 0 if state.physicians[seat].doctrines else state.bids[seat][0] + state.bids[seat][1]
        keys.append((-state.markers[seat], rank, -bid, place))
    keys.sort()
    state.ranking = tuple([order[key[3]] for key in keys])


def award(state: Galenus, course: Frame[Galenus] | None, rank: int) -> None:
    """The prizes, one rank after the other; there is none for the last."""
    ranking = state.ranking
    if rank >= len(ranking):
        state.first = ranking[0]
        state.tell(FIRST_PLAYER, (ranking[0],))
        for seat in state.player_order():
            past = state.markers[seat] - state.galenus
            if past > 0 or (past == 0 and state.physicians[seat].doctrines):
                state.tell(BEAT_GALENUS, (seat,))
                state.gain_works(seat, 1)
        assert course is not None
        state.frame = course
        course.resume(state)
        return
    seat, winner = ranking[rank], ranking[0]
    state.tell(RANKED, (seat, rank + 1))
    effects: tuple[Effect, ...] = ()
    if rank == 0:
        state.physicians[seat].firsts += 1
        effects = (Effect(WORKS, 1), Effect(REPUTATION, PRIZES[0]))
    elif rank < len(PRIZES) and rank < len(ranking) - 1:
        effects = (Effect(REPUTATION, PRIZES[rank]),)
        skills = state.physicians[winner].skill
        if skills[state.subject] > state.physicians[seat].skill[state.subject]:
            effects = (*effects, Effect(SKILL, 1, state.subject))
    run(state, seat, effects, Award(course, rank + 1))


@final
class Award(Frame[Galenus]):
    """The prize of the next rank."""

    def __init__(self, below: Frame[Galenus] | None, rank: int) -> None:
        super().__init__(below)
        self.rank: Final = rank

    def resume(self, state: Galenus) -> None:
        award(state, self.below, self.rank)


def prize_of_pergamon(state: Galenus, contest: Contest) -> None:
    """S-6: by rank among the markers that are still there."""
    rank = 0
    for who in by_rank(state):
        if is_ahead(state, who):
            rank += 1
    state.tell(RANKED, (0, rank + 1))
    effects: tuple[Effect, ...] = ()
    if rank == 0:
        state.physicians[0].firsts += 1
        state.changed(0)
        effects = (Effect(WORKS, 1), Effect(REPUTATION, PRIZES[0]))
    elif rank < len(PRIZES):
        effects = (Effect(REPUTATION, PRIZES[rank]),)
    course = contest.below
    assert course is not None
    run(state, 0, effects, course)
