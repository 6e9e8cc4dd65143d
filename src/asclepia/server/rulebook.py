"""The rules of a game as its page shows them: part by part, every numbered rule by itself.

With what is printed on its components. For the sets that come with a game this is made once; for
people's own, of which there is no end, the thinkers make it, and the last are kept.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from asclepia.games import load
from asclepia.server import wire
from asclepia.server.component_sets import set_of
from asclepia.server.own_sets import OwnSets, readable
from asclepia.server.thinking import Thinkers

KEPT = 64  # pages about people's own sets

# Without HTML of its own: what is printed on somebody's own components stands in it, too.
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_NUMBER = re.compile(r"<strong>\[([A-Z]-\w+)\]</strong>\s*")


class Rulebook:
    def __init__(self, own_sets: OwnSets, thinkers: Thinkers) -> None:
        self.own_sets = own_sets
        self.thinkers = thinkers
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    async def rules(self, game: str, language: str, wanted: str | None, house: str) -> wire.Rules:
        """With what lies in the box of the set that is wanted."""
        found: wire.Rules = await self._told(rules_of, (game, language), wanted, house)
        return found

    async def printed(self, game: str, wanted: str | None, house: str) -> dict[str, Any]:
        found: dict[str, Any] = await self._told(printed_of, (game,), wanted, house)
        return found

    async def _told(
        self, what: Callable[..., Any], about: tuple[str, ...], wanted: str | None, house: str
    ) -> Any:
        content, own = await self.own_sets.content(load(about[0]), wanted)
        if not own:
            return await asyncio.to_thread(what, *about, content)
        key = (what, *about, wanted)
        if key not in self._kept:
            with readable():
                self._kept[key] = await self.thinkers.do(house, partial(what, *about, content))
        self._kept.move_to_end(key)
        found = self._kept[key]
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


@lru_cache(maxsize=64)
def rules_of(game: str, language: str, content: str) -> wire.Rules:
    """The rules, with what lies in the box of the set with this content."""
    found = load(game)
    return divided(found.rules(language, set_of(game, content), page=True))


@lru_cache(maxsize=64)
def printed_of(game: str, content: str) -> dict[str, Any]:
    """What is printed on the components: of a game that nobody plays, so it tells of none."""
    found = load(game)
    seats = 2 if 2 in found.seats else found.seats[0]
    return found.start(seats, 0, set_of(game, content)).printed()


def divided(markdown: str) -> wire.Rules:
    """The parts of the page, by its headings; a rule that another one names is a link to it."""
    made = wire.Rules("", [], [])
    for block in _blocks(_MARKDOWN.parse(markdown)):
        if block[0].tag == "h1":
            made.title = block[1].content
        elif block[0].tag == "h2":
            made.parts.append(wire.RulesPart(block[1].content, []))
        else:
            (made.parts[-1].blocks if made.parts else made.intro).append(_rendered(block))
    blocks = [*made.intro, *(block for part in made.parts for block in part.blocks)]
    _link(blocks)
    return made


def _blocks(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """What stands below each other; a list with numbered rules is one rule after the other."""
    for block in _closed(tokens, 0):
        if block[0].type == "bullet_list_open" and _is_numbered(block):
            for item in _closed(block[1:-1], 1):
                yield item if _is_numbered(item) else [block[0], *item, block[-1]]
        else:
            yield block


def _closed(tokens: Sequence[Token], level: int) -> Iterator[Sequence[Token]]:
    begun = 0
    for at, token in enumerate(tokens):
        if token.level == level and token.nesting <= 0:
            yield tokens[begun : at + 1]
            begun = at + 1


def _is_numbered(tokens: Sequence[Token]) -> bool:
    return any(
        re.match(r"\*\*\[[A-Z]-\w+\]\*\*", token.content)
        for token in tokens
        if token.type == "inline"
    )


def _rendered(tokens: Sequence[Token]) -> wire.RuleBlock:
    """A rule without its number and without the mark of its list: the page shows both its way."""
    if tokens[0].type == "list_item_open":
        tokens = tokens[1:-1]
    html: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    number = _NUMBER.match(html.removeprefix("<p>")) if _is_numbered(tokens) else None
    if number is None:  # a card may be called like a rule
        return wire.RuleBlock(html, "")
    return wire.RuleBlock(_NUMBER.sub("", html, count=1), number[1])


def _link(blocks: list[wire.RuleBlock]) -> None:
    known = {block.rule for block in blocks} - {""}

    def link(found: re.Match[str]) -> str:
        rule = found[0]
        return f'<a href="#{rule}">{rule}</a>' if rule in known else rule

    for block in blocks:
        block.html = re.sub(r"\b[A-Z]-[A-Z]?\d+\b", link, block.html)
