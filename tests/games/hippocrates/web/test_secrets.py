"""What a page is told at the infirmary: never what lies face down, or what others are asked."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("leak", ["view", "practice", "stack", "extra", "question"])
def test_the_check_would_notice_at_the_infirmary(person, leak):
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
    elif leak == "practice":
        view["players"][1]["plan"] = 1
    elif leak == "stack":
        view["doctor_stacks"][0] = [4, 5]
    elif leak == "extra":
        view["extra"] = [4, 5]
    else:
        watching["question"] = {"choices": [{"code": 1}]}
    with pytest.raises(AssertionError):
        cleo.was_told_only_what_is_theirs()
    cleo.told = honest
