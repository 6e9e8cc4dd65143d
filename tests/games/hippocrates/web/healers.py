"""A person who plays Hippocrates, and games of it that come to a certain point.

Which games those are is found by playing with the engine, so that nothing here depends on what
is printed on the components.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from playwright.sync_api import Locator

import asclepia
from asclepia.table import Match
from tests.web.people import Person

GAME = asclepia.load("hippocrates")
BOT = "apprentice"

#: What a person of good will does, where it is offered; else whatever comes first.
LIKED = ("arrange", "administer", "pay", "bundle", "hire", "hire_optioned", "enter", "take", "cash")
#: Answers with a button of their own; some of them are picked first and then confirmed.
LOOKED_AT = ("arrange", "hire_optioned", "retire_basic", "keep_basic")
AT_ONCE = ("pay", "administer", "cash", "keep", "pass")


@dataclass(frozen=True)
class Point:
    """A point of a finished game: somebody is asked something there."""

    record: dict[str, Any]
    ply: int
    seat: int
    view: dict[str, Any]  # of that seat
    choices: list[dict[str, Any]]
    state: Any  # while it is there

    @cached_property
    def foretold(self) -> dict[int, list[dict[str, Any]]]:
        """By code: what would surely follow. Asked for while the game stands there."""
        offered = self.state.choices(self.seat)
        told = self.state.foretell_all(self.seat, closely=True)
        return {one.code: events for one, events in zip(offered, told, strict=True)}

    def chairs(self, others: str = BOT) -> list[str]:
        """Me on the seat that is asked."""
        return ["me" if seat == self.seat else others for seat in range(self.record["seats"])]

    def choice(self, kind: str) -> dict[str, Any]:
        return next(one for one in self.choices if one["kind"] == kind)

    @property
    def practice(self) -> dict[str, Any]:
        return self.view["players"][self.seat]


Wish = Callable[[Point], bool]


def point_where(wish: Wish, seats: int = 4, care: float = 0.6, **options: str) -> Point:
    """The first point that is as wished, in games of people who are careful now and then."""
    return points_where(wish, seats, care, **options)[1]


def points_where(wish: Wish, seats: int, care: float, **options: str) -> tuple[Point, Point]:
    """… and what was asked before it."""
    for seed in range(1, 60):
        match = Match(GAME, seats, seed, **options)
        rng = random.Random(seed)
        found: tuple[Point, Point] | None = None
        before: Point | None = None
        while not match.state.over:
            seat = match.state.pending[0]
            if found is None:
                here = _point(match, seat)
                if wish(here):
                    _ = here.foretold  # while the game stands there
                    found = (before or here, here)
                before = here
            match.play(seat, _move(match, seat, rng, care))
        if found is not None:
            for one in found:
                one.record.update(json.loads(match.record().to_json()))
            return found
    raise AssertionError("no game comes to such a point")


@cache
def docking_point() -> tuple[Point, int, int]:
    """A treatment, the patient of it, and one of several doctors whom that patient can get."""

    def several(here: Point) -> bool:
        asked = here.view["asked"]
        doctors = {one.get("doctor") for one in here.choices}
        return asked.get("to") == "attach" and not asked["attached"] and len(doctors) > 1

    before, here = points_where(several, 4, 0.2)
    assert before.view["asked"]["to"] == "treat"
    return before, here.view["asked"]["patient"], here.choices[-1]["doctor"]


def _point(match: Match, seat: int) -> Point:
    state = match.state
    offered = state.choices(seat)
    choices = [{"code": one.code, **one.to_json()} for one in offered if not one.aside]
    here = {"seats": match.seats}
    return Point(here, len(match.moves), seat, state.view(seat), choices, state)


def _move(match: Match, seat: int, rng: random.Random, care: float) -> Any:
    choices = [one for one in match.state.choices(seat) if not one.aside]
    for kind in LIKED:
        liked = [one for one in choices if one.kind.name == kind]
        if liked and rng.random() < care:
            return rng.choice(liked)
    return rng.choice(choices)


def asked_to(to: str, choices: int = 2, round: int = 2) -> Wish:
    """Somebody is asked this, in such a round or later, with so many answers."""

    def wish(here: Point) -> bool:
        asked = here.view["asked"]
        return (
            asked.get("to") == to and here.view["round"] >= round and len(here.choices) >= choices
        )

    return wish


@cache
def finished_game(seats: int = 4) -> dict[str, Any]:
    """A game that was played long ago."""
    match = Match(GAME, seats, 5, players=["Livia", "Cassius", "Octavia", "Marcus"][:seats])
    rng = random.Random(5)
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, _move(match, seat, rng, 0.9))
    return json.loads(match.record().to_json())


class Healer(Person):
    """Somebody who plays Hippocrates."""

    game = "hippocrates"
    recorded = ("3", 1)
    still = False  # my practice comes before the board while it is what one is asked about

    # Places

    def column(self, column: int) -> Locator:
        return self.page.locator(f".column[data-column='{column}']")

    def space(self, column: int, row: int) -> Locator:
        return self.column(column).locator(f".space[data-row='{row}']")

    def market(self, column: int) -> Locator:
        return self.page.locator(f".market[data-market='{column}']")

    @property
    def practice(self) -> Locator:
        return self.page.locator(".practice")

    def patient(self, patient: int) -> Locator:
        """In one of my rooms."""
        return self.practice.locator(f".guest[data-patient='{patient}']")

    def doctor(self, doctor: int) -> Locator:
        """In my service."""
        return self.practice.locator(f".doctor[data-doctor='{doctor}']")

    def tile(self, tile: int) -> Locator:
        return self.practice.locator(f".tile[data-tile='{tile}']")

    @property
    def arrangement(self) -> Locator:
        return self.practice.locator(".arrangement")

    # What the page was told

    @property
    def names(self) -> list[str]:
        info = next(one["info"] for _, one in reversed(self.told) if one.get("info"))
        return [one["name"] for one in info["chairs"]]

    @property
    def position(self) -> dict[str, Any]:
        """The newest one."""
        return [one["position"] for _, one in self.told if one.get("position")][-1]

    @property
    def question(self) -> dict[str, Any] | None:
        """What I am asked."""
        [look] = self.position["seats"].values()
        found: dict[str, Any] | None = look["question"]
        return found

    def seen(self, seat: int) -> dict[str, Any]:
        return self.position["seats"][str(seat)]

    def events(self, *names: str) -> list[dict[str, Any]]:
        """What has happened at this table, of these kinds, as the page was told."""
        return [
            event
            for table, message in self.told
            if table == self.table
            for entry in message.get("log", ())
            for event in entry["events"]
            if event["event"] in names
        ]

    def lines(self, *events: str) -> Locator:
        """The lines of the log that tell of these."""
        return self.log.locator(", ".join(f"[data-event='{event}']" for event in events))

    # Doing

    def decide(self) -> None:
        """Do what is asked, sensibly; in a lesson, at no table, whatever comes first."""
        if not self.told:
            self.press(self.page.locator(".infirmary button, .practice button.open").first)
            self.press(self.confirm)
            return
        question = self.question
        assert question is not None
        choices = question["choices"]
        action = next((one for kind in LIKED for one in choices if one["kind"] == kind), choices[0])
        self.choose(action)
        if action["kind"] not in AT_ONCE:
            self.press(self.confirm)
        # Until the page is told: others, asked at the same time, may move meanwhile.
        while self.question and self.question["since"] == question["since"]:
            self.page.wait_for_timeout(20)

    def choose(self, action: dict[str, Any]) -> None:
        """What stands for this on the page."""
        kind = action["kind"]
        if kind in LOOKED_AT or (kind in AT_ONCE and kind != "pass"):
            self.press(self.button(f"hippocrates-do-{kind}"))
        elif kind == "pass":
            names = [self.said(f"hippocrates-do-{one}") for one in ("pass", "keep-tile")]
            for name in names:
                button = self.page.get_by_role("button", name=name, exact=True)
                if button.is_visible():
                    self.press(button)
                    return
        else:
            self.press(self.part(action))
            if "medicine" in action and "tile" in action and not self.confirm.is_enabled():
                self.press(self.button("medicine-name", number=action["medicine"]))

    def pick(self, choice: dict[str, Any]) -> bool:
        if choice["kind"] in AT_ONCE:
            return False
        self.choose(choice)
        return True

    def part(self, action: dict[str, Any]) -> Locator:
        match action:
            case {"kind": "enter" | "idle" | "exchange", "column": column}:
                return self.column(column).locator(".head")
            case {"kind": "bring", "column": column, "row": row}:
                return self.space(column, row)
            case {"kind": "take" | "charity", "row": row}:
                return self.page.locator(f".column.here .space[data-row='{row}']")
            case {"kind": "schedule"}:
                return self.page.locator(".column.here .stack")
            case {"kind": "option", "space": space}:
                return self.page.locator(f".slot[data-space='{space}']")
            case {"kind": "hire", "column": column}:
                return self.market(column).locator(".part.doctor")
            case {"kind": "kit" | "bundle" as kind, "column": column}:
                return self.market(column).locator(f".part.{kind}")
            case {"kind": "attach", "doctor": doctor, "contract": contract}:
                return self.doctor(doctor).locator(".notch").nth(contract)
            case {"kind": "dismiss", "doctor": doctor}:
                return self.doctor(doctor).locator(".leave")
            case {"doctor": doctor}:
                return self.doctor(doctor).locator(".who")
            case {"patient": patient}:
                return self.patient(patient)
            case {"tile": tile}:
                return self.tile(tile)
            case {"assistant": assistant}:
                return self.practice.locator(f".assistant[data-assistant='{assistant}']")
            case {"kind": "assistant_for", "medicine": medicine}:
                return self.practice.locator(f".assistant[data-assistant='{medicine}']")
        raise AssertionError(f"nothing on the page stands for {action}")
