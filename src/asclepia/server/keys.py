"""Keys: by what a person is known on another device, or again on this one.

What is good once (a link, a challenge, a recovery code) is kept as a digest and taken by one
statement: of two who come with it at once, at two processes, one gets it. Whoever changes their
keys holds their row, and comes with a cookie that still counts: of one who signs out everywhere
and one with a cookie of theirs, whoever comes second is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from asclepia.server import wire
from asclepia.server.bus import SOMEBODY
from asclepia.server.schema import links, passkeys, people, pushes
from asclepia.server.storage import Person, Storage, now

#: link: to another device; adding, coming: challenges for a passkey; code: for recovery
Kind = Literal["link", "adding", "coming", "code"]


def digest_of(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def mark_of(passkey: str) -> str:
    """A passkey's short name: its own can be longer than an address may be."""
    return digest_of(passkey)[:16]


class Keys:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.engine = storage.engine

    # What is good once

    async def give(
        self, kind: Kind, person: Person, words: Sequence[str], minutes: int | None = None
    ) -> None:
        """These words are good now, and none of this kind that the person had before."""
        expires = None if minutes is None else now() + minutes * 60_000
        rows = [
            {"digest": digest_of(word), "kind": kind, "person": person.id, "expires": expires}
            for word in words
        ]
        async with self.engine.begin() as connection:
            await hold(connection, person)
            mine = (links.c.person == person.id) & (links.c.kind == kind)
            await connection.execute(delete(links).where(or_(mine, links.c.expires <= now())))
            await connection.execute(insert(links), rows)

    async def whose(self, kind: Kind, word: str) -> Person | None:
        """Whose this is; it stays good."""
        async with self.engine.connect() as connection:
            wanted = select(links.c.person).where(self._good(kind, word))
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else await self.storage.person(found)

    async def take(self, kind: Kind, word: str) -> Person | None:
        """Whose this is; it was good for this once. They are read along with it: who signs out
        everywhere meanwhile waits for it, and then their cookie does not count."""
        async with self.engine.begin() as connection:
            taken = delete(links).where(self._good(kind, word)).returning(links.c.person)
            found = (await connection.execute(taken)).scalar()
            whose = select(people).where(people.c.id == found)
            row = None if found is None else (await connection.execute(whose)).first()
        return None if row is None else Person(row.id, row.name, row.handle, row.signed)

    def _good(self, kind: Kind, word: str) -> Any:
        this = (links.c.digest == digest_of(word)) & (links.c.kind == kind)
        return this & or_(links.c.expires.is_(None), links.c.expires > now())

    async def left(self, kind: Kind, person: str) -> int:
        async with self.engine.connect() as connection:
            mine = (links.c.person == person) & (links.c.kind == kind)
            wanted = select(func.count()).select_from(links).where(mine)
            return int((await connection.execute(wanted)).scalar_one())

    # Passkeys

    async def passkeys_of(self, person: str) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = select(passkeys).where(passkeys.c.person == person)
            return (await connection.execute(wanted.order_by(passkeys.c.created))).all()

    async def passkey(self, passkey: str) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            wanted = select(passkeys).where(passkeys.c.id == passkey)
            return (await connection.execute(wanted)).first()

    async def add_passkey(self, person: Person, name: str, **key: Any) -> bool:
        """Whether it is new: nobody's passkey becomes somebody else's."""
        row = {"person": person.id, "name": name, "created": now(), **key}
        try:
            async with self.engine.begin() as connection:
                await hold(connection, person)
                await connection.execute(insert(passkeys).values(row))
        except IntegrityError:
            return False
        return True

    async def used_passkey(self, passkey: str, seen: int, counter: int) -> bool:
        """Note that a passkey was used, unless it was meanwhile; whether that was so."""
        async with self.engine.begin() as connection:
            this = (passkeys.c.id == passkey) & (passkeys.c.counter == seen)
            noted = update(passkeys).where(this).values(counter=counter, used=now())
            return (await connection.execute(noted)).rowcount == 1

    async def remove_passkey(self, person: Person, mark: str) -> bool:
        found = [one.id for one in await self.passkeys_of(person.id) if mark_of(one.id) == mark]
        async with self.engine.begin() as connection:
            await hold(connection, person)
            mine = (passkeys.c.person == person.id) & passkeys.c.id.in_(found)
            return (await connection.execute(delete(passkeys).where(mine))).rowcount > 0

    # Signing out

    async def sign_out(self, person: Person) -> Person:
        """All cookies that were signed so far count no more, nor does a link that is on its way;
        no browser is called any more. Passkeys and recovery codes stay. Who has new ones."""
        after = person._replace(signed=person.signed + 1)
        async with self.engine.begin() as connection:
            await hold(connection, person)
            this = update(people).where(people.c.id == person.id)
            await connection.execute(this.values(signed=after.signed))
            underway = (links.c.person == person.id) & (links.c.kind != "code")
            await connection.execute(delete(links).where(underway))
            await connection.execute(delete(pushes).where(pushes.c.person == person.id))
            await self.storage.bus.tell_with(connection, SOMEBODY + person.handle)
        return after


async def hold(connection: AsyncConnection, person: Person) -> None:
    """Until this transaction ends nobody else changes this person's keys; refused if the cookie
    that they came with counts no more, or they are gone."""
    mine = (people.c.id == person.id) & (people.c.signed == person.signed)
    held = select(people.c.id).where(mine).with_for_update()
    if (await connection.execute(held)).first() is None:
        raise wire.Refused("nobody", "you were signed out", 401)
