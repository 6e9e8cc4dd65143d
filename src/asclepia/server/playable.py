"""Whether a stored table can be played by today's rules.

Moves mean something only together with the game, its revision, the options, the component set
and the seed. A table whose moves mean nothing any more is a document: it is shown as it was
last known, it can be downloaded, and it stops nobody else.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Row

from asclepia.games import load
from asclepia.server.component_sets import digest_of, set_of
from asclepia.server.endings import ended_of
from asclepia.table import AsclepiaError, ComponentSet, Game, Match, Message
from asclepia.table.texts import TABLE


class Unplayable(Exception):
    """Today's rules cannot play it; the trouble says why, to people."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.trouble = Message(TABLE, key, **facts)


def closed_by(row: Row[Any]) -> str:
    """The text that says why a table is closed."""
    ended = ended_of(row)
    return "trouble-closed" if ended is None or ended.why == "idle" else f"trouble-{ended.why}"


#: What stops a game that today's rules can deal anew.
STOPPED = ("trouble-revision", "trouble-components", "trouble-moves")


def comes_again(row: Row[Any], trouble: Message | None) -> bool:
    """Whether who played there may ask for a rematch: the game is over, was ended by them, or
    today's rules have stopped it."""
    if row.status == "playing":
        return trouble is not None and trouble.key in STOPPED and _has_components(row)
    how = ended_of(row)
    ended = how is not None and how.why in ("resigned", "agreed", "away", "time")
    return row.status == "over" or ended


def _has_components(row: Row[Any]) -> bool:
    """Whether there is a set to play it with, the same or as it is today."""
    if row.own_title is not None:
        return True
    try:
        return bool(digest_of(row.game, row.components))
    except AsclepiaError:
        return False


def trouble_of(row: Row[Any]) -> Message | None:
    """What can be told without reading the moves or somebody's own component set."""
    try:
        _game_of(row)
    except Unplayable as error:
        return error.trouble
    return None


def begun(row: Row[Any], seed: str) -> Match:
    """The table's match before the first move, by the rules it is tied to; if it has not begun,
    by today's."""
    game = _game_of(row)
    components = _components_of(row, game)
    try:
        options = json.loads(row.options)
        return Match(game, row.seats, int(seed, 16), components, None, **options)
    except Exception as error:  # whatever a game says to what is stored, others play on
        raise Unplayable("trouble-setup") from error


def _game_of(row: Row[Any]) -> Game:
    try:
        game = load(row.game)
    except Exception as error:
        raise Unplayable("trouble-game", game=row.game) from error
    if row.status == "closed":
        raise Unplayable(closed_by(row))
    if not row.seed:  # nothing has been dealt: it will be tied to what is here then
        return game
    if row.revision != game.revision:
        raise Unplayable(
            "trouble-revision", title=game.title, theirs=row.revision, ours=game.revision
        )
    if row.own_title is None and row.digest is not None:
        try:
            here = digest_of(game.name, row.components)
        except AsclepiaError:
            here = ""
        if here != row.digest:
            raise Unplayable("trouble-components", name=row.components)
    return game


def _components_of(row: Row[Any], game: Game) -> ComponentSet:
    try:
        if row.own_content is None:
            return game.components(row.components)
        found = set_of(game.name, row.own_content)
    except Exception as error:
        raise Unplayable("trouble-components", name=row.components) from error
    if found.digest != row.digest:
        raise Unplayable("trouble-components", name=row.own_title)
    return found
