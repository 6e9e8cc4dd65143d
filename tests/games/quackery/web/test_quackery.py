"""Quackery in a browser: treatments, cards, the window, the curtain, and a whole game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from asclepia.games.quackery.actions import CARDS
from tests.games.quackery.web.quacks import (
    BOT,
    Quack,
    asked_to,
    finished_game,
    point_where,
    short_game,
)
from tests.order import at_night
from tests.server.service import seen
from tests.web.checks import (
    does_not_scroll_sideways,
    has_no_barrier,
    resized,
    speaks_french,
    switch_to_french,
)
from tests.web.people import PHONE, TABLET, WIDE
from tests.web.stillness import IN_FRENCH

LOW = {"width": 1280, "height": 640}


@pytest.fixture
def quack(person):
    """Somebody who plays Quackery."""

    def make(name="Ada", **options):
        return person(name, kind=Quack, **options)

    return make


def comes_to(ada, here, others=BOT):
    """Ada sits down where this is asked."""
    ada.play_on(here.record, here.ply, *here.chairs(others))
    expect(ada.asked).to_be_visible()


def minus(points):
    return f"−{-points}" if points < 0 else str(points)


# A whole game


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param({"viewport": WIDE}, marks=pytest.mark.nightly, id="wide"),
        pytest.param({"viewport": PHONE, **IN_FRENCH}, id="phone, in French"),
    ],
)
def test_a_whole_game_against_bots(quack, screen):
    ada = quack("Ada", **screen)
    table = ada.play_on(short_game(), 0, "me", BOT, BOT)
    decisions = ada.play_to_the_end()

    record = ada.request.get(f"/api/tables/{table}/record").json()
    assert decisions == [seat for seat, _ in record["moves"]].count(0)
    tells_how_it_ended(ada, record["result"])
    does_not_scroll_sideways(ada)


def tells_how_it_ended(ada, result):
    """Who won, by what, and what every hospital is worth."""
    view = seen(ada.position)
    for winner in result["winners"]:
        for words in (ada.prompt, ada.wreath):
            expect(words).to_contain_text(ada.names[winner])
    if view["victor"] >= 0:
        agenda = ada.printed["agendas"][view["players"][view["victor"]]["agenda"]]
        for words in (ada.wreath, ada.reckoning):
            expect(words).to_contain_text(agenda["name"][ada.language])
    else:
        expect(ada.wreath).to_contain_text(minus(max(result["scores"])))
    for seat, score in enumerate(result["scores"]):
        row = ada.reckoning.get_by_role("article").filter(has_text=ada.names[seat])
        expect(row.locator(".score")).to_have_text(minus(score))


@pytest.mark.parametrize("by_agenda", [True, False], ids=["agenda", "value"])
def test_a_game_ends_by_an_agenda_or_by_value(quack, by_agenda):
    ada = quack()
    record = finished_game(by_agenda)
    ada.visit(f"/t/{ada.finished_table(record)}")
    expect(ada.reckoning).to_be_visible()
    tells_how_it_ended(ada, record["result"])


# A treatment


def test_a_treatment_shows_where_it_lands_and_then_moves(quack, guest):
    ada = quack()
    table = ada.new_table("me", "open", first="1")
    assert guest("Bede").sit(table, 1).is_success
    assert ada.request.post(f"/api/tables/{table}/start").ok
    ada.visit(f"/t/{table}")
    expect(ada.asked).to_be_visible()
    before = ada.position["seats"]["0"]["view"]["status"]
    humour = 0
    way = int(before[humour] < 3)
    there = before[humour] + (1 if way else -1)

    ada.would_land_at(humour, None)
    ada.step(humour, way).hover()
    ada.would_land_at(humour, there)
    ada.step(humour, way).click()
    ada.would_land_at(humour, there)
    ada.stands_at(humour, before[humour])
    expect(ada.step(humour, way)).to_have_attribute("aria-pressed", "true")
    expect(ada.prompt).to_contain_text(ada.said("quackery-humour", humour=humour))

    ada.button("page-back").click()
    ada.button("page-back").click()
    ada.page.mouse.move(0, 0)
    ada.would_land_at(humour, None)

    ada.step(humour, way).click()
    ada.confirm.click()  # nobody has a card yet: it takes effect at once
    ada.stands_at(humour, there)
    ada.would_land_at(humour, None)
    expect(ada.lines("treated")).to_have_count(1)
    expect(ada.lines("moved")).to_have_count(1)
    expect(ada.prompt).to_contain_text("Bede")


def test_why_a_card_cannot_be_played_is_told(quack):
    ada = quack()

    def useless(here):
        able = {one.get("remedy") for one in here.choices}
        hand = here.view["players"][here.seat]["hand"]
        return here.view["asked"]["to"] == "treat" and bool(set(hand) - able)

    here = point_where(useless)
    comes_to(ada, here)
    # It can be clicked all the same, whatever its aria-disabled says.
    ada.page.locator("section.mine .slot[aria-disabled=true]").first.click(force=True)
    expect(ada.note).to_contain_text("Q-T3")
    expect(ada.confirm).to_be_disabled()


def test_why_a_humour_moves_no_further_is_told(quack):
    ada = quack()
    comes_to(ada, point_where(lambda here: here.view["asked"]["to"] == "treat"))
    ada.page.locator(".column .place.fatal").first.click()
    expect(ada.note).to_contain_text(ada.said("quackery-one-step"))
    expect(ada.confirm).to_be_disabled()


# Cards


KINDS = [
    "play_move",
    "play_pair",
    "play_humour",
    "play_player",
    "play_entry",
    "play_redirect",
]


def test_cards_are_played_through_their_targets(quack):
    ada = quack()
    for kind in KINDS:
        here = point_where(
            lambda here, kind=kind: any(
                one["kind"] == kind and one["remedy"] < CARDS for one in here.choices
            )
        )
        comes_to(ada, here)
        action = here.choice(kind)
        ada.choose(action)
        for humour, place in enumerate(here.landing(action)):
            same = place == here.view["status"][humour]
            ada.would_land_at(humour, None if same else place)
        before = len(played_by(ada, here.seat))
        ada.confirm.click()
        mine = ada.lines("played").filter(has_text="Ada plays")
        expect(mine).to_have_count(before + 1)
        played = played_by(ada, here.seat)[before]
        for field in ("remedy", "humour", "other", "way", "player"):
            if field in action:
                assert played[field] == action[field], (kind, field)


def played_by(ada, seat):
    """The cards that a seat has played at this table, as the page was told."""
    return [
        event
        for table, message in ada.told
        if table == ada.table
        for entry in message.get("log", ())
        for event in entry["events"]
        if event["event"] == "played" and event["seat"] == seat
    ]


# The window


def test_the_window_tells_what_was_played_who_is_asked_and_where_it_leads(quack):
    ada, cleo = quack("Ada"), quack("Cleo")

    def answered(here):
        asked = here.view["asked"]
        return asked["to"] == "respond" and len(asked["entries"]) > 1 and len(here.choices) > 1

    here = point_where(answered)
    comes_to(ada, here)
    cleo.visit(f"/t/{ada.table}")
    expect(cleo.window).to_be_visible()
    asked = here.view["asked"]
    for one in (ada, cleo):
        expect(one.played).to_have_count(len(asked["entries"]))
        for entry, slip in zip(asked["entries"], one.played.all(), strict=True):
            expect(slip).to_contain_text(one.names[entry["seat"]])
        ring = one.window.locator(".ring")
        expect(ring.locator("li")).to_have_count(here.record["seats"])
        expect(ring.locator("li.asked")).to_have_count(1)
        expect(ring.locator("li.passed")).to_have_count(asked["passes"])
        for humour, place in enumerate(asked["landing"]):
            same = place == here.view["status"][humour]
            one.would_land_at(humour, None if same else place)
    expect(ada.window.locator("li.asked")).to_contain_text(ada.said("page-you"))
    expect(cleo.window.locator("li.asked")).to_contain_text("Ada")
    expect(cleo.prompt).to_contain_text("Ada")
    expect(cleo.page.locator(".slot.open, .step, .whole")).to_have_count(0)

    passes = ada.lines("passed").count()
    ada.passing.click()
    expect(ada.lines("passed").filter(has_text="Ada")).to_have_count(passes + 1)


# Around one screen


def test_the_curtain_lets_pass_without_looking(quack):
    ada = quack()

    def others_follow(here):
        """Somebody else holds cards too, and so is asked after a pass."""
        asked = here.view["asked"]
        sizes = [one["hand_size"] for one in here.view["players"]]
        return asked["to"] == "respond" and asked["passes"] == 0 and min(sizes) > 0

    here = point_where(others_follow)
    ada.play_on(here.record, here.ply, "me", "here Bruta", "here Cato")
    expect(ada.curtain).to_be_visible()
    shows_nothing_secret(ada)
    unseen = ada.button("quackery-pass-unseen")
    ply = ada.position["ply"]
    first = ada.curtain.inner_text()
    unseen.click()
    expect(ada.curtain).not_to_have_text(first, use_inner_text=True)  # somebody else is called
    assert ada.position["ply"] == ply + 1
    shows_nothing_secret(ada)
    expect(unseen).to_be_enabled()
    ada.curtain.get_by_role("button").first.click()
    expect(ada.hand).not_to_have_count(0)
    expect(ada.page.locator(".agenda")).to_have_count(1)
    expect(ada.asked).to_be_visible()
    me = ada.names[ada.position["pending"][0]]
    cards = [one["name"]["en"] for one in ada.printed["cards"]]
    drawn = ada.lines("drew").all_inner_texts()
    assert drawn
    for line in drawn:
        assert (me in line) == any(one in line for one in cards), line


def shows_nothing_secret(ada):
    """No hand, no agenda, and no drawn card, whoever holds it."""
    expect(ada.hand).to_have_count(0)
    expect(ada.page.locator(".agenda")).to_have_count(0)
    expect(ada.page.locator(".known")).to_have_count(0)
    cards = [one["name"]["en"] for one in ada.printed["cards"]]
    agendas = [one["name"]["en"] for one in ada.printed["agendas"]]
    for line in ada.lines("drew", "peeked", "confided").all_inner_texts():
        assert not [one for one in cards + agendas if one in line]
    for one in ada.page.locator("article.player").all():
        assert not [name for name in agendas if name in one.inner_text()]


def test_who_treats_has_to_look(quack):
    ada = quack()
    ada.sit_down("me", "me")
    expect(ada.curtain).to_be_visible()
    expect(ada.button("quackery-pass-unseen")).to_have_count(0)
    expect(ada.curtain.get_by_role("button")).to_be_focused()


# Keys


def test_everything_with_keys_alone(quack):
    ada = quack()
    focused = ada.page.locator(":focus")

    # A treatment: along the columns with the arrows, Enter picks, Enter again confirms.
    comes_to(ada, point_where(asked_to("treat")))
    treated = ada.lines("treated", "moved").count()
    ada.tab_to(ada.page.locator(".step"))
    column = focused.locator("xpath=ancestor::div[@data-humour]")
    here = column.get_attribute("data-humour")
    ada.press_key("ArrowRight")
    there = int(column.get_attribute("data-humour"))
    assert there != int(here)
    ada.press_key("Enter")
    expect(ada.column(there).locator(".shade")).to_contain_class("shown")
    ada.press_key("Escape", "Escape")
    expect(ada.confirm).to_be_disabled()
    expect(focused).to_have_attribute("data-way", "1")
    ada.press_key("Enter", "Enter")
    expect(ada.lines("treated", "moved")).not_to_have_count(treated)

    # A card and its target.
    point = point_where(
        lambda one: any(choice["kind"] in ("play_move", "play_humour") for choice in one.choices)
    )
    comes_to(ada, point)
    played = ada.lines("played").count()
    kinds = ("play_move", "play_humour")
    action = next(one for one in point.choices if one["kind"] in kinds)
    ada.tab_to(ada.held(action["remedy"]))
    ada.press_key("Enter", "ArrowUp")
    target = ada.page.locator(".step, .whole")
    expect(target.and_(focused)).to_have_count(1)
    ada.press_key("Enter")
    expect(ada.confirm).to_be_enabled()
    ada.tab_to(ada.confirm)
    ada.press_key("Enter")
    expect(ada.lines("played")).not_to_have_count(played)

    # A pass.
    comes_to(ada, point_where(asked_to("respond", cards=1)))
    passed = ada.lines("passed").count()
    ada.tab_to(ada.passing)
    ada.press_key("Enter")
    expect(ada.lines("passed")).not_to_have_count(passed)

    # A discard.
    comes_to(ada, point_where(asked_to("discard")))
    discarded = ada.lines("discarded").count()
    ada.tab_to(ada.hand)
    ada.press_key("Enter")
    ada.tab_to(ada.confirm)
    ada.press_key("Enter")
    expect(ada.lines("discarded")).not_to_have_count(discarded)


# Languages, barriers, screens


def test_in_french(quack):
    ada = quack()
    comes_to(ada, point_where(asked_to("treat", cards=1), quacks="dealt"))
    switch_to_french(ada)
    speaks_french(ada)
    ada.page.locator(".step").first.click()
    expect(ada.confirm).to_be_enabled()
    speaks_french(ada)
    ada.page.locator("button.discard").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    speaks_french(ada)
    for wish in (asked_to("respond", cards=1), asked_to("discard")):
        comes_to(ada, point_where(wish))
        speaks_french(ada)
        ada.page.locator("button.slot.open").first.click()
        speaks_french(ada)
    table = ada.finished_table(finished_game(True))
    ada.visit(f"/t/{table}")
    expect(ada.reckoning).to_be_visible()
    speaks_french(ada)
    ada.visit(f"/replay/{table}?at=40")
    expect(ada.button("replay-forward")).to_be_visible()
    speaks_french(ada)


@pytest.mark.parametrize("phase", ["treat", at_night("respond"), at_night("discard"), "end"])
def test_no_barriers_on_any_screen(quack, phase):
    ada = quack()
    if phase == "end":
        ada.visit(f"/t/{ada.finished_table(finished_game(False))}")
        expect(ada.reckoning).to_be_visible()
    else:
        comes_to(ada, point_where(asked_to(phase, cards=0 if phase == "discard" else 1)))
    for screen in (WIDE, TABLET, PHONE):
        ada.page.set_viewport_size(screen)
        has_no_barrier(ada)
        does_not_scroll_sideways(ada)


def test_my_treatment_fits_on_a_phone(quack):
    ada = quack(viewport=PHONE, touch=True)
    comes_to(ada, point_where(asked_to("treat", cards=1)))
    sheet = ada.page.locator("section.mine").bounding_box()
    for what in (ada.page.locator(".prompt.panel"), ada.page.locator("article.patient h2")):
        expect(what).to_be_in_viewport(ratio=1)
    for humour in range(4):
        track = ada.column(humour).locator(".track").bounding_box()
        assert track["y"] >= 0
        assert track["y"] + track["height"] <= sheet["y"]
    # A finger finds what can be tapped, 44 pixels high, wherever the rows are low.
    step = ada.page.locator(".step").first
    box = step.bounding_box()
    middle = box["y"] + box["height"] / 2
    for y in (middle - 21, middle + 21):
        hit = ada.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('button')?.ariaLabel",
            [box["x"] + box["width"] / 2, y],
        )
        assert hit == step.get_attribute("aria-label")


# Looking back


def test_looking_back_with_open_hands_and_from_a_seat(quack):
    ada = quack()
    record = finished_game(True)
    last = len(record["moves"])
    ada.visit(f"/replay/{ada.finished_table(record)}")
    expect(ada.bedside).to_be_visible()
    hands = ada.page.locator("section.mine .open")
    expect(hands).to_have_count(record["seats"])
    expect(ada.page.locator("section.mine .aim")).to_have_count(record["seats"])
    ada.press_key("ArrowRight", "ArrowRight")
    step = ada.page.get_by_role("status").filter(
        has_text=ada.said("replay-step", ply=2, plies=last)
    )
    expect(step).to_have_count(1)
    ada.select("replay-from").select_option("1")
    expect(hands).to_have_count(0)
    expect(ada.page.locator("section.mine .agenda")).to_have_count(1)
    ada.select("replay-from").select_option("watch")
    expect(ada.page.locator("section.mine .agenda")).to_have_count(0)
    expect(hands).to_have_count(0)
    ada.press_key("End")
    expect(ada.reckoning).to_be_visible()
    expect(ada.log.locator("li")).not_to_have_count(0)
    expect(ada.lines("passed")).to_have_count(0)


# Secrets


def test_who_is_asked_tells_the_others_nothing(quack, guest):
    """Whether a seat could answer or can only pass: for everybody else it looks the same."""
    ada, cleo = quack("Ada"), quack("Cleo")
    shapes = []
    for able in (True, False):
        here = point_where(
            lambda one, able=able: (
                one.view["asked"]["to"] == "respond" and (len(one.choices) > 1) == able
            ),
            seats=2,
        )
        ada.play_on(here.record, here.ply, *here.chairs("me"))
        expect(ada.curtain).to_be_visible()
        cleo.visit(f"/t/{ada.table}")
        expect(cleo.window).to_be_visible()
        other = str(1 - here.seat)
        look = ada.position["seats"][other]
        assert look["question"] is None
        watching = cleo.position
        assert watching["seats"] == {}
        shapes.append(
            [
                sorted(look["view"]["asked"]),
                sorted(watching["watching"]["view"]["asked"]),
                [one["prompt"] for one in watching["asked"]],
                cleo.page.locator(".prompt.panel").evaluate("one => one.className"),
                cleo.page.locator(".ring li.asked").evaluate("one => one.className"),
            ]
        )
        assert ada.position["seats"][str(here.seat)]["question"]["foretold"]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("replayed", [False, True], ids=["table", "replay"])
def test_whoever_closes_a_card_by_pressing_beside_it_presses_nothing_else(quack, replayed):
    ada = quack("Ada", viewport=TABLET, touch=True)
    here = point_where(
        lambda one: one.view["asked"]["to"] == "treat" and len(one.view["played"]) > 0
    )
    if replayed:
        ada.visit(f"/replay/{ada.finished_table(here.record)}?at={here.ply}")
        below, done = ada.button("replay-forward"), re.compile(rf"at={here.ply + 1}$")
    else:
        comes_to(ada, here)
        below = ada.page.locator(".step").first
    expect(below).to_be_enabled()
    ada.window.locator(".lying button").first.tap()
    card = ada.page.locator(":popover-open")
    expect(card).to_be_visible()
    box = below.bounding_box()
    assert box
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(card).to_be_hidden()
    if replayed:
        expect(ada.page).not_to_have_url(done)
        below.tap()
        expect(ada.page).to_have_url(done)
    else:
        expect(ada.confirm).to_be_disabled()
        below.tap()
        expect(ada.confirm).to_be_enabled()


@pytest.mark.parametrize("screen", [WIDE, at_night(TABLET), PHONE], ids=["wide", "tablet", "phone"])
def test_ones_own_agenda_leads_to_all_six_with_this_tables_numbers(quack, screen):
    ada = quack("Ada", viewport=screen)
    comes_to(ada, point_where(asked_to("treat"), seats=4))
    if screen == PHONE:
        ada.press(ada.button("quackery-read-agenda"))
    ada.press(ada.button("quackery-six"))
    almanac = ada.page.locator("#almanac")
    first = ada.printed["agendas"][0]
    line = almanac.get_by_role("listitem").filter(has_text=first["name"]["en"])
    expect(line).to_contain_text(f" {first['least'][0][2]}.")
    expect(almanac.locator("h3").first).to_be_in_viewport()
    expect(almanac.locator("h3").first).to_contain_text("4")


def test_looking_back_the_bed_keeps_to_its_page(quack):
    """With open hands all who wait are known, which needs the most room."""
    ada = quack("Ada")
    table = ada.finished_table(finished_game(True))
    for ply in (1, 30, 60):
        ada.visit(f"/replay/{table}?at={ply}")
        expect(ada.bedside).to_be_visible()
        for screen in (WIDE, TABLET, LOW):
            resized(ada, screen)
            places = [ada.page.locator(".bedside .page"), ada.bedside, ada.window]
            page, columns, shown, piles = (
                one.bounding_box() or {} for one in (*places, ada.page.locator(".piles"))
            )
            assert columns["y"] >= page["y"]
            for one in (columns, shown, piles):
                assert one["y"] + one["height"] <= page["y"] + page["height"] + 1
            for one, other in ((columns, shown), (shown, piles), (columns, piles)):
                assert apart(one, other), (ply, screen, one, other)


def apart(one, other):
    return any(
        one[at] + one[size] <= other[at] + 1 or other[at] + other[size] <= one[at] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )
