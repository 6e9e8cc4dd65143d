"""The chat of a table where much was said."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE, WIDE


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
def test_earlier_words_are_shown_when_asked_for(service, person, language, viewport):
    ada = person("Ada", language=language, locale=f"{language}-FR", viewport=viewport)
    wish = {"game": ada.game, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    table = ada.request.post("/api/tables", data=wish).json()["id"]
    with sqlite3.connect(service.database) as database:
        lines = [(table, number, "Ada", f"line {number}.", 0) for number in range(230)]
        columns = "table_id, number, name, words, said"
        database.executemany(f"INSERT INTO chat ({columns}) VALUES (?, ?, ?, ?, ?)", lines)
    ada.visit(f"/t/{table}")
    if viewport is PHONE:
        ada.page.get_by_role("tab", name=ada.said("page-chat")).click()
    said = ada.chat.locator("li:not(.earlier)")
    earlier = ada.button("page-chat-earlier")
    expect(said).to_have_count(100)
    expect(said.last).to_contain_text("line 229.")
    ada.page.get_by_role("textbox", name=ada.said("page-chat-write")).scroll_into_view_if_needed()
    expect(said.last).to_be_in_viewport()  # one reads from the end
    earlier.click()
    expect(said).to_have_count(200)
    expect(said.nth(100)).to_be_in_viewport()  # what one has read stays where it was
    earlier.scroll_into_view_if_needed()
    earlier.click()
    expect(said).to_have_count(230)
    expect(said.first).to_contain_text("line 0.")
    expect(earlier).to_have_count(0)
    words = ada.page.get_by_role("textbox", name=ada.said("page-chat-write"))
    words.fill("ave")
    words.press("Enter")
    expect(said).to_have_count(231)
