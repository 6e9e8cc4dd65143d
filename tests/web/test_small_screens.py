"""A phone in the hand, a tablet on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.web.checks import does_not_scroll_sideways, resized
from tests.web.people import PHONE, TABLET


@pytest.mark.parametrize("seats", [4, at_night(2)])
def test_several_turns_by_tapping(person, seats):
    ada = person("Ada", touch=True)
    ada.sit_down("me", *["novice"] * (seats - 1))
    for turn, screen in enumerate((PHONE, TABLET, PHONE)):
        ada.page.set_viewport_size(screen)
        ada.take_a_turn(hiring=turn % 2 == 0)
        does_not_scroll_sideways(ada)


def fits(ada):
    for screen in (TABLET, PHONE):
        resized(ada, screen)
        does_not_scroll_sideways(ada)


@pytest.mark.parametrize("language", ["fr", at_night("en")])
def test_no_page_scrolls_sideways(person, language):
    ada = person("Ada", touch=True, viewport=PHONE)
    ada.visit("/")
    ada.page.get_by_role("button", name="Français" if language == "fr" else "English").tap()
    ada.language = language
    expect(ada.button("lobby-create")).to_be_visible()
    fits(ada)
    widest = max(ada.request.get("/api/games").json(), key=lambda one: one["most"])
    ada.choose(widest["title"])
    ada.page.get_by_role("radio", name=str(widest["most"]), exact=True).tap()
    expect(ada.select("lobby-seat", seat=widest["most"])).to_be_visible()
    fits(ada)
    ada.page.get_by_role("link", name=f"{ada.said('lobby-rules')}: {widest['title']}").tap()
    ada.page.wait_for_url("**/rules/*")
    expect(ada.page.get_by_role("article").first).to_contain_text(widest["title"])
    fits(ada)
    ada.sit_down("me", "open")
    expect(ada.page.get_by_role("textbox")).to_be_visible()
    fits(ada)
    finished = ada.finished_table()
    ada.visit(f"/replay/{finished}?at=30")
    expect(ada.board).to_be_visible()
    fits(ada)
    ada.visit(f"/t/{finished}")
    expect(ada.reckoning).to_be_visible()
    fits(ada)


def test_a_game_begins_at_its_top(person):
    """The button that begins it is at the foot of the waiting room."""
    ada, bede = person("Ada", touch=True, viewport=PHONE), person("Bede")
    table = ada.sit_down("me", "open", "novice", "novice")
    assert bede.request.post(f"/api/tables/{table}/seats/1").status == 204
    expect(ada.button("room-start")).to_be_enabled()
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert ada.page.evaluate("scrollY") > 0
    ada.press(ada.button("room-start"))
    expect(ada.board).to_be_visible()
    assert ada.page.evaluate("scrollY") == 0


def test_log_and_chat_are_tabs_on_a_phone(person):
    ada = person("Ada", touch=True, viewport=PHONE)
    ada.sit_down("me", "novice")
    ada.take_a_turn()
    ada.page.get_by_role("tab", name=ada.said("page-log")).tap()
    expect(ada.log).to_be_visible()
    ada.page.get_by_role("tab", name=ada.said("page-chat")).tap()
    ada.say("From my phone")
    expect(ada.chat).to_contain_text("From my phone")


def test_the_board_comes_closer_and_goes_back(person):
    ada = person("Ada", touch=True, viewport=PHONE)
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    near = ada.board.get_attribute("viewBox")
    ada.button("page-zoom-all").tap()
    expect(ada.board).not_to_have_attribute("viewBox", near)
