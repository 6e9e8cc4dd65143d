"""PostgreSQL locks rows: whoever waits for somebody is never waited for by them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from asclepia.server import wire
from asclepia.server.identity import Identity
from asclepia.server.schema import tables
from asclepia.server.service import Service
from asclepia.server.storage import Person, now
from tests.server.databases import ON_POSTGRES
from tests.server.service import PATIENCE
from tests.server.test_rooms import told, wish

pytestmark = [
    pytest.mark.usefixtures("tiny_games"),
    ON_POSTGRES,
]


class Gate:
    """Somebody who holds a row as long as the test likes."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection
        self._holding = connection.transaction()

    async def hold(self, statement: str, *values: object) -> None:
        await self._holding.start()
        await self.connection.execute(statement, *values)

    async def open(self) -> None:
        await self._holding.rollback()

    async def stops(self, *works: Awaitable[object]) -> list[asyncio.Future[object]]:
        """Begin these one after the other, each as soon as the one before waits, or is done."""
        begun: list[asyncio.Future[object]] = []
        for work in works:
            begun.append(asyncio.ensure_future(work))
            while await self._waiting() < sum(not one.done() for one in begun):
                await asyncio.sleep(0.01)
        return begun

    async def _waiting(self) -> int:
        found = await self.connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND wait_event_type = 'Lock'"
        )
        return int(found)


def at_the_gate(database: str, story: Callable[[Service, Gate], Awaitable[None]]) -> None:
    async def tell(service: Service) -> None:
        control = await asyncpg.connect(service.rooms.bus._url)
        try:
            await story(service, Gate(control))
        finally:
            await control.close()

    told(database, tell)


async def new(service: Service, name: str) -> Person:
    return await service.rooms.storage.add_person(Identity("00").new(), name)


async def seated(service: Service, *people: Person) -> str:
    """A table of the first, where the others sit down."""
    chairs = ["me", *["open"] * (len(people) - 1)]
    table = await service.seating.create(people[0].id, people[0].name, wish("kitchen", *chairs))
    for seat, one in enumerate(people[1:], 1):
        await service.seating.sit(table, one.id, one.name, seat, None)
    return table


CHAIR = "SELECT 1 FROM chairs WHERE table_id = $1 AND seat = $2 FOR UPDATE"
TABLE = "SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE"
COLUMNS = [column.name for column in tables.columns]
MOVE = "INSERT INTO moves (table_id, ply, seat, code, made) VALUES ($1, 0, 0, 0, 0)"


@pytest.mark.parametrize("first", ["hands", "erased"])
def test_who_is_erased_and_a_seat_of_theirs_that_changes_hands(database, first):
    async def story(service: Service, gate: Gate) -> None:
        ada = await new(service, "Ada")
        table = await service.seating.create(ada.id, "Ada", wish("kitchen", "me", "me"))
        row = await service.rooms.storage.table(table)
        (chair, _) = await service.rooms.storage.chairs_of(table)
        bot = {"bot": "novice", "asker": ada.id}
        hands = service.rooms.storage.change_hands(row, chair, 0, {}, bot, None, False)
        erased = service.accounts.traces.erase(ada.id, set())
        if first == "hands":  # it has the table, and wants the chair
            await gate.hold(MOVE, table)
            begun = await gate.stops(hands, erased)
        else:
            await gate.hold(CHAIR, table, 0)
            begun = await gate.stops(erased, hands)
        await gate.open()
        await asyncio.gather(*begun)
        chairs = await service.rooms.storage.chairs_of(table)
        assert {(one.name, one.person, one.asker) for one in chairs} == {("Nemo", None, None)}

    at_the_gate(database, story)


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("first", ["here", "renamed"])
def test_who_takes_a_name_and_is_here_at_two_tables(database, which, first):
    async def story(service: Service, gate: Gate) -> None:
        ada, bob = await new(service, "Ada"), await new(service, "Bob")
        tables = sorted([await seated(service, bob, await new(service, "Cleo")) for _ in range(2)])
        for table in reversed(tables):  # so that the chairs lie there the other way round
            await service.seating.leave(table, bob.id, 1)
            await service.seating.sit(table, ada.id, "Ada", 1, None)
        here = service.rooms.storage.are_here([(one, 1, ada.id) for one in tables], now())
        renamed = service.rooms.storage.rename_person(ada.id, "Anna", set())
        await gate.hold(CHAIR, tables[which], 1)
        order = [here, renamed] if first == "here" else [renamed, here]
        begun = await gate.stops(*order)
        await gate.open()
        await asyncio.gather(*begun)
        for table in tables:
            chairs = await service.rooms.storage.chairs_of(table)
            assert [one.name for one in chairs] == ["Bob", "Anna"]

    at_the_gate(database, story)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_erased_and_who_is_here_in_a_seat_that_they_gave_to_a_bot(database, seat):
    async def story(service: Service, gate: Gate) -> None:
        storage = service.rooms.storage
        ada, zoe = sorted([await new(service, "Ada"), await new(service, "Zoe")])
        table = await seated(service, zoe, ada)  # by seat: zoe; by name of the person: ada
        await service.seating.start(table, zoe.id)
        row, chair = await storage.table(table), (await storage.chairs_of(table))[1]
        bot = {"bot": "novice", "asker": zoe.id}
        assert await storage.change_hands(row, chair, 0, {}, bot, None, False)
        await gate.hold(CHAIR, table, seat)
        here = storage.are_here([(table, 1, ada.id), (table, 0, zoe.id)], now())
        begun = await gate.stops(here, service.accounts.traces.erase(zoe.id, set()))
        await gate.open()
        await asyncio.gather(*begun)
        assert [one.asker for one in await storage.chairs_of(table)] == [None, None]

    at_the_gate(database, story)


def test_two_who_take_the_same_name_while_they_play_are_told_apart(database):
    async def story(service: Service, gate: Gate) -> None:
        ada, bob = await new(service, "Ada"), await new(service, "Bob")
        table = await seated(service, ada, bob)
        await service.seating.start(table, ada.id)
        room, _ = await service.watching.enter(table, ada.id)
        await gate.hold(CHAIR, table, 0)
        begun = await gate.stops(*[service.accounts.rename(one.id, "Zoe") for one in (ada, bob)])
        await gate.open()
        await asyncio.gather(*begun)
        names = [one.name for one in await service.rooms.storage.chairs_of(table)]
        assert names == ["Zoe", "Zoe (2)"]
        while room.following is not None:
            await asyncio.sleep(0.01)
        assert [one.name for one in room.chairs] == names

    at_the_gate(database, story)


@pytest.mark.parametrize("first", ["sits", "renamed"])
def test_who_takes_a_name_and_sits_down_at_once_sits_there_under_it(database, first):
    async def story(service: Service, gate: Gate) -> None:
        storage = service.rooms.storage
        ada, bob = await new(service, "Ada"), await new(service, "Bob")
        other = await seated(service, ada, bob)
        three = wire.NewTable("kitchen", [wire.ChairWish("me"), wire.ChairWish("open")])
        table = await service.seating.create(bob.id, "Bob", three)
        await service.rooms.room(table)
        sits = service.seating.sit(table, ada.id, "Ada", 1, None)
        renamed = storage.rename_person(ada.id, "Anna", set())
        if first == "sits":
            await gate.hold(TABLE, table)
            begun = await gate.stops(sits, renamed)
        else:
            await gate.hold(CHAIR, other, 0)
            begun = await gate.stops(renamed, sits)
        await gate.open()
        await asyncio.gather(*begun)
        assert [one.name for one in await storage.chairs_of(table)] == ["Bob", "Anna"]

    at_the_gate(database, story)


def test_an_erasure_that_waits_for_ever_keeps_nobody_from_closing(database, monkeypatch):
    async def story(service: Service, gate: Gate) -> None:
        monkeypatch.setattr("asclepia.server.accounts.PATIENCE", 0.1)
        ada = await new(service, "Ada")
        await gate.hold("SELECT 1 FROM people WHERE id = $1 FOR UPDATE", ada.id)
        (erased,) = await gate.stops(service.accounts.erase(ada))
        await asyncio.wait_for(service.accounts.close(), PATIENCE)
        await asyncio.gather(erased, return_exceptions=True)
        await gate.open()
        assert await service.rooms.storage.person(ada.id) is not None

    at_the_gate(database, story)


def test_as_many_bots_as_there_may_be_are_due_again_after_a_start(database):
    """The driver takes 32767 values with a statement."""

    async def story(service: Service, gate: Gate) -> None:
        table = await seated(service, await new(service, "Ada"), await new(service, "Bob"))
        values = {"id": "'x' || number", "due": "$2::bigint"}
        chosen = ", ".join(values.get(one, one) for one in COLUMNS)
        copies = f"INSERT INTO tables ({', '.join(COLUMNS)}) SELECT {chosen} FROM tables,"
        copies += " generate_series(1, 33000) AS number WHERE id = $1"
        await gate.connection.execute(copies, table, now() + 10**9)
        await service.rooms.storage.bring_forward(now())
        late = "SELECT count(*) FROM tables WHERE due > $1"
        assert await gate.connection.fetchval(late, now() + 1000) == 0
        await gate.connection.execute("DELETE FROM tables WHERE id LIKE 'x%' AND due IS NOT NULL")

    at_the_gate(database, story)
