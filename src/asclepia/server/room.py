"""A room: one table in memory, and what each person there may know of it.

Everything that leaves the service about a game goes through here: views by seat, events
redacted, the seed only when the game is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, cast

import msgspec
from sqlalchemy import Row

from asclepia.server import wire
from asclepia.server.info import standing, stored_standing, table_info
from asclepia.server.playable import Unplayable, begun
from asclepia.server.schema import TAKE_BACK
from asclepia.server.storage import NEWEST
from asclepia.server.thinking import Log, Question, redacted
from asclepia.table import Action, IllegalAction, Match, Message
from asclepia.table.texts import TABLE

log = logging.getLogger("asclepia")

UNDEALT = "0"  # the seed of a trial

_encoder = msgspec.json.Encoder()

#: What a page is not told when it changes: it goes with the moves.
_QUIET = {"changed", "standing", "due"}


class Watcher:
    """One open page at a table: a queue that its connection empties, and what it was told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(maxsize=256)
        self.greeted = False
        self.dealt = False  # it knows that the game has begun
        self.outline: object = None  # of the table
        self.ply = 0  # stored moves it has heard of
        self.words = 0  # the first line of the chat that it has not heard

    def send(self, message: wire.ServerMessage) -> None:
        self.post(encoded(message))

    def post(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:  # a page that does not read is let go; it will come back
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


def encoded(message: wire.ServerMessage) -> str:
    return _encoder.encode(message).decode()


class Thought:
    """A bot's thinking about one question."""

    def __init__(self, since: int, task: asyncio.Task[None]) -> None:
        self.since = since  # the ply from which on this is asked
        self.task = task
        self.answering = False  # it is being stored: too late to stop it


class Room:
    """One table: its row, its chairs, the match so far, what is said, and who is watching."""

    def __init__(self, row: Row[Any]) -> None:
        self.row = row
        self.chairs: list[Row[Any]] = []
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.behind = False  # another process has changed something
        self.following: asyncio.Task[None] | None = None  # reads what that is
        self.chat: list[wire.Words] = []  # the newest lines
        self.outline: object = None  # what is told of the table when it has changed, to compare
        self.words: int | None = None  # the number of the next line; None: none were read yet
        self.thinking: dict[int, Thought] = {}
        self.hints: dict[asyncio.Future[Any], tuple[int, int]] = {}  # to whom, and asked since when
        self._set_up()

    def _set_up(self) -> None:
        """The match before its first move; if it is not dealt yet, see whether it could be."""
        self.stored: list[tuple[int, int]] = []  # (seat, code), as in the database
        self.asked_since: dict[int, int] = {}  # by seat, the ply from which on its question stands
        self.trouble: Message | None = None
        self._match: Match | None = None
        self._views: dict[int | None, wire.SeatView] = {}
        try:
            match = begun(self.row, self.row.seed or UNDEALT)
            if self.dealt:
                self._match = match
                self.asked_since = dict.fromkeys(match.state.pending, 0)
        except Unplayable as error:
            self.trouble = error.trouble

    @property
    def dealt(self) -> bool:
        return bool(self.row.seed)

    @property
    def match(self) -> Match:
        self.check_playable()
        if self._match is None:
            raise wire.Refused("not-begun", "the game has not begun")
        return self._match

    def check_playable(self) -> None:
        if self.trouble is not None:
            raise wire.Refused("unplayable", f"this table cannot be played here: {self.trouble}")

    @property
    def ply(self) -> int:
        return len(self.stored)

    @property
    def known(self) -> int:
        """From which ply on moves are to be read: where none can be played, all are copied."""
        return 0 if self.trouble is not None else self.ply

    # What the database has

    def read(
        self, row: Row[Any], chairs: Sequence[Row[Any]], moves: Sequence[tuple[int, int, int]]
    ) -> None:
        """The table as it is by now; the moves are those from `known` on."""
        before, self.row, self.chairs = self.row, row, list(chairs)
        self._views.clear()  # a seat may have changed hands
        if row.seed != before.seed:  # it is dealt
            self._set_up()
        if not self.dealt:  # the row is older than any moves that came with it: next time
            moves = []
        if self.trouble is not None:
            self.stored.clear()
        if not self.stored and self._match is not None:
            moves = self._settle(moves)
        for ply, seat, code in moves:
            self._apply(ply, seat, code)
        self._check()
        told = [value for key, value in row._mapping.items() if key not in _QUIET]
        self.outline = told, [tuple(chair) for chair in self.chairs], self.trouble

    def _settle(self, moves: Sequence[tuple[int, int, int]]) -> Sequence[tuple[int, int, int]]:
        """Play what was not taken back, so that the rest costs nothing; if that leads to where
        the table is known to have stood. The moves that are left to play."""
        stood = stored_standing(self.row)
        backs = [ply for ply, _, code in moves if code == TAKE_BACK]
        if stood is None or not backs or not backs[-1] < stood.ply <= len(moves):
            return moves
        past, rest = moves[: stood.ply], moves[stood.ply :]
        try:
            for ply, seat, code in settled(past):
                self._go_on(seat, self.tried(seat, code), ply + 1)
        except Exception:  # then one by one, to find out which it is
            self._set_up()
            return moves
        if standing(self.match, stood.ply) != stood:
            self._set_up()
            return moves
        self.stored = [(seat, code) for _, seat, code in past]
        # Whether a question was the same before and after something was taken back is not known.
        self.asked_since = {s: max(p, backs[-1] + 1) for s, p in self.asked_since.items()}
        return rest

    def _apply(self, ply: int, seat: int, code: int) -> None:
        """A stored move happens. If it cannot, the table is only to be looked at."""
        self.stored.append((seat, code))
        if self._match is None:
            return
        try:
            if ply != self.ply - 1:
                raise LookupError("a move is missing")
            self._go_on(seat, self.tried(seat, code), self.ply)
        except Exception as error:  # whatever it is, the other tables play on
            self._give_up(self.ply, type(error).__name__)

    @contextmanager
    def hinting(self, seat: int, hint: asyncio.Future[Any]) -> Iterator[None]:
        """Meanwhile a hint is thought about; it is given up when its question or its asker goes."""
        self.hints[hint] = (seat, self.asked_since[seat])
        try:
            yield
        finally:
            del self.hints[hint]
            hint.cancel()

    def _check(self) -> None:
        """Does the table stand as it stood when its last move was stored?"""
        if self.row.status == "closed" and self.trouble is None:
            self.trouble = Message(TABLE, "trouble-closed")
            self._match = None
        if self._match is None:
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

    def hear(self, lines: Sequence[wire.Words]) -> None:
        """What was said since."""
        self.chat += lines
        self.words = self.chat[-1].number + 1 if self.chat else 0

    def forget_chat(self) -> None:
        """What everybody has heard is kept in the database; here only the newest."""
        del self.chat[:-NEWEST]

    # A move

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
        match = self.match
        try:
            if code == TAKE_BACK:
                return match.without(seat)
            return match.after(seat, match.game.action(code))
        except IllegalAction as error:
            key = "no-undo" if code == TAKE_BACK else "illegal"
            raise wire.Refused(key, str(error)) from error

    def accept(self, seat: int, code: int, after: Match) -> None:
        """The move is stored: it happens, as it was tried."""
        self.stored.append((seat, code))
        self._go_on(seat, after, self.ply)

    def _go_on(self, seat: int, after: Match, ply: int) -> None:
        before = self.match
        asked = before.state.pending
        for one in after.state.pending:
            if one == seat or one not in asked or _asked(before, one) != _asked(after, one):
                self.asked_since[one] = ply
        self._match = after
        self._views.clear()
        for hint, asked in self.hints.items():
            if not self.stands(*asked):
                hint.cancel()

    def times_taken_back(self, seat: int) -> int:
        """How often the move that this seat would take back now was taken back already."""
        made, times = 0, dict[int, int]()  # the seat's moves by number, and how often
        for mover, code in self.stored:
            if mover == seat and code != TAKE_BACK:
                made += 1
            elif mover == seat:
                times[made] = times.get(made, 0) + 1
                made -= 1
        return times.get(made, 0)

    @property
    def bots(self) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.kind == "bot"]

    # What a person may know

    def seats_of(self, person: str | None) -> list[int]:
        return [c.seat for c in self.chairs if c.kind == "person" and c.person == person]

    def names_beside(self, person: str | None) -> list[str]:
        """The names of everybody else who sits here."""
        return [c.name for c in self.chairs if c.kind != "open" and c.person != person]

    def info(self, person: str | None) -> wire.TableInfo:
        return table_info(self.row, self.chairs, person, self.trouble, self.standing())

    def standing(self) -> wire.Standing | None:
        if not self.dealt:
            return None
        return stored_standing(self.row) if self._match is None else standing(self._match, self.ply)

    def position(self, person: str | None) -> wire.Position | None:
        if self._match is None:
            return None
        state = self._match.state
        return wire.Position(
            ply=self.ply,
            pending=list(state.pending),
            asked=[wire.Asked(seat, wire.Said.of(state.overheard(seat))) for seat in state.pending],
            watching=self._view(None),
            seats={str(seat): self._view(seat) for seat in self.seats_of(person)},
        )

    def _view(self, seat: int | None) -> wire.SeatView:
        """Built and encoded once for all who see it: an encoder takes it over as it is."""
        if seat not in self._views:
            view = self._from_nowhere() if seat is None else self._from_seat(seat)
            self._views[seat] = cast(wire.SeatView, msgspec.Raw(_encoder.encode(view)))
        return self._views[seat]

    def _from_nowhere(self) -> wire.SeatView:
        state = self.match.state
        return wire.SeatView(state.open_view() if state.over else state.view(None))

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
            choices=[_told_action(action) for action in choices if not action.aside],
            asides=[_told_action(action) for action in choices if action.aside],
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

    def update(self, person: str | None, heard: int) -> wire.Update | None:
        """What has happened since this ply. If a move was taken back, the whole log."""
        position = self.position(person)
        if position is None:
            return None
        since = self.stored[heard:]
        rewound = any(code == TAKE_BACK for _, code in since)
        first = len(self.match.moves) - len(since)
        log = self.whole_log(person) if rewound else self._entries(person, first)
        return wire.Update(position, log, rewound)

    def _entries(self, person: str | None, first: int = 0) -> list[wire.Entry]:
        seats = self.seats_of(person)
        match = self.match
        return [
            wire.Entry(ply + 1, match.moves[ply][0], redacted(match.events[ply], seats))
            for ply in range(first, len(match.moves))
        ]

    def whole_log(self, person: str | None) -> list[wire.Entry]:
        """The log from before the first move on."""
        opening = redacted(self.match.opening, self.seats_of(person))
        return [wire.Entry(0, -1, opening), *self._entries(person)]

    def hello(self, person: str | None) -> wire.Hello:
        position = self.position(person)
        return wire.Hello(
            info=self.info(person),
            printed={} if self._match is None else self._match.state.printed(),
            position=position,
            log=[] if position is None else self.whole_log(person),
            chat=self.chat,
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


@lru_cache(maxsize=2**16)
def _told_action(action: Action) -> dict[str, Any]:
    """Encoded once: every action exists once, and is offered again and again."""
    return cast(dict[str, Any], msgspec.Raw(_encoder.encode(told_action(action))))


def settled(stored: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The moves (ply, seat, code) without those that were taken back; no rules are needed."""
    left: list[tuple[int, int, int]] = []
    for ply, seat, code in stored:
        if code != TAKE_BACK:
            left.append((ply, seat, code))
        else:
            last = next((i for i in reversed(range(len(left))) if left[i][1] == seat), None)
            if last is not None:
                del left[last]
    return left
