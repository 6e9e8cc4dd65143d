"""How a game ended that was not played out, as it is kept with its table; and who has played it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from asclepia.server import wire
from asclepia.server.clock import now
from asclepia.server.schema import HANDS, HINTED, LENT, TAKE_BACK, TIME_UP


def ended(
    why: wire.EndedWhy,
    seat: int | None = None,
    winners: Collection[int] = (),
    losers: Collection[int] = (),
) -> wire.Ended:
    """Now: why, by which seat, and who has won and lost by that."""
    return wire.Ended(why, seat, now(), [*winners], [*losers])


def idle(stood: wire.Standing | None) -> wire.Ended:
    """For a table that nobody has touched for long: who has kept a running game waiting has lost
    it, and nobody has won."""
    return ended("idle", losers=stood.pending if stood is not None and stood.moves else ())


def lent(log: Iterable[tuple[int, int, int]], hands: Mapping[int, str]) -> set[int]:
    """The seats of which bots have made more than half of the moves that stand, by a log of (ply,
    seat, code) and the kinds of its handovers by ply. Where time was over a bot has moved, and
    until somebody else did."""
    stand_ins = set[int]()
    late = dict[int, bool]()  # by seat: whether the bot has moved
    made = dict[int, list[bool]]()  # by seat: each move, and whether a bot has made it
    for ply, seat, code in log:
        if code == HANDS:
            stand_ins.discard(seat)
            if hands.get(ply) in LENT:
                stand_ins.add(seat)
        elif code == TIME_UP:
            late[seat] = False
        elif code == TAKE_BACK:
            del made.get(seat, [])[-1:]
        elif code != HINTED:
            late = {one: moved for one, moved in late.items() if one == seat or not moved}
            made.setdefault(seat, []).append(seat in stand_ins or seat in late)
            if seat in late:
                late[seat] = True
    return {seat for seat, by_bots in made.items() if 2 * sum(by_bots) > len(by_bots)}
