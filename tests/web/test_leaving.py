"""Nobody waits for a ghost: who is here, leaving, coming back, and what becomes of a seat whose
person is away. One at a desk, one with a phone in French, one who comes and goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.server.service import TINY_GAMES, Hands, Service
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import PHONE, Person, whose_turn

PHONE_IN_FRENCH = {"language": "fr", "locale": "fr-FR", "touch": True, "viewport": PHONE}


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Hands:
    """Of the server's clock."""
    return Hands(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Service]:
    database = tmp_path_factory.mktemp("database") / "asclepia.db"
    running = Service(str(database), **hands.setting, **TINY_GAMES)
    try:
        yield running
    finally:
        running.stop()


def mark(person: Person, name: str) -> Locator:
    """What stands at somebody's seat, on the wide page and in the waiting room."""
    seat = person.page.get_by_role("article", name=name, exact=True).filter(visible=True)
    return seat.or_(person.page.get_by_role("listitem").filter(has_text=name)).locator(".mark")


def level(person: Person, name: str) -> str:
    return person.said("bot-level", level=name)


def look_later(people: list[Person], hands: Hands, seconds: float) -> None:
    """So much later these look again; whoever does not has been away since."""
    hands.later(seconds)
    for one in people:
        one.page.reload()
        expect(one.board).to_be_visible()


def test_three_people_come_and_go(person, hands):
    ada, cleo = person("Ada"), person("Cleo")
    bede = person("Bede", **PHONE_IN_FRENCH)
    three = [ada, bede, cleo]

    # In the waiting room the host sees who is here, and frees a seat.
    table = ada.sit_down("me", "open", "open")
    for one in (bede, cleo):
        one.visit(f"/t/{table}")
        one.press(one.button("room-sit").first)
        expect(mark(ada, one.name)).to_have_text(ada.said("seat-here"))
    does_not_scroll_sideways(bede)
    ada.button("room-clear-whose", name="Cleo").click()
    expect(cleo.page.get_by_text(cleo.said("room-cleared"))).to_be_visible()
    cleo.button("room-sit").click()
    expect(cleo.page.get_by_text(cleo.said("room-cleared"))).to_have_count(0)
    ada.button("room-start").click()
    for one in three:
        expect(one.board).to_be_visible()

    # Whoever is asked has a bot play, and takes the seat back: it is told in the log.
    gone = whose_turn(*three)
    others = [one for one in three if one is not gone]
    one_is_wide = next(one for one in others if one is not bede)
    tiles = gone.tiles.count()
    gone.press(gone.button("leave-open"))
    has_no_barrier(gone)
    gone.select("leave-level").select_option("novice")
    gone.press(gone.button("leave-bot-go"))
    expect(gone.button("seat-back")).to_be_visible()
    expect(one_is_wide.log).to_contain_text(
        one_is_wide.said("handover-bot", name=gone.name, level=level(one_is_wide, "novice"))
    )
    expect(gone.confirm).to_have_count(0)
    assert gone.tiles.count() in (tiles, tiles - 1)  # the hand stays in sight
    gone.press(gone.button("seat-back"))
    expect(gone.button("seat-back")).to_have_count(0)
    expect(one_is_wide.log).to_contain_text(one_is_wide.said("handover-back", name=gone.name))

    # Whoever is asked next closes the page for good. The others see it, wait, and decide.
    gone = whose_turn(*three)
    others = [one for one in three if one is not gone]
    gone.page.close()
    for one in others:
        expect(one.prompt).to_contain_text(one.said("seat-away"))
    look_later(others, hands, 16 * 60)
    first, second = others
    for one in others:
        expect(one.prompt).to_contain_text("16 minutes")
        does_not_scroll_sideways(one)
    first.press(first.button("absent-open", name=gone.name))
    rows = first.page.locator(".fair tbody tr")
    expect(rows).to_have_count(3)  # what a fair end is, and which of it holds now
    expect(first.page.locator(".fair .now")).to_have_count(1)
    first.press(first.button("leave-bot-go"))
    expect(first.button("absent-not")).to_be_visible()
    has_no_barrier(first)
    second.press(second.button("absent-open-offers", name=gone.name, count=1, needed=2))
    if second is bede:
        speaks_french(bede)
        does_not_scroll_sideways(bede)
    second.press(second.button("absent-too"))
    for one in others:
        expect(one.page.get_by_role("dialog")).to_have_count(0)
    wide = first if first is not bede else second
    told = wide.said("handover-replaced", name=gone.name, level=level(wide, "master"))
    expect(wide.log).to_contain_text(told)

    # Coming back takes one click.
    gone.page = gone.new_page()
    gone.visit(f"/t/{table}")
    gone.press(gone.button("seat-back"))
    expect(wide.log).to_contain_text(wide.said("handover-back", name=gone.name))

    # Resigning: the others play on with a bot, and the last one ends it.
    for one in (bede, cleo, ada):
        one.press(one.button("leave-open"))
        one.press(one.button("leave-resign-go"))
        one.press(one.button("leave-resign-sure"))
        if one is not ada:
            expect(one.note).to_have_text(one.said("table-watching"))
            expect(ada.log).to_contain_text(
                ada.said("handover-resigned-bot", name=one.name, level=level(ada, "master"))
            )
    for one in three:
        expect(one.page.get_by_role("heading", name=one.said("ended-title"))).to_be_visible()
        does_not_scroll_sideways(one)
    speaks_french(bede)
    has_no_barrier(ada)
    ada.visit(f"/replay/{table}")
    expect(ada.page.get_by_role("heading", name=ada.said("ended-title"))).to_be_visible()


def test_of_two_the_other_one_ends_the_game(person, hands):
    """Which its player has left before the first move: it counts for nobody."""
    ada, bede = person("Ada"), person("Bede", **PHONE_IN_FRENCH)
    table = ada.sit_down("me", "open")
    bede.visit(f"/t/{table}")
    bede.press(bede.button("room-sit"))
    ada.button("room-start").click()
    for one in (ada, bede):
        expect(one.board).to_be_visible()
    gone = whose_turn(ada, bede)
    left = bede if gone is ada else ada
    gone.page.close()
    expect(left.prompt).to_contain_text(left.said("seat-away"))
    look_later([left], hands, 16 * 60)
    left.press(left.button("absent-open", name=gone.name))
    left.press(left.button("absent-end-go"))
    expect(left.page.get_by_role("heading", name=left.said("ended-title"))).to_be_visible()
    expect(left.page.get_by_text(left.said("ended-agreed", name=gone.name))).to_be_visible()


def test_who_waits_for_several_hears_for_whom_and_who_is_away(person):
    ada, bede, cleo = (person(name, game="auction") for name in ("Ada", "Bede", "Cleo"))
    table = ada.new_table("me", "open", "open")
    for seat, one in enumerate((bede, cleo), 1):
        assert one.request.post(f"/api/tables/{table}/seats/{seat}").status == 204
    assert ada.request.post(f"/api/tables/{table}/start").status == 204
    for one in (ada, cleo):
        one.visit(f"/t/{table}")
    ada.page.get_by_role("button", name="Bid 4", exact=True).click()
    ada.confirm.click()
    asked = "Bid up to 5 coins, in secret."
    expect(ada.prompt).to_contain_text(f"Waiting for Bede and Cleo: “{asked}”")
    cleo.page.close()
    expect(ada.prompt).to_contain_text(f"Waiting for Bede and Cleo (away): “{asked}”")


def test_a_host_closes_the_table(person):
    ada, bede = person("Ada"), person("Bede", **PHONE_IN_FRENCH)
    table = ada.sit_down("me", "open")
    bede.visit(f"/t/{table}")
    ada.button("room-close").click()
    ada.button("room-close").click()
    for one in (ada, bede):
        title = one.said("ended-title-unbegun")
        expect(one.page.get_by_role("heading", name=title)).to_be_visible()
        expect(one.page.get_by_text(one.said("trouble-host"))).to_be_visible()
