"""The turning point of a finished game: the move after which its winner's lead was never lost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf

OPENING = 10  # a tenth of a game: a lead there has decided nothing yet


def turning_point(leads: Sequence[float]) -> int | None:
    """The ply; `leads` are the winner's before the first move and after each, by what could be
    expected then. Who was ahead from the opening on has it where most was gained."""
    if len(leads) < 2:
        return None
    won = [*leads[:-1], inf]  # however few points a winner has
    last_behind = max((ply for ply, lead in enumerate(won) if lead <= 0), default=-1)
    if last_behind >= (len(leads) - 1) // OPENING:
        return last_behind + 1
    gains = [after - before for before, after in pairwise(leads)]
    return 1 + gains.index(max(gains))


def lead_of(worth: Sequence[float], winners: Sequence[int]) -> float:
    """How far the winners are ahead of everybody else; where nobody else plays, of nothing."""
    others = [points for seat, points in enumerate(worth) if seat not in winners]
    return min(worth[seat] for seat in winners) - max(others, default=0.0)
