"""After the window: humours move, cards are drawn, the patient is judged (Q-X3, Q-A1 to Q-A8)."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.quackery.actions import ACTIONS, CARDS, MODULE
from asclepia.games.quackery.box import (
    ALL,
    BALANCED,
    CONFESS,
    CURED,
    DEAD_HIGH,
    DEAD_LOW,
    DISCARD,
    DRAW,
    EVERY,
    INFECT,
    LIMIT,
    OTHERS,
    PEEK,
    PLAYER,
    RENEW,
    SELF,
    SEND,
    SHUFFLE,
    SUCCUMBED,
    Step,
)
from asclepia.games.quackery.provisional import BASIC, Entry, Landing, land
from asclepia.games.quackery.state import NOBODY, Quackery
from asclepia.games.quackery.winning import settle
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame
from asclepia.table.texts import Message

MOVED: Final = EventKind("moved", ("seat", "humour", "before", "after"))
CANCELLED: Final = EventKind("cancelled", ("seat", "remedy"))
PEEKED: Final = EventKind("peeked", ("seat", "place", "patient"), secret=("patient",), reveals=True)
CONFIDED: Final = EventKind(
    "confided", ("seat", "player", "agenda"), secret=("agenda",), reveals=True
)
PATIENT_CURED: Final = EventKind("cured", ("seat", "patient"))
PATIENT_SUCCUMBED: Final = EventKind("succumbed", ("seat", "patient"))
PATIENT_LEFT: Final = EventKind("left", ("patient",))
RENEWED: Final = EventKind("renewed", reveals=True)
SHUFFLED: Final = EventKind("shuffled", reveals=True)
SENT: Final = EventKind("sent", reveals=True)
INFECTED: Final = EventKind("infected", ("humour", "by"))

UNDECIDED: Final = -1
DISCARDS: Final = [ACTIONS.find("discard", card) for card in range(CARDS)]


def adjust(state: Quackery, below: Frame[Quackery], entries: tuple[Entry, ...]) -> None:
    """Q-X3: the window has closed; everything happens in its order."""
    landing = land(state.box, state.status, entries)
    before = state.status
    for i in range(len(entries)):
        if not landing.stands[i]:
            state.tell(CANCELLED, (entries[i].seat, entries[i].remedy))
    state.status = landing.status[:]
    for humour in range(4):
        if before[humour] != state.status[humour]:
            state.tell(
                MOVED, (landing.culprit(humour), humour, before[humour], state.status[humour])
            )
    fate, culprit = judge(before, landing)
    for i in range(len(entries)):
        if landing.stands[i]:
            draw_for_balance(state, before, landing, i)
            if entries[i].remedy != BASIC:
                follow_card(state, entries[i])
    owed = owed_after(state, entries, landing)
    Discard(Verdict(below, fate, culprit), owed).begin(state)


def judge(before: list[int], landing: Landing) -> tuple[int, int]:
    """Q-A4, Q-A5: the patient's fate, and who has caused it; the latest effect decides."""
    latest = -1
    for humour in range(4):
        if landing.status[humour] in (DEAD_LOW, DEAD_HIGH):
            latest = max(latest, landing.cause[humour])
    if latest >= 0:
        return SUCCUMBED, landing.owner[latest]
    for humour in range(4):
        if landing.status[humour] != BALANCED:
            return UNDECIDED, NOBODY
        if before[humour] != BALANCED:
            latest = max(latest, landing.cause[humour])
    return CURED, landing.owner[latest]


def draw_for_balance(state: Quackery, before: list[int], landing: Landing, entry: int) -> None:
    """Q-A1: a card for each humour that this effect has brought into balance."""
    for humour in range(4):
        balanced = before[humour] != BALANCED and state.status[humour] == BALANCED
        if balanced and landing.cause[humour] == entry:
            seat = landing.owner[entry]
            character = state.characters[seat]
            extra = state.box.remedy(character).draws if character >= 0 else 0
            state.draw(seat, 1 + extra)


def follow_card(state: Quackery, entry: Entry) -> None:
    """What a card does beside moving humours."""
    for step in state.box.remedy(entry.remedy).steps:
        if step.do in (DRAW, LIMIT):
            for seat in those(state, step.who, entry.seat, entry.player):
                draw_or_limit(state, step, seat)
        elif step.do == PEEK:
            peek(state, entry.seat, step.by)
        elif step.do == CONFESS:
            state.confided[entry.seat] |= 1 << entry.player
            agenda = state.agendas[entry.player]
            state.tell(CONFIDED, (entry.seat, entry.player, agenda), entry.seat)


def those(state: Quackery, who: int, seat: int, player: int) -> list[int]:
    """The seats that a step is about, clockwise from the Treating Quack."""
    if who == SELF:
        return [seat]
    if who == PLAYER:
        return [player]
    found = state.clockwise(state.treating)
    if who == OTHERS:
        found.remove(seat)
    return found


def draw_or_limit(state: Quackery, step: Step, seat: int) -> None:
    if step.do == DRAW:
        state.draw(seat, step.by)
    else:
        state.change_limit(seat, step.by)


def peek(state: Quackery, seat: int, count: int) -> None:
    glimpsed = list(state.glimpsed)
    for place in range(min(count, len(glimpsed))):
        glimpsed[place] |= 1 << seat
        state.tell(PEEKED, (seat, place, state.waiting[place]), seat)
    state.glimpsed = tuple(glimpsed)


# Discarding (Q-A3)


def over_the_limit(state: Quackery) -> tuple[int, ...]:
    return tuple(
        [max(0, len(state.hands[seat]) - state.limits[seat]) for seat in range(state.seats)]
    )


def owed_after(state: Quackery, entries: tuple[Entry, ...], landing: Landing) -> tuple[int, ...]:
    """What the cards tell seats to discard, if they have it, and down to the limit anyhow."""
    due = [0] * state.seats
    for i in range(len(entries)):
        if landing.stands[i] and entries[i].remedy != BASIC:
            for step in state.box.remedy(entries[i].remedy).steps:
                if step.do == DISCARD:
                    for seat in those(state, step.who, entries[i].seat, NOBODY):
                        due[seat] += step.by
    over = over_the_limit(state)
    return tuple(
        [max(over[seat], min(due[seat], len(state.hands[seat]))) for seat in range(state.seats)]
    )


def owing(state: Quackery, seat: int, count: int) -> tuple[int, ...]:
    """One seat owes so many cards, if it has them."""
    owed = [0] * state.seats
    owed[seat] = min(count, len(state.hands[seat]))
    return tuple(owed)


@final
class Discard(Frame[Quackery]):
    """Who owes cards chooses which, openly; clockwise from the Treating Quack."""

    def __init__(self, below: Frame[Quackery], owed: tuple[int, ...]) -> None:
        super().__init__(below)
        self.owed: Final = owed  # by seat

    def begin(self, state: Quackery) -> None:
        """Ask the next one who has a choice. Who owes the whole hand has none."""
        owed = list(self.owed)
        for seat in state.clockwise(state.treating):
            if owed[seat] and owed[seat] < len(state.hands[seat]):
                state.frame = Discard(self._next(), tuple(owed))
                return
            if owed[seat]:
                owed[seat] = 0
                state.drop_all(seat)
        self._next().resume(state)

    def _next(self) -> Frame[Quackery]:
        below = self.below
        assert below is not None
        return below

    def asked(self, state: Quackery) -> int:
        for seat in state.clockwise(state.treating):
            if self.owed[seat]:
                return seat
        raise AssertionError("nobody owes a card")

    def pending(self, state: Quackery) -> tuple[int, ...]:
        return ALONE[self.asked(state)]

    def choices(self, state: Quackery, seat: int) -> list[Action]:
        return [DISCARDS[card] for card in sorted(set(state.hands[seat]))]

    def play(self, state: Quackery, seat: int, action: Action) -> None:
        state.drop(seat, action.values[0])
        owed = list(self.owed)
        owed[seat] -= 1
        Discard(self._next(), tuple(owed)).begin(state)

    def seen(self, state: Quackery, seat: int) -> dict[str, Any]:
        return {
            "to": "discard",
            "waits_for": list(self.pending(state)),
            "owed": list(self.owed),
        }

    def prompt(self, state: Quackery, seat: int) -> Message:
        return Message(MODULE, "prompt-discard", count=self.owed[self.asked(state)])


# The patient's fate


@final
class Verdict(Frame[Quackery]):
    """Waits for the hand limits; then the patient is cured, succumbs, or is treated on."""

    def __init__(self, below: Frame[Quackery], fate: int, culprit: int) -> None:
        super().__init__(below)
        self.fate: Final = fate
        self.culprit: Final = culprit

    def resume(self, state: Quackery) -> None:
        if self.fate == SUCCUMBED:
            state.tell(PATIENT_SUCCUMBED, (self.culprit, state.patient))
            Directions(self, self.culprit, 0).resume(state)
        elif self.fate == CURED:
            state.tell(PATIENT_CURED, (self.culprit, state.patient))
            state.cured[self.culprit] = (*state.cured[self.culprit], state.patient)
            self._decided(state)
        elif state.turns >= state.box.patience:  # Q-A8
            state.tell(PATIENT_LEFT, (state.patient,))
            self._decided(state)
        else:
            state.done(self)

    def bury(self, state: Quackery) -> None:
        """The printed directions have been followed."""
        state.succumbed[self.culprit] = (*state.succumbed[self.culprit], state.patient)
        self._decided(state)

    def _decided(self, state: Quackery) -> None:
        """Q-A7: what was played on this patient is discarded."""
        state.patient = NOBODY
        state.discards = state.discards + state.played
        state.played = ()
        if not settle(state):
            state.done(self)


@final
class Directions(Frame[Quackery]):
    """Q-A4: what the patient prints for this case, step by step."""

    def __init__(self, below: Verdict, culprit: int, step: int) -> None:
        super().__init__(below)
        self.verdict: Final = below
        self.culprit: Final = culprit
        self.step: Final = step

    def resume(self, state: Quackery) -> None:
        steps = state.box.directions[state.patient]
        if self.step == len(steps):
            self.verdict.bury(state)
            return
        step = steps[self.step]
        on = Directions(self.verdict, self.culprit, self.step + 1)
        owed = [0] * state.seats
        for seat in those(state, step.who if step.who >= 0 else ALL, self.culprit, NOBODY):
            if step.do in (DRAW, LIMIT):
                draw_or_limit(state, step, seat)
            elif step.do == DISCARD:
                owed[seat] = min(step.by, len(state.hands[seat]))
        if step.do == DISCARD:
            Discard(on, tuple(owed)).begin(state)
        else:
            follow_direction(state, step)
            Discard(on, over_the_limit(state)).begin(state)


def follow_direction(state: Quackery, step: Step) -> None:
    if step.do == RENEW:
        pile = sorted(state.pile + state.discards)
        state.dice.shuffle(pile)
        state.pile = tuple(pile)
        state.discards = ()
        state.tell(RENEWED, ())
    elif step.do == SHUFFLE:
        waiting = sorted(state.waiting)
        state.dice.shuffle(waiting)
        state.waiting = tuple(waiting)
        state.glimpsed = (0,) * len(waiting)
        state.tell(SHUFFLED, ())
    elif step.do == SEND and state.waiting:
        state.waiting = (*state.waiting[1:], state.waiting[0])
        state.glimpsed = (*state.glimpsed[1:], state.glimpsed[0])
        state.tell(SENT, ())
    elif step.do == INFECT:
        infection = list(state.infection)
        for humour in range(4):
            if step.humour in (humour, EVERY):
                infection[humour] += step.by
                state.tell(INFECTED, (humour, step.by))
        state.infection = tuple(infection)
