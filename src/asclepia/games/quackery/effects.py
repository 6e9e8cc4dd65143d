"""What the steps of a card do to the four humours (Q-C1, Q-X2)."""

from __future__ import annotations

from typing import Final, final

from asclepia.games.quackery.actions import DOWN
from asclepia.games.quackery.vocabulary import (
    CHOSEN,
    EVERY,
    MIRROR,
    MOVE,
    OTHER,
    RESTORE,
    SWAP,
    UPSET,
    Do,
    Which,
    Who,
)

# The seven places of a status
DEAD_LOW: Final = 0
BALANCED: Final = 3
DEAD_HIGH: Final = 6


@final
class Step:
    """One thing that a card, a character or a patient's end does."""

    def __init__(self, do: Do, humour: Which, by: int, chosen_way: bool, who: Who) -> None:
        self.do: Final = do
        self.humour: Final = humour
        self.by: Final = by
        self.chosen_way: Final = chosen_way
        self.who: Final = who


def apply(
    steps: list[Step],
    chosen: int,
    other: int,
    way: int,
    times: int,
    before: list[int],
    status: list[int],
) -> None:
    """Change the statuses by these steps (of the kinds `CHANGES`), one by one. `way` is what
    the player chose; `times` is negative where it was turned round; `before` is how it stood
    before the treatment."""
    for step in steps:
        do = step.do
        if do == SWAP:
            status[chosen], status[other] = status[other], status[chosen]
            continue
        by = step.by * times
        if step.chosen_way and way == DOWN:
            by = -by
        if step.humour == EVERY:
            for humour in range(4):
                _change(do, by, humour, before, status)
        elif step.humour == CHOSEN:
            _change(do, by, chosen, before, status)
        elif step.humour == OTHER:
            _change(do, by, other, before, status)
        else:
            _change(do, by, step.humour, before, status)


def step_on(status: list[int], humour: int, by: int) -> None:
    """Move a status, stopping at both ends."""
    status[humour] = max(DEAD_LOW, min(DEAD_HIGH, status[humour] + by))


def _change(do: Do, by: int, humour: int, before: list[int], status: list[int]) -> None:
    now = status[humour]
    if do == MOVE:
        step_on(status, humour, by)
    elif do == MIRROR:
        status[humour] = DEAD_HIGH - now
    elif do == RESTORE:
        status[humour] = before[humour]
    elif now != BALANCED:
        further = by if do == UPSET else -by  # away from balanced
        if further < 0:
            further = -min(-further, abs(now - BALANCED))  # never past it
        step_on(status, humour, further if now > BALANCED else -further)
