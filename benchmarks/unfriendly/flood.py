"""The flood: what one connection, and one address, can take before the server knows who it is.

    python -m benchmarks.unfriendly.flood --url http://127.0.0.1:8420 --pid PID --log FILE

Headers without end; connections that say nothing, or half of something; pipelined garbage;
answers that are not read; sockets that only ping, or send parts of no message. Meanwhile a
neighbour at another address (127.0.0.2) must be answered. With --pid the server's memory is
looked at, with --log what it has written.
"""

from __future__ import annotations

import argparse
import random
import resource
import selectors
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from benchmarks.unfriendly.trial import Trial, bounded, parser

HELD = 20.0  # seconds within which the server lets go of whoever says nothing
PATIENCE = 10.0  # … and answers a neighbour
ENOUGH = 1024 * 1024  # bytes of headers that no server should take
MOST = 64 * ENOUGH  # … and that we send
GROWN = 64  # megabytes that the server's memory may grow by

REQUEST = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
GARBAGE = [
    b"\x00\x01\x02\xff\xfe\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"G\x00T / HTTP/1.1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello",
    b"GET / HTTP/1.1\r\nhost localhost\r\n\r\n",
    b"CONNECT localhost:1 HTTP/1.1\r\nhost: localhost\r\n\r\nmore",
    b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\nPRI * HTTP",
    b"GET /api/tables/x/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-key: nothing\r\n\r\n\xff\xff\xff",
    b"GET /api/tables/x/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nx: " + b"y" * 9000 + b"\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]
WHOLE = [
    REQUEST + b"\r\n",
    b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /api/rules/garum HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b'content-length: 14\r\n\r\n{"name":"Eve"}',
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b"content-length: 999\r\n\r\n{",
]

TEXT, PING, PONG, GOES_ON, END = 1, 9, 10, 0, 0x80  # of a socket's frames


def _frame(kind: int, said: bytes = b"") -> bytes:
    return bytes([kind, 0x80 | len(said)]) + bytes(4) + said


class Flood:
    def __init__(self, url: str, pid: int | None, log: Path | None, trial: Trial) -> None:
        parts = urlsplit(url)
        self.at = (parts.hostname or "127.0.0.1", parts.port or 80)
        self.pid, self.log, self.trial = pid, log, trial
        here = httpx.HTTPTransport(local_address="127.0.0.2" if "." in self.at[0] else None)
        self.neighbour = httpx.Client(base_url=url, transport=here, timeout=PATIENCE)

    def connect(self) -> socket.socket:
        made = socket.create_connection(self.at, timeout=PATIENCE)
        made.setblocking(False)
        return made

    def crowd(self, count: int) -> list[socket.socket]:
        made = []
        for _ in range(count):
            with suppress(OSError):
                made.append(self.connect())
        return made

    def answered(self, when: str) -> None:
        began = time.monotonic()
        try:
            status: object = self.neighbour.get("/api/games").status_code
        except httpx.HTTPError as error:
            status = type(error).__name__
        taken = (time.monotonic() - began) * 1000
        self.trial.check(
            f"a neighbour is answered {when}", status == 200, f"{status}, {taken:.0f} ms"
        )

    def memory(self) -> float:
        if self.pid is None:
            return 0.0
        with Path(f"/proc/{self.pid}/status").open() as file:
            line = next(line for line in file if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    # What is tried

    def endless(
        self, what: str, begin: bytes, piece: Callable[[int], bytes], upgrade: bytes = b""
    ) -> None:
        """Sent until the server ends it; over a socket perhaps."""
        before, sent, ended = self.memory(), 0, False
        with closing(self.connect()) as made:
            made.settimeout(PATIENCE)
            if upgrade:
                made.sendall(upgrade)
                made.recv(4096)
            try:
                made.sendall(begin)
                for number in range(MOST // 4096):
                    some = piece(number)
                    made.sendall(some)
                    sent += len(some)
                    if self.trial.over:
                        break
            except OSError:
                ended = True
            grown = self.memory() - before
            self.answered(f"beside {what}")
        held = ended and sent <= 8 * ENOUGH  # what is on its way the kernel has taken
        seen = f"{sent / ENOUGH:.1f} MB sent, ended: {ended}, memory +{grown:.0f} MB"
        self.trial.check(f"{what} are bounded", held and grown < GROWN, seen)

    def quiet(self, what: str, count: int, first: bytes, then: bytes = b"") -> None:
        """Many connections of one address that say this, and every second perhaps that."""
        before = self.memory()
        crowd = self.crowd(count)
        for one in crowd:
            with suppress(OSError):
                one.send(first)
        self.answered(f"beside {len(crowd)} {what}")
        grown = self.memory() - before
        left = self.left(crowd, HELD, then)
        for one in crowd:
            one.close()
        self.trial.check(f"{what} are let go", not left, f"{left} of {len(crowd)} are still open")
        self.trial.check(f"{what} cost little", grown < GROWN, f"memory +{grown:.0f} MB")

    def left(self, crowd: list[socket.socket], seconds: float, then: bytes) -> int:
        """How many the server has not ended by then."""
        waiting = selectors.DefaultSelector()
        for one in crowd:
            waiting.register(one, selectors.EVENT_READ)
        end = time.monotonic() + seconds
        while waiting.get_map() and time.monotonic() < end:
            for key, _ in waiting.select(1.0):
                if _over(key.fileobj):  # type: ignore[arg-type]
                    waiting.unregister(key.fileobj)
            for key in list(waiting.get_map().values()) if then else ():
                with suppress(OSError):
                    key.fileobj.send(then)  # type: ignore[union-attr]
        return len(waiting.get_map())

    def garbage(self, tries: int, chance: random.Random) -> None:
        for _ in range(tries):
            if self.trial.over:
                break
            some = [chance.choice(WHOLE) for _ in range(chance.randrange(4))]
            some += [chance.choice(GARBAGE), *chance.choices(WHOLE, k=chance.randrange(3))]
            with suppress(OSError), closing(socket.create_connection(self.at, timeout=1.0)) as made:
                for piece in _torn(b"".join(some), chance):
                    made.sendall(piece)
                if chance.random() < 0.7:
                    made.recv(65536)
        self.answered(f"after {tries} connections with garbage")

    def unread(self, count: int) -> None:
        """What is answered is not taken."""
        before, crowd = self.memory(), self.crowd(count)
        for one in crowd:
            with suppress(OSError):
                one.send((WHOLE[2]) * 60)
        self.answered(f"beside {len(crowd)} that read nothing")
        grown = self.memory() - before
        self.trial.check("unread answers cost little", grown < GROWN, f"memory +{grown:.0f} MB")
        for one in crowd:
            one.close()

    def upgrade(self) -> bytes:
        """What makes a connection the socket of a guest at a table."""
        host = f"{self.at[0]}:{self.at[1]}"
        with httpx.Client(base_url=f"http://{host}", timeout=PATIENCE) as guest:
            guest.get("/api/me")
            chairs = [{"kind": "me"}, {"kind": "open"}]
            made = guest.post("/api/tables", json={"game": "garum", "chairs": chairs})
            table, cookie = made.json()["id"], guest.cookies["asclepia_who"]
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            *(f"host: {host}", f"cookie: asclepia_who={cookie}", "connection: upgrade"),
            *("upgrade: websocket", "sec-websocket-version: 13"),
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        return "".join(f"{line}\r\n" for line in [*lines, ""]).encode()

    def read_log(self) -> None:
        if self.log is None:
            return
        text = self.log.read_text(encoding="utf-8", errors="replace")
        lines = len(text.splitlines())
        self.trial.check("the log has no traceback", "Traceback" not in text, f"{lines} lines")
        self.trial.check("the log has few lines", lines < 60, f"{lines} lines")


def _over(one: socket.socket) -> bool:
    try:
        return one.recv(65536) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def _torn(text: bytes, chance: random.Random) -> Iterator[bytes]:
    while text:
        length = chance.choice([1, 40, 400, len(text)])
        yield text[:length]
        text = text[length:]


def main() -> int:
    made = parser(__doc__, 120, 600)
    made.add_argument("--pid", type=int, help="the server's process, to see its memory")
    made.add_argument("--log", type=Path, help="where the server's output goes")
    made.add_argument("--count", type=bounded(int, 10, 3000), default=1100, help="connections")
    made.add_argument("--seed", type=int, default=7)
    made.add_argument("--part", choices=["one", "garbage", "sockets", "many"], help="this alone")
    wanted: argparse.Namespace = made.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    trial = Trial(wanted.seconds)
    flood = Flood(wanted.url, wanted.pid, wanted.log, trial)
    flood.answered("before anything")
    trial.note(f"memory at the beginning: {flood.memory():.0f} MB")
    parts = {"one": one, "garbage": garbage, "sockets": sockets, "many": many}
    for name, part in parts.items():
        if wanted.part in (None, name):
            part(flood, wanted)
    trial.note(f"memory at the end: {flood.memory():.0f} MB")
    flood.read_log()
    return trial.finish()


def one(flood: Flood, wanted: argparse.Namespace) -> None:
    flood.trial.heading("One connection")
    flood.endless("short headers", REQUEST, lambda number: b"a:\r\n" * 1024)
    flood.endless("long headers", REQUEST, lambda number: b"a%d: %s\r\n" % (number, b"x" * 4080))
    flood.endless("one header without end", REQUEST + b"a: ", lambda number: b"x" * 4096)
    flood.endless("an address without end", b"GET /", lambda number: b"x" * 4096)
    flood.endless("empty lines", b"", lambda number: b"\r\n" * 2048)
    flood.endless(
        "trailers",
        b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
        lambda number: b"a:\r\n" * 1024,
    )
    flood.endless("requests sent ahead", b"", lambda number: WHOLE[0] * 80)


def garbage(flood: Flood, wanted: argparse.Namespace) -> None:
    flood.trial.heading("Pipelined garbage")
    flood.garbage(400, random.Random(wanted.seed))


def sockets(flood: Flood, wanted: argparse.Namespace) -> None:
    flood.trial.heading("One socket at a table")
    upgrade = flood.upgrade()
    for what, begin, piece in (
        ("pings that are not heard", b"", _frame(PING | END, b"x" * 125)),
        ("empty pings", b"", _frame(PING | END)),
        ("pongs", b"", _frame(PONG | END)),
        ("parts of no message", _frame(TEXT), _frame(GOES_ON)),
        ("messages", b"", _frame(TEXT | END)),
        ("messages that are no text", b"", _frame(TEXT | END, b"\xff\xfe")),
    ):
        some = piece * (4096 // len(piece))
        flood.endless(what, begin, lambda number, some=some: some, upgrade)  # type: ignore[misc]


def many(flood: Flood, wanted: argparse.Namespace) -> None:
    flood.trial.heading("Many connections of one address")
    flood.quiet("silent connections", wanted.count, b"")
    flood.quiet("half requests", wanted.count, REQUEST)
    flood.quiet("requests that trickle in", wanted.count, REQUEST, b"a:\r\n")
    flood.unread(100)


if __name__ == "__main__":
    sys.exit(main())
