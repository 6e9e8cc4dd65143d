"""`make renew`: everything that is made from the sources and kept beside them, made anew.

Revisions come first: a game that behaves otherwise at the revision it had is refused, and nothing
is written. At the end stands what has changed in each game, in words, and in which files.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from workshop import sources

ROOT = sources.ROOT
GAMES = ROOT / "tests" / "games"
#: What is made, by which command, in this order.
MADE = (
    ("revision digests", ("-m", "tests.games.test_revisions")),
    ("golden records", ("-m", "tests.games.golden")),
    ("recordings of what the server tells", ("-m", "tests.web.recordings")),
    ("types of the page", ("web/typescript.py",)),
    ("fixtures of the gallery and the tests", ("web/fixtures.py",)),
    ("pictures", ("-m", "workshop.pictures")),
)


def kept() -> dict[str, Any]:
    """The records and digests as they are now, by their places."""
    paths = [*GAMES.glob("*/golden/*.json"), *GAMES.glob("*/revision.json")]
    return {
        str(one.relative_to(GAMES)): json.loads(one.read_text("utf-8")) for one in sorted(paths)
    }


def told(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What has changed in the games, a line each."""
    lines = []
    for place in sorted(before.keys() | now.keys()):
        old, new = before.get(place), now.get(place)
        if old == new:
            continue
        if old is None or new is None:
            lines.append(f"{place}: {'new' if old is None else 'gone'}")
        elif "moves" in new:
            lines.append(f"{place}: {difference_of_records(old, new)}")
        else:
            lines.append(f"{place}: {difference_of_meanings(old, new)}")
    return lines


def difference_of_records(old: dict[str, Any], new: dict[str, Any]) -> str:
    """Where two plays of one record part, and how each ended."""
    pairs = zip(old["moves"], new["moves"], strict=False)
    same = next((ply for ply, (a, b) in enumerate(pairs) if a != b), None)
    if same is None:
        same = min(len(old["moves"]), len(new["moves"]))
    if old["moves"] == new["moves"]:
        parted = "the same moves"
    else:
        parted = f"other moves from {same} on ({len(old['moves'])} before, {len(new['moves'])} now)"
    ends = [one["result"]["scores"] for one in (old, new)]
    said = "the same scores" if ends[0] == ends[1] else f"scores {ends[0]} before, {ends[1]} now"
    revisions = [one["revision"] for one in (old, new)]
    return f"revision {revisions[0]} → {revisions[1]}, {parted}, {said}"


def difference_of_meanings(old: dict[str, Any], new: dict[str, Any]) -> str:
    """What of a game's revision means something else now."""
    parts = [f"revision {old['revision']} → {new['revision']}"]
    if old["rules"] != new["rules"]:
        parts.append("rules play otherwise")
    cards = sorted(
        name
        for name in old["components"].keys() | new["components"].keys()
        if old["components"].get(name) != new["components"].get(name)
    )
    if cards:
        parts.append(f"other components: {', '.join(cards)}")
    return ", ".join(parts)


def main() -> None:
    environment = {**os.environ, "PYTHONPATH": f"{sources.SOURCE}{os.pathsep}{ROOT}"}
    before = kept()
    for what, words in MADE:
        print(f"== {what}", flush=True)
        done = subprocess.run([sys.executable, *words], cwd=ROOT, env=environment)
        if done.returncode:
            sys.exit(done.returncode)
    print("== what has changed")
    for line in told(before, kept()) or ["No game plays otherwise."]:
        print(f"   {line}")
    subprocess.run(["git", "--no-pager", "diff", "--stat", "HEAD"], cwd=ROOT)


if __name__ == "__main__":
    main()
