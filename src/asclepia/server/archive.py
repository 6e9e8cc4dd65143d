"""The archive: records that leave and come back, games looked at again and played on."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.identity import clean_name
from asclepia.server.info import options_of, stored_standing
from asclepia.server.replays import Replays
from asclepia.server.room import Room
from asclepia.server.rooms import Rooms
from asclepia.server.schema import TAKE_BACK
from asclepia.server.seating import Seating
from asclepia.server.thinking import Thinkers
from asclepia.table import AsclepiaError, Match, Record, Result


class Archive:
    def __init__(self, rooms: Rooms, seating: Seating, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.seating = seating
        self.replays = Replays(thinkers)

    async def record(self, table_id: str, person: str) -> Record:
        """The record of a finished game; of one that cannot be played on, what is no secret."""
        room = await self.rooms.room(table_id)
        if room.row.status == "over":
            return whole_record(room)
        if room.trouble is None:
            raise wire.Refused("not-over", "the record can be had when the game is over")
        return quiet_record(room, room.seats_of(person))

    async def open_record(self, person: str, name: str, record: Record) -> str:
        """Open a record again, to look at and to play on from."""
        try:
            match = await asyncio.to_thread(Match.replay, load(record.game), record)
        except AsclepiaError as error:
            raise wire.Refused("bad-record", str(error), 400) from error
        if not match.state.over:
            raise wire.Refused("bad-record", "the record is of a game that is not finished", 400)
        wishes = [wire.ChairWish("open") for _ in range(record.seats)]
        table_id = await self.seating.add(person, name, match, wishes, False, "over")
        for seat, player in enumerate(record.players[: record.seats]):
            named = {"kind": "guest", "name": clean_name(player)}
            await self.rooms.storage.take_chair(table_id, seat, None, named)
        return table_id

    async def branch(self, table_id: str, person: str, name: str, wish: wire.Branch) -> str:
        room = await self.rooms.room(table_id)
        if room.row.status != "over":
            raise wire.Refused("not-over", "one can play on from finished games only")
        played = room.match.moves
        if not 0 <= wish.ply < len(played):
            raise wire.Refused("bad-ply", f"the game has moves 0 to {len(played) - 1}", 400)
        if len(wish.chairs) != room.row.seats:
            raise wire.Refused("bad-chair", f"the game has {room.row.seats} seats", 400)
        match = room.match.again()
        for seat, action in played[: wish.ply]:
            match.play(seat, action)
        return await self.seating.add(person, name, match, wish.chairs, False)

    async def replay(self, table_id: str, person: str, perspective: str) -> wire.Replay:
        """Every point of the game, from a seat, as a spectator, or (when it is over) open."""
        room = await self.rooms.room(table_id)
        _check_perspective(room, person, perspective)
        found = await self.replays.of(room, perspective, person)
        # Encoded already: an encoder takes them over as they are.
        printed, steps = msgspec.Raw(found.printed), msgspec.Raw(found.steps)
        return wire.Replay(room.info(person), cast(Any, printed), perspective, cast(Any, steps))


def _check_perspective(room: Room, person: str, perspective: str) -> None:
    over = room.row.status == "over"
    if room.row.status == "open":
        raise wire.Refused("not-begun", "the game has not begun")
    if perspective in map(str, range(room.row.seats)):
        if not over and int(perspective) not in room.seats_of(person):
            raise wire.Refused("not-your-seat", "this seat is not yours to look from", 403)
    elif perspective == "open":
        if not over:
            raise wire.Refused("not-over", "hands are open when the game is over", 403)
    elif perspective != "watch":
        raise wire.Refused("no-seat", "look from a seat's number, watch, or open", 400)


def whole_record(room: Room) -> Record:
    """Everything about the game, whether it can be played here or not."""
    row, known = room.row, stored_standing(room.row)
    players = [chair.name for chair in room.chairs]
    if room.trouble is None:
        return msgspec.structs.replace(room.match.record(), players=players)
    ended = row.status == "over" and known is not None
    return Record(
        game=row.game,
        revision=row.revision,
        seats=row.seats,
        options=options_of(row),
        components=row.components,
        digest=row.digest or "",
        seed=row.seed,
        moves=[[seat, code] for seat, code in _settled(room.stored)],
        players=players,
        result=Result(known.scores, known.winners) if ended and known else None,
        own=msgspec.UNSET if row.own_content is None else msgspec.json.decode(row.own_content),
    )


def quiet_record(room: Room, seats: list[int]) -> Record:
    """Without what would tell something if the game went on after all, by other rules: the
    seed, and what others have done. These are the seats of whoever asks."""
    whole = whole_record(room)
    moves = [move if move[0] in seats else move[:1] for move in whole.moves]
    return msgspec.structs.replace(whole, seed="", moves=moves)


def _settled(stored: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The moves without those that were taken back; no rules are needed for that."""
    left: list[tuple[int, int]] = []
    for seat, code in stored:
        if code != TAKE_BACK:
            left.append((seat, code))
        else:
            last = max((i for i, (mover, _) in enumerate(left) if mover == seat), default=None)
            if last is not None:
                del left[last]
    return left
