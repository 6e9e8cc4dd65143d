"""The lesson of every game that has one, played by the engine; and its words."""

from __future__ import annotations

import re

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import asclepia
from asclepia.server import wire
from asclepia.server.lessons import told_lesson
from asclepia.table.lesson import lesson_file, play_lesson, read_lesson
from asclepia.table.texts import LANGUAGES
from tests.web.people import leaks_of
from tests.web.texts import ROOT

GAMES = [name for name in asclepia.games() if lesson_file(asclepia.load(name)).exists()]
LONGEST = 260  # characters that are said at once: more has no room on a phone


def texts(game: str, language: str) -> dict[str, str]:
    """What a lesson says; a fact counts for a name."""
    path = ROOT / "web" / "src" / "games" / game / "texts" / "lesson" / f"{language}.ftl"
    found = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [one for one in found.body if isinstance(one, ast.Junk)]
    words = path.read_text(encoding="utf-8")
    return {
        one.id.name: re.sub(
            r"\{[^{}]*\}", "Flavia", words[one.value.span.start : one.value.span.end]
        )
        for one in found.body
        if isinstance(one, ast.Message) and one.value and one.value.span
    }


def test_there_are_lessons():
    assert GAMES


@pytest.mark.parametrize("name", GAMES)
def test_it_can_be_played(name):
    game = asclepia.load(name)
    lesson = read_lesson(game)
    assert lesson is not None
    scenes = play_lesson(game, lesson)  # an error names file, step and field
    assert {one.step for one in scenes} == set(range(len(lesson.steps)))
    assert 8 <= len(lesson.steps) <= 14
    asked = [one for one in scenes if one.answers]
    assert len({one.step for one in asked}) >= len(lesson.steps) / 2, "a lesson is played, not read"
    assert any(not answer.way for scene in asked for answer in scene.answers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_of_it_is_said(name, language):
    game, words = asclepia.load(name), texts(name, language)
    lesson = read_lesson(game)
    assert lesson is not None
    wanted = {f"lesson-{step.name}" for step in lesson.steps}
    for scene in play_lesson(game, lesson):
        wanted |= {answer.say for answer in scene.answers if not answer.way}
    assert sorted(wanted - {*words}) == []
    known = wanted | {f"lesson-{step.name}-done" for step in lesson.steps} | {"lesson-end"}
    known |= {key for key in words if not key.startswith("lesson-")}  # what these are made of
    assert sorted({*words} - known) == [], "said by nobody"
    assert [key for key, said in words.items() if len(said) > LONGEST] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_wrong_answer_has_its_rule(name):
    game = asclepia.load(name)
    lesson = read_lesson(game)
    assert lesson is not None
    for scene in play_lesson(game, lesson):
        where = lesson.steps[scene.step].name
        assert not [one.action for one in scene.answers if not one.way and not one.rule], where


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_told(name):
    told = msgspec.json.decode(msgspec.json.encode(told_lesson(name)), type=wire.Lesson)
    events = [event for one in told.scenes for entry in one.log or [] for event in entry.events]
    for scene in told.scenes:
        for way in [scene.way, *(answer.way for answer in scene.answers)]:
            events += [event for move in way.told for event in move.events] if way else []
        events += [event for move in scene.before for event in move.events]
    for position in told.positions:
        assert [*position.seats] == [str(told.seat)]
        assert position.watching is None
    for event in events:
        only = event.get("only")
        if only and only["seat"] != told.seat:
            assert [event[field] for field in only["fields"]] == [None] * len(only["fields"])
    if len({one.start for one in told.scenes if one.log is not None}) == 1:  # else from many deals
        for position in told.positions:
            leaks = leaks_of(name)(msgspec.to_builtins(position), events)
            assert not list(leaks)
