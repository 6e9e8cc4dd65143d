"""The edge: what a connection, and an address, may take before anything of ours is asked.

uvicorn leaves these bounds to a proxy. Without them one connection sends headers until the memory
is full, and a thousand that say nothing leave no file for anybody else. Whoever reaches a bound is
told so, if nothing else is being answered, and is cut off; the log has a line a minute for each
kind, without an address: see the page on privacy.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection
from http import HTTPStatus
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from asclepia.server import wire
from asclepia.server.budgets import address_of

log = logging.getLogger("asclepia")

HEAD = 16 * 1024  # bytes of a request's first line and its headers
HEADERS = 100
WHOLE = 512 * 1024  # bytes of a request: the biggest body of ours, in however small chunks
ASKED_IN = 10.0  # seconds until the headers of a request are there
WHOLE_IN = 60.0  # … and the whole of it
UNTAKEN = 32  # big answers that wait at once for people of one address to take them
AHEAD = 8  # requests that are sent before the one before them is answered
SPARE = 100  # files that are no connections: the database, thinkers, the page's own
MINUTE = 60.0


def _refused(status: int, words: str, key: str = "bad-request") -> wire.Refused:
    return wire.Refused(key, words, status)


class Edge(ServerState):
    """Who is connected. uvicorn hands it to every connection."""

    def __init__(
        self,
        of_one: int,
        files: int | None = None,
        proxies: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """At most so many connections of one address, and all together as many as there may be
        open files; a proxy is no address of anybody's."""
        super().__init__()
        self.most = None if files is None else max(1, files - SPARE)
        self.of_one = of_one if self.most is None else min(of_one, max(1, self.most // 2))
        self._everybody = "*" in proxies
        self._proxies = [ipaddress.ip_network(one) for one in proxies if one != "*"]
        self._clock = clock
        self._at: dict[asyncio.BaseTransport, str] = {}
        self._count: Counter[str] = Counter()
        self._untaken: Counter[str] = Counter()
        self._noted: dict[str, float] = {}

    def came(self, transport: asyncio.BaseTransport, host: str | None) -> wire.Refused | None:
        """A connection is made; why it cannot stay."""
        address = address_of(host)
        self._at[transport] = address
        self._count[address] += 1
        if self._count[address] > self.of_one and not self._is_proxy(host):
            self.note(
                f"connections are refused: an address has {self.of_one} open"
                " (ASCLEPIA_LIMIT_CONNECTIONS)"
            )
            words = f"at most {self.of_one} connections at once: wait a little"
            return _refused(429, words, "too-many")
        if self.most is not None and len(self._at) > self.most:
            self.note(f"connections are refused: {self.most} are open, and the files run out")
            return _refused(503, "too many people are here just now: wait a little", "too-many")
        return None

    def went(self, transport: asyncio.BaseTransport) -> None:
        address = self._at.pop(transport, None)
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def waits(self, host: str | None) -> bool:
        """Whether one more big answer may wait in memory until it is taken, and be counted."""
        address = address_of(host)
        if self._untaken[address] >= UNTAKEN and not self._is_proxy(host):
            self.note(
                f"connections are cut off: an address leaves more than {UNTAKEN} answers untaken"
            )
            return False
        self._untaken[address] += 1
        return True

    def taken(self, host: str | None) -> None:
        address = address_of(host)
        self._untaken[address] -= 1
        if not self._untaken[address]:
            del self._untaken[address]

    def _is_proxy(self, host: str | None) -> bool:
        try:
            found = ipaddress.ip_address(host or "")
        except ValueError:
            return self._everybody
        mapped = getattr(found, "ipv4_mapped", None)  # as it is seen by who listens to both kinds
        return self._everybody or any((mapped or found) in one for one in self._proxies)

    def note(self, words: str) -> None:
        """One line, however often it happens within a minute."""
        now = self._clock()
        if now - self._noted.get(words, -MINUTE) >= MINUTE:
            self._noted[words] = now
            log.warning("%s; said once a minute at most", words)


class Connection(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, within bounds."""

    server_state: Edge

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = True  # of the request that is being heard, or comes next
        self._begun = False  # something of it was heard
        self._heard = 0  # bytes since it began
        self._told = 0  # bytes of its first line and its headers, as far as they are whole
        self._trouble: wire.Refused | None = None
        self._elsewhere = False  # it wants to go on in a language that we do not speak
        self._cycles: list[RequestResponseCycle] = []  # that are being answered, or wait for it
        self._untaken = False  # an answer waits until its person takes it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.server_state.came(transport, self._host)
        if refused is not None:
            self._refuse(refused)
        else:
            self._wait(ASKED_IN)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.server_state.went(self.transport)
        self._taken()
        self._leave()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._untaken or self.transport.is_closing():
            return
        self._untaken = self.server_state.waits(self._host)
        if not self._untaken:
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        if self._untaken:
            self._untaken = False
            self.server_state.taken(self._host)

    @property
    def _host(self) -> str | None:
        return self.client[0] if self.client else None

    def eof_received(self) -> None:
        """uvicorn closes the connection then, and hears of that later."""
        self._leave()

    def data_received(self, data: bytes) -> None:
        if self._elsewhere or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if self._deadline is None and self._in_head:  # a connection that was kept is used again
            self._wait(ASKED_IN)
        self._begun, self._heard = True, self._heard + len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:  # it is answered as if it had not been wished for, and that is all
                self._elsewhere, self.cycle.keep_alive = True, False
        except httptools.HttpParserError:
            self._refuse(self._trouble or _refused(400, "this is not HTTP"))
        else:
            self._check_size()

    def _check_size(self) -> None:
        """What is not whole yet the parser keeps."""
        if self._heard > (HEAD if self._in_head else WHOLE):
            self._refuse(_too_long() if self._in_head else _refused(413, "the request is too big"))

    def handle_websocket_upgrade(self) -> None:
        """The connection is a socket's from now on, and so nothing else is answered there."""
        if self._answering():
            self._refuse(_refused(400, "a socket is asked for before anything else, or after it"))
            return
        self._stop_waiting()
        super().handle_websocket_upgrade()

    # What the parser has found

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            self._trouble = _refused(429, f"at most {AHEAD} requests ahead", "too-many")
            raise self._trouble
        super().on_message_begin()
        self._in_head, self._begun, self._heard, self._told = True, True, 0, 0
        self._wait(ASKED_IN)

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name, value)
        super().on_header(name, value)

    def _count(self, *some: bytes) -> None:
        self._told += sum(map(len, some))
        if self._told > HEAD or len(self.headers) >= HEADERS:
            self._trouble = _too_long()
            raise self._trouble

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False
        self._cycles = [one for one in self._cycles if not one.response_complete]
        if self.cycle is not None and self.cycle not in self._cycles:
            self._cycles.append(self.cycle)
        self._wait(WHOLE_IN)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._begun, self._heard = True, False, 0
        self._stop_waiting()

    # Its bounds

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        """Browsers open connections that they may need: those just go."""
        if self._begun:
            self._refuse(_refused(408, "the request has not come in time", "too-late"))
        else:
            self.transport.close()

    def _refuse(self, refused: wire.Refused) -> None:
        """Say why and close; in the midst of another answer nothing can be said."""
        if refused.status not in (429, 503):  # the edge has noted these
            self.server_state.note(f"connections are closed: {refused.words} ({refused.status})")
        if not self._answering() and not self.transport.is_closing():
            self.transport.write(_answer(refused))
        self._leave()
        self.transport.close()

    def _answering(self) -> bool:
        return any(not one.response_complete for one in self._cycles)

    def _leave(self) -> None:
        """Nobody hears what is answered from now on."""
        self._stop_waiting()
        self.pipeline.clear()
        for one in self._cycles:
            one.disconnected = True
            one.message_event.set()


def _too_long() -> wire.Refused:
    return _refused(431, f"at most {HEAD} bytes of headers, and {HEADERS} of them")


def _answer(refused: wire.Refused) -> bytes:
    body = msgspec.json.encode(wire.Problem(refused.key, refused.words))
    lines = [
        f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode() + body
