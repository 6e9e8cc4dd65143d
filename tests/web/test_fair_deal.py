"""The deal on the page: everybody puts a number in, sees who is awaited, and checks the whole."""

from __future__ import annotations

import hashlib
import json
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.order import at_night
from tests.server.service import Guest, Live
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import PHONE, Person

STEPS = ("commit", "seals", "seed", "mine", "before", "rules")


def play_out(*people: Person) -> None:
    """Without their pages, to the end: the clicks are not what this is about."""
    table = people[0].table
    for one in people:
        one.visit("/privacy")
    pages = []
    for one in people:
        cookies = {cookie["name"]: cookie["value"] for cookie in one.context.cookies()}
        stand_in: Any = SimpleNamespace(http=SimpleNamespace(cookies=cookies), service=one.service)
        pages.append(Live(stand_in, table, {}))
    for page in pages:
        page.hear_a("hello")
    while pages[0].position["pending"]:
        seat = pages[0].position["pending"][0]
        mover = next(page for page in pages if str(seat) in page.position["seats"])
        mover.act(seat)
        for page in pages:
            page.hear_a("update")
    for page in pages:
        page.socket.close()
    for one in people:
        one.visit(f"/t/{table}")
        expect(one.reckoning).to_be_visible()


def begin_together(ada: Person, bede: Person) -> None:
    """Ada makes a table, and Bede sits down there; neither has begun."""
    ada.visit("/")
    ada.fill_in_a_table("me", "open")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    bede.visit(f"/t/{ada.table}")
    bede.button("room-sit").click()
    expect(ada.button("room-start")).to_be_enabled()


def fairness(one: Person):
    return one.page.get_by_role("group").filter(has_text=one.said("fair-title"))


def test_everybody_takes_part_and_can_check_it(person):
    ada, bede, cleo = person("Ada"), person("Bede", language="fr", locale="fr-FR"), person("Cleo")
    begin_together(ada, bede)
    cleo.visit(f"/t/{ada.table}")
    ada.button("room-start").click()
    for one in (ada, bede, cleo):
        expect(one.board).to_be_visible()
    play_out(ada, bede)
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    for one in (ada, bede):
        expect(fairness(one).locator("summary")).to_contain_text("✓")
        fairness(one).locator("summary").click()
        for step in STEPS:
            expect(fairness(one)).to_contain_text(one.said(f"fair-{step}-yes"))
        expect(fairness(one)).to_contain_text(one.said("fair-yes"))
        has_no_barrier(one)
        for shown in [info["seed"], info["deal"]["secret"], *map(number, info["deal"]["parts"])]:
            expect(fairness(one)).to_contain_text(shown)
    # Who only watched has seen the server's commitment, but not what the players knew.
    expect(fairness(cleo).locator("summary")).to_contain_text("?")
    fairness(cleo).locator("summary").click()
    expect(fairness(cleo)).to_contain_text(cleo.said("fair-unknown"))
    expect(fairness(cleo)).not_to_contain_text(cleo.said("fair-yes"))
    speaks_french(bede)

    # A server that shows other things afterwards, however well they fit together, is found out.
    def forged(route: Route) -> None:
        told = route.fetch().json()
        deal = told["info"]["deal"]
        deal["parts"][1]["number"] = "0" * 64
        deal["parts"][1]["sealed"] = hashlib.sha256(b"0" * 64).hexdigest()
        lines = ["asclepia deal 1", told["info"]["id"], "1", deal["secret"]]
        lines += [f"{part['seat']} {part['number']}" for part in deal["parts"]]
        told["info"]["seed"] = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]
        route.fulfill(json=told)

    table = ada.table
    ada.page.route("**/replay?from=*", forged)
    ada.visit(f"/replay/{table}?at=9999")
    expect(fairness(ada).locator("summary")).to_contain_text("✗")
    fairness(ada).locator("summary").click()
    expect(fairness(ada)).to_contain_text(ada.said("fair-before-no"))
    expect(fairness(ada)).to_contain_text(ada.said("fair-no"))


def number(part: dict[str, Any]) -> str:
    return str(part["number"])


def test_who_is_awaited_is_said_and_the_host_can_go_back(person):
    ada, bede = person("Ada"), person("Bede")
    begin_together(ada, bede)
    bede.page.close()
    ada.button("room-start").click()
    expect(ada.status).to_contain_text(ada.said("deal-waiting", names="Bede"))
    assert ada.request.get(f"/api/tables/{ada.table}").json()["status"] == "dealing"
    has_no_barrier(ada)
    expect(ada.button("room-start")).to_have_count(0)

    ada.button("deal-back").click()
    ada.button("room-start").click()  # its page has put another number in by itself
    expect(ada.status).to_contain_text(ada.said("deal-waiting", names="Bede"))

    bede.page = bede.new_page()
    bede.visit(f"/t/{ada.table}")  # looking is enough
    for one in (ada, bede):
        expect(one.board).to_be_visible()
    play_out(ada, bede)
    for one in (ada, bede):
        expect(fairness(one).locator("summary")).to_contain_text("✓")
        fairness(one).locator("summary").click()
        expect(fairness(one)).to_contain_text(one.said("fair-round", times=2))


def test_a_number_that_does_not_arrive_is_sent_again(person):
    ada, bede = person("Ada"), person("Bede")
    begin_together(ada, bede)
    problem = {"error": "too-many", "words": "wait a little", "problems": []}
    bede.page.route("**/number", lambda route: route.fulfill(status=429, json=problem), times=2)
    ada.button("room-start").click()
    for one in (ada, bede):
        expect(one.board).to_be_visible()
    assert all("429" in words for words in bede.complaints)
    bede.complaints.clear()


def test_somebody_stands_up_while_the_cards_are_dealt(person, guest):
    ada, bede = person("Ada"), person("Bede")
    begin_together(ada, bede)
    table = ada.table
    ada.page.close()
    assert ada.request.post(f"/api/tables/{table}/start").status == 204
    expect(bede.status).to_contain_text(bede.said("deal-waiting", names="Ada"))
    expect(bede.button("deal-back")).to_have_count(0)
    bede.button("room-leave").click()
    expect(bede.button("room-sit")).to_be_visible()
    carl: Guest = guest("Carl")
    assert carl.sit(table, 1).status_code == 204
    assert ada.request.post(f"/api/tables/{table}/start").status == 204
    ada.page = ada.new_page()
    ada.visit(f"/t/{table}")
    expect(ada.board).to_be_visible()


def test_a_number_that_lies_in_another_browser(person):
    """Somebody sits down on one device and comes to play on another."""
    ada, bede = person("Ada"), person("Bede")
    begin_together(ada, bede)
    other = person("Bede", viewport=PHONE)
    other.context.clear_cookies()
    other.context.add_cookies(bede.context.cookies())
    bede.page.close()
    other.visit(f"/t/{ada.table}")
    expect(other.page.get_by_text(other.said("deal-elsewhere-yet"))).to_be_visible()
    has_no_barrier(other)
    does_not_scroll_sideways(other)

    ada.button("room-start").click()
    expect(other.page.get_by_text(other.said("deal-elsewhere"))).to_be_visible()
    expect(other.button("deal-here")).to_have_count(0)
    ada.button("deal-back").click()
    other.button("deal-here").click()
    expect(other.page.get_by_text(other.said("deal-elsewhere-yet"))).to_have_count(0)
    ada.button("room-start").click()
    for one in (ada, other):
        expect(one.board).to_be_visible()


def test_without_the_browsers_own_cryptography(person):
    """Over plain http from the machine next door there is none."""
    ada = person("Ada")
    ada.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    ada.visit("/")
    ada.fill_in_a_table("me", "here Bede")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.curtain).to_be_visible()
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert [part["seat"] for part in info["deal"]["parts"]] == [0]  # one a person
    play_out(ada)
    expect(fairness(ada).locator("summary")).to_contain_text("✓")


def test_a_game_from_a_record_is_marked_and_never_certified(person):
    """The attack: a host who knows the cards, and a page that calls the deal fair."""
    ada = person("Ada")
    mark = ada.page.get_by_text(ada.said("origin-record"), exact=True)
    record = json.loads(ada.finished.read_text())
    opened = ada.finished_table(record)
    ada.visit(f"/replay/{opened}?at=9999")
    expect(mark).to_be_visible()
    expect(fairness(ada).locator("summary")).not_to_contain_text("✓")
    fairness(ada).locator("summary").click()
    expect(fairness(ada)).to_contain_text(ada.said("origin-record-why"))
    expect(fairness(ada)).to_contain_text(ada.said("fair-none"))

    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (record["seats"] - 1)]
    wish = {"ply": 0, "chairs": chairs}
    assert ada.request.post(f"/api/tables/{opened}/branch", data=wish).status == 400
    ada.visit(f"/replay/{opened}?at={len(record['moves']) - 1}")
    ada.button("replay-branch").click()
    ada.page.wait_for_url("**/t/*")
    expect(mark).to_be_visible()
    expect(ada.reckoning.or_(ada.board).first).to_be_visible()
    ada.visit("/games")
    expect(mark.first).to_be_visible()


@pytest.mark.parametrize("language", [at_night("en"), "fr"])
def test_playing_on_is_marked(person, language):
    ada = person("Ada", language=language, locale=f"{language}-{language.upper()}")
    ada.visit("/")
    ada.fill_in_a_table("me", "here Bede")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.curtain).to_be_visible()
    play_out(ada)
    table = ada.table
    wish = {"ply": 3, "chairs": [{"kind": "me"}] * 2}
    again = ada.request.post(f"/api/tables/{table}/branch", data=wish).json()["id"]
    ada.visit(f"/t/{again}")
    expect(ada.page.get_by_text(ada.said("origin-branch"), exact=True)).to_be_visible()
    play_out(ada)
    expect(fairness(ada).locator("summary")).not_to_contain_text("✓")
    fairness(ada).locator("summary").click()
    expect(fairness(ada)).to_contain_text(ada.said("fair-none"))
