"""What can be set from outside: the database, the page, how many bots think at once."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path

from asclepia.server.budgets import Limits
from asclepia.server.housekeeping import Patience
from asclepia.server.push import Pushing
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
    pushing: Pushing = field(default_factory=Pushing)
    metrics: bool = False  # whether figures are served at /metrics
    clock: Path | None = None  # for tests: by how much the clock is ahead

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
            proxies=_proxies(),
            limits=Limits(**_numbers(Limits, "ASCLEPIA_LIMIT")),
            patience=Patience(**_numbers(Patience, "ASCLEPIA_DAYS")),
            pushing=_pushing(),
            metrics=os.environ.get("ASCLEPIA_METRICS", "") not in ("", "0"),
            clock=_clock(os.environ.get("ASCLEPIA_CLOCK")),
        )


def _pushing() -> Pushing:
    """Who answers for our calls: ASCLEPIA_PUSH_CONTACT, or where we are to be found."""
    contact = os.environ.get("ASCLEPIA_PUSH_CONTACT", "").strip()
    if contact and not contact.startswith(("mailto:", "https://")):
        raise OptionError(
            f"ASCLEPIA_PUSH_CONTACT: mailto:… or https://… is needed, not {contact!r}"
        )
    names = [one for one in _several("ASCLEPIA_HOSTS") if "." in one]
    ours = f"https://{names[0]}" if names else Pushing.contact
    loopback = os.environ.get("ASCLEPIA_PUSH_LOOPBACK", "") not in ("", "0")
    return Pushing(contact or ours, loopback)


def _several(variable: str) -> tuple[str, ...]:
    return tuple(filter(None, (one.strip() for one in os.environ.get(variable, "").split(","))))


def _proxies() -> tuple[str, ...]:
    """Addresses and networks; what is none would be trusted by nobody, and nobody would know."""
    given = _several("ASCLEPIA_PROXIES")
    for one in given:
        try:
            if one != "*":
                ip_network(one)
        except ValueError as error:
            words = "an address or a network is needed, such as 10.0.0.0/8, or * for all"
            raise OptionError(f"ASCLEPIA_PROXIES: {words}: {error}") from error
    return given


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


def _clock(file: str | None) -> Path | None:
    if not file:
        return None
    try:
        int(Path(file).read_text("ascii"))
    except (OSError, ValueError) as error:
        raise OptionError(
            f"ASCLEPIA_CLOCK: {file} does not hold a whole number of milliseconds; it is for tests"
        ) from error
    return Path(file).resolve()


def _url(database: str) -> str:
    """People may leave the driver out, or give a bare file name."""
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+asyncpg://", 1)
    if database.startswith("sqlite+aiosqlite:///"):  # what earlier versions were told
        return database.replace("+aiosqlite", "", 1)
    if "://" not in database:
        return f"sqlite:///{Path(database).resolve()}"
    return database
