"""Young Galenus in Pergamon (S-1 to S-11): the work phase of the solo game, and its verdict."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import MODULE
from asclepia.games.galenus.attributes import Decision
from asclepia.games.galenus.dignitaries import act, has_acted, take
from asclepia.games.galenus.events import STOPPED, VERDICT, VISITOR_MOVED
from asclepia.games.galenus.state import ALL_GOALS, WORK, Galenus, Removing
from asclepia.games.galenus.villa import CALL
from asclepia.games.galenus.vocabulary import DIGNITARIES, KINDS, NICON, NONE, REGION
from asclepia.games.galenus.work import Result
from asclepia.table.actions import Action
from asclepia.table.lists import put
from asclepia.table.state import Frame
from asclepia.table.texts import Message

PUBLICATIONS_ASKED: Final = 6  # S-11

# The work phase: who is at it
BEFORE: Final = 0  # dignitaries above the player
PLAYER: Final = 1
AFTER: Final = 2


def begin_work_in_pergamon(state: Galenus, course: Frame[Galenus]) -> None:
    state.phase = WORK
    work = PergamonWork(course, BEFORE)
    state.frame = work
    work.resume(state)


def is_ahead(state: Galenus, who: int) -> bool:
    """S-4: of the player; a tie is the player's who holds a doctrine."""
    ahead = state.spaces[who] - state.markers[0]
    return ahead > 0 or (ahead == 0 and not state.physicians[0].doctrines)


def by_rank(state: Galenus) -> list[int]:
    """The dignitaries who are still there, the highest on the contest track first."""
    found: list[int] = []
    for who in range(len(DIGNITARIES)):
        if state.where[who] != NONE:
            place = 0
            while place < len(found) and state.spaces[found[place]] > state.spaces[who]:
                place += 1
            found.insert(place, who)
    return found


@final
class PergamonWork(Frame[Galenus]):
    """S-4: dignitaries ahead of the player, then the player, then the others."""

    def __init__(self, below: Frame[Galenus] | None, stage: int) -> None:
        super().__init__(below)
        self.stage: Final = stage

    def resume(self, state: Galenus) -> None:
        if state.owed:  # a dignitary who leaves does not act any more
            state.frame = Removing(self, True)
        elif state.all_goals_met():
            state.frame = self  # won: the state ends it
        elif self.stage == PLAYER:
            self.ask_player(state)
        else:
            self.let_act(state)

    def let_act(self, state: Galenus) -> None:
        for who in by_rank(state):
            if state.acted >> who & 1 or (self.stage == BEFORE and not is_ahead(state, who)):
                continue
            state.frame = self
            if who == NICON:
                nicon_acts(state, self)
            else:
                act(state, who)
                self.resume(state)
            return
        if self.stage == BEFORE:
            work = PergamonWork(self.below, PLAYER)
            state.turn = 0
            state.frame = work
            work.resume(state)
        else:
            state.done(self)

    def ask_player(self, state: Galenus) -> None:
        physician = state.physicians[0]
        if physician.at_home and not physician.results:
            state.frame = Result(self, 0)
            return
        physician.results = True
        physician.prepared = physician.at_home
        physician.at_home = 0
        state.turn = NONE
        state.tell(STOPPED, (0, physician.prepared))
        work = PergamonWork(self.below, AFTER)
        state.frame = work
        work.resume(state)


def nicon_acts(state: Galenus, work: Frame[Galenus]) -> None:
    """S-8: one patient of the player's choice in his region, and the player's skill there."""
    state.acted |= 1 << NICON
    region = state.where[NICON]
    kinds = [humour for humour in range(KINDS) if state.patients[region * KINDS + humour]]
    if len(kinds) > 1:
        state.frame = AskForNicon(work, 0, region)
        return
    for humour in kinds:
        nicon_treats(state, region, humour)
    has_acted(state, NICON, bool(kinds))
    work.resume(state)


def nicon_treats(state: Galenus, region: int, humour: int) -> None:
    take(state, NICON, region, humour, 1)
    if state.room(0, humour):
        state.rise(0, humour, 1)


@final
class AskForNicon(Decision):
    def __init__(self, below: Frame[Galenus], seat: int, region: int) -> None:
        super().__init__(below, seat)
        self.region: Final = region

    def open_to_asides(self, state: Galenus, seat: int) -> bool:
        return False  # it is not the player's turn

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        start = self.region * KINDS
        return [CALL[humour] for humour in range(KINDS) if state.patients[start + humour]]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        nicon_treats(state, self.region, action.values[0])
        has_acted(state, NICON, True)
        state.done(self)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "nicon", "waits_for": [0], "section": REGION + self.region}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-nicon", face=state.faces[self.region])


def follow_ranks(state: Galenus) -> None:
    """S-6: at new year the mediples that are left take their regions in order of rank."""
    ranked = by_rank(state)
    regions = sorted([state.where[who] for who in ranked])
    for place in range(len(ranked)):
        who = ranked[place]
        if state.where[who] != regions[place]:
            state.where = put(state.where, who, regions[place])
            state.tell(VISITOR_MOVED, (who, regions[place]))


def judge(state: Galenus) -> None:
    """S-2, S-11: after the fifth year, and after the final scoring."""
    won = state.met == ALL_GOALS
    if state.box.judged:
        enough = state.physicians[0].impact >= state.box.points_asked
        won = won and enough and state.publications(0) >= PUBLICATIONS_ASKED
    state.tell(VERDICT, (0, 1 if won else 0))
    state.end((0,) if won else ())
