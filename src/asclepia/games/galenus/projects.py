"""Projects (A-L4, A-L6): exactly as printed or not at all."""

from __future__ import annotations

from typing import Any, Final, final

from asclepia.games.galenus.actions import MODULE
from asclepia.games.galenus.attributes import Decision, ask, run
from asclepia.games.galenus.box import (
    HERE,
    HOSPITAL,
    PAY_FOCUS,
    PAY_HERB,
    PAY_PHILOSOPHY,
    Project,
)
from asclepia.games.galenus.physician import total
from asclepia.games.galenus.state import Galenus
from asclepia.games.galenus.treating import capacity, present, treat_exactly
from asclepia.games.galenus.villa import (
    below_a_line,
    call_from,
    line_cost,
    publish,
    publishable,
    receive,
)
from asclepia.games.galenus.vocabulary import ARENA, KINDS, NONE, REGION, VILLA
from asclepia.table.actions import Action
from asclepia.table.state import Frame
from asclepia.table.texts import Message

# Whether a project can be done
IMPOSSIBLE: Final = 0
OPTIONAL: Final = 1  # it takes herbs or books, so nobody is obliged to (A-W4)
POSSIBLE: Final = 2

# What is in the way
FINE: Final = 0
NEEDS: Final = 1
PRICE: Final = 2
PATIENTS: Final = 3
SKILL: Final = 4
LINE: Final = 5
OBSTACLES: Final = ["", "needs", "price", "patients", "skill", "publish"]

# The steps
TREATING: Final = 0
SOLICITING: Final = 1
PUBLISHING: Final = 2
GAINING: Final = 3
DONE: Final = 4


def section_of(project: Project, region: int) -> int:
    """Where its patients are treated."""
    if project.place == HERE:
        return REGION + region
    return VILLA if project.place == HOSPITAL else ARENA


def obstacle(state: Galenus, seat: int, project: Project, region: int) -> int:
    """What is in the way, if anything."""
    if not state.reaches(seat, project.needs):
        return NEEDS
    if not state.can_pay(seat, project.price):
        return PRICE
    if project.treats and not treatable(state, seat, project, region):
        there = present(state, seat, section_of(project, region))
        for humour in range(KINDS):
            if there[humour] < project.treat[humour]:
                return PATIENTS
        return SKILL
    if not solicitable(state, project, region):
        return PATIENTS
    if project.publish != NONE and not can_publish_after(state, seat, project):
        return LINE
    return FINE


def possible(state: Galenus, seat: int, project: Project, region: int) -> int:
    if obstacle(state, seat, project, region) != FINE:
        return IMPOSSIBLE
    if project.treats:
        able = capacity(state, seat, section_of(project, region))
        for humour in range(KINDS):
            if able[humour] < project.treat[humour]:
                return OPTIONAL
    return OPTIONAL if project.spends else POSSIBLE


def treatable(state: Galenus, seat: int, project: Project, region: int) -> bool:
    """Are they there, and do skill and herbs cover them?"""
    section = section_of(project, region)
    there = present(state, seat, section)
    able = capacity(state, seat, section)
    herbs = state.physicians[seat].herbs
    for humour in range(KINDS):
        wanted = project.treat[humour]
        if wanted:
            owed = 0
            for effect in project.price:
                if effect.what == PAY_HERB and effect.humour == humour:
                    owed += effect.amount
            if there[humour] < wanted or able[humour] + herbs[humour] - owed < wanted:
                return False
    return True


def solicitable(state: Galenus, project: Project, region: int) -> bool:
    """Are there enough, once those to be treated are gone?"""
    rest = 0
    if not project.any_solicit and not total(project.solicit):
        return True
    for humour in range(KINDS):
        there = state.patients[region * KINDS + humour] - project.solicit[humour]
        if project.place == HERE:
            there -= project.treat[humour]
        if there < 0:
            return False
        rest += there
    return rest >= project.any_solicit


def can_publish_after(state: Galenus, seat: int, project: Project) -> bool:
    """With what is left when the price is paid."""
    physician = state.physicians[seat]
    philosophy = physician.philosophy
    focus = physician.focus[:]
    for effect in project.price:
        if effect.what == PAY_PHILOSOPHY:
            philosophy -= effect.amount
        elif effect.what == PAY_FOCUS:
            focus[effect.humour] -= effect.amount
    for humour in range(KINDS):
        if focus[humour] > 0 and below_a_line(state, seat, humour):
            cost = line_cost(state, seat, humour, project.publish)
            if focus[humour] + philosophy >= cost:
                return True
    return False


def work_on(
    state: Galenus, seat: int, project: Project, region: int, below: Frame[Galenus]
) -> None:
    """Pay, then step by step."""
    run(state, seat, project.price, Step(below, seat, project, region, TREATING))


@final
class Step(Frame[Galenus]):
    """The next step of a project."""

    def __init__(
        self,
        below: Frame[Galenus] | None,
        seat: int,
        project: Project,
        region: int,
        step: int,
    ) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.project: Final = project
        self.region: Final = region
        self.step: Final = step

    def resume(self, state: Galenus) -> None:
        seat, project, region = self.seat, self.project, self.region
        then = Step(self.below, seat, project, region, self.step + 1)
        if self.step == TREATING and project.treats:
            treat_exactly(state, seat, section_of(project, region), then, project.treat)
        elif self.step == SOLICITING and (project.any_solicit or total(project.solicit)):
            for humour in range(KINDS):
                for _ in range(project.solicit[humour]):
                    receive(state, seat, region, humour)
            call_from(state, seat, then, region, project.any_solicit, region + 1)
        elif self.step == PUBLISHING and project.publish != NONE:
            PublishNow(then, seat, project.publish).again(state)
        elif self.step == GAINING:
            run(state, seat, project.gain, then)
        elif self.step == DONE:
            state.done(self)
        else:
            state.frame = then
            then.resume(state)


@final
class PublishNow(Decision):
    """Which of the works that can be published?"""

    def __init__(self, below: Frame[Galenus], seat: int, discount: int) -> None:
        super().__init__(below, seat)
        self.discount: Final = discount

    def again(self, state: Galenus) -> None:
        """A book can make another work possible, so the only one is no answer yet; or cost the
        focus for it, and then nothing is published."""
        if not publishable(state, self.seat, self.discount):
            state.done(self)
        elif state.asides(self.seat):
            state.frame = self
        else:
            ask(state, self)

    def choices(self, state: Galenus, seat: int) -> list[Action]:
        return publishable(state, seat, self.discount)

    def play(self, state: Galenus, seat: int, action: Action) -> None:
        publish(state, seat, action.values[0], self.discount)
        state.done(self)

    def seen(self, state: Galenus, seat: int) -> dict[str, Any]:
        return {"to": "publish", "waits_for": [self.seat]}

    def prompt(self, state: Galenus, seat: int) -> Message:
        return Message(MODULE, "prompt-publish")
