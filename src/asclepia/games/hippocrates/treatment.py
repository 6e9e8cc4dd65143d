"""Phase 4: treatment (H-T1 to H-T5), everybody at the same time; and the treatment without a
doctor at the end (H-X2)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE, PASS
from asclepia.games.hippocrates.arrangement import Arranged, best_arrangement, waiting
from asclepia.games.hippocrates.contracts import (
    Contract,
    coverable,
    covers,
    fitting,
    free_contracts,
    only_way,
)
from asclepia.games.hippocrates.practice import without
from asclepia.games.hippocrates.settle import Decision, settle, spend_in_payment
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.supplies import (
    ASSISTANT_FOR,
    TILE_FOR,
    drop_tile,
    loose_allowed,
    payable,
    raised_for_vials,
    usable_tiles,
)
from asclepia.games.hippocrates.views import (
    AskedAboutBasic,
    AskedToAdminister,
    AskedToAttach,
    AskedToSelfTreat,
    AskedToTreat,
)
from asclepia.games.hippocrates.vocabulary import (
    BASIC,
    BUYING,
    HADES,
    NONE,
    ROUNDS,
    TILE_DOCTOR,
    TILE_PATIENT,
    TILES,
)
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.frames import Together
from asclepia.table.state import ALONE, Frame, Spot
from asclepia.table.texts import Message

TREAT: Final = [ACTIONS.find("treat", patient) for patient in range(TILE_PATIENT + TILES)]
ATTACH: Final = [
    [ACTIONS.find("attach", doctor, contract) for contract in range(3)]
    for doctor in range(TILE_DOCTOR + TILES)
]
ADMINISTER: Final = ACTIONS.find("administer")
ARRANGE: Final = ACTIONS.find("arrange")
KEEP_BASIC: Final = ACTIONS.find("keep_basic")
RETIRE_BASIC: Final = ACTIONS.find("retire_basic")

ATTACHED: Final = EventKind("attached", ("seat", "patient", "doctor", "contract"))
SUBSTITUTED: Final = EventKind("substituted", ("seat", "tile", "medicine"))
STOOD_IN: Final = EventKind("stood_in", ("seat", "assistant"))
TREATED: Final = EventKind("treated", ("seat", "patient", "money"))  # for bought vials
SELF_TREATED: Final = EventKind("self_treated", ("seat", "patient", "money"))
ARRANGED: Final = EventKind(
    "arranged", ("seat", "patients", "by_patients", "by_doctors", "saved", "money")
)
CONFIRMED: Final = EventKind("confirmed", ("seat",))
KEEPS: Final = EventKind("keeps_basic", ("seat", "keeps"))


def begin_treatment(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    stacks: dict[int, Frame[Hippocrates] | None] = {}
    for seat in range(state.seats):
        stacks[seat] = None
        if waiting(state, seat):
            question = Treating(None, seat)
            if len(question.choices(state, seat)) > 1 or state.asides(seat):
                stacks[seat] = question
    Treatment(course, stacks).begin(state)


@final
class Treatment(Together[Hippocrates]):
    """H-T5: nobody's choice affects another's."""

    def again(self, stacks: dict[int, Frame[Hippocrates] | None]) -> Treatment:
        return Treatment(self.below, stacks)


@final
class Treating(Decision):
    """Which patient next? Or all at once, or enough."""

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        contracts = free_contracts(state, seat)
        found: list[Action] = []
        for patient in waiting(state, seat):
            if self.treatable(state, seat, patient, contracts):
                found.append(TREAT[patient])
        if found:
            found.append(ARRANGE)
        found.append(PASS)
        return found

    def treatable(
        self, state: Hippocrates, seat: int, patient: int, contracts: list[Contract]
    ) -> bool:
        loose = loose_allowed(state, seat, patient)
        return loose >= 0 and coverable(contracts, state.box.kinds[patient], loose)

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        if action is PASS:
            state.tell(CONFIRMED, (seat,))
            if state.box.revised and state.practices[seat].basic_is_done():
                state.frame = AboutBasic(self.below, seat)
            else:
                state.frame = self.below
        elif action is ARRANGE:
            carry_out(state, seat, best_arrangement(state, seat))
        else:
            attach_next(state, self, seat, action.values[0], [])

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToTreat = {"to": "treat", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        """Who continues is told what becomes of those who are left."""
        if len(self.choices(state, seat)) > 1:
            return self.overheard(state, seat)
        practice = state.practices[seat]
        contracts = free_contracts(state, seat)
        tiles = len(usable_tiles(state, seat))
        for patient in waiting(state, seat):
            own = patient >= TILE_PATIENT  # nobody stands for a vial of one's own
            if coverable(contracts, state.box.kinds[patient], 0) and raised_for_vials(
                state, seat, state.box.needs[patient], tiles - own, practice.assistants
            ):
                urgent = int(patient in practice.emergency)
                return Message(MODULE, "prompt-treat-sell", patient=patient, urgent=urgent)
        urgent = len(practice.emergency)
        if urgent:
            return Message(
                MODULE,
                "prompt-treated-hades",
                patients=urgent,
                patient=practice.emergency[0],
                points=HADES * urgent,
            )
        return Message(MODULE, "prompt-treated", patients=len(practice.examination))

    def overheard(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-treat", last=int(state.round == ROUNDS))

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        contracts = free_contracts(state, seat)
        found: list[tuple[Spot, str, Message]] = []
        for patient in waiting(state, seat):
            if not coverable(contracts, state.box.kinds[patient], 3):
                reason = Message(MODULE, "blocked-no-doctor")
                found.append(({"patient": patient}, "H-T1", reason))
            elif not self.treatable(state, seat, patient, contracts):
                reason = Message(MODULE, "blocked-no-vials")
                found.append(({"patient": patient}, "H-T3", reason))
        return found


def attach_next(
    state: Hippocrates,
    below: Frame[Hippocrates],
    seat: int,
    patient: int,
    chosen: list[Contract],
) -> None:
    """Another doctor if one is missing, without asking where there is only one way; then vials."""
    if not covers(chosen, state.box.kinds[patient]):
        question = Attach(below, seat, patient, chosen)
        chosen = question.only_way(state)
        if not chosen:
            state.frame = question
            return
    for one in chosen:
        attach(state, seat, patient, one)
    administer_next(state, below, seat, patient, state.box.needs[patient][:], True)


def attach(state: Hippocrates, seat: int, patient: int, contract: Contract) -> None:
    """A patient takes a contract. A doctor on a tile in hand begins its service with it."""
    practice = state.practices[seat]
    doctor = contract.doctor
    if doctor not in practice.doctors:
        practice.tiles = without(practice.tiles, doctor - TILE_DOCTOR)
        practice.serve(doctor, len(state.box.contracts[doctor]))
    practice.attach(doctor, contract.number, patient)
    state.tell(ATTACHED, (seat, patient, doctor, contract.number))


@final
class Attach(Frame[Hippocrates]):
    """Which doctor, by which contract?"""

    def __init__(
        self, below: Frame[Hippocrates], seat: int, patient: int, chosen: list[Contract]
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.patient: Final = patient
        self.chosen: Final = chosen

    def pending(self, state: Hippocrates) -> tuple[int, ...]:
        return ALONE[self.seat]

    def loose(self, state: Hippocrates) -> int:
        """How many more tiles may become doctors."""
        loose = loose_allowed(state, self.seat, self.patient)
        for one in self.chosen:
            loose -= one.loose
        return loose

    def ways(self, state: Hippocrates) -> list[Contract]:
        contracts = free_contracts(state, self.seat)
        need = state.box.kinds[self.patient]
        return fitting(contracts, need, self.chosen, self.loose(state))

    def only_way(self, state: Hippocrates) -> list[Contract]:
        contracts = free_contracts(state, self.seat)
        need = state.box.kinds[self.patient]
        return only_way(contracts, need, self.chosen, self.loose(state))

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return [ATTACH[one.doctor][one.number] for one in self.ways(state)]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        for one in self.ways(state):
            if ATTACH[one.doctor][one.number] is action:
                attach_next(state, below, seat, self.patient, [*self.chosen, one])
                return

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        given = 0
        for one in self.chosen:
            given |= one.kinds
        need = state.box.kinds[self.patient] & ~given
        pairs = [[one.doctor, one.number] for one in self.chosen]
        missing = [medicine for medicine in range(3) if need >> medicine & 1]
        found: AskedToAttach = {
            "to": "attach",
            "waits_for": [self.seat],
            "patient": self.patient,
            "attached": pairs,
            "missing": missing,
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-attach", patient=self.patient)

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        offered = [one.doctor for one in self.ways(state)]
        found: list[tuple[Spot, str, Message]] = []
        seen = [one.doctor for one in self.chosen]
        for one in free_contracts(state, seat):
            if one.doctor not in offered and one.doctor not in seen:
                seen.append(one.doctor)
                reason = Message(MODULE, "blocked-doctor-not-needed")
                found.append(({"doctor": one.doctor}, "H-T2", reason))
        return found


# Vials (H-T3)


def administer_next(
    state: Hippocrates,
    below: Frame[Hippocrates],
    seat: int,
    patient: int,
    needs: list[int],
    tiles: bool,
) -> None:
    """Ask what the vials are paid with, if there is anything to choose."""
    question = Administer(below, seat, patient, needs, tiles)
    choices = question.choices(state, seat)
    if len(choices) == 1:
        question.play(state, seat, choices[0])
    else:
        state.frame = question


@final
class Administer(Frame[Hippocrates]):
    """Own vials, and bought ones for what is missing; tiles and assistants may stand in."""

    def __init__(
        self,
        below: Frame[Hippocrates],
        seat: int,
        patient: int,
        needs: list[int],
        tiles: bool,
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.patient: Final = patient
        self.needs: Final = needs  # vials still to be paid
        self.tiles: Final = tiles  # may stand in

    def pending(self, state: Hippocrates) -> tuple[int, ...]:
        return ALONE[self.seat]

    def cost(self, state: Hippocrates) -> int:
        vials = state.practices[self.seat].vials
        lacking = 0
        for medicine in range(3):
            lacking += max(0, self.needs[medicine] - vials[medicine])
        return lacking * BUYING

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        practice = state.practices[seat]
        found: list[Action] = []
        if self.cost(state) <= state.purse(seat):
            found.append(ADMINISTER)
        tiles: list[int] = []
        if self.tiles:  # nobody stands for a vial of one's own
            own = self.patient - TILE_PATIENT
            tiles = [tile for tile in usable_tiles(state, seat) if tile != own]
        for medicine in range(3):
            if not self.needs[medicine]:
                continue
            left = self.needs[:]
            left[medicine] -= 1
            if practice.ready(medicine):
                ready = practice.assistants & ~(1 << medicine)
                if payable(state, seat, left, len(tiles), ready):
                    found.append(ASSISTANT_FOR[medicine])
            if tiles and payable(state, seat, left, len(tiles) - 1, practice.assistants):
                for tile in tiles:
                    found.append(TILE_FOR[tile][medicine])
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        if action is ADMINISTER:
            self.administer(state)
            return
        medicine = action.values[-1]
        if action is ASSISTANT_FOR[medicine]:
            stand_in(state, seat, medicine)
        else:
            drop_tile(state, seat, action.values[0])
            state.tell(SUBSTITUTED, (seat, action.values[0], medicine))
        left = self.needs[:]
        left[medicine] -= 1
        administer_next(state, below, seat, self.patient, left, self.tiles)

    def administer(self, state: Hippocrates) -> None:
        below = self.below
        assert below is not None
        cost = self.cost(state)
        settle(state, self.seat, cost, Administered(below, self, cost))

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        vials = state.practices[self.seat].vials
        lacking = [max(0, self.needs[medicine] - vials[medicine]) for medicine in range(3)]
        found: AskedToAdminister = {
            "to": "administer",
            "waits_for": [self.seat],
            "patient": self.patient,
            "needs": self.needs[:],
            "lacking": lacking,
            "cost": self.cost(state),
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        cost = self.cost(state)
        return Message(MODULE, "prompt-administer", patient=self.patient, money=cost)

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        if self.cost(state) <= state.purse(seat):
            return []
        reason = Message(MODULE, "blocked-too-dear", money=self.cost(state))
        return [(ADMINISTER, "H-T3", reason)]


@final
class Administered(Frame[Hippocrates]):
    """The vials that were missing are paid."""

    def __init__(self, below: Frame[Hippocrates], asked: Administer, cost: int) -> None:
        super().__init__(below)
        self.asked: Final = asked
        self.cost: Final = cost

    def resume(self, state: Hippocrates) -> None:
        asked = self.asked
        use_vials(state, asked.seat, asked.needs)
        if asked.tiles:
            cure(state, asked.seat, asked.patient, self.cost)
        else:
            practice = state.practices[asked.seat]
            practice.emergency = without(practice.emergency, asked.patient)
            state.tell(SELF_TREATED, (asked.seat, asked.patient, self.cost))
        state.frame = self.below


def use_vials(state: Hippocrates, seat: int, needs: list[int]) -> None:
    """Own vials go; what is missing was bought."""
    practice = state.practices[seat]
    practice.vials = [max(0, practice.vials[medicine] - needs[medicine]) for medicine in range(3)]


def stand_in(state: Hippocrates, seat: int, assistant: int) -> None:
    """An assistant stands for a vial of its colour."""
    state.practices[seat].assistants &= ~(1 << assistant)
    state.tell(STOOD_IN, (seat, assistant))


def cure(state: Hippocrates, seat: int, patient: int, money: int) -> None:
    """The patient leaves its room, treated."""
    practice = state.practices[seat]
    if patient >= TILE_PATIENT:
        practice.tiles = without(practice.tiles, patient - TILE_PATIENT)
    elif patient in practice.emergency:
        practice.emergency = without(practice.emergency, patient)
    else:
        practice.examination = without(practice.examination, patient)
    practice.treated = (*practice.treated, patient)
    state.tell(TREATED, (seat, patient, money))


def carry_out(state: Hippocrates, seat: int, plan: Arranged) -> None:
    """Everything that was arranged, at once."""
    practice = state.practices[seat]
    state.tell(
        ARRANGED,
        (
            seat,
            len(plan.patients),
            plan.by_patients,
            plan.by_doctors,
            plan.saved,
            plan.bought * BUYING,
        ),
    )
    for place in range(len(plan.patients)):
        for contract in plan.contracts[place]:
            attach(state, seat, plan.patients[place], contract)
    for assistant in range(3):
        if plan.assistants >> assistant & 1:
            stand_in(state, seat, assistant)
    for place in range(len(plan.tiles)):
        drop_tile(state, seat, plan.tiles[place])
        state.tell(SUBSTITUTED, (seat, plan.tiles[place], plan.substituted[place]))
    for assistant in range(3):
        if plan.paying >> assistant & 1:
            spend_in_payment(state, seat, assistant)
    practice.money -= plan.bought * BUYING - plan.paid_by_assistants
    use_vials(state, seat, plan.vials)
    for patient in plan.patients:
        cure(state, seat, patient, 0)


@final
class AboutBasic(Decision):
    """H-D14, revised: the basic doctor scores, and may be kept."""

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return [KEEP_BASIC, RETIRE_BASIC]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        state.practices[seat].keeps_basic = action is KEEP_BASIC
        state.tell(KEEPS, (seat, int(action is KEEP_BASIC)))
        state.frame = self.below

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedAboutBasic = {"to": "basic", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        key = "prompt-basic-last" if state.round == ROUNDS else "prompt-basic"
        return Message(MODULE, key, doctor=BASIC)


# The end (H-X2)


def begin_self_treatment(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    stacks: dict[int, Frame[Hippocrates] | None] = {}
    for seat in range(state.seats):
        stacks[seat] = None
        if state.practices[seat].emergency:
            question = SelfTreating(None, seat)
            if len(question.choices(state, seat)) > 1 or state.asides(seat):
                stacks[seat] = question
    Treatment(course, stacks).begin(state)


@final
class SelfTreating(Decision):
    """Patients of the emergency room get vials without a doctor: no points, no reputation."""

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        practice = state.practices[seat]
        found: list[Action] = []
        for patient in practice.emergency:
            if payable(state, seat, state.box.needs[patient], 0, practice.assistants):
                found.append(TREAT[patient])
        found.append(PASS)
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        if action is PASS:
            state.tell(CONFIRMED, (seat,))
            state.frame = self.below
        else:
            patient = action.values[0]
            needs = state.box.needs[patient][:]
            administer_next(state, self, seat, patient, needs, False)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToSelfTreat = {"to": "self_treat", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        each = HADES if state.box.revised else 1
        if len(self.choices(state, seat)) > 1:
            return Message(MODULE, "prompt-self-treat", each=each)
        practice = state.practices[seat]
        lost = practice.emergency
        for patient in lost:
            needs = state.box.needs[patient]
            if raised_for_vials(state, seat, needs, 0, practice.assistants):
                return Message(MODULE, "prompt-self-treat-sell", patient=patient, each=each)
        count = len(lost)
        patient = lost[0] if count == 1 else NONE
        return Message(
            MODULE,
            "prompt-self-treated",
            patients=count,
            patient=patient,
            each=each,
            points=each * count,
        )

    def overheard(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-self-treating")

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        practice = state.practices[seat]
        found: list[tuple[Spot, str, Message]] = []
        for patient in practice.emergency:
            if not payable(state, seat, state.box.needs[patient], 0, practice.assistants):
                reason = Message(MODULE, "blocked-no-vials-end")
                found.append(({"patient": patient}, "H-X2", reason))
        return found
