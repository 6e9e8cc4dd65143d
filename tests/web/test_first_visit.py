"""The tour of the first visit to a game: three steps, once; the last one offers the lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import asclepia
from asclepia.table.lesson import lesson_file
from tests.order import first_by_day
from tests.web.built import BUILT
from tests.web.checks import is_settled
from tests.web.people import Person

TAUGHT = [name for name in BUILT.games if lesson_file(asclepia.load(name)).exists()]


def words(person: Person, step: int) -> str:
    if step == 3 and person.game in TAUGHT:
        return person.said("table-tour-lesson", game=person.title)
    return person.said(f"table-tour-{step}")


@pytest.mark.parametrize("game", first_by_day(BUILT.games))
def test_three_steps_and_never_again(person, game):
    ada = person("Ada", game=game, first_visit=True)
    ada.sit_down("me", "novice")
    tour = ada.page.get_by_role("dialog")
    for step in (1, 2):
        expect(tour).to_contain_text(words(ada, step))
        ada.button("table-tour-next").click()
    expect(tour).to_contain_text(words(ada, 3))
    ada.button("table-tour-done").click()
    expect(tour).to_have_count(0)
    ada.page.reload()
    assert ada.is_asked()
    expect(tour).to_have_count(0)


#: Where the step is, frame by frame.
FRAMES = """(() => {
  window.frames = [];
  const look = () => {
    const box = document.querySelector('.tour')?.getBoundingClientRect();
    if (box) window.frames.push([box.left, box.top]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


def test_the_first_step_stands_where_it_belongs_from_its_first_frame(person):
    """On a busy machine it stood in the corner for seconds, on its way."""
    ada = person("Ada", first_visit=True, motion=True)
    ada.context.add_init_script(FRAMES)
    ada.sit_down("me", "novice")
    expect(ada.page.get_by_role("dialog")).to_contain_text(words(ada, 1))
    is_settled(ada)
    frames = ada.page.evaluate("window.frames")
    left, top = frames[-1]
    far = [one for one in frames if abs(one[0] - left) > 40 or abs(one[1] - top) > 40]
    assert left > 100
    assert not far


def test_it_is_of_its_game(person):
    """Whoever knows one game is shown another."""
    first, other = BUILT.games[:2]
    ada = person("Ada", game=first, first_visit=True)
    ada.sit_down("me", "novice")
    ada.button("table-tour-skip").click()
    ada.game = other
    ada.sit_down("me", "novice")
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.said("table-tour-1"))


@pytest.mark.parametrize("game", first_by_day(TAUGHT))
def test_its_last_step_leads_to_the_lesson_and_the_table_stays(person, game):
    ada = person("Ada", game=game, first_visit=True)
    ada.sit_down("me", "novice")
    ada.button("table-tour-next").click()
    ada.button("table-tour-next").click()
    with ada.context.expect_page() as opened:
        ada.link("table-tour-learn").click()
    assert opened.value.url.endswith(f"/learn/{game}")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.is_asked()


def test_it_can_be_skipped_and_never_hinders_a_move(person):
    ada = person("Ada", first_visit=True)
    ada.sit_down("me", "novice")
    ada.button("table-tour-skip").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.take_a_turn()
    ada.sit_down("me", "novice")
    assert ada.is_asked()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("way", ["Escape", "Enter"])
def test_keys_go_on_at_the_prompt(person, way):
    """Nobody is sent back to the top of the page."""
    ada = person("Ada", first_visit=True)
    ada.sit_down("me", "novice")
    ada.button("table-tour-next").focus()
    if way == "Enter":
        ada.button("table-tour-skip").focus()
    ada.press_key(way)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.locator(".table main > .prompt")).to_be_focused()


def test_who_only_watches_sees_no_tour(person):
    table = person("Bede").new_table("me", "novice")
    ada = person("Ada", first_visit=True)
    ada.visit(f"/t/{table}")
    expect(ada.note).to_have_text(ada.said("table-watching"))
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
