"""A room: one table in memory, and what each person there may know of it.

Everything that leaves the service about a game goes through here: views by seat, events
redacted, the seed only when the game is over.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.storage import TAKE_BACK
from asclepia.server.thinking import Question
from asclepia.table import Action, ComponentSet, Event, Match


class Watcher:
    """One open page at a table: a queue that its connection empties."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.queue: asyncio.Queue[wire.ServerMessage | None] = asyncio.Queue(maxsize=256)

    def send(self, message: wire.ServerMessage) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:  # a page that does not read is let go; it will come back
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Room:
    """One table: its row, its chairs, the match so far, and who is watching."""

    def __init__(self, row: Row[Any]) -> None:
        self.row = row
        self.game = load(row.game)
        self.options: dict[str, str] = json.loads(row.options)
        self.chairs: list[Row[Any]] = []
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.stored: list[tuple[int, int]] = []  # (seat, code), as in the database
        self.words = 0
        self.thinking = False
        self._begin()

    def _begin(self) -> None:
        self.match = Match(
            self.game, self.row.seats, int(self.row.seed, 16), None, None, **self.options
        )
        self.asked_since = dict.fromkeys(self.match.state.pending, 0)

    @property
    def ply(self) -> int:
        return len(self.stored)

    def apply(self, seat: int, code: int) -> None:
        """A stored move happens."""
        before = self.match.state.pending
        self.stored.append((seat, code))
        if code == TAKE_BACK:
            self.match.undo(seat)
        else:
            self.match.play(seat, self.game.action(code))
        for one in self.match.state.pending:
            if one not in before or one == seat:
                self.asked_since[one] = self.ply

    # What a person may know

    def seats_of(self, person: str | None) -> list[int]:
        return [c.seat for c in self.chairs if c.kind == "person" and c.person == person]

    def info(self, person: str | None) -> wire.TableInfo:
        return table_info(self.row, self.chairs, person)

    def position(self, person: str | None) -> wire.Position | None:
        if self.row.status == "open":
            return None
        state = self.match.state
        return wire.Position(
            ply=self.ply,
            pending=list(state.pending),
            asked=[wire.Asked(seat, wire.Said.of(state.overheard(seat))) for seat in state.pending],
            watching=wire.SeatView(state.open_view() if state.over else state.view(None)),
            seats={str(seat): self._from_seat(seat) for seat in self.seats_of(person)},
        )

    def _from_seat(self, seat: int) -> wire.SeatView:
        undo = self.row.status == "playing" and self.match.can_undo(seat)
        return wire.SeatView(self.match.state.view(seat), self._asked(seat), undo)

    def _asked(self, seat: int) -> wire.Question | None:
        """What the seat is asked, with everything that belongs to it."""
        state = self.match.state
        prompt = state.prompt(seat)
        if prompt is None:
            return None
        choices = state.choices(seat)
        foretold = state.foretell_all(seat, closely=True)
        return wire.Question(
            prompt=wire.Said.of(prompt),
            choices=[told_action(action) for action in choices if not action.aside],
            asides=[told_action(action) for action in choices if action.aside],
            foretold={
                str(action.code): events
                for action, events in zip(choices, foretold, strict=True)
                if events
            },
            blocked=[
                wire.Blocked(
                    told_action(what) if isinstance(what, Action) else dict(what),
                    rule,
                    wire.Said.of(reason),
                )
                for what, rule, reason in state.blocked(seat)
            ],
        )

    def entries(self, person: str | None, first: int = 0) -> list[wire.Entry]:
        seats = self.seats_of(person)
        match = self.match
        return [
            wire.Entry(ply + 1, match.moves[ply][0], redacted(match.events[ply], seats))
            for ply in range(first, len(match.moves))
        ]

    def whole_log(self, person: str | None) -> list[wire.Entry]:
        """The log from before the first move on."""
        opening = redacted(self.match.state.opening, self.seats_of(person))
        return [wire.Entry(0, -1, opening), *self.entries(person)]

    def hello(self, person: str | None, chat: list[wire.Words]) -> wire.Hello:
        playing = self.row.status != "open"
        return wire.Hello(
            info=self.info(person),
            printed=self.match.state.printed(),
            position=self.position(person),
            log=self.whole_log(person) if playing else [],
            chat=chat,
        )

    def question(self, seat: int) -> Question:
        return Question(
            self.game.name,
            self.row.seats,
            self.match.seed,
            self.options,
            [(one, action.code) for one, action in self.match.moves],
            seat,
        )


def told_action(action: Action) -> dict[str, Any]:
    return {"code": action.code, **action.to_json()}


def redacted(events: Iterable[Event], seats: list[int]) -> list[dict[str, Any]]:
    """Events as somebody may know them who sits on these seats (perhaps on none)."""
    return [event.seen_by(event.owner if event.owner in seats else None) for event in events]


def commitment(seed: str) -> str:
    """Published at the start; whoever gets the seed at the end can check it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def table_info(row: Row[Any], chairs: Iterable[Row[Any]], person: str | None) -> wire.TableInfo:
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=load(row.game).title,
        seats=row.seats,
        options=json.loads(row.options),
        public=row.public,
        status=row.status,
        hosting=person is not None and row.host == person,
        chairs=[
            wire.Chair(c.seat, c.kind, c.name, c.level, c.kind == "person" and c.person == person)
            for c in chairs
        ],
        created=row.created,
        changed=row.changed,
        commit=commitment(row.seed),
        seed=row.seed if row.status == "over" else None,
        next=row.next,
        components=_set_info(load(row.game).components()),
        standing=None,
        playable=True,
        trouble=None,
    )


def _set_info(components: ComponentSet, own: bool = False) -> wire.ComponentsInfo:
    return wire.ComponentsInfo(components.name, components.title, own, components.digest)
