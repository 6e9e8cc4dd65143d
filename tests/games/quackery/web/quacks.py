"""A person who plays Quackery, and games of it that come to a certain point.

Which games those are is found by playing with the engine, so that nothing here depends on what
is printed on the cards.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from playwright.sync_api import Locator, expect

import asclepia
from asclepia.games.quackery.actions import CARDS
from asclepia.players import Glimpse, make_player
from asclepia.table import Match
from tests.web.people import Person

GAME = asclepia.load("quackery")
BOT = "apprentice"
BALANCED = 3
NAMES = ["Livia", "Cassius", "Octavia"]


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
        seats = range(self.record["seats"])
        return ["me" if seat == self.seat else others for seat in seats]

    def choice(self, kind: str) -> dict[str, Any]:
        return next(one for one in self.choices if one["kind"] == kind)

    def landing(self, action: dict[str, Any]) -> list[int]:
        """By humour: where it would be after this, as far as one can tell."""
        status = list(self.view["status"])
        for event in self.foretold[action["code"]]:
            if event["event"] in ("landing", "moved"):
                status[event["humour"]] = event["after"]
        return status


Wish = Callable[[Point], bool]


def point_where(wish: Wish, seats: int = 3, **options: str) -> Point:
    """The first point that is as wished, in games of people who like to play cards."""
    for seed in range(1, 300):
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
            match.play(seat, _talkative(match, seat, rng))
        if found is not None:
            found.record.update(json.loads(match.record().to_json()))
            return found
    raise AssertionError("no game comes to such a point")


def _point(match: Match, seat: int) -> Point:
    state = match.state
    choices = [{"code": one.code, **one.to_json()} for one in state.choices(seat)]
    here = {"seats": match.seats}
    return Point(here, len(match.moves), seat, state.view(seat), choices, state)


def _talkative(match: Match, seat: int, rng: random.Random) -> Any:
    choices = match.state.choices(seat)
    cards = [one for one in choices if one.kind.name.startswith("play")]
    if cards and rng.random() < 0.4:
        return rng.choice(cards)
    if choices[0].kind.name != "treat":
        return choices[0]
    return sensible(choices, match.state.view(seat)["status"])


def sensible(choices: list[Any], status: list[int]) -> Any:
    """The treatment that a person of good will chooses: what is out of balance, the least
    imbalance first."""

    def wants(action: Any) -> tuple[bool, int]:
        humour, way = action.values
        off = status[humour] - BALANCED
        return off == 0 or way != (off < 0), abs(off)

    return min((one for one in choices if one.kind.name == "treat"), key=wants)


def asked_to(to: str, cards: int = 0) -> Wish:
    """Somebody is asked this, with so many choices that are cards."""

    def wish(here: Point) -> bool:
        played = {one["remedy"] for one in here.choices if "remedy" in one}
        return here.view["asked"]["to"] == to and len(played) >= cards

    return wish


@cache
def short_game() -> dict[str, Any]:
    """The deal of a game that a person of good will does not play for long against bots."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seed in range(30):
        match = Match(GAME, 3, seed)
        bots = [make_player(BOT, seed) for _ in range(3)]
        insight = GAME.insight
        mine = 0
        while not match.state.over and len(match.moves) < 120:
            [seat] = match.state.pending
            choices = match.state.choices(seat)
            if seat:
                action = bots[seat].decide(Glimpse(match.state, seat, insight))
            elif choices[0].kind.name == "treat":
                action = sensible(choices, match.state.status)
            else:
                action = choices[0]
            mine += seat == 0
            match.play(seat, action)
        if match.state.over and mine >= 8:
            found.append((len(match.moves) + 2 * mine, json.loads(match.record().to_json())))
    return min(found, key=lambda one: one[0])[1]


@cache
def finished_game(by_agenda: bool) -> dict[str, Any]:
    """A game that was won by an agenda, or by the value of the hospitals."""
    for seed in range(300):
        match = Match(GAME, 3, seed, players=NAMES)
        rng = random.Random(seed)
        while not match.state.over:
            [seat] = match.state.pending
            match.play(seat, _talkative(match, seat, rng))
        if (match.state.victor >= 0) == by_agenda:
            return json.loads(match.record().to_json())
    raise AssertionError("no game ends so")


class Quack(Person):
    """Somebody who plays Quackery."""

    game = "quackery"
    recorded = ("random-4", 1)

    # Places

    @property
    def bedside(self) -> Locator:
        return self.page.get_by_role("group", name=self.said("quackery-humours")).first

    def column(self, humour: int) -> Locator:
        return self.page.locator(f".column[data-humour='{humour}']")

    def step(self, humour: int, way: int) -> Locator:
        return self.column(humour).locator(f".step[data-way='{way}']")

    @property
    def hand(self) -> Locator:
        """My cards, and my character."""
        return self.page.locator("section.mine button.slot")

    def held(self, remedy: int) -> Locator:
        """A card of the hand, or the character."""
        printed = [*self.printed["cards"], *[None] * CARDS][:CARDS] + self.printed["characters"]
        return self.hand.filter(has_text=printed[remedy]["name"][self.language]).first

    @property
    def window(self) -> Locator:
        return self.page.get_by_role("region", name=self.said("quackery-window"))

    @property
    def played(self) -> Locator:
        """The treatment and the answers to it."""
        return self.window.locator(".slip")

    @property
    def passing(self) -> Locator:
        """It says more where one's own treatment follows."""
        return self.button("quackery-pass").or_(self.button("quackery-pass-own"))

    @property
    def standing(self) -> Locator:
        """The menu of what is answered by itself."""
        return self.page.locator(".standing")

    def way_to_pass(self, key: str) -> Locator:
        name = self.said(f"quackery-standing-{key}")
        return self.standing.get_by_role("radio", name=name, exact=True, include_hidden=True)

    def pass_by_itself(self, key: str) -> None:
        """Choose this in the menu, which closes it."""
        self.press(self.standing.locator("summary"))
        self.way_to_pass(key).check()

    def passes_by_itself(self) -> bool:
        """Whether the page says that it will pass in a moment."""
        return self.said("page-by-itself") in self.note.inner_text()

    @property
    def wreath(self) -> Locator:
        return self.page.locator(".wreath")

    # What the page was told

    @property
    def printed(self) -> dict[str, Any]:
        return next(message["printed"] for _, message in self.told if message["type"] == "hello")

    @property
    def position(self) -> dict[str, Any]:
        """The newest one."""
        told = [one["position"] for _, one in self.told if one.get("position")]
        return told[-1]

    # Seeing

    def lines(self, *events: str) -> Locator:
        """The lines of the log that tell of these."""
        return self.log.locator(", ".join(f"[data-event='{event}']" for event in events))

    def stands_at(self, humour: int, place: int) -> None:
        """The seal of a humour is there."""
        seal = self.column(humour).locator(".seal:not(.shade)")
        expect(seal).to_have_attribute("style", f"--at: {6 - place};")

    def would_land_at(self, humour: int, place: int | None) -> None:
        """The ghost of the seal is there; None: there is none."""
        ghost = self.column(humour).locator(".shade")
        if place is None:
            expect(ghost).not_to_contain_class("shown")
        else:
            expect(ghost).to_contain_class("shown")
            expect(ghost).to_have_attribute("style", f"--at: {6 - place};")

    # Doing

    def begin(self) -> None:
        self.play_on(short_game(), 0, "me", BOT, BOT)

    def decide(self) -> None:
        """Do what is asked, sensibly, without cards."""
        if self.passing.is_visible():
            self.press(self.passing)
        elif self.page.locator(".step").count():
            humour, way = self._sensible()
            self.press(self.step(humour, way))
            self.press(self.confirm)
        else:
            self.press(self.page.locator("section.mine button.slot.open").first)
            self.press(self.confirm)

    def _sensible(self) -> tuple[int, int]:
        """As `sensible` says, from what the page shows."""
        stands = [
            6 - int(one.removeprefix("--at: ").removesuffix(";"))
            for one in self.page.locator(".seal:not(.shade)").evaluate_all(
                "all => all.map((one) => one.getAttribute('style'))"
            )
        ]
        off = {humour: abs(place - BALANCED) for humour, place in enumerate(stands)}
        humour = min((one for one in off if off[one]), key=lambda one: off[one])
        return humour, int(stands[humour] < BALANCED)

    def pick(self, choice: dict[str, Any]) -> bool:
        match choice["kind"]:
            case "pass":
                return False
            case "treat":
                self.press(self.step(choice["humour"], choice["way"]))
            case "discard":
                self.press(self.held(choice["card"]))
            case _:
                self.choose(choice)
        return True

    def choose(self, action: dict[str, Any]) -> None:
        """A card or a character, and its targets one by one; not confirmed yet."""
        self.press(self.held(action["remedy"]))
        if "entry" in action:
            place = 0 if action["entry"] == 0 else self.played.count() - 1
            if not self.confirm.is_enabled() and self.played.nth(place).evaluate(
                "one => one.tagName === 'BUTTON'"
            ):
                self.press(self.played.nth(place))
        if "player" in action:
            self.press(
                self.window.get_by_role(
                    "button",
                    name=self.said("quackery-choose-this", name=self.names[action["player"]]),
                    exact=True,
                )
            )
        if "way" in action and "humour" in action:
            self.press(self.step(action["humour"], action["way"]))
        elif "way" in action:
            self.press(self.button("quackery-way", way=action["way"]))
        else:
            for field in ("humour", "other"):
                if field in action:
                    self.press(self.column(action[field]).locator(".whole"))
        expect(self.confirm).to_be_enabled()

    @property
    def names(self) -> list[str]:
        info = [one["info"] for _, one in self.told if one.get("info")]
        return [chair["name"] for chair in info[-1]["chairs"]]
