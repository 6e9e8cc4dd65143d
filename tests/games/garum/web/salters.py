"""A person who plays Garum."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.people import Person


class Salter(Person):
    """Somebody who plays Garum, on the smaller board unless said."""

    game = "garum"
    recorded = ("troia-emperor-3", 1)
    short = {"board": "baelo"}  # noqa: RUF012
    great = ("aureus", "round", 3)
    finished = Path(__file__).parents[1] / "golden" / "baelo-haruspex-2.json"

    # Places

    @property
    def tiles(self) -> Locator:
        """The tiles of the hands that are shown."""
        return self.page.locator("section.mine").get_by_role(
            "button", name=re.compile("^" + re.escape(self.said("garum-tile", species="")[:5]))
        )

    @property
    def playable(self) -> Locator:
        return self.page.locator("section.mine button:enabled:not([aria-disabled=true])")

    @property
    def areas(self) -> Locator:
        """What can be clicked in the tanks."""
        return self.board.locator("rect[role=button][aria-disabled=false]")

    @property
    def lines(self) -> Locator:
        """The posts where a worker can go."""
        return self.board.locator("g[role=button][aria-disabled=false]")

    @property
    def laid(self) -> Locator:
        return self.board.locator("[data-spot]")

    @property
    def workers(self) -> Locator:
        return self.board.locator("[data-worker]")

    @property
    def preview(self) -> Locator:
        """The tile that is about to be laid."""
        return self.board.locator(".preview")

    @property
    def no_worker(self) -> Locator:
        """The button of whoever hires nobody."""
        return self.button("garum-no-worker")

    # Doing something

    def is_asked_for_a_worker(self) -> bool:
        return self.no_worker.is_visible()

    def pick_a_tile(self, number: int = 0) -> None:
        """Choose a tile of the hand and a place for it; it is not laid yet."""
        self.press(self.playable.nth(number))
        if not self.confirm.is_enabled():
            self.press(self.areas.first)
        expect(self.preview).to_be_visible()

    def lay_a_tile(self) -> None:
        self.pick_a_tile()
        self.press(self.confirm)

    def hire_nobody(self) -> None:
        self.press(self.no_worker)
        self.press(self.confirm)

    def hire(self) -> None:
        """A worker on the first line that is offered."""
        self.press(self.lines.first)
        if not self.confirm.is_enabled():  # vilicus or dominus?
            self.press(self.board.locator(".chooser [aria-pressed]").first)
        self.press(self.confirm)

    def decide(self, hiring: bool = True) -> None:
        """Do what is asked, whatever it is."""
        if not self.is_asked_for_a_worker():
            self.lay_a_tile()
        elif hiring and self.lines.count():
            self.hire()
        else:
            self.hire_nobody()

    def pick(self, choice: dict[str, Any]) -> bool:
        match choice["kind"]:
            case "vilicus" | "dominus" if self.lines.count():
                self.press(self.lines.first)
            case "vilicus" | "dominus" | "no_worker":
                self.press(self.no_worker)
            case "choose":
                self.press(self.areas.first)
            case _:
                self.pick_a_tile()
        return True

    def take_a_turn(self, hiring: bool = False) -> None:
        """A tile, and a worker or none."""
        assert self.is_asked()
        self.lay_a_tile()
        expect(self.no_worker).to_be_visible()
        self.decide(hiring)

    def play_to_the_end(self) -> int:
        """All decisions until the reckoning, now and then with a worker; how many there were."""
        decisions = 0
        while self.is_asked():
            self.decide(hiring=decisions % 4 < 2)
            decisions += 1
        return decisions
