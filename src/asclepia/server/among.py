"""Among: rows by a list of ids, however long that is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, String, literal, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction
from sqlalchemy.types import Text

SOME = 200


class ids_in(GenericFunction[str]):
    """The ids in one value."""

    type = String()
    inherit_cache = True


@compiles(ids_in)
def _on_sqlite(element: Any, compiler: Any, **how: Any) -> str:
    return f"json_each({compiler.process(element.clauses, **how)})"


@compiles(ids_in, "postgresql")
def _on_postgres(element: Any, compiler: Any, **how: Any) -> str:
    return f"json_array_elements_text(CAST({compiler.process(element.clauses, **how)} AS json))"


def among(column: Column[Any], ids: Collection[str]) -> ColumnElement[bool]:
    """Instead of `column.in_(ids)` wherever nobody knows how many there are: that takes a value for
    each, and drivers take 32,767 with a statement."""
    listed = ids_in(literal(json.dumps([*ids]), Text)).table_valued("value")
    return column.in_(select(listed.c.value))


async def some_at_a_time(ids: Sequence[str]) -> AsyncIterator[Sequence[str]]:
    """For what takes a while with each: SQLite's statements are made in the loop, and everybody
    else goes on in between."""
    for first in range(0, len(ids), SOME):
        yield ids[first : first + SOME]
        await asyncio.sleep(0)
