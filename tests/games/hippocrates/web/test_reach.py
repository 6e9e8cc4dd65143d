"""What the question says while something else is possible, too."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.checks import resized
from tests.web.recordings import read
from tests.web.shown import Shown
from tests.web.test_reach import SMALL, french


def test_the_way_to_what_happened_stands_clear(person):
    """Nothing is printed over it, and no button cuts it."""
    ada = french(person, game="hippocrates")
    Shown(ada).ask(read("hippocrates").points["Treating"])
    pill = ada.page.locator(".foot.leads")
    aside = ada.page.locator(".prompt .unfold")
    for screen in SMALL:
        resized(ada, screen)
        expect(pill).to_be_visible()
        expect(aside).to_be_visible()
        line = pill.bounding_box()
        room = ada.page.locator(".prompt .room").bounding_box()
        assert room["y"] + room["height"] <= line["y"] + 1
        buttons = ada.page.locator(".prompt.panel :is(.button, summary)").filter(visible=True)
        for box in (one.bounding_box() for one in buttons.all()):
            beside = box["x"] >= line["x"] + line["width"] or box["x"] + box["width"] <= line["x"]
            apart = box["y"] >= line["y"] + line["height"] or box["y"] + box["height"] <= line["y"]
            assert beside or apart
