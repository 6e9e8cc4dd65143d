"""The browser for the tests: found, or installed where that can be done without asking.

`python -m tests.web.chromium` prints where it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
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


def find() -> str | None:
    """The path of a Chromium that is here already."""
    wanted = os.environ.get(SETTING)
    if wanted:
        found = shutil.which(wanted)
        if found is None:
            raise NoBrowser(f"{SETTING} is {wanted}, but there is no such program")
        return found
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """With the system's own packages."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise NoBrowser(
            "the tests of the page need a browser: install Chromium (on Debian or Ubuntu "
            f"`apt-get install chromium`, as root), or set {SETTING} to the path of one"
        )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", "-q", *words], env=environment, capture_output=True, text=True
        )
        if done.returncode:
            command = f"apt-get {' '.join(words)}"
            raise NoBrowser(f"{command} failed:\n{done.stdout}{done.stderr}")


def chromium() -> str:
    """The path of a Chromium, installed first if need be."""
    found = find()
    if found is None:
        install()
        found = find()
    if found is None:
        raise NoBrowser("Chromium was installed, but it is not to be found")
    return found


if __name__ == "__main__":
    try:
        print(chromium())
    except NoBrowser as problem:
        raise SystemExit(str(problem)) from None
