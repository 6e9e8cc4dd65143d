"""Bots that are asked at the same time: each thinks once about each of its questions, and a
bot that finds no answer does not keep the service busy."""

from __future__ import annotations

import asyncio
import inspect
import logging
import random

import pytest

from asclepia.players import seconds_of_thought
from asclepia.server import thinking, wire
from asclepia.server.bus import Bus
from asclepia.server.service import Service
from asclepia.server.storage import Storage

pytestmark = pytest.mark.usefixtures("tiny_games")


class Thinkers:
    """Think here and at once, and keep what was asked; `answer` may give another answer."""

    count = 2

    def __init__(self, answer=None):
        self.asked = []
        self.choices = set()
        self.answer = answer

    async def decide(self, question, level, person):
        await asyncio.sleep(0)
        self.asked.append((question.seat, len(question.moves)))
        self.choices.add(len(question.glimpse().choices()))
        if self.answer is not None and (code := self.answer(question)) is not None:
            return code
        return thinking.decide(question, "novice", len(self.asked))


class Clock:
    """Waits end when the test says so."""

    def __init__(self):
        self.waits = []

    async def __call__(self, seconds):
        ring = asyncio.get_running_loop().create_future()
        self.waits.append((seconds, ring))
        await ring

    async def ring(self, which=0):
        """One of the waits is over; whatever follows from that happens."""
        _, ring = self.waits.pop(which)
        ring.set_result(None)
        await settle()


STORING = [0]  # what the storages of this process are at


def watched(storage):
    """A storage whose work `settle` waits for."""

    def counted(method):
        async def call(*given, **named):
            STORING[0] += 1
            try:
                return await method(*given, **named)
            finally:
                STORING[0] -= 1

        return call

    for name, method in inspect.getmembers(storage, inspect.iscoroutinefunction):
        if not name.startswith("_"):
            setattr(storage, name, counted(method))
    return storage


async def settle():
    """Until nothing moves any more but what waits for the clock."""
    quiet = 0
    while quiet < 30:
        await asyncio.sleep(0.001)
        quiet = 0 if STORING[0] else quiet + 1


def played(tmp_path, thinkers, clock, story):
    """A story with a service in this process."""

    async def tell():
        storage = Storage(f"sqlite:///{tmp_path / 'a.db'}")
        await storage.open()
        watched(storage)
        service = Service(storage, Bus(), thinkers, 0.0, clock)
        await service.open()
        try:
            return await story(service)
        finally:
            await service.close()
            await storage.close()

    return asyncio.run(tell())


def chairs(*words):
    return [wire.ChairWish("me") if word == "me" else wire.ChairWish("bot", word) for word in words]


def test_a_thought_is_kept_while_others_move(tmp_path):
    """Three bots and a person cook side by side: nobody's move costs another's thought."""
    thinkers, clock = Thinkers(), Clock()

    async def story(service):
        wish = wire.NewTable("kitchen", chairs("me", "novice", "novice", "novice"))
        table = await service.seating.create("ada", "Ada", wish)
        room, _ = await service.watching.enter(table, "ada")
        await settle()
        assert sorted(thinkers.asked) == [(1, 0), (2, 0), (3, 0)]  # all at the same time
        assert len(clock.waits) == 3
        code = room.match.state.choices(0)[0].code
        await service.playing.act(table, "ada", wire.Act(0, 0, code))
        await settle()
        assert len(thinkers.asked) == 3
        for answered in range(1, 4):
            await clock.ring()
            assert room.ply == 1 + answered
        assert room.match.state.pending == (0, 1, 2, 3)
        assert len(thinkers.asked) == 6  # and each about its next dish
        return room

    played(tmp_path, thinkers, clock, story)


def test_a_thought_is_dropped_when_its_question_is_gone(tmp_path):
    """The person takes back what the bot was to answer, and does something else."""
    thinkers, clock = Thinkers(), Clock()

    async def story(service):
        wish = wire.NewTable("clinic", chairs("me", "novice"))
        table = await service.seating.create("ada", "Ada", wish)
        room, _ = await service.watching.enter(table, "ada")
        await act(service, room)
        await act(service, room)
        assert room.match.state.pending == (1,)  # the bot may answer the dose
        assert len(thinkers.asked) == 1
        await service.playing.undo(table, "ada", wire.Undo(0, room.ply))
        await settle()
        assert room.thinking == {}
        await act(service, room)
        assert thinkers.asked == [(1, 2), (1, 2)]
        assert clock.waits.pop(0)[1].cancelled()  # the moment of the first thought
        await clock.ring()
        assert room.stored[-1][0] == 1

    played(tmp_path, thinkers, clock, story)


async def act(service, room):
    code = room.match.state.choices(0)[0].code
    await service.playing.act(room.row.id, "ada", wire.Act(0, room.ply, code))
    await settle()


def test_a_bot_without_an_answer_rests_longer_and_longer(tmp_path, caplog):
    """And the others play on; what is logged is what everybody has heard."""
    wrong = [10**6, 10**6, 10**6]  # no such action

    def answer(question):
        return wrong.pop() if question.seat == 1 and wrong else None

    thinkers, clock = Thinkers(answer), Clock()

    async def story(service):
        wish = wire.NewTable("auction", chairs("novice", "novice", "novice"))
        table = await service.seating.create("ada", "Ada", wish)
        room, _ = await service.watching.enter(table, "ada")
        await settle()
        rests = []
        for _ in range(3):
            await clock.ring(-1 if rests else 1)  # the moment of seat 1 is over
            rests.append(clock.waits[-1][0])
            await clock.ring(-1)
        assert rests == [2.0, 4.0, 8.0]
        while clock.waits:
            await clock.ring()
        assert room.row.status == "over"

    with caplog.at_level(logging.INFO, "asclepia"):
        played(tmp_path, thinkers, clock, story)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 3
    for line in said:
        assert "the bot on seat 1 (novice) found no answer to “Bid up to 5 coins" in line
        assert "1000000" not in line
        assert "choices" not in line


@pytest.mark.parametrize("level", ["novice", "master"])
def test_the_moment_depends_on_who_is_asked_and_on_nothing_else(tmp_path, monkeypatch, level):
    """Bots at once: rich and poor ones bid after the same moment."""
    monkeypatch.setattr(random, "random", lambda: 0.5)
    thinkers, clock = Thinkers(), Clock()
    moments = set()

    async def story(service):
        wish = wire.NewTable("auction", chairs(level, level, level))
        table = await service.seating.create("ada", "Ada", wish)
        room, _ = await service.watching.enter(table, "ada")
        await settle()
        while clock.waits:
            moments.update(seconds for seconds, _ in clock.waits)
            await clock.ring()
        assert room.row.status == "over"

    played(tmp_path, thinkers, clock, story)
    assert len(thinkers.choices) > 1
    assert len(moments) == 1
    assert moments.pop() > 2 * seconds_of_thought(level)  # two are thought for at once, then one
