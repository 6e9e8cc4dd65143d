"""Seating: tables are made, joined and begun."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from asclepia.games import load
from asclepia.players import LEVELS
from asclepia.server import fairness, wire
from asclepia.server.bots import Bots
from asclepia.server.clock import awake
from asclepia.server.clocks import Clocks, Players
from asclepia.server.component_sets import stored_set
from asclepia.server.deal import Dealing
from asclepia.server.due import answers_due
from asclepia.server.endings import ended
from asclepia.server.identity import clean_name
from asclepia.server.info import standing
from asclepia.server.own_sets import OwnSets
from asclepia.server.pace import agreed
from asclepia.server.playable import begun, comes_again
from asclepia.server.presence import just_came
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

    # Making tables

    async def create(self, person: str, name: str, wish: wire.NewTable) -> str:
        game = load(wish.game)
        components = await self.own_sets.find(game, wish.components)
        options = resolve(game.options, wish.options)
        trial = Match(game, len(wish.chairs), 0, components, None, **options)
        pace = agreed(game, trial.seats, wish.pace)
        allowed = fairness.agreed(pace, wish.allowed)
        seated = _chairs(wish.chairs, person, name)
        return await self._lay(person, trial, seated, wish.public, pace, allowed, wish.sealed)

    async def _lay(
        self,
        person: str,
        trial: Match,
        seated: list[dict[str, Any]],
        public: bool,
        pace: wire.Pace,
        allowed: wire.Allowed,
        sealed: str | None,
    ) -> str:
        """A new table. If every chair is taken, the dealing begins; if nobody has anything to
        open, so does the game."""
        mine = [chair["seat"] for chair in seated if chair["person"] == person]
        dealing = Dealing.new()
        if mine:
            dealing.put_in(person, mine[0], sealed)
        table_id = _new_id()
        table = {"id": table_id, "host": person, "public": public, "origin": "dealt"}
        table |= {"pace": pace, "allowed": allowed}
        waiting = any(chair["kind"] == "open" for chair in seated)
        if waiting or dealing.parts:
            status = "open" if waiting else "dealing"
            return await self._add(table, trial, seated, seed="", status=status, deal=dealing)
        match = trial.again(int(dealing.seed(table_id), 16))
        await self.storage.awake()  # clocks begin to run
        people = [chair["seat"] for chair in seated if chair["kind"] == "person"]
        table |= _clocks(match, pace, Players(people))
        table["allowed"] = fairness.dealt(allowed, [chair["kind"] for chair in seated])
        return await self._add(table, match, seated, deal=dealing)

    async def go_on(
        self,
        person: str,
        match: Match,
        origin: str,
        seated: list[dict[str, Any]],
        log: Sequence[tuple[int, int]] = (),
        handovers: Sequence[dict[str, Any]] = (),
    ) -> str:
        """A table for a match that was played elsewhere, from where it stands; with its log, if
        that has more than moves. Whoever brings it knows what is hidden in it: nobody else may sit
        down there."""
        table = {"id": _new_id(), "host": person, "public": False, "origin": origin}
        return await self._add(table, match, seated, None, log, handovers)

    async def _add(
        self,
        table: dict[str, Any],
        match: Match,
        seated: list[dict[str, Any]],
        deal: Dealing | None = None,
        log: Sequence[tuple[int, int]] = (),
        handovers: Sequence[dict[str, Any]] = (),
        **undealt: str,
    ) -> str:
        played = log or [(seat, action.code) for seat, action in match.moves]
        rules = _rules(match, len(played))
        begun = {"seed": f"{match.seed:032x}", "status": begun_status(match), **rules}
        row = {
            "game": match.game.name,
            "seats": match.seats,
            "options": match.options,
            "deal": None if deal is None else deal.changed(),
            **table,
            **begun,
            **undealt,
        }
        if row["status"] == "playing":
            bots = [chair["seat"] for chair in seated if chair["kind"] == "bot"]
            row["due"] = answers_due(match, bots)
        if not row["seed"]:
            row["standing"] = None
        own = None if match.game.owns(match.components) else stored_set(match.components)
        await self.storage.add_table(row, seated, played, own, handovers)
        table_id = str(row["id"])
        if row.get("due") is not None:
            room = await self.rooms.room(table_id)
            self.bots.wake(room)
            self.rooms.forget(room)
        return table_id

    async def rematch(self, table_id: str, person: str, name: str, sealed: str | None) -> str:
        """The same table again, by today's rules. Whoever asks first makes it; the others' seats
        are kept for them, and whoever asks next sits down there."""
        async with self.rooms.locked(table_id) as room:
            row = room.row
            if not comes_again(row, room.trouble):
                raise wire.Refused("not-over", "the game is not over yet")
            if person not in [chair.person for chair in room.chairs]:
                raise wire.Refused("not-your-seat", "only who played can ask for a rematch", 403)
            there = None if row.next is None else await self.storage.table(row.next)
            if there is not None and there.status != "closed":
                await self._come_again(there.id, person, name, sealed)
                return str(there.id)
            wishes = [
                wire.ChairWish("bot", chair.level)
                if chair.kind == "bot"
                else wire.ChairWish("me", name=chair.name)
                if chair.person == person
                else wire.ChairWish("open")
                for chair in room.chairs
            ]
            seated = _chairs(wishes, person, name)
            for chair, before in zip(seated, room.chairs, strict=True):
                if before.person is not None:  # kept for them; the asker's own, whole as it was
                    chair |= {"person": before.person, "name": before.name}
            game = load(row.game)
            wanted = row.components if row.own_title is None else row.digest
            components = await self.own_sets.find(game, wanted)
            options = resolve(game.options, row.options or {})
            trial = Match(game, row.seats, 0, components, None, **options)
            allowed = fairness.again(row.pace, row.allowed, [one.kind for one in room.chairs])
            made = await self._lay(person, trial, seated, row.public, row.pace, allowed, sealed)
            with self.rooms.storing(room):
                named = await self.storage.set_next(table_id, row.next, made)
            await self.rooms.changed(room)
        return made if named else await self.rematch(table_id, person, name, sealed)

    async def _come_again(self, table_id: str, person: str, name: str, sealed: str | None) -> None:
        """Sit down on the seats that are kept for this person, if there are any."""
        async with self.rooms.locked(table_id) as room:
            kept = [one.seat for one in room.chairs if one.kind == "open" and one.person == person]
        for seat in kept:
            await self.sit(table_id, person, name, seat, sealed)

    # Who sits there

    async def sit(
        self, table_id: str, person: str, name: str, seat: int, sealed: str | None
    ) -> None:
        def sat(room: Room) -> Change:
            dealing = _waiting(room, seat)
            before = room.chairs[seat]
            if before.kind != "open":
                raise wire.Refused("seat-taken", "somebody sits there already")
            if before.person not in (None, person):
                raise wire.Refused("seat-kept", f"this seat is kept for {before.name}")
            dealing.put_in(person, seat, sealed)
            chair = {"seat": seat, "kind": "person", "person": person, "name": name, "called": name}
            chair |= just_came()
            full = all(one.kind != "open" for one in room.chairs if one.seat != seat)
            if before.person == person and full and not dealing.owed():
                return Change(_dealt(room, dealing).values, chair)  # all have come again
            return Change({"deal": dealing.changed()}, chair)

        await self._change(table_id, sat)

    async def leave(self, table_id: str, person: str, seat: int) -> None:
        """Somebody stands up, or the host frees a seat; if the dealing had begun, it will have to
        begin anew. A seat that is kept for somebody is given up the same way."""

        def left(room: Room) -> Change:
            dealing = _waiting(room, seat, "open", "dealing")
            sitter = room.chairs[seat].person
            if sitter != person and room.row.host != person:
                raise wire.Refused("not-your-seat", "this seat is not yours", 403)
            if room.row.status == "dealing":
                dealing.begin_anew()
            if sitter is not None:
                dealing.take_out(sitter, [one for one in room.seats_of(sitter) if one != seat])
            return Change({"status": "open", "deal": dealing.changed()}, empty(seat))

        await self._change(table_id, left)

    async def close(self, table_id: str, person: str) -> None:
        """The host closes a table that has not begun."""

        def closed(room: Room) -> Change:
            _check_host(room, person)
            _waiting(room, 0, "open", "dealing")
            return Change({"status": "closed", "ended": ended("host")})

        await self._change(table_id, closed)

    async def give_to_bot(self, table_id: str, person: str, seat: int, level: str) -> None:
        """The host puts a bot on an open chair, so that the game can begin."""

        def given(room: Room) -> Change:
            _check_host(room, person)
            dealing = _waiting(room, seat)
            if room.chairs[seat].kind != "open":
                raise wire.Refused("seat-taken", "somebody sits there already")
            taken = [one.name for one in room.chairs]
            chair = _chair(seat, wire.ChairWish("bot", level), person, "", taken)
            return Change({"deal": dealing.changed()}, chair)

        await self._change(table_id, given)

    # The deal

    async def seal(self, table_id: str, person: str, sealed: str) -> None:
        """Put another number into the deal: the old one is lost, or was opened in vain."""

        def put_in(room: Room) -> Change:
            dealing = _waiting(room)
            dealing.put_in(person, _my_seats(room, person)[0], sealed)
            return Change({"deal": dealing.changed()})

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
            return Change({"status": "open", "deal": dealing.changed()})

        await self._change(table_id, taken_back)

    async def open_number(self, table_id: str, person: str, number: str) -> None:
        """Open what one has put into the deal; the last one to do so has it dealt."""

        def opened(room: Room) -> Change | None:
            known = room.row.deal
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
            await self.storage.awake()  # clocks may begin to run
            while (change := plan(room)) is not None:
                with self.rooms.storing(room):
                    done = await self.storage.change_table(room.row, change.values, change.chair)
                if done:
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
        return Change({"status": "dealing", "deal": dealing.changed()})
    seed = dealing.seed(room.row.id)
    match = begun(room.row, seed)
    values = {"status": begun_status(match), "seed": seed, "deal": dealing.changed()}
    allowed = fairness.dealt(room.allowed, [chair.kind for chair in room.chairs])
    asked = {
        "due": answers_due(match, room.bots),
        **_clocks(match, room.row.pace, room.players),
    }
    return Change({**values, "allowed": allowed, **_rules(match), **asked})


def _waiting(room: Room, seat: int = 0, *statuses: str) -> Dealing:
    """The deal of a table that has not begun, or, if said so, is being dealt."""
    dealing = copy.deepcopy(room.row.deal)
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


def _rules(match: Match, ply: int = 0) -> dict[str, Any]:
    """What ties a table to the rules of today, and how it stands by them at this ply."""
    return {
        "revision": match.game.revision,
        "components": match.components.name,
        "digest": match.components.digest,
        "standing": standing(match, ply),
    }


def _clocks(match: Match, pace: wire.Pace, players: Players) -> dict[str, Any]:
    """The clocks of a game that begins; nothing if nobody counts."""
    clocks = Clocks.new(pace, match.seats)
    if clocks is None:
        return {}
    clocks = clocks.gone_on(pace, awake(), 0, players, (), match.state.pending)
    return {"clocks": clocks, "flag": clocks.flag}


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
        mine = {"kind": "person", "person": person, "name": own or name, "called": name}
        return {**empty(seat), **mine, **just_came()}
    if wish.kind == "open":
        return empty(seat)
    if wish.kind == "bot":
        check_level(wish.level)
        bot = {"kind": "bot", "name": bot_name(seat, taken), "level": wish.level}
        return {**empty(seat), **bot}
    raise wire.Refused("bad-chair", "a chair is for me, open, or for a bot", 400)


def empty(seat: int) -> dict[str, Any]:
    """An open chair: nothing is left of whoever sat there."""
    chair = {"seat": seat, "kind": "open", "person": None, "name": "", "level": None}
    return {**chair, "here": None, "seen": None}


def check_level(level: str | None) -> None:
    if level not in LEVELS:
        raise wire.Refused("bad-level", f"bots have a level out of {', '.join(LEVELS)}", 400)


def bot_name(seat: int, taken: list[str]) -> str:
    free = [one for one in BOT_NAMES if one not in taken] or list(BOT_NAMES)
    return free[seat % len(free)]


def _check_host(room: Room, person: str) -> None:
    if room.row.host != person:
        raise wire.Refused("not-host", "only who made the table can do this", 403)
