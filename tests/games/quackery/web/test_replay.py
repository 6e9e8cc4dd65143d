"""Looking back at a game in which half of the moves are passes."""

from __future__ import annotations

import json

from tests.web.recordings import fullest


def test_the_replay_passes_over_mere_passes(person):
    record = json.loads(fullest("quackery").to_json())
    ada = person("Ada", game="quackery")
    ada.visit(f"/replay/{ada.finished_table(record)}")
    passes = ada.said("event-passed", seat=0).split()[-1]
    for _ in range(12):
        ada.press(ada.button("replay-onward"))
        told = ada.page.locator(".happened .move")
        assert told.inner_text().count(".") > 1 or not told.inner_text().strip().endswith(passes)
