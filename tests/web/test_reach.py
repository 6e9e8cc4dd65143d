"""Whatever is shown can be pressed, and whatever is said can be read, also on small screens."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.web.checks import is_settled, resized
from tests.web.example import Player
from tests.web.moments import comes_to, ending_of
from tests.web.people import PHONE, TABLET, WIDE
from tests.web.test_widths import COVERED

MEANWHILE = {"width": 390, "height": 844}
SMALL = (TABLET, MEANWHILE, PHONE)
SCREENS = (WIDE, *SMALL)

#: How much of some words is seen, in pixels that are missing above and below.
CUT = """room => {
  const [words, frame] = [room.firstElementChild ?? room, room].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one === room ? one.getBoundingClientRect() : range.getBoundingClientRect();
  });
  return [frame.top - words.top, words.bottom - frame.bottom];
}"""


def french(person, **options):
    return person("Ada", touch=True, language="fr", locale="fr-FR", **options)


@pytest.mark.parametrize("language", ["fr", at_night("en")])
def test_again_and_looking_back_are_pressed_wherever_they_are_seen(person, language):
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    ada = person("Ada", touch=True, language=language, locale=locale)
    comes_to(ada, ending_of(Player.game, won=True))
    expect(ada.page.locator(".after .button")).to_have_count(2)
    for screen in (WIDE, {"width": 1024, "height": 768}, TABLET, MEANWHILE, PHONE):
        resized(ada, screen)
        assert not ada.page.evaluate(COVERED), screen


def is_read_to_its_end(ada, room):
    """What is longer than its room says so, and a press leads on."""
    on = ada.button("page-more")
    expect(on).to_be_visible()
    for _ in range(30):
        ada.press(ada.page.locator(".scrolled > button"))
        is_settled(ada)  # it is scrolled with the next frame
        if ada.button("page-top").count():
            break
    expect(ada.button("page-top")).to_be_visible()
    assert room.evaluate(CUT)[1] <= 3
    ada.press(ada.button("page-top"))
    expect(on).to_be_visible()
    assert room.evaluate(CUT)[0] <= 3


def test_a_long_hint_is_read_to_its_end(person):
    ada = french(person)
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    ada.press(ada.button("page-hint"))
    room = ada.page.locator(".hint .room")
    expect(room).to_be_visible()
    room.evaluate("one => one.append(' Encore une raison, en bien des mots.'.repeat(25))")
    for screen in SCREENS:
        resized(ada, screen)
        is_read_to_its_end(ada, room)


def test_a_long_move_of_the_replay_is_read_to_its_end(person):
    ada = french(person)
    last = len(json.loads(Player.finished.read_text())["moves"])
    table = ada.finished_table()
    for screen in SCREENS:
        ada.page.set_viewport_size(screen)
        ada.visit(f"/replay/{table}?at={last}")
        room = ada.page.locator(".happened .room")
        expect(room).to_be_visible()
        is_read_to_its_end(ada, room)
        ada.press(ada.page.locator(".scrolled > button"))
        ada.press(ada.button("replay-back"))
        ada.page.wait_for_url(f"**at={last - 1}")
        assert room.evaluate("one => one.scrollTop") == 0


def test_closing_what_happened_brings_back_where_one_was(person):
    ada = french(person)
    ada.sit_down("me", "novice")
    ada.take_a_turn()
    assert ada.is_asked()
    for screen in SMALL:
        resized(ada, screen)
        ada.page.evaluate("() => scrollTo(0, 40)")
        place = ada.page.evaluate("scrollY")
        ada.press(ada.what_happened)
        expect(ada.happened).to_be_in_viewport()
        ada.press(ada.button("since-close"))
        expect(ada.happened).to_have_count(0)
        ada.page.wait_for_function("place => Math.abs(scrollY - place) < 2", arg=place)
        expect(ada.page.get_by_role("tab", name=ada.said("page-players"))).to_have_attribute(
            "aria-selected", "true"
        )
