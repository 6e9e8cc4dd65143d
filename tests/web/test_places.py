"""Where people find each other: a link, the lobby, my games, a player's page, a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.server.service import Guest, play_out
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import PHONE
from tests.web.stillness import CRAMPED


def plays(person):
    """The same person without a page, to play a game to its end in no time."""
    guest = Guest(person.service)
    guest.http.cookies.clear()
    for cookie in person.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])
    return guest


def article(person, text):
    return person.page.get_by_role("article").filter(has_text=text)


def test_a_friend_comes_by_link_and_they_meet_again(person):
    ada = person("Ada")
    table = ada.sit_down("me", "open", board="baelo")
    bede = person("Bede", language="fr", locale="fr-FR", unnamed=True, touch=True, viewport=PHONE)
    bede.visit(f"/t/{table}")
    expect(bede.page.get_by_text(re.compile("^Ada vous invite à"))).to_be_visible()
    does_not_scroll_sideways(bede)
    bede.page.get_by_label(bede.said("arrival-name")).fill("Bede")
    bede.press(bede.button("arrival-save"))
    bede.press(bede.button("room-sit"))
    expect(ada.page.get_by_text("Bede")).to_be_visible()
    expect(bede.button("arrival-save")).to_have_count(0)
    ada.press(ada.button("room-start"))
    for one in (ada, bede):
        expect(one.board).to_be_visible()

    bodies = [plays(one) for one in (ada, bede)]
    with bodies[0].live(table) as a, bodies[1].live(table) as b:
        play_out(a, b)
    for one in bodies:
        one.close()

    # One click each: who asks first makes the table, who comes next has it dealt.
    expect(bede.button("table-rematch")).to_be_visible()
    assert bede.page.evaluate(CRAMPED) == []
    ada.press(ada.button("table-rematch"))
    ada.page.wait_for_url(re.compile(f"/t/(?!{table})"))
    expect(ada.page.get_by_text(ada.said("room-kept", name="Bede"))).to_be_visible()
    wanted = bede.said("rematch-wanted", names="Ada", count=1)
    expect(bede.page.get_by_text(wanted)).to_be_visible()
    assert bede.page.evaluate(CRAMPED) == []
    does_not_scroll_sideways(bede)
    has_no_barrier(bede)
    bede.press(bede.button("lobby-kept"))
    for one in (ada, bede):
        expect(one.board).to_be_visible()
    assert ada.table == bede.table != table

    # A stranger finds what was played, and who played it.
    cleo = person("Cleo")
    cleo.visit(f"/replay/{table}")
    expect(cleo.board).to_be_visible()
    cleo.visit("/")
    running = cleo.page.get_by_role("article").filter(
        has=cleo.page.locator(f'a[href="/t/{ada.table}"]')
    )
    running.get_by_role("link", name="Ada").click()
    expect(cleo.page.get_by_role("heading", name="Ada", level=1)).to_be_visible()
    expect(article(cleo, "Bede").filter(has=cleo.link("lobby-look"))).to_be_visible()
    has_no_barrier(cleo)
    article(cleo, "Bede").get_by_role("link", name=cleo.said("lobby-look")).click()
    cleo.page.wait_for_url(f"**/replay/{table}")

    # My games: what goes on, what is over, and only some of it.
    bede.visit("/games")
    expect(article(bede, "Ada")).to_have_count(2)
    speaks_french(bede)
    does_not_scroll_sideways(bede)
    bede.page.get_by_label(bede.said("games-against")).select_option("bots")
    expect(article(bede, "Ada")).to_have_count(0)
    bede.page.get_by_label(bede.said("games-against")).select_option("people")
    expect(article(bede, "Ada")).to_have_count(2)
    has_no_barrier(bede)
    bede.press(bede.link("games-me"))
    expect(bede.page.get_by_role("heading", name="Bede", level=1)).to_be_visible()
    expect(bede.page.get_by_text(bede.said("player-by-opponents"))).to_be_visible()
    speaks_french(bede)
    does_not_scroll_sideways(bede)


def test_the_lobby_is_for_people(person):
    ada, bede, cleo = person("Ada alone"), person("Bede waits"), person("Cleo")
    ada.new_table("me", "novice")
    waiting = bede.new_table("me", "open")
    cleo.visit("/")
    expect(article(cleo, "Bede waits").filter(has=cleo.link("lobby-join"))).to_be_visible()
    expect(article(cleo, "Ada alone")).to_have_count(0)
    ada.request.post(f"/api/tables/{waiting}/seats/1")
    cleo.visit("/")
    expect(cleo.button("lobby-create")).to_be_visible()
    expect(article(cleo, "Bede waits").filter(has=cleo.link("lobby-join"))).to_have_count(0)


@pytest.mark.parametrize("language", [at_night("en"), "fr"])
def test_whom_to_play_now_is_remembered(person, language):
    ada = person("Ada", language=language, locale=f"{language}-FR", touch=True, viewport=PHONE)
    ada.visit("/")
    ada.choose()
    ada.press(ada.button("now-change-of", game=ada.title))
    dialog = ada.page.get_by_role("dialog")
    ada.press(dialog.get_by_role("radio", name="2", exact=True))
    ada.press(dialog.get_by_role("radio", name=ada.said("bot-apprentice"), exact=True))
    expect(dialog).to_contain_text(ada.said("bot-apprentice-help"))
    does_not_scroll_sideways(ada)
    if language == "en":
        has_no_barrier(ada)
    ada.press(dialog.get_by_role("button", name=ada.said("now-play"), exact=True))
    ada.page.wait_for_url("**/t/*")
    ada.visit("/")
    level = ada.said("bot-apprentice").lower()
    expect(ada.page.get_by_text(ada.said("lobby-now-hint", bots=2, level=level))).to_be_visible()
    ada.play_now()
    chairs = ada.request.get(f"/api/tables/{ada.table}").json()["chairs"]
    assert [one["level"] for one in chairs] == [None, "apprentice", "apprentice"]


def test_options_for_another_number_of_seats_are_not_shown(person):
    games = person("Ada").request.get("/api/games").json()
    game, option = next(
        (game, one) for game in games for one in game["options"] if one["seats"] == [1]
    )
    ada = person("Ada", game=game["name"])
    ada.visit("/")
    ada.card().check()
    ada.page.get_by_text(ada.said("lobby-more")).click()
    shown = ada.select(f"option-{option['name']}")
    expect(shown).to_have_count(0)
    ada.page.get_by_role("radio", name="1", exact=True).first.check()
    expect(shown).to_be_visible()
    shown.select_option(option["choices"][-1])
    ada.page.get_by_role("radio", name="2", exact=True).first.check()
    ada.select("lobby-seat", seat=2).select_option("open")
    ada.button("lobby-create").click()  # what was wished for one seat does not stand in the way
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_text(ada.said(f"option-{option['name']}"))).to_have_count(0)


def test_my_turn_is_counted_the_same_everywhere(person):
    """The number in the menu, the line above the lobby and my games: where other people wait."""
    ada, bede = person("Ada"), person("Bede")
    for _ in range(2):
        ada.new_table("me", "me")  # both at one screen: it is my turn, and nobody waits
    waiting = 0
    while waiting < 2:  # who begins is drawn
        table = ada.new_table("me", "open")
        bede.request.post(f"/api/tables/{table}/seats/1")
        ada.request.post(f"/api/tables/{table}/start")
        stands = ada.request.get(f"/api/tables/{table}").json()["standing"]
        waiting += stands["pending"] == [0]
    said = ada.said("menu-turns", count=waiting)
    ada.visit("/games")
    expect(ada.page.locator("main").get_by_text(said)).to_be_visible()
    expect(ada.page.locator(".menu button .count")).to_have_text(str(waiting))
    expect(ada.page.get_by_text(ada.said("lobby-awaited"), exact=True)).to_have_count(waiting)
    expect(ada.page.get_by_text(ada.said("lobby-turn"), exact=True)).to_have_count(2)
    ada.visit("/")
    expect(ada.page.locator(".goes-on")).to_contain_text(said)
    expect(ada.page.locator(".menu button .count")).to_have_text(str(waiting))
