"""Hippocrates's great moments: those who are cured, those who are lost, and a new round."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.web.moments import comes_to, ending_of, moment_of


@pytest.mark.parametrize("language", ["fr", at_night("en")])
def test_a_round_ends_with_the_lost_the_cured_and_how_it_stands(person, language):
    ada = person("Ada", moments=True, language=language, locale=f"{language}-FR")
    great = moment_of("hippocrates", "died")
    comes_to(ada, great)
    for event, key in (("died", "died"), ("discharged", "cured")):
        count = sum(one["event"] == event for one in great.events)
        assert count > 1
        title = ada.said(f"hippocrates-moment-{key}", count=count, patient="")
        expect(ada.moment).to_contain_text(title)
        expect(ada.moment.locator(".face")).to_have_count(min(6, count))
        ada.press(ada.moment)
    round_ = great.told("round_began")["round"]
    expect(ada.moment).to_contain_text(ada.said("hippocrates-moment-round", round=round_))
    ada.press(ada.moment)
    expect(ada.moment).to_have_count(0)


def test_the_last_moment_is_whoever_has_won(person):
    ada = person("Ada", moments=True)
    great = ending_of("hippocrates", won=True)
    comes_to(ada, great)
    expect(ada.moment).to_contain_text("Hades")
    ada.press(ada.moment)
    expect(ada.moment).to_contain_text(ada.said("hippocrates-moment-won", name="Ada"))
    ada.press(ada.moment)
    expect(ada.moment).to_have_count(0)


def test_what_virtual_players_did_after_my_move_happened_since(person):
    """A stranger missed it: it is told with one's own move."""
    ada = person("Ada")
    ada.sit_down("me", "novice")
    after = []
    while not after:
        ada.asked.wait_for()
        ada.decide()
        lines = ada.log.locator("[data-event]").all_inner_texts()
        mine = max((at for at, line in enumerate(lines) if "Ada" in line), default=len(lines))
        after = [line for line in lines[mine + 1 :] if "Virtual player" in line]
    ada.what_happened.click()
    told = ada.happened.locator(".line")
    expect(told.first).to_be_visible()
    assert set(after) <= set(told.all_inner_texts())
