"""What the engine and the page are made of, known by content: a file's time says nothing."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
BUILD = ROOT / "build"  # everything that can be made again
PAGE = SOURCE / "asclepia" / "server" / "page"  # where the built page is served from


def settings() -> dict[str, Any]:
    """What `pyproject.toml` says of our own build."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["tool"]["asclepia"]
    return found


def engine() -> list[Path]:
    """The modules that are compiled."""
    told = settings()
    return [
        path
        for folder in told["compile"]
        for path in sorted((SOURCE / "asclepia" / folder).rglob("*.py"))
        if path.stem not in told["interpreted"]
    ]


#: What lies beside the page's sources and is no part of it: by how the name ends.
BESIDE = (".test.ts", ".md", ".py", "gallery.html", "eslint.config.js", "walls.js", "reaches.txt")


def page() -> list[Path]:
    """The files that the page is built from; games and table lend it their texts."""
    found = [
        *(one for one in WEB.iterdir() if not one.name.startswith(".")),
        *(WEB / "src").rglob("*"),
        *(WEB / "public").rglob("*"),
        *(SOURCE / "asclepia").rglob("*.ftl"),
    ]
    return sorted(one for one in found if one.is_file() and not one.name.endswith(BESIDE))


def contents(paths: Iterable[Path]) -> dict[str, str]:
    """Each file by its place in the project, and what is in it, as a digest."""
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:32]
        for path in paths
    }


def first_difference(before: dict[str, str], now: dict[str, str]) -> str:
    """The first file that is not as it was, and what became of it; nothing if all are the same."""
    for name in sorted(before.keys() | now.keys()):
        if name not in before:
            return f"{name} was added"
        if name not in now:
            return f"{name} was removed"
        if before[name] != now[name]:
            return f"{name} was changed"
    return ""
