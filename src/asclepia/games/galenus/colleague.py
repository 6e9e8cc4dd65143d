"""Galenus' colleague (B-1 to B-5): Satyrus or Pelops works in Rome, too."""

from __future__ import annotations

from asclepia.games.galenus.dignitaries import act
from asclepia.games.galenus.events import VISITOR_ADVANCED, VISITOR_MOVED
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.vocabulary import NONE, PELOPS, SATYRUS
from asclepia.table.lists import put


def colleague(state: Galenus) -> int:
    """Who it is."""
    return SATYRUS if state.where[SATYRUS] != NONE else PELOPS


def attempt_if_due(state: Galenus) -> None:
    """B-2: once a year, when all players ahead of the colleague have begun to get results."""
    if not state.box.colleague:
        return
    who = colleague(state)
    if state.acted >> who & 1:
        return
    for seat in range(state.seats):
        physician = state.physicians[seat]
        ahead = state.markers[seat] - state.spaces[who]
        if (ahead > 0 or (ahead == 0 and physician.doctrines)) and not physician.results:
            return
    act(state, who)


def enter_contest(state: Galenus) -> None:
    """B-3: back to the start, then up by the patients left on region cards."""
    state.markers = [0] * state.seats
    who = colleague(state)
    left = 0
    for region in range(state.box.regions):
        left += state.waiting(region)
    state.spaces = put(state.spaces, who, left)
    state.tell(VISITOR_ADVANCED, (who, left, left))


def greet_new_year(state: Galenus) -> None:
    """B-4: Pelops returns to the top region, Satyrus goes one down, round again."""
    who = colleague(state)
    region = 0 if who == PELOPS else (state.where[who] + 1) % state.box.regions
    if region != state.where[who]:
        state.where = put(state.where, who, region)
        state.tell(VISITOR_MOVED, (who, region))
