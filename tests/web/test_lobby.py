"""The lobby with several games: which there are, which is chosen, and what follows from that."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.built import BUILT
from tests.web.people import PHONE


def numbers(locator):
    return [one.get_attribute("value") for one in locator.all()]


def radio(person, number):
    return person.page.get_by_role("radio", name=str(number), exact=True)


@pytest.fixture
def games(service):
    """All games, as the service tells them."""
    return httpx.get(f"{service.url}/api/games").json()


def test_every_game_is_offered_and_the_name_is_asked_once(person, games):
    ada = person("Ada")
    ada.visit("/")
    assert {one["name"] for one in games} >= set(BUILT.games)
    for game in games:
        card = ada.page.get_by_role("article").filter(has=ada.card(game["title"]))
        expect(card.get_by_role("heading", name=game["title"])).to_be_visible()
        expect(card).to_contain_text(
            ada.said("lobby-range", fewest=game["fewest"], most=game["most"])
        )
        if game["name"] in BUILT.games:
            expect(card.locator("svg.hero")).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(ada.page.get_by_role("textbox", name=ada.said("lobby-name"))).to_have_value("Ada")
    twice = "[...document.querySelectorAll('main [id]')].map((one) => one.id)"
    ids = ada.page.evaluate(twice)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", BUILT.games)
def test_a_stranger_starts_any_game_with_one_click(person, games, game):
    ada = person("Ada", game=game)
    ada.visit("/")
    ada.play_now()
    ada.page.locator(".table main > .board").wait_for()
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    fewest = next(one["fewest"] for one in games if one["name"] == game)
    assert (info["game"], info["seats"], info["status"]) == (game, max(2, fewest), "playing")
    ada.page.go_back()
    expect(ada.card()).to_be_checked()


def test_seats_and_options_are_those_of_the_chosen_game(person, games):
    ada = person("Ada")
    ada.visit("/")
    expect(ada.card(games[0]["title"])).to_be_checked()
    for game in sorted(games, key=lambda one: one["most"]):
        ada.game = game["name"]
        ada.card(game["title"]).check()
        option = game["options"][0]["name"]
        expect(ada.select(f"option-{option}")).to_be_visible()
        expect(ada.seats).to_have_count(game["most"] - game["fewest"] + 1)
        counts = range(game["fewest"], game["most"] + 1)
        assert numbers(ada.seats) == [str(count) for count in counts]
    widest = game["most"]
    radio(ada, widest).check()
    expect(ada.select("lobby-seat", seat=widest)).to_be_visible()

    smallest = min(games, key=lambda one: one["most"])
    ada.card(smallest["title"]).check()
    expect(radio(ada, smallest["most"])).to_be_checked()  # what is left of the wish
    expect(ada.select("lobby-seat", seat=smallest["most"] + 1)).to_have_count(0)
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert (info["game"], info["seats"]) == (smallest["name"], smallest["most"])


def test_the_choice_is_remembered_and_can_be_linked_to(person, games):
    ada = person("Ada")
    first, second = games[:2]
    ada.visit("/")
    expect(ada.card(first["title"])).to_be_checked()
    ada.card(second["title"]).check()
    expect(ada.page).to_have_url(re.compile(rf"/\?game={second['name']}$"))
    ada.visit("/")
    expect(ada.card(second["title"])).to_be_checked()
    ada.visit(f"/?game={first['name']}")
    expect(ada.card(first["title"])).to_be_checked()
    ada.visit("/?game=chess")
    expect(ada.card(second["title"])).to_be_checked()


def test_the_lists_say_which_game_is_played(person):
    hosts = [person(f"Host {one}", game=game) for one, game in enumerate(BUILT.games)]
    for one in hosts:
        one.new_table("me", "open")
    ada = person("Ada")
    ada.visit("/")
    waiting = ada.page.get_by_role("article").filter(has=ada.link("lobby-join"))
    for one in hosts:
        expect(waiting.filter(has_text=one.name)).to_contain_text(one.title)


def test_a_name_says_when_there_is_no_more_room(person):
    ada = person("Ada")
    ada.visit("/")
    name = ada.page.get_by_role("textbox", name=ada.said("lobby-name"))
    name.fill("A name of twenty-one.")
    expect(ada.status.filter(has_text=ada.said("name-left", count=3, most=24))).to_be_visible()
    name.press_sequentially("12345")
    expect(name).to_have_value("A name of twenty-one.123")
    expect(ada.status.filter(has_text=ada.said("name-left", count=0, most=24))).to_be_visible()


@pytest.mark.parametrize(("way", "sits"), [("lobby-friends", "open"), ("lobby-own", "novice")])
def test_a_card_leads_to_the_form_below_the_fold(person, way, sits):
    ada = person("Ada")
    ada.visit("/")
    way = f"{ada.said(way)}: {ada.title}"
    ada.page.get_by_role("button", name=way, exact=True).click()
    expect(ada.card()).to_be_checked()
    form = ada.page.get_by_role("heading", name=ada.said("lobby-make", game=ada.title))
    expect(form).to_be_in_viewport()
    expect(ada.select("lobby-seat", seat=1)).to_have_value("me")
    expect(ada.select("lobby-seat", seat=2)).to_have_value(sits)


def test_on_a_phone_the_tables_that_wait_and_the_form_are_near(person):
    """In French, which has longer words."""
    for name in ("Bede", "Cleo", "Dido"):
        person(name).new_table("me", "open")
    ada = person("Ada", language="fr", locale="fr-FR", viewport=PHONE, touch=True)
    ada.visit(f"/?game={ada.game}")
    waiting = ada.page.get_by_role("article").filter(has=ada.link("lobby-join"))
    form = ada.page.get_by_role("heading", name=ada.said("lobby-make", game=ada.title))
    expect(form).to_be_attached()

    def begins(what):
        """How many screens below the top."""
        return what.evaluate("(one) => one.getBoundingClientRect().top + scrollY") / PHONE["height"]

    expect(waiting).to_have_count(2)
    assert begins(waiting.first) < 1
    assert begins(form) < 2
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert ada.page.locator(".button").evaluate_all(cut) == 0
    ada.press(ada.button("lobby-open-all"))
    expect(waiting.nth(2)).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_a_game_that_goes_on_is_one_click_away_from_wherever_one_went(person, size):
    ada = person("Ada", **({} if size is None else {"viewport": size}))
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    at = ada.page.url
    back = ada.page.get_by_role("link", name=ada.said("page-goes-on", game=ada.title))
    expect(back).to_have_count(0)
    for way in ("menu-settings", "menu-me"):
        ada.button("menu").click()
        ada.page.get_by_role("link", name=ada.said(way), exact=True).click()
        expect(back).to_be_in_viewport()
    ada.page.get_by_role("link", name="Asclepia", exact=True).click()
    expect(ada.card(ada.title)).to_be_attached()
    expect(back).to_be_in_viewport()
    ada.page.reload()  # the server knows it, too
    expect(back).to_be_in_viewport()
    back.click()
    ada.page.wait_for_url(at)
    assert ada.is_asked()
