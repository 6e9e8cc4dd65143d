"""Passing by itself: what the page answers, what it leaves to the person, how long it is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.quackery.web.quacks import BALANCED, BOT, asked_to, point_where
from tests.web.checks import has_no_barrier


def comes_to(ada, here):
    """Ada sits down where this is asked."""
    ada.play_on(here.record, here.ply, *here.chairs(BOT))
    expect(ada.asked).to_be_visible()


def in_window(*, answered=False, fatal=False, mine=False):
    """Somebody else has treated; answered or not, and the patient would be decided or not."""

    def wish(here):
        asked = here.view["asked"]
        if asked["to"] != "respond" or len(here.choices) < 2:
            return False
        decided = all(one == BALANCED for one in asked["landing"]) or any(
            one in (0, 6) for one in asked["landing"]
        )
        seats = [one["seat"] for one in asked["entries"]]
        return (len(seats) > 1, decided, here.seat in seats) == (answered, fatal, mine)

    return wish


def my_passes(ada):
    return ada.lines("passed").filter(has_text="Ada")


@pytest.mark.parametrize("key", ["unanswered", "untouched", "treatment", "patient"])
def test_the_page_passes_after_a_moment(person, key):
    ada = person("Ada")
    comes_to(ada, point_where(in_window()))
    passes = my_passes(ada).count()
    ada.pass_by_itself(key)
    expect(my_passes(ada)).not_to_have_count(passes)


@pytest.mark.parametrize(
    ("key", "here", "passes"),
    [
        ("unanswered", {"answered": True}, False),
        ("unanswered", {"fatal": True}, True),
        ("untouched", {"fatal": True}, False),
        ("patient", {"fatal": True}, True),
    ],
    ids=["answered", "unanswered", "fatal", "patient"],
)
def test_what_was_not_meant_is_asked(person, key, here, passes):
    ada = person("Ada")
    comes_to(ada, point_where(in_window(**here)))
    ada.page.clock.install()  # the moment does not pass
    ada.pass_by_itself(key)
    expect(ada.standing.locator("summary")).to_contain_text(ada.said(f"quackery-standing-{key}"))
    assert ada.passes_by_itself() == passes


def test_who_holds_no_answer_is_not_asked(person):
    ada = person("Ada")

    def only_a_pass(here):
        return here.view["asked"]["to"] == "respond" and len(here.choices) == 1

    comes_to(ada, point_where(only_a_pass))
    passes = my_passes(ada).count()
    ada.pass_by_itself("unable")
    expect(my_passes(ada)).not_to_have_count(passes)


def test_who_holds_an_answer_is_asked(person):
    ada = person("Ada")
    comes_to(ada, point_where(in_window()))
    ada.page.clock.install()  # the moment does not pass
    ada.pass_by_itself("unable")
    label = ada.said("quackery-standing-unable")
    expect(ada.standing.locator("summary")).to_contain_text(label)
    assert not ada.passes_by_itself()


def test_until_my_next_treatment(person):
    ada = person("Ada")

    def before_my_treatment(here):
        asked = here.view["asked"]
        return (
            asked["to"] == "respond"
            and asked["entries"][0]["seat"] != here.seat
            and all(place in range(1, 6) for place in asked["landing"])
            and any(place != BALANCED for place in asked["landing"])
        )

    comes_to(ada, point_where(before_my_treatment, seats=2))
    passes = ada.lines("passed").count()
    ada.pass_by_itself("treatment")
    expect(ada.lines("passed")).not_to_have_count(passes)
    expect(ada.page.locator(".step").first).to_be_visible()
    expect(ada.standing.locator("summary")).to_contain_text(ada.said("quackery-standing"))
    expect(ada.way_to_pass("none")).to_be_checked()


def test_it_is_kept_until_it_is_changed(person):
    ada = person("Ada")
    comes_to(ada, point_where(in_window(answered=True)))
    ada.pass_by_itself("unanswered")
    ada.page.reload()
    expect(ada.asked).to_be_visible()
    expect(ada.way_to_pass("unanswered")).to_be_checked()
    ada.pass_by_itself("none")
    ada.page.reload()
    expect(ada.asked).to_be_visible()
    expect(ada.way_to_pass("none")).to_be_checked()


def test_whoever_is_choosing_is_heard_first(person):
    """It would pass, but a card is picked, or the menu is open: the page waits."""
    ada = person("Ada")
    comes_to(ada, point_where(asked_to("respond", cards=1)))
    ply = ada.position["ply"]
    ada.page.clock.install()
    ada.hand.and_(ada.page.locator(".open")).first.click()
    ada.pass_by_itself("patient")
    assert not ada.passes_by_itself()
    ada.page.clock.fast_forward(60_000)  # longer than the page waits before it passes
    assert ada.position["ply"] == ply
    expect(ada.asked).to_be_visible()


def test_the_server_is_told_nothing_but_the_pass(person):
    ada = person("Ada")
    sent = []
    ada.page.on("websocket", lambda one: one.on("framesent", lambda words: sent.append(words)))
    asked = []
    ada.page.on("request", lambda one: asked.append(one.method))
    here = point_where(in_window())
    comes_to(ada, here)
    before = len(sent), asked.count("POST"), asked.count("PUT")
    passes = my_passes(ada).count()
    ada.pass_by_itself("unanswered")
    expect(my_passes(ada)).not_to_have_count(passes)
    words = sent[before[0] :]
    assert "act" in words[0]
    assert not any("unanswered" in one for one in words)
    assert (asked.count("POST"), asked.count("PUT")) == before[1:]


def test_the_menu_closes_on_choosing_and_not_while_keys_go_along_it(person):
    """While it is open nothing is answered, and it hides the board."""
    ada = person("Ada")
    comes_to(ada, point_where(in_window()))
    ada.page.clock.install()
    ada.press(ada.standing.locator("summary"))
    ada.way_to_pass("unanswered").focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.way_to_pass("untouched")).to_be_checked()
    expect(ada.standing.locator("fieldset")).to_be_visible()
    ada.press(ada.standing.locator("label").last)
    expect(ada.standing.locator("fieldset")).to_be_hidden()
    expect(ada.standing.locator("summary")).to_contain_text(ada.said("quackery-standing-patient"))
    assert ada.passes_by_itself()


def test_the_only_answer_there_is_can_be_read(person):
    ada = person("Ada")

    def only_a_pass(here):
        asked = here.view["asked"]
        own = asked["to"] == "respond" and asked["entries"][0]["seat"] == here.seat
        return own and len(here.choices) == 1

    comes_to(ada, point_where(only_a_pass))
    only = ada.button("quackery-pass-own")
    expect(only).to_have_class(re.compile(r"\bprimary\b"))
    expect(only).not_to_have_attribute("aria-pressed", "true")  # it was not picked, nor a hint's
    has_no_barrier(ada)
