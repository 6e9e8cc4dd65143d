"""Writes the page's types from the Python ones, so that nothing is typed twice.

`src/lib/wire.ts` is made from `asclepia/server/wire.py`; a game's `types.ts` from its `views.py`
(shapes and CONSTANTS), its kinds of action and the kinds of event in its modules. Comments go
along: a class's docstring, and what stands beside a field or, after `#:`, above it.

`make renew` runs it; by hand, from the root: .venv/bin/python web/typescript.py [--check]
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import json
import pkgutil
import re
import sys
import textwrap
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired

import msgspec

import asclepia
from asclepia.server import wire
from asclepia.table import ActionSpace, EventKind

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src"
COMMAND = "make renew"
WIDTH = 100

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
GENERAL = "import type { Action, GameEvent, GameView, Part } from './types';"


def files() -> dict[Path, str]:
    """What every file that is made from Python types should hold."""
    found = {PAGE / "lib" / "wire.ts": made("asclepia/server/wire.py", GENERAL, *declared(wire))}
    for name in asclepia.games():
        game = asclepia.load(name)
        for folder in (PAGE / "games" / name, game.folder / "page"):  # an example keeps its own
            if folder.is_dir() and importlib.util.find_spec(f"{game.module}.views"):
                found[folder / "types.ts"] = game_types(name)
    return found


def game_types(name: str) -> str:
    """What a game shows, what can be done in it, what can happen, and its constants."""
    game = asclepia.load(name)
    views = importlib.import_module(f"{game.module}.views")
    return made(
        f"asclepia/games/{name}",
        *declared(views),
        actions(game.actions),
        events(event_kinds(game.module)),
        *constants(views),
    )


def made(source: str, *parts: str) -> str:
    return "\n\n".join([f"// Made from {source} by web/typescript.py: do not edit.", *parts]) + "\n"


# Types


def declared(module: types.ModuleType) -> Iterator[str]:
    """The shapes and the named unions of a module, in its own order."""
    source = inspect.getsource(module)
    named = {value: name for name, value in vars(module).items() if is_union(value)}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and is_shape(getattr(module, node.name)):
            yield interface(getattr(module, node.name), node, source.splitlines(), named)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if is_union(getattr(module, name)):
                yield union(name, members(getattr(module, name), {}))


def is_shape(value: object) -> bool:
    return isinstance(value, msgspec.StructMeta) or typing.is_typeddict(value)


def is_union(value: object) -> bool:
    return typing.get_origin(value) in (typing.Literal, typing.Union, types.UnionType)


def interface(shape: Any, node: ast.ClassDef, lines: list[str], named: dict[Any, str]) -> str:
    """A TypedDict or a struct, with what it says about itself."""
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    bases = [base for base in bases if base != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    found = [*comment(ast.get_docstring(node)), f"export interface {node.name}{extends} {{"]
    hints = typing.get_type_hints(shape, include_extras=True)
    optional = {name for name, hint in hints.items() if typing.get_origin(hint) is NotRequired}
    config = getattr(shape, "__struct_config__", None)
    if config is not None and config.tag is not None:
        found.append(f"  {config.tag_field}: {literal(config.tag)};")
    if config is not None and config.forbid_unknown_fields:
        # The page sends it, and may leave out what has a default.
        optional = {one.name for one in msgspec.structs.fields(shape) if not one.required}
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            name = field.target.id
            found += comment(note(field.lineno, lines), "  ")
            head = f"{name}{'?' if name in optional else ''}:"
            found += either(head, members(hints[name], named), "  ")
    return "\n".join([*found, "}"])


def spelt(hint: Any, named: dict[Any, str]) -> str:
    """A Python type as a TypeScript one."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return "unknown"
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in named:
        return named[hint]
    if is_shape(hint):
        return str(hint.__name__)
    if is_union(hint):
        return " | ".join(members(hint, named))
    if origin is typing.Annotated:  # the page may have a type of its own for it
        return inner[1] if isinstance(inner[1], str) else spelt(inner[0], named)
    if origin is NotRequired:
        return spelt(inner[0], named)
    if origin is list:
        one = spelt(inner[0], named)
        return f"({one})[]" if " | " in one else f"{one}[]"
    if origin is dict:
        return f"Record<{spelt(inner[0], named)}, {spelt(inner[1], named)}>"
    raise TypeError(f"no TypeScript for {hint}: views are made of TypedDicts, lists and dicts")


def members(hint: Any, named: dict[Any, str]) -> list[str]:
    """The parts of a union; one, of anything else or where the union has a name."""
    if typing.get_origin(hint) is NotRequired:
        return members(typing.get_args(hint)[0], named)
    if hint in named or not is_union(hint):
        return [spelt(hint, named)]
    if typing.get_origin(hint) is typing.Literal:
        return [literal(one) for one in typing.get_args(hint)]
    return [spelt(one, named) for one in typing.get_args(hint)]


def union(name: str, parts: list[str], about: str = "") -> str:
    return "\n".join([*comment(about), *either(f"export type {name} =", parts)])


def either(head: str, parts: list[str], indent: str = "") -> list[str]:
    """One of several types, in a line or a line each; a long shape has a line for each field."""
    line = f"{indent}{head} {' | '.join(parts)};"
    if len(line) <= WIDTH:
        return [line]
    found = [f"{indent}{head}"]
    for part in parts:
        rows = [part]
        if len(part) > WIDTH and part.startswith("{ "):
            fields = re.split(r"; (?![^{]*})", part[2:-2])
            rows = ["{", *(f"{indent}      {field};" for field in fields), f"{indent}    }}"]
        found += [f"{indent}  | {rows[0]}", *rows[1:]]
    return [*found[:-1], f"{found[-1]};"]


def literal(value: object) -> str:
    """A value as the page writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {literal(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(literal(one) for one in value) + "]"
    text = json.dumps(value, ensure_ascii=False)
    return f"'{text[1:-1]}'" if isinstance(value, str) and "'" not in text else text


# Actions, events, constants


def actions(space: ActionSpace) -> str:
    found: list[str] = []
    for kind in space.kinds:
        fields = [f"{field.name}: number" for field in kind.fields]
        found.append("; ".join(["{ code: number", f"kind: {literal(kind.name)}", *fields]) + " }")
    return union("Action", found, "What a player can do.")


def events(kinds: list[EventKind]) -> str:
    found: list[str] = []
    for kind in kinds:
        fields = [f"{{ event: {literal(kind.name)}"]
        for name in kind.fields:
            fields.append(f"{name}: number | null" if name in kind.secret else f"{name}: number")
        if kind.secret:
            fields.append("only: { seat: number; fields: string[] }")
        found.append("; ".join(fields) + " }")
    return union("GameEvent", found, "What happened; where something is secret, whose it is.")


def event_kinds(module: str) -> list[EventKind]:
    """The kinds of event that a game's modules declare. Kinds of one name must look the same."""
    found: dict[str, EventKind] = {}
    path = importlib.import_module(module).__path__
    for one in [module, *(f"{module}.{info.name}" for info in pkgutil.iter_modules(path))]:
        for kind in vars(importlib.import_module(one)).values():
            if isinstance(kind, EventKind):
                known = found.setdefault(kind.name, kind)
                if (known.fields, known.secret) != (kind.fields, kind.secret):
                    raise TypeError(f"{one}: another kind of event is called {kind.name!r}, too")
    return [found[name] for name in sorted(found)]


def constants(module: types.ModuleType) -> Iterator[str]:
    """What a module's CONSTANTS say, if it has any."""
    source = inspect.getsource(module)
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CONSTANTS":
            assert isinstance(node.value, ast.Dict)
            for key, (name, value) in zip(node.value.keys, module.CONSTANTS.items(), strict=True):
                assert key is not None
                fixed = "" if isinstance(value, int | float | str) else " as const"
                said = comment(note(key.lineno, source.splitlines()))
                yield "\n".join([*said, f"export const {name} = {literal(value)}{fixed};"])


# Comments


def note(number: int, lines: list[str]) -> str:
    """What the source says about what is declared in this line, beside and above it."""
    said = re.findall(r"  # (.*)", lines[number - 1])
    at = number - 2
    while above := re.match(r"\s+#: (.*)", lines[at]):
        said.insert(0, above[1])
        at -= 1
    return " ".join(said)


def comment(words: str | None, indent: str = "") -> list[str]:
    text = " ".join((words or "").split())
    text = text[:1].upper() + text[1:]
    if not text:
        return []
    if len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    rows = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {row}" for row in rows), f"{indent} */"]


def differing() -> dict[Path, str]:
    """The files that do not hold what they should, and what that is."""
    return {
        path: text
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }


if __name__ == "__main__":
    found = differing()
    for path, text in found.items():
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} differs from the Python types: run {COMMAND}")
        else:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
    sys.exit("--check" in sys.argv and bool(found))
