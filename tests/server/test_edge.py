"""The edge: headers without end, requests that never come, crowds of connections, garbage."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import resource
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any

import httpx
import pytest
import uvicorn

from asclepia.server import edge as edge_module
from asclepia.server import main
from asclepia.server.closing import Server
from asclepia.server.edge import AHEAD, HEAD, HEADERS, WHOLE, Connection, Edge
from asclepia.server.sockets import Socket
from asclepia.server.trouble import OneLine
from benchmarks.unfriendly.flood import GARBAGE
from tests.server.service import PATIENCE, Guest, Service, until

BEGUN = b"GET / HTTP/1.1\r\nhost: localhost\r\n"


class Small:
    """A small application behind the real edge, on a port of its own."""

    def __init__(self, **edge: Any) -> None:
        self.edge = Edge(**{"of_one": 1000, **edge})
        self.loop = asyncio.new_event_loop()
        self.go_on = asyncio.Event()
        self.asked: list[str] = []
        config = uvicorn.Config(
            self, http=Connection, ws=Socket, lifespan="off", log_config=None, access_log=False
        )
        self.server = Server(config, self.edge)
        self.listener = main._listen("127.0.0.1", [0])
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.listener]))

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.go_on.set)
        self.server.should_exit = True
        self.thread.join()
        self.loop.close()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            if scope["path"] == "/later":
                await self.go_on.wait()
            while (heard := await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "text": heard.get("text") or "bytes"})
            return
        self.asked.append(scope["path"])
        if scope["path"] == "/later":
            await self.go_on.wait()
        while (await receive()).get("more_body"):
            pass
        size = 8 * 2**20 if scope["path"] == "/much" else 5
        headers = [(b"content-length", str(size).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"hello"[:size].ljust(size, b".")})

    def connect(self) -> socket.socket:
        return socket.create_connection(self.listener.getsockname(), timeout=PATIENCE)

    def answer(self, *said: bytes) -> bytes:
        """All that is answered until the connection is closed."""
        with closing(self.connect()) as made:
            for one in said:
                with suppress(OSError):
                    made.sendall(one)
            return heard(made)


def heard(made: socket.socket) -> bytes:
    found = b""
    with suppress(ConnectionError):
        while some := made.recv(65536):
            found += some
    return found


def is_cut_off(made: socket.socket, piece: bytes) -> bool:
    """Whether the server ends it before all of 400 MB are taken."""
    try:
        for _ in range(100_000):
            made.sendall(piece)
    except ConnectionError:
        return True
    return False


def refusal(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    problem = json.loads(body)
    assert set(problem) == {"error", "words", "problems"}
    return int(head.split()[1]), problem["error"]


@contextmanager
def small(**edge: Any) -> Iterator[Small]:
    made = Small(**edge)
    try:
        yield made
    finally:
        made.stop()


@pytest.fixture
def server() -> Iterator[Small]:
    with small() as made:
        yield made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The edge has hardly any patience."""
    monkeypatch.setattr(edge_module, "ASKED_IN", 0.05)
    monkeypatch.setattr(edge_module, "WHOLE_IN", 0.1)


# Headers


def test_what_everybody_sends_is_answered(server):
    headers = "".join(f"x-{number}: {'y' * 100}\r\n" for number in range(HEADERS - 10)).encode()
    answer = server.answer(BEGUN + headers + b"connection: close\r\n\r\n")
    assert answer.endswith(b"hello")


@pytest.mark.parametrize(
    "more",
    [
        b"a:\r\n" * (HEADERS + 1),
        b"".join(b"a%d: %s\r\n" % (number, b"x" * 1000) for number in range(20)),
        b"a: " + b"x" * (HEAD + 1) + b"\r\n",
    ],
    ids=["many", "long", "one"],
)
def test_too_many_headers_are_refused_in_words(server, more):
    assert refusal(server.answer(BEGUN + more + b"\r\n")) == (431, "bad-request")


@pytest.mark.parametrize(
    "piece", [b"a:\r\n" * 1000, b"x" * 4000, b"\r\n" * 2000], ids=["headers", "header", "lines"]
)
def test_headers_without_end_are_cut_off(server, piece):
    begun = {b"a": BEGUN, b"x": BEGUN + b"a: ", b"\r": b""}[piece[:1]]
    with closing(server.connect()) as made:
        made.sendall(begun)
        assert is_cut_off(made, piece)


def test_trailers_count_as_headers(server):
    begun = b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
    with closing(server.connect()) as made:
        made.sendall(begun)
        assert is_cut_off(made, b"a:\r\n" * 1000)


def test_a_body_has_an_end_whatever_it_is_made_of(server):
    begun = b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    with closing(server.connect()) as made:
        made.sendall(begun)
        assert is_cut_off(made, b"1;" + b"x" * 4000 + b"\r\ny\r\n")


def test_a_big_body_is_taken(server):
    body = b"x" * (WHOLE // 2)
    head = b"POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
    assert server.answer(head % len(body), body).endswith(b"hello")


# Time


def test_a_connection_that_says_nothing_goes_without_a_word(quick, server, caplog):
    assert server.answer() == b""
    assert caplog.text == ""


@pytest.mark.parametrize("said", [b"GET", BEGUN, BEGUN + b"content-length: 5\r\n\r\nhel"])
def test_half_a_request_is_let_go_in_words_and_noted(quick, server, caplog, said):
    answer = server.answer(said)
    if b"content-length" in said:  # it is being answered: nothing else can be said
        assert answer == b""
    else:
        assert refusal(answer) == (408, "too-late")
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "the request has not come in time (408)" in caplog.text


def test_a_request_that_trickles_in_is_let_go(quick, server):
    with closing(server.connect()) as made:
        made.sendall(BEGUN)
        made.settimeout(0.02)  # more often than its patience ends
        answer = b""
        while not answer:
            try:
                answer = made.recv(1000)
            except TimeoutError:
                made.sendall(b"a:\r\n")
        assert refusal(answer) == (408, "too-late")


def test_half_a_request_after_a_whole_one_is_let_go(quick, server):
    assert refusal(server.answer(BEGUN + b"\r\n" + BEGUN).partition(b"hello")[2])[0] == 408


def test_who_is_answered_late_is_not_let_go(quick, server):
    with closing(server.connect()) as made:
        made.sendall(BEGUN.replace(b"/ ", b"/later ") + b"connection: close\r\n\r\n")
        until(lambda: server.asked)
        with closing(server.connect()) as other:  # its time is over before the answer comes
            assert heard(other) == b""
        server.loop.call_soon_threadsafe(server.go_on.set)
        assert heard(made).endswith(b"hello")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system cannot do it")
def test_who_takes_no_answer_is_given_up_by_the_system(monkeypatch):
    monkeypatch.setattr(main, "UNREAD", 300)
    with small() as server, closing(server.connect()) as made:
        made.sendall(BEGUN.replace(b"/ ", b"/much ") + b"\r\n")
        until(lambda: server.asked)
        assert server.edge._at
        until(lambda: not server.edge._at)


def test_an_address_leaves_few_answers_untaken_at_once(monkeypatch, caplog):
    """Each would be kept in memory for it."""
    monkeypatch.setattr(edge_module, "UNTAKEN", 2)
    much = BEGUN.replace(b"/ ", b"/much ") + b"connection: close\r\n\r\n"
    with small() as server, closing(server.connect()) as first, closing(server.connect()) as other:
        for one in (first, other):
            one.sendall(much)
        until(lambda: sum(server.edge._untaken.values()) == 2)
        assert len(server.answer(much)) < 8 * 2**20  # it is cut off
        assert len(heard(first)) > 8 * 2**20
        until(lambda: sum(server.edge._untaken.values()) == 1)
        assert len(server.answer(much)) > 8 * 2**20
    assert "an address leaves more than 2 answers untaken" in caplog.text
    until(lambda: not server.edge._untaken)


# Connections


class Transport(asyncio.BaseTransport):
    pass


def came(edge: Edge, *hosts: str) -> list[int]:
    """For each, with which status it is turned away; 0: it may stay."""
    found = [edge.came(Transport(), host) for host in hosts]
    return [0 if one is None else one.status for one in found]


def test_an_address_has_so_many_connections_and_others_have_theirs(caplog):
    edge = Edge(of_one=2)
    assert came(edge, "10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2") == [0, 0, 429, 0]
    assert came(edge, "2001:db8::1", "2001:db8::2", "2001:db8::3") == [0, 0, 429]  # one network
    assert len(caplog.records) == 1
    assert "an address has 2 open (ASCLEPIA_LIMIT_CONNECTIONS)" in caplog.text
    assert "10.0.0" not in caplog.text  # that would be somebody's


def test_who_has_gone_makes_room(caplog):
    edge, first = Edge(of_one=1), Transport()
    assert edge.came(first, "10.0.0.1") is None
    assert came(edge, "10.0.0.1") == [429]
    edge.went(first)
    edge.went(first)  # however often it is said
    for transport in [*edge._at]:
        edge.went(transport)
    assert came(edge, "10.0.0.1") == [0]


def test_a_proxy_is_nobodys_address():
    edge = Edge(of_one=1, proxies=["10.0.0.0/8", "::1"])
    assert came(edge, *["10.1.2.3"] * 3, *["::1"] * 3, *["::ffff:10.0.0.1"] * 2) == [0] * 8
    assert came(edge, "192.0.2.1", "192.0.2.1") == [0, 429]
    assert came(Edge(of_one=1, proxies=["*"]), *["192.0.2.1"] * 3) == [0] * 3


def test_all_together_have_as_many_as_there_may_be_files(caplog):
    edge = Edge(of_one=1000, files=edge_module.SPARE + 4)
    assert edge.of_one == 2
    hosts = [f"10.0.0.{number}" for number in range(6)]
    assert came(edge, *hosts) == [0, 0, 0, 0, 503, 503]
    assert [record.getMessage().split(";")[0] for record in caplog.records] == [
        "connections are refused: 4 are open, and the files run out"
    ]


def test_a_limit_is_noted_once_a_minute(caplog):
    now = [0.0]
    edge = Edge(of_one=0, clock=lambda: now[0])
    for later in (0, 1, 59, 60, 61, 200):
        now[0] = later
        came(edge, "10.0.0.1")
    assert len(caplog.records) == 3


def test_one_too_many_is_told_so(caplog):
    with small(of_one=2) as server, closing(server.connect()), closing(server.connect()):
        until(lambda: len(server.edge._at) == 2)
        assert refusal(server.answer()) == (429, "too-many")
        until(lambda: len(server.edge._at) == 2)


def test_sockets_count_until_they_are_closed(server):
    from websockets.sync.client import connect

    host, port = server.listener.getsockname()
    with connect(f"ws://{host}:{port}/"):
        assert len(server.edge._at) == 1
    until(lambda: not server.edge._at)


def test_as_many_files_as_the_system_lets_us(tmp_path):
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(256, before[1])
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, before[1]))
    try:
        service = Service(str(tmp_path / "asclepia.db"))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    try:
        assert service.process is not None
        if sys.platform == "linux":
            soft, hard = resource.prlimit(service.process.pid, resource.RLIMIT_NOFILE)
            assert soft == min(main.FILES, hard)
    finally:
        service.stop()


# Sockets

UPGRADE = BEGUN + (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, PING, PONG, GOES_ON, END = 1, 9, 10, 0, 0x80


def frame(kind: int, said: bytes = b"") -> bytes:
    return bytes([kind, 0x80 | len(said)]) + bytes(4) + said


@contextmanager
def upgraded(server: Small, path: bytes = b"/") -> Iterator[socket.socket]:
    with closing(server.connect()) as made:
        made.sendall(UPGRADE.replace(b"/", path, 1))
        assert made.recv(4096).startswith(b"HTTP/1.1 101")
        yield made


def test_a_socket_may_come_with_long_headers(server):
    """Longer than what is taken apart at a time."""
    with closing(server.connect()) as made:
        cookie = b"cookie: " + b"x" * 5000 + b"\r\n\r\n"
        made.sendall(UPGRADE.removesuffix(b"\r\n") + cookie)
        assert made.recv(4096).startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize(
    ("begun", "piece"),
    [
        (b"", frame(PING | END, b"x" * 125)),
        (b"", frame(PING | END)),
        (b"", frame(PONG | END)),
        (frame(TEXT), frame(GOES_ON)),
    ],
    ids=["pings", "empty pings", "pongs", "parts of nothing"],
)
def test_a_socket_that_says_nothing_without_end_is_cut_off(server, caplog, begun, piece):
    with upgraded(server) as made:
        made.sendall(begun)
        assert is_cut_off(made, piece * 700)
    until(lambda: not server.edge._at)
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_messages_that_come_at_once_are_bounded(server, caplog):
    """As long as one is not heard no more are read; but many come with it."""
    with upgraded(server, b"/later") as made:
        made.sendall(frame(TEXT | END) * 10_000)
        assert heard(made) == b""
    assert "sockets are cut off: more than 500 messages of it wait" in caplog.text


def test_what_is_no_text_ends_a_socket_and_is_noted_once(server, lines):
    for _ in range(3):
        with upgraded(server) as made:
            made.sendall(frame(TEXT | END, b"\xff"))
            assert heard(made)[2:4] == b"\x03\xef"  # 1007
    assert len(lines()) == 1


def test_a_socket_may_ping_and_send_in_parts(server):
    with upgraded(server) as made:
        for _ in range(3):
            made.sendall(frame(PING | END, b"here?"))
            assert made.recv(100) == b"\x8a\x05here?"
        made.sendall(frame(TEXT, b"\xc3") + frame(GOES_ON) + frame(GOES_ON | END, b"\xa9"))
        assert made.recv(100) == b"\x81\x02\xc3\xa9"


AT_ONCE = """
import sys, threading
from asclepia.games import load, names
from asclepia.server import main

sys.setswitchinterval(1e-6)
main._settle_in()
begin = threading.Barrier(4)

def read(game):
    begin.wait()
    game.parse_components((game.folder / "components" / "reconstructed.toml").read_text("utf-8"))

for game in map(load, names()):
    threads = [threading.Thread(target=read, args=[game]) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
"""


@pytest.mark.parametrize("time", range(3))
def test_the_first_visitors_at_once_do_not_end_the_server(time):
    """msgspec crashes where two threads read something of one kind for the first time."""
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


# Garbage


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[str]]]:
    """What libraries log, as it is written."""
    found, filter_ = logging.getLogger("uvicorn.error"), OneLine()
    found.addFilter(filter_)
    try:
        yield lambda: [caplog.handler.format(record) for record in caplog.records]
    finally:
        found.removeFilter(filter_)


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_refused_in_words_or_cut_off(server, lines, garbage):
    for before in ([], [BEGUN + b"\r\n"], [BEGUN.replace(b"/ ", b"/later ") + b"\r\n"]):
        with closing(server.connect()) as made:
            for one in [*before, garbage]:
                made.sendall(one)
            made.shutdown(socket.SHUT_WR)
            server.loop.call_soon_threadsafe(server.go_on.set)
            heard(made)
    assert server.answer(BEGUN + b"connection: close\r\n\r\n").endswith(b"hello")
    assert [line for line in lines() if "\n" in line or "Exception" in line] == []


def test_who_goes_before_the_first_of_several_is_answered_leaves_no_trace(server, lines):
    later = BEGUN.replace(b"/ ", b"/later ") + b"\r\n"
    with closing(server.connect()) as made:
        made.sendall(later * 3)
        until(lambda: server.asked)
    server.loop.call_soon_threadsafe(server.go_on.set)
    until(lambda: not server.edge._at and not server.edge.tasks)
    assert lines() == []


def test_only_so_many_are_sent_ahead(server):
    later = BEGUN.replace(b"/ ", b"/later ") + b"\r\n"
    assert server.answer(later * (AHEAD + 3)) == b""


def test_an_error_of_a_library_is_one_line_without_its_words(lines):
    try:
        raise ValueError("a secret\nin two lines")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    (line,) = lines()
    assert "Exception in ASGI application: ValueError at test_edge.py:" in line
    assert "secret" not in line
    assert "\n" not in line


def test_a_real_server_logs_few_lines_of_much_garbage(tmp_path):
    service = Service(str(tmp_path / "asclepia.db"))
    chance = random.Random(7)
    whole = [
        b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"GET /api/rules/garum HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        b"content-length: 2\r\n\r\n{}",
    ]
    try:
        for _ in range(60):
            said = [*chance.choices(whole, k=chance.randrange(4)), chance.choice(GARBAGE)]
            with closing(socket.create_connection(("127.0.0.1", service.port))) as made:
                made.sendall(b"".join(said))
                if chance.random() < 0.5:
                    made.shutdown(socket.SHUT_WR)
                    heard(made)
        anna = Guest(service, "Anna")
        assert httpx.get(f"{service.url}/api/health", timeout=PATIENCE).status_code == 200
        anna.close()
    finally:
        service.stop()
    assert "Traceback" not in service.said()
    assert len(service.said().splitlines()) < 20, service.said()
