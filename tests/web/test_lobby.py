"""The lobby with several games: which there are, which is chosen, and what follows from that."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

TITLES = {"garum": "Garum", "quackery": "Quackery"}


def numbers(locator):
    return [one.get_attribute("value") for one in locator.all()]


def test_every_game_is_offered_and_the_name_is_asked_once(person):
    ada = person("Ada")
    ada.visit("/")
    games = ada.request.get("/api/games").json()
    assert {one["name"]: one["title"] for one in games}.items() >= TITLES.items()
    for game in games:
        card = ada.page.get_by_role("article").filter(has=ada.card(game["title"]))
        expect(card.get_by_role("heading", name=game["title"])).to_be_visible()
        expect(card).to_contain_text(
            ada.said("lobby-range", fewest=game["fewest"], most=game["most"])
        )
        if game["name"] in TITLES:
            expect(card.locator("svg.hero")).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(ada.page.get_by_role("textbox", name=ada.said("lobby-name"))).to_have_value("Ada")
    twice = "[...document.querySelectorAll('main [id]')].map((one) => one.id)"
    ids = ada.page.evaluate(twice)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", TITLES)
def test_a_stranger_starts_any_game_with_one_click(person, game):
    ada = person("Ada", game=game)
    ada.visit("/")
    ada.play_now()
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert (info["game"], info["seats"], info["status"]) == (game, 4, "playing")
    ada.page.go_back()
    expect(ada.card()).to_be_checked()


def test_seats_and_options_are_those_of_the_chosen_game(person):
    ada = person("Ada")
    ada.visit("/")
    expect(ada.card("Garum")).to_be_checked()
    assert numbers(ada.seats) == ["2", "3", "4"]
    expect(ada.select("option-board")).to_be_visible()

    ada.game = "quackery"
    ada.card("Quackery").check()
    expect(ada.select("option-diagnosis")).to_be_visible()
    assert numbers(ada.seats) == ["2", "3", "4", "5", "6"]
    expect(ada.page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    ada.page.get_by_role("radio", name="6", exact=True).check()
    expect(ada.select("lobby-seat", seat=6)).to_be_visible()

    ada.game = "garum"
    ada.card("Garum").check()
    expect(ada.page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(ada.select("lobby-seat", seat=5)).to_have_count(0)
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.request.get(f"/api/tables/{ada.table}").json()["seats"] == 4


def test_only_a_seat_that_is_there_can_be_the_first(person):
    ada = person("Ada", game="quackery")
    ada.visit("/?game=quackery")
    ada.page.locator("summary").click()
    first = ada.select("option-first")
    ada.page.get_by_role("radio", name="6", exact=True).check()
    first.select_option("6")
    expect(first.get_by_role("option")).to_have_count(7)
    ada.page.get_by_role("radio", name="3", exact=True).check()
    expect(first.get_by_role("option")).to_have_count(4)
    expect(first).to_have_value("lot")
    first.select_option("3")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert (info["seats"], info["options"]["first"]) == (3, "3")


def test_the_choice_is_remembered_and_can_be_linked_to(person):
    ada = person("Ada")
    ada.visit("/")
    expect(ada.card("Garum")).to_be_checked()
    ada.card("Quackery").check()
    expect(ada.page).to_have_url(re.compile(r"/\?game=quackery$"))
    ada.visit("/")
    expect(ada.card("Quackery")).to_be_checked()
    ada.visit("/?game=garum")
    expect(ada.card("Garum")).to_be_checked()
    ada.visit("/?game=chess")
    expect(ada.card("Quackery")).to_be_checked()


def test_the_lists_say_which_game_is_played(person):
    bede, cleo, ada = person("Bede"), person("Cleo", game="quackery"), person("Ada")
    for one in (bede, cleo):
        one.new_table("me", "open", "novice")
    ada.visit("/")
    waiting = ada.page.get_by_role("article").filter(has=ada.link("lobby-join"))
    for one in (bede, cleo):
        expect(waiting.filter(has_text=one.name)).to_contain_text(one.title)
