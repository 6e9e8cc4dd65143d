"""The archive: records that leave and come back, games looked at again and played on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.deal import Dealing
from asclepia.server.identity import clean_name
from asclepia.server.info import options_of, stored_standing
from asclepia.server.room import Room, redacted, settled
from asclepia.server.rooms import Rooms
from asclepia.server.seating import Seating, own_chairs
from asclepia.table import AsclepiaError, Match, Record, Result


class Archive:
    def __init__(self, rooms: Rooms, seating: Seating) -> None:
        self.rooms = rooms
        self.seating = seating

    async def record(self, table_id: str, person: str) -> Record:
        """The record of a finished game; of one that cannot be played on, what is no secret."""
        room = await self.rooms.room(table_id)
        if room.row.status == "over":
            return whole_record(room)
        if room.trouble is None:
            raise wire.Refused("not-over", "the record can be had when the game is over")
        return quiet_record(room, room.seats_of(person))

    async def open_record(self, person: str, record: Record) -> str:
        """Open a record again, to look at and to play on from."""
        try:
            match = await asyncio.to_thread(Match.replay, load(record.game), record)
        except AsclepiaError as error:
            raise wire.Refused("bad-record", str(error), 400) from error
        if not match.state.over:
            raise wire.Refused("bad-record", "the record is of a game that is not finished", 400)
        names = dict(enumerate(clean_name(player) for player in record.players))
        seated = [
            {"seat": seat, "kind": "guest" if seat in names else "open", "person": None}
            | {"name": names.get(seat, ""), "level": None}
            for seat in range(record.seats)
        ]
        return await self.seating.go_on(person, match, "record", seated)

    async def branch(self, table_id: str, person: str, name: str, wish: wire.Branch) -> str:
        room = await self.rooms.room(table_id)
        if room.row.status != "over":
            raise wire.Refused("not-over", "one can play on from finished games only")
        played = room.match.moves
        if not 0 <= wish.ply < len(played):
            raise wire.Refused("bad-ply", f"the game has moves 0 to {len(played) - 1}", 400)
        if len(wish.chairs) != room.row.seats:
            raise wire.Refused("bad-chair", f"the game has {room.row.seats} seats", 400)
        seated = own_chairs(wish.chairs, person, name)
        match = room.match.again()
        for seat, action in played[: wish.ply]:
            match.play(seat, action)
        origin = "record" if room.row.origin == "record" else "branch"
        return await self.seating.go_on(person, match, origin, seated)

    async def replay(self, table_id: str, person: str | None, perspective: str) -> wire.Replay:
        """Every point of the game, from a seat, as a spectator, or (when it is over) open."""
        room = await self.rooms.room(table_id)
        seat = _seat_to_look_from(room, person, perspective)
        again = room.match.again()

        def look() -> dict[str, Any]:
            state = again.state
            return state.open_view() if perspective == "open" else state.view(seat)

        shown = [] if seat is None else [seat]
        if perspective == "open":
            shown = list(range(room.row.seats))
        opening = redacted(again.state.opening, shown)
        steps = [wire.Step(0, None, opening, look(), list(again.state.scores))]
        for ply, (mover, action) in enumerate(room.match.moves, 1):
            events = redacted(again.play(mover, action), shown)
            steps.append(wire.Step(ply, mover, events, look(), list(again.state.scores)))
        return wire.Replay(room.info(person), again.state.printed(), perspective, steps)


def _seat_to_look_from(room: Room, person: str | None, perspective: str) -> int | None:
    over = room.row.status == "over"
    if not room.dealt:
        raise wire.Refused("not-begun", "the game has not begun")
    if perspective.isdecimal() and int(perspective) < room.row.seats:
        seat = int(perspective)
        if not over and seat not in room.seats_of(person):
            raise wire.Refused("not-your-seat", "this seat is not yours to look from", 403)
        return seat
    if perspective == "open" and not over:
        raise wire.Refused("not-over", "hands are open when the game is over", 403)
    if perspective not in ("open", "watch"):
        raise wire.Refused("no-seat", "look from a seat's number, watch, or open", 400)
    return None


def whole_record(room: Room) -> Record:
    """Everything about the game, whether it can be played here or not."""
    row, known = room.row, stored_standing(room.row)
    players = [chair.name for chair in room.chairs]
    dealing = Dealing.of(row) if row.status == "over" else None
    deal = msgspec.UNSET if dealing is None else dealing.record(row.id)
    if room.trouble is None:
        return msgspec.structs.replace(room.match.record(), players=players, deal=deal)
    ended = row.status == "over" and known is not None
    numbered = [(ply, seat, code) for ply, (seat, code) in enumerate(room.stored)]
    return Record(
        game=row.game,
        revision=row.revision,
        seats=row.seats,
        options=options_of(row),
        components=row.components,
        digest=row.digest or "",
        seed=row.seed,
        moves=[[seat, code] for _, seat, code in settled(numbered)],
        players=players,
        result=Result(known.scores, known.winners) if ended and known else None,
        own=msgspec.UNSET if row.own_content is None else msgspec.json.decode(row.own_content),
        deal=deal,
    )


def quiet_record(room: Room, seats: list[int]) -> Record:
    """Without what would tell something if the game went on after all, by other rules: the
    seed, and what others have done. These are the seats of whoever asks."""
    whole = whole_record(room)
    moves = [move if move[0] in seats else move[:1] for move in whole.moves]
    return msgspec.structs.replace(whole, seed="", moves=moves)
