"""Clocks: how much time each seat of a table has left.

A clock belongs to a person's seat. It runs whenever the seat is asked something, whoever plays it,
and only then: a stand-in gives nobody time. Clocks are stored with every move, in the same
transaction, in the time of `clock.awake`. A stretch is the time for which a seat is asked without a
break, however many small steps it takes: a turn, mostly, or its part of what all do at once.

When a stretch ends, a live table gives the increment, if the person has taken a step of the seat's
own turn in it (`Frame.in_turn`) and no stand-in has had the seat meanwhile. By days the next
stretch has the whole time again. Once time is over a bot ends the stretch; what that takes is
nobody's time.

What is taken back: time that was spent stays spent. Then each seat has the increments of the moves
that still stand, however many were taken back (`timeless`). A stretch by days that is open again
goes on with what was left of it; one that is gone brings nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from asclepia.server import wire
from asclepia.server.schema import GIVEN_UP, LENT

DAY = 24 * 3600 * 1000
REMEMBERED = 20  # stretches by days that can be taken back, with what was left of each
HELPED = -1  # among the steps: a stand-in has had the seat in this stretch


class Players(NamedTuple):
    """The seats of people: theirs are the clocks."""

    people: Collection[int]
    stand_ins: Collection[int] = ()  # those that a bot plays for their person just now

    def handed(self, seat: int, kind: str) -> Players:
        """When a seat has changed hands in this way."""
        people = {*self.people} - ({seat} if kind in GIVEN_UP else set())
        stand_ins = {*self.stand_ins} - {seat} | ({seat} if kind in LENT else set())
        return Players(sorted(people), sorted(stand_ins))


class Step(NamedTuple):
    """Somebody has moved, or taken a move back."""

    seat: int
    in_turn: bool  # it answers, or did answer, a question of the seat's own turn
    back: bool = False


class Entry(NamedTuple):
    """An entry of the log that stands: a move; else a seat has changed hands, or has no time."""

    players: Players
    before: Collection[int]  # who was asked
    after: Collection[int]
    step: Step | None = None
    late: int | None = None


class Clocks(msgspec.Struct, frozen=True):
    """Of all seats, in milliseconds."""

    left: list[int]  # when the clock began to run, or stands; below 0: it was overdrawn
    asked: list[int | None]  # since when it runs
    out: list[int]  # the seats for which a bot answers, since their time is over
    firm: list[int]  # by seat, the ply before which its moves stand: a bot has made them
    was: list[int] = []  # an earlier version kept only the last of `past`
    steps: list[int] = []  # of its own turn that the person has taken in this stretch, or HELPED
    idle: list[int] = []  # seats whose stand-in answers whether there is time left or not
    #: By days: what was left when the stretches before this one ended, by seat, the last one last.
    past: list[list[int]] = []

    @staticmethod
    def new(pace: wire.Pace, seats: int) -> Clocks | None:
        """Before anybody is asked; None: nobody counts."""
        if pace.kind == "untimed":
            return None
        return Clocks([_whole(pace)] * seats, [None] * seats, [], [0] * seats)

    def gone_on(
        self,
        pace: wire.Pace,
        at: int,
        ply: int,
        players: Players,
        before: Collection[int],
        after: Collection[int],
        step: Step | None = None,
    ) -> Clocks:
        """What becomes of them when those seats were asked before and these are asked after. No
        step: a seat has changed hands. After a step back, see `with_increments`."""
        left, asked, out, firm = [*self.left], [*self.asked], [*self.out], [*self.firm]
        kept = self.past or [[one] for one in self.was or self.left]
        past = [[*one] for one in kept] if pace.kind == "days" else []
        # A stretch of an earlier version earns its increment.
        steps = [*(self.steps or [1] * len(left))]
        came, went = {*after} - {*before}, {*before} - {*after}
        back = step is not None and step.back
        for seat, since in enumerate(self.asked):
            mine = step is not None and step.seat == seat
            own = int(step is not None and mine and step.in_turn)
            is_asked, theirs, late = seat in after, seat in players.people, seat in out
            # Whoever answers last, so that others are asked anew, has ended a stretch as they did.
            again = mine and bool(came) and not back
            gone = mine and is_asked and seat not in came
            ends = again or not is_asked or not (theirs or late)
            if not back and steps[seat] != HELPED:
                steps[seat] += own
            if since is not None and (ends or step is None):
                left[seat] = _less(left[seat], _spent(since, at), seat in self.idle)
                asked[seat] = None
            if late and ends:
                out.remove(seat)
                firm[seat] = ply
            if (late or since is not None) and ends and theirs and not back:
                left[seat] += _earned(pace, steps[seat])
            if is_asked and not back and (again or seat in came):  # a new one
                steps[seat] = 0
                if past:
                    past[seat] = [*past[seat], left[seat]][-REMEMBERED:]
                    left[seat] = _whole(pace)
            elif back and went and (seat in went or gone) and past and past[seat]:
                left[seat] = past[seat].pop()  # it has never begun
            if is_asked and seat in players.stand_ins:
                steps[seat] = HELPED
            if is_asked and theirs and asked[seat] is None and seat not in out:
                asked[seat] = at
        idle = sorted(players.stand_ins) if pace.out == "bot" else []
        return Clocks(left, asked, out, firm, [], steps, idle, past)

    @staticmethod
    def timeless(
        pace: wire.Pace, seats: int, players: Players, asked: Collection[int], log: Iterable[Entry]
    ) -> Clocks:
        """What the entries of a log bring that stand, if no time goes by meanwhile. At first these
        seats are asked."""
        new = Clocks([_whole(pace)] * seats, [None] * seats, [], [0] * seats)
        clocks = new.gone_on(pace, 0, 0, players, (), asked)
        for ply, one in enumerate(log, 1):
            if one.late is None:
                found = one.players, one.before, one.after, one.step
                clocks = clocks.gone_on(pace, 0, ply, *found)
            elif one.late in one.before:
                clocks = msgspec.structs.replace(clocks, out=[*clocks.out, one.late])
        return clocks

    def with_increments(self, before: Clocks, after: Clocks) -> Clocks:
        """A move was taken back. These are the timeless clocks with it, and without it."""
        earned = zip(self.left, before.left, after.left, strict=True)
        left = [left + without - given for left, given, without in earned]
        return msgspec.structs.replace(self, left=left, steps=after.steps)

    def run_out(self, seat: int) -> Clocks:
        """Time is over for this seat: a bot answers what it is asked."""
        left, asked = [*self.left], [*self.asked]
        left[seat], asked[seat] = min(0, left[seat]), None
        return msgspec.structs.replace(self, left=left, asked=asked, out=[*self.out, seat])

    @property
    def ends(self) -> dict[int, int]:
        """By seat, when those that run run out, if anything happens then."""
        return {
            seat: since + self.left[seat]
            for seat, since in enumerate(self.asked)
            if since is not None and seat not in self.idle
        }

    @property
    def flag(self) -> int | None:
        """When the first one that runs runs out."""
        return min(self.ends.values(), default=None)

    def over(self, at: int) -> list[int]:
        """The seats whose time is over by then, in that order."""
        late = [(end, seat) for seat, end in self.ends.items() if end <= at]
        return [seat for _, seat in sorted(late)]

    def told(self, at: int, players: Players) -> list[wire.Clock]:
        return [
            wire.Clock(
                left=max(0, left if since is None else left - _spent(since, at)),
                running=since is not None,
                out=seat in self.out,
            )
            if seat in players.people
            else wire.Clock(None, False, False)
            for seat, (left, since) in enumerate(zip(self.left, self.asked, strict=True))
        ]


def _whole(pace: wire.Pace) -> int:
    return pace.days * DAY if pace.kind == "days" else pace.bank * 1000


def _earned(pace: wire.Pace, steps: int) -> int:
    """What a stretch with so many steps of its own turn brings when it ends."""
    return 1000 * pace.increment if steps > 0 else 0


def _less(left: int, spent: int, idle: bool) -> int:
    """A person who moves just before the server says that time is over overdraws the clock; a
    stand-in that plays on without any time does not."""
    return max(left - spent, min(left, 0)) if idle else left - spent


def _spent(since: int, at: int) -> int:
    """A machine's clock may have been turned back: that gives nobody time."""
    return max(0, at - since)
