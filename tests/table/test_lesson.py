"""Lessons: read from a file, played by the engine; errors name file, step and field."""

from __future__ import annotations

import pytest

from asclepia.table import LessonError
from asclepia.table import lesson as lessons
from asclepia.table.lesson import Scene, play_lesson, read_lesson
from tests.tiny import KITCHEN


@pytest.fixture
def played(tmp_path, monkeypatch):
    """The scenes of a lesson in the kitchen that a test writes."""
    path = tmp_path / "lesson.toml"
    monkeypatch.setattr(lessons, "lesson_file", lambda game: path)

    def play(text: str) -> list[Scene]:
        path.write_text("seats = 2\nseed = 1\n" + text, encoding="utf-8")
        lesson = read_lesson(KITCHEN)
        assert lesson is not None
        return play_lesson(KITCHEN, lesson)

    return play


DISH = """
[[steps]]
name = "dish"
right = [{ kind = "dish", worth = 3 }]
"""
SALT = """
[[steps]]
name = "salt"
right = [{ kind = "salt", pinches = 1 }]
wrong = [{ kind = "salt", pinches = 3, say = "lesson-salt-fire" }]
"""


def test_a_game_need_not_have_one():
    assert read_lesson(KITCHEN) is None


def test_every_choice_is_answered_and_the_right_one_goes_on(played):
    dish, salt = played(DISH + SALT)
    assert [(str(one.action), one.say, one.way is not None) for one in dish.answers] == [
        ("dish worth=1", "lesson-dish-wrong", False),
        ("dish worth=2", "lesson-dish-wrong", False),
        ("dish worth=3", "", True),
    ]
    way = dish.answers[2].way
    assert way is not None
    assert way.scene == 1
    assert [event.kind.name for event in way.told[0].events] == ["cooked"]
    assert salt.start.scores == [3, 0]
    assert [one.say for one in salt.answers][3:] == ["lesson-salt-fire", "lesson-salt-wrong"]
    assert salt.answers[1].way is not None
    assert salt.answers[1].way.scene is None


def test_wrong_answers_change_nothing(played):
    dish, _ = played(DISH + SALT)
    assert dish.state.scores == [0, 0]


def test_the_script_plays_before_and_after(played):
    dish, salt = played(
        DISH
        + 'before = [[1, { kind = "dish", worth = 1 }]]\nthen = [[1, { kind = "spice" }]]\n'
        + SALT
    )
    assert [one.seat for one in dish.before] == [1]
    assert (dish.start.scores, dish.state.scores) == ([0, 0], [0, 1])
    assert salt.start.scores == [3, 1]


def test_where_several_answers_are_right_each_has_its_own_way(played):
    scenes = played(DISH.replace(", worth = 3", "") + SALT)
    assert [one.step for one in scenes] == [0, 1, 1, 1]
    assert [one.start.scores[0] for one in scenes[1:]] == [1, 2, 3]


def test_a_step_that_begins_anew_brings_all_ways_together(played):
    anew = 'anew = { moves = [[0, { kind = "dish", worth = 2 }]] }\n'
    scenes = played(DISH.replace(", worth = 3", "") + SALT + anew)
    assert [one.step for one in scenes] == [0, 1]
    assert scenes[1].start.scores == [2, 0]
    assert [one.seat for one in scenes[1].log or []] == [-1, 0]
    assert {one.way.scene for one in scenes[0].answers if one.way} == {1}


def test_a_look_asks_nothing(played):
    look, dish = played('[[steps]]\nname = "goal"\nlook = true\n' + DISH)
    assert look.answers == []
    assert look.way is not None
    assert look.way.scene == 1
    assert dish.way is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            DISH.replace("3", "4"),
            r"lesson.toml: step 1 \(dish\), right: .*is none of the 3 choices",
        ),
        (DISH + "look = true\n", r"step 1 \(dish\): either look, or something that is right"),
        (DISH + 'wrong = [{ kind = "spice" }]\n', r"step 1 \(dish\), wrong: .* is no choice here"),
        (
            DISH + 'then = [[0, { kind = "dish", worth = 1 }]]\n',
            r"\(dish\), then, move 1: .*not legal",
        ),
        (DISH + 'before = [[1, { kind = "fish" }]]\n', r"\(dish\), before, move 1: .*no kind"),
        (DISH + DISH, r"step 2 \(dish\), name: another step has it"),
        (DISH + 'rule = "K-1"\n', r"\(dish\), rule: there is no rule 'K-1'"),
        (DISH + 'say = "x"\n', r"unknown field `say`"),
        ("[[steps]", r"lesson.toml: "),
        (DISH + 'anew = { moves = [[5, { kind = "spice" }]] }\n', r"\(dish\), anew, move 1: "),
    ],
)
def test_what_is_wrong_is_told_by_file_step_and_field(played, text, words):
    with pytest.raises(LessonError, match=words):
        played(text)


def test_too_many_ways_are_refused(played, monkeypatch):
    monkeypatch.setattr(lessons, "MOST_SCENES", 3)
    with pytest.raises(LessonError, match=r"step 2 \(salt\), right: over 3 ways"):
        played(DISH.replace(", worth = 3", "") + SALT)
