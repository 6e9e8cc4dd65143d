"""Two people at two screens, and somebody who watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import whose_turn


@pytest.fixture
def three(person):
    """Ada and Bede play, Cleo watches."""
    ada, bede, cleo = person("Ada"), person("Bede"), person("Cleo")
    ada.visit("/")
    ada.fill_in_a_table("me", "open")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.button("room-start")).to_be_disabled()
    link = ada.page.get_by_role("textbox", name=ada.said("room-link")).input_value()

    bede.visit(link)
    bede.button("room-sit").click()
    cleo.visit(link)
    ada.button("room-start").click()
    for one in (ada, bede, cleo):
        expect(one.board).to_be_visible()
    return ada, bede, cleo


def test_everybody_sees_every_move(three):
    ada, bede, _ = three
    for moves in range(1, 4):
        mover = whose_turn(ada, bede)
        mover.lay_a_tile()
        for one in three:
            expect(one.laid).to_have_count(moves)
            expect(one.log.locator("[data-event=laid]")).to_have_count(moves)
            expect(one.log.locator("[data-event=laid]").last).to_contain_text(mover.name)
        expect(mover.no_worker).to_be_visible()
        mover.hire()
        for one in three:
            expect(one.workers).to_have_count(moves)
            expect(one.log.locator("[data-event=hired]").last).to_contain_text(mover.name)


def test_who_waits_is_told_for_whom(three):
    ada, bede, _ = three
    mover = whose_turn(ada, bede)
    for one in three:
        if one is not mover:
            expect(one.prompt).to_contain_text(mover.name)


def test_they_talk_to_each_other(three):
    ada, bede, cleo = three
    ada.say("Salve, Bede!")
    expect(bede.chat).to_contain_text("Ada Salve, Bede!")
    bede.say("<b>Salve</b> & vale")
    expect(ada.chat).to_contain_text("Bede <b>Salve</b> & vale")
    expect(cleo.chat.get_by_role("listitem")).to_have_count(2)


def test_a_spectator_sees_the_game_but_no_hand(three):
    ada, bede, cleo = three
    expect(cleo.note).to_have_text(cleo.said("table-watching"))
    mover = whose_turn(ada, bede)
    expect(mover.tiles).not_to_have_count(0)
    mover.take_a_turn()
    expect(cleo.laid).to_have_count(1)
    expect(cleo.tiles).to_have_count(0)
    expect(cleo.confirm).to_have_count(0)
    expect(cleo.log.locator("[data-event=drew]")).to_have_count(0)


def test_the_lobby_shows_the_table_to_others(person):
    ada, bede = person("Ada the host"), person("Bede")
    ada.sit_down("me", "open")
    bede.visit("/")
    waiting = bede.page.get_by_role("listitem").filter(has_text="Ada the host")
    waiting.get_by_role("link", name=bede.said("lobby-join")).click()
    bede.button("room-sit").click()
    expect(ada.page.get_by_text("Bede")).to_be_visible()
    bede.button("room-leave").click()
    expect(ada.page.get_by_text("Bede")).to_have_count(0)
    expect(ada.select("room-level", seat=2)).to_have_value("apprentice")
    ada.select("room-level", seat=2).select_option("physician")
    ada.button("room-bot").click()
    expect(bede.page.get_by_text(bede.said("level-physician"))).to_be_visible()
    ada.button("room-start").click()
    expect(bede.note).to_have_text(bede.said("table-watching"))
