"""Figures about a running server, in Prometheus's format. Switched on by ASCLEPIA_METRICS."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

CONNECTIONS = Gauge("asclepia_connections", "Open live connections")
TABLES = Gauge("asclepia_tables", "Tables in memory", ["game"])
MOVES = Counter("asclepia_moves", "Moves stored, people's and bots'", ["game"])
MESSAGES = Histogram(
    "asclepia_message_seconds", "From hearing a live message to its being done", ["message", "game"]
)
REQUESTS = Histogram("asclepia_request_seconds", "HTTP requests", ["method", "path", "status"])
DAMAGED = Gauge("asclepia_damaged_tables", "Tables that were found damaged; the log names them")
TROUBLES = Counter("asclepia_troubles", "Errors that nobody expected; the log has them")
PUSHES = Counter(
    "asclepia_pushes",
    "Calls by Web Push: sent, needless, gone (the browser wants none), failed, dropped",
    ["outcome"],
)
THINKERS = Gauge("asclepia_thinkers", "Whether there are processes that think")
WAITING = Gauge("asclepia_thoughts_waiting", "Thoughts that wait for a thinker")
OLDEST = Gauge("asclepia_thoughts_oldest_seconds", "How long the first of them has waited")


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, State]) -> Response[bytes]:
    service = request.app.state.service
    TABLES.clear()
    _set_all(TABLES, service.rooms.by_game())
    thinkers = request.app.state.thinkers
    THINKERS.set(thinkers.alive)
    WAITING.set(thinkers.waiting)
    OLDEST.set(thinkers.oldest)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _set_all(gauge: Gauge, values: Mapping[str, int]) -> None:
    for label, value in values.items():
        gauge.labels(label).set(value)


class Measured:
    """Around an application: its requests and connections are counted."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            with CONNECTIONS.track_inprogress():
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 500

        async def note(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            path = scope.get("path_template", "")  # "" where nothing is
            taken = time.perf_counter() - began
            REQUESTS.labels(scope["method"], path, str(status)).observe(taken)
