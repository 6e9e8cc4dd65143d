"""Actions are declared once: codes, JSON, text and identity follow."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

import asclepia
from asclepia.table import ActionSpace, Field, IllegalAction, Kind

SPACE = ActionSpace(
    "tests.table.test_actions",
    Kind("go", Field("x", 1, 3), Field("y", 0, 1)),
    Kind("stop"),
)


def test_codes_run_from_zero_without_gaps():
    assert len(SPACE) == 7
    assert [SPACE[code].code for code in range(7)] == list(range(7))


def test_an_action_is_found_by_its_fields_and_is_always_the_same_object():
    assert SPACE.find("go", 2, 1) is SPACE[3]
    assert SPACE.from_json({"kind": "go", "x": 2, "y": 1}) is SPACE[3]
    assert SPACE.from_json({"y": 1, "kind": "go", "x": 2}) is SPACE[3]


def test_an_action_reads_as_words():
    assert str(SPACE[3]) == "go x=2 y=1"
    assert str(SPACE.find("stop")) == "stop"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({}, "object with a"),
        ("go", "object with a"),
        ({"kind": 3}, "object with a"),
        ({"kind": "fly"}, "no kind of action 'fly': the kinds are go, stop"),
        ({"kind": "go", "x": 1}, "needs a field 'y'"),
        ({"kind": "go", "x": 1, "y": 0, "z": 0}, "has no field 'z'"),
        ({"kind": "go", "x": 4, "y": 0}, "x must be a whole number from 1 to 3, not 4"),
        ({"kind": "go", "x": "1", "y": 0}, "not '1'"),
        ({"kind": "go", "x": 1.0, "y": 0}, "not 1.0"),
    ],
)
def test_what_is_no_action_is_refused_in_words(data, words):
    with pytest.raises(IllegalAction, match=words):
        SPACE.from_json(data)


@pytest.mark.parametrize("code", [-1, 7, 10**30])
def test_a_code_out_of_range_is_refused(code):
    with pytest.raises(IllegalAction, match="codes run from 0 to 6"):
        SPACE[code]


def test_a_field_cannot_take_the_name_of_the_kind():
    with pytest.raises(ValueError, match="cannot be called kind"):
        Kind("go", Field("kind", 0, 1))


def test_an_action_from_another_process_is_the_very_same_here():
    action = asclepia.load("garum").action(42)
    program = (
        "import pickle, sys; action = pickle.loads(sys.stdin.buffer.read());"
        "import asclepia; assert asclepia.load('garum').action(42) is action"
    )
    subprocess.run([sys.executable, "-c", program], input=pickle.dumps(action), check=True)
