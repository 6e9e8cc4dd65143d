"""Choosing on Garum's board: turning, going back, taking back, asking for advice, asking why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def ada(person):
    """Ada's turn at a table with bots."""
    one = person("Ada")
    one.sit_down("me", "novice", "novice", "novice")
    assert one.is_asked()
    return one


def pick_a_tile_that_can_be_turned(ada):
    for number in range(ada.playable.count()):
        ada.pick_a_tile(number)
        if ada.button("garum-turn").count():
            return
        ada.press_key("Escape")
    raise AssertionError("no tile of the hand can be turned")


def looks(ada):
    return ada.preview.get_attribute("aria-label")


def test_a_tile_turns_by_button_key_wheel_and_click(ada):
    ada.page.clock.install()
    pick_a_tile_that_can_be_turned(ada)
    first = looks(ada)
    ada.button("garum-turn").click()
    second = looks(ada)
    assert second != first
    ada.press_key("Shift+R")
    assert looks(ada) == first
    ada.press_key("r")
    assert looks(ada) == second
    ada.preview.hover()
    ada.page.mouse.wheel(0, -100)
    expect(ada.preview).to_have_attribute("aria-label", first)
    ada.page.clock.fast_forward(400)  # sooner, a click is still the one that has laid it
    ada.preview.click()
    assert looks(ada) == second


def test_a_turned_tile_is_laid_as_it_was_shown(ada):
    pick_a_tile_that_can_be_turned(ada)
    ada.press_key("r")
    species = re.search(r": ([^.]*)\.", looks(ada))[1]
    ada.button("garum-lay").click()
    mine = ada.board.locator(f"rect[role=button][aria-label$=': {species}']")
    expect(mine).not_to_have_count(0)


def test_without_confirming_a_tile_turns_all_the_way_round(ada):
    ada.page.evaluate("localStorage.setItem('asclepia-confirm', 'no')")
    ada.page.reload()
    assert ada.is_asked()
    laid = ada.laid.count()
    pick_a_tile_that_can_be_turned(ada)
    first = looks(ada)
    ada.button("garum-turn").click()
    second = looks(ada)
    assert second != first
    ada.tiles.and_(ada.page.locator("[aria-pressed=true]")).click()  # in the hand it turns, too
    assert looks(ada) != second
    ada.preview.click()
    expect(ada.preview).to_be_visible()
    expect(ada.laid).to_have_count(laid)
    ada.button("garum-lay").click()
    expect(ada.laid).to_have_count(laid + 1)


#: Comes true when the browser has told that the button is gone from under the mouse.
BENEATH = """() => {
  window.beneath = new Promise((done) => {
    addEventListener('mouseover', (event) => event.target.closest('button') || done(), true);
  });
}"""


def test_what_was_just_laid_is_not_hidden_until_the_mouse_moves(ada):
    ada.pick_a_tile()
    laid = ada.laid.count()
    button = ada.button("garum-lay")
    place = button.bounding_box()
    ada.page.evaluate(BENEATH)
    button.click()
    expect(ada.laid).to_have_count(laid + 1)
    expect(ada.preview).to_have_count(0)
    ada.page.evaluate("beneath")  # the browser tells late what lies under the mouse now
    expect(ada.tip).to_have_count(0)
    ada.page.mouse.move(place["x"], place["y"] + place["height"] + 12)
    expect(ada.tip).to_be_visible()


def test_another_tile_and_another_area_can_be_chosen_before_confirming(ada):
    ada.pick_a_tile(0)
    ada.playable.nth(1).click()
    expect(ada.playable.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ada.playable.nth(0)).to_have_attribute("aria-pressed", "false")
    ada.button("page-back").click()
    ada.press_key("Escape")
    expect(ada.preview).to_have_count(0)
    expect(ada.confirm).to_be_disabled()


def test_undo_takes_a_tile_back(ada):
    laid = ada.laid.count()
    hand = ada.tiles.count()
    ada.lay_a_tile()
    expect(ada.laid).to_have_count(laid + 1)
    ada.button("page-undo").click()
    expect(ada.laid).to_have_count(laid)
    expect(ada.tiles).to_have_count(hand)
    expect(ada.log.locator("[data-event=laid]")).to_have_count(laid)
    ada.take_a_turn()


def test_a_hint_is_filled_in_and_put_in_words(ada):
    ada.button("page-hint").click()
    expect(ada.note).to_have_text(re.compile(r"^\s*Hint: tile"))
    expect(ada.note.locator("svg").first).to_be_visible()  # which one: as it looks
    expect(ada.note).not_to_contain_text("lead")  # never a bare number
    expect(ada.preview).to_be_visible()
    expect(ada.confirm).to_be_enabled()
    ada.confirm.click()
    expect(ada.no_worker).to_be_visible()
    expect(ada.note).not_to_contain_text("Hint")
    ada.button("page-hint").click()
    expect(ada.note).to_contain_text("Hint: ")
    expect(ada.confirm).to_be_enabled()


def test_why_not_here_is_answered_with_the_rule(ada):
    ada.board.locator("rect[role=button][aria-disabled=true]").first.hover()
    expect(ada.tip).to_contain_text(re.compile(r"rule G-\w+"))
    ada.lay_a_tile()
    expect(ada.no_worker).to_be_visible()
    ada.board.locator("g.post[aria-disabled=true]").first.hover()
    expect(ada.tip).to_contain_text(re.compile(r"rule G-\w+"))


def test_the_rule_of_an_answer_is_on_the_rules_page(ada):
    ada.board.locator("rect[role=button][aria-disabled=true]").first.hover()
    rule = re.search(r"G-\w+", ada.tip.inner_text())[0]
    ada.visit(f"/rules/garum#{rule}")
    expect(ada.page.locator(f"#{rule}")).to_be_in_viewport()


def test_a_line_says_what_it_would_score(ada):
    ada.lay_a_tile()
    ada.lines.first.hover()
    expect(ada.tip).to_contain_text("you have")
    ada.lines.first.click()
    kinds = ada.board.locator(".chooser [aria-pressed]")
    expect(kinds).to_have_count(2)
    kinds.last.click()
    expect(ada.prompt).to_contain_text("dominus on line")
    ada.press_key("Escape")
    expect(ada.confirm).to_be_disabled()
