"""What a page at the sickbed is told: never what others hold or were told."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(
    "leak", ["hand", "agenda", "progress", "coming", "question", "drew", "confided"]
)
def test_the_check_would_notice_at_the_sickbed(person, leak):
    ada = person("Ada")
    table = ada.sit_down("me", "novice", first="2")
    expect(ada.log).to_be_visible()
    hello = json.loads(json.dumps(next(one for _, one in ada.told if one["type"] == "hello")))
    mine = hello["position"]["seats"]["0"]
    mine["view"]["asked"] = {"to": "respond", "waits_for": [1]}
    mine["question"] = None
    honest = list(ada.told)
    ada.told = [(table, hello)]
    ada.was_told_only_what_is_theirs()
    other = mine["view"]["players"][1]
    if leak in ("hand", "agenda", "progress"):
        other[leak] = 1 if leak == "agenda" else [1]
    elif leak == "coming":
        mine["view"]["coming"][0] = 3
    elif leak == "question":
        mine["question"] = {"choices": [{"code": 1}]}
    else:
        secret = {"drew": {"card": 3}, "confided": {"player": 0, "agenda": 2}}[leak]
        hello["log"] = [{"events": [{"event": leak, "seat": 1, **secret}]}]
    with pytest.raises(AssertionError):
        ada.was_told_only_what_is_theirs()
    ada.told = honest
