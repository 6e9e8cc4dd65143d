"""Hippocrates in a browser: welcome, recruitment, docking, previews, and whole games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.hippocrates.web.healers import (
    BOT,
    GAME,
    Healer,
    asked_to,
    docking_point,
    finished_game,
    point_where,
)
from tests.order import at_night
from tests.web.checks import (
    does_not_scroll_sideways,
    has_no_barrier,
    resized,
    speaks_french,
    switch_to_french,
)
from tests.web.people import PHONE, TABLET, WIDE
from tests.web.recordings import read
from tests.web.shown import Shown
from tests.web.stillness import IN_FRENCH

LOW = {"width": 1024, "height": 768}
LAPTOP = {"width": 1366, "height": 768}
FLAT = {"width": 1280, "height": 640}


@pytest.fixture
def healer(person):
    """Somebody who plays Hippocrates."""

    def make(name="Ada", **options):
        return person(name, kind=Healer, **options)

    return make


def comes_to(ada, here, others=BOT):
    """Ada sits down where this is asked."""
    ada.play_on(here.record, here.ply, *here.chairs(others))
    expect(ada.asked).to_be_visible()


# Room

#: How large the names are that are read, in pixels; how many are cut.
NAMES = """() => {
  const names = [...document.querySelectorAll('.space .name, .guest .name')];
  const sizes = names.map((one) => parseFloat(getComputedStyle(one).fontSize));
  return [Math.min(...sizes), names.filter((one) => one.scrollWidth > one.clientWidth).length];
}"""

#: Which part of the width my practice uses.
USED = """() => {
  const box = document.querySelector('.practice').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.practice :is(.room, .doctor)')];
  const right = Math.max(...parts.map((one) => one.getBoundingClientRect().right));
  return (right - box.left) / box.width;
}"""


def test_names_are_read_and_my_practice_uses_its_room(healer):
    ada = healer(viewport=WIDE)
    shown = Shown(ada)
    for what, greeting in read("hippocrates").points.items():
        shown.ask(greeting)
        smallest, cut = ada.page.evaluate(NAMES)
        assert smallest >= 13.5, what
        assert cut == 0, what
        assert ada.page.evaluate(USED) > 0.95, what


# Whole games


@pytest.mark.parametrize(
    ("seats", "screen"),
    [
        pytest.param(4, {"viewport": WIDE}, marks=pytest.mark.nightly, id="four on a wide screen"),
        pytest.param(1, {"viewport": PHONE, **IN_FRENCH}, id="alone on a phone, in French"),
    ],
)
def test_a_whole_game(healer, seats, screen):
    ada = healer("Ada", **screen)
    table = ada.sit_down("me", *[BOT] * (seats - 1))
    decisions = ada.play_to_the_end()

    record = ada.request.get(f"/api/tables/{table}/record").json()
    assert decisions == [seat for seat, _ in record["moves"]].count(0)
    assert ada.events("treated")
    scores = record["result"]["scores"]
    for seat, points in enumerate(scores):
        article = ada.reckoning.locator("article").filter(has_text=ada.names[seat])
        expect(article.locator(".score")).to_have_text(f"{points}".replace("-", "−"))
    if seats == 1:
        rank = 1 + sum(one >= scores[0] for one in ada.seen(0)["view"]["virtual"])
        won = rank == 1
        expect(ada.prompt).to_have_text(
            ada.said("page-solo-won" if won else "page-solo-lost", rank=rank)
        )
        expect(ada.page.locator("ol.field li")).to_have_count(4)
    does_not_scroll_sideways(ada)


# Docking


def docked(ada, patient, doctor):
    """The patient is attached to this doctor, for everybody to read."""
    names = GAME.facts({"patient": patient, "doctor": doctor}, ada.language)
    line = ada.lines("attached")
    for name in names.values():
        line = line.filter(has_text=name)
    expect(line).not_to_have_count(0)


def test_a_patient_is_dragged_to_a_doctor(healer):
    ada = healer()
    here, patient, doctor = docking_point()
    comes_to(ada, here)
    ada.patient(patient).drag_to(ada.doctor(doctor))
    docked(ada, patient, doctor)


def test_a_patient_is_treated_with_keys_alone(healer):
    ada = healer()
    here, patient, doctor = docking_point()
    comes_to(ada, here)
    ada.tab_to(ada.patient(patient))
    ada.press_key("Enter")
    expect(ada.patient(patient)).to_have_attribute("aria-pressed", "true")
    ada.tab_to(ada.doctor(doctor).locator(".who"))
    ada.press_key("Enter")
    docked(ada, patient, doctor)


def test_what_is_covered_and_what_is_missing(healer):
    """Step by step: the patient, then a doctor; what no doctor gives yet is marked."""
    ada = healer()
    here, patient, doctor = docking_point()
    comes_to(ada, here)
    ada.patient(patient).click()
    ada.confirm.click()
    cover = ada.patient(patient).locator(".cover > span")
    expect(cover).not_to_have_count(0)
    asked = ada.seen(here.seat)["view"]["asked"]
    expect(cover.filter(has_text="?")).to_have_count(len(asked["missing"]))
    way = ada.doctor(doctor).locator(".notch.open").first
    way.hover()
    expect(way.locator(".contract")).to_contain_class("planned")
    way.click()
    ada.confirm.click()
    docked(ada, patient, doctor)


def test_what_is_not_owned_says_what_it_costs(healer):
    ada = healer()

    def poor(here):
        return asked_to("treat")(here) and any(prices(here))

    def prices(here):
        vials = here.practice["vials"]
        printed = state_printed(here)
        rooms = here.practice["examination"] + here.practice["emergency"]
        needs = [printed["patients"][one]["needs"] for one in rooms]
        return [sum(max(0, n - v) for n, v in zip(one, vials, strict=True)) * 3 for one in needs]

    here = point_where(poor)
    comes_to(ada, here)
    rooms = here.practice["examination"] + here.practice["emergency"]
    for patient, price in zip(rooms, prices(here), strict=True):
        chip = ada.patient(patient).locator(".buy")
        if price:
            expect(chip).to_have_text(f"−{price}")
        else:
            expect(chip).to_have_count(0)


def state_printed(here):
    return GAME.start(here.record["seats"], seed=1).printed()


def test_the_best_arrangement_is_shown_with_its_reasons_and_then_done(healer):
    ada = healer()
    here = point_where(lambda one: any(choice["kind"] == "arrange" for choice in one.choices))
    comes_to(ada, here)
    told = here.foretold[here.choice("arrange")["code"]]
    sums = next(one for one in told if one["event"] == "arranged")
    points = sums["by_patients"] + sums["by_doctors"] + sums["saved"]
    best = ada.said("hippocrates-best", patients=sums["patients"], points=points)
    expect(ada.arrangement).to_contain_text(best)
    planned = [one for one in told if one["event"] == "attached"]
    ada.button("hippocrates-do-arrange").click()
    expect(ada.practice.locator(".contract.planned")).to_have_count(len(planned))
    ada.confirm.click()
    expect(ada.lines("arranged")).not_to_have_count(0)
    for one in planned:
        docked(ada, one["patient"], one["doctor"])


# Welcome and recruitment


def test_a_column_tells_what_it_would_bring(healer):
    ada = healer()

    def gains(here, choice):
        events = here.foretold[choice["code"]]
        return {one["event"]: one for one in events if one.get("seat") == here.seat}

    here = point_where(
        lambda one: (
            asked_to("enter")(one)
            and any("welcomed" in gains(one, choice) for choice in one.choices)
        )
    )
    comes_to(ada, here)
    choice = next(one for one in here.choices if "welcomed" in gains(here, one))
    patient = gains(here, choice)["welcomed"]["patient"]
    name = state_printed(here)["patients"][patient]["name"]["en"]
    ada.column(choice["column"]).locator(".head").hover()
    expect(ada.tip).to_contain_text(name)
    ada.column(choice["column"]).locator(".head").click()
    ada.confirm.click()
    expect(ada.patient(patient)).to_be_visible()


def test_why_a_column_cannot_be_entered(healer):
    ada = healer()
    here = point_where(
        lambda one: asked_to("enter")(one) and any(who >= 0 for who in one.view["columns"])
    )
    comes_to(ada, here)
    taken = next(column for column, who in enumerate(here.view["columns"]) if who >= 0)
    expect(ada.column(taken).locator("button")).to_have_count(0)
    ada.column(taken).locator(".head").hover()
    expect(ada.tip).to_contain_text(ada.said("blocked-column-taken"))


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
def test_whoever_presses_what_cannot_be_chosen_is_told_why(healer, way):
    ada = healer(touch=True, viewport=TABLET) if way == "finger" else healer()

    def press(part):
        if way == "keys":
            part.focus()
            ada.press_key("Enter")
        else:
            part.tap(force=True) if way == "finger" else part.click(force=True)  # it is disabled

    def told(key, **facts):
        expect(ada.note).to_contain_text(ada.said(key, **facts))
        press(ada.page.locator(".infirmary button.open, .infirmary button.head").first)
        expect(ada.note).not_to_contain_text(ada.said(key, **facts))

    here = point_where(
        lambda one: asked_to("enter")(one) and any(who >= 0 for who in one.view["columns"])
    )
    comes_to(ada, here)
    taken = next(column for column, who in enumerate(here.view["columns"]) if who >= 0)
    for part in (".head", ".space"):
        press(ada.column(taken).locator(part).first)
        told("blocked-column-taken")

    def dear(one):
        return asked_to("recruit")(one) and too_dear(one)

    def too_dear(one):
        """Regions where doctor and kit can be had, but not the two together."""
        had = {(choice["kind"], choice.get("column")) for choice in one.choices}
        return [
            c for c in range(6) if {("hire", c), ("kit", c)} <= had and ("bundle", c) not in had
        ]

    here = point_where(dear)
    comes_to(ada, here)
    column = too_dear(here)[0]
    printed = state_printed(here)
    doctor, kit = here.view["regional"][column], here.view["kits"][column]
    cost = printed["doctors"][doctor]["cost"] + printed["kits"][kit]["cost"]
    press(ada.market(column).locator(".bundle"))
    told("blocked-too-dear", money=cost)


def test_arrows_come_to_what_can_only_be_asked_about_and_tab_does_not(healer):
    ada = healer()
    here = point_where(
        lambda one: (
            asked_to("enter", choices=4)(one)
            and one.view["columns"][1] >= 0 > one.view["columns"][0]
        )
    )
    comes_to(ada, here)
    focused = ada.page.locator(":focus")
    ada.column(0).locator("button.head").focus()
    ada.press_key("ArrowRight")
    expect(focused).to_have_attribute("aria-disabled", "true")
    ada.press_key("Enter")
    expect(ada.note).to_contain_text(ada.said("blocked-column-taken"))
    ada.press_key("Tab")
    expect(focused).not_to_have_attribute("aria-disabled", "true")


def test_a_bundle_is_picked_as_a_whole(healer):
    ada = healer()
    here = point_where(
        lambda one: asked_to("recruit")(one) and any(c["kind"] == "bundle" for c in one.choices)
    )
    comes_to(ada, here)
    choice = here.choice("bundle")
    ada.choose(choice)
    expect(ada.market(choice["column"]).locator(".bundle")).to_have_attribute(
        "aria-pressed", "true"
    )
    ada.confirm.click()
    expect(ada.lines("bundled").last).to_contain_text("Ada")


def test_everything_of_a_welcome_with_keys_alone(healer):
    ada = healer()
    focused = ada.page.locator(":focus")
    here = point_where(asked_to("enter", choices=4))
    comes_to(ada, here)
    ada.tab_to(ada.page.locator("button.head"))
    ada.press_key("ArrowRight")
    expect(focused).to_contain_class("head")
    ada.press_key("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    ada.press_key("Escape")
    expect(focused).to_have_attribute("aria-pressed", "false")
    entered = ada.events("entered")
    ada.press_key("Enter", "Enter")
    expect(ada.page.locator(".cell .moved")).not_to_have_count(0)
    expect(ada.page.locator("button.head[aria-pressed=true]")).to_have_count(0)
    assert len(ada.events("entered")) > len(entered)


# What signs mean


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_every_sign_has_words(healer, finger):
    ada = healer(touch=finger)
    comes_to(ada, point_where(asked_to("enter")))

    def tells(sign, *words):
        sign.tap() if finger else sign.hover()
        expect(ada.tip).to_have_count(1)
        for one in words:
            expect(ada.tip).to_contain_text(one)

    panel = ada.page.locator(".players article.player").first
    for number, sign in enumerate(("examination", "emergency", "hades", "tiles")):
        words = [ada.said(f"hippocrates-{sign}"), ada.said(f"hippocrates-{sign}-help")]
        tells(panel.locator(".rooms .fact").nth(number), *words)
    tells(panel.locator(".rank"), ada.said("hippocrates-track-help"))
    tells(panel.locator(".helpers > span").first, ada.said("assistant-name", number=0))
    tells(panel.locator(".score"), ada.said("hippocrates-points"))
    tells(ada.practice.locator(".hades"), ada.said("hippocrates-hades-help"))
    tells(ada.practice.locator(".wage"), "drachma")


def test_a_short_panel_tells_all_that_it_has_no_room_for(healer):
    ada = healer(viewport=PHONE, touch=True)
    comes_to(ada, point_where(asked_to("enter")))
    ada.page.locator(".strip article.player").last.tap()
    for sign in ("examination", "emergency", "hades", "tiles"):
        expect(ada.tip).to_contain_text(ada.said(f"hippocrates-{sign}"))


# Screens


#: What of a card lies outside it: a line that is cut, or printed over what lies beside it.
CUT = """() => {
  const found = new Set();
  for (const card of document.querySelectorAll('.market :is(.doctor, .kit), .slot, .space .tile')) {
    if (!card.checkVisibility()) continue;
    const frame = card.getBoundingClientRect();
    for (const line of card.querySelectorAll('.name, .contracts, .needs, .worth, .amount, .cost')) {
      const box = line.getBoundingClientRect();
      const inside = box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      if (box.width && !inside) found.add(`${card.className}: ${line.className}`);
    }
  }
  return [...found];
}"""


def test_every_line_of_a_card_has_room(healer):
    ada = healer()

    def whole(one):
        return asked_to("recruit", round=1)(one) and all(d >= 0 for d in one.view["regional"])

    comes_to(ada, point_where(whole, care=0))
    for screen in (WIDE, LAPTOP, FLAT, LOW, TABLET, PHONE):
        resized(ada, screen)
        assert ada.page.evaluate(CUT) == [], screen


@pytest.mark.parametrize("step", [at_night(1), 2, at_night(8)])
def test_the_whole_board_is_in_sight_in_the_lesson(healer, step):
    ada = healer()
    ada.visit(f"/learn/hippocrates#{step}")
    expect(ada.page.locator(".infirmary")).to_be_visible()
    board = "[...document.querySelectorAll('.infirmary')].map(o => o.scrollHeight - o.clientHeight)"
    for screen in (WIDE, LAPTOP):
        resized(ada, screen)
        assert ada.page.evaluate(board) == [0], screen


def in_sight(ada, *parts):
    """All of these are on the screen, and nothing lies over them at the bottom."""
    height = ada.page.viewport_size["height"]
    sheet = ada.page.locator("section.mine")
    if sheet.evaluate("one => getComputedStyle(one).position") == "sticky":
        height = sheet.bounding_box()["y"]
    for part in parts:
        for one in part.all():
            box = one.bounding_box()
            assert box is not None
            assert box["y"] >= 0, one
            assert box["y"] + box["height"] <= height + 1, one


@pytest.mark.parametrize(
    "screen", [WIDE, at_night(LOW), TABLET, at_night(PHONE)], ids=["wide", "low", "tablet", "phone"]
)
def test_what_is_asked_about_is_on_the_screen(healer, screen):
    ada = healer(viewport=screen)
    prompt = ada.page.locator(".prompt.panel")
    for to, parts in {
        "enter": [".column .head", ".column .space"],
        "recruit": [".market .part", ".slot"] if screen is not PHONE else [".market .part"],
        "treat": [".guest", ".practice li.doctor", ".arrangement"],
    }.items():
        comes_to(ada, point_where(asked_to(to, choices=3)))
        in_sight(ada, prompt, *(ada.page.locator(part) for part in parts))
        does_not_scroll_sideways(ada)
    if screen is WIDE:  # all that decides
        in_sight(ada, ada.page.locator(".infirmary .column .stack"), ada.practice)


def test_the_board_stays_as_high_as_it_was_above_a_full_practice(healer):
    """Four patients lie in one room, others in the other, and the best treatment is told."""

    def full(here):
        rooms = [here.practice["examination"], here.practice["emergency"]]
        tiles = [one for one in here.choices if one.get("patient", 0) >= 72]
        return (
            asked_to("treat", choices=3)(here)
            and all(rooms)
            and len(rooms[0]) + len(tiles) > 3
            and any(one["kind"] == "arrange" for one in here.choices)
        )

    ada = healer(viewport=WIDE)
    heights = []
    for wish in (asked_to("enter"), full):
        comes_to(ada, point_where(wish))
        box = ada.page.locator("main > .board").bounding_box()
        heights.append(box["height"])
    assert heights[0] == heights[1]


@pytest.mark.parametrize("to", ["enter", "option"])
def test_whoever_works_or_waits_for_me_is_in_sight_while_i_choose(healer, to):
    """Which patients to take depends on the contracts that are free."""
    ada = healer()

    def full(here):
        mine = here.practice
        return (
            asked_to(to)(here)
            and len(mine["doctors"]) >= 3
            and len(mine["examination"] + mine["emergency"]) >= 3
        )

    comes_to(ada, point_where(full))
    for screen in (FLAT, LOW, TABLET, WIDE):
        resized(ada, screen)
        for one in ada.practice.locator("li.doctor, .guest").all():
            box = one.bounding_box()
            frame = ada.practice.bounding_box()
            assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1, (screen, one)
        in_sight(ada, ada.practice.locator("li.doctor"), ada.practice.locator(".guest"))


def test_whom_one_would_get_is_named(healer):
    """Also where somebody else was clicked: the die decides."""
    ada = healer()

    def elsewhere(here):
        return asked_to("enter")(here) and any(map(other_row, [here] * 6, range(6)))

    def other_row(here, column):
        """Somebody who waits beside no die, in a region that can be chosen."""
        dice, queue = here.view["dice"][column], here.view["queues"][column]
        if not any(one.get("column") == column for one in here.choices) or len(dice) != 1:
            return None
        if queue[dice[0]]["patient"] < 0:
            return None
        rows = [row for row in range(3) if row not in dice and queue[row]["patient"] >= 0]
        return (column, rows[0]) if rows else None

    here = point_where(elsewhere)
    column, row = next(filter(None, (other_row(here, one) for one in range(6))))
    comes_to(ada, here)
    patients = state_printed(here)["patients"]
    got = here.view["queues"][column][here.view["dice"][column][0]]["patient"]
    name = patients[got]["name"]["en"].removeprefix("The ")
    place = ada.column(column).locator(f"[data-row='{row}']")
    place.hover()
    expect(ada.tip).to_contain_text(name)
    place.click()
    expect(ada.asked).to_contain_text(name)


def test_every_figure_of_the_rules_is_drawn(healer):
    ada = healer()
    ada.visit("/rules/hippocrates")
    figures = ada.page.locator(".example .figure")
    expect(figures).to_have_count(10)
    for figure in figures.all():
        expect(figure.locator("*")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("phase", "screen"),
    [("enter", WIDE), at_night("recruit", PHONE), ("attach", TABLET), at_night("end", WIDE)],
)
def test_no_barriers(healer, phase, screen):
    ada = healer(viewport=screen)
    if phase == "end":
        ada.visit(f"/t/{ada.finished_table(finished_game())}")
        expect(ada.reckoning).to_be_visible()
    else:
        comes_to(ada, point_where(asked_to(phase), care=0.3))
    has_no_barrier(ada)
    does_not_scroll_sideways(ada)


def test_in_french(healer):
    ada = healer()
    comes_to(ada, point_where(asked_to("treat")))
    switch_to_french(ada)
    speaks_french(ada)
    for to in ("enter", "welcome", "pay", "option", "recruit", "attach"):
        comes_to(ada, point_where(asked_to(to), care=0.3))
        speaks_french(ada)
    ada.visit(f"/t/{ada.finished_table(finished_game(1))}")
    expect(ada.reckoning).to_be_visible()
    speaks_french(ada)


# Around one screen


def test_two_people_at_one_screen_treat_one_after_the_other(healer):
    """All are asked at the same time; a screen asks those before it in turn."""
    ada = healer()
    here = point_where(
        lambda one: asked_to("treat")(one) and len(one.view["asked"]["waits_for"]) == 2, seats=2
    )
    ada.play_on(here.record, here.ply, "me", "here Bede")
    for name in ("Ada", "Bede"):
        expect(ada.curtain).to_contain_text(name)
        ada.curtain.get_by_role("button").first.click()
        expect(ada.asked).to_contain_text(name)
        expect(ada.practice.locator(".guest.open")).not_to_have_count(0)
        ada.button("hippocrates-do-pass").click()
    expect(ada.lines("confirmed").filter(has_text="Bede")).not_to_have_count(0)
    assert {one["seat"] for one in ada.events("confirmed")[-2:]} == {0, 1}


def test_looking_back(healer):
    ada = healer()
    record = finished_game()
    ada.visit(f"/replay/{ada.finished_table(record)}?at=60")
    expect(ada.practice).to_be_visible()
    expect(ada.page.locator(".column")).to_have_count(6)
    ada.press_key("End")
    expect(ada.reckoning).to_be_visible()
    ada.press_key("Home")
    expect(ada.page.locator(".space .card")).to_have_count(18)
