"""What everybody may know about a table, from what is stored of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.clock import awake, now
from asclepia.server.clocks import Clocks, Players
from asclepia.server.deal import Dealing
from asclepia.server.pace import forfeit, patience
from asclepia.server.playable import comes_again
from asclepia.server.rows import ChairRow, Status, TableRow
from asclepia.table import Match, Message

#: Until when somebody counts as here, and when they were last.
Lease = tuple[int | None, int | None]


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


def lease_of(chair: ChairRow) -> Lease:
    return chair.here, chair.seen


def present(seat: int, lease: Lease) -> wire.SeatPresence:
    """Whether somebody is here, by now."""
    until, seen = lease
    here = until is not None and until > now()
    return wire.SeatPresence(seat, here, None if here else seen)


def stored_pending(row: TableRow) -> Sequence[int]:
    """The seats that are asked, as far as it is stored."""
    return () if row.standing is None else row.standing.pending


def awaited(
    status: Status, deal: Dealing | None, chairs: Sequence[ChairRow], pending: Sequence[int]
) -> set[str]:
    """The people whom a table waits for: they are asked, or have yet to open their number."""
    if status == "dealing":
        return set() if deal is None else deal.unopened()
    if status != "playing":
        return set()
    asked = set(people_of(chairs)) & set(pending)
    return {chair.person for chair in chairs if chair.seat in asked and chair.person is not None}


def turn_of(
    row: TableRow, chairs: Sequence[ChairRow], person: str | None, pending: Sequence[int]
) -> wire.Turn | None:
    """Whether a table waits for this person, and other people with it: that is how `my turn` is
    counted wherever it is."""
    if person not in awaited(row.status, row.deal, chairs, pending):
        return None
    others = any(one.kind == "person" and one.person != person for one in chairs)
    return "others" if others else "alone"


def table_info(
    row: TableRow,
    chairs: Sequence[ChairRow],
    person: str | None,
    trouble: Message | None,
    standing: wire.Standing | None,
    clocks: Clocks | None,
    leases: Mapping[int, Lease] | None = None,
    handovers: list[wire.Handover] | None = None,
    hinted: list[wire.Hinted] | None = None,
) -> wire.TableInfo:
    """The leases of its people, if those of the chairs have been said anew since."""
    over = row.status == "over"
    pending = () if standing is None else standing.pending
    counted = clocks if row.status not in ("over", "closed") else None  # nobody is asked any more
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=title_of(row),
        seats=row.seats,
        options=row.options or {},
        moot=_moot(row),
        public=row.public,
        status=row.status,
        hosting=person is not None and row.host == person,
        chairs=[_chair_info(c, person, (leases or {}).get(c.seat, lease_of(c))) for c in chairs],
        created=row.created,
        changed=row.changed,
        origin=row.origin,
        deal=None if row.deal is None else row.deal.info(over),
        seed=row.seed if over else None,
        next=row.next,
        components=components_info(row),
        standing=standing,
        playable=trouble is None,
        trouble=None if trouble is None else wire.Said.of(trouble),
        turn=turn_of(row, chairs, person, pending) if trouble is None else None,
        patience=patience(row.pace),
        forfeit=forfeit(row.pace),
        ended=row.ended,
        again=comes_again(row, trouble),
        handovers=handovers or [],
        hinted=hinted or [],
        pace=row.pace,
        allowed=row.allowed,
        clocks=[] if counted is None else counted.told(awake(), players_of(chairs)),
    )


def _chair_info(chair: ChairRow, person: str | None, lease: Lease) -> wire.Chair:
    there = present(chair.seat, lease)
    return wire.Chair(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        yours=chair.kind == "person" and chair.person == person,
        handle=chair.handle,
        bot=chair.bot,
        kept=_kept(chair, person),
        here=there.here,
        seen=there.seen,
    )


def people_of(chairs: Iterable[ChairRow]) -> list[int]:
    """The seats that people play themselves."""
    return [chair.seat for chair in chairs if chair.kind == "person" and chair.bot is None]


def players_of(chairs: Iterable[ChairRow]) -> Players:
    """The seats of people, who have clocks, and which of them a bot plays just now."""
    theirs = [chair for chair in chairs if chair.kind == "person"]
    return Players([one.seat for one in theirs], [one.seat for one in theirs if one.bot])


def title_of(row: TableRow) -> str:
    try:
        return load(row.game).title
    except Exception:  # not installed any more, or broken
        return row.game


def _kept(chair: ChairRow, person: str | None) -> Literal["you", "other"] | None:
    if chair.kind != "open" or chair.person is None:
        return None
    return "you" if chair.person == person else "other"


def _moot(row: TableRow) -> list[str]:
    try:
        return [one.name for one in load(row.game).options if not one.concerns(row.seats)]
    except Exception:
        return []


def components_info(row: TableRow) -> wire.ComponentsInfo:
    if row.own_title is not None:
        return wire.ComponentsInfo(row.components, row.own_title, True, row.digest or "")
    try:
        title = load(row.game).components(row.components).title
    except Exception:
        title = row.components
    return wire.ComponentsInfo(row.components, title, False, row.digest or "")
