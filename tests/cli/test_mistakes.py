"""What is wrong on the command line is said in one sentence, with code 2 and no traceback."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import asclepia
from asclepia.cli import main
from asclepia.table import Match

GARUM = asclepia.load("garum")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with files of every wrong kind; commands run there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "300")
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_text("")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "deep.json").write_text("[" * 200_000)
    (tmp_path / "deep.toml").write_text('game = "garum"\nx = ' + "[" * 900)
    (tmp_path / "odd.toml").write_text('game = "chess"\n')
    quackery = asclepia.load("quackery").folder / "components" / "reconstructed.toml"
    (tmp_path / "quackery.toml").write_text(quackery.read_text())
    whole = json.loads(Match(GARUM, 2, 7).record().to_json())
    (tmp_path / "good.json").write_text(json.dumps(whole))
    for name, change in {
        "game": {"game": "../garum"},
        "seats": {"seats": 10**12},
        "seed": {"seed": "-1"},
        "seedless": {"seed": ""},
        "code": {"moves": [[0, 10**15]]},
        "seat": {"moves": [[-1, 0]]},
        "move": {"moves": [[]]},
        "own": {"own": {"game": "garum"}},
        "digest": {"digest": ""},
        "text": {"moves": "none"},
        "revision": {"revision": 10**6},
        "more": {"surprise": 1},
    }.items():
        (tmp_path / f"{name}.json").write_text(json.dumps({**whole, **change}))
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_broken.py").write_text("def test_(:\n")
    return tmp_path


@pytest.fixture
def said(folder, monkeypatch, capsys):
    """What the command says on stderr, in one piece."""

    def call(words: str, code: int = 2) -> str:
        monkeypatch.setattr("sys.argv", ["asclepia", *shlex.split(words)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        assert ended.value.code == code, told
        assert told.out == ""
        return re.sub(r"[\s│╭╮╰╯─]+", " ", told.err)

    return call


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        # simulate
        ("simulate", "Missing argument 'game'"),
        ("simulate ''", "there is no game ''"),
        ("simulate Garum", "did you mean 'garum'?"),
        ("simulate ../garum", "there is no game '../garum'"),
        ("simulate garum quackery", "unexpected extra argument"),
        ("simulate garum --gmaes 3", "No such option: --gmaes"),
        ("simulate garum --games 0", "'--games': Input should be greater than or equal to 1"),
        ("simulate garum --games -5", "'--games': Input should be greater"),
        ("simulate garum --games 1.5", "'--games': Input should be a valid integer"),
        ("simulate garum --games ''", "'--games': Input should be a valid integer"),
        ("simulate garum --games", "requires an argument"),
        ("simulate garum --jobs 0", "'--jobs': Input should be greater"),
        ("simulate garum --jobs 100000", "'--jobs': Input should be less than or equal to 256"),
        ("simulate garum --players ''", "there is no player ''"),
        ("simulate garum --players ,", "there is no player ''"),
        ("simulate garum --players greedy,", "there is no player ''"),
        ("simulate garum --players greedy", "Garum is for 2 to 4 seats, not 1"),
        ("simulate garum --players " + "random," * 8 + "random", "2 to 4 seats, not 9"),
        ("simulate garum --players me,random", "there is no player 'me'"),
        ("simulate garum --players novice;master", "there is no player 'novice;master'"),
        ("simulate garum --players search:0,random", "'search:0' has nothing to think with"),
        ("simulate garum --players search:0.5,random", "seconds are written search:0.5s"),
        ("simulate garum --players search:-1s,random", "there is no player 'search:-1s'"),
        ("simulate garum --players search:" + "9" * 500 + ",random", "there is no player"),
        ("simulate garum --seed -1", "seed must be a whole number from 0 to 2**128 - 1, not -1"),
        ("simulate garum --seed " + "9" * 60, "seed must be a whole number"),
        ("simulate garum --seed 1e3", "'--seed': Input should be a valid integer"),
        ("simulate garum -o ''", "options are written name=value, not ''"),
        ("simulate garum -o troia", "options are written name=value, not 'troia'"),
        ("simulate garum -o =troia", "unknown option ''"),
        ("simulate garum -o bord=troia", "unknown option 'bord', did you mean 'board'?"),
        ("simulate garum -o board=", "option board cannot be ''"),
        ("simulate garum -o board=troia=baelo", "option board cannot be 'troia=baelo'"),
        ("simulate garum -o board=troia -o board=troia", "option board is given twice"),
        ("simulate garum --components none.toml", "none.toml: cannot be read: No such file"),
        ("simulate garum --components folder", "folder: cannot be read: Is a directory"),
        ("simulate garum --components empty", "empty: the file: Object missing required field"),
        ("simulate garum --components binary", "binary: cannot be read: not UTF-8 text"),
        ("simulate garum --components quackery.toml", "quackery.toml: "),
        # balance
        ("balance garum --seats 0", "'--seats': Input should be greater"),
        ("balance garum --seats 7", "Garum is for 2 to 4 seats, not 7"),
        ("balance garum --seats 1000000000000000000000000", "Garum is for 2 to 4 seats, not 1000"),
        ("balance garum --player me", "there is no player 'me'"),
        ("balance garum --player greedy,random", "there is no player 'greedy,random'"),
        ("balance garum --player ''", "there is no player ''"),
        ("balance chess", "there is no game 'chess'"),
        ("balance garum --seed -3", "seed must be"),
        ("balance garum --components deep.toml", "deep.toml: not valid TOML"),
        # play
        ("play", "Missing argument 'game'"),
        ("play garum --players ''", "2 to 4 seats, not 1"),
        ("play garum --players me", "2 to 4 seats, not 1"),
        ("play garum --players me,me", "name 'me' at most once"),
        ("play garum --players me,search:0", "'search:0' has nothing to think with"),
        ("play garum --lang EN", "no texts in 'EN': the languages are en, fr"),
        ("play garum --lang ''", "no texts in ''"),
        ("play garum --seed " + "9" * 60, "seed must be"),
        ("play garum --components binary", "not UTF-8"),
        ("play garum --resume none.json", "none.json: cannot be read: No such file"),
        ("play garum --resume folder", "folder: cannot be read: Is a directory"),
        ("play garum --resume binary", "binary: not a record"),
        ("play quackery --resume good.json", "this is a record of 'garum', not of 'quackery'"),
        ("play garum --resume good.json --players me,me", "name 'me' at most once"),
        ("play garum --resume good.json --players me", "has 2 seats, and --players names 1"),
        ("play garum --resume good.json --players me,Ada", "there is no player 'Ada'"),
        ("play garum --resume good.json --seed 3", "goes on as it was dealt"),
        ("play garum --resume good.json -o board=troia", "goes on as it was dealt"),
        # record
        ("record show", "Missing argument 'file'"),
        ("record show none.json", "none.json: cannot be read: No such file"),
        ("record show folder", "folder: cannot be read: Is a directory"),
        ("record show empty", "empty: not a record"),
        ("record show binary", "binary: not a record"),
        ("record show deep.json", "deep.json: not a record"),
        ("record show text.json", "text.json: not a record: Expected `array`"),
        ("record show more.json", "more.json: not a record"),
        ("record show game.json", "there is no game '../garum'"),
        ("record show seats.json", "2 to 4 seats, not 1000000000000"),
        ("record show good.json --lang la", "no texts in 'la'"),
        ("record show good.json --components quackery.toml", "quackery.toml: "),
        ("record verify none.json", "none.json: cannot be read"),
        # components
        ("components check none.toml", "none.toml: cannot be read: No such file"),
        ("components check folder", "folder: cannot be read: Is a directory"),
        ("components check empty", "Object missing required field `game`"),
        ("components check binary", "binary: cannot be read: not UTF-8 text"),
        ("components check odd.toml", "there is no game 'chess'"),
        ("components check deep.toml", "deep.toml: not valid TOML"),
        ("components check", "Missing argument 'file'"),
        ("components template", "Missing argument 'game'"),
        ("components template ''", "there is no game ''"),
        # rules, games
        ("rules", "Missing argument 'game'"),
        ("rules chess", "there is no game 'chess'"),
        ("rules garum --lang la", "no texts in 'la': the languages are en, fr"),
        ("rules garum --coverage --tests nowhere", "there is no folder nowhere"),
        ("rules garum --coverage --tests empty", "there is no folder empty"),
        ("rules garum --coverage --tests tests", "test_broken.py: cannot be read as a test"),
        ("games chess", "unexpected extra argument"),
    ],
)
def test_a_mistake_is_answered_in_a_sentence(said, words, sentence):
    told = said(words)
    assert sentence in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("seats", "2 to 4 seats, not 1000000000000"),
        ("seed", "cannot be set up: seed must be"),
        ("seedless", "the record has no seed"),
        ("code", "move 1, [0, 1000000000000000]: no action has the code"),
        ("seat", "move 1, [-1, 0]: there is no seat -1: seats run from 0 to 1"),
        ("move", "move 1, []: "),
        ("own", "Object missing required field"),
        ("digest", "played with other components"),
        ("revision", "rules revision 1000000"),
    ],
)
def test_a_record_that_does_not_replay_says_why_with_code_one(said, file, sentence):
    told = said(f"record verify {file}.json", code=1)
    assert f"{file}.json: does not replay: " in told
    assert sentence in told


def test_a_record_takes_the_place_of_files_alone(said, folder):
    """As root, a device would be gone."""
    os.mkfifo(folder / "pipe")
    told = said("play garum --record pipe --players random,random")
    assert "pipe: cannot be written: it is no file; name another" in told
    assert (folder / "pipe").is_fifo()


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device is always full")
def test_where_nothing_can_be_printed_it_is_told(folder):
    done = run("games >/dev/full")
    assert done.stderr == "error: what is told cannot be written: No space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["rules garum", "play garum </dev/null"])
def test_a_terminal_that_has_few_letters_gets_the_others_as_signs(folder, command):
    done = run(command, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "?" in done.stdout


def test_who_hears_nobody_ends_the_game(folder):
    done = run("play garum <&-")
    assert done.returncode == 0, done.stderr


def run(words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """As a shell does it."""
    return subprocess.run(
        f"{shlex.quote(sys.executable)} -m asclepia.cli {words}",
        shell=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=300,
    )


def test_nothing_was_written(said, folder):
    before = set(Path(folder).rglob("*"))
    said("play garum --players me,me")
    said("simulate garum --games 0")
    assert set(Path(folder).rglob("*")) == before
