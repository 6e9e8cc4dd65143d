"""The turning point of a finished game: the move after which its winner's lead was never lost."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf


def turning_point(leads: Sequence[float]) -> int | None:
    """The ply; `leads` are the winner's before the first move and after each, by what could be
    expected then. Who was ahead all the time has it where most was gained."""
    if len(leads) < 2:
        return None
    won = [*leads[:-1], inf]  # however few points a winner has
    behind = [ply for ply, lead in enumerate(won) if lead <= 0]
    if behind:
        return behind[-1] + 1
    gains = [after - before for before, after in zip(leads, leads[1:], strict=False)]
    return 1 + max(range(len(gains)), key=gains.__getitem__)


def lead_of(worth: Sequence[float], winners: Sequence[int]) -> float:
    """How far the winners are ahead of everybody else; where nobody else plays, of nothing."""
    others = [points for seat, points in enumerate(worth) if seat not in winners]
    return min(worth[seat] for seat in winners) - max(others, default=0.0)
