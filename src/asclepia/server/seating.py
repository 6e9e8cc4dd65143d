"""Seating: tables are made, listed, joined and begun."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from asclepia.games import load
from asclepia.players import LEVELS
from asclepia.server import wire
from asclepia.server.bots import Bots
from asclepia.server.component_sets import stored_set
from asclepia.server.deal import Dealing
from asclepia.server.due import answers_due
from asclepia.server.identity import clean_name, told_apart
from asclepia.server.info import options_of, standing, stored_standing, table_info
from asclepia.server.own_sets import OwnSets
from asclepia.server.playable import begun
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
        trial = Match(game, len(wish.chairs), 0, components, None, **options)
        return await self._lay(person, name, trial, wish.chairs, wish.public, wish.sealed)

    async def _lay(
        self,
        person: str,
        name: str,
        trial: Match,
        wishes: list[wire.ChairWish],
        public: bool,
        sealed: str | None,
    ) -> str:
        """A new table. If every chair is taken, the dealing begins; if nobody has anything to
        open, so does the game."""
        seated = _chairs(wishes, person, name)
        mine = [chair["seat"] for chair in seated if chair["person"] == person]
        dealing = Dealing.new()
        if mine:
            dealing.put_in(person, mine[0], sealed)
        table_id = _new_id()
        table = {"id": table_id, "host": person, "public": public, "origin": "dealt"}
        waiting = any(chair["kind"] == "open" for chair in seated)
        if waiting or dealing.parts:
            status = "open" if waiting else "dealing"
            return await self._add(table, trial, seated, seed="", status=status, deal=dealing)
        match = trial.again(int(dealing.seed(table_id), 16))
        return await self._add(table, match, seated, deal=dealing)

    async def go_on(
        self, person: str, match: Match, origin: str, seated: list[dict[str, Any]]
    ) -> str:
        """A table for a match that was played elsewhere, from where it stands. Whoever brings it
        knows what is hidden in it: nobody else may sit down there."""
        table = {"id": _new_id(), "host": person, "public": False, "origin": origin}
        return await self._add(table, match, seated)

    async def _add(
        self,
        table: dict[str, Any],
        match: Match,
        seated: list[dict[str, Any]],
        deal: Dealing | None = None,
        **undealt: str,
    ) -> str:
        begun = {"seed": f"{match.seed:032x}", "status": begun_status(match), **_rules(match)}
        row = {
            "game": match.game.name,
            "seats": match.seats,
            "options": msgspec.json.encode(match.options).decode(),
            "deal": None if deal is None else deal.stored(),
            **table,
            **begun,
            **undealt,
        }
        if row["status"] == "playing":
            bots = [chair["seat"] for chair in seated if chair["kind"] == "bot"]
            row["due"] = answers_due(match, bots)
        if not row["seed"]:
            row["standing"] = None
        played = [(seat, action.code) for seat, action in match.moves]
        own = None if match.game.owns(match.components) else stored_set(match.components)
        await self.storage.add_table(row, seated, played, own)
        table_id = str(row["id"])
        room = await self.rooms.room(table_id)
        self.bots.wake(room)
        self.rooms.forget(room)
        return table_id

    async def rematch(self, table_id: str, person: str, name: str, sealed: str | None) -> str:
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
            trial = Match(game, row.seats, 0, components, None, **options)
            made = await self._lay(person, name, trial, wishes, row.public, sealed)
            if not await self.storage.set_next(table_id, made):
                there = await self.storage.table(table_id)
                assert there is not None
                return str(there.next)
            await self.rooms.changed(room)
            return made

    # Who sits there

    async def sit(
        self, table_id: str, person: str, name: str, seat: int, sealed: str | None
    ) -> None:
        def sat(room: Room) -> Change:
            dealing = _waiting(room, seat)
            if room.chairs[seat].kind != "open":
                raise wire.Refused("seat-taken", "somebody sits there already")
            dealing.put_in(person, seat, sealed)
            apart = told_apart(name, room.names_beside(person))
            chair = {"seat": seat, "kind": "person", "person": person, "name": apart}
            return Change({"deal": dealing.stored()}, chair)

        await self._change(table_id, sat)

    async def leave(self, table_id: str, person: str, seat: int) -> None:
        """Somebody stands up; if the dealing had begun, it will have to begin anew."""

        def left(room: Room) -> Change:
            dealing = _waiting(room, seat, "open", "dealing")
            seats = room.seats_of(person)
            if seat not in seats:
                raise wire.Refused("not-your-seat", "this seat is not yours", 403)
            if room.row.status == "dealing":
                dealing.begin_anew()
            dealing.take_out(person, [one for one in seats if one != seat])
            chair = {"seat": seat, "kind": "open", "person": None, "name": ""}
            return Change({"status": "open", "deal": dealing.stored()}, chair)

        await self._change(table_id, left)

    async def give_to_bot(self, table_id: str, person: str, seat: int, level: str) -> None:
        """The host puts a bot on an open chair, so that the game can begin."""

        def given(room: Room) -> Change:
            _check_host(room, person)
            dealing = _waiting(room, seat)
            if room.chairs[seat].kind != "open":
                raise wire.Refused("seat-taken", "somebody sits there already")
            taken = [one.name for one in room.chairs]
            chair = _chair(seat, wire.ChairWish("bot", level), person, "", taken)
            return Change({"deal": dealing.stored()}, chair)

        await self._change(table_id, given)

    # The deal

    async def seal(self, table_id: str, person: str, sealed: str) -> None:
        """Put another number into the deal: the old one is lost, or was opened in vain."""

        def put_in(room: Room) -> Change:
            dealing = _waiting(room)
            dealing.put_in(person, _my_seats(room, person)[0], sealed)
            return Change({"deal": dealing.stored()})

        await self._change(table_id, put_in)

    async def start(self, table_id: str, person: str) -> None:
        """The host begins: nobody sits down any more, and everybody is to open their number."""

        def started(room: Room) -> Change:
            _check_host(room, person)
            dealing = _waiting(room)
            if any(chair.kind == "open" for chair in room.chairs):
                raise wire.Refused("seats-open", "some seats are still open")
            if owed := [room.chairs[seat].name for seat in dealing.owed()]:
                words = f"the deal begins anew: {', '.join(owed)} must put in another number first"
                raise wire.Refused("numbers-owed", words)
            return _dealt(room, dealing)

        await self._change(table_id, started)

    async def take_start_back(self, table_id: str, person: str) -> None:
        """The host has people sit down and stand up again: somebody may not come to open their
        number."""

        def taken_back(room: Room) -> Change:
            _check_host(room, person)
            dealing = _waiting(room, 0, "dealing")
            dealing.begin_anew()
            return Change({"status": "open", "deal": dealing.stored()})

        await self._change(table_id, taken_back)

    async def open_number(self, table_id: str, person: str, number: str) -> None:
        """Open what one has put into the deal; the last one to do so has it dealt."""

        def opened(room: Room) -> Change | None:
            known = Dealing.of(room.row)
            if known is not None and known.has_opened(person, number):
                return None  # the message came twice
            dealing = _waiting(room, 0, "dealing")
            dealing.open(person, number)
            return _dealt(room, dealing)

        await self._change(table_id, opened)

    async def _change(self, table_id: str, plan: Callable[[Room], Change | None]) -> None:
        """Do what was planned for the table as it is; if another process was faster, as it is
        then."""
        async with self.rooms.locked(table_id) as room:
            while (change := plan(room)) is not None:
                if await self.storage.change_table(room.row, change.values, change.chair):
                    await self.rooms.changed(room)
                    break
                await self.rooms.catch_up(room)
        self.bots.wake(room)


class Change(NamedTuple):
    """What becomes of a table that has not begun, and of a chair of it."""

    values: dict[str, Any]
    chair: dict[str, Any] | None = None


def _dealt(room: Room, dealing: Dealing) -> Change:
    """When all numbers are in, the game begins; from now on it is tied to the rules of today."""
    room.check_playable()
    if not dealing.whole():
        return Change({"status": "dealing", "deal": dealing.stored()})
    seed = dealing.seed(room.row.id)
    match = begun(room.row, seed)
    values = {"status": begun_status(match), "seed": seed, "deal": dealing.stored()}
    return Change({**values, **_rules(match), "due": answers_due(match, room.bots)})


def _waiting(room: Room, seat: int = 0, *statuses: str) -> Dealing:
    """The deal of a table that has not begun, or, if said so, is being dealt."""
    dealing = Dealing.of(room.row)
    if room.row.status not in (statuses or ("open",)) or dealing is None:
        if room.row.status == "dealing":
            raise wire.Refused("dealing", "the game is being dealt: the host can take that back")
        if "dealing" in statuses and room.row.status == "open":
            raise wire.Refused("not-dealing", "the game is not being dealt yet")
        room.check_playable()  # closed, perhaps
        raise wire.Refused("not-open", "the game has begun")
    if not 0 <= seat < room.row.seats:
        raise wire.Refused("no-seat", "there is no such seat", 400)
    return dealing


def _my_seats(room: Room, person: str) -> list[int]:
    seats = room.seats_of(person)
    if not seats:
        raise wire.Refused("not-your-seat", "you do not sit at this table", 403)
    return seats


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


def _new_id() -> str:
    return secrets.token_urlsafe(8).replace("-", "0").replace("_", "1")


def _chairs(wishes: list[wire.ChairWish], person: str, name: str) -> list[dict[str, Any]]:
    taken = [name, *[wish.name for wish in wishes if wish.name]]
    return [_chair(seat, wish, person, name, taken) for seat, wish in enumerate(wishes)]


def own_chairs(wishes: list[wire.ChairWish], person: str, name: str) -> list[dict[str, Any]]:
    """For the host and for bots only."""
    if any(wish.kind == "open" for wish in wishes):
        words = "whoever brings a game that was played knows its cards: play on alone or with bots"
        raise wire.Refused("known-deal", words, 400)
    return _chairs(wishes, person, name)


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


def _check_host(room: Room, person: str) -> None:
    if room.row.host != person:
        raise wire.Refused("not-host", "only who made the table can do this", 403)
