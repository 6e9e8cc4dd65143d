"""What a page is told: never the tiles of others, never the seed before the end."""

from __future__ import annotations

import json
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.games.looks import looks_of


def hands(person):
    """The seats whose hands the page was ever told."""
    found = set()
    for _, message in person.told:
        position = message.get("position")
        for look in looks_of(position).values() if position else ():
            found |= {
                one["seat"] for one in look["view"]["stocks"] if one["hand"] and one["seat"] >= 0
            }
    return found


def test_players_are_told_their_own_hand_and_spectators_none(person):
    ada, bede, cleo = person("Ada"), person("Bede"), person("Cleo")
    table = ada.sit_down("me", "open", "novice")
    bede.visit(f"/t/{table}")
    bede.button("room-sit").click()
    cleo.visit(f"/t/{table}")
    ada.button("room-start").click()
    for one in (ada, bede):
        expect(one.tiles).not_to_have_count(0)
    for mover in (ada, bede):
        if mover.asked.is_visible():
            mover.take_a_turn()
    cleo.page.reload()
    expect(cleo.board).to_be_visible()
    assert hands(ada) == {0}
    assert hands(bede) == {1}
    assert hands(cleo) == set()


def test_the_check_of_every_test_would_notice(person):
    ada = person("Ada")
    table = ada.sit_down("me", "novice")
    assert ada.is_asked()
    hello = next(message for _, message in ada.told if message["type"] == "hello")
    honest = list(ada.told)

    view = json.loads(json.dumps(hello))
    next(one for one in view["position"]["seats"]["0"]["view"]["stocks"] if one["seat"] == 1)[
        "hand"
    ] = [1]
    with sqlite3.connect(ada.service.database) as database:
        [seed] = database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
    drawn = json.loads(json.dumps(hello))
    theirs = [one["seat"] for one in drawn["position"]["seats"]["0"]["view"]["stocks"]].index(1)
    drawn["log"] = [{"events": [{"event": "drew", "colour": theirs, "tile": 3}]}]
    for leak in (view, {"type": "chat", "chat": [{"words": seed}]}, drawn):
        ada.told = [*honest, (table, leak)]
        with pytest.raises(AssertionError):
            ada.was_told_only_what_is_theirs()
    ada.told = honest
