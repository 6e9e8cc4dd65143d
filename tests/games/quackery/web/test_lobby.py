"""What the lobby asks about a game of Quackery."""

from __future__ import annotations

from playwright.sync_api import expect


def test_only_a_seat_that_is_there_can_be_the_first(person):
    ada = person("Ada")
    ada.visit("/?game=quackery")
    ada.page.locator("summary", has_text=ada.said("lobby-more")).click()
    first = ada.select("option-first")
    ada.page.get_by_role("radio", name="6", exact=True).check()
    first.select_option("6")
    expect(first.get_by_role("option")).to_have_count(7)
    ada.page.get_by_role("radio", name="3", exact=True).check()
    expect(first.get_by_role("option")).to_have_count(4)
    expect(first).to_have_value("lot")
    first.select_option("3")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert (info["seats"], info["options"]["first"]) == (3, "3")
