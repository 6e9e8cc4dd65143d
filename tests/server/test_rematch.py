"""A rematch of people: one click for each, everybody on their old seat."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from asclepia.server import wire
from asclepia.server.service import Service
from asclepia.table.deal import fresh_number, seal
from tests.server.test_lists import People, story


async def three(people: People) -> tuple[list[str], str]:
    """Ada, Bede and Cleo have played to the end."""
    names = [await people.person(name) for name in ("Ada", "Bede", "Cleo")]
    return names, await people.finished(*names)


def seats(service: Service, info: wire.TableInfo) -> list[tuple[str, str | None]]:
    return [(one.kind, one.kept) for one in info.chairs]


def test_everybody_comes_again_and_then_it_begins(database):
    async def again(people: People) -> None:
        (ada, bede, cleo), table = await three(people)
        seating, rooms = people.service.seating, people.service.rooms
        numbers = {one: fresh_number() for one in (ada, bede, cleo)}

        async def ask(person: str) -> str:
            return await seating.rematch(table, person, people.names[person], seal(numbers[person]))

        made = await ask(bede)
        info = (await rooms.room(made)).info(cleo)
        assert info.status == "open"
        assert [(one.kind, one.kept, one.name) for one in info.chairs] == [
            ("open", "other", "Ada"),
            ("person", None, "Bede"),
            ("open", "you", "Cleo"),
        ]
        assert not any(one.yours for one in info.chairs)
        stranger = await people.person("Dido")
        with pytest.raises(wire.Refused, match="kept for"):
            await seating.sit(made, stranger, "Dido", 0, None)
        with pytest.raises(wire.Refused, match="still open"):
            await seating.start(made, bede)
        lobby = await people.service.lists.lobby(stranger)
        assert made not in {one.id for one in lobby.open}
        assert made in await people.mine(cleo, "waiting")

        assert await ask(cleo) == made
        assert (await rooms.room(made)).row.status == "open"
        assert await ask(cleo) == made  # twice is once
        assert await ask(ada) == made
        room = await rooms.room(made)
        assert room.row.status == "dealing"
        assert [one.person for one in room.chairs] == [ada, bede, cleo]
        for person, number in numbers.items():
            await seating.open_number(made, person, number)
        assert (await rooms.room(made)).row.status == "playing"
        assert await ask(ada) == made  # who comes late finds the game

    story(database, again)


def test_a_seat_that_is_kept_can_be_given_up(database):
    async def freed(people: People) -> None:
        (ada, bede, cleo), table = await three(people)
        seating, rooms = people.service.seating, people.service.rooms
        made = await seating.rematch(table, ada, "Ada", None)
        dido = await people.person("Dido")
        with pytest.raises(wire.Refused, match="not yours"):
            await seating.leave(made, dido, 1)
        await seating.leave(made, ada, 1)  # the host frees it
        await seating.leave(made, cleo, 2)  # Cleo has no time
        info = (await rooms.room(made)).info(None)
        assert seats(people.service, info)[1:] == [("open", None), ("open", None)]
        assert made in {one.id for one in (await people.service.lists.lobby(dido)).open}
        assert await seating.rematch(table, bede, "Bede", None) == made  # too late: to look at it
        assert bede not in [one.person for one in (await rooms.room(made)).chairs]
        await seating.sit(made, dido, "Dido", 1, None)
        await seating.give_to_bot(made, ada, 2, "novice")
        assert (await rooms.room(made)).row.status == "open"  # a stranger came: the host begins
        await seating.start(made, ada)
        assert (await rooms.room(made)).row.status == "playing"

    story(database, freed)


def test_one_rematch_although_two_ask_at_two_processes(database):
    """Both have looked before either has asked."""

    async def asked(people: People) -> Any:
        (ada, bede, _), table = await three(people)
        storage = people.storage
        mine = await people.table(ada, "open")
        theirs = await people.table(bede, "open")
        assert await storage.set_next(table, None, mine)
        assert not await storage.set_next(table, None, theirs)
        row = await storage.table(theirs)
        assert row is not None
        assert row.status == "closed"  # nobody waits there
        found = await asyncio.gather(
            *(people.service.seating.rematch(table, one, one, None) for one in (ada, bede))
        )
        assert found == [mine, mine]
        await people.write(mine, status="closed")  # nobody came: one can ask again
        people.service.rooms.heard(mine)
        assert await people.service.seating.rematch(table, bede, "Bede", None) not in (mine, theirs)

    story(database, asked)


def test_a_game_that_somebody_resigned_can_be_played_again(database):
    async def again(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")
        table = await people.running(ada, bede)
        seating, rooms = people.service.seating, people.service.rooms
        with pytest.raises(wire.Refused, match="not over"):
            await seating.rematch(table, ada, "Ada", None)
        await people.service.leaving.resign(table, bede, 1)
        made = await seating.rematch(table, ada, "Ada", None)
        assert await seating.rematch(table, bede, "Bede", None) == made
        assert (await rooms.room(made)).row.status == "playing"

    story(database, again)


def test_no_seat_is_kept_for_somebody_who_is_forgotten(database):
    async def forgotten(people: People) -> None:
        (ada, bede, _), table = await three(people)
        made = await people.service.seating.rematch(table, ada, "Ada", None)
        person = await people.storage.person(bede)
        assert person is not None
        await people.service.accounts.erase(person)
        room = await people.service.rooms.room(made)
        assert [(one.kind, one.person is None) for one in room.chairs] == [
            ("person", False),
            ("open", True),
            ("open", False),
        ]

    story(database, forgotten)


def test_of_two_rematches_that_were_made_at_once_nothing_is_left_of_one(database):
    """Two processes: neither has heard of the other's."""

    async def asked(people: People) -> None:
        (ada, bede, cleo), table = await three(people)
        seating, storage = people.service.seating, people.storage
        lay = seating._lay

        async def slower(*wish: Any) -> str:
            made = await lay(*wish)
            seating._lay = lay
            other = await people.table(bede, "open", "open")  # as another process has made it
            assert await storage.set_next(table, None, other)
            return made

        seating._lay = slower
        made = await seating.rematch(table, ada, "Ada", None)
        row = await storage.table(table)
        assert row is not None
        assert row.next == made
        for one in (ada, bede, cleo):
            assert await people.mine(one, "finished") == [table]
            assert set(await people.mine(one, "waiting")) <= {made}

    story(database, asked)


def test_whoever_has_a_long_name_and_a_number_keeps_both(database):
    """Whoever asks for the rematch sits there as they sat before, told apart from the others."""

    async def again(people: People) -> None:
        name = "Wolfgang Amadeus von Gar"
        one, two = await people.person(name), await people.person(name)
        table = await people.finished(one, two)
        await people.service.rooms.storage.rename_person(two, name, set())
        made = await people.service.seating.rematch(table, two, name, None)
        seated = await people.service.rooms.storage.chairs_of(made)
        assert [chair.name for chair in seated] == [name, f"{name} (2)"]

    story(database, again)


def test_a_page_whose_person_has_a_seat_kept_keeps_nobody_from_being_here(database):
    async def again(people: People) -> None:
        (ada, bede, _), table = await three(people)
        made = await people.service.seating.rematch(table, ada, "Ada", None)
        room, _ = await people.service.watching.enter(made, bede)
        room.leases[0] = (None, None)
        await people.service.presence.beat()
        assert room.leases[0][0] is not None  # read anew: she has just come

    story(database, again)


def test_nobody_sits_beside_a_seat_that_is_kept_under_the_name_it_is_kept_for(database):
    """And whoever it is kept for gets it under their own."""

    async def again(people: People) -> None:
        (ada, bede, cleo), table = await three(people)
        seating, storage = people.service.seating, people.service.rooms.storage
        made = await seating.rematch(table, ada, "Ada", None)
        await seating.leave(made, cleo, 2)
        other = await people.person("bede")
        await seating.sit(made, other, "bede", 2, None)
        names = [chair.name for chair in await storage.chairs_of(made)]
        assert names == ["Ada", "Bede", "bede (2)"]
        assert await seating.rematch(table, bede, "Bede", None) == made
        names = [chair.name for chair in await storage.chairs_of(made)]
        assert names == ["Ada", "Bede", "bede (2)"]

    story(database, again)


def test_whoever_has_several_seats_kept_has_one_name_on_all_of_them(database):
    async def again(people: People) -> None:
        ada, bede = await people.person("Ada"), await people.person("Bede")
        table = await people.finished(ada, bede, bede)
        made = await people.service.seating.rematch(table, ada, "Ada", None)
        assert await people.service.seating.rematch(table, bede, "Bede", None) == made
        found = await people.service.rooms.storage.chairs_of(made)
        assert [chair.name for chair in found] == ["Ada", "Bede", "Bede"]

    story(database, again)
