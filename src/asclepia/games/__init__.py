"""The games, one folder each: a folder here that has a `GAME` is a game.

Games can live elsewhere too: ASCLEPIA_GAMES names folders that hold game folders, separated
as in PATH. They become part of this package, so a game in one of them is imported as
`asclepia.games.<name>`, wherever it lies. The games that come with Asclepia go first.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from difflib import get_close_matches
from functools import cache

from asclepia.table.errors import OptionError
from asclepia.table.game import Game

VARIABLE = "ASCLEPIA_GAMES"
_elsewhere = [os.path.abspath(one) for one in os.environ.get(VARIABLE, "").split(os.pathsep) if one]
__path__.extend(_elsewhere)


def names() -> list[str]:
    """The names of all games."""
    for folder in _elsewhere:
        if not os.path.isdir(folder):
            raise OptionError(f"{VARIABLE}: there is no folder {folder}")
    return sorted({module.name for module in pkgutil.iter_modules(__path__) if module.ispkg})


def load(name: str) -> Game:
    """The game of this name."""
    return _load(str(name))


@cache
def _load(name: str) -> Game:
    known = names()
    if name not in known:
        near = get_close_matches(name, known, n=1)
        hint = f", did you mean {near[0]!r}?" if near else ""
        raise OptionError(f"there is no game {name!r}{hint} (games: {', '.join(known)})")
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game
