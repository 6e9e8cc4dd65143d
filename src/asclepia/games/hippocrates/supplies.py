"""What vials can be paid with (H-T3): own ones, knowledge tiles, assistants, bought ones."""

from __future__ import annotations

from typing import Final

from asclepia.games.hippocrates.actions import ACTIONS
from asclepia.games.hippocrates.box import DOCTOR
from asclepia.games.hippocrates.contracts import is_loose
from asclepia.games.hippocrates.practice import without
from asclepia.games.hippocrates.state import AS_DRACHMAS, SELL, Hippocrates
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANT_PAYS,
    BUYING,
    SELLING,
    TILE_DOCTOR,
    TILE_PATIENT,
    TILES,
)
from asclepia.table.actions import Action

TILE_FOR: Final = [
    [ACTIONS.find("tile_for", tile, medicine) for medicine in range(3)] for tile in range(TILES)
]
ASSISTANT_FOR: Final = [ACTIONS.find("assistant_for", medicine) for medicine in range(3)]


def usable_tiles(state: Hippocrates, seat: int) -> tuple[int, ...]:
    """Tiles that may stand for a vial: in hand, face down, and in the first edition doctors in
    service whom nobody is attached to (H-K5)."""
    practice = state.practices[seat]
    found = practice.tiles + practice.face_down
    for place in range(len(practice.doctors)):
        doctor = practice.doctors[place]
        if doctor >= TILE_DOCTOR and not state.box.revised and is_loose(practice.attached[place]):
            found = (*found, doctor - TILE_DOCTOR)
    return found


def drop_tile(state: Hippocrates, seat: int, tile: int) -> None:
    """A tile that stood for a vial leaves the game."""
    practice = state.practices[seat]
    if tile in practice.tiles:
        practice.tiles = without(practice.tiles, tile)
    elif tile in practice.face_down:
        practice.face_down = without(practice.face_down, tile)
    else:
        practice.leave(TILE_DOCTOR + tile)


def payable(state: Hippocrates, seat: int, needs: list[int], tiles: int, ready: int) -> bool:
    """Can these vials be had, with so many tiles and these assistants?"""
    practice = state.practices[seat]
    lacking = 0
    helpers = 0
    for medicine in range(3):
        missing = needs[medicine] - practice.vials[medicine]
        if missing > 0:
            lacking += missing
            if ready >> medicine & 1:
                lacking -= 1
                continue
        helpers += ready >> medicine & 1
    lacking -= tiles
    purse = practice.money
    if not state.box.revised:
        purse += ASSISTANT_PAYS * helpers
    return lacking * BUYING <= purse


def raised(state: Hippocrates, seat: int, money: int, kept: list[int], ready: int) -> list[Action]:
    """What to sell, and in the revised edition whom to spend, until there is so much money: not
    these vials, and only these assistants. First what no patient of the seat needs. Nothing, if it
    is there already or cannot be had."""
    practice = state.practices[seat]
    found: list[Action] = []
    lacking = money - practice.money
    if not state.box.revised:  # they help to pay as they are
        for assistant in range(3):
            lacking -= ASSISTANT_PAYS * (ready >> assistant & 1)
    spare = [practice.vials[medicine] - kept[medicine] for medicine in range(3)]
    unneeded = practice.vials[:]
    for patient in practice.emergency + practice.examination:
        for medicine in range(3):
            unneeded[medicine] -= state.box.needs[patient][medicine]
    for last in (False, True):
        for medicine in range(3):
            while lacking > 0 and spare[medicine] > 0 and (last or unneeded[medicine] > 0):
                found.append(SELL[medicine])
                lacking -= SELLING
                spare[medicine] -= 1
                unneeded[medicine] -= 1
        if state.box.revised and not last:
            for assistant in range(3):
                if lacking > 0 and ready >> assistant & 1:
                    found.append(AS_DRACHMAS[assistant])
                    lacking -= ASSISTANT_PAYS
    return [] if lacking > 0 else found


def raised_for_vials(
    state: Hippocrates, seat: int, needs: list[int], tiles: int, ready: int
) -> list[Action]:
    """… until these vials can be paid, with so many tiles and these assistants."""
    lacking = -tiles
    for medicine in range(3):
        missing = needs[medicine] - state.practices[seat].vials[medicine]
        if missing > 0:
            lacking += missing
            if ready >> medicine & 1:
                lacking -= 1
                ready &= ~(1 << medicine)
    return raised(state, seat, lacking * BUYING, needs, ready)


def loose_allowed(state: Hippocrates, seat: int, patient: int) -> int:
    """How many tiles that could stand for a vial may become this patient's doctors, so that the
    vials can still be paid; −1 if they cannot be paid at all."""
    practice = state.practices[seat]
    needs = state.box.needs[patient]
    tiles = len(usable_tiles(state, seat))
    if not tiles:
        return 0 if payable(state, seat, needs, 0, practice.assistants) else -1
    if patient >= TILE_PATIENT:
        tiles -= 1  # nobody stands for a vial of one's own
    doctors = 0
    for tile in practice.tiles:
        if state.box.tile_kinds[tile] == DOCTOR:
            doctors += 1
    for place in range(len(practice.doctors)):
        if practice.doctors[place] >= TILE_DOCTOR and is_loose(practice.attached[place]):
            doctors += 1
    for loose in range(min(3, doctors), -1, -1):
        if payable(state, seat, needs, tiles - loose, practice.assistants):
            return loose
    return -1
