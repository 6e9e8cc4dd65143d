"""Quackery's great moments: a cure and a death hold the stage; an agenda that is met decides."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.quackery.web.quacks import finished_game
from tests.order import at_night
from tests.web.moments import comes_to, moment_of


@pytest.mark.parametrize("language", ["fr", at_night("en")])
@pytest.mark.parametrize("event", ["cured", "succumbed"])
def test_a_patient_who_is_decided_holds_the_stage(person, event, language):
    ada = person("Ada", moments=True, language=language, locale=f"{language}-FR")
    great = moment_of("quackery", event)
    comes_to(ada, great)
    patient = ada.printed["patients"][great.told(event)["patient"]]["name"][language]
    expect(ada.moment).to_contain_text(ada.said(f"quackery-moment-{event}", patient=patient))
    expect(ada.moment.locator(f".portrait.{event}")).to_be_visible()
    ada.press(ada.moment)
    expect(ada.moment).to_have_count(0)


def test_a_pass_is_no_turn_what_happened_reaches_further_back(person):
    ada = person("Ada", moments=True)
    great = moment_of("quackery", "cured")  # by a pass
    comes_to(ada, great)
    ada.press(ada.moment)
    ada.press(ada.what_happened)
    patient = ada.printed["patients"][great.told("cured")["patient"]]["name"]["en"]
    title = ada.said("quackery-moment-cured", patient=patient)
    expect(ada.happened.locator(".great", has_text=title)).to_have_count(1)


def test_a_victory_by_an_agenda_says_so(person):
    ada = person("Ada")
    ada.visit(f"/t/{ada.finished_table(finished_game(by_agenda=True))}")
    agenda = ada.page.locator(".aim.met b").inner_text()
    expect(ada.prompt).to_contain_text(ada.said("quackery-won-agenda", agenda=agenda))
