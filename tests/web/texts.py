"""What the page says, from the same catalogues that the page reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
SHARED = ("src/asclepia/table/texts", "web/src/pages/texts", "web/src/texts")
OWN = (
    "src/asclepia/games/{game}/texts",
    "web/src/games/{game}/texts",
    "web/src/games/{game}/texts/lobby",
)


@cache
def catalogue(language: str, game: str) -> FluentBundle:
    """What the pages say around this game: its own texts over the shared ones."""
    bundle = FluentBundle([language], use_isolating=False)
    for home in (*SHARED, *(home.format(game=game) for home in OWN)):
        text = (ROOT / home / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def said(key: str, language: str = "en", at: str = "garum", **facts: str | int) -> str:
    """A text of the page in this language, at a table of this game."""
    bundle = catalogue(language, at)
    words, problems = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not problems, (key, problems)
    return words


def fixed(language: str, at: str = "garum") -> dict[str, str]:
    """All texts that have no facts in them, by key."""
    bundle = catalogue(language, at)
    found = {}
    for key, message in bundle._messages.items():
        words, problems = bundle.format_pattern(bundle.get_message(key).value, {})
        if message.value is not None and not problems:
            found[key] = words
    return found
