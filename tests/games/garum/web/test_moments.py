"""Garum's great moments: the aureus of a round; one's own dominus is none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.web.moments import comes_to, moment_of


@pytest.mark.parametrize("language", ["fr", at_night("en")])
def test_a_new_aureus_holds_the_stage(person, language):
    ada = person("Ada", moments=True, language=language, locale=f"{language}-FR")
    great = moment_of("garum", "aureus", "round", 3)
    comes_to(ada, great)
    facts = {"round": 3, "rounds": 12}
    expect(ada.moment).to_contain_text(ada.said("garum-moment-aureus-text", **facts))
    expect(ada.moment.locator(".coin")).to_be_visible()
    ada.press(ada.moment)
    expect(ada.moment).to_have_count(0)


def test_ones_own_dominus_is_no_news(person):
    ada = person("Ada", moments=True)
    great = moment_of("garum", "hired", "dominus", 1)
    comes_to(ada, great)
    line = great.told("hired")["line"]
    expect(ada.board.locator(f'[data-worker="{line}"]')).to_be_visible()
    expect(ada.moment.get_by_text(ada.said("garum-moment-dominus", line=line))).to_have_count(0)
