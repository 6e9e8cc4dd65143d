"""Refuses to test anything but `src` as it is: see CONTRIBUTING.md."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from workshop import engine, overlay, page  # noqa: E402


def installed_elsewhere() -> str:
    """The sentence if Python would find another Asclepia than the one that is written here."""
    spec = find_spec("asclepia")
    if spec is None or not spec.submodule_search_locations:
        return "asclepia is not installed: `make build` installs the working copy"
    place = Path(spec.submodule_search_locations[0])
    if place == ROOT / "src" / "asclepia":
        return ""
    return f"{place} would be tested, not src: `make build` installs the working copy"


def compiled_from_others() -> str:
    """The sentence if the compiled engine is not what is written."""
    if os.environ.get("ASCLEPIA_PURE") or not engine.MADE.exists():
        return ""
    why = engine.changed()
    return f"{why} after the engine was compiled: {overlay.ADVICE}" if why else ""


def page_from_others() -> str:
    """The sentence if the page that would be served is not what is written."""
    why = page.changed()
    return f"the page: {why} after it was built: `make build` builds it again" if why else ""


# At once, since what is imported next may import Asclepia.
if why := installed_elsewhere() or compiled_from_others():
    print(why, file=sys.stderr)
    sys.exit(4)
