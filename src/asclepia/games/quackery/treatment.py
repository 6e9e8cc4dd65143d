"""The treatment action (Q-T1 to Q-T4)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.quackery.actions import ACTIONS, DOWN, MODULE, UP
from asclepia.games.quackery.provisional import entry_of
from asclepia.games.quackery.response import PLAYED, open_window
from asclepia.games.quackery.state import Quackery
from asclepia.games.quackery.views import AskedToTreat
from asclepia.games.quackery.vocabulary import TREATMENT
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.state import ALONE, Frame, Spot
from asclepia.table.texts import Message

TREATED: Final = EventKind("treated", ("seat", "humour", "way"))
BASIC_TREATMENTS: Final = [
    ACTIONS.find("treat", humour, way) for humour in range(4) for way in (DOWN, UP)
]


@final
class Treat(Frame[Quackery]):
    """Exactly one treatment action: basic, a card, or the character's."""

    def pending(self, state: Quackery) -> tuple[int, ...]:
        return ALONE[state.treating]

    def choices(self, state: Quackery, seat: int) -> list[Action]:
        found = BASIC_TREATMENTS[:]
        last = -1
        for card in state.hands[seat]:
            if card != last:  # hands are sorted: twins are offered once
                last = card
                remedy = state.box.remedy(card)
                if remedy.use == TREATMENT:
                    found += remedy.ways_of(seat)
        character = state.characters[seat]
        if character >= 0:
            ability = state.box.remedy(character)
            if ability.use == TREATMENT:
                found += ability.ways_of(seat)
        return found

    def play(self, state: Quackery, seat: int, action: Action) -> None:
        entry = entry_of(state.box, seat, action, ())
        if entry.remedy < 0:
            state.tell(TREATED, (seat, entry.humour, entry.way))
        else:
            state.tell(PLAYED, entry.told())
            if entry.remedy not in state.box.characters:
                state.take_from_hand(seat, entry.remedy)
                state.played = (*state.played, entry.remedy)
        state.turns += 1
        below = self.below
        assert below is not None
        open_window(state, below, entry)

    def seen(self, state: Quackery, seat: int) -> dict[str, Any]:
        found: AskedToTreat = {"to": "treat", "waits_for": list(self.pending(state))}
        return cast(dict[str, Any], found)

    def prompt(self, state: Quackery, seat: int) -> Message:
        return Message(MODULE, "prompt-treat")

    def blocked(self, state: Quackery, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        for card in sorted(set(state.hands[seat])):
            if state.box.remedy(card).use != TREATMENT:
                found.append(({"remedy": card}, "Q-T3", Message(MODULE, "blocked-response-card")))
        character = state.characters[seat]
        if character >= 0 and state.box.remedy(character).use != TREATMENT:
            found.append(({"remedy": character}, "Q-T4", Message(MODULE, "blocked-no-specialist")))
        return found
