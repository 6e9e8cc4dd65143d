"""The lobby without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect


def test_a_table_is_made_with_keys_alone(person):
    ada = person("Ada")
    ada.visit("/")
    first, second = ada.request.get("/api/games").json()[:2]
    ada.tab_to(ada.card(first["title"]))
    ada.press_key("ArrowRight")
    expect(ada.card(second["title"])).to_be_checked()
    expect(ada.seats).to_have_count(second["most"] - second["fewest"] + 1)
    ada.press_key("ArrowLeft")
    expect(ada.card(first["title"])).to_be_checked()
    ada.tab_to(ada.seats)
    ada.press_key(*["ArrowLeft"] * (4 - first["fewest"]))
    fewest = ada.page.get_by_role("radio", name=str(first["fewest"]), exact=True)
    expect(fewest).to_be_checked()
    ada.tab_to(ada.button("lobby-create"))
    ada.press_key("Enter")
    ada.page.wait_for_url("**/t/*")
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert (info["game"], info["seats"]) == (first["name"], first["fewest"])
    expect(ada.asked).to_be_visible()
