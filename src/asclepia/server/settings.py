"""What can be set from outside: the database, the page, how many bots think at once."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from asclepia.server.budgets import Limits
from asclepia.server.housekeeping import Patience
from asclepia.table import OptionError

#: The page that was built with the package.
PAGE = Path(__file__).parent / "page"


def default_database() -> str:
    """One file where the system keeps the state of programs."""
    home = os.environ.get("XDG_STATE_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "asclepia"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'asclepia.db'}"


@dataclass(frozen=True)
class Settings:
    database: str
    thinkers: int = 2  # processes in which bots and hints think
    pause: float = 0.5  # seconds a bot takes at least, so that people can follow
    page: Path = PAGE  # the built page; without one there is only the API
    hosts: tuple[str, ...] = ()  # names by which people come, besides localhost and addresses
    proxies: tuple[str, ...] = ()  # whose word counts about where a request comes from
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    metrics: bool = False  # whether figures are served at /metrics

    @staticmethod
    def from_environment(database: str | None = None) -> Settings:
        """ASCLEPIA_DATABASE: sqlite:///file or postgresql+asyncpg://user@host/name;
        ASCLEPIA_PAGE: a folder that `npm run build` has made."""
        found = database or os.environ.get("ASCLEPIA_DATABASE") or default_database()
        return Settings(
            database=_url(found),
            thinkers=_number("ASCLEPIA_THINKERS", 2),
            pause=float(os.environ.get("ASCLEPIA_PAUSE", "0.5")),
            page=_page(os.environ.get("ASCLEPIA_PAGE")),
            hosts=_several("ASCLEPIA_HOSTS"),
            proxies=_several("ASCLEPIA_PROXIES"),
            limits=Limits(**_numbers(Limits, "ASCLEPIA_LIMIT")),
            patience=Patience(**_numbers(Patience, "ASCLEPIA_DAYS")),
            metrics=os.environ.get("ASCLEPIA_METRICS", "") not in ("", "0"),
        )


def _several(variable: str) -> tuple[str, ...]:
    return tuple(filter(None, (one.strip() for one in os.environ.get(variable, "").split(","))))


def _number(variable: str, usual: int) -> int:
    given = os.environ.get(variable, "").strip() or str(usual)
    if not given.isdecimal():
        raise OptionError(f"{variable}: a whole number is needed, not {given!r}")
    return int(given)


def _numbers(kind: type[Limits] | type[Patience], prefix: str) -> dict[str, int]:
    """A setting for every field: ASCLEPIA_LIMIT_TABLES and so on."""
    return {
        one.name: _number(f"{prefix}_{one.name.upper()}", int(str(one.default)))
        for one in fields(kind)
    }


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
    if database.startswith("sqlite+aiosqlite:///"):  # what earlier versions were told
        return database.replace("+aiosqlite", "", 1)
    if "://" not in database:
        return f"sqlite:///{Path(database).resolve()}"
    return database
