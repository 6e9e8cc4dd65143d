"""Starting the service on this machine."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from asclepia.server.alone import alone_with
from asclepia.server.app import make_app
from asclepia.server.settings import Settings
from asclepia.table import OptionError

BIGGEST_MESSAGE = 16 * 1024
PORTS = range(8420, 8440)  # the first free one, unless one is named


def run(
    host: str, port: int | None, database: str | None, browse: bool, say: Callable[[str], None]
) -> None:
    """Listen, say where, and serve until stopped."""
    settings = Settings.from_environment(database)
    with alone_with(settings.database):
        _serve(host, port, settings, browse, say)


def _serve(
    host: str, port: int | None, settings: Settings, browse: bool, say: Callable[[str], None]
) -> None:
    listener = _listen(host, list(PORTS) if port is None else [port])
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(replace(settings, hosts=(*settings.hosts, host))),
        log_level="warning",
        ws_max_size=BIGGEST_MESSAGE,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    say(f"Asclepia is at {address}  (ctrl-c stops it; every game is kept)")
    if not settings.hosts and (words := how_others_come(host)):
        say(words)
    if browse and _has_a_screen():
        webbrowser.open(address)
    uvicorn.Server(config).run(sockets=[listener])


def how_others_come(host: str) -> str | None:
    """What to know when others can reach us and no names were set."""
    if host == "localhost" or host.startswith("127.") or host == "::1":
        return None
    return (
        "Others can come by this machine's address in numbers. If they are to come by a name, set"
        " ASCLEPIA_HOSTS to it: by any other they are turned away, since it may be a trick."
    )


def _listen(host: str, ports: list[int]) -> socket.socket:
    """On the first of these ports that is free."""
    for port in ports:
        try:
            return socket.create_server((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port != ports[-1]:
                continue
            raise OptionError(
                f"cannot listen on {host}:{port}: {error.strerror}; choose another --host or --port"
            ) from error
    raise AssertionError("there is always a last port")


def _has_a_screen() -> bool:
    """Without one, opening a browser could only take over the terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))
