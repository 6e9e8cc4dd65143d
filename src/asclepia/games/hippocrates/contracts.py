"""Which doctors can be attached to a patient (H-T1, H-T2).

The kinds on the chosen contracts must together cover the kinds that the patient needs, one
contract a doctor, and no doctor may be more than needed. There are three kinds, so at most three
doctors share a patient, and then each gives exactly one kind that no other gives.
"""

from __future__ import annotations

from typing import Final, final

from asclepia.games.hippocrates.box import DOCTOR
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.vocabulary import NONE, TILE_DOCTOR

SINGLE: Final = (1, 2, 4)  # kinds, as bits, that are one kind


@final
class Contract:
    """A free contract of a doctor."""

    def __init__(self, doctor: int, number: int, kinds: int, loose: bool) -> None:
        self.doctor: Final = doctor
        self.number: Final = number
        self.kinds: Final = kinds
        self.loose: Final = loose  # a tile that would otherwise still stand for a vial


def free_contracts(state: Hippocrates, seat: int) -> list[Contract]:
    """The free contracts of all doctors in service and, in the revised edition, of those on
    tiles in hand (H-D19)."""
    box = state.box
    practice = state.practices[seat]
    found: list[Contract] = []
    for place in range(len(practice.doctors)):
        doctor = practice.doctors[place]
        attached = practice.attached[place]
        contracts = box.contracts[doctor]
        loose = doctor >= TILE_DOCTOR and is_loose(attached)
        for number in range(len(attached)):
            if attached[number] == NONE:
                found.append(Contract(doctor, number, contracts[number], loose))
    for tile in practice.tiles:
        if box.tile_kinds[tile] == DOCTOR:
            contracts = box.contracts[TILE_DOCTOR + tile]
            for number in range(len(contracts)):
                found.append(Contract(TILE_DOCTOR + tile, number, contracts[number], True))
    return found


def is_loose(attached: tuple[int, ...]) -> bool:
    """Is nobody attached?"""
    for patient in attached:
        if patient != NONE:
            return False
    return True


def fitting(
    contracts: list[Contract], need: int, chosen: list[Contract], loose: int
) -> list[Contract]:
    """The contracts that can be taken next for a patient who needs these kinds: those that lead
    to an attachment in which every doctor is needed. So many loose tiles may be taken at most.
    Of a doctor's contracts that give the same only the first is named."""
    found: list[Contract] = []
    for one in contracts:
        if not one.kinds & need or _taken(chosen, one) or _twin(found, one, need):
            continue
        spare = loose - one.loose
        if spare < 0:
            continue
        if _leads_to_cover(contracts, need, [*chosen, one], spare):
            found.append(one)
    return found


def only_way(
    contracts: list[Contract], need: int, chosen: list[Contract], loose: int
) -> list[Contract]:
    """If there is only one way to go on, whatever the order, the whole of it; else nothing."""
    found: list[Contract] = []
    for way in _ways(contracts, need, chosen, loose):
        if not found:
            found = way
        elif not _same(found, way):
            return []
    return found


def _ways(
    contracts: list[Contract], need: int, chosen: list[Contract], loose: int
) -> list[list[Contract]]:
    """All attachments that these contracts can become, in every order."""
    if covers(chosen, need):
        return [chosen]
    found: list[list[Contract]] = []
    for one in fitting(contracts, need, chosen, loose):
        found += _ways(contracts, need, [*chosen, one], loose - one.loose)
    return found


def _same(one: list[Contract], other: list[Contract]) -> bool:
    if len(one) != len(other):
        return False
    for contract in one:
        if contract not in other:
            return False
    return True


def coverable(contracts: list[Contract], need: int, loose: int) -> bool:
    """Is there any legal attachment?"""
    for one in contracts:
        spare = loose - one.loose
        if one.kinds & need and spare >= 0 and _leads_to_cover(contracts, need, [one], spare):
            return True
    return False


def covers(chosen: list[Contract], need: int) -> bool:
    """Do these contracts give all that is needed?"""
    given = 0
    for one in chosen:
        given |= one.kinds
    return given & need == need


def _taken(chosen: list[Contract], one: Contract) -> bool:
    for other in chosen:
        if other.doctor == one.doctor:
            return True
    return False


def _twin(found: list[Contract], one: Contract, need: int) -> bool:
    for other in found:
        if other.doctor == one.doctor and other.kinds == one.kinds:
            return True
    return False


def _leads_to_cover(
    contracts: list[Contract], need: int, chosen: list[Contract], loose: int
) -> bool:
    """Can these be completed, with nobody superfluous?"""
    first = chosen[0].kinds & need
    if len(chosen) == 1:
        if first == need:
            return True
        for two in contracts:
            if (
                two.doctor != chosen[0].doctor
                and loose >= two.loose
                and two.kinds & need != need
                and (two.kinds | first) & need == need
            ):
                return True
        if need != 7 or first not in SINGLE:
            return False
        for two in contracts:
            if (
                two.doctor != chosen[0].doctor
                and loose >= two.loose
                and two.kinds in SINGLE
                and two.kinds != first
                and _third(contracts, first | two.kinds, chosen[0], two, loose - two.loose)
            ):
                return True
        return False
    second = chosen[1].kinds & need
    if first == need or second == need:
        return False
    if len(chosen) == 2:
        if first | second == need:
            return True
        if need != 7 or first not in SINGLE or second not in SINGLE or first == second:
            return False
        return _third(contracts, first | second, chosen[0], chosen[1], loose)
    third = chosen[2].kinds & need
    return first | second | third == need and first + second + third == 7 and third in SINGLE


def _third(contracts: list[Contract], given: int, one: Contract, two: Contract, loose: int) -> bool:
    """Is there a third doctor who gives exactly the kind that is missing?"""
    for three in contracts:
        if (
            three.kinds == 7 & ~given
            and loose >= three.loose
            and three.doctor not in (one.doctor, two.doctor)
        ):
            return True
    return False
