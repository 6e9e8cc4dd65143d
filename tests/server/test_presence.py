"""Who of those who sit at a table looks at it: told to everybody there, across processes."""

from __future__ import annotations

import asyncio

import pytest

from asclepia.server import presence
from asclepia.server.rooms import read_room
from tests.server.databases import ON_POSTGRES
from tests.server.test_leaving import begun, heard, told  # noqa: F401 (a fixture)

pytestmark = pytest.mark.usefixtures("tiny_games")


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """A page that is closed has gone."""
    monkeypatch.setattr(presence, "MOMENT", 0.0)


async def gone(service, room, page):
    """A page is closed, and whatever follows from that has happened."""
    service.watching.exit(room, page)
    await asyncio.gather(*service.presence._tasks)
    if room.following is not None:
        await room.following


def here(room):
    return [there.here for there in room.presence()]


def test_the_others_hear_who_comes_and_who_goes(told):  # noqa: F811
    async def story(house, service):
        room = await begun(service, 2)
        house.later(60)
        _, ada = await service.watching.enter(room.row.id, "ada")
        hello = heard(ada)[0]
        assert [one["here"] for one in hello["presence"]["seats"]] == [True, False]
        assert hello["info"]["chairs"][1]["seen"] < hello["presence"]["now"]
        _, bede = await service.watching.enter(room.row.id, "bede")
        assert [chair["here"] for chair in heard(bede)[0]["info"]["chairs"]] == [True, True]
        _, eve = await service.watching.enter(room.row.id, "eve")
        *_, message = heard(ada)  # and of who only watches, how many there are
        assert message["type"] == "presence"
        assert message["spectators"] == 1
        assert [one["here"] for one in message["seats"]] == [True, True]
        house.later(7)
        await gone(service, room, bede)
        for page in (ada, eve):
            message = heard(page)[-1]
            assert message["type"] == "presence"
            assert message["seats"][1]["here"] is False
            assert message["seats"][1]["seen"] <= message["now"]
        assert room.info(None).chairs[1].here is False

    told(story)


def test_whoever_looks_on_another_page_is_still_here(told):  # noqa: F811
    async def story(house, service):
        there = await house.open()
        room = await begun(service, 2)
        house.later(60)
        _, first = await service.watching.enter(room.row.id, "bede")
        _, second = await service.watching.enter(room.row.id, "bede")
        await gone(service, room, first)
        assert here(room) == [False, True]
        house.later(30)
        elsewhere, _ = await there.watching.enter(room.row.id, "bede")
        await gone(service, room, second)
        await service.presence.beat()
        assert here(elsewhere) == [False, True]
        fresh = await read_room(there.rooms.storage, room.row.id)
        assert fresh.info("eve").chairs[1].here

    told(story)


@ON_POSTGRES
def test_whoever_has_just_come_to_another_process_is_still_here(told):  # noqa: F811
    """A page that is loaded anew may find another process, which believes what it reads."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 2)
        house.later(60)
        _, first = await service.watching.enter(room.row.id, "bede")
        house.later(1)
        elsewhere, _ = await there.watching.enter(room.row.id, "bede")
        await gone(service, room, first)
        await there.rooms.catch_up(elsewhere)
        assert here(elsewhere) == [False, True]

    told(story)


def test_whoever_is_said_to_have_gone_and_is_here_is_here_again(told):  # noqa: F811
    """The process of the page that was closed has heard of the other one, and has said since that
    they are here: so it believes that it knows."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 2)
        house.later(60)
        elsewhere, _ = await there.watching.enter(room.row.id, "bede")
        _, first = await service.watching.enter(room.row.id, "bede")
        house.later(30)
        await service.presence.beat()
        await gone(service, room, first)
        there.rooms.heard(room.row.id)  # as the bus would tell
        await elsewhere.following
        assert here(elsewhere) == [False, True]
        fresh = await read_room(there.rooms.storage, room.row.id)
        assert fresh.info("eve").chairs[1].here

    told(story)


def test_a_lease_holds_while_it_is_said_anew(told):  # noqa: F811
    """When the process dies, it runs out."""

    async def story(house, service):
        there = await house.open()
        room = await begun(service, 2)
        await service.watching.enter(room.row.id, "ada")
        elsewhere, bede = await there.watching.enter(room.row.id, "bede")
        heard(bede)
        for _ in range(4):
            house.later(30)
            await service.presence.beat()
            await there.presence.beat()
        assert here(elsewhere) == [True, True]
        assert heard(bede) == []
        await service.close()
        house.later(30)
        await there.presence.beat()
        house.later(30)
        await there.presence.beat()
        (message,) = heard(bede)
        assert [one["here"] for one in message["seats"]] == [False, True]

    told(story)


def test_what_cannot_be_stored_keeps_nobody_from_looking(told, monkeypatch):  # noqa: F811
    async def story(house, service):
        room = await begun(service, 2)
        house.later(60)

        async def fail(*given):
            raise OSError

        monkeypatch.setattr(service.rooms.storage, "are_here", fail)
        _, page = await service.watching.enter(room.row.id, "ada")
        assert heard(page)[0]["type"] == "hello"

    told(story)
