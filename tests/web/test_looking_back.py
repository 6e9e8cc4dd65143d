"""The replay of a game: every point of it, from every seat, and on from there."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import expect

from tests.server.service import Guest


@pytest.fixture(scope="module")
def finished(service):
    """A game that two bots have played."""
    livia = Guest(service, "Livia")
    table = livia.table("novice", "novice", options={"board": "baelo"})
    while livia.info(table)["status"] != "over":
        time.sleep(0.1)
    yield table, livia.http.get(f"/api/tables/{table}/record").json()
    livia.close()


@pytest.fixture
def ada(person, finished):
    """Ada looks back at the game."""
    one = person("Ada")
    one.visit(f"/replay/{finished[0]}")
    expect(one.board).to_be_visible()
    return one


def at(person, ply, plies):
    expect(person.page.get_by_role("status")).to_have_text(
        person.said("replay-step", ply=ply, plies=plies)
    )


def test_step_by_step_and_back(ada, finished):
    plies = len(finished[1]["moves"])
    at(ada, 0, plies)
    expect(ada.button("replay-back")).to_be_disabled()
    expect(ada.laid).to_have_count(0)
    ada.button("replay-forward").click()
    at(ada, 1, plies)
    expect(ada.laid).to_have_count(1)
    ada.button("replay-back").click()
    expect(ada.laid).to_have_count(0)
    ada.button("replay-last").click()
    at(ada, plies, plies)
    expect(ada.laid).to_have_count(48)
    expect(ada.reckoning).to_be_visible()
    expect(ada.button("replay-forward")).to_be_disabled()
    ada.button("replay-first").click()
    at(ada, 0, plies)


def test_step_by_step_with_the_keys(ada, finished):
    plies = len(finished[1]["moves"])
    ada.press_key("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight")
    at(ada, 2, plies)
    ada.press_key("End")
    at(ada, plies, plies)
    ada.press_key("Home")
    at(ada, 0, plies)


def test_it_plays_by_itself(ada, finished):
    ada.button("replay-play").click()
    expect(ada.laid).not_to_have_count(0)
    ada.button("replay-stop").click()
    expect(ada.button("replay-play")).to_be_visible()


def test_seen_by_a_seat_by_a_spectator_and_with_open_hands(ada):
    hand = ada.page.locator("section.mine").get_by_role("button")
    expect(hand).to_have_count(0)
    ada.select("replay-from").select_option("1")
    expect(hand).to_have_count(8)  # two colours of four tiles
    ada.select("replay-from").select_option("watch")
    expect(hand).to_have_count(0)


def test_the_address_is_a_link_to_this_point(ada, finished, person):
    plies = len(finished[1]["moves"])
    for _ in range(5):
        ada.button("replay-forward").click()
    bede = person("Bede")
    bede.visit(ada.page.url)
    at(bede, 5, plies)
    expect(bede.laid).to_have_count(ada.laid.count())


@pytest.mark.parametrize(("asked", "shown"), [("99999", -1), ("-3", 0), ("soon", 0), ("", 0)])
def test_an_address_with_a_strange_point_shows_the_nearest(finished, person, asked, shown):
    ada = person("Ada")
    plies = len(finished[1]["moves"])
    ada.visit(f"/replay/{finished[0]}?at={asked}")
    at(ada, plies if shown < 0 else shown, plies)


def test_the_record_is_kept_and_opened_again(ada, finished, tmp_path):
    ada.press_key("End")
    with ada.page.expect_download() as download:
        ada.link("table-record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text()) == finished[1]

    ada.link("lobby-home").click()
    ada.page.get_by_label(ada.said("lobby-record")).set_input_files(file)
    ada.page.wait_for_url("**/replay/*")
    assert ada.table != finished[0]
    at(ada, 0, len(finished[1]["moves"]))
    ada.press_key("End")
    for score in finished[1]["result"]["scores"]:
        expect(ada.reckoning).to_contain_text(str(score).replace("-", "−"))


def test_what_is_not_a_record_is_refused_in_words(person, tmp_path):
    ada = person("Ada")
    ada.visit("/")
    file = tmp_path / "shopping.json"
    file.write_text("eggs, milk")
    ada.page.get_by_label(ada.said("lobby-record")).set_input_files(file)
    expect(ada.page.get_by_role("alert")).to_have_text(ada.said("refused-bad-record"))


def test_play_on_from_a_point(ada, finished):
    for _ in range(6):
        ada.button("replay-forward").click()
    laid = ada.laid.count()
    ada.button("replay-branch").click()
    ada.page.wait_for_url("**/t/*")
    assert ada.is_asked()
    assert ada.laid.count() >= laid
    ada.decide()
    assert ada.is_asked()
