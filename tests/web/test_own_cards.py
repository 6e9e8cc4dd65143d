"""Cards of one's own in the browser: brought, checked, played with, seen by all who sit down."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import expect

import asclepia
from tests.web.people import whose_turn

GAME = asclepia.load(asclepia.games()[0])
TEMPLATE = (GAME.folder / "components" / "reconstructed.toml").read_text(encoding="utf-8")
OWN = TEMPLATE.replace('name = "reconstructed"', 'name = "mine"').replace(
    'title = "Reconstructed by Asclepia"', 'title = "Typed in by Ada"'
)


@pytest.fixture
def ada(person):
    ada = person("Ada", game=GAME.name)
    ada.visit("/")
    ada.page.get_by_text(ada.said("lobby-more"), exact=True).click()
    return ada


def bring(ada, text: str) -> None:
    ada.page.locator("input[type=file][accept*=toml]").set_input_files(
        files=[{"name": "own.toml", "mimeType": "text/plain", "buffer": text.encode()}]
    )


def test_a_file_of_ones_own_is_played_with_and_everybody_sees_its_name(ada, person):
    assert OWN != TEMPLATE
    bring(ada, OWN)
    cards = ada.select("cards-title")
    expect(cards.locator("option:checked")).to_have_text("Typed in by Ada")
    for seat, sits in {2: "open", 3: "novice", 4: "novice"}.items():
        ada.select("lobby-seat", seat=seat).select_option(sits)
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    ben = person("Ben", game=GAME.name)
    ben.visit(f"/t/{ada.table}")
    for one in (ada, ben):
        expect(one.page.get_by_text(one.said("cards-own", title="Typed in by Ada"))).to_be_visible()
    ben.button("room-sit").click()
    ada.button("room-start").click()
    for one in (ada, ben):
        one.page.locator(".prompt .sentence").wait_for()
    whose_turn(ada, ben)  # bots that think get the set, too: sooner or later a person is asked


def test_what_is_wrong_with_a_file_is_said_entry_by_entry(ada):
    bring(ada, OWN.replace('title = "', "title = 3 #", 1))
    problem = ada.page.get_by_role("alert")
    expect(problem).to_contain_text(ada.said("cards-refused"))
    expect(problem.get_by_role("listitem")).to_contain_text("title")
    # … and the table would be made with the usual ones.
    expect(ada.select("cards-title").locator("option:checked")).to_have_text(
        GAME.components().title
    )
    assert "400" in ada.complaints.pop()  # the browser's own, about the refusal
    bring(ada, OWN)  # mended
    expect(problem).to_have_count(0)


def test_a_file_to_begin_with_can_be_had(ada):
    link = ada.link("cards-template")
    answer = ada.request.get(link.get_attribute("href"))
    assert answer.text() == TEMPLATE


def test_a_table_that_todays_rules_cannot_play_is_shown_as_it_was(person, service):
    ada = person("Ada", game=GAME.name)
    table = ada.new_table("me", "novice")
    with sqlite3.connect(service.database) as database:
        database.execute("UPDATE tables SET revision = 999 WHERE id = ?", (table,))
    service.stop()
    service.start()
    ada.visit(f"/t/{table}")
    expect(ada.page.get_by_role("heading", name=ada.said("unplayable-title"))).to_be_visible()
    expect(ada.status).not_to_be_empty()
    expect(ada.page.get_by_text("Ada", exact=True)).to_be_visible()
    record = ada.request.get(f"/api/tables/{table}/record")
    assert record.status == 200
    assert record.json()["revision"] == 999
    assert not record.json()["seed"]  # another version could still play it on
    ada.visit("/")
    card = ada.page.locator("article", has_text=ada.said("unplayable-short"))
    expect(card.first).to_be_visible()
    assert ada.new_table("me", "novice")  # everything else goes on


def test_a_game_that_new_rules_have_stopped_says_why_and_is_played_again(person, service):
    ada, bede = (person(name, game=GAME.name) for name in ("Ada", "Bede"))
    table = ada.new_table("me", "open")
    bede.visit(f"/t/{table}")
    bede.button("room-sit").click()
    ada.visit(f"/t/{table}")
    ada.button("room-start").click()
    for one in (ada, bede):
        one.page.locator(".prompt .sentence").wait_for()
        one.page.goto("about:blank")
    with sqlite3.connect(service.database) as database:
        database.execute("UPDATE tables SET revision = 1 WHERE id = ?", (table,))
    service.stop()
    service.start()

    why = {"title": GAME.title, "theirs": 1, "ours": GAME.revision}
    for one in (ada, bede):
        one.visit("/")
        card = one.page.locator("article", has_text=one.said("unplayable-short")).first
        expect(card).not_to_contain_text(one.said("lobby-turn"))  # whoever was asked is not now
        card.get_by_role("link", name=one.said("lobby-look")).click()
        expect(one.status).to_have_text(one.said("trouble-revision", **why))
        expect(one.page.get_by_text(one.said("unplayable-again"))).to_be_visible()
    ada.button("table-rematch").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    bede.button("lobby-kept").click()
    bede.page.wait_for_url(f"**/t/{ada.table}")
    for one in (ada, bede):
        one.page.locator(".prompt .sentence").wait_for()  # all have come: it has begun
