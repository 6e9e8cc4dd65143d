"""The state of a game of Garum: what lies on the table and in the hands."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from asclepia.games.garum.actions import MODULE
from asclepia.games.garum.box import HARUSPEX, LINES, NOBODY, ORDERS, Box
from asclepia.games.garum.views import Asked, To, View, Worker
from asclepia.games.garum.views import Stock as StockSeen
from asclepia.table.chance import Bits, Stream
from asclepia.table.numbers import Whole
from asclepia.table.pickling import Reduced, fixed
from asclepia.table.state import State
from asclepia.table.texts import Message

OPEN: Final = -2  # who looks at everything, when the game is over


def sign_of(colour: int) -> Message:
    """A colour in a sentence: its name, or on the page its sign."""
    return Message(MODULE, "colour-name", number=colour)


@final
@mypyc_attr(acyclic=True)
class Stock:
    """What one colour has: its tiles, its workers, its points."""

    def __init__(
        self,
        pile: list[int],
        drawn: int,
        hand: tuple[int, ...],
        vilici: int,
        domini: int,
        points: int,
    ) -> None:
        self.pile = pile  # shuffled, shared between clones; the first `drawn` are gone
        self.drawn = drawn
        self.hand = hand
        self.vilici = vilici
        self.domini = domini
        self.points = points

    def clone(self) -> Stock:
        return Stock(self.pile, self.drawn, self.hand, self.vilici, self.domini, self.points)

    def __reduce__(self) -> Reduced:
        return fixed(self)

    def left(self) -> int:
        """How many tiles are still in the pile."""
        return len(self.pile) - self.drawn


@final
class Garum(State):
    def __init__(
        self,
        box: Box,
        stocks: list[Stock],
        laid: list[int],
        workers: list[int],
        aureus: list[int],
    ) -> None:
        super().__init__(box.seats)
        self.box: Final = box
        self.stocks = stocks  # by colour
        self.laid = laid  # by spot: the piece that lies there, or −1
        self.workers = workers  # by line: colour × 2 (+ 1 for a dominus), or −1
        self.aureus = aureus  # the order of the cetaria, by round; shared between clones
        self.round = 0  # from 1 on
        self.cetarium = 0  # of the round; 0 while it is not known
        self.filled = 0  # cetaria of the rounds before, as bits
        self.amphora = 0  # the place of its holder

    def clone(self) -> Garum:
        twin = Garum(
            self.box,
            [stock.clone() for stock in self.stocks],
            self.laid[:],
            self.workers[:],
            self.aureus,
        )
        twin.round = self.round
        twin.cetarium = self.cetarium
        twin.filled = self.filled
        twin.amphora = self.amphora
        twin.frame = self.frame
        return twin

    # Who sits where

    def colour_of(self, turn: int) -> int:
        """The colour whose turn it is, counted from the amphora."""
        return self.box.colour_at[(self.amphora + turn) % self.box.turns]

    def seat_of(self, turn: int) -> int:
        return self.box.seat_of[self.colour_of(turn)]

    # Points

    @property
    def scores(self) -> list[int]:
        """G-E4: the true totals; lines count once the game has ended."""
        totals = [0] * self.seats
        for colour in range(4):
            seat = self.box.seat_of[colour]
            if seat != NOBODY:
                totals[seat] += self.stocks[colour].points
        return totals

    def specimens(self, line: int, species: int) -> int:
        """How many specimens of a species lie on a line so far."""
        strip = self.box.strips[self.box.side_of[line] * 4 + species]
        laid = self.laid
        count = 0
        for spot in self.box.spots_on[line]:
            count += strip[laid[spot]]
        return count

    def standing(self, line: int, worker: int) -> tuple[int, int]:
        """The own specimens of a worker (colour × 2, + 1 for a dominus) if it stands on this
        line, and what they would score (G-E1)."""
        specimens = self.specimens(line, worker >> 1)
        points = self.box.points[specimens]
        if worker & 1:
            points *= 2  # a dominus, the penalty included
        return specimens, points

    # Hidden information (G-S2)

    def _hand_seen(self, colour: int, seat: int) -> bool:
        """A hand is seen by its owner; what the ghost turns up, by all."""
        owner = self.box.seat_of[colour]
        return owner in (NOBODY, seat) or seat == OPEN

    def view(self, seat: Whole | None) -> dict[str, Any]:
        return cast(dict[str, Any], self._view(self.checked_seat(seat)))

    def open_view(self) -> dict[str, Any]:
        return cast(dict[str, Any], self._view(OPEN))

    def _view(self, me: int) -> View:
        box = self.box
        stocks: list[StockSeen] = []
        for colour in range(4):
            stock = self.stocks[colour]
            stocks.append(
                {
                    "seat": box.seat_of[colour],
                    "hand": list(stock.hand) if self._hand_seen(colour, me) else None,
                    "hand_size": len(stock.hand),
                    "pile": stock.left(),
                    "vilici": stock.vilici,
                    "domini": stock.domini,
                    "points": stock.points,
                }
            )
        workers: list[Worker | None] = [None] * (LINES + 1)
        for line in range(1, LINES + 1):
            worker = self.workers[line]
            if worker >= 0:
                specimens, points = self.standing(line, worker)
                workers[line] = {
                    "colour": worker >> 1,
                    "dominus": worker & 1 == 1,
                    "specimens": specimens,
                    "points": points,
                }
        gone = self.filled | 1 << self.cetarium
        return {
            "board": box.board,
            "order": ORDERS[box.order],
            "rounds": box.rounds,
            "places": box.colour_at[: box.turns],
            "round": self.round,
            "cetarium": self.cetarium,
            "amphora": self.amphora,
            "left": [number for number in box.numbers if not gone >> number & 1],
            "coming": self.aureus[self.round :] if box.order == HARUSPEX or me == OPEN else None,
            "stocks": stocks,
            "laid": self.laid[:],
            "workers": workers,
            "closed": [
                line for line in range(1, LINES + 1) if self.workers[line] < 0 and self.closed(line)
            ],
            "asked": cast(Asked | None, self.shown(me)),
            "scores": self.scores,
            "winners": list(self.winners),
        }

    def closed(self, line: int) -> bool:
        """G-W3: can no worker come to the line any more, in this round or a later one? For that
        there must be an empty cetarium beside the one that is being filled."""
        unfilled = self.box.tanks_on[line] & ~self.filled
        now = unfilled & 1 << self.cetarium
        others = unfilled & ~now
        return not others if now else not others & others - 1

    def asked(self, to: To, seats: tuple[int, ...], colour: int) -> dict[str, Any]:
        """What a frame shows of its question."""
        shown: Asked = {"to": to, "waits_for": list(seats), "colour": colour}
        return cast(dict[str, Any], shown)

    def printed(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.box.printed())

    def resample(self, seat: Whole | None, rng: Bits) -> Garum:
        me = self.checked_seat(seat)
        stream = Stream.of(rng)
        twin = self.clone()
        for colour in range(4):
            stock = twin.stocks[colour]
            unknown = stock.pile[stock.drawn :]
            held = 0
            if not self._hand_seen(colour, me):
                held = len(stock.hand)
                unknown.extend(stock.hand)
            unknown.sort()  # so that nothing of the real order shows through
            stream.shuffle(unknown)
            if held:
                stock.hand = tuple(unknown[:held])
            stock.pile = [-1] * stock.drawn + unknown[held:]
        if self.aureus and self.box.order != HARUSPEX:
            coming = sorted(self.aureus[self.round :])
            stream.shuffle(coming)
            twin.aureus = [-1] * self.round + coming
        return twin
