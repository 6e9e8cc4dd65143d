"""Galenus's great moments: a publication, a contest and the year after it, a goal of Pergamon."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.order import at_night
from tests.web.moments import comes_to, moment_of


@pytest.mark.parametrize("language", ["fr", at_night("en")])
def test_a_contest_and_then_the_new_year_hold_the_stage(person, language):
    ada = person("Ada", moments=True, language=language, locale=f"{language}-FR")
    great = moment_of("galenus", "ranked", "rank", 1)
    comes_to(ada, great)
    expect(ada.moment).to_contain_text("1.")
    expect(ada.moment).to_contain_text(ada.said("galenus-moment-contest", name="").strip())
    ada.press(ada.moment)
    expect(ada.moment).to_contain_text(ada.said("galenus-moment-year", year=2))
    ada.press(ada.moment)
    expect(ada.moment).to_have_count(0)


def test_a_publication_holds_the_stage(person):
    ada = person("Ada", moments=True)
    comes_to(ada, moment_of("galenus", "published"))
    expect(ada.moment).to_contain_text(ada.said("galenus-moment-published", name="Ada"))


def test_a_goal_of_pergamon_holds_the_stage(person):
    ada = person("Ada", moments=True)
    comes_to(ada, moment_of("galenus", "goal_met"))
    expect(ada.moment).to_contain_text(ada.said("galenus-moment-goal", goal="").strip())
