"""The check of works and the final scoring (A-Y1, A-F1, A-F2)."""

from __future__ import annotations

from asclepia.games.galenus.events import COUNTED, WON_BY_WORKS
from asclepia.games.galenus.pergamon import judge
from asclepia.games.galenus.physician import total
from asclepia.games.galenus.state import END, Galenus
from asclepia.games.galenus.vocabulary import (
    LEAD_IN_WORKS,
    THERIAC_POINTS,
    WORK_POINTS,
)


def won_by_works(state: Galenus) -> bool:
    """A-Y1: four more notable works than every other player."""
    if state.box.pergamon:
        return False
    works = [physician.works for physician in state.physicians]
    most = max(works)
    leader = works.index(most)
    for seat in range(state.seats):
        if seat != leader and most - works[seat] < LEAD_IN_WORKS:
            return False
    state.phase = END
    state.tell(WON_BY_WORKS, (leader, most))
    state.end((leader,), ranks(state, leader))
    return True


def final_scoring(state: Galenus) -> None:
    state.phase = END
    for seat in state.player_order():
        physician = state.physicians[seat]
        works = WORK_POINTS * physician.works
        theriac = THERIAC_POINTS if 0 not in physician.herbs else 0
        hospital = -total(physician.hospital)
        physician.impact += works + physician.philosophy + theriac + hospital
        state.tell(COUNTED, (seat, works, physician.philosophy, theriac, hospital))
        state.changed(seat)
    if state.box.pergamon:
        judge(state)
        return
    places = ranks(state, -1)
    state.end(tuple([seat for seat in range(state.seats) if places[seat] == 1]), places)


def ranks(state: Galenus, winner: int) -> tuple[int, ...]:
    """A-F2: impact, then Primus spaces, then publications; shared where all are equal."""
    ahead = [
        (
            seat == winner,
            state.physicians[seat].impact,
            state.primus.count(seat),
            state.publications(seat),
        )
        for seat in range(state.seats)
    ]
    return tuple([1 + sum([other > mine for other in ahead]) for mine in ahead])
