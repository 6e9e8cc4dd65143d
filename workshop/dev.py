"""`make dev`: the server and the page, each as it is written, at one address.

Vite serves the page and renews it in the browser at each change; it hands `/api` and the sockets on
to the server. The server runs uncompiled and is started again when Python, a text or a component
file changes. Its tables are kept in `build/dev.db`.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

from watchfiles import Change, DefaultFilter, run_process

from workshop import npm, sources

PORT = int(os.environ.get("PORT") or 8420)
BEHIND = PORT + 1  # where the server itself listens


class Matters(DefaultFilter):
    """What the server reads when it starts; not the page that was built."""

    def __call__(self, change: Change, path: str) -> bool:
        kind = Path(path).suffix in (".py", ".toml", ".ftl", ".md")
        return kind and super().__call__(change, path)


def told(changes: set[tuple[Change, str]]) -> None:
    names = sorted(str(Path(path).relative_to(sources.ROOT)) for _, path in changes)
    print(f"   {', '.join(names)}: the server starts again", flush=True)


def serve() -> None:
    """The server, without a word about its own address: the one to open is Vite's."""
    from asclepia.server.main import run
    from asclepia.table import OptionError

    try:
        run("127.0.0.1", BEHIND, None, browse=False, say=lambda words: None)
    except OptionError as error:
        print(f"The server cannot start: {error}", flush=True)


def check_free(port: int) -> None:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        sys.exit(f"Port {port}: {error.strerror}. `make dev PORT=8520` takes others.")


def main() -> None:
    check_free(PORT)
    check_free(BEHIND)
    sources.BUILD.mkdir(exist_ok=True)
    os.environ |= {  # for the server, and for Vite
        "ASCLEPIA_PURE": "1",
        "ASCLEPIA_DATABASE": os.environ.get("ASCLEPIA_DATABASE", str(sources.BUILD / "dev.db")),
        "ASCLEPIA_BEHIND": f"http://localhost:{BEHIND}",
    }
    npm.install()
    words = ("--port", str(PORT), "--strictPort", "--logLevel", "warn")
    vite = npm.node("node_modules/vite/bin/vite.js", *words)
    print(f"== Asclepia is at http://localhost:{PORT}/ and follows each change. Ctrl-C ends it.")
    try:
        run_process(
            sources.SOURCE / "asclepia", target=serve, callback=told, watch_filter=Matters()
        )
    finally:
        vite.terminate()
        vite.wait()


if __name__ == "__main__":
    main()
