"""Rooms: the tables that are in use, in memory; the database has the truth.

A room is rebuilt from the log whenever it is needed, by whichever process needs it. An
accepted move is stored first, then played in the room, then told to whoever watches.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from asclepia.games import load
from asclepia.players import LEVELS, seconds_of_thought
from asclepia.server import wire
from asclepia.server.bus import Bus
from asclepia.server.identity import clean_name
from asclepia.server.room import Room, Watcher, redacted, told_action
from asclepia.server.storage import TAKE_BACK, Conflict, Storage
from asclepia.server.thinking import Thinkers
from asclepia.table import AsclepiaError, IllegalAction, Match, Record, fresh_seed
from asclepia.table.options import resolve

log = logging.getLogger("asclepia")

BOT_NAMES = ("Livia", "Marcus", "Octavia", "Tullius", "Flavia", "Quintus", "Aelia", "Cassius")
ROOM_TO_THINK = 1.2  # a bot's moment is longer than it may think: the question has a way to go
UNEVENNESS = 0.4  # and up to so much longer by chance


class Rooms:
    """All that people do at tables."""

    def __init__(
        self,
        storage: Storage,
        bus: Bus,
        thinkers: Thinkers,
        pause: float,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.storage = storage
        self.bus = bus
        self.thinkers = thinkers
        self.pause = pause
        self._wait = wait
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.bus.open(self._heard)
        for table_id in await self.storage.playing():
            room = await self.room(table_id)
            self._wake_bots(room)
            self.forget(room)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, up to date."""
        room = self._rooms.get(table_id)
        if room is None:
            async with self._opening:
                room = self._rooms.get(table_id)
                if room is None:
                    row = await self.storage.table(table_id)
                    if row is None:
                        raise wire.Refused("no-table", "there is no such table", 404)
                    room = Room(row)
                    await self._catch_up(room)
                    self._rooms[table_id] = room
        return room

    @asynccontextmanager
    async def _locked(self, table_id: str, known: int | None = None) -> AsyncIterator[Room]:
        """The room, for one who changes something: one after the other.

        It is read anew first, unless the asker knows no more moves than we do: should another
        process have moved meanwhile, the move's key in the database will not be free.
        """
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if self._rooms.get(table_id) is room:  # not forgotten while we waited
                    if known is None or known > room.ply:
                        await self._catch_up(room)
                    yield room
                    return

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes may have written."""
        row = await self.storage.table(room.row.id)
        if row is not None:
            room.row = row
        room.chairs = list(await self.storage.chairs_of([room.row.id]))
        for seat, code in await self.storage.moves_from(room.row.id, room.ply):
            room.apply(seat, code)

    def forget(self, room: Room) -> None:
        """A room that nobody watches and no bot plays in can be rebuilt any time."""
        if not room.watchers and not room.thinking:
            self._rooms.pop(room.row.id, None)

    async def _heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        room = self._rooms.get(table_id)
        if room is not None:
            async with room.lock:
                told = len(room.match.moves)
                ply = room.ply
                await self._catch_up(room)
                self._show_table(room)
                if room.ply > ply:
                    taken_back = any(code == TAKE_BACK for _, code in room.stored[ply:])
                    self._show_moves(room, told, taken_back)
                await self._show_chat(room)

    # Making tables

    async def create(self, person: str, name: str, wish: wire.NewTable) -> str:
        game = load(wish.game)
        options = resolve(game.options, wish.options)
        seed = fresh_seed()
        game.start(len(wish.chairs), seed, **options)  # says what is wrong, if anything is
        return await self._add(
            person, name, game.name, options, f"{seed:032x}", wish.chairs, wish.public
        )

    async def _add(
        self,
        person: str,
        name: str,
        game: str,
        options: dict[str, str],
        seed: str,
        wishes: list[wire.ChairWish],
        public: bool,
        played: list[tuple[int, int]] | None = None,
        status: str | None = None,
    ) -> str:
        taken = [name, *[wish.name for wish in wishes if wish.name]]
        seated = [self._chair(seat, wish, person, name, taken) for seat, wish in enumerate(wishes)]
        waiting = any(chair["kind"] == "open" for chair in seated)
        table_id = secrets.token_urlsafe(8).replace("-", "0").replace("_", "1")
        table = {
            "id": table_id,
            "game": game,
            "revision": load(game).revision,
            "seats": len(seated),
            "options": json.dumps(options),
            "seed": seed,
            "host": person,
            "public": public,
            "status": status or ("open" if waiting else "playing"),
        }
        await self.storage.add_table(table, seated, played or ())
        room = await self.room(table_id)
        self._wake_bots(room)
        self.forget(room)
        return table_id

    def _chair(
        self, seat: int, wish: wire.ChairWish, person: str, name: str, taken: list[str]
    ) -> dict[str, Any]:
        own = clean_name(wish.name or "")
        if wish.kind == "me":
            chair = {"kind": "person", "person": person, "name": own or name, "level": None}
        elif wish.kind == "open":
            chair = {"kind": "open", "person": None, "name": "", "level": None}
        elif wish.kind == "bot":
            if wish.level not in LEVELS:
                raise wire.Refused(
                    "bad-level", f"bots have a level out of {', '.join(LEVELS)}", 400
                )
            free = [one for one in BOT_NAMES if one not in taken] or list(BOT_NAMES)
            bot = free[seat % len(free)]
            chair = {"kind": "bot", "person": None, "name": bot, "level": wish.level}
        else:
            raise wire.Refused("bad-chair", "a chair is for me, open, or for a bot", 400)
        return {"seat": seat, **chair}

    async def sit(self, table_id: str, person: str, name: str, seat: int) -> None:
        async with self._locked(table_id) as room:
            self._check_open(room, seat)
            chair = {"kind": "person", "person": person, "name": name}
            free = room.chairs[seat].kind == "open"
            if not free or not await self.storage.take_chair(table_id, seat, None, chair):
                raise wire.Refused("seat-taken", "somebody sits there already")
            await self._changed(room)

    async def leave(self, table_id: str, person: str, seat: int) -> None:
        async with self._locked(table_id) as room:
            self._check_open(room, seat)
            chair = {"kind": "open", "person": None, "name": ""}
            mine = room.chairs[seat].kind == "person" and room.chairs[seat].person == person
            if not mine or not await self.storage.take_chair(table_id, seat, person, chair):
                raise wire.Refused("not-your-seat", "this seat is not yours", 403)
            await self._changed(room)

    async def give_to_bot(self, table_id: str, person: str, seat: int, level: str) -> None:
        """The host puts a bot on an open chair, so that the game can begin."""
        async with self._locked(table_id) as room:
            self._check_host(room, person)
            self._check_open(room, seat)
            taken = [one.name for one in room.chairs]
            chair = self._chair(seat, wire.ChairWish("bot", level), person, "", taken)
            del chair["seat"]
            free = room.chairs[seat].kind == "open"
            if not free or not await self.storage.take_chair(table_id, seat, None, chair):
                raise wire.Refused("seat-taken", "somebody sits there already")
            await self._changed(room)

    async def start(self, table_id: str, person: str) -> None:
        async with self._locked(table_id) as room:
            self._check_host(room, person)
            self._check_open(room, 0)
            if any(chair.kind == "open" for chair in room.chairs):
                raise wire.Refused("seats-open", "some seats are still open")
            await self.storage.set_status(table_id, "open", "playing")
            await self._changed(room)
            for watcher in room.watchers:
                watcher.send(room.hello(watcher.person, await self._chat(room)))
        self._wake_bots(room)

    def _check_open(self, room: Room, seat: int) -> None:
        if room.row.status != "open":
            raise wire.Refused("not-open", "the game has begun")
        if not 0 <= seat < room.row.seats:
            raise wire.Refused("no-seat", "there is no such seat", 400)

    def _check_host(self, room: Room, person: str) -> None:
        if room.row.host != person:
            raise wire.Refused("not-host", "only who made the table can do this", 403)

    async def _changed(self, room: Room) -> None:
        await self._catch_up(room)
        self._show_table(room)
        await self.bus.tell(room.row.id)

    async def rematch(self, table_id: str, person: str, name: str) -> str:
        """The same table again; whoever asks second gets the one that is there."""
        async with self._locked(table_id) as room:
            if room.row.status != "over":
                raise wire.Refused("not-over", "the game is not over yet")
            if person not in [chair.person for chair in room.chairs]:
                raise wire.Refused("not-your-seat", "only who played can ask for a rematch", 403)
            if room.row.next is not None:
                return str(room.row.next)
            wishes = [
                wire.ChairWish("bot", chair.level)
                if chair.kind == "bot"
                else wire.ChairWish("me", name=chair.name)
                if chair.person == person
                else wire.ChairWish("open")
                for chair in room.chairs
            ]
            seed = f"{fresh_seed():032x}"
            game = room.game.name
            made = await self._add(person, name, game, room.options, seed, wishes, room.row.public)
            if not await self.storage.set_next(table_id, made):
                row = await self.storage.table(table_id)
                assert row is not None
                return str(row.next)
            await self._changed(room)
            return made

    # Records

    async def record(self, table_id: str) -> Record:
        room = await self.room(table_id)
        if room.row.status != "over":
            raise wire.Refused("not-over", "the record can be had when the game is over")
        room.match.players = [chair.name for chair in room.chairs]
        return room.match.record()

    async def archive(self, person: str, name: str, record: Record) -> str:
        """Open a record again, to look at and to play on from."""
        try:
            match = Match.replay(load(record.game), record)
        except AsclepiaError as error:
            raise wire.Refused("bad-record", str(error), 400) from error
        if not match.state.over:
            raise wire.Refused("bad-record", "the record is of a game that is not finished", 400)
        wishes = [wire.ChairWish("open") for _ in range(record.seats)]
        played = [(seat, action.code) for seat, action in match.moves]
        seed = f"{match.seed:032x}"
        table_id = await self._add(
            person, name, record.game, match.options, seed, wishes, False, played, "over"
        )
        for seat, player in enumerate(record.players[: record.seats]):
            named = {"kind": "guest", "name": clean_name(player)}
            await self.storage.take_chair(table_id, seat, None, named)
        self._rooms.pop(table_id, None)
        return table_id

    async def branch(self, table_id: str, person: str, name: str, wish: wire.Branch) -> str:
        room = await self.room(table_id)
        if room.row.status != "over":
            raise wire.Refused("not-over", "one can play on from finished games only")
        played = [(seat, action.code) for seat, action in room.match.moves]
        if not 0 <= wish.ply < len(played):
            raise wire.Refused("bad-ply", f"the game has moves 0 to {len(played) - 1}", 400)
        if len(wish.chairs) != room.row.seats:
            raise wire.Refused("bad-chair", f"the game has {room.row.seats} seats", 400)
        return await self._add(
            person,
            name,
            room.game.name,
            room.options,
            room.row.seed,
            wish.chairs,
            False,
            played[: wish.ply],
        )

    async def replay(self, table_id: str, person: str | None, perspective: str) -> wire.Replay:
        """Every point of the game, from a seat, as a spectator, or (when it is over) open."""
        room = await self.room(table_id)
        over = room.row.status == "over"
        if room.row.status == "open":
            raise wire.Refused("not-begun", "the game has not begun")
        if perspective.isdecimal() and int(perspective) < room.row.seats:
            seat = int(perspective)
            if not over and seat not in room.seats_of(person):
                raise wire.Refused("not-your-seat", "this seat is not yours to look from", 403)
        elif perspective == "open":
            if not over:
                raise wire.Refused("not-over", "hands are open when the game is over", 403)
            seat = None
        elif perspective == "watch":
            seat = None
        else:
            raise wire.Refused("no-seat", "look from a seat's number, watch, or open", 400)

        def look(match: Match) -> dict[str, Any]:
            state = match.state
            return state.open_view() if perspective == "open" else state.view(seat)

        again = Match(room.game, room.row.seats, room.match.seed, None, None, **room.options)
        shown = [] if seat is None else [seat]
        if perspective == "open":
            shown = list(range(room.row.seats))
        opening = redacted(again.state.opening, shown)
        steps = [wire.Step(0, None, opening, look(again), list(again.state.scores))]
        for ply, (mover, action) in enumerate(room.match.moves, 1):
            events = redacted(again.play(mover, action), shown)
            steps.append(wire.Step(ply, mover, events, look(again), list(again.state.scores)))
        return wire.Replay(room.info(person), again.state.printed(), perspective, steps)

    # Playing

    async def act(self, table_id: str, person: str, wish: wire.Act) -> None:
        async with self._locked(table_id, wish.ply) as room:
            self._check_seat(room, person, wish.seat)
            if wish.code < 0:
                raise wire.Refused("illegal", "no action has a code below 0")
            if self._repeated(room, wish):
                return
            await self._store_and_show(room, wish.seat, wish.code)
        self._wake_bots(room)

    async def undo(self, table_id: str, person: str, wish: wire.Undo) -> None:
        async with self._locked(table_id, wish.ply) as room:
            self._check_seat(room, person, wish.seat)
            if wish.ply != room.ply:
                raise wire.Refused("stale", "the game has moved on")
            await self._store_and_show(room, wish.seat, TAKE_BACK)
        self._wake_bots(room)

    def _check_seat(self, room: Room, person: str, seat: int) -> None:
        if seat not in room.seats_of(person):
            raise wire.Refused("not-your-seat", "this seat is not yours", 403)
        if room.row.status != "playing":
            raise wire.Refused("not-playing", "there is no game going on at this table")

    def _repeated(self, room: Room, wish: wire.Act) -> bool:
        """Whether this very move is stored already: then the message came twice. A move made
        for an earlier question is refused."""
        if not 0 <= wish.ply <= room.ply:
            raise wire.Refused("stale", "the game is not there")
        state = room.match.state
        if wish.seat in state.pending and wish.ply >= room.asked_since.get(wish.seat, 0):
            return False
        since = [code for seat, code in room.stored[wish.ply :] if seat == wish.seat]
        if since and since[0] == wish.code:
            return True
        if since or wish.ply < room.ply:
            raise wire.Refused("stale", "the game has moved on")
        raise wire.Refused("not-asked", "it is not your turn")

    async def _store_and_show(self, room: Room, seat: int, code: int) -> None:
        """Check, store, play, tell: in this order."""
        if code == TAKE_BACK:
            if not room.match.can_undo(seat):
                raise wire.Refused("no-undo", "this cannot be taken back any more")
            over = False
        else:
            try:
                trial = room.match.state.clone()
                trial.play(seat, room.game.action(code))
            except IllegalAction as error:
                raise wire.Refused("illegal", str(error)) from error
            over = trial.over
        try:
            await self.storage.add_move(room.row.id, room.ply, seat, code, over)
        except Conflict as error:
            await self._catch_up(room)
            raise wire.Refused("stale", "somebody else was faster") from error
        told = len(room.match.moves)
        room.apply(seat, code)
        if over:
            await self._catch_up(room)
            self._show_table(room)
        self._show_moves(room, told, code == TAKE_BACK)
        await self.bus.tell(room.row.id)

    # Bots

    def _wake_bots(self, room: Room) -> None:
        if room.row.status != "playing" or room.thinking:
            return
        if self._bot_to_move(room) is not None:
            room.thinking = True
            task = asyncio.create_task(self._bots_play(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _bot_to_move(self, room: Room) -> int | None:
        for seat in room.match.state.pending:
            if room.chairs[seat].kind == "bot":
                return seat
        return None

    async def _bots_play(self, room: Room) -> None:
        try:
            while room.row.status == "playing":
                seat = self._bot_to_move(room)
                if seat is None:
                    break
                question = room.question(seat)
                ply = room.ply
                level = str(room.chairs[seat].level)
                wait = asyncio.ensure_future(self._wait(self._moment(level)))
                code = await self.thinkers.decide(question, level)
                await wait
                async with room.lock:
                    if room.ply == ply:
                        try:
                            await self._store_and_show(room, seat, code)
                        except wire.Refused as refused:  # another process moved the bot
                            log.info("table %s: bot was late: %s", room.row.id, refused.key)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: a bot stumbled", room.row.id)
        finally:
            room.thinking = False
            self.forget(room)

    def _moment(self, level: str) -> float:
        """How long a bot takes for an answer, in seconds: the same for every question, even if
        it has no choice, or its speed would tell what it holds."""
        longest = max(self.pause, seconds_of_thought(level) * ROOM_TO_THINK)
        return longest * (1 + random.random() * UNEVENNESS)

    async def hint(self, table_id: str, person: str, seat: int) -> wire.Hint:
        room = await self.room(table_id)
        self._check_seat(room, person, seat)
        if seat not in room.match.state.pending:
            raise wire.Refused("not-asked", "it is not your turn")
        ply = room.ply
        lines = await self.thinkers.advise(room.question(seat))
        return wire.Hint(
            seat,
            ply,
            [
                wire.HintLine(code, told_action(room.game.action(code)), lead)
                for code, lead in lines
            ],
        )

    # Talking

    async def say(self, table_id: str, person: str, name: str, words: str) -> None:
        room = await self.room(table_id)
        clean = " ".join("".join(c for c in words if c.isprintable() or c == " ").split())
        if not clean:
            raise wire.Refused("empty", "there is nothing to say", 400)
        if len(clean) > 500:
            raise wire.Refused("too-long", "at most 500 characters at a time", 400)
        seats = room.seats_of(person)
        speaker = room.chairs[seats[0]].name if seats else name
        await self.storage.add_words(table_id, speaker, clean)
        await self._show_chat(room)
        await self.bus.tell(table_id)

    async def _chat(self, room: Room, first: int = 0) -> list[wire.Words]:
        rows = await self.storage.words_from(room.row.id, first)
        return [wire.Words(row.number, row.name, row.words, row.said) for row in rows]

    # Watching

    async def enter(self, table_id: str, person: str) -> tuple[Room, Watcher]:
        watcher = Watcher(person)
        async with self._locked(table_id) as room:
            chat = await self._chat(room)
            room.words = len(chat)
            watcher.send(room.hello(person, chat))
            room.watchers.add(watcher)
        self._wake_bots(room)
        return room, watcher

    def exit(self, room: Room, watcher: Watcher) -> None:
        room.watchers.discard(watcher)
        self.forget(room)

    def _show_table(self, room: Room) -> None:
        for watcher in room.watchers:
            watcher.send(wire.Changed(room.info(watcher.person)))

    def _show_moves(self, room: Room, first: int, rewound: bool) -> None:
        for watcher in room.watchers:
            position = room.position(watcher.person)
            if position is not None:
                person = watcher.person
                entries = room.whole_log(person) if rewound else room.entries(person, first)
                watcher.send(wire.Update(position, entries, rewound))

    async def _show_chat(self, room: Room) -> None:
        new = await self._chat(room, room.words)
        if new:
            room.words = new[-1].number + 1
            for watcher in room.watchers:
                watcher.send(wire.Chatted(new))
