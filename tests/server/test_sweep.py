"""Bots' turns are found by a sweep: starting reads no table, a turn that was left hanging is found
whatever has happened, two processes do not both think, one table's trouble stays there."""

from __future__ import annotations

import asyncio
import itertools
import logging

import pytest
from sqlalchemy.exc import OperationalError

from asclepia.server import bots, due, rooms, storage, wire
from asclepia.server.bus import Bus
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from tests.server.service import side_by_side
from tests.server.test_bots import Clock, Thinkers, chairs, settle, watched

pytestmark = pytest.mark.usefixtures("tiny_games")


class House:
    """Services on one database, in this process; `later` moves their clock on."""

    def __init__(self, database, monkeypatch):
        self.url = Settings.from_environment(database).database
        self.services = []
        self.ahead = 0
        real = storage.now
        for module in (storage, due, bots):
            monkeypatch.setattr(module, "now", lambda: real() + self.ahead)

    async def open(self, thinkers, kept=None):
        """A process starts; its sweep goes when the test says so."""
        kept = kept or Storage(self.url)
        await kept.open()
        watched(kept)
        service = Service(kept, Bus(), thinkers, 0.0, Clock())
        service.clock = service.bots._wait
        await service.rooms.open()
        self.services.append(service)
        side_by_side(self.services)
        return service

    async def leave(self, service):
        """It ends in the midst of whatever it does."""
        self.services.remove(service)
        await service.close()
        await service.rooms.storage.close()

    async def tidy(self):
        """For the next story nothing hangs."""
        kept = Storage(self.url)
        async with kept.engine.begin() as connection:
            await connection.execute(storage.update(storage.tables).values(due=None))
        await kept.close()

    def later(self, seconds):
        self.ahead += int(seconds * 1000)


@pytest.fixture
def told(database, monkeypatch):
    """Tells a story in a house."""

    def tell(story):
        async def whole():
            house = House(database, monkeypatch)
            try:
                return await story(house)
            finally:
                for service in list(house.services):
                    await house.leave(service)
                await house.tidy()

        return asyncio.run(whole())

    return tell


async def made(service, *words, game="clinic"):
    """A table, and its room."""
    table = await service.seating.create("ada", "Ada", wire.NewTable(game, chairs(*words)))
    await settle()
    return table


async def due_of(service, table):
    return (await service.rooms.storage.table(table)).due


async def until(true):
    """PostgreSQL may need a moment."""
    for _ in range(200):
        if await true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def test_starting_reads_no_table_where_no_bot_is_asked(told, monkeypatch):
    read = []
    real = rooms.read_room

    async def reading(kept, table_id):
        read.append(table_id)
        return await real(kept, table_id)

    async def story(house):
        first = await house.open(Thinkers())
        mine = [await made(first, "me", "novice") for _ in range(3)]
        theirs = await made(first, "novice", "me")
        await house.leave(first)
        monkeypatch.setattr(rooms, "read_room", reading)
        house.later(60)
        second = await house.open(Thinkers())
        await second.bots.sweep()
        assert theirs in read
        assert not {*mine} & {*read}

    told(story)


def test_a_turn_that_was_left_hanging_is_found(told):
    """The process ends while its bot thinks; the next one finds the turn when it is due."""

    async def story(house):
        first = await house.open(Thinkers())
        table = await made(first, "novice", "me")
        assert len(first.clock.waits) == 1
        await house.leave(first)
        thinkers = Thinkers()
        second = await house.open(thinkers)
        await second.bots.sweep()
        house.later(due.LEASE / 1000 + 1)
        await second.bots.sweep()
        await settle()
        assert (0, 0) in thinkers.asked
        while second.clock.waits:
            await second.clock.ring()
        room = await second.rooms.room(table)
        assert room.match.state.pending == (1,)
        assert await due_of(second, table) is None

    told(story)


def test_nobody_takes_what_another_process_still_thinks_about(told):
    """However long it takes: while it thinks, it says so."""

    async def story(house):
        one, two = Thinkers(), Thinkers()
        first, second = await house.open(one), await house.open(two)
        await made(first, "novice", "me")
        for _ in range(5):
            house.later(due.LEASE / 2000)
            await first.bots.sweep()
            await second.bots.sweep()
            await settle()
        assert two.asked == []
        assert len(one.asked) == 1
        await house.leave(first)
        house.later(due.LEASE / 1000 + 1)
        await second.bots.sweep()
        await settle()
        assert len(two.asked) == 1

    told(story)


def test_of_several_processes_one_takes_a_turn(told):
    async def story(house):
        first = await house.open(Thinkers())
        for _ in range(3):
            await made(first, "novice", "me")
        await house.leave(first)
        house.later(due.LEASE / 1000 + 1)
        crowd = [Thinkers() for _ in range(3)]
        services = [await house.open(thinkers) for thinkers in crowd]
        await asyncio.gather(*(service.bots.sweep() for service in services))
        await settle()
        assert sum(len(thinkers.asked) for thinkers in crowd) == 3
        rooms_of = [{*service.rooms._rooms} for service in services]
        assert not (rooms_of[0] & rooms_of[1])
        assert not (rooms_of[1] & rooms_of[2])

    told(story)


class Locked(Storage):
    """A database that is locked, or away, as often as one says."""

    def __init__(self, url):
        super().__init__(url)
        self.refusals = 0

    async def add_move(self, *move):
        if self.refusals:
            self.refusals -= 1
            raise OperationalError("INSERT", {}, Exception("database is locked"))
        return await super().add_move(*move)


def test_a_bot_whose_move_cannot_be_stored_tries_again(told):
    async def story(house):
        kept = Locked(house.url)
        service = await house.open(Thinkers(), kept)
        table = await made(service, "novice", "me")
        kept.refusals = 3
        rests = []
        for _ in range(3):
            await service.clock.ring()
            rests.append(service.clock.waits[-1][0])
            await service.clock.ring(-1)
        assert rests == [2.0, 4.0, 8.0]
        while service.clock.waits:
            await service.clock.ring()
        assert (await service.rooms.room(table)).match.state.pending == (1,)

    told(story)


def test_a_database_that_is_away_for_long_is_asked_every_half_minute(told):
    async def story(house):
        kept = Locked(house.url)
        service = await house.open(Thinkers(), kept)
        await made(service, "novice", "me")
        kept.refusals = 12
        for _ in range(12):
            await service.clock.ring()
            rest = service.clock.waits[-1][0]
            await service.clock.ring(-1)
        assert rest == 30.0

    told(story)


class Deaf(Bus):
    """Moves are stored, then the connection to the others is gone."""

    def tell(self, table_id):
        raise ConnectionError


def test_a_person_s_move_with_trouble_after_it_leaves_no_bot_hanging(told):
    async def story(house):
        thinkers = Thinkers()
        service = await house.open(thinkers)
        table = await made(service, "me", "novice")
        room = await service.rooms.room(table)
        service.rooms.bus = Deaf()
        for _ in range(2):
            code = room.match.state.choices(0)[0].code
            with pytest.raises(ConnectionError):
                await service.playing.act(table, "ada", wire.Act(0, room.ply, code))
        service.rooms.bus = Bus()
        assert (await service.rooms.room(table)).match.state.pending == (1,)
        assert thinkers.asked == []
        house.later(due.LEASE / 1000 + 1)
        await service.bots.sweep()
        await settle()
        assert thinkers.asked == [(1, 2)]

    told(story)


def test_one_table_s_trouble_stays_there(told, monkeypatch, caplog):
    """A table that cannot be read: the others' bots play, and it is tried again less and less
    often."""
    real = rooms.read_room
    broken = []
    tries = []

    async def reading(kept, table_id):
        if table_id in broken:
            tries.append(house_time())
            raise RuntimeError("what is hidden")
        return await real(kept, table_id)

    house_time = None

    async def story(house):
        nonlocal house_time
        first = await house.open(Thinkers())
        broken.append(await made(first, "novice", "me"))
        await made(first, "novice", "me")
        await house.leave(first)
        house_time = lambda: house.ahead  # noqa: E731
        monkeypatch.setattr(rooms, "read_room", reading)
        thinkers = Thinkers()
        second = await house.open(thinkers)
        for _ in range(200):
            house.later(5)
            await second.bots.sweep()
        await settle()
        assert thinkers.asked == [(0, 0)]
        pauses = [b - a for a, b in itertools.pairwise(tries)]
        assert pauses == sorted(pauses)
        assert pauses[-1] > 10 * pauses[0]

    with caplog.at_level(logging.INFO, "asclepia"):
        told(story)
    assert "what is hidden" not in caplog.text
    assert f"table {broken[0]}" in caplog.text


def test_a_table_that_cannot_be_played_does_not_keep_the_sweep_busy(told, monkeypatch):
    """But when the process of another version starts, it is looked at again."""

    async def story(house):
        first = await house.open(Thinkers())
        table = await made(first, "novice", "me")
        await house.leave(first)
        kept = Storage(house.url)
        async with kept.engine.begin() as connection:
            change = storage.update(storage.tables).where(storage.tables.c.id == table)
            await connection.execute(change.values(revision=99))
        second = await house.open(Thinkers(), kept)
        house.later(60)
        await second.bots.sweep()
        assert await due_of(second, table) > storage.now() + 600_000
        async with kept.engine.begin() as connection:
            room = await second.rooms.room(table)
            change = storage.update(storage.tables).where(storage.tables.c.id == table)
            await connection.execute(change.values(revision=room.row.revision - 98))
        await house.leave(second)
        thinkers = Thinkers()
        third = await house.open(thinkers)
        await third.bots.look_again()
        house.later(due.LEASE / 1000 + 1)
        await third.bots.sweep()
        await settle()
        assert (0, 0) in thinkers.asked

    told(story)
