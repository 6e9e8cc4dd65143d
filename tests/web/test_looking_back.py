"""The replay of a game: every point of it, from every seat, and on from there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.example import Player


@pytest.fixture
def ada(person):
    """Ada looks back at a game."""
    one = person("Ada")
    one.visit(f"/replay/{one.finished_table()}")
    expect(one.board).to_be_visible()
    return one


RECORD = json.loads(Player.finished.read_text())
LAST = len(RECORD["moves"])


def is_at(person, ply):
    expect(person.status).to_have_text(person.said("replay-step", ply=ply, plies=LAST))


def test_step_by_step_and_back(ada):
    is_at(ada, 0)
    expect(ada.button("replay-back")).to_be_disabled()
    expect(ada.laid).to_have_count(0)
    ada.button("replay-forward").click()
    is_at(ada, 1)
    expect(ada.laid).to_have_count(1)
    ada.button("replay-back").click()
    expect(ada.laid).to_have_count(0)
    ada.button("replay-last").click()
    is_at(ada, LAST)
    expect(ada.laid).to_have_count(48)
    expect(ada.reckoning).to_be_visible()
    expect(ada.button("replay-forward")).to_be_disabled()
    ada.button("replay-first").click()
    is_at(ada, 0)


def test_step_by_step_with_the_keys(ada):
    ada.press_key("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight")
    is_at(ada, 2)
    ada.press_key("End")
    is_at(ada, LAST)
    ada.press_key("Home")
    is_at(ada, 0)


def test_it_plays_by_itself(ada):
    ada.button("replay-play").click()
    expect(ada.laid).not_to_have_count(0)
    ada.button("replay-stop").click()
    expect(ada.button("replay-play")).to_be_visible()
    is_at(ada, int(ada.page.url.split("?at=")[1]))


def test_seen_by_a_seat_by_a_spectator_and_with_open_hands(ada):
    hand = ada.page.locator("section.mine").get_by_role("button")
    expect(hand).to_have_count(12)  # open: three tiles of each of the four colours
    ada.select("replay-from").select_option("1")
    expect(hand).to_have_count(6)  # three tiles of each of two colours
    ada.select("replay-from").select_option("watch")
    expect(hand).to_have_count(0)


def test_the_address_is_a_link_to_this_point(ada, person):
    for _ in range(5):
        ada.button("replay-forward").click()
    bede = person("Bede")
    bede.visit(ada.page.url)
    is_at(bede, 5)
    expect(bede.laid).to_have_count(ada.laid.count())


@pytest.mark.parametrize(("asked", "shown"), [("99999", LAST), ("-3", 0), ("soon", 0), ("", 0)])
def test_an_address_with_a_strange_point_shows_the_nearest(person, asked, shown):
    ada = person("Ada")
    ada.visit(f"/replay/{ada.finished_table()}?at={asked}")
    is_at(ada, shown)


def test_the_record_is_kept_and_opened_again(ada, tmp_path):
    table = ada.table
    ada.press_key("End")
    with ada.page.expect_download() as download:
        ada.link("table-record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    kept = json.loads(file.read_text())
    assert kept["moves"] == RECORD["moves"]
    assert kept["result"] == RECORD["result"]

    ada.link("lobby-home").click()
    ada.page.get_by_label(ada.said("lobby-record")).set_input_files(file)
    ada.page.wait_for_url("**/replay/*")
    assert ada.table != table
    is_at(ada, 0)
    ada.press_key("End")
    for score in RECORD["result"]["scores"]:
        expect(ada.reckoning).to_contain_text(str(score).replace("-", "−"))


def test_what_is_not_a_record_is_refused_in_words(person, tmp_path):
    ada = person("Ada")
    ada.visit("/")
    file = tmp_path / "shopping.json"
    file.write_text("eggs, milk")
    ada.page.get_by_label(ada.said("lobby-record")).set_input_files(file)
    expect(ada.page.get_by_role("alert")).to_have_text(ada.said("refused-bad-record"))


def test_play_on_from_a_point(ada):
    for _ in range(6):
        ada.button("replay-forward").click()
    laid = ada.laid.count()
    ada.button("replay-branch").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.is_asked()
    assert ada.laid.count() >= laid
    ada.decide()
    assert ada.is_asked()
