"""The live side: one WebSocket for each page at a table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from asclepia.server import wire
from asclepia.server.door import foreign
from asclepia.server.identity import COOKIE, Identity
from asclepia.server.room import Watcher
from asclepia.server.service import Service
from asclepia.server.storage import Storage
from asclepia.table import AsclepiaError

BIGGEST = 4096  # characters in a message
BURST = 200  # messages that may come at once
RATE = 50.0  # messages a second after that

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)

NOBODY = 4401
NO_TABLE = 4404
FOREIGN = 4403


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Tells the page everything that its person may know, and takes what the person does."""
    await socket.accept()
    if foreign(socket.headers):
        await socket.close(FOREIGN, "this page is from somewhere else")
        return
    identity: Identity = socket.app.state.identity
    storage: Storage = socket.app.state.storage
    service: Service = socket.app.state.service
    person = identity.read(socket.cookies.get(COOKIE))
    name = None if person is None else await storage.person_name(person)
    if person is None or name is None:
        await socket.close(NOBODY, "say who you are first: GET /api/me")
        return
    try:
        room, watcher = await service.watching.enter(table_id, person)
    except wire.Refused as refused:
        await socket.close(NO_TABLE, refused.words)
        return
    writer = asyncio.create_task(_write(socket, watcher))
    try:
        await _read(socket, service, watcher, table_id, name)
    except WebSocketDisconnect:
        pass
    finally:
        service.watching.exit(room, watcher)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer


async def _write(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        message = await watcher.queue.get()
        if message is None:
            await socket.close(1013, "too slow: come again")
            return
        await socket.send_text(_encoder.encode(message).decode())


async def _read(
    socket: WebSocket[Any, Any, Any], service: Service, watcher: Watcher, table_id: str, name: str
) -> None:
    allowance = float(BURST)
    warned = False
    last = time.monotonic()
    tasks: set[asyncio.Task[None]] = set()
    while True:
        text = await socket.receive_text()
        allowance = min(float(BURST), allowance + (time.monotonic() - last) * RATE)
        last = time.monotonic()
        allowance -= 1
        if allowance < 0:  # dropped, and the sender is slowed down
            if not warned:
                watcher.send(wire.Refusal("too-fast", "too many messages: wait a moment", -1))
            warned = True
            await asyncio.sleep(1 / RATE)
            continue
        warned = False
        if len(text) > BIGGEST:
            watcher.send(wire.Refusal("too-big", f"at most {BIGGEST} characters a message", -1))
            continue
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            watcher.send(wire.Refusal("malformed", f"not a message: {error}", -1))
            continue
        if isinstance(message, wire.AskHint):  # takes a second: the page goes on meanwhile
            if not tasks:
                task = asyncio.create_task(_do(service, watcher, table_id, name, message))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        else:
            await _do(service, watcher, table_id, name, message)


async def _do(
    service: Service, watcher: Watcher, table_id: str, name: str, message: wire.ClientMessage
) -> None:
    person = watcher.person
    ply = message.ply if isinstance(message, wire.Act | wire.Undo) else -1
    try:
        match message:
            case wire.Act():
                await service.playing.act(table_id, person, message)
            case wire.Undo():
                await service.playing.undo(table_id, person, message)
            case wire.Say():
                await service.watching.say(table_id, person, name, message.words)
            case wire.AskHint():
                watcher.send(await service.playing.hint(table_id, person, message.seat))
            case wire.Ping():
                watcher.send(wire.Pong(message.sent))
    except wire.Refused as refused:
        watcher.send(wire.Refusal(refused.key, refused.words, ply))
    except AsclepiaError as error:
        watcher.send(wire.Refusal("illegal", str(error), ply))
