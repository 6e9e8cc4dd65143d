"""Starting the service on this machine."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from asclepia.server.app import make_app
from asclepia.server.settings import Settings
from asclepia.table import OptionError

BIGGEST_MESSAGE = 16 * 1024


def run(
    host: str, port: int, database: str | None, browse: bool, say: Callable[[str], None]
) -> None:
    """Listen, say where, and serve until stopped."""
    try:
        listener = socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        raise OptionError(
            f"cannot listen on {host}:{port}: {error.strerror}; choose another --port"
        ) from error
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        make_app(Settings.from_environment(database)),
        log_level="warning",
        ws_max_size=BIGGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
    say(f"Asclepia is at {address}  (ctrl-c stops it; every game is kept)")
    if browse:
        webbrowser.open(address)
    uvicorn.Server(config).run(sockets=[listener])
