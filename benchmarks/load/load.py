"""Live load on a server of this machine: many tables, two clients each, moves at a steady rate.

    python benchmarks/load/load.py --url http://127.0.0.1:8420 --tables 100 --rate 100 --seconds 20
    python benchmarks/load/load.py --url … --search       the highest rate with p99 under 100 ms
    python benchmarks/load/load.py --url … --bots 4       pings while master bots think

One process is all the clients. Moves are sent when they are due, whether or not earlier ones
were answered, each at a table that is waiting for one; the latency of a move is the time from
sending it to the other client's hearing of it. Everything is bounded and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import json
import os
import resource
import statistics
import time
from dataclasses import asdict, dataclass
from typing import Any
from urllib.parse import urlsplit

from tables import CHANCE, Asclepia, BoardgameIo, Table

MOST_TABLES = 1000
MOST_SECONDS = 300
MOST_RATE = 5000
MOST_STEPS = 16
OPENING_AT_ONCE = 8
GIVE_UP = 5.0  # seconds after which a move that was not told counts as an error
WARM_UP = 1.0  # seconds at the start that are not counted
LIMIT = 0.1  # seconds: what --search allows at p99
KEPT_UP = 0.97  # share of the asked rate that must be reached
TRIES = 3  # bad runs at one rate before --search believes it
STUTTER = 15.0  # milliseconds: our own clock this late says the machine is busy with other things
NINE = 8  # moves to expect of a game of tic-tac-toe, with some to spare
PATIENCE = 30.0  # seconds to wait for a quiet machine before a run
PINGS = 25.0  # a second


@dataclass
class Outcome:
    """One run at one rate. Times are in milliseconds."""

    asked: float
    moves: int
    rate: float
    p50: float
    p95: float
    p99: float
    max: float
    refusals: int
    errors: int
    skipped: int  # moves that were due while no table was free
    late: float  # p99 of how late our own clock was
    client_cpu: float  # share of one core that this process used
    server_cpu: float | None
    bytes_a_move: float  # received by both clients together

    @property
    def good(self) -> bool:
        """Kept up, nothing refused or lost, and quick."""
        kept = self.rate >= KEPT_UP * self.asked
        return kept and not self.errors and not self.refusals and self.p99 < LIMIT * 1000

    def line(self) -> str:
        server = "" if self.server_cpu is None else f", server {self.server_cpu:.0%}"
        return (
            f"asked {self.asked:7.1f}/s  got {self.rate:7.1f}/s  p50 {self.p50:6.1f}  "
            f"p95 {self.p95:6.1f}  p99 {self.p99:6.1f}  max {self.max:7.1f} ms  "
            f"refused {self.refusals}  errors {self.errors}  skipped {self.skipped}  "
            f"(cpu: clients {self.client_cpu:.0%}{server}; own clock late {self.late:.1f} ms)"
        )


def quantile(sorted_values: list[float], share: float) -> float:
    """In milliseconds; the largest value if there are too few for this share."""
    if not sorted_values:
        return float("nan")
    return 1000 * sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


def cpu_of(pid: int | None) -> float | None:
    """Seconds of processor time that a process has used."""
    if pid is None:
        return None
    try:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """Tables in play, tables in reserve, and what was measured."""

    def __init__(self, server: Asclepia | BoardgameIo, short: bool, pid: int | None) -> None:
        self.server = server
        self.short = short  # games end so soon that others must be ready in their place
        self.pid = pid
        self.reserve: list[Table] = []
        self.free: list[Table] = []
        self.busy: set[Table] = set()
        self.finished: list[Table] = []
        self.opening = 0.0  # seconds it took to open a table, on the average
        self._reset()

    def _reset(self) -> None:
        self.latencies: list[float] = []
        self.counting = False
        self.moves = self.refusals = self.errors = self.skipped = 0

    def report(self, table: Table, what: str, seconds: float) -> None:
        if what == "told":
            if self.counting and table.sent >= self.from_then:
                self.latencies.append(seconds)
            return
        if what == "refused":
            self.refusals += 1
        if table in self.busy:
            self.busy.discard(table)
            if what == "free":
                self.free.append(table)
            else:
                self._replace(table)

    def _replace(self, table: Table) -> None:
        """This table is done with: another one comes into play."""
        self.finished.append(table)
        if self.reserve:
            self.free.append(self.reserve.pop())

    async def open(self, count: int) -> None:
        """Until there are so many tables, all opened and connected before anything counts."""
        missing = count - len(self.reserve) - len(self.free)
        if missing <= 0:
            return
        began = time.perf_counter()
        gate = asyncio.Semaphore(OPENING_AT_ONCE)

        async def one() -> None:
            async with gate:
                self.reserve.append(await self.server.open(self.report))

        await asyncio.gather(*[one() for _ in range(missing)])
        self.opening = (time.perf_counter() - began) / missing
        print(f"  {missing} tables opened, {1000 * self.opening:.1f} ms each", flush=True)

    async def run(self, tables: int, rate: float, seconds: float) -> Outcome:
        needed = int(rate * (seconds + WARM_UP) / NINE) + 1 if self.short else 0
        await self.open(min(tables + needed, MOST_TABLES * 4))
        await self.quiet()
        while len(self.free) < tables and self.reserve:
            self.free.append(self.reserve.pop())
        self._reset()
        self.counting = True
        late: list[float] = []
        began = time.perf_counter()
        self.from_then = began + WARM_UP
        end = self.from_then + seconds
        sent = 0
        used = server_used = heard_bytes = 0.0
        while (now := time.perf_counter()) < end:
            if now >= self.from_then and not used:
                used, server_used = time.process_time(), cpu_of(self.pid) or 0.0
                heard_bytes, self.moves, self.skipped, late = self._bytes(), 0, 0, []
            due = began + sent / rate
            if now < due:
                await asyncio.sleep(due - now)
                continue
            late.append(now - due)
            sent += 1
            self._move()
            if sent % 16 == 0:
                await asyncio.sleep(0)
        took = time.perf_counter() - self.from_then
        used = time.process_time() - used
        server_cpu = None if self.pid is None else (cpu_of(self.pid) or 0.0) - server_used
        heard_bytes = self._bytes() - heard_bytes
        moves = self.moves
        await self._settle()
        told = sorted(self.latencies)
        outcome = Outcome(
            asked=rate,
            moves=moves,
            rate=len([one for one in told if one < GIVE_UP]) / took,
            p50=quantile(told, 0.5),
            p95=quantile(told, 0.95),
            p99=quantile(told, 0.99),
            max=quantile(told, 1.0),
            refusals=self.refusals,
            errors=self.errors,
            skipped=self.skipped,
            late=quantile(sorted(late), 0.99),
            client_cpu=used / took,
            server_cpu=None if server_cpu is None else server_cpu / took,
            bytes_a_move=heard_bytes / max(1, moves),
        )
        for table in self.finished:
            table.close()
        self.finished.clear()
        return outcome

    def _bytes(self) -> int:
        everywhere = (*self.free, *self.busy, *self.reserve, *self.finished)
        return sum(table.bytes for table in everywhere)

    def _move(self) -> None:
        if not self.free:
            self.skipped += 1
            return
        place = CHANCE.randrange(len(self.free))
        self.free[place], self.free[-1] = self.free[-1], self.free[place]
        table = self.free.pop()
        self.busy.add(table)
        self.moves += 1
        try:
            table.play()
        except (ConnectionError, RuntimeError, IndexError):
            self._lose(table)

    def _lose(self, table: Table) -> None:
        self.errors += 1
        self.busy.discard(table)
        self._replace(table)

    async def _settle(self) -> None:
        """Moves that are still under way may arrive; what does not is an error."""
        patience = time.perf_counter() + GIVE_UP
        while self.busy and time.perf_counter() < patience:
            await asyncio.sleep(0.02)
        for table in list(self.busy):
            self._lose(table)

    async def search(self, tables: int, first: float, seconds: float) -> Outcome | None:
        """Half as fast again while it goes well, then halve the distance between the best and
        the worst."""
        best: Outcome | None = None
        worst: float | None = None
        rate = first
        for _ in range(MOST_STEPS):
            outcome = await self._try(tables, rate, seconds)
            if outcome.good:
                best = outcome
            else:
                worst = rate
            known = best.asked if best is not None else 0.0
            if worst is None:
                if rate >= MOST_RATE:
                    break
                rate = min(MOST_RATE, rate * 1.5)
            else:
                rate = (known + worst) / 2
                if worst - known <= 0.08 * worst or rate < 1:
                    break
        return best

    async def quiet(self) -> None:
        """Wait, but not for ever, until the machine has nothing else to do."""
        patience = time.perf_counter() + PATIENCE
        while time.perf_counter() < patience:
            late: list[float] = []
            for _ in range(200):
                now = time.perf_counter()
                await asyncio.sleep(0.005)
                late.append(time.perf_counter() - now - 0.005)
            if quantile(sorted(late), 0.99) < STUTTER / 3:
                return

    async def calm(self, tables: int, rate: float, seconds: float) -> Outcome:
        """Repeated while other work disturbs the machine; the least disturbed run counts."""
        outcomes: list[Outcome] = []
        while len(outcomes) < TRIES:
            outcomes.append(await self.run(tables, rate, seconds))
            print(outcomes[-1].line(), flush=True)
            if outcomes[-1].late <= STUTTER:
                break
        return min(outcomes, key=lambda outcome: outcome.late)

    async def _try(self, tables: int, rate: float, seconds: float) -> Outcome:
        """A bad run is repeated once; more often while other work disturbs the machine."""
        for attempt in range(1, TRIES + 1):
            outcome = await self.run(tables, rate, seconds)
            disturbed = outcome.late > STUTTER
            verdict = "yes" if outcome.good else "disturbed" if disturbed else "no"
            print(f"  {outcome.line()} {verdict}", flush=True)
            if outcome.good or (attempt > 1 and not disturbed):
                break
        return outcome

    def close(self) -> None:
        for table in (*self.free, *self.busy, *self.reserve, *self.finished):
            table.close()


async def ping(server: Asclepia, bots: int, seconds: float) -> dict[str, Any]:
    """Round trips of pings at one table while bots of the highest level think at others."""
    for _ in range(bots):
        await server.bots("master")
    waiting: dict[int, asyncio.Future[float]] = {}
    guest = await server.guest()
    chairs = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": server.game, "chairs": chairs, "public": False}
    number = (await server.ask("POST", "/api/tables", guest, wish)).json()["id"]

    def heard(data: bytes, now: float) -> None:
        message = json.loads(data)
        if message["type"] == "pong":
            waiting[int(message["sent"])].set_result(now)

    socket = await server.socket(number, guest, heard)
    await asyncio.sleep(5.0 if bots else 0.5)  # until all of them think
    trips: list[float] = []
    lost = 0
    end = time.perf_counter() + seconds
    count = 0
    while time.perf_counter() < end:
        count += 1
        waiting[count] = asyncio.get_running_loop().create_future()
        sent = time.perf_counter()
        socket.send(b'{"type":"ping","sent":%d}' % count)
        try:
            trips.append(await asyncio.wait_for(waiting[count], GIVE_UP) - sent)
        except TimeoutError:
            lost += 1
        await asyncio.sleep(max(0.0, sent + 1 / PINGS - time.perf_counter()))
    socket.close()
    trips.sort()
    return {
        "bots": bots,
        "pings": len(trips),
        "lost": lost,
        "mean": 1000 * statistics.fmean(trips),
        **{f"p{n}": quantile(trips, n / 100) for n in (50, 95, 99)},
        "max": quantile(trips, 1.0),
    }


def loopback(url: str) -> str:
    """Load is for a machine of one's own."""
    host = urlsplit(url).hostname or ""
    if host == "localhost":
        return url.replace("localhost", "127.0.0.1", 1)
    try:
        if ipaddress.ip_address(host).is_loopback:
            return url
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"only loopback addresses are put under load, not {host!r}")


def bounded(kind: type, least: float, most: float) -> Any:
    def check(text: str) -> Any:
        value = kind(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"must be from {least} to {most}")
        return value

    return check


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", type=loopback, required=True, help="http://127.0.0.1:PORT")
    parser.add_argument("--server", choices=("asclepia", "boardgameio"), default="asclepia")
    parser.add_argument("--game", choices=("tictactoe", "garum"), default="garum")
    parser.add_argument("--tables", type=bounded(int, 1, MOST_TABLES), default=100)
    parser.add_argument("--seconds", type=bounded(float, 1, MOST_SECONDS), default=10.0)
    parser.add_argument(
        "--rate",
        type=bounded(float, 0.1, MOST_RATE),
        nargs="+",
        default=[50.0],
        help="moves a second at all tables together; several are tried one after the other",
    )
    parser.add_argument("--search", action="store_true", help="find the highest good rate")
    parser.add_argument("--bots", type=bounded(int, 0, 16), help="ping while so many think")
    parser.add_argument("--no-deflate", action="store_true", help="offer no compression")
    parser.add_argument("--pid", type=int, help="the server's process, to tell its CPU")
    parser.add_argument("--json", action="store_true", help="print the last lines as JSON too")
    return parser.parse_args()


async def main() -> None:
    wanted = arguments()
    make = Asclepia if wanted.server == "asclepia" else BoardgameIo
    server = make(wanted.url, wanted.game, not wanted.no_deflate)
    if wanted.bots is not None:
        if not isinstance(server, Asclepia):
            raise SystemExit("boardgame.io has no bots on its server")
        found: Any = await ping(server, wanted.bots, wanted.seconds)
        print(
            f"{found['pings']} pings, {wanted.bots} tables of bots: p50 {found['p50']:.1f}  "
            f"p95 {found['p95']:.1f}  p99 {found['p99']:.1f}  max {found['max']:.1f} ms, "
            f"{found['lost']} lost"
        )
    else:
        load = Load(server, wanted.game == "tictactoe", wanted.pid)
        outcomes: list[Outcome | None] = []
        try:
            if wanted.search:
                best = await load.search(wanted.tables, wanted.rate[0], wanted.seconds)
                outcomes.append(best)
                print("none" if best is None else f"highest good rate: {best.line()}")
            else:
                for rate in wanted.rate:
                    outcomes.append(await load.calm(wanted.tables, rate, wanted.seconds))
        finally:
            load.close()
        found = {
            "opening": 1000 * load.opening,
            "outcomes": [None if one is None else asdict(one) for one in outcomes],
        }
    if wanted.json:
        print(json.dumps(found))
    await server.http.aclose()


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
