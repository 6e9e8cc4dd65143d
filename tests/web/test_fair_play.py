"""What a table of people allows besides playing: chosen, shown to everybody, and kept to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import PHONE, Person, whose_turn

WITHOUT_HINTS = {"hints": False, "foretelling": True, "take_backs": True, "spectators": True}


def table_of(one: Person, **agreed: Any) -> str:
    """A table with an open seat, where this was agreed on."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": one.game, "chairs": chairs, "options": one.short, **agreed}
    answer = one.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def sit_together(ada: Person, bede: Person, table: str) -> None:
    ada.visit(f"/t/{table}")
    bede.visit(f"/t/{table}")
    bede.press(bede.button("room-sit"))
    ada.press(ada.button("room-start"))
    for one in (ada, bede):
        expect(one.board).to_be_visible()


def test_a_live_table_has_no_hints_and_everybody_sees_it(person):
    ada = person("Ada hosts")
    bede = person("Bède", language="fr", locale="fr-FR", viewport=PHONE, touch=True)
    ada.visit("/")
    ada.fill_in_a_table("me", "open")
    form = ada.page.get_by_role("group", name=ada.said("allowed-title"))
    expect(form).to_contain_text("With hints, previews")
    ada.page.get_by_text(ada.said("pace-live"), exact=True).click()
    expect(form).to_contain_text("without hints")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("main")).to_contain_text("without hints")
    has_no_barrier(ada)

    bede.visit("/")
    card = bede.page.get_by_role("article").filter(has_text="Ada hosts")
    expect(card).to_contain_text("Sans conseils")
    bede.press(card.get_by_role("link", name=bede.said("lobby-join")))
    expect(bede.page.get_by_role("main")).to_contain_text("sans conseils")
    does_not_scroll_sideways(bede)
    bede.press(bede.button("room-sit"))
    ada.press(ada.button("room-start"))
    for one in (ada, bede):
        expect(one.board).to_be_visible()
    expect(ada.page.get_by_role("banner")).to_contain_text("Without hints")
    expect(bede.page.get_by_role("banner")).to_contain_text("Sans conseils")
    expect(ada.log.get_by_role("listitem").first).to_contain_text("without hints")
    head = bede.page.get_by_role("banner")
    before = head.bounding_box()
    cleo = person("Cleo")
    cleo.visit(ada.page.url)  # an eye comes to the words: they are not cut, and nothing moves
    expect(head).to_contain_text(bede.said("page-spectators", count=1))
    whole = "one => one.scrollWidth <= one.clientWidth"
    assert head.get_by_text("Sans conseils").evaluate(whole)
    assert head.bounding_box() == before
    for one in (ada, bede):
        expect(one.button("page-hint")).to_have_count(0)
        one.press(one.page.locator(".prompt .barred"))
        expect(one.note).to_have_text(one.said("refused-no-hints"))
    does_not_scroll_sideways(bede)
    speaks_french(bede)
    has_no_barrier(ada)


def test_the_others_hear_who_had_a_hint(person):
    ada, bede = person("Ada"), person("Bede")
    sit_together(ada, bede, table_of(ada))
    mover = whose_turn(ada, bede)
    mover.button("page-hint").click()
    expect(mover.page.locator(".hint")).to_be_visible()
    line = mover.said("hinted", name=mover.name)
    for one in (ada, bede):
        expect(one.log.get_by_text(line)).to_have_count(1)
    mover.take_a_turn()
    mover.page.reload()
    expect(mover.log.get_by_text(line)).to_have_count(1)


@pytest.mark.parametrize("chairs", [("me", "novice"), ("me", "me")])
def test_where_nothing_is_agreed_on_nothing_is_said_of_it(person, chairs):
    """Alone against bots there is nobody to agree with; at one screen there is."""
    ada = person("Ada")
    ada.sit_down(*chairs)
    if chairs[1] == "me":
        ada.page.get_by_role("dialog").get_by_role("button").first.click()
    expect(ada.board).to_be_visible()
    agreed = ada.page.get_by_role("banner").get_by_text(re.compile("With hints"))
    expect(agreed).to_have_count(0 if chairs[1] == "novice" else 1)
    expect(ada.button("page-hint")).to_be_visible()
