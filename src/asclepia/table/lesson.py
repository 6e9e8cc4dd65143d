"""Lessons: a game taught at its own table, one idea a step.

A lesson is data, `lesson.toml` in a game's folder: positions by seed and moves, what is asked of
the learner, which answers are right. Here it is read and played by the real engine: every answer
that the learner could give is tried, so a change of the rules breaks a test, not a learner. What is
said lies in the texts: `lesson-<step>`, `lesson-<step>-done` and `lesson-<step>-wrong`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

from asclepia.table.actions import Action
from asclepia.table.errors import AsclepiaError, LessonError
from asclepia.table.events import Event
from asclepia.table.game import Game
from asclepia.table.state import State

#: Where several answers are right a lesson has several ways, and each is played to its end.
MOST_SCENES = 120

Move = tuple[int, dict[str, Any]]  # a seat, and an action as `Action.to_json` tells it
Pattern = dict[str, Any]  # an action that has these fields


class Anew(msgspec.Struct, forbid_unknown_fields=True):
    """Another position: the moves from the start of a game. Without a seed, the lesson's."""

    seed: int | None = None
    moves: list[Move] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One idea: what the script does first, what is asked, what follows."""

    name: str
    anew: Anew | None = None
    before: list[Move] = []
    point: Literal["prompt", "board", "mine", "players", "log"] | None = None
    see: str = ""  # … and what of the board: a selector of the page's
    look: bool = False  # nothing is asked
    right: list[Pattern] = []
    wrong: list[Pattern] = []  # with `say`, a text of its own, and `rule`; the first that fits
    rule: str = ""
    then: list[Move] = []


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    seats: int
    seed: int
    steps: list[Step]
    seat: int = 0  # the learner's
    options: dict[str, str] = {}


# A lesson that was played


@dataclass
class Told:
    """A move: what it told, and where it led."""

    seat: int
    events: list[Event]
    state: State


@dataclass
class Way:
    """How it goes on: what happens, and the number of the scene that it leads to; None: the end."""

    told: list[Told]
    scene: int | None


@dataclass
class Answer:
    """What the learner could do, and what is said to it unless it is right."""

    action: Action
    say: str = ""
    rule: str = ""
    way: Way | None = None  # where it is right


@dataclass
class Scene:
    """A step, come to by one way."""

    step: int
    start: State
    log: list[Told] | None  # all that has led there, if it begins anew
    before: list[Told]
    state: State  # as it is when the step is said
    answers: list[Answer] = field(default_factory=list)
    way: Way | None = None  # where nothing is asked


def lesson_file(game: Game) -> Path:
    return game.folder / "lesson.toml"


def read_lesson(game: Game) -> Lesson | None:
    """The game's lesson, if it has one."""
    path = lesson_file(game)
    if not path.exists():
        return None
    try:
        lesson = msgspec.toml.decode(path.read_text(encoding="utf-8"), type=Lesson)
    except (msgspec.DecodeError, ValueError) as error:
        raise LessonError(f"{path}: {error}") from error
    for number, step in enumerate(lesson.steps):
        where = f"{path}: step {number + 1} ({step.name})"
        if step.look == bool(step.right):
            raise LessonError(f"{where}: either look, or something that is right")
        if any(step.name == one.name for one in lesson.steps[:number]):
            raise LessonError(f"{where}, name: another step has it")
        for rule in [step.rule, *(str(one.get("rule", "")) for one in step.wrong)]:
            if rule and rule not in game.rule_ids():
                raise LessonError(f"{where}, rule: there is no rule {rule!r}")
    return lesson


def play_lesson(game: Game, lesson: Lesson) -> list[Scene]:
    """Every way through the lesson; it begins with the first scene."""
    return _Playing(game, lesson).scenes


class _Playing:
    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.scenes: list[Scene] = []
        self._anew: dict[int, int] = {}  # by step: where all ways come together again
        self._scene(0, None)
        self._check_wrong()

    def _scene(self, number: int, state: State | None) -> int | None:
        """Play this step and all after it; the number of its scene. A state: where the step
        before has ended."""
        if number == len(self.lesson.steps):
            return None
        if number in self._anew:
            return self._anew[number]
        step, log = self.lesson.steps[number], None
        if state is None or step.anew is not None:
            self._anew[number] = len(self.scenes)
            state, log = self._begun(number, step.anew or Anew())
        before = self._told(number, "before", state, step.before)
        said = before[-1].state if before else state
        scene = Scene(number, state, log, before, said)
        found = len(self.scenes)
        self.scenes.append(scene)
        if found == MOST_SCENES:
            raise self._wrong(number, "right", f"over {MOST_SCENES} ways: begin a step anew")
        if step.look:
            scene.way = self._way(number, said, [])
        else:
            self._answers(number, scene)
        return found

    def _begun(self, number: int, anew: Anew) -> tuple[State, list[Told]]:
        lesson = self.lesson
        seed = lesson.seed if anew.seed is None else anew.seed
        try:
            state = self.game.start(lesson.seats, seed, None, **lesson.options)
        except AsclepiaError as error:
            raise self._wrong(number, "anew", str(error)) from error
        log = [Told(-1, state.opening, state)]
        log += self._told(number, "anew", state, anew.moves)
        return log[-1].state, log

    def _told(self, number: int, what: str, state: State, moves: list[Move]) -> list[Told]:
        told: list[Told] = []
        for count, (seat, fields) in enumerate(moves, 1):
            state = state.clone()
            try:
                events = state.play(seat, self.game.actions.from_json(fields))
            except (AsclepiaError, ValueError) as error:
                raise self._wrong(number, f"{what}, move {count}", str(error)) from error
            told.append(Told(seat, events, state))
        return told

    def _way(self, number: int, state: State, made: list[Told]) -> Way:
        then = self._told(number, "then", state, self.lesson.steps[number].then)
        told = [*made, *then]
        return Way(told, self._scene(number + 1, told[-1].state if told else state))

    def _answers(self, number: int, scene: Scene) -> None:
        step, seat, state = self.lesson.steps[number], self.lesson.seat, scene.state
        choices = state.choices(seat)
        for pattern in step.right:
            if not any(fits(action, pattern) for action in choices):
                some = "; ".join(str(one) for one in choices[:4]) or "the learner is not asked"
                words = f"{pattern} is none of the {len(choices)} choices, such as {some}"
                raise self._wrong(number, "right", words)
        for action in choices:
            answer = Answer(action)
            scene.answers.append(answer)
            if any(fits(action, pattern) for pattern in step.right):
                after = state.clone()
                events = after.play(seat, action)
                answer.way = self._way(number, after, [Told(seat, events, after)])
            else:
                known = next((one for one in step.wrong if fits(action, one)), {})
                answer.say = str(known.get("say") or f"lesson-{step.name}-wrong")
                answer.rule = str(known.get("rule") or step.rule)

    def _check_wrong(self) -> None:
        """Whatever is answered in particular can be done."""
        for number, step in enumerate(self.lesson.steps):
            choices = [
                answer.action
                for scene in self.scenes
                if scene.step == number
                for answer in scene.answers
            ]
            for pattern in step.wrong:
                if not any(fits(action, pattern) for action in choices):
                    raise self._wrong(number, "wrong", f"{pattern} is no choice here")

    def _wrong(self, number: int, what: str, words: str) -> LessonError:
        name = self.lesson.steps[number].name
        where = f"{lesson_file(self.game)}: step {number + 1} ({name})"
        return LessonError(f"{where}, {what}: {words}")


def fits(action: Action, pattern: Pattern) -> bool:
    """Does the action have these fields?"""
    fields = action.to_json()
    wanted = {key: value for key, value in pattern.items() if key not in ("say", "rule")}
    return all(fields.get(key) == value for key, value in wanted.items())
