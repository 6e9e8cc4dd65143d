"""A WebSocket that calls back: cheap enough that one process can be hundreds of clients."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

#: The text of a message, and when it came.
Heard = Callable[[bytes, float], None]


class Socket(asyncio.Protocol):
    def __init__(self, url: str, cookie: str, deflate: bool, heard: Heard) -> None:
        # Browsers offer compression, so we do; whether it is used is the server's choice.
        offers = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if deflate else None
        self._talk = ClientProtocol(parse_uri(url), extensions=offers)
        self._cookie = cookie
        self._heard = heard
        self._parts: list[bytes] = []
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.bytes = 0

    async def connect(self, url: str) -> None:
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, where.hostname, where.port)
        await asyncio.wait_for(self.opened, 30)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._talk.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._talk.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.bytes += len(data)
        self._talk.receive_data(data)
        for event in self._talk.events_received():
            if isinstance(event, Response):
                if self._talk.handshake_exc is not None:
                    self.opened.set_exception(self._talk.handshake_exc)
                else:
                    self.opened.set_result(None)
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._parts.append(bytes(event.data))
                if event.fin:
                    whole = b"".join(self._parts)
                    self._parts.clear()
                    self._heard(whole, now)
        self._flush()

    def send(self, data: bytes) -> None:
        self._talk.send_text(data)
        self._flush()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._talk.data_to_send():
            if data:
                self._transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed while opening"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
