"""Component sets: the printed cards, tiles and boards of a game, as data a person can edit.

A set is a TOML file. Reading it checks shape, counts, ranges and cross-references; an
error names the file, the entry and the field.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from asclepia.table.errors import ComponentError


class ComponentSet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What every component file says; games add their own tables."""

    game: str
    name: str
    title: str
    source: str

    def problems(self) -> Iterable[str]:
        """What is wrong with it, each as "entry.field: what, and what it should be"."""
        return ()

    @property
    def digest(self) -> str:
        """Names the content, not the file: comments and layout don't matter."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


C = TypeVar("C", bound=ComponentSet)
T = TypeVar("T", bound=msgspec.Struct)


class Held:
    """A component set as a key of a cache: alike when it is the same object."""

    def __init__(self, components: Any) -> None:
        self.components = components

    def __hash__(self) -> int:
        return id(self.components)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and other.components is self.components


class _AnySet(msgspec.Struct):
    game: str


def game_of(path: Path) -> str:
    """The name of the game that a component file is for."""
    return _decode(path, _AnySet).game


def read(path: Path, kind: type[C], game: str) -> C:
    """The component set in this file, checked."""
    found = _decode(path, kind)
    if found.game != game:
        raise ComponentError(f"{path}: game: this is a set for {found.game!r}, not for {game!r}")
    problems = list(found.problems())
    if problems:
        raise ComponentError("\n".join(f"{path}: {problem}" for problem in problems))
    return found


def _decode(path: Path, kind: type[T]) -> T:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ComponentError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: cannot be read: not UTF-8 text") from error
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        entry = where.strip("`").lstrip(".") or "the file"
        raise ComponentError(f"{path}: {entry}: {what}") from error
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path}: not valid TOML: {error}") from error
