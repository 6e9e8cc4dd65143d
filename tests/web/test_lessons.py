"""Lessons in the browser: every game's, played to its end as a learner would."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import asclepia
from asclepia.table.lesson import read_lesson
from tests.order import first_by_day
from tests.web.built import BUILT
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import PHONE, Person, player_of

GAMES = [name for name in asclepia.games() if read_lesson(asclepia.load(name))]


#: Notes the moment in which the question is gone.
ANSWERED = """() => {
  window.answered = false;
  const watching = new MutationObserver(() => {
    if (document.querySelector('.prompt.mine')) return;
    window.answered = true;
    watching.disconnect();
  });
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


class Learner:
    """Somebody at a lesson."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.visit(f"/learn/{person.game}")
        expect(self.words).to_have_text(re.compile(r"\S"))

    @property
    def band(self) -> Locator:
        return self.person.page.locator("section.band")

    @property
    def words(self) -> Locator:
        return self.band.locator(".words")

    @property
    def on(self) -> Locator:
        return self.person.page.locator(".ways .on.primary")

    @property
    def end(self) -> Locator:
        return self.person.button("learn-play")

    def step(self) -> str:
        return self.person.page.url.rpartition("#")[2]

    def is_waited_for(self) -> None:
        """The script has done what it does: 'Next', a question, or the end."""
        expect(self.on.or_(self.person.asked).or_(self.end).first).to_be_visible()

    def do_right(self) -> None:
        """Let the page show how, and confirm it."""
        self.person.press(self.person.button("page-hint"))
        expect(self.person.confirm).to_be_enabled()
        self.person.page.evaluate(ANSWERED)  # the next question may be there at once
        self.person.press(self.person.confirm)
        self.person.page.wait_for_function("window.answered")

    def go_on(self) -> None:
        said = self.words.inner_text()
        self.person.press(self.on)
        expect(self.words).not_to_have_text(said)

    def play_to_the_end(self, each: Callable[[], None], attempt: bool = False) -> set[str]:
        """Every step; which there were. An attempt: something wrong is tried first, once."""
        seen = set()
        while True:
            self.is_waited_for()
            if self.end.is_visible():
                assert not attempt, "nothing that was tried was wrong"
                return seen
            seen.add(self.step())
            each()
            if self.on.is_visible():
                self.go_on()
            elif attempt:
                attempt = not self.is_wrong()
            else:
                self.do_right()

    def is_wrong(self) -> bool:
        """Try what comes first; whether it was wrong. Then it is answered, and changes nothing."""
        person = self.person
        step, before, log = self.step(), self.words.inner_text(), person.log.inner_text()
        person.decide()
        self.is_waited_for()
        if self.step() != step or self.on.is_visible():
            return False
        expect(self.words).not_to_have_text(before)
        rule = self.band.get_by_role("link", name=person.said("learn-rule"))
        assert f"/rules/{person.game}#" in (rule.get_attribute("href") or "")
        assert person.log.inner_text() == log
        expect(person.confirm).to_be_disabled()
        return True


def has_focus(person: Person) -> bool:
    return bool(person.page.evaluate("document.activeElement !== document.body"))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_with_a_wrong_move_to_its_end_and_on_against_a_novice(person, game):
    ada = person("Ada", kind=player_of(game), hurried=True)
    learner = Learner(ada)

    def look() -> None:
        expect(learner.words).not_to_have_text(re.compile(r"lesson-"))
        expect(ada.page.get_by_text(ada.said("game-over"))).to_have_count(0)
        assert has_focus(ada)

    lesson = read_lesson(asclepia.load(game))
    assert lesson is not None
    assert len(learner.play_to_the_end(look, attempt=True)) == len(lesson.steps)
    has_no_barrier(ada)
    learner.end.click()
    ada.page.wait_for_url("**/t/*")
    ada.asked.or_(ada.prompt).first.wait_for()
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert [one["level"] for one in info["chairs"]] == [None, "novice"]
    assert info["options"].items() >= lesson.options.items()


@pytest.mark.parametrize("game", first_by_day(GAMES))
def test_the_rules_page_opens_the_table_of_the_lesson(person, game):
    ada = person("Ada", game=game)
    ada.page.goto(f"/rules/{game}")
    ada.page.get_by_role("button", name="Play against one novice").first.click()
    ada.page.wait_for_url("**/t/*")
    lesson = read_lesson(asclepia.load(game))
    assert lesson is not None
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert info["options"].items() >= lesson.options.items()


def fits_a_phone(learner: Learner) -> None:
    ada = learner.person
    speaks_french(ada)
    does_not_scroll_sideways(ada)
    band, page = learner.band.bounding_box(), ada.page.viewport_size
    assert band is not None
    assert page is not None
    assert band["height"] < page["height"] / 3, "the words hide the board"


@pytest.fixture
def with_a_phone(person):
    """Somebody who learns a game on a phone, in French."""
    options = {"touch": True, "viewport": PHONE, "locale": "fr-FR", "language": "fr"}
    return lambda game: Learner(person("Ada", game=game, hurried=True, **options))


@pytest.mark.parametrize("game", GAMES)
def test_every_step_on_a_phone_in_french(with_a_phone, game):
    learner = with_a_phone(game)
    seen = set()
    while not learner.end.is_visible():
        seen.add(learner.step())
        fits_a_phone(learner)
        said = learner.words.inner_text()
        learner.person.press(learner.person.button("learn-skip"))
        expect(learner.words).not_to_have_text(said)
    lesson = read_lesson(asclepia.load(game))
    assert lesson is not None
    assert len(seen) == len(lesson.steps)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_to_its_end_on_a_phone_in_french(with_a_phone, game):
    learner = with_a_phone(game)
    learner.play_to_the_end(lambda: fits_a_phone(learner))


def test_back_and_skip(person):
    ada = person("Ada", game=GAMES[0])
    learner = Learner(ada)
    expect(ada.button("learn-back")).to_be_disabled()
    first = learner.words.inner_text()
    ada.button("learn-skip").click()
    expect(learner.words).not_to_have_text(first)
    ada.button("learn-back").click()
    expect(learner.words).to_have_text(first)
    for _ in range(40):
        if learner.end.is_visible():
            break
        ada.button("learn-skip").click()
    expect(learner.end).to_be_visible()
    ada.button("learn-again").click()
    expect(learner.words).to_have_text(first)


def test_who_clicks_next_twice_goes_one_step(person):
    ada = person("Ada", game=GAMES[0])
    learner = Learner(ada)
    place = learner.on.bounding_box()
    learner.on.dblclick()
    expect(ada.page.locator(".progress")).to_contain_text("2/")
    assert ada.button("learn-on").bounding_box() == place
    assert learner.step() == "2"


def test_whoever_comes_back_goes_on_where_they_were(person):
    ada = person("Ada", game=GAMES[0])
    learner = Learner(ada)
    ada.button("learn-skip").click()
    ada.button("learn-skip").click()
    step, words = learner.step(), learner.words.inner_text()
    assert step == "3"
    ada.page.reload()
    expect(learner.words).to_have_text(words)


def test_a_game_without_a_lesson_says_so(person):
    ada = person("Ada")
    with (  # the console tells of both
        ada.page.expect_console_message(lambda one: "/api/lessons/chess" in one.location["url"]),
        ada.page.expect_console_message(lambda one: "/chess/texts" in one.location["url"]),
    ):
        ada.visit("/learn/chess")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert all("404" in one for one in ada.complaints), ada.complaints
    ada.complaints.clear()


def test_who_has_finished_the_lesson_needs_no_tour(person):
    ada = person("Ada", game=GAMES[0], first_visit=True)
    learner = Learner(ada)
    while not learner.end.is_visible():
        ada.button("learn-skip").click()
    fetched = []
    ada.page.on("request", lambda one: fetched.append(one.url))
    learner.end.click()
    expect(ada.page.locator(".table main > .board")).to_be_visible()
    expect(ada.asked).to_be_visible()
    assert not [one for one in fetched if one.endswith(BUILT.file("src/pages/Tour.svelte"))]
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
