"""The command, as a person calls it: in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec
import pytest

import asclepia
from asclepia.table import Handover, Match, read_record
from asclepia.table.deal import Deal, DealPart, seal


@pytest.fixture
def run(tmp_path):
    """Runs `asclepia …` in an empty folder, with a state folder of its own."""

    def call(*words, typed="", code=0):
        done = subprocess.run(
            [sys.executable, "-m", "asclepia.cli", *map(str, words)],
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "COLUMNS": "140"},
            timeout=300,
        )
        assert "Traceback" not in done.stderr
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    return call


def test_help_names_every_command(run):
    text = run("--help")
    for command in ("games", "play", "simulate", "balance", "record", "components", "rules"):
        assert command in text


def test_games_lists_seats_and_options(run):
    text = run("games")
    for word in ("garum", "2 to 4 players", "haruspex", "reconstructed"):
        assert word in text


@pytest.mark.parametrize(
    "command", [("play",), ("simulate", "--games", 1), ("balance", "--games", 1)]
)
def test_an_option_that_no_game_has_is_told_by_its_name(run, command):
    assert "unknown option 'seed'" in run(
        command[0], "garum", *command[1:], "--option", "seed=1", code=2
    )


# Playing


def test_a_person_plays_a_whole_game_against_three_bots(run, tmp_path):
    typed = "\n".join(["1 1 1"] * 600)  # whatever is asked: often wrong, never harmful
    numbers = "\n".join(f"{n} 1 1" for n in range(1, 17))
    text = run(
        *("play", "garum", "--players", "me,greedy,random,search:20", "--seed", 3),
        *("--record", "game.json"),
        typed="\n".join([numbers, typed] * 40),
    )
    assert "The game is over." in text
    assert "wins." in text or "share the victory" in text
    record = read_record(tmp_path / "game.json")
    assert record.result is not None
    assert Match.replay(asclepia.load("garum"), record).state.over
    assert "moves replay" in run("record", "verify", "game.json")
    told = run("record", "show", "game.json")
    assert "Round 16" in told
    assert "★" in told


def test_a_record_tells_who_played_for_whom(run, tmp_path):
    begun = Match(asclepia.load("garum"), 2, 7).record()
    handovers = [Handover(1, 0, "bot", "novice"), Handover(1, 0, "resigned", None)]
    msgspec.structs.replace(begun, handovers=handovers).save(tmp_path / "a.json")
    assert "0 moves replay" in run("record", "verify", "a.json")
    told = run("record", "show", "a.json")
    assert "a bot (novice) plays for seat 2" in told
    assert "seat 2 has resigned." in told
    assert "un robot (novice)" in run("record", "show", "a.json", "--lang", "fr")
    odd = msgspec.json.decode((tmp_path / "a.json").read_bytes())
    for wrong in ([2, 0, "bot", "novice"], [0, 1, "bot", "novice"], [0, 0, "magic", None]):
        (tmp_path / "a.json").write_bytes(msgspec.json.encode({**odd, "handovers": [wrong]}))
        assert "not a record" in run("record", "show", "a.json", code=2)


def test_a_game_left_in_the_middle_is_kept_and_goes_on(run, tmp_path):
    text = run("play", "garum", "--players", "me,random", "--seed", 4, typed="q\n")
    assert text.count("It is") == 0
    first = run(
        *("play", "garum", "--players", "me,random", "--seed", 4, "--record", "a.json"),
        typed="?\nw\nh\nb\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n1\n1\n",
    )
    assert "The game is kept in a.json" in first
    moves = len(read_record(tmp_path / "a.json").moves)
    assert moves > 0
    again = run("play", "garum", "--resume", "a.json", typed="q\n")
    other = run("play", "garum", "--resume", "a.json", "--players", "me,greedy", typed="q\n")
    assert "(greedy)" in other
    assert "Lay a tile" in again or "Put a worker" in again
    assert len(read_record(tmp_path / "a.json").moves) >= moves


def test_undo_takes_the_tile_back(run, tmp_path):
    typed = "\n".join([*(f"{n} 1 1" for n in range(1, 17)), "u", "q"])
    options = ("--players", "me,random,random,random", "--record", "u.json")
    for seed in range(20):
        text = run("play", "garum", "--seed", seed, *options, typed=typed)
        if "Taken back" in text:
            return
        assert "cannot be taken back" in text or "no move to take back" in text
    pytest.fail("no undo was ever possible")


def test_the_terminal_speaks_french(run):
    text = run("play", "garum", "--lang", "fr", "--seed", 1, typed="?\nw\nq\n")
    assert "Posez une tuile (" in text
    assert "Impossible en ce moment" in text


def test_bots_alone_can_be_watched(run):
    text = run("play", "garum", "--players", "random,random", "-o", "board=baelo")
    assert "The game is over." in text


# Simulating


def test_simulate_sums_up(run):
    text = run("simulate", "garum", "--games", 20, "--players", "greedy,random", "--jobs", 2)
    assert "greedy" in text
    assert "decisions/s" in text


def test_simulate_as_json(run):
    text = run("simulate", "garum", "--games", 5, "--seed", 1, "--json")
    summary = json.loads(text[text.index("{") : text.rindex("}") + 1])
    assert summary["games"] == 5
    assert len(summary["players"]) == 4
    assert sum(player["win_rate"] for player in summary["players"]) == pytest.approx(1, abs=0.01)


def test_balance_tells_who_won_and_what_was_played(run):
    text = run("balance", "quackery", "--games", 6, "--seats", 3, "--seed", 1, "--jobs", 2)
    assert "6 games" in text
    assert "diagnoses first" in text
    assert "agenda sexton" in text
    assert "A Pinch More" in text


# Components


def test_a_template_is_checked_and_played_with(run, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", "template", "garum"))
    assert "a component set for Garum" in run("components", "check", mine)
    mine.write_text(mine.read_text().replace('name = "reconstructed"', 'name = "mine"'))
    players = ("--players", "random,random", "--components", mine)
    assert "over" in run("play", "garum", *players, "--record", "own.json")
    assert "moves replay" in run("record", "verify", "own.json")  # it keeps the set itself
    assert "ends" in run("record", "verify", "own.json", "--components", mine)
    assert "★" in run("record", "show", "own.json")
    assert "over" in run("play", "garum", "--resume", "own.json")


def test_a_record_with_changed_cards_does_not_replay(run, tmp_path):
    mine = tmp_path / "mine.toml"
    text = run("components", "template", "garum")
    mine.write_text(text.replace('name = "reconstructed"', 'name = "mine"'))
    players = ("--players", "random,random", "--components", mine)
    run("play", "garum", *players, "--record", "own.json")
    kept = tmp_path / "own.json"
    record = json.loads(kept.read_text())
    record["own"]["tiles"]["blue"][0] = "bb/bb"
    kept.write_text(json.dumps(record))
    assert "other components" in run("record", "verify", "own.json", code=1)
    record["own"]["tiles"]["blue"][0] = "qq/bb"
    kept.write_text(json.dumps(record))
    assert "tiles.blue, tile 1, 'qq/bb'" in run("record", "verify", "own.json", code=1)
    del record["own"]
    kept.write_text(json.dumps(record))
    assert "no component set 'mine'" in run("record", "verify", "own.json", code=1)


def test_the_deal_of_a_record_is_checked_step_by_step(run, tmp_path):
    numbers = [f"{seat}" * 64 for seat in range(2)]
    parts = [DealPart(seat, seal(number), number) for seat, number in enumerate(numbers)]
    deal = Deal("table", 2, seal("a" * 64), "a" * 64, parts)
    seed = int(deal.seed, 16)
    run("play", "garum", "--players", "random,random", "--seed", seed, "--record", "a.json")
    file = tmp_path / "a.json"
    plain = read_record(file)
    assert "not certified" in run("record", "verify", file)

    def verify(deal: Deal, code: int = 0) -> str:
        msgspec.structs.replace(plain, players=["Ada", "Bede"], deal=deal).save(file)
        return run("record", "verify", file, code=code)

    text = verify(deal)
    assert text.count("✓") == 4
    assert "✗" not in text
    assert "begun 2 times" in text
    for promised in (deal.commit, parts[0].sealed, parts[1].sealed, plain.seed):
        assert promised in text

    change = msgspec.structs.replace
    other = change(parts[1], number="b" * 64)
    for wrong, steps in (
        (change(deal, secret="b" * 64), ["secret fits", "the seed follows"]),
        (change(deal, parts=[parts[0], other]), ["number of Bede fits", "the seed follows"]),
        (change(deal, parts=parts[:1]), ["the seed follows"]),
        (change(deal, round=1), ["the seed follows"]),
        (change(deal, table="other"), ["the seed follows"]),
    ):
        text = verify(wrong, code=1)
        assert "does not follow" in text
        refuted = [line for line in text.splitlines() if "✗" in line]
        assert len(refuted) == len(steps)
        for line, step in zip(refuted, steps, strict=True):
            assert step in line


def test_a_forged_deal_is_no_record(run, tmp_path):
    """The same seed, told otherwise: whoever hides a number writes it somewhere else."""
    number, other, secret = "1" * 64, "2" * 64, "a" * 64
    parts = [DealPart(0, seal(number), number), DealPart(1, seal(other), other)]
    seed = Deal("table", 1, seal(secret), secret, parts).seed
    options = ("--players", "random,random", "--seed", int(seed, 16), "--record", "a.json")
    run("play", "garum", *options)
    file = tmp_path / "a.json"
    honest = json.loads(file.read_text())
    swallowed, hidden = f"{number}\n1 {other}", f"{secret}\n0 {number}\n1 {other}"
    whole = {"table": "table", "round": 1, "commit": seal(secret), "secret": secret}
    for forged in (
        {**whole, "parts": [told(0, swallowed)]},
        {**whole, "parts": [], "secret": hidden, "commit": seal(hidden)},
        {**whole, "parts": [told(0, number), told(0, other)]},
        {**whole, "parts": [told(0, number), told(2, other)]},
        {**whole, "parts": [told(0, number), told(-1, other)]},
        {**whole, "parts": [told(0, number), told(1, other)], "table": "table\n"},
    ):
        file.write_text(json.dumps({**honest, "deal": forged}))
        assert "not a record" in run("record", "verify", file, code=2)


def told(seat: int, number: str) -> dict[str, object]:
    return {"seat": seat, "sealed": seal(number), "number": number}


def test_a_name_in_a_record_says_nothing_for_us(run, tmp_path):
    secret, number = "a" * 64, "1" * 64
    deal = Deal("table", 1, seal(secret), secret, [DealPart(0, seal(number), number)])
    seed = int(deal.seed, 16)
    run("play", "garum", "--players", "random,random", "--seed", seed, "--record", "a.json")
    file = tmp_path / "a.json"
    players = ["Ada\n✓ all is well\x1b[2K", "Bede"]
    msgspec.structs.replace(read_record(file), players=players, deal=deal).save(file)
    text = run("record", "verify", file)
    assert "\x1b" not in text
    assert not any(line.startswith("✓ all is well") for line in text.splitlines())


def test_a_typo_in_a_component_file_is_named(run, tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", "template", "garum").replace('"bb/bg"', '"bb/bq"'))
    text = run("components", "check", mine, code=2)
    assert "mine.toml: tiles.blue, tile 1, 'bb/bq'" in text
    assert text in run("simulate", "garum", "--components", mine, code=2).splitlines(True)[-1]


# Rules


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_can_be_read(run, language):
    text = run("rules", "garum", "--lang", language)
    assert "G-W3" in text


# Errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "garun"], "did you mean 'garum'"),
        (["play", "garum", "--players", "me,me"], "name 'me' at most once"),
        (["play", "garum", "--players", "me"], "2 to 4 seats, not 1"),
        (["play", "garum", "--players", "me,bob"], "there is no player 'bob'"),
        (["play", "garum", "-o", "board"], "name=value"),
        (["play", "garum", "-o", "board=troia", "-o", "board=baelo"], "given twice"),
        (["play", "garum", "-o", "order=ceasar"], "order cannot be 'ceasar'"),
        (["play", "garum", "--lang", "la"], "the languages are en, fr"),
        (["play", "garum", "--seed", "-1"], "seed must be"),
        (["play", "garum", "--components", "none.toml"], "cannot be read"),
        (["play", "garum", "--resume", "none.json"], "cannot be read"),
        (["simulate", "garum", "--games", "0"], "'--games'"),
        (["simulate", "garum", "--players", "me,random"], "there is no player 'me'"),
        (["rules", "garum", "--coverage", "--tests", "nowhere"], "no folder nowhere"),
        (["components", "check", "none.toml"], "cannot be read"),
        (["components", "template", "chess"], "no game 'chess'"),
        (["record", "show", "none.json"], "cannot be read"),
        (["play", "garum", "--record", "nowhere/a.json"], "cannot be written: No such file"),
        (["play", "garum", "--record", "."], "it is a folder; name a file in it"),
        (["play", "garum", "--record", "/dev/null/a.json"], "cannot be written"),
        (["dance"], "No such command"),
    ],
)
def test_mistakes_are_answered_in_a_line_with_code_two(run, words, said):
    assert said in run(*words, code=2)
