"""What a build of the page has made: which part needs which script, from Vite's manifest."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

from asclepia.server.settings import PAGE

FIRST = "index.html"
LOBBY = "src/pages/Lobby.svelte"
TABLE = "src/pages/Table.svelte"


class Built:
    """A folder with a built page; the package's own unless said."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        text = (folder / ".vite" / "manifest.json").read_text(encoding="utf-8")
        self.manifest: dict[str, dict[str, Any]] = json.loads(text)

    @property
    def games(self) -> list[str]:
        """The games that have a page of their own."""
        return sorted(
            key.split("/")[2] for key in self.manifest if re.match("src/games/.+/game.ts", key)
        )

    def cover(self, game: str, language: str = "en") -> list[str]:
        """What is fetched with a game's cover: the script, and its texts."""
        texts = self._texts(game, language)
        return [f"src/games/{game}/cover.ts", *(one for one in texts if "/lobby/" in one)]

    def picture(self, game: str) -> str:
        """What the lobby shows of a game besides."""
        return f"src/games/{game}/Hero.svelte"

    def table(self, game: str, language: str = "en") -> list[str]:
        """What is fetched besides with its table."""
        texts = self._texts(game, language)
        apart = ("/texts/lobby/", "/texts/lesson/", "/texts/rules/")
        own = [one for one in texts if not any(part in one for part in apart)]
        return [f"src/games/{game}/game.ts", *own]

    def _texts(self, game: str, language: str) -> list[str]:
        place = f"/games/{game}/texts/"
        return [key for key in self.manifest if place in key and f"/{language}." in key]

    def first(self, language: str = "en") -> list[str]:
        """What is fetched before anything is shown: the page, and what everybody says."""
        return [FIRST, f"src/texts/{language}.ts"]

    def page(self, part: str, texts: str, language: str = "en") -> list[str]:
        """What is fetched with one of the pages: the script, and what only it says."""
        return [part, f"src/pages/texts/{texts}/{language}.ftl?raw"]

    def file(self, part: str) -> str:
        return self.manifest[part]["file"]

    def scripts(self, *parts: str) -> set[str]:
        """The scripts that these parts need before they are there."""
        found: set[str] = set()
        todo = list(parts)
        while todo:
            one = self.manifest[todo.pop()]
            if one["file"] not in found:
                found.add(one["file"])
                todo += one.get("imports", [])
        return found

    def weight(self, files: set[str]) -> int:
        """In bytes, gzipped."""
        return sum(len(gzip.compress((self.folder / file).read_bytes())) for file in files)


#: The page that is served.
BUILT = Built()
