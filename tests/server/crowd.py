"""Several people at one table, each on a page of their own, moving whenever they are asked."""

from __future__ import annotations

import contextlib
import random
from typing import Any

from tests.server.service import ConnectionClosed, Guest, Live, Service

#: What may become of a move or an undo when others move at the same time.
OVERTAKEN = {"stale", "no-undo", "not-asked", "not-playing"}


class Page:
    """One person's page, with everything that the person was ever told."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.ply = 0
        self.log: list[dict[str, Any]] = []
        self.sent: dict[int, int] = {}  # by seat, the ply of what is on its way
        self.connect()

    def connect(self) -> None:
        """Come, or come again: nothing that was told before has got lost."""
        self.live: Live = self.guest.live(self.table)
        hello = self.live.hear_a("hello")
        assert hello["position"]["ply"] >= self.ply
        if hello["position"]["ply"] == self.ply and self.log:
            assert hello["log"] == self.log
        self._note(hello)
        self.sent = {}

    def leave(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, EOFError):
            self.live.socket.close()

    def listen(self, patience: float = 0.01) -> None:
        """Hear whatever there is to hear."""
        while True:
            try:
                message = self.live.hear(patience)
            except TimeoutError:
                return
            self._note(message)

    def _note(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message.get("position"):
            self.ply = message["position"]["ply"]
            whole = message["type"] == "hello" or message["rewound"]
            self.log = message["log"] if whole else self.log + message["log"]
            self.sent = {seat: ply for seat, ply in self.sent.items() if ply >= self.ply}
        if message["type"] == "refused":
            assert message["error"] in OVERTAKEN, message
            self.sent.clear()

    @property
    def position(self) -> dict[str, Any]:
        assert self.live.position is not None
        return self.live.position

    @property
    def over(self) -> bool:
        return not self.position["pending"]

    def move(self, rng: random.Random, undo: float) -> None:
        """Every seat of mine does something, if it can."""
        for number, seat in self.position["seats"].items():
            if int(number) in self.sent:
                continue
            message: dict[str, Any] = {"seat": int(number), "ply": self.ply}
            if seat["undo"] and rng.random() < undo:
                self.live.send(type="undo", **message)
            elif seat["question"]:
                offered = seat["question"]["choices"] + seat["question"]["asides"]
                self.live.send(type="act", code=rng.choice(offered)["code"], **message)
            else:
                continue
            self.sent[int(number)] = self.ply


def play_together(
    pages: list[Page],
    rng: random.Random,
    undo: float = 0.0,
    victim: Service | None = None,
) -> None:
    """Until the game is over for everybody; the victim is killed once meanwhile."""
    fatal = rng.randrange(1, 6)
    for _ in range(4000):
        try:
            for page in pages:
                page.listen()
                page.move(rng, undo)
            if all(page.over for page in pages):
                return
            if victim is not None and max(page.ply for page in pages) >= fatal:
                victim.kill()
                victim.start()
                victim = None
                raise ConnectionError
        except (ConnectionClosed, OSError, EOFError):
            for page in pages:
                page.leave()
                page.connect()
    raise AssertionError("the game does not end")
