"""Quackery's great moments: a cure, a death and an agenda hold the stage, and are told again; how it
ended, and where it was decided."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from asclepia.table.texts import LANGUAGES
from tests.games.quackery.web.quacks import decided_by_a_pass, finished_game


def comes_to(ada, event: str) -> dict:
    """Ada sits where her pass decides about the patient, and passes."""
    record, ply, seat, patient = decided_by_a_pass(event)
    ada.play_on(record, ply, *("me" if one == seat else "novice" for one in range(3)))
    ada.press(ada.passing)
    return ada.printed["patients"][patient]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ["cured", "succumbed"])
def test_a_patient_who_is_decided_holds_the_stage(person, event, language):
    ada = person("Ada", moments=True, language=language, locale=f"{language}-FR")
    patient = comes_to(ada, event)["name"][language]
    expect(ada.moment).to_be_visible()
    expect(ada.moment).to_contain_text(ada.said(f"quackery-moment-{event}", patient=patient))
    expect(ada.moment.locator(f".portrait.{event}")).to_be_visible()
    ada.press(ada.moment)
    expect(ada.moment).to_have_count(0)


def test_it_is_told_again_in_what_happened_since_my_last_turn(person):
    ada = person("Ada", moments=True)
    patient = comes_to(ada, "cured")["name"]["en"]
    ada.press(ada.moment)
    ada.press(ada.what_happened)
    title = ada.said("quackery-moment-cured", patient=patient)
    great = ada.happened.get_by_role("button").filter(has_text=title)
    expect(great).to_have_count(1)
    ada.press(great)
    expect(ada.prompt).to_contain_text(patient)


@pytest.mark.parametrize("by_agenda", [True, False])
def test_how_it_ended_and_where_it_was_decided(person, by_agenda):
    record = finished_game(by_agenda)
    ada = person("Ada", moments=True)
    ada.visit(f"/t/{ada.finished_table(record)}")
    winners = record["result"]["winners"]
    expect(ada.prompt).to_contain_text(
        ada.said("winner", names=record["players"][winners[0]], count=1)
        if len(winners) == 1
        else ""
    )
    turning = ada.page.locator(".finish .turning a")
    expect(turning).to_be_visible()
    ada.press(turning)
    expect(ada.page).to_have_url(re.compile(r"/replay/\w+\?at=\d+$"))
    expect(ada.page.locator("output")).not_to_contain_text(ada.said("replay-step", ply=0, plies=0))
