"""The treatment puzzle, solved by trying everything (H-T1 to H-T3).

A case is what one seat has in front of it. The oracle goes through every way to give every patient
any of the free contracts, throws away what the rules forbid, and through every way to pay for the
rest. It is slow, knows nothing of the engine, and is meant for small cases.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

MEDICINES = range(3)
Needs = tuple[int, int, int]
#: Doctors and the contract that each of them gives: what a patient is attached to.
Way = frozenset[tuple[int, int]]

#: What something is worth, in drachmas: the less of it is spent, the better.
VIAL, ASSISTANT, TILE = 2, 2, 4
PRICE = 3  # of a vial


@dataclass(frozen=True)
class Doctor:
    id: int
    contracts: tuple[frozenset[int], ...]  # the medicines that can be given there
    used: tuple[bool, ...]
    points: int
    tile: int = -1  # in the hand, and a substitute vial as long as it is there

    def free(self) -> list[int]:
        return [one for one, used in enumerate(self.used) if not used]


@dataclass(frozen=True)
class Patient:
    id: int
    needs: Needs
    points: int
    worth: int = 0  # points that the treatment saves
    tile: int = -1

    def kinds(self) -> set[int]:
        return {medicine for medicine in MEDICINES if self.needs[medicine]}


@dataclass(frozen=True)
class Case:
    revised: bool
    doctors: tuple[Doctor, ...]
    patients: tuple[Patient, ...]
    vials: Needs
    money: int
    assistants: tuple[bool, bool, bool]
    tiles: tuple[int, ...]  # all in hand: also patients and doctors

    def doctor(self, id: int) -> Doctor:
        return next(one for one in self.doctors if one.id == id)


def kinds_of(case: Case, way: Way) -> set[int]:
    return {kind for doctor, contract in way for kind in case.doctor(doctor).contracts[contract]}


def legal(case: Case, patient: Patient, way: Way) -> bool:
    """H-T1: the kinds are covered. H-T2: without any one of the doctors they would not be."""
    wanted = patient.kinds()
    return wanted <= kinds_of(case, way) and not any(
        wanted <= kinds_of(case, way - {one}) for one in way
    )


def every_way(doctors: list[tuple[int, list[int]]]) -> Iterator[Way]:
    """Every choice of at most one free contract of each doctor."""
    for chosen in itertools.product(*[[None, *free] for _, free in doctors]):
        yield frozenset(
            (doctor, contract)
            for (doctor, _), contract in zip(doctors, chosen, strict=True)
            if contract is not None
        )


def attachments(case: Case, patient: Patient) -> set[Way]:
    """All that the rules allow for this patient, whatever the vials cost."""
    doctors = [(one.id, one.free()) for one in case.doctors]
    return {way for way in every_way(doctors) if legal(case, patient, way)}


def without_twins(case: Case, way: Way) -> frozenset[tuple[int, frozenset[int]]]:
    """Contracts of a doctor on which the same is printed are the same."""
    return frozenset((doctor, case.doctor(doctor).contracts[one]) for doctor, one in way)


def payments(case: Case, needs: Needs, tiles: int) -> Iterator[int]:
    """What every possible way to pay for these vials spends; at most so many tiles."""
    ready = [one for one in MEDICINES if case.assistants[one]]
    for count in range(len(ready) + 1):
        for helping in itertools.combinations(ready, count):
            # H-D23: in the first edition the other assistants can help to buy, without change
            paying = range(1 if case.revised else len(ready) - count + 1)
            for own in itertools.product(*[range(case.vials[one] + 1) for one in MEDICINES]):
                left = [needs[one] - own[one] - (one in helping) for one in MEDICINES]
                if min(left) < 0:
                    continue
                for substitutes, helpers in itertools.product(range(tiles + 1), paying):
                    bought = sum(left) - substitutes
                    cash = max(0, bought * PRICE - helpers * 2)
                    if bought >= 0 and cash <= case.money:
                        spent = VIAL * sum(own) + ASSISTANT * (count + helpers)
                        yield spent + TILE * substitutes + cash


def spare_tiles(case: Case, ways: dict[int, Way]) -> int:
    """Tiles that can stand for a vial: not those that are treated or attached themselves."""
    busy = {one.tile for one in case.patients if one.id in ways}
    busy |= {case.doctor(doctor).tile for way in ways.values() for doctor, _ in way}
    return sum(tile not in busy for tile in case.tiles)


def least_spent(case: Case, ways: dict[int, Way]) -> int | None:
    """What the cheapest payment for all these patients spends; None if there is none."""
    treated = [one for one in case.patients if one.id in ways]
    needs = tuple(sum(one.needs[medicine] for one in treated) for medicine in MEDICINES)
    return min(payments(case, needs, spare_tiles(case, ways)), default=None)  # type: ignore[arg-type]


def points_of(case: Case, ways: dict[int, Way]) -> int:
    """Points made and saved by treating these patients so."""
    points = sum(one.points + one.worth for one in case.patients if one.id in ways)
    taken = {one for way in ways.values() for one in way}
    for doctor in case.doctors:
        if any(one == doctor.id for one, _ in taken) and all(
            used or (doctor.id, contract) in taken for contract, used in enumerate(doctor.used)
        ):
            points += doctor.points
    return points


def arrangements(
    case: Case, patients: tuple[Patient, ...], free: dict[int, list[int]]
) -> Iterator[dict[int, Way]]:
    """Every way to treat some of these patients with these free contracts."""
    if not patients:
        yield {}
        return
    first, others = patients[0], patients[1:]
    yield from arrangements(case, others, free)
    for way in every_way(list(free.items())):
        if legal(case, first, way):
            left = {
                doctor: [one for one in some if (doctor, one) not in way]
                for doctor, some in free.items()
            }
            for found in arrangements(case, others, left):
                yield {first.id: way, **found}


def best(case: Case) -> tuple[int, int, int]:
    """The most points that can be made or saved, the most patients that can be treated with them,
    and the least that must be spent for that."""
    free = {one.id: one.free() for one in case.doctors}
    found = (0, 0, 0)
    for ways in arrangements(case, case.patients, free):
        points = points_of(case, ways)
        if (points, len(ways)) < found[:2]:
            continue
        spent = least_spent(case, ways)
        if spent is not None and (points, len(ways), -spent) > (*found[:2], -found[2]):
            found = (points, len(ways), spent)
    return found
