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

Which patients can be paid at all does not depend on their doctors (but for doctors on tiles). So
the sets of patients are tried by the most that they could bring, and for each the contracts are
dealt out so that the most valuable doctors are done; what cannot be better any more is left. That
is exact; only for practices far beyond what games lead to the trying ends after `PATIENCE` steps,
with the best that was found.
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
PATIENCE: Final = 5_000  # steps; games need some hundred at most
MOST_PATIENTS: Final = 12  # that are thought about, the most valuable ones


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
class Choice:
    """A set of patients that can be paid, and the most that it could bring."""

    def __init__(self, patients: list[int], value: int, bound: int, spent: int, loose: int) -> None:
        self.patients: Final = patients  # their places
        self.value: Final = value
        self.bound: Final = bound
        self.spent: Final = spent
        self.loose: Final = loose  # tiles that are not needed as vials

    def better_than(self, value: int, other: Choice | None, other_value: int) -> bool:
        """With so many points in all: is this set better than another?"""
        if other is None or value != other_value:
            return value > other_value
        if len(self.patients) != len(other.patients):
            return len(self.patients) > len(other.patients)
        return self.spent < other.spent


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
        self.tiles: Final = len(usable_tiles(state, seat))
        # Doctors' free contracts, by sort
        self.sorts: Final[list[Sort]] = []
        self.free: Final[list[int]] = []  # by sort: how many are left
        self.doctors: Final[list[int]] = []
        self.left: Final[list[int]] = []  # by doctor: free contracts
        self.worth: Final[list[int]] = []  # by doctor: its points
        self.place: Final[list[int]] = []  # by sort: the doctor's place in these lists
        for contract in free_contracts(state, seat):
            self._add(contract, box.doctor_points[contract.doctor])
        self.whole: Final = self.left[:]
        # Patients who can be covered at all, the most valuable first, and in which ways
        self.patients: Final[list[int]] = []
        self.values: Final[list[int]] = []
        self.needs: Final[list[list[int]]] = []
        self.most: Final[list[int]] = []  # doctors that each can have
        self.ways: Final[list[list[tuple[int, ...]]]] = []
        found: list[tuple[int, int]] = []
        for patient in waiting(state, seat):
            value = box.patient_points[patient] + saved_by(state, seat, patient)
            found.append((-value, patient))
        found.sort()
        for minus, patient in found[:MOST_PATIENTS]:
            ways = self._ways(box.kinds[patient])
            if ways:
                self.patients.append(patient)
                self.values.append(-minus)
                self.needs.append(box.needs[patient])
                self.ways.append(ways)
                self.most.append(max([len(way) for way in ways]))
        # The way that is being tried, and the best so far
        self.steps = 0
        self.spare = 0  # tiles that may become doctors
        self.chosen: Final = [-1] * len(self.patients)  # by patient: the way, or −1
        self.found = 0  # by doctors, on the best way for one set
        self.found_ways: list[int] = []
        self.seen: set[int] = set()
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
        """The sorts of contracts that cover these kinds, nobody superfluous (H-T1, H-T2); those
        with the most doctors first, since they bring the most contracts to an end."""
        sorts = self.sorts
        ones: list[tuple[int, ...]] = []
        twos: list[tuple[int, ...]] = []
        threes: list[tuple[int, ...]] = []
        for one in range(len(sorts)):
            first = sorts[one].kinds & need
            if first == need:
                ones.append((one,))
                continue
            if not first:
                continue
            for two in range(one + 1, len(sorts)):
                second = sorts[two].kinds & need
                if second == need or not second or sorts[two].doctor == sorts[one].doctor:
                    continue
                if first | second == need:
                    twos.append((one, two))
                elif first in SINGLE and second in SINGLE and first != second:
                    for three in range(two + 1, len(sorts)):
                        if (
                            sorts[three].kinds & need == need & ~(first | second)
                            and sorts[three].doctor != sorts[one].doctor
                            and sorts[three].doctor != sorts[two].doctor
                        ):
                            threes.append((one, two, three))
        return threes + twos + ones

    # Sets of patients

    def run(self) -> None:
        choices = self._choices()
        best: Choice | None = None
        best_value = -1
        for choice in choices:
            if choice.bound < best_value or self.steps >= PATIENCE:
                break
            if not choice.better_than(choice.bound, best, best_value):
                continue
            self.found = -1
            self.spare = choice.loose
            self.seen = set()
            self._deal(choice, 0, choice.bound - choice.value)
            value = choice.value + self.found
            if self.found >= 0 and choice.better_than(value, best, best_value):
                best = choice
                best_value = value
                self.best = self.found_ways

    def _choices(self) -> list[Choice]:
        """All sets of patients that can be paid, the most promising first."""
        count = len(self.patients)
        found: list[tuple[int, int, int, int]] = []
        choices: list[Choice] = []
        for bits in range(1 << count):
            places: list[int] = []
            value = 0
            tiles = self.tiles
            slots = 0
            total = [0, 0, 0]
            for place in range(count):
                if bits >> place & 1:
                    places.append(place)
                    value += self.values[place]
                    slots += self.most[place]
                    tiles -= self.patients[place] >= TILE_PATIENT
                    for medicine in range(3):
                        total[medicine] += self.needs[place][medicine]
            spent, used = self._spent(total, tiles)
            if spent < 0:
                continue
            bound = value + self._at_most(len(places), slots)
            found.append((-bound, -len(places), spent, len(choices)))
            places.sort(key=self._count_ways)
            choices.append(Choice(places, value, bound, spent, tiles - used))
        found.sort()
        return [choices[one[3]] for one in found]

    def _count_ways(self, place: int) -> int:
        return len(self.ways[place])

    def _spent(self, total: list[int], tiles: int) -> tuple[int, int]:
        """What these vials cost, in drachmas, and how many tiles must stand in; (−1, 0) if they
        cannot be paid."""
        own = 0
        lacking = 0
        helpers = 0
        idle = 0
        for medicine in range(3):
            need = total[medicine]
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
        used = lacking - bought
        if used > tiles:
            return -1, 0
        return (
            SPENT_VIAL * own + SPENT_ASSISTANT * helpers + BUYING * bought + SPENT_TILE * used,
            used,
        )

    def _at_most(self, patients: int, slots: int) -> int:
        """The most that doctors could bring if so many patients are yet to come, who can have so
        many doctors in all. A doctor takes one contract a patient, so one with more is not done."""
        sure = 0
        most = [0] * (slots + 1)  # by contracts that are taken: what whole doctors bring
        for place in range(len(self.doctors)):
            left = self.left[place]
            worth = self.worth[place]
            if left == 0:
                sure += worth
            elif left <= patients:
                for taken in range(slots, left - 1, -1):
                    most[taken] = max(most[taken], most[taken - left] + worth)
        return sure + most[slots]

    # Contracts

    def _deal(self, choice: Choice, number: int, hoped: int) -> None:
        """All ways for this patient of the set and those after it; no more can be hoped for."""
        if number == len(choice.patients):
            done = 0
            for place in range(len(self.doctors)):
                if not self.left[place]:
                    done += self.worth[place]
            if done > self.found:
                self.found = done
                self.found_ways = self.chosen[:]
            return
        if self.found >= hoped or self.steps >= PATIENCE:
            return
        slots = 0
        for later in range(number, len(choice.patients)):
            slots += self.most[choice.patients[later]]
        if self._at_most(len(choice.patients) - number, slots) <= self.found:
            return
        key = number
        for free in self.free:
            key = key * 4 + free
        if key in self.seen:
            return
        self.seen.add(key)
        self.steps += 1
        patient = choice.patients[number]
        ways = self.ways[patient]
        for way in range(len(ways)):
            if self._take(ways[way]):
                if self.spare >= 0:
                    self.chosen[patient] = way
                    self._deal(choice, number + 1, hoped)
                self._give_back(ways[way])
        self.chosen[patient] = -1

    def _take(self, way: tuple[int, ...]) -> bool:
        for sort in way:
            if not self.free[sort]:
                return False
        for sort in way:
            self.free[sort] -= 1
            doctor = self.place[sort]
            if self.sorts[sort].loose and self.left[doctor] == self.whole[doctor]:
                self.spare -= 1
            self.left[doctor] -= 1
        return True

    def _give_back(self, way: tuple[int, ...]) -> None:
        for sort in way:
            self.free[sort] += 1
            doctor = self.place[sort]
            self.left[doctor] += 1
            if self.sorts[sort].loose and self.left[doctor] == self.whole[doctor]:
                self.spare += 1


def best_arrangement(state: Hippocrates, seat: int) -> Arranged:
    search = Search(state, seat)
    search.run()
    found = Arranged()
    box = state.box
    used = [0] * len(search.sorts)
    taken: list[int] = []  # tiles that are doctors or patients now
    for place in range(len(search.patients)):
        if not search.best or search.best[place] < 0:
            continue
        patient = search.patients[place]
        contracts: list[Contract] = []
        for sort in search.ways[place][search.best[place]]:
            contract = search.sorts[sort].contracts[used[sort]]
            used[sort] += 1
            search.left[search.place[sort]] -= 1
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
        if not search.left[place]:
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
