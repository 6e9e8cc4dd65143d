"""The archive: records that leave and come back, games looked at again and played on."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.identity import clean_name
from asclepia.server.replays import Replays
from asclepia.server.room import Room, settled, told_action
from asclepia.server.rooms import Rooms
from asclepia.server.schema import GIVEN_UP, HANDS, TIME_UP
from asclepia.server.seating import Seating, own_chairs
from asclepia.server.thinking import Thinkers
from asclepia.server.traces import NOBODY
from asclepia.server.whys import Whys
from asclepia.table import AsclepiaError, Handover, Match, Record, Result

MOST_HANDOVERS = 2000  # of a game that is brought


class Archive:
    def __init__(self, rooms: Rooms, seating: Seating, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.seating = seating
        self.replays = Replays(thinkers)
        self.whys = Whys(thinkers)

    async def record(self, table_id: str, person: str) -> Record:
        """The record of a finished game; of one that cannot be played on, what is no secret."""
        room = await self.rooms.room(table_id)
        with self.rooms.storage.damage.told(table_id):
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
        handovers = [] if record.handovers is msgspec.UNSET else record.handovers
        if len(handovers) > MOST_HANDOVERS:
            words = f"seats have changed hands {len(handovers)} times, at most {MOST_HANDOVERS}"
            raise wire.Refused("bad-record", words, 400)
        names = dict(enumerate(clean_name(player) for player in record.players))
        seated = [
            {"seat": seat, "kind": "guest" if seat in names else "open", "person": None}
            | {"name": names.get(seat, ""), "level": None}
            for seat in range(record.seats)
        ]
        log, told = _told_again(match, handovers, names)
        return await self.seating.go_on(person, match, "record", seated, log, told)

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

    async def replay(self, table_id: str, person: str, perspective: str) -> wire.Replay:
        """Every point of the game, from a seat, as a spectator, or (when it is over) open."""
        room = await self.rooms.room(table_id)
        _check_perspective(room, person, perspective)
        room.check_playable()
        found = await self.replays.of(room, perspective, person)
        # Encoded already: an encoder takes them over as they are.
        printed, steps = msgspec.Raw(found.printed), msgspec.Raw(found.steps)
        return wire.Replay(room.info(person), cast(Any, printed), perspective, cast(Any, steps))

    async def why(self, table_id: str, person: str, ply: int) -> wire.MoveWhy:
        """Why the move was made that led to this point, and what would have been better: a bot's,
        or one of one's own; only when all is over."""
        room = await self.rooms.room(table_id)
        if room.row.status != "over":
            raise wire.Refused("not-over", "why somebody moved is told when the game is over", 403)
        room.check_playable()
        moves = room.match.moves
        if not 1 <= ply <= len(moves):
            raise wire.Refused("bad-ply", f"the game has moves 1 to {len(moves)}", 400)
        seat = moves[ply - 1][0]
        level = room.bot_then(seat, ply - 1)
        # Where somebody plays on, the moves before may have been another's.
        own = seat in room.seats_of(person) and room.row.origin in ("dealt", "server")
        if level is None and not own:
            raise wire.Refused("no-bot", "another person has made this move", 404)
        return await self.whys.of(room, ply, level or "you", person)

    async def turning(self, table_id: str, person: str) -> wire.Turning:
        """Where a finished game was decided."""
        room = await self.rooms.room(table_id)
        _check_perspective(room, person, "open")
        room.check_playable()
        turned = (await self.replays.of(room, "open", person)).turning
        if turned is None:
            return wire.Turning(None, None, None, ahead=False)
        seat, action = room.match.moves[turned.ply - 1]
        return wire.Turning(turned.ply, seat, told_action(action), turned.ahead)


def _told_again(
    match: Match, handovers: list[Handover], names: dict[int, str]
) -> tuple[list[tuple[int, int]], list[dict[str, Any]]]:
    """The log of a game whose seats have changed hands, and what is told of that. Who gave a seat
    up for good the record does not say: it names the bot."""
    log: list[tuple[int, int]] = []
    told: list[dict[str, Any]] = []
    given_up = {one.seat for one in handovers if one.kind in GIVEN_UP}
    waiting = sorted(handovers, key=lambda one: one.ply)
    for made, (seat, action) in enumerate([*match.moves, (0, None)]):
        while waiting and waiting[0].ply == made:
            one = waiting.pop(0)
            if one.kind != "late":
                name = NOBODY if one.seat in given_up else names.get(one.seat, NOBODY)
                change = {"seat": one.seat, "kind": one.kind, "level": one.level, "name": name}
                told.append({"ply": len(log), "number": len(told), **change})
            log.append((one.seat, TIME_UP if one.kind == "late" else HANDS))
        if action is not None:
            log.append((seat, action.code))
    return log, told


def _check_perspective(room: Room, person: str, perspective: str) -> None:
    over = room.row.status == "over"
    if not room.dealt:
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
    row, known = room.row, room.row.standing
    players = [chair.name for chair in room.chairs]
    dealt = row.deal if row.status == "over" else None
    deal = msgspec.UNSET if dealt is None else dealt.record(row.id)
    told = [Handover(one.seat, one.ply, one.kind, one.level) for one in room.told_handovers()]
    handovers = told or msgspec.UNSET
    if room.trouble is None:
        found = room.match.record()
        return msgspec.structs.replace(found, players=players, deal=deal, handovers=handovers)
    ended = row.status == "over" and known is not None
    numbered = [(ply, seat, code) for ply, (seat, code) in enumerate(room.stored)]
    return Record(
        game=row.game,
        revision=row.revision,
        seats=row.seats,
        options=row.options or {},
        components=row.components,
        digest=row.digest or "",
        seed=row.seed,
        moves=[[seat, code] for _, seat, code in settled(numbered)],
        players=players,
        result=Result(known.scores, known.winners) if ended and known else None,
        own=msgspec.UNSET if row.own_content is None else msgspec.json.decode(row.own_content),
        deal=deal,
        handovers=handovers,
    )


def quiet_record(room: Room, seats: list[int]) -> Record:
    """Without what would tell something if the game went on after all, by other rules: the
    seed, and what others have done. These are the seats of whoever asks."""
    whole = whole_record(room)
    moves = [move if move[0] in seats else move[:1] for move in whole.moves]
    return msgspec.structs.replace(whole, seed="", moves=moves)
