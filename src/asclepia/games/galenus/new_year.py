"""The new year (A-Y2 to A-Y4; B-4, S-6): Roma is made ready again."""

from __future__ import annotations

from asclepia.games.galenus.colleague import greet_new_year
from asclepia.games.galenus.events import GALENUS_MOVED, JOURNEY_OPENED, YEAR_BEGAN
from asclepia.games.galenus.events import GLADIATORS as GLADIATORS_CHANGED
from asclepia.games.galenus.pergamon import follow_ranks
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.vocabulary import CARDS, DIGNITARIES, GLADIATORS, NONE


def new_year(state: Galenus) -> None:
    reset_contest_track(state)
    for physician in state.physicians:
        physician.come_home()
    state.subject = NONE
    state.treated = [()] * state.box.regions
    state.projects = [NONE] * state.box.regions
    state.shoppers = ()
    state.traveller = NONE
    state.recuperated = ()
    state.joined = NONE
    state.inside = ()
    state.swapped = False
    state.acted = 0
    state.successes = 0
    state.deeds = [0] * len(DIGNITARIES)
    state.year += 1
    state.tell(YEAR_BEGAN, (state.year,))
    reset_arena(state)
    open_journey(state)
    refresh_regions(state)


def reset_contest_track(state: Galenus) -> None:
    """A-Y2: Galenus goes down one for each region with patients left."""
    if state.box.pergamon:
        follow_ranks(state)
        return
    if state.box.colleague:
        greet_new_year(state)
    else:
        state.markers = [0] * state.seats
    down = 0
    for region in range(state.box.regions):
        if state.waiting(region):
            down += 1
    by = state.box.contest - down - state.galenus
    if by:
        state.galenus += by
        state.tell(GALENUS_MOVED, (by, state.galenus))


def reset_arena(state: Galenus) -> None:
    """A-Y3: four new gladiators."""
    if state.gladiators != GLADIATORS:
        state.tell(GLADIATORS_CHANGED, (GLADIATORS - state.gladiators, GLADIATORS))
        state.gladiators = GLADIATORS


def open_journey(state: Galenus) -> None:
    """A-S3, A-Y3: the next journey, with its goods."""
    if state.journey != NONE:
        state.journeys_gone = (*state.journeys_gone, state.journey)
    state.journey = state.journeys[0]
    state.journeys = state.journeys[1:]
    state.goods = state.box.goods[state.journey]
    state.tell(JOURNEY_OPENED, (state.journey,))


def refresh_regions(state: Galenus) -> None:
    """A-Y4: empty summer cards turn, then empty winter cards are replaced."""
    empty = [region for region in range(state.box.regions) if not state.waiting(region)]
    winter = [region for region in empty if state.faces[region] >= CARDS]
    for region in empty:
        face = state.faces[region]
        if face < CARDS:
            state.gone = (*state.gone, face)
            state.open_face(region, state.backs[region], NONE)
    for region in winter:
        state.gone = (*state.gone, state.faces[region])
        state.draw_region(region)
