"""The real service in a process of its own, and guests that use it as pages do."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent.parent
#: What a service needs to serve the tiny games, too.
TINY_GAMES = {"ASCLEPIA_GAMES": str(ROOT / "tests" / "tiny"), "PYTHONPATH": str(ROOT)}

#: Seconds. Nothing is measured by it: it only ends a test that would wait for ever.
PATIENCE = 180

#: All tests are one address.
LIMITS = ("TABLES", "BOTS", "SOCKETS", "CHAT", "CHANGES", "UPLOADS", "GUESTS", "KEYS", "READS")
LIMITS += ("CONNECTIONS",)
GENEROUS = {f"ASCLEPIA_LIMIT_{name}": "1000000" for name in LIMITS}


class Hands:
    """A clock that the test turns: `Service(database, **hands.setting)`."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ahead"
        self.ahead = 0  # milliseconds
        self.later(0)

    def later(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)
        new = self._file.with_suffix(".new")
        new.write_text(str(self.ahead), "ascii")
        new.replace(self._file)  # whole, whoever reads it just now

    @property
    def setting(self) -> dict[str, str]:
        return {"ASCLEPIA_CLOCK": str(self._file)}


class Service:
    """`asclepia serve` on a free port of the loopback address."""

    def __init__(self, database: str, **environment: str) -> None:
        self.database = database
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        environment = {
            **os.environ,
            "ASCLEPIA_DATABASE": self.database,
            "ASCLEPIA_PAUSE": "0",
            "ASCLEPIA_THINKERS": "1",
            **GENEROUS,
            **self.environment,
        }
        paths = [os.environ.get("PYTHONPATH"), self.environment.get("PYTHONPATH")]
        environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        self._log = tempfile.TemporaryFile("a+", encoding="utf-8")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "asclepia.cli", "serve", "--port", str(self.port)],
            env=environment,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that its thinkers end with it
        )
        until(lambda: "Asclepia is at" in self.said() or self.ended)
        assert not self.ended, self.said()
        self.port = int(self.said().split("localhost:")[1].split("/")[0])
        until(lambda: httpx.get(f"{self.url}/api/health", timeout=PATIENCE).status_code == 200)

    def said(self) -> str:
        """All that it has printed since it was started."""
        self._log.seek(0)
        return self._log.read()

    @property
    def ended(self) -> bool:
        assert self.process is not None
        return self.process.poll() is not None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: at once, with everything that belongs to it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if not self.ended:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(15)
        with contextlib.suppress(ProcessLookupError):
            self.kill()


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """What a page shows: as a spectator sees it, or from the one seat that its person has."""
    look = position["watching"] or next(iter(position["seats"].values()))
    view: dict[str, Any] = look["view"]
    return view


class Guest:
    """One browser: its cookie, its requests."""

    def __init__(self, service: Service, name: str | None = None, **headers: str) -> None:
        self.service = service
        self.headers = headers
        self.http = httpx.Client(base_url=service.url, timeout=PATIENCE, headers=headers)
        self.me = self.http.get("/api/me").json()
        if name is not None:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def close(self) -> None:
        self.http.close()

    def table(self, *chairs: str, game: str = "garum", **wish: Any) -> str:
        """Make a table: "me", "open", or a bot's level for each chair."""
        answer = self.http.post(
            "/api/tables", json={"game": game, "chairs": [chair(one) for one in chairs], **wish}
        )
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    def info(self, table: str) -> dict[str, Any]:
        return self.http.get(f"/api/tables/{table}").json()

    def sit(self, table: str, seat: int) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}")

    def live(self, table: str, **headers: str) -> Live:
        return Live(self, table, {**self.headers, **headers})


def until(true: Callable[[], Any]) -> None:
    """Wait for something that takes its moment."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < PATIENCE, "it does not come true"
        time.sleep(0.02)


def chair(word: str) -> dict[str, str]:
    return {"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word}


class Live:
    """One page at a table. Everything it was ever told is kept in `heard`."""

    def __init__(self, guest: Guest, table: str, headers: dict[str, str]) -> None:
        cookies = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
        port = guest.service.port
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/live",
            additional_headers={"cookie": cookies, **headers},
            open_timeout=PATIENCE,
            ping_interval=None,  # a server that takes its time is not dead
        ).__enter__()
        self.heard: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Bots think at the lowest priority: on a crowded machine an answer can take its time."""
        message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message.get("position"):
            self.position = message["position"]
        return message

    def hear_a(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others are passed over."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def wait_for_turn(self, seat: int) -> bool:
        """Until this seat is asked; False if the game is over."""
        while True:
            if self.position is not None:
                if not self.position["pending"]:
                    return False
                if seat in self.position["pending"]:
                    return True
            self.hear()

    def choices(self, seat: int) -> list[dict[str, Any]]:
        assert self.position is not None
        question = self.position["seats"][str(seat)]["question"]
        return question["choices"] if question else []

    def act(self, seat: int, choice: int = 0) -> int:
        """Take the nth choice; the code."""
        assert self.position is not None
        choices = self.choices(seat)
        code = choices[choice % len(choices)]["code"]
        self.send(type="act", seat=seat, ply=self.position["ply"], code=code)
        return code

    def play_to_the_end(self, *seats: int) -> dict[str, Any]:
        """Play these seats' first choices until the game is over; the last position."""
        while True:
            if self.position is not None:
                pending = self.position["pending"]
                if not pending:
                    return self.position
                mine = [seat for seat in pending if seat in seats]
                if mine:
                    ply = self.position["ply"]
                    self.act(mine[0])
                    while self.position["ply"] == ply:
                        self.hear()
                    continue
            self.hear()


__all__ = ["TINY_GAMES", "ConnectionClosed", "Guest", "Live", "Service", "chair", "until"]


def play_out(a: Live, b: Live) -> None:
    """A game of two, from the greeting to its end."""
    for page in (a, b):
        page.hear_a("hello")
    while a.position["pending"]:
        for page, seat in ((a, 0), (b, 1)):
            if seat in page.position["pending"]:
                page.act(seat)
        a.hear_a("update")
        b.hear_a("update")


def side_by_side(services: Sequence[Any]) -> None:
    """Several services on one database: each knows that others write there, too."""
    for service in services:
        service.rooms.storage.shared |= len(services) > 1
