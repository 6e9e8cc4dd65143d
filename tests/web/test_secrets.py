"""What a page is told: never the seed before the end.

Every browser test checks this for every message, and that a page is told nothing that a game
hides from it (see `conftest.py`); each game's tests make sure that this check would notice.
"""

from __future__ import annotations

import sqlite3

from playwright.sync_api import expect


def test_nothing_that_the_page_fetched_holds_the_seed_before_the_end(person):
    ada = person("Ada")
    bodies = []
    ada.page.on("response", lambda one: bodies.append(one) if "/api/" in one.url else None)
    ada.visit("/")
    ada.play_now()
    table = ada.table
    ada.take_a_turn()
    ada.link("lobby-home").click()
    expect(ada.link("lobby-continue").first).to_be_visible()
    with sqlite3.connect(ada.service.database) as database:
        [seed] = database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
    texts = [one.text() for one in bodies if one.status == 200]
    assert len(texts) >= 4
    assert not [text for text in texts if seed in text]
    refused = ada.request.get(f"/api/tables/{table}/record")
    assert refused.status == 409
    assert seed not in refused.text()
