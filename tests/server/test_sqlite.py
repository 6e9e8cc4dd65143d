"""SQLite from within the loop: one who writes never meets what another has left."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from asclepia.server import sqlite
from asclepia.server.sqlite import QUICK, SqliteEngine
from tests.server.service import PATIENCE


def told(tmp_path, story) -> None:
    """A story with an engine on a file with two tables."""

    async def tell():
        engine = SqliteEngine(f"sqlite:///{tmp_path / 'a.db'}")
        async with engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE one (id INTEGER PRIMARY KEY)")
            await connection.exec_driver_sql(
                "CREATE TABLE two (id REFERENCES one DEFERRABLE INITIALLY DEFERRED)"
            )
        try:
            await asyncio.wait_for(story(engine), PATIENCE)
        finally:
            await engine.dispose()

    asyncio.run(tell())


async def add(engine: SqliteEngine, number: int, table: str = "one") -> None:
    async with engine.begin() as connection:
        await connection.exec_driver_sql(f"INSERT INTO {table} VALUES ({number})")


async def found(engine: SqliteEngine, table: str = "one") -> list[int]:
    async with engine.connect() as connection:
        return list((await connection.exec_driver_sql(f"SELECT id FROM {table}")).scalars())


def test_a_commit_that_fails_leaves_nothing_to_the_next_one(tmp_path):
    async def story(engine):
        with pytest.raises(IntegrityError):
            await add(engine, 7, "two")  # found out when it is committed
        await add(engine, 1)
        assert await found(engine) == [1]
        assert await found(engine, "two") == []

    told(tmp_path, story)


def test_nobody_else_writes_before_a_commit_is_at_its_end(tmp_path):
    """However often those who wait for it are told to stop."""

    async def story(engine):
        commit, begun, go_on = engine._writer.commit, threading.Event(), threading.Event()

        def slow():
            begun.set()
            go_on.wait()
            commit()

        engine._writer.commit = slow
        first = asyncio.ensure_future(add(engine, 1))
        await asyncio.to_thread(begun.wait)
        second = asyncio.ensure_future(add(engine, 2))
        for _ in range(3):
            first.cancel()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        given_up = first.done()
        go_on.set()
        assert not given_up
        with suppress(asyncio.CancelledError):
            await first
        await second
        assert await found(engine) == [1, 2]

    told(tmp_path, story)


def test_what_is_not_synced_at_once_is_with_what_comes_next(tmp_path):
    """And only then does the writer wait for the disk again."""

    async def story():
        engine = SqliteEngine(f"sqlite:///{tmp_path / 'a.db'}")
        modes = []
        for synced in (True, False, False, True):
            async with engine.begin(synced) as connection:
                await connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS t (x)")
                await connection.exec_driver_sql("INSERT INTO t VALUES (1)")
                mode = await connection.exec_driver_sql("PRAGMA synchronous")
                modes.append(mode.scalar())
        async with engine.connect() as connection:
            count = (await connection.exec_driver_sql("SELECT count(*) FROM t")).scalar()
        await engine.dispose()
        return modes, count

    assert asyncio.run(story()) == ([2, 1, 1, 2], 4)


class Disk:
    """Takes as long as the test says: the engine's clock goes on only here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now = 0.0
        monkeypatch.setattr(sqlite, "time", SimpleNamespace(perf_counter=lambda: self._now))

    def take(self, seconds: float) -> None:
        self._now += seconds


def committing_threads(engine: SqliteEngine) -> list[str]:
    """In which threads commits are made from now on."""
    threads, commit = [], engine._writer.commit

    def watched():
        threads.append(threading.current_thread().name)
        commit()

    engine._writer.commit = watched
    return threads


def test_only_a_quick_disk_is_waited_for_on_the_spot(tmp_path, monkeypatch):
    disk = Disk(monkeypatch)

    async def story(engine):
        threads = committing_threads(engine)
        here = threading.current_thread().name
        await add(engine, 1)
        assert threads == ["commit_0"]  # nobody knows this disk yet
        engine._usual = QUICK / 2
        engine._timed(lambda: None)
        await add(engine, 2)
        assert threads[1:] == [here]
        engine._timed(lambda: disk.take(20 * QUICK))  # once too slow
        await add(engine, 3)
        assert threads[2:] == ["commit_0"]

    told(tmp_path, story)


def test_a_commit_that_fails_slowly_is_not_waited_for_on_the_spot_again(tmp_path, monkeypatch):
    """A disk that is dying takes long to say so, every time."""
    disk = Disk(monkeypatch)

    async def story(engine):
        threads = committing_threads(engine)
        engine._usual = QUICK / 2

        def dying():
            disk.take(20 * QUICK)
            raise OperationalError("COMMIT", None, Exception("disk I/O error"))

        commit, engine._writer.commit = engine._writer.commit, dying
        with pytest.raises(OperationalError, match="disk"):
            await add(engine, 1)
        engine._writer.commit = commit
        await add(engine, 2)
        assert threads == ["commit_0"]
        assert await found(engine) == [2]

    told(tmp_path, story)


def test_what_is_not_synced_says_nothing_about_the_disk(tmp_path):
    async def story(engine):
        before = engine._usual
        for number in range(5):
            async with engine.begin(synced=False) as connection:
                await connection.exec_driver_sql(f"INSERT INTO one VALUES ({number})")
        assert engine._usual == before
        await add(engine, 7)
        assert engine._usual != before

    told(tmp_path, story)


def test_what_goes_straight_to_the_driver_is_committed_too(tmp_path):
    async def story(engine):
        async with engine.begin() as connection:
            connection.cursor().execute("INSERT INTO one VALUES (1)")
        with suppress(ZeroDivisionError):
            async with engine.begin() as connection:
                connection.cursor().execute("INSERT INTO one VALUES (2)")
                raise ZeroDivisionError
        await add(engine, 3)
        assert await found(engine) == [1, 3]

    told(tmp_path, story)


def test_the_journal_is_emptied_now_and_then(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "JOURNAL", 10)

    async def story(engine):
        for number in range(60):
            await add(engine, number)
        assert (tmp_path / "a.db-wal").stat().st_size < 30 * 4096

    told(tmp_path, story)


def test_a_journal_that_cannot_be_emptied_takes_nothing_back(tmp_path, monkeypatch):
    """What was stored is stored: whoever has stored it is not told otherwise."""
    monkeypatch.setattr(sqlite, "JOURNAL", 1)

    async def story(engine):
        run = engine._writer.exec_driver_sql

        def full(statement, *more):
            if "checkpoint" in statement:
                raise OperationalError(statement, None, Exception("database or disk is full"))
            return run(statement, *more)

        engine._writer.exec_driver_sql = full
        await add(engine, 1)
        await add(engine, 2)
        assert await found(engine) == [1, 2]

    told(tmp_path, story)


def test_who_finds_the_file_held_for_too_long_is_told_so(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)

    async def story(engine):
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            await add(engine, 1)
        other.rollback()
        await add(engine, 2)
        assert await found(engine) == [2]
        other.close()

    told(tmp_path, story)
