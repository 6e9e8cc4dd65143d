"""What can be set from outside: the database, the page, how many bots think at once."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field, fields
from inspect import signature
from ipaddress import ip_network
from pathlib import Path

import asyncpg
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from asclepia.server.budgets import Limits
from asclepia.server.door import is_address
from asclepia.server.housekeeping import Patience
from asclepia.server.push import Pushing
from asclepia.table import OptionError

MOST_DIGITS = 15
LONGEST_PAUSE = 60.0  # seconds
MOST_THINKERS = 256  # each is a process: of a slip of the finger the machine would stand still
#: What may be asked of PostgreSQL after the `?` of its address.
_ASKED = {"prepared_statement_cache_size", *signature(asyncpg.connect).parameters}
_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")

#: The page that was built with the package.
PAGE = Path(__file__).parent / "page"


def default_database() -> str:
    """One file where the system keeps the state of programs."""
    home = os.environ.get("XDG_STATE_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "asclepia"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = f"cannot be made ({error.strerror}): name a file by --database"
        raise OptionError(f"{folder}: the folder of the database {words}") from error
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
            thinkers=_number("ASCLEPIA_THINKERS", 2, least=1, most=MOST_THINKERS),
            pause=_seconds("ASCLEPIA_PAUSE", 0.5),
            page=_page(os.environ.get("ASCLEPIA_PAGE")),
            hosts=_hosts(),
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


def _hosts() -> tuple[str, ...]:
    """Names alone: with anything else nobody would ever come by it, and nobody would know why."""
    given = _several("ASCLEPIA_HOSTS")
    for one in given:
        if one != "*" and not _NAME.fullmatch(one) and not is_address(one):
            words = "names are needed, such as play.example.org, without http:// and port"
            raise OptionError(f"ASCLEPIA_HOSTS: {words}; {one!r} is none")
    return given


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


def _number(variable: str, usual: int, least: int = 0, most: int | None = None) -> int:
    given = os.environ.get(variable, "").strip() or str(usual)
    whole = given.isdecimal() and len(given) <= MOST_DIGITS
    if not whole or int(given) < least or (most is not None and int(given) > most):
        from_there = f", {least} or more," if least else ""
        if most is not None:
            from_there = f" from {least} to {most}"
        raise OptionError(f"{variable}: a whole number{from_there} is needed, not {given!r}")
    return int(given)


def _seconds(variable: str, usual: float) -> float:
    given = os.environ.get(variable, "").strip() or str(usual)
    try:
        found = float(given)
    except ValueError:
        found = -1.0
    if not 0 <= found <= LONGEST_PAUSE:  # nor a number that is none
        words = f"seconds are needed, from 0 to {LONGEST_PAUSE:.0f}, not {given!r}"
        raise OptionError(f"{variable}: {words}")
    return found


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
    """People may leave the driver out, or give a bare file name. A file is known by its own name,
    whatever else leads to it."""
    if "://" not in database:
        return f"sqlite:///{_file(database)}"
    kind, _, where = database.partition("://")
    if kind in ("postgresql", "postgres", "postgresql+asyncpg"):
        return _address(f"postgresql+asyncpg://{where}")
    if kind not in ("sqlite", "sqlite+aiosqlite") or not where.startswith("/"):
        words = "a file is needed, or postgresql://user@host/name"
        raise OptionError(f"the database: {words}, not {kind}://…")
    return f"sqlite:///{_file(where[1:].partition('?')[0])}"


def _address(url: str) -> str:
    """It may have a password in it: what is wrong is told without it."""
    try:
        asked = make_url(url).query
    except (ArgumentError, ValueError) as error:
        words = "this address cannot be read; postgresql://user@host:port/name is needed"
        raise OptionError(f"the database: {words}") from error
    for name in asked:
        if name not in _ASKED:
            words = f"{name}=… means nothing to the driver; write ssl=… for TLS"
            raise OptionError(f"the database: {words}, and leave out what you do not need")
    return url


def _file(name: str) -> Path:
    if name == ":memory:":
        raise OptionError("the database: a file is needed: games are kept there")
    try:
        return _whole_file(name)
    except (OSError, RuntimeError) as error:  # a circle of links is the latter
        words = getattr(error, "strerror", None) or "its links lead in a circle"
        raise OptionError(f"{name[:40]}: cannot be a file's name: {words}") from error


def _whole_file(name: str) -> Path:
    file = Path(name).resolve()
    if file.is_dir():
        raise OptionError(f"{file}: is a folder: name the file in it that the database is to be")
    if not file.parent.is_dir():
        raise OptionError(f"{file}: there is no folder {file.parent}: make it first")
    if file.exists() and file.stat().st_nlink > 1:
        raise OptionError(
            f"{file}: this file has other names, too (hard links): a server under one of them would"
            " not know of this one, and both would damage it; copy it, and serve the copy"
        )
    return file
