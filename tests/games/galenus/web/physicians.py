"""A person who plays Galenus, and games of it that come to a certain point.

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

GAME = asclepia.load("galenus")
BOT = "novice"

#: What a person of good will does, where it is offered; else whatever comes first.
LIKED = ("begin", "publish", "join", "project", "treat", "all_impact", "learn", "rise", "plan")
#: Answers with a button in the prompt; some of them are picked first and then confirmed.
LOOKED_AT = ("begin", "stop")
AT_ONCE = ("enough", "ready", "pass")
#: Small steps: a click does them.
STEPS = (
    *("call", "extra", "herb", "impact", "focus", "exchange", "overflow", "lose", "pick"),
    *(
        "pay_focus",
        "pay_herb",
        "gain_focus",
        "gain_herb",
        "gain_skill",
        "all_impact",
        "all_focus",
        "as_before",
    ),
)


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

    def offers(self, kind: str) -> bool:
        return any(one["kind"] == kind for one in self.choices)

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.seat]
        return found


Wish = Callable[[Point], bool]


def point_where(wish: Wish, seats: int = 4, **options: str) -> Point:
    """The first point that is as wished, in games of people who do this and that."""
    for seed in range(1, 120):
        match = Match(GAME, seats, seed, **options)
        rng = random.Random(seed)
        found: Point | None = None
        while not match.state.over:
            seat = match.state.pending[0]
            if found is None:
                here = _point(match, seat)
                if wish(here):
                    _ = here.foretold  # while the game stands there
                    found = here
            match.play(seat, _move(match, seat, rng))
        if found is not None:
            found.record.update(json.loads(match.record().to_json()))
            return found
    raise AssertionError("no game comes to such a point")


def _point(match: Match, seat: int) -> Point:
    state = match.state
    offered = state.choices(seat)
    choices = [{"code": one.code, **one.to_json()} for one in offered if not one.aside]
    here = {"seats": match.seats}
    return Point(here, len(match.moves), seat, state.view(seat), choices, state)


def _move(match: Match, seat: int, rng: random.Random) -> Any:
    """Plan most of the time; take what brings something."""
    choices = [one for one in match.state.choices(seat) if not one.aside]
    plans = [one for one in choices if one.kind.name == "plan"]
    if plans:
        return rng.choice(plans if rng.random() < 0.85 else choices)
    liked = [one for one in choices if one.kind.name in LIKED]
    return rng.choice(liked if liked and rng.random() < 0.7 else choices)


def asked_to(to: str, choices: int = 2, year: int = 1) -> Wish:
    """Somebody is asked this, in such a year or later, with so many answers."""

    def wish(here: Point) -> bool:
        asked = here.view["asked"]
        return asked.get("to") == to and here.view["year"] >= year and len(here.choices) >= choices

    return wish


@cache
def finished_game(seats: int = 4, **options: str) -> dict[str, Any]:
    """A game that was played long ago."""
    names = ["Livia", "Cassius", "Octavia", "Marcus"][:seats]
    match = Match(GAME, seats, 5, players=names, **options)
    rng = random.Random(5)
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, _move(match, seat, rng))
    found: dict[str, Any] = json.loads(match.record().to_json())
    return found


class Physician(Person):
    """Somebody who plays Galenus."""

    game = "galenus"
    recorded = ("asymmetric-3", 1)

    # Places

    def spot(self, kind: str, *values: int) -> Locator:
        """What stands for an action, wherever it lies."""
        return self.page.locator(f"[data-spot='{'-'.join([kind, *map(str, values)])}']")

    def place(self, section: int) -> Locator:
        return self.page.locator(f".place[data-section='{section}']")

    @property
    def estate(self) -> Locator:
        return self.page.locator(".estate")

    @property
    def scene(self) -> Locator:
        """The step that is asked for, in my villa."""
        return self.estate.locator("[data-scene]")

    @property
    def contest(self) -> Locator:
        return self.page.get_by_role("group", name=self.said("galenus-contest"), exact=True)

    def dial(self, half: str, value: int) -> Locator:
        return self.scene.locator(f"[data-dial='{half}'] input[value='{value}']")

    # What the page was told

    @property
    def names(self) -> list[str]:
        info = next(one["info"] for _, one in reversed(self.told) if one.get("info"))
        return [one["name"] for one in info["chairs"]]

    @property
    def position(self) -> dict[str, Any]:
        """The newest one."""
        found: dict[str, Any] = [one["position"] for _, one in self.told if one.get("position")][-1]
        return found

    @property
    def question(self) -> dict[str, Any] | None:
        """What I am asked."""
        [look] = self.position["seats"].values()
        found: dict[str, Any] | None = look["question"]
        return found

    @property
    def view(self) -> dict[str, Any]:
        [look] = self.position["seats"].values()
        found: dict[str, Any] = look["view"]
        return found

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
        """Do what is asked, sensibly; at a lesson, which tells all at once, what comes first."""
        if not any(one.get("position") for _, one in self.told):
            self.press(self.page.locator("button[data-spot]").first)
            if self.confirm.is_enabled():
                self.press(self.confirm)
            return
        question = self.question
        assert question is not None
        choices = question["choices"]
        action = self.preferred(choices)
        self.choose(action)
        only = action["kind"] in LOOKED_AT and len(choices) == 1
        if not only and action["kind"] not in (*AT_ONCE, *STEPS, "bid"):
            self.press(self.confirm)
        # Until the page is told: others, asked at the same time, may move meanwhile.
        while self.question and self.question["since"] == question["since"]:
            self.page.wait_for_timeout(20)

    def preferred(self, choices: list[dict[str, Any]]) -> dict[str, Any]:
        """Plan two mediples, then get results: a whole year in few steps."""
        plans = [one for one in choices if one["kind"] == "plan"]
        if plans and self.view["players"][self.seat]["at_home"] > 4:
            return plans[self.view["year"] % len(plans)]
        liked = (one for kind in LIKED for one in choices if one["kind"] == kind)
        return next(liked, choices[-1] if choices[-1]["kind"] == "bid" else choices[0])

    @property
    def seat(self) -> int:
        [seat] = self.position["seats"]
        return int(seat)

    def choose(self, action: dict[str, Any]) -> None:
        """What stands for this on the page."""
        kind = action["kind"]
        values = [value for name, value in action.items() if name not in ("code", "kind")]
        if kind in LOOKED_AT or kind in AT_ONCE:
            declined = [f"no-{one}" for one in ("rise", "extra") if self.question_offers(one)]
            said = declined[0] if kind == "pass" and declined else kind
            self.press(self.button(f"galenus-do-{said}"))
        elif kind == "bid":
            self.set_dial(*values)
            self.press(self.confirm if any(values) else self.button("galenus-do-bid"))
        elif kind == "swap":
            for who in values:
                self.press(self.spot("swap", who))
        else:
            self.press(self.part(kind, *values))

    def pick(self, choice: dict[str, Any]) -> bool:
        if choice["kind"] in (*AT_ONCE, *STEPS, "bid"):
            return False
        self.choose(choice)
        return True

    def set_dial(self, philosophy: int, focus: int) -> None:
        for half, value in (("philosophy", philosophy), ("focus", focus)):
            if value:
                self.press(self.scene.locator(f"[data-dial='{half}'] label").nth(value))

    def question_offers(self, kind: str) -> bool:
        assert self.question is not None
        return any(one["kind"] == kind for one in self.question["choices"])

    def part(self, kind: str, *values: int) -> Locator:
        """The first that can be seen: a step lies in my villa and where it belongs."""
        return self.spot(kind, *values).and_(self.page.locator("button")).last
