"""The rules as the page gets them: divided into numbered rules, with the components in play."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest

import asclepia
from asclepia.games import load
from asclepia.server.rulebook import divided
from asclepia.table.components import in_all
from asclepia.table.texts import LANGUAGES

TEXT = """# Kitchen

Welcome.

## Cooking

First of all:

- **[K-1]** Boil, see K-2.
  - gently
- no rule
- **[K-2]** Fry (*ours*), not K-3.

| a | b |
|---|---|
| 1 | 2 |

## Washing <b>up</b>

Soap.
"""


def test_rules_stand_by_themselves_and_name_each_other():
    made = divided(TEXT)
    assert made.title == "Kitchen"
    assert [block.html for block in made.intro] == ["<p>Welcome.</p>\n"]
    cooking, washing = made.parts
    assert [block.rule for block in cooking.blocks] == ["", "K-1", "", "K-2", ""]
    boil, other, fry, table = cooking.blocks[1:]
    assert boil.html.startswith('Boil, see <a href="#K-2">K-2</a>.')
    assert "<li>gently</li>" in boil.html
    assert other.html == "<ul>\n<li>no rule</li>\n</ul>\n"
    assert fry.html == "Fry (<em>ours</em>), not K-3."
    assert table.html.startswith("<table>")
    assert (washing.title, washing.blocks[0].html) == ("Washing <b>up</b>", "<p>Soap.</p>\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", asclepia.games())
def test_the_page_has_every_rule_and_no_commands(name, language):
    game = load(name)
    page, printed = game.rules(language, page=True), game.rules(language)
    parts = divided(page).parts
    numbered = [block.rule for part in parts for block in part.blocks if block.rule]
    assert numbered == game.rule_ids(language)
    assert "```" not in page
    assert "asclepia " not in page
    assert not any("<!--" in text for text in (page, printed)), "a fence is left"


def test_the_terminal_reads_more_than_the_page():
    garum = load("garum")
    assert "asclepia components check" in garum.rules()
    assert "asclepia components check" not in garum.rules(page=True)


def test_the_components_in_play_are_told_as_words(guest):
    """What somebody has typed into their own set is no HTML."""
    anna = guest()
    text = anna.http.get("/api/games/quackery/components/reconstructed").text
    mine = text.replace('en = "Bloodletting"', 'en = "<b>Leeching</b>"')
    assert mine != text
    brought = anna.http.post("/api/components", json={"game": "quackery", "text": mine}).json()
    address = f"/api/rules/quackery?set={brought['digest']}"
    told = anna.http.get(address).text
    assert "&lt;b&gt;Leeching" in told
    assert "<b>Leeching" not in told
    assert "Leeching" not in anna.http.get("/api/rules/quackery").text
    printed = anna.http.get(f"/api/games/quackery/printed?set={brought['digest']}").json()
    assert printed["cards"][0]["name"]["en"] == "<b>Leeching</b>"
    assert anna.http.get("/api/rules/quackery?set=0000000000000000").status_code == 400


class Seen(HTMLParser):
    """What a browser makes of the rules: elements with what they lead to, and the words."""

    def __init__(self, blocks: list[str]) -> None:
        super().__init__()
        self.elements: list[Any] = []
        self.words = ""
        for block in blocks:
            self.feed(block)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, attrs))

    def handle_data(self, data: str) -> None:
        self.words += data


def named(game: asclepia.Game, name: str) -> Any:
    """The game's usual set, where all that has a name is called so."""

    def called(content: Any) -> Any:
        if isinstance(content, list):
            return [called(one) for one in content]
        if not isinstance(content, dict):
            return content
        return {
            key: (in_all(name) if isinstance(value, dict) else name)
            if key in ("name", "event", "city")
            else called(value)
            for key, value in content.items()
        }

    content = msgspec.to_builtins(game.components())
    return game.remade_components({**called(content), "name": "mine"})


NAMES = [
    "![a picture](https://eve.example/seen.png)",
    "[a link](https://eve.example)",
    "<https://eve.example>",
    "<img src=https://eve.example/seen.png>",
    "**bold** _and_ `code` ~~gone~~",
    "a | b",
    "&lt;b&gt; &amp; &#42;",
    "back\\slash\\",
    "# 1. - + > =",
    "[X-9]",
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", ["galenus", "hippocrates", "quackery"])
def test_what_a_strangers_card_is_called_is_text_and_nothing_else(game, name):
    """No link, no picture: a page that fetches one tells a stranger who reads it."""
    found = load(game)

    def page(called: str) -> tuple[Seen, list[str]]:
        parts = divided(found.rules("en", named(found, called), page=True)).parts
        blocks = [block for part in parts for block in part.blocks]
        return Seen([block.html for block in blocks]), [block.rule for block in blocks]

    plain, odd = page("Plain"), page(name)
    assert odd[0].elements == plain[0].elements
    assert odd[0].words == plain[0].words.replace("Plain", name)
    assert odd[1] == plain[1]
