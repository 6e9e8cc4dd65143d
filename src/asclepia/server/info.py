"""What everybody may know about a table, from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.deal import Dealing
from asclepia.table import Match, Message


def standing(match: Match, ply: int) -> wire.Standing:
    state = match.state
    return wire.Standing(
        ply=ply,
        moves=len(match.moves),
        scores=list(state.scores),
        pending=list(state.pending),
        winners=list(state.winners),
        ranks=list(state.ranks),
    )


def stored_standing(row: Row[Any]) -> wire.Standing | None:
    """How the table stood when its last move was stored."""
    try:
        return msgspec.json.decode(row.standing, type=wire.Standing) if row.standing else None
    except msgspec.DecodeError:
        return None


def table_info(
    row: Row[Any],
    chairs: Iterable[Row[Any]],
    person: str | None,
    trouble: Message | None,
    standing: wire.Standing | None,
) -> wire.TableInfo:
    over, dealing = row.status == "over", Dealing.of(row)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=_title(row),
        seats=row.seats,
        options=options_of(row),
        public=row.public,
        status=row.status,
        hosting=person is not None and row.host == person,
        chairs=[
            wire.Chair(c.seat, c.kind, c.name, c.level, c.kind == "person" and c.person == person)
            for c in chairs
        ],
        created=row.created,
        changed=row.changed,
        origin=row.origin,
        deal=None if dealing is None else dealing.info(over),
        seed=row.seed if over else None,
        next=row.next,
        components=components_info(row),
        standing=standing,
        playable=trouble is None,
        trouble=None if trouble is None else wire.Said.of(trouble),
    )


def _title(row: Row[Any]) -> str:
    try:
        return load(row.game).title
    except Exception:  # not installed any more, or broken
        return str(row.game)


def options_of(row: Row[Any]) -> dict[str, str]:
    try:
        return msgspec.json.decode(row.options, type=dict[str, str])
    except msgspec.DecodeError:
        return {}


def components_info(row: Row[Any]) -> wire.ComponentsInfo:
    if row.own_title is not None:
        return wire.ComponentsInfo(row.components, row.own_title, True, row.digest)
    try:
        title = load(row.game).components(row.components).title
    except Exception:
        title = row.components
    return wire.ComponentsInfo(row.components, title, False, row.digest or "")
