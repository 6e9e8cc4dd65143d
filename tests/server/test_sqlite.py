"""SQLite from within the loop: one who writes never meets what another has left."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

import pytest
from sqlalchemy.exc import IntegrityError

from asclepia.server.sqlite import SqliteEngine


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
            await asyncio.wait_for(story(engine), 30)
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
