"""Starting the service on this machine."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec
import uvicorn

from asclepia.games import load, names
from asclepia.server.alone import alone_with
from asclepia.server.app import make_app
from asclepia.server.closing import Server
from asclepia.server.edge import Connection, Edge
from asclepia.server.settings import Settings
from asclepia.server.sockets import Socket
from asclepia.server.trouble import OneLine, report
from asclepia.server.upkeep import prepare
from asclepia.table import OptionError
from asclepia.table.lesson import Lesson

if sys.platform != "win32":
    import resource

BIGGEST_MESSAGE = 16 * 1024
FILES = 16_384  # that may be open: every connection is one, and many systems begin with 1024
UNREAD = 60_000  # milliseconds after which the system gives up somebody who takes nothing
PORTS = range(8420, 8440)  # the first free one, unless one is named


def run(
    host: str, port: int | None, database: str | None, browse: bool, say: Callable[[str], None]
) -> None:
    """Listen, say where, and serve until stopped."""
    if not host.strip():
        raise OptionError("--host: an address of this machine is needed, such as 127.0.0.1")
    settings = Settings.from_environment(database)
    if settings.clock is not None and not _is_loopback(host):
        raise OptionError(
            f"ASCLEPIA_CLOCK is for tests on this machine: listen on 127.0.0.1, not on {host}"
        )
    with alone_with(settings.database):
        asyncio.run(prepare(settings.database))
        _serve(host, port, settings, browse, say)


def _serve(
    host: str, port: int | None, settings: Settings, browse: bool, say: Callable[[str], None]
) -> None:
    listener = _listen(host, list(PORTS) if port is None else [port])
    shown = (
        "localhost" if host in ("127.0.0.1", "0.0.0.0") else f"[{host}]" if ":" in host else host
    )
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(replace(settings, hosts=(*settings.hosts, host))),
        log_level="warning",
        http=Connection,
        ws=Socket,
        ws_max_size=BIGGEST_MESSAGE,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    logging.getLogger("uvicorn.error").addFilter(OneLine())
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    say(f"Asclepia is at {address}  (ctrl-c stops it; every game is kept)")
    if not settings.hosts and (words := how_others_come(host)):
        say(words)
    if browse and _has_a_screen():
        webbrowser.open(address)
    _settle_in()
    edge = Edge(settings.limits.connections, _open_files(), settings.proxies)
    Server(config, edge).run(sockets=[listener])


def _settle_in() -> None:
    """Read the games now, and have the collector of garbage leave alone what stays for ever: to
    look through all of it took a tenth of a second, for which every table stood still. What has
    grown old is looked through by `housekeeping`, not in the midst of a move."""
    _know(Lesson)
    for name in names():
        try:
            _know(load(name).component_type)
        except Exception as error:  # the others are played all the same
            report(f"reading {name}", error)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


def _know(kind: type[msgspec.Struct]) -> None:
    """What is read in threads msgspec has to know before: two that make it known at the same time
    end the process (the first two visitors, who both ask for the games)."""
    msgspec.json.Decoder(kind)


def how_others_come(host: str) -> str | None:
    """What to know when others can reach us and no names were set."""
    if _is_loopback(host):
        return None
    return (
        "Others can come by this machine's address in numbers. If they are to come by a name, set"
        " ASCLEPIA_HOSTS to it: by any other they are turned away, since it may be a trick."
    )


def _is_loopback(host: str) -> bool:
    return host == "localhost" or host.startswith("127.") or host == "::1"


def _listen(host: str, ports: list[int]) -> socket.socket:
    """On the first of these ports that is free."""
    for port in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            listener = socket.create_server((host, port), family=family)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port != ports[-1]:
                continue
            raise OptionError(
                f"cannot listen on {host}:{port}: {error.strerror}; choose another --host or --port"
            ) from error
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections have it from here
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        return listener
    raise AssertionError("there is always a last port")


def _open_files() -> int | None:
    """How many files may be open: as many as we want, or as the system lets us. None: no limit
    is known."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def _has_a_screen() -> bool:
    """Without one, opening a browser could only take over the terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))
