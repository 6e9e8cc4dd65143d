"""Phase 3: options, hiring, kits and bundles, and the reset of the zone (H-R1 to H-R4)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from asclepia.games.hippocrates.actions import ACTIONS, MODULE, PASS
from asclepia.games.hippocrates.knowledge import learn
from asclepia.games.hippocrates.settle import Decision, settle
from asclepia.games.hippocrates.state import Hippocrates
from asclepia.games.hippocrates.views import AskedToHireOptioned, AskedToOption, AskedToRecruit
from asclepia.games.hippocrates.vocabulary import COLUMNS, FREE_SPACES, NONE
from asclepia.games.hippocrates.vocabulary import OPTION as OPTION_COST
from asclepia.games.hippocrates.welcome import score_virtual
from asclepia.table.actions import Action
from asclepia.table.events import EventKind
from asclepia.table.lists import put
from asclepia.table.state import Frame, Spot
from asclepia.table.texts import Message

OPTION: Final = [ACTIONS.find("option", space) for space in range(FREE_SPACES)]
HIRE: Final = [ACTIONS.find("hire", column) for column in range(COLUMNS)]
KIT: Final = [ACTIONS.find("kit", column) for column in range(COLUMNS)]
BUNDLE: Final = [ACTIONS.find("bundle", column) for column in range(COLUMNS)]
HIRE_OPTIONED: Final = ACTIONS.find("hire_optioned")

OPTIONED: Final = EventKind("optioned", ("seat", "doctor", "space"))
OPENED: Final = EventKind("opened", ("column", "doctor"), reveals=True)
HIRED: Final = EventKind("hired", ("seat", "doctor", "money"))
EQUIPPED: Final = EventKind("equipped", ("seat", "kit", "money"))
BUNDLED: Final = EventKind("bundled", ("seat", "doctor", "kit", "money"))
PASSED: Final = EventKind("passed", ("seat",))
DECLINED: Final = EventKind("declined", ("seat", "doctor"))  # the doctor under option
VIRTUAL_RECRUITED: Final = EventKind("virtual_recruited", ("virtual", "doctor"))
LEFT: Final = EventKind("left", ("doctor",))  # the region-free zone, and the game
SHIFTED: Final = EventKind("shifted", ("doctor", "space"))
JOINED: Final = EventKind("joined", ("doctor", "space"), reveals=True)  # from the extra stack


def begin_recruitment(state: Hippocrates, course: Frame[Hippocrates]) -> None:
    next_option(state, course, state.order)


# A. Options (H-R1)


def next_option(state: Hippocrates, course: Frame[Hippocrates], order: tuple[int, ...]) -> None:
    """In reputation order, fixed at the start of the step."""
    for place in range(len(order)):
        marker = order[place]
        if marker >= state.seats:
            virtual_option(state, marker)
        elif unoptioned(state):
            question = OptionDoctor(course, marker, order[place + 1 :])
            if len(question.choices(state, marker)) > 1 or state.asides(marker):
                state.frame = question
                return
    open_doctors(state)
    next_recruit(state, course, state.order)


def unoptioned(state: Hippocrates) -> list[int]:
    """Region-free spaces with a doctor whom nobody has an option on."""
    return [
        space
        for space in range(FREE_SPACES)
        if state.free[space] != NONE and state.options[space] == NONE
    ]


def highest_numbered(state: Hippocrates, places: list[int], doctors: list[int]) -> int:
    """The place of the doctor with the highest number, or none."""
    best = NONE
    for place in places:
        if (
            best == NONE
            or state.box.doctor_numbers[doctors[place]] > state.box.doctor_numbers[doctors[best]]
        ):
            best = place
    return best


def virtual_option(state: Hippocrates, marker: int) -> None:
    """The highest-numbered doctor without an option leaves."""
    space = highest_numbered(state, unoptioned(state), state.free)
    if space != NONE:
        doctor = state.free[space]
        state.free = put(state.free, space, NONE)
        virtual_recruited(state, marker, doctor)


def virtual_recruited(state: Hippocrates, marker: int, doctor: int) -> None:
    state.tell(VIRTUAL_RECRUITED, (marker - state.seats, doctor))
    if state.box.solo:
        score_virtual(state, marker - state.seats, len(state.box.contracts[doctor]))


@final
class OptionDoctor(Decision):
    def __init__(self, below: Frame[Hippocrates], seat: int, order: tuple[int, ...]) -> None:
        super().__init__(below, seat)
        self.order: Final = order  # who comes after

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        found: list[Action] = []
        if state.purse(seat) >= OPTION_COST:
            found = [OPTION[space] for space in unoptioned(state)]
        found.append(PASS)
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        after = Optioned(self.below, seat, action, self.order)
        settle(state, seat, 0 if action is PASS else OPTION_COST, after)

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToOption = {"to": "option", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        return Message(MODULE, "prompt-option")

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        found: list[tuple[Spot, str, Message]] = []
        for space in range(FREE_SPACES):
            if state.options[space] != NONE:
                found.append(({"space": space}, "H-R1", Message(MODULE, "blocked-optioned")))
            elif state.free[space] != NONE and state.purse(seat) < OPTION_COST:
                reason = Message(MODULE, "blocked-too-dear", money=OPTION_COST)
                found.append(({"space": space}, "H-R1", reason))
        return found


@final
class Optioned(Frame[Hippocrates]):
    def __init__(
        self,
        below: Frame[Hippocrates] | None,
        seat: int,
        action: Action,
        order: tuple[int, ...],
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.action: Final = action
        self.order: Final = order

    def resume(self, state: Hippocrates) -> None:
        course = self.below
        assert course is not None
        if self.action is not PASS:
            space = self.action.values[0]
            state.options = put(state.options, space, self.seat)
            state.practices[self.seat].option = space
            state.tell(OPTIONED, (self.seat, state.free[space], space))
        next_option(state, course, self.order)


# B. Hiring and buying (H-R2, H-R3)


def open_doctors(state: Hippocrates) -> None:
    """All top regional doctors are turned up."""
    for column in range(COLUMNS):
        stack = state.doctor_stacks[column]
        if stack:
            state.regional = put(state.regional, column, stack[0])
            state.doctor_stacks = put(state.doctor_stacks, column, stack[1:])
            state.tell(OPENED, (column, stack[0]))


def available(state: Hippocrates) -> list[int]:
    """Columns where doctor and kit are both still there."""
    return [
        column
        for column in range(COLUMNS)
        if state.regional[column] != NONE and state.kits[column] != NONE
    ]


def next_recruit(state: Hippocrates, course: Frame[Hippocrates], order: tuple[int, ...]) -> None:
    for place in range(len(order)):
        marker = order[place]
        after = order[place + 1 :]
        if marker >= state.seats:
            virtual_hire(state, marker)
        else:
            question = Recruit(course, marker, after)
            if available(state) and (
                len(question.choices(state, marker)) > 1 or state.asides(marker)
            ):
                state.frame = question
                return
            if ask_about_option(state, course, marker, after):
                return
    reset_zone(state)
    state.frame = course
    course.resume(state)


def virtual_hire(state: Hippocrates, marker: int) -> None:
    """H-D10: the highest-numbered available doctor leaves; in the revised edition with the kit
    and the knowledge tile of the column."""
    column = highest_numbered(state, available(state), state.regional)
    if column == NONE:
        return
    doctor = state.regional[column]
    state.regional = put(state.regional, column, NONE)
    if state.box.revised:
        state.kits = put(state.kits, column, NONE)
        state.tiles = put(state.tiles, column, NONE)
    virtual_recruited(state, marker, doctor)


@final
class Recruit(Decision):
    """A regional doctor, a kit, both with the knowledge tile, or nothing."""

    def __init__(self, below: Frame[Hippocrates], seat: int, order: tuple[int, ...]) -> None:
        super().__init__(below, seat)
        self.order: Final = order

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        box = state.box
        purse = state.purse(seat)
        found: list[Action] = []
        for column in available(state):
            doctor = box.costs[state.regional[column]]
            kit = box.kit_costs[state.kits[column]]
            if doctor <= purse:
                found.append(HIRE[column])
            if kit <= purse:
                found.append(KIT[column])
            if doctor + kit <= purse:
                found.append(BUNDLE[column])
        found.append(PASS)
        return found

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        course = self.below
        assert course is not None
        if action is PASS:
            state.tell(PASSED, (seat,))
            if not ask_about_option(state, course, seat, self.order):
                next_recruit(state, course, self.order)
            return
        box = state.box
        column = action.values[0]
        cost = 0
        if action is not KIT[column]:
            cost += box.costs[state.regional[column]]
        if action is not HIRE[column]:
            cost += box.kit_costs[state.kits[column]]
        settle(state, seat, cost, Recruited(course, seat, action, cost, self.order))

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToRecruit = {"to": "recruit", "waits_for": [self.seat]}
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        option = state.practices[seat].option
        if option == NONE:
            return Message(MODULE, "prompt-recruit")
        return Message(MODULE, "prompt-recruit-optioned", doctor=state.free[option])

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        box = state.box
        purse = state.purse(seat)
        found: list[tuple[Spot, str, Message]] = []
        for column in range(COLUMNS):
            doctor, kit = state.regional[column], state.kits[column]
            if doctor == NONE or kit == NONE:
                reason = Message(MODULE, "blocked-column-empty")
                found.append(({"column": column}, "H-R2", reason))
                continue
            for action, cost in (
                (HIRE[column], box.costs[doctor]),
                (KIT[column], box.kit_costs[kit]),
                (BUNDLE[column], box.costs[doctor] + box.kit_costs[kit]),
            ):
                if cost > purse:
                    reason = Message(MODULE, "blocked-too-dear", money=cost)
                    found.append((action, "H-R2", reason))
        for space in range(FREE_SPACES):
            if state.free[space] != NONE:
                mine = state.practices[seat].option == space
                reason = Message(MODULE, "blocked-reserved" if mine else "blocked-not-reserved")
                found.append(({"space": space}, "H-R2", reason))
        return found


@final
class Recruited(Frame[Hippocrates]):
    """What was paid for is handed over; then the doctor under option."""

    def __init__(
        self,
        below: Frame[Hippocrates],
        seat: int,
        action: Action,
        cost: int,
        order: tuple[int, ...],
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.action: Final = action
        self.cost: Final = cost
        self.order: Final = order

    def resume(self, state: Hippocrates) -> None:
        course = self.below
        assert course is not None
        seat = self.seat
        column = self.action.values[0]
        doctor, kit = state.regional[column], state.kits[column]
        if self.action is HIRE[column]:
            state.tell(HIRED, (seat, doctor, self.cost))
        elif self.action is KIT[column]:
            state.tell(EQUIPPED, (seat, kit, self.cost))
        else:
            state.tell(BUNDLED, (seat, doctor, kit, self.cost))
        if self.action is not KIT[column]:
            state.regional = put(state.regional, column, NONE)
            state.practices[seat].serve(doctor, len(state.box.contracts[doctor]))
        if self.action is not HIRE[column]:
            state.kits = put(state.kits, column, NONE)
            state.fill(seat, state.box.kit_vials[kit])
        then = ThenOptioned(course, seat, self.order)
        tile = state.tiles[column]
        if self.action is BUNDLE[column] and tile != NONE:
            take_tile(state, column)
            learn(state, seat, tile, then)
        else:
            state.frame = then
            then.resume(state)


def take_tile(state: Hippocrates, column: int) -> None:
    """H-D2: in the first edition the next one lies open below."""
    state.tiles = put(state.tiles, column, NONE)
    if not state.box.revised:
        uncover_tile(state, column)


TILE_OPENED: Final = EventKind("tile_opened", ("column", "tile"), reveals=True)


def uncover_tile(state: Hippocrates, column: int) -> None:
    stack = state.tile_stacks[column]
    if stack:
        state.tiles = put(state.tiles, column, stack[0])
        state.tile_stacks = put(state.tile_stacks, column, stack[1:])
        state.tell(TILE_OPENED, (column, stack[0]))


@final
class ThenOptioned(Frame[Hippocrates]):
    """After hiring or buying: the doctor under option, then the next player."""

    def __init__(self, below: Frame[Hippocrates], seat: int, order: tuple[int, ...]) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.order: Final = order

    def resume(self, state: Hippocrates) -> None:
        course = self.below
        assert course is not None
        if not ask_about_option(state, course, self.seat, self.order):
            next_recruit(state, course, self.order)


def ask_about_option(
    state: Hippocrates, course: Frame[Hippocrates], seat: int, order: tuple[int, ...]
) -> bool:
    """Is there something to ask about a doctor under option? Then it is asked."""
    space = state.practices[seat].option
    if space == NONE:
        return False
    question = HireOptioned(course, seat, order)
    if len(question.choices(state, seat)) == 1 and not state.asides(seat):
        state.tell(DECLINED, (seat, state.free[space]))
        return False
    state.frame = question
    return True


@final
class HireOptioned(Decision):
    def __init__(self, below: Frame[Hippocrates], seat: int, order: tuple[int, ...]) -> None:
        super().__init__(below, seat)
        self.order: Final = order

    def doctor(self, state: Hippocrates) -> int:
        return state.free[state.practices[self.seat].option]

    def cost(self, state: Hippocrates) -> int:
        """Less the two drachmas that were paid, and not below nothing."""
        return max(0, state.box.costs[self.doctor(state)] - OPTION_COST)

    def choices(self, state: Hippocrates, seat: int) -> list[Action]:
        return [HIRE_OPTIONED, PASS] if state.purse(seat) >= self.cost(state) else [PASS]

    def play(self, state: Hippocrates, seat: int, action: Action) -> None:
        course = self.below
        assert course is not None
        if action is PASS:
            state.tell(DECLINED, (seat, self.doctor(state)))
            next_recruit(state, course, self.order)
        else:
            cost = self.cost(state)
            settle(state, seat, cost, OptionHired(course, seat, cost, self.order))

    def seen(self, state: Hippocrates, seat: int) -> dict[str, Any]:
        found: AskedToHireOptioned = {
            "to": "hire_optioned",
            "waits_for": [self.seat],
            "space": state.practices[self.seat].option,
            "cost": self.cost(state),
        }
        return cast(dict[str, Any], found)

    def prompt(self, state: Hippocrates, seat: int) -> Message:
        doctor, cost = self.doctor(state), self.cost(state)
        key = "prompt-hire-optioned" if state.purse(seat) >= cost else "prompt-optioned-too-dear"
        return Message(MODULE, key, doctor=doctor, money=cost)

    def blocked(self, state: Hippocrates, seat: int) -> list[tuple[Spot, str, Message]]:
        if state.purse(seat) >= self.cost(state):
            return []
        reason = Message(MODULE, "blocked-too-dear", money=self.cost(state))
        return [(HIRE_OPTIONED, "H-R2", reason)]


@final
class OptionHired(Frame[Hippocrates]):
    def __init__(
        self, below: Frame[Hippocrates], seat: int, cost: int, order: tuple[int, ...]
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.cost: Final = cost
        self.order: Final = order

    def resume(self, state: Hippocrates) -> None:
        course = self.below
        assert course is not None
        practice = state.practices[self.seat]
        space = practice.option
        doctor = state.free[space]
        state.free = put(state.free, space, NONE)
        state.options = put(state.options, space, NONE)
        practice.option = NONE
        practice.serve(doctor, len(state.box.contracts[doctor]))
        state.tell(HIRED, (self.seat, doctor, self.cost))
        next_recruit(state, course, self.order)


# C. The reset of the zone (H-R4, H-D11)


def reset_zone(state: Hippocrates) -> None:
    before = state.free
    state.options = [NONE] * FREE_SPACES
    for practice in state.practices:
        practice.option = NONE
    zone = [doctor for doctor in state.free if doctor != NONE]  # left to right
    if not state.box.revised and state.free[FREE_SPACES - 1] != NONE:
        state.tell(LEFT, (zone.pop(),))
    for column in range(COLUMNS):  # from the left, each to the rightmost free space
        doctor = state.regional[column]
        if doctor != NONE:
            if len(zone) == FREE_SPACES:
                state.tell(LEFT, (zone.pop(),))
            zone.insert(0, doctor)
    state.regional = [NONE] * COLUMNS
    joining = FREE_SPACES - len(zone)
    state.free = [NONE] * joining + zone
    for space in range(joining, FREE_SPACES):
        if state.free[space] != before[space]:
            state.tell(SHIFTED, (state.free[space], space))
    for space in range(joining - 1, -1, -1):  # the extra doctors, rightmost first
        if state.extra:
            doctor = state.extra[0]
            state.extra = state.extra[1:]
            state.free = put(state.free, space, doctor)
            state.tell(JOINED, (doctor, space))
