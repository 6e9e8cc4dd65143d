"""What a page at the sickbed is told: never what others hold or were told."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.games.quackery.web.quacks import GAME, point_where
from tests.web.checks import notices


def of_another(told):
    return told["position"]["seats"]["0"]["view"]["players"][1]


def happened(**event):
    return lambda told: told.update(log=[{"events": [{"seat": 1, **event}]}])


LEAKS = {
    "hand": lambda told: of_another(told).update(hand=[1]),
    "agenda": lambda told: of_another(told).update(agenda=1),
    "progress": lambda told: of_another(told).update(progress=[1]),
    "coming": lambda told: told["position"]["seats"]["0"]["view"]["coming"].__setitem__(0, 3),
    "question": lambda told: told["position"]["seats"]["0"].update(
        question={"choices": [{"code": 1}]}
    ),
    "drew": happened(event="drew", card=3),
    "confided": happened(event="confided", player=0, agenda=2),
}


def test_the_check_would_notice_at_the_sickbed(person):
    ada = person("Ada")
    ada.sit_down("me", "novice", first="2")
    expect(ada.log).to_be_visible()
    hello = json.loads(json.dumps(next(one for _, one in ada.told if one["type"] == "hello")))
    mine = hello["position"]["seats"]["0"]
    mine["view"]["asked"] = {"to": "respond", "waits_for": [1]}
    mine["question"] = None
    for leak in LEAKS.values():
        notices(ada, hello, leak)


def about_to_play(card):
    """Somebody of two is about to play the only card that anybody holds."""
    number = [one.id for one in GAME.components().cards].index(card)

    def wish(here):
        sizes = [one["hand_size"] for one in here.view["players"]]
        alone = sizes[here.seat] == 1 and sizes[1 - here.seat] == 0
        return alone and any(one.get("remedy") == number for one in here.choices)

    return point_where(wish, seats=2), number


def plays(ada, here, number):
    ada.choose(next(one for one in here.choices if one.get("remedy") == number))
    ada.press(ada.confirm)


def test_an_agenda_that_is_confided_is_shown(person):
    ada = person("Ada")
    here, number = about_to_play("confession")
    ada.play_on(here.record, here.ply, *here.chairs())
    expect(ada.asked).to_be_visible()
    learned = ada.page.locator(".learned .label")
    expect(learned).to_have_count(0)
    plays(ada, here, number)
    expect(learned).to_be_visible()
    other = ada.position["seats"][str(here.seat)]["view"]["players"][1 - here.seat]
    agenda = ada.printed["agendas"][other["agenda"]]["name"]["en"]
    expect(ada.page.locator(".learned").first).to_contain_text(agenda)
    ada.press(ada.page.locator(".learned button"))
    expect(learned).to_have_count(0)


def test_who_comes_is_shown_to_who_has_peeked(person):
    ada = person("Ada")
    here, number = about_to_play("uroscopy")
    ada.play_on(here.record, here.ply, *here.chairs())
    expect(ada.asked).to_be_visible()
    plays(ada, here, number)
    coming = ada.page.locator(".learned li")
    expect(coming).not_to_have_count(0)
    view = ada.position["seats"][str(here.seat)]["view"]
    expect(coming.first).to_contain_text(ada.printed["patients"][view["coming"][0]]["name"]["en"])


def test_at_one_screen_it_is_shown_to_nobody_else(person):
    ada = person("Ada")
    here, number = about_to_play("confession")
    ada.play_on(
        here.record, here.ply, *(["me", "here Bede"] if here.seat == 0 else ["here Bede", "me"])
    )
    ada.press(ada.curtain.get_by_role("button").first)
    plays(ada, here, number)
    expect(ada.curtain).to_be_visible()
    expect(ada.page.locator(".learned .label")).to_have_count(0)
    ada.press(ada.curtain.get_by_role("button").first)
    expect(ada.hand.or_(ada.bedside).first).to_be_visible()
    expect(ada.page.locator(".learned .label")).to_have_count(0)
