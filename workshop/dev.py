"""`make dev`: the server and the page, each as it is written, at one address.

Vite serves the page and renews it in the browser at each change; it hands `/api` and the sockets on
to the server. The server runs uncompiled and is started again when Python, a text or a component
file changes. Its tables are kept in `build/dev.db`.
"""

from __future__ import annotations

import os
import shlex
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


def main() -> None:
    sources.BUILD.mkdir(exist_ok=True)
    os.environ |= {  # for the server, and for Vite
        "ASCLEPIA_PURE": "1",
        "ASCLEPIA_DATABASE": os.environ.get("ASCLEPIA_DATABASE", str(sources.BUILD / "dev.db")),
        "ASCLEPIA_BEHIND": f"http://localhost:{BEHIND}",
    }
    npm.install()
    words = ["run", "dev", "--", "--port", str(PORT), "--strictPort", "--logLevel", "warn"]
    vite = npm.npm(*words)
    print(f"== Asclepia is at http://localhost:{PORT}/ and follows each change. Ctrl-C ends it.")
    serve = [sys.executable, "-m", "asclepia.cli", "serve", "--port", str(BEHIND)]
    try:
        run_process(
            sources.SOURCE / "asclepia",
            target=shlex.join(serve),
            target_type="command",
            callback=told,
            watch_filter=Matters(),
        )
    finally:
        vite.terminate()
        vite.wait()


if __name__ == "__main__":
    main()
