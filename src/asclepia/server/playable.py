"""Whether a stored table can be played by today's rules.

Moves mean something only together with the game, its revision, the options, the component set
and the seed. A table whose moves mean nothing any more is a document: it is shown as it was
last known, it can be downloaded, and it stops nobody else.
"""

from __future__ import annotations

from asclepia.games import load
from asclepia.server.component_sets import digest_of, set_of
from asclepia.server.rows import TableRow
from asclepia.table import AsclepiaError, ComponentSet, Game, Match, Message
from asclepia.table.texts import TABLE


class Unplayable(Exception):
    """Today's rules cannot play it; the trouble says why, to people."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.trouble = Message(TABLE, key, **facts)


def closed_by(row: TableRow) -> str:
    """The text that says why a table is closed."""
    why = "idle" if row.ended is None else row.ended.why
    return "trouble-closed" if why == "idle" else f"trouble-{why}"


#: What stops a game that today's rules can deal anew.
STOPPED = ("trouble-revision", "trouble-components", "trouble-moves")


def comes_again(row: TableRow, trouble: Message | None) -> bool:
    """Whether who played there may ask for a rematch: the game is over, was ended by them, or
    today's rules have stopped it."""
    if row.status == "playing":
        return trouble is not None and trouble.key in STOPPED and _has_components(row)
    ended = row.ended is not None and row.ended.why in ("resigned", "agreed", "away", "time")
    return row.status == "over" or ended


def _has_components(row: TableRow) -> bool:
    """Whether there is a set to play it with, the same or as it is today."""
    if row.own_title is not None:
        return True
    try:
        return bool(digest_of(row.game, row.components))
    except AsclepiaError:
        return False


def trouble_of(row: TableRow) -> Message | None:
    """What can be told without reading the moves or somebody's own component set."""
    try:
        _game_of(row)
    except Unplayable as error:
        return error.trouble
    return None


def begun(row: TableRow, seed: str) -> Match:
    """The table's match before the first move, by the rules it is tied to; if it has not begun,
    by today's."""
    game = _game_of(row)
    components = _components_of(row, game)
    try:
        if row.options is None:
            raise ValueError("options")
        return Match(game, row.seats, int(seed, 16), components, None, **row.options)
    except Exception as error:  # whatever a game says to what is stored, others play on
        raise Unplayable("trouble-setup") from error


def _game_of(row: TableRow) -> Game:
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


def _components_of(row: TableRow, game: Game) -> ComponentSet:
    try:
        if row.own_content is None:
            return game.components(row.components)
        found = set_of(game.name, row.own_content)
    except Exception as error:
        raise Unplayable("trouble-components", name=row.components) from error
    if found.digest != row.digest:
        raise Unplayable("trouble-components", name=row.own_title or "")
    return found
