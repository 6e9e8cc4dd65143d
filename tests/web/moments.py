"""Great moments of games that were played long ago, and ends of games: to come to them again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import asclepia
from asclepia.table import Match, read_record
from tests.games.golden import FOLDER, play
from tests.web.built import BUILT
from tests.web.checks import is_settled
from tests.web.people import Person

FETCHED = """file => performance.getEntriesByType('resource')
  .some((one) => one.name.endsWith(file) && one.responseEnd > 0)"""


@dataclass(frozen=True)
class Moment:
    """A move of a golden game, just before it is made."""

    record: dict[str, Any]
    ply: int
    seat: int
    code: int
    events: list[dict[str, Any]]  # all that it brings

    def told(self, event: str) -> dict[str, Any]:
        return next(one for one in self.events if one["event"] == event)


@cache
def moment_of(game: str, event: str, field: str = "", value: int = 0) -> Moment:
    """The first move that brings this (with this value, if a field is named) while nobody else is
    asked, and after which the game goes on."""
    for path in sorted((FOLDER / game / "golden").glob("*.json")):
        record = read_record(path)
        seed, played = int(record.seed, 16), asclepia.load(game)
        match = Match(played, record.seats, seed, record.components, None, **record.options)
        for ply, (seat, code) in enumerate(record.moves[:-1]):
            alone = match.state.pending == (seat,)
            told = [one.seen_by(None) for one in match.play(seat, played.action(code))]
            great = (one for one in told if one["event"] == event)
            if alone and any(not field or one[field] == value for one in great):
                return Moment(json.loads(path.read_text()), ply, seat, code, told)
    raise AssertionError(f"no golden game of {game} tells of {event}")


def comes_to(person: Person, moment: Moment) -> None:
    """Somebody sits there and makes the move."""
    chairs = ["me" if one == moment.seat else "novice" for one in range(moment.record["seats"])]
    person.play_on(moment.record, moment.ply, *chairs)
    person.asked.wait_for()
    if person.moments:  # the page fetches their pictures last
        part = f"src/games/{person.game}/moments.ts"
        person.page.wait_for_function(FETCHED, arg=BUILT.file(part))
        is_settled(person)
    person.act(moment.code)


@cache
def ending_of(game: str, won: bool) -> Moment:
    """The last move of a game, made by one who wins with it, or loses."""
    for seed in range(40):
        match = play(game, 2 + seed % 2, seed, {})
        seat, action = match.moves[-1]
        if (seat in match.state.winners) == won and len(match.state.winners) == 1:
            record = json.loads(match.record().to_json())
            return Moment(record, len(match.moves) - 1, seat, action.code, [])
    raise AssertionError(f"no game of {game} ends so")
