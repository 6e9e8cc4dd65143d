"""Every word of a component file has one number, and every number one word."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from asclepia.games.quackery import vocabulary
from asclepia.games.quackery.components import Card, Character, Need, Step


def words(struct, field):
    """The words that a field of a component file can hold."""
    found = get_type_hints(struct)[field]
    options = [one for one in get_args(found) if one is not type(None)]
    if options and not isinstance(options[0], str):  # Literal[…] | None
        options = get_args(options[0])
    return set(options)


@pytest.mark.parametrize(
    ("table", "struct", "field"),
    [
        ("DOES", Step, "do"),
        ("WHICH", Step, "humour"),
        ("WHO", Step, "who"),
        ("USES", Character, "use"),
        ("FATES", Need, "fate"),
    ],
)
def test_every_word_of_a_file_has_a_number_of_its_own(table, struct, field):
    numbers = getattr(vocabulary, table)
    assert set(numbers) == words(struct, field)
    assert len(set(numbers.values())) == len(numbers)


def test_cards_are_used_like_characters():
    assert words(Card, "kind") < set(vocabulary.USES)
