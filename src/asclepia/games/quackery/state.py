"""The state of a game of Quackery: the patient, the hands, the hospitals, the piles."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.quackery.box import HAND, Box, Need, allowed
from asclepia.games.quackery.views import Asked, Quack, View
from asclepia.table.chance import Bits, Dice, Stream
from asclepia.table.events import EventKind
from asclepia.table.numbers import Whole
from asclepia.table.state import State

OPEN: Final = -2  # who looks at everything, when the game is over
NOBODY: Final = -1

DREW: Final = EventKind("drew", ("seat", "card"), secret=("card",), reveals=True)
RESHUFFLED: Final = EventKind("reshuffled", reveals=True)
LIMITED: Final = EventKind("limited", ("seat", "limit"))
DISCARDED: Final = EventKind("discarded", ("seat", "card"))
#: A whole hand goes, unasked: others see cards that they could not know of.
EMPTIED: Final = EventKind("discarded", ("seat", "card"), reveals=True)


@final
class Quackery(State):
    def __init__(self, box: Box, dice: Dice) -> None:
        super().__init__(box.seats)
        self.box: Final = box
        self.dice = dice
        # The patient in bed
        self.patient = NOBODY
        self.status: list[int] = [3, 3, 3, 3]
        self.turns = 0  # treatments of this patient so far
        self.diagnosing = 0
        self.treating = 0
        # The patients who wait, the next one first; who has looked at each, as bits of seats
        self.waiting: tuple[int, ...] = ()
        self.glimpsed: tuple[int, ...] = ()
        self.infection: tuple[int, ...] = (0, 0, 0, 0)  # of the next patient, by humour
        # The cards; those of a pile lie with the top last
        self.pile: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()  # on this patient: on the table until it is decided
        self.hands: list[tuple[int, ...]] = []
        self.limits: list[int] = []
        # The hospitals, by seat
        self.cured: list[tuple[int, ...]] = []
        self.succumbed: list[tuple[int, ...]] = []
        # The agendas, those that are out after the players' own; whose each seat knows, as bits
        self.agendas: tuple[int, ...] = ()
        self.confided: list[int] = []
        self.characters: list[int] = []
        self.victor = NOBODY  # who has met an agenda

    def clone(self) -> Quackery:
        twin = Quackery(self.box, self.dice)
        twin.dice = self.dice.clone()
        twin.patient = self.patient
        twin.status = self.status[:]
        twin.turns = self.turns
        twin.diagnosing = self.diagnosing
        twin.treating = self.treating
        twin.waiting = self.waiting
        twin.glimpsed = self.glimpsed
        twin.infection = self.infection
        twin.pile = self.pile
        twin.discards = self.discards
        twin.played = self.played
        twin.hands = self.hands[:]
        twin.limits = self.limits[:]
        twin.cured = self.cured[:]
        twin.succumbed = self.succumbed[:]
        twin.agendas = self.agendas
        twin.confided = self.confided[:]
        twin.characters = self.characters  # never changes
        twin.victor = self.victor
        twin.frame = self.frame
        return twin

    # Round the table

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def clockwise(self, first: int) -> list[int]:
        """All seats, from this one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    # Cards

    def draw(self, seat: int, count: int) -> None:
        """Q-A1, Q-A2: from the pile, made anew from the discards when it is empty."""
        for _ in range(count):
            if not self.pile:
                if not self.discards:
                    return
                again = sorted(self.discards)
                self.dice.shuffle(again)
                self.pile = tuple(again)
                self.discards = ()
                self.tell(RESHUFFLED, ())
            card = self.pile[-1]
            self.pile = self.pile[:-1]
            self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
            self.tell(DREW, (seat, card), seat)

    def drop(self, seat: int, card: int) -> None:
        """A card leaves the hand for the discard pile, openly."""
        self.take_from_hand(seat, card)
        self.discards = (*self.discards, card)
        self.tell(DISCARDED, (seat, card))

    def drop_all(self, seat: int) -> None:
        """The whole hand does: nobody is asked which."""
        for card in self.hands[seat]:
            self.tell(EMPTIED, (seat, card))
        self.discards = self.discards + self.hands[seat]
        self.hands[seat] = ()

    def take_from_hand(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def change_limit(self, seat: int, by: int) -> None:
        """Q-A3: never below one."""
        limit = allowed(self.limits[seat] + by)
        if limit != self.limits[seat]:
            self.limits[seat] = limit
            self.tell(LIMITED, (seat, limit))

    def first_limit(self, seat: int) -> int:
        character = self.characters[seat]
        extra = self.box.remedy(character).hand if character >= 0 else 0
        return allowed(HAND + extra)

    # Points (Q-E2)

    def value_of(self, seat: int) -> int:
        total = 0
        values = self.box.values
        for patient in self.cured[seat]:
            total += values[patient]
        if self.mourns(seat):
            for patient in self.succumbed[seat]:
                total -= values[patient]
        return total

    def mourns(self, seat: int) -> bool:
        """Do succumbed patients count against this seat?"""
        character = self.characters[seat]
        return character < 0 or self.box.remedy(character).mourns

    @property
    def scores(self) -> list[int]:
        return [self.value_of(seat) for seat in range(self.seats)]

    # Hidden information (Q-E4)

    def _knows_agenda(self, me: int, seat: int) -> bool:
        if me in (OPEN, seat) or self.over:  # at the end all agendas are shown
            return True
        return me >= 0 and bool(self.confided[me] >> seat & 1)

    def _knows_patient(self, me: int, place: int) -> bool:
        return me == OPEN or (me >= 0 and bool(self.glimpsed[place] >> me & 1))

    def view(self, seat: Whole | None) -> dict[str, Any]:
        return cast(dict[str, Any], self._view(self.checked_seat(seat)))

    def open_view(self) -> dict[str, Any]:
        return cast(dict[str, Any], self._view(OPEN))

    def _view(self, me: int) -> View:
        players: list[Quack] = []
        for seat in range(self.seats):
            known = self._knows_agenda(me, seat)
            players.append(
                {
                    "hand": list(self.hands[seat]) if me in (seat, OPEN) else None,
                    "hand_size": len(self.hands[seat]),
                    "limit": self.limits[seat],
                    "cured": list(self.cured[seat]),
                    "succumbed": list(self.succumbed[seat]),
                    "score": self.value_of(seat),
                    "character": self.characters[seat],
                    "agenda": self.agendas[seat] if known else None,
                    "progress": self.progress(seat, self.agendas[seat]) if known else None,
                }
            )
        return {
            "patient": self.patient,
            "status": self.status[:],
            "turns": self.turns,
            "patience": self.box.patience,
            "diagnosing": self.diagnosing,
            "treating": self.treating,
            "coming": [
                patient if self._knows_patient(me, place) else None
                for place, patient in enumerate(self.waiting)
            ],
            "infection": list(self.infection),
            "pile": len(self.pile),
            "discards": sorted(self.discards),
            "played": list(self.played),
            "players": players,
            "asked": cast(Asked | None, self.shown(me)),
            "victor": self.victor,
            "scores": self.scores,
            "winners": list(self.winners),
        }

    # Agendas (Q-C3)

    def progress(self, seat: int, agenda: int) -> list[list[int]]:
        """For each requirement of an agenda: how much of it the seat has, and the least."""
        return [[self.tally(seat, need), need.least] for need in self.box.agendas[agenda]]

    def nearness(self, seat: int, agenda: int) -> float:
        """How much of an agenda the seat has met, from 0 to 1."""
        needs = self.box.agendas[agenda]
        total = 0.0
        for need in needs:
            total += min(1.0, self.tally(seat, need) / need.least)
        return total / len(needs)

    def tally(self, seat: int, need: Need) -> int:
        """How much a seat has of what a requirement counts."""
        total = 0
        for owner in range(seat if need.mine else 0, seat + 1 if need.mine else self.seats):
            if need.cured:
                total = need.add(total, self.cured[owner])
            if need.succumbed:
                total = need.add(total, self.succumbed[owner])
        if need.by_estates:
            return (total & 1) + (total >> 1 & 1) + (total >> 2)
        return total

    def printed(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.box.printed)

    def resample(self, seat: Whole | None, rng: Bits) -> Quackery:
        me = self.checked_seat(seat)
        stream = Stream.of(rng)
        twin = self.clone()
        twin.dice = Dice(stream.getrandbits(62))

        cards = list(self.pile)
        for other in range(self.seats):
            if other != me:
                cards += self.hands[other]
        cards.sort()  # so that nothing of the real order shows through
        stream.shuffle(cards)
        at = 0
        for other in range(self.seats):
            if other != me:
                held = len(self.hands[other])
                twin.hands[other] = tuple(sorted(cards[at : at + held]))
                at += held
        twin.pile = tuple(cards[at:])

        hidden = sorted([p for i, p in enumerate(self.waiting) if not self._knows_patient(me, i)])
        stream.shuffle(hidden)
        waiting: list[int] = []
        for place, patient in enumerate(self.waiting):
            waiting.append(patient if self._knows_patient(me, place) else hidden.pop())
        twin.waiting = tuple(waiting)

        twin.agendas = self._guessed_agendas(me, stream)
        return twin

    def _guessed_agendas(self, me: int, stream: Stream) -> tuple[int, ...]:
        """The agendas as they may be, for whoever knows only some of them."""
        known = [self._knows_agenda(me, holder) for holder in range(len(self.agendas))]
        hidden = sorted([agenda for i, agenda in enumerate(self.agendas) if not known[i]])
        for attempt in range(100):
            secret = hidden[:]
            agendas: list[int] = []
            possible = True
            for holder, agenda in enumerate(self.agendas):
                if not known[holder]:
                    agenda = self._guess(holder, secret, stream)
                    if holder < self.seats and self.nearness(holder, agenda) >= 1:
                        possible = False  # the last ones left; another guess may do
                    secret.remove(agenda)
                agendas.append(agenda)
            if possible or attempt == 99:
                break
        return tuple(agendas)

    def _guess(self, seat: int, agendas: list[int], stream: Stream) -> int:
        """One of these agendas, the likelier the more of it the seat has met; but none that is
        met, if there is another: the game would be over (Q-E1)."""
        if seat >= self.seats:
            return agendas[stream.below(len(agendas))]
        weights: list[float] = []
        for agenda in agendas:
            near = self.nearness(seat, agenda)
            weights.append(0.2 + near if near < 1 else 0.0)
        at = stream.random() * sum(weights)
        for i in range(len(agendas)):
            at -= weights[i]
            if at < 0:
                return agendas[i]
        return agendas[-1]
