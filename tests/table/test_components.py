"""Component sets: what any game's file may say, and how it is told what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from asclepia.table import ComponentError, ComponentSet, Problem
from asclepia.table.components import parse, read, remade


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    words: str
    worth: int = 1


class Cards(ComponentSet, frozen=True, kw_only=True):
    cards: list[Card]

    def problems(self) -> Iterable[str]:
        for card in self.cards:
            if card.worth < 0:
                yield f"cards, {card.id!r}.worth: from 0 on, not {card.worth}"

    def warnings(self) -> Iterable[str]:
        if len(self.cards) != 2:
            yield f"cards: the box has two, not {len(self.cards)}"


HEAD = 'game = "whist"\nname = "mine"\ntitle = "My cards"\nsource = "my box"\n'


def card(name: str = "ace", words: str = "takes all", worth: int = 1) -> str:
    return f'[[cards]]\nid = "{name}"\nwords = "{words}"\nworth = {worth}\n'


def wrong(text: str) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        parse(text, Cards, "whist")
    return caught.value


def test_a_set_is_read_from_text_file_and_content_alike(tmp_path):
    text = HEAD + card() + card("king", "takes « most » …")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    one = parse(text, Cards, "whist")
    again = remade(msgspec.json.decode(msgspec.json.encode(one)), Cards, "whist")
    assert one == again == read(path, Cards, "whist")
    assert one.digest == again.digest
    assert list(one.warnings()) == []


def test_what_is_wrong_is_told_by_entry_and_the_file_is_named(tmp_path):
    text = HEAD + card(worth=-1) + card("king", worth=-2)
    error = wrong(text)
    assert error.problems == [
        Problem("cards, 'ace'.worth", "from 0 on, not -1"),
        Problem("cards, 'king'.worth", "from 0 on, not -2"),
    ]
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        read(path, Cards, "whist")
    assert str(caught.value).splitlines() == [f"{path}: {line}" for line in str(error).splitlines()]
    assert caught.value.problems == error.problems


def test_a_warning_does_not_refuse():
    found = parse(HEAD + card(), Cards, "whist")
    assert list(found.warnings()) == ["cards: the box has two, not 1"]


@pytest.mark.parametrize(
    ("text", "entry", "words"),
    [
        (HEAD.replace("whist", "chess") + card(), "game", "this is a set for 'chess'"),
        (HEAD + card() + "joker = 1\n", "cards[0]", "unknown field `joker`"),
        (HEAD + card(words="x" * 401), "cards, entry 1.words", "at most 400 characters, not 401"),
        (HEAD + card(name="x" * 81), "cards, entry 1.id", "at most 80 characters, not 81"),
        (HEAD.replace("My cards", "x" * 81) + card(), "title", "at most 80"),
        (HEAD.replace("My cards", "  ") + card(), "title", "must not be empty"),
        (HEAD + card() * 201, "cards", "at most 200 entries, not 201"),
        (HEAD + card(worth=1_000_001), "cards, entry 1.worth", "numbers go from"),
        (HEAD + card(words="a\\u0007b"), "cards, entry 1.words", r"'\x07' cannot be printed"),
        (HEAD + card(words="a\\u202Eb"), "cards, entry 1.words", r"'\u202e' cannot be printed"),
        (HEAD + card(words="a\\nb"), "cards, entry 1.words", "one line"),
        (HEAD + "cards = [\n", "", "not valid TOML"),
        (HEAD + "cards = " + "[\n" * 3000, "", "not valid TOML: nested too deeply"),
        (HEAD + "cards = " + "9" * 5000, "", "line 5 is too long: at most 1000 characters"),
        (HEAD + "a." * 600 + "a = 1\n", "", "line 5 is too long"),
    ],
)
def test_every_mistake_has_its_place_and_its_words(text, entry, words):
    problems = wrong(text).problems
    assert len(problems) == 1
    assert problems[0].entry == entry
    assert words in problems[0].words


def test_content_that_is_no_set_is_told_by_entry():
    with pytest.raises(ComponentError) as caught:
        remade({"game": "whist", "name": "mine", "title": 1, "source": ""}, Cards, "whist")
    assert [problem.entry for problem in caught.value.problems] == ["title"]
