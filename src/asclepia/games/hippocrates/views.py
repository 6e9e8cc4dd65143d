"""What the table shows of Hippocrates, and what is printed on its components: their shapes. The
page's types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from asclepia.games.hippocrates.vocabulary import (
    ASSISTANTS,
    BASIC,
    BUYING,
    COLUMNS,
    FREE_SPACES,
    HADES,
    MARKERS,
    MEDICINES,
    OPTION,
    REGIONS,
    ROUNDS,
    ROWS,
    SELLING,
    TILE_DOCTOR,
    TILE_PATIENT,
    TURNS,
)

Edition = Literal["first", "revised"]
Phase = Literal["setup", "welcome", "payment", "recruitment", "treatment", "end"]
TileKind = Literal["welcome", "double", "patient", "doctor", "lightning"]


class AskedToAssist(TypedDict):
    """Set-up: the assistant to begin with."""

    to: Literal["assist"]
    waits_for: list[int]


class AskedToEnter(TypedDict):
    """Welcome: a column."""

    to: Literal["enter"]
    waits_for: list[int]


class AskedToWelcome(TypedDict):
    """Welcome, in the column: take, or use an assistant first."""

    to: Literal["welcome"]
    waits_for: list[int]
    column: int
    row: int  # of the die that was moved; −1 while none was


class AskedForTiles(TypedDict):
    """Welcome tiles that can be used for the patient who was just welcomed."""

    to: Literal["tiles"]
    waits_for: list[int]
    patient: int
    column: int


class AskedToCollect(TypedDict):
    """Payment, of the asked seat: double an offering, or just collect."""

    to: Literal["collect"]
    waits_for: list[int]


class AskedToPay(TypedDict):
    """Payment, of the asked seat: the wages."""

    to: Literal["pay"]
    waits_for: list[int]
    wage: int  # for each
    due: list[int]  # doctors who want it


class AskedToOption(TypedDict):
    to: Literal["option"]
    waits_for: list[int]


class AskedToRecruit(TypedDict):
    to: Literal["recruit"]
    waits_for: list[int]


class AskedForLightning(TypedDict):
    """First edition: use the tile at once, or keep it face down."""

    to: Literal["lightning"]
    waits_for: list[int]
    tile: int


class AskedToHireOptioned(TypedDict):
    to: Literal["hire_optioned"]
    waits_for: list[int]
    space: int
    cost: int


class AskedToTreat(TypedDict):
    """Treatment, of the asked seat: which patient next."""

    to: Literal["treat"]
    waits_for: list[int]


class AskedToAttach(TypedDict):
    """… who gets one doctor after the other."""

    to: Literal["attach"]
    waits_for: list[int]
    patient: int
    attached: list[list[int]]  # pairs of doctor and contract, so far
    missing: list[int]  # medicines that no attached doctor gives


class AskedToAdminister(TypedDict):
    """… and then the vials."""

    to: Literal["administer"]
    waits_for: list[int]
    patient: int
    needs: list[int]  # vials still to be paid, by medicine
    lacking: list[int]  # … of them not owned
    cost: int  # drachmas to buy those


class AskedAboutBasic(TypedDict):
    """Revised edition: the basic doctor has fulfilled all contracts: keep it?"""

    to: Literal["basic"]
    waits_for: list[int]


class AskedToSelfTreat(TypedDict):
    """The end: patients of the emergency room who get vials without a doctor."""

    to: Literal["self_treat"]
    waits_for: list[int]


class AskedToSettle(TypedDict):
    """First edition: a payment, of which assistants may pay a part."""

    to: Literal["settle"]
    waits_for: list[int]
    due: int


class AskedToNobody(TypedDict):
    """Several seats are at it, and this one is not among them."""

    waits_for: list[int]


Asked = (
    AskedToAssist
    | AskedToEnter
    | AskedToWelcome
    | AskedForTiles
    | AskedToCollect
    | AskedToPay
    | AskedToOption
    | AskedToRecruit
    | AskedForLightning
    | AskedToHireOptioned
    | AskedToTreat
    | AskedToAttach
    | AskedToAdminister
    | AskedAboutBasic
    | AskedToSelfTreat
    | AskedToSettle
    | AskedToNobody
)


class Service(TypedDict):
    """A doctor in service and its contracts."""

    doctor: int
    attached: list[int]  # by contract: the patient, or −1
    new: bool  # hired this round: no wages yet


class Practice(TypedDict):
    """What a player has."""

    points: int
    by_patients: int  # of these points
    by_doctors: int
    money: int
    vials: list[int]  # by medicine
    assistants: list[bool]  # by assistant: ready
    doctors: list[Service]
    examination: list[int]  # patients welcomed this round
    emergency: list[int]
    hades: list[int]
    treated: list[int]  # this round
    discharged: list[int]  # patients whose doctors have retired (first edition)
    tiles: list[int]
    face_down: list[int]  # lightning tiles that stand for a vial only (first edition)
    option: int  # the region-free space with the token, or −1
    wage: int  # of a doctor, where the reputation stands now


class Space(TypedDict):
    """A space of a queue."""

    patient: int  # −1: empty
    bribe: int


class View(TypedDict):
    edition: Edition
    harder: bool
    round: int  # from 1
    phase: Phase
    turn: int  # of welcoming, from 1
    dice: list[list[int]]  # by column: the rows that have a die
    queues: list[list[Space]]  # by column, the first in line first
    stacks: list[int]  # by column: the patient on top, −1 if there is none
    stack_sizes: list[int]
    waiting: list[int]  # welcome markers that have not moved, in order; from `seats` on virtual
    columns: list[int]  # the marker in each column, or −1
    reputation: list[int]  # by marker: its space
    order: list[int]  # markers in reputation order, the first one first
    free: list[int]  # doctors without a region, left to right, or −1
    options: list[int]  # by such a space: the seat with an option on it, or −1
    extra: int  # doctors of the extra stack
    regional: list[int]  # by column: the open doctor, or −1
    doctor_stacks: list[int]
    kits: list[int]  # by column: the open kit, or −1
    kit_stacks: list[int]  # closed ones
    tiles: list[int]  # by column: the open knowledge tile, or −1
    tile_stacks: list[int]  # those below it
    players: list[Practice]  # by seat
    virtual: list[int]  # points of the virtual players; counted in a solo game only
    asked: Asked | None  # null when the game is over
    scores: list[int]
    winners: list[int]
    ranks: list[int]


class Gain(TypedDict):
    """What is gained, or lost where it is below zero."""

    points: int
    reputation: int
    money: int
    vials: list[int]  # by medicine


class PrintedSpace(TypedDict):
    gain: Gain  # with the patient
    empty: int  # drachmas, if it is empty
    assistant: bool  # … and the column's assistant


class Patient(TypedDict):
    number: int
    region: int
    offering: int
    needs: list[int]  # by medicine
    points: int
    name: dict[str, str]
    line: dict[str, str]


class Doctor(TypedDict):
    number: int
    region: int
    cost: int
    contracts: list[list[int]]  # each the medicines that can be given there
    points: int
    name: dict[str, str]
    line: dict[str, str]


class Kit(TypedDict):
    cost: int
    vials: list[int]


class Tile(TypedDict):
    kind: TileKind
    region: int  # of a welcome or double tile; else −1
    gain: Gain  # of a welcome or lightning tile
    needs: list[int]  # of a patient
    points: int  # of a patient or a doctor
    contracts: list[list[int]]  # of a doctor
    name: dict[str, str]
    line: dict[str, str]


class Section(TypedDict):
    """A part of the reputation track."""

    spaces: int
    wage: int


class Printed(TypedDict):
    patients: list[Patient]
    doctors: list[Doctor]
    basic: Doctor  # region −1
    kits: list[Kit]
    tiles: list[Tile]
    spaces: list[list[PrintedSpace]]  # by column and row
    track: list[Section]  # from the left
    start: int  # the space where markers begin


CONSTANTS = {
    "REGIONS": REGIONS,
    "MEDICINES": MEDICINES,
    "ASSISTANTS": ASSISTANTS,
    "COLUMNS": COLUMNS,
    "ROWS": ROWS,
    "MARKERS": MARKERS,
    "FREE_SPACES": FREE_SPACES,
    "ROUNDS": ROUNDS,
    "TURNS": TURNS,
    "TILE_PATIENT": TILE_PATIENT,  # patients from this number on are those on tiles
    "BASIC": BASIC,  # everybody's own basic doctor
    "TILE_DOCTOR": TILE_DOCTOR,  # doctors from this number on are those on tiles
    "BUYING": BUYING,
    "SELLING": SELLING,
    "OPTION": OPTION,
    "HADES": HADES,
}
