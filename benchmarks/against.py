"""Is it slower than it was? Measures the engine of another commit and today's, in one run.

`python benchmarks/against.py COMMIT` builds both with the tools of the environment it runs in,
then runs each in turn, forwards and backwards, and reports today's figures as multiples of
the other's: medians of ratios taken within a round, so that the machine's moods touch both.
`--least 0.9` ends with an error if a game makes fewer decisions a second than that share.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
GAMES = ("garum", "quackery", "hippocrates", "galenus")


def build(source: Path, into: Path) -> None:
    """The package, compiled, in a folder of its own."""
    words = ("--no-build-isolation", "--no-deps", "--quiet", "--target", str(into), str(source))
    subprocess.run([sys.executable, "-m", "pip", "install", *words], check=True)


def checked_out(commit: str, into: Path) -> None:
    archive = subprocess.run(
        ["git", "-C", str(ROOT), "archive", commit], check=True, stdout=subprocess.PIPE
    )
    into.mkdir()
    subprocess.run(["tar", "-x", "-C", str(into)], input=archive.stdout, check=True)
    # The page is no part of this, and need not be fetched again.
    (into / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def measured(engine: Path, game: str, seconds: float) -> dict[str, float]:
    """What today's contestants measure of an engine: everything as 'the more the better'."""
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    words = [sys.executable, str(HERE / "contestants.py"), game, str(seconds)]
    ran = subprocess.run(words, env=environment, stdout=subprocess.PIPE, check=True, cwd=engine)
    found: dict[str, Any] = json.loads(ran.stdout)
    assert found["compiled"], f"{engine} is not compiled"
    figures = {f"{loop} decisions": found[loop]["decisions"] for loop in ("play_out", "loop")}
    return {**figures, **{name: 1 / micros for name, micros in found["micros"].items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares the engine with another commit's.")
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--least", type=float, default=0.0)
    given = parser.parse_args()
    slower: list[str] = []
    with tempfile.TemporaryDirectory(prefix="asclepia-") as folder:
        then, now = Path(folder) / "then", Path(folder) / "now"
        checked_out(given.commit, Path(folder) / "source")
        build(Path(folder) / "source", then)
        build(ROOT, now)
        for game in GAMES:
            rounds: list[dict[str, float]] = []
            for number in range(given.rounds):
                order = (then, now) if number % 2 == 0 else (now, then)
                found = {engine: measured(engine, game, given.seconds) for engine in order}
                known = [name for name in found[now] if name in found[then]]
                rounds.append({name: found[now][name] / found[then][name] for name in known})
            print(f"{game}: now ÷ {given.commit}, {given.rounds} rounds")
            for name in rounds[0]:
                ratio = median(one[name] for one in rounds)
                print(f"  {name:24}{ratio:6.2f} ×")
                if name.endswith("decisions") and ratio < given.least:
                    slower.append(f"{game}, {name}: {ratio:.2f} × of {given.commit}")
    if slower:
        sys.exit(f"Slower than {given.least} × allows:\n" + "\n".join(slower))


if __name__ == "__main__":
    main()
