"""Holding: who writes to several rows holds them in one order.

People first, then tables by their ids, then chairs by table and seat, then whatever hangs on them:
so nobody waits for somebody who waits for them. (It is for PostgreSQL: SQLite has one writer.)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from asclepia.server.among import among
from asclepia.server.identity import told_apart
from asclepia.server.schema import chairs, people, tables


async def hold_tables(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    """Until this transaction ends nobody else changes these tables; their ids."""
    held = select(tables.c.id).where(which).order_by(tables.c.id)
    found = await connection.execute(held.with_for_update(key_share=True))
    return [one for one in found.scalars() if isinstance(one, str)]  # others are damaged


async def chairs_in_order(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> Sequence[Row[Any]]:
    """The chairs of tables that are held, in the order in which they may be changed; damaged ones
    stand somewhere."""
    found = await connection.execute(select(chairs).where(among(chairs.c.table_id, table_ids)))
    return sorted(found, key=lambda chair: (str(chair.table_id), str(chair.seat).zfill(3)))


def is_under(called: str, name: str) -> bool:
    """Whether somebody who is called so sits under this name: told apart from others, perhaps."""
    return re.fullmatch(re.escape(called) + r"( \(\d+\))?", name) is not None


async def called_now(
    connection: AsyncConnection, seated: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Chairs as they are stored. `called` is what a chair's person was called when they asked for
    it: who has taken another name since sits there under that. Until it is stored they take
    none."""
    names: dict[str, str] = {}
    for person in sorted({one["person"] for one in seated if "called" in one}):
        held = select(people.c.name).where(people.c.id == person)
        held = held.with_for_update(read=True, key_share=True)
        if (found := (await connection.execute(held)).scalar()) is not None:
            names[person] = found
    stored = []
    for one in seated:
        chair = {key: value for key, value in one.items() if key != "called"}
        name = names.get(chair["person"])
        if name not in (None, one.get("called")) and is_under(one["called"], chair["name"]):
            others = [other["name"] for other in seated if other["person"] != chair["person"]]
            chair["name"] = told_apart(str(name), others)
        stored.append(chair)
    return stored
