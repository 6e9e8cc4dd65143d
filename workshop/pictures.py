"""The pictures of the README, and those that are shown with our links: taken from the page itself.

A golden record of each game is played to its middle, and one of its seats taken. `web/share.py`
makes the others from the games' drawings.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import asclepia
from playwright.sync_api import expect, sync_playwright
from tests.server.service import Service
from tests.web.chromium import FLAGS, chromium
from tests.web.people import WIDE, Person
from web.share import main as share

from workshop import sources

DOCS = sources.ROOT / "docs"
RECORDS = sources.ROOT / "tests" / "games"
MIDDLE = 0.55  # of a game: the board is full, and nobody has won yet
NAMES = {"people": "Livia"}


def fullest(game: str) -> dict:
    """The record with the most seats."""
    records = [json.loads(one.read_text("utf-8")) for one in sorted((RECORDS / game / "golden").glob("*.json"))]
    return max(records, key=lambda one: one["seats"])


def take(person: Person, record: dict) -> None:
    """The table as one seat sees it when it is asked, in the middle of the game."""
    ply = int(len(record["moves"]) * MIDDLE)
    seat = record["moves"][ply][0]
    chairs = ["novice"] * record["seats"]
    chairs[seat] = "me"
    person.play_on(record, ply, *chairs)
    expect(person.asked).to_be_visible()
    person.page.mouse.move(0, 0)
    path = DOCS / f"{person.game}.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=86)
    print(f"{path.name}: {path.stat().st_size:,} bytes")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="asclepia-") as folder, sync_playwright() as playwright:
        service = Service(str(Path(folder) / "asclepia.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in asclepia.games():
                person = Person(browser, service, "Livia", game=game, viewport=WIDE)
                take(person, fullest(game))
                person.leave()
            share(browser, service.url)
        finally:
            browser.close()
            service.stop()


if __name__ == "__main__":
    main()
