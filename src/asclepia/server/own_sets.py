"""Component sets that people bring: checked as on the command line, kept, found again."""

from __future__ import annotations

import asyncio
import re

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.component_sets import digest_of, set_of, stored_set
from asclepia.server.storage import Storage
from asclepia.table import ComponentError, ComponentSet, Game, Problem

_DIGEST = re.compile("[0-9a-f]{16}")
LONGEST = 100_000  # characters in a file


class OwnSets:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def bring(self, wish: wire.NewComponents) -> wire.OwnComponents:
        """Check a set and keep it."""
        game = load(wish.game)
        if len(wish.text) > LONGEST:
            words = f"a component file has at most {LONGEST} characters, not {len(wish.text)}"
            raise wire.Refused("too-big", words, 400)
        try:
            found = await asyncio.to_thread(_checked, game, wish.text)
        except ComponentError as error:
            problems = _told(error.problems)
            raise wire.Refused("bad-components", str(error), 400, problems) from error
        if not game.owns(found):
            await self.storage.keep_set(stored_set(found))
        warnings = _told([Problem.read(line) for line in found.warnings()])
        return wire.OwnComponents(found.name, found.title, found.digest, warnings)

    async def find(self, game: Game, wanted: str | None) -> ComponentSet:
        """A set that comes with the game, by its name, or one that was brought, by its digest."""
        if wanted is None:
            return game.components()
        for name in game.component_names():
            if wanted in (name, digest_of(game.name, name)):
                return game.components(name)
        content = None
        if _DIGEST.fullmatch(wanted):
            content = await self.storage.set_content(game.name, wanted)
        if content is None:
            words = f"there is no component set {wanted!r} for {game.title} here: bring it first"
            raise wire.Refused("no-components", words, 400)
        return set_of(game.name, content)


def _checked(game: Game, text: str) -> ComponentSet:
    found = game.parse_components(text)
    game.start(game.seats[-1], 0, found)
    return found


def _told(problems: list[Problem]) -> list[wire.EntryWords]:
    return [wire.EntryWords(one.entry, one.words) for one in problems]
