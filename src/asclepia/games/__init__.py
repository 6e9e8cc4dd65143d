"""The games, one folder each: a folder here that has a `GAME` is a game."""

from __future__ import annotations

import importlib
import pkgutil
from difflib import get_close_matches

from asclepia.table.errors import OptionError
from asclepia.table.game import Game


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        near = get_close_matches(str(name), names(), n=1)
        hint = f", did you mean {near[0]!r}?" if near else ""
        raise OptionError(f"there is no game {name!r}{hint} (games: {', '.join(names())})")
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game
