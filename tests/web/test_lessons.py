"""Lessons in the browser: every game's, played to its end as a learner would."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec

import pytest
from playwright.sync_api import Locator, expect

import asclepia
from asclepia.table.lesson import read_lesson
from tests.web.checks import does_not_scroll_sideways, has_no_barrier, speaks_french
from tests.web.people import Person

GAMES = [name for name in asclepia.games() if read_lesson(asclepia.load(name))]
PHONE = {"width": 360, "height": 740}


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
        self.person.press(self.person.confirm)
        expect(self.person.asked).to_have_count(0)

    def play_to_the_end(self, each=lambda: None) -> int:
        """Every step; how many there were."""
        seen = set()
        while True:
            self.is_waited_for()
            if self.end.is_visible():
                return len(seen)
            seen.add(self.step())
            each()
            if self.on.is_visible():
                said = self.words.inner_text()
                self.person.press(self.on)
                expect(self.words).not_to_have_text(said)
            else:
                self.do_right()


def has_focus(person: Person) -> bool:
    return bool(person.page.evaluate("document.activeElement !== document.body"))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end_and_on_against_a_novice(person, game):
    ada = person("Ada", game=game)
    learner = Learner(ada)

    def look() -> None:
        expect(learner.words).not_to_have_text(re.compile(r"lesson-"))
        expect(ada.page.get_by_text(ada.said("game-over"))).to_have_count(0)
        assert has_focus(ada)

    lesson = read_lesson(asclepia.load(game))
    assert lesson is not None
    assert learner.play_to_the_end(look) == len(lesson.steps)
    has_no_barrier(ada)
    learner.end.click()
    ada.page.wait_for_url("**/t/*")
    ada.asked.or_(ada.prompt).first.wait_for()
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert [one["level"] for one in info["chairs"]] == [None, "novice"]
    assert info["options"].items() >= lesson.options.items()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_opens_the_table_of_the_lesson(person, game):
    ada = person("Ada", game=game)
    ada.page.goto(f"/rules/{game}")
    ada.page.get_by_role("button", name="Play against one novice").first.click()
    ada.page.wait_for_url("**/t/*")
    lesson = read_lesson(asclepia.load(game))
    assert lesson is not None
    info = ada.request.get(f"/api/tables/{ada.table}").json()
    assert info["options"].items() >= lesson.options.items()


def player_of(game: str) -> type[Person]:
    """Whoever plays this game in its own tests."""
    package = f"tests.games.{game}.web"
    assert find_spec(package), game
    found = import_module(f"{package}.conftest").player
    kind: type[Person] = getattr(found, "__wrapped__", found)()
    return kind


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_answered_and_changes_nothing(person, game):
    """At every step whatever comes first is tried; the lesson must not think all of it right."""
    ada = person("Ada", kind=player_of(game))
    learner = Learner(ada)
    tried = 0

    def attempt() -> None:
        nonlocal tried
        if tried or not ada.asked.is_visible():
            return
        step, before = learner.step(), learner.words.inner_text()
        log = ada.log.inner_text()
        ada.decide()
        learner.is_waited_for()
        if learner.step() != step or learner.on.is_visible():
            return
        tried += 1
        expect(learner.words).not_to_have_text(before)
        rule = learner.band.get_by_role("link", name=ada.said("learn-rule"))
        assert f"/rules/{game}#" in (rule.get_attribute("href") or "")
        assert ada.log.inner_text() == log
        expect(ada.confirm).to_be_disabled()

    learner.play_to_the_end(attempt)
    assert tried


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_in_french(person, game):
    ada = person("Ada", game=game, touch=True, viewport=PHONE, locale="fr-FR", language="fr")
    learner = Learner(ada)

    def look() -> None:
        speaks_french(ada)
        does_not_scroll_sideways(ada)
        band, page = learner.band.bounding_box(), ada.page.viewport_size
        assert band is not None
        assert page is not None
        assert band["height"] < page["height"] / 3, "the words hide the board"

    learner.play_to_the_end(look)


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
    learner.end.click()
    expect(ada.page.locator(".table main > .board")).to_be_visible()
    expect(ada.prompt).to_be_visible()
    ada.page.wait_for_timeout(1000)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
