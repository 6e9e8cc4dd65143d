"""From the lobby to the reckoning, and once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.moments import ending_of


def minus(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def test_a_whole_game_against_bots(person):
    ada = person("Ada")
    ada.visit("/")
    ada.fill_in_a_table("me", "novice", "novice")
    ada.button("lobby-create").click()
    ada.page.wait_for_url("**/t/*")

    decisions = ada.play_to_the_end()

    record = ada.request.get(f"/api/tables/{ada.table}/record").json()
    assert decisions == [seat for seat, _ in record["moves"]].count(0)
    scores = {
        row.locator("strong").evaluate("one => one.firstChild.textContent"): row.locator(
            ".score"
        ).inner_text()
        for row in ada.reckoning.get_by_role("article").all()
    }
    chairs = ada.request.get(f"/api/tables/{ada.table}").json()["chairs"]
    names = [one["name"] for one in chairs]
    expected = zip(names, record["result"]["scores"], strict=True)
    assert scores == {name: minus(score) for name, score in expected}
    for winner in record["result"]["winners"]:
        expect(ada.prompt).to_contain_text(names[winner])

    fairness = ada.page.get_by_role("group").filter(has_text=ada.said("fair-title"))
    expect(fairness.locator("summary")).to_contain_text("✓")
    fairness.locator("summary").click()
    expect(fairness).to_contain_text(ada.said("fair-yes"))
    expect(fairness).to_contain_text(record["seed"])

    first = ada.table
    ada.button("table-rematch").click()
    ada.page.wait_for_url(re.compile(f"/t/(?!{first})"))
    ada.take_a_turn()
    ada.visit(f"/t/{first}")
    expect(ada.link("table-rematch-go")).to_be_visible()


def test_some_turns_with_everything_in_motion(person):
    ada = person("Ada", motion=True)
    ada.sit_down("me", "novice")
    for _ in range(3):
        ada.take_a_turn(hiring=True)
    assert ada.is_asked()


def test_a_game_at_once(person):
    ada = person("Ada")
    ada.visit("/")
    ada.play_now()
    ada.take_a_turn(hiring=True)
    assert ada.is_asked()
    expect(ada.workers).not_to_have_count(0)


def test_a_bot_on_the_first_seat_plays_too(person):
    ada = person("Ada")
    ada.sit_down("novice", "me")
    for _ in range(3):
        ada.take_a_turn()
    assert ada.is_asked()
    expect(ada.log.locator("[data-event=laid]").filter(has_not_text="Ada")).not_to_have_count(0)


def test_the_name_is_kept_and_seen_by_others(person):
    ada = person("Guest")
    ada.visit("/")
    ada.page.get_by_role("textbox", name=ada.said("lobby-name")).fill("Ada Lovelace")
    ada.button("lobby-save").click()
    expect(ada.button("lobby-save")).to_be_disabled()
    table = ada.sit_down("me", "open")

    bede = person("Bede")
    bede.visit(f"/t/{table}")
    expect(bede.page.get_by_text("Ada Lovelace")).to_be_visible()


def test_my_tables_lead_back_to_the_game(person):
    ada = person("Ada")
    table = ada.sit_down("me", "novice")
    ada.take_a_turn()
    ada.link("lobby-home").click()
    ada.link("lobby-continue").first.click()
    ada.page.wait_for_url(f"**/t/{table}")
    assert ada.is_asked()


def test_a_table_that_does_not_exist_says_so_and_leads_home(person):
    ada = person("Ada")
    ada.visit("/t/nowhere")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.said("refused-no-table"))
    ada.link("lobby-home").last.click()
    expect(ada.button("lobby-now", game=ada.title)).to_be_visible()


#: Presses where the first button stands that comes into the prompt of a game that is over.
EAGER = """() => new MutationObserver((_, self) => {
  const button = document.querySelector('.after .button.primary');
  if (!button) return;
  self.disconnect();
  const { x, y, width, height } = button.getBoundingClientRect();
  document.elementFromPoint(x + width / 2, y + height / 2).click();
  document.body.dataset.eager = 'pressed';
}).observe(document.body, { childList: true, subtree: true })"""


def test_who_confirms_the_last_move_twice_starts_no_other_game(person):
    ada = person("Ada")
    end = ending_of(ada.game, won=False)
    chairs = ["me" if one == end.seat else "novice" for one in range(end.record["seats"])]
    ada.play_on(end.record, end.ply, *chairs)
    ada.asked.wait_for()
    table = ada.table
    ada.page.evaluate(EAGER)
    ada.act(end.code)
    expect(ada.page.locator("body[data-eager]")).to_have_count(1)
    expect(ada.reckoning).to_be_visible()
    assert ada.table == table
    ada.button("table-rematch").click()
    ada.page.wait_for_url(re.compile(f"/t/(?!{table})"))
