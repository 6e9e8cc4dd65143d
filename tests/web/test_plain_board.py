"""Games that nobody has drawn a board for: their own sentences, buttons, asides; several seats at
once, each with a question of its own. The tiny games show it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.service import TINY_GAMES, Service, chair
from tests.tiny import TINY_GAMES as GAMES
from tests.web.people import WIDE, tours_seen


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that has the tiny games too."""
    running = Service(str(tmp_path_factory.mktemp("database") / "asclepia.db"), **TINY_GAMES)
    try:
        yield running
    finally:
        running.stop()


class Cook:
    """Somebody with a browser at a table without a board."""

    def __init__(self, browser: Browser, service: Service, name: str) -> None:
        kept = tours_seen(*(game.name for game in GAMES))
        seen = [{"name": f"asclepia-{name}", "value": value} for name, value in kept.items()]
        storage: Any = {
            "cookies": [],
            "origins": [{"origin": service.url, "localStorage": seen}],
        }
        self.context = browser.new_context(
            base_url=service.url,
            locale="en-GB",
            storage_state=storage,
            reduced_motion="reduce",
            viewport=WIDE,
        )
        self.name = name
        self.told: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        self.context.request.get("/api/me")
        self.context.request.put("/api/me", data={"name": name})
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._socket)

    def _socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda words: self.told.append(json.loads(words)))

    def make(self, game: str, *chairs: str) -> str:
        answer = self.context.request.post(
            "/api/tables", data={"game": game, "chairs": [chair(one) for one in chairs]}
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def look_at(self, table: str) -> None:
        self.page.goto(f"/t/{table}")

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".prompt .sentence")

    def button(self, words: str) -> Locator:
        return self.page.locator(".prompt").get_by_role("button", name=words, exact=True)

    def do(self, words: str) -> None:
        self.button(words).click()
        self.button("Confirm").click()

    def log(self) -> Locator:
        return self.page.locator("#side-log li")

    def was_told_only_what_is_theirs(self) -> None:
        """Who may see an event travels with it: nothing of it is there for anybody else."""
        for message in self.told:
            seats = [int(one) for one in ((message.get("position") or {}).get("seats") or {})]
            for entry in message.get("log", []):
                for event in entry["events"]:
                    only = event.get("only")
                    if only and only["seat"] not in seats:
                        assert all(event[field] is None for field in only["fields"]), event


@pytest.fixture
def cook(browser: Browser, service: Service) -> Iterator[Any]:
    made: list[Cook] = []

    def make(name: str) -> Cook:
        made.append(Cook(browser, service, name))
        return made[-1]

    yield make
    for one in made:
        one.was_told_only_what_is_theirs()
        assert one.complaints == []
        one.context.close()


def two(cook: Any, game: str) -> tuple[Cook, Cook]:
    ada, ben = cook("Ada"), cook("Ben")
    table = ada.make(game, "me", "open")
    assert ben.context.request.post(f"/api/tables/{table}/seats/1").status == 204
    assert ada.context.request.post(f"/api/tables/{table}/start").status == 204
    for one in (ada, ben):
        one.look_at(table)
    return ada, ben


def test_two_people_are_asked_different_things_at_once(cook):
    ada, ben = two(cook, "kitchen")
    for one in (ada, ben):
        expect(one.sentence).to_have_text("Choose a dish (2 left).")
    ada.do("A dish worth 3")
    expect(ada.sentence).to_have_text("Salt it, or draw a spice.")
    expect(ben.sentence).to_have_text("Choose a dish (2 left).")


def test_what_i_am_choosing_stays_while_another_moves(cook):
    ada, ben = two(cook, "kitchen")
    ben.button("A dish worth 2").click()
    expect(ben.button("A dish worth 2")).to_have_attribute("aria-pressed", "true")
    ada.do("A dish worth 3")
    expect(ben.log().filter(has_text="cooks a dish worth 3")).to_be_visible()
    expect(ben.button("A dish worth 2")).to_have_attribute("aria-pressed", "true")
    ben.button("Confirm").click()
    expect(ben.sentence).to_have_text("Salt it, or draw a spice.")


def test_who_is_done_hears_whom_they_wait_for_and_for_what(cook):
    ada, ben = two(cook, "kitchen")
    for _ in range(2):
        ada.do("A dish worth 1")
        ada.do("Draw a spice")
    expect(ada.sentence).to_have_text("Waiting for Ben: “Choose a dish (2 left).”")
    expect(ben.log().filter(has_text="draws spice hidden")).to_have_count(2)
    ben.do("A dish worth 2")
    expect(ada.sentence).to_have_text("Waiting for Ben: “Salt it, or draw a spice.”")


def test_side_by_side_one_takes_back_what_the_other_does_not_feel(cook):
    ada, ben = two(cook, "kitchen")
    ada.do("A dish worth 3")
    ben.do("A dish worth 2")
    ben.do("Draw a spice")
    ada.button("Undo").click()
    expect(ada.sentence).to_have_text("Choose a dish (2 left).")
    expect(ben.sentence).to_have_text("Choose a dish (1 left).")
    expect(ben.button("Undo")).to_be_disabled()  # a spice was seen


def test_a_sealed_bid_is_seen_by_nobody_until_all_have_bid(cook):
    ada, ben = two(cook, "auction")
    ada.do("Bid 4")
    expect(ada.sentence).to_have_text("Waiting for Ben: “Bid up to 5 coins, in secret.”")
    assert "4" not in json.dumps([one.get("log") for one in ben.told if one.get("log")][-1:])
    ben.do("Bid 1")
    for one in (ada, ben):
        expect(one.log().filter(has_text="Seat 0 had bid 4.")).to_be_visible()


def test_asides_stand_apart_and_leave_the_question(cook):
    ada = cook("Ada")
    ada.look_at(ada.make("clinic", "me", "apprentice"))
    expect(ada.sentence).to_have_text("Choose a herb.")
    expect(ada.button("Sell vial 0")).to_be_hidden()
    ada.page.locator(".unfold summary").click()
    first = ada.page.locator(".unfold li button").filter(has_text="Sell vial 0")
    expect(first).not_to_contain_text("sells")  # what it says itself is not said twice
    first.click()
    expect(ada.log().filter(has_text="sells vial 0")).to_be_visible()
    expect(ada.sentence).to_have_text("Choose a herb.")
    expect(ada.page.locator(".unfold summary")).to_contain_text("3")
    ada.do("Herb 2")
    expect(ada.sentence).to_have_text("How many drops?")


def test_alone_one_wins_or_loses(cook):
    ada = cook("Ada")
    ada.look_at(ada.make("solitaire", "me"))
    for left in range(8, 0, -1):
        expect(ada.sentence).to_have_text(f"Keep the next roll, or leave it ({left} left).")
        ada.do("Leave it")
    expect(ada.sentence).to_have_text("You have lost: place 4.")


def test_a_fire_ends_it_for_everybody_and_nobody_has_won(cook):
    ada, ben = two(cook, "kitchen")
    ada.do("A dish worth 3")
    ada.do("3 pinches of salt")
    for one in (ada, ben):
        expect(one.sentence).to_have_text("Nobody wins.")


def test_bots_on_any_seat_play_on_while_a_person_thinks(cook):
    ada = cook("Ada")
    ada.look_at(ada.make("kitchen", "apprentice", "me", "apprentice"))
    expect(ada.sentence).to_have_text("Choose a dish (2 left).")
    # Both bots finish their course without waiting for anybody. Bots of other levels set the
    # kitchen on fire now and then.
    expect(ada.log().filter(has_text="Seat 0 cooks")).to_have_count(2)
    expect(ada.log().filter(has_text="Seat 2 cooks")).to_have_count(2)
    expect(ada.sentence).to_have_text("Choose a dish (2 left).")
