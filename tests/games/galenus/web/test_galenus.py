"""Galenus in a browser: planning, treating, the contest, Pergamon, and whole games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.galenus.web.physicians import (
    BOT,
    GAME,
    Physician,
    asked_to,
    finished_game,
    point_where,
)
from tests.order import at_night
from tests.web.checks import (
    does_not_scroll_sideways,
    has_no_barrier,
    is_settled,
    speaks_french,
    switch_to_french,
)
from tests.web.people import PHONE, TABLET, WIDE
from tests.web.recordings import read
from tests.web.shown import Shown
from tests.web.stillness import IN_FRENCH

LOW = {"width": 1024, "height": 768}
BATHS, ARENA, REGION = 1, 2, 4


def bare(action):
    return {name: value for name, value in action.items() if name != "code"}


@pytest.fixture
def physician(person):
    """Somebody who plays Galenus."""

    def make(name="Ada", **options):
        return person(name, kind=Physician, **options)

    return make


def comes_to(ada, here, others=BOT):
    """Ada sits down where this is asked."""
    ada.play_on(here.record, here.ply, *here.chairs(others))
    expect(ada.asked).to_be_visible()


# Whole games


@pytest.mark.parametrize(
    ("seats", "screen", "options"),
    [
        pytest.param(2, {"viewport": WIDE}, {}, id="two on a wide screen"),
        pytest.param(
            2,
            {"viewport": LOW},
            {"colleague": "yes", "villas": "chosen"},
            marks=pytest.mark.nightly,
            id="with the colleague",
        ),
        pytest.param(
            1,
            {"viewport": PHONE, **IN_FRENCH},
            {},
            marks=pytest.mark.nightly,
            id="alone on a phone",
        ),
    ],
)
def test_a_whole_game(physician, seats, screen, options):
    ada = physician("Ada", **screen)
    table = ada.sit_down("me", *[BOT] * (seats - 1), **options)
    decisions = ada.play_to_the_end()

    record = ada.request.get(f"/api/tables/{table}/record").json()
    assert decisions == [seat for seat, _ in record["moves"]].count(0)
    assert ada.events("treating")
    assert ada.events("bid")
    for seat, points in enumerate(record["result"]["scores"]):
        article = ada.reckoning.locator("article").filter(has_text=ada.names[seat])
        expect(article.locator(".score")).to_have_text(f"{points}".replace("-", "−"))
    if seats == 1:
        won = bool(record["result"]["winners"])
        expect(ada.prompt).to_contain_text(ada.said("page-solo-won" if won else "page-solo-lost"))
    elif options:
        assert ada.events("acted")
    does_not_scroll_sideways(ada)


# Room for words

#: Words that are cut, or not there.
UNSEEN = """parts => [...document.querySelectorAll(parts)].filter((one) => {
  const box = one.getBoundingClientRect();
  const room = one.parentElement.getBoundingClientRect();
  const out = box.left >= room.right || box.bottom > room.bottom + 1.5;
  return out || box.width < 20 || !one.checkVisibility();
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("height", [720, 760, 800])
def test_projects_and_sects_are_told_in_words_on_a_low_screen(physician, height):
    size = {"width": 1280, "height": height}
    ada = physician(viewport=size, language="fr", locale="fr-FR")  # which has more words
    shown, points = Shown(ada), read("galenus").points
    for question in ("Plan", "Result", "Choose"):
        shown.ask(points[question])
        assert ada.page.locator(".region .words small").count() == 3
        assert ada.page.evaluate(UNSEEN, ".region .words small") == []
        assert ada.page.evaluate(UNSEEN, ".journey .words small") == []
        assert ada.page.evaluate(UNSEEN, ".sect .name") == []


def test_the_tip_of_a_sect_leaves_the_other_sects_in_sight(physician):
    ada = physician()
    Shown(ada).ask(read("galenus").points["Plan"])
    sects = ada.page.locator(".sect")
    for number in range(sects.count()):
        sects.nth(number).hover()
        expect(ada.tip.locator(".title-of")).to_have_text(
            sects.nth(number).locator(".name").inner_text()
        )
        tip = ada.tip.bounding_box()
        boxes = [one.bounding_box() for one in sects.all()]
        covered = [
            box
            for box in boxes
            if box["x"] < tip["x"] + tip["width"]
            and tip["x"] < box["x"] + box["width"]
            and box["y"] < tip["y"] + tip["height"]
            and tip["y"] < box["y"] + box["height"]
        ]
        assert not covered


# Still hands


def board_of(ada):
    """Where the board is, when nothing is fetched or fitted any more."""
    is_settled(ada)
    return ada.page.locator("main > .board").bounding_box()


def test_the_board_stays_whatever_is_asked_in_my_villa(physician):
    """On a wide screen. The villas to choose from made it lower."""
    ada = physician()
    shown = Shown(ada)
    places = {}
    for what, greeting in read("galenus").points.items():
        shown.ask(greeting)
        places[what] = board_of(ada)
    assert all(one == places["Plan"] for one in places.values()), places


# Planning


def test_a_mediple_is_planned_where_one_clicks(physician):
    ada = physician()
    here = point_where(asked_to("work", choices=6))
    comes_to(ada, here)
    section = here.choice("plan")["section"]
    section = section or here.choices[1]["section"]  # not the own villa
    plan = ada.spot("plan", section)
    ada.place(section).locator("h3").click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    expect(plan.locator(".ghost")).to_have_count(1)
    plan.click()
    mine = ada.names[here.seat]
    expect(plan.locator(f".one[title='{mine}']")).to_have_count(1)
    expect(ada.lines("planned").filter(has_text=mine)).not_to_have_count(0)


def test_who_has_planned_where_is_seen(physician):
    ada = physician()
    here = point_where(
        lambda one: (
            asked_to("work")(one) and any(len(r["planned"]) > 2 for r in one.view["regions"])
        )
    )
    comes_to(ada, here)
    for region, seen in enumerate(here.view["regions"]):
        standing = ada.place(REGION + region).locator(".plan .one")
        expect(standing).to_have_count(len(seen["planned"]))
        names = standing.evaluate_all("all => all.map((one) => one.title)")
        assert names == [ada.names[seat] for seat in seen["planned"]]


def test_whoever_enters_an_empty_arena_hears_that_nobody_is_there(physician):
    def empty(here):
        return here.offers("arena") and not here.view["arena"]["gladiators"]

    ada = physician()
    comes_to(ada, point_where(empty, seats=2))
    ada.spot("arena").click()
    expect(ada.note).to_contain_text(ada.said("galenus-enter-empty"))


def test_whoever_plans_is_told_that_nothing_is_done_yet(physician):
    ada = physician()
    comes_to(ada, point_where(lambda here: here.offers("plan")))
    ada.spot("publish", 0).click()
    expect(ada.note).to_contain_text(ada.said("galenus-plan-first"))


def test_why_nothing_can_be_planned_there(physician):
    ada = physician()
    here = point_where(
        lambda one: (
            asked_to("work")(one)
            and any(one.seat in region["planned"] for region in one.view["regions"])
        )
    )
    comes_to(ada, here)
    region = next(n for n, one in enumerate(here.view["regions"]) if here.seat in one["planned"])
    taken = ada.spot("plan", REGION + region)
    taken.hover()
    expect(ada.tip).to_contain_text(ada.said("why-section-planned"))
    taken.click()
    expect(ada.note).to_contain_text(ada.said("why-section-planned"))


def test_whoever_reads_a_place_with_a_finger_plans_nothing_there(physician):
    ada = physician(touch=True, viewport=PHONE)
    here = point_where(
        lambda one: (
            asked_to("work")(one) and {"kind": "plan", "section": BATHS} in map(bare, one.choices)
        )
    )
    comes_to(ada, here)
    since = ada.question["since"]
    told = []
    for doctrine in range(3):
        ada.press(ada.spot("join", doctrine))
        expect(ada.tip).to_be_visible()
        told.append(ada.tip.inner_text())
    assert len(set(told)) == 3
    expect(ada.spot("plan", BATHS)).to_have_attribute("aria-pressed", "true")
    assert ada.question["since"] == since
    expect(ada.confirm).to_be_enabled()


def test_a_finger_that_meets_a_closed_sect_is_told_why(physician):
    ada = physician(touch=True, viewport=PHONE)
    here = point_where(
        lambda one: asked_to("result")(one) and one.offers("recuperate") and not one.offers("join")
    )
    comes_to(ada, here)
    sect = ada.spot("join", 1)
    sect.tap(position={"x": 20, "y": 3})
    told = [ada.said("why-sect-joined"), ada.said("why-has-a-doctrine")]
    expect(ada.note).to_have_text(re.compile("|".join(told)))
    expect(ada.spot("recuperate")).to_have_attribute("aria-pressed", "false")


# Treating


@pytest.mark.parametrize("by", ["the arena", "the villa", "the button"])
def test_the_first_in_line_treats_one_more_or_leaves_the_others(physician, by):
    ada = physician()
    here = point_where(asked_to("first_in_line"))
    comes_to(ada, here)
    expect(ada.scene.locator(".crowd .piece")).to_have_count(here.view["asked"]["counts"][0])
    if by == "the button":
        ada.button("galenus-do-no-extra").click()
    else:
        inside = ada.place(ARENA) if by == "the arena" else ada.scene
        inside.locator("button[data-spot='extra']").click()
    more = 0 if by == "the button" else 1
    expect(ada.scene).to_have_attribute("data-scene", "assign")
    treated = here.view["asked"]["counts"][0] + more
    assert ada.view["asked"]["counts"] == [treated, 0, 0, 0]


def several(here):
    """Patients of more than one type are to be assigned."""
    counts = here.view["asked"].get("counts", [])
    return asked_to("assign")(here) and sum(one > 0 for one in counts) > 1


def test_patients_one_by_one_and_then_all_at_once(physician):
    ada = physician()
    here = point_where(
        lambda one: (
            several(one) and sum(one.view["asked"]["counts"]) > 2 and not sum(one.me["focus"])
        )
    )
    comes_to(ada, here)
    humour = here.choice("focus")["humour"]
    expect(ada.scene.locator(".group")).to_have_count(
        sum(one > 0 for one in here.view["asked"]["counts"])
    )
    ada.scene.locator(f"[data-spot='focus-{humour}']").click()
    expect(ada.lines("focused").last).to_contain_text(ada.names[here.seat])
    focus = ada.estate.locator(".focus .slot .piece")
    expect(focus).to_have_count(1)
    made = ada.lines("made_impact").filter(has_text=ada.names[here.seat])
    before = made.count()
    ada.spot("all_impact").click()
    expect(made).to_have_count(before + sum(here.view["asked"]["counts"]) - 1)


def test_a_full_track_asks_what_goes(physician):
    ada = physician()
    here = point_where(asked_to("overflow", choices=3))
    comes_to(ada, here)
    old = here.choice("exchange")["humour"]
    ada.estate.locator(f".focus [data-spot='exchange-{old}']").first.click()
    expect(ada.lines("exchanged")).not_to_have_count(0)


def test_a_rise_is_shown_on_the_track_before_it_is_taken(physician):
    ada = physician()
    here = point_where(asked_to("rise", choices=3))
    comes_to(ada, here)
    humour = here.choice("rise")["humour"]
    steps = ada.page.locator(f".skill [data-spot='rise-{humour}']")
    steps.click()
    expect(steps.locator(".ghost")).to_have_count(1)
    ada.confirm.click()
    # Bots may have risen since.
    expect(ada.lines("rose").filter(has_text=ada.names[here.seat]).last).to_be_visible()


def test_what_a_choice_would_bring(physician):
    ada = physician()

    def pays(here):
        return asked_to("result")(here) and any(
            event["event"] == "published"
            for one in here.choices
            for event in here.foretold[one["code"]]
        )

    here = point_where(pays)
    comes_to(ada, here)
    choice = here.choice("publish")
    told = next(one for one in here.foretold[choice["code"]] if one["event"] == "published")
    ada.estate.locator(f"[data-spot='publish-{choice['humour']}']").hover()
    expect(ada.tip).to_contain_text(f"+{told['points']}")
    expect(ada.tip).to_contain_text(ada.said("kind-publish"))


# The contest


def bidders(here):
    most = here.view["asked"].get("most", [0, 0])
    return asked_to("bid")(here) and min(most) > 0


def test_the_dial_goes_as_far_as_one_may_bid(physician):
    ada = physician()
    here = point_where(bidders, seats=2)
    comes_to(ada, here)
    philosophy, focus = here.view["asked"]["most"]
    expect(ada.scene.locator("[data-dial='philosophy'] input")).to_have_count(philosophy + 1)
    expect(ada.scene.locator("[data-dial='focus'] input")).to_have_count(focus + 1)
    expect(ada.button("galenus-do-bid")).to_be_visible()
    ada.set_dial(1, 1)
    from_ = here.view["theatre"]["markers"][here.seat]
    expect(ada.scene).to_contain_text(
        ada.said("galenus-bid-leads", **{"from": from_, "to": from_ + 2})
    )
    expect(ada.button("galenus-do-bid")).to_have_count(0)  # one button for one thing
    ada.confirm.click()


def test_a_bid_is_told_when_all_are_in(physician):
    ada = physician(motion=True)
    here = point_where(lambda one: bidders(one) and one.view["year"] < 5, seats=2)
    comes_to(ada, here)
    expect(ada.contest).to_be_visible()
    ada.set_dial(1, 0)
    ada.confirm.click()
    told = ada.page.locator("button.scene")
    expect(told).to_contain_text(ada.said("galenus-revealed"))
    told.click()
    expect(told).to_contain_text(ada.said("galenus-ranking", year=here.view["year"]))
    told.click()
    expect(told).to_contain_text(ada.said("galenus-new-year", year=here.view["year"] + 1))
    told.click()
    expect(told).to_have_count(0)


def test_the_last_contest_can_be_looked_at_again(physician):
    ada = physician()
    here = point_where(lambda one: asked_to("work")(one) and one.view["theatre"]["bids"])
    comes_to(ada, here)
    ada.button("galenus-last-contest").click()
    told = ada.page.locator("button.scene")
    ranking = [ada.names[seat] for seat in here.view["theatre"]["ranking"]]
    assert told.locator(".who b").all_inner_texts() == ranking
    told.click()
    expect(told).to_have_count(0)


# Pergamon


def test_goals_and_dignitaries_of_pergamon(physician):
    ada = physician()
    here = point_where(asked_to("result", choices=3), seats=1)
    comes_to(ada, here)
    printed = GAME.start(1, seed=1).printed()
    goals = ada.page.get_by_role("article", name=ada.said("galenus-goals"))
    for goal in here.view["goals"]:
        expect(goals).to_contain_text(printed["goals"][goal["goal"]]["text"]["en"])
    expect(ada.page.locator(".regions .goal")).to_have_count(4)
    expect(ada.page.locator(".regions .visitor")).to_have_count(len(here.view["visitors"]))
    expect(ada.page.locator(".plan")).to_have_count(0)


def test_two_dignitaries_are_swapped(physician):
    ada = physician()
    here = point_where(lambda one: one.offers("swap"), seats=1)
    comes_to(ada, here)
    choice = here.choice("swap")
    ada.choose(choice)
    ada.confirm.click()
    expect(ada.lines("swapped")).not_to_have_count(0)


# Keys


def test_everything_of_a_plan_with_keys_alone(physician):
    ada = physician()
    focused = ada.page.locator(":focus")
    here = point_where(asked_to("work", choices=6))
    comes_to(ada, here)
    ada.tab_to(ada.page.locator("button.plan"))
    ada.press_key("ArrowDown")
    expect(focused).to_contain_class("plan")
    ada.press_key("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    ada.press_key("Escape")
    expect(focused).to_have_attribute("aria-pressed", "false")
    before = ada.lines("planned").count()
    ada.press_key("Enter", "Enter")
    expect(ada.page.locator(".plan[aria-pressed=true]")).to_have_count(0)
    expect(ada.lines("planned")).not_to_have_count(before)


def test_a_bid_with_keys_alone(physician):
    ada = physician()
    here = point_where(bidders, seats=2)
    comes_to(ada, here)
    ada.tab_to(ada.dial("philosophy", 0))
    ada.press_key("ArrowRight")
    expect(ada.dial("philosophy", 1)).to_be_checked()
    expect(ada.confirm).to_be_enabled()


# Screens


def in_sight(ada, *parts):
    """All of these are on the screen, and nothing lies over them at the bottom."""
    height = ada.page.viewport_size["height"]
    sheet = ada.page.locator("section.mine")
    covered = height
    if sheet.evaluate("one => getComputedStyle(one).position") == "sticky":
        covered = sheet.bounding_box()["y"]
    for part in parts:
        for one in part.all():
            box = one.bounding_box()
            assert box is not None
            inside = one.evaluate("one => one.closest('section.mine') !== null")
            assert box["y"] >= 0, one
            assert box["y"] + box["height"] <= (height if inside else covered) + 1, one


@pytest.mark.parametrize(
    "screen", [at_night(WIDE), LOW, at_night(TABLET), PHONE], ids=["wide", "low", "tablet", "phone"]
)
def test_what_is_asked_about_is_on_the_screen(physician, screen):
    ada = physician(viewport=screen)
    prompt = ada.page.locator(".prompt.panel")
    for to, seats, parts in (
        ("work", 4, [".plan"]),
        ("result", 4, [".place .spot.space", ".estate .spot.space"]),
        ("result", 1, [".place .spot.space", ".estate .spot.space"]),
        ("assign", 4, ["[data-scene] .answer"]),
        ("first_in_line", 4, ["[data-scene] .answer"]),
        ("rise", 4, ["[data-scene] .answer"]),
        ("overflow", 4, ["[data-scene] .answer"]),
        ("bid", 2, ["[data-scene] label"]),
    ):
        many = 2 if to == "first_in_line" else 3
        comes_to(ada, point_where(asked_to(to, choices=many), seats=seats))
        in_sight(ada, prompt, *(ada.page.locator(part) for part in parts))
        does_not_scroll_sideways(ada)
    if screen is WIDE:
        in_sight(ada, ada.page.locator(".roma .step"), ada.estate)


def test_what_is_also_possible_stays_on_the_screen(physician):
    """The list opens where its button stands, and that is elsewhere on every screen."""
    ada = physician(language="fr", locale="fr-FR")
    for to in ("prepare", "result"):
        wish = asked_to(to, choices=1)
        comes_to(ada, point_where(lambda one, wish=wish: wish(one) and one.me["books"], seats=2))
        for width, height in ((1440, 900), (1024, 768), (900, 700), (768, 1024), (620, 900)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.locator(".unfold summary").click()
            box = ada.page.locator(".unfold > .panel").bounding_box()
            assert box["x"] >= 0, (to, width, box)
            assert box["x"] + box["width"] <= width, (to, width, box)
            assert box["y"] + box["height"] <= height, (to, width, box)
            ada.page.locator(".unfold summary").click()


@pytest.mark.parametrize(
    ("to", "seats", "screen"),
    [
        ("work", 4, WIDE),
        ("result", 1, PHONE),
        at_night("assign", 4, TABLET),
        at_night("bid", 2, WIDE),
        ("end", 4, WIDE),
    ],
)
def test_no_barriers(physician, to, seats, screen):
    ada = physician(viewport=screen)
    if to == "end":
        ada.visit(f"/t/{ada.finished_table(finished_game())}")
        expect(ada.reckoning).to_be_visible()
    else:
        comes_to(ada, point_where(asked_to(to, choices=3), seats=seats))
    has_no_barrier(ada)
    does_not_scroll_sideways(ada)


def test_in_french(physician):
    ada = physician()
    comes_to(ada, point_where(asked_to("work")))
    switch_to_french(ada)
    speaks_french(ada)
    for to, seats in (("result", 4), ("assign", 4), ("rise", 4), ("bid", 2), ("result", 1)):
        comes_to(ada, point_where(asked_to(to, choices=3), seats=seats))
        speaks_french(ada)
    ada.visit(f"/t/{ada.finished_table(finished_game(1))}")
    expect(ada.reckoning).to_be_visible()
    speaks_french(ada)


def test_looking_back(physician):
    ada = physician()
    ada.visit(f"/replay/{ada.finished_table(finished_game())}?at=60")
    expect(ada.estate).to_be_visible()
    expect(ada.page.locator(".place")).to_have_count(6)
    ada.press_key("End")
    expect(ada.reckoning).to_be_visible()
    ada.press_key("Home")
    expect(ada.page.locator(".plan .one")).to_have_count(0)
