"""Bots take the same moment whatever they hold: how long they take tells nothing."""

from __future__ import annotations

import asyncio
import random
from functools import partial

import pytest

from asclepia.players import LEVELS, seconds_of_thought
from asclepia.server import thinking, wire, workers
from asclepia.server.bus import Bus
from asclepia.server.service import Service
from asclepia.server.storage import Storage
from tests.server.test_bots import settle, watched
from tests.server.test_thinkers import Timeline


class Thinkers:
    """Think here and at once, and keep how many choices there were."""

    count = 2

    def __init__(self):
        self.choices = []

    async def decide(self, question, level, person):
        await asyncio.sleep(0)
        self.choices.append(len(question.glimpse().choices()))
        return thinking.decide(question, "novice", 1)


async def waits_of_a_game(database, level, pause):
    """What two bots waited for in a game, and how many choices they had each time."""
    storage = Storage(f"sqlite:///{database}")
    await storage.open()
    thinkers = Thinkers()
    waits = []

    async def wait(seconds):
        waits.append((seconds, len(thinkers.choices)))

    service = Service(storage, Bus(), thinkers, pause, wait)
    chairs = [wire.ChairWish("bot", level)] * 2
    wish = wire.NewTable("garum", chairs, {"board": "baelo"})
    table = await service.seating.create("ada", "Ada", wish)
    while service.bots.tasks:
        await asyncio.gather(*service.bots.tasks)
    assert (await service.rooms.room(table)).row.status == "over"
    await service.close()
    await storage.close()
    return waits, thinkers.choices


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_takes_the_same_moment(tmp_path, monkeypatch, level):
    monkeypatch.setattr(random, "random", lambda: 0.5)
    waits, choices = asyncio.run(waits_of_a_game(tmp_path / "a.db", level, 0.0))
    assert len(set(choices)) > 3  # easy questions and hard ones
    assert len(waits) == len(choices)
    assert len({seconds for seconds, _ in waits}) == 1
    assert waits[0][0] > seconds_of_thought(level)
    # It runs from the question on, beside the thinking.
    assert [thought for _, thought in waits] == list(range(len(waits)))


def test_people_can_follow_however_fast_a_level_thinks(tmp_path, monkeypatch):
    monkeypatch.setattr(random, "random", lambda: 0.0)
    waits, _ = asyncio.run(waits_of_a_game(tmp_path / "a.db", "novice", 0.5))
    assert {seconds for seconds, _ in waits} == {0.5}


# Under load


class Mind:
    """A thinker on a timeline: real choices take some of their time, a lone one takes none."""

    def __init__(self, timeline, effort):
        self.timeline = timeline
        self.effort = effort

    async def start(self):
        pass

    async def do(self, work):
        if not isinstance(work, partial):  # of other guests
            await self.timeline.wait(work * self.effort)
            return None
        question = work.args[0]
        real = len(question.glimpse().choices()) > 1
        await self.timeline.wait(0.7 * self.effort if real else 0.0)
        return thinking.decide(question, "novice", 1)

    def end(self):
        pass


class OnATimeline(thinking.Thinkers):
    def __init__(self, timeline, effort):
        super().__init__(2)
        self._make = partial(Mind, timeline, effort)
        self._wait = timeline.wait
        self._clock = lambda: timeline.now


async def moments_under_load(database, effort, guests, answers):
    """When the answers of two bots were heard, while other guests keep the thinkers busy."""
    storage = Storage(f"sqlite:///{database}")
    await storage.open()
    watched(storage)
    timeline = Timeline()
    thinkers = OnATimeline(timeline, effort)
    thinkers.open()
    service = Service(storage, Bus(), thinkers, 0.0, timeline.wait)
    busy = [
        asyncio.ensure_future(thinkers.do(f"guest {i % guests}", 0.7, workers.Pace(0.84)))
        for i in range(guests * 30)
    ]
    wish = wire.NewTable("clinic", [wire.ChairWish("bot", "master")] * 2)
    table = await service.seating.create("ada", "Ada", wish)
    room = await service.rooms.room(table)
    moments = []
    for ply in range(1, answers + 1):
        await timeline.pass_until(lambda ply=ply: room.ply >= ply, settle)
        moments.append(round(timeline.now, 6))
    for one in busy:
        one.cancel()
    await service.close()
    await thinkers.close()
    await storage.close()
    return moments, [seat for seat, _ in room.stored]


@pytest.mark.usefixtures("tiny_games")
@pytest.mark.parametrize("guests", [0, 3])
def test_under_load_too_an_answer_s_moment_tells_nothing(tmp_path, monkeypatch, guests):
    """However long the thoughts take, ours and the others': everybody hears the same game at the
    same moments."""
    monkeypatch.setattr(random, "random", lambda: 0.5)
    heard = [
        asyncio.run(moments_under_load(tmp_path / f"{effort}.db", effort, guests, 4))
        for effort in (0.0, 1.0)
    ]
    assert heard[0] == heard[1]
