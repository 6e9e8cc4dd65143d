"""Texts: what the table says to people, from the Fluent catalogues next to each game.

The table's own words lie in `table/texts/`, a game's in its folder's `texts/`, one file a
language. The page reads the same files.
"""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from asclepia.table.errors import OptionError

TABLE = "asclepia.table"
LANGUAGES = {"en": "English", "fr": "Français"}


class Message:
    """Something to say, not yet in a language: a key of a game's catalogue and its facts, which
    may be messages themselves."""

    def __init__(self, module: str, key: str, **facts: str | int | Message) -> None:
        self.module = module
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return self.to("en")

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def to(self, language: str) -> str:
        """In words, in this language."""
        facts = {
            name: fact.to(language) if isinstance(fact, Message) else fact
            for name, fact in self.facts.items()
        }
        return texts(self.module, language).say(self.key, **facts)


class Texts:
    """One module's catalogue in one language."""

    def __init__(self, files: list[Path], language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: str | int) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"the text {key!r} has no value")
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return elided(str(text)) if self.language == "fr" else str(text)


def elided(text: str) -> str:
    """In French an e goes before a name that begins with a vowel."""
    return re.sub(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÔ])", r"\1’", text)


def known_language(language: object) -> str:
    """The language, if there are texts in it."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise OptionError(f"no texts in {language!r}: the languages are {', '.join(LANGUAGES)}")
    return language


@cache
def texts(module: str, language: str) -> Texts:
    """The texts of a game's package, over the table's own."""
    known_language(language)
    files = [Path(__file__).parent / "texts" / f"{language}.ftl"]
    home = importlib.import_module(module).__file__
    if home is not None and module != TABLE:
        own = Path(home).parent / "texts" / f"{language}.ftl"
        if own.exists():
            files.append(own)
    return Texts(files, language)
