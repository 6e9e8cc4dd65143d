"""A change of a game's rules or components raises its revision: nobody has to remember it.

Stored games are tied to the revision they were played by. `tests/games/<game>/revision.json` says
how the game behaves at its revision; if it behaves otherwise now, raise `revision` in the game's
class and write the file anew: `python -m tests.games.test_revisions` (it refuses to overwrite
what a revision means).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import asclepia
from asclepia.table import Game, State, Stream
from tests.games.conformance import settings

FOLDER = Path(__file__).parent
GAMES_OF_EACH = 5  # random games of every number of seats with every combination of options


def path_of(name: str) -> Path:
    return FOLDER / name / "revision.json"


def meaning(game: Game) -> dict[str, object]:
    """What the revision of a game stands for: its components, and what is legal and scored."""
    rules = hashlib.sha256()
    for number, (seats, options) in enumerate(settings(game)):
        for seed in range(GAMES_OF_EACH):
            state = game.start(seats, number * 1000 + seed, **options)
            for line in course(state, Stream(seed)):
                rules.update(line.encode())
    return {
        "revision": game.revision,
        "components": {name: game.components(name).digest for name in game.component_names()},
        "rules": rules.hexdigest()[:32],
    }


def course(state: State, stream: Stream):
    """A random game as what was asked of whom, what was legal, and what was scored."""
    while not state.over:
        seat = state.pending[stream.below(len(state.pending))]
        choices = state.choices(seat)
        legal = [[action.code for action in state.choices(one)] for one in state.pending]
        yield json.dumps([state.pending, legal, state.scores])
        state.play(seat, choices[stream.below(len(choices))])
    yield json.dumps([state.scores, state.winners, state.ranks])


@pytest.mark.parametrize("name", asclepia.games())
def test_the_revision_still_means_the_same(name):
    assert path_of(name).exists(), "run: python -m tests.games.test_revisions"
    assert meaning(asclepia.load(name)) == json.loads(path_of(name).read_text()), (
        f"{name} behaves differently: raise its `revision`, python -m tests.games.test_revisions"
    )


def test_a_change_of_rules_or_components_is_noticed(tmp_path):
    """The test above can fail: a game with another rule, another card."""
    game = asclepia.load(asclepia.games()[0])
    known = meaning(game)

    class Changed(type(game)):
        module, folder = game.module, game.folder

        def set_up(self, seats, dice, options, components):
            dice.below(2)  # deals otherwise
            return super().set_up(seats, dice, options, components)

    assert meaning(Changed())["rules"] != known["rules"]
    retitled = type(game)()
    path = game.folder / "components" / "reconstructed.toml"
    text = path.read_text(encoding="utf-8")
    changed = text.replace('title = "', 'title = "Other ', 1)
    assert changed != text
    (tmp_path / "set.toml").write_text(changed, encoding="utf-8")
    retitled._sets["reconstructed"] = retitled.read_components(tmp_path / "set.toml")
    assert meaning(retitled)["components"] != known["components"]


def make() -> None:
    """Write what every game's revision means, unless it would mean something else than before."""
    for name in asclepia.games():
        now, path = meaning(asclepia.load(name)), path_of(name)
        if path.exists():
            before = json.loads(path.read_text())
            if before != now and before["revision"] == now["revision"]:
                raise SystemExit(f"{name}: revision {now['revision']} is taken: raise it first")
        path.write_text(json.dumps(now, indent=2) + "\n")


if __name__ == "__main__":
    make()
