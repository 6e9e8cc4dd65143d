"""Budgets: how much one person, or one address, may do here, so that something is left for all.

What is done now and then is counted in buckets that fill again by and by; what lasts (open
pages, bots that play) is counted while it does. Each process counts for itself.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from asclepia.server import wire

MINUTE, HOUR = 60.0, 3600.0
MOST_BUCKETS = 100_000  # the longest unused are thrown away: mostly they are full again
MOST_PEOPLE = 100_000  # of whom it is known where they are


@dataclass(frozen=True)
class Limits:
    """For one person; 0: not at all."""

    tables: int = 60  # made in an hour
    bots: int = 60  # seated at tables that have been played at within an hour
    sockets: int = 20  # open at once
    chat: int = 30  # lines in a minute
    take_backs: int = 30  # of one move
    changes: int = 120  # requests in a minute that change something
    reads: int = 600  # … and that change nothing
    uploads: int = 60  # records and component sets in an hour
    address: int = 10  # an address may do so many times what a person may
    guests: int = 200  # new ones in an hour, from one address
    keys: int = 20  # links, passkeys and recovery codes that are tried in an hour
    exports: int = 20  # files with everything that is kept of them, in an hour
    connections: int = 400  # open at once, of one address: see `edge`


#: What is counted in buckets: what it is called, and how long a whole bucket takes to fill.
_FILLING = {
    "tables": ("new tables", HOUR),
    "chat": ("lines of chat", MINUTE),
    "changes": ("requests that change something", MINUTE),
    "reads": ("requests", MINUTE),
    "uploads": ("uploads", HOUR),
    "guests": ("new guests", HOUR),
    "keys": ("links, passkeys and recovery codes", HOUR),
    "exports": ("exports", HOUR),
}


def address_of(host: str | None) -> str:
    """Whom an address belongs to: with IPv6, one connection has a whole network of them."""
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "nowhere"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:  # as whoever listens to both kinds writes it
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Budgets:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._clock = clock
        # What is left, and when that was; the newest come last.
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        # Where each person was last; the newest come last.
        self._houses: OrderedDict[str, str] = OrderedDict()
        self._seating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def came(self, person: str, address: str) -> None:
        """Somebody is here, from there."""
        self._houses[person] = address
        self._houses.move_to_end(person)
        if len(self._houses) > MOST_PEOPLE:
            self._houses.popitem(last=False)

    def house_of(self, person: str) -> str:
        """Where somebody is, as far as this process knows: by themselves."""
        return self._houses.get(person, person)

    def spend(self, kind: str, person: str, address: str) -> None:
        """Count something that a person does; refused if there was too much of it."""
        limit: int = getattr(self.limits, kind)
        self._spend(kind, [(person, limit), (address, limit * self.limits.address)])

    def spend_guest(self, address: str) -> None:
        self._spend("guests", [(address, self.limits.guests)])

    def spend_here(self, kind: str, address: str) -> None:
        """Count something that is done at an address, by no person in particular."""
        limit: int = getattr(self.limits, kind)
        self._spend(kind, [(address, limit * self.limits.address)])

    def _spend(self, kind: str, spenders: list[tuple[str, int]]) -> None:
        what, seconds = _FILLING[kind]
        now = self._clock()
        left = []
        for who, limit in spenders:
            had, then = self._buckets.get((kind, who), (float(limit), now))
            left.append(min(float(limit), had + (now - then) * limit / seconds) - 1)
            if left[-1] < 0:
                span = "an hour" if seconds == HOUR else "a minute"
                raise too_many(f"at most {limit} {what} {span}: wait a little")
        for (who, _), tokens in zip(spenders, left, strict=True):
            self._buckets[kind, who] = (tokens, now)
            self._buckets.move_to_end((kind, who))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    @contextmanager
    def socket(self, person: str, address: str) -> Iterator[None]:
        """While a page is open."""
        most = self.limits.sockets
        if self._sockets[person] >= most:
            raise too_many(f"at most {most} open pages: close one")
        if self._sockets[address] >= most * self.limits.address:
            raise too_many("too many pages are open on your network")
        self._sockets.update((person, address))
        try:
            yield
        finally:
            for one in (person, address):
                self._sockets[one] -= 1
                if not self._sockets[one]:
                    del self._sockets[one]

    def seating(self, person: str) -> asyncio.Lock:
        """One after the other: who seats bots has them counted first."""
        return self._seating.setdefault(person, asyncio.Lock())

    def check_bots(self, seated: int, wanted: int) -> None:
        if seated + wanted > self.limits.bots:
            raise too_many(
                f"at most {self.limits.bots} bots play at your tables at once, and {seated} do:"
                " end a game, or wait until one has rested for an hour"
            )


def too_many(words: str) -> wire.Refused:
    return wire.Refused("too-many", words, 429)
