"""The chat of a table where much was said."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.web.checks import does_not_scroll_sideways, has_no_barrier
from tests.web.people import PHONE, WIDE
from tests.web.test_fair_play import sit_together, table_of


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("fr", PHONE)])
def test_earlier_words_are_shown_when_asked_for(service, person, language, viewport):
    ada = person("Ada", language=language, locale=f"{language}-FR", viewport=viewport)
    with sqlite3.connect(service.database) as database:
        due = "SELECT due FROM tables WHERE id = ?"
        while True:  # until no bot begins: while it thinks the server has read the chat
            table = ada.new_table("me", "novice")
            if database.execute(due, (table,)).fetchone() == (None,):
                break
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


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_spectators_speak_in_a_strand_of_their_own(person, viewport):
    narrow = viewport is PHONE
    ada, bede = person("Ada", viewport=viewport, touch=narrow), person("Bede")
    sit_together(ada, bede, table_of(ada))
    cleo = person("Cleo")
    cleo.visit(ada.page.url)
    count = ada.said("page-spectators", count=1)
    expect(ada.page.get_by_role("banner").get_by_text(count)).to_be_attached()
    news = ada.button("page-chat-said")
    cleo.say("A fine move!")
    expect(cleo.chat).to_contain_text("A fine move!")
    if narrow:  # where Ada looks there is a sign that leads there
        expect(news).to_be_in_viewport()
        ada.press(news)
        expect(news).to_have_count(0)
        expect(ada.chat).to_be_in_viewport()
    expect(ada.chat).not_to_contain_text("A fine move!")
    theirs = ada.page.get_by_role("button", name=ada.said("page-chat-spectators"))
    ada.press(theirs)
    expect(ada.chat).to_contain_text("A fine move!")
    expect(ada.chat).to_contain_text(ada.said("page-spectator"))
    has_no_barrier(ada)
    does_not_scroll_sideways(ada)
    ada.press(ada.button("page-chat-spectators-off"))
    expect(theirs).to_have_count(0)
    ada.say("Salve")
    expect(cleo.chat.get_by_role("listitem")).to_have_count(2)  # they read all of it
    cleo.say("And another")
    expect(cleo.chat).to_contain_text("And another")
    bede.say("Vale")
    expect(ada.chat).to_contain_text("Vale")
    expect(ada.page.locator("#side-chat")).not_to_contain_text("another")


def test_at_a_table_that_says_so_spectators_are_silent(person):
    ada, bede, cleo = person("Ada"), person("Bede"), person("Cleo")
    silent = {"hints": True, "foretelling": True, "take_backs": True, "spectators": False}
    sit_together(ada, bede, table_of(ada, allowed=silent))
    cleo.visit(ada.page.url)
    expect(cleo.page.get_by_text(cleo.said("page-chat-spectators-silent"))).to_be_visible()
    expect(cleo.page.get_by_role("textbox")).to_have_count(0)
    ada.say("Salve")
    expect(cleo.chat).to_contain_text("Salve")
