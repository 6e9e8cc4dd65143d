"""WebSockets as uvicorn has them, but what fits into one packet is not compressed.

It would arrive no sooner, and deflating cost as much of a core as all else that sending does. They
are counted among the connections of their address: see `edge`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame

from asclepia.server.edge import Edge

PACKET = 1200  # bytes of a message that surely fit into one


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

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # it came as a socket, and is none: it is told so
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._edge.went(self.transport)
