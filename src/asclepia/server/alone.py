"""One server for one SQLite file: a second one is told so.

The system holds the lock as long as the process lives, however it ends.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from asclepia.table import OptionError


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Nobody else serves this database meanwhile. PostgreSQL is for as many as one likes."""
    name = make_url(database).database
    if not database.startswith("sqlite") or not name or name == ":memory:":
        yield
        return
    with _opened(Path(f"{name}.lock")) as file:
        if not _locked(file):
            raise OptionError(
                f"{name}: another server is using this file; stop that one first, or give this one"
                " another --database (several servers on one database need PostgreSQL)"
            )
        yield


def _opened(path: Path) -> IO[bytes]:
    try:
        return path.open("ab")
    except OSError as error:
        raise OptionError(f"{path}: cannot be written: {error.strerror}") from error


def _locked(file: IO[bytes]) -> bool:
    """Whether the lock is ours, from now until the file is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
