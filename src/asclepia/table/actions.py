"""Actions, declared once.

A game declares its kinds of action with bounded fields; an `ActionSpace` builds every
action beforehand, gives each an integer code, and from then on the same object is handed
around: legality is a matter of identity, and nothing is allocated while playing.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any, Final, final

from asclepia.table.errors import IllegalAction
from asclepia.table.numbers import Whole, natural


@final
class Field:
    """One bounded number of an action: `Field("line", 1, 32)` takes 1 to 32."""

    def __init__(self, name: str, first: int, last: int) -> None:
        self.name: Final = name
        self.first: Final = first
        self.last: Final = last


@final
class Kind:
    """A kind of action: its name and its fields.

    An aside is no answer to a question: a seat may do it before answering, at any of its own
    decisions where the game allows it, and is then asked again.
    """

    def __init__(self, name: str, *fields: Field, aside: bool = False) -> None:
        if any([field.name in ("kind", "code") for field in fields]):
            raise ValueError(f"action {name!r}: a field cannot be called kind or code")
        self.name: Final = name
        self.fields: Final = fields
        self.aside: Final = aside


@final
class Action:
    """One choice. Made only by its `ActionSpace`; equal actions are the same object."""

    def __init__(self, space: ActionSpace, code: int, kind: Kind, values: tuple[int, ...]) -> None:
        self.space: Final = space
        self.code: Final = code
        self.kind: Final = kind
        self.values: Final = values
        self.aside: Final = kind.aside

    def to_json(self) -> dict[str, object]:
        """`{"kind": "place", "tile": 3, …}`: read back by `ActionSpace.from_json`."""
        found: dict[str, object] = {"kind": self.kind.name}
        for field, value in zip(self.kind.fields, self.values, strict=True):
            found[field.name] = value
        return found

    def __str__(self) -> str:
        words = [self.kind.name]
        for field, value in zip(self.kind.fields, self.values, strict=True):
            words.append(f"{field.name}={value}")
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self.space.module} {self.code}: {self}>"

    def __reduce__(self) -> Any:
        # An action that comes out of a pickle must be the very object of this process.
        return _restore, (self.space.module, self.code)


@final
class ActionSpace:
    """All actions of a game, in the order of their codes."""

    def __init__(self, module: str, *kinds: Kind) -> None:
        self.module: Final = module
        self.kinds: Final = kinds
        self.actions: Final[list[Action]] = []
        self._starts: Final[dict[str, int]] = {}
        self._kinds: Final[dict[str, Kind]] = {}
        for kind in kinds:
            self._starts[kind.name] = len(self.actions)
            self._kinds[kind.name] = kind
            combinations: list[tuple[int, ...]] = [()]
            for field in kind.fields:
                values = range(field.first, field.last + 1)
                combinations = [(*known, value) for known in combinations for value in values]
            for combination in combinations:
                self.actions.append(Action(self, len(self.actions), kind, combination))
        _spaces[module] = self

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, code: Whole) -> Action:
        number = natural(code)
        if not 0 <= number < len(self.actions):
            raise IllegalAction(
                f"no action has the code {code!r}: codes run from 0 to {len(self.actions) - 1}"
            )
        return self.actions[number]

    def find(self, kind: object, *values: object) -> Action:
        """The action of this kind with these field values (whole numbers), in declared order."""
        declared = self._kinds.get(str(kind))
        if declared is None:
            raise IllegalAction(
                f"there is no kind of action {kind!r}: the kinds are {', '.join(self._kinds)}"
            )
        if len(values) != len(declared.fields):
            names = ", ".join(field.name for field in declared.fields) or "no fields"
            raise IllegalAction(f"action {kind!r} takes {names}; got {len(values)} values")
        offset = 0
        for field, value in zip(declared.fields, values, strict=True):
            number = natural(value)
            if not field.first <= number <= field.last:
                raise IllegalAction(
                    f"action {kind!r}: {field.name} must be a whole number from {field.first} "
                    f"to {field.last}, not {value!r}"
                )
            offset = offset * (field.last - field.first + 1) + number - field.first
        return self.actions[self._starts[declared.name] + offset]

    def from_json(self, data: object) -> Action:
        """The action that `Action.to_json` described."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
            raise IllegalAction('an action is an object with a "kind", such as {"kind": "pass"}')
        declared = self._kinds.get(data["kind"])
        if declared is None:
            return self.find(data["kind"])
        names = [field.name for field in declared.fields]
        for name in data:
            if name != "kind" and name not in names:
                raise IllegalAction(f"action {declared.name!r} has no field {name!r}")
        for name in names:
            if name not in data:
                raise IllegalAction(f"action {declared.name!r} needs a field {name!r}")
        return self.find(declared.name, *[data[name] for name in names])


_spaces: dict[str, ActionSpace] = {}


def _restore(module: str, code: int) -> Action:
    if module not in _spaces:
        importlib.import_module(module)
    return _spaces[module][code]
