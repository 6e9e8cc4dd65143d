"""After the window: the humours move, and cards are drawn (Q-X3, Q-A1)."""

from __future__ import annotations

from typing import Final

from asclepia.games.quackery.effects import BALANCED
from asclepia.games.quackery.fate import Verdict, judge
from asclepia.games.quackery.hands import Discard, draw_or_limit, over_the_limit, those
from asclepia.games.quackery.provisional import BASIC, Entry, Landing, land
from asclepia.games.quackery.state import NOBODY, Quackery
from asclepia.games.quackery.vocabulary import CONFESS, DISCARD, DRAW, LIMIT, PEEK
from asclepia.table.events import EventKind
from asclepia.table.state import Frame

MOVED: Final = EventKind("moved", ("seat", "humour", "before", "after"))
CANCELLED: Final = EventKind("cancelled", ("seat", "remedy"))
PEEKED: Final = EventKind("peeked", ("seat", "place", "patient"), secret=("patient",), reveals=True)
CONFIDED: Final = EventKind(
    "confided", ("seat", "player", "agenda"), secret=("agenda",), reveals=True
)


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
            _draw_for_balance(state, before, landing, i)
            if entries[i].remedy != BASIC:
                _follow_card(state, entries[i])
    owed = _owed_after(state, entries, landing)
    Discard(Verdict(below, fate, culprit), owed).begin(state)


def _draw_for_balance(state: Quackery, before: list[int], landing: Landing, entry: int) -> None:
    """Q-A1: a card for each humour that this effect has brought into balance."""
    for humour in range(4):
        balanced = before[humour] != BALANCED and state.status[humour] == BALANCED
        if balanced and landing.cause[humour] == entry:
            seat = landing.owner[entry]
            character = state.characters[seat]
            extra = state.box.remedy(character).draws if character >= 0 else 0
            state.draw(seat, 1 + extra)


def _follow_card(state: Quackery, entry: Entry) -> None:
    """What a card does beside moving humours."""
    for step in state.box.remedy(entry.remedy).steps:
        if step.do in (DRAW, LIMIT):
            for seat in those(state, step.who, entry.seat, entry.player):
                draw_or_limit(state, step, seat)
        elif step.do == PEEK:
            _peek(state, entry.seat, step.by)
        elif step.do == CONFESS:
            state.confided[entry.seat] |= 1 << entry.player
            agenda = state.agendas[entry.player]
            state.tell(CONFIDED, (entry.seat, entry.player, agenda), entry.seat)


def _peek(state: Quackery, seat: int, count: int) -> None:
    glimpsed = list(state.glimpsed)
    for place in range(min(count, len(glimpsed))):
        glimpsed[place] |= 1 << seat
        state.tell(PEEKED, (seat, place, state.waiting[place]), seat)
    state.glimpsed = tuple(glimpsed)


def _owed_after(state: Quackery, entries: tuple[Entry, ...], landing: Landing) -> tuple[int, ...]:
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
