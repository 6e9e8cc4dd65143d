"""Great moments: they hold the stage, can be sent away, and are told again; and what a game's end
says to whoever has won it, or lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.example import Player
from tests.web.moments import comes_to, ending_of, moment_of
from tests.web.people import PHONE, TABLET, WIDE

GREAT = moment_of(Player.game, *Player.great)


@pytest.fixture
def ada(person):
    """Ada, just when something great has happened."""
    one = person("Ada", moments=True)
    comes_to(one, GREAT)
    expect(one.moment).to_be_visible()
    return one


def test_it_goes_by_itself_when_it_was_seen(person):
    ada = person("Ada", moments=True, passing=True)
    comes_to(ada, GREAT)
    told = ada.page.locator(".moment")
    told.wait_for()
    expect(told).to_have_count(0)


def test_a_click_sends_it_away(ada):
    ada.moment.click()
    expect(ada.moment).to_have_count(0)


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_a_key_sends_it_away(ada, key):
    ada.press_key(key)
    expect(ada.moment).to_have_count(0)


def test_it_is_read_aloud(ada):
    title = ada.moment.get_by_role("heading").inner_text()
    expect(ada.status.filter(has_text=title)).to_have_count(1)


@pytest.mark.parametrize("viewport", [WIDE, TABLET, PHONE], ids=["wide", "tablet", "phone"])
def test_it_never_covers_what_is_asked(person, viewport):
    ada = person("Ada", moments=True, viewport=viewport)
    comes_to(ada, GREAT)
    expect(ada.moment).to_be_visible()
    band, prompt = ada.moment.bounding_box(), ada.page.locator(".prompt.panel").bounding_box()
    assert prompt["y"] + prompt["height"] <= band["y"]
    assert band["y"] + band["height"] <= viewport["height"]
    assert 0 <= band["x"] <= band["x"] + band["width"] <= viewport["width"]


def test_whoever_wants_none_sees_none(person):
    ada = person("Ada", moments=True)
    ada.visit("/settings")
    ada.page.get_by_role("switch", name=ada.said("settings-moments")).uncheck()
    comes_to(ada, GREAT)
    expect(ada.log.locator(f"[data-event='{Player.great[0]}']").last).to_be_visible()
    expect(ada.moment).to_have_count(0)


def test_who_comes_back_is_told_but_not_shown_everything_again(ada):
    title = ada.moment.get_by_role("heading").inner_text()
    ada.page.reload()
    ada.what_happened.click()
    great = ada.happened.locator("li", has=ada.page.locator(".great", has_text=title))
    expect(great).to_have_count(1)  # as the server tells it: the page was not there
    expect(ada.moment).to_have_count(0)


def test_what_happened_is_listed_and_shown_on_the_board(ada):
    ada.moment.click()
    assert ada.is_asked()
    ada.what_happened.click()
    rows = ada.happened.locator("button.move")
    expect(rows).not_to_have_count(0)
    rows.first.click()
    expect(rows.first).to_have_attribute("aria-current", "step")
    expect(ada.prompt).to_contain_text(ada.said("since-step", step=1, steps=rows.count()))
    expect(ada.asked).to_have_count(0)  # nothing is decided where one looks back
    ada.page.locator(".prompt").get_by_role("button", name=ada.said("since-now")).click()
    assert ada.is_asked()


def test_it_plays_again_with_its_great_moments_and_ends_where_the_game_stands(person):
    ada = person("Ada", moments=True, passing=True)
    comes_to(ada, GREAT)
    expect(ada.moment).to_be_visible()
    title = ada.moment.get_by_role("heading").inner_text()
    ada.moment.click()
    ada.page.reload()
    ada.what_happened.click()
    expect(ada.happened.locator(".great")).not_to_have_count(0)
    ada.button("since-play").click()
    expect(ada.moment.get_by_role("heading", name=title)).to_be_visible()
    ada.moment.click()
    assert ada.is_asked()


def test_the_pace_is_chosen_at_the_table(ada):
    ada.moment.click()
    ada.what_happened.click()
    pace = ada.page.get_by_role("button", name=ada.said("replay-pace", pace=""))
    for name in ("quick", "slow", "usual"):
        pace.click()
        expect(pace).to_have_attribute(
            "title", ada.said("replay-pace", pace=ada.said(f"settings-pace-{name}"))
        )
    pace.click()
    ada.visit("/settings")
    expect(ada.page.get_by_role("radio", name=ada.said("settings-pace-quick"))).to_be_checked()


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_the_end_says_whether_i_have_won_and_by_what(person, won):
    last = ending_of(Player.game, won)
    ada = person("Ada")
    comes_to(ada, last)
    names = [
        chair["name"] for chair in ada.request.get(f"/api/tables/{ada.table}").json()["chairs"]
    ]
    winners = [names[one] for one in last.record["result"]["winners"]]
    said = (
        ada.said("verdict-won")
        if won
        else ada.said("verdict-lost", names=" and ".join(winners), count=len(winners))
    )
    expect(ada.prompt).to_contain_text(said)
    score = str(last.record["result"]["scores"][last.seat]).replace("-", "−")
    expect(ada.prompt).to_contain_text(score)
    turning = ada.request.get(f"/api/tables/{ada.table}/turning").json()
    told = ada.page.locator(".finish .turning")
    if turning["ply"] is None:  # no move stands out
        expect(told).to_have_count(0)
        return
    why = ada.said("turning-why", ahead="yes" if turning["ahead"] else "no")
    expect(told).to_contain_text(ada.said("turning-point", ply=turning["ply"]))
    expect(told).to_contain_text(why)
    told.locator("a").click()
    expect(ada.page.locator("output")).to_have_text(
        ada.said("replay-step", ply=turning["ply"], plies=last.ply + 1)
    )


def test_my_own_row_of_the_reckoning_is_always_seen(person):
    last = ending_of(Player.game, won=False)
    ada = person("Ada", viewport={"width": 1280, "height": 640})
    comes_to(ada, last)
    mine = ada.reckoning.locator(".row", has_text=ada.said("page-you"))
    ada.reckoning.locator("article").first.scroll_into_view_if_needed()
    expect(mine.locator("visible=true").last).to_be_in_viewport()
