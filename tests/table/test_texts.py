"""Every text there is, in every language, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import asclepia
from asclepia.table import EventKind
from asclepia.table.texts import LANGUAGES, texts

HOMES = [Path(asclepia.__file__).parent / "table" / "texts"] + [
    asclepia.load(name).folder / "texts" for name in asclepia.games()
]


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node: VariableReference):
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    resource = parse(path.read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert type(entry).__name__ != "Junk", f"{path}: {entry.content}"
        if isinstance(entry, Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.parent.name)
def test_all_languages_say_the_same_with_the_same_facts(home):
    english = messages(home / "en.ftl")
    for language in LANGUAGES:
        assert messages(home / f"{language}.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", asclepia.games())
def test_every_action_can_be_said(name, language):
    game = asclepia.load(name)
    said = [game.say_action(action, language) for action in game.actions.actions]
    assert len(set(said)) == len(said)
    for kind in game.actions.kinds:
        assert game.texts(language).say(f"kind-{kind.name}")
        for field in kind.fields:
            assert game.texts(language).say(f"field-{field.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", asclepia.games())
def test_everything_that_happens_in_a_game_can_be_said(name, language):
    game = asclepia.load(name)
    for seats in game.seats:
        state = game.start(seats=seats, seed=seats)
        while not state.over:
            seat = state.pending[0]
            assert state.prompt().to(language)
            for _, _, reason in state.blocked(seat):
                assert reason.to(language)
            for event in state.play(seat, state.choices(seat)[0]):
                assert isinstance(event.kind, EventKind)
                for viewer in (*range(seats), None):
                    words = game.say_event(event.seen_by(viewer), language)
                    assert not re.search(r"[{}$]|None|hidden", words)


def test_an_unknown_language_is_refused():
    with pytest.raises(asclepia.OptionError, match="no texts in 'la': the languages are en, fr"):
        texts("asclepia.games.garum", "la")


def test_french_elides_before_a_name_that_begins_with_a_vowel():
    words = texts("asclepia.games.galenus", "fr")
    assert "ouvrages majeurs d’Octavia " in words.say("reason-works-theirs", name="Octavia")
    assert "ouvrages majeurs de Marcus " in words.say("reason-works-theirs", name="Marcus")
