"""The best treatment of a round, exactly: which patients, by which doctors, paid how.

Best is, in this order:
1. most points made or saved by it: those of the patients, those of doctors who thereby have all
   contracts fulfilled, 3 for each patient of the emergency room (who would go to Hades) and, in the
   last round, what a patient of the examination room would cost (3, in the first edition 1);
2. most patients, since each brings a reputation;
3. least spent: a vial counts 2 drachmas, an assistant 2, a bought vial 3, a knowledge tile 4.
Own vials are used first, then assistants of the colour, then vials are bought as far as the money
goes, then tiles. Nothing is sold. All vials are bought in one payment; in the first edition
assistants that are not needed as vials help where the cash is short.

Every way is tried, the best patients first, and left as soon as it cannot be better any more.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.hippocrates.box import DOCTOR, PATIENT
from asclepia.games.hippocrates.contracts import SINGLE, Contract, free_contracts
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.supplies import usable_tiles
from asclepia.games.hippocrates.vocabulary import (
    ASSISTANT_PAYS,
    BUYING,
    HADES,
    ROUNDS,
    TILE_DOCTOR,
    TILE_PATIENT,
)

SPENT_VIAL: Final = 2
SPENT_ASSISTANT: Final = 2
SPENT_TILE: Final = 4


@final
class Arranged:
    """What was found."""

    def __init__(self) -> None:
        self.patients: list[int] = []
        self.contracts: list[list[Contract]] = []  # by patient
        self.vials: list[int] = [0, 0, 0]  # needed from own and bought ones
        self.assistants = 0  # who stand for a vial, as bits
        self.bought = 0
        self.paying = 0  # assistants who help to pay, as bits
        self.paid_by_assistants = 0
        self.tiles: list[int] = []  # that stand for a vial
        self.substituted: list[int] = []  # … of this medicine
        self.by_patients = 0
        self.by_doctors = 0
        self.saved = 0


@final
class Sort:
    """Free contracts of one doctor that give the same."""

    def __init__(self, doctor: int, kinds: int, loose: bool) -> None:
        self.doctor: Final = doctor
        self.kinds: Final = kinds
        self.loose: Final = loose
        self.contracts: Final[list[Contract]] = []


def waiting(state: Hippocrates, seat: int) -> list[int]:
    """Who could be treated: in the rooms, and on knowledge tiles (H-K5)."""
    practice = state.practices[seat]
    found = [*practice.emergency, *practice.examination]
    for tile in practice.tiles:
        if state.box.tile_kinds[tile] == PATIENT:
            found.append(TILE_PATIENT + tile)
    return found


def saved_by(state: Hippocrates, seat: int, patient: int) -> int:
    """The points that an untreated patient would cost."""
    practice = state.practices[seat]
    if patient in practice.emergency:
        return HADES
    if patient in practice.examination and state.round == ROUNDS:
        return HADES if state.box.revised else 1
    return 0


@final
class Search:
    """One search; the parts of a way that is being tried change as it goes."""

    def __init__(self, state: Hippocrates, seat: int) -> None:
        box = state.box
        practice = state.practices[seat]
        self.revised: Final = box.revised
        self.money: Final = practice.money
        self.owned: Final = practice.vials
        self.ready: Final = practice.assistants
        self.all_tiles: Final = len(usable_tiles(state, seat))
        # Doctors' free contracts, by sort
        self.sorts: Final[list[Sort]] = []
        self.free: Final[list[int]] = []  # by sort: how many are left
        self.doctors: Final[list[int]] = []
        self.left: Final[list[int]] = []  # by doctor: free contracts
        self.worth: Final[list[int]] = []  # by doctor: its points
        self.place: Final[list[int]] = []  # by sort: the doctor's place in these lists
        for contract in free_contracts(state, seat):
            self._add(contract, box.doctor_points[contract.doctor])
        self.busy: Final = [0] * len(self.doctors)  # contracts used on this way
        # Patients who can be covered at all, the most valuable first, and in which ways
        self.patients: Final[list[int]] = []
        self.values: Final[list[int]] = []
        self.needs: Final[list[list[int]]] = []
        self.ways: Final[list[list[tuple[int, ...]]]] = []
        found: list[tuple[int, int]] = []
        for patient in waiting(state, seat):
            value = box.patient_points[patient] + saved_by(state, seat, patient)
            found.append((-value, patient))
        found.sort()
        for minus, patient in found:
            ways = self._ways(box.kinds[patient])
            if ways:
                self.patients.append(patient)
                self.values.append(-minus)
                self.needs.append(box.needs[patient])
                self.ways.append(ways)
        count = len(self.patients)
        self.to_come: Final = [0] * (count + 1)  # values of this patient and all after it
        for place in range(count - 1, -1, -1):
            self.to_come[place] = self.to_come[place + 1] + self.values[place]
        self.chosen: Final = [-1] * count  # by patient: the way, or −1
        self.total: Final = [0, 0, 0]
        self.tiles = self.all_tiles  # that can still stand for a vial
        # The best so far
        self.best_value = -1
        self.best_count = 0
        self.best_spent = 0
        self.best: list[int] = []

    def _add(self, contract: Contract, points: int) -> None:
        if contract.doctor not in self.doctors:
            self.doctors.append(contract.doctor)
            self.left.append(0)
            self.worth.append(points)
        place = self.doctors.index(contract.doctor)
        self.left[place] += 1
        for number in range(len(self.sorts)):
            sort = self.sorts[number]
            if sort.doctor == contract.doctor and sort.kinds == contract.kinds:
                sort.contracts.append(contract)
                self.free[number] += 1
                return
        fresh = Sort(contract.doctor, contract.kinds, contract.loose)
        fresh.contracts.append(contract)
        self.sorts.append(fresh)
        self.free.append(1)
        self.place.append(place)

    def _ways(self, need: int) -> list[tuple[int, ...]]:
        """The sorts of contracts that cover these kinds, nobody superfluous (H-T1, H-T2)."""
        sorts = self.sorts
        found: list[tuple[int, ...]] = []
        for one in range(len(sorts)):
            first = sorts[one].kinds & need
            if first == need:
                found.append((one,))
                continue
            if not first:
                continue
            for two in range(one + 1, len(sorts)):
                second = sorts[two].kinds & need
                if second == need or not second or sorts[two].doctor == sorts[one].doctor:
                    continue
                if first | second == need:
                    found.append((one, two))
                elif first in SINGLE and second in SINGLE and first != second:
                    for three in range(two + 1, len(sorts)):
                        if (
                            sorts[three].kinds & need == need & ~(first | second)
                            and sorts[three].doctor != sorts[one].doctor
                            and sorts[three].doctor != sorts[two].doctor
                        ):
                            found.append((one, two, three))
        return found

    def try_from(self, place: int, value: int, count: int) -> None:
        """All ways for this patient and those after it."""
        if place == len(self.patients):
            self._judge(value, count)
            return
        if value + self.to_come[place] + self._doctors_at_best() < self.best_value:
            return
        needs = self.needs[place]
        total = self.total
        for medicine in range(3):
            total[medicine] += needs[medicine]
        on_tile = self.patients[place] >= TILE_PATIENT
        self.tiles -= on_tile
        if self.spent() >= 0:
            ways = self.ways[place]
            for number in range(len(ways)):
                if self._take(ways[number]):
                    if self.spent() >= 0:
                        self.chosen[place] = number
                        self.try_from(place + 1, value + self.values[place], count + 1)
                    self._give_back(ways[number])
            self.chosen[place] = -1
        self.tiles += on_tile
        for medicine in range(3):
            total[medicine] -= needs[medicine]
        self.try_from(place + 1, value, count)

    def _doctors_at_best(self) -> int:
        found = 0
        for points in self.worth:
            found += points
        return found

    def _take(self, way: tuple[int, ...]) -> bool:
        for sort in way:
            if not self.free[sort]:
                return False
        for sort in way:
            self.free[sort] -= 1
            doctor = self.place[sort]
            if self.sorts[sort].loose and not self.busy[doctor]:
                self.tiles -= 1
            self.busy[doctor] += 1
        return True

    def _give_back(self, way: tuple[int, ...]) -> None:
        for sort in way:
            self.free[sort] += 1
            doctor = self.place[sort]
            self.busy[doctor] -= 1
            if self.sorts[sort].loose and not self.busy[doctor]:
                self.tiles += 1

    def spent(self) -> int:
        """What the vials of this way cost, in drachmas; −1 if they cannot be paid."""
        own = 0
        lacking = 0
        helpers = 0
        idle = 0
        for medicine in range(3):
            need = self.total[medicine]
            have = self.owned[medicine]
            ready = self.ready >> medicine & 1
            if need > have:
                own += have
                lacking += need - have - ready
                helpers += ready
            else:
                own += need
                idle += ready
        purse = self.money
        if not self.revised:
            purse += ASSISTANT_PAYS * idle
        bought = min(lacking, purse // BUYING)
        tiles = lacking - bought
        if tiles > self.tiles:
            return -1
        return SPENT_VIAL * own + SPENT_ASSISTANT * helpers + BUYING * bought + SPENT_TILE * tiles

    def _judge(self, value: int, count: int) -> None:
        for place in range(len(self.doctors)):
            if self.busy[place] == self.left[place]:
                value += self.worth[place]
        if value < self.best_value:
            return
        spent = self.spent()
        if value == self.best_value:
            if count < self.best_count:
                return
            if count == self.best_count and spent >= self.best_spent:
                return
        self.best_value = value
        self.best_count = count
        self.best_spent = spent
        self.best = self.chosen[:]


def best_arrangement(state: Hippocrates, seat: int) -> Arranged:
    search = Search(state, seat)
    search.try_from(0, 0, 0)
    found = Arranged()
    box = state.box
    used = [0] * len(search.sorts)
    taken: list[int] = []  # tiles that are doctors or patients now
    for place in range(len(search.patients)):
        if search.best[place] < 0:
            continue
        patient = search.patients[place]
        contracts: list[Contract] = []
        for sort in search.ways[place][search.best[place]]:
            contract = search.sorts[sort].contracts[used[sort]]
            used[sort] += 1
            search.busy[search.place[sort]] += 1
            contracts.append(contract)
            if contract.loose and contract.doctor - TILE_DOCTOR not in taken:
                taken.append(contract.doctor - TILE_DOCTOR)
        found.patients.append(patient)
        found.contracts.append(contracts)
        found.by_patients += box.patient_points[patient]
        found.saved += saved_by(state, seat, patient)
        if patient >= TILE_PATIENT:
            taken.append(patient - TILE_PATIENT)
        for medicine in range(3):
            found.vials[medicine] += box.needs[patient][medicine]
    for place in range(len(search.doctors)):
        if search.busy[place] == search.left[place]:
            found.by_doctors += search.worth[place]
    _pay(state, seat, found, taken)
    return found


def _pay(state: Hippocrates, seat: int, found: Arranged, taken: list[int]) -> None:
    """What the vials are paid with, as `Search.spent` reckons."""
    practice = state.practices[seat]
    lacking: list[int] = []  # medicines, one for each vial that is not owned
    idle = 0
    for medicine in range(3):
        missing = found.vials[medicine] - practice.vials[medicine]
        if missing > 0 and practice.ready(medicine):
            found.assistants |= 1 << medicine
            found.vials[medicine] -= 1
            missing -= 1
        elif practice.ready(medicine):
            idle |= 1 << medicine
        for _ in range(missing):
            lacking.append(medicine)
    purse = practice.money
    if not state.box.revised:
        purse += ASSISTANT_PAYS * ((idle & 1) + (idle >> 1 & 1) + (idle >> 2 & 1))
    found.bought = min(len(lacking), purse // BUYING)
    due = found.bought * BUYING
    for assistant in range(3):  # no more of them than needed; the rest in cash
        if due - found.paid_by_assistants > practice.money and idle >> assistant & 1:
            found.paying |= 1 << assistant
            found.paid_by_assistants = min(due, found.paid_by_assistants + ASSISTANT_PAYS)
    tiles = [tile for tile in cheapest_first(state, seat) if tile not in taken]
    for medicine in lacking[found.bought :]:
        found.tiles.append(tiles[len(found.tiles)])
        found.substituted.append(medicine)
        found.vials[medicine] -= 1


def cheapest_first(state: Hippocrates, seat: int) -> list[int]:
    """Tiles that may stand for a vial: face-down ones first, patients and doctors last."""
    practice = state.practices[seat]
    kinds = state.box.tile_kinds
    found = list(practice.face_down)
    rest = [tile for tile in usable_tiles(state, seat) if tile not in found]
    found += [tile for tile in rest if kinds[tile] not in (PATIENT, DOCTOR)]
    return found + [tile for tile in rest if kinds[tile] in (PATIENT, DOCTOR)]
