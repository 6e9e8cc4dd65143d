"""What a page is told at the infirmary: never what lies face down, or what others are asked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.checks import notices


def view(told):
    return told["position"]["watching"]["view"]


LEAKS = {
    "view": lambda told: view(told).update(coming=[3, 4]),
    "practice": lambda told: view(told)["players"][1].update(plan=1),
    "stack": lambda told: view(told)["doctor_stacks"].__setitem__(0, [4, 5]),
    "extra": lambda told: view(told).update(extra=[4, 5]),
    "question": lambda told: told["position"]["watching"].update(
        question={"choices": [{"code": 1}]}
    ),
}


def test_the_check_would_notice_at_the_infirmary(person):
    ada, cleo = person("Ada"), person("Cleo")
    table = ada.sit_down("me", "novice")
    cleo.visit(f"/t/{table}")
    expect(cleo.log).to_be_visible()
    hello = next(one for _, one in cleo.told if one["type"] == "hello")
    for leak in LEAKS.values():
        notices(cleo, hello, leak)
