"""Garum on a phone: what one compares and what one presses is never behind the tray of tiles."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE

#: Is the middle of each of these met by a finger, and not something that lies over it?
MET = """all => all.map(one => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there?.closest('main > .board')?.contains(one) === true;
})"""
#: Where in the middle of one of these it is this one itself.
FIRST = """all => all.findIndex(one => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""


@pytest.fixture
def ada(person):
    return person("Ada", touch=True, viewport=PHONE)


def in_sight(places):
    found = places.evaluate_all(MET)
    return found and all(found)


def test_the_workers_of_the_lesson_can_be_chosen(ada):
    ada.visit("/learn/garum#5")
    for line in ("9", "21"):
        ada.press(ada.board.locator(f"g.post.open[aria-label*=' {line} ']"))
        kinds = ada.board.locator(".chooser .kind")
        expect(kinds).to_have_count(2)
        assert in_sight(kinds)
        ada.press(kinds.last)
        assert in_sight(ada.board.locator(".chooser .knob, .plaque.offer"))
        for _ in range(2):
            if ada.button("page-back").is_enabled():
                ada.press(ada.button("page-back"))


def test_what_the_lines_would_score_is_above_the_tray(ada):
    ada.sit_down("me", "novice", "novice", board="troia")
    assert ada.is_asked()
    ada.lay_a_tile()
    expect(ada.no_worker).to_be_visible()
    sums = ada.board.locator(".plaque.offer")
    expect(sums).to_have_count(ada.lines.count())
    assert in_sight(sums)
    ada.press(ada.lines.last)
    assert in_sight(ada.board.locator(".chooser .kind, .plaque.offer"))


def test_a_refusal_is_said_once(ada):
    ada.sit_down("me", "novice", "novice", board="troia")
    assert ada.is_asked()
    ada.lay_a_tile()
    expect(ada.no_worker).to_be_visible()
    closed = ada.board.locator("g.post[aria-disabled=true]")
    closed.nth(closed.evaluate_all(FIRST)).tap(force=True)
    expect(ada.note).to_contain_text("rule G-W")
    expect(ada.tip).to_have_count(0)
