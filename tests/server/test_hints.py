"""A hint is thought about only as long as somebody waits for it and its question stands."""

from __future__ import annotations

import asyncio

import pytest

from asclepia.server import wire
from tests.server.test_bots import Clock, Thinkers, act, chairs, played, settle

pytestmark = pytest.mark.usefixtures("tiny_games")


class Advisers(Thinkers):
    """They think until the test says so."""

    def __init__(self):
        super().__init__()
        self.thoughts = []

    async def advise(self, question, person):
        thought = asyncio.get_running_loop().create_future()
        self.thoughts.append((person, thought))
        return await thought


async def asked(service):
    """A table, its room, and a hint that is being thought about."""
    wish = wire.NewTable("clinic", chairs("me", "novice"))
    table = await service.seating.create("ada", "Ada", wish)
    room, _ = await service.watching.enter(table, "ada")
    hint = asyncio.ensure_future(service.playing.hint(table, "ada", 0))
    await settle()
    return room, hint


def test_a_hint_comes_while_its_question_stands(tmp_path):
    thinkers = Advisers()

    async def story(service):
        room, hint = await asked(service)
        person, thought = thinkers.thoughts[0]
        code = room.match.state.choices(0)[0].code
        thought.set_result([(code, 1.5)])
        told = await hint
        assert person == "ada"
        assert [(line.code, line.lead) for line in told.lines] == [(code, 1.5)]
        assert not room.hints

    played(tmp_path, thinkers, Clock(), story)


def test_a_hint_is_given_up_when_the_position_changes(tmp_path):
    thinkers = Advisers()

    async def story(service):
        room, hint = await asked(service)
        await act(service, room)
        assert thinkers.thoughts[0][1].cancelled()
        assert await hint is None
        assert not room.hints

    played(tmp_path, thinkers, Clock(), story)


def test_a_hint_is_given_up_when_its_asker_goes(tmp_path):
    thinkers = Advisers()

    async def story(service):
        room, hint = await asked(service)
        hint.cancel()
        await settle()
        assert hint.cancelled()
        assert thinkers.thoughts[0][1].cancelled()
        assert not room.hints

    played(tmp_path, thinkers, Clock(), story)
