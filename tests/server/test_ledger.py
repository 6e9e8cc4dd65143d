"""Moves that arrive together are stored together, each with its own key."""

from __future__ import annotations

import asyncio

import pytest

from asclepia.server import wire
from asclepia.server.bus import Bus
from asclepia.server.ledger import Conflict, Ledger, Move
from asclepia.server.service import Service
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from tests.server.service import PATIENCE

pytestmark = pytest.mark.usefixtures("tiny_games")


def move(table: str, ply: int = 0, over: bool = False, due: int | None = None) -> Move:
    return Move(table, ply, 1, 7, 1000, over, "{}", due)


class Disk:
    """Takes its time; keeps what was written together."""

    def __init__(self) -> None:
        self.written: list[list[str]] = []
        self.free = asyncio.Event()

    async def write(self, moves) -> set[str]:
        await self.free.wait()
        self.written.append([one.table_id for one in moves])
        if any(one.table_id == "bad" for one in moves):
            raise OSError("no room for this one")
        return {one.table_id for one in moves if one.table_id != "taken"}


def test_what_comes_while_the_disk_is_busy_is_written_at_once_when_it_is_free():
    async def story():
        disk = Disk()
        ledger = Ledger(disk.write)
        tables = ["a", "b", "taken", "c"]
        waiting = [asyncio.ensure_future(ledger.add(move("first")))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting += [asyncio.ensure_future(ledger.add(move(table))) for table in tables]
        await asyncio.sleep(0)
        assert not any(one.done() for one in waiting)  # nobody is told before
        disk.free.set()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert disk.written == [["first"], tables]
        assert [type(one) for one in answers] == [type(None)] * 3 + [Conflict, type(None)]

    asyncio.run(story())


def test_one_that_cannot_be_written_spoils_no_other():
    async def story():
        disk = Disk()
        disk.free.set()
        ledger = Ledger(disk.write)
        adding = [ledger.add(move(table)) for table in ("a", "bad", "b")]
        answers = await asyncio.gather(*adding, return_exceptions=True)
        assert [type(one) for one in answers] == [type(None), OSError, type(None)]
        assert disk.written == [["a", "bad", "b"], ["a"], ["bad"], ["b"]]

    asyncio.run(story())


def test_who_gives_up_hears_of_it_when_it_is_known():
    """And nobody waits for ever when everything ends."""

    async def story():
        disk = Disk()
        ledger = Ledger(disk.write)
        given_up, ended = (asyncio.ensure_future(ledger.add(move(table))) for table in "ab")
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        assert not given_up.done()
        disk.free.set()
        answers = await asyncio.gather(given_up, ended, return_exceptions=True)
        assert [type(one) for one in answers] == [asyncio.CancelledError, type(None)]
        disk.free.clear()
        ended = asyncio.ensure_future(ledger.add(move("c")))
        await asyncio.sleep(0.01)
        assert ledger._task is not None
        for task in (ended, ledger._task):
            task.cancel()
        await asyncio.wait([ended], timeout=PATIENCE)
        assert ended.cancelled()

    asyncio.run(story())


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("tables", [("a", "b"), ("a", "bad")])
def test_nobody_waits_for_what_is_not_stored_any_more(tables, steps):
    """Before it has begun, while all are stored together, while each is by itself."""

    async def story():
        disk = Disk()
        ledger = Ledger(disk.write)
        adding = [asyncio.ensure_future(ledger.add(move(table))) for table in tables]
        for _ in range(steps):
            await asyncio.sleep(0)
            if disk.written:
                disk.free.clear()
            elif steps > 2:
                disk.free.set()
        if ledger._task is not None:
            ledger._task.cancel()
        _, waiting = await asyncio.wait(adding, timeout=PATIENCE)
        assert not waiting

    asyncio.run(story())


def test_the_database_has_what_was_told_and_nothing_else(database):
    """Many tables at once, a ply that is taken, a table that is not there."""

    async def story():
        storage = Storage(Settings.from_environment(database).database)
        await storage.open()
        service = Service(storage, Bus(), type("Idle", (), {"count": 1})(), 0.0)
        wish = wire.NewTable("kitchen", [wire.ChairWish("me")] * 2)
        tables = [await service.seating.create("ada", "Ada", wish) for _ in range(5)]

        def stands(moves):
            return wire.Standing(1, moves, [0], [0], [], [])

        await storage.add_move(tables[0], 0, 0, 1, False, stands(100), None)
        adding = [
            storage.add_move(table, 0, 1, 2, table == tables[1], stands(number), 5)
            for number, table in enumerate([*tables, "nowhere"])
        ]
        answers = await asyncio.gather(*adding, return_exceptions=True)
        assert isinstance(answers[0], Conflict)
        assert [type(one) for one in answers[1:5]] == [int] * 4
        assert isinstance(answers[5], Exception)
        for number, table in enumerate(tables):
            row, _, moves, _ = await storage.table_since(table, 0, None)
            assert moves == [(0, 0, 1) if number == 0 else (0, 1, 2)]
            told = (stands(number), 5) if number else (stands(100), None)
            assert (row.standing, row.due) == told
            assert row.status == ("over" if number == 1 else "playing")
        await storage.close()

    asyncio.run(story())
