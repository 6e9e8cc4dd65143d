"""Thinking: what bots, hints and replays need to compute, in processes of their own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from asclepia.games import load, names
from asclepia.players import Glimpse, SearchPlayer, make_player, seconds_of_thought
from asclepia.server import wire
from asclepia.server.component_sets import set_of
from asclepia.server.turning import lead_of, turning_point
from asclepia.server.workers import Pace, Worker, Workers
from asclepia.table import Event, Match

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
        match = self.begun()
        for seat, code in self.moves:
            match.play(seat, match.game.action(code))
        return Glimpse(match.state, self.seat, match.game.insight)


class Replayed(msgspec.Struct, frozen=True):
    """What can be seen of a game from somewhere, ready to be sent."""

    printed: bytes
    steps: bytes
    turning: int | None  # with open hands: the ply of the turning point


def decide(question: Question, level: str, mind: int) -> int:
    """The code of the action that a bot of this level takes."""
    return make_player(level, mind).decide(question.glimpse()).code


def advise(question: Question, mind: int) -> list[tuple[int, float]]:
    """The best choices with the lead each promises."""
    weighed = SearchPlayer(mind, seconds=HINT_SECONDS).weigh(question.glimpse())
    return [(action.code, round(lead, 1)) for action, lead in weighed[:3]]


def replay(log: Log, perspective: str) -> Replayed:
    """Every point of a game from a seat's number, as a spectator ("watch") or "open"."""
    match = log.begun()
    seat = int(perspective) if perspective.isdecimal() else None
    shown = [] if seat is None else [seat]
    if perspective == "open":
        shown = list(range(log.seats))

    def step(ply: int, mover: int | None, events: Iterable[Event]) -> wire.Step:
        state = match.state
        view = state.open_view() if perspective == "open" else state.view(seat)
        return wire.Step(ply, mover, redacted(events, shown), view, list(state.scores))

    steps = [step(0, None, match.state.opening)]
    worths = [_worth(match)] if perspective == "open" else []
    for ply, (mover, code) in enumerate(log.moves, 1):
        events = match.play(mover, match.game.action(code))
        steps.append(step(ply, mover, events))
        if worths:
            worths.append(_worth(match))
    winners = match.state.winners
    leads = [lead_of(worth, winners) for worth in worths] if winners else []
    return Replayed(
        msgspec.json.encode(match.state.printed()), msgspec.json.encode(steps), turning_point(leads)
    )


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

    async def advise(self, question: Question, person: str) -> list[tuple[int, float]]:
        """For a person who asks for a hint."""
        pace = self._paces.setdefault((question.game, "hint"), Pace(HINT_SECONDS))
        return await self.do(person, partial(advise, question, secrets.randbits(62)), pace)

    async def replay(self, log: Log, perspective: str, person: str) -> Replayed:
        """For a person who looks at a game again."""
        return await self.do(person, partial(replay, log, perspective))
