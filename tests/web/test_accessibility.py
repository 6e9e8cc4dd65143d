"""Every page and every phase, light and dark, as axe sees it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import first_by_day
from tests.web.built import BUILT
from tests.web.checks import has_no_barrier


@pytest.mark.parametrize("game", first_by_day(BUILT.games))
def test_the_lobby(person, game):
    ada = person("Ada", game=game)
    ada.new_table("me", "open")
    ada.visit("/")
    expect(ada.link("lobby-continue").first).to_be_visible()
    ada.card().check()
    ada.page.get_by_text(ada.said("lobby-more"), exact=True).click()
    ada.select("lobby-seat", seat=2).select_option("here")
    has_no_barrier(ada)


def test_the_waiting_room(person):
    ada = person("Ada")
    ada.sit_down("me", "open", "novice")
    expect(ada.button("room-sit-too")).to_be_visible()
    has_no_barrier(ada)


def test_the_curtain(person):
    ada = person("Ada")
    ada.sit_down("me", "me")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    has_no_barrier(ada)


def test_the_tour(person):
    ada = person("Ada", first_visit=True)
    ada.sit_down("me", "novice")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    has_no_barrier(ada)


def test_the_end(person):
    ada = person("Ada")
    ada.visit(f"/t/{ada.finished_table()}")
    expect(ada.reckoning).to_be_visible()
    ada.page.locator("summary").click()
    has_no_barrier(ada)


def test_looking_back(person):
    ada = person("Ada")
    ada.visit(f"/replay/{ada.finished_table()}?at=20")
    expect(ada.button("replay-forward")).to_be_visible()
    has_no_barrier(ada)


def test_the_rules(person):
    ada = person("Ada")
    ada.visit(f"/rules/{ada.game}")
    expect(ada.page.get_by_role("article")).to_contain_text(ada.title)
    has_no_barrier(ada)


def test_a_phone(person):
    ada = person("Ada", touch=True, viewport={"width": 360, "height": 740})
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    has_no_barrier(ada)
