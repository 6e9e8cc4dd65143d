"""The soak: games played for long at an even pace, then everything is read back.

    python -m benchmarks.unfriendly.soak --url http://127.0.0.1:8420 --pid PID --minutes 30

At every table one guest plays random legal moves, at every third beside bots; now and then a
line is said. A game that ends is replaced by another. What was accepted must be in the record (or
the replay, if a game did not end), once and in its order; the same for what was said.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from typing import Any

import httpx

from benchmarks.unfriendly.trial import Asclepia, Socket, Trial, bounded, loopback

MOST_TABLES = 300
PATIENCE = 60.0  # seconds without a word after which a table is lost
TALK = 0.02  # lines said for each move
FLAT = 1.2  # what memory may grow by from the middle to the end, if it lasted long
LONG = 10.0  # minutes from which on that is a promise


class Table:
    """One table, its guest's page, and everything that the page was told."""

    def __init__(self, soak: Soak, number: int) -> None:
        self.soak = soak
        self.bots = number % 3 == 2
        self.id = self.cookie = ""
        self.socket: Socket | None = None
        self.position: dict[str, Any] | None = None
        self.sent: dict[int, list[int]] = {}  # by seat, the codes that were accepted
        self.under_way: tuple[int, int] | None = None  # seat and code
        self.since = time.monotonic()
        self.told: list[int] = []  # the seat of every move
        self.lines: list[str] = []
        self.heard_lines: list[str] = []
        self.faults: list[str] = []

    async def open(self) -> None:
        server, game = self.soak.server, self.soak.game
        self.cookie = await server.guest()
        other = {"kind": "bot", "level": game["levels"][0]} if self.bots else {"kind": "me"}
        chairs = [{"kind": "me"}] + [other] * (max(2, game["fewest"]) - 1)
        wish = {"game": game["name"], "chairs": chairs, "public": False}
        self.id = (await server.ask("POST", "/api/tables", self.cookie, wish)).json()["id"]
        self.socket = await server.socket(self.id, self.cookie, self.hear)

    def hear(self, data: bytes, now: float) -> None:
        message = json.loads(data)
        self.since = time.monotonic()
        if message.get("position"):
            self.position = message["position"]
            fresh = [one for one in message["log"] if one["ply"] > 0]
            if message["type"] == "hello" or message["rewound"]:
                self.told = []
            if [one["ply"] for one in fresh] != [
                len(self.told) + count for count in range(1, len(fresh) + 1)
            ]:
                self.faults.append(f"the log jumps after {len(self.told)}")
            self.told += [one["seat"] for one in fresh]
            if self.under_way and any(one["seat"] == self.under_way[0] for one in fresh):
                seat, code = self.under_way
                self.sent.setdefault(seat, []).append(code)
                self.under_way = None
                self.soak.accepted += 1
        self.heard_lines += [one["words"] for one in message.get("chat", [])]
        if message["type"] == "refused":
            if message["error"] == "too-many" and self.lines:
                self.lines.pop()
            else:
                self.faults.append(f"refused: {message['error']} {message['words']}")
                self.under_way = None

    @property
    def over(self) -> bool:
        return self.position is not None and not self.position["pending"]

    def question(self) -> tuple[int, list[dict[str, Any]]] | None:
        """A seat of ours that is asked, with its choices, if nothing is under way."""
        if self.position is None or self.under_way is not None:
            return None
        for seat, view in self.position["seats"].items():
            if view["question"]:
                return int(seat), view["question"]["choices"] + view["question"]["asides"]
        return None

    def move(self, rng: random.Random) -> None:
        asked = self.question()
        assert asked is not None
        assert self.position is not None
        assert self.socket is not None
        seat, choices = asked
        code = rng.choice(choices)["code"]
        self.under_way = (seat, code)
        act = {"type": "act", "seat": seat, "ply": self.position["ply"], "code": code}
        self.socket.send(json.dumps(act).encode())
        if rng.random() < TALK:
            self.lines.append(f"line {len(self.lines)} of {self.id}")
            self.socket.send(json.dumps({"type": "say", "words": self.lines[-1]}).encode())

    async def read_back(self) -> list[str]:
        """What is not as it was told."""
        faults = list(self.faults)
        at = f"/api/tables/{self.id}"
        ask = self.soak.server.ask
        told = list(self.told)  # bots play on while we read
        if self.under_way is not None:
            faults.append("a move was never answered")
        if self.over:
            moves = (await ask("GET", f"{at}/record", self.cookie)).json()["moves"]
            seats = [seat for seat, _ in moves]
            for seat, codes in self.sent.items():
                if [code for one, code in moves if one == seat] != codes:
                    faults.append(f"the record has other moves of seat {seat}")
        else:
            replay = (await ask("GET", f"{at}/replay?from=watch", self.cookie)).json()
            seats = [one["seat"] for one in replay["steps"][1:]]
            seats = seats[: len(told)] if self.bots else seats
        if seats != told:
            faults.append(f"{len(seats)} moves are stored, {len(told)} were told")
        said = (await ask("GET", f"{at}/chat?before={2**31 - 1}", self.cookie)).json()
        words = [one["words"] for one in said]
        if words != self.lines[-100:] or self.heard_lines != self.lines:
            faults.append(f"said {len(self.lines)}, heard {len(self.heard_lines)}, {len(words)}")
        return [f"{self.id}: {one}" for one in faults]

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()


class Soak:
    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.server = Asclepia(wanted.url, wanted.game, True)
        self.trial = Trial(60 * wanted.minutes)
        self.rng = random.Random(wanted.seed)
        self.game: dict[str, Any] = {}
        self.tables: list[Table] = []
        self.count = self.finished = self.accepted = self.skipped = 0
        self.faults: list[str] = []
        self.memory: list[int] = []

    async def run(self) -> int:
        games = (await self.server.ask("GET", "/api/games", "none=1")).json()
        self.game = next(one for one in games if one["name"] == self.wanted.game)
        wanted = self.wanted
        self.trial.heading(
            f"{wanted.tables} tables, {wanted.rate:g} moves a second, {wanted.minutes:g} minutes"
        )
        await asyncio.gather(*[self.another() for _ in range(wanted.tables)])
        self.trial.end = time.monotonic() + 60 * wanted.minutes
        self.remember("at the beginning")
        await self.play()
        await self.settle()
        self.remember("at the end")
        for table in self.tables:
            self.faults += await table.read_back()
            table.close()
        self.tell()
        await self.server.http.aclose()
        return self.trial.finish()

    async def another(self) -> None:
        table = Table(self, self.count)
        self.count += 1
        try:
            await table.open()
        except httpx.HTTPStatusError as error:
            if error.response.status_code != 429:
                raise
            if not self.tables:
                raise SystemExit(f"too low limits for a soak: {error.response.text}") from None
            self.trial.note(f"no new table: {error.response.json()['words']}")
            return
        self.tables.append(table)

    async def play(self) -> None:
        began, due = time.monotonic(), 0
        replacing: set[asyncio.Task[None]] = set()
        while not self.trial.over:
            due += 1
            await asyncio.sleep(max(0.0, began + due / self.wanted.rate - time.monotonic()))
            if len(self.memory) == 1 and time.monotonic() > (began + self.trial.end) / 2:
                self.remember("in the middle")
            free = [table for table in self.tables if table.question()]
            if free:
                self.rng.choice(free).move(self.rng)
            else:
                self.skipped += 1
            for table in [one for one in self.tables if one.over or self.lost(one)]:
                self.tables.remove(table)
                task = asyncio.create_task(self.replace(table))
                replacing.add(task)
                task.add_done_callback(replacing.discard)
            if not self.tables and not replacing:
                break
        await asyncio.gather(*replacing)

    def lost(self, table: Table) -> bool:
        """It should have said something long ago, or has hung up."""
        assert table.socket is not None
        waiting = table.under_way is not None or table.question() is None
        if table.socket.closed or (waiting and time.monotonic() - table.since > PATIENCE):
            table.faults.append("it fell silent")
            return True
        return False

    async def replace(self, table: Table) -> None:
        """A game has ended: its record is read at once, and another begins."""
        await asyncio.sleep(0.5)  # what was said last may still be on its way
        self.faults += await table.read_back()
        table.close()
        self.finished += 1
        await self.another()

    async def settle(self) -> None:
        """What is under way may arrive."""
        patience = time.monotonic() + PATIENCE
        while any(one.under_way for one in self.tables) and time.monotonic() < patience:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)

    def remember(self, when: str) -> None:
        """The server's memory, in kilobytes."""
        if self.wanted.pid is None:
            self.memory.append(0)
            return
        with open(f"/proc/{self.wanted.pid}/status") as file:
            line = next(line for line in file if line.startswith("VmRSS"))
        self.memory.append(int(line.split()[1]))
        self.trial.note(f"memory {when}: {self.memory[-1] / 1024:.1f} MB")

    def tell(self) -> None:
        check = self.trial.check
        self.trial.note(f"{self.count} games, {self.finished} finished; skipped {self.skipped}")
        check("moves were accepted", self.accepted > 0, self.accepted)
        check("nothing is lost or doubled", not self.faults, "; ".join(self.faults[:8]))
        if self.wanted.pid is not None and self.wanted.minutes >= LONG and len(self.memory) == 3:
            flat = self.memory[2] <= FLAT * self.memory[1]
            check("memory is flat from the middle to the end", flat, self.memory)


def main() -> int:
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--url", type=loopback, required=True, help="http://127.0.0.1:PORT")
    asked.add_argument("--minutes", type=bounded(float, 0.02, 120), default=2.0)
    asked.add_argument("--tables", type=bounded(int, 1, MOST_TABLES), default=20)
    asked.add_argument(
        "--rate", type=bounded(float, 0.1, 1000), default=20.0, help="moves a second"
    )
    asked.add_argument("--pid", type=int, help="the server's process, to tell its memory")
    asked.add_argument("--game", default="garum")
    asked.add_argument("--seed", type=int, default=1)
    return asyncio.run(Soak(asked.parse_args()).run())


if __name__ == "__main__":
    sys.exit(main())
