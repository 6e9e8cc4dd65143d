"""Closing: who was told to end does so, whatever hangs.

A database that stands still answers nothing and refuses nothing, and whoever waits for it waits for
ever: a request, a last word, a thread. Each part has its own way of closing in order; there is one
bound around all of it. Whatever was accepted is stored, so when time is up it is as if we had been
killed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from types import FrameType

import uvicorn

from asclepia.server.edge import Edge

log = logging.getLogger("asclepia")

LONGEST = 12.0  # seconds from the signal on: the pages' and the erasures' patience, and some more
_OURS = str(Path(__file__).parent)


class Server(uvicorn.Server):
    """Ends in time, also if it was told to while it was starting."""

    def __init__(self, config: uvicorn.Config, edge: Edge) -> None:
        super().__init__(config)
        self.server_state = edge
        self._told: SimpleQueue[int] = SimpleQueue()  # who handles a signal may use no lock

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        watch = (asyncio.get_running_loop(), self._told)
        threading.Thread(target=_see_to_the_end, args=watch, name="end", daemon=True).start()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._told.put(sig)
        super().handle_exit(sig, frame)


def _see_to_the_end(loop: asyncio.AbstractEventLoop, told: SimpleQueue[int]) -> None:
    told.get()
    time.sleep(LONGEST)
    waiting = ", ".join(sorted({*_waiting(loop)})) or "a thread"
    log.error("closing takes too long and is given up: %s", waiting)
    logging.shutdown()
    os._exit(1)


def _waiting(loop: asyncio.AbstractEventLoop) -> Iterator[str]:
    """What has not ended: for each task, the innermost of our functions that it waits in."""
    for task in asyncio.all_tasks(loop):
        inside, place = task.get_coro(), ""
        while (code := getattr(inside, "cr_code", None)) is not None:
            if code.co_filename.startswith(_OURS):
                place = code.co_qualname
            inside = inside.cr_await  # type: ignore[union-attr]
        if place:
            yield place
