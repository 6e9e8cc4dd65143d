"""What can go wrong, each with a message for the person who caused it."""

from __future__ import annotations

from typing import NamedTuple


class AsclepiaError(Exception):
    """Every error that Asclepia raises on purpose."""


class OptionError(AsclepiaError, ValueError):
    """A game cannot be started like this: unknown or clashing options, seats, seed."""


class SeatError(AsclepiaError, ValueError):
    """The game has no such seat: seats are whole numbers from 0."""


class IllegalAction(AsclepiaError, ValueError):
    """The rules do not allow this action now; nothing has changed."""


class Problem(NamedTuple):
    """One thing that is wrong in a component set: where, and what it should be."""

    entry: str
    words: str

    def __str__(self) -> str:
        return f"{self.entry}: {self.words}" if self.entry else self.words

    @staticmethod
    def read(line: str) -> Problem:
        """From "entry: what, and what it should be"."""
        entry, colon, words = line.partition(": ")
        return Problem(entry, words) if colon else Problem("", line)


class ComponentError(AsclepiaError, ValueError):
    """A component set is wrong; the message names file, entry and field, as `problems` do."""

    def __init__(self, words: str, problems: list[Problem] | None = None) -> None:
        super().__init__(words)
        self.problems = [Problem("", words)] if problems is None else problems


class LessonError(AsclepiaError, ValueError):
    """A lesson cannot be read or played; the message names file, step and field."""


class PlayerError(AsclepiaError, ValueError):
    """A player has not decided on one of its choices, or there is none for a seat."""


class RecordError(AsclepiaError, ValueError):
    """A record cannot be read, or does not replay."""
