"""Measures our games beside their peers, in one run, and says which goals are reached.

Every round runs every contestant once, each alone in a process of its own, forwards and
backwards in turn. A ratio is taken within a round, and its median over the rounds is
reported: the machine's moods come and go, and touch both sides of a ratio. See README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import distribution, version
from operator import truediv
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
FIGURES = ("games", "decisions", "copies")
PEER = "catanatron"


class Goal(NamedTuple):
    goal: str
    reached: bool
    measured: str


class Line(NamedTuple):
    """One line of the table: what it is called, whose it is, and which of its loops."""

    title: str
    contestant: str
    loop: str = "loop"


class Bar(NamedTuple):
    """What we want of a game of ours: ratios to the peer, and most microseconds of a deed."""

    compiled: float | None = None
    uncompiled: float | None = None
    micros: tuple[tuple[str, float], ...] = ()


BARS = {
    "garum": Bar(30, 4, (("clone", 1), ("view", 10), ("replay", 2000))),
    "quackery": Bar(),
    "hippocrates": Bar(20, None, (("clone", 2), ("replay", 3000), ("a round of search", 200))),
    "galenus": Bar(20, None, (("clone", 3), ("replay", 5000), ("a round of search", 333))),
}
OURS = tuple(BARS)
FORMS = ("compiled", "uncompiled")  # as installed, and from src
#: By name, what `contestants.py` is told to run.
CONTESTANTS = {
    f"{OURS[0]} compiled": OURS[0],
    PEER: PEER,
    **{f"{game} compiled": game for game in OURS[1:]},
    **{f"{game} uncompiled": game for game in OURS},
    "team dominoes": "python_team_dominoes",
    "backgammon": "backgammon",
    "hearts": "hearts",
}
LOOPS = {"play_out": "play_out", "loop": "Python loop"}
LINES = (
    *(
        Line(f"{game.capitalize()}, {form}: {title}", f"{game} {form}", loop)
        for game in OURS
        for form in FORMS
        for loop, title in LOOPS.items()
    ),
    Line("catanatron (Python)", PEER),
    Line("OpenSpiel team dominoes (Python)", "team dominoes"),
    Line("OpenSpiel backgammon (C++)", "backgammon"),
    Line("OpenSpiel hearts (C++)", "hearts"),
)

Round = dict[str, dict[str, Any]]  # by contestant: what it measured


def ask(name: str, task: str, seconds: float) -> dict[str, Any]:
    """Run a contestant alone in a process of its own: what it measured."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if name.endswith("uncompiled"):
        environment["PYTHONPATH"] = str(SOURCE)  # comes before the installed package
    command = [sys.executable, str(HERE / "contestants.py"), task, str(seconds)]
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE)
    if ran.returncode:
        raise SystemExit(f"{name} failed")
    found: dict[str, Any] = json.loads(ran.stdout)
    if "compiled" in found and found["compiled"] == name.endswith("uncompiled"):
        raise SystemExit(f"the engine that should be {name} is not: install the project anew")
    return found


def stale() -> list[str]:
    """The modules whose installed form is not what src says now."""
    installed = distribution("asclepia")
    return [
        str(path.relative_to(SOURCE))
        for path in sorted(SOURCE.rglob("*.py"))
        if not (there := Path(str(installed.locate_file(path.relative_to(SOURCE))))).exists()
        or there.read_bytes() != path.read_bytes()
    ]


def disagreements() -> tuple[int, list[str]]:
    """How many games both engines were given, and those that they play differently."""
    compiled = ask("garum compiled", "garum_games", 0)["played"]
    uncompiled = ask("garum uncompiled", "garum_games", 0)["played"]
    return len(compiled), [name for name in compiled if compiled[name] != uncompiled[name]]


def figures(line: Line, name: str, rounds: list[Round]) -> list[float]:
    """A figure of this line in every round; none where this loop does not measure it."""
    loops = [one[line.contestant][line.loop] for one in rounds]
    return [loop[name] for loop in loops if name in loop]


def figure(line: Line, name: str, rounds: list[Round]) -> float | None:
    return median(found) if (found := figures(line, name, rounds)) else None


def ratio(line: Line, name: str, rounds: list[Round]) -> float | None:
    """The figure as a multiple of the peer's, taken within each round."""
    peers = [one[PEER]["loop"][name] for one in rounds]
    found = figures(line, name, rounds)
    return median(map(truediv, found, peers)) if found else None


def micros(contestant: str, rounds: list[Round]) -> dict[str, float]:
    """The figures of a game of ours, in microseconds."""
    names = rounds[0][contestant]["micros"]
    return {name: median(one[contestant]["micros"][name] for one in rounds) for name in names}


def goals(rounds: list[Round]) -> list[Goal]:
    found: list[Goal] = []
    for line in LINES:
        game, _, form = line.contestant.partition(" ")
        least = getattr(BARS[game], form) if game in BARS else None
        if least is not None:
            times = ratio(line, "decisions", rounds) or 0.0
            name = f"{line.title}: decisions/s at least {least} × {PEER}"
            found.append(Goal(name, times >= least, f"{times:.1f} ×"))
    for game, bar in BARS.items():
        fast = micros(f"{game} compiled", rounds)
        for name, most in bar.micros:
            goal = f"{game.capitalize()}, compiled: {name} below {most:,} µs"
            found.append(Goal(goal, fast[name] < most, f"{fast[name]:,.2f} µs"))
    return found


def shown(value: float | None, form: str) -> str:
    return "" if value is None else format(value, form)


def report(rounds: list[Round]) -> None:
    wide = max(len(line.title) for line in LINES)
    print(f"{'':{wide}}  {'a second':^34}  {'× catanatron':^27}")
    heads = "  ".join(f"{name:>10}" for name in FIGURES)
    print(f"{'':{wide}}  {heads}  {'  '.join(f'{name:>9}' for name in FIGURES)}")
    for line in LINES:
        values = [f"{shown(figure(line, name, rounds), ',.0f'):>10}" for name in FIGURES]
        ratios = [f"{shown(ratio(line, name, rounds), ',.2f'):>9}" for name in FIGURES]
        print(f"{line.title:{wide}}  {'  '.join(values)}  {'  '.join(ratios)}")

    for game in OURS:
        print(f"\n{game.capitalize()}, in µs")
        compiled = micros(f"{game} compiled", rounds)
        uncompiled = micros(f"{game} uncompiled", rounds)
        print(f"{'':{wide}}  {'compiled':>10}  {'uncompiled':>10}")
        for name in compiled:
            print(f"{name:{wide}}  {compiled[name]:10,.2f}  {uncompiled[name]:10,.2f}")

    print("\nGoals")
    for goal, reached, measured in goals(rounds):
        print(f"{'reached' if reached else 'missed '}  {goal}: {measured}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures our games beside their peers.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each runs (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement (1.0)")
    parser.add_argument("--json", type=Path, help="a file for every figure of every round")
    given = parser.parse_args()
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds and --seconds must be above zero")

    for name in stale():
        print(f"warning: {name} has changed since the project was installed here")
    games, differing = disagreements()
    for name in differing:
        print(f"the compiled and the uncompiled engine differ: {name}")
    if differing:
        return 1
    print(f"The compiled and the uncompiled engine play the same {games} games the same way.")

    rounds: list[Round] = []
    for number in range(given.rounds):
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr)
        order = list(CONTESTANTS) if number % 2 == 0 else list(reversed(CONTESTANTS))
        rounds.append({name: ask(name, CONTESTANTS[name], given.seconds) for name in order})
    print(f"Medians of {given.rounds} rounds of {given.seconds:g} s.\n")
    report(rounds)
    if given.json:
        about = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "versions": {name: version(name) for name in ("asclepia", PEER, "open_spiel")},
            "seconds": given.seconds,
            "goals": [goal._asdict() for goal in goals(rounds)],
            "rounds": rounds,
        }
        given.json.write_text(json.dumps(about, indent=1, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
