"""Playing: what a person does with the seats that are theirs."""

from __future__ import annotations

import asyncio

from asclepia.server import wire
from asclepia.server.bots import Bots
from asclepia.server.room import Room, told_action
from asclepia.server.rooms import Rooms
from asclepia.server.schema import HINTED, TAKE_BACK
from asclepia.server.thinking import Thinkers


class Playing:
    def __init__(self, rooms: Rooms, bots: Bots, thinkers: Thinkers, most_take_backs: int) -> None:
        self.rooms = rooms
        self.bots = bots
        self.thinkers = thinkers
        self.most_take_backs = most_take_backs  # of one move

    async def act(self, table_id: str, person: str, wish: wire.Act) -> None:
        async with self.rooms.locked(table_id, wish.ply) as room:
            _check_seat(room, person, wish.seat)
            if wish.code < 0:
                raise wire.Refused("illegal", "no action has a code below 0")
            if _repeated(room, wish):
                return
            await self.rooms.move(room, wish.seat, wish.code)
        self.bots.wake(room)

    async def undo(self, table_id: str, person: str, wish: wire.Undo) -> None:
        async with self.rooms.locked(table_id, wish.ply) as room:
            _check_seat(room, person, wish.seat)
            _check_ply(room, wish.ply)
            if not room.allowed.take_backs:
                words = "at this table no move is taken back: so it was agreed on"
                raise wire.Refused("no-take-backs", words, 403)
            if room.done_since(wish.seat, wish.ply):
                raise wire.Refused("stale", "the game has moved on")
            if room.is_firm(wish.seat):
                raise wire.Refused("no-undo", "time was over: what a bot has answered stands")
            if not room.moved_since_handover(wish.seat):
                raise wire.Refused("no-undo", "since its last move the seat has changed hands")
            if room.times_taken_back(wish.seat) >= self.most_take_backs:
                words = f"this move was taken back {self.most_take_backs} times: it stands now"
                raise wire.Refused("no-more-undo", words)
            await self.rooms.move(room, wish.seat, TAKE_BACK)
        self.bots.wake(room)

    async def hint(
        self, table_id: str, person: str, seat: int, instead: int | None = None
    ) -> wire.Hint | None:
        """None: while it was being thought about, the question has gone. Among people it is told
        that a seat has had one, before the seat has it."""
        room = await self.rooms.room(table_id)
        _check_seat(room, person, seat)
        if not room.allowed.hints:
            words = "at this table there are no hints: so it was agreed on"
            raise wire.Refused("no-hints", words, 403)
        if seat not in room.match.state.pending:
            raise wire.Refused("not-asked", "it is not your turn")
        if instead is not None:
            _check_choice(room, seat, instead)
        ply, match, since = room.ply, room.match, room.asked_since[seat]
        weighed = room.weighed.get(seat)
        thought = asyncio.ensure_future(
            self.thinkers.advise(room.question(seat), person, instead, weighed)
        )
        with room.hinting(seat, thought):
            await asyncio.wait([thought])
        if thought.cancelled():
            return None
        found, action = thought.result(), match.game.action
        async with self.rooms.locked(table_id, ply) as room:
            if not room.stands(seat, since):
                return None
            if room.hears_of_hints(seat):
                await self.rooms.move(room, seat, HINTED)
            if room.match is match:
                room.weighed[seat] = found.weighed
        return wire.Hint(
            seat,
            ply,
            [
                wire.HintLine(code, told_action(action(code)), round(lead, 1))
                for code, lead in found.weighed[:3]
            ],
            found.verdict,
            None if found.rival is None else told_action(action(found.rival)),
            found.reason,
        )


def _check_seat(room: Room, person: str, seat: int) -> None:
    if seat not in room.seats_of(person):
        raise wire.Refused("not-your-seat", "this seat is not yours", 403)
    check_playing(room)
    if room.clocks is not None and seat in room.clocks.out:
        raise wire.Refused("time-up", "your time is over: a bot answers this for you")
    if seat in room.bots:
        raise wire.Refused("bot-plays", "a bot plays for you: take your seat back first")


def _check_choice(room: Room, seat: int, code: int) -> None:
    if not any(action.code == code for action in room.match.state.choices(seat)):
        words = "a hint compares only what can be done now: this cannot"
        raise wire.Refused("illegal", words)


def check_playing(room: Room) -> None:
    if room.row.status != "playing":
        raise wire.Refused("not-playing", "there is no game going on at this table")
    room.check_playable()


def _check_ply(room: Room, ply: int) -> None:
    if not 0 <= ply <= room.ply:
        raise wire.Refused("stale", "the game is not there")


def _repeated(room: Room, wish: wire.Act) -> bool:
    """Whether this very move is stored already: then the message came twice. A move made
    for an earlier question is refused."""
    _check_ply(room, wish.ply)
    pending = room.match.state.pending
    if wish.seat in pending and wish.ply >= room.asked_since.get(wish.seat, 0):
        return False
    since = room.done_since(wish.seat, wish.ply)
    if since and since[0] == wish.code:
        return True
    if since or wish.ply < room.ply:
        raise wire.Refused("stale", "the game has moved on")
    raise wire.Refused("not-asked", "it is not your turn")
