"""Step 8: every rule, proven by a test that names it.

Run with the example in sight: ASCLEPIA_GAMES=docs/examples python -m pytest docs/examples
"""

from __future__ import annotations

import itertools

import pytest

import asclepia
from asclepia.table import IllegalAction, State

GAME = asclepia.load("tictactoe")
CROSSES, NOUGHTS = 0, 1


def played(*cells: int, **options: str) -> State:
    """A game after these cells were marked in turn."""
    state = GAME.start(2, 1, **options)
    for cell in cells:
        state.play(state.pending[0], GAME.action(cell))
    return state


def lines() -> list[tuple[int, ...]]:
    """The lines of T-4, found another way than the game finds them: three cells in step."""
    places = list(itertools.product(range(3), repeat=2))
    return [
        tuple(3 * y + x for y, x in three)
        for three in itertools.combinations(places, 3)
        if all(three[0][i] + three[2][i] == 2 * three[1][i] for i in (0, 1))
    ]


@pytest.mark.rule("T-1")
def test_nine_cells_all_empty_and_two_signs():
    state = GAME.start(2, 1)
    assert state.view(None)["cells"] == [-1] * 9
    assert state.printed() == {"signs": ["X", "O"]}
    assert len(state.choices(CROSSES)) == 9


@pytest.mark.rule("T-1")
@pytest.mark.parametrize("signs", ['["X", "X"]', '["X"]', '["X", "two"]'])
def test_signs_that_cannot_be_told_apart_are_refused(signs, tmp_path):
    text = (GAME.folder / "components" / "reconstructed.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('["X", "O"]', signs), encoding="utf-8")
    with pytest.raises(asclepia.ComponentError, match="signs"):
        GAME.read_components(file)


@pytest.mark.rule("T-2")
def test_the_crosses_begin_unless_the_lot_decides():
    assert {GAME.start(2, seed).pending for seed in range(20)} == {(CROSSES,)}
    drawn = {GAME.start(2, seed, begins="lot").pending for seed in range(20)}
    assert drawn == {(CROSSES,), (NOUGHTS,)}


@pytest.mark.rule("T-3")
def test_players_take_turns_and_mark_empty_cells():
    state = played(4)
    assert state.pending == (NOUGHTS,)
    assert state.view(None)["cells"][4] == CROSSES
    assert GAME.action(4) not in state.choices(NOUGHTS)
    with pytest.raises(IllegalAction):
        state.play(NOUGHTS, GAME.action(4))
    assert [(what, rule) for what, rule, _ in state.blocked(NOUGHTS)] == [(GAME.action(4), "T-3")]
    state.play(NOUGHTS, GAME.action(0))
    assert state.pending == (CROSSES,)
    assert state.view(None)["cells"] == [NOUGHTS, -1, -1, -1, CROSSES, -1, -1, -1, -1]


@pytest.mark.rule("T-4")
@pytest.mark.parametrize("line", lines())
@pytest.mark.parametrize("seat", [CROSSES, NOUGHTS])
def test_three_in_a_line_win_at_once(line, seat):
    # The other one's cells must not be a line themselves.
    rest = [cell for cell in range(9) if cell not in line]
    others = next(t for t in itertools.combinations(rest, 3) if t not in lines())
    first, second = (line, others) if seat == CROSSES else (others, line)
    moves = [cell for pair in zip(first, second, strict=True) for cell in pair]
    state = played(*(moves[:-1] if seat == CROSSES else moves))
    assert state.over
    assert state.winners == (seat,)
    assert state.scores[seat] == 1
    assert state.scores[1 - seat] == 0


@pytest.mark.rule("T-4")
def test_there_are_eight_lines_and_two_in_a_line_are_not_enough():
    assert len(lines()) == 8
    assert not played(0, 3, 1, 4).over


@pytest.mark.rule("T-5")
def test_a_full_board_without_a_line_is_shared():
    state = played(0, 1, 2, 4, 3, 5, 7, 6)
    assert not state.over
    state.play(CROSSES, GAME.action(8))
    assert state.over
    assert state.winners == (CROSSES, NOUGHTS)
    assert state.scores == [0, 0]


@pytest.mark.rule("T-4", "T-5")
def test_a_line_with_the_last_cell_wins():
    assert played(0, 1, 2, 3, 4, 5, 7, 6, 8).winners == (CROSSES,)
