"""Accounts: a guest who is to be known elsewhere, or again; without passwords, without mail."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from sqlalchemy import Row

from asclepia.server import passkeys, wire
from asclepia.server.identity import clean_name
from asclepia.server.keys import Keys, Kind, Taken, mark_of
from asclepia.server.leaving import Leaving
from asclepia.server.passkeys import Place, bad_passkey
from asclepia.server.rooms import Rooms
from asclepia.server.seating import Seating
from asclepia.server.storage import Person, now
from asclepia.server.traces import Traces
from asclepia.server.trouble import is_database, report

LINK = 10  # minutes that a link to another device is good
CODES = 8  # recovery codes that are given at a time
MOST_PASSKEYS = 20
PATIENCE = 5.0  # seconds that an erasure may take when we close
LATER = 30.0  # seconds after which nothing is under way any more for a person who was erased
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # without those that look like another
_ALIKE = str.maketrans("oil", "011", " -–\t\n")


class Accounts:
    def __init__(
        self,
        rooms: Rooms,
        seating: Seating,
        leaving: Leaving,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.rooms = rooms
        self.seating = seating
        self.leaving = leaving
        self.keys = Keys(rooms.storage)
        self.traces = Traces(rooms.storage)
        self._wait = wait
        self._gone: list[tuple[str, int]] = []  # who is looked for once more, and erased when
        self._looking: asyncio.Task[None] | None = None
        self._erasing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """What has begun is brought to its end, unless the database keeps it waiting: then it is
        as if we had been killed, and the person can ask again."""
        if self._erasing:
            await asyncio.wait(self._erasing, timeout=PATIENCE)
        for task in self._erasing:
            task.cancel()
        await asyncio.gather(*self._erasing, return_exceptions=True)
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def account(
        self, person: Person, place: Place | None, before: Person | None
    ) -> wire.Account:
        """What a person may see of their own keys; who this device was before them."""
        codes, codes_guard = await self.keys.codes_of(person.id)
        return wire.Account(
            name=person.name,
            handle=person.handle,
            games=await self.traces.games(person.id),
            passkeys=[_told(one) for one in await self.keys.passkeys_of(person.id)],
            codes=codes,
            codes_guard=codes_guard,
            proof=await self.keys.guards_of(person.id),
            place=None if place is None else place.name,
            before=None if before is None else await self.known(before),
        )

    async def known(self, person: Person) -> wire.Known:
        return wire.Known(person.name, await self.traces.games(person.id))

    async def rename(self, person: str, name: str) -> None:
        with self.rooms.rewriting() as told:
            await self.rooms.storage.rename_person(person, name, told)

    # A link to another device

    async def link(self, person: Person, proven: bool) -> str:
        """What the link carries."""
        word = secrets.token_urlsafe(32)
        await self.keys.give("link", person, [word], LINK, proven)
        return word

    async def at_link(self, asker: Person, word: str) -> Person:
        """The person of a link, who is another one than this device is now."""
        found = await self.keys.whose("link", word)
        if found is None:
            raise _no_link()
        if found.id == asker.id:
            raise wire.Refused("same-person", "on this device you are that person already")
        return found

    async def by_link(self, asker: Person, word: str) -> Person:
        await self.at_link(asker, word)
        found = await self.keys.take("link", word)
        if found is None:  # another device was faster
            raise _no_link()
        return found.person

    # Recovery codes

    async def codes(self, person: Person, proven: bool) -> tuple[Person, list[str]]:
        """New ones; those before are good no more. They are told now and never again."""
        made = ["".join(secrets.choice(_LETTERS) for _ in range(16)) for _ in range(CODES)]
        after = await self.keys.give("code", person, made, proven=proven)
        return after, ["-".join(code[at : at + 4] for at in range(0, 16, 4)) for code in made]

    async def by_code(self, code: str, alone: bool) -> Taken:
        found = await self.keys.take("code", code.lower().translate(_ALIKE), alone)
        if found is None:
            words = "this is no recovery code that is still good: each works once"
            raise wire.Refused("bad-code", words, 403)
        if alone:
            self.rooms.signed_out(found.person.handle)
        return found

    # Passkeys

    async def ask_to_add(self, person: Person, place: Place, proven: bool) -> dict[str, Any]:
        known = [one.id for one in await self.keys.passkeys_of(person.id)]
        if len(known) >= MOST_PASSKEYS:
            words = f"at most {MOST_PASSKEYS} passkeys: remove one first"
            raise wire.Refused("too-many-passkeys", words)
        challenge = await self._challenge("adding", person, proven)
        return passkeys.to_add(place, person, challenge, known)

    async def add_passkey(self, person: Person, place: Place, new: wire.NewPasskey) -> wire.Passkey:
        challenge, guards = await self._answered("adding", person, new.credential)
        key = passkeys.added(place, new.credential, challenge)
        name = clean_name(new.name) or "Passkey"
        if not await self.keys.add_passkey(person, name, guards, **key._asdict()):
            raise bad_passkey()
        row = await self.keys.passkey(key.id)
        assert row is not None
        return _told(row)

    async def remove_passkey(self, person: Person, mark: str, proven: bool) -> Person:
        return await self.keys.remove_passkey(person, mark, proven)

    async def ask_to_come(self, asker: Person, place: Place) -> dict[str, Any]:
        return passkeys.to_come(place, await self._challenge("coming", asker))

    async def by_passkey(
        self, asker: Person, place: Place, credential: dict[str, Any], alone: bool
    ) -> Taken:
        challenge, _ = await self._answered("coming", asker, credential)
        row = await self.keys.passkey(passkeys.id_in(credential))
        owner = None if row is None else await self.rooms.storage.person(row.person)
        if row is None or owner is None:
            raise wire.Refused("no-passkey", "this passkey is not known here (any more)", 404)
        known = passkeys.NewKey(row.id, row.key, row.counter)
        counter = passkeys.shown(place, credential, challenge, known, owner)
        found = await self.keys.used_passkey(row, counter, alone)
        if found is None:
            raise bad_passkey()
        if alone:
            self.rooms.signed_out(owner.handle)
        return found

    async def _challenge(self, kind: Kind, person: Person, proven: bool = False) -> str:
        word = secrets.token_urlsafe(32)
        await self.keys.give(kind, person, [word], passkeys.PATIENCE, proven)
        return word

    async def _answered(
        self, kind: Kind, person: Person, credential: dict[str, Any]
    ) -> tuple[str, int | None]:
        """The challenge that was given to this person, and not answered before; from when on a
        passkey that is made for it guards."""
        challenge = passkeys.challenge_in(credential)
        asked = await self.keys.take(kind, challenge)
        if asked is None or asked.person.id != person.id:
            raise bad_passkey()
        return challenge, asked.guards

    # Going

    async def sign_out(self, person: Person, codes: bool = False, proven: bool = False) -> Person:
        """Everywhere: no cookie that was given so far is good any more; those of this one are.
        Recovery codes may end, too."""
        try:
            return await self.keys.sign_out(person, codes, proven)
        finally:
            self.rooms.signed_out(person.handle)

    async def forget_if_new(self, person: Person) -> bool:
        """Forget a guest who has nothing here; whether that was so."""
        if await self.traces.any(person.id):
            return False
        if not await self._forget(person.id, None, ()):
            return False
        await self.rooms.storage.leave_no_copy()
        self.rooms.signed_out(person.handle)
        return True

    async def go(self, person: Person, proven: bool) -> None:
        """Forget a person who wants that, and shows a key where one guards them."""
        await self.keys.check(person, proven)
        await self.erase(person)

    async def erase(self, person: Person) -> None:
        """Forget a person. Tables that have not begun they leave, or close if they
        are theirs; a game that is being played they give up. Once begun, it is
        brought to its end, even if the request is given up."""
        erasing = asyncio.ensure_future(self._go(person))
        self._erasing.add(erasing)
        erasing.add_done_callback(self._erasing.discard)
        await asyncio.shield(erasing)

    async def _go(self, person: Person) -> None:
        since = now()
        try:
            await self._erase(person.id)
        finally:
            self.rooms.signed_out(person.handle)
        self._gone.append((person.id, since))
        if self._looking is None:
            self._looking = asyncio.ensure_future(self._look_again())

    async def tidy_up(self) -> None:
        """Erase persons of whom only traces are left: no cookie lets anyone in as them."""
        for person in await self.traces.lost():
            await self._erased(person)

    async def _look_again(self) -> None:
        """What was let in before a person was gone, here or at another process, may have been
        stored since. Should we end meanwhile, housekeeping finds it."""
        try:
            while self._gone:
                await self._wait(LATER)
                gone, self._gone = self._gone, []
                for person, since in gone:
                    if not await self._erased(person, since):
                        self._gone.append((person, since))
        finally:
            self._looking = None

    async def _erased(self, person: str, since: int | None = None) -> bool:
        """Whether it worked; trouble with one is no reason not to look for the others."""
        try:
            return await self._erase(person, since)
        except Exception as error:
            report("looking for traces", error)
            return False

    async def _erase(self, person: str, since: int | None = None) -> bool:
        """False: gone, but a reader of the files keeps a copy there for now."""
        gone = False
        while not gone:
            unreadable = await self._leave_tables(person)
            gone = await self._forget(person, since, unreadable)
        return await self.rooms.storage.leave_no_copy()

    async def _forget(self, person: str, since: int | None, besides: Collection[str]) -> bool:
        """Pages at a table where something told of them hear that nothing does. False:
        they sit at yet another table."""
        with self.rooms.rewriting(chat=True) as told:
            return await self.traces.erase(person, told, since, besides)

    async def _leave_tables(self, person: str) -> set[str]:
        """A table that cannot be read keeps no person here: these. When the database is away, all
        has to wait until it is back. A game that has begun meanwhile is left as it is then."""
        tried: set[tuple[str, str]] = set()
        while True:
            found = await self.traces.unfinished(person)
            rows = [row for row in found if (row.id, row.status) not in tried]
            if not rows:
                return {row.id for row in found}
            for row in rows:
                tried.add((row.id, row.status))
                try:
                    with contextlib.suppress(wire.Refused):  # it has ended, or cannot be played
                        await self._leave_table(row, person)
                except Exception as error:
                    if is_database(error):
                        raise
                    report("leaving a table", error)

    async def _leave_table(self, row: Row[Any], person: str) -> None:
        async with self.rooms.locked(row.id) as room:  # as it is by now
            theirs = [one.seat for one in room.chairs if one.person == person]
        if row.status == "playing":
            for seat in theirs:
                await self.leaving.resign(row.id, person, seat)
        elif row.host == person:
            await self.seating.close(row.id, person)
        else:
            for seat in theirs:  # those that are kept for them, too
                await self.seating.leave(row.id, person, seat)


def _told(row: Row[Any]) -> wire.Passkey:
    return wire.Passkey(mark_of(row.id), row.name, row.created, row.used, row.guards)


def _no_link() -> wire.Refused:
    words = "this link was used, or is too old: make a new one on the other device"
    return wire.Refused("no-link", words, 404)
