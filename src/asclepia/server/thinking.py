"""Thinking: bots and hints, in processes of their own."""

from __future__ import annotations

import secrets
from functools import partial

import msgspec

from asclepia.games import load, names
from asclepia.players import Glimpse, SearchPlayer, make_player, seconds_of_thought
from asclepia.server.component_sets import set_of
from asclepia.server.workers import Pace, Worker, Workers
from asclepia.table import Match

HINT_SECONDS = 1.0
ROOM_TO_THINK = 1.2  # a thought's time is longer than it may think: the question has a way to go


class Question(msgspec.Struct, frozen=True):
    """A position to think about, as its log, and the seat to think for."""

    game: str
    seats: int
    seed: int
    components: str  # the name of a set that comes with the game
    content: str | None  # or what is in somebody's own
    options: dict[str, str]
    moves: list[tuple[int, int]]
    seat: int

    def glimpse(self) -> Glimpse:
        """What the seat may know: the thinker itself never holds the state."""
        game = load(self.game)
        own = None if self.content is None else set_of(self.game, self.content)
        match = Match(game, self.seats, self.seed, own or self.components, None, **self.options)
        for seat, code in self.moves:
            match.play(seat, game.action(code))
        return Glimpse(match.state, self.seat, game.insight)


def decide(question: Question, level: str, mind: int) -> int:
    """The code of the action that a bot of this level takes."""
    return make_player(level, mind).decide(question.glimpse()).code


def advise(question: Question, mind: int) -> list[tuple[int, float]]:
    """The best choices with the lead each promises."""
    weighed = SearchPlayer(mind, seconds=HINT_SECONDS).weigh(question.glimpse())
    return [(action.code, round(lead, 1)) for action, lead in weighed[:3]]


def settle_in() -> None:
    """A thinker reads the games before it takes its first question."""
    for name in names():
        load(name)


class Thinkers(Workers):
    def __init__(self, count: int) -> None:
        super().__init__(count, partial(Worker, settle_in))
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
