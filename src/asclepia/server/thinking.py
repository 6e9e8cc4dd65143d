"""Thinking: what bots, hints and replays need to compute, in processes of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, cast

import msgspec

from asclepia.games import load, names
from asclepia.players import Glimpse, Reason, look_back, make_player, seconds_of_thought
from asclepia.players import advise as find_advice
from asclepia.server import wire
from asclepia.server.component_sets import set_of
from asclepia.server.turning import TRIED, lead_of, leads_of, owed_to_choice, turns
from asclepia.server.workers import Pace, Worker, Workers
from asclepia.table import Action, Event, Match

HINT_SECONDS = 1.0
ROOM_TO_THINK = 1.2  # a thought's time is longer than it may think: the question has a way to go


class Log(msgspec.Struct, frozen=True):
    """A game so far, as everything that it follows from."""

    game: str
    seats: int
    seed: int
    components: str  # the name of a set that comes with the game
    content: str | None  # or what is in somebody's own
    options: dict[str, str]
    moves: list[tuple[int, int]]

    def begun(self) -> Match:
        """The match before the first move."""
        own = None if self.content is None else set_of(self.game, self.content)
        components = own or self.components
        return Match(load(self.game), self.seats, self.seed, components, None, **self.options)


class Question(Log, frozen=True):
    """A position to think about, as its log, and the seat to think for."""

    seat: int

    def glimpse(self) -> Glimpse:
        """What the seat may know: the thinker itself never holds the state."""
        match = self._reached()
        return Glimpse(match.state, self.seat, match.game.insight)

    def won_by(self, done: Action) -> bool | None:
        """Did this win the game at once? Asked when the game is over; None: it went on."""
        after = self._reached().after(self.seat, done).state
        return self.seat in after.winners if after.over else None

    def _reached(self) -> Match:
        match = self.begun()
        for seat, code in self.moves:
            match.play(seat, match.game.action(code))
        return match


class Turned(msgspec.Struct, frozen=True):
    """A turning point: the ply, and whether the winner has been ahead in points ever since."""

    ply: int
    ahead: bool


class Replayed(msgspec.Struct, frozen=True):
    """What can be seen of a game from somewhere, ready to be sent."""

    printed: bytes
    steps: bytes
    turning: Turned | None  # with open hands: the turning point


class Advised(msgspec.Struct, frozen=True):
    """What to do, and why: as `players.Advice`, in what can travel between processes."""

    weighed: list[tuple[int, float]]
    rival: int | None
    verdict: wire.Verdict
    reason: wire.Why | None


class Looked(msgspec.Struct, frozen=True):
    """A move seen again: as `players.Hindsight`."""

    verdict: wire.MoveVerdict
    why: wire.Why | None
    better: int | None
    better_why: wire.Why | None


def decide(question: Question, level: str, mind: int) -> int:
    """The code of the action that a bot of this level takes."""
    return make_player(level, mind).decide(question.glimpse()).code


def advise(
    question: Question, instead: int | None, weighed: list[tuple[int, float]] | None
) -> Advised:
    """The best choices, and why the first rather than what the person was about to do, or than the
    next best. What was weighed before is not thought about again."""
    action = load(question.game).action
    found = find_advice(
        question.glimpse(),
        HINT_SECONDS,
        None if instead is None else action(instead),
        None if weighed is None else [(action(code), lead) for code, lead in weighed],
    )
    return Advised(
        [(one.code, lead) for one, lead in found.weighed],
        None if found.rival is None else found.rival.code,
        cast(wire.Verdict, found.verdict),
        told_reason(found.reason),
    )


def explain(question: Question, done: int) -> Looked:
    """Why the seat may have done this, from what it knew then; what won at once needs no excuse."""
    action = load(question.game).action(done)
    won = question.won_by(action)
    found = look_back(question.glimpse(), action, HINT_SECONDS, won=won)
    return Looked(
        cast(wire.MoveVerdict, found.verdict),
        told_reason(found.why),
        None if found.better is None else found.better.code,
        told_reason(found.better_why),
    )


def told_reason(reason: Reason | None) -> wire.Why | None:
    if reason is None:
        return None
    return wire.Why(wire.Said(reason.key, {**reason.facts}), reason.seat, reason.sure)


def replay(log: Log, perspective: str) -> Replayed:
    """Every point of a game from a seat's number, as a spectator ("watch") or "open"."""
    match = log.begun()
    seat = int(perspective) if perspective.isdecimal() else None
    shown = [] if seat is None else [seat]
    if perspective == "open":
        shown = list(range(log.seats))

    def step(
        ply: int, mover: int | None, events: Iterable[Event], action: Action | None = None
    ) -> wire.Step:
        state = match.state
        known = action if mover in shown else None
        told = None if known is None else {"code": known.code, **known.to_json()}
        view = state.open_view() if perspective == "open" else state.view(seat)
        return wire.Step(ply, mover, told, redacted(events, shown), view, list(state.scores))

    steps = [step(0, None, match.state.opening)]
    worths = [_worth(match)] if perspective == "open" else []
    for ply, (mover, code) in enumerate(log.moves, 1):
        action = match.game.action(code)
        steps.append(step(ply, mover, match.play(mover, action), action))
        if worths:
            worths.append(_worth(match))
    turned = _turned(log, match, worths, [one.scores for one in steps]) if worths else None
    return Replayed(msgspec.json.encode(match.state.printed()), msgspec.json.encode(steps), turned)


def _turned(
    log: Log, played: Match, worths: list[list[float]], scores: list[list[int]]
) -> Turned | None:
    winners = played.state.winners
    if not winners:
        return None
    plies = turns(leads_of(worths, winners))[:TRIED]
    again, owed = log.begun(), set[int]()
    for ply, (mover, code) in enumerate(log.moves[: max(plies, default=0)], 1):
        action = again.game.action(code)
        insight = again.game.insight
        if ply in plies and owed_to_choice(again.state, mover, action, insight, winners):
            owed.add(ply)
        again.play(mover, action)
    for ply in plies:
        if ply in owed:
            ahead = all(lead_of([*map(float, one)], winners) > 0 for one in scores[ply:])
            return Turned(ply, ahead)
    return None


def _worth(match: Match) -> list[float]:
    """What each seat can expect; alone, by how much more than it takes to win."""
    insight, state = match.game.insight, match.state
    worth = insight.worth(state)
    return worth if len(worth) > 1 or state.over else [worth[0] - insight.goal(state)]


def redacted(events: Iterable[Event], seats: list[int]) -> list[dict[str, Any]]:
    """Events as somebody may know them who sits on these seats (perhaps on none)."""
    return [event.seen_by(event.owner if event.owner in seats else None) for event in events]


def settle_in() -> None:
    """A thinker reads the games before it takes its first question."""
    for name in names():
        load(name)


class Thinkers(Workers):
    def __init__(self, count: int, house_of: Callable[[str], str] = str) -> None:
        super().__init__(count, partial(Worker, settle_in), house_of=house_of)
        self._paces: dict[tuple[str, str], Pace] = {}  # by game and level

    async def decide(self, question: Question, level: str, person: str) -> int:
        """For a bot at this person's table; it takes the same time whatever is asked."""
        rated = seconds_of_thought(level) * ROOM_TO_THINK
        pace = self._paces.setdefault((question.game, level), Pace(rated))
        return await self.do(person, partial(decide, question, level, secrets.randbits(62)), pace)

    async def advise(
        self,
        question: Question,
        person: str,
        instead: int | None = None,
        weighed: list[tuple[int, float]] | None = None,
    ) -> Advised:
        """For a person who asks for a hint."""
        pace = self._paces.setdefault((question.game, "hint"), Pace(HINT_SECONDS))
        return await self.do(person, partial(advise, question, instead, weighed), pace)

    async def explain(self, question: Question, done: int, person: str) -> Looked:
        """For a person who looks at a game again: why this was done."""
        pace = self._paces.setdefault((question.game, "hint"), Pace(HINT_SECONDS))
        return await self.do(person, partial(explain, question, done), pace)

    async def replay(self, log: Log, perspective: str, person: str) -> Replayed:
        """For a person who looks at a game again."""
        return await self.do(person, partial(replay, log, perspective))
