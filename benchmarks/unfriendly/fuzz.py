"""The fuzzer: malformed requests and live messages, most of them valid ones with a fault put in.

    python -m benchmarks.unfriendly.fuzz --url http://127.0.0.1:8420 --seconds 60 --seed 7

Every answer must have the documented form, none may be the server's own fault, and the sockets
must live on. The seed is shown: with it the same things are tried again, in the same order.
"""

from __future__ import annotations

import json
import random
import socket
import sys
import time
from typing import Any
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed

import asclepia
from asclepia.table import Match
from benchmarks.unfriendly.trial import (
    HEARD,
    PROBLEM,
    Guest,
    Live,
    Server,
    Trial,
    bounded,
    parser,
)

MOST = 200_000  # things tried
BATCH = 10  # live messages before the next ping
BIGGEST_BODY = 300_000
LONG = 60_000  # a body that a server may refuse without reading it
BIGGEST_MESSAGE = 16_000  # longer ones end the connection, by WebSocket's own rules
A_SECOND = 40  # live messages a second: more are refused as too fast
MOST_GUESTS = 40

LEAVES: list[Any] = [
    *(None, True, False, 0, 1, -1, 2**31, 2**53, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308),
    *("", " ", "\x00", "a\x00b", "\ud800", "\u202e", "é" * 50, "x" * 3000, "../..", "null"),
    *([], {}, [[]], [None], {"": None}, {"type": "act"}, ["x"] * 200),
]
PATHS = ["", ".", "..", "%00", "%0A", "%FF%FE", "%ED%A0%80", "%2F", "x" * 200, "-1", "é", "{}", "0"]
LIVE: list[dict[str, Any]] = [
    {"type": "act", "seat": 0, "ply": 0, "code": 0},
    {"type": "undo", "seat": 0, "ply": 1},
    {"type": "hint", "seat": 0},
    {"type": "say", "words": "salve"},
    {"type": "ping", "sent": 1.5},
]


class Fuzz:
    def __init__(self, url: str, game: str, seed: int, seconds: float, count: int) -> None:
        self.server = Server(url)
        self.trial = Trial(seconds)
        self.rng = random.Random(seed)
        self.count = count
        self.game = game
        self.guests = 1
        self.guest = Guest(self.server)
        self.valid = self._valid()
        self.statuses: dict[int, int] = {}
        self.refusals: dict[str, int] = {}
        self.tried = 0

    def run(self) -> int:
        half = self.trial.end
        self.trial.end = half - (half - time.monotonic()) / 2
        self.trial.heading("Requests")
        held = self._each(self.request)
        self.trial.check(f"{self.tried} requests answered in the documented form", held)
        self.trial.note(f"by status (0: cut off): {dict(sorted(self.statuses.items()))}")
        self.trial.end, self.tried = half, 0
        self.trial.heading("Live messages")
        held = self._each(self.live)
        self.trial.check(f"{self.tried} live messages, and the sockets live on", held)
        self.trial.note(f"refusals: {dict(sorted(self.refusals.items()))}")
        self.trial.heading("Afterwards")
        health = Guest(self.server).http.get("/api/health")
        self.trial.check("the server is well", health.status_code == 200, health.text)
        return self.trial.finish()

    def _each(self, one: Any) -> bool:
        """Until the time or the count is up, or so much broke that more would tell no more."""
        broken = len(self.trial.broken)
        while not self.trial.over and self.tried < self.count:
            one()
            if len(self.trial.broken) >= broken + 10:
                break
        return len(self.trial.broken) == broken

    def _valid(self) -> list[tuple[str, str, Any]]:
        """Valid requests, for the faults to be put in."""
        http = self.guest.http
        record = played(self.game)
        open_table = self.guest.table("me", "open", game=self.game)
        over = http.post("/api/records", json=record).json()["id"]
        name = record["components"]
        text = http.get(f"/api/games/{self.game}/components/{name}").text
        return requests(self.game, open_table, over, record, text)

    # Faults

    def odd(self, value: Any) -> Any:
        """A valid value with something wrong somewhere in it."""
        if isinstance(value, dict) and value and self.rng.random() < 0.85:
            changed = dict(value)
            key = self.rng.choice(sorted(changed))
            what = self.rng.random()
            if what < 0.15:
                del changed[key]
            elif what < 0.3:
                changed[self.rng.choice(["", "x", "\x00", "type", "seat"])] = self._leaf()
            else:
                changed[key] = self.odd(changed[key])
            return changed
        if isinstance(value, list) and value and self.rng.random() < 0.7:
            at = self.rng.randrange(len(value))
            return [*value[:at], self.odd(value[at]), *value[at + 1 :]]
        if isinstance(value, str) and len(value) > 100 and self.rng.random() < 0.7:
            lines = value.splitlines()
            at = self.rng.randrange(len(lines))
            lines[at : at + 1] = self.rng.choice([[], [lines[at]] * 2, ["x = 1"], ["[[x]]"], ['"']])
            if self.rng.random() < 0.5:
                at = self.rng.randrange(len(lines))
                lines[at] = lines[at].replace(" = ", self.rng.choice([" = -", " = 9", " = [", "="]))
            return "\n".join(lines)
        return self._leaf()

    def _leaf(self) -> Any:
        return self.rng.choice(LEAVES)

    def text(self, value: Any, biggest: int) -> bytes:
        """As JSON, perhaps with wrong bytes, too deep or too big."""
        what = self.rng.random()
        if what < 0.06:
            depth = self.rng.choice([50, 500, 3000, biggest // 8])
            return (self.rng.choice(["[", '{"a":', '{"game":[']) * depth).encode()[:biggest]
        if what < 0.1:
            return json.dumps({**LIVE[3], "words": "x" * self.rng.randrange(biggest)}).encode()
        if what < 0.2:
            return json.dumps(value).encode()
        data = json.dumps(self.odd(value), ensure_ascii=self.rng.random() < 0.8)
        text = data.encode(errors="replace")
        if what < 0.4:
            text = self._bytes(text)
        return text[:biggest]

    def _bytes(self, text: bytes) -> bytes:
        for _ in range(self.rng.randrange(1, 4)):
            at = self.rng.randrange(len(text) + 1)
            some = bytes(self.rng.randrange(256) for _ in range(self.rng.randrange(3)))
            text = text[:at] + some + text[at + self.rng.randrange(3) :]
        return text[: self.rng.randrange(len(text) + 1)] if self.rng.random() < 0.3 else text

    # Requests

    def request(self) -> None:
        self.tried += 1
        method, path, body = self.rng.choice(self.valid)
        if self.rng.random() < 0.25:
            parts = path.split("/")
            parts[self.rng.randrange(2, len(parts))] = self.rng.choice(PATHS)
            path = "/".join(parts)
        if self.rng.random() < 0.1:
            path += self.rng.choice(["?from=%00", "?lang=xx", "?before=-1", "?before=" + "9" * 30])
        data = b"" if body is None else self.text(body, BIGGEST_BODY)
        kind = "application/json" if self.rng.random() < 0.97 else "text/plain"
        what = f"{method} {path} {data[:200]!r}"
        try:
            status, answer = self._ask(method, path, data, kind)
        except (OSError, ValueError, IndexError) as error:
            self.trial.check(f"an answer to {what}", False, error)
            return
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status == 429:
            self._another_guest()
        if status >= 400 and not (status < 500 and documented(answer)):
            self.trial.check(what, False, f"{status} {answer[:300]!r}")

    def _another_guest(self) -> None:
        """What one may do in a minute is used up."""
        if self.guests < MOST_GUESTS:
            self.guests += 1
            self.guest.close()
            self.guest = Guest(self.server)

    def _ask(self, method: str, path: str, body: bytes, kind: str) -> tuple[int, bytes]:
        """Sent as it is: client libraries tidy up what they send."""
        cookies = "; ".join(f"{key}={value}" for key, value in self.guest.http.cookies.items())
        head = [
            f"{method} {quote(path, safe='/%?=&{}.-')} HTTP/1.1",
            f"host: 127.0.0.1:{self.server.port}",
            f"cookie: {cookies}",
            "connection: close",
        ]
        if body:
            head += [f"content-type: {kind}", f"content-length: {len(body)}"]
        with socket.create_connection(("127.0.0.1", self.server.port), 20) as line:
            heard = b""
            try:
                line.sendall("\r\n".join([*head, "", ""]).encode() + body)
                while more := line.recv(65536):
                    heard += more
            except ConnectionError:  # refused before it was all read: the answer may be lost
                if len(body) < LONG:
                    raise
        if not heard and len(body) >= LONG:
            return 0, b""
        status = int(heard.split(b" ", 2)[1])
        return status, heard.partition(b"\r\n\r\n")[2]

    # Live messages

    def live(self) -> None:
        """One page, some batches of messages; a ping after each batch must come back."""
        try:
            table = self.guest.table("me", "me", game=self.game)
        except AssertionError:  # refused
            self._another_guest()
            table = self.guest.table("me", "me", game=self.game)
        try:
            with self.guest.live(table) as page:
                page.hear_a("hello")
                for _ in range(20):
                    if self.trial.over or self.tried >= self.count:
                        return
                    self._batch(page)
        except (ConnectionClosed, TimeoutError, OSError) as error:
            self.trial.check("the socket lives on", False, f"{error!r} after {self.sent!r:.300}")

    def _batch(self, page: Live) -> None:
        began = time.monotonic()
        self.sent: list[bytes | str] = []
        for _ in range(BATCH):
            self.tried += 1
            message = dict(self.rng.choice(LIVE))
            if "ply" in message and page.position is not None and page.position["pending"]:
                message["ply"] = page.position["ply"]
                message["seat"] = page.position["pending"][0]
            if message["type"] == "act" and (choices := page.choices(message["seat"])):
                message["code"] = self.rng.choice(choices)["code"]
            data = self.text(message, BIGGEST_MESSAGE)
            # As text where it is text; else as bytes, which a page may send, too.
            text: bytes | str = data.decode("utf-8", "ignore")
            self.sent.append(data if self.rng.random() < 0.1 else text)
            page.socket.send(self.sent[-1])
        number = self.rng.randrange(10**6) + 0.25
        page.send(type="ping", sent=number)
        while True:
            raw = page.socket.recv(20)
            try:
                HEARD.decode(raw)
            except msgspec.DecodeError as error:
                self.trial.check(f"a documented message, not {raw[:200]!r}", False, error)
            heard = json.loads(raw)
            if heard.get("position"):
                page.position = heard["position"]
            if heard["type"] == "refused":
                key = heard["error"]
                self.refusals[key] = self.refusals.get(key, 0) + 1
                if key == "trouble" or not heard["words"]:
                    self.trial.check(f"no trouble after {self.sent!r:.600}", False, heard)
            if heard["type"] == "pong" and heard["sent"] == number:
                break
        time.sleep(max(0.0, began + (BATCH + 1) / A_SECOND - time.monotonic()))


def documented(answer: bytes) -> bool:
    try:
        found = json.loads(answer)
    except ValueError:
        return False
    return isinstance(found, dict) and set(found) == PROBLEM and bool(found["words"])


def played(name: str) -> dict[str, Any]:
    """The record of a game between random players."""
    rng = random.Random(1)
    game = asclepia.load(name)
    match = Match(game, max(2, game.seats[0]), 7)
    while not match.state.over:
        seat = match.state.pending[0]
        match.play(seat, rng.choice(match.state.choices(seat)))
    record: dict[str, Any] = json.loads(match.record().to_json())
    return record


def requests(
    game: str, table: str, over: str, record: dict[str, Any], text: str
) -> list[tuple[str, str, Any]]:
    """What can be asked, of a table where people sit down and of one where the game is over."""
    at, done = f"/api/tables/{table}", f"/api/tables/{over}"
    chairs = [{"kind": "me"}, {"kind": "open", "level": None, "name": "Ada"}]
    wish = {"game": game, "chairs": chairs, "options": {}, "public": False, "sealed": "0" * 64}
    half = text[: len(text) // 2]
    return [
        ("GET", "/api/me", None),
        ("PUT", "/api/me", {"name": "Ada"}),
        ("GET", "/api/games", None),
        ("GET", f"/api/rules/{game}", None),
        ("GET", f"/api/games/{game}/texts", None),
        ("GET", f"/api/games/{game}/components/x", None),
        ("POST", "/api/components", {"game": game, "text": text}),
        ("POST", "/api/components", {"game": game, "text": f"{half}\nx = [[1, {{}}]]\n"}),
        ("GET", "/api/tables", None),
        ("GET", "/api/tables?open=1.1700000000000.x&playing=0.1.y", None),
        ("GET", "/api/me/games?status=finished&game=x&against=bots&before=0.1.x", None),
        ("GET", "/api/people/0123456789ab", None),
        ("GET", "/api/people/0123456789ab/games?before=0.1.x", None),
        ("POST", "/api/tables", {**wish, "components": None}),
        ("GET", at, None),
        ("POST", f"{at}/seats/1", {"sealed": "1" * 64}),
        ("DELETE", f"{at}/seats/1", None),
        ("PUT", f"{at}/seats/9/bot?level=novice", None),
        ("PUT", f"{at}/seats/0/stand-in?level=novice", None),
        ("DELETE", f"{done}/seats/0/stand-in", None),
        ("POST", f"{at}/seats/1/resign?level=novice", None),
        ("PUT", f"{at}/seats/1/wish", {"what": "bot", "level": "novice"}),
        ("DELETE", f"{done}/seats/1/wish", None),
        ("DELETE", done, None),
        ("DELETE", f"{at}/start", None),
        ("PUT", f"{at}/number", {"sealed": "2" * 64}),
        ("POST", f"{at}/number", {"number": "3" * 64}),
        ("POST", f"{done}/rematch", {"sealed": "4" * 64}),
        ("GET", f"{at}/chat?before=3", None),
        ("GET", f"{done}/record", None),
        ("POST", "/api/records", record),
        ("POST", "/api/records", record),
        ("GET", f"{done}/replay?from=watch", None),
        ("POST", f"{done}/branch", {"ply": 0, "chairs": [{"kind": "me"}, {"kind": "me"}]}),
        ("OPTIONS", "/api/me", None),
        ("PATCH", at, {"game": game}),
    ]


def main() -> int:
    asked = parser(__doc__, 30.0, 3600.0)
    asked.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked.add_argument("--count", type=bounded(int, 1, MOST), default=MOST, help="of each kind")
    asked.add_argument("--game", default="garum")
    wanted = asked.parse_args()
    print(f"seed {wanted.seed}")
    return Fuzz(wanted.url, wanted.game, wanted.seed, wanted.seconds, wanted.count).run()


if __name__ == "__main__":
    sys.exit(main())
