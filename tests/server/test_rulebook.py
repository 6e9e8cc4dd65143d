"""The rules as the page gets them: divided into numbered rules, with the components in play."""

from __future__ import annotations

import pytest

import asclepia
from asclepia.games import load
from asclepia.server.rulebook import divided
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
