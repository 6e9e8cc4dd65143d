"""Damage: rows as no server of ours has written them, by a failing disk or by somebody's hand.

Such a row costs its own table, and nobody else's. Lists leave that table out; people who open it
are told why they cannot; the log names it once, and the health counts it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import BigInteger, Row

from asclepia.server import metrics, wire
from asclepia.server.schema import metadata
from asclepia.server.trouble import is_database, told

log = logging.getLogger("asclepia")

#: Of which kind the values of a column are: columns of one name are of one kind.
_KINDS = {
    column.name: column.type.python_type
    for table in metadata.tables.values()
    for column in table.columns
}
_MAY_BE_NEGATIVE = {"code"}
#: The first number that is too big: one that a page cannot tell from the next one, or after which
#: the next one fits into no column any more.
_TOO_BIG = {
    column.name: 2**53 if isinstance(column.type, BigInteger) else 2**31 - 1
    for table in metadata.tables.values()
    for column in table.columns
}


class Odd(Exception):
    """What is stored cannot be what was stored."""


def check(*rows: Row[Any]) -> None:
    """Whether each value is at least of its column's kind: SQLite takes any."""
    for row in rows:
        for name, value in row._mapping.items():
            kind = _KINDS.get(name)
            if value is None or kind is None:
                continue
            if type(value) is not kind:
                raise Odd(name)
            if kind is int and not 0 <= value < _TOO_BIG[name] and name not in _MAY_BE_NEGATIVE:
                raise Odd(name)


class Damage:
    """The tables that were found damaged."""

    def __init__(self) -> None:
        self._found: set[str] = set()

    def __len__(self) -> int:
        return len(self._found)

    def note(self, table_id: str, error: Exception) -> None:
        if table_id not in self._found:
            self._found.add(table_id)
            metrics.DAMAGED.set(len(self))
            column = f" in its column {error}" if isinstance(error, Odd) else ""
            log.error("table %s is damaged%s, and is left out: %s", table_id, column, told(error))

    def mended(self, table_id: str) -> None:
        """It could be read."""
        self._found.discard(table_id)
        metrics.DAMAGED.set(len(self))

    @contextmanager
    def passed_over(self, table_id: str) -> Iterator[None]:
        """A list goes on without this table if it is damaged."""
        try:
            yield
        except Exception as error:
            if is_database(error):
                raise
            self.note(str(table_id), error)

    @contextmanager
    def told(self, table_id: str) -> Iterator[None]:
        """Whoever wants this very table is told that it is damaged."""
        try:
            yield
        except wire.Refused:
            raise
        except Exception as error:
            if is_database(error):
                raise
            self.note(table_id, error)
            words = "what is stored of this table is damaged; the people who run this server can"
            raise wire.Refused("damaged", f"{words} find it in the log", 410) from error
