"""Advice: whether a person has more help than a table of people has agreed on, or has it unseen.

    python -m benchmarks.unfriendly.advice --seconds 120 --kind postgres --seed 1

Starts servers of its own: one on an SQLite file, or two processes on one PostgreSQL. At closed
tables nothing is allowed: between moves of all games a player and a spectator try every way to a
hint, a look at what a choice would do, a take-back, a better stand-in, or a word, now here and now
there.
At open tables all is allowed: players ask for hints on two pages at once while others move, take
back, leave and come back. Whenever a page is given one, the database must have said so.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from asclepia.server.schema import HANDS, HINTED, TAKE_BACK
from benchmarks.unfriendly.clocks import Books, Processes
from benchmarks.unfriendly.trial import Trial, bounded
from tests.server.databases import Databases
from tests.server.service import Guest, Live, Service

GAMES = ("garum", "quackery", "hippocrates", "galenus")
NOTHING = {"hints": False, "foretelling": False, "take_backs": False, "spectators": False}
ALL = dict.fromkeys(NOTHING, True)
MOVES = 60  # at a table, then another is made
THOUGHT = 30.0  # seconds after which nothing more is heard of a hint

#: What a player asks for over HTTP, and may not have: method, path, body.
ASKED: list[tuple[str, str, Any]] = [
    ("GET", "/why/1", None),
    ("GET", "/turning", None),
    ("GET", "/replay?from=open", None),
    ("GET", "/replay?from=1", None),
    ("GET", "/record", None),
    ("POST", "/branch", {"ply": 1, "chairs": [{"kind": "me"}] * 2}),
    ("POST", "/rematch", None),
    ("PUT", "/seats/0/stand-in?level=physician", None),
    ("PUT", "/seats/0/stand-in?level=master", None),
    ("PUT", "/seats/1/stand-in?level=apprentice", None),
    ("PUT", "/seats/0/bot?level=master", None),
    ("PUT", "/seats/0/wish", {"what": "bot"}),
    ("PUT", "/seats/1/wish", {"what": "bot"}),
    ("DELETE", "/seats/1", None),
    ("DELETE", "/start", None),
    ("POST", "/start", None),
]


def twin(guest: Guest, service: Service) -> Guest:
    """The same browser, at another process."""
    other = object.__new__(Guest)
    other.service, other.headers, other.me = service, {}, guest.me
    cookies = dict(guest.http.cookies)
    other.http = httpx.Client(base_url=service.url, timeout=THOUGHT, cookies=cookies)
    return other


def helped(told: Any) -> Iterator[str]:
    """Whatever helps, in anything that was told."""
    if isinstance(told, dict):
        if told.get("type") == "hint":
            yield "a hint"
        for key, value in told.items():
            if (key == "foretold" and value) or (key == "undo" and value is True):
                yield key
            yield from helped(value)
    elif isinstance(told, list):
        for value in told:
            yield from helped(value)


def answers(page: Live, *wanted: str, **message: Any) -> list[dict[str, Any]]:
    """What a page hears after this message, until a pong, or one of these."""
    page.send(**message)
    page.send(type="ping", sent=7)
    found = []
    while True:
        found.append(page.hear(THOUGHT))
        if found[-1]["type"] in (wanted or ("pong",)):
            return found


class Evening:
    """Two players and a spectator, each at every process."""

    def __init__(self, game: str, allowed: dict[str, bool], processes: Processes, seed: int):
        services = processes.services
        self.chance = random.Random(seed)
        first = [Guest(services[0], name) for name in ("Ada", "Bede", "Cleo")]
        self.guests = [[twin(one, service) for service in services] for one in first]
        self.table = first[0].table("me", "open", game=game, allowed=allowed)
        first[1].sit(self.table, 1)
        first[0].http.post(f"/api/tables/{self.table}/start")
        for one in first:
            one.close()

    def one(self, who: int) -> Guest:
        """At any process."""
        return self.chance.choice(self.guests[who])

    def ask(self, who: int, method: str, path: str, body: Any = None) -> httpx.Response:
        where = f"/api/tables/{self.table}{path}"
        return self.one(who).http.request(method, where, json=body)

    def move(self, who: int) -> bool:
        """Any choice, or none if it is another's turn; False: the game is over."""
        with self.one(who).live(self.table) as page:
            page.hear_a("hello")
            assert page.position is not None
            if page.choices(who):
                page.act(who, self.chance.randrange(64))
                answers(page, type="ping", sent=1)
            return bool(page.position["pending"])

    def close(self) -> None:
        for twins in self.guests:
            for one in twins:
                one.close()


class Closed(Evening):
    """A table where nothing is allowed."""

    def tricks(self, tried: Counter[str], broken: list[str]) -> None:
        """A few ways that lead nowhere, one after the other."""

        def expect(what: str, held: bool, seen: Any) -> None:
            tried[what] += 1
            if not held:
                broken.append(f"{what} at {self.table}: {str(seen)[:300]}")

        for method, path, body in self.chance.sample(ASKED, 3):
            answer = self.ask(0, method, path, body)
            expect("requests", answer.status_code >= 400, f"{method} {path} {answer.text}")
        for path in ("", "/replay?from=0", "/replay?from=watch"):
            told = self.ask(0, "GET", path).json()
            expect("views", not [*helped(told)], [*helped(told)])
        if self.chance.random() < 0.3:  # a bot for a moment, and another one meanwhile
            self.ask(0, "PUT", "/seats/0/stand-in?level=apprentice")
            answer = self.ask(0, "PUT", "/seats/0/stand-in?level=master")
            expect("stand-ins", answer.status_code == 403, answer.text)
            self.ask(0, "DELETE", "/seats/0/stand-in")
        with self.one(0).live(self.table) as page:
            page.hear_a("hello")
            assert page.position is not None
            ply, codes = page.position["ply"], [one["code"] for one in page.choices(0)]
            said: list[dict[str, Any]] = [
                {"type": "hint", "seat": 0},
                {"type": "hint", "seat": 1},
                {"type": "hint", "seat": 0, "instead": self.chance.choice(codes or [0])},
                {"type": "undo", "seat": 0, "ply": ply},
                {"type": "undo", "seat": 1, "ply": ply},
                {"type": "undo", "seat": 0, "ply": self.chance.randrange(ply + 1)},
                {"type": "act", "seat": 0, "ply": ply, "code": self.chance.randrange(-4, 0)},
            ]
            message = self.chance.choice(said)
            wanted = ("refused",) if message["type"] == "hint" else ()
            heard = answers(page, *wanted, **message)
            refused = [one["error"] for one in heard if one["type"] == "refused"]
            expect(f"{message['type']} messages", bool(refused), (message, heard))
            expect("pages", not [*helped(page.heard)], [*helped(page.heard)])
        with self.one(2).live(self.table) as page:
            page.hear_a("hello")
            words = self.chance.choice([{"words": "Salve"}, {"phrase": "luck"}])
            heard = answers(page, type="say", **words)
            refused = [one["error"] for one in heard if one["type"] == "refused"]
            expect("words of spectators", refused == ["no-spectators"], heard)
            expect("pages", not [*helped(page.heard)], [*helped(page.heard)])


class Open(Evening):
    """A table where all is allowed, but not in secret."""

    def tricks(self, books: Books, tried: Counter[str], broken: list[str]) -> None:
        """Two pages of one player ask at once, and something happens meanwhile."""
        given: list[dict[str, Any]] = []

        def ask() -> None:
            with suppress(TimeoutError), self.one(who).live(self.table) as page:
                page.hear_a("hello")
                heard = answers(page, "hint", "refused", type="hint", seat=who)
                given.extend(one for one in heard if one["type"] == "hint")

        who = self.chance.choice(self.ask(0, "GET", "").json()["standing"]["pending"])
        threads = [threading.Thread(target=ask) for _ in range(2)]
        for thread in threads:
            thread.start()
        what = self.chance.choice(["nothing", "move", "other", "undo", "leave"])
        if what == "leave":
            self.ask(who, "PUT", f"/seats/{who}/stand-in?level=novice")
            self.ask(who, "DELETE", f"/seats/{who}/stand-in")
        elif what == "undo":
            with self.one(who).live(self.table) as page:
                page.hear_a("hello")
                assert page.position is not None
                answers(page, type="undo", seat=who, ply=page.position["ply"])
        elif what != "nothing":
            self.move(who if what == "move" else 1 - who)
        for thread in threads:
            thread.join()
        log = books.read(self.table).log
        for one in given:
            tried["hints that were given"] += 1
            if not told_of(log, who, one["ply"]):
                broken.append(f"a hint at {self.table}, seat {who}, ply {one['ply']} is not told")
        with self.one(2).live(self.table) as page:
            page.hear_a("hello")
            heard = answers(page, "chat", type="say", words="Salve")
            lines = [line for one in heard if one["type"] == "chat" for line in one["chat"]]
            tried["words of spectators that are marked"] += 1
            if not lines or not lines[-1]["watching"]:
                broken.append(f"an unmarked word at {self.table}: {heard}")


def told_of(log: list[Any], seat: int, ply: int) -> bool:
    """Whether the log says that the seat was given a hint for the question of this ply."""
    own = [one.ply for one in log if one.seat == seat and (one.code >= 0 or one.code in _OTHERS)]
    begun = max((one + 1 for one in own if one < ply), default=0)
    return any(one.ply >= begun and one.seat == seat and one.code == HINTED for one in log)


_OTHERS = (TAKE_BACK, HANDS)


def run(trial: Trial, address: str, count: int, seed: int) -> None:
    processes, books = Processes(address, count), Books(address)
    tried, broken, made = Counter[str](), list[str](), 0
    try:
        while not trial.over:
            game = GAMES[(seed + made // 2) % len(GAMES)]
            closed = made % 2 == 0
            kind, allowed = (Closed, NOTHING) if closed else (Open, ALL)
            evening: Any = kind(game, allowed, processes, seed * 1000 + made)
            made += 1
            for number in range(MOVES):
                if trial.over or not all([evening.move(0), evening.move(1)]):
                    break
                if closed:
                    evening.tricks(tried, broken)
                elif number % 3 == 0:
                    evening.tricks(books, tried, broken)
            if closed:
                log = books.read(evening.table).log
                tried["logs without hints and take-backs"] += 1
                if any(one.code in (HINTED, TAKE_BACK) for one in log):
                    broken.append(f"the log of {evening.table} has what is not allowed")
            evening.close()
    finally:
        processes.stop()
    trial.note(f"{made} tables; tried {json.dumps(tried)}")
    for words in broken:
        trial.check("nobody has more than was agreed on", False, words)
    trial.check(
        f"{sum(tried.values())} attempts: no help that is not allowed, or unseen", not broken
    )


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
        trial.heading(f"advice on {wish.kind}, seed {wish.seed}, {wish.seconds:.0f} seconds")
        try:
            address = databases.new(wish.kind)
            run(trial, address, 2 if wish.kind == "postgres" else 1, wish.seed)
        finally:
            databases.close()
    return trial.finish()


if __name__ == "__main__":
    sys.exit(main())
