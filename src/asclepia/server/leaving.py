"""Leaving a running game, and coming back: a bot plays in somebody's place, or the game ends.

A seat that changes hands is an entry of the table's log (`schema.HANDS`). So it has its place among
the moves: whoever moves at the same time, a bot at another process too, finds its ply taken and
hears of it first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal, NamedTuple

import msgspec

from asclepia.players import LEVELS
from asclepia.server import wire
from asclepia.server.bots import Bots
from asclepia.server.budgets import too_many
from asclepia.server.clocks import Players
from asclepia.server.due import answers_due
from asclepia.server.endings import ended
from asclepia.server.info import players_of, standing
from asclepia.server.pace import forfeit
from asclepia.server.playing import check_playing
from asclepia.server.room import Room
from asclepia.server.rooms import Rooms
from asclepia.server.rows import ChairRow
from asclepia.server.schema import HANDS
from asclepia.server.seating import bot_name, check_level, empty
from asclepia.server.wishes import Wish, with_one, without

MOST = 100  # times that a seat may change hands in a game and then be given to a bot once more
BEST = LEVELS[-1]  # plays where its level could be chosen against the person who has left
MODEST = "apprentice"  # the best that plays for a person who may come back, where hints are closed


class Hands(NamedTuple):
    """What becomes of a seat, and with it of the game."""

    seat: int
    kind: wire.HandoverKind | None = None  # None: it stays in its hands, but the game ends
    level: str | None = None
    chair: dict[str, Any] | None = None  # what is new there
    ended: wire.Ended | None = None
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
            _check_no_hint(room, level)
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

    async def resign(self, table_id: str, person: str, seat: int) -> None:
        """For good: the others play on with a bot, if they are enough."""

        def resigned(room: Room) -> Hands:
            _check_mine(room, person, seat)
            return _given_up(room, seat, "resigned")

        await self._change(table_id, resigned)

    async def lose(self, room: Room, seat: int) -> None:
        """The seat's time is over, and its person loses it; unless somebody was faster, the
        person perhaps. Whose time was over at the same moment has not won by that. The room is
        locked."""
        if room.row.status == "playing" and room.chairs[seat].kind == "person":
            ends = {} if room.clocks is None else room.clocks.ends
            late = [one for one, end in ends.items() if end == ends.get(seat)]
            await self._store(room, _given_up(room, seat, "time", late))
        self.bots.wake(room)

    async def close(self, table_id: str, person: str) -> None:
        """Whoever plays alone, or with bots, ends the game. Who has moved has lost by that, unless
        others have left the table before."""

        def closed(room: Room) -> Hands:
            seats = room.seats_of(person)
            if any(c.kind == "person" and c.person != person for c in room.chairs) or not seats:
                raise wire.Refused("not-alone", "others play here: you can leave, or resign", 403)
            check_playing(room)
            left_alone = any(c.kind == "bot" and c.asker not in (None, person) for c in room.chairs)
            lost = [] if left_alone else [seat for seat in seats if room.has_moved(seat)]
            return Hands(seats[0], ended=ended("host", None, (), lost))

        await self._change(table_id, closed)

    # What the others want of a seat that is away

    async def want(self, table_id: str, person: str, seat: int, wanted: wire.Wanted) -> None:
        """When more than half of those who are here want the same, it is done."""
        level = BEST if wanted.what == "bot" else ""
        if wanted.level not in ("", BEST):
            words = f"in place of somebody who is away the best bot plays, {BEST}"
            raise wire.Refused("bad-level", words, 400)
        await self.rooms.storage.awake()  # whether nobody could be here, for a while
        async with self.rooms.locked(table_id) as room:
            while True:
                _check_absent(room, person, seat)
                if wanted.what == "end" and room.has_moved(seat) and not room.is_forfeit(seat):
                    raise wire.Refused("too-early", _too_early(room))
                seen = room.leases[seat][1]
                wish = Wish(seat, wanted.what, level, room.idle_since(seat), seen, [person])
                wishes = with_one(without(room.wishes(), seat, person), wish)
                count, needed = room.support(next(filter(wish.is_alike, wishes)), person)
                if await (
                    self._store(room, _done(room, wish, person))
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
            kept = await self.rooms.storage.set_wishes(room.row, wishes)
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
        players = _players(room, msgspec.structs.replace(seen, **chair))
        clocks = room.clocks_with(players, await self.rooms.storage.awake())
        people = {*players.people} - {*players.stand_ins}
        bots = {*range(room.row.seats)} - people | {*(clocks.out if clocks else ())}
        values: dict[str, Any] = {
            "standing": standing(match, room.ply + 1),
            "wishes": [one for one in room.wishes() if one.seat != hands.seat],
            "due": answers_due(match, bots),
        }
        if clocks is not None:
            values |= {"clocks": clocks, "flag": clocks.flag}
        if hands.ended is not None:
            values |= {"status": "closed", "ended": hands.ended, "due": None, "flag": None}
        told = None
        if hands.kind is not None:
            told = {"kind": hands.kind, "level": hands.level, "name": seen.name}
        change = room.row, seen, room.ply, values, chair, told, hands.away
        with self.rooms.storing(room):
            stored = await self.rooms.storage.change_hands(*change)
        if stored:
            await self.rooms.changed(room)
        else:
            await self.rooms.catch_up(room)
        return stored


def _given_up(
    room: Room,
    seat: int,
    why: Literal["resigned", "time", "away"],
    late: Collection[int] = (),
) -> Hands:
    """The seat is given up for good, and its person has lost. In a game of two, or if nobody is
    left, that ends it: the others have won, unless they are too late themselves. Else the best bot
    sits down there; the chair remembers whose it was."""
    chairs = room.chairs
    others = [chair for chair in chairs if chair.seat != seat]
    if len(others) == 1 or all(chair.kind != "person" for chair in others):
        won = [chair.seat for chair in others if chair.seat not in late]
        lost = {seat, *(late if len(others) == 1 else ())}
        return Hands(seat, why, ended=ended(why, seat, won, sorted(lost)))
    name = bot_name(seat, [chair.name for chair in chairs])
    bot = {"kind": "bot", "name": name, "level": BEST, "asker": chairs[seat].person, "bot": None}
    return Hands(seat, why, BEST, {**empty(seat), **bot})


def _done(room: Room, wish: Wish, person: str) -> Hands:
    """What the others wanted of a seat that is away."""
    if wish.what == "bot":
        chair = {"bot": wish.level, "asker": person}
        return Hands(wish.seat, "replaced", wish.level, chair, away=True)
    if not room.has_moved(wish.seat):
        return Hands(wish.seat, ended=ended("agreed", wish.seat), away=True)
    return _given_up(room, wish.seat, "away")._replace(away=True)


def _players(room: Room, chair: ChairRow) -> Players:
    """Whose clocks run when this is what becomes of a chair."""
    return players_of(chair if one.seat == chair.seat else one for one in room.chairs)


def _too_early(room: Room) -> str:
    seconds = forfeit(room.row.pace)
    if seconds is None:
        return "the clock decides about this seat: the game cannot be ended"
    return f"a seat whose person has moved is lost when they are away for {seconds} seconds"


def _check_mine(room: Room, person: str, seat: int) -> None:
    if seat not in room.seats_of(person):
        raise wire.Refused("not-your-seat", "this seat is not yours", 403)
    check_playing(room)


def _check_no_hint(room: Room, level: str) -> None:
    """A person who comes back could have had a decision made by a bot that thinks."""
    if not room.allowed.hints and LEVELS.index(level) > LEVELS.index(MODEST):
        words = (
            f"at a table without hints no bot above {MODEST} plays for a person who may come back"
        )
        raise wire.Refused("bot-too-good", words, 403)


def _check_absent(room: Room, person: str, seat: int) -> None:
    check_playing(room)
    if not 0 <= seat < room.row.seats:
        raise wire.Refused("no-seat", "there is no such seat", 400)
    if person not in room.deciders(seat):
        raise wire.Refused("not-your-seat", "only the others who play here can decide", 403)
    if not room.is_absent(seat):
        words = "this seat is not asked anything, or its person is here or was here just now"
        raise wire.Refused("not-absent", words)
