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
from asclepia.server.budgets import Budgets, address_of
from asclepia.server.door import foreign
from asclepia.server.identity import COOKIE, Claim, Identity
from asclepia.server.metrics import MESSAGES
from asclepia.server.room import Room, Watcher
from asclepia.server.service import Service
from asclepia.server.storage import Person, Storage
from asclepia.server.trouble import WORDS, asked, report
from asclepia.table import AsclepiaError

BIGGEST = 4096  # characters in a message
BURST = 200  # messages that may come at once
RATE = 50.0  # messages a second after that

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)

REFUSED = 4000  # a refusal closes with this and the status it would have over HTTP
TOO_SLOW = 1013
TROUBLE = 1011


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Tells the page everything that its person may know, and takes what the person does."""
    await socket.accept()
    identity: Identity = socket.app.state.identity
    claim = identity.read(socket.cookies.get(COOKIE))
    person = None if claim is None else claim.person
    with contextlib.suppress(WebSocketDisconnect):
        try:
            await _meet(socket, table_id, claim)
        except wire.Refused as refused:
            await socket.close(REFUSED + refused.status, refused.words)
        except WebSocketDisconnect:
            raise
        except Exception as error:  # the page comes again by itself
            report(asked("LIVE", socket.url.path, person), error)
            await socket.close(TROUBLE, WORDS)


async def _meet(socket: WebSocket[Any, Any, Any], table_id: str, claim: Claim | None) -> None:
    service: Service = socket.app.state.service
    budgets: Budgets = socket.app.state.budgets
    if foreign(socket.headers):
        raise wire.Refused("foreign", "this page is from somewhere else", 403)
    found = await _known(socket, claim)
    address = address_of(socket.client.host if socket.client else None)
    budgets.came(found.id, address)
    budgets.spend("reads", found.id, address)
    with budgets.socket(found.id, address):
        room, watcher = await service.watching.enter(table_id, found.id, found)
        try:
            await _known(socket, claim)  # nobody would let go whoever was signed out meanwhile
            page = Page(socket, room, watcher, address)
            writer = asyncio.create_task(page.write())
            try:
                await page.read()
            finally:
                page.stop()
                writer.cancel()
                await asyncio.gather(writer, return_exceptions=True)
        finally:
            service.watching.exit(room, watcher)


async def _known(socket: WebSocket[Any, Any, Any], claim: Claim | None) -> Person:
    storage: Storage = socket.app.state.storage
    found = await storage.claimed(claim)
    if found is None:
        raise wire.Refused("nobody", "say who you are first: GET /api/me", 401)
    return found


class Page:
    """One open page: hears what its person may know, and says what the person does."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        watcher: Watcher,
        address: str,
    ) -> None:
        self.socket = socket
        self.service: Service = socket.app.state.service
        self.budgets: Budgets = socket.app.state.budgets
        self.table_id: str = room.row.id
        self.game: str = room.row.game
        self.watcher = watcher
        self.person = watcher.person
        self.address = address
        self._hint: asyncio.Task[None] | None = None

    def stop(self) -> None:
        if self._hint is not None:
            self._hint.cancel()

    async def write(self) -> None:
        """What the watcher is told goes to the page."""
        try:
            while (text := await self.watcher.queue.get()) is not None:
                await self.socket.send_text(text)
            if why := self.watcher.farewell:
                await self.socket.close(REFUSED + why.status, why.words)
            else:
                await self.socket.close(TOO_SLOW, "too slow: come again")
        except (WebSocketDisconnect, OSError, RuntimeError):  # it has gone; the reader hears it
            pass
        except Exception as error:
            report(self._asked("telling"), error)
            await self.socket.close(TROUBLE, WORDS)

    async def read(self) -> None:
        """Whatever the page says, as long as it is there."""
        allowance = float(BURST)
        warned = False
        last = time.monotonic()
        while True:
            text = await self.socket.receive_text()
            if self.watcher.farewell:
                return
            allowance = min(float(BURST), allowance + (time.monotonic() - last) * RATE)
            last = time.monotonic()
            allowance -= 1
            if allowance < 0:  # dropped, and the sender is slowed down
                if not warned:
                    self._refuse("too-fast", "too many messages: wait a moment")
                warned = True
                await asyncio.sleep(1 / RATE)
                continue
            warned = False
            if len(text) > BIGGEST:
                self._refuse("too-big", f"at most {BIGGEST} characters a message")
                continue
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._refuse("malformed", f"not a message: {error}")
                continue
            if not isinstance(message, wire.AskHint):
                await self._do(message)
            elif self._hint is None or self._hint.done():  # takes a second: the page goes on
                self._hint = asyncio.create_task(self._do(message))

    async def _do(self, message: wire.ClientMessage) -> None:
        ply = message.ply if isinstance(message, wire.Act | wire.Undo) else -1
        tag = str(message.__struct_config__.tag)
        began = time.perf_counter()
        try:
            await self._obey(message)
        except wire.Refused as refused:
            self._refuse(refused.key, refused.words, ply)
        except AsclepiaError as error:
            self._refuse("illegal", str(error), ply)
        except Exception as error:
            report(self._asked(tag), error)
            self._refuse("trouble", WORDS, ply)
        MESSAGES.labels(tag, self.game).observe(time.perf_counter() - began)

    async def _obey(self, message: wire.ClientMessage) -> None:
        service, table_id, person = self.service, self.table_id, self.person
        match message:
            case wire.Act():
                await service.playing.act(table_id, person, message)
            case wire.Undo():
                await service.playing.undo(table_id, person, message)
            case wire.Say():
                self.budgets.spend("chat", person, self.address)
                said = (message.words, message.phrase)
                await service.watching.say(table_id, person, await self._name(), *said)
            case wire.AskHint():
                hint = await service.playing.hint(table_id, person, message.seat, message.instead)
                if hint is not None:
                    self.watcher.send(hint)
            case wire.Ping():
                self.watcher.send(wire.Pong(message.sent))

    async def _name(self) -> str:
        """What its person is called by now."""
        found = await self.service.rooms.storage.person(self.person)
        if found is None:
            raise wire.Refused("nobody", "you were signed out", 401)
        return found.name

    def _refuse(self, key: str, words: str, ply: int = -1) -> None:
        self.watcher.send(wire.Refusal(key, words, ply))

    def _asked(self, tag: str) -> str:
        return asked(f"LIVE {tag}", self.socket.url.path, self.person)
