"""The turning point of a finished game: the move that brought its winner most of what was never
lost again. A game that was decided little by little has none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import erf, sqrt
from statistics import median

from asclepia.table import Action, State
from asclepia.table.insight import Insight

CONVINCING = 0.12  # of the chance to win: less has decided nothing
LIKELY = 0.6  # the chance that the winner must have had ever since
BESIDE = 0.5  # of what the greatest brought: less is not where it was decided
TRIED = 5  # moves that brought most are looked at: what else could have been done there?
OWING = 0.5  # the part of what a move brought that other moves would not have brought


def chances(leads: Sequence[float]) -> list[float]:
    """How likely it was that the winner would win, before the first move and after each. What a
    lead was worth then depends on how much was still to change: two points ahead in the second
    round are nothing, before the last move they are nearly all."""
    found = [1.0]
    to_come = 0.0  # the squares of the changes: as of a sum of independent steps
    for before, after in reversed(list(pairwise(leads))):
        to_come += (after - before) ** 2
        if to_come:
            found.append(0.5 + 0.5 * erf(before / sqrt(2 * to_come)))
        else:
            found.append(1.0 if before > 0 else 0.5)
    return found[::-1]


def turns(leads: Sequence[float]) -> list[int]:
    """The plies that brought the winner something convincing which was never lost again, and after
    which they were always likely to win; the greatest first. `leads` are the winner's before the
    first move and after each, by what could be expected then."""
    chance = chances(leads)
    least, kept = 1.0, dict[int, float]()
    for ply in range(len(leads) - 1, 0, -1):
        least = min(least, chance[ply])
        if least >= LIKELY and least - chance[ply - 1] >= CONVINCING:
            kept[ply] = least - chance[ply - 1]
    great = [ply for ply in kept if kept[ply] >= BESIDE * max(kept.values())]
    return sorted(great, key=lambda ply: -kept[ply])


def owed_to_choice(
    before: State, seat: int, done: Action, insight: Insight, winners: Sequence[int]
) -> bool:
    """Whether it was this choice that brought the winners what it brought: most others would not
    have. So it is no pass of somebody who had nothing else, and nothing that came anyway."""

    def lead(action: Action | None) -> float:
        after = before.clone()
        if action is not None:
            after.advance(seat, action)
        return lead_of(insight.worth(after), winners)

    others = [action for action in before.choices(seat) if action is not done and not action.aside]
    if not others or done.aside:
        return False
    brought = lead(done)
    return brought - median(map(lead, others)) >= OWING * (brought - lead(None))


def lead_of(worth: Sequence[float], winners: Sequence[int]) -> float:
    """How far the winners are ahead of everybody else; where nobody else plays, of nothing."""
    others = [points for seat, points in enumerate(worth) if seat not in winners]
    return min(worth[seat] for seat in winners) - max(others, default=0.0)


def leads_of(worths: Sequence[Sequence[float]], winners: Sequence[int]) -> list[float]:
    """The winners' lead before the first move and after each. That a victory counts for more than
    any lead, where the rest of the game falls away, is no change of fortune."""
    leads = [lead_of(worth, winners) for worth in worths]
    most = max(leads[:-1], default=0.0)
    if 0 < most < leads[-1]:
        leads[-1] = most
    return leads
