"""Lessons as pages know them: made once for everybody, and kept encoded. No table is made."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

import msgspec

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.room import told_question
from asclepia.server.thinking import redacted
from asclepia.table import State
from asclepia.table.lesson import Lesson, Scene, Told, Way, play_lesson, read_lesson


@cache
def told_lesson(name: str) -> wire.Lesson:
    """The lesson of a game, encoded already: an encoder takes it over as it is."""
    game = load(name)
    lesson = read_lesson(game)
    if lesson is None:
        raise wire.Refused("no-lesson", f"{game.title} has no lesson", 404)
    told = _Telling(lesson).told(game.name, game.title, play_lesson(game, lesson))
    return cast(wire.Lesson, msgspec.Raw(msgspec.json.encode(told)))


class _Telling:
    """What the learner's seat may know of each scene; what comes again is told once."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self._positions: dict[bytes, int] = {}
        self._printed: dict[bytes, int] = {}

    def told(self, name: str, title: str, scenes: list[Scene]) -> wire.Lesson:
        lesson = self.lesson
        told = [self._scene(scene) for scene in scenes]
        return wire.Lesson(
            game=name,
            title=title,
            seats=lesson.seats,
            seat=lesson.seat,
            options=lesson.options,
            steps=[wire.LessonStep(one.name, one.point, one.see, one.rule) for one in lesson.steps],
            printed=[cast(dict[str, object], msgspec.Raw(one)) for one in self._printed],
            positions=[cast(wire.Position, msgspec.Raw(one)) for one in self._positions],
            scenes=told,
        )

    def _scene(self, scene: Scene) -> wire.LessonScene:
        return wire.LessonScene(
            step=scene.step,
            printed=_number(self._printed, msgspec.json.encode(scene.state.printed())),
            start=self._position(scene.start),
            log=None if scene.log is None else self._entries(scene.log),
            before=self._moves(scene.before),
            position=self._position(scene.state, asked=True, answering=bool(scene.answers)),
            answers=[
                wire.LessonAnswer(one.action.code, one.say, one.rule, self._way(one.way))
                for one in scene.answers
            ],
            way=self._way(scene.way),
        )

    def _entries(self, log: list[Told]) -> list[wire.Entry]:
        return [
            wire.Entry(ply, one.seat, redacted(one.events, [self.seat]))
            for ply, one in enumerate(log)
        ]

    def _moves(self, told: Iterable[Told]) -> list[wire.LessonMove]:
        return [
            wire.LessonMove(one.seat, redacted(one.events, [self.seat]), self._position(one.state))
            for one in told
        ]

    def _way(self, way: Way | None) -> wire.LessonWay | None:
        return None if way is None else wire.LessonWay(self._moves(way.told), way.scene)

    def _position(self, state: State, asked: bool = False, answering: bool = False) -> int:
        """The number of this position. On the way through it nobody is asked; where there is only
        something to look at, the question can be read and not answered."""
        question = told_question(state, self.seat, 0) if asked else None
        if question is not None and not answering:
            question = wire.Question(0, question.prompt, [], [], {}, [])
        others = [seat for seat in state.pending if seat != self.seat]
        position = wire.Position(
            ply=0,
            pending=list(state.pending),
            asked=[wire.Asked(one, wire.Said.of(state.overheard(one))) for one in others],
            watching=None,
            seats={str(self.seat): wire.SeatView(state.view(self.seat), question)},
        )
        return _number(self._positions, msgspec.json.encode(position))


def _number(known: dict[bytes, int], one: bytes) -> int:
    return known.setdefault(one, len(known))
