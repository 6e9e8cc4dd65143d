"""WebSockets as uvicorn has them, but what fits into one packet is not compressed.

It would arrive no sooner, and deflating cost as much of a core as all else that sending does. They
are counted among the connections of their address, and what one may say has bounds: see `edge`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame

from asclepia.server.edge import Edge

PACKET = 1200  # bytes of a message that surely fit into one
PIECE = 4096  # bytes that are taken apart before it is looked whether a bound is reached
BESIDES = 100  # pings, pongs and parts of messages, from one ping of ours to the next
WAITING = 500  # messages that have come and are not heard yet


class Sparing(PerMessageDeflate):
    """Compresses what is worth it. Each message says whether it is (RFC 7692, 6)."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) <= PACKET else super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[Any, PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )


class Socket(WebSocketsSansIOProtocol):
    def __init__(self, config: Any, server_state: Edge, **named: Any) -> None:
        super().__init__(config, server_state, **named)
        self._edge = server_state
        self.conn.available_extensions = [
            SparingFactory(
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5},
            )
        ]

        self._besides = 0

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])
            if self._besides > BESIDES:
                self._cut_off(f"it sends more than {BESIDES} frames that are no messages")
            elif self.queue.qsize() > WAITING:
                self._cut_off(f"more than {WAITING} messages of it wait")
        if not self.handshake_initiated:  # it came as a socket, and is none: it is told so
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._edge.went(self.transport)

    def _cut_off(self, words: str) -> None:
        """At once: what it has not read would be kept for it."""
        self._edge.note(f"sockets are cut off: {words}")
        self.transport.abort()

    # What was found in it

    def handle_ping(self) -> None:
        self._besides += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._besides += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._besides += 1
        super().handle_cont(event)

    def send_keepalive_ping(self) -> None:
        self._besides = 0
        super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """uvicorn logs each message that is no text."""
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not _is_text(b"".join(self.frames)):
            self._edge.note("sockets are closed: what one sends is no text")
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True
