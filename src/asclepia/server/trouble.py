"""Trouble: what nobody expected, logged so that it can be found, without what is hidden.

An error's own message may quote a hand, a seed or the chat (a database's error does, with the
values of the whole row). So the log has what was asked, which error it was, and where.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from pathlib import Path
from traceback import extract_tb
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from asclepia.server import metrics

log = logging.getLogger("asclepia")

SHOWN = 5  # places where an error came through
#: What a database that is away, or too busy, answers with. Where a connection is only being made,
#: and where moves are stored, its driver's own errors come as they are.
_DATABASE = (
    *(DBAPIError, NoConnection, OSError),
    *(sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError),
)
#: What databases say when the disk will not take any more.
_FULL = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "53100", "58030")
_last_full = (float("-inf"), "")
WORDS = "something went wrong here, and nothing has changed; try again in a moment"


def report(what: str, error: BaseException) -> None:
    """Say in the log what was tried and what came of it."""
    global _last_full
    metrics.TROUBLES.inc()
    if is_full(error):
        _last_full = time.monotonic(), code_of(error)
    log.error("%s: %s", what, told(error))


def asked(method: str, path: str, person: str | None) -> str:
    """What was asked, and by whom: enough of them to tell them apart."""
    return f"{method} {path} by {'nobody' if person is None else person[:4]}"


def told(error: BaseException) -> str:
    """Which error, because of which others, and where."""
    kinds: list[str] = []
    one: BaseException | None = error
    while one is not None and len(kinds) < SHOWN:
        kinds.append(_kind(one))
        one = one.__cause__ or one.__context__
    places = extract_tb(error.__traceback__)[-SHOWN:]
    where = " > ".join(f"{Path(place.filename).name}:{place.lineno}" for place in places)
    return f"{' from '.join(kinds)} at {where or 'an unknown place'}"


def _kind(error: BaseException) -> str:
    code = code_of(error)
    return f"{type(error).__name__} ({code})" if code else type(error).__name__


def code_of(error: BaseException) -> str:
    """What a database or the system calls it: SQLITE_FULL, 53100, ENOSPC; "" if nothing."""
    if isinstance(error, DBAPIError):
        return code_of(error.orig) if error.orig is not None else ""
    for name in ("sqlite_errorname", "sqlstate", "errno"):
        code = getattr(error, name, None)
        if code:
            return str(code)
    return ""


class OneLine(logging.Filter):
    """What a library would log with a traceback is one line as well, and has no more in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            record.msg = f"{record.getMessage().strip()}: {told(error)}"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True


def status_of(error: Exception) -> int:
    """Whether it is ours, or the database is not there just now."""
    return 503 if is_database(error) else 500


def is_database(error: Exception) -> bool:
    """Whether it goes away by itself, once the database is well again."""
    return isinstance(error, _DATABASE)


def is_full(error: BaseException) -> bool:
    """Whether nothing could be written."""
    return code_of(error).startswith(_FULL)


def last_full() -> tuple[float, str]:
    """When something that somebody has sent could last not be written, and what it was called."""
    return _last_full


def watch_tasks() -> None:
    """What goes wrong in a task that nobody waits for is logged like everything else."""

    def unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is None:
            log.error("%s", context["message"])
        else:
            report(context["message"], error)

    asyncio.get_running_loop().set_exception_handler(unheard)
