"""The tour of the first visit: three steps, once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.built import BUILT


@pytest.mark.parametrize("game", BUILT.games)
def test_three_steps_and_never_again(person, game):
    ada = person("Ada", game=game, first_visit=True)
    ada.sit_down("me", "novice")
    tour = ada.page.get_by_role("dialog")
    for step in (1, 2, 3):
        expect(tour).to_contain_text(ada.said(f"table-tour-{step}"))
        tour.get_by_role("button").last.click()
    expect(tour).to_have_count(0)
    ada.page.reload()
    assert ada.is_asked()
    expect(tour).to_have_count(0)


def test_it_can_be_skipped_and_never_hinders_a_move(person):
    ada = person("Ada", first_visit=True)
    ada.sit_down("me", "novice")
    ada.button("table-tour-skip").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.take_a_turn()
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_who_only_watches_sees_no_tour(person):
    table = person("Bede").new_table("me", "novice")
    ada = person("Ada", first_visit=True)
    ada.visit(f"/t/{table}")
    expect(ada.note).to_have_text(ada.said("table-watching"))
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
