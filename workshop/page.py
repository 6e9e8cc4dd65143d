"""Builds the page with Vite, where the server finds it: `src/asclepia/server/page`.

`python -m workshop.page` builds it if one of its sources has changed.
"""

from __future__ import annotations

import json

from workshop import npm, sources

MADE = sources.BUILD / "page.json"


def changed() -> str:
    """Why the page has to be built; nothing if it is there and as it is written."""
    if not MADE.exists() or not (sources.PAGE / "index.html").exists():
        return "it was never built"
    made = json.loads(MADE.read_text(encoding="utf-8"))
    return sources.first_difference(made, sources.contents(sources.page()))


def build() -> str:
    """Build it if a source has changed, and say which; nothing if none has."""
    why = changed()
    if why:
        MADE.unlink(missing_ok=True)
        npm.install()
        now = sources.contents(sources.page())  # an edit while it is built is not in it
        npm.run("run", "build")
        MADE.parent.mkdir(exist_ok=True)
        MADE.write_text(json.dumps(now, indent=1), encoding="utf-8")
    return why


if __name__ == "__main__":
    build()
