"""Garum's board in its phases: for everybody, in French, in every variant."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.checks import has_no_barrier, speaks_french, switch_to_french


def test_my_turn_with_a_picked_tile(person):
    ada = person("Ada")
    ada.sit_down("me", "novice", "novice")
    assert ada.is_asked()
    ada.pick_a_tile()
    has_no_barrier(ada)


def test_the_choice_of_a_worker(person):
    ada = person("Ada")
    ada.sit_down("me", "novice", "novice")
    assert ada.is_asked()
    ada.lay_a_tile()
    ada.lines.first.click()
    ada.board.locator(".chooser [aria-pressed]").first.click()
    has_no_barrier(ada)


def test_a_turn_with_a_hint_and_a_why_not(person):
    ada = person("Ada")
    ada.sit_down("me", "novice", "novice")
    switch_to_french(ada)
    assert ada.is_asked()
    speaks_french(ada)
    ada.pick_a_tile()
    speaks_french(ada)
    ada.confirm.click()
    expect(ada.no_worker).to_be_visible()
    ada.button("page-hint").click()
    expect(ada.note).to_contain_text(ada.said("hint-only", action="")[:6])
    speaks_french(ada)
    ada.board.locator("g.post[aria-disabled=true]").first.hover()
    expect(ada.tip).to_contain_text("G-")
    speaks_french(ada)


def test_the_emperor_chooses_the_cetarium_of_the_round(person):
    ada = person("Ada")
    ada.sit_down("me", "me", order="emperor")
    ada.curtain.get_by_role("button").click()
    expect(ada.areas).to_have_count(12)  # every cetarium of Baelo is free
    ada.areas.nth(4).click()
    expect(ada.confirm).to_be_enabled()
    ada.confirm.click()
    expect(ada.log.locator("[data-event=chosen]")).to_have_count(1)


def test_who_begins_and_what_is_left_is_seen_on_a_tablet_and_on_a_phone(person):
    for width, height in ((768, 1024), (360, 740)):
        ada = person("Ada", touch=True, viewport={"width": width, "height": height})
        ada.sit_down("me", "novice")
        assert ada.is_asked()
        expect(ada.page.locator(".strip .amphora")).to_be_in_viewport()
        expect(ada.page.locator(".mine .crew").first).to_be_in_viewport(ratio=1)
        expect(ada.page.locator(".mine .crew").last).to_be_in_viewport(ratio=1)
        ada.leave()
