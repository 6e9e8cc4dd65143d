"""A room: one table in memory, and what each person there may know of it.

Everything that leaves the service about a game goes through here: views by seat, events
redacted, the seed only when the game is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Row

from asclepia.server import wire
from asclepia.server.info import standing, stored_standing, table_info
from asclepia.server.playable import Unplayable, begun
from asclepia.server.schema import TAKE_BACK
from asclepia.server.thinking import Log, Question, redacted
from asclepia.table import Action, IllegalAction, Match, Message
from asclepia.table.texts import TABLE

log = logging.getLogger("asclepia")


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


class Thought:
    """A bot's thinking about one question."""

    def __init__(self, since: int, task: asyncio.Task[None]) -> None:
        self.since = since  # the ply from which on this is asked
        self.task = task
        self.answering = False  # it is being stored: too late to stop it


class Room:
    """One table: its row, its chairs, the match so far, and who is watching."""

    def __init__(self, row: Row[Any]) -> None:
        self.row = row
        self.chairs: list[Row[Any]] = []
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.stored: list[tuple[int, int]] = []  # (seat, code), as in the database
        self.words = 0
        self.thinking: dict[int, Thought] = {}
        self.hints: dict[asyncio.Future[Any], tuple[int, int]] = {}  # to whom, and asked since when
        self.asked_since: dict[int, int] = {}  # by seat, the ply from which on its question stands
        self.trouble: Message | None = None
        self._match: Match | None = None
        try:
            self._match = begun(row)
            self.asked_since = dict.fromkeys(self._match.state.pending, 0)
        except Unplayable as error:
            self.trouble = error.trouble

    @property
    def match(self) -> Match:
        self.check_playable()
        assert self._match is not None
        return self._match

    def check_playable(self) -> None:
        if self.trouble is not None:
            raise wire.Refused("unplayable", f"this table cannot be played here: {self.trouble}")

    @property
    def ply(self) -> int:
        return len(self.stored)

    @property
    def told(self) -> int:
        """How many moves have been made, without those that were taken back."""
        return 0 if self._match is None else len(self._match.moves)

    def apply(self, ply: int, seat: int, code: int) -> None:
        """A stored move happens. If it cannot, the table is only to be looked at."""
        self.stored.append((seat, code))
        if self._match is None:
            return
        try:
            if ply != self.ply - 1:
                raise LookupError("a move is missing")
            self._play(self._match, seat, code)
        except Exception as error:  # whatever it is, the other tables play on
            self._give_up(self.ply, type(error).__name__)
        for hint, asked in self.hints.items():
            if not self.stands(*asked):
                hint.cancel()

    @contextmanager
    def hinting(self, seat: int, hint: asyncio.Future[Any]) -> Iterator[None]:
        """Meanwhile a hint is thought about; it is given up when its question or its asker goes."""
        self.hints[hint] = (seat, self.asked_since[seat])
        try:
            yield
        finally:
            del self.hints[hint]
            hint.cancel()

    def _play(self, match: Match, seat: int, code: int) -> None:
        before = {one: _asked(match, one) for one in match.state.pending if one != seat}
        if code == TAKE_BACK:
            match.undo(seat)
        else:
            match.play(seat, match.game.action(code))
        for one in match.state.pending:
            if one not in before or before[one] != _asked(match, one):
                self.asked_since[one] = self.ply

    def check(self) -> None:
        """Does the table stand as it stood when its last move was stored?"""
        if self._match is None or self.row.status == "open":
            return
        known = stored_standing(self.row)
        # What was stored since we have read the row is not known there; less cannot be.
        moved = known is not None and known.ply >= self.ply and known != self.standing()
        if moved or (self.row.status == "over" and not self._match.state.over):
            self._give_up(self.ply, "it does not stand as it stood")

    def _give_up(self, number: int, reason: str) -> None:
        log.warning("table %s cannot be played: move %d: %s", self.row.id, number, reason)
        self.trouble = Message(TABLE, "trouble-moves", number=number)
        self._match = None

    def stands(self, seat: int, since: int) -> bool:
        """Is the seat still asked what it was asked from this ply on?"""
        return (
            self.row.status == "playing"
            and self._match is not None
            and seat in self._match.state.pending
            and self.asked_since.get(seat) == since
        )

    def tried(self, seat: int, code: int) -> Match:
        """The match as it would be after this move; nothing has changed."""
        match = self.match.clone()
        try:
            if code == TAKE_BACK:
                match.undo(seat)
            else:
                match.play(seat, match.game.action(code))
        except IllegalAction as error:
            key = "no-undo" if code == TAKE_BACK else "illegal"
            raise wire.Refused(key, str(error)) from error
        return match

    @property
    def bots(self) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.kind == "bot"]

    # What a person may know

    def seats_of(self, person: str | None) -> list[int]:
        return [c.seat for c in self.chairs if c.kind == "person" and c.person == person]

    def info(self, person: str | None) -> wire.TableInfo:
        return table_info(self.row, self.chairs, person, self.trouble, self.standing())

    def standing(self) -> wire.Standing | None:
        if self.row.status == "open":
            return None
        return stored_standing(self.row) if self._match is None else standing(self._match, self.ply)

    def position(self, person: str | None) -> wire.Position | None:
        if self.row.status == "open" or self._match is None:
            return None
        state = self._match.state
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
            since=self.asked_since[seat],
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
        position = self.position(person)
        return wire.Hello(
            info=self.info(person),
            printed={} if self._match is None else self._match.state.printed(),
            position=position,
            log=[] if position is None else self.whole_log(person),
            chat=chat,
        )

    def log(self) -> Log:
        match = self.match
        return Log(
            match.game.name,
            match.seats,
            match.seed,
            match.components.name,
            self.row.own_content,
            match.options,
            [(one, action.code) for one, action in match.moves],
        )

    def question(self, seat: int) -> Question:
        return Question(**msgspec.structs.asdict(self.log()), seat=seat)


def _asked(match: Match, seat: int) -> tuple[Message | None, list[Action]]:
    """What a seat is asked, to compare: a question stands while this stays the same."""
    return match.state.prompt(seat), match.state.choices(seat)


def told_action(action: Action) -> dict[str, Any]:
    return {"code": action.code, **action.to_json()}
