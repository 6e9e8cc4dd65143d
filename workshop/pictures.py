"""The pictures of the README, and those that are shown with our links: taken from the page itself.

A golden record of each game is played to its middle, and one of its seats taken. `share.py` makes
the others from the games' drawings.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

import asclepia
from tests.server.service import Service
from tests.web.chromium import FLAGS, chromium
from tests.web.people import WIDE, Person
from workshop import looks, sources
from workshop.share import share

DOCS = sources.ROOT / "docs"
RECORDS = sources.ROOT / "tests" / "games"
MIDDLE = 0.55  # of a game: the board is full, and all is open


def fullest(game: str) -> dict[str, Any]:
    """The record with the most seats."""
    places = sorted((RECORDS / game / "golden").glob("*.json"))
    records: list[dict[str, Any]] = [json.loads(one.read_text("utf-8")) for one in places]
    return max(records, key=lambda one: one["seats"])


def take(person: Person, eyes: Page, record: dict[str, Any]) -> None:
    """The table as one seat sees it when it is asked, in the middle of the game."""
    ply = int(len(record["moves"]) * MIDDLE)
    seat = record["moves"][ply][0]
    chairs = ["novice"] * record["seats"]
    chairs[seat] = "me"
    person.play_on(record, ply, *chairs)
    expect(person.asked).to_be_visible()
    person.page.mouse.move(0, 0)
    picture = person.page.screenshot(type="jpeg", quality=86)
    looks.write(eyes, DOCS / f"{person.game}.jpg", picture)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="asclepia-") as folder, sync_playwright() as playwright:
        service = Service(str(Path(folder) / "asclepia.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        eyes = browser.new_page()  # compares pictures
        try:
            for game in asclepia.games():
                person = Person(browser, service, "Livia", game=game, viewport=WIDE)
                take(person, eyes, fullest(game))
                person.leave()
            share(browser, service.url)
        finally:
            browser.close()
            service.stop()


if __name__ == "__main__":
    main()
