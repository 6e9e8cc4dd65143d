"""Garum in the lobby: who plays which colour."""

from __future__ import annotations


def test_a_colour_for_each_seat(person):
    ada = person("Ada")
    ada.visit("/")
    ada.card().check()
    ada.page.get_by_role("radio", name="4", exact=True).check()
    more = ada.page.locator("details").filter(has_text=ada.said("lobby-more"))
    more.locator("summary").click()

    def of(seat):
        return f"{ada.said('option-colours')}: {ada.said('lobby-seat', seat=seat)}"

    colours = ada.page.get_by_role("group", name=ada.said("option-colours"), exact=True)
    first = colours.get_by_role("combobox", name=of(1), exact=True)
    was = first.input_value()
    colours.get_by_role("combobox", name=of(3), exact=True).select_option(was)
    assert first.input_value() != was  # the two have changed places
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")
    options = ada.request.get(f"/api/tables/{ada.table}").json()["options"]
    assert options["colours"].split("-")[2] == was
