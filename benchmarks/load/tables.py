"""Tables with two clients each, on an Asclepia server or on boardgame.io's."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from sockets import Socket

CHANCE = random.Random(1)
LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


def long_game(cells: list[int], seat: int) -> int:
    """A random empty cell, if possible one that makes no line: so most games last nine moves."""
    empty = [cell for cell in range(9) if cells[cell] < 0]
    safe = [
        cell
        for cell in empty
        if not any(
            cell in line and all(cells[one] == seat for one in line if one != cell)
            for line in LINES
        )
    ]
    return CHANCE.choice(safe or empty)


class Table:
    """One table and its two clients. It is free when both have heard of the last move."""

    def __init__(self, report: Callable[[Table, str, float], None]) -> None:
        self.report = report  # table, "told" | "free" | "over" | "refused", seconds
        self.sockets: list[Socket] = []
        self.heard_ply = [-1, -1]
        self.pending = [0]
        self.over = False
        self.mover = -1  # while a move is under way
        self.sent = 0.0
        self.sent_ply = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def play(self) -> None:
        """Make a random legal move."""
        self.mover = self.pending[0]
        self.sent_ply = self.heard_ply[self.mover]
        text = self.next_move(self.mover, self.sent_ply)
        self.sent = time.perf_counter()
        self.sockets[self.mover].send(text)

    def next_move(self, seat: int, ply: int) -> bytes:
        raise NotImplementedError

    def heard(self, seat: int, ply: int, pending: list[int], over: bool, now: float) -> None:
        """A client has heard where the game stands."""
        self.heard_ply[seat] = ply
        self.pending = pending
        self.over = over
        if self.mover >= 0:
            if ply <= self.sent_ply:
                return
            if seat != self.mover:
                self.report(self, "told", now - self.sent)
        if self.heard_ply[0] == self.heard_ply[1]:
            self.mover = -1
            if not self.ready.done():
                self.ready.set_result(None)
            else:
                self.report(self, "over" if over else "free", 0.0)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @property
    def bytes(self) -> int:
        return sum(socket.bytes for socket in self.sockets)


class _Choice(msgspec.Struct):
    code: int


class _Question(msgspec.Struct):
    choices: list[_Choice]


class _Seat(msgspec.Struct):
    question: _Question | None


class _Position(msgspec.Struct):
    ply: int
    pending: list[int]
    seats: dict[str, _Seat]


class _Told(msgspec.Struct):
    type: str
    position: _Position | None = None
    error: str = ""


class AsclepiaTable(Table):
    """Chooses among the choices that the server offers."""

    decoder = msgspec.json.Decoder(_Told)

    def __init__(self, report: Callable[[Table, str, float], None], game: str) -> None:
        super().__init__(report)
        self.cells = [-1] * 9 if game == "tictactoe" else []
        self.choices: list[list[_Choice]] = [[], []]

    def next_move(self, seat: int, ply: int) -> bytes:
        if self.cells:
            code = long_game(self.cells, seat)
            self.cells[code] = seat
        else:
            code = CHANCE.choice(self.choices[seat]).code
        return b'{"type":"act","seat":%d,"ply":%d,"code":%d}' % (seat, ply, code)

    def listen(self, seat: int) -> Callable[[bytes, float], None]:
        def heard(data: bytes, now: float) -> None:
            told = self.decoder.decode(data)
            where = told.position
            if where is not None:
                question = where.seats[str(seat)].question
                self.choices[seat] = question.choices if question else []
                self.heard(seat, where.ply, where.pending, not where.pending, now)
            elif told.type == "refused":
                self.report(self, "refused", 0.0)

        return heard


class Asclepia:
    def __init__(self, url: str, game: str, deflate: bool) -> None:
        self.url = url.rstrip("/")
        self.game = game
        self.deflate = deflate
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60)

    async def ask(self, method: str, path: str, cookie: str, json: Any = None) -> httpx.Response:
        answer = await self.http.request(method, path, json=json, headers={"cookie": cookie})
        answer.raise_for_status()
        return answer

    async def guest(self) -> str:
        answer = await self.ask("GET", "/api/me", "none=1")
        return answer.headers["set-cookie"].split(";")[0]

    async def socket(self, table: str, cookie: str, heard: Callable[..., None]) -> Socket:
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        socket = Socket(url, cookie, self.deflate, heard)
        await socket.connect(url)
        return socket

    async def open(self, report: Callable[[Table, str, float], None]) -> Table:
        """A table where two guests sit and the game has begun."""
        table = AsclepiaTable(report, self.game)
        guests = [await self.guest(), await self.guest()]
        chairs = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": self.game, "chairs": chairs, "public": False}
        number = (await self.ask("POST", "/api/tables", guests[0], wish)).json()["id"]
        await self.ask("POST", f"/api/tables/{number}/seats/1", guests[1])
        await self.ask("POST", f"/api/tables/{number}/start", guests[0])
        for seat in (0, 1):
            table.sockets.append(await self.socket(number, guests[seat], table.listen(seat)))
        await asyncio.wait_for(table.ready, 30)
        return table

    async def bots(self, level: str) -> None:
        """A table where bots play among themselves."""
        chairs = [{"kind": "bot", "level": level}] * 2
        wish = {"game": self.game, "chairs": chairs, "public": False}
        await self.ask("POST", "/api/tables", await self.guest(), wish)


class BoardgameTable(Table):
    """Speaks what boardgame.io's client speaks: Socket.IO, straight over a WebSocket."""

    ROOM = b"/tictactoe,"

    def __init__(self, report: Callable[[Table, str, float], None], match: str) -> None:
        super().__init__(report)
        self.match = match
        self.cells = [-1] * 9
        self.credentials = ["", ""]

    def _event(self, *words: Any) -> bytes:
        return b"42" + self.ROOM + msgspec.json.encode(words)

    def next_move(self, seat: int, ply: int) -> bytes:
        cell = long_game(self.cells, seat)
        self.cells[cell] = seat
        payload = {
            "type": "mark",
            "args": [cell],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._event("update", action, ply, self.match, str(seat))

    def listen(self, seat: int) -> Callable[[bytes, float], None]:
        def heard(data: bytes, now: float) -> None:
            if data.startswith(b"42"):
                words = msgspec.json.decode(data[2 + len(self.ROOM) :])
                if words[0] in ("sync", "update"):
                    state = words[2]["state"] if words[0] == "sync" else words[2]
                    context = state["ctx"]
                    over = context.get("gameover") is not None
                    pending = [int(context["currentPlayer"])]
                    self.heard(seat, state["_stateID"], pending, over, now)
            elif data == b"2":  # are you there?
                self.sockets[seat].send(b"3")
            elif data.startswith(b"40"):
                credentials = self.credentials[seat]
                self.sockets[seat].send(self._event("sync", self.match, str(seat), credentials, 2))
            elif data.startswith(b"44"):
                self.report(self, "refused", 0.0)

        return heard


class BoardgameIo:
    """The lobby's way to a match: create it, join it twice, with credentials."""

    def __init__(self, url: str, game: str, deflate: bool) -> None:
        if game != "tictactoe":
            raise SystemExit("boardgame.io is measured with tictactoe")
        self.url = url.rstrip("/")
        self.deflate = deflate
        self.http = httpx.AsyncClient(base_url=f"{self.url}/games/tictactoe", timeout=60)

    async def open(self, report: Callable[[Table, str, float], None]) -> Table:
        made = await self.http.post("/create", json={"numPlayers": 2})
        match = made.raise_for_status().json()["matchID"]
        table = BoardgameTable(report, match)
        url = f"{self.url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        for seat in (0, 1):
            wish = {"playerID": str(seat), "playerName": f"guest {seat}"}
            joined = await self.http.post(f"/{match}/join", json=wish)
            table.credentials[seat] = joined.raise_for_status().json()["playerCredentials"]
        for seat in (0, 1):
            socket = Socket(url, "", self.deflate, table.listen(seat))
            table.sockets.append(socket)
            await socket.connect(url)
            socket.send(b"40" + BoardgameTable.ROOM)
        await asyncio.wait_for(table.ready, 30)
        return table
