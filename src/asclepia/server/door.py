"""The door: what every request must be like, and what every answer carries.

A browser sends a person's cookie along from any page, and any page may call itself by a name
that leads to us. So a page must be our own, and the host must be one of ours.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from asclepia.server import wire

LONGEST_PATH = 255  # bytes; a file's name has no more
LONGEST_QUERY = 1000
GONE = "asclepia.gone"  # in the scope of a request: nobody waits for its answer any more
READING = ("GET", "HEAD", "OPTIONS")

#: What a browser may do with our answers. Boards set styles on their parts; scripts are files.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
CARRIED = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # who has a table's address may come in
]


class Hosts:
    """The names by which people come to us. An address in numbers is nobody's name, and
    browsers know themselves where localhost is: both always lead here."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = frozenset(name.lower() for name in names) | {"localhost"}

    def __contains__(self, host: str) -> bool:
        try:
            parts = urlsplit(f"//{host}")
            name = (parts.hostname or "").rstrip(".")
            if "@" in host or not name or parts.port == 0:  # a port that is none is an error
                return False
            return "*" in self.names or name in self.names or is_address(name)
        except ValueError:
            return False


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def foreign(headers: Mapping[str, str]) -> bool:
    """Whether a browser says that a page of somebody else is asking. Programs say nothing."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True


class Door:
    """Around the whole application, so that nothing gets past it."""

    def __init__(self, app: Any, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope[GONE] = True
            return message

        async def carry(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = [*message["headers"], *CARRIED]
                # What the API says is for one person, and often sets their cookie.
                if scope["path"].startswith("/api/") and b"cache-control" not in dict(given):
                    given.append((b"cache-control", b"no-store"))
                message["headers"] = given
            await send(message)

        try:
            self._check(scope)
        except wire.Refused as refused:
            await _refuse(scope, carry, refused)
        else:
            await self.app(scope, hear, carry)

    def _check(self, scope: Any) -> None:
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        if headers.get("host", "") not in self.hosts:
            words = "this server has another name; whoever runs it can add this one: ASCLEPIA_HOSTS"
            raise wire.Refused("bad-host", words, 400)
        path, query = scope["path"], scope["query_string"]
        if len(path.encode(errors="replace")) > LONGEST_PATH or len(query) > LONGEST_QUERY:
            raise wire.Refused("bad-request", "no address of ours is so long", 414)
        if not path.isprintable() or b"%00" in query:
            raise wire.Refused("bad-request", "the address has control characters in it", 400)
        if scope["type"] == "http":  # a foreign page is told so over its socket
            _check_asker(scope["method"], headers)


def _check_asker(method: str, headers: Mapping[str, str]) -> None:
    linked = method in READING and headers.get("sec-fetch-mode") == "navigate"
    if foreign(headers) and not linked:
        raise wire.Refused("foreign", "this page is from somewhere else", 403)
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if method not in READING and not empty and kind != "application/json":
        raise wire.Refused("not-json", "send JSON, as content-type: application/json", 415)


async def _refuse(scope: Any, send: Any, refused: wire.Refused) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": refused.words})
        return
    body = msgspec.json.encode(wire.Problem(refused.key, refused.words))
    headers = [(b"content-type", b"application/json")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
