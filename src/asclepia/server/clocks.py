"""Clocks: how much time each seat of a table has left.

They run for every person who is asked something, and only then. They are stored with every move,
in the same transaction, in the time of `clock.awake`. A stretch is the time for which a seat is
asked without a break, however many small steps it takes: a turn, mostly, or its part of what all
do at once. When it ends, a live table gives the increment; by days, the next one has the whole
time again. Whoever has a bot play for them, and comes back, goes on with what was left, unless the
bot has ended the stretch; once time is over, the stretch is the bot's.

What is taken back: time that was spent stays spent. A stretch that is open again gives its
increment back, or goes on with what was left of its days; one that is gone brings nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row

from asclepia.server import wire

DAY = 24 * 3600 * 1000


class Clocks(msgspec.Struct, frozen=True):
    """Of all seats, in milliseconds."""

    left: list[int]  # when the clock began to run, or stands
    asked: list[int | None]  # since when it runs
    out: list[int]  # the seats for which a bot answers, since their time is over
    firm: list[int]  # by seat, the ply before which its moves stand: a bot has made them
    was: list[int] = []  # what was left when the stretch before this one ended

    @staticmethod
    def new(pace: wire.Pace, seats: int) -> Clocks | None:
        """Before anybody is asked; None: nobody counts."""
        if pace.kind == "untimed":
            return None
        return Clocks([_whole(pace)] * seats, [None] * seats, [], [0] * seats)

    @staticmethod
    def of(row: Row[Any]) -> Clocks | None:
        return None if row.clocks is None else msgspec.json.decode(row.clocks, type=Clocks)

    def stored(self) -> str:
        return msgspec.json.encode(self).decode()

    def gone_on(
        self,
        pace: wire.Pace,
        at: int,
        ply: int,
        people: Collection[int],
        before: Collection[int],
        after: Collection[int],
        mover: int | None = None,
        back: bool = False,
    ) -> Clocks:
        """What becomes of them when those seats were asked before and these are asked after,
        because somebody has moved, or taken a move back. People play these seats."""
        left, asked, out, firm = [*self.left], [*self.asked], [*self.out], [*self.firm]
        was = [*(self.was or self.left)]
        came, went = {*after} - {*before}, {*before} - {*after}
        for seat, since in enumerate(self.asked):
            mine = seat == mover
            # Whoever answers last, so that others are asked anew, has ended a stretch as they did.
            again = mine and bool(came) and not back
            runs, late = seat in after and seat in people, seat in out
            ends = again or not (seat in after if late else runs)
            if late and ends:
                out.remove(seat)
                firm[seat] = ply
            elif since is not None and ends:
                left[seat] = max(0, left[seat] - _spent(since, at))
                asked[seat] = None
            if (late or since is not None) and ends and seat in people and not back:
                left[seat] += pace.increment * 1000
            if seat in after and (again or (seat in came and not back)):  # a new one
                was[seat], left[seat] = left[seat], _fresh(pace, left[seat])
            elif runs and back and seat in came:
                left[seat] = max(0, left[seat] - pace.increment * 1000)
            elif runs and back and mine and went:
                left[seat] = _reopened(pace, left[seat], was[seat])
            if runs and asked[seat] is None and seat not in out:
                asked[seat] = at
        return Clocks(left, asked, out, firm, was)

    def run_out(self, seat: int) -> Clocks:
        """Time is over for this seat: a bot answers what it is asked."""
        left, asked = [*self.left], [*self.asked]
        left[seat], asked[seat] = 0, None
        return Clocks(left, asked, [*self.out, seat], self.firm, self.was)

    @property
    def ends(self) -> dict[int, int]:
        """By seat, when those that run run out."""
        return {
            seat: since + self.left[seat]
            for seat, since in enumerate(self.asked)
            if since is not None
        }

    @property
    def flag(self) -> int | None:
        """When the first one that runs runs out."""
        return min(self.ends.values(), default=None)

    def over(self, at: int) -> list[int]:
        """The seats whose time is over by then, in that order."""
        late = [(end, seat) for seat, end in self.ends.items() if end <= at]
        return [seat for _, seat in sorted(late)]

    def told(self, at: int, people: Collection[int]) -> list[wire.Clock]:
        return [
            wire.Clock(
                left=max(0, left if since is None else left - _spent(since, at)),
                running=since is not None,
                out=seat in self.out,
            )
            if seat in people
            else wire.Clock(None, False, False)
            for seat, (left, since) in enumerate(zip(self.left, self.asked, strict=True))
        ]


def _whole(pace: wire.Pace) -> int:
    return pace.days * DAY if pace.kind == "days" else pace.bank * 1000


def _fresh(pace: wire.Pace, left: int) -> int:
    """For a new stretch."""
    return _whole(pace) if pace.kind == "days" else left


def _reopened(pace: wire.Pace, left: int, was: int) -> int:
    """For the stretch before this one, which has not ended after all."""
    return was if pace.kind == "days" else max(0, left - pace.increment * 1000)


def _spent(since: int, at: int) -> int:
    """A machine's clock may have been turned back: that gives nobody time."""
    return max(0, at - since)
