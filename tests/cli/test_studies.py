"""Long studies: what they say while they run, and what they tell when they are stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from asclepia.progress import EVERY, Lines, stoppable
from tests.terminal import hearing_ctrl_c, terminal

ASCLEPIA = (sys.executable, "-m", "asclepia.cli")


def call(*words) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ASCLEPIA, *map(str, words)], capture_output=True, text=True, timeout=300
    )


@contextmanager
def running(*words) -> Iterator[subprocess.Popen[str]]:
    """A command with pipes for both outputs, in a group of its own, as a shell starts it."""
    process = subprocess.Popen(
        [*ASCLEPIA, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hearing_ctrl_c,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def until(process: subprocess.Popen[str], words: str) -> str:
    """What is said on stderr up to the line with these words."""
    said = ""
    assert process.stderr is not None
    for line in process.stderr:
        said += line
        if words in line:
            return said
    raise AssertionError(said)


# While they run


def test_lines_come_at_the_beginning_after_the_first_games_and_now_and_then():
    said: list[str] = []
    now = [0.0]
    lines = Lines("Garum, master", 40, said.append, lambda: now[0])
    assert said == ["Garum, master: 40 games"]
    for seconds in (EVERY / 2, EVERY / 4, EVERY / 4, EVERY / 2, EVERY):
        now[0] += seconds
        lines.advance(2)
    assert said[1:] == [
        "Garum, master: 2 of 40 games, 0:01:35 left",
        "Garum, master: 8 of 40 games, 0:01:00 left",
        "Garum, master: 10 of 40 games, 0:01:15 left",
    ]


def test_a_pipe_gets_lines_on_stderr_and_nothing_else_on_stdout():
    done = call("simulate", "garum", "--games", 30, "--seed", 1, "--json")
    assert json.loads(done.stdout)["games"] == 30
    assert "Garum, random, random, random, random: 30 games\n" in done.stderr
    assert " of 30 games, " in done.stderr
    assert "balance" not in done.stderr
    assert "20 games\n" in call("balance", "quackery", "--games", 20, "--seats", 2).stderr


def test_a_terminal_gets_a_bar_that_goes_away(tmp_path):
    words = (*ASCLEPIA, "simulate", "garum", "--games", 400)
    with terminal(*words, folder=tmp_path, variables={"TERM": "xterm"}) as screen:
        shown = screen.until("decisions/s")
    assert "/400" in shown
    assert " of 400 games" not in shown


# Stopped


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("told", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_who_is_stopped_tells_what_was_found(told, code, jobs):
    words = ("simulate", "garum", "--games", 10**8, "--players", "greedy,random", "--jobs", jobs)
    with running(*words, "--json") as process:
        until(process, " of 100000000 games")
        if told == signal.SIGINT:  # a terminal tells all processes of the group
            os.killpg(process.pid, told)
        else:
            process.send_signal(told)
        found, said = process.communicate()
    assert process.returncode == code
    summary = json.loads(found)
    assert summary["games"] > 0
    assert f"Stopped after {summary['games']} of 100000000 games." in said
    assert "Traceback" not in said
    assert sum(one["win_rate"] for one in summary["players"]) == pytest.approx(1, abs=0.01)


def test_a_study_of_balance_is_stopped_alike():
    words = ("balance", "quackery", "--games", 10**8, "--seats", 2, "--player", "random")
    with running(*words) as process:
        until(process, " of 100000000 games")
        process.send_signal(signal.SIGTERM)
        found, said = process.communicate()
    assert process.returncode == 143
    games = re.search(r"Stopped after (\d+) of 100000000 games", said)
    assert games
    assert f"{games[1]} games" in found
    assert "diagnoses first" in found


@pytest.mark.parametrize("jobs", [1, 2])
def test_thinking_players_are_stopped_in_the_middle_of_a_game(jobs):
    words = ("simulate", "garum", "--games", 9, "--players", "search:999999999,random")
    with running(*words, "--jobs", jobs) as process:
        until(process, ": 9 games")
        os.killpg(process.pid, signal.SIGINT)
        found, said = process.communicate()
    assert process.returncode == 130
    assert "Stopped after 0 of 9 games." in said
    assert found == ""
    assert "Traceback" not in said


def test_who_was_started_to_ignore_ctrl_c_goes_on_ignoring_it():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with stoppable() as stop:
            os.kill(os.getpid(), signal.SIGINT)
        assert stop.code == 0
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


# By the clock


def test_a_seed_with_players_that_think_by_the_clock_is_told():
    players = ("--players", "search:1ms,greedy", "--games", 1)
    said = call("simulate", "garum", *players, "--seed", 3).stderr
    assert "note: search:1ms" in said
    assert "by the clock" in said
    assert "search:1000" in said
    assert "note:" not in call("simulate", "garum", *players).stderr
    rounds = ("--players", "search:9,greedy", "--games", 1, "--seed", 3)
    assert "note:" not in call("simulate", "garum", *rounds).stderr


def test_the_help_says_what_a_seed_repeats():
    for command in ("simulate", "balance", "play"):
        words = " ".join(re.sub("[│╭╮╰╯─]", " ", call(command, "--help").stdout).split())
        assert "unless they think by the clock" in words


def test_a_seed_plays_the_same_game_again(tmp_path):
    moves = []
    for name in ("a.json", "b.json"):
        players = ("--players", "random,greedy,search:5", "--seed", 8)
        call("play", "garum", *players, "--record", tmp_path / name)
        moves.append(json.loads((tmp_path / name).read_text())["moves"])
    assert moves[0] == moves[1]
    assert len(moves[0]) > 20


def test_people_read_seats_from_1_and_players_of_one_name_apart():
    said = call("simulate", "garum", "--players", "random,random", "--games", 4).stdout
    assert "random (1)" in said
    assert "random (2)" in said
    seats = [line.split()[0] for line in said.split("seat", 1)[1].splitlines()[1:3]]
    assert seats == ["1", "2"]
