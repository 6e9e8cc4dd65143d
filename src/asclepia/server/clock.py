"""The server's clock: whatever is stored with a time, or waits for one, goes by it.

A test turns it with a file that holds by how many milliseconds it is ahead (`ASCLEPIA_CLOCK`).
"""

from __future__ import annotations

import time
from pathlib import Path

_ahead: Path | None = None
_down = 0
_up = 0


def turned_by(file: Path | None) -> None:
    """From now on this file says by how much the clock of this process is ahead."""
    global _ahead
    _ahead = file


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000) + (0 if _ahead is None else int(_ahead.read_text("ascii")))


def was_down(milliseconds: int, up: int = 0) -> None:
    """In all, for so long no process of the server was there; since then one is: see
    `Storage.beat`."""
    global _down, _up
    _down, _up = milliseconds, up


def up() -> int:
    """Since when the server has been there without a break; 0: always."""
    return _up


def down() -> int:
    """For how long no process was there, as far as this one knows."""
    return _down


def awake() -> int:
    """The time as people's clocks count it: it stands still while the server is down."""
    return now() - _down
