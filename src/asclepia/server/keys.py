"""Keys: by what a person is known on another device, or again on this one.

What is good once (a link, a challenge, a recovery code) is kept as a digest and taken by one
statement: of two requests that bring it at once, at two processes, one gets it. A person who
changes their keys holds their own row, comes with a cookie that still counts, and shows a key where
one guards the others: of the owner who signs out everywhere and a thief with a cookie of theirs,
the second is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from asclepia.server import wire
from asclepia.server.bus import SOMEBODY
from asclepia.server.schema import links, passkeys, people, pushes
from asclepia.server.storage import DAY, Person, Storage, now

#: link: to another device; adding, coming: challenges for a passkey; code: for recovery
Kind = Literal["link", "adding", "coming", "code"]
Proof = Literal["passkey", "code"]  # by what a person shows that they are themselves
SETTLED = 7 * DAY  # how old a key is that guards the others, unless it was made with a proof


class Taken(NamedTuple):
    """Whose key was shown, and from when on it guards the others."""

    person: Person
    guards: int | None

    @property
    def proves(self) -> bool:
        """A key that is too new to guard is no proof either: a thief could have made it."""
        return self.guards is not None and self.guards <= now()


class Held(NamedTuple):
    """A person whose keys may be changed until the transaction ends; if they have shown one."""

    person: Person
    proven: bool

    @property
    def guards(self) -> int:
        """From when on a key that is made now guards the others: at once if one was shown for it,
        else when its owner has had a week to find it."""
        return now() if self.proven else now() + SETTLED


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
        self,
        kind: Kind,
        person: Person,
        words: Sequence[str],
        minutes: int | None = None,
        proven: bool = False,
    ) -> Person:
        """These words are good now, and none of this kind that the person had before. Codes that
        are made anew end the proofs that were given elsewhere."""
        expires = None if minutes is None else now() + minutes * 60_000
        async with self.engine.begin() as connection:
            if kind == "coming":  # for a key that is to be shown
                held = Held(await hold(connection, person), False)
            else:
                held = await hold_to_change(connection, person, proven)
            mine = (links.c.person == person.id) & (links.c.kind == kind)
            await connection.execute(delete(links).where(or_(mine, links.c.expires <= now())))
            row = {"kind": kind, "person": person.id, "expires": expires, "guards": held.guards}
            rows = [{"digest": digest_of(word), **row} for word in words]
            await connection.execute(insert(links), rows)
            return await _end_proofs(connection, held) if kind == "code" else held.person

    async def whose(self, kind: Kind, word: str) -> Person | None:
        """Whose this is; it stays good."""
        async with self.engine.connect() as connection:
            wanted = select(links.c.person).where(_good(kind, word))
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else await self.storage.person(found)

    async def take(self, kind: Kind, word: str, alone: bool = False) -> Taken | None:
        """Whose this is; it was good for this once. Their row is held meanwhile: when they sign out
        everywhere before that, nothing is taken; after that, the cookie that is made of it does not
        count. `alone`: all others are signed out by the same step."""
        async with self.engine.begin() as connection:
            wanted = select(links.c.person).where(_good(kind, word))
            found = await _held(connection, (await connection.execute(wanted)).scalar())
            if found is None:
                return None
            taken = delete(links).where(_good(kind, word)).returning(links.c.guards)
            row = (await connection.execute(taken)).first()
            if row is None:
                return None
            person = await self._sign_out(connection, found) if alone else found
            return Taken(person, row.guards)

    async def codes_of(self, person: str) -> tuple[int, int | None]:
        """How many recovery codes are left, and from when on they guard."""
        async with self.engine.connect() as connection:
            mine = (links.c.person == person) & (links.c.kind == "code")
            wanted = select(func.count(), func.max(links.c.guards)).where(mine)
            count, guards = (await connection.execute(wanted)).one()
        return int(count), guards

    # Passkeys

    async def passkeys_of(self, person: str) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            wanted = select(passkeys).where(passkeys.c.person == person)
            return (await connection.execute(wanted.order_by(passkeys.c.created))).all()

    async def passkey(self, passkey: str) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            wanted = select(passkeys).where(passkeys.c.id == passkey)
            return (await connection.execute(wanted)).first()

    async def add_passkey(
        self, person: Person, name: str, guards: int | None = None, **key: Any
    ) -> bool:
        """Whether it is new: a passkey stays its first owner's. From when on it guards was settled
        when the person asked to make it: a proof may end while they look for their finger."""
        row = {"person": person.id, "name": name, "created": now(), "guards": guards, **key}
        try:
            async with self.engine.begin() as connection:
                await hold(connection, person)
                await connection.execute(insert(passkeys).values(row))
        except IntegrityError:
            return False
        return True

    async def used_passkey(self, used: Row[Any], counter: int, alone: bool = False) -> Taken | None:
        """Whose passkey was used; that is noted. None if it was used, or removed, meanwhile.
        `alone`: all others are signed out by the same step."""
        async with self.engine.begin() as connection:
            found = await _held(connection, used.person)
            this = (passkeys.c.id == used.id) & (passkeys.c.counter == used.counter)
            noted = update(passkeys).where(this).values(counter=counter, used=now())
            if found is None or (await connection.execute(noted)).rowcount != 1:
                return None
            person = await self._sign_out(connection, found) if alone else found
            return Taken(person, used.guards)

    async def remove_passkey(self, person: Person, mark: str, proven: bool = False) -> Person:
        """The proofs that were given elsewhere end: for this very key, perhaps."""
        found = [one.id for one in await self.passkeys_of(person.id) if mark_of(one.id) == mark]
        async with self.engine.begin() as connection:
            held = await hold_to_change(connection, person, proven)
            mine = (passkeys.c.person == person.id) & passkeys.c.id.in_(found)
            if not (await connection.execute(delete(passkeys).where(mine))).rowcount:
                raise wire.Refused("no-passkey", "you have no such passkey", 404)
            return await _end_proofs(connection, held)

    # Guarding

    async def guards_of(self, person: str) -> list[Proof]:
        """By what a proof can be shown; nothing: none is asked for."""
        async with self.engine.connect() as connection:
            return await _guards(connection, person)

    async def check(self, person: Person, proven: bool) -> None:
        """Refused where a key guards this person and none was shown."""
        async with self.engine.begin() as connection:
            await hold_to_change(connection, person, proven)

    # Signing out

    async def sign_out(self, person: Person, codes: bool = False, proven: bool = False) -> Person:
        """All cookies that were signed so far count no more, nor does a link that is on its way;
        no browser is called any more. Passkeys stay; so do recovery codes, unless they are to end,
        too. The person as their new cookie says."""
        async with self.engine.begin() as connection:
            if codes:
                held = (await hold_to_change(connection, person, proven)).person
                mine = (links.c.person == person.id) & (links.c.kind == "code")
                await connection.execute(delete(links).where(mine))
            else:
                held = await hold(connection, person)
            return await self._sign_out(connection, held)

    async def _sign_out(self, connection: AsyncConnection, person: Person) -> Person:
        after = person._replace(signed=person.signed + 1)
        this = update(people).where(people.c.id == person.id)
        await connection.execute(this.values(signed=after.signed))
        underway = (links.c.person == person.id) & (links.c.kind != "code")
        await connection.execute(delete(links).where(underway))
        await connection.execute(delete(pushes).where(pushes.c.person == person.id))
        await self.storage.bus.tell_with(connection, SOMEBODY + person.handle)
        return after


async def hold(connection: AsyncConnection, person: Person) -> Person:
    """As they are now. Until this transaction ends no other one changes this person's keys; refused
    if the cookie that they came with counts no more, or they are gone."""
    found = await _held(connection, person.id)
    if found is None or found.signed != person.signed:
        raise wire.Refused("nobody", "you were signed out", 401)
    return found


async def hold_to_change(connection: AsyncConnection, person: Person, proven: bool) -> Held:
    """Refused where a key guards the others and none was shown; also when a proof was there and
    has ended meanwhile: it is not to be given anew with what is done."""
    found = await hold(connection, person)
    ended = proven and found.proofs != person.proofs
    held = Held(found, proven)
    if ended or (not proven and await _guards(connection, person.id)):
        words = "show that you are you first: by a passkey or a recovery code that is a week old"
        raise wire.Refused("unproven", words, 403)
    return held


async def _guards(connection: AsyncConnection, person: str) -> list[Proof]:
    found: list[Proof] = []
    by: Proof
    for by, keys in (("passkey", passkeys), ("code", links)):
        settled = select(keys.c.guards).where(keys.c.person == person, keys.c.guards <= now())
        if by == "code":
            settled = settled.where(keys.c.kind == by)
        if (await connection.execute(settled.limit(1))).first() is not None:
            found.append(by)
    return found


async def _held(connection: AsyncConnection, person: str | None) -> Person | None:
    wanted = select(people).where(people.c.id == person).with_for_update()
    row = (await connection.execute(wanted)).first()
    return None if row is None else Person.of(row)


async def _end_proofs(connection: AsyncConnection, held: Held) -> Person:
    """All that were given so far, and the passkeys that were begun with them; this device gets a
    new one. What was done without a proof ends none: it may have been a thief."""
    if not held.proven:
        return held.person
    after = held.person._replace(proofs=held.person.proofs + 1)
    this = update(people).where(people.c.id == after.id)
    await connection.execute(this.values(proofs=after.proofs))
    begun = (links.c.person == after.id) & (links.c.kind == "adding")
    await connection.execute(delete(links).where(begun))
    return after


def _good(kind: Kind, word: str) -> Any:
    this = (links.c.digest == digest_of(word)) & (links.c.kind == kind)
    return this & or_(links.c.expires.is_(None), links.c.expires > now())
