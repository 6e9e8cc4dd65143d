"""Component sets: the printed cards, tiles and boards of a game, as data a person can edit.

A set is a TOML file. Reading it checks shape, counts, ranges and cross-references; an
error names the file, the entry and the field. People play with sets of each other's, so
whatever a set says has bounds, too.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from asclepia.table.errors import ComponentError, Problem
from asclepia.table.texts import LANGUAGES

LONGEST_TEXT = 400  # characters
LONGEST_NAME = 80
MOST_ENTRIES = 200  # in a list
BIGGEST_NUMBER = 1_000_000
LONGEST_LINE = 1000  # a key of ten thousand parts would keep the reader of TOML busy for minutes
_NAMES = ("game", "id", "name", "title")
#: Control characters, what turns the direction of writing, line breaks: nothing to be printed.
_UNPRINTED = ("Cc", "Cf", "Cs", "Zl", "Zp")
#: What can begin something in the midst of a line of Markdown: emphasis, links, pictures, HTML.
_MARKDOWN = re.compile(r"[\\`*_\[\]<>&|~!#]")


class Words(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is printed, in each language."""

    en: str
    fr: str


def said(words: Words | str, language: str) -> str:
    """What is printed, in a language; a file of one's own may have just one."""
    return words if isinstance(words, str) else str(getattr(words, language))


def as_text(printed: str) -> str:
    """What is printed, for the rules page: as the signs that it is written with, not as Markdown.
    A stranger's set brings neither links nor pictures there."""
    return _MARKDOWN.sub(r"\\\g<0>", printed)


def in_all(words: Words | str) -> dict[str, str]:
    """… by language."""
    return {language: said(words, language) for language in LANGUAGES}


class ComponentSet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What every component file says; games add their own tables."""

    game: str
    name: str
    title: str
    source: str

    def problems(self) -> Iterable[str]:
        """What is wrong with it, each as "entry.field: what, and what it should be"."""
        return ()

    def warnings(self) -> Iterable[str]:
        """What is odd about it, though it can be played with; in the same form."""
        return ()

    @property
    def digest(self) -> str:
        """Names the content, not the file: comments and layout don't matter."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


C = TypeVar("C", bound=ComponentSet)
T = TypeVar("T", bound=msgspec.Struct)


class Held:
    """A component set as a key of a cache: alike when the content is."""

    def __init__(self, components: Any) -> None:
        self.components = components

    def __hash__(self) -> int:
        return hash((self.components.game, self.components.name))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and (
            other.components is self.components or other.components == self.components
        )


class _AnySet(msgspec.Struct):
    game: str


def game_of(path: Path) -> str:
    """The name of the game that a component file is for."""
    return _decoded(str(path), _reading(path), _AnySet).game


def read(path: Path, kind: type[C], game: str) -> C:
    """The component set in this file, checked."""
    return parse(_reading(path), kind, game, str(path))


def parse(text: str, kind: type[C], game: str, where: str = "") -> C:
    """The component set that this text writes down, checked; `where` it is from."""
    return _checked(where, _decoded(where, text, kind), game)


def remade(content: Mapping[str, Any], kind: type[C], game: str) -> C:
    """The component set with this content, as a record keeps it, checked again."""
    return _checked("", _formed("", lambda: msgspec.convert(content, kind)), game)


def _checked(where: str, found: C, game: str) -> C:
    if found.game != game:
        words = f"this is a set for {found.game!r}, not for {game!r}"
        raise _wrong(where, Problem("game", words))
    problems = list(_excesses(msgspec.to_builtins(found))) or list(found.problems())
    if problems:
        raise _wrong(where, *map(Problem.read, problems))
    return found


def _wrong(where: str, *problems: Problem) -> ComponentError:
    before = f"{where}: " if where else ""
    return ComponentError("\n".join(f"{before}{one}" for one in problems), list(problems))


def _excesses(value: Any, where: str = "", named: bool = False) -> Iterator[str]:
    """What is too long, too many or too big, or cannot be printed."""
    match value:
        case dict():
            for key, one in value.items():
                is_name = key in _NAMES or (named and key in LANGUAGES)
                yield from _excesses(one, f"{where}.{key}" if where else key, is_name)
        case list():
            if len(value) > MOST_ENTRIES:
                yield f"{where}: at most {MOST_ENTRIES} entries, not {len(value)}"
            for number, one in enumerate(value[:MOST_ENTRIES], 1):
                yield from _excesses(one, f"{where}, entry {number}", named)
        case str():
            most = LONGEST_NAME if named else LONGEST_TEXT
            if len(value) > most:
                yield f"{where}: at most {most} characters, not {len(value)}"
            odd = [sign for sign in value if unicodedata.category(sign) in _UNPRINTED]
            if odd:
                yield f"{where}: {odd[0]!r} cannot be printed: write one line of plain text"
            if named and not value.strip():
                yield f"{where}: must not be empty"
        case int() | float() if not -BIGGEST_NUMBER <= value <= BIGGEST_NUMBER:
            yield f"{where}: numbers go from -{BIGGEST_NUMBER} to {BIGGEST_NUMBER}"


def _reading(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise ComponentError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: cannot be read: not UTF-8 text") from error


def _decoded(where: str, text: str, kind: type[T]) -> T:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            words = f"line {number} is too long: at most {LONGEST_LINE} characters, not {len(line)}"
            raise _wrong(where, Problem("", words))
    return _formed(where, lambda: msgspec.toml.decode(text, type=kind))


def _formed(where: str, form: Callable[[], T]) -> T:
    try:
        return form()
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        entry = place.strip("`").lstrip(".") or "the file"
        raise _wrong(where, Problem(entry, what)) from error
    except RecursionError as error:
        raise _wrong(where, Problem("", "not valid TOML: nested too deeply")) from error
    except ValueError as error:  # also for a number with thousands of digits
        raise _wrong(where, Problem("", f"not valid TOML: {error}")) from error
