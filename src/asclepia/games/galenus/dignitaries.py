"""What the dignitaries do (S-7 to S-9), in Pergamon and as Galenus' colleague in Rome."""

from __future__ import annotations

from asclepia.games.galenus.events import (
    ACTED,
    DISCARDED,
    PELOPS_ROSE,
    SWAPPED,
    VISITOR_TREATED,
    WORKS_MOVED,
)
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.vocabulary import (
    ASIARCH,
    KINDS,
    LINES,
    PELOPS,
    SATYRUS,
    THEAGENES,
)
from asclepia.table.lists import put

GOODS_DISCARDED = 3  # S-8


def act(state: Galenus, who: int) -> None:
    """All but Nicon, who asks (pergamon.py). Nobody gains or loses anything by it."""
    state.acted |= 1 << who
    if who == SATYRUS:
        success = treat_all(state, who, state.where[who])
    elif who == PELOPS:
        success = pelops_treats(state)
    elif who == ASIARCH:
        success = state.gladiators > 0
        note(state, who, state.gladiators)
        state.change_gladiators(-state.gladiators)
    else:
        assert who == THEAGENES
        success = bool(state.goods)
        for good in state.goods[:GOODS_DISCARDED]:
            note(state, who, 1)
            state.tell(DISCARDED, (who, good))
        state.goods = state.goods[GOODS_DISCARDED:]
    has_acted(state, who, success)


def has_acted(state: Galenus, who: int, success: bool) -> None:
    if success:
        state.successes |= 1 << who
    state.tell(ACTED, (who, 1 if success else 0))


def note(state: Galenus, who: int, count: int) -> None:
    """What it has done this year stays in sight."""
    state.deeds = put(state.deeds, who, state.deeds[who] + count)


def treat_all(state: Galenus, who: int, region: int) -> bool:
    """Satyrus: everybody in his region."""
    found = False
    for humour in range(KINDS):
        if take(state, who, region, humour, state.patients[region * KINDS + humour]):
            found = True
    return found


def take(state: Galenus, who: int, region: int, humour: int, count: int) -> bool:
    """So many patients go back to the supply."""
    if not count:
        return False
    state.leave(region, humour, count)
    note(state, who, count)
    state.tell(VISITOR_TREATED, (who, region, humour, count))
    return True


def pelops_treats(state: Galenus) -> bool:
    """S-9: from the top down until each type was treated; then his skill rises."""
    treated = 0
    for region in range(state.box.regions):
        for humour in range(KINDS):
            able = state.box.levels[state.pelops[humour]] + 1
            count = min(able, state.patients[region * KINDS + humour])
            if take(state, PELOPS, region, humour, count):
                treated |= 1 << humour
        if treated == (1 << KINDS) - 1:
            pelops_rises(state)
            return True
    return False


def pelops_rises(state: Galenus) -> None:
    """Each marker to just below its next line, or over it if it is there already; the works
    that lie on a crossed line move up to the next one."""
    box = state.box
    for humour in range(KINDS):
        position = state.pelops[humour]
        line = box.levels[position]
        if line == LINES:
            continue  # there is no further line
        if position < box.ends[position]:
            position = box.ends[position]
        else:
            position += 1
            if line + 1 < LINES:
                below = humour * LINES + line
                works = state.lines[below]
                if works:
                    lines = put(state.lines, below, 0)
                    lines[below + 1] += works
                    state.lines = lines
                    state.tell(WORKS_MOVED, (humour, line + 1, works))
        state.pelops = put(state.pelops, humour, position)
        state.tell(PELOPS_ROSE, (humour, position))


def swap(state: Galenus, seat: int, one: int, other: int) -> None:
    """S-7: two dignitaries on the contest track; their mediples follow at new year."""
    spaces = state.spaces[:]
    spaces[one], spaces[other] = spaces[other], spaces[one]
    state.spaces = spaces
    state.swapped = True
    state.tell(SWAPPED, (seat, one, other))
