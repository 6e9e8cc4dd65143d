"""What is shown of our links elsewhere: title, words and picture, as Open Graph has it.

Whoever reads them has no cookie: they are told what everybody may know, and of a private table
no names.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from asclepia.games import load, names
from asclepia.server import fairness
from asclepia.server.info import title_of
from asclepia.server.rows import ChairRow, TableRow
from asclepia.server.schema import people
from asclepia.server.storage import Storage
from asclepia.server.trouble import report
from asclepia.table.texts import texts

PICTURES = "assets/share"  # in the page's folder: one of each game, and the house's
HOUSE = "asclepia"
WIDTH, HEIGHT = 1200, 630
TITLE = "<title>Asclepia</title>"  # as the page has it


class Preview(NamedTuple):
    title: str
    words: str
    game: str | None = None  # whose picture is shown


async def preview(storage: Storage, path: str, language: str) -> Preview:
    """Of the page at this address; of one that leads nowhere, or cannot be read about now, the
    house's."""
    try:
        found = await _preview(storage, path, language)
    except Exception as error:  # the page itself is there all the same
        report("preview", error)
        found = None
    return found or Preview(_say(language, "share-title"), _say(language, "share-words"))


async def _preview(storage: Storage, path: str, language: str) -> Preview | None:
    kind, _, name = path.strip("/").partition("/")
    if kind in ("t", "replay"):
        for row, chairs in await storage.listed([name]):
            return _table(row, chairs, language)
    elif kind == "p":
        return await _player(storage, name, language)
    elif kind == "rules" and name in names():
        title = _say(language, "share-rules-title", game=load(name).title)
        return Preview(title, _say(language, "share-rules"), name)
    elif kind == "learn" and name in names():
        title = _say(language, "share-learn-title", game=load(name).title)
        return Preview(title, _say(language, "share-learn"), name)
    return None


def _table(row: TableRow, chairs: Sequence[ChairRow], language: str) -> Preview:
    game = title_of(row)
    known = {one.seat: one.name for one in chairs if one.kind != "open"}
    seated = [one.name for one in chairs if one.kind == "person"]
    free = sum(one.kind == "open" and one.person is None for one in chairs)
    status = row.status if row.status != "dealing" else "playing"
    words = _say(language, f"share-{status}", free=free)
    if row.status in ("open", "dealing") and fairness.among_people(one.kind for one in chairs):
        words += f" {fairness.in_words(row.allowed, language)}"
    if not row.public:
        return Preview(_say(language, f"share-{status}-private", game=game), words, row.game)
    if status == "open" and seated:
        names = ", ".join(seated)
        facts: dict[str, str | int] = {"names": names, "count": len(seated), "game": game}
        return Preview(_say(language, "share-open-title", **facts), words, row.game)
    if status == "over" and row.standing is not None:
        first = [known[seat] for seat in row.standing.winners if seat in known]
        words = _say(language, "winner", names=", ".join(first), count=len(first)) + " " + words
    title = f"{game}: {', '.join(known.values())}" if known else game
    return Preview(title, words, row.game)


async def _player(storage: Storage, handle: str, language: str) -> Preview | None:
    async with storage.engine.connect() as connection:
        wanted = select(people.c.name).where(people.c.handle == handle)
        name = (await connection.execute(wanted)).scalar()
    if name is None:
        return None
    return Preview(_say(language, "share-player-title", name=name), _say(language, "share-player"))


def _say(language: str, key: str, **facts: str | int) -> str:
    return texts("asclepia.server", language).say(key, **facts)


def with_preview(html: str, shown: Preview, folder: Path, base: str, path: str) -> str:
    """The page with what is shown of it in its head."""
    pictured = shown.game and (folder / PICTURES / f"{shown.game}.jpg").is_file()
    picture = shown.game if pictured else HOUSE
    told = {
        "og:site_name": "Asclepia",
        "og:type": "website",
        "og:title": shown.title,
        "og:description": shown.words,
        "og:url": f"{base}{path}",
        "og:image": f"{base}/{PICTURES}/{picture}.jpg",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [
        f"<title>{escape(shown.title)}</title>",
        f'<meta name="description" content="{escape(shown.words)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *(f'<meta property="{name}" content="{escape(one)}" />' for name, one in told.items()),
    ]
    return html.replace(TITLE, "\n    ".join(lines), 1)
