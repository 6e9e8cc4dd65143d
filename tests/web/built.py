"""What the build of the page has made: which part needs which script, from Vite's manifest."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from typing import Any

from asclepia.server.http import PAGE

FIRST = "index.html"
TABLE = "src/pages/Table.svelte"


@cache
def manifest() -> dict[str, dict[str, Any]]:
    return json.loads((PAGE / ".vite" / "manifest.json").read_text())


def games() -> list[str]:
    """The games that have a page of their own."""
    return sorted(key.split("/")[2] for key in manifest() if re.match("src/games/.+/game.ts", key))


def parts(game: str, language: str = "en") -> dict[str, list[str]]:
    """What is fetched with a game's cover, and what with its table."""
    texts = [key for key in manifest() if f"/games/{game}/texts/" in key and f"/{language}." in key]
    return {
        "cover": [f"src/games/{game}/cover.ts", *(one for one in texts if "/lobby/" in one)],
        "table": [f"src/games/{game}/game.ts", *(one for one in texts if "/lobby/" not in one)],
    }


def scripts(*parts: str) -> set[str]:
    """The scripts that these parts need before they are there."""
    found: set[str] = set()
    todo = list(parts)
    while todo:
        one = manifest()[todo.pop()]
        if one["file"] not in found:
            found.add(one["file"])
            todo += one.get("imports", [])
    return found


def weight(files: set[str]) -> int:
    """In bytes, gzipped."""
    return sum(len(gzip.compress((PAGE / file).read_bytes())) for file in files)
