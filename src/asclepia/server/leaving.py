"""Leaving a running game, and coming back: a bot plays in somebody's place, or the game ends.

A seat that changes hands is an entry of the table's log (`schema.HANDS`). So it has its place among
the moves: whoever moves at the same time, a bot at another process too, finds its ply taken and
hears of it first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec

from asclepia.server import wire
from asclepia.server.bots import Bots
from asclepia.server.budgets import too_many
from asclepia.server.due import answers_due
from asclepia.server.endings import ended
from asclepia.server.info import standing
from asclepia.server.playing import check_playing
from asclepia.server.room import Room
from asclepia.server.rooms import Rooms
from asclepia.server.schema import HANDS
from asclepia.server.seating import bot_name, check_level, empty
from asclepia.server.wishes import Wish, stored_wishes, with_one, without

MOST = 100  # times that a seat may change hands in a game and then be given to a bot once more
USUAL = "apprentice"  # the level of a bot that nobody has chosen


class Hands(NamedTuple):
    """What becomes of a seat, and with it of the game."""

    seat: int
    kind: wire.HandoverKind | None = None  # None: it stays in its hands, but the game ends
    level: str | None = None
    chair: dict[str, Any] | None = None  # what is new there
    ended: str | None = None
    away: bool = False  # only if its person is still away


class Leaving:
    def __init__(self, rooms: Rooms, bots: Bots) -> None:
        self.rooms = rooms
        self.bots = bots

    # What a person does with their own seat

    async def stand_in(self, table_id: str, person: str, seat: int, level: str) -> None:
        """A bot plays on in the person's place, until they come back."""
        check_level(level)

        def given(room: Room) -> Hands | None:
            _check_mine(room, person, seat)
            if room.chairs[seat].bot == level:
                return None  # the message came twice
            if room.stored.count((seat, HANDS)) >= MOST:  # the log would only grow
                raise too_many("this seat has changed hands too often: play on, or resign")
            return Hands(seat, "bot", level, {"bot": level, "asker": person})

        await self._change(table_id, given)

    async def come_back(self, table_id: str, person: str, seat: int) -> None:
        def taken(room: Room) -> Hands | None:
            _check_mine(room, person, seat)
            if room.chairs[seat].bot is None:
                return None
            return Hands(seat, "back", None, {"bot": None, "asker": None})

        await self._change(table_id, taken)

    async def resign(self, table_id: str, person: str, seat: int, level: str) -> None:
        """For good: the others play on with a bot, if they are enough."""
        check_level(level)

        def resigned(room: Room) -> Hands:
            _check_mine(room, person, seat)
            return _given_up(room, seat, "resigned", level, person)

        await self._change(table_id, resigned)

    async def lose(self, room: Room, seat: int) -> None:
        """The seat's time is over, and its person loses it; unless somebody was faster, the
        person perhaps. Whose time was over at the same moment has not won by that. The room is
        locked."""
        if room.row.status == "playing" and room.chairs[seat].kind == "person":
            person = str(room.chairs[seat].person)
            ends = {} if room.clocks is None else room.clocks.ends
            late = [one for one, end in ends.items() if end == ends.get(seat)]
            await self._store(room, _given_up(room, seat, "time", USUAL, person, late))
        self.bots.wake(room)

    async def close(self, table_id: str, person: str) -> None:
        """Whoever plays alone, or with bots, ends the game."""

        def closed(room: Room) -> Hands:
            seats = room.seats_of(person)
            if any(c.kind == "person" and c.person != person for c in room.chairs) or not seats:
                raise wire.Refused("not-alone", "others play here: you can leave, or resign", 403)
            check_playing(room)
            return Hands(seats[0], ended=ended("host"))

        await self._change(table_id, closed)

    # What the others want of a seat that is away

    async def want(self, table_id: str, person: str, seat: int, wanted: wire.Wanted) -> None:
        """When more than half of those who are here want the same, it is done."""
        level = wanted.level if wanted.what == "bot" else ""
        if wanted.what == "bot":
            check_level(level)
        await self.rooms.storage.awake()  # whether nobody could be here, for a while
        async with self.rooms.locked(table_id) as room:
            while True:
                _check_absent(room, person, seat)
                seen = room.leases[seat][1]
                wish = Wish(seat, wanted.what, level, room.idle_since(seat), seen, [person])
                wishes = with_one(without(room.wishes(), seat, person), wish)
                count, needed = room.support(next(filter(wish.is_alike, wishes)), person)
                if await (
                    self._store(room, _done(wish, person))
                    if count >= needed
                    else self._keep(room, wishes)
                ):
                    break
        self.bots.wake(room)

    async def want_nothing(self, table_id: str, person: str, seat: int) -> None:
        async with self.rooms.locked(table_id) as room:
            check_playing(room)
            while not await self._keep(room, without(room.wishes(), seat, person)):
                check_playing(room)

    async def _keep(self, room: Room, wishes: list[Wish]) -> bool:
        with self.rooms.storing(room):
            kept = await self.rooms.storage.set_wishes(room.row, stored_wishes(wishes))
        if kept:
            await self.rooms.changed(room)
        else:
            await self.rooms.catch_up(room)
        return kept

    # How it comes to be

    async def _change(self, table_id: str, plan: Callable[[Room], Hands | None]) -> None:
        """Do what was planned for the table as it is; if somebody was faster, as it is then."""
        async with self.rooms.locked(table_id) as room:
            while (hands := plan(room)) is not None:
                if await self._store(room, hands):
                    break
        self.bots.wake(room)

    async def _store(self, room: Room, hands: Hands) -> bool:
        """Store it and tell it, if nobody was faster; else what they did is known now."""
        seen, chair, match = room.chairs[hands.seat], hands.chair or {}, room.match
        people = {*room.people} - {hands.seat}
        if not chair.get("bot") and chair.get("kind") != "bot":
            people.add(hands.seat)
        clocks = room.clocks_with(people, await self.rooms.storage.awake())
        bots = {*range(room.row.seats)} - people | {*(clocks.out if clocks else ())}
        values: dict[str, Any] = {
            "standing": msgspec.json.encode(standing(match, room.ply + 1)).decode(),
            "wishes": stored_wishes(one for one in room.wishes() if one.seat != hands.seat),
            "due": answers_due(match, bots),
        }
        if clocks is not None:
            values |= {"clocks": clocks.stored(), "flag": clocks.flag}
        if hands.ended is not None:
            values |= {"status": "closed", "ended": hands.ended, "due": None, "flag": None}
        told = None
        if hands.kind is not None:
            told = {"kind": hands.kind, "level": hands.level, "name": seen.name}
        change = self.rooms.storage.change_hands
        wanted = room.row.wishes, hands.away
        with self.rooms.storing(room):
            stored = await change(seen, room.ply, values, chair, told, *wanted)
        if stored:
            await self.rooms.changed(room)
        else:
            await self.rooms.catch_up(room)
        return stored


def _given_up(
    room: Room,
    seat: int,
    why: wire.HandoverKind,
    level: str,
    asker: str,
    late: Collection[int] = (),
) -> Hands:
    """The seat is given up for good. In a game of two, or if nobody is left, that ends it: the
    others have won, unless they are too late themselves. Else a bot sits down there."""
    others = [chair for chair in room.chairs if chair.seat != seat]
    if len(others) == 1 or all(chair.kind != "person" for chair in others):
        won = [chair.seat for chair in others if chair.seat not in late]
        return Hands(seat, why, ended=ended(why, seat, won))
    name = bot_name(seat, [chair.name for chair in room.chairs])
    bot = {"kind": "bot", "name": name, "level": level, "asker": asker, "bot": None}
    return Hands(seat, why, level, {**empty(seat), **bot})


def _done(wish: Wish, person: str) -> Hands:
    """What the others wanted of a seat that is away."""
    if wish.what == "end":
        return Hands(wish.seat, ended=ended("agreed", wish.seat), away=True)
    chair = {"bot": wish.level, "asker": person}
    return Hands(wish.seat, "replaced", wish.level, chair, away=True)


def _check_mine(room: Room, person: str, seat: int) -> None:
    if seat not in room.seats_of(person):
        raise wire.Refused("not-your-seat", "this seat is not yours", 403)
    check_playing(room)


def _check_absent(room: Room, person: str, seat: int) -> None:
    check_playing(room)
    if not 0 <= seat < room.row.seats:
        raise wire.Refused("no-seat", "there is no such seat", 400)
    if person not in room.deciders(seat):
        raise wire.Refused("not-your-seat", "only the others who play here can decide", 403)
    if not room.is_absent(seat):
        words = "this seat is not asked anything, or its person is here or was here just now"
        raise wire.Refused("not-absent", words)
