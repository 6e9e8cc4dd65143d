"""What can be set from outside: the database, the page, how many bots think at once."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from asclepia.table import OptionError

#: The page that was built with the package.
PAGE = Path(__file__).parent / "page"


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
    page: Path = PAGE  # the built page; without one there is only the API
    hosts: tuple[str, ...] = ()  # names by which people come, besides localhost and addresses
    metrics: bool = False  # whether figures are served at /metrics
    take_backs: int = 30  # how often one move can be taken back

    @staticmethod
    def from_environment(database: str | None = None) -> Settings:
        """ASCLEPIA_DATABASE: sqlite+aiosqlite:///file or postgresql+asyncpg://user@host/name;
        ASCLEPIA_PAGE: a folder that `npm run build` has made."""
        found = database or os.environ.get("ASCLEPIA_DATABASE") or default_database()
        return Settings(
            _url(found),
            int(os.environ.get("ASCLEPIA_THINKERS", "2")),
            float(os.environ.get("ASCLEPIA_PAUSE", "0.5")),
            _page(os.environ.get("ASCLEPIA_PAGE")),
            _several(os.environ.get("ASCLEPIA_HOSTS", "")),
            os.environ.get("ASCLEPIA_METRICS", "") not in ("", "0"),
            int(os.environ.get("ASCLEPIA_LIMIT_TAKE_BACKS", "30")),
        )


def _several(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(",") if name.strip())


def _page(folder: str | None) -> Path:
    if folder is None:
        return PAGE
    if not (Path(folder) / "index.html").is_file():
        raise OptionError(
            f"ASCLEPIA_PAGE: there is no index.html in {folder}; build the page first"
        )
    return Path(folder).resolve()


def _url(database: str) -> str:
    """People may leave the driver out, or give a bare file name."""
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    if database.startswith("sqlite:///"):
        return database.replace("sqlite:///", "sqlite+aiosqlite:///", 1)
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).resolve()}"
    return database
