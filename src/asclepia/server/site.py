"""The rest of a site: pages of prose about it, and the files that make the page an installed one.

The prose is the server's, because it speaks of the server: how long it keeps what, for one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Template
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from markdown_it import MarkdownIt

from asclepia.server import wire
from asclepia.server.housekeeping import Patience
from asclepia.table.texts import LANGUAGES

PROSE = Path(__file__).parent / "prose"
PAGES = ("about", "accessibility", "credits", "privacy")

#: For how long, in words; without end.
_DAYS = {"en": ("{} days", "for ever"), "fr": ("{} jours", "sans limite")}


@get("/api/prose/{name:str}", summary="A page about this site, as HTML")
async def prose(state: State, name: str, lang: str = "en") -> wire.Prose:
    if lang not in LANGUAGES:
        raise wire.Refused("no-language", f"the languages are {', '.join(LANGUAGES)}", 400)
    if name not in PAGES:
        raise wire.Refused("no-page", f"the pages are {', '.join(PAGES)}", 404)
    return wire.Prose(prose_html(name, lang, state.patience))


@cache
def prose_html(name: str, lang: str, patience: Patience) -> str:
    """The page, with this server's own figures."""
    some, endless = _DAYS[lang]
    figures = {
        kind: some.format(days) if days else endless for kind, days in vars(patience).items()
    }
    text = Template((PROSE / f"{name}.{lang}.md").read_text(encoding="utf-8"))
    html: str = MarkdownIt("commonmark").enable("table").render(text.substitute(figures))
    return html


def _asked_anew(state: State, name: str, kind: str) -> Response[bytes]:
    """A file at the root of the page: a newer one counts at once."""
    headers = {"cache-control": "no-cache"}
    return Response((state.page / name).read_bytes(), media_type=kind, headers=headers)


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker(state: State) -> Response[bytes]:
    """The service worker: at the root, because it serves all addresses."""
    return _asked_anew(state, "worker.js", "text/javascript; charset=utf-8")


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(state: State) -> Response[bytes]:
    """What a device that installs the page must know."""
    return _asked_anew(state, "manifest.webmanifest", "application/manifest+json")


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def icon(state: State) -> Response[bytes]:
    """Browsers ask for it where an answer is no page, and so names no icon."""
    return _asked_anew(state, "assets/icons/apple-180.png", "image/png")


#: Only where there is a built page.
FILES: list[Any] = [worker, manifest, icon]
