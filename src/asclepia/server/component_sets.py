"""Component sets as the service meets them: those that come with a game, and people's own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from asclepia.games import load
from asclepia.table import ComponentSet


@lru_cache(maxsize=64)
def set_of(game: str, content: str) -> ComponentSet:
    """The set with this content, checked. It is read once: the games know a set by its being
    the same object."""
    return load(game).remade_components(msgspec.json.decode(content))


def content_of(components: ComponentSet) -> str:
    return msgspec.json.encode(components).decode()


@cache
def digest_of(game: str, name: str) -> str:
    """The digest of a set that comes with the game."""
    return load(game).components(name).digest


def stored_set(components: ComponentSet) -> dict[str, Any]:
    """Somebody's own set, as it is kept."""
    return {
        "digest": components.digest,
        "game": components.game,
        "name": components.name,
        "title": components.title,
        "content": content_of(components),
    }
