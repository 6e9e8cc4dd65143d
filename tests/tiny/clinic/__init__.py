"""Clinic: each turn a dose is set in two steps. Before either, as asides, a book may be read or
a vial sold. Then everybody in turn may answer with a card, until all have passed in a row:
"more" adds one, "cancel" undoes the newest card before it. Then the dose counts.
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
    Insight,
    Kind,
    Message,
    State,
    Stream,
    Whole,
)
from tests.tiny.common import TinyGame, TinyState

CARES = ActionSpace(
    __name__,
    Kind("herb", Field("leaf", 0, 2)),
    Kind("dose", Field("drops", 1, 3)),
    Kind("read", aside=True),
    Kind("sell", Field("vial", 0, 2), aside=True),
    Kind("recall", Field("pages", 1, 2)),
    Kind("more"),
    Kind("cancel"),
    Kind("pass"),
)
READ, MORE, CANCEL, PASS = (CARES.find(kind) for kind in ("read", "more", "cancel", "pass"))
SELL = [CARES.find("sell", vial) for vial in range(3)]
PRICES = (1, 0, -1)  # of a vial, in points: only the first kind is worth selling
CHOSEN = EventKind("chosen", ("seat", "leaf"))
RECALLED = EventKind("recalled", ("seat", "pages"))
SOLD = EventKind("sold", ("seat", "vial", "points"))
ANSWERED = EventKind("answered", ("seat", "card"))
TREATED = EventKind("treated", ("seat", "points"))
ROUNDS = 2


class Clinic(TinyState):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = -1
        self.books = [1] * seats
        self.vials = [[1, 1, 1] for _ in range(seats)]
        self.hands: list[list[Action]] = []

    def clone(self) -> Clinic:
        twin = Clinic(self.seats)
        twin.turn, twin.points = self.turn, self.points[:]
        twin.books, twin.hands = self.books[:], [hand[:] for hand in self.hands]
        twin.vials = [vials[:] for vials in self.vials]
        twin.frame = self.frame
        return twin

    def view(self, seat: Whole | None) -> dict[str, Any]:
        me = self.checked_seat(seat)
        return {
            "turn": self.turn,
            "points": self.points[:],
            "books": self.books[:],
            "vials": [vials[:] for vials in self.vials],
            "hand": [card.to_json() for card in self.hands[me]] if me >= 0 else None,
            "sizes": [len(hand) for hand in self.hands],
            "asked": self.shown(me),
        }

    def resample(self, seat: Whole | None, rng: Bits) -> Clinic:
        me = self.checked_seat(seat)
        twin = self.clone()
        stream = Stream.of(rng)
        for other, hand in enumerate(twin.hands):
            if other != me:
                twin.hands[other] = [(MORE, CANCEL)[stream.below(2)] for _ in hand]
        return twin

    def next_turn(self) -> None:
        self.turn += 1
        if self.turn == ROUNDS * self.seats:
            self.end_by_points()
        else:
            self.frame = ChooseHerb(None, self.turn % self.seats)

    def asides(self, seat: int) -> list[Action]:
        vials = [SELL[vial] for vial in range(3) if self.vials[seat][vial]]
        return [READ, *vials] if self.books[seat] else vials

    def aside(self, seat: int, action: Action) -> None:
        if action is READ:
            self.books[seat] -= 1
            self.frame = Recall(self.frame)
        else:
            vial = action.values[0]
            self.vials[seat][vial] -= 1
            self.points[seat] += PRICES[vial]
            self.tell(SOLD, (seat, vial, PRICES[vial]))


class ClinicTurn(Frame[Clinic]):
    """A step of a turn: here asides are open."""

    def __init__(self, below: Frame[Clinic] | None, seat: int) -> None:
        super().__init__(below)
        self.seat = seat

    def pending(self, state: Clinic) -> tuple[int, ...]:
        return ALONE[self.seat]

    def open_to_asides(self, state: Clinic, seat: int) -> bool:
        return True


class ChooseHerb(ClinicTurn):
    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return [CARES.find("herb", kind) for kind in range(3)]

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        state.tell(CHOSEN, (seat, action.values[0]))
        state.frame = ChooseDose(None, self.seat)

    def prompt(self, state: Clinic, seat: int) -> Message:
        return Message(__name__, "prompt-herb")


class ChooseDose(ClinicTurn):
    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return [CARES.find("dose", drops) for drops in (1, 2, 3)]

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        open_window(state, self.seat, action.values[0])

    def prompt(self, state: Clinic, seat: int) -> Message:
        return Message(__name__, "prompt-dose")


class Recall(Frame[Clinic]):
    """The interrupt: what the book is read for; whatever was going on then goes on."""

    def pending(self, state: Clinic) -> tuple[int, ...]:
        assert self.below is not None
        return self.below.pending(state)

    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return [CARES.find("recall", pages) for pages in (1, 2)]

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        state.points[seat] += action.values[0]
        state.tell(RECALLED, (seat, action.values[0]))
        state.done(self)

    def prompt(self, state: Clinic, seat: int) -> Message:
        return Message(__name__, "prompt-recall")


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

    def in_turn(self, state: Clinic, seat: int) -> bool:
        return False  # they answer what another has done

    def choices(self, state: Clinic, seat: int) -> list[Action]:
        return [PASS, *dict.fromkeys(state.hands[seat])]

    def play(self, state: Clinic, seat: int, action: Action) -> None:
        passes, cards = self.passes + 1, self.cards
        if action is not PASS:
            state.hands[seat].remove(action)
            state.tell(ANSWERED, (seat, int(action is CANCEL)))
            passes, cards = 0, (*self.cards, action)
        ask_on(state, Window(self.treating, self.dose, seat, passes, cards))

    def seen(self, state: Clinic, seat: int) -> dict[str, Any]:
        return {"waits_for": [self.asked], "cards": [str(card) for card in self.cards]}

    def prompt(self, state: Clinic, seat: int) -> Message:
        return Message(__name__, "prompt-answer")


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


class ClinicInsight(Insight):
    """Leans to big doses, and to the aside that brings something."""

    def lean(self, state: State, seat: int, choices: list[Action]) -> list[float]:
        found = []
        for action in choices:
            if action.kind.name == "sell":
                found.append(float(PRICES[action.values[0]]) * 4)
            elif action.kind.name in ("dose", "recall"):
                found.append(float(action.values[0]))
            else:
                found.append(0.0)
        return found


class ClinicGame(TinyGame):
    name = "clinic"
    title = "Clinic"
    actions = CARES
    insight = ClinicInsight()

    def set_up(
        self, seats: int, dice: Dice, options: dict[str, str], components: ComponentSet
    ) -> Clinic:
        state = Clinic(seats)
        state.hands = [[(MORE, CANCEL)[dice.below(2)] for _ in range(2)] for _ in range(seats)]
        state.next_turn()
        return state


GAME = ClinicGame()
