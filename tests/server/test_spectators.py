"""Spectators: they are counted, and speak as such."""

from __future__ import annotations

import pytest

from asclepia.server import presence
from tests.server.databases import ON_POSTGRES
from tests.server.test_rooms import hear, told, wish

pytestmark = pytest.mark.usefixtures("tiny_games")


async def count(page) -> int:
    """What the page is told next."""
    return (await hear(page, "presence"))["spectators"]


def test_people_are_counted_who_look_on_and_not_their_pages(database, monkeypatch):
    monkeypatch.setattr(presence, "MOMENT", 0)

    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        room, ada = await service.watching.enter(table, "ada")
        assert (await hear(ada, "hello"))["presence"]["spectators"] == 0
        _, cleo = await service.watching.enter(table, "cleo")
        assert (await hear(cleo, "hello"))["presence"]["spectators"] == 1
        assert await count(ada) == 1
        _, again = await service.watching.enter(table, "cleo")
        _, dido = await service.watching.enter(table, "dido")
        assert await count(ada) == 2
        service.watching.exit(room, again)
        service.watching.exit(room, dido)
        assert await count(ada) == 1
        await service.seating.sit(table, "cleo", "Cleo", 1, None)
        assert await count(ada) == 0

    told(database, story)


@ON_POSTGRES
def test_those_of_other_processes_are_counted_too(database):
    async def story(here, there):
        table = await here.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        _, ada = await here.watching.enter(table, "ada")
        await hear(ada, "hello")
        room, cleo = await there.watching.enter(table, "cleo")
        for one in (there, here):
            await one.presence.beat()
        assert await count(ada) == 1
        there.watching.exit(room, cleo)
        room, _ = await there.watching.enter(table, "bede")
        await there.seating.sit(table, "bede", "Bede", 1, None)
        for one in (there, here):
            await one.presence.beat()
        while (await count(ada)) != 0:
            pass

    told(database, story, 2)


def test_whoever_does_not_sit_there_speaks_as_a_spectator(database):
    async def story(service):
        table = await service.seating.create("ada", "Ada", wish("kitchen", "me", "open"))
        _, page = await service.watching.enter(table, "ada")
        said = []
        for person, name in (("ada", "Ada"), ("cleo", "Cleo")):
            await service.watching.say(table, person, name, "Salve")
            said += (await hear(page, "chat"))["chat"]
        await service.seating.sit(table, "cleo", "Cleo", 1, None)
        await service.watching.say(table, "cleo", "Cleo", "Now I play")
        said += (await hear(page, "chat"))["chat"]
        assert [(line["name"], line["watching"]) for line in said] == [
            ("Ada", False),
            ("Cleo", True),  # as it was when it was said
            ("Cleo", False),
        ]

    told(database, story)
