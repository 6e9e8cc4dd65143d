"""The page's types are made from the Python ones: `web/typescript.py`."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from asclepia.server import wire
from asclepia.table import ActionSpace, EventKind, Field, Kind
from web import typescript

SHAPES = '''
from __future__ import annotations
from typing import Annotated, Any, Literal, NotRequired, TypedDict
import msgspec

Way = Literal["up", "down"]


class Named(TypedDict):
    name: str


class Card(Named):
    """A card,
    in a hand."""

    #: Its worth,
    #: by seat.
    worth: list[int | None]
    way: Way | None  # where it goes
    twins: NotRequired[dict[str, list[Card]]]
    printed: Any


class Sent(msgspec.Struct, tag="sent", forbid_unknown_fields=True):
    code: Annotated[int, "Code"]
    again: bool = False


class Told(msgspec.Struct):
    last: bool = False


Message = Sent | Told
'''

TYPES = """export type Way = 'up' | 'down';

export interface Named {
  name: string;
}

/** A card, in a hand. */
export interface Card extends Named {
  /** Its worth, by seat. */
  worth: (number | null)[];
  /** Where it goes */
  way: Way | null;
  twins?: Record<string, Card[]>;
  printed: unknown;
}

export interface Sent {
  type: 'sent';
  code: Code;
  again?: boolean;
}

export interface Told {
  last: boolean;
}

export type Message = Sent | Told;"""


def a_module(source: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "shapes_to_be_made.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(typescript.sys.modules, "shapes_to_be_made", raising=False)
    return typescript.importlib.import_module("shapes_to_be_made")


def test_the_page_has_the_types_that_python_has():
    wrong = [str(path.relative_to(typescript.ROOT)) for path in typescript.differing()]
    assert not wrong, f"these differ from the Python types: run {typescript.COMMAND}"


def test_no_page_writes_its_types_itself():
    pages = {path.parent / "types.ts" for path in typescript.PAGE.glob("games/*/game.ts")}
    assert pages
    assert pages <= typescript.files().keys()


def test_shapes_become_interfaces_with_their_comments(tmp_path, monkeypatch):
    module = a_module(SHAPES, tmp_path, monkeypatch)
    assert "\n\n".join(typescript.declared(module)) == TYPES


def test_what_has_no_counterpart_is_refused(tmp_path, monkeypatch):
    source = "from typing import TypedDict\n\n\nclass Odd(TypedDict):\n    pair: tuple[int, int]\n"
    with pytest.raises(TypeError, match="no TypeScript for tuple"):
        list(typescript.declared(a_module(source, tmp_path, monkeypatch)))


def test_actions_are_told_apart_by_their_kind():
    space = ActionSpace("tests.web.types", Kind("place", Field("tile", 0, 3)), Kind("pass"))
    assert typescript.actions(space).splitlines()[1:] == [
        "export type Action = { code: number; kind: 'place'; tile: number }"
        " | { code: number; kind: 'pass' };"
    ]


def test_events_say_what_may_be_hidden_and_from_whom():
    drew = EventKind("drew", ("seat", "card"), secret=("card",))
    made = typescript.events([drew, EventKind("ended")])
    assert (
        "{ event: 'drew'; seat: number; card: number | null; "
        "only: { seat: number; fields: string[] } }" in made
    )
    assert "{ event: 'ended' }" in made


def test_two_kinds_of_event_with_one_name_must_look_the_same(tmp_path, monkeypatch):
    game = tmp_path / "game_with_two_kinds"
    game.mkdir()
    declared = "from asclepia.table import EventKind\nA = EventKind('a', ('x',))\n"
    (game / "__init__.py").write_text(declared)
    (game / "one.py").write_text(declared + "B = EventKind('a', ('x',), reveals=True)\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert [kind.name for kind in typescript.event_kinds("game_with_two_kinds")] == ["a"]
    (game / "two.py").write_text("from asclepia.table import EventKind\nA = EventKind('a')\n")
    with pytest.raises(TypeError, match="another kind of event is called 'a'"):
        typescript.event_kinds("game_with_two_kinds")


def test_constants_keep_their_values(tmp_path, monkeypatch):
    source = """CONSTANTS = {
    "LINES": 8 * 4,
    "COLOURS": ("blue", "l’or"),  # by number
    "PLACES": {2: [0, 1]},
}
"""
    assert list(typescript.constants(a_module(source, tmp_path, monkeypatch))) == [
        "export const LINES = 32;",
        "/** By number */\nexport const COLOURS = ['blue', 'l’or'] as const;",
        "export const PLACES = { 2: [0, 1] } as const;",
    ]
    assert not list(typescript.constants(a_module("LINES = 1\n", tmp_path, monkeypatch)))


def test_a_message_of_either_side_is_one_of_a_union():
    made = "\n".join(typescript.declared(wire))
    assert "export type ServerMessage =" in made
    assert "export type ClientMessage =" in made
