"""A room: one table in memory, and what each person there may know of it.

Everything that leaves the service about a game goes through here: views by seat, events
redacted, the seed only when the game is over.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, cast

import msgspec

from asclepia.server import wire
from asclepia.server.clock import awake, down, now, up
from asclepia.server.clocks import DAY, Clocks, Entry, Players, Step
from asclepia.server.endings import lent
from asclepia.server.fairness import among_people
from asclepia.server.info import (
    Lease,
    awaited,
    lease_of,
    people_of,
    players_of,
    present,
    standing,
    table_info,
)
from asclepia.server.pace import forfeit, patience
from asclepia.server.playable import Unplayable, begun, closed_by
from asclepia.server.rows import ChairRow, HandoverRow, TableRow
from asclepia.server.schema import GIVEN_UP, HANDS, HINTED, TAKE_BACK, TIME_UP
from asclepia.server.storage import NEWEST, Person
from asclepia.server.thinking import Log, Question, redacted
from asclepia.server.wishes import Wish
from asclepia.table import Action, IllegalAction, Match, Message, State
from asclepia.table.texts import TABLE

log = logging.getLogger("asclepia")

UNDEALT = "0"  # the seed of a trial

_encoder = msgspec.json.Encoder()

#: What a page is not told when it changes: it goes with the moves, or with who is here.
_QUIET = {"changed", "standing", "due", "clocks", "flag", "wishes", "here", "seen"}

#: Who answers for somebody whose time is over.
HELPER = "apprentice"


class Watcher:
    """One open page at a table: a queue that its connection empties, and what it was told."""

    def __init__(self, person: str, came_as: Person | None = None) -> None:
        self.person = person
        self.came_as = came_as  # whom its cookie named, when it came
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(maxsize=256)
        self.farewell: wire.Refused | None = None  # why it is let go, if it is; else: too slow
        self.greeted = False
        self.dealt = False  # it knows that the game has begun
        self.outline: object = None  # of the table
        self.presence: object = None  # of its people
        self.ply = 0  # stored moves it has heard of
        self.words = 0  # the first line of the chat that it has not heard

    def send(self, message: wire.ServerMessage) -> None:
        self.post(encoded(message))

    def post(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:  # a page that does not read is let go; it will come back
            self._end()

    def let_go(self, why: wire.Refused) -> None:
        """Nothing more is told, whatever was on its way."""
        self.farewell = why
        self._end()

    def _end(self) -> None:
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

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.changed: int = row.changed  # moves that were stored since have changed it, too
        self._seat([])
        self.leases: dict[int, Lease] = {}  # by seat: until when its person counts as here
        self.handovers: list[HandoverRow] = []
        self.watchers: set[Watcher] = set()
        self.spectators_elsewhere = 0  # on pages of other processes
        self.lock = asyncio.Lock()
        self.behind = False  # another process has changed something
        self.following: asyncio.Task[None] | None = None  # reads what that is
        self.chat: list[wire.Words] = []  # the newest lines
        self.outline: object = None  # what is told of the table when it has changed, to compare
        self.words = 0  # the number of the next line
        self.renamed = False  # what was said, and who had a seat, is told under other names now
        self.thinking: dict[int, Thought] = {}
        self.hints: dict[asyncio.Future[Any], tuple[int, int]] = {}  # to whom, and asked since when
        #: By seat, what a hint has found in this position: asked again, it says the same.
        self.weighed: dict[int, list[tuple[int, float]]] = {}
        self.clocks: Clocks | None = None  # None: nobody counts
        self._clocked = 0  # the ply that they are of
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
    def allowed(self) -> wire.Allowed:
        """What people may do here besides playing."""
        return self.row.allowed

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
        self,
        row: TableRow,
        chairs: Sequence[ChairRow] | None = None,
        moves: Sequence[tuple[int, int, int]] = (),
        handovers: Sequence[HandoverRow] = (),
    ) -> None:
        """The table as it is by now; the moves are those from `known` on. All handovers, if there
        is one among them. Without chairs: they are as they were."""
        before, self.row, self.changed = self.row, row, row.changed
        if chairs is not None:
            self._seat(chairs)
            self.leases = {chair.seat: lease_of(chair) for chair in chairs}
        self.handovers = list(handovers) or self.handovers
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
        self._read_clocks()
        self._check()
        self._outline()

    def _seat(self, chairs: Sequence[ChairRow]) -> None:
        """Who plays which seat is asked with every move, and seldom changes."""
        self.chairs = list(chairs)
        #: The seats that people play themselves, whether they have time left or not.
        self.people = people_of(chairs)
        self.players = players_of(chairs)
        self._bot_seats = [chair.seat for chair in chairs if chair.kind == "bot" or chair.bot]
        self._person_seats = [chair.seat for chair in chairs if chair.kind == "person"]
        self._seats_of: dict[str | None, list[int]] = {}
        for seat in self._person_seats:
            self._seats_of.setdefault(self.chairs[seat].person, []).append(seat)

    def _outline(self) -> None:
        seated = [_told(chair) for chair in self.chairs]
        time = None if self.clocks is None else down()  # what pages count by themselves
        log = self.told_handovers(), self.told_hints()
        self.outline = _told(self.row), seated, self.trouble, log, time

    def _late(self) -> list[tuple[int, int]]:
        """When somebody's time was over (ply, seat)."""
        return [(ply, seat) for ply, (seat, code) in enumerate(self.stored) if code == TIME_UP]

    def _read_clocks(self) -> None:
        """They are as old as the row, which may be older than the moves that came with it."""
        stood = self.row.standing if self.row.clocks is not None else None
        if stood is not None and stood.ply >= self._clocked:
            self.clocks, self._clocked = self.row.clocks, stood.ply

    def _settle(self, moves: Sequence[tuple[int, int, int]]) -> Sequence[tuple[int, int, int]]:
        """Play what was not taken back, so that the rest costs nothing; if that leads to where
        the table is known to have stood. The moves that are left to play."""
        stood = self.row.standing
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
        for ply, seat, code in past:
            if code == HANDS:
                self._change_hands(seat, ply + 1)
        return rest

    def _apply(self, ply: int, seat: int, code: int) -> None:
        """A stored move happens. If it cannot, the table is only to be looked at."""
        self.stored.append((seat, code))
        if self._match is None:
            return
        try:
            if ply != self.ply - 1:
                raise LookupError("a move is missing")
            if code == HANDS:
                self._change_hands(seat, self.ply)
            elif code != HINTED:
                self._go_on(seat, self.tried(seat, code), self.ply)
        except Exception as error:  # whatever it is, the other tables play on
            self._give_up(self.ply, type(error).__name__)

    def _change_hands(self, seat: int, ply: int) -> None:
        """Whatever was thought about the seat's question was thought by somebody else."""
        if seat in self.asked_since:
            self.asked_since[seat] = max(ply, self.asked_since[seat])
        self._drop_hints()

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
            self.trouble = Message(TABLE, closed_by(self.row))
            self._match = None
            self._drop_hints()
        if self._match is None:
            return
        known = self.row.standing
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

    def hear_anew(self, lines: Sequence[wire.Words]) -> None:
        """All that is kept, perhaps under other names: from the first that is told otherwise on
        everybody hears it once more. All of it, if there is more: what a page has of that we do not
        know, so it has to forget it."""
        known = {line.number: line for line in self.chat}
        others = (line.number for line in lines if known.get(line.number, line) != line)
        more = bool(lines) and lines[0].number > 0
        first = 0 if more else next(others, self.words)
        for watcher in self.watchers:
            watcher.words = min(watcher.words, first)
        self.chat.clear()
        self.hear(lines)

    def forget_chat(self) -> None:
        """What everybody has heard is kept in the database; here only the newest."""
        del self.chat[:-NEWEST]

    # A move

    def is_asked(self, seat: int) -> bool:
        playing = self.row.status == "playing" and self._match is not None
        return playing and seat in self.match.state.pending

    def stands(self, seat: int, since: int) -> bool:
        """Is the seat still asked what it was asked from this ply on?"""
        return self.is_asked(seat) and self.asked_since.get(seat) == since

    def idle_since(self, seat: int) -> int:
        """The ply after the last that was the seat's own: the same for whoever reads the log."""
        own = (ply for ply in reversed(range(self.ply)) if self.stored[ply][0] == seat)
        return next(own, -1) + 1

    def tried(self, seat: int, code: int) -> Match:
        """The match as it would be after this move; nothing has changed."""
        match = self.match
        try:
            if code in (TIME_UP, HINTED):
                return match
            if code == TAKE_BACK:
                return match.without(seat)
            return match.after(seat, match.game.action(code))
        except IllegalAction as error:
            key = "no-undo" if code == TAKE_BACK else "illegal"
            raise wire.Refused(key, str(error)) from error

    def clocks_after(self, seat: int, code: int, after: Match, at: int) -> Clocks | None:
        """What the clocks say when this move has led there."""
        if self.clocks is None or code == HINTED:
            return self.clocks
        if code == TIME_UP:
            return self.clocks.run_out(seat)
        now, then, back = self.match.state, after.state, code == TAKE_BACK
        step = Step(seat, (then if back else now).in_turn(seat), back)
        asked = self.players, now.pending, then.pending, step
        clocks = self.clocks.gone_on(self.row.pace, at, self.ply + 1, *asked)
        if not back:
            return clocks
        return clocks.with_increments(self._timeless(), self._timeless((seat, code)))

    def _timeless(self, *more: tuple[int, int]) -> Clocks:
        """What the log brings to the clocks, with these entries at its end, if it took no time."""
        match, people = self.match.again(), {*self._person_seats}
        given_up = {one.seat for one in self.handovers if one.kind in GIVEN_UP}
        players, asked = Players(sorted(people | given_up)), match.state.pending
        log = self._standing_entries(match, players, [*self.stored, *more])
        return Clocks.timeless(self.row.pace, match.seats, players, asked, log)

    def _standing_entries(
        self, match: Match, players: Players, stored: Sequence[tuple[int, int]]
    ) -> Iterator[Entry]:
        """What stands of a log, while a match that begins with it is played along."""
        kinds = {one.ply: one.kind for one in self.handovers}
        stand = {ply for ply, _, _ in settled((ply, *one) for ply, one in enumerate(stored))}
        for ply, (seat, code) in enumerate(stored):
            asked = match.state.pending
            if code == HANDS:
                players = players.handed(seat, kinds[ply])
                yield Entry(players, asked, asked)
            elif code == TIME_UP:
                yield Entry(players, asked, asked, late=seat)
            elif ply in stand:
                step = Step(seat, match.state.in_turn(seat))
                match.play(seat, match.game.action(code))
                yield Entry(players, asked, match.state.pending, step)

    def clocks_with(self, players: Players, at: int) -> Clocks | None:
        """What the clocks say when a seat has changed hands, and these play."""
        if self.clocks is None:
            return None
        pending = self.match.state.pending
        return self.clocks.gone_on(self.row.pace, at, self.ply + 1, players, pending, pending)

    def accept(self, seat: int, code: int, after: Match, clocks: Clocks | None, made: int) -> None:
        """The move is stored: it happens, as it was tried."""
        self.stored.append((seat, code))
        self.changed = made
        self.clocks, self._clocked = clocks, self.ply
        if code != HINTED:
            self._go_on(seat, after, self.ply)
        if code < 0:  # a handover or a hint more, or after fewer moves
            self._outline()

    def _go_on(self, seat: int, after: Match, ply: int) -> None:
        before = self.match
        asked = before.state.pending
        for one in after.state.pending:
            if one == seat or one not in asked or _asked(before, one) != _asked(after, one):
                self.asked_since[one] = ply
        self._match = after
        self._views.clear()
        self.weighed.clear()
        self._drop_hints()

    def _drop_hints(self) -> None:
        """Those whose question has gone."""
        for hint, asked in self.hints.items():
            if not self.stands(*asked):
                hint.cancel()

    def times_taken_back(self, seat: int) -> int:
        """How often the move that this seat would take back now was taken back already."""
        made, times = 0, dict[int, int]()  # the seat's moves by number, and how often
        for mover, code in self.stored:
            if mover == seat and code >= 0:
                made += 1
            elif mover == seat and code == TAKE_BACK:
                times[made] = times.get(made, 0) + 1
                made -= 1
        return times.get(made, 0)

    def moved_since_handover(self, seat: int) -> bool:
        """Whether whoever has the seat now has made its last move: nobody takes back what
        somebody else has done in their place, or what they did before."""
        made = before = 0
        for mover, code in self.stored:
            if mover == seat and code == HANDS:
                before = made
            elif mover == seat and code not in (TIME_UP, HINTED):
                made += 1 if code >= 0 else -1
        return made > before or not before

    def done_since(self, seat: int, ply: int) -> list[int]:
        """What was done with a seat from this ply on, as codes. To be given a hint does nothing."""
        return [code for one, code in self.stored[ply:] if one == seat and code != HINTED]

    def is_firm(self, seat: int) -> bool:
        """Whether the seat's last move stands because a bot has made it for lack of time."""
        firm = 0 if self.clocks is None else self.clocks.firm[seat]
        if not firm:
            return False
        made = settled((ply, *move) for ply, move in enumerate(self.stored))
        return max((ply for ply, mover, _ in made if mover == seat), default=firm) < firm

    @property
    def bots(self) -> list[int]:
        """The seats that bots play: their own, other people's, and those without time."""
        return self.bots_with(self.clocks)

    def bots_with(self, clocks: Clocks | None) -> list[int]:
        """… when the clocks say this."""
        return self._bot_seats if clocks is None else [*self._bot_seats, *clocks.out]

    def level_of(self, seat: int) -> str:
        """How well the bot plays that has this seat."""
        chair = self.chairs[seat]
        return str(chair.bot or chair.level or HELPER)

    def bot_then(self, seat: int, made: int) -> str | None:
        """The level of the bot that had a seat when so many moves were made; None: a person."""
        chair = self.chairs[seat]
        handed = [one for one in self.told_handovers() if one.seat == seat]
        level = chair.level if chair.kind == "bot" and not handed else None
        for one in handed:
            if one.ply <= made:
                gone = one.kind == "late" and not self._still_asked(seat, one.ply, made)
                level = None if one.kind == "back" or gone else one.level or None
        return level

    def _still_asked(self, seat: int, since: int, made: int) -> bool:
        """After so many moves, has a seat been asked without a break since? As its clock counts
        (`Clocks.gone_on`): its own move that has others asked anew ends it, too."""
        match = self.log().begun()
        for ply, (mover, action) in enumerate(self.match.moves[:made]):
            before = {*match.state.pending}
            match.play(mover, action)
            after = {*match.state.pending}
            if ply >= since and (seat not in after or (mover == seat and after - before)):
                return False
        return True

    def asker_of(self, seat: int) -> str:
        """Who wants the bot to play that has this seat."""
        return str(self.chairs[seat].asker or self.row.host)

    # Who is here

    def presence(self) -> tuple[wire.SeatPresence, ...]:
        """Of the people who sit here."""
        return tuple(present(seat, self.leases[seat]) for seat in self._person_seats)

    def seated_watchers(self) -> set[str]:
        """The people who look at the table where they sit, on a page of this process."""
        watching = {watcher.person for watcher in self.watchers}
        return {chair.person for chair in self.chairs if chair.person in watching}

    @property
    def spectators_here(self) -> int:
        """How many people look at the table, on pages of this process, and do not sit there."""
        return len({watcher.person for watcher in self.watchers} - {*self._seats_of})

    @property
    def spectators(self) -> int:
        return self.spectators_here + self.spectators_elsewhere

    def is_absent(self, seat: int) -> bool:
        """Whether the others may decide about a seat: it is asked something, and its person is
        away for longer than the table's patience. While the server was down, all were."""
        return self._is_away(seat, patience(self.row.pace)) and self.is_asked(seat)

    def is_forfeit(self, seat: int) -> bool:
        """Whether that lasts long enough for the seat to be lost by it."""
        return self._is_away(seat, forfeit(self.row.pace)) and self.is_asked(seat)

    def _is_away(self, seat: int, seconds: int | None) -> bool:
        """For so long. A day of it the server has to have been there without a break."""
        chair = self.chairs[seat]
        if chair.kind != "person" or chair.bot or seconds is None:
            return False
        there = present(seat, self.leases[seat])
        since = self.row.created if there.seen is None else there.seen
        long = now() - since >= 1000 * seconds and now() - up() >= min(1000 * seconds, DAY)
        return long and not there.here

    def has_moved(self, seat: int) -> bool:
        """Whether a move of the seat stands."""
        return any(mover == seat for mover, _ in self.match.moves)

    def deciders(self, seat: int) -> dict[str, bool]:
        """The other people who play here, and whether they are here."""
        absent, found = self.chairs[seat].person, dict[str, bool]()
        for there in self.presence():
            chair = self.chairs[there.seat]
            if chair.person is not None and chair.person != absent and not chair.bot:
                found[chair.person] = there.here
        return found

    def wishes(self) -> list[Wish]:
        """What the others want of a seat that is away and asked; of the absence of now."""
        return [
            wish
            for wish in self.row.wishes
            if self.is_asked(wish.seat)
            and wish.since == self.idle_since(wish.seat)
            and wish.seen == self.leases[wish.seat][1]
        ]

    def support(self, wish: Wish, asker: str | None = None) -> tuple[int, int]:
        """How many of those who are here want this, and how many must: more than half. Who asks
        is here. Where hints are closed, a friend could have the best bot make one decision for a
        person who then comes back: all the others must want it, here or not."""
        if wish.what == "bot" and not self.allowed.hints:
            others = {*self._seats_of} - {self.chairs[wish.seat].person}
            return len(others & {*wish.by}), len(others)
        here = {one for one, there in self.deciders(wish.seat).items() if there or one == asker}
        return len(here & {*wish.by}), len(here) // 2 + 1

    def told_presence(self, person: str | None) -> wire.Presence:
        offers = []
        for wish in self.wishes():
            count, needed = self.support(wish)
            yours = person in wish.by
            offers.append(wire.Offer(wish.seat, wish.what, wish.level, count, needed, yours))
        return wire.Presence(now(), up(), list(self.presence()), offers, self.spectators)

    def told_handovers(self) -> list[wire.Handover]:
        """Each after the moves that stand and were made before it."""
        late = self._late()
        if not self.handovers and not late:
            return []
        made = self._standing_moves()
        told = [
            wire.Handover(seat, ply, "late", HELPER, self._name_then(seat, ply))
            for ply, seat in late
        ]
        told += [
            wire.Handover(one.seat, one.ply, one.kind, one.level, one.name)
            for one in self.handovers
        ]
        told.sort(key=lambda one: (one.ply, one.seat))
        for one in told:
            one.ply = bisect_left(made, one.ply)
        return told

    def told_hints(self) -> list[wire.Hinted]:
        """Who has had a hint, each after the moves that stand and were made before it."""
        had = [(ply, seat) for ply, (seat, code) in enumerate(self.stored) if code == HINTED]
        made = self._standing_moves() if had else []
        return [
            wire.Hinted(seat, bisect_left(made, ply), self._name_then(seat, ply))
            for ply, seat in had
        ]

    def hears_of_hints(self, seat: int) -> bool:
        """Whether there is anybody to be told of a hint for this seat, and was not yet."""
        told = (seat, HINTED) in self.stored[self.asked_since[seat] :]
        return among_people(chair.kind for chair in self.chairs) and not told

    def _standing_moves(self) -> list[int]:
        """The plies of the moves that were not taken back."""
        return [ply for ply, _, _ in settled((ply, *move) for ply, move in enumerate(self.stored))]

    def _name_then(self, seat: int, ply: int) -> str:
        """Who had a seat at that ply."""
        later = [one.name for one in self.handovers if one.seat == seat and one.ply > ply]
        return later[0] if later else str(self.chairs[seat].name)

    # What a person may know

    def seats_of(self, person: str | None) -> list[int]:
        return self._seats_of.get(person, [])

    def names_beside(self, person: str | None) -> list[str]:
        """The names of everybody else who sits here, or for whom a seat is kept."""
        return [c.name for c in self.chairs if c.name and c.person != person]

    def info(self, person: str | None) -> wire.TableInfo:
        stands, handed, hinted = self.standing(), self.told_handovers(), self.told_hints()
        info = table_info(
            self.row,
            self.chairs,
            person,
            self.trouble,
            stands,
            self.clocks,
            self.leases,
            handed,
            hinted,
        )
        info.changed = self.changed
        if self.row.status in ("over", "closed"):
            log = [(ply, *move) for ply, move in enumerate(self.stored)]
            hands = {one.ply: one.kind for one in self.handovers}
            info.lent = sorted(lent(log, hands) & {*self._person_seats})
        return info

    def standing(self) -> wire.Standing | None:
        if not self.dealt:
            return None
        return self.row.standing if self._match is None else standing(self._match, self.ply)

    def awaited(self) -> set[str]:
        """The people whom the table waits for."""
        pending = () if self._match is None else self._match.state.pending
        return awaited(self.row.status, self.row.deal, self.chairs, pending)

    def position(self, person: str | None) -> wire.Position | None:
        if self._match is None:
            return None
        state, seats = self._match.state, self.seats_of(person)
        return wire.Position(
            ply=self.ply,
            pending=list(state.pending),
            asked=[wire.Asked(seat, wire.Said.of(state.overheard(seat))) for seat in state.pending],
            watching=None if len(seats) == 1 else self._view(None),
            seats={str(seat): self._view(seat) for seat in seats},
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
        """While a bot plays for them a person sees what they hold, and is asked nothing."""
        view = self.match.state.view(seat)
        if seat in self.bots:
            return wire.SeatView(view)
        undo = self.row.status == "playing" and self.match.can_undo(seat)
        undo = undo and self.allowed.take_backs
        undo = undo and self.moved_since_handover(seat) and not self.is_firm(seat)
        return wire.SeatView(view, self._asked(seat), undo)

    def _asked(self, seat: int) -> wire.Question | None:
        since = self.asked_since.get(seat, 0)
        return told_question(self.match.state, seat, since, self.allowed.foretelling)

    def update(self, person: str | None, heard: int) -> wire.Update | None:
        """What has happened since this ply. If a move was taken back, the whole log."""
        position = self.position(person)
        if position is None:
            return None
        since = self.stored[heard:]
        rewound = any(code == TAKE_BACK for _, code in since)
        first = len(self.match.moves) - sum(code >= 0 for _, code in since)
        log = self.whole_log(person) if rewound else self._entries(person, first)
        counted = None if self.match.state.over else self.clocks
        clocks = [] if counted is None else counted.told(awake(), self.players)
        return wire.Update(position, log, clocks, rewound)

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
            presence=self.told_presence(person),
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


def _told(row: TableRow | ChairRow) -> list[Any]:
    """What a page is told of when it changes."""
    return [getattr(row, name) for name in row.__struct_fields__ if name not in _QUIET]


def _asked(match: Match, seat: int) -> tuple[Message | None, list[Action]]:
    """What a seat is asked, to compare: a question stands while this stays the same."""
    return match.state.prompt(seat), match.state.choices(seat)


def told_question(
    state: State, seat: int, since: int, foretelling: bool = True
) -> wire.Question | None:
    """What the seat is asked, with everything that belongs to it."""
    prompt = state.prompt(seat)
    if prompt is None:
        return None
    choices = state.choices(seat)
    foretold = state.foretell_all(seat, closely=True) if foretelling else [[]] * len(choices)
    return wire.Question(
        since=since,
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
                _told_action(what) if isinstance(what, Action) else dict(what),
                rule,
                wire.Said.of(reason),
            )
            for what, rule, reason in state.blocked(seat)
        ],
    )


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
        if code >= 0:
            left.append((ply, seat, code))
        elif code == TAKE_BACK:
            last = next((i for i in reversed(range(len(left))) if left[i][1] == seat), None)
            if last is not None:
                del left[last]
    return left
