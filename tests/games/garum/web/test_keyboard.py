"""Garum without a mouse: from the lobby to several moves."""

from __future__ import annotations

from playwright.sync_api import expect


def test_several_moves_with_keys_alone(person):
    ada = person("Ada")
    ada.visit("/")
    ada.tab_to(ada.button("lobby-now", game=ada.title))
    ada.press_key("Enter")
    ada.page.wait_for_url("**/t/*")
    for turn in range(3):
        assert ada.is_asked()
        lay_a_tile(ada)
        expect(ada.no_worker).to_be_visible()
        if turn == 1:
            hire_nobody(ada)
        else:
            hire(ada)
    assert ada.is_asked()


def focused(ada):
    return ada.page.locator(":focus")


def lay_a_tile(ada):
    laid = ada.laid.count()
    ada.tab_to(ada.playable)
    ada.press_key("Enter")
    if not ada.preview.count():  # the keys go on to the free areas
        expect(focused(ada)).to_have_attribute("aria-disabled", "false")
        if ada.areas.count() > 1:
            here = focused(ada).get_attribute("aria-label")
            moved = []
            for key, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
                ada.press_key(key)
                moved.append(focused(ada).get_attribute("aria-label") != here)
                ada.press_key(back)
            assert any(moved)
        ada.press_key("Enter")
    expect(ada.preview).to_be_visible()
    ada.press_key("Escape", "Escape")
    expect(ada.preview).to_have_count(0)

    ada.tab_to(ada.playable)
    ada.press_key("Enter")
    if not ada.preview.count():
        ada.press_key("Enter")
    if ada.button("garum-turn").count():
        before = ada.preview.get_attribute("aria-label")
        ada.press_key("r")
        assert ada.preview.get_attribute("aria-label") != before
    expect(ada.playable.and_(focused(ada))).to_have_count(0)  # the keys have gone on to the board
    ada.press_key("Enter")
    expect(ada.laid).to_have_count(laid + 1)


def hire(ada):
    ada.tab_to(ada.lines)
    ada.press_key("Enter")
    ada.tab_to(ada.board.locator(".chooser [aria-pressed]"))
    ada.press_key("Enter")
    ada.tab_to(ada.confirm.or_(ada.board.get_by_role("button", name=ada.said("page-confirm"))))
    ada.press_key("Enter")


def hire_nobody(ada):
    ada.tab_to(ada.no_worker)
    ada.press_key("Enter")
    ada.tab_to(ada.confirm)
    ada.press_key("Enter")


def test_the_curtain_takes_the_focus_and_opens_with_enter(person):
    ada = person("Ada")
    ada.sit_down("me", "me")
    expect(ada.page.get_by_role("dialog").get_by_role("button")).to_be_focused()
    ada.press_key("Enter")
    expect(ada.tiles).not_to_have_count(0)
    lay_a_tile(ada)


def test_with_one_area_left_the_keys_go_on_to_the_tile_there(person):
    ada = person("Ada")
    ada.sit_down("me", "me", "me", "me")
    curtain = ada.page.get_by_role("dialog")
    for _ in range(3):  # four tiles fill a cetarium
        curtain.get_by_role("button").click()
        ada.take_a_turn()
        expect(curtain).to_be_visible()
    ada.press_key("Enter")
    ada.tab_to(ada.playable)
    ada.press_key("Enter")
    expect(ada.preview).to_be_focused()
    ada.press_key("Enter")
    expect(ada.laid).to_have_count(4)
