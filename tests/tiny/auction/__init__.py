"""Auction: three lots, one sealed bid each; the highest single bid wins the lot and pays."""

from __future__ import annotations

from typing import Any

from asclepia.table import (
    Action,
    ActionSpace,
    Bits,
    ComponentSet,
    Dice,
    EventKind,
    Field,
    Kind,
    Message,
    Option,
    Sealed,
    Stream,
    Whole,
)
from tests.tiny.common import TinyGame, TinyState

BIDS = ActionSpace(__name__, Kind("bid", Field("coins", 0, 5)))
OPENED = EventKind("opened", ("lot", "prize"), reveals=True)
REVEALED = EventKind("revealed", ("seat", "coins"), reveals=True)
LOTS = 3


class Auction(TinyState):
    def __init__(self, seats: int, dice: Dice) -> None:
        super().__init__(seats)
        self.dice = dice
        self.lot = 0
        self.prize = 0
        self.purse = [5] * seats

    def clone(self) -> Auction:
        twin = Auction(self.seats, self.dice.clone())
        twin.lot, twin.prize = self.lot, self.prize
        twin.purse, twin.points = self.purse[:], self.points[:]
        twin.frame = self.frame
        return twin

    def view(self, seat: Whole | None) -> dict[str, Any]:
        return {
            "lot": self.lot,
            "prize": self.prize,
            "purse": self.purse[:],
            "points": self.points[:],
            "asked": self.shown(self.checked_seat(seat)),
        }

    def resample(self, seat: Whole | None, rng: Bits) -> Auction:
        me = self.checked_seat(seat)
        twin = self.clone()
        stream = Stream.of(rng)
        twin.dice = Dice(stream.getrandbits(62))
        if self.frame is not None:
            twin.frame = self.frame.resampled(twin, me, stream)
        return twin

    def next_lot(self) -> None:
        self.lot += 1
        if self.lot > LOTS:
            self.end_by_points()
        else:
            self.prize = 1 + self.dice.below(6)
            self.tell(OPENED, (self.lot, self.prize))
            self.frame = Bid(None, dict.fromkeys(range(self.seats)))


class Bid(Sealed[Auction]):
    def options(self, state: Auction, seat: int) -> list[Action]:
        return [BIDS.find("bid", coins) for coins in range(state.purse[seat] + 1)]

    def again(self, sealed: dict[int, Action | None]) -> Bid:
        return Bid(self.below, sealed)

    def reveal(self, state: Auction, chosen: dict[int, Action]) -> None:
        bids = {seat: action.values[0] for seat, action in chosen.items()}
        for seat, coins in bids.items():
            state.tell(REVEALED, (seat, coins))
        best = max(bids.values())
        first = [seat for seat, coins in bids.items() if coins == best]
        if len(first) == 1:
            state.purse[first[0]] -= best
            state.points[first[0]] += state.prize
        state.next_lot()

    def prompt(self, state: Auction, seat: int) -> Message:
        return Message(__name__, "prompt-bid", coins=state.purse[seat])


class AuctionGame(TinyGame):
    name = "auction"
    title = "Auction"
    actions = BIDS
    options = (Option("mood", ("calm", "wild"), "calm", "nothing at all"),)

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: ComponentSet
    ) -> Auction:
        state = Auction(seats, dice)
        state.next_lot()
        return state


GAME = AuctionGame()
