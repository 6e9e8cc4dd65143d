"""Component sets that people bring: checked as on the command line, kept, found again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.component_sets import content_of, digest_of, set_of, stored_set
from asclepia.server.storage import Storage
from asclepia.table import AsclepiaError, ComponentError, ComponentSet, Game, Problem

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
        found = _printed_with(game, wanted)
        if found is not None:
            return found
        content = await self._brought(game, str(wanted))
        with readable():
            return set_of(game.name, content)

    async def content(self, game: Game, wanted: str | None) -> tuple[str, bool]:
        """What a set holds, without reading it; and whether somebody has brought it."""
        found = _printed_with(game, wanted)
        if found is not None:
            return content_of(found), False
        return await self._brought(game, str(wanted)), True

    async def _brought(self, game: Game, wanted: str) -> str:
        content = None
        if _DIGEST.fullmatch(wanted):
            content = await self.storage.set_content(game.name, wanted)
        if content is None:
            words = f"there is no component set {wanted!r} for {game.title} here: bring it first"
            raise wire.Refused("no-components", words, 400)
        return content


def _printed_with(game: Game, wanted: str | None) -> ComponentSet | None:
    """The set by this name or digest, if it comes with the game."""
    if wanted is None:
        return game.components()
    for name in game.component_names():
        if wanted in (name, digest_of(game.name, name)):
            return game.components(name)
    return None


@contextmanager
def readable() -> Iterator[None]:
    """It was checked when it was brought; since then it may have been damaged."""
    try:
        yield
    except (AsclepiaError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        words = "what is stored of this component set is damaged: it cannot be used"
        raise wire.Refused("no-components", words, 410) from error


def _checked(game: Game, text: str) -> ComponentSet:
    found = game.parse_components(text)
    game.start(game.seats[-1], 0, found)
    return found


def _told(problems: list[Problem]) -> list[wire.EntryWords]:
    return [wire.EntryWords(one.entry, one.words) for one in problems]
