"""Two people at a live table, one of them with a phone; the test turns the server's clock."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.server.service import Hands, Service
from tests.web.people import PHONE, Person, whose_turn


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Hands:
    return Hands(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Service]:
    file = tmp_path_factory.mktemp("database") / "asclepia.db"
    running = Service(str(file), **hands.setting)
    try:
        yield running
    finally:
        running.stop()


def clock(looker: Person, of: Person) -> Locator:
    """A clock as somebody sees it; on a phone first on the strip."""
    panels = looker.page.get_by_role("article", name=of.name, exact=True)
    return panels.get_by_role("timer").first


def warning(of: Person) -> Locator:
    """What is said aloud when little time is left."""
    words = of.said("clock-warning", time="…").split("…")[0].strip()
    return of.page.get_by_role("status").filter(has_text=words)


TERRACOTTA = "rgb(162, 66, 42)"
LOW = re.compile(r"\blow\b")


def test_a_live_table_whose_clock_runs_out(person, hands):
    ada = person("Ada")
    bede = person("Bède", language="fr", locale="fr-FR", viewport=PHONE, touch=True)

    # The pace is chosen with the table, and said wherever one decides to play there.
    ada.visit("/")
    ada.fill_in_a_table("me", "open")
    pace = ada.page.get_by_role("group", name=ada.said("pace-title"))
    expect(pace).to_contain_text(ada.said("pace-said-untimed"))
    pace.get_by_role("radio", name=ada.said("pace-live"), exact=True).check()
    expect(pace).to_contain_text("5 minutes for each player, and 20 seconds more")
    pace.get_by_text(ada.said("pace-more")).click()
    ada.select("pace-bank").select_option("10 minutes")
    ada.select("pace-increment").select_option("1 minute")
    expect(pace).to_contain_text("10 minutes for each player, and 1 minute more")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.locator(".pace")).to_contain_text(ada.said("pace-said-out-bot"))
    bede.visit("/")
    card = bede.page.get_by_role("article").filter(has_text="Ada")
    expect(card).to_contain_text("En direct : 10 min + 1 min")
    bede.press(card.get_by_role("link", name=bede.said("lobby-join")))
    expect(bede.page.locator(".pace")).to_contain_text(bede.said("pace-said-out-bot"))
    bede.press(bede.button("room-sit"))
    ada.button("room-start").click()

    # A clock at each seat; that of whoever is asked runs, on the page by itself.
    for one in (ada, bede):
        expect(one.board).to_be_visible()
    mover = whose_turn(ada, bede)
    other = bede if mover is ada else ada
    for one in (ada, bede):
        expect(clock(one, mover)).to_have_text(re.compile(r"^\s*9:\d\d\s*$"))
        expect(clock(one, mover)).not_to_have_class(LOW)
    expect(clock(other, other)).to_have_text("10:00")
    before = clock(other, mover).inner_text()
    expect(clock(other, mover)).not_to_have_text(before)

    # Little is left: that is to be seen, and said to whom it concerns.
    hands.later(545)
    for one in (ada, bede):
        one.page.reload()
        expect(clock(one, mover)).to_have_class(LOW)
        expect(clock(one, mover)).to_have_text(re.compile(r"0:\d\d"))
        expect(clock(one, mover)).to_have_css("background-color", TERRACOTTA)
    expect(warning(mover)).to_have_count(1)
    expect(warning(other)).to_have_count(0)

    # Time is over: a bot makes this turn, and then it is the other's.
    hands.later(60)
    expect(other.asked).to_be_visible()
    expect(other.laid).to_have_count(1)
    level = ada.said("bot-level", level="apprentice")
    expect(ada.log).to_contain_text(ada.said("handover-late", name=mover.name, level=level))
    expect(clock(mover, mover)).to_have_text("1:00")
    for one in (ada, bede):
        expect(clock(one, other)).to_have_text(re.compile(r"9:\d\d"))

    # The next turn is the person's own again.
    other.take_a_turn()
    expect(mover.asked).to_be_visible()
    expect(clock(mover, mover)).to_have_class(LOW)
    mover.take_a_turn()  # within the second, 1:00 and the increment are 2:00
    expect(clock(mover, mover)).to_have_text(re.compile(r"1:\d\d|2:00"))
    expect(clock(mover, mover)).not_to_have_class(LOW)
