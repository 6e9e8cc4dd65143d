"""Tiny games, made to prove what the table can carry.

`Auction`: secret simultaneous bids. `Kitchen`: several seats at once, each at its own pace.
`Clinic`: a multi-step turn with an interrupt at any point, and a response window after it.
"""

from __future__ import annotations

from typing import Any

from asclepia.table import (
    ALONE,
    Action,
    ActionSpace,
    Bits,
    ComponentSet,
    Dice,
    EventKind,
    Field,
    Frame,
    Game,
    Kind,
    Message,
    Option,
    Sealed,
    State,
    Stream,
    Together,
)


class TinyGame(Game):
    seats = range(2, 5)
    component_type = ComponentSet

    def component_set(self, wanted: ComponentSet | str | None) -> ComponentSet:
        return ComponentSet(game=self.name, name="none", title="None", source="")


class TinyState(State):
    """Points, and whatever else a game needs, in plain lists."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.points)
        return tuple(s for s in range(self.seats) if self.points[s] == best) if self.over else ()


# Auction: three lots, one sealed bid each; the highest single bid wins and pays.

BIDS = ActionSpace("tests.table.tiny.auction", Kind("bid", Field("coins", 0, 5)))
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

    def view(self, seat: int | None) -> dict[str, Any]:
        me = self.checked_seat(seat)
        return {
            "lot": self.lot,
            "prize": self.prize,
            "purse": self.purse[:],
            "points": self.points[:],
            "asked": None if self.frame is None else self.frame.seen(self, me),
        }

    def resample(self, seat: int | None, rng: Bits) -> Auction:
        twin = self.clone()
        stream = Stream.of(rng)
        twin.dice = Dice(stream.getrandbits(62))
        if self.frame is not None:
            twin.frame = self.frame.resampled(twin, self.checked_seat(seat), stream)
        return twin

    def next_lot(self) -> None:
        self.lot += 1
        if self.lot > LOTS:
            self.frame = None
        else:
            self.prize = 1 + self.dice.below(6)
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

    def prompt(self, state: Auction) -> Message:
        return Message("asclepia.table", "ask-kind")


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


# Kitchen: everybody cooks three dishes, each chosen and then salted, nobody waits.

DISHES = ActionSpace(
    "tests.table.tiny.kitchen",
    Kind("dish", Field("worth", 1, 3)),
    Kind("salt", Field("pinches", 0, 2)),
)


class Kitchen(TinyState):
    def clone(self) -> Kitchen:
        twin = Kitchen(self.seats)
        twin.points = self.points[:]
        twin.frame = self.frame
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        frame = self.frame
        asked = None if frame is None else frame.seen(self, self.checked_seat(seat))
        return {"points": self.points[:], "asked": asked}

    def resample(self, seat: int | None, rng: Bits) -> Kitchen:
        return self.clone()


class Dish(Frame[Kitchen]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(None)
        self.seat = seat
        self.left = left

    def pending(self, state: Kitchen) -> tuple[int, ...]:
        return ALONE[self.seat]

    def choices(self, state: Kitchen, seat: int) -> list[Action]:
        return [DISHES.find("dish", worth) for worth in (1, 2, 3)]

    def play(self, state: Kitchen, seat: int, action: Action) -> None:
        state.points[seat] += action.values[0]
        state.frame = Salt(self)

    def resume(self, state: Kitchen) -> None:
        state.frame = Dish(self.seat, self.left - 1) if self.left > 1 else None


class Salt(Frame[Kitchen]):
    def pending(self, state: Kitchen) -> tuple[int, ...]:
        assert self.below is not None
        return self.below.pending(state)

    def choices(self, state: Kitchen, seat: int) -> list[Action]:
        return [DISHES.find("salt", pinches) for pinches in range(3)]

    def play(self, state: Kitchen, seat: int, action: Action) -> None:
        state.points[seat] += action.values[0] == 1
        state.done(self)


class Cooking(Together[Kitchen]):
    def again(self, stacks: dict[int, Frame[Kitchen] | None]) -> Cooking:
        return Cooking(self.below, stacks)


class KitchenGame(TinyGame):
    name = "kitchen"
    title = "Kitchen"
    actions = DISHES

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: ComponentSet
    ) -> Kitchen:
        state = Kitchen(seats)
        state.frame = Cooking(None, {seat: Dish(seat, 3) for seat in range(seats)})
        return state


# Clinic: each turn a dose is set in two steps; a book may be read before either of them.
# Then everybody in turn may answer with a card, until all have passed in a row: "more"
# adds one, "cancel" undoes the newest card before it. Then the dose counts.

CARES = ActionSpace(
    "tests.table.tiny.clinic",
    Kind("herb", Field("leaf", 0, 2)),
    Kind("dose", Field("drops", 1, 3)),
    Kind("read"),
    Kind("recall", Field("pages", 1, 2)),
    Kind("more"),
    Kind("cancel"),
    Kind("pass"),
)
READ, MORE, CANCEL, PASS = (CARES.find(kind) for kind in ("read", "more", "cancel", "pass"))
TREATED = EventKind("treated", ("seat", "points"))
ROUNDS = 2


class Clinic(TinyState):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = -1
        self.books = [1] * seats
        self.hands: list[list[Action]] = []

    def clone(self) -> Clinic:
        twin = Clinic(self.seats)
        twin.turn, twin.points = self.turn, self.points[:]
        twin.books, twin.hands = self.books[:], [hand[:] for hand in self.hands]
        twin.frame = self.frame
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        me = self.checked_seat(seat)
        return {
            "turn": self.turn,
            "points": self.points[:],
            "books": self.books[:],
            "hand": [card.to_json() for card in self.hands[me]] if me >= 0 else None,
            "sizes": [len(hand) for hand in self.hands],
            "asked": None if self.frame is None else self.frame.seen(self, me),
        }

    def resample(self, seat: int | None, rng: Bits) -> Clinic:
        twin = self.clone()
        stream = Stream.of(rng)
        for other, hand in enumerate(twin.hands):
            if other != seat:
                twin.hands[other] = [(MORE, CANCEL)[stream.below(2)] for _ in hand]
        return twin

    def next_turn(self) -> None:
        self.turn += 1
        if self.turn == ROUNDS * self.seats:
            self.frame = None
        else:
            self.frame = ChooseHerb(None, self.turn % self.seats)


class ClinicTurn(Frame[Clinic]):
    """A step of a turn. A book can be read on top of it; then the same step asks again."""

    def __init__(self, below: Frame[Clinic] | None, seat: int) -> None:
        super().__init__(below)
        self.seat = seat

    def pending(self, state: Clinic) -> tuple[int, ...]:
        return ALONE[self.seat]

    def steps(self, state: Clinic) -> list[Action]:
        raise NotImplementedError

    def step(self, state: Clinic, action: Action) -> None:
        raise NotImplementedError

    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return self.steps(state) + ([READ] if state.books[seat] else [])

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        if action is READ:
            state.books[seat] -= 1
            state.frame = Recall(self)
        else:
            self.step(state, action)


class ChooseHerb(ClinicTurn):
    def steps(self, state: Clinic) -> list[Action]:
        return [CARES.find("herb", kind) for kind in range(3)]

    def step(self, state: Clinic, action: Action) -> None:
        state.frame = ChooseDose(None, self.seat)


class ChooseDose(ClinicTurn):
    def steps(self, state: Clinic) -> list[Action]:
        return [CARES.find("dose", drops) for drops in (1, 2, 3)]

    def step(self, state: Clinic, action: Action) -> None:
        open_window(state, self.seat, action.values[0])


class Recall(Frame[Clinic]):
    """The interrupt: what the book is read for; whatever was going on then goes on."""

    def pending(self, state: Clinic) -> tuple[int, ...]:
        assert self.below is not None
        return self.below.pending(state)

    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return [CARES.find("recall", pages) for pages in (1, 2)]

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        state.points[seat] += action.values[0]
        state.done(self)


class Window(Frame[Clinic]):
    """Asks round the table until everybody has passed in a row."""

    def __init__(
        self, treating: int, dose: int, asked: int, passes: int, cards: tuple[Action, ...]
    ) -> None:
        super().__init__(None)
        self.treating, self.dose = treating, dose
        self.asked, self.passes, self.cards = asked, passes, cards

    def pending(self, state: Clinic) -> tuple[int, ...]:
        return ALONE[self.asked]

    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return [PASS, *dict.fromkeys(state.hands[seat])]

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        passes, cards = self.passes + 1, self.cards
        if action is not PASS:
            state.hands[seat].remove(action)
            passes, cards = 0, (*self.cards, action)
        ask_on(state, Window(self.treating, self.dose, seat, passes, cards))

    def seen(self, state: Clinic, seat: int) -> dict[str, Any]:
        return {"waits_for": [self.asked], "cards": [str(card) for card in self.cards]}


def open_window(state: Clinic, treating: int, dose: int) -> None:
    ask_on(state, Window(treating, dose, treating, 0, ()))


def ask_on(state: Clinic, window: Window) -> None:
    """The next seat that holds a card is asked; one with an empty hand passes by itself."""
    asked, passes = window.asked, window.passes
    while passes < state.seats:
        asked = (asked + 1) % state.seats
        if state.hands[asked]:
            state.frame = Window(window.treating, window.dose, asked, passes, window.cards)
            return
        passes += 1
    treat(state, window)


def treat(state: Clinic, window: Window) -> None:
    left: list[Action] = []
    for card in window.cards:
        if card is CANCEL and left:
            left.pop()
        elif card is MORE:
            left.append(card)
    points = window.dose + len(left)
    state.points[window.treating] += points
    state.tell(TREATED, (window.treating, points))
    state.next_turn()


class ClinicGame(TinyGame):
    name = "clinic"
    title = "Clinic"
    actions = CARES

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: ComponentSet
    ) -> Clinic:
        state = Clinic(seats)
        state.hands = [[(MORE, CANCEL)[dice.below(2)] for _ in range(2)] for _ in range(seats)]
        state.next_turn()
        return state


AUCTION, KITCHEN, CLINIC = AuctionGame(), KitchenGame(), ClinicGame()
TINY_GAMES = [AUCTION, KITCHEN, CLINIC]
