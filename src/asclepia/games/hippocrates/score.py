"""Phase 5: the score, the renewal of queues and markets, and the end (H-E1 to H-E5, H-X2, H-X3)."""

from __future__ import annotations

from typing import Final

from asclepia.games.hippocrates.practice import NO_PATIENTS, Practice
from asclepia.games.hippocrates.recruitment import uncover_tile
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.vocabulary import BASIC, COLUMNS, HADES, NONE, ROWS, TILE_PATIENT
from asclepia.table.events import EventKind
from asclepia.table.lists import put

DIED: Final = EventKind("died", ("seat", "patient"))
WORSENED: Final = EventKind("worsened", ("seat", "patient"))
DISCHARGED: Final = EventKind("discharged", ("seat", "patient", "points"))
RETIRED: Final = EventKind("retired", ("seat", "doctor", "points"))
STAYED: Final = EventKind("stayed", ("seat", "points"))  # the basic doctor
WAITED: Final = EventKind("waited", ("column", "row", "patient"))  # for another bribe
QUEUED: Final = EventKind("queued", ("column", "row", "patient"), reveals=True)
NEXT_PATIENT: Final = EventKind("next_patient", ("column", "patient"), reveals=True)
KIT_OPENED: Final = EventKind("kit_opened", ("column", "kit"), reveals=True)
ROUND_BEGAN: Final = EventKind("round_began", ("round",))
LOST: Final = EventKind("lost", ("seat", "patients", "points"))
WON: Final = EventKind("won", ("seat", "points"))
BEATEN: Final = EventKind("beaten", ("seat", "rank"))  # in a solo game


def score_round(state: Hippocrates) -> None:
    for seat in range(state.seats):
        move_patients(state, seat)
    for marker in state.order:  # H-E2: in reputation order, fixed at the start
        if marker < state.seats:
            state.gain_reputation(marker, len(state.practices[marker].treated))
    for seat in range(state.seats):
        discharge(state, seat)
        retire_doctors(state, seat)
        state.practices[seat].fresh = 0


def move_patients(state: Hippocrates, seat: int) -> None:
    """H-E1: who was not treated gets worse."""
    practice = state.practices[seat]
    for patient in practice.emergency:
        state.tell(DIED, (seat, patient))
    practice.hades = practice.hades + practice.emergency
    for patient in practice.examination:
        state.tell(WORSENED, (seat, patient))
    practice.emergency = practice.examination
    practice.examination = NO_PATIENTS


def discharge(state: Hippocrates, seat: int) -> None:
    """H-E3: patients treated this round score; they still occupy their contracts."""
    practice = state.practices[seat]
    for patient in practice.treated:
        points = state.box.patient_points[patient]
        practice.points += points
        practice.by_patients += points
        state.tell(DISCHARGED, (seat, patient, points))
    practice.treated = NO_PATIENTS


def retire_doctors(state: Hippocrates, seat: int) -> None:
    """H-E4: a doctor with all contracts used scores and retires; the basic one may stay (H-D14)."""
    practice = state.practices[seat]
    gone: list[int] = []
    for place in range(len(practice.doctors) - 1, -1, -1):
        doctor = practice.doctors[place]
        if NONE in practice.attached[place]:
            continue
        points = state.box.doctor_points[doctor]
        practice.points += points
        practice.by_doctors += points
        if doctor == BASIC and practice.keeps_basic:
            free_contracts = (NONE,) * len(practice.attached[place])
            before = practice.attached
            practice.attached = (*before[:place], free_contracts, *before[place + 1 :])
            state.tell(STAYED, (seat, points))
        else:
            gone += practice.leave(doctor)
            state.tell(RETIRED, (seat, doctor, points))
    practice.keeps_basic = False
    if not state.box.revised:  # H-D15
        lie_about(practice, gone)


def lie_about(practice: Practice, patients: list[int]) -> None:
    """First edition: discharged patients whose doctors have all retired just lie there."""
    for patient in patients:
        if patient >= TILE_PATIENT:  # H-K1: those of tiles leave
            continue
        if not practice.held(patient) and patient not in practice.discharged:
            practice.discharged = (*practice.discharged, patient)


# Renewal (H-E5)


def renew(state: Hippocrates) -> None:
    state.queue = state.queue[:]  # lists of our own, that can be changed here
    state.bribes = state.bribes[:]
    for column in range(COLUMNS):
        if state.box.revised:
            slide_up(state, column)
        for row in range(ROWS):
            place = column * ROWS + row
            if state.queue[place] != NONE:
                state.bribes[place] += 1
                state.tell(WAITED, (column, row, state.queue[place]))
        refill(state, column)
    for column in range(COLUMNS):
        stack = state.kit_stacks[column]
        state.kits = put(state.kits, column, stack[0] if stack else NONE)
        state.kit_stacks = put(state.kit_stacks, column, stack[1:])
        if stack:
            state.tell(KIT_OPENED, (column, stack[0]))
        if state.box.revised:  # H-D13
            state.tiles = put(state.tiles, column, NONE)
            uncover_tile(state, column)


def slide_up(state: Hippocrates, column: int) -> None:
    """H-D12: remaining patients move to the top of their column, with their bribes."""
    start = column * ROWS
    patients: list[int] = []
    bribes: list[int] = []
    for place in range(start, start + ROWS):
        if state.queue[place] != NONE:
            patients.append(state.queue[place])
            bribes.append(state.bribes[place])
    for row in range(ROWS):
        state.queue[start + row] = patients[row] if row < len(patients) else NONE
        state.bribes[start + row] = bribes[row] if row < len(patients) else 0


def refill(state: Hippocrates, column: int) -> None:
    """Gaps are filled from the stack, from the top down; a stack may run short."""
    stack = state.stacks[column]
    taken = 0
    for row in range(ROWS):
        place = column * ROWS + row
        if state.queue[place] == NONE and taken < len(stack):
            state.queue[place] = stack[taken]
            state.tell(QUEUED, (column, row, stack[taken]))
            taken += 1
    state.stacks = put(state.stacks, column, stack[taken:])
    if taken and taken < len(stack):
        state.tell(NEXT_PATIENT, (column, stack[taken]))


# The end


def final_score(state: Hippocrates) -> None:
    """H-D17, and who has won (H-X2, H-X3, H-D18)."""
    for seat in range(state.seats):
        practice = state.practices[seat]
        untreated = len(practice.emergency)
        cost = 0
        if state.box.revised:
            for patient in practice.emergency:
                state.tell(DIED, (seat, patient))
            practice.hades = practice.hades + practice.emergency
            practice.emergency = NO_PATIENTS
        else:
            cost = untreated
        cost += HADES * len(practice.hades)
        if cost:
            practice.points -= cost
            lost = len(practice.hades) + len(practice.emergency)
            state.tell(LOST, (seat, lost, cost))
    if state.box.solo:
        end_solo(state)
        return
    ranking: list[int] = []
    for marker in state.order:  # who is ahead in reputation comes first where points are equal
        if marker < state.seats:
            place = 0
            points = state.practices[marker].points
            while place < len(ranking) and state.practices[ranking[place]].points >= points:
                place += 1
            ranking.insert(place, marker)
    ranks = [0] * state.seats
    for place in range(len(ranking)):
        ranks[ranking[place]] = place + 1
    winner = ranking[0]
    state.tell(WON, (winner, state.practices[winner].points))
    state.end((winner,), tuple(ranks))


def end_solo(state: Hippocrates) -> None:
    """H-X3: won by being strictly above all virtual players."""
    points = state.practices[0].points
    rank = 1
    for virtual in state.virtual_points:
        if virtual >= points:
            rank += 1
    if rank == 1:
        state.tell(WON, (0, points))
        state.end((0,), (1,))
    else:
        state.tell(BEATEN, (0, rank))
        state.end((), (rank,))
