"""Rooms: the tables that are in use, in memory; the database has the truth.

A room is rebuilt from the log whenever it is needed, by whichever process needs it. An
accepted move is stored first, then played in the room, then told to whoever watches. Every
page has marks of what it was told: telling is sending what is missing, however it came.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import islice

from asclepia.server import metrics, wire
from asclepia.server.bus import RENAMED, SOMEBODY, Bus
from asclepia.server.damage import Odd
from asclepia.server.due import answers_due
from asclepia.server.info import standing
from asclepia.server.playable import trouble_of
from asclepia.server.room import Room, Watcher, encoded
from asclepia.server.rows import ChairRow, HandoverRow, TableRow
from asclepia.server.schema import HANDS, HINTED, TAKE_BACK
from asclepia.server.storage import Conflict, Storage, now
from asclepia.table import Message

log = logging.getLogger("asclepia")

KEPT = 64  # rooms that nobody is in, kept for whoever comes next
FOLLOWED = 8  # rooms that catch up at the same time
FIRST_REST, LONGEST_REST = 0.1, 10.0  # seconds between attempts to catch up
LOOK = 30.0  # seconds between looking whether something was stored that nobody has told


async def read_room(storage: Storage, table_id: str) -> Room:
    """The room of a table, as the database has it."""
    with storage.damage.told(table_id):
        row, chairs, moves, lines = await storage.table_since(table_id, 0, None)
        if row is None:
            raise wire.Refused("no-table", "there is no such table", 404)
        _check(row, chairs)
        room = Room(row)
        room.read(row, chairs, moves, await _handovers(storage, table_id, moves))
        room.hear(lines)
        room.info(None), room.told_presence(None)  # it can be told of
    storage.damage.mended(table_id)
    return room


def _check(row: TableRow, chairs: Sequence[ChairRow]) -> None:
    if row.seats != len(chairs) or any(seat != one.seat for seat, one in enumerate(chairs)):
        raise Odd("seats")


async def _read(storage: Storage, room: Room) -> None:
    """Read what has been written since: all of it, or an error and nothing."""
    renamed, room.renamed = room.renamed, False  # should we hear it meanwhile, it is read again
    since = None if renamed else room.words
    try:
        row, chairs, moves, lines = await storage.table_since(room.row.id, room.known, since)
        told = await _handovers(storage, room.row.id, moves, renamed)
    except BaseException:
        room.renamed |= renamed
        raise
    with storage.damage.told(room.row.id):
        _check(row or room.row, chairs)
        room.read(row or room.row, chairs, moves, told)
    if renamed:
        room.hear_anew(lines)
    else:
        room.hear(lines)


async def _read_row(storage: Storage, room: Room) -> None:
    """Read what is told of the table itself, where nothing else can have been written."""
    row = await storage.table(room.row.id)
    room.read(row or room.row)


async def _handovers(
    storage: Storage,
    table_id: str,
    moves: Sequence[tuple[int, int, int]],
    renamed: bool = False,
) -> Sequence[HandoverRow]:
    """All of a table, if there is one among these entries of its log (mostly there is none), or
    if they may tell other names now."""
    handed = renamed or any(code == HANDS for _, _, code in moves)
    return await storage.handovers_of(table_id) if handed else ()


Call = Callable[[TableRow, set[str], str | None], None]
StillHere = Callable[[Room], Awaitable[None]]
Reading = Callable[[Storage, Room], Awaitable[None]]


async def _nobody(room: Room) -> None:
    """Nobody is said to be here."""


class Rooms:
    """The rooms of this process, and how a move comes to be."""

    def __init__(self, storage: Storage, bus: Bus) -> None:
        self.storage = storage
        self.bus = storage.bus = bus
        self._rooms: dict[str, Room] = {}
        self._idle: dict[str, None] = {}  # rooms that may be empty, the longest unused first
        self._troubles: dict[str, Message] = {}  # found while reading the moves
        self._opening = asyncio.Lock()
        self._opened: str | None = None  # the table that is being read to be opened
        self._missed = False  # … and of which something was heard since
        self._following = asyncio.Semaphore(FOLLOWED)
        self._looking: asyncio.Task[None] | None = None
        self._suspects: set[Watcher] = set()  # pages whose person may have been signed out
        self._seeing_off: asyncio.Task[None] | None = None
        #: The table waits for these people now, and who has moved: they may not be here.
        self.call: Call = lambda row, people, by: None
        #: Look whether somebody is said to have gone who is here.
        self.still_here: StillHere = _nobody

    async def open(self) -> None:
        await self.bus.open(self.heard)
        if self.storage.shared:
            self._looking = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        await self.bus.close()
        tasks = [room.following for room in self._rooms.values() if room.following is not None]
        tasks += [] if self._looking is None else [self._looking]
        tasks += [] if self._seeing_off is None else [self._seeing_off]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def room(self, table_id: str) -> Room:
        """The room of a table."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._opening:
                room = self._rooms.get(table_id)
                if room is None:
                    room = await self._open_room(table_id)
        self._use(table_id)
        return room

    async def _open_room(self, table_id: str) -> Room:
        """What was heard of the table while it was read may not be in what was read."""
        self._opened, self._missed = table_id, False
        try:
            room = await read_room(self.storage, table_id)
        finally:
            self._opened = None
        self._rooms[table_id] = room
        if self._missed:
            self.heard(RENAMED + table_id)
        return room

    def in_use(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    def by_game(self) -> Counter[str]:
        """How many tables are in memory."""
        return Counter(room.row.game for room in self._rooms.values())

    def _use(self, table_id: str) -> None:
        """This room is the last to be forgotten; too many that nobody is in are."""
        self._idle.pop(table_id, None)
        self._idle[table_id] = None
        for oldest in list(islice(self._idle, max(0, len(self._idle) - KEPT))):
            del self._idle[oldest]
            room = self._rooms.get(oldest)
            if room is not None:
                self.forget(room)

    @asynccontextmanager
    async def locked(self, table_id: str, known: int | None = None) -> AsyncIterator[Room]:
        """The room, for one who changes something: one after the other.

        It is read anew first, unless the asker knows no more moves than we do: should another
        process have moved meanwhile, the move's key in the database will not be free. Where there
        is no other process, whoever has written something without the room has said so (`heard`).
        """
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if self._rooms.get(table_id) is room:  # not forgotten while we waited
                    if self._may_be_behind(room, known):
                        await self.catch_up(room)
                    yield room
                    return

    def _may_be_behind(self, room: Room, known: int | None) -> bool:
        if known is not None:
            return known > room.ply
        return self.storage.shared or room.following is not None

    async def catch_up(self, room: Room) -> None:
        """Read what other processes may have written, and tell it. The room is locked."""
        await _read(self.storage, room)
        await self.still_here(room)
        self.show(room)

    def forget(self, room: Room) -> None:
        """A room that nobody is in and no bot plays in can be rebuilt any time."""
        if room.watchers or room.thinking or self._rooms.get(room.row.id) is not room:
            return
        if room.lock.locked():  # somebody is about to come in, or to change something
            self._idle[room.row.id] = None
            return
        del self._rooms[room.row.id]
        self._idle.pop(room.row.id, None)
        if room.trouble is not None:
            self._troubles[room.row.id] = room.trouble

    def watched(self) -> list[Room]:
        """The rooms that pages of this process look at, of games that are not over."""
        return [
            room
            for room in self._rooms.values()
            if room.watchers and room.row.status not in ("over", "closed")
        ]

    def thinking(self) -> list[str]:
        """The ids of the tables where a bot of this process thinks."""
        return [table_id for table_id, room in self._rooms.items() if room.thinking]

    def trouble_of(self, row: TableRow) -> Message | None:
        """Why a listed table cannot be played, as far as it is known."""
        room = self._rooms.get(row.id)
        if room is not None:
            return room.trouble
        return trouble_of(row) or self._troubles.get(row.id)

    # Other processes

    def heard(self, table_id: str | None) -> None:
        """Another process has changed a table; None: nobody knows which."""
        if table_id is not None and table_id.startswith(SOMEBODY):
            self._suspect(table_id[1:])
            return
        if table_id is None:
            self._suspect(None)
        elif table_id.startswith(RENAMED):
            table_id = table_id[1:]
            if table_id in self._rooms:
                self._rooms[table_id].renamed = True
        self._missed |= table_id in (None, self._opened)
        found = list(self._rooms) if table_id is None else [table_id]
        for room in [self._rooms[one] for one in found if one in self._rooms]:
            room.behind = True
            room.renamed = room.renamed or table_id is None
            if room.following is None:
                room.following = asyncio.ensure_future(self._follow(room))

    async def _follow(self, room: Room) -> None:
        """Catch up, and try again until it is done: a page that is not told waits for ever."""
        rest = FIRST_REST
        try:
            while room.behind and self._rooms.get(room.row.id) is room:
                room.behind = False
                try:
                    async with self._following, room.lock:
                        await self.catch_up(room)
                    rest = FIRST_REST
                except Exception as error:
                    log.warning("table %s: cannot catch up: %s", room.row.id, type(error).__name__)
                    room.behind = True
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            room.following = None

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_around()
            except Exception as error:
                log.warning("nobody knows what others have stored: %s", type(error).__name__)

    async def look_around(self) -> None:
        """A process that was killed may have stored what it could not tell any more."""
        watched = [table_id for table_id, room in self._rooms.items() if room.watchers]
        for table_id in await self.storage.changed_since(watched, now() - int(2000 * LOOK)):
            self.heard(table_id)

    # People who are signed out

    def signed_out(self, handle: str) -> None:
        """The cookies of somebody count no more, or there is no such person: their pages go. Who
        stores that tells other processes."""
        self._suspect(handle)

    def _suspect(self, handle: str | None) -> None:
        """Look whether the pages of somebody (None: of anybody) are still theirs."""
        pages = [page for room in self._rooms.values() for page in room.watchers]
        self._suspects |= {
            page for page in pages if page.came_as and handle in (None, page.came_as.handle)
        }
        if self._suspects and self._seeing_off is None:
            self._seeing_off = asyncio.ensure_future(self._see_off())

    async def _see_off(self) -> None:
        """Ask the database, until it answers; who was signed out is let go."""
        rest = FIRST_REST
        try:
            while self._suspects:
                some = self._suspects.copy()
                try:
                    good = await self.storage.signed(list({page.person for page in some}))
                except Exception as error:
                    log.warning("cannot see who is signed out: %s", type(error).__name__)
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
                    continue
                self._suspects -= some
                for page in some:
                    if page.came_as and good.get(page.person) != page.came_as.signed:
                        page.let_go(wire.Refused("nobody", "you were signed out", 401))
        finally:
            self._seeing_off = None

    # What happens

    async def changed(self, room: Room) -> None:
        """Something but the game has changed: who sits there, whether it has begun."""
        before = room.awaited()
        await self._read_or_later(room)
        self.show(room)
        self.call(room.row, room.awaited() - before, None)

    @contextmanager
    def rewriting(self, chat: bool = False) -> Iterator[set[str]]:
        """Tables are written to without their rooms: those that are put into this set. Whether
        they were stored or nobody knows, whoever has one open hears of it. With `chat`, what was
        said is rewritten, too."""
        told: set[str] = set()
        try:
            yield told
        finally:
            for table_id in told:
                self.heard(RENAMED + table_id if chat else table_id)

    @contextmanager
    def storing(self, room: Room) -> Iterator[None]:
        """Something of the room is stored here. If that fails, or is given up meanwhile, nobody
        knows whether it was; if so, it is to be seen."""
        try:
            yield
        except Conflict:
            raise
        except BaseException:
            self.heard(room.row.id)
            self.bus.tell(room.row.id)
            raise

    async def move(self, room: Room, seat: int, code: int) -> None:
        """Try, store, play, tell: in this order. The room is locked."""
        ply, since = room.ply, room.asked_since.get(seat, 0)
        while True:
            at = 0 if room.clocks is None else await self.storage.awake()
            after = room.tried(seat, code)
            over = after.state.over
            known = standing(after, room.ply + 1)
            clocks = room.clocks_after(seat, code, after, at)
            due = answers_due(after, room.bots_with(clocks))
            move = (room.row.id, room.ply, seat, code, over, known, due, clocks)
            try:
                with self.storing(room):
                    made = await self.storage.add_move(*move)
                break
            except Conflict as error:  # another process was faster; that may not matter to us
                await self.catch_up(room)
                moved = bool(room.done_since(seat, ply))
                if code == HINTED and not room.hears_of_hints(seat):
                    return  # another page of the same person was given it
                if moved or (code != TAKE_BACK and not room.stands(seat, since)):
                    raise wire.Refused("stale", "somebody else was faster") from error
        before = room.awaited() | {room.chairs[seat].person}
        room.accept(seat, code, after, clocks, made)
        metrics.MOVES.labels(room.row.game).inc()
        self.bus.tell(room.row.id)
        if over:  # the row says so now, and what may be told since
            await self._read_or_later(room, _read_row)
        self.show(room)
        self.call(room.row, room.awaited() - before, room.chairs[seat].name)

    async def _read_or_later(self, room: Room, read: Reading = _read) -> None:
        """What we have stored ourselves is stored, whether it can be read just now or not."""
        try:
            await read(self.storage, room)
        except BaseException as error:
            self.heard(room.row.id)
            if not isinstance(error, Exception):  # whoever asked for it has gone
                raise
            log.warning("table %s: cannot be read: %s", room.row.id, type(error).__name__)

    # Telling it

    def show(self, room: Room) -> None:
        """Tell every page what it has not been told; what several see alike is made once."""
        outline, presence = room.outline, (room.presence(), room.wishes(), room.spectators)
        updates: dict[tuple[int, ...], str | None] = {}
        for watcher in room.watchers:
            if not watcher.greeted or (room.dealt and not watcher.dealt):
                watcher.send(room.hello(watcher.person))
            else:
                if watcher.outline != outline:
                    watcher.send(wire.Changed(room.info(watcher.person)))
                if watcher.ply != room.ply:
                    self._update(room, watcher, updates)
                if watcher.presence != presence:
                    watcher.send(room.told_presence(watcher.person))
                lines = [line for line in room.chat if line.number >= watcher.words]
                if lines:
                    watcher.send(wire.Chatted(lines, anew=watcher.words == 0))
            watcher.greeted, watcher.dealt, watcher.outline = True, room.dealt, outline
            watcher.ply, watcher.words, watcher.presence = room.ply, room.words, presence
        room.forget_chat()

    def _update(
        self, room: Room, watcher: Watcher, made: dict[tuple[int, ...], str | None]
    ) -> None:
        key = (watcher.ply, *room.seats_of(watcher.person))
        if key not in made:
            update = room.update(watcher.person, watcher.ply)
            made[key] = None if update is None else encoded(update)
        text = made[key]
        if text is not None:
            watcher.post(text)
