"""What a page is told in Rome: never a deck, a bid before its time, or what others are asked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.checks import notices


def view(told):
    return told["position"]["watching"]["view"]


LEAKS = {
    "view": lambda told: view(told).update(coming=[3, 4]),
    "physician": lambda told: view(told)["players"][1].update(bid=1),
    "region": lambda told: view(told)["regions"][0].update(back=40),
    "deck": lambda told: view(told)["decks"].__setitem__(0, [4, 5]),
    "question": lambda told: told["position"]["watching"].update(
        question={"choices": [{"code": 1}]}
    ),
    "bid": lambda told: view(told)["asked"].update(
        sealed={"kind": "bid", "philosophy": 1, "focus": 0}
    ),
}


def test_the_check_would_notice_in_rome(person):
    ada, cleo = person("Ada"), person("Cleo")
    table = ada.sit_down("me", "novice")
    cleo.visit(f"/t/{table}")
    expect(cleo.log).to_be_visible()
    hello = next(one for _, one in cleo.told if one["type"] == "hello")
    for leak in LEAKS.values():
        notices(cleo, hello, leak)
