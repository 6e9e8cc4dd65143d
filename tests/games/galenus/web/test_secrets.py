"""What a page is told in Rome: never a deck, a bid before its time, or what others are asked."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("leak", ["view", "physician", "region", "deck", "question", "bid"])
def test_the_check_would_notice_in_rome(person, leak):
    ada, cleo = person("Ada"), person("Cleo")
    table = ada.sit_down("me", "novice")
    cleo.visit(f"/t/{table}")
    expect(cleo.log).to_be_visible()
    hello = json.loads(json.dumps(next(one for _, one in cleo.told if one["type"] == "hello")))
    honest = list(cleo.told)
    cleo.told = [(table, hello)]
    cleo.was_told_only_what_is_theirs()
    watching = hello["position"]["watching"]
    view = watching["view"]
    if leak == "view":
        view["coming"] = [3, 4]
    elif leak == "physician":
        view["players"][1]["bid"] = 1
    elif leak == "region":
        view["regions"][0]["back"] = 40
    elif leak == "deck":
        view["decks"][0] = [4, 5]
    elif leak == "question":
        watching["question"] = {"choices": [{"code": 1}]}
    else:
        view["asked"]["sealed"] = {"kind": "bid", "philosophy": 1, "focus": 0}
    with pytest.raises(AssertionError):
        cleo.was_told_only_what_is_theirs()
    cleo.told = honest
