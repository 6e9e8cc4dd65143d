"""A hint is thought about only as long as somebody waits for it and its question stands."""

from __future__ import annotations

import asyncio

import pytest

from asclepia.server import wire
from asclepia.server.thinking import Advised
from tests.server.test_bots import Clock, Thinkers, act, chairs, played, settle

pytestmark = pytest.mark.usefixtures("tiny_games")


class Advisers(Thinkers):
    """They think until the test says so."""

    def __init__(self):
        super().__init__()
        self.thoughts = []
        self.asked = []

    async def advise(self, question, person, instead=None, weighed=None):
        self.asked.append((instead, weighed))
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
        thought.set_result(Advised([(code, 1.5)], None, "only", None))
        told = await hint
        assert person == "ada"
        assert [(line.code, line.lead) for line in told.lines] == [(code, 1.5)]
        assert not room.hints

    played(tmp_path, thinkers, Clock(), story)


def test_whoever_asks_again_hears_the_same(tmp_path):
    """What was weighed is not weighed again at the same position, only compared anew."""
    thinkers = Advisers()

    async def story(service):
        room, hint = await asked(service)
        best, other = (one.code for one in room.match.state.choices(0)[:2])
        weighed = [(best, 1.5), (other, 0.25)]
        thinkers.thoughts[0][1].set_result(Advised(weighed, other, "best", None))
        await hint
        again = asyncio.ensure_future(service.playing.hint(room.row.id, "ada", 0, other))
        await settle()
        why = wire.Why(wire.Said("reason-luck", {"cards": 2}), 1, False)
        thinkers.thoughts[1][1].set_result(Advised(weighed, other, "better", why))
        told = await again
        assert thinkers.asked == [(None, None), (other, weighed)]
        assert (told.verdict, told.rival["code"], told.why) == ("better", other, why)
        await act(service, room)
        third = asyncio.ensure_future(service.playing.hint(room.row.id, "ada", 0))
        await settle()
        assert thinkers.asked[2] == (None, None)  # another position is thought about anew
        third.cancel()

    played(tmp_path, thinkers, Clock(), story)


@pytest.mark.parametrize("code", [-1, 10**9, 0])
def test_what_cannot_be_done_now_is_not_compared(tmp_path, code):
    thinkers = Advisers()

    async def story(service):
        room, hint = await asked(service)
        hint.cancel()
        legal = {one.code for one in room.match.state.choices(0)}
        wrong = code or next(one for one in range(10**6) if one not in legal)
        with pytest.raises(wire.Refused) as refused:
            await service.playing.hint(room.row.id, "ada", 0, wrong)
        assert refused.value.key == "illegal"
        assert len(thinkers.thoughts) == 1
        assert not room.weighed

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
