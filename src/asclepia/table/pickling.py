"""How states, frames and their pieces go through a pickle and are copied by `copy.deepcopy`.

Nothing outside `__init__` can set the `Final` attributes of a compiled class. So pickle and copy
call the class again. That needs one habit: each parameter of `__init__` has the name of the
attribute that keeps it.
"""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import Any, TypeAlias

#: What `__reduce__` gives: the class, its arguments, and perhaps attributes to be set afterwards.
Reduced: TypeAlias = tuple[Any, ...]


@cache
def _parameters(kind: type) -> tuple[str, ...]:
    return tuple(signature(kind).parameters)


def fixed(thing: object) -> Reduced:
    """For a thing that never changes: its arguments are all there is to it."""
    kind: Any = type(thing)
    return kind, tuple([getattr(thing, name) for name in _parameters(kind)])


def changing(thing: object, *without: str) -> Reduced:
    """For a thing that changes: all other attributes, too, but for those that are named."""
    kind, given = fixed(thing)
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    interpreted: dict[str, Any] = getattr(thing, "__dict__", {})
    left_out = {"__dict__", *_parameters(kind), *without}
    names = [name for name in (*compiled, *interpreted) if name not in left_out]
    return kind, given, {name: getattr(thing, name) for name in names}
