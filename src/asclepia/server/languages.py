"""Which of our languages somebody reads."""

from __future__ import annotations

from asclepia.table.texts import LANGUAGES

USUAL = "en"


def language_of(accepted: str | None, wish: str | None = None) -> str:
    """The language that was wished for, or the one that a browser likes best (its header
    Accept-Language), or English."""
    if wish in LANGUAGES:
        return wish
    liked = [(_weight(parts), tag.partition("-")[0]) for tag, *parts in _ranges(accepted or "")]
    known = [(weight, tag) for weight, tag in liked if weight > 0 and tag in LANGUAGES]
    return max(known, key=lambda one: one[0])[1] if known else USUAL  # the first of the best


def _ranges(header: str) -> list[list[str]]:
    """`fr-CH, en;q=0.8` as [["fr-ch"], ["en", "q=0.8"]]."""
    return [[part.strip().lower() for part in one.split(";")] for one in header[:200].split(",")]


def _weight(parts: list[str]) -> float:
    try:
        return next((float(part[2:]) for part in parts if part.startswith("q=")), 1.0)
    except ValueError:
        return 0.0
