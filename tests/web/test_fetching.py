"""Parts of the page are fetched when they are needed. When one cannot be had, the page says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.built import BUILT, TABLE


def missing(person, *keys, how=lambda route: route.abort("connectionrefused")):
    """These parts of the page cannot be fetched from now on; gives what ends that."""
    files = "|".join(re.escape(BUILT.file(key)) for key in keys)
    pattern = re.compile(f"/({files})$")
    person.cut_off = True
    person.page.route(pattern, how)
    return lambda: person.page.unroute(pattern)


def gone(route):
    """As on a server that has a newer page."""
    route.fulfill(status=404, content_type="application/json", body="{}")


@pytest.mark.parametrize("part", ["board", "texts", "page"])
def test_a_table_that_cannot_be_fetched_says_so_and_can_be_tried_again(person, part):
    ada = person("Ada")
    table = ada.new_table("me", "novice")
    board, *texts = BUILT.table(ada.game)
    back = missing(ada, {"board": board, "texts": texts[0], "page": TABLE}[part])
    ada.visit(f"/t/{table}")
    problem = ada.page.get_by_role("alert")
    expect(problem).to_contain_text(ada.said("refused-unfetched"))

    ada.page.route("**/api/health", lambda route: route.abort("connectionrefused"))
    ada.button("page-again").click()
    expect(problem).to_contain_text(ada.said("refused-offline"))

    back()
    ada.page.unroute("**/api/health")
    ada.button("page-again").click()
    expect(ada.board).to_be_visible()
    expect(problem).to_have_count(0)


def test_after_an_upgrade_the_way_from_the_lobby_to_a_table_is_a_reload(person):
    ada = person("Ada")
    ada.visit("/")
    expect(ada.card()).to_be_visible()
    back = missing(ada, BUILT.table(ada.game)[0], how=gone)
    ada.play_now()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.said("refused-unfetched"))
    back()
    ada.button("page-again").click()
    expect(ada.board).to_be_visible()
    assert all("404" in one for one in ada.complaints), ada.complaints
    ada.complaints.clear()


def test_a_game_whose_cover_cannot_be_fetched_can_be_played_all_the_same(person):
    ada = person("Ada")
    back = missing(ada, BUILT.cover(ada.game)[0])
    ada.visit("/")
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.said("refused-unfetched"))
    expect(ada.card()).to_be_visible()
    back()
    ada.button("page-again").click()
    hero = ada.page.locator(f"article:has(input[value='{ada.game}']) .picture svg")
    expect(hero.first).to_be_visible()
    ada.play_now()
    expect(ada.board).to_be_visible()


def test_a_language_that_cannot_be_fetched_leaves_the_game_in_the_other(person):
    ada = person("Ada")
    ada.sit_down("me", "novice")
    expect(ada.asked).to_be_visible()
    asked = ada.prompt.inner_text()
    missing(ada, *BUILT.table(ada.game, "fr")[1:])
    ada.page.get_by_role("button", name="Français").click()
    ada.language = "fr"
    expect(ada.confirm).to_be_visible()
    expect(ada.prompt).to_have_text(asked)
    ada.page.get_by_role("button", name="English").click()
    ada.language = "en"
    expect(ada.confirm).to_be_visible()
