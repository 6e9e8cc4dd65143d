"""Seating: tables are made, listed, joined and begun."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from asclepia.games import load
from asclepia.players import LEVELS
from asclepia.server import wire
from asclepia.server.bots import Bots
from asclepia.server.component_sets import stored_set
from asclepia.server.due import answers_due
from asclepia.server.identity import clean_name, told_apart
from asclepia.server.info import options_of, standing, stored_standing, table_info
from asclepia.server.own_sets import OwnSets
from asclepia.server.room import Room
from asclepia.server.rooms import Rooms
from asclepia.table import Match
from asclepia.table.options import resolve

BOT_NAMES = ("Livia", "Marcus", "Octavia", "Tullius", "Flavia", "Quintus", "Aelia", "Cassius")


class Seating:
    def __init__(self, rooms: Rooms, bots: Bots, own_sets: OwnSets) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.bots = bots
        self.own_sets = own_sets

    async def lobby(self, person: str) -> wire.Lobby:
        """Public tables that can be played, and all of the person's own."""
        groups = [
            await self.storage.public_tables("open"),
            await self.storage.public_tables("playing"),
            await self.storage.tables_of(person),
        ]
        seated: dict[str, list[Any]] = {}
        ids = list({row.id for rows in groups for row in rows})
        for chair in await self.storage.chairs_of(ids):
            seated.setdefault(chair.table_id, []).append(chair)
        waiting, playing, mine = [
            [
                table_info(
                    row,
                    seated.get(row.id, []),
                    person,
                    self.rooms.trouble_of(row),
                    stored_standing(row),
                )
                for row in rows
            ]
            for rows in groups
        ]
        return wire.Lobby(
            [one for one in waiting if one.playable],
            [one for one in playing if one.playable],
            mine,
        )

    # Making tables

    async def create(self, person: str, name: str, wish: wire.NewTable) -> str:
        game = load(wish.game)
        components = await self.own_sets.find(game, wish.components)
        options = resolve(game.options, wish.options)
        match = Match(game, len(wish.chairs), None, components, None, **options)
        return await self.add(person, name, match, wish.chairs, wish.public)

    async def add(
        self,
        person: str,
        name: str,
        match: Match,
        wishes: list[wire.ChairWish],
        public: bool,
        status: str | None = None,
    ) -> str:
        """A table for a match, from where it stands."""
        taken = [name, *[wish.name for wish in wishes if wish.name]]
        seated = [_chair(seat, wish, person, name, taken) for seat, wish in enumerate(wishes)]
        waiting = any(chair["kind"] == "open" for chair in seated)
        table_id = secrets.token_urlsafe(8).replace("-", "0").replace("_", "1")
        table = {
            "id": table_id,
            "game": match.game.name,
            "seats": match.seats,
            "options": msgspec.json.encode(match.options).decode(),
            "seed": f"{match.seed:032x}",
            "host": person,
            "origin": "server",
            "public": public,
            "status": status or ("open" if waiting else begun_status(match)),
            **_rules(match),
        }
        if table["status"] == "playing":
            bots = [chair["seat"] for chair in seated if chair["kind"] == "bot"]
            table["due"] = answers_due(match, bots)
        played = [(seat, action.code) for seat, action in match.moves]
        own = None if match.game.owns(match.components) else stored_set(match.components)
        await self.storage.add_table(table, seated, played, own)
        room = await self.rooms.room(table_id)
        self.bots.wake(room)
        self.rooms.forget(room)
        return table_id

    async def rematch(self, table_id: str, person: str, name: str) -> str:
        """The same table again, by today's rules; whoever asks second gets the one that is
        there."""
        async with self.rooms.locked(table_id) as room:
            row = room.row
            if row.status != "over":
                raise wire.Refused("not-over", "the game is not over yet")
            if person not in [chair.person for chair in room.chairs]:
                raise wire.Refused("not-your-seat", "only who played can ask for a rematch", 403)
            if row.next is not None:
                return str(row.next)
            wishes = [
                wire.ChairWish("bot", chair.level)
                if chair.kind == "bot"
                else wire.ChairWish("me", name=chair.name)
                if chair.person == person
                else wire.ChairWish("open")
                for chair in room.chairs
            ]
            game = load(row.game)
            wanted = row.components if row.own_title is None else row.digest
            components = await self.own_sets.find(game, wanted)
            options = resolve(game.options, options_of(row))
            match = Match(game, row.seats, None, components, None, **options)
            made = await self.add(person, name, match, wishes, row.public)
            if not await self.storage.set_next(table_id, made):
                there = await self.storage.table(table_id)
                assert there is not None
                return str(there.next)
            await self.rooms.changed(room)
            return made

    # Who sits there

    async def sit(self, table_id: str, person: str, name: str, seat: int) -> None:
        async with self.rooms.locked(table_id) as room:
            _check_open(room, seat)
            apart = told_apart(name, room.names_beside(person))
            chair = {"kind": "person", "person": person, "name": apart}
            free = room.chairs[seat].kind == "open"
            if not free or not await self.storage.take_chair(table_id, seat, None, chair):
                raise wire.Refused("seat-taken", "somebody sits there already")
            await self.rooms.changed(room)

    async def leave(self, table_id: str, person: str, seat: int) -> None:
        async with self.rooms.locked(table_id) as room:
            _check_open(room, seat)
            chair = {"kind": "open", "person": None, "name": ""}
            mine = room.chairs[seat].kind == "person" and room.chairs[seat].person == person
            if not mine or not await self.storage.take_chair(table_id, seat, person, chair):
                raise wire.Refused("not-your-seat", "this seat is not yours", 403)
            await self.rooms.changed(room)

    async def give_to_bot(self, table_id: str, person: str, seat: int, level: str) -> None:
        """The host puts a bot on an open chair, so that the game can begin."""
        async with self.rooms.locked(table_id) as room:
            _check_host(room, person)
            _check_open(room, seat)
            taken = [one.name for one in room.chairs]
            chair = _chair(seat, wire.ChairWish("bot", level), person, "", taken)
            del chair["seat"]
            free = room.chairs[seat].kind == "open"
            if not free or not await self.storage.take_chair(table_id, seat, None, chair):
                raise wire.Refused("seat-taken", "somebody sits there already")
            await self.rooms.changed(room)

    async def start(self, table_id: str, person: str) -> None:
        """The host begins; from now on the table is tied to the rules of today."""
        async with self.rooms.locked(table_id) as room:
            _check_host(room, person)
            _check_open(room, 0)
            if any(chair.kind == "open" for chair in room.chairs):
                raise wire.Refused("seats-open", "some seats are still open")
            rules = {**_rules(room.match), "due": answers_due(room.match, room.bots)}
            await self.storage.begin(table_id, begun_status(room.match), rules)
            await self.rooms.changed(room)
        self.bots.wake(room)


def _rules(match: Match) -> dict[str, Any]:
    """What ties a table to the rules of today, and how it stands by them."""
    return {
        "revision": match.game.revision,
        "components": match.components.name,
        "digest": match.components.digest,
        "standing": msgspec.json.encode(standing(match, len(match.moves))).decode(),
    }


def begun_status(match: Match) -> str:
    """With some cards of one's own a game can be over before its first move."""
    return "over" if match.state.over else "playing"


def _chair(
    seat: int, wish: wire.ChairWish, person: str, name: str, taken: list[str]
) -> dict[str, Any]:
    own = clean_name(wish.name or "")
    if wish.kind == "me":
        chair = {"kind": "person", "person": person, "name": own or name, "level": None}
    elif wish.kind == "open":
        chair = {"kind": "open", "person": None, "name": "", "level": None}
    elif wish.kind == "bot":
        if wish.level not in LEVELS:
            raise wire.Refused("bad-level", f"bots have a level out of {', '.join(LEVELS)}", 400)
        free = [one for one in BOT_NAMES if one not in taken] or list(BOT_NAMES)
        bot = free[seat % len(free)]
        chair = {"kind": "bot", "person": None, "name": bot, "level": wish.level}
    else:
        raise wire.Refused("bad-chair", "a chair is for me, open, or for a bot", 400)
    return {"seat": seat, **chair}


def _check_open(room: Room, seat: int) -> None:
    if room.row.status != "open":
        raise wire.Refused("not-open", "the game has begun")
    if not 0 <= seat < room.row.seats:
        raise wire.Refused("no-seat", "there is no such seat", 400)


def _check_host(room: Room, person: str) -> None:
    if room.row.host != person:
        raise wire.Refused("not-host", "only who made the table can do this", 403)
