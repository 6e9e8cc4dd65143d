"""The table in the terminal, with games that are unlike Garum."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from asclepia.games.garum import GarumGame
from asclepia.players import make_player
from asclepia.table import Match
from asclepia.terminal import TerminalTable


class NamedTiles(GarumGame):
    """Garum, if its tiles had names, printed in the component set."""

    module = GarumGame.__module__

    @property
    def folder(self):
        return GarumGame().folder

    def facts(self, fields, language="en", components=None):
        found = super().facts(fields, language, components)
        if isinstance(found.get("tile"), int):
            title = self.component_set(components).title
            found["tile"] = f"{title} {language} {found['tile']}"
        return found


@pytest.fixture
def sit_down(tmp_path):
    """A terminal table with a person and a bot; what is typed comes from a list."""

    def table(typed, language="en", players=("me", "random"), title="Mine"):
        game = NamedTiles()
        own = msgspec.structs.replace(game.components(), title=title)
        match = Match(game, 2, 5, own, board="baelo")
        words = iter(typed)
        out = StringIO()
        minds = [None if one == "me" else make_player(one, 1) for one in players]
        made = TerminalTable(
            match,
            minds,
            list(players),
            language,
            tmp_path / "game.json",
            Console(file=out, width=200),
            lambda _: next(words, "q"),
        )
        made.drawing = None
        made.run()
        return match, out.getvalue()

    return table


def test_a_field_that_has_names_is_asked_by_its_place_in_the_list(sit_down):
    match, text = sit_down(["2 2 1"])  # area 1 is taken
    again = Match(match.game, 2, 5, match.components, board="baelo")
    mine = next(ply for ply, (seat, _) in enumerate(match.moves) if seat == 0)
    for seat, action in match.moves[:mine]:
        again.play(seat, action)
    tiles = sorted({action.values[0] for action in again.state.choices(0)})
    assert f"1  Mine en {tiles[0] + 1} " in text
    assert f"2  Mine en {tiles[1] + 1} " in text
    assert match.moves[mine][1].values[0] == tiles[1]


def test_what_happens_is_told_with_the_names_of_the_match_and_in_its_language(sit_down):
    _, text = sit_down(["1 1 1"], "fr")
    assert "tuile Mine fr" in text


@pytest.mark.parametrize("odd", ["[/b]", "\\[/b]", "[bold]", "[/]"])
def test_what_is_typed_or_printed_on_a_card_is_no_markup(sit_down, odd):
    match, text = sit_down([odd, "h", "w", "2 2 1"], title=odd)
    assert f"“{odd}” is not one of the choices" in text
    assert f"1  {odd} en " in text
    assert 0 in [seat for seat, _ in match.moves]
