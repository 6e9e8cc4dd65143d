"""What can be set from outside: the database, the address, how many bots think at once."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


def default_database() -> str:
    """One file where the system keeps the state of programs."""
    home = os.environ.get("XDG_STATE_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "asclepia"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'asclepia.db'}"


@dataclass(frozen=True)
class Settings:
    database: str
    thinkers: int = 2  # processes in which bots and hints think
    pause: float = 0.5  # seconds a bot takes at least, so that people can follow

    @staticmethod
    def from_environment(database: str | None = None) -> Settings:
        """ASCLEPIA_DATABASE: sqlite+aiosqlite:///file or postgresql+asyncpg://user@host/name."""
        found = database or os.environ.get("ASCLEPIA_DATABASE") or default_database()
        return Settings(
            _url(found),
            int(os.environ.get("ASCLEPIA_THINKERS", "2")),
            float(os.environ.get("ASCLEPIA_PAUSE", "0.5")),
        )


def _url(database: str) -> str:
    """People may leave the driver out, or give a bare file name."""
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    if database.startswith("sqlite:///"):
        return database.replace("sqlite:///", "sqlite+aiosqlite:///", 1)
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).resolve()}"
    return database
