"""A terminal of its own for a command: what a person would see, and the keys that they press."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

OFFER = "Serve the tables now, and open the page? [Y/n]"


def hearing_ctrl_c() -> None:
    """For `preexec_fn`. A runner in the background may have been started to ignore Ctrl-C, and what
    it starts would ignore it, too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A command that believes it runs in a terminal."""

    def __init__(self, words: Sequence[object], folder: Path, variables: Mapping[str, str]) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [str(word) for word in words],
            cwd=folder,
            env={**os.environ, "TERM": "dumb", "COLUMNS": "200", **variables},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=hearing_ctrl_c,
        )
        os.close(theirs)
        self.shown = ""

    def until(self, words: str) -> str:
        """Read on until these words are shown, or the command ends; all that was shown so far."""
        while words not in self.shown:
            try:
                read = os.read(self._ours, 4096)
            except OSError:  # the command has ended
                break
            self.shown += read.decode().replace("\r\n", "\n")
        return self.shown

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def interrupt(self) -> int:
        """Ctrl-C: the terminal tells the command and all that it has started."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait()

    def close(self) -> None:
        """End the command with all that it has started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()
        os.close(self._ours)


@contextmanager
def terminal(
    *words: object, folder: Path, variables: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    running = Terminal(words, folder, variables or {})
    try:
        yield running
    finally:
        running.close()


def accept_the_offer(screen: Terminal, keys: str = "\n") -> None:
    """What the bare command `asclepia` asks is answered with yes: then there is a page."""
    assert OFFER in screen.until(OFFER), screen.shown
    screen.type(keys)
    address = re.search(r"http://localhost:\d+/", screen.until("every game is kept"))
    assert address, screen.shown
    with urlopen(address[0]) as answer:
        assert b"<script" in answer.read()
    screen.interrupt()
