"""The response window (Q-X1): everybody may answer a treatment, until all have passed."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.quackery.actions import MODULE, PASS
from asclepia.games.quackery.adjustment import adjust
from asclepia.games.quackery.hands import Discard, owing
from asclepia.games.quackery.provisional import (
    Entry,
    can_be_credited,
    can_be_redirected,
    can_be_turned,
    entry_of,
    land,
)
from asclepia.games.quackery.remedies import Remedy
from asclepia.games.quackery.state import Quackery
from asclepia.games.quackery.views import AskedToRespond
from asclepia.games.quackery.vocabulary import ENTRY, ENTRY_AND_HUMOUR, RESPONSE
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame, Spot
from asclepia.table.texts import Message

PLAYED: Final = EventKind(
    "played", ("seat", "remedy", "humour", "other", "way", "player", "target")
)
PASSED: Final = EventKind("passed", ("seat",))
#: Nothing moves yet: so a humour would, if nobody answered any more.
LANDING: Final = EventKind("landing", ("seat", "humour", "before", "after"), silent=True)


def open_window(state: Quackery, below: Frame[Quackery], treatment: Entry) -> None:
    ask_anew(state, Window(below, treatment.seat, 0, (treatment,), 0))


def ask_anew(state: Quackery, window: Window) -> None:
    """Something was played, and everybody may answer it."""
    ask_on(state, window)
    if isinstance(state.frame, Window):
        tell_landing(state, window.entries)


def tell_landing(state: Quackery, entries: tuple[Entry, ...]) -> None:
    """Where what lies on the table would lead; the view shows it too."""
    if not state.listening_closely:
        return
    landing = land(state.box, state.status, entries)
    for humour in range(4):
        before, after = state.status[humour], landing.status[humour]
        if before != after:
            state.tell(LANDING, (landing.culprit(humour), humour, before, after))


def ask_on(state: Quackery, window: Window) -> None:
    """The next seat clockwise is asked. Only one that holds no card and has no ability that
    everybody sees to be usable is passed over, so that being asked tells nothing."""
    asked = window.asked
    passes = window.passes
    while passes < state.seats:
        asked = state.left_of(asked)
        if state.hands[asked] or ways_with_character(state, window, asked):
            below = window.below
            assert below is not None
            state.frame = Window(below, asked, passes, window.entries, window.used)
            return
        passes += 1
    below = window.below
    assert below is not None
    adjust(state, below, window.entries)


def ways_to_answer(
    state: Quackery, seat: int, remedy: Remedy, entries: tuple[Entry, ...]
) -> list[Action]:
    """The ways to play a response: on the treatment, or on the newest answer to it."""
    if remedy.targets not in (ENTRY, ENTRY_AND_HUMOUR):
        return remedy.ways_of(seat)
    found: list[Action] = []
    for which in range(min(2, len(entries))):
        target = len(entries) - 1 if which else 0
        if remedy.targets == ENTRY_AND_HUMOUR:
            if can_be_redirected(state.box, entries[target]):
                aim = land(state.box, state.status, entries).aim[target]
                found += remedy.redirects[which * 4 + aim]
        elif _answerable(state, remedy, entries[target]):
            found.append(remedy.on_entries[which])
    return found


def _answerable(state: Quackery, remedy: Remedy, target: Entry) -> bool:
    if remedy.turns and not can_be_turned(state.box, target):
        return False
    return not remedy.credits or can_be_credited(state.box, target)


def ways_with_character(state: Quackery, window: Window, seat: int) -> list[Action]:
    """Q-C5: an ability for the window, once a window; what it costs must be in the hand."""
    character = state.characters[seat]
    if character < 0 or window.used >> seat & 1:
        return []
    ability = state.box.remedy(character)
    if ability.use != RESPONSE or len(state.hands[seat]) < ability.pay:
        return []
    return ways_to_answer(state, seat, ability, window.entries)


@final
class Window(Frame[Quackery]):
    """One seat is asked at a time; cards lie on the table as intentions."""

    def __init__(
        self,
        below: Frame[Quackery],
        asked: int,
        passes: int,
        entries: tuple[Entry, ...],
        used: int,
    ) -> None:
        super().__init__(below)
        self.asked: Final = asked
        self.passes: Final = passes  # in a row
        self.entries: Final = entries
        self.used: Final = used  # seats whose character was used, as bits

    def pending(self, state: Quackery) -> tuple[int, ...]:
        return ALONE[self.asked]

    def in_turn(self, state: Quackery, seat: int) -> bool:
        return False  # the turn was the treatment

    def choices(self, state: Quackery, seat: int) -> list[Action]:
        found: list[Action] = [PASS]
        last = -1
        for card in state.hands[seat]:
            if card != last:
                last = card
                remedy = state.box.remedy(card)
                if remedy.use == RESPONSE:
                    found += ways_to_answer(state, seat, remedy, self.entries)
        return found + ways_with_character(state, self, seat)

    def play(self, state: Quackery, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        if action is PASS:
            state.tell(PASSED, (seat,))
            ask_on(state, Window(below, seat, self.passes + 1, self.entries, self.used))
            return
        entry = entry_of(state.box, seat, action, self.entries)
        state.tell(PLAYED, entry.told())
        entries = (*self.entries, entry)
        if entry.remedy in state.box.characters:
            used = self.used | 1 << seat
            pay = state.box.remedy(entry.remedy).pay
            after = Window(below, seat, 0, entries, used)
            if pay:
                tell_landing(state, entries)
                Discard(Answered(after), owing(state, seat, pay)).begin(state)
            else:
                ask_anew(state, after)
        else:
            state.take_from_hand(seat, entry.remedy)
            state.played = (*state.played, entry.remedy)
            ask_anew(state, Window(below, seat, 0, entries, self.used))

    def seen(self, state: Quackery, seat: int) -> dict[str, Any]:
        landing = land(state.box, state.status, self.entries)
        # First, by itself: mypyc frees `landing` after a comprehension in the same expression.
        culprits = [landing.culprit(humour) for humour in range(4)]
        found: AskedToRespond = {
            "to": "respond",
            "waits_for": [self.asked],
            "passes": self.passes,
            "used": [one for one in range(state.seats) if self.used >> one & 1],
            "entries": [entry.seen() for entry in self.entries],
            "stands": landing.stands,
            "landing": landing.status,
            "culprits": culprits,
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Quackery, seat: int) -> Message:
        """Who can only pass is told so; that is for this seat alone (`overheard`)."""
        none = len(self.choices(state, seat)) == 1
        if seat == state.treating and all(entry.seat == seat for entry in self.entries):
            return Message(MODULE, "prompt-respond-own-none" if none else "prompt-respond-own")
        if self.entries[-1].seat == seat:
            return Message(MODULE, "prompt-respond-mine-none" if none else "prompt-respond-mine")
        if none:
            return Message(MODULE, "prompt-respond-none")
        own = seat == state.treating
        return Message(MODULE, "prompt-respond-again" if own else "prompt-respond")

    def overheard(self, state: Quackery, seat: int) -> Message:
        return Message(MODULE, "prompt-respond")

    def blocked(self, state: Quackery, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        for card in sorted(set(state.hands[seat])):
            remedy = state.box.remedy(card)
            if remedy.use != RESPONSE:
                found.append(({"remedy": card}, "Q-T3", Message(MODULE, "blocked-treatment-card")))
            elif not ways_to_answer(state, seat, remedy, self.entries):
                found.append(({"remedy": card}, "Q-X1", Message(MODULE, "blocked-no-target")))
        character = state.characters[seat]
        if character >= 0 and state.box.remedy(character).use == RESPONSE:
            if self.used >> seat & 1:
                found.append(({"remedy": character}, "Q-C5", Message(MODULE, "blocked-used")))
            elif len(state.hands[seat]) < state.box.remedy(character).pay:
                pay = state.box.remedy(character).pay
                reason = Message(MODULE, "blocked-price", pay=pay)
                found.append(({"remedy": character}, "Q-C5", reason))
            elif not ways_with_character(state, self, seat):
                found.append(({"remedy": character}, "Q-C5", Message(MODULE, "blocked-no-target")))
        return found


@final
class Answered(Frame[Quackery]):
    """Waits below the price of an ability; then the window goes on."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.below)
        self.window: Final = window

    def resume(self, state: Quackery) -> None:
        ask_on(state, self.window)
