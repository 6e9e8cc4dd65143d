"""No piece appears or vanishes, at any moment of any game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import asclepia
from asclepia.table import Stream

GARUM = asclepia.load("garum")


def check_pieces(state):
    box = state.box
    for colour in range(4):
        stock = state.stocks[colour]
        laid = [piece // 4 % 16 for piece in state.laid if piece >= 0 and piece // 64 == colour]
        everywhere = sorted([*laid, *stock.hand, *stock.pile[stock.drawn :]])
        assert everywhere == box.tiles
        placed = [worker & 1 for worker in state.workers if worker >= 0 and worker >> 1 == colour]
        ghost = colour == box.ghost
        assert stock.vilici + placed.count(0) == (0 if ghost else 5)
        assert stock.domini + placed.count(1) == (0 if ghost else 1)
    if box.order != 1:
        assert sorted(state.aureus) == box.numbers


@pytest.mark.rule("G-C1", "G-W2")
@settings(max_examples=25)
@given(
    st.integers(2, 4),
    st.sampled_from(["troia", "baelo"]),
    st.sampled_from(["aureus", "emperor", "haruspex"]),
    st.integers(0, 2**64),
)
def test_every_tile_and_worker_is_always_somewhere(seats, board, order, seed):
    stream = Stream(seed)
    state = GARUM.start(seats=seats, seed=seed, board=board, order=order)
    while not state.over:
        check_pieces(state)
        seat = state.pending[0]
        choices = state.choices(seat)
        state.play(seat, choices[stream.below(len(choices))])
    check_pieces(state)
    assert all(piece >= 0 for piece in state.laid[4:])
