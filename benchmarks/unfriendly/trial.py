"""What the scripts share: whom they may try, and the list of what held and what did not."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from asclepia.server import wire
from tests.server.service import Guest, Live

sys.path.append(str(Path(__file__).parent.parent / "load"))

from load import bounded, loopback
from sockets import Socket
from tables import Asclepia

PROBLEM = {"error", "words", "problems"}
HEARD: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


class Server:
    """A server that somebody else has started; guests come to it as in the tests."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.port = urlsplit(url).port or 80


class Trial:
    """Everything that was tried, and how it ended."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds
        self.held = 0
        self.broken: list[str] = []

    @property
    def over(self) -> bool:
        return time.monotonic() > self.end

    def heading(self, words: str) -> None:
        print(f"\n{words}", flush=True)

    def check(self, promise: str, held: bool, seen: object = "") -> bool:
        """One promise: what was tried, and what was seen."""
        if held:
            self.held += 1
        else:
            self.broken.append(f"{promise}: {str(seen)[:400]}")
        words = f": {str(seen)[:160]}" if seen != "" else ""
        print(f"  {'held ' if held else 'BROKE'}  {promise}{words}", flush=True)
        return held

    def note(self, words: str) -> None:
        print(f"  note   {words}", flush=True)

    def finish(self) -> int:
        """The exit code."""
        print(f"\n{self.held} promises held, {len(self.broken)} broke", flush=True)
        for one in self.broken:
            print(f"  BROKE  {one}")
        return 1 if self.broken else 0


def parser(words: str | None, seconds: float, most: float) -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        description=words, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--url", type=loopback, required=True, help="http://127.0.0.1:PORT")
    made.add_argument("--seconds", type=bounded(float, 1, most), default=seconds)
    return made


def problem(answer: httpx.Response) -> dict[str, Any] | None:
    """The refusal, if the answer is one in the documented form."""
    try:
        found = answer.json()
    except ValueError:
        return None
    if answer.status_code < 400 or not isinstance(found, dict) or set(found) != PROBLEM:
        return None
    return found if found["error"] and found["words"] else None


def refused_as(answer: httpx.Response, status: int, key: str | None = None) -> bool:
    found = problem(answer)
    right = found is not None and answer.status_code == status
    return right and (key is None or (found or {})["error"] == key)


def reply(page: Live, **message: Any) -> dict[str, Any] | None:
    """Send this and a ping: what the page was told before the pong, if it was refused."""
    page.send(**message)
    page.send(type="ping", sent=7)
    refusal = None
    while (heard := page.hear(20))["type"] != "pong":
        if heard["type"] == "refused":
            refusal = heard
    return refusal


def differences(one: Any, other: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two views are not the same, with what is there in each."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from differences(one.get(key), other.get(key), f"{where}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from differences(a, b, f"{where}[{at}]")
    elif one != other:
        yield where, one, other


def until_refused(
    most: int, ask: Callable[[int], httpx.Response]
) -> tuple[int, httpx.Response | None]:
    """Ask again and again; how often it went well, and the first refusal."""
    for count in range(most):
        answer = ask(count)
        if answer.status_code >= 400:
            return count, answer
    return most, None


__all__ = ["HEARD", "PROBLEM", "Asclepia", "Guest", "Live", "Server", "Socket", "Trial", "bounded"]
__all__ += ["differences", "loopback", "parser", "problem", "refused_as", "reply", "until_refused"]
