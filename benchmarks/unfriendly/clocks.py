"""Clocks: whether anybody gains time, whatever they do with their seat, or an operator with the
server.

    python -m benchmarks.unfriendly.clocks --seconds 240 --kind postgres --seed 1

Starts servers of its own: one on an SQLite file, or two processes on one PostgreSQL. At every table
two guests move, wait, take back, load the page anew, go to the other process, have a bot stand in
and come back, again and again. Meanwhile processes are stopped (SIGSTOP) and go on, are killed and
started. Twice a second the database is read, and reckoned anew from the log alone:

- What all seats have left and the time since the game began are the banks and the increments, to
  the millisecond; where a bot answered without any time left, that is not charged.
- Each seat's own time agrees with the times of the log on the wall, less the downtime that is
  recorded.
- An increment was given for every turn of one's own that no bot had a part in, and for no other.
- No more downtime was recorded than there was without any process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from asclepia.games import load
from asclepia.server.room import settled
from asclepia.server.rows import TableRow
from asclepia.server.schema import (
    HANDS,
    TAKE_BACK,
    TIME_UP,
    handovers,
    moves,
    secrets_table,
    tables,
)
from asclepia.server.settings import Settings
from asclepia.server.storage import Storage
from asclepia.table import Match
from benchmarks.unfriendly.trial import Trial, bounded
from tests.server.databases import Databases
from tests.server.service import Guest, Service

BANK, INCREMENT = 45, 5  # seconds
GAMES = ("garum", "quackery")  # one seat is asked at a time
AT_ONCE = 4  # tables, by turns such that a seat is lost when time is over, and others
SOON = 4.0  # seconds that an answer may take; a stopped process gives none
SLACK = 3.0  # seconds by which a seat may differ: a move's moment and the moment it is noted
BEAT = 7.0  # seconds: the last sign of life before a kill may be so old


class Reading(NamedTuple):
    """A table, as the database has it at one moment."""

    row: TableRow
    log: list[Any]
    hands: dict[int, str]  # by ply, the kind of a handover
    downs: list[tuple[int, int]]

    @property
    def out(self) -> str:
        return str(self.row.pace.out)

    def awake(self, wall: int) -> int:
        """The wall's time, less the downtime that was recorded until then."""
        return wall - max((down for up, down in self.downs if up <= wall), default=0)


class Books:
    """Reads the database, beside the servers."""

    def __init__(self, address: str) -> None:
        self.url = Settings.from_environment(address).database
        self.downs: list[tuple[int, int]] = []  # (until when nobody was there, for how long in all)

    def read(self, table: str) -> Reading:
        return asyncio.run(self._read(table))

    async def _read(self, table: str) -> Reading:
        storage = Storage(self.url)
        try:
            async with storage.engine.connect() as connection:
                if storage.postgres:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                whole = select(tables).where(tables.c.id == table)
                row = TableRow.of((await connection.execute(whole)).one())
                mine = select(moves).where(moves.c.table_id == table).order_by(moves.c.ply)
                log = list(await connection.execute(mine))
                told = select(handovers).where(handovers.c.table_id == table)
                hands = {one.ply: one.kind for one in await connection.execute(told)}
                alive = select(secrets_table.c.value).where(secrets_table.c.name == "alive")
                _, down, up = map(int, (await connection.execute(alive)).scalar_one().split())
        finally:
            await storage.close()
        if down and (up, down) not in self.downs:
            self.downs.append((up, down))
        return Reading(row, log, hands, sorted(self.downs))


class Processes:
    """The servers, and when each of them was running."""

    def __init__(self, address: str, count: int) -> None:
        self.services = [
            Service(address, ASCLEPIA_THINKERS="1", ASCLEPIA_PAUSE="0.6") for _ in range(count)
        ]
        self.there = [True] * count
        self.dead: list[tuple[float, float]] = []  # when none was running
        self._since: float | None = None
        self.lock = threading.Lock()

    def _is(self, which: int, there: bool) -> None:
        self.there[which] = there
        if not any(self.there) and self._since is None:
            self._since = time.time()
        if any(self.there) and self._since is not None:
            self.dead.append((self._since, time.time()))
            self._since = None

    @contextmanager
    def away(self, some: list[int], how: int) -> Iterator[None]:
        """These are stopped or killed meanwhile."""
        with self.lock:
            for which in some:
                os.killpg(self.services[which].process.pid, how)
                self._is(which, False)
        try:
            yield
        finally:
            for which in some:
                service = self.services[which]
                if how == signal.SIGKILL:
                    service.process.wait()
                    service.start()
                else:
                    os.killpg(service.process.pid, signal.SIGCONT)
                with self.lock:
                    self._is(which, True)

    def one(self, chance: random.Random) -> Service | None:
        found = [one for one, there in zip(self.services, self.there, strict=True) if there]
        return chance.choice(found) if found else None

    def stop(self) -> None:
        for service in self.services:
            with suppress(ProcessLookupError):
                os.killpg(service.process.pid, signal.SIGCONT)
            service.stop()


class Table:
    """Two guests who try everything."""

    def __init__(self, game: str, out: str, processes: Processes, books: Books, seed: int) -> None:
        self.processes, self.books = processes, books
        self.chance = random.Random(seed)
        self.done = dict[str, int]()
        first = processes.services[0]
        self.guests = [Guest(first, "Ada"), Guest(first, "Bede")]
        pace = {"kind": "live", "bank": BANK, "increment": INCREMENT, "out": out}
        self.id = self.guests[0].table("me", "open", game=game, pace=pace)
        assert self.guests[1].sit(self.id, 1).status_code == 204
        assert self.guests[0].http.post(f"/api/tables/{self.id}/start").status_code == 204
        clocks = books.read(self.id).row.clocks
        assert clocks is not None
        self.began = min(one for one in clocks.asked if one is not None)

    def go_on(self) -> bool:
        """Do something; False: the game is over."""
        service = self.processes.one(self.chance)
        if service is None:
            time.sleep(0.1)
            return True
        seat = self.chance.randrange(2)
        what = self.chance.choices(
            ["act", "wait", "storm", "leave", "back", "undo", "reload"], [40, 15, 8, 5, 12, 12, 8]
        )[0]
        try:
            on = self._do(what, service, seat)
            self.done[what] = self.done.get(what, 0) + 1
        except (OSError, TimeoutError, httpx.HTTPError, WebSocketException, KeyError):
            return True  # that process has just been stopped or killed
        return on

    def _do(self, what: str, service: Service, seat: int) -> bool:
        if what == "wait":
            time.sleep(self.chance.random() * 2)
        elif what == "storm":
            for _ in range(self.chance.randrange(2, 8)):
                self._stand_in(service, seat, "PUT")
                time.sleep(self.chance.random() * 0.3)
                self._stand_in(service, seat, "DELETE")
        elif what in ("leave", "back"):
            self._stand_in(service, seat, "PUT" if what == "leave" else "DELETE")
        else:
            return self._at_the_table(what, service, seat)
        return True

    def _stand_in(self, service: Service, seat: int, method: str) -> None:
        level = self.chance.choice(["novice", "apprentice", "master"])
        where = f"{service.url}/api/tables/{self.id}/seats/{seat}/stand-in?level={level}"
        cookies = dict(self.guests[seat].http.cookies)
        httpx.request(method, where, cookies=cookies, timeout=SOON)

    def _at_the_table(self, what: str, service: Service, seat: int) -> bool:
        """On a page that is opened for it."""
        cookies = "; ".join(
            f"{key}={value}" for key, value in self.guests[seat].http.cookies.items()
        )
        url = f"ws://127.0.0.1:{service.port}/api/tables/{self.id}/live"
        with connect(
            url, additional_headers={"cookie": cookies}, open_timeout=SOON, close_timeout=1
        ) as page:
            while (hello := json.loads(page.recv(SOON)))["type"] != "hello":
                pass
            if hello["info"]["status"] != "playing":
                return False
            position = hello["position"]
            look = position["seats"].get(str(seat), {})
            message: dict[str, Any] = {"seat": seat, "ply": position["ply"]}
            if what == "undo":
                page.send(json.dumps({"type": "undo", **message}))
            elif what == "act" and look.get("question"):
                choices = look["question"]["choices"]
                code = self.chance.choice(choices)["code"]
                page.send(json.dumps({"type": "act", **message, "code": code}))
            else:
                return True
            with suppress(TimeoutError):
                page.recv(SOON)
        return True


class Tally:
    """What the moves that stand have earned, entry by entry: an increment for every stretch that
    has ended, with a step of the seat's own turn in it and no stand-in."""

    def __init__(self, match: Match, reading: Reading) -> None:
        self.match, self.reading = match, reading
        self.past: list[Any] = []
        self._begin()

    def _begin(self) -> None:
        self.state, self.hands, self.earned = self.match.again(), Hands(self.reading), [0, 0]
        self.own = self.helped = False

    @property
    def asked(self) -> int:
        (seat,) = self.state.state.pending
        return seat

    def follow(self, entry: Any) -> None:
        self.past.append(entry)
        if entry.code != TAKE_BACK:
            self._go_on(entry)
            return
        stand = {ply for ply, _, _ in settled((one.ply, one.seat, one.code) for one in self.past)}
        self._begin()
        for one in self.past:
            if one.ply in stand or one.code in (HANDS, TIME_UP):
                self._go_on(one)

    def _go_on(self, entry: Any) -> None:
        seat = self.asked
        if entry.code >= 0:
            self.own |= self.state.state.in_turn(seat)
            self.state.play(entry.seat, self.match.game.action(entry.code))
        after = self.state.state.pending
        self.hands.follow(entry, after)
        self.helped |= self.hands.stand_in[seat]
        if seat not in after:
            more = 1000 * INCREMENT * (self.own and not self.helped)
            self.earned = [one + more * (at == seat) for at, one in enumerate(self.earned)]
            self.own, self.helped = False, any(self.hands.stand_in[one] for one in after)


class Reckoning(NamedTuple):
    """What the log says, in milliseconds."""

    left: list[float]  # of each seat
    excused: float  # what need not be charged: a bot answered without any time left


def reckon(match: Match, reading: Reading, began: int, until: int) -> Reckoning:
    """By the log's times alone, until then. What was taken back counts for the time, not for the
    increments."""
    left, excused = [1000.0 * BANK] * 2, 0.0
    first = [*left]  # … when the clock began to run
    tally, hands, now = Tally(match, reading), Hands(reading), float(began)
    for entry in [*reading.log, None]:
        at = max(now, until if entry is None else reading.awake(entry.made))
        seat, spent, charged = tally.asked, at - now, at - now
        if hands.late[seat]:
            charged = 0
        elif hands.stand_in[seat] and reading.out == "bot":
            charged = min(spent, max(0, left[seat]))
        elif entry is not None and entry.code == TIME_UP:  # until the server has looked
            charged = left[seat] - min(0, first[seat])
        left[seat] -= charged
        excused += spent - charged
        now = at
        if entry is not None:
            before = tally.earned
            tally.follow(entry)
            more = [new - old for new, old in zip(tally.earned, before, strict=True)]
            left = [one + new for one, new in zip(left, more, strict=True)]
            runs_on = entry.code != HANDS and tally.asked == seat
            first = (
                [one + new for one, new in zip(first, more, strict=True)] if runs_on else [*left]
            )
            hands.follow(entry, tally.state.state.pending)
    return Reckoning(left, excused)


class Hands:
    """Who plays for whom, entry by entry."""

    def __init__(self, reading: Reading) -> None:
        self.kinds = reading.hands
        self.stand_in, self.late = [False, False], [False, False]

    def follow(self, entry: Any, asked: tuple[int, ...]) -> None:
        if entry.code == HANDS:
            self.stand_in[entry.seat] = self.kinds.get(entry.ply) in ("bot", "replaced")
        elif entry.code == TIME_UP:
            self.late[entry.seat] = True
        self.late = [one and seat in asked for seat, one in enumerate(self.late)]


class Found(NamedTuple):
    """How far the books of a table are off, in milliseconds."""

    total: float  # what all have left and have had, and the wall
    excused: bool  # some of that need not be charged: by how much is only known about
    seats: list[float]
    entries: int

    @property
    def broken(self) -> str:
        """What does not hold."""
        if abs(self.total) > (1000 * SLACK if self.excused else 1):
            return "the sum of all is the wall"
        return "each seat has what the log says" if max(self.seats) > 1000 * SLACK else ""


def audit(table: Table, reading: Reading) -> Found | None:
    """None: nothing runs there any more."""
    clocks = reading.row.clocks
    stands = reading.row.standing
    if clocks is None or stands is None or reading.row.status != "playing":
        return None
    reading = reading._replace(log=[one for one in reading.log if one.ply < stands.ply])
    match = Match(load(reading.row.game), 2, int(reading.row.seed, 16))
    since = max((one for one in clocks.asked if one is not None), default=None)
    if since is None:  # its time is over just now
        return None
    # A clock runs on through the moves of one stretch.
    until = max([since, *(reading.awake(one.made) for one in reading.log)])
    said = reckon(match, reading, table.began, until)
    runs = [0 if since is None else until - since for since in clocks.asked]
    left = [
        max(one - run, min(one, 0)) if seat in clocks.idle else one - run
        for seat, (one, run) in enumerate(zip(clocks.left, runs, strict=True))
    ]
    tally = Tally(match, reading)
    for one in reading.log:
        tally.follow(one)
    total = until - table.began + sum(left) - 2000 * BANK - sum(tally.earned) - said.excused
    seats = [abs(one - other) for one, other in zip(left, said.left, strict=True)]
    return Found(total, said.excused > 0, seats, len(reading.log))


def gained_downtime(processes: Processes, books: Books) -> float:
    """Seconds of downtime that are recorded for no reason."""
    recorded = max((down for _, down in books.downs), default=0) / 1000
    dead = sum(end - begin + BEAT for begin, end in processes.dead)
    return recorded - dead


def trouble(
    processes: Processes, chance: random.Random, over: threading.Event, told: list[str]
) -> None:
    """Stop and kill, one or all, until it is over; what was done is told."""
    every = list(range(len(processes.services)))
    while not over.wait(2 + chance.random() * 5):
        some = every if chance.random() < 0.4 else [chance.choice(every)]
        how = signal.SIGKILL if chance.random() < 0.35 else signal.SIGSTOP
        long = chance.random() * (25 if chance.random() < 0.4 else 4)
        with processes.away(some, how):
            over.wait(long)
        told.append(f"{how.name} {len(some)}")


def play(table: Table, over: threading.Event) -> None:
    while not over.is_set() and table.go_on():
        pass


def run(trial: Trial, address: str, count: int, seed: int) -> None:
    processes, books = Processes(address, count), Books(address)
    over, chance = threading.Event(), random.Random(seed)
    done, told, audits, worst, gone = Counter[str](), list[str](), 0, [0.0, 0.0], 0
    try:
        made = 0
        running: list[tuple[Table, threading.Thread]] = []

        def open_one() -> None:
            nonlocal made
            out = "bot" if made % 2 else "seat"
            table = Table(GAMES[made // 2 % len(GAMES)], out, processes, books, seed * 1000 + made)
            thread = threading.Thread(target=play, args=(table, over))
            thread.start()
            running.append((table, thread))
            made += 1

        for _ in range(AT_ONCE):
            open_one()
        troubles = threading.Thread(target=trouble, args=(processes, chance, over, told))
        troubles.start()
        while not trial.over and troubles.is_alive():
            time.sleep(0.5)
            for table, thread in list(running):
                try:
                    found = audit(table, books.read(table.id))
                except (OSError, SQLAlchemyError):
                    continue
                if found is None:
                    if not thread.is_alive():
                        running.remove((table, thread))
                        done.update(table.done)
                        gone += 1
                    continue
                audits += 1
                worst = [max(worst[0], *found.seats), max(worst[1], abs(found.total))]
                if found.broken:
                    trial.check(found.broken, False, (table.id, found))
            with processes.lock:
                all_there = all(processes.there)
            if len(running) < AT_ONCE and all_there:
                with suppress(OSError, httpx.HTTPError, AssertionError):
                    open_one()
        trial.check("killed processes start again", troubles.is_alive())
        over.set()
        troubles.join()
        for table, thread in running:
            thread.join()
            done.update(table.done)
    finally:
        over.set()
        processes.stop()
    trial.note(f"{made} tables, {gone} at their end; {sum(done.values())} deeds: {dict(done)}")
    trial.note(f"{len(told)} troubles: {dict(Counter(told))}")
    recorded = max((down for _, down in books.downs), default=0) / 1000
    dead = sum(end - begin for begin, end in processes.dead)
    trial.note(f"downtime recorded: {recorded:.1f} s; no process was running for {dead:.1f} s")
    trial.check(f"{audits} audits: the sum of clocks and increments is the wall", not trial.broken)
    trial.note(f"a seat differed by {worst[0]:.0f} ms at most, the sum by {worst[1]:.0f} ms")
    gained = gained_downtime(processes, books)
    trial.check("no more downtime was recorded than there was", gained <= 0, f"{gained:.1f} s")


def main() -> int:
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--seconds", type=bounded(float, 5, 3600), default=120)
    asked.add_argument("--kind", choices=["sqlite", "postgres"], default="sqlite")
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        databases = Databases(Path(folder))
        trial = Trial(wish.seconds)
        trial.heading(f"clocks on {wish.kind}, seed {wish.seed}, {wish.seconds:.0f} seconds")
        try:
            address = databases.new(wish.kind)
            run(trial, address, 2 if wish.kind == "postgres" else 1, wish.seed)
        finally:
            databases.close()
    return trial.finish()


if __name__ == "__main__":
    sys.exit(main())
