"""Every numbered rule has a test that names it, and a place on the rules page."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import asclepia
from asclepia.cli import proofs_by_rule
from asclepia.table.texts import LANGUAGES

TESTS = Path(__file__).parent.parent


@cache
def proven() -> set[str]:
    """The rules that tests name. All tests are read for it."""
    return set(proofs_by_rule(TESTS))


@pytest.mark.parametrize("name", asclepia.games())
def test_every_rule_is_proven_by_a_test(name):
    ids = asclepia.load(name).rule_ids()
    known = import_module(f"tests.games.{name}").RULES  # none was lost by mistake
    assert len(ids) == len(set(ids)) == known
    assert [rule for rule in ids if rule not in proven()] == []


def test_no_test_names_a_rule_that_is_not_on_a_page():
    known = {rule for game in asclepia.games() for rule in asclepia.load(game).rule_ids()}
    assert proven() <= known


@pytest.mark.parametrize("name", asclepia.games())
def test_the_rules_page_has_the_same_rules_in_every_language(name):
    game = asclepia.load(name)
    for language in LANGUAGES:
        assert game.rule_ids(language) == game.rule_ids()
