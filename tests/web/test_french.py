"""En français: every text, everywhere, and it stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import first_by_day
from tests.web.built import BUILT
from tests.web.checks import speaks_french, switch_to_french


@pytest.mark.parametrize("game", first_by_day(BUILT.games))
def test_the_lobby(person, game):
    ada = person("Ada", game=game)
    ada.new_table("me", "open")
    ada.visit("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    switch_to_french(ada)
    ada.card().check()
    ada.page.get_by_text(ada.said("lobby-more"), exact=True).click()
    speaks_french(ada)
    ada.select("lobby-seat", seat=2).select_option("here")
    speaks_french(ada)


def test_the_waiting_room(person):
    ada = person("Ada")
    ada.sit_down("me", "open")
    switch_to_french(ada)
    expect(ada.button("room-sit-too")).to_be_visible()
    speaks_french(ada)


def test_the_first_visit(person):
    ada = person("Ada", first_visit=True)
    ada.sit_down("me", "novice")
    switch_to_french(ada)
    expect(ada.button("table-tour-skip")).to_be_visible()
    speaks_french(ada)


def test_looking_back_and_the_reckoning(person):
    ada = person("Ada")
    ada.visit(f"/t/{ada.finished_table()}")
    expect(ada.reckoning).to_be_visible()
    switch_to_french(ada)
    expect(ada.reckoning).to_be_visible()
    speaks_french(ada)
    ada.link("table-replay").click()
    expect(ada.button("replay-forward")).to_be_visible()
    speaks_french(ada)


def test_the_rules(person):
    ada = person("Ada")
    ada.visit(f"/rules/{ada.game}")
    article = ada.page.get_by_role("article")
    expect(article.locator("a.rule").first).to_be_attached()
    english = article.inner_text()
    switch_to_french(ada)
    expect(article).not_to_have_text(english)
    expect(article).to_contain_text("joueur")
    speaks_french(ada)


def test_language_and_theme_survive_a_reload(person):
    ada = person("Ada", color_scheme="light")
    ada.visit("/")
    switch_to_french(ada)
    ada.button("page-theme").click()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(ada.button("lobby-create")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
