"""The browser for the tests: found, or installed where that can be done without asking.

`python -m tests.web.chromium` prints where it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence

# The first has no window to draw, and so needs two thirds of the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = NAMES[:2]
SETTING = "ASCLEPIA_CHROMIUM"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoBrowser(Exception):
    """There is none, and none can be installed from here."""


def find(names: Sequence[str] = NAMES) -> str | None:
    """The path of a Chromium that is here already."""
    wanted = os.environ.get(SETTING)
    if wanted:
        found = shutil.which(wanted)
        if found is None:
            raise NoBrowser(f"{SETTING} is {wanted}, but there is no such program")
        return found
    return next(filter(None, map(shutil.which, names)), None)


def install(packages: Sequence[str] = PACKAGES) -> None:
    """With the system's own packages."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise NoBrowser(
            "the tests of the page need a browser: install Chromium (on Debian or Ubuntu "
            f"`apt-get install chromium`, as root), or set {SETTING} to the path of one"
        )
    _apt_get("update")
    for package in packages:
        try:
            _apt_get("install", "-y", "--no-install-recommends", package)
            return
        except NoBrowser:
            if package == packages[-1]:
                raise


def _apt_get(*words: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", "-q", *words], env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise NoBrowser(f"apt-get {' '.join(words)} failed:\n{done.stdout}{done.stderr}")


def chromium(names: Sequence[str] = NAMES, packages: Sequence[str] = PACKAGES) -> str:
    """The path of a Chromium, installed first if need be."""
    found = find(names)
    if found is None:
        install(packages)
        found = find(names)
    if found is None:
        raise NoBrowser("Chromium was installed, but it is not to be found")
    return found


def windowed() -> str:
    """The path of one that could open a window: without, no notification is ever shown."""
    return chromium(NAMES[1:], PACKAGES[1:])


if __name__ == "__main__":
    try:
        print(chromium())
    except NoBrowser as problem:
        raise SystemExit(str(problem)) from None
