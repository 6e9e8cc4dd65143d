"""Measures a real server on this machine while one guest keeps the thinkers busy:

    python -m tests.server.fairness [--tables 300] [--moves 25] [--level physician] [--pause 0.5]

How long another guest's bots take for an answer, alone and beside the crowd; whether a lone legal
answer comes sooner than a real choice; how long a ping takes while eight readers look at replays.
It takes a few minutes and leaves nothing behind.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path
from statistics import mean, median, quantiles

import asclepia
from asclepia.server.upkeep import export
from asclepia.table import Match
from tests.server.service import Guest, Service

GAME = "quackery"  # its response windows ask seats that can only pass


def crowd(guest: Guest, tables: int, refused: list[str]) -> None:
    """One guest's tables of six master bots."""
    chairs = [{"kind": "bot", "level": "master"}] * 6
    for _ in range(tables):
        answer = guest.http.post("/api/tables", json={"game": GAME, "chairs": chairs})
        if answer.status_code != 201:
            refused.append(answer.text)


def answers(guest: Guest, level: str, moves: int) -> tuple[str, list[float]]:
    """How long the bots of a table took for each of their first answers."""
    table = guest.table(level, level, level, game=GAME)
    with guest.live(table) as page:
        page.hear_a("hello")
        heard = [time.monotonic()]
        while len(heard) < moves + 2 and page.position and page.position["pending"]:
            page.hear_a("update")
            heard.append(time.monotonic())
    # The first is not counted: it was asked before anybody listened.
    return table, [after - before for before, after in pairwise(heard[1:])]


def lone(database: str, table: str) -> list[bool]:
    """Whether each move of a table was the only legal one."""
    record = asyncio.run(export(database, table))
    game = asclepia.load(record.game)
    own = Match(game, record.seats, int(record.seed, 16), record.components, **record.options)
    found = []
    for seat, code in record.moves:
        found.append(len(own.state.choices(seat)) == 1)
        own.play(seat, game.action(code))
    return found


def measure(service: Service, guest: Guest, level: str, moves: int) -> float:
    table, took = answers(guest, level, moves)
    alone = lone(service.database, table)[1:]
    groups = {
        "with one legal answer": [t for t, one in zip(took, alone, strict=False) if one],
        "with a choice": [t for t, one in zip(took, alone, strict=False) if not one],
    }
    for what, times in groups.items():
        if len(times) > 1:
            print(
                f"    {what}: {len(times)} answers, median {median(times):.3f} s, "
                f"mean {mean(times):.3f} s, slowest {max(times):.3f} s"
            )
    return mean(took)


def pings(guest: Guest, table: str, seconds: float) -> list[float]:
    times = []
    with guest.live(table) as page:
        page.hear_a("hello")
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            sent = time.monotonic()
            page.send(type="ping", sent=0)
            page.hear_a("pong")
            times.append(1000 * (time.monotonic() - sent))
            time.sleep(0.03)  # the server takes 50 messages a second from a page
    return times


def readers(guest: Guest, finished: str, stop: threading.Event) -> None:
    while not stop.is_set():
        for perspective in ("open", "watch", "0", "1"):
            guest.http.get(f"/api/tables/{finished}/replay?from={perspective}")


def long_game() -> Match:
    """The longest replays that there are, from random choices."""
    rng = random.Random(1)
    match = Match(asclepia.load("hippocrates"), 4, 7)
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, rng.choice(match.state.choices(seat)))
    return match


def reading(service: Service, guest: Guest) -> None:
    """Pings while others look at a finished game."""
    record = long_game().record().to_json()
    answer = guest.http.post(
        "/api/records", content=record, headers={"content-type": "application/json"}
    )
    finished = answer.json()["id"]
    size = len(guest.http.get(f"/api/tables/{finished}/replay?from=open").content)
    print(f"a replay of {size / 1e6:.1f} MB")
    table = guest.table("me", "me")
    for count in (0, 8):
        stop = threading.Event()
        threads = [
            threading.Thread(target=readers, args=(Guest(service), finished, stop))
            for _ in range(count)
        ]
        for thread in threads:
            thread.start()
        times = pings(guest, table, 5)
        stop.set()
        for thread in threads:
            thread.join()
        slow = quantiles(times, n=100)[98]
        print(f"{count} readers of replays: ping {median(times):.1f} ms, p99 {slow:.1f} ms")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=300)
    asked.add_argument("--moves", type=int, default=25)
    asked.add_argument("--level", default="physician")
    asked.add_argument("--pause", default="0.5", help="seconds: ASCLEPIA_PAUSE")
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="fairness") as folder:
        environment = {"ASCLEPIA_THINKERS": "2", "ASCLEPIA_PAUSE": wish.pause}
        service = Service(str(Path(folder) / "a.db"), **environment)
        try:
            hog, ada = Guest(service), Guest(service)
            reading(service, ada)
            print(f"bots ({wish.level}) alone:")
            before = measure(service, ada, wish.level, wish.moves)
            refused: list[str] = []
            begun = time.monotonic()
            crowd(hog, wish.tables, refused)
            print(f"{wish.tables} tables of six masters, made in {time.monotonic() - begun:.1f} s")
            if refused:
                print(f"    {len(refused)} were refused: {refused[0]}")
            after = measure(service, ada, wish.level, wish.moves)
            print(f"    beside them an answer takes {after / before:.2f} × as long")
        finally:
            service.stop()


if __name__ == "__main__":
    main()
