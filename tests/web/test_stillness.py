"""Nothing jumps under a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.stillness import SCREENS, Still


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whole_game_with_still_hands(person, screen):
    ada = person("Ada", **SCREENS[screen])
    ada.sit_down("me", "novice", "novice")
    Still(ada).play_to_the_end()


def test_what_cannot_be_done_now_keeps_its_place(person):
    ada = person("Ada")
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    for key in ("page-back", "page-confirm", "page-hint", "page-undo"):
        expect(ada.button(key)).to_be_visible()
    expect(ada.button("page-back")).to_be_disabled()
    expect(ada.confirm).to_be_disabled()
    expect(ada.button("page-hint")).to_be_enabled()


def test_whoever_only_watches_has_no_buttons(person):
    ada = person("Ada")
    table = ada.sit_down("me", "novice")
    assert ada.is_asked()
    bede = person("Bede")
    bede.visit(f"/t/{table}")
    expect(bede.prompt).to_contain_text("Ada")
    expect(bede.button("page-hint")).to_have_count(0)
    expect(bede.confirm).to_have_count(0)
