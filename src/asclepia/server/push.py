"""Push: whoever is asked at a table by days and has no page open there is called (Web Push).

The process that stored the move calls, so nobody is called twice for it. A call never keeps a move
waiting: it is noted, waits a moment (a move may be taken back, a page may come back), and looks in
the database whether it is still needed. What it says is encrypted for the browser that it goes to
(RFC 8291) and signed with a key that lives in the database (RFC 8292).
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import logging
import re
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

import http_ece
import httpcore
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Row

from asclepia.server import metrics, wire
from asclepia.server.info import awaited, stored_pending, title_of
from asclepia.server.rows import TableRow
from asclepia.server.storage import Storage, now
from asclepia.server.trouble import report
from asclepia.table import Message
from asclepia.table.texts import LANGUAGES, TABLE

log = logging.getLogger("asclepia")

#: Seconds before each look whether a call is needed, as long as the person has a page open: it
#: may be a phone that was just put into a pocket.
LOOKS = (5.0, 60.0, 600.0)
RESTS = (4.0, 30.0, 120.0, 600.0)  # seconds between attempts to reach a push service
LONGEST_REST = 3600.0  # … however long it asks us to wait
PATIENCE = 10.0  # seconds for one attempt
MOST = 1000  # calls that wait
AT_ONCE = 4  # attempts at one push service at a time
LOOKUPS = 8  # names that are looked up at a time
A_DAY = 24 * 3600


@dataclass(frozen=True)
class Pushing:
    """Whom a push service may write to if our calls trouble it; whether one may be on this very
    machine, for tests."""

    contact: str = "mailto:nobody@localhost"
    loopback: bool = False


class Call(NamedTuple):
    table_id: str
    person: str
    title: Message
    body: Message


class Unreachable(Exception):
    """The push service could not be asked, or wants to be asked later."""

    def __init__(self, why: str, rest: float = 0.0) -> None:
        super().__init__(why)
        self.rest = rest  # seconds that it wants us to wait


class Push:
    def __init__(
        self,
        storage: Storage,
        settings: Pushing | None = None,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.storage = storage
        self.settings = settings or Pushing()
        self._wait = wait
        self._calls: dict[tuple[str, str], asyncio.Task[None]] = {}  # by table and person
        self._house = PublicOnly(self.settings.loopback)
        self._services: httpcore.AsyncConnectionPool | None = None
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._vapid: Vapid02 | None = None

    async def close(self) -> None:
        """Calls that have not been made are lost with the process; that is noted."""
        calls = list(self._calls.values())
        for task in calls:
            task.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
        if self._services is not None:
            await self._services.aclose()
        self._house.close()

    # Where people can be called

    async def key(self) -> str:
        """The server's public key, for a browser that is to be called; made once for this
        database."""
        point = (await self._signer()).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return base64(point)

    async def keep(self, person: str, address: wire.PushAddress) -> None:
        """This browser is to be called for this person from now on, and for nobody else."""
        if address.language not in LANGUAGES:
            raise wire.Refused("no-language", f"the languages are {', '.join(LANGUAGES)}", 400)
        _check_keys(address)
        await self._check_endpoint(address.endpoint)
        await self.storage.keep_push(
            {
                "digest": digest(address.endpoint),
                "person": person,
                "endpoint": address.endpoint,
                "key": address.key,
                "auth": address.auth,
                "language": address.language,
            }
        )

    async def _check_endpoint(self, endpoint: str) -> None:
        """Refuse what cannot be a push service."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port or 443
        except ValueError:
            raise _bad("the endpoint is not an address") from None
        schemes = ("https", "http") if self.settings.loopback else ("https",)
        if parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc:
            raise _bad("the endpoint must be an address that begins with https://")
        try:
            async with asyncio.timeout(PATIENCE):
                await self._house.addresses(parts.hostname, port)
        except (OSError, UnicodeError, httpcore.ConnectError):
            raise _bad("the endpoint does not lead to a public address") from None

    # Calling

    def call(self, row: TableRow, people: Iterable[str], by: str | None) -> None:
        """The table waits for these people now, because somebody has moved or it has begun. That
        is stored: whatever goes wrong here must not look as if it were not."""
        try:
            if row.pace.kind == "days":
                self._call(row, people, by)
        except Exception as error:
            report(f"calls from table {row.id}", error)

    def _call(self, row: TableRow, people: Iterable[str], by: str | None) -> None:
        game = title_of(row)
        if row.status == "dealing":
            title = Message(TABLE, "call-deal", game=game)
            body = Message(TABLE, "call-deal-body")
        else:
            title = Message(TABLE, "call-turn", game=game)
            begun = Message(TABLE, "call-begun")
            body = begun if by is None else Message(TABLE, "call-moved", name=by)
        for person in people:
            self._note(Call(row.id, person, title, body))

    def _note(self, call: Call) -> None:
        """One call a person and table: what is newer takes the place of what still waits."""
        key = (call.table_id, call.person)
        if key in self._calls:
            self._calls.pop(key).cancel()
        elif len(self._calls) >= MOST:
            _count("dropped")
            log.warning("table %s: somebody is not called: too many calls wait", call.table_id)
            return
        task = asyncio.ensure_future(self._make(call))
        self._calls[key] = task
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._calls.get(key) is not task:  # another call has taken its place
            return
        del self._calls[key]
        if task.cancelled():
            _count("dropped")
            log.warning("table %s: somebody is not called: the server has ended", key[0])
        elif (error := task.exception()) is not None:
            _count("failed")
            report(f"a call from table {key[0]}", error)

    async def _make(self, call: Call) -> None:
        for rest in LOOKS:
            await self._wait(rest)
            row, here = await self._needed(call)
            if row is None:
                break
            if not here:
                kept = await self.storage.pushes_of(call.person)
                seconds = row.pace.days * A_DAY
                await asyncio.gather(*(self._reach(call, one, seconds) for one in kept))
                return
        _count("needless")

    async def _needed(self, call: Call) -> tuple[TableRow | None, bool]:
        """The table, if it still waits for the person, and whether they have a page open there."""
        row = await self.storage.table(call.table_id)
        chairs = await self.storage.chairs_of(call.table_id)
        if row is None or call.person not in awaited(
            row.status, row.deal, chairs, stored_pending(row)
        ):
            return None, False
        return row, any(one.person == call.person and (one.here or 0) > now() for one in chairs)

    async def _reach(self, call: Call, kept: Row[Any], seconds: int) -> None:
        """Call one browser; where the push service is in trouble, try again for a while."""
        for rest in (*RESTS, None):
            try:
                status = await self._post(call, kept, seconds)
            except Unreachable as error:
                if rest is None:
                    _count("failed")
                    log.warning("a push service could not be reached: %s", error)
                    return
                await self._wait(min(LONGEST_REST, max(rest, error.rest)))
                wanted = {one.digest for one in await self.storage.pushes_of(call.person)}
                if kept.digest not in wanted or (await self._needed(call))[0] is None:
                    _count("needless")
                    return
                continue
            if status in (404, 410):  # the browser wants it no more
                await self.storage.forget_push(kept.digest)
                _count("gone")
            elif status < 300:
                _count("sent")
            else:
                _count("failed")
                log.warning("a push service refuses a call: %d", status)
            return

    async def _post(self, call: Call, kept: Row[Any], seconds: int) -> int:
        """One attempt; the status of the answer."""
        parts = urlsplit(kept.endpoint)
        body, signature = await asyncio.to_thread(
            self._sealed, await self._signer(), call, kept, parts
        )
        headers = {
            "authorization": signature,
            "content-encoding": "aes128gcm",
            "content-length": str(len(body)),
            "content-type": "application/octet-stream",
            "topic": call.table_id,  # an earlier call that was not delivered is worth nothing now
            "ttl": str(seconds),
            "urgency": "normal",
        }
        turn = self._turns.setdefault(parts.netloc, asyncio.Semaphore(AT_ONCE))
        try:
            async with turn, asyncio.timeout(PATIENCE):
                asked = self._pool().stream(
                    "POST", kept.endpoint, headers=list(headers.items()), content=body
                )
                async with asked as answer:  # what it says besides is nothing to us
                    status, told = answer.status, dict(answer.headers)
        except (TimeoutError, httpcore.TimeoutException) as error:
            raise Unreachable("it does not answer") from error
        except (OSError, UnicodeError, httpcore.NetworkError, httpcore.ProtocolError) as error:
            raise Unreachable(type(error).__name__) from error
        if status == 429 or status >= 500:
            raise Unreachable(f"it answers {status}", _seconds(told.get(b"retry-after", b"")))
        return status

    def _sealed(
        self, signer: Vapid02, call: Call, kept: Row[Any], parts: SplitResult
    ) -> tuple[bytes, str]:
        """What is said, for this browser alone, and our signature for its push service."""
        words = {
            "table": call.table_id,
            "title": call.title.to(kept.language),
            "body": call.body.to(kept.language),
            "language": kept.language,
        }
        body: bytes = http_ece.encrypt(
            msgspec.json.encode(words),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unbase64(kept.key),
            auth_secret=unbase64(kept.auth),
            version="aes128gcm",
        )
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"sub": self.settings.contact, "aud": audience}
        signature: str = signer.sign(claims)["Authorization"]
        return body, signature

    async def _signer(self) -> Vapid02:
        if self._vapid is None:
            kept = await self.storage.secret("vapid", new_key)
            private = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
            self._vapid = Vapid02(private)
        return self._vapid

    def _pool(self) -> httpcore.AsyncConnectionPool:
        if self._services is None:  # its certificates take a moment to be read
            self._services = httpcore.AsyncConnectionPool(
                max_connections=50, keepalive_expiry=30.0, network_backend=self._house
            )
        return self._services


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: whoever names an endpoint must not reach what only we
    can reach. What is looked up is what is connected to, so no second answer can differ."""

    def __init__(self, loopback: bool) -> None:
        self._loopback = loopback
        self._network = httpcore.AnyIOBackend()
        # Whoever names an endpoint can make us wait for its name: the threads that all others
        # share are not for that.
        self._lookups = ThreadPoolExecutor(LOOKUPS, "lookup")

    def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def addresses(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(self._lookups, look)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(self._allowed, addresses)):
            raise httpcore.ConnectError("not a public address")
        return addresses

    def _allowed(self, address: str) -> bool:
        return is_public(address) or (self._loopback and ipaddress.ip_address(address).is_loopback)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *others, last = await self.addresses(host, port)
        for address in others:
            try:
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._network.connect_tcp(last, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
_GIVEN = ipaddress.IPv6Network("2000::/3")  # of the new kind, all that are given to anybody


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet; one of the old kind may be wrapped into one
    of the new."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour
        if found in _NAT64:
            inside = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inside is None:
            return found.is_global and found in _GIVEN
        found = inside
    return found.is_global and not found.is_multicast


def new_key() -> str:
    """A private key, as its number."""
    private = ec.generate_private_key(ec.SECP256R1())
    return f"{private.private_numbers().private_value:064x}"


def digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    if not re.fullmatch(r"[\w-]+={0,2}", text, re.ASCII):
        raise ValueError("not base64url")
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _check_keys(address: wire.PushAddress) -> None:
    """What is encrypted for keys that are none would stop every call."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(address.key))
        if len(unbase64(address.auth)) != 16:
            raise ValueError("too short or too long")
    except ValueError:
        words = "key must be a point of P-256 and auth 16 bytes, both as base64url"
        raise _bad(words) from None


def _bad(words: str) -> wire.Refused:
    return wire.Refused("bad-push", words, 400)


def _seconds(retry_after: bytes) -> float:
    """How long we are asked to wait; a date is not read."""
    return float(retry_after) if retry_after.isdigit() and len(retry_after) < 9 else 0.0


def _count(outcome: str) -> None:
    metrics.PUSHES.labels(outcome).inc()
