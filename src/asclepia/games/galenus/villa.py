"""Villa actions (A-V1 to A-V4): solicit patients, treat them in the hospital, publish."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import ACTIONS, MODULE
from asclepia.games.galenus.attributes import Decision
from asclepia.games.galenus.events import PUBLISHED, SOLICITED
from asclepia.games.galenus.physician import added
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.vocabulary import KINDS, LINES, NONE, REGION
from asclepia.table.actions import Action
from asclepia.table.lists import put
from asclepia.table.state import Frame
from asclepia.table.texts import Message

PUBLISH: Final = [ACTIONS.find("publish", humour) for humour in range(KINDS)]
CALL: Final = [ACTIONS.find("call", humour) for humour in range(KINDS)]


# Soliciting (A-V1)


def can_solicit(state: Galenus, seat: int) -> bool:
    physician = state.physicians[seat]
    return physician.reputation >= physician.house.solicit and somebody_waits(state)


def somebody_waits(state: Galenus) -> bool:
    for region in range(state.box.regions):
        if state.waiting(region):
            return True
    return False


def solicit(state: Galenus, seat: int, below: Frame[Galenus]) -> None:
    """A patient from each region that has any, from the top down."""
    house = state.physicians[seat].house
    state.pay_reputation(seat, house.solicit)
    call_from(state, seat, below, 0, house.called, state.box.regions)


def call_from(
    state: Galenus, seat: int, below: Frame[Galenus], region: int, left: int, end: int
) -> None:
    """So many from this region, then as many from each of the next ones before `end`."""
    each = state.physicians[seat].house.called
    while region < end:
        while left:
            kinds = 0
            humour = NONE
            for one in range(KINDS):
                if state.patients[region * KINDS + one]:
                    kinds += 1
                    humour = one
            if kinds == 0:
                break
            if kinds > 1:
                state.frame = Call(below, seat, region, left, end)
                return
            receive(state, seat, region, humour)
            left -= 1
        region += 1
        left = each
    state.frame = below
    below.resume(state)


def receive(state: Galenus, seat: int, region: int, humour: int) -> None:
    """A patient comes to the own hospital."""
    state.leave(region, humour, 1)
    physician = state.physicians[seat]
    physician.hospital = added(physician.hospital, humour, 1)
    state.tell(SOLICITED, (seat, region, humour))


@final
class Call(Decision):
    """Which patient of this region comes?"""

    def __init__(self, below: Frame[Galenus], seat: int, region: int, left: int, end: int) -> None:
        super().__init__(below, seat)
        self.region: Final = region
        self.left: Final = left  # from this region
        self.end: Final = end

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        start = self.region * KINDS
        return [CALL[humour] for humour in range(KINDS) if state.patients[start + humour]]

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        below = self.below
        assert below is not None
        receive(state, seat, self.region, action.values[0])
        call_from(state, seat, below, self.region, self.left - 1, self.end)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "call", "waits_for": [self.seat], "section": REGION + self.region}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-call", face=state.faces[self.region])


# Publishing (A-V3)


def line_cost(state: Galenus, seat: int, humour: int, discount: int) -> int:
    """What the next bold line costs in focus: one, two or three, never nothing."""
    line = state.box.levels[state.physicians[seat].skill[humour]]
    return max(1, line + 1 - discount - state.physicians[seat].house.discount)


def below_a_line(state: Galenus, seat: int, humour: int) -> bool:
    """Directly, and the space above can be entered."""
    box = state.box
    position = state.physicians[seat].skill[humour]
    if position != box.ends[position] or position == box.top:
        return False
    return position + 1 != box.top or state.primus[humour] == NONE


def can_publish(state: Galenus, seat: int, humour: int, discount: int) -> bool:
    """With the focus and philosophy that are there."""
    physician = state.physicians[seat]
    focus = physician.focus[humour]
    if not focus or not below_a_line(state, seat, humour):
        return False
    return focus + physician.philosophy >= line_cost(state, seat, humour, discount)


def publishable(state: Galenus, seat: int, discount: int) -> list[Action]:
    found: list[Action] = []
    for humour in range(KINDS):
        if can_publish(state, seat, humour, discount):
            found.append(PUBLISH[humour])
    return found


def publish(state: Galenus, seat: int, humour: int, discount: int) -> None:
    """Focus as far as there is some, philosophy for what is lacking; then over the line."""
    physician = state.physicians[seat]
    cost = line_cost(state, seat, humour, discount)
    focus = min(cost, physician.focus[humour])
    philosophy = cost - focus
    physician.focus = added(physician.focus, humour, -focus)
    physician.philosophy -= philosophy
    line = state.box.levels[physician.skill[humour]]
    place = humour * LINES + line
    works = state.lines[place]
    state.lines = put(state.lines, place, 0)
    physician.works += works
    points = physician.house.publication
    physician.impact += points
    state.tell(PUBLISHED, (seat, humour, line, focus, philosophy, points, works))
    state.rise(seat, humour, 1)
