"""What the page says, from the same catalogues that the page reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
#: What everybody says, and what only one page does.
SHARED = (
    "src/asclepia/table/texts",
    "web/src/pages/texts",
    "web/src/texts",
    *sorted(str(one.parent.relative_to(ROOT)) for one in ROOT.glob("web/src/pages/texts/*/en.ftl")),
)
OWN = (  # those that are there
    "src/asclepia/games/{game}/texts",
    "docs/examples/{game}/texts",
    "web/src/games/{game}/texts",
    "web/src/games/{game}/texts/lobby",
    "web/src/games/{game}/texts/rules",
    "web/src/games/{game}/texts/lesson",
    "docs/examples/{game}/page/texts",
    "docs/examples/{game}/page/texts/lobby",
)


@cache
def catalogue(language: str, game: str) -> FluentBundle:
    """What the pages say around this game: its own texts over the shared ones."""
    bundle = FluentBundle([language], use_isolating=False)
    homes = [ROOT / home for home in SHARED]
    homes += [path for home in OWN if (path := ROOT / home.format(game=game)).is_dir()]
    for home in homes:
        text = (home / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def said(key: str, language: str, at: str, **facts: str | int) -> str:
    """A text of the page in this language, at a table of this game."""
    bundle = catalogue(language, at)
    words, problems = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not problems, (key, problems)
    return words


@cache
def fixed(language: str, at: str) -> dict[str, str]:
    """All texts that have no facts in them, by key."""
    bundle = catalogue(language, at)
    found = {}
    for key, message in bundle._messages.items():
        words, problems = bundle.format_pattern(bundle.get_message(key).value, {})
        if message.value is not None and not problems:
            found[key] = words
    return found
